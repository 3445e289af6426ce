<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>ActZone</name>
    <message>
        <source>Abort – Esc</source>
        <translation>Interrompre – Esc</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Withdraw the request</source>
        <translation>Retirer la demande</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Review again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>hold, or type %1</source>
        <translation>maintenir ou saisir %1</translation>
    </message>
    <message>
        <source>Digits %1 instead of holding the button</source>
        <translation>Chiffres %1 au lieu de maintenir le bouton</translation>
    </message>
    <message>
        <source>Approve: %1</source>
        <translation>Approuver&#xa0;: %1</translation>
    </message>
    <message>
        <source>Press and hold for 1.5 s (Ctrl+Enter). It is sent %1 s later and can be aborted until then.</source>
        <translation>Maintenir appuyé 1,5 s (Ctrl+Enter). L’envoi a lieu %1 s plus tard&#xa0;; d’ici là, il peut être interrompu.</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rejeter</translation>
    </message>
    <message>
        <source>Reject: %1</source>
        <translation>Rejeter : %1</translation>
    </message>
</context>
<context>
    <name>ActionCatalog</name>
    <message>
        <source>Remove hook</source>
        <translation>Retirer le hook</translation>
    </message>
    <message>
        <source>Retry drain now</source>
        <translation>Relancer le drainage</translation>
    </message>
    <message>
        <source>Skip drain</source>
        <translation>Sauter le drainage</translation>
    </message>
    <message>
        <source>Mark for replacement</source>
        <translation>Marquer à remplacer</translation>
    </message>
    <message>
        <source>Cordon</source>
        <translation>Isoler (cordon)</translation>
    </message>
    <message>
        <source>Uncordon</source>
        <translation>Réintégrer (uncordon)</translation>
    </message>
    <message>
        <source>Hold off</source>
        <translation>Maintenir éteint</translation>
    </message>
    <message>
        <source>Release my hold</source>
        <translation>Lever mon blocage</translation>
    </message>
    <message>
        <source>Release power key</source>
        <translation>Lever la clé d’alim.</translation>
    </message>
    <message>
        <source>Power on</source>
        <translation>Allumer</translation>
    </message>
    <message>
        <source>Power off</source>
        <translation>Éteindre</translation>
    </message>
    <message>
        <source>Soft reboot</source>
        <translation>Redémarrage doux</translation>
    </message>
    <message>
        <source>Hard reboot</source>
        <translation>Redémarrage forcé</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>Détacher</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Attacher</translation>
    </message>
    <message>
        <source>Remove finalizer</source>
        <translation>Retirer le finalizer</translation>
    </message>
    <message>
        <source>Force delete</source>
        <translation>Forcer la suppression</translation>
    </message>
    <message>
        <source>Skip volume wait</source>
        <translation>Sauter l’attente des volumes</translation>
    </message>
    <message>
        <source>Limit drain</source>
        <translation>Limiter le drainage</translation>
    </message>
    <message>
        <source>Remediate machine</source>
        <translation>Remédier à la machine</translation>
    </message>
    <message>
        <source>Cancel remediation</source>
        <translation>Annuler la remédiation</translation>
    </message>
    <message>
        <source>Skip remediation</source>
        <translation>Sauter la remédiation</translation>
    </message>
    <message>
        <source>Allow remediation</source>
        <translation>Autoriser la remédiation</translation>
    </message>
    <message>
        <source>Restore drain</source>
        <translation>Rétablir le drainage</translation>
    </message>
    <message>
        <source>Restore volume wait</source>
        <translation>Rétablir l’attente des volumes</translation>
    </message>
    <message>
        <source>Pause machine</source>
        <translation>Suspendre la machine</translation>
    </message>
    <message>
        <source>Resume machine</source>
        <translation>Reprendre la machine</translation>
    </message>
    <message>
        <source>Pause cluster</source>
        <translation>Suspendre le cluster</translation>
    </message>
    <message>
        <source>Resume cluster</source>
        <translation>Reprendre le cluster</translation>
    </message>
</context>
<context>
    <name>ActionMenu</name>
    <message>
        <source>Actions for %1</source>
        <translation>Actions pour %1</translation>
    </message>
    <message>
        <source>Guard level %1 at least</source>
        <translation>Niveau de garde %1 au moins</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>explained only</source>
        <translation>expliqué</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>ne change rien</translation>
    </message>
</context>
<context>
    <name>AddBackendDialog</name>
    <message>
        <source>Add a backend</source>
        <translation>Ajouter un backend</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>https://host:7480</source>
        <translation>https://host:7480</translation>
    </message>
    <message>
        <source>File with your token</source>
        <translation>Fichier avec le jeton de cette personne</translation>
    </message>
    <message>
        <source>/home/ada/prod-b.token</source>
        <translation>/home/ada/prod-b.token</translation>
    </message>
    <message>
        <source>File with the CA to trust; empty: the CAs of the system</source>
        <translation>Fichier de l’autorité de confiance ; vide pour celles du système</translation>
    </message>
    <message>
        <source>/home/ada/prod-b-ca.crt</source>
        <translation>/home/ada/prod-b-ca.crt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Add backend</source>
        <translation>Ajouter le backend</translation>
    </message>
    <message>
        <source>Enter an address and a token file.</source>
        <translation>Il faut une adresse et un jeton.</translation>
    </message>
</context>
<context>
    <name>AlarmLine</name>
    <message>
        <source>No alarms need attention</source>
        <translation>Aucune alarme à traiter</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>NEW</source>
        <translation>NOUV.</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>+%1 autres</translation>
    </message>
    <message>
        <source>Acknowledge %1</source>
        <translation>Acquitter %1</translation>
    </message>
    <message>
        <source>Ack  %1</source>
        <translation>Acq.  %1</translation>
    </message>
    <message>
        <source>Ack</source>
        <translation>Acq.</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Aller à %1</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Voir</translation>
    </message>
    <message>
        <source>No ack: the data is older than 10 s.</source>
        <translation>Pas d’acquittement : les données ont plus de 10 s.</translation>
    </message>
    <message>
        <source>No ack: the role operator is needed.</source>
        <translation>Pas d’acquittement : le rôle operator est requis.</translation>
    </message>
</context>
<context>
    <name>AlarmList</name>
    <message>
        <source>P%1, %2, %3</source>
        <translation>P%1, %2, %3</translation>
    </message>
    <message>
        <source>P%1, %2</source>
        <translation>P%1, %2</translation>
    </message>
    <message>
        <source>Show all: %1</source>
        <translation>Tout afficher : %1</translation>
    </message>
    <message>
        <source>Fold: %1</source>
        <translation>Replier : %1</translation>
    </message>
</context>
<context>
    <name>AlarmsPage</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Les données ont plus de 10 s&#xa0;: aucune modification possible.</translation>
    </message>
    <message>
        <source>%1 is not allowed to change alarms.</source>
        <translation>%1 ne peut pas modifier les alarmes.</translation>
    </message>
    <message>
        <source>Flood since %1: %2 alarms in 10 min</source>
        <translation>Avalanche depuis %1&#xa0;: %2 alarmes en 10 min</translation>
    </message>
    <message>
        <source>No flood: %1 in 10 min</source>
        <translation>Pas d’avalanche&#xa0;: %1 en 10 min</translation>
    </message>
    <message>
        <source>%1 in the last hour</source>
        <translation>%1 dans la dernière heure</translation>
    </message>
    <message>
        <source>%1 in 24 h</source>
        <translation>%1 en 24 h</translation>
    </message>
    <message>
        <source>1 alarm is older than 24 h</source>
        <translation>1 dure depuis plus de 24 h</translation>
    </message>
    <message>
        <source>%1 alarms are older than 24 h</source>
        <translation>%1 durent depuis plus de 24 h</translation>
    </message>
    <message>
        <source>Copies what the next shift needs to know, as Markdown</source>
        <translation>Copie en Markdown ce que l’équipe suivante doit savoir</translation>
    </message>
    <message>
        <source>Copy shift handover sheet</source>
        <translation>Copier la fiche de relève</translation>
    </message>
    <message>
        <source>Handover sheet copied.</source>
        <translation>Fiche de relève copiée.</translation>
    </message>
    <message>
        <source>a person can handle 10</source>
        <translation>une personne en suit 10</translation>
    </message>
    <message>
        <source>Alarms per 10 min, last 24 h</source>
        <translation>Alarmes par 10 min, dernières 24 h</translation>
    </message>
    <message>
        <source>Priorities, last 24 h</source>
        <translation>Priorités, dernières 24 h</translation>
    </message>
    <message>
        <source>Not acknowledged</source>
        <translation>Non acquittées</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Acquitter</translation>
    </message>
    <message>
        <source>No alarms to acknowledge.</source>
        <translation>Aucune alarme à acquitter.</translation>
    </message>
    <message>
        <source>Unacknowledged alarms</source>
        <translation>Alarmes non acquittées</translation>
    </message>
    <message>
        <source>raised %1 ago</source>
        <translation>levée il y a %1</translation>
    </message>
    <message>
        <source>Acknowledged, still active</source>
        <translation>Acquittées, non résolues</translation>
    </message>
    <message>
        <source>No acknowledged alarms are active.</source>
        <translation>Rien d’acquitté n’est encore présent.</translation>
    </message>
    <message>
        <source>Acknowledged alarms</source>
        <translation>Alarmes acquittées</translation>
    </message>
    <message>
        <source>%1, %2 ago; raised %3 ago</source>
        <translation>%1, il y a %2&#xa0;; levée il y a %3</translation>
    </message>
    <message>
        <source>Top 10 sources, last 24 h</source>
        <translation>Top 10 des sources, dernières 24 h</translation>
    </message>
    <message>
        <source>No alarm in the last 24 h.</source>
        <translation>Aucune alarme ces dernières 24 h.</translation>
    </message>
    <message>
        <source>Sources with the most alarms</source>
        <translation>Sources avec le plus d’alarmes</translation>
    </message>
    <message>
        <source>3 times or more in 1 h</source>
        <translation>3 fois ou plus en 1 h</translation>
    </message>
    <message>
        <source>Chattering</source>
        <translation>Battements</translation>
    </message>
    <message>
        <source>No chattering alarms.</source>
        <translation>Aucune alarme ne va et vient.</translation>
    </message>
    <message>
        <source>Chattering alarms</source>
        <translation>Alarmes qui vont et viennent</translation>
    </message>
    <message>
        <source>Shelved</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Unshelve</source>
        <translation>Réactiver</translation>
    </message>
    <message>
        <source>No shelved alarms.</source>
        <translation>Rien n’est mis en attente.</translation>
    </message>
    <message>
        <source>Shelved alarms</source>
        <translation>Alarmes mises en attente</translation>
    </message>
    <message>
        <source>back in %1; %2: %3</source>
        <translation>retour dans %1&#xa0;; %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>The backend does not serve alarms.</source>
        <translation>Le backend ne dit rien des alarmes.</translation>
    </message>
    <message>
        <source>Shelve…</source>
        <translation>Mettre en attente…</translation>
    </message>
</context>
<context>
    <name>AppearancePane</name>
    <message>
        <source>Saved in %1.</source>
        <translation>Conservé dans %1.</translation>
    </message>
    <message>
        <source>Not saved: lost when the console is closed.</source>
        <translation>Oublié à la fermeture de la console.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Light for a bright room, dark for a dim one.</source>
        <translation>Clair pour une salle éclairée, sombre pour une salle obscure.</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compacte</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Touch</source>
        <translation>Tactile</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densité</translation>
    </message>
    <message>
        <source>Rows of 28, 36 or 48 pixels.</source>
        <translation>Lignes de 28, 36 ou 48 pixels.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Takes effect when the console is restarted.</source>
        <translation>Pris en compte au redémarrage de la console.</translation>
    </message>
    <message>
        <source>In addition to the scale of the desktop.</source>
        <translation>En plus du réglage du bureau.</translation>
    </message>
    <message>
        <source>Reduce motion: no animation and no blinking</source>
        <translation>Moins de mouvement&#xa0;: rien ne bouge ni ne clignote</translation>
    </message>
</context>
<context>
    <name>AuditColumns</name>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s&apos;est passé</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Acteur</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>Approuvé par</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>AuditList</name>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>1 row copied.</source>
        <translation>1 ligne copiée.</translation>
    </message>
    <message>
        <source>%1 rows copied.</source>
        <translation>%1 lignes copiées.</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>Délai dépassé</translation>
    </message>
    <message>
        <source>G4</source>
        <translation>G4</translation>
    </message>
    <message>
        <source>Break-glass</source>
        <translation>Bris de glace</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Deux personnes</translation>
    </message>
    <message>
        <source>Every row was checked, %1 are intact.</source>
        <translation>Chaque ligne a été relue, %1 sont intactes.</translation>
    </message>
    <message>
        <source>Filter (/)</source>
        <translation>Filtre (/)</translation>
    </message>
    <message>
        <source>Saves the visible rows</source>
        <translation>Enregistre les lignes affichées</translation>
    </message>
    <message>
        <source>Save CSV</source>
        <translation>Enregistrer en CSV</translation>
    </message>
    <message>
        <source>Saves the visible rows, one JSON object per line</source>
        <translation>Enregistre les lignes affichées, un objet JSON par ligne</translation>
    </message>
    <message>
        <source>Save JSONL</source>
        <translation>Enregistrer en JSONL</translation>
    </message>
    <message>
        <source>chain not checked yet</source>
        <translation>chaîne pas encore vérifiée</translation>
    </message>
    <message>
        <source>chain ok to #%1</source>
        <translation>chaîne ok jusqu’à #%1</translation>
    </message>
    <message>
        <source>1 break-glass to review</source>
        <translation>1 bris de glace attend son examen</translation>
    </message>
    <message>
        <source>%1 break-glasses to review</source>
        <translation>%1 bris de glace attendent leur examen</translation>
    </message>
    <message>
        <source>The backend checks the hash of every row</source>
        <translation>Le backend relit chaque ligne et son hash</translation>
    </message>
    <message>
        <source>Check chain</source>
        <translation>Vérifier la chaîne</translation>
    </message>
    <message>
        <source>%1 rows match</source>
        <translation>%1 lignes correspondent</translation>
    </message>
    <message>
        <source>The newest %1 rows</source>
        <translation>Les %1 dernières lignes</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>Vérifié&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No changes were made in %1 through Holdpoint.</source>
        <translation>Personne n’a rien changé dans %1 via Holdpoint.</translation>
    </message>
    <message>
        <source>The filters hide all rows.</source>
        <translation>Des lignes sont masquées par les filtres.</translation>
    </message>
    <message>
        <source>Filter by actor, action, object or reason (/)</source>
        <translation>Filtrer par acteur, action, objet ou motif (/)</translation>
    </message>
    <message>
        <source>from:10.0.7 searches addresses only, for:ada who is acted for; actor:, object:, action: likewise</source>
        <translation>from:10.0.7 cherche dans les adresses seules, for:ada dans la personne représentée, actor: object: action: dans les leurs</translation>
    </message>
    <message>
        <source>Another person writes down the findings, and the alarm clears</source>
        <translation>Une autre personne écrit ce qu’elle a constaté, et l’alarme prend fin</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Examiner…</translation>
    </message>
    <message>
        <source>1 row matches</source>
        <translation>1 ligne correspond</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>la colonne %1</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 sélectionnées</translation>
    </message>
    <message>
        <source>Views…</source>
        <translation>Vues…</translation>
    </message>
</context>
<context>
    <name>AuditPanel</name>
    <message>
        <source>The server accepted it</source>
        <translation>Le serveur l’a accepté</translation>
    </message>
    <message>
        <source>The server refused it</source>
        <translation>Le serveur l’a refusé</translation>
    </message>
    <message>
        <source>No dry run was made</source>
        <translation>Aucun essai à blanc</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Select a row to see its patch, dry run and interlocks.</source>
        <translation>Choisir une ligne pour voir son patch, sa simulation et ses verrous.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Acteur</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>depuis %1</translation>
    </message>
    <message>
        <source>On behalf of</source>
        <translation>Au nom de</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>Approuvé par</translation>
    </message>
    <message>
        <source>Break-glass</source>
        <translation>Bris de glace</translation>
    </message>
    <message>
        <source>yes, without a second person</source>
        <translation>oui, sans seconde personne</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Guard level</source>
        <translation>Niveau de garde</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>uid</source>
        <translation>uid</translation>
    </message>
    <message>
        <source>Digest</source>
        <translation>Digest</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Interlocks at that moment</source>
        <translation>Verrous à ce moment</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Patch</translation>
    </message>
    <message>
        <source>Copy patch</source>
        <translation>Copier le patch</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
</context>
<context>
    <name>AuditRowItem</name>
    <message>
        <source>row %1</source>
        <translation>ligne %1</translation>
    </message>
</context>
<context>
    <name>AuditText</name>
    <message>
        <source>%1 asked to remove the hook %3 from %2.</source>
        <translation>%1 a demandé de retirer le hook %3 de %2.</translation>
    </message>
    <message>
        <source>%1 removed the hook %3 from %2.</source>
        <translation>%1 a retiré le hook %3 de %2.</translation>
    </message>
    <message>
        <source>%1 asked to retry the drain of %2.</source>
        <translation>%1 a demandé de relancer le drainage de %2.</translation>
    </message>
    <message>
        <source>%1 retried the drain of %2.</source>
        <translation>%1 a relancé le drainage de %2.</translation>
    </message>
    <message>
        <source>%1 asked to skip the drain of %2.</source>
        <translation>%1 a demandé de sauter le drainage de %2.</translation>
    </message>
    <message>
        <source>%1 skipped the drain of %2.</source>
        <translation>%1 a sauté le drainage de %2.</translation>
    </message>
    <message>
        <source>%1 asked to mark %2 for replacement.</source>
        <translation>%1 a demandé de marquer %2 à remplacer.</translation>
    </message>
    <message>
        <source>%1 marked %2 for replacement.</source>
        <translation>%1 a marqué %2 à remplacer.</translation>
    </message>
    <message>
        <source>%1 asked to cordon %2.</source>
        <translation>%1 a demandé d&apos;isoler %2.</translation>
    </message>
    <message>
        <source>%1 cordoned %2.</source>
        <translation>%1 a isolé %2.</translation>
    </message>
    <message>
        <source>%1 asked to uncordon %2.</source>
        <translation>%1 a demandé de réintégrer %2.</translation>
    </message>
    <message>
        <source>%1 uncordoned %2.</source>
        <translation>%1 a réintégré %2.</translation>
    </message>
    <message>
        <source>%1 asked to hold %2 off.</source>
        <translation>%1 a demandé de maintenir %2 éteint.</translation>
    </message>
    <message>
        <source>%1 set a hold that keeps %2 off.</source>
        <translation>%1 a posé un blocage qui maintient %2 éteint.</translation>
    </message>
    <message>
        <source>%1 asked to release the hold %3 on %2.</source>
        <translation>%1 a demandé de lever le blocage %3 sur %2.</translation>
    </message>
    <message>
        <source>%1 released the hold %3 on %2.</source>
        <translation>%1 a levé le blocage %3 sur %2.</translation>
    </message>
    <message>
        <source>%1 asked to release the power key %3 of %2.</source>
        <translation>%1 a demandé de lever la clé d&apos;alimentation %3 de %2.</translation>
    </message>
    <message>
        <source>%1 released the power key %3 of %2.</source>
        <translation>%1 a levé la clé d&apos;alimentation %3 de %2.</translation>
    </message>
    <message>
        <source>%1 asked to power on %2.</source>
        <translation>%1 a demandé d&apos;allumer %2.</translation>
    </message>
    <message>
        <source>%1 powered on %2.</source>
        <translation>%1 a allumé %2.</translation>
    </message>
    <message>
        <source>%1 asked to power off %2.</source>
        <translation>%1 a demandé d&apos;éteindre %2.</translation>
    </message>
    <message>
        <source>%1 powered off %2.</source>
        <translation>%1 a éteint %2.</translation>
    </message>
    <message>
        <source>%1 asked for a soft reboot of %2.</source>
        <translation>%1 a demandé un redémarrage doux de %2.</translation>
    </message>
    <message>
        <source>%1 made a soft reboot of %2.</source>
        <translation>%1 a fait un redémarrage doux de %2.</translation>
    </message>
    <message>
        <source>%1 asked for a hard reboot of %2.</source>
        <translation>%1 a demandé un redémarrage forcé de %2.</translation>
    </message>
    <message>
        <source>%1 made a hard reboot of %2.</source>
        <translation>%1 a fait un redémarrage forcé de %2.</translation>
    </message>
    <message>
        <source>%1 asked to cancel the remediation of %2.</source>
        <translation>%1 a demandé d’annuler la remédiation de %2.</translation>
    </message>
    <message>
        <source>%1 cancelled the remediation of %2.</source>
        <translation>%1 a annulé la remédiation de %2.</translation>
    </message>
    <message>
        <source>%1 asked to exclude %2 from remediation.</source>
        <translation>%1 a demandé d’exclure %2 de la remédiation.</translation>
    </message>
    <message>
        <source>%1 excluded %2 from remediation.</source>
        <translation>%1 a exclu %2 de la remédiation.</translation>
    </message>
    <message>
        <source>%1 asked to include %2 in remediation again.</source>
        <translation>%1 a demandé d’inclure de nouveau %2 dans la remédiation.</translation>
    </message>
    <message>
        <source>%1 included %2 in remediation again.</source>
        <translation>%1 a de nouveau inclus %2 dans la remédiation.</translation>
    </message>
    <message>
        <source>%1 asked to restore the drain of %2.</source>
        <translation>%1 a demandé de rétablir le drainage de %2.</translation>
    </message>
    <message>
        <source>%1 restored the drain of %2.</source>
        <translation>%1 a rétabli le drainage de %2.</translation>
    </message>
    <message>
        <source>%1 asked to restore the volume wait of %2.</source>
        <translation>%1 a demandé de rétablir l’attente des volumes de %2.</translation>
    </message>
    <message>
        <source>%1 restored the volume wait of %2.</source>
        <translation>%1 a rétabli l’attente des volumes de %2.</translation>
    </message>
    <message>
        <source>%1 asked to pause %2.</source>
        <translation>%1 a demandé de suspendre %2.</translation>
    </message>
    <message>
        <source>%1 paused %2.</source>
        <translation>%1 a suspendu %2.</translation>
    </message>
    <message>
        <source>%1 asked to resume %2.</source>
        <translation>%1 a demandé de reprendre %2.</translation>
    </message>
    <message>
        <source>%1 resumed %2.</source>
        <translation>%1 a repris %2.</translation>
    </message>
    <message>
        <source>%1 asked to detach %2.</source>
        <translation>%1 a demandé de détacher %2.</translation>
    </message>
    <message>
        <source>%1 detached %2.</source>
        <translation>%1 a détaché %2.</translation>
    </message>
    <message>
        <source>%1 asked to attach %2.</source>
        <translation>%1 a demandé d&apos;attacher %2.</translation>
    </message>
    <message>
        <source>%1 attached %2.</source>
        <translation>%1 a attaché %2.</translation>
    </message>
    <message>
        <source>%1 asked to skip the volume wait of %2.</source>
        <translation>%1 a demandé de sauter l’attente des volumes de %2.</translation>
    </message>
    <message>
        <source>%1 skipped the volume wait of %2.</source>
        <translation>%1 a sauté l’attente des volumes de %2.</translation>
    </message>
    <message>
        <source>%1 asked to limit the drains of %2.</source>
        <translation>%1 a demandé de limiter les drainages de %2.</translation>
    </message>
    <message>
        <source>%1 limited the drains of %2.</source>
        <translation>%1 a limité les drainages de %2.</translation>
    </message>
    <message>
        <source>%1 asked for the remediation of %2.</source>
        <translation>%1 a demandé la remédiation de %2.</translation>
    </message>
    <message>
        <source>%1 requested the remediation of %2.</source>
        <translation>%1 a lancé la remédiation de %2.</translation>
    </message>
    <message>
        <source>%2 came by a link that %1 shared.</source>
        <translation>%2 est arrivé par un lien partagé par %1.</translation>
    </message>
    <message>
        <source>%1 approved the screen %2.</source>
        <translation>%1 a approuvé l’écran %2.</translation>
    </message>
    <message>
        <source>%1 denied the screen %2.</source>
        <translation>%1 a refusé l’écran %2.</translation>
    </message>
    <message>
        <source>The screen %2, approved by %1, was paired.</source>
        <translation>L’écran %2, approuvé par %1, a été associé.</translation>
    </message>
    <message>
        <source>%1 renamed a screen to %2.</source>
        <translation>%1 a renommé un écran en %2.</translation>
    </message>
    <message>
        <source>%1 revoked the screen %2.</source>
        <translation>%1 a révoqué l’écran %2.</translation>
    </message>
    <message>
        <source>%1 created the token %2.</source>
        <translation>%1 a créé le jeton %2.</translation>
    </message>
    <message>
        <source>%1 revoked the token %2.</source>
        <translation>%1 a révoqué le jeton %2.</translation>
    </message>
    <message>
        <source>%1 replaced the token %2.</source>
        <translation>%1 a remplacé le jeton %2.</translation>
    </message>
    <message>
        <source>%1 replaced the certificate.</source>
        <translation>%1 a remplacé le certificat.</translation>
    </message>
    <message>
        <source>%1 replaced the key of the audit.</source>
        <translation>%1 a remplacé la clé de l’audit.</translation>
    </message>
    <message>
        <source>%1 replaced the key that signs bundles.</source>
        <translation>%1 a remplacé la clé qui signe les paquets.</translation>
    </message>
    <message>
        <source>%1 accepted the audit as it is.</source>
        <translation>%1 a accepté l’audit en l’état.</translation>
    </message>
    <message>
        <source>%1 asked to set the budget %2.</source>
        <translation>%1 a demandé de définir le budget %2.</translation>
    </message>
    <message>
        <source>%1 set the budget %2.</source>
        <translation>%1 a défini le budget %2.</translation>
    </message>
</context>
<context>
    <name>BackendPicker</name>
    <message>
        <source>Backends</source>
        <translation>Backends</translation>
    </message>
    <message>
        <source>What you change in a window goes to its backend only.</source>
        <translation>Ce qui est écrit dans une fenêtre ne va qu’à son backend.</translation>
    </message>
    <message>
        <source>Add a backend…</source>
        <translation>Ajouter un backend…</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>Tous les clusters</translation>
    </message>
</context>
<context>
    <name>BackendRow</name>
    <message>
        <source>connecting</source>
        <translation>connexion</translation>
    </message>
    <message>
        <source>live</source>
        <translation>en direct</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lent</translation>
    </message>
    <message>
        <source>STALE %1</source>
        <translation>PÉRIMÉ %1</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>non connecté</translation>
    </message>
    <message>
        <source>%1, %2 new alarms, highest P%3</source>
        <translation>%1, nouvelles alarmes : %2, la pire est P%3</translation>
    </message>
    <message>
        <source>%1 holding</source>
        <translation>%1 bloque</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 nouvelles</translation>
    </message>
    <message>
        <source>Open %1 in another window</source>
        <translation>Ouvrir %1 dans une autre fenêtre</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>Nouvelle fenêtre</translation>
    </message>
    <message>
        <source>Remove %1 from this console</source>
        <translation>Retirer %1 de cette console</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>not live</source>
        <translation>pas en direct</translation>
    </message>
</context>
<context>
    <name>Banners</name>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Next attempt in %1 s</source>
        <translation>Prochain essai dans %1 s</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Examiner…</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>+%1 autres</translation>
    </message>
    <message>
        <source>Needs your approval: %1</source>
        <translation>Attend votre approbation : %1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>Arrêté : %1</translation>
    </message>
    <message>
        <source>Waiting for approval: %1</source>
        <translation>Attend l’approbation : %1</translation>
    </message>
    <message>
        <source>In progress: %1</source>
        <translation>En cours : %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
</context>
<context>
    <name>BudgetsPane</name>
    <message>
        <source>Applied by the backend to current holds. With a history, a hold that takes longer than 95 of 100 like it is late; without one, the budget decides.</source>
        <translation>Ce que le backend applique aux blocages actuels. Sans historique, le budget compte&#xa0;; sinon, est en retard ce qui a duré plus que 95 sur 100 semblables.</translation>
    </message>
    <message>
        <source>Alarm budgets</source>
        <translation>Budgets d’alarme</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Blocage</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Resp.</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Usually</source>
        <translation>Habituel</translation>
    </message>
    <message>
        <source>95 of 100</source>
        <translation>95 sur 100</translation>
    </message>
    <message>
        <source>Budgets</source>
        <translation>Budgets</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>no history</source>
        <translation>sans historique</translation>
    </message>
    <message>
        <source>%1 (n %2)</source>
        <translation>%1 (n %2)</translation>
    </message>
    <message>
        <source>Budgets appear with the holds they apply to.</source>
        <translation>Les budgets apparaissent avec leurs blocages.</translation>
    </message>
    <message>
        <source>No holds.</source>
        <translation>Aucun blocage.</translation>
    </message>
    <message>
        <source>Every hold at %1</source>
        <translation>Chaque blocage à %1</translation>
    </message>
    <message>
        <source>Every hold of %1</source>
        <translation>Chaque blocage de %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Select a hold to change its budget.</source>
        <translation>Sélectionnez un blocage pour changer son budget.</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>S&apos;applique à</translation>
    </message>
    <message>
        <source>Budget, such as 45m</source>
        <translation>Budget, p. ex. 45m</translation>
    </message>
    <message>
        <source>New budget</source>
        <translation>Nouveau budget</translation>
    </message>
    <message>
        <source>Enter a duration such as 45m or 1h30m.</source>
        <translation>Entrez une durée comme 45m ou 1h30m.</translation>
    </message>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Les données ont plus de 10 s&#xa0;: aucune modification possible.</translation>
    </message>
    <message>
        <source>Requires the role admin.</source>
        <translation>Nécessite le rôle admin.</translation>
    </message>
    <message>
        <source>The budget of %1 is %2.</source>
        <translation>Le budget de %1 est de %2.</translation>
    </message>
    <message>
        <source>The budget of %1 is %2, as configured.</source>
        <translation>Le budget de %1 est de %2, comme configuré.</translation>
    </message>
    <message>
        <source>The budget of %1 is the default.</source>
        <translation>Le budget de %1 est la valeur par défaut.</translation>
    </message>
    <message>
        <source>Enter a reason to reset the budget of %1.</source>
        <translation>Indiquez un motif pour réinitialiser le budget de %1.</translation>
    </message>
    <message>
        <source>Ten characters or a ticket id</source>
        <translation>Dix caractères ou un numéro de ticket</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Définir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Set for this site</source>
        <translation>Définis pour ce site</translation>
    </message>
    <message>
        <source>in the configuration</source>
        <translation>dans la configuration</translation>
    </message>
    <message>
        <source>set here; %1 in the configuration</source>
        <translation>défini ici ; %1 dans la configuration</translation>
    </message>
    <message>
        <source>set here</source>
        <translation>défini ici</translation>
    </message>
    <message>
        <source>Reset the budget of %1</source>
        <translation>Réinitialiser le budget de %1</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Réinitialiser…</translation>
    </message>
</context>
<context>
    <name>BulkActs</name>
    <message>
        <source>Reason: at least 10 characters, or a ticket id</source>
        <translation>Pourquoi&#xa0;: au moins 10 caractères, ou un n° de ticket</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Number of machines, %1</source>
        <translation>Nombre de machines, %1</translation>
    </message>
    <message>
        <source>Number of machines: type %1</source>
        <translation>Nombre de machines : saisir %1</translation>
    </message>
    <message>
        <source>Digits, %1</source>
        <translation>Chiffres, %1</translation>
    </message>
    <message>
        <source>Digits: type %1</source>
        <translation>Chiffres : saisir %1</translation>
    </message>
    <message>
        <source>Continue even if I disconnect</source>
        <translation>Continuer même si je me déconnecte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>What was not sent is not sent any more</source>
        <translation>Ce qui n’a pas été envoyé ne l’est plus</translation>
    </message>
    <message>
        <source>Withdraw the request</source>
        <translation>Retirer la demande</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rejeter</translation>
    </message>
    <message>
        <source>Stop the plan</source>
        <translation>Arrêter le plan</translation>
    </message>
    <message>
        <source>End the plan</source>
        <translation>Terminer le plan</translation>
    </message>
    <message>
        <source>Plan again</source>
        <translation>Planifier à nouveau</translation>
    </message>
    <message>
        <source>Continue the plan</source>
        <translation>Poursuivre le plan</translation>
    </message>
    <message>
        <source>Approve: %1</source>
        <translation>Approuver&#xa0;: %1</translation>
    </message>
    <message>
        <source>Request approval</source>
        <translation>Demander l’approbation</translation>
    </message>
    <message>
        <source>Start the plan</source>
        <translation>Lancer le plan</translation>
    </message>
    <message>
        <source>Read-only: requires the role operator or approver.</source>
        <translation>Consultation seule : le rôle operator ou approver est nécessaire.</translation>
    </message>
    <message>
        <source>Only %1 can continue it.</source>
        <translation>Seul %1 peut le poursuivre.</translation>
    </message>
</context>
<context>
    <name>BulkBar</name>
    <message>
        <source>1 hold selected</source>
        <translation>1 blocage choisi</translation>
    </message>
    <message>
        <source>%1 holds selected</source>
        <translation>%1 blocages choisis</translation>
    </message>
    <message>
        <source>Acknowledge (A)</source>
        <translation>Acquitter (A)</translation>
    </message>
    <message>
        <source>Shelve… (H)</source>
        <translation>Mettre en attente… (H)</translation>
    </message>
    <message>
        <source>Ask owners</source>
        <translation>Interroger les resp.</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Ne rien choisir</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Désactivé : les données ont plus de 10 s.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Le rôle operator est requis.</translation>
    </message>
</context>
<context>
    <name>BulkHead</name>
    <message>
        <source>Guard level %1</source>
        <translation>Niveau de garde %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>sur %1</translation>
    </message>
</context>
<context>
    <name>BulkMachineList</name>
    <message>
        <source>Left out · %1</source>
        <translation>Laissées de côté · %1</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 machine</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 machines</translation>
    </message>
    <message>
        <source>Wave %1 of %2 · %3</source>
        <translation>Vague %1 sur %2 · %3</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>laissée de côté</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>non envoyée</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>observé</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>ignorée</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>en échec</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Machines of the plan</source>
        <translation>Machines du plan</translation>
    </message>
    <message>
        <source>1 check passed</source>
        <translation>1 contrôle réussi</translation>
    </message>
    <message>
        <source>%1 checks passed</source>
        <translation>%1 contrôles réussis</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Patch</translation>
    </message>
</context>
<context>
    <name>BulkRules</name>
    <message>
        <source>%1 waves, with a pause of %2 after each.</source>
        <translation>%1 vagues, avec une pause de %2 après chacune.</translation>
    </message>
    <message>
        <source>One wave.</source>
        <translation>Une vague.</translation>
    </message>
    <message>
        <source>Each machine is checked again before it is sent. One that is no longer as planned is skipped.</source>
        <translation>Chaque machine est contrôlée à nouveau avant l’envoi. Celle qui n’est plus comme prévu est ignorée.</translation>
    </message>
    <message>
        <source>It stops at the first machine that fails.</source>
        <translation>Il s’arrête à la première machine en échec.</translation>
    </message>
    <message>
        <source>It stops when more machines fail than %1.</source>
        <translation>Il s’arrête quand plus de machines que %1 sont en échec.</translation>
    </message>
    <message>
        <source>It stops when a check changes, an effect is not observed, a right is lost or the clock is set.</source>
        <translation>Il s’arrête quand un contrôle change, qu’un effet n’est pas observé, qu’un droit est perdu ou que l’horloge est réglée.</translation>
    </message>
    <message>
        <source>It continues when the person who started it disconnects.</source>
        <translation>Il continue quand la personne qui l’a lancé se déconnecte.</translation>
    </message>
    <message>
        <source>It stops when the person who started it disconnects.</source>
        <translation>Il s’arrête quand la personne qui l’a lancé se déconnecte.</translation>
    </message>
    <message>
        <source>Anybody with the role operator or approver can stop it.</source>
        <translation>Toute personne avec le rôle operator ou approver peut l’arrêter.</translation>
    </message>
    <message>
        <source>Rules of the plan</source>
        <translation>Règles du plan</translation>
    </message>
    <message>
        <source>Cannot be done: %1</source>
        <translation>Impossible : %1</translation>
    </message>
    <message>
        <source>How it runs</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>A second person must approve exactly this plan: another identity with the role approver.</source>
        <translation>Une seconde personne doit approuver exactement ce plan : une autre identité avec le rôle approver.</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Approved by %1.</source>
        <translation>Approuvé par %1.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Read %1. Digest %2.</source>
        <translation>Lu %1. Digest %2.</translation>
    </message>
</context>
<context>
    <name>CalendarPage</name>
    <message>
        <source>Previous month</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>Previous week</source>
        <translation>Semaine précédente</translation>
    </message>
    <message>
        <source>Go to today</source>
        <translation>À partir d’aujourd’hui</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mois suivant</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>Semaine suivante</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Times are UTC</source>
        <translation>Les heures sont en UTC</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semaine</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Saves windows and maintenances as iCalendar, for calendar apps</source>
        <translation>Enregistre fenêtres et maintenances au format iCalendar, pour les agendas</translation>
    </message>
    <message>
        <source>Save ICS</source>
        <translation>Enregistrer l’ICS</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation>%1 (et %2 de plus)</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>Vérifié&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No windows and no maintenance in %1. Maintenance may start at any time.</source>
        <translation>Ni fenêtre ni maintenance dans %1. Une maintenance peut commencer à tout moment.</translation>
    </message>
    <message>
        <source>Plan one piece of work, or import a calendar</source>
        <translation>Planifie un travail ou importe un calendrier</translation>
    </message>
    <message>
        <source>Plan work…</source>
        <translation>Planifier un travail…</translation>
    </message>
    <message>
        <source>Copies the address of the calendar, for apps that subscribe to it</source>
        <translation>Copie l’adresse du calendrier, pour les programmes qui s’y abonnent</translation>
    </message>
    <message>
        <source>Copy feed</source>
        <translation>Copier le flux</translation>
    </message>
    <message>
        <source>Copied. Append ?token= and the token of a viewer.</source>
        <translation>Copié. Ajoutez ?token= et le jeton d’un viewer.</translation>
    </message>
    <message>
        <source>Window %1 removed.</source>
        <translation>Fenêtre %1 supprimée.</translation>
    </message>
    <message>
        <source>Window %1 is back.</source>
        <translation>La fenêtre %1 est rétablie.</translation>
    </message>
</context>
<context>
    <name>CellLook</name>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Under 1 hour</source>
        <translation>Moins d’une heure</translation>
    </message>
    <message>
        <source>Under 1 day</source>
        <translation>Moins d’un jour</translation>
    </message>
    <message>
        <source>Under 7 days</source>
        <translation>Moins de 7 jours</translation>
    </message>
    <message>
        <source>Under 30 days</source>
        <translation>Moins de 30 jours</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Plus ancienne</translation>
    </message>
    <message>
        <source>No host</source>
        <translation>Pas d’hôte</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Allumé</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Éteint</translation>
    </message>
    <message>
        <source>Not as intended</source>
        <translation>Pas comme voulu</translation>
    </message>
    <message>
        <source>Changing</source>
        <translation>En changement</translation>
    </message>
    <message>
        <source>In maintenance</source>
        <translation>En maintenance</translation>
    </message>
    <message>
        <source>Needs a person</source>
        <translation>Intervention humaine requise</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Planifiée</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Act now</source>
        <translation>Agir</translation>
    </message>
    <message>
        <source>Soon</source>
        <translation>Bientôt</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>À voir</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Non comprise</translation>
    </message>
</context>
<context>
    <name>CheckList</name>
    <message>
        <source>Evidence</source>
        <translation>Preuves</translation>
    </message>
    <message>
        <source>Evidence, read %1</source>
        <translation>Preuves, lues %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ChecksPane</name>
    <message>
        <source>Reading the checks…</source>
        <translation>Lecture des vérifications…</translation>
    </message>
    <message>
        <source>Checks are not available: the data is older than 10 s.</source>
        <translation>Les vérifications ne sont pas lues sur des données de plus de 10 s.</translation>
    </message>
    <message>
        <source>You are not allowed to read the checks: %1</source>
        <translation>Lecture des vérifications non autorisée&#xa0;: %1</translation>
    </message>
    <message>
        <source>The checks could not be read: %1</source>
        <translation>Les vérifications n’ont pas pu être lues&#xa0;: %1</translation>
    </message>
    <message>
        <source>No checks needed.</source>
        <translation>Il n’y a rien à vérifier.</translation>
    </message>
    <message>
        <source>Checks: %1</source>
        <translation>Vérifications avant&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ClusterHoldItem</name>
    <message>
        <source>%1: %2, %3 at %4, %5</source>
        <translation>%1 : %2, %3 à %4, %5</translation>
    </message>
</context>
<context>
    <name>ClusterList</name>
    <message>
        <source>Clusters</source>
        <translation>Clusters</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 machine</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 machines</translation>
    </message>
    <message>
        <source>%1 holding</source>
        <translation>%1 bloque</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
</context>
<context>
    <name>ClustersFleet</name>
    <message>
        <source>oldest %1</source>
        <translation>max. %1</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>En retard</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Dépassé</translation>
    </message>
    <message>
        <source>Power unknown or wrong</source>
        <translation>Alimentation inconnue ou incorrecte</translation>
    </message>
    <message>
        <source>In maintenance</source>
        <translation>En maintenance</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>À traiter</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>ClustersHolds</name>
    <message>
        <source>%1: %2, oldest %3</source>
        <translation>%1&#xa0;: %2, max. %3</translation>
    </message>
    <message>
        <source>1 hold</source>
        <translation>1 blocage</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 blocages</translation>
    </message>
    <message>
        <source>Filter (/)</source>
        <translation>Filtre (/)</translation>
    </message>
    <message>
        <source>Filter by cluster, machine, hold, owner or point (/)</source>
        <translation>Filtrer par cluster, machine, blocage, responsable ou point (/)</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>En retard</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Dépassé</translation>
    </message>
    <message>
        <source>Orphan owner</source>
        <translation>Resp. orphelin</translation>
    </message>
    <message>
        <source>Control plane</source>
        <translation>Plan de contrôle</translation>
    </message>
    <message>
        <source>Armed</source>
        <translation>Armé</translation>
    </message>
    <message>
        <source>By cluster</source>
        <translation>Par cluster</translation>
    </message>
    <message>
        <source>By owner</source>
        <translation>Par responsable</translation>
    </message>
    <message>
        <source>By point</source>
        <translation>Par point</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Sans groupes</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Grouper par</translation>
    </message>
    <message>
        <source>1 change – press R to apply</source>
        <translation>1 changement – R pour appliquer</translation>
    </message>
    <message>
        <source>%1 changes – press R to apply</source>
        <translation>%1 changements – R pour appliquer</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>Waiting at</source>
        <translation>Attend à</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Blocage</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Resp.</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Holds of all clusters</source>
        <translation>Blocages de tous les clusters</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>Vérifié&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing is holding.</source>
        <translation>Rien ne bloque.</translation>
    </message>
    <message>
        <source>Nothing is holding in the connected clusters.</source>
        <translation>Rien ne bloque dans les clusters en vue.</translation>
    </message>
    <message>
        <source>1 hold is hidden by the filters.</source>
        <translation>1 blocage est masqué par les filtres.</translation>
    </message>
    <message>
        <source>%1 holds are hidden by the filters.</source>
        <translation>%1 blocages sont masqués par les filtres.</translation>
    </message>
</context>
<context>
    <name>ClustersMatrix</name>
    <message>
        <source>%1 (G)</source>
        <translation>%1 (G)</translation>
    </message>
    <message>
        <source>%1 (C)</source>
        <translation>%1 (C)</translation>
    </message>
</context>
<context>
    <name>ClustersTitle</name>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>Tous les clusters</translation>
    </message>
    <message>
        <source>1 cluster</source>
        <translation>1 cluster</translation>
    </message>
    <message>
        <source>%1 clusters</source>
        <translation>%1 clusters</translation>
    </message>
    <message>
        <source>%1 of %2 clusters</source>
        <translation>%1 clusters sur %2</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Parc</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Blocages</translation>
    </message>
    <message>
        <source>UTC %1</source>
        <translation>UTC %1</translation>
    </message>
    <message>
        <source>UTC --:--:--</source>
        <translation>UTC --:--:--</translation>
    </message>
    <message>
        <source>Back to one cluster</source>
        <translation>Revenir à un cluster</translation>
    </message>
</context>
<context>
    <name>ClustersWindow</name>
    <message>
        <source>Holdpoint: all clusters</source>
        <translation>Holdpoint : tous les clusters</translation>
    </message>
    <message>
        <source>Read-only: changes are made in the window of one cluster. Open a row to go there.</source>
        <translation>Rien n’est écrit d’ici : on écrit dans un cluster, dans sa propre fenêtre. Ouvrez une ligne pour y aller.</translation>
    </message>
</context>
<context>
    <name>CodeBlock</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>Copier %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>ColumnChips</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Clear the filter %1</source>
        <translation>Retirer le filtre %1</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
</context>
<context>
    <name>ColumnChoices</name>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Réinitialiser les colonnes</translation>
    </message>
</context>
<context>
    <name>ColumnMenu</name>
    <message>
        <source>Column %1</source>
        <translation>Colonne %1</translation>
    </message>
    <message>
        <source>Contains…</source>
        <translation>Contient…</translation>
    </message>
    <message>
        <source>%1 contains</source>
        <translation>%1 contient</translation>
    </message>
    <message>
        <source>Clear this filter</source>
        <translation>Retirer ce filtre</translation>
    </message>
    <message>
        <source>Hide this column</source>
        <translation>Masquer cette colonne</translation>
    </message>
    <message>
        <source>As second sort key</source>
        <translation>Comme seconde clé de tri</translation>
    </message>
</context>
<context>
    <name>ColumnTitle</name>
    <message>
        <source>sorted, descending</source>
        <translation>tri décroissant</translation>
    </message>
    <message>
        <source>sorted, ascending</source>
        <translation>tri croissant</translation>
    </message>
    <message>
        <source>second sort column, descending</source>
        <translation>deuxième colonne de tri, décroissant</translation>
    </message>
    <message>
        <source>second sort column, ascending</source>
        <translation>deuxième colonne de tri, croissant</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Go to machine</source>
        <translation>Aller à la machine</translation>
    </message>
    <message>
        <source>Command or machine</source>
        <translation>Commande ou machine</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Aucun résultat</translation>
    </message>
</context>
<context>
    <name>ConnectionPage</name>
    <message>
        <source>This console</source>
        <translation>Cette console</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>Backend</translation>
    </message>
    <message>
        <source>The backend has no streams.</source>
        <translation>Le backend n’a aucun flux.</translation>
    </message>
    <message>
        <source>Loading the streams</source>
        <translation>Chargement des flux</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Flux</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Last data</source>
        <translation>Dernier message</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objets</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Droits</translation>
    </message>
    <message>
        <source>Testing the connection…</source>
        <translation>Test de la connexion…</translation>
    </message>
    <message>
        <source>The backend signs in to its cluster again</source>
        <translation>Le backend se reconnecte à son cluster</translation>
    </message>
    <message>
        <source>Re-authenticate</source>
        <translation>Se réauthentifier</translation>
    </message>
    <message>
        <source>Reconnects and catches up</source>
        <translation>Se reconnecte et rattrape le retard</translation>
    </message>
    <message>
        <source>Disconnects until you resume</source>
        <translation>Met fin à la connexion jusqu’à la reprise</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Opens a second connection and reports the result</source>
        <translation>Se connecte une seconde fois et dit le résultat</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Last output of the sign-in plug-in, without secrets</source>
        <translation>Ce que le plug-in de connexion a écrit en dernier, sans secrets</translation>
    </message>
    <message>
        <source>Sign-in log</source>
        <translation>Journal de connexion</translation>
    </message>
    <message>
        <source>The credentials name no expiry.</source>
        <translation>Les identifiants ne disent pas quand ils expirent.</translation>
    </message>
    <message>
        <source>The credentials expire in %1.</source>
        <translation>Les identifiants expirent dans %1.</translation>
    </message>
    <message>
        <source>The credentials expired %1 ago.</source>
        <translation>Les identifiants ont expiré il y a %1.</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>By part</source>
        <translation>Par partie</translation>
    </message>
    <message>
        <source>By kind and verb</source>
        <translation>Par genre et verbe</translation>
    </message>
</context>
<context>
    <name>DetailTable</name>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
</context>
<context>
    <name>DiagnosticsPane</name>
    <message>
        <source>As Markdown, without tokens, passwords or certificates.</source>
        <translation>En Markdown, sans jetons, mots de passe ni certificats.</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>EarlierTab</name>
    <message>
        <source>Deleted by %1</source>
        <translation>Supprimée par %1</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Supprimée</translation>
    </message>
    <message>
        <source>Failed, then deleted by %1</source>
        <translation>En échec, puis supprimée par %1</translation>
    </message>
    <message>
        <source>Failed, then gone</source>
        <translation>En échec, puis disparue</translation>
    </message>
    <message numerus="yes">
        <source>Gone after %n hook(s) were removed by hand</source>
        <translation>
            <numerusform>Disparue après le retrait de %n hook</numerusform>
            <numerusform>Disparue après le retrait de %n hooks</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone; its deletion was not observed</source>
        <translation>Disparue ; personne n&apos;a été vu la supprimer</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 à %2, %3</translation>
    </message>
    <message>
        <source>Not held by any hook</source>
        <translation>Aucun hook ne l&apos;a retenue</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Créée</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Durée de vie</translation>
    </message>
    <message>
        <source>Longest hold</source>
        <translation>Blocage le plus long</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Earlier machines named %1</source>
        <translation>Machines précédentes nommées %1</translation>
    </message>
    <message>
        <source>Show its timeline</source>
        <translation>Voir sa chronologie</translation>
    </message>
    <message>
        <source>The record starts at %1. Machines before that are not recorded.</source>
        <translation>L&apos;enregistrement commence le %1 ; des machines antérieures, rien n&apos;est connu.</translation>
    </message>
    <message>
        <source>No earlier machine named %1 is recorded.</source>
        <translation>L&apos;enregistrement ne connaît aucune machine précédente nommée %1.</translation>
    </message>
    <message>
        <source>Loading earlier machines…</source>
        <translation>Chargement des machines précédentes…</translation>
    </message>
</context>
<context>
    <name>EntryItem</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Include: %1</source>
        <translation>Inclure&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Masqué</translation>
    </message>
    <message>
        <source>Visibility</source>
        <translation>Visibilité</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
</context>
<context>
    <name>EntryList</name>
    <message>
        <source>%1 of %2 included</source>
        <translation>%1 sur %2 incluses</translation>
    </message>
    <message>
        <source>%1 more are not included</source>
        <translation>%1 autres sont omises</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>lecture</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Entries of the incident</source>
        <translation>Entrées de l’incident</translation>
    </message>
    <message>
        <source>No events of these machines are recorded in this range.</source>
        <translation>L’historique n’a rien sur ces machines dans cette période.</translation>
    </message>
</context>
<context>
    <name>ExitButtons</name>
    <message>
        <source>Message to the owner copied.</source>
        <translation>Message au propriétaire copié.</translation>
    </message>
    <message>
        <source>Way out copied.</source>
        <translation>Solution copiée.</translation>
    </message>
    <message>
        <source>Copies this text</source>
        <translation>Le copie</translation>
    </message>
    <message>
        <source>Copies a message to the owner</source>
        <translation>Copie un message au responsable</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Opens a review; this button sends nothing</source>
        <translation>Ouvre un examen&#xa0;; ce bouton n’envoie rien</translation>
    </message>
    <message>
        <source>%1… (%2)</source>
        <translation>%1… (%2)</translation>
    </message>
    <message>
        <source>Shows it</source>
        <translation>L&apos;affiche</translation>
    </message>
</context>
<context>
    <name>ExportPane</name>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>HTML page</source>
        <translation>Page HTML</translation>
    </message>
    <message>
        <source>Trace (Perfetto)</source>
        <translation>Trace (Perfetto)</translation>
    </message>
    <message>
        <source>Holdpoint bundle</source>
        <translation>Paquet Holdpoint</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 received</source>
        <translation>%1 reçus</translation>
    </message>
    <message>
        <source>Save the incident first: exports use the saved incident.</source>
        <translation>Enregistrer d’abord l’incident&#xa0;: seul ce qui est enregistré est exporté.</translation>
    </message>
    <message>
        <source>The file is saved to your downloads. Exports are recorded with the name of the person.</source>
        <translation>Le fichier va dans les téléchargements. Qui a exporté quoi est consigné.</translation>
    </message>
    <message>
        <source>Exports of the backend</source>
        <translation>Exports du backend</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exports</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No exports since the backend started.</source>
        <translation>Rien n’a été exporté depuis le démarrage du backend.</translation>
    </message>
    <message>
        <source>Creating the document…</source>
        <translation>Création du document…</translation>
    </message>
</context>
<context>
    <name>FactList</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>FieldsPane</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>No severity</source>
        <translation>Sans gravité</translation>
    </message>
    <message>
        <source>Severity 1</source>
        <translation>Gravité 1</translation>
    </message>
    <message>
        <source>Severity 2</source>
        <translation>Gravité 2</translation>
    </message>
    <message>
        <source>Severity 3</source>
        <translation>Gravité 3</translation>
    </message>
    <message>
        <source>Severity 4</source>
        <translation>Gravité 4</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Mitigated</source>
        <translation>Atténué</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>Résolu</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Clos</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Pilote</translation>
    </message>
    <message>
        <source>Times derived from the entries</source>
        <translation>Heures déduites des entrées</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>Détecté</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>Acquitté</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimation</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Impact</translation>
    </message>
    <message>
        <source>Detection</source>
        <translation>Détection</translation>
    </message>
    <message>
        <source>Root cause</source>
        <translation>Cause racine</translation>
    </message>
    <message>
        <source>Contributing factors, one per line</source>
        <translation>Facteurs contributifs, un par ligne</translation>
    </message>
    <message>
        <source>What went well, one per line</source>
        <translation>Ce qui a bien marché, un par ligne</translation>
    </message>
    <message>
        <source>Actions, one per line</source>
        <translation>Actions, une par ligne</translation>
    </message>
    <message>
        <source>Holdpoint does not write conclusions.</source>
        <translation>Holdpoint n’écrit pas de conclusions.</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>%1: not known yet</source>
        <translation>%1&#xa0;: pas encore connu</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>– in 1 h</source>
        <translation>– en 1 h</translation>
    </message>
    <message>
        <source>same as 1 h ago</source>
        <translation>comme il y a 1 h</translation>
    </message>
    <message>
        <source>+%1 in 1 h</source>
        <translation>+%1 en 1 h</translation>
    </message>
    <message>
        <source>−%1 in 1 h</source>
        <translation>−%1 en 1 h</translation>
    </message>
    <message>
        <source>The usual value is not known yet.</source>
        <translation>On ne sait pas encore ce qui est habituel.</translation>
    </message>
    <message>
        <source>Tick: at most %1 in 95 of 100 minutes of the last 7 days.</source>
        <translation>Le repère : au plus %1 pendant 95 minutes sur 100 des 7 derniers jours.</translation>
    </message>
</context>
<context>
    <name>FilterChip</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>FleetColumns</name>
    <message>
        <source>Urgency</source>
        <translation>Urgence</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Waiting at / holds</source>
        <translation>Attend à / bloque</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Resp.</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Alim.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
</context>
<context>
    <name>FleetCounters</name>
    <message>
        <source>oldest %1</source>
        <translation>max. %1</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Power unknown or wrong</source>
        <translation>Alimentation inconnue ou incorrecte</translation>
    </message>
    <message>
        <source>In maintenance</source>
        <translation>En maintenance</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>En retard</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Dépassé</translation>
    </message>
    <message>
        <source>Counted since %1.</source>
        <translation>Compté depuis %1.</translation>
    </message>
</context>
<context>
    <name>FleetList</name>
    <message>
        <source>Machines</source>
        <translation>Machines</translation>
    </message>
    <message>
        <source>1 row copied.</source>
        <translation>1 ligne copiée.</translation>
    </message>
    <message>
        <source>%1 rows copied.</source>
        <translation>%1 lignes copiées.</translation>
    </message>
</context>
<context>
    <name>FleetPage</name>
    <message>
        <source>Filter (/)</source>
        <translation>Filtre (/)</translation>
    </message>
    <message>
        <source>Filter by name, role, node, hook or owner (/)</source>
        <translation>Filtrer par nom, rôle, Node, hook ou responsable (/)</translation>
    </message>
    <message>
        <source>%1 of %2 machines</source>
        <translation>%1 machines sur %2</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 machine</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 machines</translation>
    </message>
    <message>
        <source>%1 would move (R)</source>
        <translation>%1 bougeraient (R)</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>Vérifié&#xa0;: %1.</translation>
    </message>
    <message>
        <source>1 machine does not match.</source>
        <translation>1 machine ne correspond pas.</translation>
    </message>
    <message>
        <source>%1 machines do not match.</source>
        <translation>%1 machines ne correspondent pas.</translation>
    </message>
    <message>
        <source>No machines in %1.</source>
        <translation>Aucune machine dans %1.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>Copy request</source>
        <translation>Copier la demande</translation>
    </message>
    <message>
        <source>the words “%1”</source>
        <translation>les mots « %1 »</translation>
    </message>
    <message>
        <source>the counter</source>
        <translation>le compteur</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>la colonne %1</translation>
    </message>
    <message>
        <source>Link copied. Opening it requires signing in.</source>
        <translation>Lien copié. L&apos;ouvrir demande de s&apos;identifier.</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 sélectionnées</translation>
    </message>
    <message>
        <source>Views…</source>
        <translation>Vues…</translation>
    </message>
    <message>
        <source>No match. Hidden by %1.</source>
        <translation>Aucun résultat. Masqué par %1.</translation>
    </message>
    <message>
        <source>the cluster %1</source>
        <translation>le cluster %1</translation>
    </message>
    <message>
        <source>%1 holding</source>
        <translation>%1 bloque</translation>
    </message>
    <message>
        <source>%1 late</source>
        <translation>%1 en retard</translation>
    </message>
    <message>
        <source>%1 overdue</source>
        <translation>%1 hors délai</translation>
    </message>
    <message>
        <source>cannot be seen since %1</source>
        <translation>invisible depuis %1</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>Tous les clusters</translation>
    </message>
    <message>
        <source>Cluster: %1</source>
        <translation>Cluster : %1</translation>
    </message>
</context>
<context>
    <name>FleetRowItem</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation>resp. %1</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>Node %1</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>alim. %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>deleted next</source>
        <translation>supprimée ensuite</translation>
    </message>
    <message>
        <source>note of %1, %2: %3</source>
        <translation>note de %1, %2 : %3</translation>
    </message>
    <message>
        <source>cluster %1</source>
        <translation>cluster %1</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>Held by</source>
        <translation>Bloquée par</translation>
    </message>
    <message>
        <source>For (p50 to p95)</source>
        <translation>Durée (p50 à p95)</translation>
    </message>
    <message>
        <source>What is expected to hold</source>
        <translation>Ce qui devrait bloquer</translation>
    </message>
    <message>
        <source>in %1 of %2 runs</source>
        <translation>dans %1 des %2 exécutions</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>dès %1</translation>
    </message>
</context>
<context>
    <name>FoundList</name>
    <message>
        <source>What would be imported</source>
        <translation>Ce que cela apporterait</translation>
    </message>
</context>
<context>
    <name>GatesZone</name>
    <message>
        <source>Before sending</source>
        <translation>Avant l’envoi</translation>
    </message>
    <message>
        <source>Safer ways out</source>
        <translation>Issues plus sûres</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Reason: at least 10 characters, or a ticket id</source>
        <translation>Pourquoi&#xa0;: au moins 10 caractères, ou un n° de ticket</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Type %1</source>
        <translation>Saisir %1</translation>
    </message>
    <message>
        <source>Name of the object: %1</source>
        <translation>Nom de l’objet&#xa0;: %1</translation>
    </message>
    <message>
        <source>Break-glass: no second person. It is sent after %1 s, raises an alarm for everybody and must be reviewed afterwards.</source>
        <translation>Bris de glace&#xa0;: personne d’autre n’est consulté. L’envoi a lieu après %1 s, avec une alarme pour tous et un examen à clore.</translation>
    </message>
    <message>
        <source>A second person must approve: another identity with the role approver.</source>
        <translation>Une seconde personne doit l’approuver&#xa0;: une autre identité avec le rôle approver.</translation>
    </message>
    <message>
        <source>Break-glass: no time for a second person</source>
        <translation>Bris de glace&#xa0;: pas le temps pour une seconde personne</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <translation>%1 à %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>no reason required</source>
        <translation>aucun motif demandé</translation>
    </message>
    <message>
        <source>Approved by %1.</source>
        <translation>Approuvé par %1.</translation>
    </message>
    <message>
        <source>Waiting for a second person until %1. Digest %2.</source>
        <translation>Attend une seconde personne jusqu’à %1. Digest %2.</translation>
    </message>
    <message>
        <source>Sent with break-glass, without a second person.</source>
        <translation>Envoyé par bris de glace, sans seconde personne.</translation>
    </message>
    <message>
        <source>Why not (only for Reject); shown to the requester</source>
        <translation>Pourquoi non, pour la personne qui a demandé (seulement pour Rejeter)</translation>
    </message>
    <message>
        <source>Reason for the rejection</source>
        <translation>Pourquoi c’est rejeté</translation>
    </message>
    <message>
        <source>Will be sent with break-glass, without a second person.</source>
        <translation>Sera envoyé en procédure d’urgence, sans seconde personne.</translation>
    </message>
</context>
<context>
    <name>GoneStrip</name>
    <message>
        <source>Deleted machines</source>
        <translation>Machines supprimées</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Supprimées</translation>
    </message>
    <message>
        <source>%1, gone since %2</source>
        <translation>%1, disparue depuis %2</translation>
    </message>
</context>
<context>
    <name>GroupHeader</name>
    <message>
        <source>%1: %2, oldest %3</source>
        <translation>%1&#xa0;: %2, max. %3</translation>
    </message>
    <message>
        <source>1 hold</source>
        <translation>1 blocage</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 blocages</translation>
    </message>
    <message>
        <source>Ask owner: %1</source>
        <translation>Interroger le resp.&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ask owner</source>
        <translation>Interroger le resp.</translation>
    </message>
    <message>
        <source>Acknowledge group: %1</source>
        <translation>Acquitter le groupe&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ack group</source>
        <translation>Acq. groupe</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Désactivé : les données ont plus de 10 s.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Le rôle operator est requis.</translation>
    </message>
    <message>
        <source>on 1 machine</source>
        <translation>sur 1 machine</translation>
    </message>
    <message>
        <source>on %1 machines</source>
        <translation>sur %1 machines</translation>
    </message>
    <message>
        <source>%1 late</source>
        <translation>%1 en retard</translation>
    </message>
    <message>
        <source>Show all: %1</source>
        <translation>Tout afficher : %1</translation>
    </message>
    <message>
        <source>Fold: %1</source>
        <translation>Replier : %1</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Replier</translation>
    </message>
</context>
<context>
    <name>GuardsPane</name>
    <message>
        <source>View, copy, export</source>
        <translation>Voir, copier, exporter</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Only in Holdpoint: acknowledge, shelve, note</source>
        <translation>Dans Holdpoint seul&#xa0;: acquitter, mettre en attente, noter</translation>
    </message>
    <message>
        <source>nothing; can be undone</source>
        <translation>rien&#xa0;; annulable</translation>
    </message>
    <message>
        <source>Reversible in the cluster: cordon, own hold, power on</source>
        <translation>Réversible dans le cluster&#xa0;: isoler (cordon), notre blocage, allumer</translation>
    </message>
    <message>
        <source>a review</source>
        <translation>un examen</translation>
    </message>
    <message>
        <source>Irreversible, one worker, all interlocks green</source>
        <translation>Irréversible, un worker, tous les verrous au vert</translation>
    </message>
    <message>
        <source>reason, press and hold, 10 s to abort</source>
        <translation>motif, appui maintenu, 10 s pour interrompre</translation>
    </message>
    <message>
        <source>Irreversible, and: control plane, a red interlock, or somebody else&apos;s key</source>
        <translation>Irréversible et plan de contrôle, un verrou rouge ou la clé d’un tiers</translation>
    </message>
    <message>
        <source>as G3, plus: type the name, and a second person or break-glass</source>
        <translation>comme G3, saisir le nom, seconde personne&#xa0;; ou bris de glace</translation>
    </message>
    <message>
        <source>Leaks or corrupts: remove a finalizer, force delete</source>
        <translation>Fuite ou corruption&#xa0;: retirer un finalizer, forcer la suppression</translation>
    </message>
    <message>
        <source>never done, only explained</source>
        <translation>jamais fait, seulement expliqué</translation>
    </message>
    <message>
        <source>A red or unknown interlock raises an action by one level. A site policy can raise levels and never lower them.</source>
        <translation>Un verrou rouge ou inconnu élève une action d’un niveau. Un site peut élever les niveaux par sa politique, jamais les abaisser.</translation>
    </message>
    <message>
        <source>Guards and approvers</source>
        <translation>Gardes et approbateurs</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>%1 (%2), %3</source>
        <translation>%1 (%2), %3</translation>
    </message>
    <message>
        <source>can change the cluster</source>
        <translation>peut modifier le cluster</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>peut voir, pas modifier</translation>
    </message>
    <message>
        <source>Approvers are identities with the role approver or admin. Nobody can approve their own request.</source>
        <translation>Les approbateurs sont des identités au rôle approver ou admin&#xa0;; nul n’approuve ce qu’il a lui-même validé.</translation>
    </message>
    <message>
        <source>Offer break-glass in this console where the site allows it</source>
        <translation>Proposer le bris de glace dans cette console là où le site le permet</translation>
    </message>
    <message>
        <source>Your own rule can only be stricter than that of the site. Without break-glass, a second person must always approve.</source>
        <translation>Votre propre règle ne peut être que plus stricte que celle du site. Sans bris de glace, une seconde personne doit toujours approuver.</translation>
    </message>
    <message>
        <source>Ask me for more</source>
        <translation>Me demander davantage</translation>
    </message>
    <message>
        <source>The least guard level of what you request from this console. The review names the rule, and so does the audit.</source>
        <translation>Le niveau de protection minimal de ce que vous demandez depuis cette console. L&apos;examen nomme la règle, l&apos;audit aussi.</translation>
    </message>
    <message>
        <source>%1, as the site has it</source>
        <translation>%1, selon le site</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>Least guard level of %1</source>
        <translation>Niveau de protection minimal de %1</translation>
    </message>
</context>
<context>
    <name>HoldButton</name>
    <message>
        <source>Press and hold for 1.5 seconds, or type the digits</source>
        <translation>Maintenir appuyé 1,5 seconde, ou saisir les chiffres</translation>
    </message>
</context>
<context>
    <name>HoldColumns</name>
    <message>
        <source>Selected</source>
        <translation>Sélectionné</translation>
    </message>
    <message>
        <source>Urgency</source>
        <translation>Urgence</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>Waiting at</source>
        <translation>Attend à</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Blocage</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Resp.</translation>
    </message>
    <message>
        <source>Since, against usual</source>
        <translation>Depuis, par rapport à l’habituel</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Usually until</source>
        <translation>Prévu à</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Impact</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>HoldInspector</name>
    <message>
        <source>Select a hold to see why it is there and what ends it (J K).</source>
        <translation>Choisir un blocage pour voir pourquoi il est là et ce qui y met fin (J K).</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Ce qui est connu</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>Issues</translation>
    </message>
    <message>
        <source>Open machine (Enter)</source>
        <translation>Ouvrir la machine (Enter)</translation>
    </message>
    <message>
        <source>Ask owner</source>
        <translation>Interroger le resp.</translation>
    </message>
    <message>
        <source>Acknowledge (A)</source>
        <translation>Acquitter (A)</translation>
    </message>
    <message>
        <source>Shelve… (H)</source>
        <translation>Mettre en attente… (H)</translation>
    </message>
    <message>
        <source>Opens a review; this button sends nothing</source>
        <translation>Ouvre un examen&#xa0;; ce bouton n’envoie rien</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>at least %1; shows its checks</source>
        <translation>au moins %1&#xa0;; ouvre ses vérifications</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Désactivé : les données ont plus de 10 s.</translation>
    </message>
    <message>
        <source>Read-only: requires the role operator.</source>
        <translation>Consultation seule&#xa0;: le rôle operator est nécessaire.</translation>
    </message>
    <message>
        <source>Selected hold</source>
        <translation>À propos du blocage choisi</translation>
    </message>
    <message>
        <source>%1 at present</source>
        <translation>%1 en l’état actuel</translation>
    </message>
    <message>
        <source>Opens a plan; this button sends nothing</source>
        <translation>Ouvre un plan ; ce bouton n’envoie rien</translation>
    </message>
    <message>
        <source>%1 on all %2…</source>
        <translation>%1 sur les %2…</translation>
    </message>
</context>
<context>
    <name>HoldList</name>
    <message>
        <source>Holds</source>
        <translation>Blocages</translation>
    </message>
    <message>
        <source>1 row copied.</source>
        <translation>1 ligne copiée.</translation>
    </message>
    <message>
        <source>%1 rows copied.</source>
        <translation>%1 lignes copiées.</translation>
    </message>
</context>
<context>
    <name>HoldModifier</name>
    <message>
        <source>the owner reports a failure</source>
        <translation>le propriétaire signale un échec</translation>
    </message>
    <message>
        <source>the owner is silent</source>
        <translation>le propriétaire est silencieux</translation>
    </message>
    <message>
        <source>the owner does not exist</source>
        <translation>le propriétaire est absent</translation>
    </message>
    <message>
        <source>duplicate name</source>
        <translation>le nom y est deux fois</translation>
    </message>
    <message>
        <source>added after the Machine was deleted</source>
        <translation>ajouté après la suppression de la Machine</translation>
    </message>
</context>
<context>
    <name>HoldRow</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 of %2 at %3</source>
        <translation>%1 de %2 à %3</translation>
    </message>
</context>
<context>
    <name>HoldRowItem</name>
    <message>
        <source>Control plane</source>
        <translation>Plan de contrôle</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 à %2, %3</translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation>resp. %1</translation>
    </message>
    <message>
        <source>usually done by %1</source>
        <translation>d’habitude fini à %1</translation>
    </message>
    <message>
        <source>%1, %2 at %3, %4</source>
        <translation>%1, %2 à %3, %4</translation>
    </message>
    <message>
        <source>Select %1, %2</source>
        <translation>Choisir %1, %2</translation>
    </message>
    <message>
        <source>note of %1, %2: %3</source>
        <translation>note de %1, %2 : %3</translation>
    </message>
</context>
<context>
    <name>HoldTools</name>
    <message>
        <source>Filter (/)</source>
        <translation>Filtre (/)</translation>
    </message>
    <message>
        <source>Filter by machine, hold, owner or point (/)</source>
        <translation>Filtrer par machine, blocage, responsable ou point (/)</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>En retard</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Dépassé</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Les miens</translation>
    </message>
    <message>
        <source>Orphan owner</source>
        <translation>Resp. orphelin</translation>
    </message>
    <message>
        <source>Control plane</source>
        <translation>Plan de contrôle</translation>
    </message>
    <message>
        <source>Armed</source>
        <translation>Armé</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Sans groupes</translation>
    </message>
    <message>
        <source>By owner</source>
        <translation>Par responsable</translation>
    </message>
    <message>
        <source>By point</source>
        <translation>Par point</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Grouper par</translation>
    </message>
    <message>
        <source>1 hold</source>
        <translation>1 blocage</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 blocages</translation>
    </message>
    <message>
        <source>on 1 machine</source>
        <translation>sur 1 machine</translation>
    </message>
    <message>
        <source>on %1 machines</source>
        <translation>sur %1 machines</translation>
    </message>
    <message>
        <source>By cause</source>
        <translation>Par cause</translation>
    </message>
    <message>
        <source>Views…</source>
        <translation>Vues…</translation>
    </message>
    <message>
        <source>By cluster</source>
        <translation>Par cluster</translation>
    </message>
    <message>
        <source>By budget</source>
        <translation>Par budget</translation>
    </message>
    <message>
        <source>By rack</source>
        <translation>Par baie</translation>
    </message>
    <message>
        <source>By maintenance</source>
        <translation>Par maintenance</translation>
    </message>
    <message>
        <source>Most urgent first</source>
        <translation>Le plus urgent d&apos;abord</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Le plus en retard d&apos;abord</translation>
    </message>
    <message>
        <source>Highest impact first</source>
        <translation>Le plus fort impact d&apos;abord</translation>
    </message>
    <message>
        <source>By what comes next</source>
        <translation>Par ce qui vient ensuite</translation>
    </message>
    <message>
        <source>Expected end first</source>
        <translation>Fin prévue d&apos;abord</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
</context>
<context>
    <name>HoldsPage</name>
    <message>
        <source>Message to the owner copied.</source>
        <translation>Message au propriétaire copié.</translation>
    </message>
    <message>
        <source>Sentence copied.</source>
        <translation>Phrase copiée.</translation>
    </message>
    <message>
        <source>kubectl command copied.</source>
        <translation>Commande kubectl copiée.</translation>
    </message>
    <message>
        <source>1 change – press R to apply</source>
        <translation>1 changement – R pour appliquer</translation>
    </message>
    <message>
        <source>%1 changes – press R to apply</source>
        <translation>%1 changements – R pour appliquer</translation>
    </message>
    <message>
        <source>Nothing is holding.</source>
        <translation>Rien ne bloque.</translation>
    </message>
    <message>
        <source>1 hold is hidden by the filters.</source>
        <translation>1 blocage est masqué par les filtres.</translation>
    </message>
    <message>
        <source>%1 holds are hidden by the filters.</source>
        <translation>%1 blocages sont masqués par les filtres.</translation>
    </message>
    <message>
        <source>Holds are not known: the machines are served in an unsupported version.</source>
        <translation>On ne sait pas ce qui retient&#xa0;: les machines viennent dans une version qui n’est pas comprise.</translation>
    </message>
    <message>
        <source>the words “%1”</source>
        <translation>les mots « %1 »</translation>
    </message>
    <message>
        <source>the chips</source>
        <translation>les pastilles</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>la colonne %1</translation>
    </message>
    <message>
        <source>Link copied. Opening it requires signing in.</source>
        <translation>Lien copié. L&apos;ouvrir demande de s&apos;identifier.</translation>
    </message>
    <message>
        <source>%1 on all %2 machines of its cause…</source>
        <translation>%1 sur les %2 machines de cette cause…</translation>
    </message>
</context>
<context>
    <name>HostFacts</name>
    <message>
        <source>Unknown for %1: %2</source>
        <translation>Inconnu depuis %1 : %2</translation>
    </message>
    <message>
        <source>Unknown: %1</source>
        <translation>Inconnu : %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>par %1</translation>
    </message>
    <message>
        <source>1 hold</source>
        <translation>1 blocage</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 blocages</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 erreur</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 erreurs</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>suspendu</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>hard in %1 s</source>
        <translation>forcé dans %1 s</translation>
    </message>
    <message>
        <source>hard power-off due</source>
        <translation>forcé imminent</translation>
    </message>
    <message>
        <source>off within %1</source>
        <translation>éteint d’ici %1</translation>
    </message>
    <message>
        <source>power-off overdue</source>
        <translation>extinction en retard</translation>
    </message>
    <message>
        <source>on within %1</source>
        <translation>allumé d’ici %1</translation>
    </message>
    <message>
        <source>power-on overdue</source>
        <translation>allumage en retard</translation>
    </message>
    <message>
        <source>retry in %1</source>
        <translation>nouvel essai dans %1</translation>
    </message>
    <message>
        <source>retry due</source>
        <translation>nouvel essai dû</translation>
    </message>
    <message>
        <source>window ends in %1</source>
        <translation>fenêtre finie dans %1</translation>
    </message>
    <message>
        <source>window is over</source>
        <translation>fenêtre terminée</translation>
    </message>
</context>
<context>
    <name>HostPanel</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Les données ont plus de 10 s&#xa0;: aucune modification possible.</translation>
    </message>
    <message>
        <source>%1 is not allowed to change hosts.</source>
        <translation>%1 ne peut pas modifier les hôtes.</translation>
    </message>
    <message>
        <source>%1 (%2 ago)</source>
        <translation>%1 (il y a %2)</translation>
    </message>
    <message>
        <source>Power holds</source>
        <translation>Blocages d’alim.</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 clé</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 clés</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Voulu</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Allumé</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Éteint</translation>
    </message>
    <message>
        <source>Actual</source>
        <translation>Réel</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Dernière lecture</translation>
    </message>
    <message>
        <source>Last on</source>
        <translation>Dernier allumage</translation>
    </message>
    <message>
        <source>Reboot requested</source>
        <translation>Redém. demandé</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>suspendu</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Rack</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Go to machine</source>
        <translation>Aller à la machine</translation>
    </message>
    <message>
        <source>No key holds this host.</source>
        <translation>Aucune clé ne bloque cet hôte.</translation>
    </message>
    <message>
        <source>No host is held off by a key.</source>
        <translation>Aucun hôte n’est maintenu éteint par une clé.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Opens a review, guard level %1 or higher</source>
        <translation>Ouvre un examen, niveau de garde %1 ou plus</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>A soft shutdown that takes longer than about 3 m is followed by a hard one; the card counts down.</source>
        <translation>Un arrêt doux qui ne finit pas en 3 m environ est suivi d’un arrêt forcé&#xa0;; la carte affiche le décompte.</translation>
    </message>
    <message>
        <source>%1 is not supported: nothing can be changed.</source>
        <translation>%1 n’est pas comprise&#xa0;: aucune modification possible.</translation>
    </message>
    <message>
        <source>Which hosts are held off is not known.</source>
        <translation>On ne sait pas quels hôtes sont maintenus éteints.</translation>
    </message>
    <message>
        <source>Polling the BMC of %1.</source>
        <translation>Le BMC de %1 est interrogé maintenant.</translation>
    </message>
    <message>
        <source>Poll the BMC now, without waiting for the retry delay</source>
        <translation>Interroger le BMC maintenant, quelle que soit son attente</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Réessayer maintenant</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>Demandé par</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>How long its machines would take to go, and what would hold them. Changes nothing.</source>
        <translation>Combien de temps ses machines mettraient à partir, et ce qui les bloquerait. Ne change rien.</translation>
    </message>
</context>
<context>
    <name>HostTab</name>
    <message>
        <source>No reboot annotation is set on this host.</source>
        <translation>Aucune annotation de redémarrage sur cet hôte.</translation>
    </message>
    <message>
        <source>Power key</source>
        <translation>Clé d’alim.</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>No BareMetalHost belongs to this machine.</source>
        <translation>Aucun BareMetalHost n’appartient à cette machine.</translation>
    </message>
</context>
<context>
    <name>IncidentList</name>
    <message>
        <source>Incidents</source>
        <translation>Incidents</translation>
    </message>
    <message>
        <source>Select a machine on another page first, or name one in a new incident</source>
        <translation>Choisir d’abord une machine sur une autre page, ou en nommer une dans un nouvel incident</translation>
    </message>
    <message>
        <source>New from selection</source>
        <translation>Nouveau de la sélection</translation>
    </message>
    <message>
        <source>No machine selected.</source>
        <translation>Aucune machine choisie.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>severity %1</source>
        <translation>gravité %1</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Select a machine and press “New from selection”.</source>
        <translation>Choisir une machine et cliquer sur «&#xa0;Nouveau de la sélection&#xa0;».</translation>
    </message>
    <message>
        <source>No incidents yet.</source>
        <translation>Aucun incident n’a encore été rédigé.</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>Retiré : %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Draft: %1</source>
        <translation>Brouillon : %1</translation>
    </message>
    <message>
        <source>Removed incidents</source>
        <translation>Incidents retirés</translation>
    </message>
    <message>
        <source>None was removed.</source>
        <translation>Aucun n&apos;a été retiré.</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>Restaurer %1</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
</context>
<context>
    <name>IncidentProposal</name>
    <message>
        <source>%1 waits: %2</source>
        <translation>%1 attend : %2</translation>
    </message>
    <message>
        <source>%1 waits at %2 for %3</source>
        <translation>%1 attend à %2 %3</translation>
    </message>
    <message>
        <source>%1 machines wait: %2</source>
        <translation>%1 machines attendent : %2</translation>
    </message>
    <message>
        <source>%1 machines wait, %2 longest: %3</source>
        <translation>%1 machines attendent, %2 depuis le plus longtemps : %3</translation>
    </message>
    <message>
        <source>%1 machines wait at %2 for %3</source>
        <translation>%1 machines attendent à %2 %3</translation>
    </message>
    <message>
        <source>%1 machines wait, %2 longest, at %3 for %4</source>
        <translation>%1 machines attendent, %2 depuis le plus longtemps, à %3 %4</translation>
    </message>
    <message>
        <source>owner: %1</source>
        <translation>resp. : %1</translation>
    </message>
    <message>
        <source>since %1 (%2)</source>
        <translation>depuis %1 (%2)</translation>
    </message>
    <message>
        <source>%1 more machines wait.</source>
        <translation>%1 autres machines attendent.</translation>
    </message>
    <message>
        <source>No action of a person is recorded yet.</source>
        <translation>Aucune action d&apos;une personne n&apos;est encore enregistrée.</translation>
    </message>
    <message>
        <source>Done so far:</source>
        <translation>Fait jusqu&apos;ici :</translation>
    </message>
</context>
<context>
    <name>IncidentsPage</name>
    <message>
        <source>The data is older than 10 s: nothing can be saved.</source>
        <translation>Les données ont plus de 10 s&#xa0;: enregistrement impossible.</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Not saved yet. Your text stays here, also without a connection.</source>
        <translation>Pas encore enregistré&#xa0;; reste ici, même avec une autre connexion ou sans connexion.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistré.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Overwrite with mine</source>
        <translation>Écraser par le mien</translation>
    </message>
    <message>
        <source>Use theirs</source>
        <translation>Prendre l’autre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>An incident combines a range, the entries that matter and your text in one file: Markdown, HTML, JSON, CSV or a bundle.</source>
        <translation>La période, les entrées utiles et vos mots forment un fichier&#xa0;: Markdown, HTML, JSON, CSV ou un paquet.</translation>
    </message>
    <message>
        <source>Select an incident, or start one from a machine.</source>
        <translation>Choisir un incident, ou en commencer un depuis une machine.</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Nothing needs attention. 1 machine has an armed hook.</source>
        <translation>Rien n’attend quelqu’un. 1 machine a un hook armé.</translation>
    </message>
    <message>
        <source>Nothing needs attention. %1 machines have armed hooks.</source>
        <translation>Rien n’attend quelqu’un. %1 machines ont des hooks armés.</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>alim. %1</translation>
    </message>
    <message>
        <source>Why it waits</source>
        <translation>Pourquoi elle attend</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Ce qui est connu</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>Issues</translation>
    </message>
    <message>
        <source>Open (Enter)</source>
        <translation>Ouvrir (Enter)</translation>
    </message>
    <message>
        <source>What needs attention is not known: the machines are served in an unsupported version.</source>
        <translation>On ne sait pas ce qui attend une personne&#xa0;: les machines viennent dans une version qui n’est pas comprise.</translation>
    </message>
</context>
<context>
    <name>KeyItem</name>
    <message>
        <source>hard</source>
        <translation>forcé</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>doux</translation>
    </message>
    <message>
        <source>held %1</source>
        <translation>bloqué %1</translation>
    </message>
    <message>
        <source>accepted %1 ago</source>
        <translation>accepté il y a %1</translation>
    </message>
    <message>
        <source>not accepted yet</source>
        <translation>pas encore accepté</translation>
    </message>
    <message>
        <source>set by %1</source>
        <translation>posé par %1</translation>
    </message>
    <message>
        <source>set by an unknown user</source>
        <translation>nul ne dit qui l’a posé</translation>
    </message>
    <message>
        <source>A request: it is removed when the host is on again.</source>
        <translation>Une demande&#xa0;: elle disparaît quand l’hôte est rallumé.</translation>
    </message>
    <message>
        <source>Set by Holdpoint: an operator can release it (%1).</source>
        <translation>La nôtre&#xa0;: un opérateur peut la lever (%1).</translation>
    </message>
    <message>
        <source>Set by somebody else: releasing it needs a second person (%1).</source>
        <translation>Celle d’un tiers&#xa0;: levée avec une seconde personne (%1).</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
</context>
<context>
    <name>KeyMap</name>
    <message>
        <source>Fleet</source>
        <translation>Parc</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Blocages</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Alim.</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Incidents</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Alarm health</source>
        <translation>Santé des alarmes</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Chercher une commande</translation>
    </message>
    <message>
        <source>Go to a machine</source>
        <translation>Aller à une machine</translation>
    </message>
    <message>
        <source>Filter the page</source>
        <translation>Filtrer la page</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Acquitter</translation>
    </message>
    <message>
        <source>Acknowledge the group</source>
        <translation>Acquitter le groupe</translation>
    </message>
    <message>
        <source>Shelve…</source>
        <translation>Mettre en attente…</translation>
    </message>
    <message>
        <source>Copy why it is stuck</source>
        <translation>Copier la cause du blocage</translation>
    </message>
    <message>
        <source>Copy as kubectl command</source>
        <translation>Copier en commande kubectl</translation>
    </message>
    <message>
        <source>Actions of the machine…</source>
        <translation>Actions de la machine…</translation>
    </message>
    <message>
        <source>Change matrix grouping</source>
        <translation>Grouper la matrice autrement</translation>
    </message>
    <message>
        <source>Reconnect</source>
        <translation>Se reconnecter</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Partie suivante de la fenêtre</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>Touches de cette page</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>Write a note…</source>
        <translation>Écrire une note…</translation>
    </message>
    <message>
        <source>Times: since when or how long</source>
        <translation>Temps : depuis quand ou combien</translation>
    </message>
    <message>
        <source>Choose a backend…</source>
        <translation>Choisir un backend…</translation>
    </message>
    <message>
        <source>Mark a time; twice marks a range</source>
        <translation>Marquer un instant&#xa0;: deux fois pour une plage</translation>
    </message>
    <message>
        <source>Add the marked range to an incident</source>
        <translation>Ajouter la plage marquée à un incident</translation>
    </message>
    <message>
        <source>Fleet without controls</source>
        <translation>Parc sans commandes</translation>
    </message>
    <message>
        <source>Change matrix colours</source>
        <translation>Colorer la matrice autrement</translation>
    </message>
    <message>
        <source>Copy a link to this page</source>
        <translation>Copier un lien vers cette page</translation>
    </message>
    <message>
        <source>Copy a one-time link for a viewer</source>
        <translation>Copier un lien à usage unique pour un lecteur</translation>
    </message>
    <message>
        <source>Go to an earlier time…</source>
        <translation>Voir un moment antérieur…</translation>
    </message>
    <message>
        <source>Play or pause the record</source>
        <translation>Lire ou suspendre l’enregistrement</translation>
    </message>
</context>
<context>
    <name>KeyboardPane</name>
    <message>
        <source>Enter keys such as Ctrl+K, separated by commas, and press Enter. No single letter changes a cluster.</source>
        <translation>Saisir des touches telles que Ctrl+K, plusieurs avec une virgule&#xa0;; Enter les valide. Aucune lettre seule n’écrit dans un cluster.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>Keys copied.</source>
        <translation>Touches copiées.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout rétablir</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>partout</translation>
    </message>
    <message>
        <source>Keys for: %1</source>
        <translation>Touches pour&#xa0;: %1</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>on the fleet</source>
        <translation>sur le parc</translation>
    </message>
    <message>
        <source>on a machine</source>
        <translation>sur une machine</translation>
    </message>
    <message>
        <source>on the holds</source>
        <translation>sur les blocages</translation>
    </message>
</context>
<context>
    <name>LanguagePane</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language of the desktop</source>
        <translation>Langue du bureau</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Heures</translation>
    </message>
    <message>
        <source>UTC, marked with Z, in every language</source>
        <translation>UTC, marqué Z, dans toutes les langues</translation>
    </message>
    <message>
        <source>Names and messages of Kubernetes</source>
        <translation>Noms et messages de Kubernetes</translation>
    </message>
    <message>
        <source>never translated</source>
        <translation>tels quels, jamais traduits</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The console uses the language of the desktop if it is available, otherwise English.</source>
        <translation>La console utilise la langue du bureau si elle existe, sinon l&apos;anglais.</translation>
    </message>
    <message>
        <source>Takes effect when the console is restarted.</source>
        <translation>Prend effet au redémarrage de la console.</translation>
    </message>
    <message>
        <source>The backend writes logs, exports and the audit in English.</source>
        <translation>Le backend écrit journaux, exports et audit en anglais.</translation>
    </message>
</context>
<context>
    <name>LockGlyph</name>
    <message>
        <source>Forbidden</source>
        <translation>Interdit</translation>
    </message>
</context>
<context>
    <name>MachineBox</name>
    <message>
        <source>Enter namespace/name.</source>
        <translation>Saisissez namespace/name.</translation>
    </message>
    <message>
        <source>gone since %1</source>
        <translation>disparue depuis %1</translation>
    </message>
</context>
<context>
    <name>MachineFacts</name>
    <message>
        <source>Host</source>
        <translation>Hôte</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Voulu</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Allumé</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Éteint</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Alim.</translation>
    </message>
    <message>
        <source>%1, read %2</source>
        <translation>%1, lu %2</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Last powered on</source>
        <translation>Dernier allumage</translation>
    </message>
    <message>
        <source>Reboot pending since</source>
        <translation>Redémarrage en attente depuis</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Action deadline</source>
        <translation>Fin de l’action à</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Consecutive errors</source>
        <translation>Erreurs de suite</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Namespace</translation>
    </message>
    <message>
        <source>Machine set</source>
        <translation>MachineSet</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Créée</translation>
    </message>
    <message>
        <source>Provider id</source>
        <translation>Id du fournisseur</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instance</translation>
    </message>
    <message>
        <source>Finalizers</source>
        <translation>Finalizers</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>Node ready</source>
        <translation>Node prêt</translation>
    </message>
    <message>
        <source>%1, cordoned</source>
        <translation>%1, isolé</translation>
    </message>
    <message>
        <source>Taints</source>
        <translation>Taints</translation>
    </message>
    <message>
        <source>Drain</source>
        <translation>Drainage</translation>
    </message>
    <message>
        <source>Pods left</source>
        <translation>Pods restants</translation>
    </message>
    <message>
        <source>needs %1, has %2</source>
        <translation>requiert %1, a %2</translation>
    </message>
    <message>
        <source>Message of its MachineSet</source>
        <translation>Son groupe dit</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
</context>
<context>
    <name>MachineHeader</name>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Back to the fleet</source>
        <translation>Retour au parc</translation>
    </message>
    <message>
        <source>Back to the fleet (Backspace)</source>
        <translation>Retour au parc (Backspace)</translation>
    </message>
    <message>
        <source>Copy the name %1</source>
        <translation>Copier le nom %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>gone since %1</source>
        <translation>disparue depuis %1</translation>
    </message>
    <message>
        <source>Actions for this machine; each opens a review first</source>
        <translation>Ce qui est possible sur cette machine&#xa0;; tout est d’abord examiné</translation>
    </message>
    <message>
        <source>Actions…</source>
        <translation>Actions…</translation>
    </message>
    <message>
        <source>Node, cordoned</source>
        <translation>Node, isolé</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Hôte</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>État à</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>live</source>
        <translation>en direct</translation>
    </message>
    <message>
        <source>not live</source>
        <translation>pas en direct</translation>
    </message>
    <message>
        <source>being deleted since %1</source>
        <translation>en cours de suppression depuis %1</translation>
    </message>
    <message>
        <source>being deleted</source>
        <translation>en cours de suppression</translation>
    </message>
    <message>
        <source>%1 is not supported: nothing can be changed.</source>
        <translation>%1 n’est pas comprise&#xa0;: aucune modification possible.</translation>
    </message>
    <message>
        <source>deleted next</source>
        <translation>supprimée ensuite</translation>
    </message>
</context>
<context>
    <name>MachinePage</name>
    <message>
        <source>No machine %1.</source>
        <translation>Il n’y a pas de machine %1.</translation>
    </message>
    <message>
        <source>Hooks and owners</source>
        <translation>Hooks et responsables</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>Host and power keys</source>
        <translation>Hôte et clés d’alim.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>No lifecycle hook is set on this machine.</source>
        <translation>Aucun hook de cycle de vie sur cette machine.</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Hook</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Resp.</translation>
    </message>
    <message>
        <source>The machine reports no condition.</source>
        <translation>La machine ne signale aucune condition.</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condition</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>No event about this machine.</source>
        <translation>Aucun événement sur cette machine.</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
    <message>
        <source>Back to the fleet</source>
        <translation>Retour au parc</translation>
    </message>
    <message>
        <source>YAML</source>
        <translation>YAML</translation>
    </message>
    <message>
        <source>Earlier machines</source>
        <translation>Machines précédentes</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Sentence copied.</source>
        <translation>Phrase copiée.</translation>
    </message>
    <message>
        <source>No machine selected.</source>
        <translation>Aucune machine avec une phrase n’est choisie.</translation>
    </message>
    <message>
        <source>kubectl command copied.</source>
        <translation>Commande kubectl copiée.</translation>
    </message>
    <message>
        <source>Holdpoint: %1</source>
        <translation>Holdpoint&#xa0;: %1</translation>
    </message>
    <message>
        <source>Holdpoint</source>
        <translation>Holdpoint</translation>
    </message>
    <message>
        <source>Select a machine first, then write a note on it.</source>
        <translation>Choisissez d’abord une machine, puis écrivez une note dessus.</translation>
    </message>
    <message>
        <source>The fleet without controls. Esc ends it.</source>
        <translation>Le parc sans commandes. Échap y met fin.</translation>
    </message>
    <message>
        <source>This page has no link: a browser does not show it.</source>
        <translation>Un navigateur n&apos;affiche pas cette page.</translation>
    </message>
    <message>
        <source>Link copied. Opening it requires signing in.</source>
        <translation>Lien copié. L&apos;ouvrir demande de s&apos;identifier.</translation>
    </message>
    <message>
        <source>One-time link copied. It shows this page once, within 5 minutes.</source>
        <translation>Lien à usage unique copié. Il montre cette page une fois, dans les 5 minutes.</translation>
    </message>
    <message>
        <source>Links open in a console, not here.</source>
        <translation>Les liens s’ouvrent dans une console, pas ici.</translation>
    </message>
</context>
<context>
    <name>MatrixField</name>
    <message>
        <source>Grouped by machine set</source>
        <translation>Groupée par MachineSet</translation>
    </message>
    <message>
        <source>Grouped by zone</source>
        <translation>Groupée par zone</translation>
    </message>
    <message>
        <source>Grouped by role</source>
        <translation>Groupée par rôle</translation>
    </message>
    <message>
        <source>Coloured by power</source>
        <translation>Coloré par alimentation</translation>
    </message>
    <message>
        <source>Coloured by age of the machine</source>
        <translation>Coloré par âge de la machine</translation>
    </message>
    <message>
        <source>Coloured by maintenance</source>
        <translation>Coloré par maintenance</translation>
    </message>
    <message>
        <source>Coloured by state</source>
        <translation>Coloré par état</translation>
    </message>
    <message>
        <source>Machine matrix, %1 machines</source>
        <translation>Matrice des machines, %1 machines</translation>
    </message>
    <message>
        <source>%1
%2, %3</source>
        <translation>%1
%2, %3</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Grouped by region and zone</source>
        <translation>Groupée par région et zone</translation>
    </message>
    <message>
        <source>Grouped by zone and rack</source>
        <translation>Groupée par zone et rack</translation>
    </message>
    <message>
        <source>Grouped by rack and machine set</source>
        <translation>Groupée par rack et MachineSet</translation>
    </message>
    <message>
        <source>Grouped by cause</source>
        <translation>Groupé par cause</translation>
    </message>
    <message>
        <source>Grouped by cluster</source>
        <translation>Groupée par cluster</translation>
    </message>
</context>
<context>
    <name>MatrixLegend</name>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
</context>
<context>
    <name>MatrixPane</name>
    <message>
        <source>%1. Change grouping</source>
        <translation>%1. Grouper autrement</translation>
    </message>
    <message>
        <source>%1. Change colours</source>
        <translation>%1. Colorer autrement</translation>
    </message>
</context>
<context>
    <name>MiniTimeline</name>
    <message>
        <source>Last two hours of %1</source>
        <translation>Les deux dernières heures de %1</translation>
    </message>
    <message>
        <source>No changes recorded in the last two hours.</source>
        <translation>Rien n’a été enregistré ces deux dernières heures.</translation>
    </message>
    <message>
        <source>Loading the timeline…</source>
        <translation>Chargement de la chronologie…</translation>
    </message>
</context>
<context>
    <name>MonthGrid</name>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>+%1 de plus</translation>
    </message>
</context>
<context>
    <name>NavButton</name>
    <message>
        <source>%1, %2 need you</source>
        <translation>%1, %2 vous attendent</translation>
    </message>
</context>
<context>
    <name>NavRail</name>
    <message>
        <source>Fleet</source>
        <translation>Parc</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Blocages</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Alim.</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Incidents</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Alarms</source>
        <translation>Alarmes</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Désactivé : les données ont plus de 10 s.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Le rôle operator est requis.</translation>
    </message>
    <message>
        <source>Enter a note.</source>
        <translation>Saisissez une note.</translation>
    </message>
    <message>
        <source>Note added to the timeline of %1.</source>
        <translation>La note est dans la chronologie de %1.</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Note sur %1</translation>
    </message>
    <message>
        <source>What you saw or did: “NIC changed, waiting for the link”</source>
        <translation>Ce que vous avez vu ou fait : « NIC changée, lien attendu »</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Write note</source>
        <translation>Écrire la note</translation>
    </message>
</context>
<context>
    <name>NoticeText</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>P%1 %2</source>
        <translation>P%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new alarms</source>
        <translation>
            <numerusform>%n nouvelle alarme</numerusform>
            <numerusform>%n nouvelles alarmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Most urgent, P%1 %2: %3</source>
        <translation>La plus urgente, P%1 %2 : %3</translation>
    </message>
    <message>
        <source>Flood of alarms</source>
        <translation>Avalanche d’alarmes</translation>
    </message>
</context>
<context>
    <name>NotificationsPane</name>
    <message>
        <source>During a flood, the desktop shows one notification instead of one per alarm.</source>
        <translation>Pendant une avalanche, le bureau est averti une fois, pas à chaque alarme.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notifications</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>P1 only</source>
        <translation>P1 seulement</translation>
    </message>
    <message>
        <source>P1 and P2</source>
        <translation>P1 et P2</translation>
    </message>
    <message>
        <source>Every alarm</source>
        <translation>Toutes les alarmes</translation>
    </message>
    <message>
        <source>Notify about</source>
        <translation>Avertir le bureau de</translation>
    </message>
    <message>
        <source>The alarm line of the window always shows every alarm.</source>
        <translation>La ligne d’alarmes de la fenêtre les montre toutes.</translation>
    </message>
</context>
<context>
    <name>ObjectDialog</name>
    <message>
        <source>No %1.</source>
        <translation>%1 n&apos;existe pas.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copy YAML</source>
        <translation>Copier le YAML</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Open the view %1</source>
        <translation>Ouvrir la vue %1</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Parc</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Blocages</translation>
    </message>
    <message>
        <source>Show tour</source>
        <translation>Afficher la visite</translation>
    </message>
</context>
<context>
    <name>OverrideGates</name>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Désactivé : les données ont plus de 10 s.</translation>
    </message>
    <message>
        <source>Read-only: requires the role operator.</source>
        <translation>Consultation seule&#xa0;: le rôle operator est nécessaire.</translation>
    </message>
    <message>
        <source>Holdpoint explains this action and never does it.</source>
        <translation>Holdpoint explique ceci et ne le fait jamais.</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>Saisissez une raison.</translation>
    </message>
    <message>
        <source>The reason has more than %1 bytes.</source>
        <translation>Le motif a plus de %1 octets.</translation>
    </message>
    <message>
        <source>The reason needs %1 characters or a ticket id.</source>
        <translation>Le motif exige %1 caractères ou un n° de ticket.</translation>
    </message>
    <message>
        <source>Type %1 to continue.</source>
        <translation>Saisir %1 pour continuer.</translation>
    </message>
    <message>
        <source>It does not wait for approval.</source>
        <translation>Aucune approbation n’est attendue.</translation>
    </message>
    <message>
        <source>A person other than %1 must approve.</source>
        <translation>Une autre personne que %1 doit approuver.</translation>
    </message>
    <message>
        <source>Approving requires the role approver.</source>
        <translation>Le rôle approver est requis pour l’approuver.</translation>
    </message>
    <message>
        <source>A reason must say what happened, not repeat one character.</source>
        <translation>Un motif dit ce qui s’est passé, pas toujours le même caractère.</translation>
    </message>
    <message>
        <source>The backend asks for %1 and does not know your own rule, which asks for %2.</source>
        <translation>Le backend demande %1 et ne connaît pas votre propre règle, qui demande %2.</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>Shows %1 to %2 of %3</source>
        <translation>Affiche de %1 à %2 sur %3</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 en tout</translation>
    </message>
    <message>
        <source>Overview of the timeline</source>
        <translation>Vue d’ensemble de la chronologie</translation>
    </message>
</context>
<context>
    <name>PageArea</name>
    <message>
        <source>Mark a range of the timeline first: M twice, or Shift and drag.</source>
        <translation>Marquez d’abord une plage de la chronologie&#xa0;: M deux fois, ou Maj et glisser.</translation>
    </message>
</context>
<context>
    <name>PageLink</name>
    <message>
        <source>%1 is not a link.</source>
        <translation>%1 n’est pas un lien.</translation>
    </message>
    <message>
        <source>A one-time link opens in a browser.</source>
        <translation>Un lien qui permet de regarder une fois s’ouvre dans un navigateur.</translation>
    </message>
    <message>
        <source>%1 is not a page of Holdpoint. Pages are /fleet, /holds, /m/NAMESPACE/NAME, /power, /calendar, /alarms and /incidents.</source>
        <translation>%1 n’est pas une page de Holdpoint ; il y a /fleet, /holds, /m/NAMESPACE/NAME, /power, /calendar, /alarms et /incidents.</translation>
    </message>
    <message>
        <source>%1 in the link: “%2” is not a time such as 2026-01-10T03:12:00Z.</source>
        <translation>%1 dans le lien : « %2 » n’est pas une heure comme 2026-01-10T03:12:00Z.</translation>
    </message>
    <message>
        <source>The link starts (from) after the time that it shows (at).</source>
        <translation>Le lien commence (from) après l’instant qu’il montre (at).</translation>
    </message>
</context>
<context>
    <name>PastFrame</name>
    <message>
        <source>as of %1, %2 ago</source>
        <translation>à %1, il y a %2</translation>
    </message>
    <message>
        <source>This page has no history: it shows the present.</source>
        <translation>Cette page n’a pas de passé : elle montre le présent.</translation>
    </message>
    <message>
        <source>%1. Read-only; Esc returns to now.</source>
        <translation>%1. Rien ne peut être fait ici ; Échap revient au présent.</translation>
    </message>
</context>
<context>
    <name>PhaseChain</name>
    <message>
        <source>Phase %1</source>
        <translation>Phase %1</translation>
    </message>
    <message>
        <source>No phase yet</source>
        <translation>Pas encore de phase</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>depuis %1</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Désactivé : les données ont plus de 10 s.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Le rôle operator est requis.</translation>
    </message>
    <message>
        <source>Enter the work and the machines.</source>
        <translation>Saisissez le travail et les machines.</translation>
    </message>
    <message>
        <source>Enter two times, such as 2026-03-07 02:00.</source>
        <translation>Saisissez deux heures, par exemple 2026-03-07 02:00.</translation>
    </message>
    <message>
        <source>no future dates</source>
        <translation>aucune date à venir</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 and %2 more times</source>
        <translation>%1 et encore %2 fois</translation>
    </message>
    <message>
        <source>Planned: %1.</source>
        <translation>Planifié : %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries imported.</source>
        <translation>
            <numerusform>%n entrée prise.</numerusform>
            <numerusform>%n entrées prises.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan work</source>
        <translation>Planifier un travail</translation>
    </message>
    <message>
        <source>One piece of work</source>
        <translation>Un travail</translation>
    </message>
    <message>
        <source>Calendar (ICS)</source>
        <translation>Calendrier (ICS)</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Ce qui est fait</translation>
    </message>
    <message>
        <source>PSU swap, rack B</source>
        <translation>Remplacement d’alimentation, baie B</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Physical work</source>
        <translation>Intervention sur la machine</translation>
    </message>
    <message>
        <source>Reboot</source>
        <translation>Redémarrage</translation>
    </message>
    <message>
        <source>Retirement</source>
        <translation>Retrait</translation>
    </message>
    <message>
        <source>Machines, separated by commas</source>
        <translation>Machines, séparées par des virgules</translation>
    </message>
    <message>
        <source>worker-a, worker-b</source>
        <translation>worker-a, worker-b</translation>
    </message>
    <message>
        <source>From (UTC)</source>
        <translation>De (UTC)</translation>
    </message>
    <message>
        <source>Until (UTC)</source>
        <translation>À (UTC)</translation>
    </message>
    <message>
        <source>Paste the text of an .ics file. It replaces the previous import.</source>
        <translation>Collez le texte d’un fichier .ics. Il remplace ce qui a été importé avant.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Shows what would be imported, conflicts first</source>
        <translation>Montre ce que cela apporterait, les conflits d’abord</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Check it before importing.</source>
        <translation>Vérifiez d’abord.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Paste the text of an .ics file, or drop the file here.</source>
        <translation>Collez le texte d’un fichier .ics ou déposez le fichier ici.</translation>
    </message>
    <message>
        <source>Removed: %1.</source>
        <translation>Retiré : %1.</translation>
    </message>
    <message>
        <source>Planned work</source>
        <translation>Travaux planifiés</translation>
    </message>
    <message>
        <source>Path of an .ics file, or drop the file here</source>
        <translation>Chemin d’un fichier .ics, ou déposez le fichier ici</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Read file</source>
        <translation>Lire le fichier</translation>
    </message>
    <message>
        <source>No work is planned.</source>
        <translation>Rien n’est planifié sur une console.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>PlannedList</name>
    <message>
        <source>Planned work</source>
        <translation>Travaux planifiés</translation>
    </message>
    <message>
        <source>no future dates</source>
        <translation>aucune date à venir</translation>
    </message>
    <message>
        <source>Removes %1 from the calendar</source>
        <translation>Retire %1 du calendrier</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>PowerCard</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>on for %1</source>
        <translation>allumé %1</translation>
    </message>
</context>
<context>
    <name>PowerColumns</name>
    <message>
        <source>Host</source>
        <translation>Hôte</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Alimentation</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Holds, errors</source>
        <translation>Blocages, erreurs</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Urgency</source>
        <translation>Urgence</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>Demandé par</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Rack</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
</context>
<context>
    <name>PowerList</name>
    <message>
        <source>1 row copied.</source>
        <translation>1 ligne copiée.</translation>
    </message>
    <message>
        <source>%1 rows copied.</source>
        <translation>%1 lignes copiées.</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>Hôtes</translation>
    </message>
</context>
<context>
    <name>PowerPage</name>
    <message>
        <source>Mismatch</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Bloqué</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Detached or unmanaged</source>
        <translation>Détaché ou non géré</translation>
    </message>
    <message>
        <source>Filter (/)</source>
        <translation>Filtre (/)</translation>
    </message>
    <message>
        <source>Filter by host, rack, machine or key (/)</source>
        <translation>Filtrer par hôte, rack, machine ou clé (/)</translation>
    </message>
    <message>
        <source>%1 of %2 hosts</source>
        <translation>%1 hôtes sur %2</translation>
    </message>
    <message>
        <source>1 host</source>
        <translation>1 hôte</translation>
    </message>
    <message>
        <source>%1 hosts</source>
        <translation>%1 hôtes</translation>
    </message>
    <message>
        <source>Show the hosts as cards</source>
        <translation>Afficher les hôtes en cartes</translation>
    </message>
    <message>
        <source>Show the hosts as a list</source>
        <translation>Afficher les hôtes l’un sous l’autre</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>Vérifié&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No hosts in %1.</source>
        <translation>Aucun hôte dans %1.</translation>
    </message>
    <message>
        <source>1 host is hidden by the filters.</source>
        <translation>1 hôte est masqué par les filtres.</translation>
    </message>
    <message>
        <source>%1 hosts are hidden by the filters.</source>
        <translation>%1 hôtes sont masqués par les filtres.</translation>
    </message>
    <message>
        <source>the words “%1”</source>
        <translation>les mots « %1 »</translation>
    </message>
    <message>
        <source>the filter %1</source>
        <translation>le filtre %1</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>la colonne %1</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 sélectionnées</translation>
    </message>
    <message>
        <source>%1 would move (R)</source>
        <translation>%1 bougeraient (R)</translation>
    </message>
</context>
<context>
    <name>PowerRowItem</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Requested by %1</source>
        <translation>Demandé par %1</translation>
    </message>
</context>
<context>
    <name>PowerWall</name>
    <message>
        <source>Hosts</source>
        <translation>Hôtes</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Desktop</source>
        <translation>Comme le bureau</translation>
    </message>
</context>
<context>
    <name>PresetBox</name>
    <message>
        <source>Internal</source>
        <translation>Interne</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Public</translation>
    </message>
    <message>
        <source>Redaction</source>
        <translation>Caviardage</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Creating the document…</source>
        <translation>Création du document…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Copies the source</source>
        <translation>Copie la source</translation>
    </message>
    <message>
        <source>Source of the document</source>
        <translation>Source du document</translation>
    </message>
</context>
<context>
    <name>PrioritySplit</name>
    <message>
        <source>P3 Look</source>
        <translation>P3 À voir</translation>
    </message>
    <message>
        <source>P2 Soon</source>
        <translation>P2 Bientôt</translation>
    </message>
    <message>
        <source>P1 Act now</source>
        <translation>P1 Agir</translation>
    </message>
    <message>
        <source>%1: %2 alarms, %3 %, aim %4 %</source>
        <translation>%1&#xa0;: %2 alarmes, %3 %, cible %4 %</translation>
    </message>
    <message>
        <source>%1, %2 % (aim %3 %)</source>
        <translation>%1, %2 % (cible %3 %)</translation>
    </message>
    <message>
        <source>none (aim %1 %)</source>
        <translation>aucune (cible %1 %)</translation>
    </message>
</context>
<context>
    <name>ProgressTrail</name>
    <message>
        <source>Sending to the backend…</source>
        <translation>Transmission…</translation>
    </message>
    <message>
        <source>Sending in %1 s</source>
        <translation>Envoi dans %1 s</translation>
    </message>
    <message>
        <source>Sent %1</source>
        <translation>Envoyé %1</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Envoyé</translation>
    </message>
    <message>
        <source>Accepted %1 (revision %2)</source>
        <translation>Accepté %1 (révision %2)</translation>
    </message>
    <message>
        <source>Waiting for the effect</source>
        <translation>En attente de l’effet</translation>
    </message>
    <message>
        <source>Observed %1: %2</source>
        <translation>Observé %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Timed out %1: %2</source>
        <translation>Délai dépassé %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Refused %1: %2</source>
        <translation>Refusé %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The outcome is unknown.</source>
        <translation>L’issue est inconnue.</translation>
    </message>
</context>
<context>
    <name>RangePane</name>
    <message>
        <source>Range</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>From, UTC</source>
        <translation>De, UTC</translation>
    </message>
    <message>
        <source>Enter a time such as 2026-11-20T13:10:00Z.</source>
        <translation>Saisir une heure telle que 2026-11-20T13:10:00Z.</translation>
    </message>
    <message>
        <source>ongoing</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>To, UTC; empty while ongoing</source>
        <translation>À, UTC&#xa0;; vide tant qu’il est en cours</translation>
    </message>
    <message>
        <source>Enter a time such as 2026-11-20T14:20:00Z, or leave it empty.</source>
        <translation>Saisir une heure telle que 2026-11-20T14:20:00Z, ou rien.</translation>
    </message>
    <message>
        <source>Add a machine</source>
        <translation>Ajouter une machine</translation>
    </message>
    <message>
        <source>Removes it from the incident</source>
        <translation>L’incident ne la concerne plus</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Timeline of %1</source>
        <translation>Chronologie de %1</translation>
    </message>
    <message>
        <source>Start of the incident</source>
        <translation>Début de l’incident</translation>
    </message>
    <message>
        <source>End of the incident</source>
        <translation>Fin de l’incident</translation>
    </message>
    <message>
        <source>No changes recorded for this machine.</source>
        <translation>Rien n’a été enregistré sur cette machine.</translation>
    </message>
    <message>
        <source>Loading the timeline…</source>
        <translation>Chargement de la chronologie…</translation>
    </message>
</context>
<context>
    <name>RateChart</name>
    <message>
        <source>highest %1 in 10 min</source>
        <translation>au plus %1 en dix minutes</translation>
    </message>
    <message>
        <source>Alarms per 10 min in the last 24 h; over the threshold of %2 %1 times</source>
        <translation>Alarmes par dix minutes des dernières 24 h, %1 fois au-dessus du seuil de %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
</context>
<context>
    <name>ReceiversPart</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Les données ont plus de 10 s&#xa0;: aucune modification possible.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Le rôle operator est requis.</translation>
    </message>
    <message>
        <source>%1 did not take the test: %2</source>
        <translation>%1 n’a pas accepté le test&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 took the test.</source>
        <translation>%1 a accepté le test.</translation>
    </message>
    <message>
        <source>failing for %1: %2</source>
        <translation>en échec depuis %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>last delivery %1 ago</source>
        <translation>dernier envoi il y a %1</translation>
    </message>
    <message>
        <source>no deliveries yet</source>
        <translation>aucun envoi pour l’instant</translation>
    </message>
    <message>
        <source>1 message waiting</source>
        <translation>1 message en attente</translation>
    </message>
    <message>
        <source>%1 messages waiting</source>
        <translation>%1 messages en attente</translation>
    </message>
    <message>
        <source>The backend sends alarms to these receivers, which are set in its configuration.</source>
        <translation>Le backend envoie les alarmes à ces destinataires, définis dans sa configuration.</translation>
    </message>
    <message>
        <source>Receivers</source>
        <translation>Destinataires</translation>
    </message>
    <message>
        <source>Send a test to %1</source>
        <translation>Envoyer un test à %1</translation>
    </message>
    <message>
        <source>Send a test</source>
        <translation>Envoyer un test</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>1 command had an unknown outcome when the console ended</source>
        <translation>1 commande avait une issue inconnue à l’arrêt de la console</translation>
    </message>
    <message>
        <source>%1 commands had an unknown outcome when the console ended</source>
        <translation>%1 commandes avaient une issue inconnue à l’arrêt de la console</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Reviewing requires the role approver.</source>
        <translation>Le rôle approver est nécessaire pour l’examiner.</translation>
    </message>
    <message>
        <source>A person other than %1 must review it.</source>
        <translation>Une autre personne que %1 doit l’examiner.</translation>
    </message>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Les données ont plus de 10 s : rien ne peut être modifié.</translation>
    </message>
    <message>
        <source>Enter your findings, at least 10 characters.</source>
        <translation>Écrivez ce que vous avez constaté, en 10 caractères au moins.</translation>
    </message>
    <message>
        <source>Review: %1, %2</source>
        <translation>Examiner : %1, %2</translation>
    </message>
    <message>
        <source>%1 used break-glass at %2: %3</source>
        <translation>%1 a eu recours au bris de glace à %2 : %3</translation>
    </message>
    <message>
        <source>Check the object and the audit rows of this override below, then write your findings. This clears the alarm; the audit keeps your findings and your name.</source>
        <translation>Regardez l’objet et les lignes de cette intervention ci-dessous, et écrivez ce que vous avez constaté. L’alarme prend fin, et l’audit le garde avec votre nom.</translation>
    </message>
    <message>
        <source>Findings: at least 10 characters</source>
        <translation>Constat : au moins 10 caractères</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Next of %1</source>
        <translation>Suivant sur %1</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Examiné</translation>
    </message>
    <message>
        <source>It was reviewed meanwhile.</source>
        <translation>Il a été examiné entre-temps.</translation>
    </message>
</context>
<context>
    <name>RightsTable</name>
    <message>
        <source>allowed</source>
        <translation>autorisé</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusé</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>pas encore de réponse</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>dans %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Droits</translation>
    </message>
</context>
<context>
    <name>Scrubber</name>
    <message>
        <source>1 h</source>
        <translation>1 h</translation>
    </message>
    <message>
        <source>24 h</source>
        <translation>24 h</translation>
    </message>
    <message>
        <source>7 d</source>
        <translation>7 d</translation>
    </message>
    <message>
        <source>30 d</source>
        <translation>30 d</translation>
    </message>
    <message>
        <source>as of %1, %2 ago</source>
        <translation>à %1, il y a %2</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Suspendre (Espace)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Lire (Espace)</translation>
    </message>
    <message>
        <source>Playback speed (+ and -)</source>
        <translation>Vitesse de lecture (+ et -)</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Vitesse : %1</translation>
    </message>
    <message>
        <source>The bar spans %1</source>
        <translation>La barre couvre %1</translation>
    </message>
    <message>
        <source>The record, %1</source>
        <translation>L’enregistrement, %1</translation>
    </message>
    <message>
        <source>The record, now</source>
        <translation>L’enregistrement, maintenant</translation>
    </message>
    <message>
        <source>Incident %1</source>
        <translation>Incident %1</translation>
    </message>
    <message>
        <source>Not recorded: %1</source>
        <translation>Personne n’enregistrait : %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>Now  Esc</source>
        <translation>Maintenant  Échap</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>there is no command %1</source>
        <translation>la commande %1 n’existe pas</translation>
    </message>
    <message>
        <source>there is no alarm %1</source>
        <translation>l’alarme %1 n’existe pas</translation>
    </message>
    <message>
        <source>%1 has already acknowledged it</source>
        <translation>%1 l’a déjà acquittée</translation>
    </message>
    <message>
        <source>there is no acknowledged alarm %1</source>
        <translation>l’alarme acquittée %1 n’existe pas</translation>
    </message>
    <message>
        <source>an alarm can be shelved for up to 24 h</source>
        <translation>une alarme est mise en attente pour 24 h au plus</translation>
    </message>
    <message>
        <source>shelving an alarm requires a reason</source>
        <translation>une alarme est mise en attente avec un motif</translation>
    </message>
    <message>
        <source>there is no shelved alarm %1</source>
        <translation>l’alarme en attente %1 n’existe pas</translation>
    </message>
    <message>
        <source>%1 may view alarms and not change them</source>
        <translation>%1 peut voir les alarmes mais pas les modifier</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires the role operator</source>
        <translation>%1 ne peut pas faire cela : un operator le peut</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires the role approver</source>
        <translation>%1 ne peut pas faire cela : un approver le peut</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires the role operator or approver</source>
        <translation>%1 ne peut pas faire cela : un operator ou un approver le peut</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires a person</source>
        <translation>%1 ne peut pas faire cela : une personne le peut</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires the role admin</source>
        <translation>%1 ne peut pas faire cela : un administrateur le peut</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: reading incidents requires the role viewer or operator</source>
        <translation>%1 ne peut pas faire cela : les incidents sont lus par un viewer ou un operator</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: writing incidents requires the role operator</source>
        <translation>%1 ne peut pas faire cela : les incidents sont écrits par un operator</translation>
    </message>
    <message>
        <source>text: a note must not be empty</source>
        <translation>text : une note dit quelque chose</translation>
    </message>
    <message>
        <source>text: a note has at most %1 bytes, not %2</source>
        <translation>text : une note a au plus %1 octets, pas %2</translation>
    </message>
    <message>
        <source>there is no machine &apos;%1&apos;</source>
        <translation>la machine &apos;%1&apos; n’existe pas</translation>
    </message>
    <message>
        <source>this backend has no record</source>
        <translation>ce backend n’a pas d’enregistrement</translation>
    </message>
    <message>
        <source>there is no view named &apos;%1&apos;</source>
        <translation>il n’y a pas de vue nommée &apos;%1&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not &lt;namespace&gt;/&lt;name&gt; of a machine</source>
        <translation>&apos;%1&apos; n’est pas le &lt;namespace&gt;/&lt;name&gt; d’une machine</translation>
    </message>
    <message>
        <source>the view &apos;%1&apos; has no past</source>
        <translation>la vue &apos;%1&apos; n’a pas de passé</translation>
    </message>
    <message>
        <source>64 views are already open</source>
        <translation>64 vues sont déjà ouvertes</translation>
    </message>
    <message>
        <source>%1 is not allowed to open %2</source>
        <translation>%1 ne peut pas ouvrir %2</translation>
    </message>
    <message>
        <source>this server accepts no commands</source>
        <translation>ce serveur n’accepte pas de commandes</translation>
    </message>
    <message>
        <source>%1 sends too many requests; try again in %2</source>
        <translation>%1 demande trop à la fois ; réessayez dans %2</translation>
    </message>
    <message>
        <source>%1 is not allowed to plan work in the calendar</source>
        <translation>%1 ne peut pas planifier de travail dans le calendrier</translation>
    </message>
    <message>
        <source>calendar.add needs a summary of the work</source>
        <translation>calendar.add exige un résumé : ce qui sera fait</translation>
    </message>
    <message>
        <source>calendar.add needs machines or zones</source>
        <translation>calendar.add exige des machines ou des zones</translation>
    </message>
    <message>
        <source>calendar.add needs a start and an end, such as %1</source>
        <translation>calendar.add exige un début et une fin, comme %1</translation>
    </message>
    <message>
        <source>calendar.add needs an end after its start</source>
        <translation>calendar.add exige une fin après le début</translation>
    </message>
    <message>
        <source>calendar.import needs a text</source>
        <translation>calendar.import exige un texte</translation>
    </message>
    <message>
        <source>the calendar was not imported: %1</source>
        <translation>le calendrier n’est pas accepté : %1</translation>
    </message>
    <message>
        <source>%1 is using break-glass: %2</source>
        <translation>%1 a recours au bris de glace : %2</translation>
    </message>
    <message>
        <source>abort it, or let it proceed</source>
        <translation>interrompez-la, ou laissez faire</translation>
    </message>
    <message>
        <source>review it</source>
        <translation>examinez-la</translation>
    </message>
    <message>
        <source>wait: the drain will be retried</source>
        <translation>attendre : le drainage est retenté de lui-même</translation>
    </message>
    <message>
        <source>waiting does not help, unless the budget changes</source>
        <translation>attendre : en vain, sauf si le budget change</translation>
    </message>
    <message>
        <source>skip the drain; this skips every preDrain hook too</source>
        <translation>sauter le drainage ; cela saute aussi tous les hooks preDrain</translation>
    </message>
    <message>
        <source>uncordon one of the two Nodes, or restore the missing pod</source>
        <translation>réintégrer l’un des deux Nodes, ou ramener le pod manquant</translation>
    </message>
    <message>
        <source>uncordon Node %1 when it serves again</source>
        <translation>réintégrer le Node %1 quand il sert à nouveau</translation>
    </message>
    <message>
        <source>fence the host and delete the Node: no eviction is needed then</source>
        <translation>isoler (fence) l’hôte et supprimer le Node : aucune éviction n’est alors nécessaire</translation>
    </message>
    <message>
        <source>run one more replica, or lower minAvailable of %1</source>
        <translation>ajouter un réplica, ou baisser minAvailable de %1</translation>
    </message>
    <message>
        <source>find out why pod %1 stays in Terminating</source>
        <translation>chercher pourquoi le pod %1 ne se termine pas</translation>
    </message>
    <message>
        <source>give the budget room: run more ready pods, or lower minAvailable</source>
        <translation>donner de l’air au budget : plus de pods prêts, ou un minAvailable plus petit</translation>
    </message>
    <message>
        <source>fix what the drain reports</source>
        <translation>corriger ce dont le drainage se plaint</translation>
    </message>
    <message>
        <source>wait: %1 removes the hook when it is done</source>
        <translation>attendre : %1 retire le hook quand il a fini</translation>
    </message>
    <message>
        <source>wait: its owner removes the hook when it is done</source>
        <translation>attendre : son responsable retire le hook quand il a fini</translation>
    </message>
    <message>
        <source>wait: %1 removes the hook when it is done; there is no history yet</source>
        <translation>attendre : %1 retire le hook quand il a fini ; il n’y a pas encore d’historique</translation>
    </message>
    <message>
        <source>wait: its owner removes the hook when it is done; there is no history yet</source>
        <translation>attendre : son responsable retire le hook quand il a fini ; il n’y a pas encore d’historique</translation>
    </message>
    <message>
        <source>wait: %1 removes the hook when it is done; 19 of 20 took at most %2 more</source>
        <translation>attendre : %1 retire le hook quand il a fini ; 19 sur 20 ont pris au plus %2 de plus</translation>
    </message>
    <message>
        <source>wait: its owner removes the hook when it is done; 19 of 20 took at most %1 more</source>
        <translation>attendre : son responsable retire le hook quand il a fini ; 19 sur 20 ont pris au plus %1 de plus</translation>
    </message>
    <message>
        <source>waiting does not help: nothing is running that would remove the hook</source>
        <translation>attendre : personne n’est là pour retirer le hook</translation>
    </message>
    <message>
        <source>view %1</source>
        <translation>regarder %1</translation>
    </message>
    <message>
        <source>ask the owner of %1</source>
        <translation>interroger le resp. de %1</translation>
    </message>
    <message>
        <source>ask %1</source>
        <translation>interroger %1</translation>
    </message>
    <message>
        <source>remove the hook %1</source>
        <translation>retirer le hook %1</translation>
    </message>
    <message>
        <source>remove the hook %1; it cannot be put back on a deleting machine</source>
        <translation>retirer le hook %1 ; il ne peut pas être remis sur une machine en suppression</translation>
    </message>
    <message>
        <source>fix what %1 reports</source>
        <translation>corriger ce dont %1 se plaint</translation>
    </message>
    <message>
        <source>install %1 again</source>
        <translation>réinstaller %1</translation>
    </message>
    <message>
        <source>start %1 again</source>
        <translation>redémarrer %1</translation>
    </message>
    <message>
        <source>find out why %1 is not Running</source>
        <translation>voir pourquoi %1 n’est pas Running</translation>
    </message>
    <message>
        <source>create a Machine for a new master, or activate the ControlPlaneMachineSet</source>
        <translation>créer une Machine pour un nouveau master, ou activer le ControlPlaneMachineSet</translation>
    </message>
    <message>
        <source>wait: whoever set the finalizer removes it</source>
        <translation>attendre : celui qui a posé le finalizer le retire</translation>
    </message>
    <message>
        <source>wait: the deletion is in progress</source>
        <translation>attendre : la suppression continue</translation>
    </message>
    <message>
        <source>inform %1 that its hook was skipped</source>
        <translation>dire à %1 que son hook a été contourné</translation>
    </message>
    <message>
        <source>delete the machine; its MachineSet creates a new one</source>
        <translation>supprimer la machine ; son ensemble en crée une autre</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>définir %1</translation>
    </message>
    <message>
        <source>delete the machine; deletion is not validated</source>
        <translation>supprimer la machine ; la suppression n’est pas validée</translation>
    </message>
    <message>
        <source>wait: the other API owns it</source>
        <translation>attendre : l’autre API s’en occupe</translation>
    </message>
    <message>
        <source>set spec.authoritativeAPI to MachineAPI</source>
        <translation>mettre spec.authoritativeAPI à MachineAPI</translation>
    </message>
    <message>
        <source>wait: a host may become free</source>
        <translation>attendre : un hôte peut se libérer</translation>
    </message>
    <message>
        <source>add a host that its hostSelector matches, or free one</source>
        <translation>ajouter un hôte conforme à son hostSelector, ou en libérer un</translation>
    </message>
    <message>
        <source>wait: whoever paused the host resumes it</source>
        <translation>attendre : celui qui a suspendu l’hôte le reprend</translation>
    </message>
    <message>
        <source>remove the annotation %1</source>
        <translation>retirer l’annotation %1</translation>
    </message>
    <message>
        <source>wait: a new password in the Secret is tried immediately</source>
        <translation>attendre : un nouveau mot de passe dans le Secret est essayé aussitôt</translation>
    </message>
    <message>
        <source>correct the username and password in Secret %1</source>
        <translation>mettre le bon nom d’utilisateur et mot de passe dans le Secret %1</translation>
    </message>
    <message>
        <source>wait: the command is retried with increasing delay</source>
        <translation>attendre : la commande est répétée après une pause croissante</translation>
    </message>
    <message>
        <source>check the BMC&apos;s own log</source>
        <translation>regarder le journal du BMC</translation>
    </message>
    <message>
        <source>check the BMC&apos;s network, address and credentials</source>
        <translation>vérifier le réseau, l’adresse et les identifiants du BMC</translation>
    </message>
    <message>
        <source>wait: the key is removed when the Node is gone</source>
        <translation>attendre : la clé part quand le Node a disparu</translation>
    </message>
    <message>
        <source>withdraw the request: remove the annotation of the Machine, or the Metal3Remediation</source>
        <translation>retirer la demande : l’annotation de la Machine, ou la Metal3Remediation</translation>
    </message>
    <message>
        <source>wait: it will be forced off at the deadline</source>
        <translation>attendre : extinction forcée à l’échéance</translation>
    </message>
    <message>
        <source>check the console of the host: a service does not stop</source>
        <translation>regarder la console de l’hôte : un service ne s’arrête pas</translation>
    </message>
    <message>
        <source>request a hard power-off</source>
        <translation>demander une extinction forcée</translation>
    </message>
    <message>
        <source>wait: the owner of the key removes it</source>
        <translation>attendre : le responsable de la clé la retire</translation>
    </message>
    <message>
        <source>ask whoever set the key %1</source>
        <translation>interroger celui qui a posé la clé %1</translation>
    </message>
    <message>
        <source>remove the key; the server starts immediately</source>
        <translation>retirer la clé ; le serveur démarre aussitôt</translation>
    </message>
    <message>
        <source>wait: the BMC will be asked again</source>
        <translation>attendre : le BMC est réinterrogé de lui-même</translation>
    </message>
    <message>
        <source>wait: the host will be powered on</source>
        <translation>attendre : l’hôte est allumé de lui-même</translation>
    </message>
    <message>
        <source>set spec.online to false if it must stay off</source>
        <translation>mettre spec.online à false s’il doit rester éteint</translation>
    </message>
    <message>
        <source>wait: it acts again when fewer are unhealthy</source>
        <translation>attendre : il agit à nouveau quand moins sont malades</translation>
    </message>
    <message>
        <source>find what the unhealthy machines have in common: network, rack, upgrade</source>
        <translation>chercher ce que les machines malades ont en commun : réseau, baie, mise à niveau</translation>
    </message>
    <message>
        <source>raise maxUnhealthy of %1</source>
        <translation>augmenter maxUnhealthy de %1</translation>
    </message>
    <message>
        <source>wait: it starts automatically</source>
        <translation>attendre : elle commence d’elle-même</translation>
    </message>
    <message>
        <source>wait: it starts after the upgrade</source>
        <translation>attendre : elle commence après la mise à niveau</translation>
    </message>
    <message>
        <source>start it now, outside the window</source>
        <translation>la commencer maintenant, hors de la fenêtre</translation>
    </message>
    <message>
        <source>%1 (owner %2)</source>
        <translation>%1 (resp. %2)</translation>
    </message>
    <message>
        <source>%1 reports: %2</source>
        <translation>%1 signale : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 belongs to %2</source>
        <translation>%1 appartient à %2</translation>
    </message>
    <message>
        <source>deletion requested</source>
        <translation>sa suppression a été demandée</translation>
    </message>
    <message>
        <source>Node %1 is Ready</source>
        <translation>le Node %1 est Ready</translation>
    </message>
    <message>
        <source>Node %1 is not Ready</source>
        <translation>le Node %1 n’est pas Ready</translation>
    </message>
    <message>
        <source>it has no phase yet</source>
        <translation>elle n’a pas encore de phase</translation>
    </message>
    <message>
        <source>its phase is %1</source>
        <translation>sa phase est %1</translation>
    </message>
    <message>
        <source>it was created</source>
        <translation>elle a été créée</translation>
    </message>
    <message>
        <source>no error message</source>
        <translation>aucun message d’erreur</translation>
    </message>
    <message>
        <source>the instance exists</source>
        <translation>l’instance existe</translation>
    </message>
    <message>
        <source>the reason is InsufficientResources</source>
        <translation>la raison est InsufficientResources</translation>
    </message>
    <message>
        <source>the annotation is set</source>
        <translation>l’annotation est posée</translation>
    </message>
    <message>
        <source>Node %1 is cordoned</source>
        <translation>le Node %1 est isolé</translation>
    </message>
    <message>
        <source>the kubelet of Node %1 does not report</source>
        <translation>le kubelet du Node %1 ne se signale pas</translation>
    </message>
    <message>
        <source>the host is paused</source>
        <translation>l’hôte est suspendu</translation>
    </message>
    <message>
        <source>%1 is set</source>
        <translation>%1 est posé</translation>
    </message>
    <message>
        <source>its power was read as Off</source>
        <translation>il a été lu Off</translation>
    </message>
    <message>
        <source>its power was not read as Off since then</source>
        <translation>il n’a pas été lu Off depuis</translation>
    </message>
    <message>
        <source>a graceful shutdown is in progress</source>
        <translation>un arrêt ordonné est en cours</translation>
    </message>
    <message>
        <source>its power still reads On</source>
        <translation>l’hôte est encore lu On</translation>
    </message>
    <message>
        <source>online is true</source>
        <translation>online vaut true</translation>
    </message>
    <message>
        <source>the Node does not report Ready</source>
        <translation>le Node ne signale pas Ready</translation>
    </message>
    <message>
        <source>maintenance %1 is scheduled</source>
        <translation>la maintenance %1 est à faire</translation>
    </message>
    <message>
        <source>it must be done before %1</source>
        <translation>elle doit être faite avant %1</translation>
    </message>
    <message>
        <source>the cluster is upgrading</source>
        <translation>le cluster est en cours de mise à niveau</translation>
    </message>
    <message>
        <source>the cluster is upgrading to %1</source>
        <translation>le cluster est en cours de mise à niveau vers %1</translation>
    </message>
    <message>
        <source>it waits for a window</source>
        <translation>elle attend une fenêtre</translation>
    </message>
    <message>
        <source>deletion skips it</source>
        <translation>la suppression ne l’interroge pas</translation>
    </message>
    <message>
        <source>the instance already exists</source>
        <translation>l’instance existe déjà</translation>
    </message>
    <message>
        <source>the machine has failed</source>
        <translation>la machine a échoué</translation>
    </message>
    <message>
        <source>no instance yet</source>
        <translation>pas encore d’instance</translation>
    </message>
    <message>
        <source>not being deleted</source>
        <translation>pas en cours de suppression</translation>
    </message>
    <message>
        <source>the drain finished without it</source>
        <translation>le drainage s’est terminé sans lui</translation>
    </message>
    <message>
        <source>there is no node to drain</source>
        <translation>il n’y a pas de Node à drainer</translation>
    </message>
    <message>
        <source>the deletion has not started</source>
        <translation>la suppression n’a pas commencé</translation>
    </message>
    <message>
        <source>the drain waits for it</source>
        <translation>le drainage l’attend</translation>
    </message>
    <message>
        <source>the drain has not finished</source>
        <translation>le drainage n’est pas terminé</translation>
    </message>
    <message>
        <source>the instance is kept for it</source>
        <translation>l’instance est gardée pour lui</translation>
    </message>
    <message>
        <source>it refuses the eviction of %1</source>
        <translation>il refuse l’éviction de %1</translation>
    </message>
    <message>
        <source>it is stuck in Terminating</source>
        <translation>il ne se termine pas</translation>
    </message>
    <message>
        <source>the deletion is done except for what others keep</source>
        <translation>notre part de la suppression est faite</translation>
    </message>
    <message>
        <source>the deletion has not got that far</source>
        <translation>la suppression n’en est pas encore là</translation>
    </message>
    <message>
        <source>the host is off and stays off</source>
        <translation>l’hôte est éteint et le reste</translation>
    </message>
    <message>
        <source>the host is being powered off</source>
        <translation>l’hôte est en cours d’extinction</translation>
    </message>
    <message>
        <source>the host is not being powered off</source>
        <translation>l’hôte n’est pas en train de s’éteindre</translation>
    </message>
    <message>
        <source>the host carries the paused annotation</source>
        <translation>l’hôte porte l’annotation paused</translation>
    </message>
    <message>
        <source>the host carries the detached annotation</source>
        <translation>l’hôte porte l’annotation detached</translation>
    </message>
    <message>
        <source>maintenance blocked: %1</source>
        <translation>maintenance bloquée : %1</translation>
    </message>
    <message>
        <source>its window is closed</source>
        <translation>sa fenêtre est fermée</translation>
    </message>
    <message>
        <source>the eviction&apos;s answer</source>
        <translation>la réponse à l’éviction</translation>
    </message>
    <message>
        <source>the wait-for graph</source>
        <translation>le graphe d’attente</translation>
    </message>
    <message>
        <source>the machine controller&apos;s validation</source>
        <translation>la validation du contrôleur de Machine</translation>
    </message>
    <message>
        <source>Machines with the master role</source>
        <translation>les Machines de rôle master</translation>
    </message>
    <message>
        <source>%1 of host %2</source>
        <translation>%1 de l’hôte %2</translation>
    </message>
    <message>
        <source>%1 of MachineMaintenance %2</source>
        <translation>%1 de MachineMaintenance %2</translation>
    </message>
    <message>
        <source>%1 of MachineHealthCheck %2</source>
        <translation>%1 de MachineHealthCheck %2</translation>
    </message>
    <message>
        <source>%1 of ClusterVersion %2</source>
        <translation>%1 de ClusterVersion %2</translation>
    </message>
    <message>
        <source>status of PodDisruptionBudget %1</source>
        <translation>statut de PodDisruptionBudget %1</translation>
    </message>
    <message>
        <source>spec.unschedulable of that Node</source>
        <translation>spec.unschedulable de ce Node</translation>
    </message>
    <message>
        <source>pods of %1</source>
        <translation>pods de %1</translation>
    </message>
    <message>
        <source>Events of %1</source>
        <translation>Events de %1</translation>
    </message>
    <message>
        <source>its source reports the event as completed</source>
        <translation>sa source signale l’événement comme terminé</translation>
    </message>
    <message>
        <source>its source reports the event as cancelled</source>
        <translation>sa source signale l’événement comme annulé</translation>
    </message>
    <message>
        <source>its source no longer knows the event</source>
        <translation>sa source ne connaît plus l’événement</translation>
    </message>
    <message>
        <source>MachineAmbiguous: %1</source>
        <translation>MachineAmbiguous : %1</translation>
    </message>
    <message>
        <source>Machines named %1 are in the namespaces %2: spec.machinenamespace must say which one is meant</source>
        <translation>des Machines nommées %1 sont dans les namespaces %2 : spec.machinenamespace doit dire laquelle</translation>
    </message>
    <message>
        <source>MachineNotFound: there is no Machine %1</source>
        <translation>MachineNotFound : la Machine %1 n’existe pas</translation>
    </message>
    <message>
        <source>somebody else deleted the Machine: adopted</source>
        <translation>un tiers supprime la Machine : repris</translation>
    </message>
    <message>
        <source>a person must act: %1</source>
        <translation>une personne doit agir : %1</translation>
    </message>
    <message>
        <source>the deadline has passed and the Node is not Ready: the provider does the work itself</source>
        <translation>l’échéance est passée et le Node n’est pas Ready : le fournisseur le fait lui-même</translation>
    </message>
    <message>
        <source>the deadline passed before the work could start</source>
        <translation>l’échéance est passée avant que le travail puisse commencer</translation>
    </message>
    <message>
        <source>OptedOut: %1</source>
        <translation>OptedOut : %1</translation>
    </message>
    <message>
        <source>Machine %1 opted out</source>
        <translation>la Machine %1 s’est exclue</translation>
    </message>
    <message>
        <source>MachineSet %1 opted out</source>
        <translation>le MachineSet %1 s’est exclu</translation>
    </message>
    <message>
        <source>a health check is remediating the Machine</source>
        <translation>un health check remédie la Machine</translation>
    </message>
    <message>
        <source>ClusterUpgrading: %1</source>
        <translation>ClusterUpgrading : %1</translation>
    </message>
    <message>
        <source>the configuration of Node %1 is %2</source>
        <translation>la configuration du Node %1 est %2</translation>
    </message>
    <message>
        <source>MaintenanceInProgress: %1 goes first</source>
        <translation>MaintenanceInProgress : %1 passe d’abord</translation>
    </message>
    <message>
        <source>ClusterUnhealthy: %1</source>
        <translation>ClusterUnhealthy : %1</translation>
    </message>
    <message>
        <source>NotSchedulable: %1</source>
        <translation>NotSchedulable : %1</translation>
    </message>
    <message>
        <source>AwaitingApproval: powering the server off until the work is done requires spec.approved</source>
        <translation>AwaitingApproval : éteindre le serveur jusqu’à la fin du travail exige spec.approved</translation>
    </message>
    <message>
        <source>the work starts: %1</source>
        <translation>le travail commence : %1</translation>
    </message>
    <message>
        <source>whoever deletes this undoes the work</source>
        <translation>supprimer ceci annule le travail</translation>
    </message>
    <message>
        <source>health checks ignore the Machine</source>
        <translation>les health checks laissent la Machine tranquille</translation>
    </message>
    <message>
        <source>the Node accepts no new pods</source>
        <translation>le Node n’accepte pas de nouveaux pods</translation>
    </message>
    <message>
        <source>the Node is being drained: %1</source>
        <translation>le Node est en train d’être vidé : %1</translation>
    </message>
    <message>
        <source>the Machine will be deleted</source>
        <translation>la Machine va être supprimée</translation>
    </message>
    <message>
        <source>MachineNotYetDeleted: the Machine is being deleted</source>
        <translation>MachineNotYetDeleted : la Machine est en cours de suppression</translation>
    </message>
    <message>
        <source>the Machine is gone; its host will be released</source>
        <translation>la Machine a disparu ; son hôte va être libéré</translation>
    </message>
    <message>
        <source>somebody else deleted the Machine</source>
        <translation>un tiers a supprimé la Machine</translation>
    </message>
    <message>
        <source>the server will be powered off</source>
        <translation>le serveur va être éteint</translation>
    </message>
    <message>
        <source>the server is being powered off</source>
        <translation>le serveur est en cours d’extinction</translation>
    </message>
    <message>
        <source>the server is off; it will be powered on again</source>
        <translation>le serveur est éteint ; il est redémarré</translation>
    </message>
    <message>
        <source>the work is done; the server will be powered on</source>
        <translation>le travail est fait ; le serveur est démarré</translation>
    </message>
    <message>
        <source>the server is off; it waits for the annotation %1 or for its source to report the end</source>
        <translation>le serveur est éteint ; il attend l’annotation %1 ou que sa source signale la fin</translation>
    </message>
    <message>
        <source>the server is being powered on again</source>
        <translation>le serveur est redémarré</translation>
    </message>
    <message>
        <source>the Node is back with a new boot id</source>
        <translation>le Node est revenu avec un nouveau boot id</translation>
    </message>
    <message>
        <source>the Node is Ready, but has not rebooted yet</source>
        <translation>le Node est Ready, mais n’a pas encore redémarré</translation>
    </message>
    <message>
        <source>the Node is not Ready yet</source>
        <translation>le Node n’est pas encore Ready</translation>
    </message>
    <message>
        <source>the Node stays cordoned, as it was before</source>
        <translation>le Node reste isolé, comme avant</translation>
    </message>
    <message>
        <source>the Node accepts pods again</source>
        <translation>le Node accepte à nouveau des pods</translation>
    </message>
    <message>
        <source>health checks watch the Machine again</source>
        <translation>les health checks surveillent à nouveau la Machine</translation>
    </message>
    <message>
        <source>the work is done and verified</source>
        <translation>le travail est fait et vérifié</translation>
    </message>
    <message>
        <source>Machine %1 is not Running</source>
        <translation>la Machine %1 n’est pas Running</translation>
    </message>
    <message>
        <source>its Node is not Ready</source>
        <translation>son Node n’est pas Ready</translation>
    </message>
    <message>
        <source>its Node has not been Ready for %1</source>
        <translation>son Node n’est pas Ready depuis %1</translation>
    </message>
    <message>
        <source>its server is not on</source>
        <translation>son serveur n’est pas allumé</translation>
    </message>
    <message>
        <source>its source still reports the event</source>
        <translation>sa source signale encore l’événement</translation>
    </message>
    <message>
        <source>its source does not say whether the event is over</source>
        <translation>sa source ne dit pas si l’événement est fini</translation>
    </message>
    <message>
        <source>the maintenance was deleted before anything was set</source>
        <translation>la maintenance a été supprimée avant que rien ne soit posé</translation>
    </message>
    <message>
        <source>the maintenance was deleted; its server will be released</source>
        <translation>la maintenance a été supprimée ; son serveur va être libéré</translation>
    </message>
    <message>
        <source>the maintenance was deleted; its Node is returned to service</source>
        <translation>la maintenance a été supprimée ; son Node est rendu</translation>
    </message>
    <message>
        <source>the maintenance was deleted; health checks ignore the Machine until its Node is Ready</source>
        <translation>la maintenance a été supprimée ; les health checks laissent la Machine tranquille jusqu’à ce que son Node soit Ready</translation>
    </message>
    <message>
        <source>the maintenance was deleted; health checks watch the Machine again</source>
        <translation>la maintenance a été supprimée ; les health checks surveillent à nouveau la Machine</translation>
    </message>
    <message>
        <source>the maintenance was deleted and undone</source>
        <translation>la maintenance a été supprimée et annulée</translation>
    </message>
    <message>
        <source>no row applies</source>
        <translation>aucune ligne ne s’applique</translation>
    </message>
    <message>
        <source>no maintenance window is defined</source>
        <translation>aucune fenêtre de maintenance n’est définie</translation>
    </message>
    <message>
        <source>maintenance windows are defined, and none is for this machine</source>
        <translation>des fenêtres de maintenance sont définies, aucune n’est pour cette machine</translation>
    </message>
    <message>
        <source>the window is open until %1</source>
        <translation>la fenêtre est ouverte jusqu’à %1</translation>
    </message>
    <message>
        <source>less than %1 of the window is left; the next one opens at %2</source>
        <translation>il reste moins de %1 de la fenêtre ; la prochaine s’ouvre à %2</translation>
    </message>
    <message>
        <source>less than %1 of the window is left; none opens within two years</source>
        <translation>il reste moins de %1 de la fenêtre ; aucune ne s’ouvre d’ici deux ans</translation>
    </message>
    <message>
        <source>the window is closed; the next one opens at %1</source>
        <translation>la fenêtre est fermée ; la prochaine s’ouvre à %1</translation>
    </message>
    <message>
        <source>the windows of this machine are paused</source>
        <translation>les fenêtres de cette machine sont suspendues</translation>
    </message>
    <message>
        <source>no window of at least %1 opens within two years</source>
        <translation>aucune fenêtre d’au moins %1 ne s’ouvre d’ici deux ans</translation>
    </message>
    <message>
        <source>a control plane machine is never touched</source>
        <translation>une machine du plan de contrôle n’est jamais touchée</translation>
    </message>
    <message>
        <source>event code &apos;%1&apos; is unknown</source>
        <translation>le code d’événement « %1 » est inconnu</translation>
    </message>
    <message>
        <source>this event needs a person</source>
        <translation>cet événement demande une personne</translation>
    </message>
    <message>
        <source>the instance is not stopped and not gone</source>
        <translation>l’instance n’est ni arrêtée ni disparue</translation>
    </message>
    <message>
        <source>its strategy is %1</source>
        <translation>sa stratégie est %1</translation>
    </message>
    <message>
        <source>by event and platform</source>
        <translation>selon l’événement et la plateforme</translation>
    </message>
    <message>
        <source>strategy delete is refused: no available host matches the Machine that would replace it</source>
        <translation>stratégie delete refusée : aucun hôte disponible ne convient à la Machine qui la remplacerait</translation>
    </message>
    <message>
        <source>strategy %1 is unknown</source>
        <translation>la stratégie %1 est inconnue</translation>
    </message>
    <message>
        <source>strategy %1 needs a BareMetalHost</source>
        <translation>la stratégie %1 exige un BareMetalHost</translation>
    </message>
    <message>
        <source>its BareMetalHost is not found</source>
        <translation>son BareMetalHost est introuvable</translation>
    </message>
    <message>
        <source>%1 of Machine %2 cannot start before its deadline: %3</source>
        <translation>%1 de la Machine %2 ne peut pas commencer avant l’échéance : %3</translation>
    </message>
    <message>
        <source>%1 of Machine %2 cannot start before its deadline %3: %4</source>
        <translation>%1 de la Machine %2 ne peut pas commencer avant l’échéance %3 : %4</translation>
    </message>
    <message>
        <source>%1 of Machine %2 did not start before its deadline %3</source>
        <translation>%1 de la Machine %2 n’a pas commencé avant l’échéance %3</translation>
    </message>
    <message>
        <source>Node %1 could not be drained within %2</source>
        <translation>le Node %1 n’a pas pu être drainé en %2</translation>
    </message>
    <message>
        <source>Node %1 could not be drained within %2: %3</source>
        <translation>le Node %1 n’a pas pu être drainé en %2 : %3</translation>
    </message>
    <message>
        <source>the Node of Machine %1 could not be drained within %2</source>
        <translation>le Node de la Machine %1 n’a pas pu être drainé en %2</translation>
    </message>
    <message>
        <source>the Node of Machine %1 could not be drained within %2: %3</source>
        <translation>le Node de la Machine %1 n’a pas pu être drainé en %2 : %3</translation>
    </message>
    <message>
        <source>the server of Machine %1 is not off after %2</source>
        <translation>le serveur de la Machine %1 n’est pas éteint après %2</translation>
    </message>
    <message>
        <source>the server of Machine %1 is not off after %2: %3</source>
        <translation>le serveur de la Machine %1 n’est pas éteint après %2 : %3</translation>
    </message>
    <message>
        <source>Node %1 did not come back within %2</source>
        <translation>le Node %1 n’est pas revenu en %2</translation>
    </message>
    <message>
        <source>Node %1 did not come back within %2: it is Ready, but has not rebooted</source>
        <translation>le Node %1 n’est pas revenu en %2 : il est Ready, mais n’a pas redémarré</translation>
    </message>
    <message>
        <source>the Node of Machine %1 did not come back within %2</source>
        <translation>le Node de la Machine %1 n’est pas revenu en %2</translation>
    </message>
    <message>
        <source>the maintenance of Machine %1 was done, and a check failed: %2</source>
        <translation>la maintenance de la Machine %1 a été faite, et un contrôle a échoué : %2</translation>
    </message>
    <message>
        <source>Event %1 is still scheduled after the maintenance of Machine %2 was done</source>
        <translation>l’événement %1 est encore prévu après la maintenance de la Machine %2</translation>
    </message>
    <message>
        <source>the maintenance of Machine %1 has taken %2</source>
        <translation>la maintenance de la Machine %1 dure depuis %2</translation>
    </message>
    <message>
        <source>the maintenance of Machine %1 has taken %2; it waits for %3 hook %4 of %5</source>
        <translation>la maintenance de la Machine %1 dure depuis %2 ; elle attend le hook %3 %4 de %5</translation>
    </message>
    <message>
        <source>%1 of Machine %2 needs a person: %3</source>
        <translation>%1 de la Machine %2 demande une personne : %3</translation>
    </message>
    <message>
        <source>%1 has two events, %2 and %3; one is done after the other</source>
        <translation>%1 a deux événements, %2 et %3 ; l’un après l’autre</translation>
    </message>
    <message>
        <source>two masters at the same time: %1 and %2 from %3</source>
        <translation>deux masters en même temps : %1 et %2 à partir de %3</translation>
    </message>
    <message>
        <source>%1 will take %2 and must be done before %3</source>
        <translation>%1 prendra %2 et doit être faite avant %3</translation>
    </message>
    <message>
        <source>windows %1 and %2 are open at the same time, first at %3</source>
        <translation>les fenêtres %1 et %2 sont ouvertes en même temps, d’abord à %3</translation>
    </message>
    <message>
        <source>next: the node will be drained</source>
        <translation>ensuite le Node est drainé</translation>
    </message>
    <message>
        <source>next: the instance will be created</source>
        <translation>ensuite l’instance est créée</translation>
    </message>
    <message>
        <source>next: the instance will be deleted</source>
        <translation>ensuite l’instance est supprimée</translation>
    </message>
    <message>
        <source>next: its Node will be deleted</source>
        <translation>ensuite son Node est supprimé</translation>
    </message>
    <message>
        <source>next: the Machine will be removed</source>
        <translation>la Machine a alors disparu</translation>
    </message>
    <message>
        <source>%1 more hook waits at this point</source>
        <translation>%1 autre hook attend à ce point</translation>
    </message>
    <message>
        <source>%1 more hooks wait at this point</source>
        <translation>%1 autres hooks attendent à ce point</translation>
    </message>
    <message>
        <source>there is nothing to drain: %1</source>
        <translation>il n’y a rien à drainer : %1</translation>
    </message>
    <message>
        <source>then the drain will wait: %1</source>
        <translation>le drainage attend alors : %1</translation>
    </message>
    <message>
        <source>then it will wait at preTerminate for %1</source>
        <translation>puis elle attend %1 à preTerminate</translation>
    </message>
    <message>
        <source>next: the host will be powered on</source>
        <translation>ensuite l’hôte est allumé</translation>
    </message>
    <message>
        <source>next: the host will be powered off, then on</source>
        <translation>ensuite l’hôte est éteint, puis allumé</translation>
    </message>
    <message>
        <source>another key still holds it off</source>
        <translation>une autre clé le maintient encore éteint</translation>
    </message>
    <message>
        <source>it stays off: spec.online is false</source>
        <translation>il reste éteint : spec.online vaut false</translation>
    </message>
    <message>
        <source>it will be reconciled when it is valid</source>
        <translation>elle est réconciliée dès qu’elle est valide</translation>
    </message>
    <message>
        <source>it will be reconciled again when the pause ends</source>
        <translation>elle est de nouveau réconciliée à la fin de la pause</translation>
    </message>
    <message>
        <source>it will claim the first free host</source>
        <translation>elle prend le premier hôte libre</translation>
    </message>
    <message>
        <source>the host will be reconciled again when the annotation is removed</source>
        <translation>l’hôte est de nouveau réconcilié quand l’annotation a disparu</translation>
    </message>
    <message>
        <source>the host will be read again when the Secret changes</source>
        <translation>l’hôte est relu dès que le Secret change</translation>
    </message>
    <message>
        <source>the command will be retried</source>
        <translation>la commande est alors répétée</translation>
    </message>
    <message>
        <source>the BMC will be asked again</source>
        <translation>le BMC est réinterrogé</translation>
    </message>
    <message>
        <source>it will be forced off at the deadline</source>
        <translation>extinction forcée à l’échéance</translation>
    </message>
    <message>
        <source>power is not changed while it is unknown</source>
        <translation>rien n’est commuté tant que l’alimentation est inconnue</translation>
    </message>
    <message>
        <source>the health check will remediate the machine when it may act</source>
        <translation>le health check remédie la machine dès qu’il le peut</translation>
    </message>
    <message>
        <source>the maintenance will start in the next window after the upgrade</source>
        <translation>la maintenance commence dans la fenêtre suivant la mise à niveau</translation>
    </message>
    <message>
        <source>the maintenance will start when the window opens</source>
        <translation>la maintenance commence à l’ouverture de la fenêtre</translation>
    </message>
    <message>
        <source>the Machine is gone</source>
        <translation>la Machine a disparu</translation>
    </message>
    <message>
        <source>the Machine is not being deleted</source>
        <translation>la Machine n’est pas en cours de suppression</translation>
    </message>
    <message>
        <source>the phase is not Deleting yet</source>
        <translation>la phase n’est pas encore Deleting</translation>
    </message>
    <message>
        <source>already drained</source>
        <translation>déjà drainé</translation>
    </message>
    <message>
        <source>the drain is excluded by annotation</source>
        <translation>le drainage est exclu par annotation</translation>
    </message>
    <message>
        <source>the Machine has no Node</source>
        <translation>la Machine n’a pas de Node</translation>
    </message>
    <message>
        <source>held by the %1 hook %2 of %3</source>
        <translation>bloquée par le hook %1 %2 de %3</translation>
    </message>
    <message>
        <source>held by the %1 hook %2 of %3 and %4 more</source>
        <translation>bloquée par le hook %1 %2 de %3 et %4 de plus</translation>
    </message>
    <message>
        <source>Node %1 is empty</source>
        <translation>le Node %1 est vide</translation>
    </message>
    <message>
        <source>waiting for the next attempt</source>
        <translation>attend le prochain essai</translation>
    </message>
    <message>
        <source>what state is the Node in?</source>
        <translation>dans quel état est le Node ?</translation>
    </message>
    <message>
        <source>the Node no longer exists</source>
        <translation>le Node n’existe plus</translation>
    </message>
    <message>
        <source>control-plane Node %1 is cordoned</source>
        <translation>le Node %1 du plan de contrôle est isolé</translation>
    </message>
    <message>
        <source>the Node is being drained</source>
        <translation>le Node est en train d’être vidé</translation>
    </message>
    <message>
        <source>no API is authoritative yet</source>
        <translation>aucune API ne fait encore autorité</translation>
    </message>
    <message>
        <source>the authoritative API is being copied into status</source>
        <translation>l’API qui fait autorité est reprise dans le statut</translation>
    </message>
    <message>
        <source>another API is authoritative</source>
        <translation>une autre API fait autorité</translation>
    </message>
    <message>
        <source>unknown authoritative API %1</source>
        <translation>API faisant autorité inconnue : %1</translation>
    </message>
    <message>
        <source>this controller has finished; another finalizer keeps the object</source>
        <translation>notre part est faite ; un autre finalizer retient l’objet</translation>
    </message>
    <message>
        <source>waiting for the drain</source>
        <translation>attend le drainage</translation>
    </message>
    <message>
        <source>the instance is being deleted: %1</source>
        <translation>l’instance part : %1</translation>
    </message>
    <message>
        <source>the provider could not delete the instance: %1</source>
        <translation>le fournisseur n’a pas pu supprimer l’instance : %1</translation>
    </message>
    <message>
        <source>is the instance gone?</source>
        <translation>l’instance a-t-elle disparu ?</translation>
    </message>
    <message>
        <source>the provider does not say whether the instance is gone: %1</source>
        <translation>le fournisseur ne dit pas si l’instance a disparu : %1</translation>
    </message>
    <message>
        <source>waiting until the instance is gone</source>
        <translation>attend que l’instance parte</translation>
    </message>
    <message>
        <source>the Node could not be deleted</source>
        <translation>le Node n’a pas pu être supprimé</translation>
    </message>
    <message>
        <source>the instance is gone; its Node will be deleted</source>
        <translation>l’instance a disparu, son Node suit</translation>
    </message>
    <message>
        <source>everything is gone; the Machine is released</source>
        <translation>tout a disparu, la Machine est libérée</translation>
    </message>
    <message>
        <source>the finalizer is set before anything that needs cleanup</source>
        <translation>le finalizer vient avant tout ce qu’il faudra nettoyer</translation>
    </message>
    <message>
        <source>Failed is final; the Machine must be deleted</source>
        <translation>Failed est définitif ; la Machine doit être supprimée</translation>
    </message>
    <message>
        <source>is there an instance?</source>
        <translation>y a-t-il une instance ?</translation>
    </message>
    <message>
        <source>the provider declared the Machine Failed: %1</source>
        <translation>le fournisseur a déclaré la Machine Failed : %1</translation>
    </message>
    <message>
        <source>the provider does not say whether there is an instance: %1</source>
        <translation>le fournisseur ne dit pas s’il y a une instance : %1</translation>
    </message>
    <message>
        <source>what is known about the instance?</source>
        <translation>que sait-on de l’instance ?</translation>
    </message>
    <message>
        <source>the provider has not finished yet: %1</source>
        <translation>le fournisseur n’a pas encore fini : %1</translation>
    </message>
    <message>
        <source>the provider could not update the instance: %1</source>
        <translation>le fournisseur n’a pas pu mettre à jour l’instance : %1</translation>
    </message>
    <message>
        <source>the instance has neither provider id nor address yet</source>
        <translation>l’instance n’a encore ni id de fournisseur ni adresse</translation>
    </message>
    <message>
        <source>the instance exists; its Node has not joined</source>
        <translation>l’instance est là, son Node n’a pas rejoint</translation>
    </message>
    <message>
        <source>the instance exists and has a Node</source>
        <translation>l’instance est là et a un Node</translation>
    </message>
    <message>
        <source>the known instance is gone</source>
        <translation>l’instance connue a disparu</translation>
    </message>
    <message>
        <source>an instance is needed</source>
        <translation>une instance est voulue</translation>
    </message>
    <message>
        <source>the instance will be created</source>
        <translation>l’instance est créée</translation>
    </message>
    <message>
        <source>the provider refused the configuration: %1</source>
        <translation>le fournisseur a refusé la configuration : %1</translation>
    </message>
    <message>
        <source>the instance is being created: %1</source>
        <translation>l’instance arrive : %1</translation>
    </message>
    <message>
        <source>the provider could not create the instance: %1</source>
        <translation>le fournisseur n’a pas pu créer l’instance : %1</translation>
    </message>
    <message>
        <source>waiting for the instance to appear</source>
        <translation>attend que l’instance apparaisse</translation>
    </message>
    <message>
        <source>no remediation was requested</source>
        <translation>personne n’a demandé de remédiation</translation>
    </message>
    <message>
        <source>the Machine is being deleted</source>
        <translation>la Machine est en cours de suppression</translation>
    </message>
    <message>
        <source>the Machine has failed; nothing will restore its Node</source>
        <translation>la Machine a échoué, rien ne ramène son Node</translation>
    </message>
    <message>
        <source>the remediation was withdrawn before the Node was deleted</source>
        <translation>la remédiation a été retirée avant la suppression du Node</translation>
    </message>
    <message>
        <source>the remediation was withdrawn</source>
        <translation>la remédiation a été retirée</translation>
    </message>
    <message>
        <source>the remediation cannot continue: %1</source>
        <translation>la remédiation ne peut pas continuer : %1</translation>
    </message>
    <message>
        <source>a hold-off of the host is requested</source>
        <translation>il est demandé de maintenir l’hôte éteint</translation>
    </message>
    <message>
        <source>waiting until the host is confirmed to be held off</source>
        <translation>attend la confirmation que l’hôte est maintenu éteint</translation>
    </message>
    <message>
        <source>waiting until the host is confirmed to be held off: %1</source>
        <translation>attend la confirmation que l’hôte est maintenu éteint : %1</translation>
    </message>
    <message>
        <source>waiting until the Node is gone</source>
        <translation>attend que le Node disparaisse</translation>
    </message>
    <message>
        <source>the labels of the Node are saved</source>
        <translation>les labels du Node sont gardés</translation>
    </message>
    <message>
        <source>the host is confirmed off; its Node will be deleted</source>
        <translation>l’hôte est confirmé éteint, son Node est supprimé</translation>
    </message>
    <message>
        <source>the host is off and the Node is gone</source>
        <translation>l’hôte est éteint et le Node a disparu</translation>
    </message>
    <message>
        <source>waiting until the host is confirmed to be held off again</source>
        <translation>attend la confirmation que l’hôte est de nouveau maintenu éteint</translation>
    </message>
    <message>
        <source>the Node came back while the host was off</source>
        <translation>le Node est revenu alors que l’hôte était éteint</translation>
    </message>
    <message>
        <source>how long may the Node take to join?</source>
        <translation>combien de temps le Node peut-il mettre à rejoindre ?</translation>
    </message>
    <message>
        <source>the host is about to boot; the wait for its Node is limited</source>
        <translation>l’hôte va démarrer, l’attente de son Node est limitée</translation>
    </message>
    <message>
        <source>the Node is gone; the host may boot</source>
        <translation>le Node a disparu, l’hôte peut démarrer</translation>
    </message>
    <message>
        <source>the host is also held off by %1; the wait starts again</source>
        <translation>l’hôte est aussi maintenu éteint par %1, l’attente recommence</translation>
    </message>
    <message>
        <source>the host is also held off by %1</source>
        <translation>l’hôte est aussi maintenu éteint par %1</translation>
    </message>
    <message>
        <source>the Node did not come back in time; the Machine will be replaced</source>
        <translation>le Node n’est pas revenu à temps, la Machine est remplacée</translation>
    </message>
    <message>
        <source>waiting for the Node to come back</source>
        <translation>attend le retour du Node</translation>
    </message>
    <message>
        <source>the new Node gets the missing labels of the old one</source>
        <translation>le nouveau Node reçoit ce qui lui manque de l’ancien</translation>
    </message>
    <message>
        <source>the new Node has all labels of the old one</source>
        <translation>le nouveau Node a tous les labels de l’ancien</translation>
    </message>
    <message>
        <source>the remediation is finished</source>
        <translation>la remédiation est terminée</translation>
    </message>
    <message>
        <source>the Machine has no BareMetalHost</source>
        <translation>la Machine n’a pas de BareMetalHost</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is being deleted</source>
        <translation>le BareMetalHost %1 est en cours de suppression</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is paused</source>
        <translation>le BareMetalHost %1 est suspendu</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is detached</source>
        <translation>le BareMetalHost %1 est détaché</translation>
    </message>
    <message>
        <source>BareMetalHost %1 must not be switched off (disablePowerOff)</source>
        <translation>le BareMetalHost %1 ne doit pas être éteint (disablePowerOff)</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is off on purpose (spec.online is false)</source>
        <translation>le BareMetalHost %1 est éteint exprès (spec.online vaut false)</translation>
    </message>
    <message>
        <source>remove hook %1 from %2</source>
        <translation>retirer le hook %1 de %2</translation>
    </message>
    <message>
        <source>when no other hook holds, its instance will be created</source>
        <translation>dès qu’aucun autre hook ne bloque, son instance est créée</translation>
    </message>
    <message>
        <source>when no other hook holds, its node will be drained</source>
        <translation>dès qu’aucun autre hook ne bloque, son Node est drainé</translation>
    </message>
    <message>
        <source>when no other hook holds, its instance will be deleted</source>
        <translation>dès qu’aucun autre hook ne bloque, son instance est supprimée</translation>
    </message>
    <message>
        <source>this cannot be undone: the API rejects re-adding a hook while the machine is deleted</source>
        <translation>irréversible : l’API refuse de remettre un hook pendant la suppression de la machine</translation>
    </message>
    <message>
        <source>its owner may set it again</source>
        <translation>son responsable peut le remettre</translation>
    </message>
    <message>
        <source>try to drain %1 now instead of at the next attempt</source>
        <translation>essayer de drainer %1 maintenant au lieu du prochain essai</translation>
    </message>
    <message>
        <source>try to drain the node now instead of at the next attempt</source>
        <translation>essayer de drainer le Node maintenant au lieu du prochain essai</translation>
    </message>
    <message>
        <source>skip the drain of %1</source>
        <translation>sauter le drainage de %1</translation>
    </message>
    <message>
        <source>its pods are not evicted: they end with the instance, budgets are ignored, and every preDrain hook is skipped</source>
        <translation>ses pods ne sont pas déplacés : ils se terminent avec l’instance, les budgets ne sont pas consultés et tout hook preDrain est contourné</translation>
    </message>
    <message>
        <source>this cannot be undone</source>
        <translation>c’est irréversible</translation>
    </message>
    <message>
        <source>mark %1 to be deleted first when its MachineSet scales in</source>
        <translation>marquer %1 comme première à partir quand son MachineSet en a trop</translation>
    </message>
    <message>
        <source>cordon %1: no new pod is scheduled there, none is evicted</source>
        <translation>isoler %1 : aucun nouveau pod n’y est placé, aucun n’est déplacé</translation>
    </message>
    <message>
        <source>cordon the node: no new pod is scheduled there, none is evicted</source>
        <translation>isoler le Node : aucun nouveau pod n’y est placé, aucun n’est déplacé</translation>
    </message>
    <message>
        <source>uncordon %1: new pods may be scheduled there</source>
        <translation>réintégrer %1 : de nouveaux pods peuvent y être placés</translation>
    </message>
    <message>
        <source>uncordon the node: new pods may be scheduled there</source>
        <translation>réintégrer le Node : de nouveaux pods peuvent y être placés</translation>
    </message>
    <message>
        <source>hold %1 off: it is shut down and stays off until the hold is released</source>
        <translation>maintenir %1 éteint : il est arrêté et le reste jusqu’à la levée du blocage</translation>
    </message>
    <message>
        <source>release Holdpoint&apos;s hold %1 on %2</source>
        <translation>lever notre blocage %1 sur %2</translation>
    </message>
    <message>
        <source>when no other key is left and spec.online is true, it will be powered on</source>
        <translation>s’il ne reste aucune autre clé et qu’il doit être allumé, il est allumé</translation>
    </message>
    <message>
        <source>release %1 on %2, which somebody else set</source>
        <translation>lever %1 sur %2, posée par un tiers</translation>
    </message>
    <message>
        <source>a fenced host may come back while its work runs elsewhere</source>
        <translation>un hôte isolé (fence) peut revenir alors que son travail tourne ailleurs</translation>
    </message>
    <message>
        <source>power on %1 when no key holds it off</source>
        <translation>allumer %1 dès qu’aucune clé ne le maintient éteint</translation>
    </message>
    <message>
        <source>power off %1: a graceful shutdown first, then a hard power-off</source>
        <translation>éteindre %1 : le système est d’abord sollicité, puis l’alimentation coupée</translation>
    </message>
    <message>
        <source>reboot %1: a graceful shutdown first, then a hard power-off</source>
        <translation>redémarrer %1 : le système est d’abord sollicité, puis l’alimentation coupée</translation>
    </message>
    <message>
        <source>cut the power of %1 and power it on again</source>
        <translation>couper l’alimentation de %1 et le rallumer</translation>
    </message>
    <message>
        <source>data that is not on disk is lost</source>
        <translation>ce qui n’est pas sur disque est perdu</translation>
    </message>
    <message>
        <source>pause %1: it is not reconciled and its power stays as it is</source>
        <translation>suspendre %1 : personne ne le réconcilie, son alimentation reste telle quelle</translation>
    </message>
    <message>
        <source>resume %1: its power is set to what is declared</source>
        <translation>reprendre %1 : son alimentation est ramenée à ce qui est déclaré</translation>
    </message>
    <message>
        <source>detach %1: it keeps running and its BMC is no longer used</source>
        <translation>détacher %1 : il continue de tourner, on ne parle plus à son BMC</translation>
    </message>
    <message>
        <source>attach %1: its BMC is used again and its power is set to what is declared</source>
        <translation>rattacher %1 : on reparle à son BMC, son alimentation est ramenée à ce qui est déclaré</translation>
    </message>
    <message>
        <source>removing the finalizer of %1 removes the object while its instance, its disk and its address stay: nothing is left that knows of them</source>
        <translation>retirer le finalizer de %1 fait disparaître l’objet alors que son instance, son disque et son adresse restent : plus personne ne les connaît</translation>
    </message>
    <message>
        <source>force-deleting %1 forgets the machine while its instance may still run and write</source>
        <translation>forcer la suppression de %1 oublie la machine alors que son instance peut encore tourner et écrire</translation>
    </message>
    <message>
        <source>remove the one hook that holds, with its own review</source>
        <translation>retirer le seul hook qui bloque, avec son propre examen</translation>
    </message>
    <message>
        <source>fix the credentials or the quota of the provider: the deletion then completes</source>
        <translation>réparer les identifiants ou le quota du fournisseur : la suppression se termine alors d’elle-même</translation>
    </message>
    <message>
        <source>delete the instance in the provider: the controller then removes the finalizer</source>
        <translation>supprimer l’instance chez le fournisseur : le contrôleur la voit partie et retire le finalizer</translation>
    </message>
    <message>
        <source>detach the host if its BMC is permanently lost</source>
        <translation>détacher l’hôte si son BMC est définitivement perdu</translation>
    </message>
    <message>
        <source>data is %1 old</source>
        <translation>les données ont %1</translation>
    </message>
    <message>
        <source>the newest data is %1 old</source>
        <translation>les données les plus récentes ont %1</translation>
    </message>
    <message>
        <source>no data received yet</source>
        <translation>rien n’a encore été reçu</translation>
    </message>
    <message>
        <source>the connection was just restored</source>
        <translation>la connexion vient de revenir</translation>
    </message>
    <message>
        <source>Nodes cannot be read</source>
        <translation>les Nodes ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>there is no Node</source>
        <translation>il n’y a pas de Node</translation>
    </message>
    <message>
        <source>%1 is Ready</source>
        <translation>%1 est Ready</translation>
    </message>
    <message>
        <source>%1 is not Ready</source>
        <translation>%1 n’est pas Ready</translation>
    </message>
    <message>
        <source>the kubelet of %1 does not report</source>
        <translation>le kubelet de %1 ne se signale pas</translation>
    </message>
    <message>
        <source>pods of %1 cannot be read</source>
        <translation>les pods de %1 ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>no pod is left that a drain would move</source>
        <translation>il ne reste aucun pod qu’un drainage déplacerait</translation>
    </message>
    <message>
        <source>1 pod is left: %1</source>
        <translation>il reste 1 pod : %1</translation>
    </message>
    <message>
        <source>%1 pods are left: %2</source>
        <translation>il reste %1 pods : %2</translation>
    </message>
    <message>
        <source>budgets or pods cannot be read</source>
        <translation>les budgets ou les pods ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>every budget of its pods allows a disruption</source>
        <translation>aucun budget de ses pods n’est épuisé</translation>
    </message>
    <message>
        <source>%1 allows no disruption</source>
        <translation>aucune interruption permise par %1</translation>
    </message>
    <message>
        <source>%1 has %2 pods on the node; disruptions allowed: %3</source>
        <translation>%1 a %2 pods sur le nœud ; interruptions permises : %3</translation>
    </message>
    <message>
        <source>VolumeAttachments cannot be read</source>
        <translation>les VolumeAttachments ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>no volume is attached</source>
        <translation>aucun volume n’est attaché</translation>
    </message>
    <message>
        <source>1 volume is attached: %1</source>
        <translation>1 volume est attaché : %1</translation>
    </message>
    <message>
        <source>%1 volumes are attached: %2</source>
        <translation>%1 volumes sont attachés : %2</translation>
    </message>
    <message>
        <source>the other control-plane machines cannot be read</source>
        <translation>les autres machines du plan de contrôle ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>%1 healthy without it, %2 of %3 needed</source>
        <translation>%1 saines sans elle, il en faut %2 sur %3</translation>
    </message>
    <message>
        <source>the other machines cannot be read</source>
        <translation>les autres machines ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>%1 is Running in its place</source>
        <translation>%1 est Running à sa place</translation>
    </message>
    <message>
        <source>no replacement is Running</source>
        <translation>aucune remplaçante n’est Running</translation>
    </message>
    <message>
        <source>no replacement is Running; none is required</source>
        <translation>aucune remplaçante n’est Running ; aucune n’est exigée</translation>
    </message>
    <message>
        <source>no other control-plane machine is draining</source>
        <translation>aucune autre machine du plan de contrôle n’est en drainage</translation>
    </message>
    <message>
        <source>%1 is cordoned or being deleted</source>
        <translation>%1 est isolée ou en cours de suppression</translation>
    </message>
    <message>
        <source>%1 are cordoned or being deleted</source>
        <translation>%1 sont isolées ou en cours de suppression</translation>
    </message>
    <message>
        <source>the owner &apos;%1&apos; was not found</source>
        <translation>on n’a pas trouvé qui est « %1 »</translation>
    </message>
    <message>
        <source>the owner &apos;%1&apos; was not found, %2</source>
        <translation>on n’a pas trouvé qui est « %1 », %2</translation>
    </message>
    <message>
        <source>%1 no longer exists</source>
        <translation>%1 n’est plus là</translation>
    </message>
    <message>
        <source>%1 no longer exists, %2</source>
        <translation>%1 n’est plus là, %2</translation>
    </message>
    <message>
        <source>%1 is silent</source>
        <translation>%1 est muet</translation>
    </message>
    <message>
        <source>%1 is silent, %2</source>
        <translation>%1 est muet, %2</translation>
    </message>
    <message>
        <source>%1 reports a failure</source>
        <translation>%1 dit avoir échoué</translation>
    </message>
    <message>
        <source>%1 reports a failure, %2</source>
        <translation>%1 dit avoir échoué, %2</translation>
    </message>
    <message>
        <source>%1 is working on it</source>
        <translation>%1 y travaille</translation>
    </message>
    <message>
        <source>%1 is working on it, %2</source>
        <translation>%1 y travaille, %2</translation>
    </message>
    <message>
        <source>no other key holds the host</source>
        <translation>aucune autre clé ne bloque l’hôte</translation>
    </message>
    <message>
        <source>held off by %1</source>
        <translation>maintenu éteint par %1</translation>
    </message>
    <message>
        <source>a remediation is fencing this machine</source>
        <translation>une remédiation isole (fence) cette machine</translation>
    </message>
    <message>
        <source>a remediation marked the host as unhealthy</source>
        <translation>une remédiation a marqué l’hôte comme malade</translation>
    </message>
    <message>
        <source>no remediation is running</source>
        <translation>aucune remédiation n’est en cours</translation>
    </message>
    <message>
        <source>there is no host</source>
        <translation>il n’y a pas d’hôte</translation>
    </message>
    <message>
        <source>its power state is unknown</source>
        <translation>son état d’alimentation est inconnu</translation>
    </message>
    <message>
        <source>the host is On</source>
        <translation>l’hôte est On</translation>
    </message>
    <message>
        <source>the host is Off</source>
        <translation>l’hôte est Off</translation>
    </message>
    <message>
        <source>registration error</source>
        <translation>erreur d’enregistrement</translation>
    </message>
    <message>
        <source>power management error</source>
        <translation>erreur de gestion de l’alimentation</translation>
    </message>
    <message>
        <source>provisioned registration error</source>
        <translation>erreur d’enregistrement après provisionnement</translation>
    </message>
    <message>
        <source>registration error: %1</source>
        <translation>erreur d’enregistrement : %1</translation>
    </message>
    <message>
        <source>power management error: %1</source>
        <translation>erreur de gestion de l’alimentation : %1</translation>
    </message>
    <message>
        <source>provisioned registration error: %1</source>
        <translation>erreur d’enregistrement après provisionnement : %1</translation>
    </message>
    <message>
        <source>data is less than 10 s old</source>
        <translation>les données ont moins de 10 s</translation>
    </message>
    <message>
        <source>the node is Ready, or gone</source>
        <translation>le Node est Ready, ou a disparu</translation>
    </message>
    <message>
        <source>no pod is left on the node</source>
        <translation>aucun pod ne reste sur le Node</translation>
    </message>
    <message>
        <source>every disruption budget of its pods allows a disruption</source>
        <translation>aucun budget d’interruption de ses pods n’est épuisé</translation>
    </message>
    <message>
        <source>no volume is attached to the node</source>
        <translation>aucun volume n’est attaché au Node</translation>
    </message>
    <message>
        <source>the control plane keeps its majority without it</source>
        <translation>le plan de contrôle garde sa majorité sans elle</translation>
    </message>
    <message>
        <source>its replacement is Running</source>
        <translation>sa remplaçante est Running</translation>
    </message>
    <message>
        <source>no other machine of its role is draining</source>
        <translation>aucune autre machine de son rôle n’est en drainage</translation>
    </message>
    <message>
        <source>the owner of the hook is not about to remove it</source>
        <translation>le responsable du hook n’est pas sur le point de le retirer</translation>
    </message>
    <message>
        <source>no other key holds the host off</source>
        <translation>aucune autre clé ne maintient l’hôte éteint</translation>
    </message>
    <message>
        <source>the host&apos;s power is known and without error</source>
        <translation>l’alimentation de l’hôte est connue et sans erreur</translation>
    </message>
    <message>
        <source>age of the watches</source>
        <translation>âge des watches</translation>
    </message>
    <message>
        <source>Pods of the Node</source>
        <translation>Pods du Node</translation>
    </message>
    <message>
        <source>Machines and Nodes of the control plane</source>
        <translation>Machines et Nodes du plan de contrôle</translation>
    </message>
    <message>
        <source>Machines of the same set</source>
        <translation>Machines du même ensemble</translation>
    </message>
    <message>
        <source>the owner&apos;s Lease, Events and conditions</source>
        <translation>Lease, Events et conditions du responsable</translation>
    </message>
    <message>
        <source>it leaks or corrupts what Holdpoint looks after</source>
        <translation>fuite ou corruption de ce dont Holdpoint s’occupe</translation>
    </message>
    <message>
        <source>a check failed and this cannot be undone</source>
        <translation>un contrôle a échoué et c’est irréversible</translation>
    </message>
    <message>
        <source>it affects the control plane</source>
        <translation>cela touche le plan de contrôle</translation>
    </message>
    <message>
        <source>the key belongs to somebody else</source>
        <translation>la clé appartient à un tiers</translation>
    </message>
    <message>
        <source>its node is running</source>
        <translation>son Node tourne</translation>
    </message>
    <message>
        <source>the site requires it</source>
        <translation>le site l’exige</translation>
    </message>
    <message>
        <source>a reason is required</source>
        <translation>un motif est requis</translation>
    </message>
    <message>
        <source>the reason needs %1 characters or a ticket id</source>
        <translation>le motif doit avoir %1 caractères ou un id de ticket</translation>
    </message>
    <message>
        <source>the reason has more than %1 bytes</source>
        <translation>le motif a plus de %1 octets</translation>
    </message>
    <message>
        <source>the pause no longer exists</source>
        <translation>la pause n’est plus là</translation>
    </message>
    <message>
        <source>the detachment no longer exists</source>
        <translation>le détachement n’est plus là</translation>
    </message>
    <message>
        <source>the %1 hook %2 has another owner now</source>
        <translation>le hook %1 %2 a maintenant un autre resp.</translation>
    </message>
    <message>
        <source>the %1 hook %2 no longer exists</source>
        <translation>le hook %1 %2 n’est plus là</translation>
    </message>
    <message>
        <source>the hook has moved</source>
        <translation>le hook n’est plus où il était</translation>
    </message>
    <message>
        <source>there is no %1 to act on</source>
        <translation>il n’y a pas de %1 sur lequel agir</translation>
    </message>
    <message>
        <source>%1 is not being drained</source>
        <translation>%1 n’est pas en drainage</translation>
    </message>
    <message>
        <source>the drain of %1 is already skipped</source>
        <translation>le drainage de %1 est déjà sauté</translation>
    </message>
    <message>
        <source>%1 is already marked</source>
        <translation>%1 est déjà marquée</translation>
    </message>
    <message>
        <source>%1 is already cordoned</source>
        <translation>%1 est déjà isolé</translation>
    </message>
    <message>
        <source>%1 is already schedulable</source>
        <translation>%1 est déjà réintégré</translation>
    </message>
    <message>
        <source>%1 is already held</source>
        <translation>%1 est déjà bloqué</translation>
    </message>
    <message>
        <source>%1 is not a hold set by Holdpoint</source>
        <translation>%1 n’est pas un blocage à nous</translation>
    </message>
    <message>
        <source>%1 is not the key of a hold</source>
        <translation>%1 n’est pas une clé de blocage</translation>
    </message>
    <message>
        <source>%1 is already set to be on</source>
        <translation>%1 doit déjà être allumé</translation>
    </message>
    <message>
        <source>%1 is already set to be off</source>
        <translation>%1 doit déjà être éteint</translation>
    </message>
    <message>
        <source>a reboot is already requested</source>
        <translation>un redémarrage est déjà demandé</translation>
    </message>
    <message>
        <source>%1 is already paused</source>
        <translation>%1 est déjà suspendu</translation>
    </message>
    <message>
        <source>%1 is already detached</source>
        <translation>%1 est déjà détaché</translation>
    </message>
    <message>
        <source>Holdpoint explains Remove finalizer and never does it</source>
        <translation>retirer le finalizer est expliqué ici et jamais fait par Holdpoint</translation>
    </message>
    <message>
        <source>Holdpoint explains Force delete and never does it</source>
        <translation>forcer la suppression est expliqué ici et jamais fait par Holdpoint</translation>
    </message>
    <message>
        <source>the object was replaced by another one of its name</source>
        <translation>l’objet a été remplacé par un autre du même nom</translation>
    </message>
    <message>
        <source>what would be sent is no longer what was reviewed</source>
        <translation>ce qui serait envoyé n’est plus ce qui a été examiné</translation>
    </message>
    <message>
        <source>a check changed: %1</source>
        <translation>un contrôle a changé : %1</translation>
    </message>
    <message>
        <source>the object is no longer what was reviewed</source>
        <translation>ce qui a été examiné n’est plus ce qui est là</translation>
    </message>
    <message>
        <source>nothing is sent on stale data: %1</source>
        <translation>rien n’est envoyé sur de vieilles données : %1</translation>
    </message>
    <message>
        <source>this override is already committed</source>
        <translation>cette intervention a déjà été validée</translation>
    </message>
    <message>
        <source>the review is older than the object</source>
        <translation>l’examen est plus ancien que l’état actuel</translation>
    </message>
    <message>
        <source>review it again</source>
        <translation>examinez-la à nouveau</translation>
    </message>
    <message>
        <source>no user is signed in</source>
        <translation>personne n’est connecté</translation>
    </message>
    <message>
        <source>type the digits %1, or hold the button</source>
        <translation>saisissez les chiffres %1, ou maintenez le bouton</translation>
    </message>
    <message>
        <source>type %1 to confirm</source>
        <translation>saisissez %1 pour confirmer</translation>
    </message>
    <message>
        <source>this override does not wait for approval</source>
        <translation>cette intervention n’attend pas d’approbation</translation>
    </message>
    <message>
        <source>a person other than %1 must approve</source>
        <translation>une autre personne que %1 doit approuver</translation>
    </message>
    <message>
        <source>a person other than %1 must review</source>
        <translation>une autre personne que %1 doit examiner</translation>
    </message>
    <message>
        <source>what you approve is not what was requested</source>
        <translation>ce que vous approuvez n’est pas ce qui a été demandé</translation>
    </message>
    <message>
        <source>the request has expired</source>
        <translation>la demande a expiré</translation>
    </message>
    <message>
        <source>aborted by %1 before anything was sent</source>
        <translation>interrompu par %1 avant tout envoi</translation>
    </message>
    <message>
        <source>it is over</source>
        <translation>c’est terminé</translation>
    </message>
    <message>
        <source>it was already sent</source>
        <translation>c’est déjà envoyé</translation>
    </message>
    <message>
        <source>no approval came in time</source>
        <translation>personne ne l’a approuvé à temps</translation>
    </message>
    <message>
        <source>it was accepted, but its effect was not observed within %1</source>
        <translation>c’est accepté, son effet n’a pas été vu en %1</translation>
    </message>
    <message>
        <source>the state is unknown: check before you repeat anything</source>
        <translation>l’état est inconnu : vérifiez avant de répéter quoi que ce soit</translation>
    </message>
    <message>
        <source>this backend is read-only</source>
        <translation>ce backend est réglé pour ne rien changer</translation>
    </message>
    <message>
        <source>there is no such review</source>
        <translation>cet examen n’existe pas</translation>
    </message>
    <message>
        <source>this site does not allow break-glass: a second person must approve</source>
        <translation>ce site ne laisse personne agir seul : une seconde personne doit approuver</translation>
    </message>
    <message>
        <source>there is no such request</source>
        <translation>cette demande n’existe pas</translation>
    </message>
    <message>
        <source>%1 is not among the approvers that the site names</source>
        <translation>%1 n’est pas parmi les approbateurs que le site nomme</translation>
    </message>
    <message>
        <source>there is no such override</source>
        <translation>cette intervention n’existe pas</translation>
    </message>
    <message>
        <source>override %1 has no review due</source>
        <translation>aucun examen n’est dû pour l’intervention %1</translation>
    </message>
    <message>
        <source>the audit could not be written, so nothing was sent: %1</source>
        <translation>l’audit n’a pas pu être écrit, rien n’a donc été envoyé : %1</translation>
    </message>
    <message>
        <source>the answer was lost: checking whether it was done</source>
        <translation>la réponse est perdue : on vérifie si c’est fait</translation>
    </message>
    <message>
        <source>the object is gone: its end is unknown</source>
        <translation>l’objet a disparu : sa fin est inconnue</translation>
    </message>
    <message>
        <source>observed %1: the object is gone</source>
        <translation>observé %1 : l’objet a disparu</translation>
    </message>
    <message>
        <source>observed %1: the change is there</source>
        <translation>observé %1 : le changement est là</translation>
    </message>
    <message>
        <source>observed %1: the object is gone; the answer to the request was lost</source>
        <translation>observé %1 : l’objet a disparu ; la réponse à la demande est perdue</translation>
    </message>
    <message>
        <source>observed %1: the change is there; the answer to the request was lost</source>
        <translation>observé %1 : le changement est là ; la réponse à la demande est perdue</translation>
    </message>
    <message>
        <source>its record cannot be read: its outcome is unknown</source>
        <translation>ce que c’était est illisible : l’issue est inconnue</translation>
    </message>
    <message>
        <source>Holdpoint stopped before the outcome was observed</source>
        <translation>Holdpoint s’est arrêté avant d’en voir la fin</translation>
    </message>
    <message>
        <source>observed when Holdpoint started again</source>
        <translation>vu au redémarrage de Holdpoint</translation>
    </message>
    <message>
        <source>Holdpoint stopped before the outcome was observed; its effect is not there now</source>
        <translation>Holdpoint s’est arrêté avant d’en voir la fin ; son effet n’est pas là</translation>
    </message>
    <message>
        <source>it no longer exists</source>
        <translation>ce n’est plus là</translation>
    </message>
    <message>
        <source>the cluster refused it: %1</source>
        <translation>le cluster l’a refusé : %1</translation>
    </message>
    <message>
        <source>you are not allowed to do this: %1</source>
        <translation>vous ne pouvez pas faire cela : %1</translation>
    </message>
    <message>
        <source>it was refused: %1</source>
        <translation>c’est refusé : %1</translation>
    </message>
    <message>
        <source>no firmware or settings are being written to the host</source>
        <translation>ni firmware ni réglages ne sont en cours d’écriture sur l’hôte</translation>
    </message>
    <message>
        <source>the boot was stopped; the host must stay off for a while to count as held</source>
        <translation>le démarrage a été arrêté ; l’hôte doit rester éteint un moment pour compter comme bloqué</translation>
    </message>
    <message>
        <source>stopping the boot failed and will be retried</source>
        <translation>l’arrêt du démarrage a échoué et est répété</translation>
    </message>
    <message>
        <source>a hold was requested while the host was starting; the boot will be stopped</source>
        <translation>un blocage a été demandé pendant le démarrage de l’hôte, le démarrage est arrêté</translation>
    </message>
    <message>
        <source>On was sent to the host; the boot will be stopped first</source>
        <translation>l’hôte devait démarrer ; le démarrage est d’abord arrêté</translation>
    </message>
    <message>
        <source>the boot was stopped; the host must stay off for a while</source>
        <translation>le démarrage a été arrêté ; l’hôte doit rester éteint un moment</translation>
    </message>
    <message>
        <source>the host is starting</source>
        <translation>l’hôte démarre</translation>
    </message>
    <message>
        <source>the host did not power on in time</source>
        <translation>l’hôte ne s’est pas allumé à temps</translation>
    </message>
    <message>
        <source>online is false, so the host stays off</source>
        <translation>online vaut false, l’hôte reste donc éteint</translation>
    </message>
    <message>
        <source>the host is off, which satisfies the reboot request</source>
        <translation>l’hôte est éteint, ce qui satisfait la demande de redémarrage</translation>
    </message>
    <message>
        <source>the host is held off until the last key is removed</source>
        <translation>l’hôte est maintenu éteint jusqu’au retrait de la dernière clé</translation>
    </message>
    <message>
        <source>powering on failed and will be retried after a delay</source>
        <translation>l’allumage a échoué et est répété après une pause</translation>
    </message>
    <message>
        <source>nothing holds the host off; it will be powered on</source>
        <translation>rien ne maintient l’hôte éteint, il est allumé</translation>
    </message>
    <message>
        <source>the BMC reports no power state that is known</source>
        <translation>le BMC ne donne aucun état d’alimentation connu</translation>
    </message>
    <message>
        <source>the host was observed on</source>
        <translation>l’hôte a été vu allumé</translation>
    </message>
    <message>
        <source>the host was observed off</source>
        <translation>l’hôte a été vu éteint</translation>
    </message>
    <message>
        <source>the credentials changed and will be validated again</source>
        <translation>les identifiants ont changé et sont revalidés</translation>
    </message>
    <message>
        <source>the power state is needed</source>
        <translation>l’état d’alimentation est nécessaire</translation>
    </message>
    <message>
        <source>the BMC accepts the new credentials</source>
        <translation>le BMC accepte les nouveaux identifiants</translation>
    </message>
    <message>
        <source>the BMC answers; the host is registered</source>
        <translation>le BMC répond, l’hôte est enregistré</translation>
    </message>
    <message>
        <source>the host is provisioned by somebody else</source>
        <translation>l’hôte est provisionné par un tiers</translation>
    </message>
    <message>
        <source>the host is provisioned by us from now on</source>
        <translation>l’hôte est désormais provisionné par nous</translation>
    </message>
    <message>
        <source>a reboot was requested</source>
        <translation>un redémarrage a été demandé</translation>
    </message>
    <message>
        <source>another request for the running reboot is noted</source>
        <translation>une autre demande pour le redémarrage en cours est notée</translation>
    </message>
    <message>
        <source>somebody else powered the host on %1 times while it was held off</source>
        <translation>l’hôte a été allumé %1 fois par un tiers alors qu’il était maintenu éteint</translation>
    </message>
    <message>
        <source>the host is deprovisioned, which ends its reboot requests</source>
        <translation>l’hôte est déprovisionné, ce qui met fin à ses demandes de redémarrage</translation>
    </message>
    <message>
        <source>the host is deprovisioned, which ends its history of reboots</source>
        <translation>l’hôte est déprovisionné, ce qui met fin à son historique de redémarrages</translation>
    </message>
    <message>
        <source>the host reboots anyway, which satisfies the reboot request</source>
        <translation>l’hôte redémarre de toute façon, ce qui satisfait la demande de redémarrage</translation>
    </message>
    <message>
        <source>the host is being provisioned as declared</source>
        <translation>l’hôte est provisionné comme déclaré</translation>
    </message>
    <message>
        <source>the host is deprovisioned</source>
        <translation>l’hôte est déprovisionné</translation>
    </message>
    <message>
        <source>nothing runs on the host any more</source>
        <translation>plus rien ne tourne sur l’hôte</translation>
    </message>
    <message>
        <source>reboot requests wait while the host is %1</source>
        <translation>les demandes de redémarrage attendent tant que l’hôte est %1</translation>
    </message>
    <message>
        <source>the BMC is not ready for the command</source>
        <translation>le BMC n’est pas prêt pour la commande</translation>
    </message>
    <message>
        <source>the BMC is not ready for the command: %1</source>
        <translation>le BMC n’est pas prêt pour la commande : %1</translation>
    </message>
    <message>
        <source>the BMC refused %1</source>
        <translation>le BMC a refusé %1</translation>
    </message>
    <message>
        <source>the BMC refused %1: %2</source>
        <translation>le BMC a refusé %1 : %2</translation>
    </message>
    <message>
        <source>the outcome is unknown, so the power state will be read</source>
        <translation>on ignore si le BMC l’a fait, il est donc lu</translation>
    </message>
    <message>
        <source>the outcome of the restart is unknown; it is not sent again</source>
        <translation>on ignore si le redémarrage a eu lieu ; il n’est pas renvoyé</translation>
    </message>
    <message>
        <source>the restart was sent; the reboot is over</source>
        <translation>le redémarrage a été envoyé, la demande est terminée</translation>
    </message>
    <message>
        <source>the command did not reach the BMC</source>
        <translation>la commande n’a pas atteint le BMC</translation>
    </message>
    <message>
        <source>the command did not reach the BMC: %1</source>
        <translation>la commande n’a pas atteint le BMC : %1</translation>
    </message>
    <message>
        <source>the BMC cannot shut the host down gracefully</source>
        <translation>le BMC ne peut pas arrêter l’hôte proprement</translation>
    </message>
    <message>
        <source>the BMC cannot shut the host down gracefully: %1</source>
        <translation>le BMC ne peut pas arrêter l’hôte proprement : %1</translation>
    </message>
    <message>
        <source>the BMC accepted the command</source>
        <translation>le BMC a accepté la commande</translation>
    </message>
    <message>
        <source>the BMC gives the power state as &apos;%1&apos;</source>
        <translation>le BMC donne l’état d’alimentation &apos;%1&apos;</translation>
    </message>
    <message>
        <source>a power command failed and will be retried after a delay</source>
        <translation>une commande d’alimentation a échoué et est répétée après une pause</translation>
    </message>
    <message>
        <source>the graceful shutdown took too long</source>
        <translation>l’arrêt ordonné a pris trop de temps</translation>
    </message>
    <message>
        <source>a hard power-off replaces the graceful shutdown</source>
        <translation>une extinction forcée devance l’arrêt ordonné</translation>
    </message>
    <message>
        <source>the BMC gave up the graceful shutdown: %1</source>
        <translation>le BMC a abandonné l’arrêt ordonné : %1</translation>
    </message>
    <message>
        <source>the host is on, as it should be</source>
        <translation>l’hôte est allumé, comme il se doit</translation>
    </message>
    <message>
        <source>the host must not be switched off, so it cannot be held</source>
        <translation>l’hôte ne doit pas être éteint, il ne peut donc pas être bloqué</translation>
    </message>
    <message>
        <source>the host must not be switched off, so it will be restarted</source>
        <translation>l’hôte ne doit pas être éteint, il est donc redémarré</translation>
    </message>
    <message>
        <source>online is false, but disablePowerOff forbids powering the host off</source>
        <translation>online vaut false mais disablePowerOff interdit d’éteindre l’hôte</translation>
    </message>
    <message>
        <source>the host is shutting down gracefully</source>
        <translation>l’hôte s’arrête proprement</translation>
    </message>
    <message>
        <source>the host is being forced off</source>
        <translation>extinction forcée de l’hôte en cours</translation>
    </message>
    <message>
        <source>the host is already powering off</source>
        <translation>l’hôte est déjà en train de s’éteindre</translation>
    </message>
    <message>
        <source>the host will be shut down for the reboot</source>
        <translation>l’hôte va être arrêté pour le redémarrage</translation>
    </message>
    <message>
        <source>the host will be forced off for the reboot</source>
        <translation>l’hôte va être éteint de force pour le redémarrage</translation>
    </message>
    <message>
        <source>the BMC offers no graceful shutdown, so the host will be forced off</source>
        <translation>le BMC n’offre pas d’arrêt ordonné, extinction forcée de l’hôte</translation>
    </message>
    <message>
        <source>online is false; the host will be shut down</source>
        <translation>online vaut false, l’hôte est arrêté</translation>
    </message>
    <message>
        <source>online is false; the host will be forced off</source>
        <translation>online vaut false, extinction forcée de l’hôte</translation>
    </message>
    <message>
        <source>a shutdown cannot be cancelled once sent; the host will be powered on after it</source>
        <translation>un arrêt envoyé ne peut pas être repris ; l’hôte est allumé ensuite</translation>
    </message>
    <message>
        <source>somebody is shutting the host down</source>
        <translation>quelqu’un arrête l’hôte</translation>
    </message>
    <message>
        <source>the host is neither on nor off</source>
        <translation>l’hôte n’est ni allumé ni éteint</translation>
    </message>
    <message>
        <source>the host is paused: nothing is read or changed</source>
        <translation>l’hôte est suspendu : rien n’est lu, rien n’est fait</translation>
    </message>
    <message>
        <source>the host is being deleted and Holdpoint does not keep it</source>
        <translation>l’hôte s’en va et rien de nous ne le retient</translation>
    </message>
    <message>
        <source>the host will be deleted when it is attached again</source>
        <translation>l’hôte sera supprimé quand il sera rattaché</translation>
    </message>
    <message>
        <source>the host is detached and will be deleted as it is</source>
        <translation>l’hôte est détaché et va être supprimé tel quel</translation>
    </message>
    <message>
        <source>the host was never in use and will be deleted</source>
        <translation>l’hôte n’a jamais servi et va être supprimé</translation>
    </message>
    <message>
        <source>BareMetalHost %1 has the same BMC; nothing is switched while both are there</source>
        <translation>BareMetalHost %1 a le même BMC ; rien n’est commuté tant que les deux existent</translation>
    </message>
    <message>
        <source>the host is deleted as it is, because BareMetalHost %1 has the same BMC</source>
        <translation>l’hôte est supprimé tel quel, car BareMetalHost %1 a le même BMC</translation>
    </message>
    <message>
        <source>the host will be deprovisioned before its deletion</source>
        <translation>l’hôte va être déprovisionné avant sa suppression</translation>
    </message>
    <message>
        <source>the host will be powered off before its deletion</source>
        <translation>l’hôte est éteint avant sa suppression</translation>
    </message>
    <message>
        <source>disablePowerOff is set: the host will be deleted while it runs</source>
        <translation>disablePowerOff est posé : l’hôte va être supprimé en marche</translation>
    </message>
    <message>
        <source>the host could not be powered off and will be deleted while it may still run</source>
        <translation>l’hôte n’a pas pu être éteint et est supprimé alors qu’il tourne peut-être</translation>
    </message>
    <message>
        <source>the host will be powered off again after a delay</source>
        <translation>l’hôte est éteint à nouveau après une pause</translation>
    </message>
    <message>
        <source>the host cannot be powered off without credentials</source>
        <translation>l’hôte ne peut pas être éteint sans identifiants</translation>
    </message>
    <message>
        <source>the host is off and will be deleted</source>
        <translation>l’hôte est éteint et va être supprimé</translation>
    </message>
    <message>
        <source>the host cannot be powered off: its BMC reports no power state</source>
        <translation>l’hôte ne peut pas être éteint : son BMC ne donne aucun état d’alimentation</translation>
    </message>
    <message>
        <source>the host is powering off</source>
        <translation>l’hôte s’éteint</translation>
    </message>
    <message>
        <source>the host will be forced off before its deletion</source>
        <translation>l’hôte va être éteint de force avant sa suppression</translation>
    </message>
    <message>
        <source>the host comes with its status from elsewhere</source>
        <translation>l’hôte arrive avec son statut d’ailleurs</translation>
    </message>
    <message>
        <source>the host has a status of its own</source>
        <translation>l’hôte a son propre statut</translation>
    </message>
    <message>
        <source>the status that the host came with is not valid</source>
        <translation>le statut apporté par l’hôte n’en est pas un</translation>
    </message>
    <message>
        <source>the host has no BMC address, so its power is not managed</source>
        <translation>l’hôte n’a pas d’adresse de BMC, son alimentation n’est donc pas gérée</translation>
    </message>
    <message>
        <source>the host must not be removed before it is off</source>
        <translation>l’hôte ne doit pas disparaître avant d’être éteint</translation>
    </message>
    <message>
        <source>the host has a BMC address and is registered</source>
        <translation>l’hôte a une adresse de BMC et est enregistré</translation>
    </message>
    <message>
        <source>spec.bmc.credentialsName is empty</source>
        <translation>spec.bmc.credentialsName est vide</translation>
    </message>
    <message>
        <source>the secret %1 with the BMC credentials is missing</source>
        <translation>le Secret %1 avec les identifiants du BMC manque</translation>
    </message>
    <message>
        <source>the secret %1 has no username or no password</source>
        <translation>le Secret %1 n’a pas de nom d’utilisateur ou de mot de passe</translation>
    </message>
    <message>
        <source>the host is detached: its requests wait and its power is not managed</source>
        <translation>l’hôte est détaché : ses demandes attendent, son alimentation n’est pas touchée</translation>
    </message>
    <message>
        <source>the host is attached again</source>
        <translation>l’hôte est rattaché</translation>
    </message>
    <message>
        <source>no rule applies</source>
        <translation>aucune règle ne s’applique</translation>
    </message>
    <message>
        <source>held off</source>
        <translation>maintenu éteint</translation>
    </message>
    <message>
        <source>holding</source>
        <translation>bloque</translation>
    </message>
    <message>
        <source>late</source>
        <translation>en retard</translation>
    </message>
    <message>
        <source>overdue</source>
        <translation>dépassé</translation>
    </message>
    <message>
        <source>armed</source>
        <translation>armé</translation>
    </message>
    <message>
        <source>released</source>
        <translation>levé</translation>
    </message>
    <message>
        <source>overridden</source>
        <translation>forcé</translation>
    </message>
    <message>
        <source>vanished</source>
        <translation>disparu</translation>
    </message>
    <message>
        <source>bypassed</source>
        <translation>contourné</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>suspendu</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>invalide</translation>
    </message>
    <message>
        <source>power unknown</source>
        <translation>alim. inconnue</translation>
    </message>
    <message>
        <source>node not ready</source>
        <translation>Node pas prêt</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>draining</source>
        <translation>en drainage</translation>
    </message>
    <message>
        <source>terminating</source>
        <translation>se termine</translation>
    </message>
    <message>
        <source>turning on</source>
        <translation>s’allume</translation>
    </message>
    <message>
        <source>turning off</source>
        <translation>s’éteint</translation>
    </message>
    <message>
        <source>wants On, is Off</source>
        <translation>doit être On, est Off</translation>
    </message>
    <message>
        <source>wants Off, is On</source>
        <translation>doit être Off, est On</translation>
    </message>
    <message>
        <source>detached</source>
        <translation>détaché</translation>
    </message>
    <message>
        <source>unmanaged</source>
        <translation>non géré</translation>
    </message>
    <message>
        <source>disruption budget</source>
        <translation>budget d’interruption</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1, late</source>
        <translation>%1, en retard</translation>
    </message>
    <message>
        <source>%1, overdue</source>
        <translation>%1, délai dépassé</translation>
    </message>
    <message>
        <source>%1; usually %2</source>
        <translation>%1 ; d’habitude %2</translation>
    </message>
    <message>
        <source>%1, late; usually %2</source>
        <translation>%1, en retard ; d’habitude %2</translation>
    </message>
    <message>
        <source>%1, overdue; usually %2</source>
        <translation>%1, délai dépassé ; d’habitude %2</translation>
    </message>
    <message>
        <source>%1, late; allowed %2</source>
        <translation>%1, en retard ; permis %2</translation>
    </message>
    <message>
        <source>%1, overdue; allowed %2</source>
        <translation>%1, délai dépassé ; permis %2</translation>
    </message>
    <message>
        <source>next try in %1</source>
        <translation>prochain essai dans %1</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>échec : %1</translation>
    </message>
    <message>
        <source>failed: no reason was given</source>
        <translation>échec : aucune raison donnée</translation>
    </message>
    <message>
        <source>failed: the provider no longer has the instance</source>
        <translation>échec : le fournisseur n’a plus l’instance</translation>
    </message>
    <message>
        <source>failed: the provider no longer has the instance %1</source>
        <translation>échec : le fournisseur n’a plus l’instance %1</translation>
    </message>
    <message>
        <source>failed: host %1 was created again, and the machine names the one before</source>
        <translation>échec : l’hôte %1 a été recréé, et la machine nomme le précédent</translation>
    </message>
    <message>
        <source>failed: the provider no longer has the instance of %1</source>
        <translation>échec : le fournisseur n’a plus l’instance de %1</translation>
    </message>
    <message>
        <source>its Node is unreliable</source>
        <translation>il ne faut pas se fier à son Node</translation>
    </message>
    <message>
        <source>invalid and not reconciled: it has no %1</source>
        <translation>invalide, donc rien n’est fait : il lui manque %1</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>le label %1</translation>
    </message>
    <message>
        <source>label %1 and %2</source>
        <translation>le label %1 et %2</translation>
    </message>
    <message>
        <source>paused: the Machine API does nothing</source>
        <translation>suspendu : l’API Machine ne fait rien</translation>
    </message>
    <message>
        <source>paused: %1 is the authoritative API, so the Machine API does nothing</source>
        <translation>suspendu : %1 est l’API qui fait autorité, l’API Machine ne fait donc rien</translation>
    </message>
    <message>
        <source>paused: %1</source>
        <translation>suspendu : %1</translation>
    </message>
    <message>
        <source>no host is free for it: %1</source>
        <translation>aucun hôte n’est libre pour elle : %1</translation>
    </message>
    <message>
        <source>no host is free for it</source>
        <translation>aucun hôte n’est libre pour elle</translation>
    </message>
    <message>
        <source>retried every %1</source>
        <translation>nouvel essai toutes les %1</translation>
    </message>
    <message>
        <source>waiting at %1 for %2 (owner %3)</source>
        <translation>attend à %1 %2 (resp. %3)</translation>
    </message>
    <message>
        <source>it reports: %1</source>
        <translation>il signale : %1</translation>
    </message>
    <message>
        <source>no ClusterOperator %1 exists</source>
        <translation>le ClusterOperator %1 n’existe pas</translation>
    </message>
    <message>
        <source>it is Degraded</source>
        <translation>il est Degraded</translation>
    </message>
    <message>
        <source>it is Degraded: %1</source>
        <translation>il est Degraded : %1</translation>
    </message>
    <message>
        <source>it is not Available</source>
        <translation>il n’est pas Available</translation>
    </message>
    <message>
        <source>it is not Available: %1</source>
        <translation>il n’est pas Available : %1</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago</source>
        <translation>dernier signe il y a %1</translation>
    </message>
    <message>
        <source>no pod of %1 exists</source>
        <translation>aucun pod de %1 n’existe</translation>
    </message>
    <message>
        <source>none of its %1 pods is ready</source>
        <translation>aucun de ses %1 pods n’est prêt</translation>
    </message>
    <message>
        <source>none of its %1 pods is ready (%2)</source>
        <translation>aucun de ses %1 pods n’est prêt (%2)</translation>
    </message>
    <message>
        <source>its only pod is not ready</source>
        <translation>son seul pod n’est pas prêt</translation>
    </message>
    <message>
        <source>its only pod is not ready (%1)</source>
        <translation>son seul pod n’est pas prêt (%1)</translation>
    </message>
    <message>
        <source>its replacement %1 is %2</source>
        <translation>sa remplaçante %1 est %2</translation>
    </message>
    <message>
        <source>no replacement: %1 of %2 other masters is running</source>
        <translation>pas de remplaçante : %1 autre master tourne sur %2</translation>
    </message>
    <message>
        <source>no replacement: %1 of %2 other masters are running</source>
        <translation>pas de remplaçante : %1 autres masters tournent sur %2</translation>
    </message>
    <message>
        <source>%1 other master is running, etcd needs %2 members</source>
        <translation>%1 autre master tourne, etcd veut %2 membres</translation>
    </message>
    <message>
        <source>%1 other masters are running, etcd needs %2 members</source>
        <translation>%1 autres masters tournent, etcd veut %2 membres</translation>
    </message>
    <message>
        <source>everything else is gone; finalizer %1 keeps the object</source>
        <translation>tout a disparu ; le finalizer %1 retient l’objet</translation>
    </message>
    <message>
        <source>the drain was skipped, so %1 (owner %2) did not run</source>
        <translation>le drainage a été sauté, %1 (resp. %2) n’a donc pas été interrogé</translation>
    </message>
    <message>
        <source>drains of %1 and %2 block each other</source>
        <translation>les drainages de %1 et %2 se bloquent l’un l’autre</translation>
    </message>
    <message>
        <source>drains of %1 and %2 block each other: %3</source>
        <translation>les drainages de %1 et %2 se bloquent l’un l’autre : %3</translation>
    </message>
    <message>
        <source>its Node %1 is cordoned</source>
        <translation>son Node %1 est isolé</translation>
    </message>
    <message>
        <source>budget %1 is missing pod %2</source>
        <translation>il manque le pod %2 au budget %1</translation>
    </message>
    <message>
        <source>it replaces it and is not Running</source>
        <translation>elle la remplace et n’est pas Running</translation>
    </message>
    <message>
        <source>%1 waits for %2: %3</source>
        <translation>%1 attend %2 : %3</translation>
    </message>
    <message>
        <source>draining %1 is not permitted while control-plane Node %2 is cordoned</source>
        <translation>le drainage de %1 n’est pas permis tant que le Node %2 du plan de contrôle est isolé</translation>
    </message>
    <message>
        <source>draining %1: its kubelet is silent, and budget %2 still refuses pod %3 (needs %4, has %5)</source>
        <translation>drainage de %1 : son kubelet est muet, et le budget %2 refuse encore le pod %3 (il faut %4, il y a %5)</translation>
    </message>
    <message>
        <source>draining %1: its kubelet is silent for %2, and budget %3 still refuses pod %4 (needs %5, has %6)</source>
        <translation>drainage de %1 : son kubelet est muet depuis %2, et le budget %3 refuse encore le pod %4 (il faut %5, il y a %6)</translation>
    </message>
    <message>
        <source>draining %1: its kubelet is silent, budget %2 refuses</source>
        <translation>drainage de %1 : son kubelet est muet, le budget %2 refuse</translation>
    </message>
    <message>
        <source>draining %1: budget %2 never lets pod %3 go: it needs %4 of %5 pods</source>
        <translation>drainage de %1 : le budget %2 ne peut jamais laisser partir le pod %3 : il veut %4 pods sur %5</translation>
    </message>
    <message>
        <source>draining: budget %1 can never be met: it needs %2 of %3 pods</source>
        <translation>drainage : le budget %1 ne peut jamais être tenu : il veut %2 pods sur %3</translation>
    </message>
    <message>
        <source>it needs %1 of %2 pods healthy and allows no disruption</source>
        <translation>il veut %1 pods sains sur %2 et ne permet aucune interruption</translation>
    </message>
    <message>
        <source>draining %1: %2</source>
        <translation>drainage de %1 : %2</translation>
    </message>
    <message>
        <source>pod %1 is stuck in Terminating</source>
        <translation>le pod %1 ne se termine pas</translation>
    </message>
    <message>
        <source>its kubelet cannot end it: %1</source>
        <translation>son kubelet ne peut pas le terminer : %1</translation>
    </message>
    <message>
        <source>pod %1 is refused by budget %2 (needs %3, has %4)</source>
        <translation>le pod %1 est refusé par le budget %2 (il faut %3, il y a %4)</translation>
    </message>
    <message>
        <source>so is 1 more</source>
        <translation>1 autre aussi</translation>
    </message>
    <message>
        <source>so are %1 more</source>
        <translation>%1 autres aussi</translation>
    </message>
    <message>
        <source>Node %1 is not ready, and health check %2 may not act: %3 of %4 are unhealthy</source>
        <translation>le Node %1 n’est pas prêt, et le health check %2 ne peut pas agir : %3 sur %4 ne sont pas sains</translation>
    </message>
    <message>
        <source>Node %1 is gone, and health check %2 may not act: %3 of %4 are unhealthy</source>
        <translation>le Node %1 a disparu, et le health check %2 ne peut pas agir : %3 sur %4 ne sont pas sains</translation>
    </message>
    <message>
        <source>maintenance %1 waits: the cluster is upgrading</source>
        <translation>la maintenance %1 attend : le cluster est en cours de mise à niveau</translation>
    </message>
    <message>
        <source>maintenance %1 waits: the cluster is upgrading to %2</source>
        <translation>la maintenance %1 attend : le cluster est en cours de mise à niveau vers %2</translation>
    </message>
    <message>
        <source>maintenance %1 waits for a window</source>
        <translation>la maintenance %1 attend une fenêtre</translation>
    </message>
    <message>
        <source>maintenance %1 waits for window %2</source>
        <translation>la maintenance %1 attend la fenêtre %2</translation>
    </message>
    <message>
        <source>it opens in %1, %2</source>
        <translation>elle s’ouvre dans %1, %2</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: key %2 has no effect</source>
        <translation>l’hôte %1 est suspendu par annotation : rien n’est fait pour la clé %2</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: the requested reboot will not start</source>
        <translation>l’hôte %1 est suspendu par annotation : le redémarrage demandé n’est pas fait</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: its power is not managed</source>
        <translation>l’hôte %1 est suspendu par annotation : rien n’est fait pour son alimentation</translation>
    </message>
    <message>
        <source>the credentials of host %1 are missing or incomplete: Secret %2</source>
        <translation>les identifiants de l’hôte %1 manquent ou sont incomplets : Secret %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 rejects the credentials of Secret %2</source>
        <translation>le BMC de l’hôte %1 rejette les identifiants du Secret %2</translation>
    </message>
    <message>
        <source>Host %1 cannot be switched: %2</source>
        <translation>l’hôte %1 ne peut pas être commuté : %2</translation>
    </message>
    <message>
        <source>1 failure</source>
        <translation>1 échec</translation>
    </message>
    <message>
        <source>%1 failures</source>
        <translation>%1 échecs</translation>
    </message>
    <message>
        <source>Host %1 is held off for a remediation</source>
        <translation>l’hôte %1 est maintenu éteint pour une remédiation</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for a remediation</source>
        <translation>l’hôte %1 est en cours d’extinction pour une remédiation</translation>
    </message>
    <message>
        <source>Node %1 is not deleted yet</source>
        <translation>le Node %1 n’est pas encore supprimé</translation>
    </message>
    <message>
        <source>its Node will be deleted</source>
        <translation>son Node est supprimé</translation>
    </message>
    <message>
        <source>its power is unknown</source>
        <translation>son alimentation est inconnue</translation>
    </message>
    <message>
        <source>Host %1 was asked to shut down %2 ago and is still on</source>
        <translation>l’arrêt de l’hôte %1 a été demandé il y a %2 et il est encore allumé</translation>
    </message>
    <message>
        <source>it will be forced off in %1</source>
        <translation>extinction forcée dans %1</translation>
    </message>
    <message>
        <source>next: it will be forced off</source>
        <translation>extinction forcée ensuite</translation>
    </message>
    <message>
        <source>Host %1 is held off by key %2</source>
        <translation>l’hôte %1 est maintenu éteint par la clé %2</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for key %2</source>
        <translation>l’hôte %1 est en cours d’extinction pour la clé %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 gives no answer: %2</source>
        <translation>le BMC de l’hôte %1 ne répond pas : %2</translation>
    </message>
    <message>
        <source>Host %1 should be on but is off</source>
        <translation>l’hôte %1 doit être allumé et est éteint</translation>
    </message>
    <message>
        <source>%1: machine validation failed: %2</source>
        <translation>%1 : validation de la machine échouée : %2</translation>
    </message>
    <message>
        <source>power management over %1 is not supported; set a redfish address</source>
        <translation>l’alimentation par %1 n’est pas prise en charge ; donnez une adresse redfish</translation>
    </message>
    <message>
        <source>AwaitingApproval: %1</source>
        <translation>AwaitingApproval : %1</translation>
    </message>
    <message>
        <source>%1; to start it now, set the annotation %2</source>
        <translation>%1 ; une personne peut la faire commencer tout de suite avec l’annotation %2</translation>
    </message>
    <message>
        <source>%1; it will start outside the windows at %2</source>
        <translation>%1 ; elle commence hors des fenêtres à %2</translation>
    </message>
    <message>
        <source>%1; it will start outside the windows at %2 unless they are paused or excluded then</source>
        <translation>%1 ; elle commence hors des fenêtres à %2, sauf si elles sont alors suspendues ou exclues</translation>
    </message>
    <message>
        <source>the maintenance was deleted; a scale-in treats the Machine as any other</source>
        <translation>la maintenance a été supprimée ; une réduction traite la Machine comme les autres</translation>
    </message>
    <message>
        <source>DrainGivenUp: %1</source>
        <translation>DrainGivenUp : %1</translation>
    </message>
    <message>
        <source>it starts again after %1</source>
        <translation>elle recommence après %1</translation>
    </message>
    <message>
        <source>a drain was given up, and starts again after %1</source>
        <translation>un drainage a été abandonné, et recommence après %1</translation>
    </message>
    <message>
        <source>%1 of Machine %2 has waited for more than %3: %4</source>
        <translation>%1 de la Machine %2 attend depuis plus de %3 : %4</translation>
    </message>
    <message>
        <source>PodDisruptionBudget %1 has %2 of the %3 healthy pods that it needs</source>
        <translation>PodDisruptionBudget %1 a %2 des %3 pods sains qu’il exige</translation>
    </message>
    <message>
        <source>MachineConfigPool %1 is updating</source>
        <translation>MachineConfigPool %1 est en cours de mise à jour</translation>
    </message>
    <message>
        <source>MachineSet %1 has %2 of %3 Machines</source>
        <translation>MachineSet %1 a %2 Machines sur %3</translation>
    </message>
    <message>
        <source>%1 Nodes are not Ready: %2</source>
        <translation>%1 Nodes ne sont pas Ready : %2</translation>
    </message>
    <message>
        <source>the work starts outside the windows at a person&apos;s request: %1</source>
        <translation>le travail commence hors des fenêtres, comme une personne l’a demandé : %1</translation>
    </message>
    <message>
        <source>the work starts outside the windows, because its deadline is near: %1</source>
        <translation>le travail commence hors des fenêtres, car son échéance est proche : %1</translation>
    </message>
    <message>
        <source>%1 of Machine %2 (%3) needs a person: %4</source>
        <translation>%1 de la Machine %2 (%3) demande une personne : %4</translation>
    </message>
    <message>
        <source>the name of the API server cannot be resolved (%1)</source>
        <translation>le nom du serveur d’API est inconnu (%1)</translation>
    </message>
    <message>
        <source>the name of the proxy cannot be resolved</source>
        <translation>le nom du proxy est inconnu</translation>
    </message>
    <message>
        <source>connection refused (%1)</source>
        <translation>connexion refusée (%1)</translation>
    </message>
    <message>
        <source>the proxy refuses to connect to the API server (%1)</source>
        <translation>le proxy ne laisse rien passer vers le serveur d’API (%1)</translation>
    </message>
    <message>
        <source>no answer in time (%1)</source>
        <translation>pas de réponse à temps (%1)</translation>
    </message>
    <message>
        <source>the certificate of the API server is not trusted (%1)</source>
        <translation>le certificat du serveur d’API n’est pas approuvé (%1)</translation>
    </message>
    <message>
        <source>the certificate of the API server is not trusted (%1): %2</source>
        <translation>le certificat du serveur d’API n’est pas approuvé (%1) : %2</translation>
    </message>
    <message>
        <source>no secure connection can be made (%1)</source>
        <translation>aucune connexion sécurisée n’est possible (%1)</translation>
    </message>
    <message>
        <source>the client certificate cannot be used (%1)</source>
        <translation>notre certificat client est inutilisable (%1)</translation>
    </message>
    <message>
        <source>the client certificate cannot be used (%1): %2</source>
        <translation>notre certificat client est inutilisable (%1) : %2</translation>
    </message>
    <message>
        <source>the certificate authorities of the cluster cannot be read (%1)</source>
        <translation>les autorités de certification du cluster sont illisibles (%1)</translation>
    </message>
    <message>
        <source>the certificate authorities of the cluster cannot be read (%1): %2</source>
        <translation>les autorités de certification du cluster sont illisibles (%1) : %2</translation>
    </message>
    <message>
        <source>the connection broke (%1)</source>
        <translation>la connexion s’est rompue (%1)</translation>
    </message>
    <message>
        <source>the answer is not from an API server (%1)</source>
        <translation>ce qui répond n’est pas un serveur d’API (%1)</translation>
    </message>
    <message>
        <source>the answer is not a watch (%1)</source>
        <translation>ce qui arrive n’est pas un watch (%1)</translation>
    </message>
    <message>
        <source>the answer is larger than the limit (%1)</source>
        <translation>la réponse dépasse la limite (%1)</translation>
    </message>
    <message>
        <source>the list does not come to an end (%1)</source>
        <translation>la liste n’a pas de fin (%1)</translation>
    </message>
    <message>
        <source>the watch stopped sending</source>
        <translation>le watch s’est tu</translation>
    </message>
    <message>
        <source>the server ends every watch immediately</source>
        <translation>le serveur met fin à chaque watch aussitôt</translation>
    </message>
    <message>
        <source>the server answered %1 without an explanation</source>
        <translation>le serveur a répondu %1 sans explication</translation>
    </message>
    <message>
        <source>the server could not find the requested resource</source>
        <translation>le serveur n’a pas trouvé la ressource demandée</translation>
    </message>
    <message>
        <source>the server does not accept our credentials: %1</source>
        <translation>le serveur ne nous connaît pas : %1</translation>
    </message>
    <message>
        <source>you are not allowed to %1 %2</source>
        <translation>pas le droit de %1 %2</translation>
    </message>
    <message>
        <source>Holdpoint is not allowed to %1: grant %2</source>
        <translation>nous n’avons pas le droit de %1 : accordez %2</translation>
    </message>
    <message>
        <source>this cluster has no %1: install what provides it, or %2</source>
        <translation>ce cluster n’a pas %1 : installez ce qui l’apporte, ou %2</translation>
    </message>
    <message>
        <source>the installed definitions would prune %1: run %2</source>
        <translation>les définitions installées élagueraient %1 : exécutez %2</translation>
    </message>
    <message>
        <source>the kubeconfig no longer exists</source>
        <translation>le kubeconfig n’est plus là</translation>
    </message>
    <message>
        <source>the token file %1: %2</source>
        <translation>le fichier de jeton %1 : %2</translation>
    </message>
    <message>
        <source>the auth-provider of user %1 has no id-token; any kubectl command renews it</source>
        <translation>l’auth-provider de l’utilisateur %1 n’a pas d’id-token ; toute commande kubectl le renouvelle</translation>
    </message>
    <message>
        <source>the id-token of user %1 expired at %2; any kubectl command renews it</source>
        <translation>l’id-token de l’utilisateur %1 a expiré à %2 ; toute commande kubectl le renouvelle</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 was not found</source>
        <translation>le plug-in %1 de l’utilisateur %2 est introuvable</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 cannot be started</source>
        <translation>le plug-in %1 de l’utilisateur %2 ne peut pas démarrer</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 ended with exit code %3</source>
        <translation>le plug-in %1 de l’utilisateur %2 s’est terminé avec le code %3</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 was ended by signal %3</source>
        <translation>le plug-in %1 de l’utilisateur %2 a été terminé par le signal %3</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 did not answer within 60 s</source>
        <translation>le plug-in %1 de l’utilisateur %2 n’a pas répondu en 60 s</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 printed nothing</source>
        <translation>le plug-in %1 de l’utilisateur %2 n’a rien affiché</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 printed something that is not an ExecCredential</source>
        <translation>le plug-in %1 de l’utilisateur %2 a affiché autre chose qu’un ExecCredential</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 gave neither a token nor a certificate</source>
        <translation>le plug-in %1 de l’utilisateur %2 n’a donné ni jeton ni certificat</translation>
    </message>
    <message>
        <source>the server refuses what the plugin %1 of user %2 gives; tried %3 times</source>
        <translation>le serveur refuse ce que donne le plug-in %1 de l’utilisateur %2 ; %3 essais</translation>
    </message>
    <message>
        <source>%1; tried %2 times</source>
        <translation>%1 ; %2 essais</translation>
    </message>
    <message>
        <source>nothing is written here: this replica is not the leader</source>
        <translation>rien n’est écrit ici : cette réplique n’est pas le leader</translation>
    </message>
    <message>
        <source>the backend is stopping</source>
        <translation>le backend s’arrête</translation>
    </message>
    <message>
        <source>your token is no longer valid</source>
        <translation>votre jeton n’est plus valable</translation>
    </message>
    <message>
        <source>no hello within 5 s</source>
        <translation>pas de hello en 5 s</translation>
    </message>
    <message>
        <source>no answer to ping</source>
        <translation>pas de réponse au ping</translation>
    </message>
    <message>
        <source>the first frame must be hello</source>
        <translation>la première trame doit être hello</translation>
    </message>
    <message>
        <source>this server speaks protocol 1</source>
        <translation>ce serveur parle le protocole 1</translation>
    </message>
    <message>
        <source>binary frames are not part of this protocol</source>
        <translation>les trames binaires ne font pas partie de ce protocole</translation>
    </message>
    <message>
        <source>live</source>
        <translation>en direct</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>périmé</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>interdit</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en marche</translation>
    </message>
    <message>
        <source>standby</source>
        <translation>en veille</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusé</translation>
    </message>
    <message>
        <source>checking</source>
        <translation>vérification</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>autorisé</translation>
    </message>
    <message>
        <source>token</source>
        <translation>jeton</translation>
    </message>
    <message>
        <source>token file</source>
        <translation>fichier de jeton</translation>
    </message>
    <message>
        <source>password</source>
        <translation>mot de passe</translation>
    </message>
    <message>
        <source>certificate</source>
        <translation>certificat</translation>
    </message>
    <message>
        <source>plugin</source>
        <translation>plug-in</translation>
    </message>
    <message>
        <source>auth provider</source>
        <translation>fournisseur d’authentification</translation>
    </message>
    <message>
        <source>%1 of MaintenanceWindow %2: %3</source>
        <translation>%1 de MaintenanceWindow %2 : %3</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>est vide</translation>
    </message>
    <message>
        <source>%1 is not NAME=VALUE</source>
        <translation>%1 n’est pas NOM=VALEUR</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1 y est deux fois</translation>
    </message>
    <message>
        <source>%1 is refused: a window does not run out; delete it, or use pausedUntil</source>
        <translation>%1 est refusé : une fenêtre ne s’épuise pas ; supprimez-la ou utilisez pausedUntil</translation>
    </message>
    <message>
        <source>%1 is refused: spec.start says the time</source>
        <translation>%1 est refusé : spec.start donne l’heure</translation>
    </message>
    <message>
        <source>%1 is refused: there are FREQ, INTERVAL, BYDAY, BYMONTHDAY and BYMONTH</source>
        <translation>%1 est refusé : il y a FREQ, INTERVAL, BYDAY, BYMONTHDAY et BYMONTH</translation>
    </message>
    <message>
        <source>%1 is refused: the rule selects dates; use DAILY, WEEKLY, MONTHLY or YEARLY</source>
        <translation>%1 est refusé : la règle choisit des dates ; utilisez DAILY, WEEKLY, MONTHLY ou YEARLY</translation>
    </message>
    <message>
        <source>BYMONTHDAY is refused with FREQ=WEEKLY</source>
        <translation>BYMONTHDAY est refusé avec FREQ=WEEKLY</translation>
    </message>
    <message>
        <source>FREQ is missing</source>
        <translation>FREQ manque</translation>
    </message>
    <message>
        <source>%1 is unknown: use DAILY, WEEKLY, MONTHLY or YEARLY</source>
        <translation>%1 est inconnu : utilisez DAILY, WEEKLY, MONTHLY ou YEARLY</translation>
    </message>
    <message>
        <source>INTERVAL is %1, which is not from 1 to %2</source>
        <translation>INTERVAL vaut %1, ce qui n’est pas de 1 à %2</translation>
    </message>
    <message>
        <source>%1 has %2, which is not from 1 to %3</source>
        <translation>%1 contient %2, ce qui n’est pas de 1 à %3</translation>
    </message>
    <message>
        <source>%1 has %2, which is not from 1 to %3 or the same from the end, as -1</source>
        <translation>%1 contient %2, ce qui n’est pas de 1 à %3, ni compté depuis la fin comme -1</translation>
    </message>
    <message>
        <source>BYDAY has %1, which does not end in MO, TU, WE, TH, FR, SA or SU</source>
        <translation>BYDAY contient %1, qui ne se termine pas par MO, TU, WE, TH, FR, SA ou SU</translation>
    </message>
    <message>
        <source>BYDAY has %1, but a number needs FREQ=MONTHLY or YEARLY</source>
        <translation>BYDAY contient %1, mais un nombre exige FREQ=MONTHLY ou YEARLY</translation>
    </message>
    <message>
        <source>BYDAY has %1, whose number is not from 1 to %2 or the same from the end, as -1</source>
        <translation>BYDAY contient %1, dont le nombre n’est pas de 1 à %2, ni compté depuis la fin comme -1</translation>
    </message>
    <message>
        <source>%1 is not a local time such as 23:00</source>
        <translation>%1 n’est pas une heure locale comme 23:00</translation>
    </message>
    <message>
        <source>it must be from 1m to 168h, such as 6h</source>
        <translation>doit être de 1m à 168h, comme 6h</translation>
    </message>
    <message>
        <source>%1 is not a name such as Europe/Berlin</source>
        <translation>%1 n’est pas un nom comme Europe/Berlin</translation>
    </message>
    <message>
        <source>it must be a time such as %1</source>
        <translation>doit être un instant comme %1</translation>
    </message>
    <message>
        <source>it must be a duration such as 30m</source>
        <translation>doit être une durée comme 30m</translation>
    </message>
    <message>
        <source>nothing can ever start: the window itself is shorter</source>
        <translation>rien ne peut jamais commencer, la fenêtre elle-même est plus courte</translation>
    </message>
    <message>
        <source>from and until must be times such as %1</source>
        <translation>from et until doivent être des instants comme %1</translation>
    </message>
    <message>
        <source>until is not after from</source>
        <translation>until n’est pas après from</translation>
    </message>
    <message>
        <source>there is no time zone %1</source>
        <translation>il n’y a pas de fuseau horaire %1</translation>
    </message>
    <message>
        <source>%1 selects no date, so it never opens</source>
        <translation>%1 ne choisit aucune date, elle ne s’ouvre donc jamais</translation>
    </message>
    <message>
        <source>it opens at no time within two years</source>
        <translation>elle ne s’ouvre à aucun moment en deux ans</translation>
    </message>
    <message>
        <source>maintenance windows are defined, and none is for this machine: %1</source>
        <translation>des fenêtres de maintenance sont définies, aucune pour cette machine : %1</translation>
    </message>
    <message>
        <source>this cluster serves %1 only as %2, which is not supported</source>
        <translation>ce cluster ne propose %1 que dans la version %2, qui n’est pas comprise</translation>
    </message>
    <message>
        <source>%1 not understood: shown raw</source>
        <translation>%1 non comprise&#xa0;: affichage brut</translation>
    </message>
    <message>
        <source>DrainGivenUp: %1. It starts again after %2</source>
        <translation>DrainGivenUp : %1. Elle recommence après %2</translation>
    </message>
    <message>
        <source>AwaitingApproval: powering the server off until the work is done requires spec.approved: %1</source>
        <translation>AwaitingApproval : éteindre le serveur jusqu’à la fin du travail exige spec.approved&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 used break-glass: %2</source>
        <translation>%1 a eu recours au bris de glace : %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>calendar.remove needs the uid of an entry</source>
        <translation>calendar.remove exige l’UID d’une entrée</translation>
    </message>
    <message>
        <source>no work with the uid %1 is planned at a console</source>
        <translation>aucun travail d’UID %1 n’est planifié depuis une console</translation>
    </message>
    <message>
        <source>a token of %1 already exists: revoke it first</source>
        <translation>un jeton de %1 existe déjà&#xa0;: révoquez-le d’abord</translation>
    </message>
    <message>
        <source>the backend itself creates the token of %1: remove its file and restart</source>
        <translation>le backend délivre lui-même le jeton de %1&#xa0;: supprimez son fichier et redémarrez</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 printed more than 1 MiB</source>
        <translation>le plug-in %1 de l’utilisateur %2 a affiché plus de 1 MiB</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1 ; %2</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 gave credentials that expired at %3, and here it is %4</source>
        <translation>le plug-in %1 de l’utilisateur %2 a donné des identifiants expirés à %3, et il est ici %4</translation>
    </message>
    <message>
        <source>raise maxUnavailable of %1</source>
        <translation>augmenter maxUnavailable de %1</translation>
    </message>
    <message>
        <source>lower minAvailable of %1</source>
        <translation>baisser minAvailable de %1</translation>
    </message>
    <message>
        <source>run %1 more replicas, or lower minAvailable of %2</source>
        <translation>ajouter %1 réplicas, ou baisser minAvailable de %2</translation>
    </message>
    <message>
        <source>delete one of the budgets %1 and %2, or change the selector of one</source>
        <translation>supprimer l’un des budgets %1 et %2, ou changer le sélecteur de l’un d’eux</translation>
    </message>
    <message>
        <source>waiting does not help: the API evicts no pod that two budgets select</source>
        <translation>attendre : en vain, l’API n’évince aucun pod que deux budgets sélectionnent</translation>
    </message>
    <message>
        <source>fix what the refusal reports</source>
        <translation>corriger ce que le refus signale</translation>
    </message>
    <message>
        <source>check the controller that removes finalizer %1</source>
        <translation>regarder celui qui retire le finalizer %1</translation>
    </message>
    <message>
        <source>remove finalizer %1 from pod %2; its cleanup is skipped then</source>
        <translation>retirer le finalizer %1 du pod %2 ; ce qu’il garantit n’est alors pas fait</translation>
    </message>
    <message>
        <source>wait: the pod terminates in at most %1</source>
        <translation>attendre : le pod se termine de lui-même, au plus tard dans %1</translation>
    </message>
    <message>
        <source>check pod %1</source>
        <translation>regarder le pod %1</translation>
    </message>
    <message>
        <source>get pod %1 ready again</source>
        <translation>remettre le pod %1 à l’état prêt</translation>
    </message>
    <message>
        <source>make room for pod %1: uncordon a Node or add one</source>
        <translation>faire de la place pour le pod %1 : réintégrer un Node ou en ajouter un</translation>
    </message>
    <message>
        <source>restore Node %1, or fence its host and delete it</source>
        <translation>ramener le Node %1, ou isoler (fence) son hôte et le supprimer</translation>
    </message>
    <message>
        <source>set unhealthyPodEvictionPolicy of %1 to AlwaysAllow: then pods that are not ready can be evicted</source>
        <translation>mettre unhealthyPodEvictionPolicy de %1 à AlwaysAllow : les pods qui ne sont pas prêts peuvent alors partir</translation>
    </message>
    <message>
        <source>retry the drain now</source>
        <translation>retenter le drainage maintenant</translation>
    </message>
    <message>
        <source>find out why volume %1 does not detach</source>
        <translation>chercher pourquoi le volume %1 ne se détache pas</translation>
    </message>
    <message>
        <source>wait: this drain starts when the drain of Node %1 is over</source>
        <translation>attendre : ce drainage commence quand celui du Node %1 est terminé</translation>
    </message>
    <message>
        <source>waiting does not help, unless Node %1 is uncordoned</source>
        <translation>attendre : en vain, sauf si le Node %1 est réintégré</translation>
    </message>
    <message>
        <source>waiting does not help: no kubelet is running to terminate the pods</source>
        <translation>attendre : en vain, aucun kubelet n’est là pour terminer les pods</translation>
    </message>
    <message>
        <source>delete the machine and create another yourself; nothing replaces it</source>
        <translation>supprimer la machine et en créer une autre soi-même ; rien ne la remplace</translation>
    </message>
    <message>
        <source>start the instance %1 again in the provider</source>
        <translation>redémarrer l’instance %1 chez le fournisseur</translation>
    </message>
    <message>
        <source>find out why %1 is unstable</source>
        <translation>chercher pourquoi %1 va et vient</translation>
    </message>
    <message>
        <source>give the instance its own name and address</source>
        <translation>donner à l’instance un nom et une adresse à elle</translation>
    </message>
    <message>
        <source>wait: a cloud controller removes the taint</source>
        <translation>attendre : un contrôleur cloud retire le taint</translation>
    </message>
    <message>
        <source>check the cloud controller manager and its log</source>
        <translation>regarder le cloud controller manager et son journal</translation>
    </message>
    <message>
        <source>wait: it is uncordoned when its configuration is done</source>
        <translation>attendre : il est réintégré quand sa configuration est terminée</translation>
    </message>
    <message>
        <source>wait: whoever cordoned it uncordons it</source>
        <translation>attendre : celui qui l’a isolé le réintègre</translation>
    </message>
    <message>
        <source>waiting does not help, unless the opt-out is removed</source>
        <translation>attendre : en vain, sauf si l’exclusion est levée</translation>
    </message>
    <message>
        <source>check the maintenance in progress</source>
        <translation>regarder la maintenance en cours</translation>
    </message>
    <message>
        <source>fix what blocks it; it then starts automatically</source>
        <translation>corriger ce qui la bloque ; elle commence alors d’elle-même</translation>
    </message>
    <message>
        <source>waiting does not help: no window opens for this machine</source>
        <translation>attendre : en vain, aucune fenêtre ne s’ouvre pour cette machine</translation>
    </message>
    <message>
        <source>create a window that selects this machine, or label the machine for one</source>
        <translation>créer une fenêtre qui sélectionne cette machine, ou lui donner les labels d’une fenêtre</translation>
    </message>
    <message>
        <source>correct window %1</source>
        <translation>corriger la fenêtre %1</translation>
    </message>
    <message>
        <source>remove pausedUntil from window %1</source>
        <translation>retirer pausedUntil de la fenêtre %1</translation>
    </message>
    <message>
        <source>remove the exclusion from window %1</source>
        <translation>retirer l’exclusion de la fenêtre %1</translation>
    </message>
    <message>
        <source>wait: somebody approves it</source>
        <translation>attendre : quelqu’un l’approuve</translation>
    </message>
    <message>
        <source>approve it: set spec.approved of %1</source>
        <translation>l’approuver : mettre spec.approved de %1</translation>
    </message>
    <message>
        <source>waiting does not help: what failed is not retried</source>
        <translation>attendre : en vain, ce qui a échoué n’est pas retenté</translation>
    </message>
    <message>
        <source>delete MachineMaintenance %1; what it set is undone, and it is created again while its event stands</source>
        <translation>supprimer la MachineMaintenance %1 ; ce qu’elle a posé est annulé, et elle est recréée tant que son événement subsiste</translation>
    </message>
    <message>
        <source>waiting does not help: nothing happens automatically</source>
        <translation>attendre : en vain, rien ne se fait automatiquement</translation>
    </message>
    <message>
        <source>do %1 by hand</source>
        <translation>faire %1 à la main</translation>
    </message>
    <message>
        <source>wait: the provider does it itself</source>
        <translation>attendre : le fournisseur le fait lui-même</translation>
    </message>
    <message>
        <source>wait: the maintenance continues automatically</source>
        <translation>attendre : la maintenance continue d’elle-même</translation>
    </message>
    <message>
        <source>wait: the provider will be asked again</source>
        <translation>attendre : le fournisseur est réinterrogé de lui-même</translation>
    </message>
    <message>
        <source>fix what the provider reports, in its account or in the providerSpec</source>
        <translation>corriger ce que le fournisseur signale, dans son compte ou dans le providerSpec</translation>
    </message>
    <message>
        <source>delete Node %1: its instance is gone</source>
        <translation>supprimer le Node %1 : son instance a disparu</translation>
    </message>
    <message>
        <source>check the instance %1 in the provider</source>
        <translation>regarder l’instance %1 chez le fournisseur</translation>
    </message>
    <message>
        <source>check the provider, and the log of the machine controller</source>
        <translation>regarder le fournisseur et le journal du contrôleur de machines</translation>
    </message>
    <message>
        <source>waiting does not help: the provider id of a Node does not change</source>
        <translation>attendre : en vain, l’id de fournisseur d’un Node ne change pas</translation>
    </message>
    <message>
        <source>delete Node %1 and restart its kubelet, so that it registers again</source>
        <translation>supprimer le Node %1 et redémarrer son kubelet, pour qu’il s’enregistre à nouveau</translation>
    </message>
    <message>
        <source>drain Node %1, delete it and restart its kubelet, so that it registers again</source>
        <translation>drainer le Node %1, le supprimer et redémarrer son kubelet, pour qu’il s’enregistre à nouveau</translation>
    </message>
    <message>
        <source>wait: the Node joins when the instance has booted</source>
        <translation>attendre : le Node rejoint quand l’instance a démarré</translation>
    </message>
    <message>
        <source>check the console of the instance: boot, network, certificates</source>
        <translation>regarder la console de l’instance : démarrage, réseau, certificats</translation>
    </message>
    <message>
        <source>wait: the health check acts automatically</source>
        <translation>attendre : le health check agit de lui-même</translation>
    </message>
    <message>
        <source>wait: the Node may come back</source>
        <translation>attendre : le Node peut revenir de lui-même</translation>
    </message>
    <message>
        <source>waiting does not help: one Node cannot belong to two machines</source>
        <translation>attendre : en vain, un Node n’est pas deux machines</translation>
    </message>
    <message>
        <source>delete the machine that has no instance of its own</source>
        <translation>supprimer celle des deux machines qui n’a pas d’instance à elle</translation>
    </message>
    <message>
        <source>restart the kubelet, so that it registers its Node again</source>
        <translation>redémarrer le kubelet, pour qu’il enregistre à nouveau son Node</translation>
    </message>
    <message>
        <source>check the kubelet of %1</source>
        <translation>regarder le kubelet de %1</translation>
    </message>
    <message>
        <source>fix what it reports</source>
        <translation>corriger ce qui est signalé</translation>
    </message>
    <message>
        <source>waiting does not help: nothing reads it</source>
        <translation>attendre : en vain, personne ne la lit</translation>
    </message>
    <message>
        <source>remove the annotation and set the one that is meant</source>
        <translation>retirer l’annotation et poser celle qui est voulue</translation>
    </message>
    <message>
        <source>wait: %1 continues it</source>
        <translation>attendre : %1 s’en occupe</translation>
    </message>
    <message>
        <source>its deadline was %1</source>
        <translation>elle devait être faite avant %1</translation>
    </message>
    <message>
        <source>%1 reports that it is done</source>
        <translation>%1 signale qu’il a fini</translation>
    </message>
    <message>
        <source>the clock of its Lease is %1 ahead</source>
        <translation>l’horloge de son Lease avance de %1</translation>
    </message>
    <message>
        <source>no owner %1 in the cluster: no Lease and no pod of a Deployment has this name</source>
        <translation>rien dans le cluster ne s’appelle %1 : ni Lease, ni pod d’un Deployment</translation>
    </message>
    <message>
        <source>spec.taints of Node %1</source>
        <translation>spec.taints du Node %1</translation>
    </message>
    <message>
        <source>spec.unschedulable of Node %1</source>
        <translation>spec.unschedulable du Node %1</translation>
    </message>
    <message>
        <source>the instance is already gone</source>
        <translation>l’instance a déjà disparu</translation>
    </message>
    <message>
        <source>pod %1 is terminating</source>
        <translation>l’arrêt du pod %1 a été demandé</translation>
    </message>
    <message>
        <source>%1 of Pod %2</source>
        <translation>%1 du Pod %2</translation>
    </message>
    <message>
        <source>%1 of VolumeAttachment %2</source>
        <translation>%1 de VolumeAttachment %2</translation>
    </message>
    <message>
        <source>budgets %1 and %2 select pod %3</source>
        <translation>les budgets %1 et %2 sélectionnent le pod %3</translation>
    </message>
    <message>
        <source>budget %1 needs %2 healthy pods and has %3</source>
        <translation>le budget %1 veut %2 pods sains et en a %3</translation>
    </message>
    <message>
        <source>budget %1 needs 1 healthy pod and has %2</source>
        <translation>le budget %1 veut 1 pod sain et en a %2</translation>
    </message>
    <message>
        <source>the state of the instance is %1</source>
        <translation>l’état de l’instance est %1</translation>
    </message>
    <message>
        <source>Event %1 of %2 %3, %4 times</source>
        <translation>Event %1 de %2 %3, %4 fois</translation>
    </message>
    <message>
        <source>Event %1 of %2 %3</source>
        <translation>Event %1 de %2 %3</translation>
    </message>
    <message>
        <source>spec.providerID of Node %1</source>
        <translation>spec.providerID du Node %1</translation>
    </message>
    <message>
        <source>%1; %2 allows %3 of %4</source>
        <translation>%1 ; %2 autorise %3 sur %4</translation>
    </message>
    <message>
        <source>%1; %2 allows %3 of %4 in zone %5</source>
        <translation>%1 ; %2 autorise %3 sur %4 dans la zone %5</translation>
    </message>
    <message>
        <source>%1; %2 allows %3 of %4 in other zones</source>
        <translation>%1 ; %2 autorise %3 sur %4 dans les autres zones</translation>
    </message>
    <message>
        <source>it has a consumer</source>
        <translation>il a un consommateur</translation>
    </message>
    <message>
        <source>it is being deleted</source>
        <translation>il est en cours de suppression</translation>
    </message>
    <message>
        <source>it has an error</source>
        <translation>il a une erreur</translation>
    </message>
    <message>
        <source>it is marked unhealthy</source>
        <translation>il est marqué comme malade</translation>
    </message>
    <message>
        <source>somebody else provisions it</source>
        <translation>un tiers le provisionne</translation>
    </message>
    <message>
        <source>it is paused</source>
        <translation>il est suspendu</translation>
    </message>
    <message>
        <source>it is detached</source>
        <translation>il est détaché</translation>
    </message>
    <message>
        <source>it has not been inspected yet</source>
        <translation>personne ne l’a encore examiné</translation>
    </message>
    <message>
        <source>it is %1</source>
        <translation>il est %1</translation>
    </message>
    <message>
        <source>Host %1 is not free: %2</source>
        <translation>l’hôte %1 n’est pas libre : %2</translation>
    </message>
    <message>
        <source>Host %1 is not free: %2 has it</source>
        <translation>l’hôte %1 n’est pas libre : il est à %2</translation>
    </message>
    <message>
        <source>Host %1 is not free, %2: %3</source>
        <translation>l’hôte %1 n’est pas libre, %2 : %3</translation>
    </message>
    <message>
        <source>1 more is not free</source>
        <translation>1 autre n’est pas libre</translation>
    </message>
    <message>
        <source>%1 more are not free</source>
        <translation>%1 autres ne sont pas libres</translation>
    </message>
    <message>
        <source>no host matches its hostSelector %1</source>
        <translation>aucun hôte ne correspond à son hostSelector %1</translation>
    </message>
    <message>
        <source>Host %1 is free but does not match</source>
        <translation>l’hôte %1 est libre et ne correspond pas</translation>
    </message>
    <message>
        <source>%1 hosts are free but do not match</source>
        <translation>%1 hôtes sont libres et ne correspondent pas</translation>
    </message>
    <message>
        <source>next: the node will be drained, and budget %1 will block pod %2</source>
        <translation>ensuite le Node est drainé, et le budget %1 retient alors le pod %2</translation>
    </message>
    <message>
        <source>next: the node will be drained, and two budgets will block pod %1</source>
        <translation>ensuite le Node est drainé, et deux budgets retiennent alors le pod %1</translation>
    </message>
    <message>
        <source>next: the node will be drained; then it will wait at preTerminate for %1</source>
        <translation>ensuite le Node est drainé ; puis elle attend %1 à preTerminate</translation>
    </message>
    <message>
        <source>next: the provider will be asked, and does not answer now: %1</source>
        <translation>ensuite le fournisseur est interrogé, et il ne répond pas actuellement : %1</translation>
    </message>
    <message>
        <source>next: its Node will be deleted, because the instance is already gone</source>
        <translation>l’instance a déjà disparu, son Node est donc supprimé ensuite</translation>
    </message>
    <message>
        <source>next: the Machine will be removed, because the instance is already gone</source>
        <translation>l’instance a déjà disparu, la Machine disparaît donc alors</translation>
    </message>
    <message>
        <source>then its Node will be drained and the machine will be deleted</source>
        <translation>puis son Node est drainé et la machine supprimée</translation>
    </message>
    <message>
        <source>then its Node will be drained and its server will be power-cycled</source>
        <translation>puis son Node est drainé et son serveur éteint et rallumé</translation>
    </message>
    <message>
        <source>then its Node will be drained and its server will be held off until the work is done</source>
        <translation>puis son Node est drainé et son serveur maintenu éteint jusqu’à la fin du travail</translation>
    </message>
    <message>
        <source>then it will wait for approval</source>
        <translation>puis elle attend une approbation</translation>
    </message>
    <message>
        <source>then a person must act</source>
        <translation>puis une personne doit agir</translation>
    </message>
    <message>
        <source>then it will wait for window %1</source>
        <translation>puis elle attend la fenêtre %1</translation>
    </message>
    <message>
        <source>then it will wait for a window that selects this machine</source>
        <translation>puis elle attend une fenêtre qui sélectionne cette machine</translation>
    </message>
    <message>
        <source>the maintenance will never start</source>
        <translation>la maintenance ne commence jamais</translation>
    </message>
    <message>
        <source>then the provider will do it itself</source>
        <translation>le fournisseur le fait alors lui-même</translation>
    </message>
    <message>
        <source>nothing will happen automatically</source>
        <translation>rien ne se fait automatiquement</translation>
    </message>
    <message>
        <source>then the Node will serve again</source>
        <translation>le Node sert alors à nouveau</translation>
    </message>
    <message>
        <source>next: its Node will join</source>
        <translation>ensuite son Node rejoint</translation>
    </message>
    <message>
        <source>then the machine will be Running</source>
        <translation>la machine est alors Running</translation>
    </message>
    <message>
        <source>it will continue when that is fixed</source>
        <translation>la suite vient quand c’est corrigé</translation>
    </message>
    <message>
        <source>the BMC refused %1 with %2</source>
        <translation>le BMC a refusé %1 avec %2</translation>
    </message>
    <message>
        <source>the BMC refused %1 with %2: %3</source>
        <translation>le BMC a refusé %1 avec %2 : %3</translation>
    </message>
    <message>
        <source>the BMC accepted %1, and its task failed</source>
        <translation>le BMC a accepté %1, et sa tâche a échoué</translation>
    </message>
    <message>
        <source>the BMC accepted %1, and its task failed: %2</source>
        <translation>le BMC a accepté %1, et sa tâche a échoué : %2</translation>
    </message>
    <message>
        <source>the BMC accepted %1, and the host is still on</source>
        <translation>le BMC a accepté %1, et l’hôte est encore allumé</translation>
    </message>
    <message>
        <source>the host is stuck in %1 after %2</source>
        <translation>l’hôte reste bloqué en %1 après %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 refuses the connection: nothing listens at its address</source>
        <translation>le BMC de l’hôte %1 refuse la connexion : rien n’écoute à son adresse</translation>
    </message>
    <message>
        <source>the name of the BMC of host %1 cannot be resolved</source>
        <translation>le BMC de l’hôte %1 est introuvable : son nom n’a pas d’adresse</translation>
    </message>
    <message>
        <source>the BMC of host %1 cannot be reached: no route to its address</source>
        <translation>le BMC de l’hôte %1 est injoignable : il n’y a pas de route vers son adresse</translation>
    </message>
    <message>
        <source>the BMC of host %1 closes the connection: %2</source>
        <translation>le BMC de l’hôte %1 coupe la connexion : %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 is busy: %2</source>
        <translation>le BMC de l’hôte %1 est occupé : %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 has no session left: %2</source>
        <translation>le BMC de l’hôte %1 n’a plus de session libre : %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 answers with an error: %2</source>
        <translation>le BMC de l’hôte %1 répond par une erreur : %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 does not find the system: %2</source>
        <translation>le BMC de l’hôte %1 n’a pas son système : %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 presents another certificate than the accepted one: %2</source>
        <translation>le BMC de l’hôte %1 présente un autre certificat que celui accepté : %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 is not trusted: %2</source>
        <translation>le BMC de l’hôte %1 n’est pas approuvé : %2</translation>
    </message>
    <message>
        <source>no common protocol with the BMC of host %1: %2</source>
        <translation>impossible de parler au BMC de l’hôte %1 : %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 is not asked: %2</source>
        <translation>le BMC de l’hôte %1 n’est pas interrogé : %2</translation>
    </message>
    <message>
        <source>something other than a BMC answers for host %1: %2</source>
        <translation>autre chose qu’un BMC répond pour l’hôte %1 : %2</translation>
    </message>
    <message>
        <source>the answer of the BMC of host %1 is not understood: %2</source>
        <translation>le BMC de l’hôte %1 n’est pas compris : %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 reports no power state: %2</source>
        <translation>le BMC de l’hôte %1 ne dit pas s’il est allumé ou éteint : %2</translation>
    </message>
    <message>
        <source>the power of host %1 cannot be read: %2</source>
        <translation>l’alimentation de l’hôte %1 ne peut pas être lue : %2</translation>
    </message>
    <message>
        <source>that time is not certain: it is in the future</source>
        <translation>cette heure n’est qu’affirmée : elle est dans le futur</translation>
    </message>
    <message>
        <source>its BareMetalHost %1 does not exist: its server is not managed</source>
        <translation>son BareMetalHost %1 n’existe pas : personne ne s’occupe du serveur</translation>
    </message>
    <message>
        <source>the machine names BareMetalHost %1</source>
        <translation>la machine nomme le BareMetalHost %1</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is being deleted while the machine uses it</source>
        <translation>le BareMetalHost %1 est en cours de suppression alors que la machine l’utilise</translation>
    </message>
    <message>
        <source>finalizer %1 keeps it</source>
        <translation>le finalizer %1 le retient</translation>
    </message>
    <message>
        <source>Host %1 belongs to %2, not to this machine</source>
        <translation>l’hôte %1 est attribué à %2, et non à cette machine</translation>
    </message>
    <message>
        <source>its consumer is %1</source>
        <translation>son consommateur est %1</translation>
    </message>
    <message>
        <source>Host %1 is detached: key %2 has no effect</source>
        <translation>l’hôte %1 est détaché : rien n’est fait pour la clé %2</translation>
    </message>
    <message>
        <source>Host %1 is detached: the requested reboot will not start</source>
        <translation>l’hôte %1 est détaché : le redémarrage demandé n’est pas fait</translation>
    </message>
    <message>
        <source>Host %1 is detached: it is not powered off for the deletion</source>
        <translation>l’hôte %1 est détaché : personne ne l’éteint pour la suppression</translation>
    </message>
    <message>
        <source>Host %1 is detached: its power is not managed</source>
        <translation>l’hôte %1 est détaché : rien n’est fait pour son alimentation</translation>
    </message>
    <message>
        <source>the host is detached</source>
        <translation>l’hôte est détaché</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: it is not powered off for the deletion</source>
        <translation>l’hôte %1 est suspendu par annotation : personne ne l’éteint pour la suppression</translation>
    </message>
    <message>
        <source>Host %1 is off and paused by annotation: it is not powered on</source>
        <translation>l’hôte %1 est éteint et suspendu par annotation : personne ne l’allume</translation>
    </message>
    <message>
        <source>Host %1 is unmanaged: it has no BMC address, so its power cannot be changed</source>
        <translation>l’hôte %1 n’est pas géré : il n’a pas d’adresse de BMC, personne ne peut donc le commuter</translation>
    </message>
    <message>
        <source>it has no BMC address</source>
        <translation>il n’a pas d’adresse de BMC</translation>
    </message>
    <message>
        <source>Host %1 stays off: spec.online is false</source>
        <translation>l’hôte %1 doit être éteint : spec.online vaut false</translation>
    </message>
    <message>
        <source>Host %1 is being powered off: spec.online is false</source>
        <translation>l’hôte %1 est en cours d’extinction : spec.online vaut false</translation>
    </message>
    <message>
        <source>so Node %1 is not ready</source>
        <translation>le Node %1 n’est donc pas prêt</translation>
    </message>
    <message>
        <source>online is false</source>
        <translation>online vaut false</translation>
    </message>
    <message>
        <source>Host %1 stays on: key %2 requests Off, but spec.disablePowerOff forbids it</source>
        <translation>l’hôte %1 reste allumé : la clé %2 demande de l’éteindre, mais spec.disablePowerOff l’interdit</translation>
    </message>
    <message>
        <source>Host %1 stays on: the deletion needs it off, but spec.disablePowerOff forbids it</source>
        <translation>l’hôte %1 reste allumé : la suppression le veut éteint, mais spec.disablePowerOff l’interdit</translation>
    </message>
    <message>
        <source>Host %1 stays on: spec.online is false, but spec.disablePowerOff forbids powering it off</source>
        <translation>l’hôte %1 reste allumé : spec.online vaut false, mais spec.disablePowerOff interdit de l’éteindre</translation>
    </message>
    <message>
        <source>disablePowerOff is true</source>
        <translation>disablePowerOff vaut true</translation>
    </message>
    <message>
        <source>Host %1 reports a %2: %3</source>
        <translation>l’hôte %1 signale %2 : %3</translation>
    </message>
    <message>
        <source>Host %1 reports an %2: %3</source>
        <translation>l’hôte %1 signale %2 : %3</translation>
    </message>
    <message>
        <source>Host %1 is %2</source>
        <translation>l’hôte %1 est %2</translation>
    </message>
    <message>
        <source>its provisioning state is %1</source>
        <translation>son état de provisionnement est %1</translation>
    </message>
    <message>
        <source>Host %1 is on again although key %2 holds it off</source>
        <translation>l’hôte %1 s’est allumé de lui-même alors que la clé %2 le maintient éteint</translation>
    </message>
    <message>
        <source>Host %1 came back on %2 times although key %3 holds it off</source>
        <translation>l’hôte %1 s’est allumé de lui-même %2 fois alors que la clé %3 le maintient éteint</translation>
    </message>
    <message>
        <source>it was powered on %1 times while it was held off</source>
        <translation>il a été allumé %1 fois pendant qu’il était maintenu éteint</translation>
    </message>
    <message>
        <source>Host %1 is held off by keys %2 and %3</source>
        <translation>l’hôte %1 est maintenu éteint par les clés %2 et %3</translation>
    </message>
    <message>
        <source>Host %1 is held off by keys %2, %3 and %4 more</source>
        <translation>l’hôte %1 est maintenu éteint par les clés %2, %3 et %4 de plus</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for keys %2 and %3</source>
        <translation>l’hôte %1 est en cours d’extinction pour les clés %2 et %3</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for keys %2, %3 and %4 more</source>
        <translation>l’hôte %1 est en cours d’extinction pour les clés %2, %3 et %4 de plus</translation>
    </message>
    <message>
        <source>it stays off until all keys are removed</source>
        <translation>il reste éteint jusqu’à ce que toutes aient disparu</translation>
    </message>
    <message>
        <source>its MachineMaintenance does not exist</source>
        <translation>sa MachineMaintenance n’existe pas</translation>
    </message>
    <message>
        <source>Host %1 is held off by key %2, and no remediation is in progress</source>
        <translation>l’hôte %1 est maintenu éteint par la clé %2, et aucune remédiation n’est en cours</translation>
    </message>
    <message>
        <source>it cannot be read now: %1</source>
        <translation>elle ne peut pas être lue actuellement : %1</translation>
    </message>
    <message>
        <source>it was last read %1 ago</source>
        <translation>dernière lecture il y a %1</translation>
    </message>
    <message>
        <source>restart the BMC itself; the server keeps running</source>
        <translation>redémarrer le BMC lui-même ; le serveur continue de tourner</translation>
    </message>
    <message>
        <source>find out why nothing listens there: the BMC&apos;s power, its network, its HTTPS service</source>
        <translation>voir pourquoi rien n’y écoute : l’alimentation du BMC, son réseau, son service HTTPS</translation>
    </message>
    <message>
        <source>end sessions at the BMC, or restart it</source>
        <translation>fermer des sessions sur le BMC, ou le redémarrer</translation>
    </message>
    <message>
        <source>grant the account the privileges Login and ConfigureComponents (power control)</source>
        <translation>donner au compte les privilèges Login et ConfigureComponents (contrôle de l’alimentation)</translation>
    </message>
    <message>
        <source>accept its key with the annotation %1, if it is the right BMC</source>
        <translation>accepter sa clé avec l’annotation %1, si c’est le bon BMC</translation>
    </message>
    <message>
        <source>give the BMC a certificate that is trusted</source>
        <translation>donner au BMC un certificat approuvé</translation>
    </message>
    <message>
        <source>update the BMC, or allow its older TLS with the annotation %1</source>
        <translation>mettre à jour le BMC, ou autoriser son TLS plus ancien avec l’annotation %1</translation>
    </message>
    <message>
        <source>correct spec.bmc.address of the host</source>
        <translation>corriger spec.bmc.address de l’hôte</translation>
    </message>
    <message>
        <source>if the server was replaced: remove status.provisioning.enrolledSystem of host %1</source>
        <translation>si le serveur a été remplacé : retirer status.provisioning.enrolledSystem de l’hôte %1</translation>
    </message>
    <message>
        <source>find what is in between: a proxy, a gateway, another machine at that address</source>
        <translation>voir ce qui est entre les deux : un proxy, une passerelle, une autre machine à cette adresse</translation>
    </message>
    <message>
        <source>wait: whoever detached the host attaches it again</source>
        <translation>attendre : celui qui a détaché l’hôte le rattache</translation>
    </message>
    <message>
        <source>set spec.bmc.address and spec.bmc.credentialsName of the host</source>
        <translation>renseigner spec.bmc.address et spec.bmc.credentialsName de l’hôte</translation>
    </message>
    <message>
        <source>waiting does not help, unless the host gets a BMC</source>
        <translation>attendre : en vain, sauf si l’hôte reçoit un BMC</translation>
    </message>
    <message>
        <source>waiting does not help, unless the host is created again</source>
        <translation>attendre : en vain, sauf si l’hôte est recréé</translation>
    </message>
    <message>
        <source>create BareMetalHost %1 again</source>
        <translation>recréer le BareMetalHost %1</translation>
    </message>
    <message>
        <source>wait: whoever deleted the host completes the deletion</source>
        <translation>attendre : celui qui a supprimé l’hôte s’occupe d’en finir</translation>
    </message>
    <message>
        <source>remove finalizer %1; the power of the server is no longer managed then</source>
        <translation>retirer le finalizer %1 ; plus personne ne commute alors le serveur</translation>
    </message>
    <message>
        <source>wait: whoever reassigned the host returns it</source>
        <translation>attendre : celui qui a cédé l’hôte le rend</translation>
    </message>
    <message>
        <source>correct spec.consumerRef of the host</source>
        <translation>corriger spec.consumerRef de l’hôte</translation>
    </message>
    <message>
        <source>wait: whoever powered the host off powers it on again</source>
        <translation>attendre : celui qui a éteint l’hôte le rallume</translation>
    </message>
    <message>
        <source>set spec.online to true; the server starts immediately</source>
        <translation>mettre spec.online à true ; le serveur démarre aussitôt</translation>
    </message>
    <message>
        <source>waiting does not help, unless the power-off is allowed</source>
        <translation>attendre : en vain, sauf si l’extinction est autorisée</translation>
    </message>
    <message>
        <source>set spec.disablePowerOff to false</source>
        <translation>mettre spec.disablePowerOff à false</translation>
    </message>
    <message>
        <source>wait: the provisioner continues automatically</source>
        <translation>attendre : le provisionneur avance de lui-même</translation>
    </message>
    <message>
        <source>check the console of the host, and the log of its provisioner</source>
        <translation>regarder la console de l’hôte et le journal de son provisionneur</translation>
    </message>
    <message>
        <source>disable at the server what powers it on: its restore policy, wake on LAN, people</source>
        <translation>couper sur le serveur ce qui l’allume : sa politique de reprise, le Wake-on-LAN, des personnes</translation>
    </message>
    <message>
        <source>remove the key %1</source>
        <translation>retirer la clé %1</translation>
    </message>
    <message>
        <source>remove the key; the host stays off until %1 is removed too</source>
        <translation>retirer la clé ; l’hôte reste éteint jusqu’à ce que %1 disparaisse aussi</translation>
    </message>
    <message>
        <source>remove the key; the host stays off until the other %1 are removed too</source>
        <translation>retirer la clé ; l’hôte reste éteint jusqu’à ce que les %1 autres disparaissent aussi</translation>
    </message>
    <message>
        <source>remove the key; the host stays off: spec.online is false</source>
        <translation>retirer la clé ; l’hôte reste éteint : spec.online vaut false</translation>
    </message>
    <message>
        <source>remove the key; the host will be powered on after it is off</source>
        <translation>retirer la clé ; l’hôte est allumé après s’être éteint</translation>
    </message>
    <message>
        <source>remove the key %1: anyone allowed to change the host may do it</source>
        <translation>retirer la clé %1 : quiconque peut modifier l’hôte peut le faire</translation>
    </message>
    <message>
        <source>waiting does not help: nothing is running that would remove the key</source>
        <translation>attendre : en vain, personne n’est là pour retirer la clé</translation>
    </message>
    <message>
        <source>fix what keeps host %1 from being free</source>
        <translation>corriger ce qui empêche l’hôte %1 d’être libre</translation>
    </message>
    <message>
        <source>failing</source>
        <translation>en échec</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago, although its pod %2 is ready</source>
        <translation>dernier signe il y a %1, bien que son pod %2 soit prêt</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago, and its pod %2 is not ready</source>
        <translation>dernier signe il y a %1, et son pod %2 n’est pas prêt</translation>
    </message>
    <message>
        <source>its Lease is from the future (%1), so it is not known whether it runs</source>
        <translation>son Lease vient du futur (%1), on ignore donc s’il est en vie</translation>
    </message>
    <message>
        <source>it is unstable: silent %1 times within an hour</source>
        <translation>il va et vient : muet %1 fois en une heure</translation>
    </message>
    <message>
        <source>its Lease changed its holder %1 times within an hour</source>
        <translation>son Lease a changé de détenteur %1 fois en une heure</translation>
    </message>
    <message>
        <source>it reports that it is done, but left its hook</source>
        <translation>il signale qu’il a fini, et a laissé son hook</translation>
    </message>
    <message>
        <source>its pods cannot be created: %1</source>
        <translation>ses pods ne peuvent pas être créés : %1</translation>
    </message>
    <message>
        <source>no pod of %1 exists any more</source>
        <translation>plus aucun pod de %1 n’existe</translation>
    </message>
    <message>
        <source>draining %1: budget %2 never lets pod %3 go: it has %4</source>
        <translation>drainage de %1 : le budget %2 ne peut jamais laisser partir le pod %3 : il a %4</translation>
    </message>
    <message>
        <source>draining: budget %1 can never be met: it has %2</source>
        <translation>drainage : le budget %1 ne peut jamais être tenu : il a %2</translation>
    </message>
    <message>
        <source>draining %1: two budgets, %2 and %3, select pod %4, so the API refuses to evict it</source>
        <translation>drainage de %1 : deux budgets, %2 et %3, sélectionnent le pod %4, l’API refuse donc de l’évincer</translation>
    </message>
    <message>
        <source>draining: two budgets, %1 and %2, select pod %3</source>
        <translation>drainage : deux budgets, %1 et %2, sélectionnent le pod %3</translation>
    </message>
    <message>
        <source>draining %1: the eviction of pod %2 is refused: %3</source>
        <translation>drainage de %1 : l’éviction du pod %2 est refusée : %3</translation>
    </message>
    <message>
        <source>the eviction of pod %1 is refused</source>
        <translation>l’éviction du pod %1 est refusée</translation>
    </message>
    <message>
        <source>two budgets select pod %1</source>
        <translation>deux budgets sélectionnent le pod %1</translation>
    </message>
    <message>
        <source>finalizer %1 keeps pod %2</source>
        <translation>le finalizer %1 retient le pod %2</translation>
    </message>
    <message>
        <source>pod %1 has %2 left of its grace period of %3</source>
        <translation>il reste au pod %1 %2 de son délai de grâce de %3</translation>
    </message>
    <message>
        <source>pod %1 is not ready</source>
        <translation>le pod %1 n’est pas prêt</translation>
    </message>
    <message>
        <source>pod %1 is not ready (%2)</source>
        <translation>le pod %1 n’est pas prêt (%2)</translation>
    </message>
    <message>
        <source>pod %1 is on Node %2, which is not ready</source>
        <translation>le pod %1 est sur le Node %2, qui n’est pas prêt</translation>
    </message>
    <message>
        <source>pod %1 is Pending: no Node for it</source>
        <translation>le pod %1 ne trouve pas de Node</translation>
    </message>
    <message>
        <source>none of its pods is ready</source>
        <translation>aucun de ses pods n’est prêt</translation>
    </message>
    <message>
        <source>budget %1 blocks pod %2</source>
        <translation>le budget %1 retient le pod %2</translation>
    </message>
    <message>
        <source>budget %1 blocks pod %2 because %3</source>
        <translation>le budget %1 retient le pod %2, car %3</translation>
    </message>
    <message>
        <source>budget %1 has room for pod %2 now</source>
        <translation>le budget %1 a maintenant de la marge pour le pod %2</translation>
    </message>
    <message>
        <source>nothing blocks pod %1 any more</source>
        <translation>plus rien ne refuse le pod %1</translation>
    </message>
    <message>
        <source>pod %1 is gone</source>
        <translation>le pod %1 a disparu entre-temps</translation>
    </message>
    <message>
        <source>1 more pod is blocked too</source>
        <translation>1 autre pod est retenu de même</translation>
    </message>
    <message>
        <source>%1 more pods are blocked too</source>
        <translation>%1 autres pods sont retenus de même</translation>
    </message>
    <message>
        <source>1 more blocks it: %1</source>
        <translation>1 autre le bloque : %1</translation>
    </message>
    <message>
        <source>%1 more block it, the next: %2</source>
        <translation>%1 autres le bloquent, le suivant : %2</translation>
    </message>
    <message>
        <source>volume %1 is still attached to Node %2</source>
        <translation>le volume %1 est encore attaché au Node %2</translation>
    </message>
    <message>
        <source>volume %1 and %2 more are still attached to Node %3</source>
        <translation>le volume %1 et %2 de plus sont encore attachés au Node %3</translation>
    </message>
    <message>
        <source>volume %1 does not detach: %2</source>
        <translation>le volume %1 ne se détache pas : %2</translation>
    </message>
    <message>
        <source>draining %1: its instance is gone, so pod %2 cannot terminate</source>
        <translation>drainage de %1 : son instance a disparu, le pod %2 ne peut donc pas se terminer de lui-même</translation>
    </message>
    <message>
        <source>draining %1: its instance is gone, and budget %2 still blocks pod %3</source>
        <translation>drainage de %1 : son instance a disparu, et le budget %2 retient encore le pod %3</translation>
    </message>
    <message>
        <source>draining %1: its instance is gone</source>
        <translation>drainage de %1 : son instance a disparu</translation>
    </message>
    <message>
        <source>that Node is being drained too</source>
        <translation>celui-là est lui-même en cours de drainage</translation>
    </message>
    <message>
        <source>that Node was cordoned by hand and is not being drained</source>
        <translation>personne ne draine celui-là : il a été isolé à la main</translation>
    </message>
    <message>
        <source>that Node is drained, and its machine %1 still exists</source>
        <translation>ce Node est vidé, et sa machine %1 existe encore</translation>
    </message>
    <message>
        <source>that Node is drained, and its machine %1 is held: %2</source>
        <translation>ce Node est vidé, et sa machine %1 est retenue : %2</translation>
    </message>
    <message>
        <source>it has no Node, so %1 (owner %2) did not run before the drain</source>
        <translation>elle n’a pas de Node, %1 (resp. %2) n’a donc pas été interrogé avant le drainage</translation>
    </message>
    <message>
        <source>the drain was skipped by annotation</source>
        <translation>le drainage a été sauté par annotation</translation>
    </message>
    <message>
        <source>no Node joins while the instance is %1</source>
        <translation>aucun Node ne rejoint tant que l’instance est %1</translation>
    </message>
    <message>
        <source>Node %1 is not ready because its instance is %2</source>
        <translation>le Node %1 n’est pas prêt, car son instance est %2</translation>
    </message>
    <message>
        <source>maintenance %1 is blocked</source>
        <translation>la maintenance %1 est bloquée</translation>
    </message>
    <message>
        <source>maintenance %1 is blocked: %2</source>
        <translation>la maintenance %1 est bloquée : %2</translation>
    </message>
    <message>
        <source>maintenance %1 waits for approval: %2</source>
        <translation>la maintenance %1 attend une approbation : %2</translation>
    </message>
    <message>
        <source>maintenance %1 gave up a drain and starts again in %2</source>
        <translation>la maintenance %1 a abandonné un drainage et recommence dans %2</translation>
    </message>
    <message>
        <source>maintenance %1 failed: %2</source>
        <translation>la maintenance %1 a échoué : %2</translation>
    </message>
    <message>
        <source>maintenance %1 needs a person: %2</source>
        <translation>la maintenance %1 requiert une personne : %2</translation>
    </message>
    <message>
        <source>maintenance %1 did not start before its deadline %2</source>
        <translation>la maintenance %1 n’a pas été commencée avant son échéance %2</translation>
    </message>
    <message>
        <source>maintenance %1 drains the Node</source>
        <translation>la maintenance %1 draine le Node</translation>
    </message>
    <message>
        <source>maintenance %1 is in progress</source>
        <translation>la maintenance %1 est en cours</translation>
    </message>
    <message>
        <source>maintenance %1 waits for the Node to come back</source>
        <translation>la maintenance %1 attend le retour du Node</translation>
    </message>
    <message>
        <source>maintenance %1 is done and is being verified</source>
        <translation>la maintenance %1 est faite et en cours de vérification</translation>
    </message>
    <message>
        <source>maintenance %1 is scheduled, and nothing was decided about it yet</source>
        <translation>la maintenance %1 est à faire, et rien n’est encore décidé</translation>
    </message>
    <message>
        <source>maintenance %1 will never start: no window selects this machine</source>
        <translation>la maintenance %1 ne commence jamais : aucune fenêtre ne sélectionne cette machine</translation>
    </message>
    <message>
        <source>maintenance %1 will never start: %2</source>
        <translation>la maintenance %1 ne commence jamais : %2</translation>
    </message>
    <message>
        <source>maintenance %1 waits: window %2 is paused until %3</source>
        <translation>la maintenance %1 attend : la fenêtre %2 est suspendue jusqu’à %3</translation>
    </message>
    <message>
        <source>maintenance %1 waits: window %2 excludes the time until %3</source>
        <translation>la maintenance %1 attend : la fenêtre %2 exclut le temps jusqu’à %3</translation>
    </message>
    <message>
        <source>maintenance %1 cannot start before its deadline %2: window %3 opens too late</source>
        <translation>la maintenance %1 ne peut pas commencer avant son échéance %2 : la fenêtre %3 s’ouvre trop tard</translation>
    </message>
    <message>
        <source>attempted %1 times</source>
        <translation>%1 essais jusqu’ici</translation>
    </message>
    <message>
        <source>the cause is not known</source>
        <translation>la cause est inconnue</translation>
    </message>
    <message>
        <source>the provider cannot delete the instance: %1</source>
        <translation>le fournisseur ne peut pas supprimer l’instance : %1</translation>
    </message>
    <message>
        <source>the provider cannot create the instance: %1</source>
        <translation>le fournisseur ne peut pas créer l’instance : %1</translation>
    </message>
    <message>
        <source>the provider cannot update the instance: %1</source>
        <translation>le fournisseur ne peut pas mettre à jour l’instance : %1</translation>
    </message>
    <message>
        <source>the provider does not say whether the instance exists: %1</source>
        <translation>le fournisseur ne dit pas si l’instance existe : %1</translation>
    </message>
    <message>
        <source>the instance is gone while Node %1 is being drained</source>
        <translation>l’instance a disparu alors que le Node %1 est en cours de drainage</translation>
    </message>
    <message>
        <source>Node %1 is being drained</source>
        <translation>le Node %1 est en cours de drainage</translation>
    </message>
    <message>
        <source>Node %1 is being drained: 1 pod is left</source>
        <translation>le Node %1 est en cours de drainage : il reste 1 pod</translation>
    </message>
    <message>
        <source>Node %1 is being drained: %2 pods are left</source>
        <translation>le Node %1 est en cours de drainage : il reste %2 pods</translation>
    </message>
    <message>
        <source>the instance is being deleted</source>
        <translation>l’instance est en cours de suppression</translation>
    </message>
    <message>
        <source>the instance is being created</source>
        <translation>l’instance est en cours de création</translation>
    </message>
    <message>
        <source>Node %1 has the provider id %2, not %3, so it does not count as the Node of this machine</source>
        <translation>le Node %1 a l’id de fournisseur %2, et non %3, il n’est donc pas pris pour le Node de cette machine</translation>
    </message>
    <message>
        <source>Node %1 has another provider id, so it does not count as the Node of this machine</source>
        <translation>le Node %1 a un autre id de fournisseur, il n’est donc pas pris pour le Node de cette machine</translation>
    </message>
    <message>
        <source>the instance has no provider id yet, so no Node can be matched</source>
        <translation>l’instance n’a pas encore d’id de fournisseur, aucun Node ne peut donc être associé</translation>
    </message>
    <message>
        <source>the instance %1 has no address, and no Node has joined for it</source>
        <translation>l’instance %1 n’a pas d’adresse, et aucun Node n’a rejoint pour elle</translation>
    </message>
    <message>
        <source>no Node has joined for it</source>
        <translation>aucun Node n’a rejoint pour elle</translation>
    </message>
    <message>
        <source>no Node has joined for the instance %1</source>
        <translation>aucun Node n’a rejoint pour l’instance %1</translation>
    </message>
    <message>
        <source>the instance has neither an address nor a provider id yet, so no Node can be matched</source>
        <translation>l’instance n’a encore ni adresse ni id de fournisseur, aucun Node ne peut donc être associé</translation>
    </message>
    <message>
        <source>Node %1 has its address or name and belongs to machine %2, so it has no Node</source>
        <translation>le Node %1 a son adresse ou son nom et appartient à la machine %2, elle n’a donc pas de Node</translation>
    </message>
    <message>
        <source>Node %1 still belongs to an earlier instance, provider id %2, so the new one has no Node</source>
        <translation>le Node %1 est encore celui d’une instance antérieure, id de fournisseur %2, la nouvelle n’a donc pas de Node</translation>
    </message>
    <message>
        <source>machine %1 has the same address, %2, so it is not clear whose Node %3 is</source>
        <translation>la machine %1 a la même adresse, %2, on ne sait donc pas à qui est le Node %3</translation>
    </message>
    <message>
        <source>Node %1 belongs to this machine, and machine %2 claims it too</source>
        <translation>le Node %1 appartient à cette machine, et la machine %2 le nomme aussi comme le sien</translation>
    </message>
    <message>
        <source>its Node %1 belongs to machine %2</source>
        <translation>son Node %1 appartient à la machine %2</translation>
    </message>
    <message>
        <source>Node %1 still has the taint %2: no cloud controller has initialized it</source>
        <translation>le Node %1 a encore le taint %2 : aucun contrôleur cloud ne l’a initialisé</translation>
    </message>
    <message>
        <source>Node %1 is cordoned while its configuration is changed</source>
        <translation>le Node %1 est isolé pendant que sa configuration est modifiée</translation>
    </message>
    <message>
        <source>Node %1 is cordoned and accepts no new pods; nothing says who cordoned it</source>
        <translation>le Node %1 est isolé et n’accepte pas de nouveaux pods ; rien n’indique qui l’a isolé</translation>
    </message>
    <message>
        <source>Node %1 is also the Node of machine %2</source>
        <translation>le Node %1 est aussi le Node de la machine %2</translation>
    </message>
    <message>
        <source>its Node %1 does not exist</source>
        <translation>son Node %1 n’existe pas</translation>
    </message>
    <message>
        <source>Node %1 does not report whether it is ready</source>
        <translation>le Node %1 ne dit pas s’il est prêt</translation>
    </message>
    <message>
        <source>the kubelet of Node %1 is silent</source>
        <translation>le kubelet du Node %1 est muet</translation>
    </message>
    <message>
        <source>Node %1 is not ready: %2</source>
        <translation>le Node %1 n’est pas prêt : %2</translation>
    </message>
    <message>
        <source>Node %1 reports %2: %3</source>
        <translation>le Node %1 signale %2 : %3</translation>
    </message>
    <message>
        <source>condition %1 is False: %2</source>
        <translation>la condition %1 est False : %2</translation>
    </message>
    <message>
        <source>its status reports an error: %1</source>
        <translation>son statut signale une erreur : %1</translation>
    </message>
    <message>
        <source>%1 was reported %2 times: %3</source>
        <translation>%1 a été signalé %2 fois : %3</translation>
    </message>
    <message>
        <source>no health check selects it</source>
        <translation>aucun health check ne la sélectionne</translation>
    </message>
    <message>
        <source>health check %1 does not act: no controller owns the machine</source>
        <translation>le health check %1 n’agit pas : aucun contrôleur ne possède la machine</translation>
    </message>
    <message>
        <source>health check %1 cannot act: its template %2 does not exist</source>
        <translation>le health check %1 ne peut pas agir : son modèle %2 n’existe pas</translation>
    </message>
    <message>
        <source>no health check watches it</source>
        <translation>aucun health check ne la surveille</translation>
    </message>
    <message>
        <source>health check %1 is paused</source>
        <translation>le health check %1 est suspendu</translation>
    </message>
    <message>
        <source>health check %1 cannot be read: %2</source>
        <translation>le health check %1 ne peut pas être lu : %2</translation>
    </message>
    <message>
        <source>health check %1 may not act: too many are unhealthy</source>
        <translation>le health check %1 ne peut pas agir : trop de machines sont malades</translation>
    </message>
    <message>
        <source>health check %1 finds nothing to do</source>
        <translation>le health check %1 ne trouve rien à faire</translation>
    </message>
    <message>
        <source>health check %1 ignores it: %2</source>
        <translation>le health check %1 la laisse tranquille : %2</translation>
    </message>
    <message>
        <source>health check %1 acts in %2</source>
        <translation>le health check %1 agit dans %2</translation>
    </message>
    <message>
        <source>health check %1 acts now</source>
        <translation>le health check %1 agit maintenant</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 has no effect: it belongs on a %4</source>
        <translation>l’annotation %1 sur %2 %3 ne demande rien : sa place est sur un %4</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 has no effect; is %4 meant?</source>
        <translation>l’annotation %1 sur %2 %3 ne demande rien ; est-ce %4 qui est voulu ?</translation>
    </message>
    <message>
        <source>held by %1 %2: %3</source>
        <translation>bloquée par %1 %2 : %3</translation>
    </message>
    <message>
        <source>Host %1 is being serviced: its firmware or settings are being written</source>
        <translation>l’hôte %1 est en maintenance : son firmware ou ses réglages sont en cours d’écriture</translation>
    </message>
    <message>
        <source>health check %1 gave up its remediation: %2</source>
        <translation>le health check %1 a abandonné sa remédiation : %2</translation>
    </message>
    <message>
        <source>its deletion waits until annotation %1 is removed</source>
        <translation>sa suppression attend que l’annotation %1 soit retirée</translation>
    </message>
    <message>
        <source>pod %1 is Pending: no Node that it may run on reaches its volume</source>
        <translation>le pod %1 est en attente : aucun Node où il peut tourner n’atteint son volume</translation>
    </message>
    <message>
        <source>it has failed and does not run again: %1</source>
        <translation>il a échoué et ne sera pas relancé : %1</translation>
    </message>
    <message>
        <source>its pods have ended, and it does not run again</source>
        <translation>ses pods sont terminés, et il ne sera pas relancé</translation>
    </message>
    <message>
        <source>the remediation of health check %1 waits until the host is serviced</source>
        <translation>la remédiation du health check %1 attend la fin de la maintenance de l’hôte</translation>
    </message>
    <message>
        <source>its operational status is %1</source>
        <translation>son état opérationnel est %1</translation>
    </message>
    <message>
        <source>calendar.add needs an end in the future: %1 is past</source>
        <translation>calendar.add veut une fin encore à venir : %1 est passé</translation>
    </message>
    <message>
        <source>the BMC of host %1 denies access (403) with the credentials of Secret %2: the account lacks a privilege or is locked</source>
        <translation>le BMC de l’hôte %1 refuse l’accès (403) avec les identifiants du Secret %2 : il manque un privilège au compte, ou il est verrouillé</translation>
    </message>
    <message>
        <source>the BMC of host %1 denies access (403): the password of Secret %2 must be changed at the BMC first</source>
        <translation>le BMC de l’hôte %1 refuse l’accès (403) : le mot de passe du Secret %2 doit d’abord être changé sur le BMC</translation>
    </message>
    <message>
        <source>change the password of the account at the BMC and put the new one into Secret %1</source>
        <translation>changer le mot de passe du compte sur le BMC et mettre le nouveau dans le Secret %1</translation>
    </message>
    <message>
        <source>none of its pods is ready (%1)</source>
        <translation>aucun de ses pods n’est prêt (%1)</translation>
    </message>
    <message>
        <source>a token of %1 already exists, with the role %2: it is replaced only if you ask for that</source>
        <translation>il existe déjà un jeton de %1 avec le rôle %2 : seulement si son remplacement est demandé, il prend fin et un autre est créé</translation>
    </message>
    <message>
        <source>bmc.retry needs a host, such as %1</source>
        <translation>bmc.retry demande un hôte, par exemple %1</translation>
    </message>
    <message>
        <source>the audit of overrides is damaged: %1</source>
        <translation>l’audit des interventions ne tient pas : %1</translation>
    </message>
    <message>
        <source>run `holdpointctl audit verify`, and leave the data directory unchanged</source>
        <translation>exécuter `holdpointctl audit verify` et laisser le répertoire de données tel quel</translation>
    </message>
    <message>
        <source>%1 already has %2 connections</source>
        <translation>%1 a déjà %2 connexions</translation>
    </message>
    <message>
        <source>all connections but those reserved for operators are in use</source>
        <translation>toutes les places sauf celles des opérateurs sont prises</translation>
    </message>
    <message>
        <source>wait: whoever set the taint removes it</source>
        <translation>attendre : qui a posé le taint le retire</translation>
    </message>
    <message>
        <source>remove the taint %1 from Node %2</source>
        <translation>retirer le taint %1 du Node %2</translation>
    </message>
    <message>
        <source>find out why the pods that budget %1 is missing are not created: quota, admission, scheduling</source>
        <translation>trouver pourquoi les pods qui manquent au budget %1 ne sont pas créés : quota, admission, ordonnancement</translation>
    </message>
    <message>
        <source>correct budget %1: its selector, or the owners of its pods</source>
        <translation>corriger le budget %1 : son sélecteur, ou les propriétaires de ses pods</translation>
    </message>
    <message>
        <source>set minAvailable of %1 to a number of pods: their owner does not say how many it wants</source>
        <translation>donner à minAvailable de %1 un nombre de pods : leur propriétaire ne dit pas combien il doit y en avoir</translation>
    </message>
    <message>
        <source>wait: whoever deleted the Node completes the deletion</source>
        <translation>attendre : qui a supprimé le Node mène la chose à son terme</translation>
    </message>
    <message>
        <source>remove finalizer %1 from Node %2</source>
        <translation>retirer le finalizer %1 du Node %2</translation>
    </message>
    <message>
        <source>wait: the host must stay powered until it is serviced; a reset now may destroy its firmware</source>
        <translation>attendre : l’hôte doit rester allumé jusqu’à la fin ; un reset maintenant peut détruire son firmware</translation>
    </message>
    <message>
        <source>waiting does not help: a remediation that is over is not retried</source>
        <translation>attendre : en vain, une remédiation terminée n’est pas retentée</translation>
    </message>
    <message>
        <source>repair the server; to have it power-cycled again, delete Metal3Remediation %1</source>
        <translation>réparer le serveur ; pour qu’il soit de nouveau éteint et rallumé, supprimer Metal3Remediation %1</translation>
    </message>
    <message>
        <source>bring back the Node or zone that the volume of pod %1 is tied to, or have its data restored</source>
        <translation>ramener le Node ou la zone à laquelle le volume du pod %1 est lié, ou faire restaurer ses données</translation>
    </message>
    <message>
        <source>waiting does not help, unless a Node that reaches the volume comes back</source>
        <translation>attendre : en vain, sauf si un Node qui atteint le volume revient</translation>
    </message>
    <message>
        <source>waiting does not help: the Job does not run again</source>
        <translation>attendre : en vain, le Job ne sera pas relancé</translation>
    </message>
    <message>
        <source>run %1 again, or have its owner remove the hook</source>
        <translation>relancer %1, ou faire retirer le hook par son propriétaire</translation>
    </message>
    <message>
        <source>restore the other control-plane Nodes first: without this one etcd has no quorum</source>
        <translation>ramener d’abord les autres Nodes du plan de contrôle : sans celui-ci, etcd n’a pas de quorum</translation>
    </message>
    <message>
        <source>that time is not certain: %1 did not exist yet</source>
        <translation>cette heure est déclarée : %1 n’existait pas encore</translation>
    </message>
    <message>
        <source>lastTransitionTime of %1 of %2</source>
        <translation>lastTransitionTime de %1 de %2</translation>
    </message>
    <message>
        <source>annotation %1 of %2</source>
        <translation>annotation %1 de %2</translation>
    </message>
    <message>
        <source>next: the instance will be deleted, and will wait: %1</source>
        <translation>l’instance est supprimée ensuite, puis attend : %1</translation>
    </message>
    <message>
        <source>the host stays as it is: %1</source>
        <translation>l’hôte reste tel quel : %1</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is being serviced</source>
        <translation>le BareMetalHost %1 est en maintenance</translation>
    </message>
    <message>
        <source>a reason must say what happened, not repeat one character</source>
        <translation>un motif dit ce qui s’est passé, pas toujours le même caractère</translation>
    </message>
    <message>
        <source>the drain of %1 is over</source>
        <translation>le drainage de %1 est terminé</translation>
    </message>
    <message>
        <source>it was confirmed too early: hold the button for %1, or type the digits %2 after that</source>
        <translation>confirmé trop tôt : tenir le bouton %1, ou taper les chiffres %2 après ce temps</translation>
    </message>
    <message>
        <source>rejected by %1 before anything was sent</source>
        <translation>rejeté par %1 avant tout envoi</translation>
    </message>
    <message>
        <source>rejected by %1 before anything was sent: %2</source>
        <translation>rejeté par %1 avant tout envoi : %2</translation>
    </message>
    <message>
        <source>the clock of this backend was set forward by %1 while it waited: nothing was sent</source>
        <translation>l’horloge de ce backend a été avancée de %1 pendant l’attente : rien n’a été envoyé</translation>
    </message>
    <message>
        <source>the clock of this backend was set back by %1 while it waited: nothing was sent</source>
        <translation>l’horloge de ce backend a été reculée de %1 pendant l’attente : rien n’a été envoyé</translation>
    </message>
    <message>
        <source>%1 was no longer connected when it was due: nothing was sent</source>
        <translation>%1 n’était plus connecté à l’échéance : rien n’a été envoyé</translation>
    </message>
    <message>
        <source>%1 is no longer allowed to do this: nothing was sent</source>
        <translation>%1 n’en a plus le droit : rien n’a été envoyé</translation>
    </message>
    <message>
        <source>%1 approved it and is no longer allowed to approve: nothing was sent</source>
        <translation>%1 l’a approuvé et n’a plus le droit d’approuver : rien n’a été envoyé</translation>
    </message>
    <message>
        <source>the object kept changing between the last read and the send: nothing was sent</source>
        <translation>l’objet a changé chaque fois entre la dernière lecture et l’envoi : rien n’a été envoyé</translation>
    </message>
    <message>
        <source>not sent: the backend stopped</source>
        <translation>non envoyé : le backend s’est arrêté</translation>
    </message>
    <message>
        <source>it will be sent at %1 unless somebody aborts it</source>
        <translation>sera envoyé à %1 sauf si quelqu’un annule</translation>
    </message>
    <message>
        <source>%1 is reviewing %2 on it now</source>
        <translation>%1 examine en ce moment %2 sur celui-ci</translation>
    </message>
    <message>
        <source>%1 has committed %2 on it, which waits for a second person</source>
        <translation>%1 a confirmé %2 sur celui-ci, en attente d’une seconde personne</translation>
    </message>
    <message>
        <source>%1 has committed %2 on it, which will be sent at %3</source>
        <translation>%1 a confirmé %2 sur celui-ci, qui sera envoyé à %3</translation>
    </message>
    <message>
        <source>%1 has sent %2 to it; its effect is not observed yet</source>
        <translation>%1 lui a envoyé %2, dont l’effet est attendu</translation>
    </message>
    <message>
        <source>Secret %1 was first used for %2, and an administrator has not allowed it for %3</source>
        <translation>le Secret %1 a d’abord servi pour %2, et aucun administrateur ne l’a permis pour %3</translation>
    </message>
    <message>
        <source>another server answers at its address: UUID or serial number differ or are no longer reported</source>
        <translation>à son adresse répond un autre serveur que celui enregistré : UUID ou numéro de série diffèrent ou ne sont plus donnés</translation>
    </message>
    <message>
        <source>another server answers at the BMC address of host %1: UUID or serial number differ or are no longer reported</source>
        <translation>à l’adresse du BMC de l’hôte %1 répond un autre serveur : UUID ou numéro de série diffèrent ou ne sont plus donnés</translation>
    </message>
    <message>
        <source>Secret %1 was used for another address</source>
        <translation>le Secret %1 a servi pour une autre adresse</translation>
    </message>
    <message>
        <source>Host %1 is %2 and waits for its turn: its provisioner is at its limit</source>
        <translation>l’hôte %1 est %2 et attend son tour : son approvisionneur en traite autant qu’il peut</translation>
    </message>
    <message>
        <source>an administrator may allow it: set the annotation %1 of Secret %2 to the address</source>
        <translation>un administrateur peut le permettre : mettre l’adresse dans l’annotation %1 du Secret %2</translation>
    </message>
    <message>
        <source>it is marked for deletion: MachineSet %1 deletes it first when it scales in</source>
        <translation>elle est marquée comme la prochaine : le MachineSet %1 la supprime d’abord en réduisant</translation>
    </message>
    <message>
        <source>it is marked for deletion, but has no MachineSet that would delete it</source>
        <translation>elle est marquée comme la prochaine, mais n’a pas de MachineSet qui la supprimerait</translation>
    </message>
    <message>
        <source>MachineSet %1: %2</source>
        <translation>MachineSet %1 : %2</translation>
    </message>
    <message>
        <source>not everything was observed then: %1</source>
        <translation>tout n’a pas été vu alors : %1</translation>
    </message>
    <message>
        <source>the record does not keep since when this is so</source>
        <translation>l’enregistrement ne garde pas depuis quand cela a été vu ainsi</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago, by a Lease whose clock is %2 ahead</source>
        <translation>dernier signe il y a %1, par un Lease dont l’horloge avance de %2</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago, although its pods are ready</source>
        <translation>dernier signe il y a %1, bien que ses pods soient prêts</translation>
    </message>
    <message>
        <source>1 of its %1 pods does not exist</source>
        <translation>1 de ses %1 pods n’existe pas</translation>
    </message>
    <message>
        <source>%1 of its %2 pods do not exist</source>
        <translation>%1 de ses %2 pods n’existent pas</translation>
    </message>
    <message>
        <source>budget %1 allows no eviction, because it cannot be evaluated: %2</source>
        <translation>le budget %1 ne laisse partir aucun pod, car il ne peut être évalué : %2</translation>
    </message>
    <message>
        <source>budget %1 allows no eviction, because nothing has evaluated it</source>
        <translation>le budget %1 ne laisse partir aucun pod, car personne ne l’a évalué</translation>
    </message>
    <message>
        <source>the instance is %1 in the provider and has neither an address nor a provider id yet</source>
        <translation>l’instance est %1 chez le fournisseur et n’a encore ni adresse ni identifiant</translation>
    </message>
    <message>
        <source>Node %1 has the taint %2 and accepts no new pods</source>
        <translation>le Node %1 a le taint %2 et n’accepte pas de nouveaux pods</translation>
    </message>
    <message>
        <source>the configuration of Node %1 cannot be changed: %2</source>
        <translation>la configuration du Node %1 ne peut pas être changée : %2</translation>
    </message>
    <message>
        <source>its Node %1 is being deleted</source>
        <translation>son Node %1 est en cours de suppression</translation>
    </message>
    <message>
        <source>its Node %1 is being deleted, and finalizer %2 keeps it</source>
        <translation>son Node %1 est en cours de suppression, et le finalizer %2 le retient</translation>
    </message>
    <message>
        <source>if an older copy was restored, an administrator confirms it with `holdpointctl audit accept`</source>
        <translation>un administrateur qui a restauré une copie plus ancienne le déclare avec `holdpointctl audit accept`</translation>
    </message>
    <message>
        <source>the audit of overrides is intact: there is nothing to accept</source>
        <translation>l’audit des interventions est intact : il n’y a rien à accepter</translation>
    </message>
    <message>
        <source>rows that are not what was written cannot be accepted: %1</source>
        <translation>les lignes qui ne sont pas celles qui furent écrites ne peuvent être acceptées : %1</translation>
    </message>
    <message>
        <source>%1 cannot be read from the store and was set aside: %2</source>
        <translation>%1 ne peut être lu dans le magasin et a été mis de côté : %2</translation>
    </message>
    <message>
        <source>%1 was only partly read from the store, and its whole text was set aside: %2</source>
        <translation>%1 n’a été lu qu’en partie dans le magasin, et son texte entier a été mis de côté : %2</translation>
    </message>
    <message>
        <source>its text is in the table %1 of %2; create it again, or remove that row</source>
        <translation>son texte est dans la table %1 de %2 ; le recréer, ou supprimer cette ligne</translation>
    </message>
    <message>
        <source>wait: the host will be powered on when the work is reported done, or the event ends</source>
        <translation>attendre : l’hôte est allumé quand le travail est déclaré fait, ou que l’événement prend fin</translation>
    </message>
    <message>
        <source>remove the annotation %1 from %2</source>
        <translation>retirer l’annotation %1 de %2</translation>
    </message>
    <message>
        <source>when the work is done: set annotation %1 on MachineMaintenance %2</source>
        <translation>quand le travail est fait : poser l’annotation %1 sur MachineMaintenance %2</translation>
    </message>
    <message>
        <source>Host %1 is detached: the requested remediation will not start</source>
        <translation>l’hôte %1 est détaché : la remédiation demandée n’est pas faite</translation>
    </message>
    <message>
        <source>everything else is gone; finalizers %1 and %2 keep the object</source>
        <translation>tout a disparu ; les finalizers %1 et %2 retiennent l’objet</translation>
    </message>
    <message>
        <source>everything else is gone; finalizer %1 and %2 more keep the object</source>
        <translation>tout a disparu ; le finalizer %1 et %2 de plus retiennent l’objet</translation>
    </message>
    <message>
        <source>draining %1: webhook %2 refuses the eviction of pod %3: %4</source>
        <translation>drainage de %1 : le webhook %2 refuse l’éviction du pod %3 : %4</translation>
    </message>
    <message>
        <source>draining %1: webhook %2 must allow the eviction of pod %3, and fails: %4</source>
        <translation>drainage de %1 : le webhook %2 est consulté avant que le pod %3 puisse partir, et échoue : %4</translation>
    </message>
    <message>
        <source>maintenance %1 drains the Node: budget %2 blocks pod %3</source>
        <translation>la maintenance %1 draine le Node : le budget %2 retient le pod %3</translation>
    </message>
    <message>
        <source>maintenance %1 will never start: window %2 does not open in the next two years</source>
        <translation>la maintenance %1 ne commence jamais : la fenêtre %2 ne s’ouvre pas dans les deux prochaines années</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: the requested remediation will not start</source>
        <translation>l’hôte %1 est suspendu par annotation : la remédiation demandée n’est pas faite</translation>
    </message>
    <message>
        <source>Host %1 is held off by maintenance %2 until its work is reported done</source>
        <translation>l’hôte %1 est maintenu éteint par la maintenance %2 jusqu’à ce que son travail soit déclaré fait</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for maintenance %2</source>
        <translation>l’hôte %1 est en cours d’extinction pour la maintenance %2</translation>
    </message>
    <message>
        <source>Node %1 has the taint %2 and %3 more, and accepts no new pods</source>
        <translation>le Node %1 a le taint %2 et %3 de plus, et n’accepte pas de nouveaux pods</translation>
    </message>
    <message>
        <source>health check %1 checks only %2</source>
        <translation>le health check %1 ne cherche que %2</translation>
    </message>
    <message>
        <source>annotation %1 is misspelt</source>
        <translation>l’annotation %1 est mal orthographiée</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 works with any value: %4 does not cancel it</source>
        <translation>l’annotation %1 sur %2 %3 compte quelle que soit sa valeur : %4 ne l’annule pas</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 has no effect: only Cluster API reads it</source>
        <translation>l’annotation %1 sur %2 %3 ne demande rien : seul Cluster API la lit</translation>
    </message>
    <message>
        <source>1 more pod waits for another reason</source>
        <translation>1 pod de plus attend pour une autre raison</translation>
    </message>
    <message>
        <source>%1 more pods wait, not all for this reason</source>
        <translation>%1 pods de plus attendent, pas tous pour cette raison</translation>
    </message>
    <message>
        <source>%1 works on that Node, as its %2 says</source>
        <translation>%1 travaille sur celui-là, comme le dit %2</translation>
    </message>
    <message>
        <source>another server answers at its BMC address</source>
        <translation>un autre serveur répond à l’adresse de son BMC</translation>
    </message>
    <message>
        <source>label %1 on %2 %3 has no effect: it works only as an annotation</source>
        <translation>le label %1 sur %2 %3 ne demande rien : il compte comme annotation</translation>
    </message>
    <message>
        <source>the etcd operator handles masters only</source>
        <translation>l’opérateur etcd ne s’occupe que des masters</translation>
    </message>
    <message>
        <source>Node %1 is cordoned and accepts no new pods: %2 works on it, as its %3 says</source>
        <translation>le Node %1 est isolé et ne prend pas de nouveaux pods : %2 travaille dessus, comme le dit %3</translation>
    </message>
    <message>
        <source>wait: the migration ends</source>
        <translation>attendre : la migration se termine</translation>
    </message>
    <message>
        <source>write it as an annotation</source>
        <translation>l’écrire comme annotation</translation>
    </message>
    <message>
        <source>paused while it migrates between the Machine API and Cluster API: it is not reconciled</source>
        <translation>en pause pendant qu’elle migre entre la Machine API et Cluster API : personne n’agit sur elle</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 has no effect: hooks of a Machine are in spec.lifecycleHooks</source>
        <translation>l’annotation %1 sur %2 %3 ne retient rien : ses hooks sont dans spec.lifecycleHooks</translation>
    </message>
    <message>
        <source>check the pod that removes the taint %1 from Node %2 when it runs</source>
        <translation>examiner le pod du Node %2 qui retire le taint %1 quand il fonctionne</translation>
    </message>
    <message>
        <source>wait: %1 made the budget and changes it when it can</source>
        <translation>attendre : %1 a créé le budget et le modifie dès qu’il le peut</translation>
    </message>
    <message>
        <source>remove spec.consumerRef from BareMetalHost %1</source>
        <translation>retirer spec.consumerRef de BareMetalHost %1</translation>
    </message>
    <message>
        <source>wait: the pod is being moved and terminates when that is done</source>
        <translation>attendre : le pod est en cours de déplacement et libère ensuite</translation>
    </message>
    <message>
        <source>Host %1 is not free: its consumer %2 no longer exists</source>
        <translation>l’hôte %1 n’est pas libre : son consommateur %2 n’existe plus</translation>
    </message>
    <message>
        <source>Host %1 is not free yet: %2 had it, and it is being deprovisioned</source>
        <translation>l’hôte %1 n’est pas encore libre : %2 l’avait, et il est en cours de déprovisionnement</translation>
    </message>
    <message>
        <source>%1; the username or the password ends with a line break or a blank</source>
        <translation>%1 ; le nom d’utilisateur ou le mot de passe finit par un saut de ligne ou une espace</translation>
    </message>
    <message>
        <source>the BMC of host %1 rejects the credentials of Secret %2: one ends with a line break or a blank</source>
        <translation>le BMC de l’hôte %1 rejette les identifiants du Secret %2 : l’un finit par un saut de ligne ou une espace</translation>
    </message>
    <message>
        <source>write Secret %1 again without the line break (use printf, not echo)</source>
        <translation>réécrire le Secret %1 sans le saut de ligne (printf, pas echo)</translation>
    </message>
    <message>
        <source>Host %1 stays in %2: its BMC reports that it is neither on nor off</source>
        <translation>l’hôte %1 reste en %2 : son BMC ne le dit ni allumé ni éteint</translation>
    </message>
    <message>
        <source>%1 other Nodes are not ready either</source>
        <translation>%1 autres Nodes ne sont pas prêts non plus</translation>
    </message>
    <message>
        <source>%1 of %2 control-plane Nodes are not ready: the quorum of etcd is at risk</source>
        <translation>%1 Nodes du plan de contrôle sur %2 ne sont pas prêts : le quorum d’etcd est menacé</translation>
    </message>
    <message>
        <source>Node %1 is silent while %2 works on it (%3)</source>
        <translation>le Node %1 est silencieux pendant que %2 travaille dessus (%3)</translation>
    </message>
    <message>
        <source>Node %1 has the address %2 and the Machine has %3: it does not count as its Node</source>
        <translation>le Node %1 est là avec l’adresse %2, et la Machine a %3 : il n’est pas pris pour son Node</translation>
    </message>
    <message>
        <source>Node %1 does not count as its Node: it has another address</source>
        <translation>le Node %1 n’est pas pris pour son Node : il a une autre adresse</translation>
    </message>
    <message>
        <source>Host %1 is being powered on</source>
        <translation>l’hôte %1 est en cours d’allumage</translation>
    </message>
    <message>
        <source>Host %1 must not be powered off (disablePowerOff), so its remediation cannot start</source>
        <translation>l’hôte %1 ne peut pas être éteint (disablePowerOff), sa remédiation ne peut donc pas commencer</translation>
    </message>
    <message>
        <source>it does not know the outcome of its work: %1</source>
        <translation>il ne sait pas comment son travail s’est terminé : %1</translation>
    </message>
    <message>
        <source>the power of host %1 is not known either</source>
        <translation>l’état d’alimentation de l’hôte %1 n’est pas connu non plus</translation>
    </message>
    <message>
        <source>label %1 is not read: it must be an annotation</source>
        <translation>le label %1 n’est pas lu : ce doit être une annotation</translation>
    </message>
    <message>
        <source>annotation %1 is not read on a %2</source>
        <translation>l’annotation %1 n’est pas lue sur %2</translation>
    </message>
    <message>
        <source>no pod and no Lease in the cluster has this name</source>
        <translation>aucun pod ni Lease du cluster ne porte ce nom</translation>
    </message>
    <message>
        <source>its replacement %1 is held: %2</source>
        <translation>sa remplaçante %1 est retenue : %2</translation>
    </message>
    <message>
        <source>the maintenance of that one comes first</source>
        <translation>la maintenance de celle-ci passe d&apos;abord</translation>
    </message>
    <message>
        <source>maintenance %1 waits for that of %2</source>
        <translation>la maintenance %1 attend celle de %2</translation>
    </message>
    <message>
        <source>%1 signed in with a link and cannot share one</source>
        <translation>%1 est venu par un lien et n’en partage aucun</translation>
    </message>
    <message>
        <source>%1 links of %2 are already open: each ends when it is used, or after 5 minutes</source>
        <translation>%1 liens de %2 sont déjà ouverts&#xa0;: chacun prend fin quand il est utilisé, ou après 5 minutes</translation>
    </message>
    <message>
        <source>%1 viewers already signed in with links of %2: revoke some of their tokens</source>
        <translation>%1 lecteurs sont déjà venus par des liens de %2&#xa0;: révoquez certains de leurs jetons</translation>
    </message>
    <message>
        <source>too many links are open on this backend: try again in 5 minutes</source>
        <translation>trop de liens sont ouverts sur ce backend&#xa0;: réessayez dans 5 minutes</translation>
    </message>
    <message>
        <source>no screen shows that code: check it on the screen</source>
        <translation>aucun écran n’affiche ce code&#xa0;: relisez-le sur l’écran</translation>
    </message>
    <message>
        <source>that code has expired: the screen shows a new one</source>
        <translation>ce code a expiré&#xa0;: l’écran en affiche un autre à présent</translation>
    </message>
    <message>
        <source>%1 sent too many wrong codes; try again in %2</source>
        <translation>%1 a envoyé trop de codes erronés ; réessayez dans %2</translation>
    </message>
    <message>
        <source>%1 has already approved that screen, as %2</source>
        <translation>%1 a déjà approuvé cet écran, sous le nom %2</translation>
    </message>
    <message>
        <source>another screen is already approved as %1: choose another name</source>
        <translation>un autre écran a déjà été approuvé sous le nom %1&#xa0;: choisissez un autre nom</translation>
    </message>
    <message>
        <source>a token of %1 already exists: choose another name</source>
        <translation>un jeton de %1 existe déjà&#xa0;: choisissez un autre nom</translation>
    </message>
    <message>
        <source>there is no paired screen %1</source>
        <translation>il n’y a pas d’écran associé %1</translation>
    </message>
    <message>
        <source>this screen is called %1 now</source>
        <translation>cet écran s’appelle désormais %1</translation>
    </message>
    <message>
        <source>%1 of %2 at %3</source>
        <translation>%1 de %2 à %3</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>alert %1</source>
        <translation>alerte %1</translation>
    </message>
    <message>
        <source>hook %1 of %2 will hold at %3</source>
        <translation>le hook %1 de %2 bloquera à %3</translation>
    </message>
    <message>
        <source>PodDisruptionBudget %1 allows no eviction now</source>
        <translation>le PodDisruptionBudget %1 n’autorise aucune éviction pour l’instant</translation>
    </message>
    <message>
        <source>PodDisruptionBudget %1 never allows an eviction</source>
        <translation>le PodDisruptionBudget %1 n’autorise jamais d’éviction</translation>
    </message>
    <message>
        <source>key %1 holds host %2 off</source>
        <translation>la clé %1 maintient l’hôte %2 éteint</translation>
    </message>
    <message>
        <source>host %1 is paused by annotation: its power will not change</source>
        <translation>l’hôte %1 est suspendu par annotation : son alimentation ne changera pas</translation>
    </message>
    <message>
        <source>host %1 is detached: its power will not change</source>
        <translation>l’hôte %1 est détaché : son alimentation ne changera pas</translation>
    </message>
    <message>
        <source>name: enter lowercase letters, digits and dashes, such as nightly</source>
        <translation>name : entrez des minuscules, des chiffres et des tirets, comme nightly</translation>
    </message>
    <message>
        <source>spec: enter what the window is</source>
        <translation>spec : entrez ce qu’est la fenêtre</translation>
    </message>
    <message>
        <source>somebody else changed window %1; check it again</source>
        <translation>quelqu’un d’autre a modifié la fenêtre %1 ; vérifiez-la à nouveau</translation>
    </message>
    <message>
        <source>there is no MaintenanceWindow %1</source>
        <translation>il n’y a pas de MaintenanceWindow %1</translation>
    </message>
    <message>
        <source>name: there is a MaintenanceWindow %1 already</source>
        <translation>name : il existe déjà un MaintenanceWindow %1</translation>
    </message>
    <message>
        <source>the BMC does not answer</source>
        <translation>le BMC ne répond pas</translation>
    </message>
    <message>
        <source>the BMC refuses the connection</source>
        <translation>le BMC refuse la connexion</translation>
    </message>
    <message>
        <source>the name of the BMC cannot be resolved</source>
        <translation>le nom du BMC n’a pas d’adresse</translation>
    </message>
    <message>
        <source>no route to the BMC</source>
        <translation>pas de route vers le BMC</translation>
    </message>
    <message>
        <source>the BMC closes the connection</source>
        <translation>le BMC coupe la connexion</translation>
    </message>
    <message>
        <source>the BMC is busy</source>
        <translation>le BMC est occupé</translation>
    </message>
    <message>
        <source>the BMC has no session left</source>
        <translation>le BMC n’a plus de session libre</translation>
    </message>
    <message>
        <source>the BMC presents another certificate</source>
        <translation>le BMC présente un autre certificat</translation>
    </message>
    <message>
        <source>the BMC is not trusted</source>
        <translation>le BMC n’est pas approuvé</translation>
    </message>
    <message>
        <source>no common protocol with the BMC</source>
        <translation>aucun protocole commun avec le BMC</translation>
    </message>
    <message>
        <source>the BMC redirects to another address</source>
        <translation>le BMC renvoie vers une autre adresse</translation>
    </message>
    <message>
        <source>something other than a BMC answers</source>
        <translation>autre chose qu’un BMC répond</translation>
    </message>
    <message>
        <source>another server answers</source>
        <translation>un autre serveur répond</translation>
    </message>
    <message>
        <source>the BMC does not find the system</source>
        <translation>le BMC ne trouve pas le système</translation>
    </message>
    <message>
        <source>the BMC answers with an error</source>
        <translation>le BMC répond par une erreur</translation>
    </message>
    <message>
        <source>the answer of the BMC is not understood</source>
        <translation>la réponse du BMC est incompréhensible</translation>
    </message>
    <message>
        <source>the BMC reports no power state</source>
        <translation>le BMC n’indique aucun état d’alimentation</translation>
    </message>
    <message>
        <source>the BMC denies access</source>
        <translation>le BMC refuse l’accès</translation>
    </message>
    <message>
        <source>the BMC refuses the password</source>
        <translation>le BMC refuse le mot de passe</translation>
    </message>
    <message>
        <source>the power cannot be read</source>
        <translation>l’alimentation ne peut pas être lue</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>pas encore lu</translation>
    </message>
    <message>
        <source>the BMC credentials are missing</source>
        <translation>les identifiants du BMC manquent</translation>
    </message>
    <message>
        <source>the credentials are for another BMC</source>
        <translation>les identifiants sont pour un autre BMC</translation>
    </message>
    <message>
        <source>maintenance %1</source>
        <translation>maintenance %1</translation>
    </message>
    <message>
        <source>a rule of the person who asks requires it</source>
        <translation>une règle de la personne qui demande l&apos;exige</translation>
    </message>
    <message>
        <source>a backup is being made already: wait for its end</source>
        <translation>une sauvegarde est déjà en cours : attendez sa fin</translation>
    </message>
    <message>
        <source>cluster %1 is paused, so nothing happens to its machines</source>
        <translation>le cluster %1 est suspendu : rien n’arrive à ses machines</translation>
    </message>
    <message>
        <source>paused by the annotation %1, so nothing happens to the machine</source>
        <translation>suspendue par l’annotation %1 : rien n’arrive à la machine</translation>
    </message>
    <message>
        <source>its deletion is paused too</source>
        <translation>sa suppression est suspendue aussi</translation>
    </message>
    <message>
        <source>Cluster %1 does not exist, so no controller works on this machine</source>
        <translation>le Cluster %1 n’existe pas, aucun contrôleur ne travaille donc sur cette machine</translation>
    </message>
    <message>
        <source>no controller works on its deletion</source>
        <translation>aucun contrôleur ne traite sa suppression</translation>
    </message>
    <message>
        <source>its label %1 assigns it to the controllers %2</source>
        <translation>son label %1 l’attribue aux contrôleurs %2</translation>
    </message>
    <message>
        <source>the controller of Cluster API fails: %1</source>
        <translation>le contrôleur de Cluster API échoue : %1</translation>
    </message>
    <message>
        <source>waiting at %1 for %2, which names no owner</source>
        <translation>attend à %1 %2, qui ne nomme pas de responsable</translation>
    </message>
    <message>
        <source>waiting at %1 for a hook without a name</source>
        <translation>attend à %1 un hook sans nom</translation>
    </message>
    <message>
        <source>control plane %1 removes one machine at a time, and %2 comes first</source>
        <translation>le plan de contrôle %1 retire une machine à la fois, et %2 passe d’abord</translation>
    </message>
    <message>
        <source>control plane %1 keeps it: without it only %2 of %3 etcd members are healthy</source>
        <translation>le plan de contrôle %1 la retient : sans elle, %2 membres etcd sur %3 seulement sont sains</translation>
    </message>
    <message>
        <source>control plane %1 cannot release %2: machines being deleted count as lost etcd members, and only %3 of %4 would stay</source>
        <translation>le plan de contrôle %1 ne peut pas libérer %2 : d’autres machines en cours de suppression comptent comme membres etcd perdus, et il n’en resterait que %3 sur %4</translation>
    </message>
    <message>
        <source>control plane %1 keeps it: a member of etcd has no vote yet</source>
        <translation>le plan de contrôle %1 la retient : un membre d’etcd ne vote pas encore</translation>
    </message>
    <message>
        <source>control plane %1 is paused and does not remove its hook</source>
        <translation>le plan de contrôle %1 est suspendu et ne retire pas son hook</translation>
    </message>
    <message>
        <source>control plane %1 removes its hook after that one</source>
        <translation>le plan de contrôle %1 retire son hook après celui-ci</translation>
    </message>
    <message>
        <source>control plane %1 keeps it: the API of cluster %2 does not answer</source>
        <translation>le plan de contrôle %1 la retient : l’API du cluster %2 ne répond pas</translation>
    </message>
    <message>
        <source>control plane %1 keeps it: no other machine of it is healthy</source>
        <translation>le plan de contrôle %1 la retient : aucune autre de ses machines n’est saine</translation>
    </message>
    <message>
        <source>control plane %1 moves etcd off it and then removes its hook</source>
        <translation>le plan de contrôle %1 en déplace etcd, puis retire son hook</translation>
    </message>
    <message>
        <source>the deletion of the cluster does not skip it</source>
        <translation>la suppression du cluster ne le saute pas</translation>
    </message>
    <message>
        <source>pod %1 is not evicted: the drain waits until it completes</source>
        <translation>le pod %1 n’est pas évincé : le drainage attend qu’il se termine</translation>
    </message>
    <message>
        <source>the namespace of pod %1 is being deleted, so its eviction is refused</source>
        <translation>le namespace du pod %1 est en cours de suppression, son éviction est donc refusée</translation>
    </message>
    <message>
        <source>MachineDrainRule %1 has an invalid selector and stops every drain in its namespace</source>
        <translation>MachineDrainRule %1 a un sélecteur invalide et arrête tout drainage dans son namespace</translation>
    </message>
    <message>
        <source>the drain stops because the API of cluster %1 does not answer</source>
        <translation>le drainage est arrêté, car l’API du cluster %1 ne répond pas</translation>
    </message>
    <message>
        <source>its volumes cannot be checked: the API of cluster %1 does not answer</source>
        <translation>ses volumes ne peuvent pas être vérifiés : l’API du cluster %1 ne répond pas</translation>
    </message>
    <message>
        <source>cluster %1 is not readable, so this is what was seen last</source>
        <translation>le cluster %1 est illisible : c’est le dernier état vu</translation>
    </message>
    <message>
        <source>cluster %1 has not been readable for %2</source>
        <translation>le cluster %1 est illisible depuis %2</translation>
    </message>
    <message>
        <source>cannot see into cluster %1, so this is what Cluster API reports</source>
        <translation>le cluster %1 n’est pas visible d’ici, voici donc ce que rapporte Cluster API</translation>
    </message>
    <message>
        <source>cannot see into cluster %1</source>
        <translation>le cluster %1 n’est pas visible</translation>
    </message>
    <message>
        <source>cannot see into cluster %1: %2</source>
        <translation>le cluster %1 n’est pas visible : %2</translation>
    </message>
    <message>
        <source>there is no Secret %1</source>
        <translation>il n’y a pas de Secret %1</translation>
    </message>
    <message>
        <source>Holdpoint is not allowed to read Secret %1</source>
        <translation>Holdpoint n’a pas le droit de lire le Secret %1</translation>
    </message>
    <message>
        <source>the option --workload-clusters is 0</source>
        <translation>l’option --workload-clusters vaut 0</translation>
    </message>
    <message>
        <source>%1 workload clusters are open already, which is the limit</source>
        <translation>%1 clusters de charge sont déjà ouverts, c’est la limite</translation>
    </message>
    <message>
        <source>Node %1 there belongs to another machine</source>
        <translation>le Node %1 y appartient à une autre machine</translation>
    </message>
    <message>
        <source>Node %1 has joined with its provider id, but Cluster API has not linked it to the machine</source>
        <translation>le Node %1 a rejoint avec son id de fournisseur, mais Cluster API ne l’a pas lié à la machine</translation>
    </message>
    <message>
        <source>Node %1 has joined without a provider id, so it does not count as the Node of this machine</source>
        <translation>le Node %1 a rejoint sans id de fournisseur, il n’est donc pas pris pour le Node de cette machine</translation>
    </message>
    <message>
        <source>Node %1 has joined without a provider id: its cloud controller manager has not initialized it</source>
        <translation>le Node %1 a rejoint sans id de fournisseur : son cloud controller manager ne l’a pas initialisé</translation>
    </message>
    <message>
        <source>the drain ends: %1</source>
        <translation>le drainage se termine : %1</translation>
    </message>
    <message>
        <source>its time limit is over</source>
        <translation>son délai est écoulé</translation>
    </message>
    <message>
        <source>%1 %2 is being deleted already</source>
        <translation>%1 %2 est déjà en cours de suppression</translation>
    </message>
    <message>
        <source>an annotation skips the wait for volumes</source>
        <translation>une annotation saute l’attente des volumes</translation>
    </message>
    <message>
        <source>the time limit for volumes is over</source>
        <translation>le délai pour les volumes est écoulé</translation>
    </message>
    <message>
        <source>its volumes are not waited for: %1</source>
        <translation>ses volumes ne sont pas attendus : %1</translation>
    </message>
    <message>
        <source>volumes are still attached to Node %1</source>
        <translation>des volumes sont encore attachés au Node %1</translation>
    </message>
    <message>
        <source>attachment %1 belongs to a volume that does not exist</source>
        <translation>l’attachement %1 appartient à un volume qui n’existe pas</translation>
    </message>
    <message>
        <source>%1 %2 is not deleted yet</source>
        <translation>%1 %2 n’est pas encore supprimé</translation>
    </message>
    <message>
        <source>%1 %2 is not deleted yet: %3</source>
        <translation>%1 %2 n’est pas encore supprimé : %3</translation>
    </message>
    <message>
        <source>host %1 is being deprovisioned</source>
        <translation>l’hôte %1 est en cours de déprovisionnement</translation>
    </message>
    <message>
        <source>%1 %2 is paused</source>
        <translation>%1 %2 est suspendu</translation>
    </message>
    <message>
        <source>%1 %2 is kept by finalizer %3</source>
        <translation>%1 %2 est retenu par le finalizer %3</translation>
    </message>
    <message>
        <source>Node %1 cannot be deleted</source>
        <translation>le Node %1 ne peut pas être supprimé</translation>
    </message>
    <message>
        <source>its deletion is in progress (%1)</source>
        <translation>sa suppression est en cours (%1)</translation>
    </message>
    <message>
        <source>waiting for the first control plane machine of cluster %1</source>
        <translation>attend la première machine du plan de contrôle du cluster %1</translation>
    </message>
    <message>
        <source>its bootstrap data is not ready</source>
        <translation>ses données de bootstrap ne sont pas prêtes</translation>
    </message>
    <message>
        <source>its bootstrap data is not ready: %1</source>
        <translation>ses données de bootstrap ne sont pas prêtes : %1</translation>
    </message>
    <message>
        <source>%1 %2 is not provisioned yet</source>
        <translation>%1 %2 n’est pas encore provisionné</translation>
    </message>
    <message>
        <source>%1 %2 is not provisioned yet: %3</source>
        <translation>%1 %2 n’est pas encore provisionné : %3</translation>
    </message>
    <message>
        <source>%1 %2 creates no machine: %3</source>
        <translation>%1 %2 ne crée pas de machine : %3</translation>
    </message>
    <message>
        <source>health check %1 may not act: %2 of %3 machines are unhealthy, and %4 is allowed</source>
        <translation>le health check %1 ne peut pas agir : %2 machines sur %3 sont malades, %4 est permis</translation>
    </message>
    <message>
        <source>control plane %1 does not replace it: etcd would lose its quorum</source>
        <translation>le plan de contrôle %1 ne la remplace pas : etcd perdrait son quorum</translation>
    </message>
    <message>
        <source>control plane %1 gave up replacing it after %2 attempts</source>
        <translation>le plan de contrôle %1 a renoncé à la remplacer après %2 tentatives</translation>
    </message>
    <message>
        <source>control plane %1 gave up replacing it after 1 attempt</source>
        <translation>le plan de contrôle %1 a renoncé à la remplacer après 1 tentative</translation>
    </message>
    <message>
        <source>it is unhealthy and not replaced: %1</source>
        <translation>elle est malade et n’est pas remplacée : %1</translation>
    </message>
    <message>
        <source>the members of etcd and the machines of control plane %1 do not match</source>
        <translation>les membres d’etcd et les machines du plan de contrôle %1 ne correspondent pas</translation>
    </message>
    <message>
        <source>the upgrade of cluster %1 waits for a hook: %2</source>
        <translation>la mise à niveau du cluster %1 attend un hook : %2</translation>
    </message>
    <message>
        <source>the upgrade of %1 %2 to %3 is deferred by the annotation %4</source>
        <translation>la mise à niveau de %1 %2 vers %3 est différée par l’annotation %4</translation>
    </message>
    <message>
        <source>the upgrade of %1 %2 to %3 is deferred: %4, which comes before it, holds the sequence</source>
        <translation>la mise à niveau de %1 %2 vers %3 est différée : %4, qui passe avant, retient la séquence</translation>
    </message>
    <message>
        <source>its update in place failed: %1</source>
        <translation>sa mise à jour sur place a échoué : %1</translation>
    </message>
    <message>
        <source>it is updated in place</source>
        <translation>elle est mise à jour sur place</translation>
    </message>
    <message>
        <source>it is updated in place: %1</source>
        <translation>elle est mise à jour sur place : %1</translation>
    </message>
    <message>
        <source>its server may still run</source>
        <translation>son serveur tourne peut-être encore</translation>
    </message>
    <message>
        <source>host %1 is on again, and its Node has not come back</source>
        <translation>l’hôte %1 est rallumé, et son Node n’est pas revenu</translation>
    </message>
    <message>
        <source>its Node was last reached %1 ago</source>
        <translation>son Node a été joint pour la dernière fois il y a %1</translation>
    </message>
    <message>
        <source>its Node cannot be reached</source>
        <translation>son Node est injoignable</translation>
    </message>
    <message>
        <source>the cluster is being deleted</source>
        <translation>le cluster est en cours de suppression</translation>
    </message>
    <message>
        <source>the control plane is being deleted</source>
        <translation>le plan de contrôle est en cours de suppression</translation>
    </message>
    <message>
        <source>no control plane machine stays</source>
        <translation>aucune machine du plan de contrôle ne reste</translation>
    </message>
    <message>
        <source>that time is approximate: the machine records no start of this step</source>
        <translation>cette heure est approximative : la machine n’a pas de début de cette étape</translation>
    </message>
    <message>
        <source>%1 set the annotation</source>
        <translation>%1 a posé l’annotation</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 de %2 %3</translation>
    </message>
    <message>
        <source>wait: it is next after %1</source>
        <translation>attendre : son tour vient après %1</translation>
    </message>
    <message>
        <source>wait: the control plane removes its hook when etcd can do without it</source>
        <translation>attendre : le plan de contrôle retire son hook dès qu’etcd peut s’en passer</translation>
    </message>
    <message>
        <source>restore the etcd members that are not healthy; the control plane then continues</source>
        <translation>rétablir les membres etcd malades ; le plan de contrôle continue alors</translation>
    </message>
    <message>
        <source>check with etcdctl that all members are healthy, remove the member of %1 there, then its hook with kubectl</source>
        <translation>vérifier avec etcdctl que tous les membres sont sains, y retirer le membre de %1, puis son hook avec kubectl</translation>
    </message>
    <message>
        <source>remove no other hook and no other etcd member before %1 is gone: etcd would lose its quorum</source>
        <translation>ne retirer aucun autre hook ni aucun autre membre etcd avant que %1 ait disparu : etcd perdrait son quorum</translation>
    </message>
    <message>
        <source>restore control plane %1</source>
        <translation>rétablir le plan de contrôle %1</translation>
    </message>
    <message>
        <source>delete the machine; its %1 creates a new one</source>
        <translation>supprimer la machine ; son %1 en crée une autre</translation>
    </message>
    <message>
        <source>restore another control plane machine first; do not delete this one</source>
        <translation>rétablir d’abord une autre machine du plan de contrôle ; ne pas supprimer celle-ci</translation>
    </message>
    <message>
        <source>wait: the control plane removes the member; do not use etcdctl</source>
        <translation>attendre : le plan de contrôle retire le membre ; ne pas utiliser etcdctl</translation>
    </message>
    <message>
        <source>wait: whoever paused it resumes it</source>
        <translation>attendre : celui qui l’a suspendu le reprend</translation>
    </message>
    <message>
        <source>end the pause of %1 %2</source>
        <translation>mettre fin à la suspension de %1 %2</translation>
    </message>
    <message>
        <source>check first that no move of the cluster is in progress</source>
        <translation>vérifier d’abord qu’aucun déplacement du cluster n’est en cours</translation>
    </message>
    <message>
        <source>check that the controllers of Cluster API run and watch this machine</source>
        <translation>vérifier que les contrôleurs de Cluster API tournent et surveillent cette machine</translation>
    </message>
    <message>
        <source>check the log of the Cluster API controllers</source>
        <translation>regarder le journal des contrôleurs de Cluster API</translation>
    </message>
    <message>
        <source>check the controller of %1: its log, its credentials</source>
        <translation>regarder le contrôleur de %1 : son journal, ses identifiants</translation>
    </message>
    <message>
        <source>wait: the controllers try again</source>
        <translation>attendre : les contrôleurs réessaient</translation>
    </message>
    <message>
        <source>wait: it continues when the control plane is initialized</source>
        <translation>attendre : cela continue dès que le plan de contrôle est initialisé</translation>
    </message>
    <message>
        <source>wait: the cloud controller manager sets the provider id of the Node</source>
        <translation>attendre : le cloud controller manager pose l’id de fournisseur du Node</translation>
    </message>
    <message>
        <source>where no cloud controller manager runs, set spec.providerID of Node %1 to %2</source>
        <translation>là où aucun cloud controller manager ne tourne, mettre spec.providerID du Node %1 à %2</translation>
    </message>
    <message>
        <source>create Cluster %1 again from a backup; its controllers then continue</source>
        <translation>recréer le Cluster %1 à partir d’une sauvegarde ; ses contrôleurs continuent alors</translation>
    </message>
    <message>
        <source>if it is to go: delete the server in the provider first, then remove the finalizers of %1 and of its server object</source>
        <translation>si elle doit disparaître : supprimer d’abord le serveur chez le fournisseur, puis retirer les finalizers de %1 et de son objet serveur</translation>
    </message>
    <message>
        <source>wait: whoever deferred the upgrade removes the annotation</source>
        <translation>attendre : la personne qui a différé la mise à niveau retire l’annotation</translation>
    </message>
    <message>
        <source>remove the annotation %1 of %2 from spec.topology of Cluster %3</source>
        <translation>retirer l’annotation %1 de %2 dans spec.topology du Cluster %3</translation>
    </message>
    <message>
        <source>wait: pod %1 completes</source>
        <translation>attendre : le pod %1 se termine</translation>
    </message>
    <message>
        <source>remove the annotation of hook %1; what it protects is then skipped</source>
        <translation>retirer l’annotation du hook %1 ; ce qu’il protège est alors sauté</translation>
    </message>
    <message>
        <source>fence the server first, then set a time limit for the drain</source>
        <translation>isoler (fence) d’abord le serveur, puis fixer un délai au drainage</translation>
    </message>
    <message>
        <source>set a time limit for the drain on %1 %2</source>
        <translation>fixer un délai au drainage sur %1 %2</translation>
    </message>
    <message>
        <source>skip the drain; its pods end with the server</source>
        <translation>sauter le drainage ; ses pods finissent avec le serveur</translation>
    </message>
    <message>
        <source>skip the wait for volumes; only when the server is powered off</source>
        <translation>sauter l’attente des volumes ; seulement si le serveur est éteint</translation>
    </message>
    <message>
        <source>correct the selector of MachineDrainRule %1</source>
        <translation>corriger le sélecteur de MachineDrainRule %1</translation>
    </message>
    <message>
        <source>check what keeps namespace %1: its finalizers</source>
        <translation>regarder ce qui retient le namespace %1 : ses finalizers</translation>
    </message>
    <message>
        <source>restore the API of cluster %1: its control plane, its network, its kubeconfig Secret</source>
        <translation>rétablir l’API du cluster %1 : son plan de contrôle, son réseau, son Secret kubeconfig</translation>
    </message>
    <message>
        <source>free a reserved host: remove its label %1</source>
        <translation>libérer un hôte réservé : retirer son label %1</translation>
    </message>
    <message>
        <source>next: the volumes of its Node must be detached</source>
        <translation>ensuite les volumes de son Node doivent être détachés</translation>
    </message>
    <message>
        <source>next: its bootstrap configuration will be deleted</source>
        <translation>ensuite sa configuration de bootstrap est supprimée</translation>
    </message>
    <message>
        <source>if the Node does not come back, the machine will be deleted</source>
        <translation>si le Node ne revient pas, la machine est supprimée</translation>
    </message>
    <message>
        <source>it will be upgraded when the annotation is removed</source>
        <translation>elle sera mise à niveau quand l’annotation sera retirée</translation>
    </message>
    <message>
        <source>%1 is the last machine of its control plane: the cluster would be lost</source>
        <translation>%1 est la dernière machine de son plan de contrôle : le cluster serait perdu</translation>
    </message>
    <message>
        <source>without it %1 of %2 etcd members would be healthy and vote, and %3 are needed</source>
        <translation>sans elle, %1 membres etcd sur %2 seraient sains et voteraient, il en faut %3</translation>
    </message>
    <message>
        <source>its etcd member is not removed, and its leadership is not moved before power-off</source>
        <translation>son membre etcd n’est pas retiré, et le rôle de leader n’est pas déplacé avant l’extinction</translation>
    </message>
    <message>
        <source>control plane %1 does nothing else until this machine is gone</source>
        <translation>le plan de contrôle %1 ne fait rien d’autre tant que cette machine existe</translation>
    </message>
    <message>
        <source>%1 %2 sets this hook again</source>
        <translation>%1 %2 repose ce hook</translation>
    </message>
    <message>
        <source>%1 %2 overwrites a limit on its machine: set it there</source>
        <translation>%1 %2 remplace un délai sur sa machine : le fixer là</translation>
    </message>
    <message>
        <source>it applies to all machines of %1 %2, those that are being deleted included</source>
        <translation>il vaut pour toutes les machines de %1 %2, y compris celles en cours de suppression</translation>
    </message>
    <message>
        <source>the limit is over already: the drain ends immediately</source>
        <translation>le délai est déjà écoulé : le drainage se termine immédiatement</translation>
    </message>
    <message>
        <source>its pods are not evicted: they end with the server</source>
        <translation>ses pods ne sont pas évincés : ils finissent avec le serveur</translation>
    </message>
    <message>
        <source>its volumes may then stay attached</source>
        <translation>ses volumes peuvent alors rester attachés</translation>
    </message>
    <message>
        <source>the volumes of %1 are already not waited for</source>
        <translation>les volumes de %1 ne sont déjà plus attendus</translation>
    </message>
    <message>
        <source>the wait for the volumes of %1 is over</source>
        <translation>l’attente des volumes de %1 est terminée</translation>
    </message>
    <message>
        <source>only for a server that is powered off: a volume that two servers write is damaged</source>
        <translation>seulement pour un serveur éteint : un volume écrit par deux serveurs est endommagé</translation>
    </message>
    <message>
        <source>nothing happens to it until the pause ends: no deletion, no repair</source>
        <translation>rien ne lui arrive avant la fin de la suspension : ni suppression, ni réparation</translation>
    </message>
    <message>
        <source>%1 %2 creates another machine in its place</source>
        <translation>%1 %2 crée une autre machine à sa place</translation>
    </message>
    <message>
        <source>health check %1 hands it to %2: its server may be powered off without a drain; remove the annotation afterwards</source>
        <translation>le contrôle de santé %1 la confie à %2 : son serveur peut être éteint sans drainage ; retirer ensuite l’annotation</translation>
    </message>
    <message>
        <source>nothing creates another machine in its place</source>
        <translation>rien ne crée une autre machine à sa place</translation>
    </message>
    <message>
        <source>node reuse keeps free hosts for %1: %2</source>
        <translation>la réutilisation des nœuds garde des hôtes libres pour %1 : %2</translation>
    </message>
    <message>
        <source>%1 is a machine of the Machine API, which does not have this</source>
        <translation>%1 est une machine de la Machine API, qui n’a rien de tel</translation>
    </message>
    <message>
        <source>Node %1 belongs to cluster %2, which is not read here</source>
        <translation>le Node %1 appartient au cluster %2, qui n’est pas lu ici</translation>
    </message>
    <message>
        <source>Cluster API tries the drain of %1 again every 20 s: there is nothing to speed up</source>
        <translation>Cluster API retente le drainage de %1 toutes les 20 s : il n’y a rien à accélérer</translation>
    </message>
    <message>
        <source>%1 has no owner that scales in: the mark would change nothing</source>
        <translation>%1 n’a pas de propriétaire qui réduit : la marque ne changerait rien</translation>
    </message>
    <message>
        <source>mark %1 to be deleted first when %2 %3 scales in</source>
        <translation>marquer %1 pour être supprimée en premier quand %2 %3 réduit</translation>
    </message>
    <message>
        <source>do not wait for the volumes of %1 to be detached</source>
        <translation>ne pas attendre que les volumes de %1 soient détachés</translation>
    </message>
    <message>
        <source>limit every drain of %1 %2 to %3</source>
        <translation>limiter chaque drainage de %1 %2 à %3</translation>
    </message>
    <message>
        <source>have health check %1 count %2 as unhealthy and remediate it</source>
        <translation>faire compter %2 comme défaillante par le contrôle de santé %1 et y faire remédier</translation>
    </message>
    <message>
        <source>have a health check count %1 as unhealthy and remediate it</source>
        <translation>faire compter %1 comme défaillante par un contrôle de santé et y faire remédier</translation>
    </message>
    <message>
        <source>the remediation of %1 is already requested</source>
        <translation>la remédiation de %1 est déjà demandée</translation>
    </message>
    <message>
        <source>an annotation excludes %1 from remediation</source>
        <translation>une annotation exclut %1 de la remédiation</translation>
    </message>
    <message>
        <source>no MachineHealthCheck selects %1: nothing would happen</source>
        <translation>aucun MachineHealthCheck ne sélectionne %1 : rien ne se passerait</translation>
    </message>
    <message>
        <source>pause %1</source>
        <translation>suspendre %1</translation>
    </message>
    <message>
        <source>withdraw the request to remediate %1</source>
        <translation>retirer la demande de remédier à %1</translation>
    </message>
    <message>
        <source>exclude %1 from remediation</source>
        <translation>exclure %1 de la remédiation</translation>
    </message>
    <message>
        <source>include %1 in remediation again</source>
        <translation>inclure de nouveau %1 dans la remédiation</translation>
    </message>
    <message>
        <source>no longer skip the drain of %1</source>
        <translation>ne plus sauter le drainage de %1</translation>
    </message>
    <message>
        <source>no longer skip the wait for the volumes of %1</source>
        <translation>ne plus sauter l’attente des volumes de %1</translation>
    </message>
    <message>
        <source>its owner is already asked to replace it, and this does not withdraw that</source>
        <translation>son propriétaire est déjà chargé de la remplacer, et ceci ne l’annule pas</translation>
    </message>
    <message>
        <source>pause cluster %1 and all of its machines</source>
        <translation>suspendre le cluster %1 et toutes ses machines</translation>
    </message>
    <message>
        <source>nothing happens to any of its machines until the pause ends: no deletion, no repair, no upgrade</source>
        <translation>rien n’arrive à aucune de ses machines avant la fin de la suspension : ni suppression, ni réparation, ni mise à niveau</translation>
    </message>
    <message>
        <source>all of its machines continue immediately: what waits for deletion or repair is done</source>
        <translation>toutes ses machines continuent aussitôt : ce qui attend une suppression ou une réparation est fait</translation>
    </message>
    <message>
        <source>no move of the cluster is in progress</source>
        <translation>aucun déplacement du cluster n’est en cours</translation>
    </message>
    <message>
        <source>%1 %2 is being moved to another management cluster</source>
        <translation>%1 %2 est en cours de déplacement vers un autre cluster de gestion</translation>
    </message>
    <message>
        <source>%1 set the pause</source>
        <translation>%1 a posé la suspension</translation>
    </message>
    <message>
        <source>it is not known who set the pause</source>
        <translation>on ne sait pas qui a posé la suspension</translation>
    </message>
    <message>
        <source>the hook names no owner</source>
        <translation>le hook ne nomme pas de responsable</translation>
    </message>
    <message>
        <source>the Machine reports that %1 is Ready</source>
        <translation>la Machine signale que %1 est Ready</translation>
    </message>
    <message>
        <source>the Machine reports that %1 is not Ready</source>
        <translation>la Machine signale que %1 n’est pas Ready</translation>
    </message>
    <message>
        <source>the Machine reports of %1: %2</source>
        <translation>la Machine signale au sujet de %1 : %2</translation>
    </message>
    <message>
        <source>the Machine reports that its drain is over</source>
        <translation>la Machine signale que son drainage est terminé</translation>
    </message>
    <message>
        <source>the Machine reports that its volumes are detached</source>
        <translation>la Machine signale que ses volumes sont détachés</translation>
    </message>
    <message>
        <source>the Machine reports 1 attached volume: %1</source>
        <translation>la Machine signale 1 volume attaché : %1</translation>
    </message>
    <message>
        <source>the Machine reports %1 attached volumes: %2</source>
        <translation>la Machine signale %1 volumes attachés : %2</translation>
    </message>
    <message>
        <source>neither the machine nor its cluster is paused</source>
        <translation>ni la machine ni son cluster ne sont suspendus</translation>
    </message>
    <message>
        <source>no controller sets the hook again</source>
        <translation>aucun contrôleur ne remet le hook</translation>
    </message>
    <message>
        <source>its server is powered off</source>
        <translation>son serveur est éteint</translation>
    </message>
    <message>
        <source>its drain cordons the Node again</source>
        <translation>son drainage isole de nouveau le Node</translation>
    </message>
    <message>
        <source>it is unhealthy and not replaced: %1 %2 is paused</source>
        <translation>elle est malade et n’est pas remplacée : %1 %2 est suspendu</translation>
    </message>
    <message>
        <source>it is unhealthy and not replaced: it has no owner</source>
        <translation>elle est malade et n’est pas remplacée : elle n’a pas de propriétaire</translation>
    </message>
    <message>
        <source>it is unhealthy, and %1 %2 has not replaced it</source>
        <translation>elle est malade, et %1 %2 ne l’a pas remplacée</translation>
    </message>
    <message>
        <source>pod %1 has ended, and the drain waits until it is deleted</source>
        <translation>le pod %1 est terminé, et le drainage attend qu’il soit supprimé</translation>
    </message>
    <message>
        <source>delete pod %1, which has ended</source>
        <translation>supprimer le pod %1, qui est terminé</translation>
    </message>
    <message>
        <source>check with etcdctl for a member that never started, which stops every join; remove only that one</source>
        <translation>chercher avec etcdctl un membre qui n’a jamais démarré et empêche toute jonction ; ne retirer que celui-là</translation>
    </message>
    <message>
        <source>on</source>
        <translation>allumé</translation>
    </message>
    <message>
        <source>off</source>
        <translation>éteint</translation>
    </message>
    <message>
        <source>no window opens for it</source>
        <translation>aucune fenêtre ne s’ouvre pour elle</translation>
    </message>
    <message>
        <source>no window opens for long enough before its deadline at %1</source>
        <translation>aucune fenêtre ne s’ouvre assez longtemps avant son échéance à %1</translation>
    </message>
    <message>
        <source>its turn comes too late for its deadline at %1: no more than %2 at a time</source>
        <translation>son tour vient trop tard pour son échéance à %1 : %2 à la fois au plus</translation>
    </message>
    <message>
        <source>it will end %1 after its deadline at %2</source>
        <translation>elle finira %1 après son échéance à %2</translation>
    </message>
    <message>
        <source>this is never done to many machines together</source>
        <translation>ceci ne se fait jamais sur plusieurs machines à la fois</translation>
    </message>
    <message>
        <source>concerns a control plane machine, which is never in a plan</source>
        <translation>concerne une machine du plan de contrôle, qui n’est jamais dans un plan</translation>
    </message>
    <message>
        <source>is in this plan already</source>
        <translation>est déjà dans ce plan</translation>
    </message>
    <message>
        <source>no machine is left in this plan</source>
        <translation>il ne reste aucune machine dans ce plan</translation>
    </message>
    <message>
        <source>the plan has %1 machines, and this site allows %2</source>
        <translation>le plan compte %1 machines, ce site en autorise %2</translation>
    </message>
    <message>
        <source>type the number of machines to confirm: %1</source>
        <translation>saisissez le nombre de machines pour confirmer : %1</translation>
    </message>
    <message>
        <source>this is not the plan that was shown</source>
        <translation>ce n’est pas le plan qui a été affiché</translation>
    </message>
    <message>
        <source>it does not wait to be resumed</source>
        <translation>il n’attend pas d’être repris</translation>
    </message>
    <message>
        <source>only %1 can resume it</source>
        <translation>seul %1 peut le reprendre</translation>
    </message>
    <message>
        <source>it changed after it was planned: nothing was sent</source>
        <translation>elle a changé depuis le plan : rien n’a été envoyé</translation>
    </message>
    <message>
        <source>stopped at wave %1: %2</source>
        <translation>arrêté à la vague %1 : %2</translation>
    </message>
    <message>
        <source>the backend stopped</source>
        <translation>le backend s’est arrêté</translation>
    </message>
    <message>
        <source>the effect on %1 was not observed</source>
        <translation>l’effet sur %1 n’a pas été observé</translation>
    </message>
    <message>
        <source>the effect on %1 did not last</source>
        <translation>l’effet sur %1 n’a pas duré</translation>
    </message>
    <message>
        <source>%1 failed after it was released</source>
        <translation>%1 a échoué après avoir été libérée</translation>
    </message>
    <message>
        <source>%1 still reports hook %2 after %3</source>
        <translation>%1 signale encore le hook %2 après %3</translation>
    </message>
    <message>
        <source>too many machines failed: %1, where %2 may</source>
        <translation>trop de machines ont échoué : %1, pour %2 permises</translation>
    </message>
    <message>
        <source>%1 stopped it</source>
        <translation>%1 l’a arrêté</translation>
    </message>
    <message>
        <source>all waves are done: %1 observed, %2 skipped, %3 failed, %4 unknown</source>
        <translation>toutes les vagues sont terminées : %1 observées, %2 ignorées, %3 en échec, %4 inconnues</translation>
    </message>
    <message>
        <source>%1 of %2 machines are ready</source>
        <translation>%1 machines sur %2 sont prêtes</translation>
    </message>
    <message>
        <source>the plan of %1 for %2 machines needs attention: %3</source>
        <translation>le plan de %1 pour %2 machines demande de l’attention : %3</translation>
    </message>
    <message>
        <source>continue the plan or end it</source>
        <translation>poursuivre le plan ou le terminer</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 de %3</translation>
    </message>
    <message>
        <source>drain</source>
        <translation>drainage</translation>
    </message>
    <message>
        <source>drain, budget %1</source>
        <translation>drainage, budget %1</translation>
    </message>
    <message>
        <source>drain, budgets %1</source>
        <translation>drainage, budgets %1</translation>
    </message>
    <message>
        <source>removal of the instance</source>
        <translation>suppression de l’instance</translation>
    </message>
    <message>
        <source>powering the server off</source>
        <translation>extinction du serveur</translation>
    </message>
    <message>
        <source>silent BMC: the server is not known to be off</source>
        <translation>BMC muet : on ignore si le serveur est éteint</translation>
    </message>
    <message>
        <source>window %1, which is closed</source>
        <translation>fenêtre %1, qui est fermée</translation>
    </message>
    <message>
        <source>its turn</source>
        <translation>son tour</translation>
    </message>
    <message>
        <source>ring with %1, which waits for it in turn</source>
        <translation>cercle avec %1, qui l’attend à son tour</translation>
    </message>
    <message>
        <source>no record of how long an instance takes: assumed %1 to %2 (p50 to p95) until it runs, %3 to %4 until its Node is ready, %5 to %6 until it is removed</source>
        <translation>pas d’historique du temps que prend une instance : supposé %1 à %2 (p50 à p95) pour son démarrage, %3 à %4 pour que son Node soit prêt, %5 à %6 pour sa suppression</translation>
    </message>
    <message>
        <source>no record of how long a server takes: assumed %1 to %2 (p50 to p95) until it is off, %3 to %4 until its Node is ready again</source>
        <translation>pas d’historique du temps que prend un serveur : supposé %1 à %2 (p50 à p95) pour son extinction, %3 à %4 pour que son Node soit de nouveau prêt</translation>
    </message>
    <message>
        <source>no record of how long %1 holds %2 %3: assumed %4 to %5 (p50 to p95)</source>
        <translation>pas d’historique du temps que %1 garde le hook %2 %3 : supposé %4 à %5 (p50 à p95)</translation>
    </message>
    <message>
        <source>no record of how long %1 holds %2 %3: assumed to hold until a person removes it</source>
        <translation>pas d’historique du temps que %1 garde le hook %2 %3 : supposé bloquer jusqu’à ce que quelqu’un le retire</translation>
    </message>
    <message>
        <source>some of what is to run did not run when the action started</source>
        <translation>une partie de ce qui doit tourner ne tournait pas au début de l’action</translation>
    </message>
    <message>
        <source>%1 has failed and is left out</source>
        <translation>%1 a échoué et est laissée de côté</translation>
    </message>
    <message>
        <source>the BMC of %1 does not answer: its server is not known to go off</source>
        <translation>le BMC de %1 ne répond pas : on ignore si son serveur s’éteint</translation>
    </message>
    <message>
        <source>pods without a controller: assumed to be replaced</source>
        <translation>pods sans contrôleur : supposés remplacés</translation>
    </message>
    <message>
        <source>pods that are not ready, assumed to stay so until they are replaced: %1</source>
        <translation>pods qui ne sont pas prêts, supposés le rester jusqu’à leur remplacement : %1</translation>
    </message>
    <message>
        <source>action: &apos;%1&apos; is not one of retire, replace, upgrade and maintain</source>
        <translation>action : &apos;%1&apos; n’est ni retire, ni replace, ni upgrade, ni maintain</translation>
    </message>
    <message>
        <source>retire needs one of machine, set and rack</source>
        <translation>retire exige l’un de machine, set et rack</translation>
    </message>
    <message>
        <source>replace needs a machine</source>
        <translation>replace exige machine</translation>
    </message>
    <message>
        <source>upgrade needs a set</source>
        <translation>upgrade exige set</translation>
    </message>
    <message>
        <source>maintain needs a window</source>
        <translation>maintain exige window</translation>
    </message>
    <message>
        <source>maxUnavailable: &apos;%1&apos; is neither a number from 1 nor a percentage to 100%</source>
        <translation>maxUnavailable : &apos;%1&apos; n’est ni un nombre à partir de 1 ni un pourcentage jusqu’à 100%</translation>
    </message>
    <message>
        <source>assume: &apos;%1&apos; is not a duration such as 30m</source>
        <translation>assume : &apos;%1&apos; n’est pas une durée comme 30m</translation>
    </message>
    <message>
        <source>there is no machine %1</source>
        <translation>la machine %1 n’existe pas</translation>
    </message>
    <message>
        <source>%1 is a machine of Cluster API: forecasts are made for those of the Machine API</source>
        <translation>%1 est une machine de Cluster API : les prévisions portent sur celles de Machine API</translation>
    </message>
    <message>
        <source>there is no machine of the set %1</source>
        <translation>il n’y a aucune machine de l’ensemble %1</translation>
    </message>
    <message>
        <source>there is no machine in the rack %1</source>
        <translation>il n’y a aucune machine dans la baie %1</translation>
    </message>
    <message>
        <source>all machines of the set %1 are being deleted already</source>
        <translation>toutes les machines de l’ensemble %1 sont déjà en cours de suppression</translation>
    </message>
    <message>
        <source>all machines in the rack %1 are being deleted already</source>
        <translation>toutes les machines de la baie %1 sont déjà en cours de suppression</translation>
    </message>
    <message>
        <source>several machines have the name %1: give the namespace, as in %2</source>
        <translation>plusieurs machines se nomment %1 : indiquez le namespace, comme dans %2</translation>
    </message>
    <message>
        <source>the machine %1 is being deleted already</source>
        <translation>la machine %1 est déjà en cours de suppression</translation>
    </message>
    <message>
        <source>the machine %1 has failed, and what remains of it is not known</source>
        <translation>la machine %1 a échoué, et on ignore ce qu’il en reste</translation>
    </message>
    <message>
        <source>nothing replaces %1: it does not belong to a MachineSet; simulate retiring it</source>
        <translation>rien ne remplace %1 : elle n’appartient à aucun MachineSet ; simulez son retrait</translation>
    </message>
    <message>
        <source>the window %1 does not open within %2</source>
        <translation>la fenêtre %1 ne s’ouvre pas d’ici %2</translation>
    </message>
    <message>
        <source>the window %1 is for no machine that runs and is not of the control plane</source>
        <translation>la fenêtre %1 ne concerne aucune machine en marche hors du plan de contrôle</translation>
    </message>
    <message>
        <source>a forecast is made for up to %1 machines, not %2</source>
        <translation>une prévision porte sur %1 machines au plus, pas sur %2</translation>
    </message>
    <message>
        <source>another forecast is being made: try again in a minute</source>
        <translation>une autre prévision est en cours : réessayez dans une minute</translation>
    </message>
    <message>
        <source>no forecast after %1: choose fewer machines</source>
        <translation>pas de prévision après %1 : choisissez moins de machines</translation>
    </message>
    <message>
        <source>the forecast was stopped</source>
        <translation>la prévision a été arrêtée</translation>
    </message>
    <message>
        <source>the forecast cannot read %1: %2</source>
        <translation>la prévision ne peut pas lire %1 : %2</translation>
    </message>
    <message>
        <source>the plan of %1 for 1 machine needs attention: %2</source>
        <translation>le plan de %1 pour 1 machine demande de l’attention : %2</translation>
    </message>
    <message>
        <source>%1 has committed a plan with %2 on it, in wave %3, and nothing was sent to it yet</source>
        <translation>%1 a confirmé un plan avec %2 sur celui-ci, dans la vague %3 ; rien ne lui a encore été envoyé</translation>
    </message>
    <message>
        <source>Node %1 waits for its certificate</source>
        <translation>Node %1 attend son certificat</translation>
    </message>
    <message>
        <source>Node %1 waits for the renewal of its certificate</source>
        <translation>Node %1 attend le renouvellement de son certificat</translation>
    </message>
    <message>
        <source>Node %1 waits for its serving certificate</source>
        <translation>Node %1 attend son certificat de serveur</translation>
    </message>
    <message>
        <source>nobody has approved request %1</source>
        <translation>personne n’a approuvé la demande %1</translation>
    </message>
    <message>
        <source>request %1 is approved, but not signed</source>
        <translation>la demande %1 est approuvée, mais pas signée</translation>
    </message>
    <message>
        <source>request %1 was denied</source>
        <translation>la demande %1 a été refusée</translation>
    </message>
    <message>
        <source>request %1 was denied: %2</source>
        <translation>la demande %1 a été refusée : %2</translation>
    </message>
    <message>
        <source>the signer refused request %1</source>
        <translation>le signataire a rejeté la demande %1</translation>
    </message>
    <message>
        <source>the signer refused request %1: %2</source>
        <translation>le signataire a rejeté la demande %1 : %2</translation>
    </message>
    <message>
        <source>the Node stops reporting when the old one expires</source>
        <translation>le Node cesse de rendre compte à l’expiration de l’ancien</translation>
    </message>
    <message>
        <source>without a valid one, logs and exec of its pods fail</source>
        <translation>sans certificat valide, logs et exec de ses pods échouent</translation>
    </message>
    <message>
        <source>%1 requests are pending, and cluster-machine-approver stops above %2</source>
        <translation>%1 demandes sont en attente, et cluster-machine-approver s’arrête au-delà de %2</translation>
    </message>
    <message>
        <source>no pod of %1 is ready</source>
        <translation>aucun pod de %1 n’est prêt</translation>
    </message>
    <message>
        <source>none is approved automatically for a machine that already has a Node</source>
        <translation>aucune n’est approuvée automatiquement pour une machine qui a déjà un Node</translation>
    </message>
    <message>
        <source>the machine has no address %1 of type InternalDNS</source>
        <translation>la machine n’a pas d’adresse %1 de type InternalDNS</translation>
    </message>
    <message>
        <source>it was made %1 after the machine, too late for cluster-machine-approver</source>
        <translation>elle a été faite %1 après la machine, trop tard pour cluster-machine-approver</translation>
    </message>
    <message>
        <source>it is also for %1, which is not an address of the machine</source>
        <translation>elle vaut aussi pour %1, qui n’est pas une adresse de la machine</translation>
    </message>
    <message>
        <source>serving certificates are not approved by kube-controller-manager</source>
        <translation>kube-controller-manager n’approuve pas les certificats de serveur</translation>
    </message>
    <message>
        <source>request %1 asks for a certificate of Node %2, which is Ready</source>
        <translation>la demande %1 réclame un certificat de Node %2, qui est Ready</translation>
    </message>
    <message>
        <source>another server may use its name</source>
        <translation>un autre serveur utilise peut-être son nom</translation>
    </message>
    <message>
        <source>request %1 for a certificate of Node %2 was made by %3</source>
        <translation>la demande %1 d’un certificat de Node %2 a été faite par %3</translation>
    </message>
    <message>
        <source>requested by %1</source>
        <translation>demandé par %1</translation>
    </message>
    <message>
        <source>%1 of CertificateSigningRequest %2</source>
        <translation>%1 de CertificateSigningRequest %2</translation>
    </message>
    <message>
        <source>wait: an approver may still approve the request</source>
        <translation>attendre : la demande peut encore être approuvée</translation>
    </message>
    <message>
        <source>wait: kube-controller-manager signs what is approved</source>
        <translation>attendre : kube-controller-manager signe ce qui est approuvé</translation>
    </message>
    <message>
        <source>wait: the kubelet may make another request</source>
        <translation>attendre : le kubelet peut faire une autre demande</translation>
    </message>
    <message>
        <source>read it: kubectl get csr %1 -o jsonpath=&apos;{.spec.request}&apos; | base64 -d | openssl req -noout -text</source>
        <translation>la lire : kubectl get csr %1 -o jsonpath=&apos;{.spec.request}&apos; | base64 -d | openssl req -noout -text</translation>
    </message>
    <message>
        <source>only if its name and addresses are those of this server: %1 certificate approve %2</source>
        <translation>seulement si son nom et ses adresses sont ceux de ce serveur : %1 certificate approve %2</translation>
    </message>
    <message>
        <source>find out who denied request %1, and why</source>
        <translation>trouver qui a refusé la demande %1, et pourquoi</translation>
    </message>
    <message>
        <source>when that is fixed: kubectl delete csr %1, so that the kubelet makes another</source>
        <translation>une fois corrigé : kubectl delete csr %1, pour que le kubelet en fasse une autre</translation>
    </message>
    <message>
        <source>find the server that made request %1, and do not approve it before</source>
        <translation>trouver le serveur qui a fait la demande %1, et ne pas l’approuver avant</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Connections</source>
        <translation>Connexions</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notifications</translation>
    </message>
    <message>
        <source>Alarm budgets</source>
        <translation>Budgets d’alarme</translation>
    </message>
    <message>
        <source>Guards and approvers</source>
        <translation>Gardes et approbateurs</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Stockage</translation>
    </message>
    <message>
        <source>Screens and tokens</source>
        <translation>Écrans et jetons</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Murs</translation>
    </message>
</context>
<context>
    <name>ShelveDialog</name>
    <message>
        <source>Shelve 1 alarm</source>
        <translation>Mettre 1 alarme en attente</translation>
    </message>
    <message>
        <source>Shelve %1 alarms</source>
        <translation>Mettre %1 alarmes en attente</translation>
    </message>
    <message>
        <source>for 30 m</source>
        <translation>pour 30 m</translation>
    </message>
    <message>
        <source>for 1 h</source>
        <translation>pour 1 h</translation>
    </message>
    <message>
        <source>for 4 h</source>
        <translation>pour 4 h</translation>
    </message>
    <message>
        <source>for 24 h</source>
        <translation>pour 24 h</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Why: “NIC on order”</source>
        <translation>Pourquoi&#xa0;: «&#xa0;NIC commandée&#xa0;»</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Shelve</source>
        <translation>Mettre en attente</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Désactivé : les données ont plus de 10 s.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Le rôle operator est requis.</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>Saisissez une raison.</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Next, previous row</source>
        <translation>Ligne suivante, précédente</translation>
    </message>
    <message>
        <source>Open the machine</source>
        <translation>Ouvrir la machine</translation>
    </message>
    <message>
        <source>Select the row</source>
        <translation>Choisir la ligne</translation>
    </message>
    <message>
        <source>Select more rows</source>
        <translation>Choisir plus de lignes</translation>
    </message>
    <message>
        <source>Apply the new order</source>
        <translation>Appliquer le nouvel ordre</translation>
    </message>
    <message>
        <source>Move in the matrix</source>
        <translation>Se déplacer dans la matrice</translation>
    </message>
    <message>
        <source>Timeline: zoom</source>
        <translation>Chronologie&#xa0;: zoom</translation>
    </message>
    <message>
        <source>Timeline: move</source>
        <translation>Chronologie&#xa0;: déplacer</translation>
    </message>
    <message>
        <source>Timeline: fit, follow now</source>
        <translation>Chronologie&#xa0;: ajuster, suivre maintenant</translation>
    </message>
    <message>
        <source>Timeline: from change to change</source>
        <translation>Chronologie&#xa0;: de changement en changement</translation>
    </message>
    <message>
        <source>In a review: hold to commit</source>
        <translation>Dans un examen&#xa0;: maintenir pour valider</translation>
    </message>
    <message>
        <source>Close, then cancel, never commit</source>
        <translation>Fermer, puis annuler, jamais valider</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>Touches de cette page</translation>
    </message>
    <message>
        <source>Timeline: from trouble to trouble</source>
        <translation>Chronologie : d’incident en incident</translation>
    </message>
    <message>
        <source>Timeline: mark a range</source>
        <translation>Chronologie&#xa0;: marquer une plage</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation>Shift+glisser</translation>
    </message>
    <message>
        <source>Timeline: unfold or fold idle time</source>
        <translation>Chronologie : ouvrir ou replier une période calme</translation>
    </message>
    <message>
        <source>Overview: move</source>
        <translation>Vue d’ensemble&#xa0;: déplacer</translation>
    </message>
    <message>
        <source>Overview: narrower, wider</source>
        <translation>Vue d’ensemble&#xa0;: plus étroit, plus large</translation>
    </message>
    <message>
        <source>Fold, unfold the group</source>
        <translation>Replier ou déplier le groupe</translation>
    </message>
    <message>
        <source>Select all rows, copy the selected ones</source>
        <translation>Sélectionner toutes les lignes, copier celles sélectionnées</translation>
    </message>
    <message>
        <source>To the head of the table</source>
        <translation>Vers l&apos;en-tête du tableau</translation>
    </message>
</context>
<context>
    <name>SimulateDialog</name>
    <message>
        <source>Changes nothing</source>
        <translation>Ne change rien</translation>
    </message>
    <message>
        <source>Playing it in a copy of the cluster…</source>
        <translation>Simulation dans une copie du cluster…</translation>
    </message>
    <message>
        <source>Starts %1</source>
        <translation>Débute %1</translation>
    </message>
    <message>
        <source>Missing at a time</source>
        <translation>Absentes à la fois</translation>
    </message>
    <message>
        <source>1 or 10%</source>
        <translation>1 ou 10%</translation>
    </message>
    <message>
        <source>Hooks without a record hold</source>
        <translation>Hooks sans historique bloquent</translation>
    </message>
    <message>
        <source>until removed by hand</source>
        <translation>jusqu’au retrait manuel</translation>
    </message>
    <message>
        <source>Hooks without a record hold, such as 30m</source>
        <translation>Hooks sans historique bloquent, p. ex. 30m</translation>
    </message>
    <message>
        <source>Simulate again</source>
        <translation>Simuler à nouveau</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Hypothèses</translation>
    </message>
</context>
<context>
    <name>Skeleton</name>
    <message>
        <source>Loading</source>
        <translation>Chargement</translation>
    </message>
</context>
<context>
    <name>SourceList</name>
    <message>
        <source>%1, %2 times</source>
        <translation>%1, %2 fois</translation>
    </message>
</context>
<context>
    <name>StaleVeil</name>
    <message>
        <source>Showing data as of %1</source>
        <translation>Données à l’état de %1</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>P%1 %2</source>
        <translation>P%1 %2</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 machine</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 machines</translation>
    </message>
    <message>
        <source>– machines</source>
        <translation>– machines</translation>
    </message>
    <message>
        <source>Act now</source>
        <translation>Agir</translation>
    </message>
    <message>
        <source>Soon</source>
        <translation>Bientôt</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>À voir</translation>
    </message>
    <message>
        <source>Holding: %1</source>
        <translation>Bloque&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 holding</source>
        <translation>%1 bloque</translation>
    </message>
    <message>
        <source>time runs %1×</source>
        <translation>temps à %1×</translation>
    </message>
    <message>
        <source>Connection: %1</source>
        <translation>Connexion&#xa0;: %1</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>connexion</translation>
    </message>
    <message>
        <source>live %1</source>
        <translation>direct %1</translation>
    </message>
    <message>
        <source>slow %1</source>
        <translation>lent %1</translation>
    </message>
    <message>
        <source>STALE %1</source>
        <translation>PÉRIMÉ %1</translation>
    </message>
    <message>
        <source>UTC %1</source>
        <translation>UTC %1</translation>
    </message>
    <message>
        <source>UTC --:--:--</source>
        <translation>UTC --:--:--</translation>
    </message>
    <message>
        <source>not live</source>
        <translation>pas en direct</translation>
    </message>
    <message>
        <source>Another backend has a P%1 alarm</source>
        <translation>Un autre backend a une alarme, P%1</translation>
    </message>
    <message>
        <source>Backend: %1</source>
        <translation>Backend : %1</translation>
    </message>
    <message>
        <source>Record: %1</source>
        <translation>Enregistrement : %1</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>Shown is the past: %1</source>
        <translation>Ce qui est montré est passé : %1</translation>
    </message>
    <message>
        <source>as of %1, %2 ago</source>
        <translation>à %1, il y a %2</translation>
    </message>
</context>
<context>
    <name>StoragePane</name>
    <message>
        <source>Set when the backend is started.</source>
        <translation>Fixé au démarrage du backend.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Stockage</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Partagé</translation>
    </message>
    <message>
        <source>yes, with other backends</source>
        <translation>oui, avec d’autres backends</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Débute</translation>
    </message>
    <message>
        <source>%1 (%2 ago)</source>
        <translation>%1 (il y a %2)</translation>
    </message>
    <message>
        <source>no records yet</source>
        <translation>rien n’est encore enregistré</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1, no limit</source>
        <translation>%1, sans plafond</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>1 transition</source>
        <translation>1 transition</translation>
    </message>
    <message>
        <source>%1 transitions</source>
        <translation>%1 transitions</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Avis</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 of %2 used</source>
        <translation>%1 sur %2 utilisés</translation>
    </message>
    <message>
        <source>This backend keeps no record.</source>
        <translation>Ce backend ne garde pas d’historique.</translation>
    </message>
</context>
<context>
    <name>TabTitle</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>TableHead</name>
    <message>
        <source>contains “%1”</source>
        <translation>contient « %1 »</translation>
    </message>
    <message>
        <source>is %1</source>
        <translation>est %1</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>is one of %1</source>
        <translation>est parmi %1</translation>
    </message>
</context>
<context>
    <name>TimelinePane</name>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>%1, up to now</source>
        <translation>%1, jusqu’à maintenant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maint.</translation>
    </message>
    <message>
        <source>%1 lanes</source>
        <translation>%1 pistes</translation>
    </message>
    <message>
        <source>Timeline of %1</source>
        <translation>Chronologie de %1</translation>
    </message>
    <message>
        <source>No changes recorded for this machine yet.</source>
        <translation>Rien n’a encore été enregistré sur cette machine.</translation>
    </message>
    <message>
        <source>Loading the timeline…</source>
        <translation>Chargement de la chronologie…</translation>
    </message>
    <message>
        <source>%1 to %2 is marked</source>
        <translation>%1 à %2 est marqué</translation>
    </message>
    <message>
        <source>%1 is marked; M ends the range</source>
        <translation>%1 est marqué, M termine la plage</translation>
    </message>
    <message>
        <source>Timeline of an earlier machine, up to %1</source>
        <translation>Chronologie d&apos;une machine précédente, jusqu&apos;à %1</translation>
    </message>
    <message>
        <source>W S zoom · A D move · F fit · . now · [ ] changes · Z fold</source>
        <translation>W S zoom · A D déplacer · F ajuster · . maintenant · [ ] changements · Z replier</translation>
    </message>
    <message>
        <source>Idle time is shown as a zigzag; click it or press Z to unfold.</source>
        <translation>Les longues périodes sans changement deviennent un zigzag ; un clic ou Z en ouvre une.</translation>
    </message>
    <message>
        <source>Fold idle</source>
        <translation>Replier le calme</translation>
    </message>
    <message>
        <source>Back to this machine</source>
        <translation>Revenir à cette machine</translation>
    </message>
    <message>
        <source>← → move · Shift ← → width · Home End · F fit</source>
        <translation>← → déplacer · Shift ← → largeur · Début Fin · F ajuster</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
</context>
<context>
    <name>TokensPane</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Les données ont plus de 10 s&#xa0;: aucune modification possible.</translation>
    </message>
    <message>
        <source>A wall gets a read-only token. A token is shown once, when it is created.</source>
        <translation>Un mur reçoit un jeton qui ne peut que regarder. Un jeton n’est montré qu’une fois, à sa création.</translation>
    </message>
    <message>
        <source>Screens and tokens</source>
        <translation>Écrans et jetons</translation>
    </message>
    <message>
        <source>Name, such as wall-noc-1</source>
        <translation>Nom, tel que wall-noc-1</translation>
    </message>
    <message>
        <source>Name of the token</source>
        <translation>Nom du jeton</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mur</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>Approver</source>
        <translation>Approbateur</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Hook</translation>
    </message>
    <message>
        <source>Admin</source>
        <translation>Admin</translation>
    </message>
    <message>
        <source>Role of the token</source>
        <translation>Rôle du jeton</translation>
    </message>
    <message>
        <source>Create token</source>
        <translation>Créer le jeton</translation>
    </message>
    <message>
        <source>The token of %1. It is not shown again.</source>
        <translation>Le jeton de %1. Il ne sera plus affiché.</translation>
    </message>
    <message>
        <source>The new token</source>
        <translation>Le nouveau jeton</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>last seen %1 ago</source>
        <translation>vu il y a %1</translation>
    </message>
    <message>
        <source>never seen</source>
        <translation>jamais vu</translation>
    </message>
    <message>
        <source>created by the backend</source>
        <translation>créé par le backend</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>Révoquer %1</translation>
    </message>
    <message>
        <source>Revoke permanently</source>
        <translation>Révoquer pour de bon</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Révoquer…</translation>
    </message>
    <message>
        <source>No tokens.</source>
        <translation>Il n’y a pas de jeton.</translation>
    </message>
    <message>
        <source>Please give %1 the role admin of Holdpoint at %2, to see and revoke tokens.</source>
        <translation>Merci de donner à %1 le rôle admin de Holdpoint sur %2, pour voir et révoquer les jetons.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>TopHolds</name>
    <message>
        <source>Needs attention</source>
        <translation>À traiter</translation>
    </message>
</context>
<context>
    <name>TourCard</name>
    <message>
        <source>What needs attention</source>
        <translation>Ce qui est à traiter</translation>
    </message>
    <message>
        <source>A hold</source>
        <translation>Un blocage</translation>
    </message>
    <message>
        <source>Why the machine waits</source>
        <translation>Pourquoi la machine attend</translation>
    </message>
    <message>
        <source>A guarded release</source>
        <translation>Une libération contrôlée</translation>
    </message>
    <message>
        <source>The past, and help</source>
        <translation>Le passé, et l’aide</translation>
    </message>
    <message>
        <source>Each figure counts machines that need attention, with the age of the oldest. Select one: the table shows only its machines.</source>
        <translation>Chaque chiffre compte des machines à traiter, avec l’âge de la plus ancienne. Sélectionnez-en un&#xa0;: le tableau n’affiche que ses machines.</translation>
    </message>
    <message>
        <source>A row is a hold: the machine, the point where it stops, who holds it and since when. The worst is first.</source>
        <translation>Une ligne est un blocage&#xa0;: la machine, le point où elle s’arrête, qui la bloque et depuis quand. Le pire vient en premier.</translation>
    </message>
    <message>
        <source>The sentence says what the machine waits for, and who can change that. Below it are the ways out, in the order to try them.</source>
        <translation>La phrase dit ce que la machine attend et qui peut y changer quelque chose. En dessous viennent les issues, dans l’ordre où les essayer.</translation>
    </message>
    <message>
        <source>This opens a review: what is written, what speaks against it, who must approve. The tour sends nothing.</source>
        <translation>Ce bouton ouvre un examen&#xa0;: ce qui est écrit, ce qui s’y oppose, qui doit approuver. La visite n’envoie rien.</translation>
    </message>
    <message>
        <source>Drag the handle to see an earlier time; the page Incidents exports it. %1 shows the keys of a page, %2 finds every command, this tour too.</source>
        <translation>Faites glisser la poignée pour voir un moment antérieur&#xa0;; la page Incidents l’exporte. %1 affiche les touches d’une page, %2 trouve chaque commande, cette visite aussi.</translation>
    </message>
    <message>
        <source>Tour, %1 of %2</source>
        <translation>Visite, %1 sur %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Skip tour (Esc)</source>
        <translation>Passer la visite (Esc)</translation>
    </message>
</context>
<context>
    <name>TrayText</name>
    <message>
        <source>%1: not live</source>
        <translation>%1 : pas en direct</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new alarms, highest P%2</source>
        <translation>
            <numerusform>%1 : %n nouvelle alarme, P%2</numerusform>
            <numerusform>%1 : %n nouvelles alarmes, la pire est P%2</numerusform>
        </translation>
    </message>
    <message>
        <source>No alarms need attention</source>
        <translation>Aucune alarme à traiter</translation>
    </message>
</context>
<context>
    <name>ViewState</name>
    <message>
        <source>Clear filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>Copy request</source>
        <translation>Copier la demande</translation>
    </message>
    <message>
        <source>No match for the filter.</source>
        <translation>Aucun résultat pour ce filtre.</translation>
    </message>
    <message>
        <source>No match. Hidden by %1.</source>
        <translation>Aucun résultat. Masqué par %1.</translation>
    </message>
</context>
<context>
    <name>ViewsMenu</name>
    <message>
        <source>Saved views</source>
        <translation>Vues enregistrées</translation>
    </message>
    <message>
        <source>No saved views.</source>
        <translation>Aucune vue enregistrée.</translation>
    </message>
    <message>
        <source>Copy a link to the view %1</source>
        <translation>Copier un lien vers la vue %1</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copier le lien</translation>
    </message>
    <message>
        <source>Rename the view %1 to the name below</source>
        <translation>Renommer la vue %1 avec le nom ci-dessous</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Remove the view %1</source>
        <translation>Retirer la vue %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Undo: bring back %1</source>
        <translation>Annuler : rétablir %1</translation>
    </message>
    <message>
        <source>Name for this view</source>
        <translation>Nom de cette vue</translation>
    </message>
    <message>
        <source>Name of the view</source>
        <translation>Nom de la vue</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation>Enregistrer cette vue</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>%1 are detached</source>
        <translation>%1 sont détachés</translation>
    </message>
    <message>
        <source>%1 are held off</source>
        <translation>%1 sont maintenus éteints</translation>
    </message>
    <message>
        <source>%1 are not as intended</source>
        <translation>%1 ne sont pas comme voulu</translation>
    </message>
    <message>
        <source>%1 are off</source>
        <translation>%1 sont éteints</translation>
    </message>
    <message>
        <source>%1 are on</source>
        <translation>%1 sont allumés</translation>
    </message>
    <message>
        <source>%1 are turning off</source>
        <translation>%1 s’éteignent</translation>
    </message>
    <message>
        <source>%1 are turning on</source>
        <translation>%1 s’allument</translation>
    </message>
    <message>
        <source>%1 are unknown</source>
        <translation>%1 sont inconnus</translation>
    </message>
    <message>
        <source>1 is on</source>
        <translation>1 est allumé</translation>
    </message>
    <message>
        <source>1 is detached</source>
        <translation>1 est détaché</translation>
    </message>
    <message>
        <source>1 is held off</source>
        <translation>1 est maintenu éteint</translation>
    </message>
    <message>
        <source>1 is not as intended</source>
        <translation>1 n’est pas comme voulu</translation>
    </message>
    <message>
        <source>1 is off</source>
        <translation>1 est éteint</translation>
    </message>
    <message>
        <source>1 is turning off</source>
        <translation>1 s’éteint</translation>
    </message>
    <message>
        <source>1 is turning on</source>
        <translation>1 s’allume</translation>
    </message>
    <message>
        <source>1 is unknown</source>
        <translation>1 est inconnu</translation>
    </message>
    <message>
        <source>%1 holding, all within usual time</source>
        <translation>%1 en attente, toutes dans le délai habituel</translation>
    </message>
    <message>
        <source>1 holding, within its usual time</source>
        <translation>1 en attente, dans son délai habituel</translation>
    </message>
    <message>
        <source>%1=%2 is ignored: %3.</source>
        <translation>%1=%2 est ignoré : %3.</translation>
    </message>
    <message>
        <source>A wall is not allowed to show incidents here: %1</source>
        <translation>Un mur ne peut pas voir les incidents ici : %1</translation>
    </message>
    <message>
        <source>A wall is not allowed to show the calendar here: %1</source>
        <translation>Un mur ne peut pas voir le calendrier ici : %1</translation>
    </message>
    <message>
        <source>A P1 alarm needs attention: the rotation has stopped.</source>
        <translation>Une alarme P1 attend quelqu’un : la rotation est arrêtée.</translation>
    </message>
    <message>
        <source>In Holdpoint: Settings, Walls. Or: %1</source>
        <translation>Dans Holdpoint : Réglages, Murs. Ou : %1</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Incident</source>
        <translation>Incident</translation>
    </message>
    <message>
        <source>Lead: %1</source>
        <translation>Responsable : %1</translation>
    </message>
    <message>
        <source>NO DATA</source>
        <translation>AUCUNE DONNÉE</translation>
    </message>
    <message>
        <source>NO DATA SINCE %1</source>
        <translation>AUCUNE DONNÉE DEPUIS %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>No answer for %1 s.</source>
        <translation>Pas de réponse depuis %1 s.</translation>
    </message>
    <message>
        <source>No open incidents.</source>
        <translation>Aucun incident n’est ouvert.</translation>
    </message>
    <message>
        <source>No machines in scope=%1.</source>
        <translation>Aucune machine n’est dans scope=%1.</translation>
    </message>
    <message>
        <source>No maintenance is in progress.</source>
        <translation>Aucune maintenance n’est en cours.</translation>
    </message>
    <message>
        <source>No maintenance is planned.</source>
        <translation>Aucune maintenance n’est prévue.</translation>
    </message>
    <message>
        <source>No lead.</source>
        <translation>Personne ne dirige.</translation>
    </message>
    <message>
        <source>Nothing needs attention.</source>
        <translation>Rien à traiter.</translation>
    </message>
    <message>
        <source>The backend answered %1. This screen retries automatically.</source>
        <translation>Le backend a répondu %1. Cet écran réessaie de lui-même.</translation>
    </message>
    <message>
        <source>The backend&apos;s answer is not a token.</source>
        <translation>Le backend a répondu par autre chose qu’un jeton.</translation>
    </message>
    <message>
        <source>The backend no longer knows this code. Here is a new one.</source>
        <translation>Le backend ne connaît plus ce code : en voici un nouveau.</translation>
    </message>
    <message>
        <source>The backend has been silent for %1 s.</source>
        <translation>Le backend est silencieux depuis %1 s.</translation>
    </message>
    <message>
        <source>The backend&apos;s message is not understood.</source>
        <translation>Le backend a envoyé autre chose qu’une trame.</translation>
    </message>
    <message>
        <source>The backend uses version %1 of the protocol, this page version %2. Reload the page.</source>
        <translation>Le backend parle la version %1 du protocole, cette page la version %2. Rechargez la page.</translation>
    </message>
    <message>
        <source>The backend cannot be reached.</source>
        <translation>Le backend n’a pas été joint.</translation>
    </message>
    <message>
        <source>The backend cannot be reached. This screen retries automatically.</source>
        <translation>Le backend n’a pas été joint. Cet écran réessaie de lui-même.</translation>
    </message>
    <message>
        <source>The code was denied or has expired. Here is a new one.</source>
        <translation>Le code a été refusé ou a expiré : en voici un nouveau.</translation>
    </message>
    <message>
        <source>The connection was closed.</source>
        <translation>La connexion a été fermée.</translation>
    </message>
    <message>
        <source>The incident started.</source>
        <translation>L’incident a commencé.</translation>
    </message>
    <message>
        <source>The window is open.</source>
        <translation>La fenêtre est ouverte.</translation>
    </message>
    <message>
        <source>The window opens.</source>
        <translation>La fenêtre s’ouvre.</translation>
    </message>
    <message>
        <source>No hosts.</source>
        <translation>Aucun hôte.</translation>
    </message>
    <message>
        <source>This backend cannot pair walls.</source>
        <translation>Ce backend ne peut pas appairer un mur.</translation>
    </message>
    <message>
        <source>This screen asks %1 for a code.</source>
        <translation>Cet écran demande un code à %1.</translation>
    </message>
    <message>
        <source>This screen waits to be approved by %1.</source>
        <translation>Cet écran attend d’être approuvé par %1.</translation>
    </message>
    <message>
        <source>This screen was revoked, or its token is no longer valid.</source>
        <translation>Cet écran a été révoqué, ou son jeton n’est plus connu.</translation>
    </message>
    <message>
        <source>This wall recovers automatically.</source>
        <translation>Ce mur revient de lui-même.</translation>
    </message>
    <message>
        <source>Too many screens request a code. This one retries in %1 s.</source>
        <translation>Trop d’écrans demandent un code. Celui-ci réessaie dans %1 s.</translation>
    </message>
    <message>
        <source>not an option of a wall</source>
        <translation>un mur n’a pas cette option</translation>
    </message>
    <message>
        <source>carries %1</source>
        <translation>porte %1</translation>
    </message>
    <message>
        <source>use a number from %1 to %2</source>
        <translation>il faut un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>use one of %1</source>
        <translation>il faut l’un de %1</translation>
    </message>
    <message>
        <source>only one layout is shown</source>
        <translation>il n’y a qu’une vue à montrer</translation>
    </message>
    <message>
        <source>this language is not available</source>
        <translation>cette langue n’est pas connue ici</translation>
    </message>
    <message>
        <source>waits at %1 for %2.</source>
        <translation>attend à %1 que %2 finisse.</translation>
    </message>
    <message>
        <source>was acknowledged.</source>
        <translation>a été acquittée.</translation>
    </message>
    <message>
        <source>was cleared.</source>
        <translation>a été levée.</translation>
    </message>
    <message>
        <source>was raised as P%1.</source>
        <translation>a été déclenchée en P%1.</translation>
    </message>
</context>
<context>
    <name>WallLine</name>
    <message>
        <source>connected</source>
        <translation>connecté</translation>
    </message>
    <message>
        <source>last seen %1 ago</source>
        <translation>vu il y a %1</translation>
    </message>
    <message>
        <source>never seen</source>
        <translation>jamais vu</translation>
    </message>
    <message>
        <source>New name of %1</source>
        <translation>Nouveau nom de %1</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Renommer %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>Révoquer %1</translation>
    </message>
    <message>
        <source>Revoke permanently</source>
        <translation>Révoquer pour de bon</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Révoquer…</translation>
    </message>
</context>
<context>
    <name>WallsPane</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Les données ont plus de 10 s&#xa0;: aucune modification possible.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Le rôle operator est requis.</translation>
    </message>
    <message>
        <source>The screen at %1 will be paired as %2 when it connects.</source>
        <translation>L’écran à %1 sera associé sous le nom %2 dès qu’il se présentera.</translation>
    </message>
    <message>
        <source>The screen at %1 was denied.</source>
        <translation>L’écran à %1 a été refusé.</translation>
    </message>
    <message>
        <source>A screen without a token shows a code. Enter it here to give that screen read-only access.</source>
        <translation>Un écran sans jeton affiche un code. Le saisir ici permet à cet écran de regarder, et rien d’autre.</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Murs</translation>
    </message>
    <message>
        <source>A screen at %1 was approved as %2 by %3 and has not connected yet.</source>
        <translation>Un écran à %1 a été approuvé sous le nom %2 par %3 et ne s’est pas encore présenté.</translation>
    </message>
    <message>
        <source>A screen at %1 has been waiting for %2.</source>
        <translation>Un écran à %1 le demande depuis %2.</translation>
    </message>
    <message>
        <source>Code, such as K7QF2M</source>
        <translation>Code, par exemple K7QF2M</translation>
    </message>
    <message>
        <source>Code on the screen</source>
        <translation>Code affiché à l’écran</translation>
    </message>
    <message>
        <source>Name, such as wall-noc-1</source>
        <translation>Nom, tel que wall-noc-1</translation>
    </message>
    <message>
        <source>Name of the screen</source>
        <translation>Nom de l’écran</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Approuver</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Paired screens</source>
        <translation>Écrans associés</translation>
    </message>
    <message>
        <source>%1 is called %2 now.</source>
        <translation>%1 s’appelle désormais %2.</translation>
    </message>
    <message>
        <source>%1 is no longer paired.</source>
        <translation>%1 n’est plus associé.</translation>
    </message>
    <message>
        <source>No paired screens.</source>
        <translation>Aucun écran n’est associé.</translation>
    </message>
    <message>
        <source>Please give %1 the role operator of Holdpoint at %2, to pair screens.</source>
        <translation>Merci de donner à %1 le rôle operator de Holdpoint sur %2, pour associer des écrans.</translation>
    </message>
</context>
<context>
    <name>WeekGrid</name>
    <message>
        <source>Week</source>
        <translation>Semaine</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>%1 est ouverte</translation>
    </message>
    <message>
        <source>New maintenance window</source>
        <translation>Nouvelle fenêtre de maintenance</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nouvelle…</translation>
    </message>
</context>
<context>
    <name>WhatZone</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Guard level %1</source>
        <translation>Niveau de garde %1</translation>
    </message>
    <message>
        <source>Passes by: %1</source>
        <translation>Contourne&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 because %2.</source>
        <translation>%1 car %2.</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Beside you: %1.</source>
        <translation>À côté de vous : %1.</translation>
    </message>
</context>
<context>
    <name>WindowDialog</name>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Désactivé : les données ont plus de 10 s.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Le rôle operator est requis.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Saisissez un nom.</translation>
    </message>
    <message>
        <source>Paused until: enter a time, such as 2026-12-24 00:00.</source>
        <translation>Suspendue jusqu’au : entrez une heure, comme 2026-12-24 00:00.</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Tous les jours</translation>
    </message>
    <message>
        <source>Monday to Friday</source>
        <translation>Du lundi au vendredi</translation>
    </message>
    <message>
        <source>Saturday and Sunday</source>
        <translation>Samedi et dimanche</translation>
    </message>
    <message>
        <source>Every Sunday</source>
        <translation>Tous les dimanches</translation>
    </message>
    <message>
        <source>First Sunday of the month</source>
        <translation>Premier dimanche du mois</translation>
    </message>
    <message>
        <source>For 1 machine</source>
        <translation>Pour 1 machine</translation>
    </message>
    <message>
        <source>For %1 machines</source>
        <translation>Pour %1 machines</translation>
    </message>
    <message>
        <source>Open %1 to %2</source>
        <translation>Ouverte de %1 à %2</translation>
    </message>
    <message>
        <source>Window %1 created.</source>
        <translation>Fenêtre %1 créée.</translation>
    </message>
    <message>
        <source>Window %1 changed.</source>
        <translation>Fenêtre %1 modifiée.</translation>
    </message>
    <message>
        <source>Change window %1</source>
        <translation>Modifier la fenêtre %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>nightly</source>
        <translation>nightly</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Répétition</translation>
    </message>
    <message>
        <source>By the rule below</source>
        <translation>Selon la règle ci-dessous</translation>
    </message>
    <message>
        <source>Dates, as an RRULE of RFC 5545</source>
        <translation>Dates, en RRULE de la RFC 5545</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Fuseau horaire</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>Débute à</translation>
    </message>
    <message>
        <source>Open for</source>
        <translation>Ouverte pendant</translation>
    </message>
    <message>
        <source>Least time left</source>
        <translation>Reste minimal</translation>
    </message>
    <message>
        <source>Paused until (UTC)</source>
        <translation>Suspendue jusqu’au (UTC)</translation>
    </message>
    <message>
        <source>not paused</source>
        <translation>pas suspendue</translation>
    </message>
    <message>
        <source>Roles, separated by commas</source>
        <translation>Rôles, séparés par des virgules</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>Zones, separated by commas</source>
        <translation>Zones, séparées par des virgules</translation>
    </message>
    <message>
        <source>Machines, separated by commas</source>
        <translation>Machines, séparées par des virgules</translation>
    </message>
    <message>
        <source>What the window does</source>
        <translation>Ce que fait la fenêtre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Shows when it opens and for which machines, conflicts first</source>
        <translation>Montre quand elle s’ouvre et pour quelles machines, les conflits d’abord</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Check it first.</source>
        <translation>Vérifiez d’abord.</translation>
    </message>
    <message>
        <source>Create window</source>
        <translation>Créer la fenêtre</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>New maintenance window</source>
        <translation>Nouvelle fenêtre de maintenance</translation>
    </message>
    <message>
        <source>Labels: &apos;%1&apos; is not KEY=VALUE.</source>
        <translation>Labels : « %1 » n’est pas CLÉ=VALEUR.</translation>
    </message>
    <message>
        <source>Closed: &apos;%1&apos; is not a range such as 2026-12-24 00:00 / 2026-12-27 00:00.</source>
        <translation>Fermée : « %1 » n’est pas une plage telle que 2026-12-24 00:00 / 2026-12-27 00:00.</translation>
    </message>
    <message>
        <source>Labels, separated by commas</source>
        <translation>Labels, séparés par des virgules</translation>
    </message>
    <message>
        <source>Closed (UTC), separated by commas</source>
        <translation>Fermée (UTC), séparées par des virgules</translation>
    </message>
</context>
<context>
    <name>WindowFacts</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Cannot be computed</source>
        <translation>Ne peut pas être calculée</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouverte</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Fermée</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Défaut</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Machines</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Dates</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Open for</source>
        <translation>Ouverte pendant</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Temps restant</translation>
    </message>
    <message>
        <source>at least %1, or no work starts</source>
        <translation>au moins %1, sinon rien ne débute</translation>
    </message>
    <message>
        <source>Paused until</source>
        <translation>Suspendue jusqu’au</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Ouvertures</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Can be undone</source>
        <translation>Peut être annulé</translation>
    </message>
    <message>
        <source>Remove window</source>
        <translation>Supprimer la fenêtre</translation>
    </message>
    <message>
        <source>Planned in it</source>
        <translation>Planifié dans celle-ci</translation>
    </message>
    <message>
        <source>No work is planned in this window.</source>
        <translation>Rien n’est planifié dans cette fenêtre.</translation>
    </message>
    <message>
        <source>Nothing is known that will stop it.</source>
        <translation>On ne connaît rien qui l’arrêtera.</translation>
    </message>
    <message>
        <source>How long its machines would take in it, and what would hold them. Changes nothing.</source>
        <translation>Combien de temps y prendraient ses machines, et ce qui les bloquerait. Ne change rien.</translation>
    </message>
    <message>
        <source>Simulate…</source>
        <translation>Simuler…</translation>
    </message>
</context>
<context>
    <name>WorkBar</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>WorkPanel</name>
    <message>
        <source>no time known</source>
        <translation>aucune heure connue</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>Maintenance</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Announced for</source>
        <translation>Annoncée pour</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Échéance</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Machine set</source>
        <translation>Ensemble de machines</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Go to machine</source>
        <translation>Aller à la machine</translation>
    </message>
    <message>
        <source>Agenda</source>
        <translation>Agenda</translation>
    </message>
    <message>
        <source>No maintenance is planned.</source>
        <translation>Aucune maintenance à venir.</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Désactivé : les données ont plus de 10 s.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Le rôle operator est requis.</translation>
    </message>
    <message>
        <source>New window…</source>
        <translation>Nouvelle fenêtre…</translation>
    </message>
    <message>
        <source>Undo: remove %1</source>
        <translation>Annuler : supprimer %1</translation>
    </message>
    <message>
        <source>What will stop it</source>
        <translation>Ce qui l’arrêtera</translation>
    </message>
    <message>
        <source>Select a maintenance to see its event, its window and how long it will take.</source>
        <translation>Choisissez une maintenance pour voir son événement, sa fenêtre et sa durée.</translation>
    </message>
    <message>
        <source>No maintenance will run in the next 12 h.</source>
        <translation>Aucune maintenance dans les 12 prochaines heures.</translation>
    </message>
    <message>
        <source>Maintenances in the next 12 h: %1, %2 to %3.</source>
        <translation>Maintenances dans les 12 prochaines heures : %1, de %2 à %3.</translation>
    </message>
    <message>
        <source>Late: %1.</source>
        <translation>En retard : %1.</translation>
    </message>
    <message>
        <source>Will run</source>
        <translation>Aura lieu</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>En retard</translation>
    </message>
</context>
<context>
    <name>WriteZone</name>
    <message>
        <source>Change</source>
        <translation>L’écriture</translation>
    </message>
    <message>
        <source>Without Holdpoint</source>
        <translation>Hors de Holdpoint</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Patch</translation>
    </message>
    <message>
        <source>Hide the command</source>
        <translation>Masquer la commande</translation>
    </message>
    <message>
        <source>Show as kubectl command</source>
        <translation>Afficher en commande kubectl</translation>
    </message>
    <message>
        <source>kubectl command</source>
        <translation>Commande kubectl</translation>
    </message>
    <message>
        <source>Command, without Holdpoint</source>
        <translation>Commande, hors de Holdpoint</translation>
    </message>
</context>
<context>
    <name>YamlTab</name>
    <message>
        <source>The backend does not serve the stored object.</source>
        <translation>Le backend ne dit pas comment la machine est stockée.</translation>
    </message>
    <message>
        <source>YAML of %1</source>
        <translation>YAML de %1</translation>
    </message>
    <message>
        <source>The machine has changed since then</source>
        <translation>La machine a changé depuis</translation>
    </message>
    <message>
        <source>Show the current version</source>
        <translation>Afficher l’état actuel</translation>
    </message>
    <message>
        <source>Copy YAML</source>
        <translation>Copier le YAML</translation>
    </message>
    <message>
        <source>YAML of %1 copied.</source>
        <translation>YAML de %1 copié.</translation>
    </message>
</context>
<context>
    <name>hp::ui::AlarmBoard</name>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>Ack %1 %2</source>
        <translation>Acq. %1 %2</translation>
    </message>
    <message>
        <source>Shelved to %1</source>
        <translation>En attente jusqu’à %1</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Disparue</translation>
    </message>
    <message>
        <source>No new alarms to acknowledge here.</source>
        <translation>Rien à acquitter&#xa0;: aucune alarme n’y est nouvelle.</translation>
    </message>
    <message>
        <source>Acknowledged %1.</source>
        <translation>Acquitté&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Acknowledged %n alarms.</source>
        <translation>
            <numerusform>%n alarme acquittée.</numerusform>
            <numerusform>%n alarmes acquittées.</numerusform>
        </translation>
    </message>
    <message>
        <source>No alarms to shelve here.</source>
        <translation>Rien à mettre en attente&#xa0;: il n’y a pas d’alarme.</translation>
    </message>
    <message>
        <source>Shelved %1 for %2.</source>
        <translation>%1 mis en attente pour %2.</translation>
    </message>
    <message numerus="yes">
        <source>Shelved %n alarms for %1.</source>
        <translation>
            <numerusform>%n alarme mise en attente pour %1.</numerusform>
            <numerusform>%n alarmes mises en attente pour %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Annulé.</translation>
    </message>
    <message numerus="yes">
        <source>%n alarms in 10 min</source>
        <translation>
            <numerusform>%n alarme en dix minutes</numerusform>
            <numerusform>%n alarmes en dix minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alarms in 10 min, %1 of them: %2</source>
        <translation>
            <numerusform>%n alarme en dix minutes, dont %1 : %2</numerusform>
            <numerusform>%n alarmes en dix minutes, dont %1 : %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent: the data is older than 10 s.</source>
        <translation>Rien n’a été envoyé&#xa0;: les données ont plus de 10 s.</translation>
    </message>
    <message>
        <source>Nothing was sent: you are viewing the past. Go back to now (Esc), then act.</source>
        <translation>Rien n’a été envoyé : ce qui est montré est passé. Revenez au présent (Échap), puis agissez.</translation>
    </message>
    <message>
        <source>Unshelved %1.</source>
        <translation>Réactivé&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Unshelved %n alarms.</source>
        <translation>
            <numerusform>%n alarme réactivée.</numerusform>
            <numerusform>%n alarmes réactivées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n machines</source>
        <translation>
            <numerusform>%1 : %n machine</numerusform>
            <numerusform>%1 : %n machines</numerusform>
        </translation>
    </message>
    <message>
        <source>oldest %1</source>
        <translation>max. %1</translation>
    </message>
    <message>
        <source>%1 late</source>
        <translation>%1 en retard</translation>
    </message>
    <message numerus="yes">
        <source>%n machines</source>
        <translation>
            <numerusform>%n machine</numerusform>
            <numerusform>%n machines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hp::ui::AllClusters</name>
    <message>
        <source>%1 of %2 clusters are connected: %3.</source>
        <translation>%1 clusters sur %2 sont en vue : %3.</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <translation>%1 › %2</translation>
    </message>
</context>
<context>
    <name>hp::ui::AuditText</name>
    <message>
        <source>%1 reviewed the break-glass of %2.</source>
        <translation>%1 a examiné le bris de glace de %2.</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1 : %2, %3.</translation>
    </message>
    <message>
        <source>%1 approved: %2</source>
        <translation>%1 a approuvé : %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>« %1 »</translation>
    </message>
    <message>
        <source>note “%1”</source>
        <translation>note « %1 »</translation>
    </message>
    <message>
        <source>break-glass</source>
        <translation>bris de glace</translation>
    </message>
    <message>
        <source>approved by %1</source>
        <translation>approuvé par %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>depuis %1</translation>
    </message>
    <message>
        <source>on behalf of %1</source>
        <translation>au nom de %1</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>examiné</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>confirmé</translation>
    </message>
    <message>
        <source>will be sent</source>
        <translation>sera envoyé</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>approuvé</translation>
    </message>
    <message>
        <source>about to be sent</source>
        <translation>avant l’envoi</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>observé</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>délai dépassé</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusé</translation>
    </message>
    <message>
        <source>aborted</source>
        <translation>abandonné</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>expiré</translation>
    </message>
    <message>
        <source>voided</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accepté</translation>
    </message>
    <message>
        <source>wave started</source>
        <translation>vague lancée</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>repris</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>created</source>
        <translation>créé</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>remplacé</translation>
    </message>
    <message>
        <source>set</source>
        <translation>défini</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>refusé</translation>
    </message>
    <message>
        <source>paired</source>
        <translation>associé</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>renommé</translation>
    </message>
    <message>
        <source>revoked</source>
        <translation>révoqué</translation>
    </message>
</context>
<context>
    <name>hp::ui::AwayReport</name>
    <message>
        <source>While you were away (%1): no change in held machines.</source>
        <translation>Pendant l’absence (%1) : les mêmes machines sont bloquées.</translation>
    </message>
    <message>
        <source>While you were away (%1): %2, %3 new.</source>
        <translation>Pendant l’absence (%1) : %2, %3 nouveaux.</translation>
    </message>
    <message numerus="yes">
        <source>%n hold(s) cleared</source>
        <translation>
            <numerusform>%n blocage levé</numerusform>
            <numerusform>%n blocages levés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hp::ui::BackendDownload</name>
    <message>
        <source>The export was cancelled.</source>
        <translation>L’export a été annulé.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 ne peut pas être écrit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>The export failed: %1.</source>
        <translation>L’export a échoué&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>hp::ui::BackendSet</name>
    <message>
        <source>%1: cannot be read (%2).</source>
        <translation>%1 : impossible à lire (%2).</translation>
    </message>
    <message>
        <source>%1: the file contains no token.</source>
        <translation>%1 : il ne contient pas de jeton.</translation>
    </message>
    <message>
        <source>%1 is not the address of a backend, such as https://host:7480.</source>
        <translation>%1 n’est pas l’adresse d’un backend, comme https://host:7480.</translation>
    </message>
    <message>
        <source>The console is already connected to %1.</source>
        <translation>La console est déjà connectée à %1.</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>The link is to %1, and the console is not connected to it.</source>
        <translation>Le lien mène à %1, et la console n’y est pas connectée.</translation>
    </message>
</context>
<context>
    <name>hp::ui::BulkMachines</name>
    <message>
        <source>✗ %1: no</source>
        <translation>✗ %1 : non</translation>
    </message>
    <message>
        <source>? %1: unknown</source>
        <translation>? %1 : inconnu</translation>
    </message>
</context>
<context>
    <name>hp::ui::BulkReview</name>
    <message>
        <source>The connection was lost before an answer came: whether the backend received it is not known.</source>
        <translation>La connexion a été perdue avant la réponse&#xa0;: on ignore ici si le backend l’a pris en compte.</translation>
    </message>
    <message>
        <source>The backend no longer has this plan; the audit has what was done.</source>
        <translation>Le backend n’a plus ce plan ; l’audit dit ce qui a été fait.</translation>
    </message>
    <message>
        <source>The plan changed while this was open. Review it again.</source>
        <translation>Le plan a changé pendant qu’il était ouvert. Examinez-le à nouveau.</translation>
    </message>
    <message>
        <source>Type the digits %1 to continue.</source>
        <translation>Saisir les chiffres %1 pour continuer.</translation>
    </message>
    <message>
        <source>No connection to the backend. This is as it was at %1.</source>
        <translation>Pas de connexion au backend. Voici l’état à %1.</translation>
    </message>
    <message>
        <source>The plan stops unless the connection returns in time.</source>
        <translation>Le plan s’arrête si la connexion ne revient pas à temps.</translation>
    </message>
    <message>
        <source>Reading and checking each machine…</source>
        <translation>Lecture et contrôle de chaque machine…</translation>
    </message>
    <message>
        <source>Sending to the backend…</source>
        <translation>Transmission…</translation>
    </message>
    <message>
        <source>Waiting for a second person until %1.</source>
        <translation>Attend une seconde personne jusqu’à %1.</translation>
    </message>
    <message>
        <source>Wave %1 of %2 starts in %3.</source>
        <translation>La vague %1 sur %2 commence dans %3.</translation>
    </message>
    <message>
        <source>Wave %1 of %2 is in progress.</source>
        <translation>La vague %1 sur %2 est en cours.</translation>
    </message>
    <message>
        <source>%1 of %2 machines are finished: %3 observed, %4 skipped, %5 failed, %6 unknown.</source>
        <translation>%1 machines sur %2 sont terminées : %3 observées, %4 ignorées, %5 en échec, %6 inconnues.</translation>
    </message>
    <message>
        <source>%1 on 1 machine</source>
        <translation>%1 sur 1 machine</translation>
    </message>
    <message>
        <source>%1 on %2 machines</source>
        <translation>%1 sur %2 machines</translation>
    </message>
    <message>
        <source>%1 of %2 at %3</source>
        <translation>%1 de %2 à %3</translation>
    </message>
</context>
<context>
    <name>hp::ui::CalendarTimes</name>
    <message>
        <source>no machine set</source>
        <translation>sans ensemble de machines</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Annoncée</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>Planifiée</translation>
    </message>
    <message>
        <source>Scheduled, too long for its window</source>
        <translation>Planifiée, trop longue pour sa fenêtre</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Overrunning</source>
        <translation>Dépasse sa fenêtre</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloquée</translation>
    </message>
    <message>
        <source>Needs a person</source>
        <translation>Intervention humaine requise</translation>
    </message>
    <message>
        <source>Failed verification</source>
        <translation>Vérification échouée</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Expirée</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>environ %1</translation>
    </message>
    <message>
        <source>at least %1: there is no history yet of %2</source>
        <translation>au moins %1 : pas encore d’historique de %2</translation>
    </message>
    <message>
        <source>%1; will overrun by %2</source>
        <translation>%1 ; dépassera de %2</translation>
    </message>
    <message>
        <source>%1; fits</source>
        <translation>%1 ; tient dans la fenêtre</translation>
    </message>
    <message>
        <source>%1; usually up to %2</source>
        <translation>%1 ; d’habitude jusqu’à %2</translation>
    </message>
</context>
<context>
    <name>hp::ui::ClusterStanding</name>
    <message>
        <source>This cluster has no %1 (%2).</source>
        <translation>Ce cluster n’a pas de %1 (%2).</translation>
    </message>
    <message>
        <source>You are not allowed to %1 %2 in all namespaces.</source>
        <translation>Droit manquant&#xa0;: %1 %2 dans tous les namespaces.</translation>
    </message>
    <message>
        <source>Please grant %1 the verbs get, list, watch on %2 in %3.</source>
        <translation>Merci d’accorder à %1 les verbes get, list, watch sur %2 dans %3.</translation>
    </message>
    <message>
        <source>Holdpoint</source>
        <translation>Holdpoint</translation>
    </message>
    <message>
        <source>Needed: get, list, watch.</source>
        <translation>Requis&#xa0;: get, list, watch.</translation>
    </message>
    <message>
        <source>%1: %2 Other clusters unaffected.</source>
        <translation>%1&#xa0;: %2 Autres clusters non touchés.</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Credentials for %1 expired %2.</source>
        <translation>Identifiants de %1 expirés %2.</translation>
    </message>
    <message>
        <source>Credentials for %1 expired.</source>
        <translation>Identifiants de %1 expirés.</translation>
    </message>
    <message>
        <source>Tried once.</source>
        <translation>Un essai.</translation>
    </message>
    <message>
        <source>Tried %1 times.</source>
        <translation>%1 essais.</translation>
    </message>
    <message>
        <source>Last output: %1</source>
        <translation>Dernière sortie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Re-authenticate</source>
        <translation>Se réauthentifier</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, from %2 to %3. A bundle: read only, not live.</source>
        <translation>%1, de %2 à %3. Une archive : lecture seule, pas en direct.</translation>
    </message>
    <message>
        <source>It has timelines, but no states of machines.</source>
        <translation>Elle contient des chronologies, aucun état de machine.</translation>
    </message>
    <message>
        <source>This cluster serves %1 only as %2, which is not supported.</source>
        <translation>Ce cluster ne propose %1 que dans la version %2, qui n’est pas comprise.</translation>
    </message>
    <message>
        <source>Hosts are shown raw and are read-only.</source>
        <translation>Les hôtes sont affichés bruts et rien n’y est écrit.</translation>
    </message>
    <message>
        <source>Machines are shown raw and are read-only.</source>
        <translation>Les machines sont affichées brutes et rien n’y est écrit.</translation>
    </message>
</context>
<context>
    <name>hp::ui::ConnectionProbe</name>
    <message>
        <source>%1: the connection was closed.</source>
        <translation>%1&#xa0;: la connexion a été fermée.</translation>
    </message>
    <message>
        <source>%1: no answer for %2 s.</source>
        <translation>%1&#xa0;: pas de réponse depuis %2 s.</translation>
    </message>
    <message>
        <source>%1: sent a message that is not understood.</source>
        <translation>%1&#xa0;: a envoyé autre chose qu’une trame.</translation>
    </message>
    <message>
        <source>%1 answered in %2 ms: version %3, signed in as %4 (%5).</source>
        <translation>%1 a répondu en %2 ms : version %3, connecté comme %4 (%5).</translation>
    </message>
</context>
<context>
    <name>hp::ui::ConnectionViewModel</name>
    <message>
        <source>API server</source>
        <translation>Serveur API</translation>
    </message>
    <message>
        <source>Kubernetes</source>
        <translation>Kubernetes</translation>
    </message>
    <message>
        <source>Signed in as</source>
        <translation>Connecté comme</translation>
    </message>
    <message>
        <source>Credentials</source>
        <translation>Identifiants</translation>
    </message>
    <message>
        <source>%1, until %2</source>
        <translation>%1, jusqu’à %2</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Leader</translation>
    </message>
    <message>
        <source>this replica</source>
        <translation>ce réplica</translation>
    </message>
    <message>
        <source>not allowed: %1 %2%3</source>
        <translation>ne peut pas %1 %2%3</translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> dans %1</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identité</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rôles</translation>
    </message>
    <message>
        <source>Can write</source>
        <translation>Peut écrire</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Console</translation>
    </message>
    <message>
        <source>Last error</source>
        <translation>Dernière erreur</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Time scale</source>
        <translation>Le temps va</translation>
    </message>
    <message>
        <source>%1 times as fast</source>
        <translation>%1 fois plus vite</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clients</translation>
    </message>
    <message>
        <source>Data directory</source>
        <translation>Répertoire de données</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1, expiry unknown</source>
        <translation>%1, ne dit pas quand il expire</translation>
    </message>
    <message>
        <source>Changes dropped</source>
        <translation>Changements abandonnés</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s), for slow clients</source>
        <translation>
            <numerusform>%n fois, pour des clients lents</numerusform>
            <numerusform>%n fois, pour des clients lents</numerusform>
        </translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>non comprise</translation>
    </message>
    <message>
        <source>%1 not understood: shown raw</source>
        <translation>%1 non comprise&#xa0;: affichage brut</translation>
    </message>
</context>
<context>
    <name>hp::ui::DiagnosticsText</name>
    <message>
        <source># Holdpoint diagnostics</source>
        <translation># Diagnostic Holdpoint</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>This console</source>
        <translation>Cette console</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>Backend</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation>Flux</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Droits</translation>
    </message>
</context>
<context>
    <name>hp::ui::Downloads</name>
    <message>
        <source>%1 cannot be created.</source>
        <translation>%1 ne peut pas être créé.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 ne peut pas être écrit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
</context>
<context>
    <name>hp::ui::ExpectedHolds</name>
    <message>
        <source>does not end</source>
        <translation>ne se termine pas</translation>
    </message>
    <message>
        <source>%1, or does not end</source>
        <translation>%1 ou sans fin</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>hp::ui::GatewaySession</name>
    <message>
        <source>%1: the token is not accepted (401).</source>
        <translation>%1&#xa0;: le jeton n’est pas accepté (401).</translation>
    </message>
    <message>
        <source>%1: this identity is not allowed to connect (403).</source>
        <translation>%1&#xa0;: cette identité ne peut pas se connecter (403).</translation>
    </message>
    <message>
        <source>%1: connection refused.</source>
        <translation>%1&#xa0;: connexion refusée.</translation>
    </message>
    <message>
        <source>%1: no such host.</source>
        <translation>%1&#xa0;: hôte introuvable.</translation>
    </message>
    <message>
        <source>%1: its certificate is not trusted (%2).</source>
        <translation>%1&#xa0;: son certificat n’est pas approuvé (%2).</translation>
    </message>
    <message>
        <source>%1: the server closed the connection.</source>
        <translation>%1&#xa0;: le serveur a fermé la connexion.</translation>
    </message>
    <message>
        <source>%1: no answer.</source>
        <translation>%1&#xa0;: pas de réponse.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: the connection was closed.</source>
        <translation>%1&#xa0;: la connexion a été fermée.</translation>
    </message>
    <message>
        <source>%1: contains no readable certificate.</source>
        <translation>%1&#xa0;: aucun certificat lisible.</translation>
    </message>
    <message>
        <source>%1: silent for %2 s.</source>
        <translation>%1&#xa0;: silence depuis %2 s.</translation>
    </message>
    <message>
        <source>%1: no answer for %2 s.</source>
        <translation>%1&#xa0;: pas de réponse depuis %2 s.</translation>
    </message>
    <message>
        <source>%1: sent a message that is not understood.</source>
        <translation>%1&#xa0;: a envoyé autre chose qu’une trame.</translation>
    </message>
    <message>
        <source>%1: uses version %2 of the protocol, this console version %3.</source>
        <translation>%1&#xa0;: parle la version %2 du protocole, cette console la version %3.</translation>
    </message>
    <message>
        <source>%1: paused here. Nothing is updated until you resume.</source>
        <translation>%1 : en pause ici. Rien n’est suivi jusqu’à la reprise.</translation>
    </message>
    <message>
        <source>Nothing was sent: you are viewing the past. Go back to now (Esc), then act.</source>
        <translation>Rien n’a été envoyé : ce qui est montré est passé. Revenez au présent (Échap), puis agissez.</translation>
    </message>
</context>
<context>
    <name>hp::ui::HandoverSheet</name>
    <message>
        <source>None.</source>
        <translation>Aucune.</translation>
    </message>
    <message>
        <source>| P | Machine | What | Since | Remark |</source>
        <translation>| P | Machine | Quoi | Depuis | Remarque |</translation>
    </message>
    <message>
        <source># Shift handover: %1</source>
        <translation># Relève&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, by %2.</source>
        <translation>%1, par %2.</translation>
    </message>
    <message>
        <source>Alarms in the last 24 h: %1 (P1 %2, P2 %3, P3 %4); in the last hour: %5.</source>
        <translation>Alarmes des dernières 24 h&#xa0;: %1 (P1 %2, P2 %3, P3 %4)&#xa0;; dans la dernière heure&#xa0;: %5.</translation>
    </message>
    <message>
        <source>Alarms are flooding since %1.</source>
        <translation>Avalanche d’alarmes depuis %1.</translation>
    </message>
    <message>
        <source>Unacknowledged</source>
        <translation>Non acquittées</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>Acquitté</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Shelved</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>until %1 by %2: %3</source>
        <translation>jusqu’à %1 par %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>hp::ui::HoldsTable</name>
    <message>
        <source>without an owner</source>
        <translation>sans responsable</translation>
    </message>
    <message>
        <source>no cluster</source>
        <translation>sans cluster</translation>
    </message>
    <message>
        <source>no budget</source>
        <translation>sans budget</translation>
    </message>
    <message>
        <source>no rack</source>
        <translation>sans baie</translation>
    </message>
    <message>
        <source>no maintenance</source>
        <translation>sans maintenance</translation>
    </message>
</context>
<context>
    <name>hp::ui::HoldsViewModel</name>
    <message>
        <source>1 hook is armed</source>
        <translation>1 hook est armé</translation>
    </message>
    <message>
        <source>%1 hooks are armed</source>
        <translation>%1 hooks sont armés</translation>
    </message>
    <message>
        <source>on 1 machine.</source>
        <translation>sur 1 machine.</translation>
    </message>
    <message>
        <source>on %1 machines.</source>
        <translation>sur %1 machines.</translation>
    </message>
    <message>
        <source>Last hold cleared %1 ago.</source>
        <translation>Dernier blocage levé il y a %1.</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>Vérifié&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 at %2: %3.</source>
        <translation>%1 à %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Owner %1</source>
        <translation>Responsable %1</translation>
    </message>
    <message>
        <source>Usually %1, nearly always within %2 (%3 earlier)</source>
        <translation>D’habitude %1, presque toujours en %2 (%3 avant)</translation>
    </message>
    <message>
        <source>No history yet; limit %1</source>
        <translation>Pas encore d’historique&#xa0;; %1 admis</translation>
    </message>
    <message>
        <source>No history yet, no limit</source>
        <translation>Pas encore d’historique, ni de limite</translation>
    </message>
    <message>
        <source>Seen in %1</source>
        <translation>Vu dans %1</translation>
    </message>
    <message>
        <source>- %1 waits at %2 for %3 (owner %4), since %5, %6.</source>
        <translation>- %1 attend à %2 pour %3 (responsable %4), depuis %5, %6.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>%1: these machines wait for you. When will you release them, or may we?</source>
        <translation>%1&#xa0;: ces machines vous attendent. Quand les libérez-vous, ou pouvons-nous le faire&#xa0;?</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>Sans responsable</translation>
    </message>
</context>
<context>
    <name>hp::ui::HostsTable</name>
    <message>
        <source>1 hold</source>
        <translation>1 blocage</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 blocages</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 erreur</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 erreurs</translation>
    </message>
</context>
<context>
    <name>hp::ui::IcsFile</name>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 n’est pas un fichier.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 ne peut pas être lu : %2.</translation>
    </message>
    <message>
        <source>%1 is larger than 5 MiB.</source>
        <translation>%1 dépasse 5 Mio.</translation>
    </message>
</context>
<context>
    <name>hp::ui::KeyMap</name>
    <message>
        <source>No action %1.</source>
        <translation>Il n’y a pas d’action %1.</translation>
    </message>
    <message>
        <source>%1 is not a key.</source>
        <translation>%1 n’est pas une touche.</translation>
    </message>
    <message>
        <source>Esc closes and cancels; it cannot be reassigned.</source>
        <translation>Esc ferme et annule&#xa0;; elle ne peut servir à rien d’autre.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <translation>%1 appartient à «&#xa0;%2&#xa0;».</translation>
    </message>
</context>
<context>
    <name>hp::ui::MachineMatrix</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>no zone</source>
        <translation>sans zone</translation>
    </message>
    <message>
        <source>no role</source>
        <translation>sans rôle</translation>
    </message>
    <message>
        <source>no set</source>
        <translation>sans set</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>no region</source>
        <translation>sans région</translation>
    </message>
    <message>
        <source>no rack</source>
        <translation>sans rack</translation>
    </message>
    <message>
        <source>nothing holds</source>
        <translation>rien ne bloque</translation>
    </message>
    <message>
        <source>no cluster</source>
        <translation>sans cluster</translation>
    </message>
</context>
<context>
    <name>hp::ui::MachineViewModel</name>
    <message>
        <source>%1, %2: %3 When will you release it, or may we?</source>
        <translation>%1, %2&#xa0;: %3 Quand la libérez-vous, ou pouvons-nous le faire&#xa0;?</translation>
    </message>
</context>
<context>
    <name>hp::ui::MergedCluster</name>
    <message>
        <source>%1 was last seen %2</source>
        <translation>%1 a été vu pour la dernière fois %2</translation>
    </message>
    <message>
        <source>%1 is not connected</source>
        <translation>%1 n’est pas connecté</translation>
    </message>
    <message>
        <source>%1 does not serve its machines</source>
        <translation>%1 ne montre pas ses machines</translation>
    </message>
    <message>
        <source>%1 is being loaded</source>
        <translation>%1 est en cours de chargement</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Non connecté</translation>
    </message>
    <message>
        <source>%1 serves machines or hosts in an unsupported version</source>
        <translation>%1 propose des machines ou des hôtes dans une version qui n’est pas comprise</translation>
    </message>
</context>
<context>
    <name>hp::ui::NoticeBus</name>
    <message>
        <source>Show in Holdpoint</source>
        <translation>Afficher dans Holdpoint</translation>
    </message>
</context>
<context>
    <name>hp::ui::OverrideReview</name>
    <message>
        <source>The connection was lost before an answer came: whether the backend received it is not known.</source>
        <translation>La connexion a été perdue avant la réponse&#xa0;: on ignore ici si le backend l’a pris en compte.</translation>
    </message>
    <message>
        <source>It was not aborted. %1</source>
        <translation>L’action n’a pas été interrompue. %1</translation>
    </message>
    <message>
        <source>The checks changed while this was open. Review them again.</source>
        <translation>Les vérifications ont changé entre-temps. À revoir.</translation>
    </message>
    <message>
        <source>The backend did not receive it: nothing was sent.</source>
        <translation>Le backend ne l’a pas reçu&#xa0;: rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Nothing was sent. %1</source>
        <translation>Rien n’a été envoyé. %1</translation>
    </message>
    <message>
        <source>Checked: it can still be done, so it was not done. Review it again before you repeat it.</source>
        <translation>Vérifié&#xa0;: c’est encore possible, donc pas fait. À réexaminer avant de recommencer.</translation>
    </message>
    <message>
        <source>Checked: %1</source>
        <translation>Vérifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>The server accepted it in a dry run; nothing was stored.</source>
        <translation>Le serveur l’a accepté en simulation&#xa0;; rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>The server refused it in a dry run: %1</source>
        <translation>Le serveur l’a refusé en simulation&#xa0;: %1</translation>
    </message>
    <message>
        <source>No dry run was made.</source>
        <translation>Aucun essai à blanc n&apos;a été fait.</translation>
    </message>
    <message>
        <source>The object was replaced by another of the same name while this was open. Review it again.</source>
        <translation>L’objet a été remplacé entre-temps par un autre du même nom. Examinez-le à nouveau.</translation>
    </message>
</context>
<context>
    <name>hp::ui::Overrides</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, requested by %2</source>
        <translation>%1, demandé par %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>%1: the backend no longer knows it; the audit has the outcome.</source>
        <translation>%1 : le backend ne la connaît plus ; l’audit dit comment elle s’est terminée.</translation>
    </message>
    <message>
        <source>%1: still in progress.</source>
        <translation>%1 : toujours en cours.</translation>
    </message>
    <message>
        <source>Read-only: requires the role operator.</source>
        <translation>Consultation seule&#xa0;: le rôle operator est nécessaire.</translation>
    </message>
    <message>
        <source>%1, started by %2</source>
        <translation>%1, lancé par %2</translation>
    </message>
</context>
<context>
    <name>hp::ui::PaletteModel</name>
    <message>
        <source>Open the link</source>
        <translation>Ouvrir le lien</translation>
    </message>
    <message>
        <source>gone since %1</source>
        <translation>disparue depuis %1</translation>
    </message>
</context>
<context>
    <name>hp::ui::PendingCommands</name>
    <message>
        <source>Nothing was sent: the backend takes at most 64 KiB at a time.</source>
        <translation>Rien n’a été envoyé&#xa0;: le backend accepte au plus 64&#xa0;Kio à la fois.</translation>
    </message>
    <message>
        <source>Nothing was sent: there is no connection to the backend.</source>
        <translation>Rien n’a été envoyé&#xa0;: pas de connexion au backend.</translation>
    </message>
</context>
<context>
    <name>hp::ui::RenderedDocument</name>
    <message>
        <source>The picture of the lanes is in the exported file.</source>
        <translation>L&apos;image des pistes est dans le fichier exporté.</translation>
    </message>
    <message>
        <source>The preview ends here; the exported file has all of it.</source>
        <translation>L&apos;aperçu s&apos;arrête ici ; le fichier exporté contient tout.</translation>
    </message>
</context>
<context>
    <name>hp::ui::Replay</name>
    <message>
        <source>You are viewing the past: Esc returns to now.</source>
        <translation>Ce qui est montré est passé : Échap revient au présent.</translation>
    </message>
</context>
<context>
    <name>hp::ui::SavedViews</name>
    <message>
        <source>Enter a name.</source>
        <translation>Saisissez un nom.</translation>
    </message>
    <message>
        <source>There are already %1 views: remove one first.</source>
        <translation>Il y a déjà %1 vues : retirez-en une d&apos;abord.</translation>
    </message>
    <message>
        <source>Another view has the name %1.</source>
        <translation>Une autre vue porte le nom %1.</translation>
    </message>
</context>
<context>
    <name>hp::ui::SelfTest</name>
    <message>
        <source>no fleet arrived</source>
        <translation>aucun parc n’est arrivé</translation>
    </message>
    <message>
        <source>no machine reached the screen</source>
        <translation>aucune machine n’est arrivée à l’écran</translation>
    </message>
    <message>
        <source>the page of %1 was not filled</source>
        <translation>la page de %1 n’a pas été remplie</translation>
    </message>
    <message>
        <source>the connection page was not filled</source>
        <translation>la page de connexion n’a pas été remplie</translation>
    </message>
</context>
<context>
    <name>hp::ui::ShotSeries</name>
    <message>
        <source>%1: its data did not arrive</source>
        <translation>%1&#xa0;: ses données ne sont pas arrivées</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 ne peut pas être écrit</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a page: use fleet, machine:&lt;namespace&gt;/&lt;name&gt;, review:&lt;namespace&gt;/&lt;name&gt;, holds, power, calendar, incidents, audit, alarms, settings, palette, keys or kiosk, with -dark or -contrast after the name</source>
        <translation>&quot;%1&quot; n’est pas une page&#xa0;: utiliser fleet, machine:&lt;namespace&gt;/&lt;name&gt;, review:&lt;namespace&gt;/&lt;name&gt;, holds, power, calendar, incidents, audit, alarms, settings, palette, keys ou kiosk, avec -dark ou -contrast après le nom</translation>
    </message>
</context>
<context>
    <name>hp::ui::Simulator</name>
    <message>
        <source>Simulate replacement…</source>
        <translation>Simuler le remplacement…</translation>
    </message>
    <message>
        <source>Simulate upgrade of %1…</source>
        <translation>Simuler la mise à niveau de %1…</translation>
    </message>
    <message>
        <source>Simulate retirement of rack %1…</source>
        <translation>Simuler le retrait de la baie %1…</translation>
    </message>
    <message>
        <source>Simulate retirement…</source>
        <translation>Simuler le retrait…</translation>
    </message>
    <message>
        <source>Simulate…</source>
        <translation>Simuler…</translation>
    </message>
    <message>
        <source>Simulation: replace %1</source>
        <translation>Simulation&#xa0;: remplacer %1</translation>
    </message>
    <message>
        <source>Simulation: upgrade %1</source>
        <translation>Simulation&#xa0;: mettre à niveau %1</translation>
    </message>
    <message>
        <source>Simulation: maintenance in %1</source>
        <translation>Simulation&#xa0;: maintenance dans %1</translation>
    </message>
    <message>
        <source>Simulation: retire rack %1</source>
        <translation>Simulation&#xa0;: retirer la baie %1</translation>
    </message>
    <message>
        <source>Simulation: retire %1</source>
        <translation>Simulation&#xa0;: retirer %1</translation>
    </message>
    <message>
        <source>Does not end</source>
        <translation>Ne se termine pas</translation>
    </message>
    <message>
        <source>Ends after %1, between %2 and %3 (p5 to p95)</source>
        <translation>Se termine après %1, entre %2 et %3 (p5 à p95)</translation>
    </message>
    <message>
        <source>Ends after %1, at least %2 (p5)</source>
        <translation>Se termine après %1, au moins %2 (p5)</translation>
    </message>
    <message>
        <source>1 of %1 runs does not end</source>
        <translation>1 des %1 exécutions sans fin</translation>
    </message>
    <message>
        <source>%1 of %2 runs do not end</source>
        <translation>%1 des %2 exécutions sans fin</translation>
    </message>
    <message>
        <source>%1: held by %2</source>
        <translation>%1&#xa0;: bloquées par %2</translation>
    </message>
    <message>
        <source>Surge: none, as many machines run all the time</source>
        <translation>Machines en plus&#xa0;: aucune, il en tourne toujours autant</translation>
    </message>
    <message>
        <source>Surge: 1 machine, if as many as now must run all the time</source>
        <translation>Machines en plus&#xa0;: 1, s’il doit toujours en tourner autant que maintenant</translation>
    </message>
    <message>
        <source>Surge: %1 machines, if as many as now must run all the time</source>
        <translation>Machines en plus&#xa0;: %1, s’il doit toujours en tourner autant que maintenant</translation>
    </message>
</context>
<context>
    <name>hp::ui::TimelineView</name>
    <message>
        <source>Nothing changed for %1. Click to fold it.</source>
        <translation>Rien n&apos;a changé pendant %1. Un clic replie la période.</translation>
    </message>
    <message>
        <source>Nothing changed for %1, %2 to %3. Click to open it.</source>
        <translation>Rien n&apos;a changé pendant %1, de %2 à %3. Un clic ouvre la période.</translation>
    </message>
</context>
<context>
    <name>hp::ui::Words</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 ko</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 Mo</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 Go</translation>
    </message>
</context>
</TS>
