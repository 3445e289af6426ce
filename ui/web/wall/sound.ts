// SPDX-License-Identifier: Apache-2.0

let audio: AudioContext | null = null;

/** Two short tones. A browser that lets no page sound without a hand on it stays silent. */
export function beep(): void {
    try {
        audio = audio ?? new AudioContext();
        const begin = audio.currentTime;
        for (const [after, pitch] of [[0, 880], [0.25, 660]] as const) {
            const tone = audio.createOscillator();
            const loudness = audio.createGain();
            tone.frequency.value = pitch;
            loudness.gain.setValueAtTime(0.2, begin + after);
            loudness.gain.linearRampToValueAtTime(0, begin + after + 0.22);
            tone.connect(loudness).connect(audio.destination);
            tone.start(begin + after);
            tone.stop(begin + after + 0.24);
        }
    } catch {
        audio = null;
    }
}
