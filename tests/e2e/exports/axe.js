// SPDX-License-Identifier: Apache-2.0
// axe.js PAGE CHROMIUM: every rule of WCAG 2.2 A and AA, in both colour schemes.
const puppeteer = require('puppeteer-core');
const fs = require('fs');

async function main() {
    const [page, chromium] = process.argv.slice(2);
    const browser = await puppeteer.launch({
        executablePath: chromium,
        args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    });
    let failures = 0;
    for (const scheme of ['light', 'dark']) {
        const tab = await browser.newPage();
        await tab.setBypassCSP(true); // the page allows no script; the judge brings one
        await tab.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        await tab.goto('file://' + page);
        await tab.evaluate(fs.readFileSync(require.resolve('axe-core'), 'utf8'));
        const result = await tab.evaluate(() =>
            axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }));
        for (const violation of result.violations) {
            failures += 1;
            console.log(`${scheme}: ${violation.id}: ${violation.help} (${violation.nodes.length}): `
                + violation.nodes[0].html.slice(0, 200));
        }
        console.log(`${scheme}: ${result.passes.length} rules passed`);
        await tab.close();
    }
    await browser.close();
    process.exit(failures === 0 ? 0 : 1);
}

main().catch((error) => {
    console.error(error);
    process.exit(1);
});
