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
        <source>Look again</source>
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
        <source>Press and hold for 1.5 s (Ctrl+Enter). It is sent %1 s later, until then it can be aborted.</source>
        <translation>Maintenir appuyé 1,5 s (Ctrl+Enter). L’envoi a lieu %1 s plus tard&#xa0;; d’ici là, il peut être interrompu.</translation>
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
        <source>explained</source>
        <translation>expliqué</translation>
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
        <source>File with the token of this person</source>
        <translation>Fichier avec le jeton de cette personne</translation>
    </message>
    <message>
        <source>/home/ada/prod-b.token</source>
        <translation>/home/ada/prod-b.token</translation>
    </message>
    <message>
        <source>File of the authority to trust, empty for those of the system</source>
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
        <source>An address and a token are needed.</source>
        <translation>Il faut une adresse et un jeton.</translation>
    </message>
</context>
<context>
    <name>AlarmLine</name>
    <message>
        <source>No alarm waits for a person</source>
        <translation>Aucune alarme n’attend quelqu’un</translation>
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
</context>
<context>
    <name>AlarmsPage</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Les données ont plus de 10 s&#xa0;: aucune modification possible.</translation>
    </message>
    <message>
        <source>%1 may not change alarms.</source>
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
        <source>1 stands longer than 24 h</source>
        <translation>1 dure depuis plus de 24 h</translation>
    </message>
    <message>
        <source>%1 stand longer than 24 h</source>
        <translation>%1 durent depuis plus de 24 h</translation>
    </message>
    <message>
        <source>Copies what the next shift has to know, as Markdown</source>
        <translation>Copie en Markdown ce que l’équipe suivante doit savoir</translation>
    </message>
    <message>
        <source>Copy shift handover sheet</source>
        <translation>Copier la fiche de relève</translation>
    </message>
    <message>
        <source>The handover sheet is in the clipboard.</source>
        <translation>La fiche de relève est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>a person keeps up with 10</source>
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
        <source>Nothing waits for an acknowledgement.</source>
        <translation>Rien n’attend d’acquittement.</translation>
    </message>
    <message>
        <source>Alarms that nobody has acknowledged</source>
        <translation>Alarmes que personne n’a acquittées</translation>
    </message>
    <message>
        <source>raised %1 ago</source>
        <translation>levée il y a %1</translation>
    </message>
    <message>
        <source>Acknowledged, not solved</source>
        <translation>Acquittées, non résolues</translation>
    </message>
    <message>
        <source>Nothing is acknowledged and still there.</source>
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
        <source>No alarm comes and goes.</source>
        <translation>Aucune alarme ne va et vient.</translation>
    </message>
    <message>
        <source>Alarms that come and go</source>
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
        <source>Nothing is shelved.</source>
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
        <source>The backend tells nothing about alarms.</source>
        <translation>Le backend ne dit rien des alarmes.</translation>
    </message>
</context>
<context>
    <name>AppearancePane</name>
    <message>
        <source>Kept in %1.</source>
        <translation>Conservé dans %1.</translation>
    </message>
    <message>
        <source>Forgotten when the console is closed.</source>
        <translation>Oublié à la fermeture de la console.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>As the desktop</source>
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
        <source>Light for a lit room, dark for a dim one.</source>
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
        <source>Counts when the console is started again.</source>
        <translation>Pris en compte au redémarrage de la console.</translation>
    </message>
    <message>
        <source>On top of what the desktop sets.</source>
        <translation>En plus du réglage du bureau.</translation>
    </message>
    <message>
        <source>Reduce motion: nothing moves or blinks</source>
        <translation>Moins de mouvement&#xa0;: rien ne bouge ni ne clignote</translation>
    </message>
</context>
<context>
    <name>AuditList</name>
    <message>
        <source>reviewed</source>
        <translation>examiné</translation>
    </message>
    <message>
        <source>about to send</source>
        <translation>avant l’envoi</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Acteur</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Digest</source>
        <translation>Digest</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>ligne %1</translation>
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
        <source>On behalf of</source>
        <translation>Au nom de</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>on behalf of %1</source>
        <translation>au nom de %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>depuis %1</translation>
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
        <source>Two persons</source>
        <translation>Deux personnes</translation>
    </message>
    <message>
        <source>Every row was read again, %1 are whole.</source>
        <translation>Chaque ligne a été relue, %1 sont intactes.</translation>
    </message>
    <message>
        <source>Filter (/)</source>
        <translation>Filtre (/)</translation>
    </message>
    <message>
        <source>Saves the rows that are shown</source>
        <translation>Enregistre les lignes affichées</translation>
    </message>
    <message>
        <source>Save CSV</source>
        <translation>Enregistrer en CSV</translation>
    </message>
    <message>
        <source>Saves the rows that are shown, one JSON object a line</source>
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
        <source>1 break-glass waits for its review</source>
        <translation>1 bris de glace attend son examen</translation>
    </message>
    <message>
        <source>%1 break-glasses wait for their review</source>
        <translation>%1 bris de glace attendent leur examen</translation>
    </message>
    <message>
        <source>The backend reads every row and its hash again</source>
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
        <source>Nobody has changed anything in %1 through Holdpoint.</source>
        <translation>Personne n’a rien changé dans %1 via Holdpoint.</translation>
    </message>
    <message>
        <source>Rows are hidden by the filters.</source>
        <translation>Des lignes sont masquées par les filtres.</translation>
    </message>
    <message>
        <source>Takes a saved query, or saves what is filtered now</source>
        <translation>Reprend une requête enregistrée ou enregistre le filtre actuel</translation>
    </message>
    <message>
        <source>Query: %1</source>
        <translation>Requête : %1</translation>
    </message>
    <message>
        <source>Saved queries…</source>
        <translation>Requêtes enregistrées…</translation>
    </message>
    <message>
        <source>Filter by actor, action, object or reason (/)</source>
        <translation>Filtrer par acteur, action, objet ou motif (/)</translation>
    </message>
    <message>
        <source>from:10.0.7 looks at addresses alone, for:ada at who is acted for, actor: object: action: at theirs</source>
        <translation>from:10.0.7 cherche dans les adresses seules, for:ada dans la personne représentée, actor: object: action: dans les leurs</translation>
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
        <source>The server was not asked</source>
        <translation>Le serveur n’a pas été consulté</translation>
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
        <source>Choose a row to see its patch, its dry run and its interlocks.</source>
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
    <name>BackendPicker</name>
    <message>
        <source>Backends</source>
        <translation>Backends</translation>
    </message>
    <message>
        <source>What is written in a window goes to its backend alone.</source>
        <translation>Ce qui est écrit dans une fenêtre ne va qu’à son backend.</translation>
    </message>
    <message>
        <source>Add a backend…</source>
        <translation>Ajouter un backend…</translation>
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
        <source>%1, %2 new alarms, the worst is P%3</source>
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
        <source>Show %1 in a window beside this one</source>
        <translation>Afficher %1 dans une fenêtre à côté de celle-ci</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>À côté</translation>
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
    <name>BudgetsPane</name>
    <message>
        <source>What the backend applies to the holds of now. Without a history the budget counts; else what took longer than 95 of 100 like it is late.</source>
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
        <source>any time</source>
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
        <source>Budgets show with the holds that they are for.</source>
        <translation>Les budgets apparaissent avec leurs blocages.</translation>
    </message>
    <message>
        <source>There are no holds.</source>
        <translation>Il n’y a pas de blocage.</translation>
    </message>
</context>
<context>
    <name>BulkBar</name>
    <message>
        <source>1 hold chosen</source>
        <translation>1 blocage choisi</translation>
    </message>
    <message>
        <source>%1 holds chosen</source>
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
        <source>Choose none</source>
        <translation>Ne rien choisir</translation>
    </message>
    <message>
        <source>Nothing is sent on data older than 10 s.</source>
        <translation>Rien n’est envoyé sur des données de plus de 10 s.</translation>
    </message>
    <message>
        <source>The role operator is needed.</source>
        <translation>Le rôle operator est requis.</translation>
    </message>
</context>
<context>
    <name>CalendarPage</name>
    <message>
        <source>The month before</source>
        <translation>Le mois précédent</translation>
    </message>
    <message>
        <source>The week before</source>
        <translation>La semaine précédente</translation>
    </message>
    <message>
        <source>From today on</source>
        <translation>À partir d’aujourd’hui</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>Le mois suivant</translation>
    </message>
    <message>
        <source>The week after</source>
        <translation>La semaine suivante</translation>
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
        <source>Saves windows and maintenances as iCalendar, for calendars of people</source>
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
        <source>No windows and no maintenance in %1. Maintenance may begin at any time.</source>
        <translation>Ni fenêtre ni maintenance dans %1. Une maintenance peut commencer à tout moment.</translation>
    </message>
    <message>
        <source>Plans one piece of work, or imports a calendar</source>
        <translation>Planifie un travail ou importe un calendrier</translation>
    </message>
    <message>
        <source>Plan work…</source>
        <translation>Planifier un travail…</translation>
    </message>
    <message>
        <source>Copies the address of the calendar, for programs that subscribe to it</source>
        <translation>Copie l’adresse du calendrier, pour les programmes qui s’y abonnent</translation>
    </message>
    <message>
        <source>Copy feed</source>
        <translation>Copier le flux</translation>
    </message>
    <message>
        <source>Copied. Add ?token= and the token of a viewer.</source>
        <translation>Copié. Ajoutez ?token= et le jeton d’un viewer.</translation>
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
    <name>ColumnTitle</name>
    <message>
        <source>sorted, descending</source>
        <translation>tri décroissant</translation>
    </message>
    <message>
        <source>sorted, ascending</source>
        <translation>tri croissant</translation>
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
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>Nothing is called so.</source>
        <translation>Rien ne porte ce nom.</translation>
    </message>
</context>
<context>
    <name>ConnectionPage</name>
    <message>
        <source>Backend connection</source>
        <translation>Connexion au backend</translation>
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
        <source>The backend has no stream.</source>
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
        <source>Last sign</source>
        <translation>Dernier signe</translation>
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
        <source>In the way</source>
        <translation>Obstacle</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Droits</translation>
    </message>
    <message>
        <source>Connecting a second time…</source>
        <translation>Seconde connexion en cours…</translation>
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
        <source>Connects again and catches up</source>
        <translation>Se reconnecte et rattrape le retard</translation>
    </message>
    <message>
        <source>Ends the connection until you resume it</source>
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
        <source>Connects a second time and says what came of it</source>
        <translation>Se connecte une seconde fois et dit le résultat</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>What the sign-in plug-in printed last, without secrets</source>
        <translation>Ce que le plug-in de connexion a écrit en dernier, sans secrets</translation>
    </message>
    <message>
        <source>Sign-in log</source>
        <translation>Journal de connexion</translation>
    </message>
    <message>
        <source>The credentials do not say when they end.</source>
        <translation>Les identifiants ne disent pas quand ils expirent.</translation>
    </message>
    <message>
        <source>The credentials end in %1.</source>
        <translation>Les identifiants expirent dans %1.</translation>
    </message>
    <message>
        <source>The credentials ended %1 ago.</source>
        <translation>Les identifiants ont expiré il y a %1.</translation>
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
        <source>Gone after people took off %n hook(s)</source>
        <translation>
            <numerusform>Disparue après le retrait de %n hook</numerusform>
            <numerusform>Disparue après le retrait de %n hooks</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone; nobody was seen to delete it</source>
        <translation>Disparue ; personne n&apos;a été vu la supprimer</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 à %2, %3</translation>
    </message>
    <message>
        <source>No hook held it</source>
        <translation>Aucun hook ne l&apos;a retenue</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Créée</translation>
    </message>
    <message>
        <source>Lived</source>
        <translation>A vécu</translation>
    </message>
    <message>
        <source>Held longest by</source>
        <translation>Retenue le plus longtemps par</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Comment elle a fini</translation>
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
        <source>The record begins %1; of machines before it nothing is known.</source>
        <translation>L&apos;enregistrement commence le %1 ; des machines antérieures, rien n&apos;est connu.</translation>
    </message>
    <message>
        <source>The record knows no earlier machine named %1.</source>
        <translation>L&apos;enregistrement ne connaît aucune machine précédente nommée %1.</translation>
    </message>
    <message>
        <source>Loading earlier machines</source>
        <translation>Chargement des machines précédentes</translation>
    </message>
</context>
<context>
    <name>EntryItem</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Take in: %1</source>
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
        <source>Comment, in your own words</source>
        <translation>Commentaire, avec vos mots</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
</context>
<context>
    <name>EntryList</name>
    <message>
        <source>%1 of %2 taken in</source>
        <translation>%1 sur %2 incluses</translation>
    </message>
    <message>
        <source>%1 more are left out</source>
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
        <source>The record has nothing about these machines in this range.</source>
        <translation>L’historique n’a rien sur ces machines dans cette période.</translation>
    </message>
</context>
<context>
    <name>ExitButtons</name>
    <message>
        <source>A message to the owner is on the clipboard.</source>
        <translation>Un message au responsable est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The way out is on the clipboard.</source>
        <translation>L’issue est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Copies it</source>
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
        <source>Opens a review; nothing is sent by this button</source>
        <translation>Ouvre un examen&#xa0;; ce bouton n’envoie rien</translation>
    </message>
    <message>
        <source>%1… (%2)</source>
        <translation>%1… (%2)</translation>
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
        <source>Save the incident first: what is exported is what is stored.</source>
        <translation>Enregistrer d’abord l’incident&#xa0;: seul ce qui est enregistré est exporté.</translation>
    </message>
    <message>
        <source>The file goes to the downloads. Who exported what is part of the record.</source>
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
        <source>Nothing was exported since the backend started.</source>
        <translation>Rien n’a été exporté depuis le démarrage du backend.</translation>
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
        <source>Times that follow from the entries</source>
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
        <source>a guess</source>
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
        <source>Contributing factors, one a line</source>
        <translation>Facteurs contributifs, un par ligne</translation>
    </message>
    <message>
        <source>What went well, one a line</source>
        <translation>Ce qui a bien marché, un par ligne</translation>
    </message>
    <message>
        <source>Actions, one a line</source>
        <translation>Actions, une par ligne</translation>
    </message>
    <message>
        <source>Holdpoint writes no conclusions.</source>
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
</context>
<context>
    <name>FilterChip</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
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
        <source>Power in doubt</source>
        <translation>Alim. douteuse</translation>
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
</context>
<context>
    <name>FleetList</name>
    <message>
        <source>Machines</source>
        <translation>Machines</translation>
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
        <source>Urgency</source>
        <translation>Urgence</translation>
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
        <source>Every machine is hidden by the filter.</source>
        <translation>Toutes les machines sont masquées par le filtre.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>Copy request</source>
        <translation>Copier la demande</translation>
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
</context>
<context>
    <name>GatesZone</name>
    <message>
        <source>Before it is sent</source>
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
        <source>Why: at least 10 characters, or a ticket id</source>
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
        <source>Break-glass: nobody else is asked. It is sent after %1 s, with an alarm for everybody and a review that has to be closed.</source>
        <translation>Bris de glace&#xa0;: personne d’autre n’est consulté. L’envoi a lieu après %1 s, avec une alarme pour tous et un examen à clore.</translation>
    </message>
    <message>
        <source>A second person has to approve it: another identity with the role approver.</source>
        <translation>Une seconde personne doit l’approuver&#xa0;: une autre identité avec le rôle approver.</translation>
    </message>
    <message>
        <source>Break-glass: there is no time for a second person</source>
        <translation>Bris de glace&#xa0;: pas le temps pour une seconde personne</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <translation>%1 à %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>no reason was asked for</source>
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
        <source>Nothing is sent on data older than 10 s.</source>
        <translation>Rien n’est envoyé sur des données de plus de 10 s.</translation>
    </message>
    <message>
        <source>The role operator is needed.</source>
        <translation>Le rôle operator est requis.</translation>
    </message>
</context>
<context>
    <name>GuardsPane</name>
    <message>
        <source>Look, copy, export</source>
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
        <source>Reversible in the cluster: cordon, our own hold, power on</source>
        <translation>Réversible dans le cluster&#xa0;: isoler (cordon), notre blocage, allumer</translation>
    </message>
    <message>
        <source>a review</source>
        <translation>un examen</translation>
    </message>
    <message>
        <source>Irreversible, one worker, every interlock green</source>
        <translation>Irréversible, un worker, tous les verrous au vert</translation>
    </message>
    <message>
        <source>reason, press and hold, 10 s to abort</source>
        <translation>motif, appui maintenu, 10 s pour interrompre</translation>
    </message>
    <message>
        <source>Irreversible, and control plane, a red interlock, or somebody else&apos;s key</source>
        <translation>Irréversible et plan de contrôle, un verrou rouge ou la clé d’un tiers</translation>
    </message>
    <message>
        <source>as G3, type the name, a second person; or break-glass</source>
        <translation>comme G3, saisir le nom, seconde personne&#xa0;; ou bris de glace</translation>
    </message>
    <message>
        <source>Leaks or corrupts: strip a finalizer, force delete</source>
        <translation>Fuite ou corruption&#xa0;: retirer un finalizer, forcer la suppression</translation>
    </message>
    <message>
        <source>never done, only explained</source>
        <translation>jamais fait, seulement expliqué</translation>
    </message>
    <message>
        <source>A red or unknown interlock lifts an action by one level. A site may raise levels by its policy and never lower them.</source>
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
        <source>may change the cluster</source>
        <translation>peut modifier le cluster</translation>
    </message>
    <message>
        <source>may look and not change</source>
        <translation>peut voir, pas modifier</translation>
    </message>
    <message>
        <source>Approvers are identities with the role approver or admin; nobody approves what they committed themselves.</source>
        <translation>Les approbateurs sont des identités au rôle approver ou admin&#xa0;; nul n’approuve ce qu’il a lui-même validé.</translation>
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
    <name>HoldInspector</name>
    <message>
        <source>Choose a hold to see why it is there and what ends it (J K).</source>
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
        <source>Opens a review; nothing is sent by this button</source>
        <translation>Ouvre un examen&#xa0;; ce bouton n’envoie rien</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>at least %1; opens its checks</source>
        <translation>au moins %1&#xa0;; ouvre ses vérifications</translation>
    </message>
    <message>
        <source>Nothing is sent on data older than 10 s.</source>
        <translation>Rien n’est envoyé sur des données de plus de 10 s.</translation>
    </message>
    <message>
        <source>You may look and not act: the role operator is needed.</source>
        <translation>Consultation seule&#xa0;: le rôle operator est nécessaire.</translation>
    </message>
</context>
<context>
    <name>HoldList</name>
    <message>
        <source>Holds</source>
        <translation>Blocages</translation>
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
        <source>Usually by</source>
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
        <source>Since</source>
        <translation>Depuis</translation>
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
        <source>usually over by %1</source>
        <translation>d’habitude fini à %1</translation>
    </message>
    <message>
        <source>%1, %2 at %3, %4</source>
        <translation>%1, %2 à %3, %4</translation>
    </message>
    <message>
        <source>Choose %1, %2</source>
        <translation>Choisir %1, %2</translation>
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
</context>
<context>
    <name>HoldsPage</name>
    <message>
        <source>A message to the owner is on the clipboard.</source>
        <translation>Un message au responsable est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The sentence is on the clipboard.</source>
        <translation>La phrase est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The kubectl command is on the clipboard.</source>
        <translation>La commande kubectl est dans le presse-papiers.</translation>
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
</context>
<context>
    <name>HostPanel</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Les données ont plus de 10 s&#xa0;: aucune modification possible.</translation>
    </message>
    <message>
        <source>%1 may not change hosts.</source>
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
        <source>Wants</source>
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
        <source>Is</source>
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
        <source>Reboot asked</source>
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
        <source>A soft shutdown that does not end within about 3 m is followed by a hard one; the card counts down.</source>
        <translation>Un arrêt doux qui ne finit pas en 3 m environ est suivi d’un arrêt forcé&#xa0;; la carte affiche le décompte.</translation>
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
        <source>Choose a machine on another page first, or name one in a new incident</source>
        <translation>Choisir d’abord une machine sur une autre page, ou en nommer une dans un nouvel incident</translation>
    </message>
    <message>
        <source>New from selection</source>
        <translation>Nouveau de la sélection</translation>
    </message>
    <message>
        <source>No machine is chosen.</source>
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
        <source>Without a title</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Choose a machine and press “New from selection”.</source>
        <translation>Choisir une machine et cliquer sur «&#xa0;Nouveau de la sélection&#xa0;».</translation>
    </message>
    <message>
        <source>No incident was written yet.</source>
        <translation>Aucun incident n’a encore été rédigé.</translation>
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
        <source>Not saved yet; it stays here while you are connected elsewhere or not at all.</source>
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
        <source>Save mine over it</source>
        <translation>Écraser par le mien</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Prendre l’autre</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
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
        <source>The range, the entries that matter and your words become one file: Markdown, HTML, JSON, CSV or a bundle.</source>
        <translation>La période, les entrées utiles et vos mots forment un fichier&#xa0;: Markdown, HTML, JSON, CSV ou un paquet.</translation>
    </message>
    <message>
        <source>Choose an incident, or begin one from a machine.</source>
        <translation>Choisir un incident, ou en commencer un depuis une machine.</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Nothing is waiting for a person. 1 machine has an armed hook.</source>
        <translation>Rien n’attend quelqu’un. 1 machine a un hook armé.</translation>
    </message>
    <message>
        <source>Nothing is waiting for a person. %1 machines have armed hooks.</source>
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
        <source>nobody says who set it</source>
        <translation>nul ne dit qui l’a posé</translation>
    </message>
    <message>
        <source>A request: it goes when the host is on again.</source>
        <translation>Une demande&#xa0;: elle disparaît quand l’hôte est rallumé.</translation>
    </message>
    <message>
        <source>Ours: an operator may release it (%1).</source>
        <translation>La nôtre&#xa0;: un opérateur peut la lever (%1).</translation>
    </message>
    <message>
        <source>Somebody else&apos;s: released with a second person (%1).</source>
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
        <source>Group the matrix otherwise</source>
        <translation>Grouper la matrice autrement</translation>
    </message>
    <message>
        <source>Connect again</source>
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
        <source>Times: since when, or how long</source>
        <translation>Temps : depuis quand ou combien</translation>
    </message>
    <message>
        <source>Choose a backend…</source>
        <translation>Choisir un backend…</translation>
    </message>
    <message>
        <source>Mark a time: twice for a range</source>
        <translation>Marquer un instant&#xa0;: deux fois pour une plage</translation>
    </message>
    <message>
        <source>Add the marked range to an incident</source>
        <translation>Ajouter la plage marquée à un incident</translation>
    </message>
    <message>
        <source>Preview of the kiosk</source>
        <translation>Aperçu du kiosque</translation>
    </message>
</context>
<context>
    <name>KeyboardPane</name>
    <message>
        <source>Write keys such as Ctrl+K, several with a comma; Enter takes them. No single letter writes to a cluster.</source>
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
        <source>The keys are in the clipboard.</source>
        <translation>Les touches sont dans le presse-papiers.</translation>
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
        <source>The console speaks the language of the desktop where it knows it, and English otherwise. LANGUAGE=en before the start has it speak English.</source>
        <translation>La console parle la langue du bureau si elle la connaît, sinon l’anglais. LANGUAGE=en avant le démarrage la met en anglais.</translation>
    </message>
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
        <source>as they come, never translated</source>
        <translation>tels quels, jamais traduits</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
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
        <source>Last switched on</source>
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
        <source>Action ends by</source>
        <translation>Fin de l’action à</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Errors in a row</source>
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
</context>
<context>
    <name>MachineHeader</name>
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
        <source>What can be done about this machine; each is reviewed first</source>
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
</context>
<context>
    <name>MachinePage</name>
    <message>
        <source>There is no machine %1.</source>
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
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>The sentence is on the clipboard.</source>
        <translation>La phrase est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>No machine with a sentence is chosen.</source>
        <translation>Aucune machine avec une phrase n’est choisie.</translation>
    </message>
    <message>
        <source>The kubectl command is on the clipboard.</source>
        <translation>La commande kubectl est dans le presse-papiers.</translation>
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
        <source>Choose a machine first, then write a note on it.</source>
        <translation>Choisissez d’abord une machine, puis écrivez une note dessus.</translation>
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
        <source>Waits for your approval: %1</source>
        <translation>Attend votre approbation : %1</translation>
    </message>
    <message>
        <source>This is what a kiosk shows. Esc ends it.</source>
        <translation>Voici ce que montre un kiosque. Échap y met fin.</translation>
    </message>
    <message>
        <source>Mark a range of the timeline first: M twice, or Shift and drag.</source>
        <translation>Marquez d’abord une plage de la chronologie&#xa0;: M deux fois, ou Maj et glisser.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>MatrixPane</name>
    <message>
        <source>Grouped by %1. Group otherwise</source>
        <translation>Groupée par %1. Grouper autrement</translation>
    </message>
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
</context>
<context>
    <name>MiniTimeline</name>
    <message>
        <source>The last two hours of %1</source>
        <translation>Les deux dernières heures de %1</translation>
    </message>
    <message>
        <source>Nothing was recorded in the last two hours.</source>
        <translation>Rien n’a été enregistré ces deux dernières heures.</translation>
    </message>
    <message>
        <source>Loading the timeline</source>
        <translation>Chargement de la chronologie</translation>
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
        <source>%1, %2 waiting for you</source>
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
        <source>Nothing is sent on data older than 10 s.</source>
        <translation>Rien n’est envoyé sur des données de plus de 10 s.</translation>
    </message>
    <message>
        <source>The role operator is needed.</source>
        <translation>Le rôle operator est requis.</translation>
    </message>
    <message>
        <source>A note says something.</source>
        <translation>Une note dit quelque chose.</translation>
    </message>
    <message>
        <source>The note is in the timeline of %1.</source>
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
        <source>During a flood the desktop is told once, not of every alarm.</source>
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
        <source>Tell the desktop of</source>
        <translation>Avertir le bureau de</translation>
    </message>
    <message>
        <source>The alarm line of the window shows every alarm.</source>
        <translation>La ligne d’alarmes de la fenêtre les montre toutes.</translation>
    </message>
</context>
<context>
    <name>OverrideGates</name>
    <message>
        <source>Nothing is sent on data older than 10 s.</source>
        <translation>Rien n’est envoyé sur des données de plus de 10 s.</translation>
    </message>
    <message>
        <source>You may look and not act: the role operator is needed.</source>
        <translation>Consultation seule&#xa0;: le rôle operator est nécessaire.</translation>
    </message>
    <message>
        <source>Holdpoint explains this and never does it.</source>
        <translation>Holdpoint explique ceci et ne le fait jamais.</translation>
    </message>
    <message>
        <source>A reason is needed.</source>
        <translation>Un motif est requis.</translation>
    </message>
    <message>
        <source>The reason needs %1 characters or a ticket id.</source>
        <translation>Le motif exige %1 caractères ou un n° de ticket.</translation>
    </message>
    <message>
        <source>Type %1 to go on.</source>
        <translation>Saisir %1 pour continuer.</translation>
    </message>
    <message>
        <source>It does not wait for an approval.</source>
        <translation>Aucune approbation n’est attendue.</translation>
    </message>
    <message>
        <source>Another person than %1 has to approve.</source>
        <translation>Une autre personne que %1 doit approuver.</translation>
    </message>
    <message>
        <source>The role approver is needed to approve it.</source>
        <translation>Le rôle approver est requis pour l’approuver.</translation>
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
        <source>Nothing is sent on data older than 10 s.</source>
        <translation>Rien n’est envoyé sur des données de plus de 10 s.</translation>
    </message>
    <message>
        <source>The role operator is needed.</source>
        <translation>Le rôle operator est requis.</translation>
    </message>
    <message>
        <source>It takes what is done and on which machines.</source>
        <translation>Il manque ce qui est fait et sur quelles machines.</translation>
    </message>
    <message>
        <source>It takes two times, such as 2026-03-07 02:00.</source>
        <translation>Il manque deux heures, comme 2026-03-07 02:00.</translation>
    </message>
    <message>
        <source>Paste the text of an .ics file.</source>
        <translation>Collez le texte d’un fichier .ics.</translation>
    </message>
    <message>
        <source>no time is ahead</source>
        <translation>aucune date à venir</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 and %2 times more</source>
        <translation>%1 et encore %2 fois</translation>
    </message>
    <message>
        <source>Planned: %1.</source>
        <translation>Planifié : %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries are taken.</source>
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
        <source>What is done</source>
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
        <source>Hands on the machine</source>
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
        <source>Machines, parted by commas</source>
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
        <source>Paste the text of an .ics file. It replaces what was imported before.</source>
        <translation>Collez le texte d’un fichier .ics. Il remplace ce qui a été importé avant.</translation>
    </message>
    <message>
        <source>What it would bring</source>
        <translation>Ce que cela apporterait</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Shows what it would bring, conflicts first</source>
        <translation>Montre ce que cela apporterait, les conflits d’abord</translation>
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
        <source>Import</source>
        <translation>Importer</translation>
    </message>
</context>
<context>
    <name>PowerCard</name>
    <message>
        <source>hard in %1 s</source>
        <translation>forcé dans %1 s</translation>
    </message>
    <message>
        <source>hard is due</source>
        <translation>forcé imminent</translation>
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
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>on for %1</source>
        <translation>allumé %1</translation>
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
        <source>Show the hosts one below the other</source>
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
</context>
<context>
    <name>PowerRowItem</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
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
</context>
<context>
    <name>PowerWall</name>
    <message>
        <source>Hosts</source>
        <translation>Hôtes</translation>
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
        <source>Making the document</source>
        <translation>Création du document</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
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
        <source>Handing it over…</source>
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
        <source>Waiting to see the effect</source>
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
    <name>QueryMenu</name>
    <message>
        <source>Saved queries</source>
        <translation>Requêtes enregistrées</translation>
    </message>
    <message>
        <source>No query is saved yet.</source>
        <translation>Aucune requête enregistrée.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove the query %1</source>
        <translation>Retirer la requête %1</translation>
    </message>
    <message>
        <source>Name for what is filtered now</source>
        <translation>Nom du filtre actuel</translation>
    </message>
    <message>
        <source>Name of the query</source>
        <translation>Nom de la requête</translation>
    </message>
    <message>
        <source>Save query</source>
        <translation>Enregistrer</translation>
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
        <source>Write a time such as 2026-11-20T13:10:00Z.</source>
        <translation>Saisir une heure telle que 2026-11-20T13:10:00Z.</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>To, UTC; empty while it goes on</source>
        <translation>À, UTC&#xa0;; vide tant qu’il est en cours</translation>
    </message>
    <message>
        <source>Write a time such as 2026-11-20T14:20:00Z, or nothing.</source>
        <translation>Saisir une heure telle que 2026-11-20T14:20:00Z, ou rien.</translation>
    </message>
    <message>
        <source>Add namespace/machine</source>
        <translation>Ajouter namespace/machine</translation>
    </message>
    <message>
        <source>Add a machine</source>
        <translation>Ajouter une machine</translation>
    </message>
    <message>
        <source>Write it as namespace/name.</source>
        <translation>L’écrire sous la forme namespace/nom.</translation>
    </message>
    <message>
        <source>The incident is no longer about it</source>
        <translation>L’incident ne la concerne plus</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Timeline of %1</source>
        <translation>Chronologie de %1</translation>
    </message>
    <message>
        <source>Begin of the incident</source>
        <translation>Début de l’incident</translation>
    </message>
    <message>
        <source>End of the incident</source>
        <translation>Fin de l’incident</translation>
    </message>
    <message>
        <source>Nothing was recorded about this machine.</source>
        <translation>Rien n’a été enregistré sur cette machine.</translation>
    </message>
    <message>
        <source>Loading the timeline</source>
        <translation>Chargement de la chronologie</translation>
    </message>
</context>
<context>
    <name>RateChart</name>
    <message>
        <source>highest %1 in ten minutes</source>
        <translation>au plus %1 en dix minutes</translation>
    </message>
    <message>
        <source>Alarms per ten minutes of the last 24 h, %1 times over the threshold of %2</source>
        <translation>Alarmes par dix minutes des dernières 24 h, %1 fois au-dessus du seuil de %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
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
        <source>Nothing is sent on data older than 10 s.</source>
        <translation>Rien n’est envoyé sur des données de plus de 10 s.</translation>
    </message>
    <message>
        <source>The role operator is needed.</source>
        <translation>Le rôle operator est requis.</translation>
    </message>
    <message>
        <source>A reason is needed.</source>
        <translation>Un motif est requis.</translation>
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
        <source>Choose the row</source>
        <translation>Choisir la ligne</translation>
    </message>
    <message>
        <source>Choose more rows</source>
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
        <source>Timeline: open or fold an idle stretch</source>
        <translation>Chronologie : ouvrir ou replier une période calme</translation>
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
        <source>Another backend has an alarm, P%1</source>
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
        <source>Begins</source>
        <translation>Débute</translation>
    </message>
    <message>
        <source>%1 (%2 ago)</source>
        <translation>%1 (il y a %2)</translation>
    </message>
    <message>
        <source>nothing is recorded yet</source>
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
        <source>%1, without a cap</source>
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
        <source>Nothing was recorded about this machine yet.</source>
        <translation>Rien n’a encore été enregistré sur cette machine.</translation>
    </message>
    <message>
        <source>Loading the timeline</source>
        <translation>Chargement de la chronologie</translation>
    </message>
    <message>
        <source>%1 to %2 is marked</source>
        <translation>%1 à %2 est marqué</translation>
    </message>
    <message>
        <source>%1 is marked, M ends the range</source>
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
        <source>Long stretches in which nothing changed become a zigzag; a click or Z opens one.</source>
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
        <source>A wall gets a token that can look and do nothing else. A token is told once, when it is made.</source>
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
        <source>made by the backend</source>
        <translation>créé par le backend</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>Révoquer %1</translation>
    </message>
    <message>
        <source>Revoke for good</source>
        <translation>Révoquer pour de bon</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Révoquer…</translation>
    </message>
    <message>
        <source>There are no tokens.</source>
        <translation>Il n’y a pas de jeton.</translation>
    </message>
    <message>
        <source>Please give %1 the role admin of Holdpoint at %2, to see and revoke tokens.</source>
        <translation>Merci de donner à %1 le rôle admin de Holdpoint sur %2, pour voir et révoquer les jetons.</translation>
    </message>
</context>
<context>
    <name>TopHolds</name>
    <message>
        <source>What to look at first</source>
        <translation>À regarder en premier</translation>
    </message>
</context>
<context>
    <name>TrayText</name>
    <message>
        <source>%1: not live</source>
        <translation>%1 : pas en direct</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new alarms, the worst is P%2</source>
        <translation>
            <numerusform>%1 : %n nouvelle alarme, P%2</numerusform>
            <numerusform>%1 : %n nouvelles alarmes, la pire est P%2</numerusform>
        </translation>
    </message>
    <message>
        <source>No alarm waits for a person</source>
        <translation>Aucune alarme n’attend quelqu’un</translation>
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
        <source>Nothing matches the filter.</source>
        <translation>Rien ne correspond au filtre.</translation>
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
        <source>no time is known</source>
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
        <source>Choose a maintenance to see its event, its window and how long it will take.</source>
        <translation>Choisissez une maintenance pour voir son événement, sa fenêtre et sa durée.</translation>
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
        <source>Must be done by</source>
        <translation>À terminer avant</translation>
    </message>
    <message>
        <source>Will take</source>
        <translation>Durera</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>Stands at</source>
        <translation>En est à</translation>
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
        <source>No maintenance is ahead.</source>
        <translation>Aucune maintenance à venir.</translation>
    </message>
</context>
<context>
    <name>WriteZone</name>
    <message>
        <source>The write</source>
        <translation>L’écriture</translation>
    </message>
    <message>
        <source>Outside Holdpoint</source>
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
        <source>Command, outside Holdpoint</source>
        <translation>Commande, hors de Holdpoint</translation>
    </message>
</context>
<context>
    <name>YamlTab</name>
    <message>
        <source>The backend does not tell how the machine is stored.</source>
        <translation>Le backend ne dit pas comment la machine est stockée.</translation>
    </message>
    <message>
        <source>YAML of %1</source>
        <translation>YAML de %1</translation>
    </message>
    <message>
        <source>The machine has changed since</source>
        <translation>La machine a changé depuis</translation>
    </message>
    <message>
        <source>Show as it is now</source>
        <translation>Afficher l’état actuel</translation>
    </message>
    <message>
        <source>Copy YAML</source>
        <translation>Copier le YAML</translation>
    </message>
    <message>
        <source>The YAML of %1 is on the clipboard.</source>
        <translation>Le YAML de %1 est dans le presse-papiers.</translation>
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
        <source>Nothing to acknowledge: no alarm there is new.</source>
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
        <source>Nothing to shelve: there is no alarm.</source>
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
        <source>Taken back.</source>
        <translation>Annulé.</translation>
    </message>
    <message numerus="yes">
        <source>%n alarms in ten minutes</source>
        <translation>
            <numerusform>%n alarme en dix minutes</numerusform>
            <numerusform>%n alarmes en dix minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alarms in ten minutes, %1 of them: %2</source>
        <translation>
            <numerusform>%n alarme en dix minutes, dont %1 : %2</numerusform>
            <numerusform>%n alarmes en dix minutes, dont %1 : %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent: the data is older than 10 s.</source>
        <translation>Rien n’a été envoyé&#xa0;: les données ont plus de 10 s.</translation>
    </message>
</context>
<context>
    <name>hp::ui::AwayReport</name>
    <message>
        <source>While away (%1): the same machines are held.</source>
        <translation>Pendant l’absence (%1) : les mêmes machines sont bloquées.</translation>
    </message>
    <message>
        <source>While away (%1): %2, %3 new.</source>
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
        <source>%1: it cannot be read (%2).</source>
        <translation>%1 : impossible à lire (%2).</translation>
    </message>
    <message>
        <source>%1: there is no token in it.</source>
        <translation>%1 : il ne contient pas de jeton.</translation>
    </message>
    <message>
        <source>%1 is no address of a backend, such as https://host:7480.</source>
        <translation>%1 n’est pas l’adresse d’un backend, comme https://host:7480.</translation>
    </message>
    <message>
        <source>The console is connected to %1 already.</source>
        <translation>La console est déjà connectée à %1.</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
</context>
<context>
    <name>hp::ui::CalendarTimes</name>
    <message>
        <source>without a machine set</source>
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
        <source>Waits for a person</source>
        <translation>Attend une personne</translation>
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
</context>
<context>
    <name>hp::ui::ClusterStanding</name>
    <message>
        <source>This cluster has no %1 (%2).</source>
        <translation>Ce cluster n’a pas de %1 (%2).</translation>
    </message>
    <message>
        <source>You may not %1 %2 in all namespaces.</source>
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
        <source>It has timelines, no states of machines.</source>
        <translation>Elle contient des chronologies, aucun état de machine.</translation>
    </message>
</context>
<context>
    <name>hp::ui::CommandDesk</name>
    <message>
        <source>Nothing was sent: there is no connection to the backend.</source>
        <translation>Rien n’a été envoyé&#xa0;: pas de connexion au backend.</translation>
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
        <source>%1: sent something that is not a frame.</source>
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
        <source>may not %1 %2%3</source>
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
        <source>May write</source>
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
        <source>Time runs</source>
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
        <source>%1, does not say when it ends</source>
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
        <source>%1 cannot be made.</source>
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
    <name>hp::ui::GatewaySession</name>
    <message>
        <source>%1: the token is not accepted (401).</source>
        <translation>%1&#xa0;: le jeton n’est pas accepté (401).</translation>
    </message>
    <message>
        <source>%1: this identity may not connect (403).</source>
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
        <source>%1: no certificate can be read from it.</source>
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
        <source>%1: sent something that is not a frame.</source>
        <translation>%1&#xa0;: a envoyé autre chose qu’une trame.</translation>
    </message>
    <message>
        <source>%1: speaks version %2 of the protocol, this console speaks version %3.</source>
        <translation>%1&#xa0;: parle la version %2 du protocole, cette console la version %3.</translation>
    </message>
    <message>
        <source>%1: paused here. Nothing is followed until it goes on.</source>
        <translation>%1 : en pause ici. Rien n’est suivi jusqu’à la reprise.</translation>
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
        <source>Nobody has taken notice</source>
        <translation>Personne n’en a pris acte</translation>
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
        <source>without an owner</source>
        <translation>sans responsable</translation>
    </message>
    <message>
        <source>Owner %1</source>
        <translation>Responsable %1</translation>
    </message>
    <message>
        <source>Usually %1, nearly always within %2 (%3 before)</source>
        <translation>D’habitude %1, presque toujours en %2 (%3 avant)</translation>
    </message>
    <message>
        <source>No history yet; it may take %1</source>
        <translation>Pas encore d’historique&#xa0;; %1 admis</translation>
    </message>
    <message>
        <source>No history yet, and no limit</source>
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
        <source>%1: these machines wait for you. When do you release them, or may we?</source>
        <translation>%1&#xa0;: ces machines vous attendent. Quand les libérez-vous, ou pouvons-nous le faire&#xa0;?</translation>
    </message>
</context>
<context>
    <name>hp::ui::KeyMap</name>
    <message>
        <source>There is no action %1.</source>
        <translation>Il n’y a pas d’action %1.</translation>
    </message>
    <message>
        <source>%1 is no key.</source>
        <translation>%1 n’est pas une touche.</translation>
    </message>
    <message>
        <source>Esc closes and cancels; it cannot be given to anything else.</source>
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
</context>
<context>
    <name>hp::ui::MachineViewModel</name>
    <message>
        <source>%1, %2: %3 When do you release it, or may we?</source>
        <translation>%1, %2&#xa0;: %3 Quand la libérez-vous, ou pouvons-nous le faire&#xa0;?</translation>
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
        <source>The connection was lost before an answer came: it is not known here whether the backend has taken it.</source>
        <translation>La connexion a été perdue avant la réponse&#xa0;: on ignore ici si le backend l’a pris en compte.</translation>
    </message>
    <message>
        <source>It was not aborted. %1</source>
        <translation>L’action n’a pas été interrompue. %1</translation>
    </message>
    <message>
        <source>The checks changed while this was open. Look again.</source>
        <translation>Les vérifications ont changé entre-temps. À revoir.</translation>
    </message>
    <message>
        <source>The backend did not get it: nothing was sent.</source>
        <translation>Le backend ne l’a pas reçu&#xa0;: rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Nothing was sent. %1</source>
        <translation>Rien n’a été envoyé. %1</translation>
    </message>
    <message>
        <source>Checked: it can still be done, so it was not done. Review it anew before you repeat it.</source>
        <translation>Vérifié&#xa0;: c’est encore possible, donc pas fait. À réexaminer avant de recommencer.</translation>
    </message>
    <message>
        <source>Checked: %1</source>
        <translation>Vérifié&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>hp::ui::Overrides</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, asked by %2</source>
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
        <source>%1: the backend does not know it any more; the audit tells how it ended.</source>
        <translation>%1 : le backend ne la connaît plus ; l’audit dit comment elle s’est terminée.</translation>
    </message>
    <message>
        <source>%1: still on its way.</source>
        <translation>%1 : toujours en cours.</translation>
    </message>
</context>
<context>
    <name>hp::ui::ReviewedOverride</name>
    <message>
        <source>The server accepted it in a dry run; nothing was stored.</source>
        <translation>Le serveur l’a accepté en simulation&#xa0;; rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>The server refused it in a dry run: %1</source>
        <translation>Le serveur l’a refusé en simulation&#xa0;: %1</translation>
    </message>
    <message>
        <source>The server was not asked for a dry run.</source>
        <translation>Aucune simulation n’a été demandée au serveur.</translation>
    </message>
</context>
<context>
    <name>hp::ui::SavedQueries</name>
    <message>
        <source>A query needs a name.</source>
        <translation>Une requête a besoin d’un nom.</translation>
    </message>
    <message>
        <source>Nothing is filtered: there is nothing to save.</source>
        <translation>Rien n’est filtré : rien à enregistrer.</translation>
    </message>
    <message>
        <source>There are %1 queries already: remove one first.</source>
        <translation>Il y a déjà %1 requêtes : retirez-en une d’abord.</translation>
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
        <source>&quot;%1&quot; is no page: use fleet, machine:&lt;namespace&gt;/&lt;name&gt;, review:&lt;namespace&gt;/&lt;name&gt;, holds, power, calendar, incidents, audit, alarms, settings, palette, keys or kiosk, with -dark or -contrast behind the name</source>
        <translation>&quot;%1&quot; n’est pas une page&#xa0;: utiliser fleet, machine:&lt;namespace&gt;/&lt;name&gt;, review:&lt;namespace&gt;/&lt;name&gt;, holds, power, calendar, incidents, audit, alarms, settings, palette, keys ou kiosk, avec -dark ou -contrast après le nom</translation>
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
