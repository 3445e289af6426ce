<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>ActZone</name>
    <message>
        <source>Abort – Esc</source>
        <translation>Abortar – Esc</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Withdraw the request</source>
        <translation>Retirar la solicitud</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Comprobar ahora</translation>
    </message>
    <message>
        <source>Review again</source>
        <translation>Ver de nuevo</translation>
    </message>
    <message>
        <source>hold, or type %1</source>
        <translation>mantener o teclear %1</translation>
    </message>
    <message>
        <source>Digits %1 instead of holding the button</source>
        <translation>Cifras %1 en vez de mantener el botón</translation>
    </message>
    <message>
        <source>Approve: %1</source>
        <translation>Aprobar: %1</translation>
    </message>
    <message>
        <source>Press and hold for 1.5 s (Ctrl+Enter). It is sent %1 s later and can be aborted until then.</source>
        <translation>Mantener pulsado 1,5 s (Ctrl+Enter). Se envía %1 s después; hasta entonces se puede abortar.</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Reject: %1</source>
        <translation>Rechazar: %1</translation>
    </message>
</context>
<context>
    <name>ActionCatalog</name>
    <message>
        <source>Remove hook</source>
        <translation>Quitar hook</translation>
    </message>
    <message>
        <source>Retry drain now</source>
        <translation>Reintentar drenaje</translation>
    </message>
    <message>
        <source>Skip drain</source>
        <translation>Omitir drenaje</translation>
    </message>
    <message>
        <source>Mark for replacement</source>
        <translation>Marcar para reemplazo</translation>
    </message>
    <message>
        <source>Cordon</source>
        <translation>Acordonar</translation>
    </message>
    <message>
        <source>Uncordon</source>
        <translation>Desacordonar</translation>
    </message>
    <message>
        <source>Hold off</source>
        <translation>Mantener apagado</translation>
    </message>
    <message>
        <source>Release my hold</source>
        <translation>Liberar mi retención</translation>
    </message>
    <message>
        <source>Release power key</source>
        <translation>Liberar clave de energía</translation>
    </message>
    <message>
        <source>Power on</source>
        <translation>Encender</translation>
    </message>
    <message>
        <source>Power off</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Soft reboot</source>
        <translation>Reinicio suave</translation>
    </message>
    <message>
        <source>Hard reboot</source>
        <translation>Reinicio forzado</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>Desacoplar</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Acoplar</translation>
    </message>
    <message>
        <source>Remove finalizer</source>
        <translation>Quitar finalizer</translation>
    </message>
    <message>
        <source>Force delete</source>
        <translation>Forzar borrado</translation>
    </message>
    <message>
        <source>Skip volume wait</source>
        <translation>Omitir la espera de volúmenes</translation>
    </message>
    <message>
        <source>Limit drain</source>
        <translation>Limitar el drenaje</translation>
    </message>
    <message>
        <source>Remediate machine</source>
        <translation>Remediar la máquina</translation>
    </message>
    <message>
        <source>Cancel remediation</source>
        <translation>Cancelar la remediación</translation>
    </message>
    <message>
        <source>Skip remediation</source>
        <translation>Omitir la remediación</translation>
    </message>
    <message>
        <source>Allow remediation</source>
        <translation>Permitir la remediación</translation>
    </message>
    <message>
        <source>Restore drain</source>
        <translation>Restablecer el drenaje</translation>
    </message>
    <message>
        <source>Restore volume wait</source>
        <translation>Restablecer la espera de volúmenes</translation>
    </message>
    <message>
        <source>Pause machine</source>
        <translation>Pausar la máquina</translation>
    </message>
    <message>
        <source>Resume machine</source>
        <translation>Reanudar la máquina</translation>
    </message>
    <message>
        <source>Pause cluster</source>
        <translation>Pausar el clúster</translation>
    </message>
    <message>
        <source>Resume cluster</source>
        <translation>Reanudar el clúster</translation>
    </message>
</context>
<context>
    <name>ActionMenu</name>
    <message>
        <source>Actions for %1</source>
        <translation>Acciones para %1</translation>
    </message>
    <message>
        <source>Guard level %1 at least</source>
        <translation>Nivel de protección mínimo %1</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>explained only</source>
        <translation>explicado</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>no cambia nada</translation>
    </message>
</context>
<context>
    <name>AddBackendDialog</name>
    <message>
        <source>Add a backend</source>
        <translation>Añadir un backend</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>https://host:7480</source>
        <translation>https://host:7480</translation>
    </message>
    <message>
        <source>File with your token</source>
        <translation>Archivo con el token de esta persona</translation>
    </message>
    <message>
        <source>/home/ada/prod-b.token</source>
        <translation>/home/ada/prod-b.token</translation>
    </message>
    <message>
        <source>File with the CA to trust; empty: the CAs of the system</source>
        <translation>Archivo de la autoridad de confianza; vacío para las del sistema</translation>
    </message>
    <message>
        <source>/home/ada/prod-b-ca.crt</source>
        <translation>/home/ada/prod-b-ca.crt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Add backend</source>
        <translation>Añadir backend</translation>
    </message>
    <message>
        <source>Enter an address and a token file.</source>
        <translation>Hacen falta una dirección y un token.</translation>
    </message>
</context>
<context>
    <name>AlarmLine</name>
    <message>
        <source>No alarms need attention</source>
        <translation>Ninguna alarma requiere atención</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>NEW</source>
        <translation>NUEVA</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>+%1 más</translation>
    </message>
    <message>
        <source>Acknowledge %1</source>
        <translation>Confirmar %1</translation>
    </message>
    <message>
        <source>Ack  %1</source>
        <translation>Conf.  %1</translation>
    </message>
    <message>
        <source>Ack</source>
        <translation>Conf.</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Ir a %1</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Ir</translation>
    </message>
    <message>
        <source>No ack: the data is older than 10 s.</source>
        <translation>Sin confirmar: los datos tienen más de 10 s.</translation>
    </message>
    <message>
        <source>No ack: the role operator is needed.</source>
        <translation>Sin confirmar: hace falta el rol operator.</translation>
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
        <translation>Mostrar todo: %1</translation>
    </message>
    <message>
        <source>Fold: %1</source>
        <translation>Plegar: %1</translation>
    </message>
</context>
<context>
    <name>AlarmsPage</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Los datos tienen más de 10 s: no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>%1 is not allowed to change alarms.</source>
        <translation>%1 no puede cambiar alarmas.</translation>
    </message>
    <message>
        <source>Flood since %1: %2 alarms in 10 min</source>
        <translation>Avalancha desde %1: %2 alarmas en 10 min</translation>
    </message>
    <message>
        <source>No flood: %1 in 10 min</source>
        <translation>Sin avalancha: %1 en 10 min</translation>
    </message>
    <message>
        <source>%1 in the last hour</source>
        <translation>%1 en la última hora</translation>
    </message>
    <message>
        <source>%1 in 24 h</source>
        <translation>%1 en 24 h</translation>
    </message>
    <message>
        <source>1 alarm is older than 24 h</source>
        <translation>1 dura más de 24 h</translation>
    </message>
    <message>
        <source>%1 alarms are older than 24 h</source>
        <translation>%1 duran más de 24 h</translation>
    </message>
    <message>
        <source>Copies what the next shift needs to know, as Markdown</source>
        <translation>Copia como Markdown lo que debe saber el turno siguiente</translation>
    </message>
    <message>
        <source>Copy shift handover sheet</source>
        <translation>Copiar hoja de relevo</translation>
    </message>
    <message>
        <source>Handover sheet copied.</source>
        <translation>Hoja de relevo copiada.</translation>
    </message>
    <message>
        <source>a person can handle 10</source>
        <translation>una persona puede con 10</translation>
    </message>
    <message>
        <source>Alarms per 10 min, last 24 h</source>
        <translation>Alarmas por 10 min, últimas 24 h</translation>
    </message>
    <message>
        <source>Priorities, last 24 h</source>
        <translation>Prioridades, últimas 24 h</translation>
    </message>
    <message>
        <source>Not acknowledged</source>
        <translation>Sin confirmar</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>No alarms to acknowledge.</source>
        <translation>No hay alarmas por confirmar.</translation>
    </message>
    <message>
        <source>Unacknowledged alarms</source>
        <translation>Alarmas sin confirmar</translation>
    </message>
    <message>
        <source>raised %1 ago</source>
        <translation>surgida hace %1</translation>
    </message>
    <message>
        <source>Acknowledged, still active</source>
        <translation>Confirmadas, sin resolver</translation>
    </message>
    <message>
        <source>No acknowledged alarms are active.</source>
        <translation>No hay nada confirmado y aún activo.</translation>
    </message>
    <message>
        <source>Acknowledged alarms</source>
        <translation>Alarmas confirmadas</translation>
    </message>
    <message>
        <source>%1, %2 ago; raised %3 ago</source>
        <translation>%1, hace %2; surgida hace %3</translation>
    </message>
    <message>
        <source>Top 10 sources, last 24 h</source>
        <translation>10 fuentes principales, últimas 24 h</translation>
    </message>
    <message>
        <source>No alarm in the last 24 h.</source>
        <translation>Ninguna alarma en las últimas 24 h.</translation>
    </message>
    <message>
        <source>Sources with the most alarms</source>
        <translation>Fuentes con más alarmas</translation>
    </message>
    <message>
        <source>3 times or more in 1 h</source>
        <translation>3 veces o más en 1 h</translation>
    </message>
    <message>
        <source>Chattering</source>
        <translation>Intermitentes</translation>
    </message>
    <message>
        <source>No chattering alarms.</source>
        <translation>Ninguna alarma va y viene.</translation>
    </message>
    <message>
        <source>Chattering alarms</source>
        <translation>Alarmas que van y vienen</translation>
    </message>
    <message>
        <source>Shelved</source>
        <translation>Aplazadas</translation>
    </message>
    <message>
        <source>Unshelve</source>
        <translation>Reactivar</translation>
    </message>
    <message>
        <source>No shelved alarms.</source>
        <translation>No hay nada aplazado.</translation>
    </message>
    <message>
        <source>Shelved alarms</source>
        <translation>Alarmas aplazadas</translation>
    </message>
    <message>
        <source>back in %1; %2: %3</source>
        <translation>vuelve en %1; %2: %3</translation>
    </message>
    <message>
        <source>The backend does not serve alarms.</source>
        <translation>El backend no informa de alarmas.</translation>
    </message>
    <message>
        <source>Shelve…</source>
        <translation>Aplazar…</translation>
    </message>
</context>
<context>
    <name>AppearancePane</name>
    <message>
        <source>Saved in %1.</source>
        <translation>Guardado en %1.</translation>
    </message>
    <message>
        <source>Not saved: lost when the console is closed.</source>
        <translation>Se olvida al cerrar la consola.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Light for a bright room, dark for a dim one.</source>
        <translation>Claro para salas con luz, oscuro para salas en penumbra.</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compacta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Touch</source>
        <translation>Táctil</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densidad</translation>
    </message>
    <message>
        <source>Rows of 28, 36 or 48 pixels.</source>
        <translation>Filas de 28, 36 o 48 píxeles.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Takes effect when the console is restarted.</source>
        <translation>Se aplica al reiniciar la consola.</translation>
    </message>
    <message>
        <source>In addition to the scale of the desktop.</source>
        <translation>Además de lo que fija el escritorio.</translation>
    </message>
    <message>
        <source>Reduce motion: no animation and no blinking</source>
        <translation>Menos movimiento: nada se mueve ni parpadea</translation>
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
        <translation>Número</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué pasó</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Actor</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>Aprobado por</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>AuditList</name>
    <message>
        <source>Audit</source>
        <translation>Auditoría</translation>
    </message>
    <message>
        <source>1 row copied.</source>
        <translation>1 fila copiada.</translation>
    </message>
    <message>
        <source>%1 rows copied.</source>
        <translation>%1 filas copiadas.</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>Tiempo agotado</translation>
    </message>
    <message>
        <source>G4</source>
        <translation>G4</translation>
    </message>
    <message>
        <source>Break-glass</source>
        <translation>Emergencia</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Dos personas</translation>
    </message>
    <message>
        <source>Every row was checked, %1 are intact.</source>
        <translation>Se releyó cada fila; %1 están íntegras.</translation>
    </message>
    <message>
        <source>Filter (/)</source>
        <translation>Filtro (/)</translation>
    </message>
    <message>
        <source>Saves the visible rows</source>
        <translation>Guarda las filas mostradas</translation>
    </message>
    <message>
        <source>Save CSV</source>
        <translation>Guardar CSV</translation>
    </message>
    <message>
        <source>Saves the visible rows, one JSON object per line</source>
        <translation>Guarda las filas mostradas, un objeto JSON por línea</translation>
    </message>
    <message>
        <source>Save JSONL</source>
        <translation>Guardar JSONL</translation>
    </message>
    <message>
        <source>chain not checked yet</source>
        <translation>cadena aún sin comprobar</translation>
    </message>
    <message>
        <source>chain ok to #%1</source>
        <translation>cadena ok hasta #%1</translation>
    </message>
    <message>
        <source>1 break-glass to review</source>
        <translation>1 acceso de emergencia espera revisión</translation>
    </message>
    <message>
        <source>%1 break-glasses to review</source>
        <translation>%1 accesos de emergencia esperan revisión</translation>
    </message>
    <message>
        <source>The backend checks the hash of every row</source>
        <translation>El backend relee cada fila y su hash</translation>
    </message>
    <message>
        <source>Check chain</source>
        <translation>Comprobar cadena</translation>
    </message>
    <message>
        <source>%1 rows match</source>
        <translation>%1 filas coinciden</translation>
    </message>
    <message>
        <source>The newest %1 rows</source>
        <translation>Las %1 filas más recientes</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>Comprobado: %1.</translation>
    </message>
    <message>
        <source>No changes were made in %1 through Holdpoint.</source>
        <translation>Nadie ha cambiado nada en %1 con Holdpoint.</translation>
    </message>
    <message>
        <source>The filters hide all rows.</source>
        <translation>Los filtros ocultan filas.</translation>
    </message>
    <message>
        <source>Filter by actor, action, object or reason (/)</source>
        <translation>Filtrar por actor, acción, objeto o motivo (/)</translation>
    </message>
    <message>
        <source>from:10.0.7 searches addresses only, for:ada who is acted for; actor:, object:, action: likewise</source>
        <translation>from:10.0.7 busca solo en direcciones, for:ada en nombre de quién, actor: object: action: en los suyos</translation>
    </message>
    <message>
        <source>Another person writes down the findings, and the alarm clears</source>
        <translation>Otra persona escribe lo que encontró y la alarma termina</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Revisar…</translation>
    </message>
    <message>
        <source>1 row matches</source>
        <translation>1 fila coincide</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>la columna %1</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 seleccionadas</translation>
    </message>
    <message>
        <source>Views…</source>
        <translation>Vistas…</translation>
    </message>
</context>
<context>
    <name>AuditPanel</name>
    <message>
        <source>The server accepted it</source>
        <translation>El servidor lo aceptó</translation>
    </message>
    <message>
        <source>The server refused it</source>
        <translation>El servidor lo rechazó</translation>
    </message>
    <message>
        <source>No dry run was made</source>
        <translation>Sin ensayo</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Fila %1</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Select a row to see its patch, dry run and interlocks.</source>
        <translation>Elegir una fila para ver su patch, su simulación y sus enclavamientos.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Desenlace</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Actor</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>On behalf of</source>
        <translation>En nombre de</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>Aprobado por</translation>
    </message>
    <message>
        <source>Break-glass</source>
        <translation>Emergencia</translation>
    </message>
    <message>
        <source>yes, without a second person</source>
        <translation>sí, sin segunda persona</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Guard level</source>
        <translation>Nivel de protección</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Simulación</translation>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Interlocks at that moment</source>
        <translation>Enclavamientos en ese momento</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Patch</translation>
    </message>
    <message>
        <source>Copy patch</source>
        <translation>Copiar patch</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
</context>
<context>
    <name>AuditRowItem</name>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
</context>
<context>
    <name>AuditText</name>
    <message>
        <source>%1 asked to remove the hook %3 from %2.</source>
        <translation>%1 pidió quitar el hook %3 de %2.</translation>
    </message>
    <message>
        <source>%1 removed the hook %3 from %2.</source>
        <translation>%1 quitó el hook %3 de %2.</translation>
    </message>
    <message>
        <source>%1 asked to retry the drain of %2.</source>
        <translation>%1 pidió reintentar el drenaje de %2.</translation>
    </message>
    <message>
        <source>%1 retried the drain of %2.</source>
        <translation>%1 reintentó el drenaje de %2.</translation>
    </message>
    <message>
        <source>%1 asked to skip the drain of %2.</source>
        <translation>%1 pidió omitir el drenaje de %2.</translation>
    </message>
    <message>
        <source>%1 skipped the drain of %2.</source>
        <translation>%1 omitió el drenaje de %2.</translation>
    </message>
    <message>
        <source>%1 asked to mark %2 for replacement.</source>
        <translation>%1 pidió marcar %2 para reemplazo.</translation>
    </message>
    <message>
        <source>%1 marked %2 for replacement.</source>
        <translation>%1 marcó %2 para reemplazo.</translation>
    </message>
    <message>
        <source>%1 asked to cordon %2.</source>
        <translation>%1 pidió acordonar %2.</translation>
    </message>
    <message>
        <source>%1 cordoned %2.</source>
        <translation>%1 acordonó %2.</translation>
    </message>
    <message>
        <source>%1 asked to uncordon %2.</source>
        <translation>%1 pidió desacordonar %2.</translation>
    </message>
    <message>
        <source>%1 uncordoned %2.</source>
        <translation>%1 desacordonó %2.</translation>
    </message>
    <message>
        <source>%1 asked to hold %2 off.</source>
        <translation>%1 pidió mantener %2 apagado.</translation>
    </message>
    <message>
        <source>%1 set a hold that keeps %2 off.</source>
        <translation>%1 puso una retención que mantiene %2 apagado.</translation>
    </message>
    <message>
        <source>%1 asked to release the hold %3 on %2.</source>
        <translation>%1 pidió liberar la retención %3 de %2.</translation>
    </message>
    <message>
        <source>%1 released the hold %3 on %2.</source>
        <translation>%1 liberó la retención %3 de %2.</translation>
    </message>
    <message>
        <source>%1 asked to release the power key %3 of %2.</source>
        <translation>%1 pidió liberar la clave de energía %3 de %2.</translation>
    </message>
    <message>
        <source>%1 released the power key %3 of %2.</source>
        <translation>%1 liberó la clave de energía %3 de %2.</translation>
    </message>
    <message>
        <source>%1 asked to power on %2.</source>
        <translation>%1 pidió encender %2.</translation>
    </message>
    <message>
        <source>%1 powered on %2.</source>
        <translation>%1 encendió %2.</translation>
    </message>
    <message>
        <source>%1 asked to power off %2.</source>
        <translation>%1 pidió apagar %2.</translation>
    </message>
    <message>
        <source>%1 powered off %2.</source>
        <translation>%1 apagó %2.</translation>
    </message>
    <message>
        <source>%1 asked for a soft reboot of %2.</source>
        <translation>%1 pidió un reinicio suave de %2.</translation>
    </message>
    <message>
        <source>%1 made a soft reboot of %2.</source>
        <translation>%1 reinició %2 suavemente.</translation>
    </message>
    <message>
        <source>%1 asked for a hard reboot of %2.</source>
        <translation>%1 pidió un reinicio forzado de %2.</translation>
    </message>
    <message>
        <source>%1 made a hard reboot of %2.</source>
        <translation>%1 reinició %2 a la fuerza.</translation>
    </message>
    <message>
        <source>%1 asked to cancel the remediation of %2.</source>
        <translation>%1 pidió cancelar la remediación de %2.</translation>
    </message>
    <message>
        <source>%1 cancelled the remediation of %2.</source>
        <translation>%1 canceló la remediación de %2.</translation>
    </message>
    <message>
        <source>%1 asked to exclude %2 from remediation.</source>
        <translation>%1 pidió excluir %2 de la remediación.</translation>
    </message>
    <message>
        <source>%1 excluded %2 from remediation.</source>
        <translation>%1 excluyó %2 de la remediación.</translation>
    </message>
    <message>
        <source>%1 asked to include %2 in remediation again.</source>
        <translation>%1 pidió volver a incluir %2 en la remediación.</translation>
    </message>
    <message>
        <source>%1 included %2 in remediation again.</source>
        <translation>%1 volvió a incluir %2 en la remediación.</translation>
    </message>
    <message>
        <source>%1 asked to restore the drain of %2.</source>
        <translation>%1 pidió restablecer el drenaje de %2.</translation>
    </message>
    <message>
        <source>%1 restored the drain of %2.</source>
        <translation>%1 restableció el drenaje de %2.</translation>
    </message>
    <message>
        <source>%1 asked to restore the volume wait of %2.</source>
        <translation>%1 pidió restablecer la espera de volúmenes de %2.</translation>
    </message>
    <message>
        <source>%1 restored the volume wait of %2.</source>
        <translation>%1 restableció la espera de volúmenes de %2.</translation>
    </message>
    <message>
        <source>%1 asked to pause %2.</source>
        <translation>%1 pidió pausar %2.</translation>
    </message>
    <message>
        <source>%1 paused %2.</source>
        <translation>%1 pausó %2.</translation>
    </message>
    <message>
        <source>%1 asked to resume %2.</source>
        <translation>%1 pidió reanudar %2.</translation>
    </message>
    <message>
        <source>%1 resumed %2.</source>
        <translation>%1 reanudó %2.</translation>
    </message>
    <message>
        <source>%1 asked to detach %2.</source>
        <translation>%1 pidió desacoplar %2.</translation>
    </message>
    <message>
        <source>%1 detached %2.</source>
        <translation>%1 desacopló %2.</translation>
    </message>
    <message>
        <source>%1 asked to attach %2.</source>
        <translation>%1 pidió acoplar %2.</translation>
    </message>
    <message>
        <source>%1 attached %2.</source>
        <translation>%1 acopló %2.</translation>
    </message>
    <message>
        <source>%1 asked to skip the volume wait of %2.</source>
        <translation>%1 pidió omitir la espera de volúmenes de %2.</translation>
    </message>
    <message>
        <source>%1 skipped the volume wait of %2.</source>
        <translation>%1 omitió la espera de volúmenes de %2.</translation>
    </message>
    <message>
        <source>%1 asked to limit the drains of %2.</source>
        <translation>%1 pidió limitar los drenajes de %2.</translation>
    </message>
    <message>
        <source>%1 limited the drains of %2.</source>
        <translation>%1 limitó los drenajes de %2.</translation>
    </message>
    <message>
        <source>%1 asked for the remediation of %2.</source>
        <translation>%1 pidió la remediación de %2.</translation>
    </message>
    <message>
        <source>%1 requested the remediation of %2.</source>
        <translation>%1 solicitó la remediación de %2.</translation>
    </message>
    <message>
        <source>%2 came by a link that %1 shared.</source>
        <translation>%2 llegó por un enlace que compartió %1.</translation>
    </message>
    <message>
        <source>%1 approved the screen %2.</source>
        <translation>%1 aprobó la pantalla %2.</translation>
    </message>
    <message>
        <source>%1 denied the screen %2.</source>
        <translation>%1 rechazó la pantalla %2.</translation>
    </message>
    <message>
        <source>The screen %2, approved by %1, was paired.</source>
        <translation>Se vinculó la pantalla %2, aprobada por %1.</translation>
    </message>
    <message>
        <source>%1 renamed a screen to %2.</source>
        <translation>%1 cambió el nombre de una pantalla a %2.</translation>
    </message>
    <message>
        <source>%1 revoked the screen %2.</source>
        <translation>%1 revocó la pantalla %2.</translation>
    </message>
    <message>
        <source>%1 created the token %2.</source>
        <translation>%1 creó el token %2.</translation>
    </message>
    <message>
        <source>%1 revoked the token %2.</source>
        <translation>%1 revocó el token %2.</translation>
    </message>
    <message>
        <source>%1 replaced the token %2.</source>
        <translation>%1 reemplazó el token %2.</translation>
    </message>
    <message>
        <source>%1 replaced the certificate.</source>
        <translation>%1 reemplazó el certificado.</translation>
    </message>
    <message>
        <source>%1 replaced the key of the audit.</source>
        <translation>%1 reemplazó la clave de la auditoría.</translation>
    </message>
    <message>
        <source>%1 replaced the key that signs bundles.</source>
        <translation>%1 reemplazó la clave que firma los paquetes.</translation>
    </message>
    <message>
        <source>%1 accepted the audit as it is.</source>
        <translation>%1 aceptó la auditoría tal como está.</translation>
    </message>
    <message>
        <source>%1 asked to set the budget %2.</source>
        <translation>%1 pidió fijar el presupuesto %2.</translation>
    </message>
    <message>
        <source>%1 set the budget %2.</source>
        <translation>%1 fijó el presupuesto %2.</translation>
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
        <translation>Lo que se escribe en una ventana va solo a su backend.</translation>
    </message>
    <message>
        <source>Add a backend…</source>
        <translation>Añadir un backend…</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>Todos los clústeres</translation>
    </message>
</context>
<context>
    <name>BackendRow</name>
    <message>
        <source>connecting</source>
        <translation>conectando</translation>
    </message>
    <message>
        <source>live</source>
        <translation>en vivo</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lento</translation>
    </message>
    <message>
        <source>STALE %1</source>
        <translation>OBSOLETO %1</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>%1, %2 new alarms, highest P%3</source>
        <translation>%1, alarmas nuevas: %2, la peor es P%3</translation>
    </message>
    <message>
        <source>%1 holding</source>
        <translation>%1 retiene</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 nuevas</translation>
    </message>
    <message>
        <source>Open %1 in another window</source>
        <translation>Abrir %1 en otra ventana</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>Ventana nueva</translation>
    </message>
    <message>
        <source>Remove %1 from this console</source>
        <translation>Quitar %1 de esta consola</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>not live</source>
        <translation>no en vivo</translation>
    </message>
</context>
<context>
    <name>Banners</name>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Reintentar ahora</translation>
    </message>
    <message>
        <source>Next attempt in %1 s</source>
        <translation>Próximo intento en %1 s</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Revisar…</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>+%1 más</translation>
    </message>
    <message>
        <source>Needs your approval: %1</source>
        <translation>Espera su aprobación: %1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>Detenido: %1</translation>
    </message>
    <message>
        <source>Waiting for approval: %1</source>
        <translation>Espera aprobación: %1</translation>
    </message>
    <message>
        <source>In progress: %1</source>
        <translation>En curso: %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>BudgetsPane</name>
    <message>
        <source>Applied by the backend to current holds. With a history, a hold that takes longer than 95 of 100 like it is late; without one, the budget decides.</source>
        <translation>Lo que el backend aplica a las retenciones actuales. Sin historial cuenta el presupuesto; si no, va tarde lo que duró más que 95 de 100 similares.</translation>
    </message>
    <message>
        <source>Alarm budgets</source>
        <translation>Presupuestos de alarma</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Retención</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Dueño</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>Usually</source>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>95 of 100</source>
        <translation>95 de 100</translation>
    </message>
    <message>
        <source>Budgets</source>
        <translation>Presupuestos</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>no history</source>
        <translation>sin historial</translation>
    </message>
    <message>
        <source>%1 (n %2)</source>
        <translation>%1 (n %2)</translation>
    </message>
    <message>
        <source>Budgets appear with the holds they apply to.</source>
        <translation>Los presupuestos aparecen con sus retenciones.</translation>
    </message>
    <message>
        <source>No holds.</source>
        <translation>No hay retenciones.</translation>
    </message>
    <message>
        <source>Every hold at %1</source>
        <translation>Cada retención en %1</translation>
    </message>
    <message>
        <source>Every hold of %1</source>
        <translation>Cada retención de %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Select a hold to change its budget.</source>
        <translation>Seleccione una retención para cambiar su presupuesto.</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>Se aplica a</translation>
    </message>
    <message>
        <source>Budget, such as 45m</source>
        <translation>Presupuesto, p. ej. 45m</translation>
    </message>
    <message>
        <source>New budget</source>
        <translation>Nuevo presupuesto</translation>
    </message>
    <message>
        <source>Enter a duration such as 45m or 1h30m.</source>
        <translation>Introduzca una duración como 45m o 1h30m.</translation>
    </message>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Los datos tienen más de 10 s: no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>Requires the role admin.</source>
        <translation>Requiere el rol admin.</translation>
    </message>
    <message>
        <source>The budget of %1 is %2.</source>
        <translation>El presupuesto de %1 es %2.</translation>
    </message>
    <message>
        <source>The budget of %1 is %2, as configured.</source>
        <translation>El presupuesto de %1 es %2, como está configurado.</translation>
    </message>
    <message>
        <source>The budget of %1 is the default.</source>
        <translation>El presupuesto de %1 es el predeterminado.</translation>
    </message>
    <message>
        <source>Enter a reason to reset the budget of %1.</source>
        <translation>Indique un motivo para restablecer el presupuesto de %1.</translation>
    </message>
    <message>
        <source>Ten characters or a ticket id</source>
        <translation>Diez caracteres o un número de ticket</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Set for this site</source>
        <translation>Fijados para este sitio</translation>
    </message>
    <message>
        <source>in the configuration</source>
        <translation>en la configuración</translation>
    </message>
    <message>
        <source>set here; %1 in the configuration</source>
        <translation>fijado aquí; %1 en la configuración</translation>
    </message>
    <message>
        <source>set here</source>
        <translation>fijado aquí</translation>
    </message>
    <message>
        <source>Reset the budget of %1</source>
        <translation>Restablecer el presupuesto de %1</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Restablecer…</translation>
    </message>
</context>
<context>
    <name>BulkActs</name>
    <message>
        <source>Reason: at least 10 characters, or a ticket id</source>
        <translation>Por qué: 10 caracteres como mínimo o un id de ticket</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Number of machines, %1</source>
        <translation>Número de máquinas, %1</translation>
    </message>
    <message>
        <source>Number of machines: type %1</source>
        <translation>Número de máquinas: teclear %1</translation>
    </message>
    <message>
        <source>Digits, %1</source>
        <translation>Cifras, %1</translation>
    </message>
    <message>
        <source>Digits: type %1</source>
        <translation>Cifras: teclear %1</translation>
    </message>
    <message>
        <source>Continue even if I disconnect</source>
        <translation>Continuar aunque me desconecte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>What was not sent is not sent any more</source>
        <translation>Lo que no se envió ya no se envía</translation>
    </message>
    <message>
        <source>Withdraw the request</source>
        <translation>Retirar la solicitud</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Stop the plan</source>
        <translation>Detener el plan</translation>
    </message>
    <message>
        <source>End the plan</source>
        <translation>Terminar el plan</translation>
    </message>
    <message>
        <source>Plan again</source>
        <translation>Planificar de nuevo</translation>
    </message>
    <message>
        <source>Continue the plan</source>
        <translation>Continuar el plan</translation>
    </message>
    <message>
        <source>Approve: %1</source>
        <translation>Aprobar: %1</translation>
    </message>
    <message>
        <source>Request approval</source>
        <translation>Solicitar aprobación</translation>
    </message>
    <message>
        <source>Start the plan</source>
        <translation>Iniciar el plan</translation>
    </message>
    <message>
        <source>Read-only: requires the role operator or approver.</source>
        <translation>Se puede ver, no actuar: hace falta el rol operator o approver.</translation>
    </message>
    <message>
        <source>Only %1 can continue it.</source>
        <translation>Solo %1 puede continuarlo.</translation>
    </message>
</context>
<context>
    <name>BulkBar</name>
    <message>
        <source>1 hold selected</source>
        <translation>1 retención elegida</translation>
    </message>
    <message>
        <source>%1 holds selected</source>
        <translation>%1 retenciones elegidas</translation>
    </message>
    <message>
        <source>Acknowledge (A)</source>
        <translation>Confirmar (A)</translation>
    </message>
    <message>
        <source>Shelve… (H)</source>
        <translation>Aplazar… (H)</translation>
    </message>
    <message>
        <source>Ask owners</source>
        <translation>Preguntar a dueños</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Quitar selección</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Desactivado: los datos tienen más de 10 s.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Hace falta el rol operator.</translation>
    </message>
</context>
<context>
    <name>BulkHead</name>
    <message>
        <source>Guard level %1</source>
        <translation>Nivel de protección %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>en %1</translation>
    </message>
</context>
<context>
    <name>BulkMachineList</name>
    <message>
        <source>Left out · %1</source>
        <translation>Excluidas · %1</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 máquina</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 máquinas</translation>
    </message>
    <message>
        <source>Wave %1 of %2 · %3</source>
        <translation>Ola %1 de %2 · %3</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>excluida</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>sin enviar</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>observado</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>omitida</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Machines of the plan</source>
        <translation>Máquinas del plan</translation>
    </message>
    <message>
        <source>1 check passed</source>
        <translation>1 comprobación superada</translation>
    </message>
    <message>
        <source>%1 checks passed</source>
        <translation>%1 comprobaciones superadas</translation>
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
        <translation>%1 olas, con una pausa de %2 después de cada una.</translation>
    </message>
    <message>
        <source>One wave.</source>
        <translation>Una ola.</translation>
    </message>
    <message>
        <source>Each machine is checked again before it is sent. One that is no longer as planned is skipped.</source>
        <translation>Cada máquina se comprueba de nuevo antes del envío. La que ya no está como se planificó se omite.</translation>
    </message>
    <message>
        <source>It stops at the first machine that fails.</source>
        <translation>Se detiene en la primera máquina que falla.</translation>
    </message>
    <message>
        <source>It stops when more machines fail than %1.</source>
        <translation>Se detiene cuando fallan más máquinas que %1.</translation>
    </message>
    <message>
        <source>It stops when a check changes, an effect is not observed, a right is lost or the clock is set.</source>
        <translation>Se detiene cuando cambia una comprobación, no se observa un efecto, se pierde un derecho o se ajusta el reloj.</translation>
    </message>
    <message>
        <source>It continues when the person who started it disconnects.</source>
        <translation>Continúa cuando quien lo inició se desconecta.</translation>
    </message>
    <message>
        <source>It stops when the person who started it disconnects.</source>
        <translation>Se detiene cuando quien lo inició se desconecta.</translation>
    </message>
    <message>
        <source>Anybody with the role operator or approver can stop it.</source>
        <translation>Cualquiera con el rol operator o approver puede detenerlo.</translation>
    </message>
    <message>
        <source>Rules of the plan</source>
        <translation>Reglas del plan</translation>
    </message>
    <message>
        <source>Cannot be done: %1</source>
        <translation>No se puede hacer: %1</translation>
    </message>
    <message>
        <source>How it runs</source>
        <translation>Cómo se ejecuta</translation>
    </message>
    <message>
        <source>A second person must approve exactly this plan: another identity with the role approver.</source>
        <translation>Una segunda persona debe aprobar exactamente este plan: otra identidad con el rol approver.</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Approved by %1.</source>
        <translation>Aprobado por %1.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Read %1. Digest %2.</source>
        <translation>Leído %1. Digest %2.</translation>
    </message>
</context>
<context>
    <name>CalendarPage</name>
    <message>
        <source>Previous month</source>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <source>Previous week</source>
        <translation>Semana anterior</translation>
    </message>
    <message>
        <source>Go to today</source>
        <translation>A partir de hoy</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mes siguiente</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>Semana siguiente</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Times are UTC</source>
        <translation>Las horas son UTC</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semana</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Saves windows and maintenances as iCalendar, for calendar apps</source>
        <translation>Guarda ventanas y mantenimientos como iCalendar, para calendarios de personas</translation>
    </message>
    <message>
        <source>Save ICS</source>
        <translation>Guardar ICS</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation>%1 (y %2 más)</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>Comprobado: %1.</translation>
    </message>
    <message>
        <source>No windows and no maintenance in %1. Maintenance may start at any time.</source>
        <translation>No hay ventanas ni mantenimiento en %1. El mantenimiento puede empezar en cualquier momento.</translation>
    </message>
    <message>
        <source>Plan one piece of work, or import a calendar</source>
        <translation>Planifica un trabajo o importa un calendario</translation>
    </message>
    <message>
        <source>Plan work…</source>
        <translation>Planificar trabajo…</translation>
    </message>
    <message>
        <source>Copies the address of the calendar, for apps that subscribe to it</source>
        <translation>Copia la dirección del calendario, para programas que se suscriben a él</translation>
    </message>
    <message>
        <source>Copy feed</source>
        <translation>Copiar feed</translation>
    </message>
    <message>
        <source>Copied. Append ?token= and the token of a viewer.</source>
        <translation>Copiado. Añada ?token= y el token de un viewer.</translation>
    </message>
    <message>
        <source>Window %1 removed.</source>
        <translation>Ventana %1 eliminada.</translation>
    </message>
    <message>
        <source>Window %1 is back.</source>
        <translation>La ventana %1 ha vuelto.</translation>
    </message>
</context>
<context>
    <name>CellLook</name>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Under 1 hour</source>
        <translation>Menos de 1 hora</translation>
    </message>
    <message>
        <source>Under 1 day</source>
        <translation>Menos de 1 día</translation>
    </message>
    <message>
        <source>Under 7 days</source>
        <translation>Menos de 7 días</translation>
    </message>
    <message>
        <source>Under 30 days</source>
        <translation>Menos de 30 días</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Más antigua</translation>
    </message>
    <message>
        <source>No host</source>
        <translation>Sin host</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Encendido</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Apagado</translation>
    </message>
    <message>
        <source>Not as intended</source>
        <translation>No como se desea</translation>
    </message>
    <message>
        <source>Changing</source>
        <translation>Cambiando</translation>
    </message>
    <message>
        <source>In maintenance</source>
        <translation>En mantenimiento</translation>
    </message>
    <message>
        <source>Needs a person</source>
        <translation>Requiere una persona</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallido</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Planificado</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Act now</source>
        <translation>Actuar ya</translation>
    </message>
    <message>
        <source>Soon</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Retiene</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>No se entiende</translation>
    </message>
</context>
<context>
    <name>CheckList</name>
    <message>
        <source>Evidence</source>
        <translation>Evidencia</translation>
    </message>
    <message>
        <source>Evidence, read %1</source>
        <translation>Evidencia, leída %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ChecksPane</name>
    <message>
        <source>Reading the checks…</source>
        <translation>Leyendo las comprobaciones…</translation>
    </message>
    <message>
        <source>Checks are not available: the data is older than 10 s.</source>
        <translation>No se leen comprobaciones con datos de más de 10 s.</translation>
    </message>
    <message>
        <source>You are not allowed to read the checks: %1</source>
        <translation>Sin permiso para leer las comprobaciones: %1</translation>
    </message>
    <message>
        <source>The checks could not be read: %1</source>
        <translation>No se pudieron leer las comprobaciones: %1</translation>
    </message>
    <message>
        <source>No checks needed.</source>
        <translation>No hay nada que comprobar.</translation>
    </message>
    <message>
        <source>Checks: %1</source>
        <translation>Comprobaciones antes de: %1</translation>
    </message>
</context>
<context>
    <name>ClusterHoldItem</name>
    <message>
        <source>%1: %2, %3 at %4, %5</source>
        <translation>%1: %2, %3 en %4, %5</translation>
    </message>
</context>
<context>
    <name>ClusterList</name>
    <message>
        <source>Clusters</source>
        <translation>Clústeres</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 máquina</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 máquinas</translation>
    </message>
    <message>
        <source>%1 holding</source>
        <translation>%1 retiene</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
</context>
<context>
    <name>ClustersFleet</name>
    <message>
        <source>oldest %1</source>
        <translation>la mayor %1</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Retiene</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Tarde</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Vencida</translation>
    </message>
    <message>
        <source>Power unknown or wrong</source>
        <translation>Alimentación desconocida o incorrecta</translation>
    </message>
    <message>
        <source>In maintenance</source>
        <translation>En mantenimiento</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Requiere atención</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ClustersHolds</name>
    <message>
        <source>%1: %2, oldest %3</source>
        <translation>%1: %2, la mayor %3</translation>
    </message>
    <message>
        <source>1 hold</source>
        <translation>1 retención</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 retenciones</translation>
    </message>
    <message>
        <source>Filter (/)</source>
        <translation>Filtro (/)</translation>
    </message>
    <message>
        <source>Filter by cluster, machine, hold, owner or point (/)</source>
        <translation>Filtrar por clúster, máquina, retención, dueño o punto (/)</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Retiene</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Tarde</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Vencida</translation>
    </message>
    <message>
        <source>Orphan owner</source>
        <translation>Dueño huérfano</translation>
    </message>
    <message>
        <source>Control plane</source>
        <translation>Plano de control</translation>
    </message>
    <message>
        <source>Armed</source>
        <translation>Armado</translation>
    </message>
    <message>
        <source>By cluster</source>
        <translation>Por clúster</translation>
    </message>
    <message>
        <source>By owner</source>
        <translation>Por dueño</translation>
    </message>
    <message>
        <source>By point</source>
        <translation>Por punto</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Sin grupos</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Agrupar por</translation>
    </message>
    <message>
        <source>1 change – press R to apply</source>
        <translation>1 cambio – pulsar R para aplicar</translation>
    </message>
    <message>
        <source>%1 changes – press R to apply</source>
        <translation>%1 cambios – pulsar R para aplicar</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Clúster</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Waiting at</source>
        <translation>Espera en</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Retención</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Dueño</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Holds of all clusters</source>
        <translation>Retenciones de todos los clústeres</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>Comprobado: %1.</translation>
    </message>
    <message>
        <source>Nothing is holding.</source>
        <translation>Nada retiene.</translation>
    </message>
    <message>
        <source>Nothing is holding in the connected clusters.</source>
        <translation>Nada retiene en los clústeres a la vista.</translation>
    </message>
    <message>
        <source>1 hold is hidden by the filters.</source>
        <translation>Los filtros ocultan 1 retención.</translation>
    </message>
    <message>
        <source>%1 holds are hidden by the filters.</source>
        <translation>Los filtros ocultan %1 retenciones.</translation>
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
        <translation>Estado</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>Todos los clústeres</translation>
    </message>
    <message>
        <source>1 cluster</source>
        <translation>1 clúster</translation>
    </message>
    <message>
        <source>%1 clusters</source>
        <translation>%1 clústeres</translation>
    </message>
    <message>
        <source>%1 of %2 clusters</source>
        <translation>%1 de %2 clústeres</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flota</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Retenciones</translation>
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
        <translation>Volver a un clúster</translation>
    </message>
</context>
<context>
    <name>ClustersWindow</name>
    <message>
        <source>Holdpoint: all clusters</source>
        <translation>Holdpoint: todos los clústeres</translation>
    </message>
    <message>
        <source>Read-only: changes are made in the window of one cluster. Open a row to go there.</source>
        <translation>Desde aquí no se escribe nada: se escribe en un clúster, en su propia ventana. Abra una fila para llegar allí.</translation>
    </message>
</context>
<context>
    <name>CodeBlock</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>Copiar %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>ColumnChips</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Clear the filter %1</source>
        <translation>Quitar el filtro %1</translation>
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
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Restablecer columnas</translation>
    </message>
</context>
<context>
    <name>ColumnMenu</name>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
    <message>
        <source>Contains…</source>
        <translation>Contiene…</translation>
    </message>
    <message>
        <source>%1 contains</source>
        <translation>%1 contiene</translation>
    </message>
    <message>
        <source>Clear this filter</source>
        <translation>Quitar este filtro</translation>
    </message>
    <message>
        <source>Hide this column</source>
        <translation>Ocultar esta columna</translation>
    </message>
    <message>
        <source>As second sort key</source>
        <translation>Como segunda clave de orden</translation>
    </message>
</context>
<context>
    <name>ColumnTitle</name>
    <message>
        <source>sorted, descending</source>
        <translation>orden descendente</translation>
    </message>
    <message>
        <source>sorted, ascending</source>
        <translation>orden ascendente</translation>
    </message>
    <message>
        <source>second sort column, descending</source>
        <translation>segunda columna de orden, descendente</translation>
    </message>
    <message>
        <source>second sort column, ascending</source>
        <translation>segunda columna de orden, ascendente</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Go to machine</source>
        <translation>Ir a la máquina</translation>
    </message>
    <message>
        <source>Command or machine</source>
        <translation>Comando o máquina</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Sin resultados</translation>
    </message>
</context>
<context>
    <name>ConnectionPage</name>
    <message>
        <source>This console</source>
        <translation>Esta consola</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>Backend</translation>
    </message>
    <message>
        <source>The backend has no streams.</source>
        <translation>El backend no tiene ningún flujo.</translation>
    </message>
    <message>
        <source>Loading the streams</source>
        <translation>Cargando los flujos</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Flujo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Last data</source>
        <translation>Último mensaje</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objetos</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Permisos</translation>
    </message>
    <message>
        <source>Testing the connection…</source>
        <translation>Probando la conexión…</translation>
    </message>
    <message>
        <source>The backend signs in to its cluster again</source>
        <translation>El backend vuelve a iniciar sesión en su clúster</translation>
    </message>
    <message>
        <source>Re-authenticate</source>
        <translation>Reautenticar</translation>
    </message>
    <message>
        <source>Reconnects and catches up</source>
        <translation>Vuelve a conectar y se pone al día</translation>
    </message>
    <message>
        <source>Disconnects until you resume</source>
        <translation>Termina la conexión hasta que la reanude</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Opens a second connection and reports the result</source>
        <translation>Conecta por segunda vez y dice qué resultó</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Last output of the sign-in plug-in, without secrets</source>
        <translation>Lo último que escribió el complemento de acceso, sin secretos</translation>
    </message>
    <message>
        <source>Sign-in log</source>
        <translation>Registro de acceso</translation>
    </message>
    <message>
        <source>The credentials name no expiry.</source>
        <translation>Las credenciales no dicen cuándo caducan.</translation>
    </message>
    <message>
        <source>The credentials expire in %1.</source>
        <translation>Las credenciales caducan en %1.</translation>
    </message>
    <message>
        <source>The credentials expired %1 ago.</source>
        <translation>Las credenciales caducaron hace %1.</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>By part</source>
        <translation>Por parte</translation>
    </message>
    <message>
        <source>By kind and verb</source>
        <translation>Por tipo y verbo</translation>
    </message>
</context>
<context>
    <name>DetailTable</name>
    <message>
        <source>Since</source>
        <translation>Desde</translation>
    </message>
</context>
<context>
    <name>DiagnosticsPane</name>
    <message>
        <source>As Markdown, without tokens, passwords or certificates.</source>
        <translation>Como Markdown, sin tokens, contraseñas ni certificados.</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>EarlierTab</name>
    <message>
        <source>Deleted by %1</source>
        <translation>Borrada por %1</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Borrada</translation>
    </message>
    <message>
        <source>Failed, then deleted by %1</source>
        <translation>Falló y después la borró %1</translation>
    </message>
    <message>
        <source>Failed, then gone</source>
        <translation>Falló y después desapareció</translation>
    </message>
    <message numerus="yes">
        <source>Gone after %n hook(s) were removed by hand</source>
        <translation>
            <numerusform>Desapareció después de que se quitara %n hook</numerusform>
            <numerusform>Desapareció después de que se quitaran %n hooks</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone; its deletion was not observed</source>
        <translation>Desapareció; no se vio que nadie la borrara</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 en %2, %3</translation>
    </message>
    <message>
        <source>Not held by any hook</source>
        <translation>Ningún hook la retuvo</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creada</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Tiempo de vida</translation>
    </message>
    <message>
        <source>Longest hold</source>
        <translation>Retención más larga</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Earlier machines named %1</source>
        <translation>Máquinas anteriores llamadas %1</translation>
    </message>
    <message>
        <source>Show its timeline</source>
        <translation>Mostrar su cronología</translation>
    </message>
    <message>
        <source>The record starts at %1. Machines before that are not recorded.</source>
        <translation>El registro empieza el %1; de máquinas anteriores no se sabe nada.</translation>
    </message>
    <message>
        <source>No earlier machine named %1 is recorded.</source>
        <translation>El registro no conoce ninguna máquina anterior llamada %1.</translation>
    </message>
    <message>
        <source>Loading earlier machines…</source>
        <translation>Cargando máquinas anteriores…</translation>
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
        <translation>Incluir: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Oculto</translation>
    </message>
    <message>
        <source>Visibility</source>
        <translation>Visibilidad</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
</context>
<context>
    <name>EntryList</name>
    <message>
        <source>%1 of %2 included</source>
        <translation>%1 de %2 incluidas</translation>
    </message>
    <message>
        <source>%1 more are not included</source>
        <translation>%1 más quedan fuera</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>leyendo</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Entries of the incident</source>
        <translation>Entradas del incidente</translation>
    </message>
    <message>
        <source>No events of these machines are recorded in this range.</source>
        <translation>El registro no tiene nada de estas máquinas en este intervalo.</translation>
    </message>
</context>
<context>
    <name>ExitButtons</name>
    <message>
        <source>Message to the owner copied.</source>
        <translation>Mensaje al propietario copiado.</translation>
    </message>
    <message>
        <source>Way out copied.</source>
        <translation>Salida copiada.</translation>
    </message>
    <message>
        <source>Copies this text</source>
        <translation>Lo copia</translation>
    </message>
    <message>
        <source>Copies a message to the owner</source>
        <translation>Copia un mensaje para el dueño</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Opens a review; this button sends nothing</source>
        <translation>Abre una revisión; este botón no envía nada</translation>
    </message>
    <message>
        <source>%1… (%2)</source>
        <translation>%1… (%2)</translation>
    </message>
    <message>
        <source>Shows it</source>
        <translation>Lo muestra</translation>
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
        <translation>Página HTML</translation>
    </message>
    <message>
        <source>Trace (Perfetto)</source>
        <translation>Traza (Perfetto)</translation>
    </message>
    <message>
        <source>Holdpoint bundle</source>
        <translation>Paquete de Holdpoint</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>%1 received</source>
        <translation>%1 recibidos</translation>
    </message>
    <message>
        <source>Save the incident first: exports use the saved incident.</source>
        <translation>Guardar antes el incidente: se exporta lo que está guardado.</translation>
    </message>
    <message>
        <source>The file is saved to your downloads. Exports are recorded with the name of the person.</source>
        <translation>El archivo va a las descargas. Quién exportó qué queda en el registro.</translation>
    </message>
    <message>
        <source>Exports of the backend</source>
        <translation>Exportaciones del backend</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exportaciones</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No exports since the backend started.</source>
        <translation>Nada exportado desde que arrancó el backend.</translation>
    </message>
    <message>
        <source>Creating the document…</source>
        <translation>Creando el documento…</translation>
    </message>
</context>
<context>
    <name>FactList</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FieldsPane</name>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>No severity</source>
        <translation>Sin gravedad</translation>
    </message>
    <message>
        <source>Severity 1</source>
        <translation>Gravedad 1</translation>
    </message>
    <message>
        <source>Severity 2</source>
        <translation>Gravedad 2</translation>
    </message>
    <message>
        <source>Severity 3</source>
        <translation>Gravedad 3</translation>
    </message>
    <message>
        <source>Severity 4</source>
        <translation>Gravedad 4</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravedad</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abierto</translation>
    </message>
    <message>
        <source>Mitigated</source>
        <translation>Mitigado</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Cerrado</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Líder</translation>
    </message>
    <message>
        <source>Times derived from the entries</source>
        <translation>Tiempos que resultan de las entradas</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>Detectado</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>Confirmado</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimado</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Impacto</translation>
    </message>
    <message>
        <source>Detection</source>
        <translation>Detección</translation>
    </message>
    <message>
        <source>Root cause</source>
        <translation>Causa raíz</translation>
    </message>
    <message>
        <source>Contributing factors, one per line</source>
        <translation>Factores contribuyentes, uno por línea</translation>
    </message>
    <message>
        <source>What went well, one per line</source>
        <translation>Lo que salió bien, uno por línea</translation>
    </message>
    <message>
        <source>Actions, one per line</source>
        <translation>Acciones, una por línea</translation>
    </message>
    <message>
        <source>Holdpoint does not write conclusions.</source>
        <translation>Holdpoint no escribe conclusiones.</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 de %3</translation>
    </message>
    <message>
        <source>%1: not known yet</source>
        <translation>%1: aún desconocido</translation>
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
        <translation>como hace 1 h</translation>
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
        <translation>Aún no se sabe lo habitual.</translation>
    </message>
    <message>
        <source>Tick: at most %1 in 95 of 100 minutes of the last 7 days.</source>
        <translation>La marca: como mucho %1 en 95 de cada 100 minutos de los últimos 7 días.</translation>
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
        <translation>Urgencia</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Waiting at / holds</source>
        <translation>Espera en / retiene</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Dueño</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Energía</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Clúster</translation>
    </message>
</context>
<context>
    <name>FleetCounters</name>
    <message>
        <source>oldest %1</source>
        <translation>la mayor %1</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Retiene</translation>
    </message>
    <message>
        <source>Power unknown or wrong</source>
        <translation>Alimentación desconocida o incorrecta</translation>
    </message>
    <message>
        <source>In maintenance</source>
        <translation>En mantenimiento</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Tarde</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Vencida</translation>
    </message>
    <message>
        <source>Counted since %1.</source>
        <translation>Contado desde %1.</translation>
    </message>
</context>
<context>
    <name>FleetList</name>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>1 row copied.</source>
        <translation>1 fila copiada.</translation>
    </message>
    <message>
        <source>%1 rows copied.</source>
        <translation>%1 filas copiadas.</translation>
    </message>
</context>
<context>
    <name>FleetPage</name>
    <message>
        <source>Filter (/)</source>
        <translation>Filtro (/)</translation>
    </message>
    <message>
        <source>Filter by name, role, node, hook or owner (/)</source>
        <translation>Filtrar por nombre, rol, Node, hook o dueño (/)</translation>
    </message>
    <message>
        <source>%1 of %2 machines</source>
        <translation>%1 de %2 máquinas</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 máquina</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 máquinas</translation>
    </message>
    <message>
        <source>%1 would move (R)</source>
        <translation>%1 se moverían (R)</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>Comprobado: %1.</translation>
    </message>
    <message>
        <source>1 machine does not match.</source>
        <translation>1 máquina no coincide.</translation>
    </message>
    <message>
        <source>%1 machines do not match.</source>
        <translation>%1 máquinas no coinciden.</translation>
    </message>
    <message>
        <source>No machines in %1.</source>
        <translation>No hay máquinas en %1.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Borrar filtro</translation>
    </message>
    <message>
        <source>Copy request</source>
        <translation>Copiar solicitud</translation>
    </message>
    <message>
        <source>the words “%1”</source>
        <translation>las palabras «%1»</translation>
    </message>
    <message>
        <source>the counter</source>
        <translation>el contador</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>la columna %1</translation>
    </message>
    <message>
        <source>Link copied. Opening it requires signing in.</source>
        <translation>Enlace copiado. Para abrirlo hay que iniciar sesión.</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 seleccionadas</translation>
    </message>
    <message>
        <source>Views…</source>
        <translation>Vistas…</translation>
    </message>
    <message>
        <source>No match. Hidden by %1.</source>
        <translation>Sin resultados. Oculto por %1.</translation>
    </message>
    <message>
        <source>the cluster %1</source>
        <translation>el clúster %1</translation>
    </message>
    <message>
        <source>%1 holding</source>
        <translation>%1 retiene</translation>
    </message>
    <message>
        <source>%1 late</source>
        <translation>%1 con retraso</translation>
    </message>
    <message>
        <source>%1 overdue</source>
        <translation>%1 vencidas</translation>
    </message>
    <message>
        <source>cannot be seen since %1</source>
        <translation>no se ve desde las %1</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>Todos los clústeres</translation>
    </message>
    <message>
        <source>Cluster: %1</source>
        <translation>Clúster: %1</translation>
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
        <translation>dueño %1</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>Node %1</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>energía %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>deleted next</source>
        <translation>se elimina a continuación</translation>
    </message>
    <message>
        <source>note of %1, %2: %3</source>
        <translation>nota de %1, %2: %3</translation>
    </message>
    <message>
        <source>cluster %1</source>
        <translation>clúster %1</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>Held by</source>
        <translation>Retenida por</translation>
    </message>
    <message>
        <source>For (p50 to p95)</source>
        <translation>Duración (p50 a p95)</translation>
    </message>
    <message>
        <source>What is expected to hold</source>
        <translation>Qué se prevé que retenga</translation>
    </message>
    <message>
        <source>in %1 of %2 runs</source>
        <translation>en %1 de %2 ejecuciones</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>desde %1</translation>
    </message>
</context>
<context>
    <name>FoundList</name>
    <message>
        <source>What would be imported</source>
        <translation>Lo que traería</translation>
    </message>
</context>
<context>
    <name>GatesZone</name>
    <message>
        <source>Before sending</source>
        <translation>Antes de enviar</translation>
    </message>
    <message>
        <source>Safer ways out</source>
        <translation>Salidas más seguras</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Reason: at least 10 characters, or a ticket id</source>
        <translation>Por qué: 10 caracteres como mínimo o un id de ticket</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Type %1</source>
        <translation>Teclear %1</translation>
    </message>
    <message>
        <source>Name of the object: %1</source>
        <translation>Nombre del objeto: %1</translation>
    </message>
    <message>
        <source>Break-glass: no second person. It is sent after %1 s, raises an alarm for everybody and must be reviewed afterwards.</source>
        <translation>Emergencia: no se pregunta a nadie más. Se envía tras %1 s, con una alarma para todos y una revisión que hay que cerrar.</translation>
    </message>
    <message>
        <source>A second person must approve: another identity with the role approver.</source>
        <translation>Debe aprobarlo una segunda persona: otra identidad con el rol approver.</translation>
    </message>
    <message>
        <source>Break-glass: no time for a second person</source>
        <translation>Emergencia: no hay tiempo para una segunda persona</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <translation>%1 a las %2: %3</translation>
    </message>
    <message>
        <source>no reason required</source>
        <translation>no se pidió motivo</translation>
    </message>
    <message>
        <source>Approved by %1.</source>
        <translation>Aprobado por %1.</translation>
    </message>
    <message>
        <source>Waiting for a second person until %1. Digest %2.</source>
        <translation>Espera a una segunda persona hasta %1. Digest %2.</translation>
    </message>
    <message>
        <source>Sent with break-glass, without a second person.</source>
        <translation>Enviado por emergencia, sin segunda persona.</translation>
    </message>
    <message>
        <source>Why not (only for Reject); shown to the requester</source>
        <translation>Por qué no, para quien lo pidió (solo para Rechazar)</translation>
    </message>
    <message>
        <source>Reason for the rejection</source>
        <translation>Por qué se rechaza</translation>
    </message>
    <message>
        <source>Will be sent with break-glass, without a second person.</source>
        <translation>Se enviará por el procedimiento de emergencia, sin una segunda persona.</translation>
    </message>
</context>
<context>
    <name>GoneStrip</name>
    <message>
        <source>Deleted machines</source>
        <translation>Máquinas eliminadas</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminadas</translation>
    </message>
    <message>
        <source>%1, gone since %2</source>
        <translation>%1, ausente desde %2</translation>
    </message>
</context>
<context>
    <name>GroupHeader</name>
    <message>
        <source>%1: %2, oldest %3</source>
        <translation>%1: %2, la mayor %3</translation>
    </message>
    <message>
        <source>1 hold</source>
        <translation>1 retención</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 retenciones</translation>
    </message>
    <message>
        <source>Ask owner: %1</source>
        <translation>Preguntar al dueño: %1</translation>
    </message>
    <message>
        <source>Ask owner</source>
        <translation>Preguntar al dueño</translation>
    </message>
    <message>
        <source>Acknowledge group: %1</source>
        <translation>Confirmar grupo: %1</translation>
    </message>
    <message>
        <source>Ack group</source>
        <translation>Conf. grupo</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Desactivado: los datos tienen más de 10 s.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Hace falta el rol operator.</translation>
    </message>
    <message>
        <source>on 1 machine</source>
        <translation>en 1 máquina</translation>
    </message>
    <message>
        <source>on %1 machines</source>
        <translation>en %1 máquinas</translation>
    </message>
    <message>
        <source>%1 late</source>
        <translation>%1 con retraso</translation>
    </message>
    <message>
        <source>Show all: %1</source>
        <translation>Mostrar todo: %1</translation>
    </message>
    <message>
        <source>Fold: %1</source>
        <translation>Plegar: %1</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Plegar</translation>
    </message>
</context>
<context>
    <name>GuardsPane</name>
    <message>
        <source>View, copy, export</source>
        <translation>Ver, copiar, exportar</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Only in Holdpoint: acknowledge, shelve, note</source>
        <translation>Solo en Holdpoint: confirmar, aplazar, anotar</translation>
    </message>
    <message>
        <source>nothing; can be undone</source>
        <translation>nada; se puede deshacer</translation>
    </message>
    <message>
        <source>Reversible in the cluster: cordon, own hold, power on</source>
        <translation>Reversible en el clúster: acordonar, retención propia, encender</translation>
    </message>
    <message>
        <source>a review</source>
        <translation>una revisión</translation>
    </message>
    <message>
        <source>Irreversible, one worker, all interlocks green</source>
        <translation>Irreversible, un worker, todos los enclavamientos en verde</translation>
    </message>
    <message>
        <source>reason, press and hold, 10 s to abort</source>
        <translation>motivo, mantener pulsado, 10 s para abortar</translation>
    </message>
    <message>
        <source>Irreversible, and: control plane, a red interlock, or somebody else&apos;s key</source>
        <translation>Irreversible y plano de control, un enclavamiento en rojo o una clave ajena</translation>
    </message>
    <message>
        <source>as G3, plus: type the name, and a second person or break-glass</source>
        <translation>como G3, teclear el nombre, segunda persona; o emergencia</translation>
    </message>
    <message>
        <source>Leaks or corrupts: remove a finalizer, force delete</source>
        <translation>Deja restos o corrompe: quitar un finalizer, forzar borrado</translation>
    </message>
    <message>
        <source>never done, only explained</source>
        <translation>nunca se hace, solo se explica</translation>
    </message>
    <message>
        <source>A red or unknown interlock raises an action by one level. A site policy can raise levels and never lower them.</source>
        <translation>Un enclavamiento rojo o desconocido sube la acción un nivel. Un sitio puede subir niveles con su política y nunca bajarlos.</translation>
    </message>
    <message>
        <source>Guards and approvers</source>
        <translation>Protecciones y aprobadores</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>%1 (%2), %3</source>
        <translation>%1 (%2), %3</translation>
    </message>
    <message>
        <source>can change the cluster</source>
        <translation>puede cambiar el clúster</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>puede ver y no cambiar</translation>
    </message>
    <message>
        <source>Approvers are identities with the role approver or admin. Nobody can approve their own request.</source>
        <translation>Los aprobadores son identidades con el rol approver o admin; nadie aprueba lo que ejecutó él mismo.</translation>
    </message>
    <message>
        <source>Offer break-glass in this console where the site allows it</source>
        <translation>Ofrecer la emergencia en esta consola donde el sitio la permite</translation>
    </message>
    <message>
        <source>Your own rule can only be stricter than that of the site. Without break-glass, a second person must always approve.</source>
        <translation>Su propia regla solo puede ser más estricta que la del sitio. Sin emergencia, siempre debe aprobar una segunda persona.</translation>
    </message>
    <message>
        <source>Ask me for more</source>
        <translation>Pedirme más</translation>
    </message>
    <message>
        <source>The least guard level of what you request from this console. The review names the rule, and so does the audit.</source>
        <translation>El nivel de protección mínimo de lo que solicita desde esta consola. La revisión nombra la regla, y la auditoría también.</translation>
    </message>
    <message>
        <source>%1, as the site has it</source>
        <translation>%1, según el sitio</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>al menos %1</translation>
    </message>
    <message>
        <source>Least guard level of %1</source>
        <translation>Nivel de protección mínimo de %1</translation>
    </message>
</context>
<context>
    <name>HoldButton</name>
    <message>
        <source>Press and hold for 1.5 seconds, or type the digits</source>
        <translation>Mantener pulsado 1,5 segundos o teclear las cifras</translation>
    </message>
</context>
<context>
    <name>HoldColumns</name>
    <message>
        <source>Selected</source>
        <translation>Seleccionado</translation>
    </message>
    <message>
        <source>Urgency</source>
        <translation>Urgencia</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Waiting at</source>
        <translation>Espera en</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Retención</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Dueño</translation>
    </message>
    <message>
        <source>Since, against usual</source>
        <translation>Desde, frente a lo habitual</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Usually until</source>
        <translation>Habitual a</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Impacto</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
</context>
<context>
    <name>HoldInspector</name>
    <message>
        <source>Select a hold to see why it is there and what ends it (J K).</source>
        <translation>Elegir una retención para ver por qué está y qué la termina (J K).</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Lo que se sabe</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>Salidas</translation>
    </message>
    <message>
        <source>Open machine (Enter)</source>
        <translation>Abrir máquina (Enter)</translation>
    </message>
    <message>
        <source>Ask owner</source>
        <translation>Preguntar al dueño</translation>
    </message>
    <message>
        <source>Acknowledge (A)</source>
        <translation>Confirmar (A)</translation>
    </message>
    <message>
        <source>Shelve… (H)</source>
        <translation>Aplazar… (H)</translation>
    </message>
    <message>
        <source>Opens a review; this button sends nothing</source>
        <translation>Abre una revisión; este botón no envía nada</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>at least %1; shows its checks</source>
        <translation>mínimo %1; abre sus comprobaciones</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Desactivado: los datos tienen más de 10 s.</translation>
    </message>
    <message>
        <source>Read-only: requires the role operator.</source>
        <translation>Se puede ver, no actuar: hace falta el rol operator.</translation>
    </message>
    <message>
        <source>Selected hold</source>
        <translation>Sobre la retención elegida</translation>
    </message>
    <message>
        <source>%1 at present</source>
        <translation>%1 tal como está</translation>
    </message>
    <message>
        <source>Opens a plan; this button sends nothing</source>
        <translation>Abre un plan; este botón no envía nada</translation>
    </message>
    <message>
        <source>%1 on all %2…</source>
        <translation>%1 en las %2…</translation>
    </message>
</context>
<context>
    <name>HoldList</name>
    <message>
        <source>Holds</source>
        <translation>Retenciones</translation>
    </message>
    <message>
        <source>1 row copied.</source>
        <translation>1 fila copiada.</translation>
    </message>
    <message>
        <source>%1 rows copied.</source>
        <translation>%1 filas copiadas.</translation>
    </message>
</context>
<context>
    <name>HoldModifier</name>
    <message>
        <source>the owner reports a failure</source>
        <translation>el propietario informa de un fallo</translation>
    </message>
    <message>
        <source>the owner is silent</source>
        <translation>el propietario no da señales</translation>
    </message>
    <message>
        <source>the owner does not exist</source>
        <translation>el propietario no existe</translation>
    </message>
    <message>
        <source>duplicate name</source>
        <translation>el nombre está dos veces</translation>
    </message>
    <message>
        <source>added after the Machine was deleted</source>
        <translation>añadido después de eliminar la Machine</translation>
    </message>
</context>
<context>
    <name>HoldRow</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 of %2 at %3</source>
        <translation>%1 de %2 en %3</translation>
    </message>
</context>
<context>
    <name>HoldRowItem</name>
    <message>
        <source>Control plane</source>
        <translation>Plano de control</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacidad</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 en %2, %3</translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation>dueño %1</translation>
    </message>
    <message>
        <source>usually done by %1</source>
        <translation>suele acabar a las %1</translation>
    </message>
    <message>
        <source>%1, %2 at %3, %4</source>
        <translation>%1, %2 en %3, %4</translation>
    </message>
    <message>
        <source>Select %1, %2</source>
        <translation>Elegir %1, %2</translation>
    </message>
    <message>
        <source>note of %1, %2: %3</source>
        <translation>nota de %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>HoldTools</name>
    <message>
        <source>Filter (/)</source>
        <translation>Filtro (/)</translation>
    </message>
    <message>
        <source>Filter by machine, hold, owner or point (/)</source>
        <translation>Filtrar por máquina, retención, dueño o punto (/)</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Retiene</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Tarde</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Vencida</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mías</translation>
    </message>
    <message>
        <source>Orphan owner</source>
        <translation>Dueño huérfano</translation>
    </message>
    <message>
        <source>Control plane</source>
        <translation>Plano de control</translation>
    </message>
    <message>
        <source>Armed</source>
        <translation>Armado</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Sin grupos</translation>
    </message>
    <message>
        <source>By owner</source>
        <translation>Por dueño</translation>
    </message>
    <message>
        <source>By point</source>
        <translation>Por punto</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Agrupar por</translation>
    </message>
    <message>
        <source>1 hold</source>
        <translation>1 retención</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 retenciones</translation>
    </message>
    <message>
        <source>on 1 machine</source>
        <translation>en 1 máquina</translation>
    </message>
    <message>
        <source>on %1 machines</source>
        <translation>en %1 máquinas</translation>
    </message>
    <message>
        <source>By cause</source>
        <translation>Por causa</translation>
    </message>
    <message>
        <source>Views…</source>
        <translation>Vistas…</translation>
    </message>
    <message>
        <source>By cluster</source>
        <translation>Por clúster</translation>
    </message>
    <message>
        <source>By budget</source>
        <translation>Por presupuesto</translation>
    </message>
    <message>
        <source>By rack</source>
        <translation>Por rack</translation>
    </message>
    <message>
        <source>By maintenance</source>
        <translation>Por mantenimiento</translation>
    </message>
    <message>
        <source>Most urgent first</source>
        <translation>Lo más urgente primero</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Lo más retrasado primero</translation>
    </message>
    <message>
        <source>Highest impact first</source>
        <translation>Mayor impacto primero</translation>
    </message>
    <message>
        <source>By what comes next</source>
        <translation>Por lo que sigue</translation>
    </message>
    <message>
        <source>Expected end first</source>
        <translation>Final previsto primero</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
</context>
<context>
    <name>HoldsPage</name>
    <message>
        <source>Message to the owner copied.</source>
        <translation>Mensaje al propietario copiado.</translation>
    </message>
    <message>
        <source>Sentence copied.</source>
        <translation>Frase copiada.</translation>
    </message>
    <message>
        <source>kubectl command copied.</source>
        <translation>Comando kubectl copiado.</translation>
    </message>
    <message>
        <source>1 change – press R to apply</source>
        <translation>1 cambio – pulsar R para aplicar</translation>
    </message>
    <message>
        <source>%1 changes – press R to apply</source>
        <translation>%1 cambios – pulsar R para aplicar</translation>
    </message>
    <message>
        <source>Nothing is holding.</source>
        <translation>Nada retiene.</translation>
    </message>
    <message>
        <source>1 hold is hidden by the filters.</source>
        <translation>Los filtros ocultan 1 retención.</translation>
    </message>
    <message>
        <source>%1 holds are hidden by the filters.</source>
        <translation>Los filtros ocultan %1 retenciones.</translation>
    </message>
    <message>
        <source>Holds are not known: the machines are served in an unsupported version.</source>
        <translation>No se sabe qué está reteniendo: las máquinas vienen en una versión que no se entiende.</translation>
    </message>
    <message>
        <source>the words “%1”</source>
        <translation>las palabras «%1»</translation>
    </message>
    <message>
        <source>the chips</source>
        <translation>las etiquetas</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>la columna %1</translation>
    </message>
    <message>
        <source>Link copied. Opening it requires signing in.</source>
        <translation>Enlace copiado. Para abrirlo hay que iniciar sesión.</translation>
    </message>
    <message>
        <source>%1 on all %2 machines of its cause…</source>
        <translation>%1 en las %2 máquinas de esta causa…</translation>
    </message>
</context>
<context>
    <name>HostFacts</name>
    <message>
        <source>Unknown for %1: %2</source>
        <translation>Desconocido desde hace %1: %2</translation>
    </message>
    <message>
        <source>Unknown: %1</source>
        <translation>Desconocido: %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>por %1</translation>
    </message>
    <message>
        <source>1 hold</source>
        <translation>1 retención</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 retenciones</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 error</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 errores</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>hard in %1 s</source>
        <translation>forzado en %1 s</translation>
    </message>
    <message>
        <source>hard power-off due</source>
        <translation>forzado pendiente</translation>
    </message>
    <message>
        <source>off within %1</source>
        <translation>apagado en %1</translation>
    </message>
    <message>
        <source>power-off overdue</source>
        <translation>apagado retrasado</translation>
    </message>
    <message>
        <source>on within %1</source>
        <translation>encendido en %1</translation>
    </message>
    <message>
        <source>power-on overdue</source>
        <translation>encendido retrasado</translation>
    </message>
    <message>
        <source>retry in %1</source>
        <translation>reintento en %1</translation>
    </message>
    <message>
        <source>retry due</source>
        <translation>reintento pendiente</translation>
    </message>
    <message>
        <source>window ends in %1</source>
        <translation>ventana acaba en %1</translation>
    </message>
    <message>
        <source>window is over</source>
        <translation>ventana terminada</translation>
    </message>
</context>
<context>
    <name>HostPanel</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Los datos tienen más de 10 s: no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>%1 is not allowed to change hosts.</source>
        <translation>%1 no puede cambiar hosts.</translation>
    </message>
    <message>
        <source>%1 (%2 ago)</source>
        <translation>%1 (hace %2)</translation>
    </message>
    <message>
        <source>Power holds</source>
        <translation>Retenciones de energía</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 clave</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 claves</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Deseado</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Encendido</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Apagado</translation>
    </message>
    <message>
        <source>Actual</source>
        <translation>Real</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Última lectura</translation>
    </message>
    <message>
        <source>Last on</source>
        <translation>Último encendido</translation>
    </message>
    <message>
        <source>Reboot requested</source>
        <translation>Reinicio pedido</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Rack</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go to machine</source>
        <translation>Ir a la máquina</translation>
    </message>
    <message>
        <source>No key holds this host.</source>
        <translation>Ninguna clave retiene este host.</translation>
    </message>
    <message>
        <source>No host is held off by a key.</source>
        <translation>Ninguna clave mantiene apagado un host.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Opens a review, guard level %1 or higher</source>
        <translation>Abre una revisión, nivel de protección %1 o mayor</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>A soft shutdown that takes longer than about 3 m is followed by a hard one; the card counts down.</source>
        <translation>A un apagado suave que no acaba en unos 3 m le sigue uno forzado; la tarjeta muestra la cuenta atrás.</translation>
    </message>
    <message>
        <source>%1 is not supported: nothing can be changed.</source>
        <translation>%1 no se entiende: no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>Which hosts are held off is not known.</source>
        <translation>No se sabe qué hosts se mantienen apagados.</translation>
    </message>
    <message>
        <source>Polling the BMC of %1.</source>
        <translation>Se pregunta ahora al BMC de %1.</translation>
    </message>
    <message>
        <source>Poll the BMC now, without waiting for the retry delay</source>
        <translation>Preguntar al BMC ahora, espere lo que espere</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Reintentar ahora</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>A continuación</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>Pedido por</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>How long its machines would take to go, and what would hold them. Changes nothing.</source>
        <translation>Cuánto tardarían en irse sus máquinas y qué las retendría. No cambia nada.</translation>
    </message>
</context>
<context>
    <name>HostTab</name>
    <message>
        <source>No reboot annotation is set on this host.</source>
        <translation>Este host no tiene anotación de reinicio.</translation>
    </message>
    <message>
        <source>Power key</source>
        <translation>Clave de energía</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>No BareMetalHost belongs to this machine.</source>
        <translation>Ningún BareMetalHost pertenece a esta máquina.</translation>
    </message>
</context>
<context>
    <name>IncidentList</name>
    <message>
        <source>Incidents</source>
        <translation>Incidentes</translation>
    </message>
    <message>
        <source>Select a machine on another page first, or name one in a new incident</source>
        <translation>Elegir antes una máquina en otra página o nombrarla en un incidente nuevo</translation>
    </message>
    <message>
        <source>New from selection</source>
        <translation>Nuevo de la selección</translation>
    </message>
    <message>
        <source>No machine selected.</source>
        <translation>Ninguna máquina elegida.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>severity %1</source>
        <translation>gravedad %1</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>Select a machine and press “New from selection”.</source>
        <translation>Elegir una máquina y pulsar «Nuevo de la selección».</translation>
    </message>
    <message>
        <source>No incidents yet.</source>
        <translation>Aún no se ha escrito ningún incidente.</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>Quitado: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Draft: %1</source>
        <translation>Borrador: %1</translation>
    </message>
    <message>
        <source>Removed incidents</source>
        <translation>Incidentes quitados</translation>
    </message>
    <message>
        <source>None was removed.</source>
        <translation>No se quitó ninguno.</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>Restaurar %1</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
</context>
<context>
    <name>IncidentProposal</name>
    <message>
        <source>%1 waits: %2</source>
        <translation>%1 espera: %2</translation>
    </message>
    <message>
        <source>%1 waits at %2 for %3</source>
        <translation>%1 espera en %2 a %3</translation>
    </message>
    <message>
        <source>%1 machines wait: %2</source>
        <translation>%1 máquinas esperan: %2</translation>
    </message>
    <message>
        <source>%1 machines wait, %2 longest: %3</source>
        <translation>%1 máquinas esperan, %2 más tiempo: %3</translation>
    </message>
    <message>
        <source>%1 machines wait at %2 for %3</source>
        <translation>%1 máquinas esperan en %2 a %3</translation>
    </message>
    <message>
        <source>%1 machines wait, %2 longest, at %3 for %4</source>
        <translation>%1 máquinas esperan, %2 más tiempo, en %3 a %4</translation>
    </message>
    <message>
        <source>owner: %1</source>
        <translation>dueño: %1</translation>
    </message>
    <message>
        <source>since %1 (%2)</source>
        <translation>desde %1 (%2)</translation>
    </message>
    <message>
        <source>%1 more machines wait.</source>
        <translation>%1 máquinas más esperan.</translation>
    </message>
    <message>
        <source>No action of a person is recorded yet.</source>
        <translation>Aún no hay ninguna acción de una persona registrada.</translation>
    </message>
    <message>
        <source>Done so far:</source>
        <translation>Hecho hasta ahora:</translation>
    </message>
</context>
<context>
    <name>IncidentsPage</name>
    <message>
        <source>The data is older than 10 s: nothing can be saved.</source>
        <translation>Los datos tienen más de 10 s: no se puede guardar nada.</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Guardando</translation>
    </message>
    <message>
        <source>Not saved yet. Your text stays here, also without a connection.</source>
        <translation>Aún sin guardar; permanece aquí con otra conexión o sin ninguna.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Guardado.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Overwrite with mine</source>
        <translation>Sobrescribir con lo mío</translation>
    </message>
    <message>
        <source>Use theirs</source>
        <translation>Tomar lo ajeno</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>An incident combines a range, the entries that matter and your text in one file: Markdown, HTML, JSON, CSV or a bundle.</source>
        <translation>El intervalo, las entradas que importan y sus palabras forman un archivo: Markdown, HTML, JSON, CSV o un paquete.</translation>
    </message>
    <message>
        <source>Select an incident, or start one from a machine.</source>
        <translation>Elegir un incidente o empezar uno desde una máquina.</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Nothing needs attention. 1 machine has an armed hook.</source>
        <translation>Nada espera a nadie. 1 máquina tiene un hook armado.</translation>
    </message>
    <message>
        <source>Nothing needs attention. %1 machines have armed hooks.</source>
        <translation>Nada espera a nadie. %1 máquinas tienen hooks armados.</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>energía %1</translation>
    </message>
    <message>
        <source>Why it waits</source>
        <translation>Por qué espera</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Lo que se sabe</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>Salidas</translation>
    </message>
    <message>
        <source>Open (Enter)</source>
        <translation>Abrir (Enter)</translation>
    </message>
    <message>
        <source>What needs attention is not known: the machines are served in an unsupported version.</source>
        <translation>No se sabe qué espera a una persona: las máquinas vienen en una versión que no se entiende.</translation>
    </message>
</context>
<context>
    <name>KeyItem</name>
    <message>
        <source>hard</source>
        <translation>forzado</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>suave</translation>
    </message>
    <message>
        <source>held %1</source>
        <translation>retenido %1</translation>
    </message>
    <message>
        <source>accepted %1 ago</source>
        <translation>aceptado hace %1</translation>
    </message>
    <message>
        <source>not accepted yet</source>
        <translation>aún no aceptado</translation>
    </message>
    <message>
        <source>set by %1</source>
        <translation>puesto por %1</translation>
    </message>
    <message>
        <source>set by an unknown user</source>
        <translation>nadie dice quién lo puso</translation>
    </message>
    <message>
        <source>A request: it is removed when the host is on again.</source>
        <translation>Una solicitud: desaparece cuando el host vuelve a encenderse.</translation>
    </message>
    <message>
        <source>Set by Holdpoint: an operator can release it (%1).</source>
        <translation>Propia: un operador puede liberarla (%1).</translation>
    </message>
    <message>
        <source>Set by somebody else: releasing it needs a second person (%1).</source>
        <translation>Ajena: se libera con una segunda persona (%1).</translation>
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
        <translation>Flota</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Retenciones</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Energía</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Incidentes</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Auditoría</translation>
    </message>
    <message>
        <source>Alarm health</source>
        <translation>Salud de alarmas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Buscar un comando</translation>
    </message>
    <message>
        <source>Go to a machine</source>
        <translation>Ir a una máquina</translation>
    </message>
    <message>
        <source>Filter the page</source>
        <translation>Filtrar la página</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Acknowledge the group</source>
        <translation>Confirmar el grupo</translation>
    </message>
    <message>
        <source>Shelve…</source>
        <translation>Aplazar…</translation>
    </message>
    <message>
        <source>Copy why it is stuck</source>
        <translation>Copiar por qué está atascada</translation>
    </message>
    <message>
        <source>Copy as kubectl command</source>
        <translation>Copiar como comando kubectl</translation>
    </message>
    <message>
        <source>Actions of the machine…</source>
        <translation>Acciones de la máquina…</translation>
    </message>
    <message>
        <source>Change matrix grouping</source>
        <translation>Agrupar la matriz de otro modo</translation>
    </message>
    <message>
        <source>Reconnect</source>
        <translation>Conectar de nuevo</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Parte siguiente de la ventana</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>Teclas de esta página</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Write a note…</source>
        <translation>Escribir una nota…</translation>
    </message>
    <message>
        <source>Times: since when or how long</source>
        <translation>Tiempos: desde cuándo o cuánto</translation>
    </message>
    <message>
        <source>Choose a backend…</source>
        <translation>Elegir un backend…</translation>
    </message>
    <message>
        <source>Mark a time; twice marks a range</source>
        <translation>Marcar un instante: dos veces para un intervalo</translation>
    </message>
    <message>
        <source>Add the marked range to an incident</source>
        <translation>Añadir el intervalo marcado a un incidente</translation>
    </message>
    <message>
        <source>Fleet without controls</source>
        <translation>Flota sin controles</translation>
    </message>
    <message>
        <source>Change matrix colours</source>
        <translation>Colorear la matriz de otro modo</translation>
    </message>
    <message>
        <source>Copy a link to this page</source>
        <translation>Copiar un enlace a esta página</translation>
    </message>
    <message>
        <source>Copy a one-time link for a viewer</source>
        <translation>Copiar un enlace de un solo uso para quien mire</translation>
    </message>
    <message>
        <source>Go to an earlier time…</source>
        <translation>Ver un momento anterior…</translation>
    </message>
    <message>
        <source>Play or pause the record</source>
        <translation>Reproducir o pausar el registro</translation>
    </message>
</context>
<context>
    <name>KeyboardPane</name>
    <message>
        <source>Enter keys such as Ctrl+K, separated by commas, and press Enter. No single letter changes a cluster.</source>
        <translation>Escribir teclas como Ctrl+K, varias con coma; Enter las acepta. Ninguna letra sola escribe en un clúster.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Keys copied.</source>
        <translation>Teclas copiadas.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>en todas partes</translation>
    </message>
    <message>
        <source>Keys for: %1</source>
        <translation>Teclas para: %1</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>Restablecer: %1</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>on the fleet</source>
        <translation>en la flota</translation>
    </message>
    <message>
        <source>on a machine</source>
        <translation>en una máquina</translation>
    </message>
    <message>
        <source>on the holds</source>
        <translation>en las retenciones</translation>
    </message>
</context>
<context>
    <name>LanguagePane</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of the desktop</source>
        <translation>Idioma del escritorio</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Horas</translation>
    </message>
    <message>
        <source>UTC, marked with Z, in every language</source>
        <translation>UTC, con la marca Z, en todos los idiomas</translation>
    </message>
    <message>
        <source>Names and messages of Kubernetes</source>
        <translation>Nombres y mensajes de Kubernetes</translation>
    </message>
    <message>
        <source>never translated</source>
        <translation>tal como llegan, nunca traducidos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The console uses the language of the desktop if it is available, otherwise English.</source>
        <translation>La consola usa el idioma del escritorio si está disponible; si no, inglés.</translation>
    </message>
    <message>
        <source>Takes effect when the console is restarted.</source>
        <translation>Surte efecto al reiniciar la consola.</translation>
    </message>
    <message>
        <source>The backend writes logs, exports and the audit in English.</source>
        <translation>El backend escribe registros, exportaciones y auditoría en inglés.</translation>
    </message>
</context>
<context>
    <name>LockGlyph</name>
    <message>
        <source>Forbidden</source>
        <translation>Prohibido</translation>
    </message>
</context>
<context>
    <name>MachineBox</name>
    <message>
        <source>Enter namespace/name.</source>
        <translation>Escriba namespace/name.</translation>
    </message>
    <message>
        <source>gone since %1</source>
        <translation>ausente desde %1</translation>
    </message>
</context>
<context>
    <name>MachineFacts</name>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Deseado</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Encendido</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Apagado</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Energía</translation>
    </message>
    <message>
        <source>%1, read %2</source>
        <translation>%1, leído %2</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Last powered on</source>
        <translation>Último encendido</translation>
    </message>
    <message>
        <source>Reboot pending since</source>
        <translation>Reinicio pendiente desde</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Action deadline</source>
        <translation>La acción acaba a las</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Consecutive errors</source>
        <translation>Errores seguidos</translation>
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
        <translation>Zona</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creada</translation>
    </message>
    <message>
        <source>Provider id</source>
        <translation>Id de proveedor</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instancia</translation>
    </message>
    <message>
        <source>Finalizers</source>
        <translation>Finalizers</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>Node ready</source>
        <translation>Node listo</translation>
    </message>
    <message>
        <source>%1, cordoned</source>
        <translation>%1, acordonado</translation>
    </message>
    <message>
        <source>Taints</source>
        <translation>Taints</translation>
    </message>
    <message>
        <source>Drain</source>
        <translation>Drenaje</translation>
    </message>
    <message>
        <source>Pods left</source>
        <translation>Pods restantes</translation>
    </message>
    <message>
        <source>needs %1, has %2</source>
        <translation>necesita %1, tiene %2</translation>
    </message>
    <message>
        <source>Message of its MachineSet</source>
        <translation>Su conjunto dice</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
</context>
<context>
    <name>MachineHeader</name>
    <message>
        <source>Cluster</source>
        <translation>Clúster</translation>
    </message>
    <message>
        <source>Back to the fleet</source>
        <translation>Volver a la flota</translation>
    </message>
    <message>
        <source>Back to the fleet (Backspace)</source>
        <translation>Volver a la flota (Backspace)</translation>
    </message>
    <message>
        <source>Copy the name %1</source>
        <translation>Copiar el nombre %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>gone since %1</source>
        <translation>ausente desde %1</translation>
    </message>
    <message>
        <source>Actions for this machine; each opens a review first</source>
        <translation>Qué se puede hacer con esta máquina; todo se revisa antes</translation>
    </message>
    <message>
        <source>Actions…</source>
        <translation>Acciones…</translation>
    </message>
    <message>
        <source>Node, cordoned</source>
        <translation>Node, acordonado</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>A fecha de</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>live</source>
        <translation>en vivo</translation>
    </message>
    <message>
        <source>not live</source>
        <translation>no en vivo</translation>
    </message>
    <message>
        <source>being deleted since %1</source>
        <translation>en eliminación desde %1</translation>
    </message>
    <message>
        <source>being deleted</source>
        <translation>en eliminación</translation>
    </message>
    <message>
        <source>%1 is not supported: nothing can be changed.</source>
        <translation>%1 no se entiende: no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>deleted next</source>
        <translation>se elimina a continuación</translation>
    </message>
</context>
<context>
    <name>MachinePage</name>
    <message>
        <source>No machine %1.</source>
        <translation>No hay ninguna máquina %1.</translation>
    </message>
    <message>
        <source>Hooks and owners</source>
        <translation>Hooks y dueños</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Condiciones</translation>
    </message>
    <message>
        <source>Host and power keys</source>
        <translation>Host y claves de energía</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>No lifecycle hook is set on this machine.</source>
        <translation>Esta máquina no tiene ningún hook de ciclo de vida.</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Hook</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Dueño</translation>
    </message>
    <message>
        <source>The machine reports no condition.</source>
        <translation>La máquina no informa de condiciones.</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condición</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>No event about this machine.</source>
        <translation>Ningún evento sobre esta máquina.</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Edad</translation>
    </message>
    <message>
        <source>Back to the fleet</source>
        <translation>Volver a la flota</translation>
    </message>
    <message>
        <source>YAML</source>
        <translation>YAML</translation>
    </message>
    <message>
        <source>Earlier machines</source>
        <translation>Máquinas anteriores</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Sentence copied.</source>
        <translation>Frase copiada.</translation>
    </message>
    <message>
        <source>No machine selected.</source>
        <translation>No hay elegida ninguna máquina con frase.</translation>
    </message>
    <message>
        <source>kubectl command copied.</source>
        <translation>Comando kubectl copiado.</translation>
    </message>
    <message>
        <source>Holdpoint: %1</source>
        <translation>Holdpoint: %1</translation>
    </message>
    <message>
        <source>Holdpoint</source>
        <translation>Holdpoint</translation>
    </message>
    <message>
        <source>Select a machine first, then write a note on it.</source>
        <translation>Elija primero una máquina y escriba luego una nota sobre ella.</translation>
    </message>
    <message>
        <source>The fleet without controls. Esc ends it.</source>
        <translation>La flota sin controles. Esc lo termina.</translation>
    </message>
    <message>
        <source>This page has no link: a browser does not show it.</source>
        <translation>Un navegador no muestra esta página.</translation>
    </message>
    <message>
        <source>Link copied. Opening it requires signing in.</source>
        <translation>Enlace copiado. Para abrirlo hay que iniciar sesión.</translation>
    </message>
    <message>
        <source>One-time link copied. It shows this page once, within 5 minutes.</source>
        <translation>Enlace de un solo uso copiado. Muestra esta página una vez, en 5 minutos.</translation>
    </message>
    <message>
        <source>Links open in a console, not here.</source>
        <translation>Los enlaces se abren en una consola, no aquí.</translation>
    </message>
</context>
<context>
    <name>MatrixField</name>
    <message>
        <source>Grouped by machine set</source>
        <translation>Agrupada por MachineSet</translation>
    </message>
    <message>
        <source>Grouped by zone</source>
        <translation>Agrupada por zona</translation>
    </message>
    <message>
        <source>Grouped by role</source>
        <translation>Agrupada por rol</translation>
    </message>
    <message>
        <source>Coloured by power</source>
        <translation>Coloreado por energía</translation>
    </message>
    <message>
        <source>Coloured by age of the machine</source>
        <translation>Coloreado por edad de la máquina</translation>
    </message>
    <message>
        <source>Coloured by maintenance</source>
        <translation>Coloreado por mantenimiento</translation>
    </message>
    <message>
        <source>Coloured by state</source>
        <translation>Coloreado por estado</translation>
    </message>
    <message>
        <source>Machine matrix, %1 machines</source>
        <translation>Matriz de máquinas, %1 máquinas</translation>
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
        <translation>Agrupada por región y zona</translation>
    </message>
    <message>
        <source>Grouped by zone and rack</source>
        <translation>Agrupada por zona y rack</translation>
    </message>
    <message>
        <source>Grouped by rack and machine set</source>
        <translation>Agrupada por rack y MachineSet</translation>
    </message>
    <message>
        <source>Grouped by cause</source>
        <translation>Agrupado por causa</translation>
    </message>
    <message>
        <source>Grouped by cluster</source>
        <translation>Agrupada por clúster</translation>
    </message>
</context>
<context>
    <name>MatrixLegend</name>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
</context>
<context>
    <name>MatrixPane</name>
    <message>
        <source>%1. Change grouping</source>
        <translation>%1. Agrupar de otro modo</translation>
    </message>
    <message>
        <source>%1. Change colours</source>
        <translation>%1. Colorear de otro modo</translation>
    </message>
</context>
<context>
    <name>MiniTimeline</name>
    <message>
        <source>Last two hours of %1</source>
        <translation>Las últimas dos horas de %1</translation>
    </message>
    <message>
        <source>No changes recorded in the last two hours.</source>
        <translation>No se registró nada en las últimas dos horas.</translation>
    </message>
    <message>
        <source>Loading the timeline…</source>
        <translation>Cargando la línea de tiempo…</translation>
    </message>
</context>
<context>
    <name>MonthGrid</name>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>+%1 más</translation>
    </message>
</context>
<context>
    <name>NavButton</name>
    <message>
        <source>%1, %2 need you</source>
        <translation>%1, %2 le esperan</translation>
    </message>
</context>
<context>
    <name>NavRail</name>
    <message>
        <source>Fleet</source>
        <translation>Flota</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Retenciones</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Energía</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Incidentes</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Auditoría</translation>
    </message>
    <message>
        <source>Alarms</source>
        <translation>Alarmas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Desactivado: los datos tienen más de 10 s.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Hace falta el rol operator.</translation>
    </message>
    <message>
        <source>Enter a note.</source>
        <translation>Escriba una nota.</translation>
    </message>
    <message>
        <source>Note added to the timeline of %1.</source>
        <translation>La nota está en la cronología de %1.</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Nota sobre %1</translation>
    </message>
    <message>
        <source>What you saw or did: “NIC changed, waiting for the link”</source>
        <translation>Qué vio o hizo: «NIC cambiada, esperando el enlace»</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Write note</source>
        <translation>Escribir nota</translation>
    </message>
</context>
<context>
    <name>NoticeText</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>P%1 %2</source>
        <translation>P%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new alarms</source>
        <translation>
            <numerusform>%n alarma nueva</numerusform>
            <numerusform>%n alarmas nuevas</numerusform>
        </translation>
    </message>
    <message>
        <source>Most urgent, P%1 %2: %3</source>
        <translation>La más urgente, P%1 %2: %3</translation>
    </message>
    <message>
        <source>Flood of alarms</source>
        <translation>Avalancha de alarmas</translation>
    </message>
</context>
<context>
    <name>NotificationsPane</name>
    <message>
        <source>During a flood, the desktop shows one notification instead of one per alarm.</source>
        <translation>En una avalancha se avisa al escritorio una vez, no por cada alarma.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificaciones</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>P1 only</source>
        <translation>Solo P1</translation>
    </message>
    <message>
        <source>P1 and P2</source>
        <translation>P1 y P2</translation>
    </message>
    <message>
        <source>Every alarm</source>
        <translation>Todas las alarmas</translation>
    </message>
    <message>
        <source>Notify about</source>
        <translation>Avisar al escritorio de</translation>
    </message>
    <message>
        <source>The alarm line of the window always shows every alarm.</source>
        <translation>La línea de alarmas de la ventana muestra todas.</translation>
    </message>
</context>
<context>
    <name>ObjectDialog</name>
    <message>
        <source>No %1.</source>
        <translation>%1 no existe.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copy YAML</source>
        <translation>Copiar YAML</translation>
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
        <translation>Abrir la vista %1</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flota</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Retenciones</translation>
    </message>
    <message>
        <source>Show tour</source>
        <translation>Mostrar el recorrido</translation>
    </message>
</context>
<context>
    <name>OverrideGates</name>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Desactivado: los datos tienen más de 10 s.</translation>
    </message>
    <message>
        <source>Read-only: requires the role operator.</source>
        <translation>Se puede ver, no actuar: hace falta el rol operator.</translation>
    </message>
    <message>
        <source>Holdpoint explains this action and never does it.</source>
        <translation>Holdpoint explica esto y nunca lo hace.</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>Escriba un motivo.</translation>
    </message>
    <message>
        <source>The reason has more than %1 bytes.</source>
        <translation>El motivo tiene más de %1 bytes.</translation>
    </message>
    <message>
        <source>The reason needs %1 characters or a ticket id.</source>
        <translation>El motivo necesita %1 caracteres o un id de ticket.</translation>
    </message>
    <message>
        <source>Type %1 to continue.</source>
        <translation>Teclear %1 para continuar.</translation>
    </message>
    <message>
        <source>It does not wait for approval.</source>
        <translation>No espera aprobación.</translation>
    </message>
    <message>
        <source>A person other than %1 must approve.</source>
        <translation>Debe aprobar alguien distinto de %1.</translation>
    </message>
    <message>
        <source>Approving requires the role approver.</source>
        <translation>Hace falta el rol approver para aprobarlo.</translation>
    </message>
    <message>
        <source>A reason must say what happened, not repeat one character.</source>
        <translation>Un motivo dice qué ocurrió, no el mismo carácter una y otra vez.</translation>
    </message>
    <message>
        <source>The backend asks for %1 and does not know your own rule, which asks for %2.</source>
        <translation>El backend pide %1 y no conoce su propia regla, que pide %2.</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>Shows %1 to %2 of %3</source>
        <translation>Muestra de %1 a %2, de un total de %3</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 en total</translation>
    </message>
    <message>
        <source>Overview of the timeline</source>
        <translation>Vista general de la línea de tiempo</translation>
    </message>
</context>
<context>
    <name>PageArea</name>
    <message>
        <source>Mark a range of the timeline first: M twice, or Shift and drag.</source>
        <translation>Marque primero un intervalo de la línea de tiempo: M dos veces, o Mayús y arrastrar.</translation>
    </message>
</context>
<context>
    <name>PageLink</name>
    <message>
        <source>%1 is not a link.</source>
        <translation>%1 no es un enlace.</translation>
    </message>
    <message>
        <source>A one-time link opens in a browser.</source>
        <translation>Un enlace que permite mirar una vez se abre en un navegador.</translation>
    </message>
    <message>
        <source>%1 is not a page of Holdpoint. Pages are /fleet, /holds, /m/NAMESPACE/NAME, /power, /calendar, /alarms and /incidents.</source>
        <translation>%1 no es una página de Holdpoint; existen /fleet, /holds, /m/NAMESPACE/NAME, /power, /calendar, /alarms e /incidents.</translation>
    </message>
    <message>
        <source>%1 in the link: “%2” is not a time such as 2026-01-10T03:12:00Z.</source>
        <translation>%1 en el enlace: «%2» no es una hora como 2026-01-10T03:12:00Z.</translation>
    </message>
    <message>
        <source>The link starts (from) after the time that it shows (at).</source>
        <translation>El enlace empieza (from) después del instante que muestra (at).</translation>
    </message>
</context>
<context>
    <name>PastFrame</name>
    <message>
        <source>as of %1, %2 ago</source>
        <translation>a las %1, hace %2</translation>
    </message>
    <message>
        <source>This page has no history: it shows the present.</source>
        <translation>Esta página no tiene pasado: muestra el presente.</translation>
    </message>
    <message>
        <source>%1. Read-only; Esc returns to now.</source>
        <translation>%1. Aquí no se puede hacer nada; Esc vuelve al presente.</translation>
    </message>
</context>
<context>
    <name>PhaseChain</name>
    <message>
        <source>Phase %1</source>
        <translation>Fase %1</translation>
    </message>
    <message>
        <source>No phase yet</source>
        <translation>Aún sin fase</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>desde %1</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Desactivado: los datos tienen más de 10 s.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Hace falta el rol operator.</translation>
    </message>
    <message>
        <source>Enter the work and the machines.</source>
        <translation>Escriba el trabajo y las máquinas.</translation>
    </message>
    <message>
        <source>Enter two times, such as 2026-03-07 02:00.</source>
        <translation>Escriba dos horas, por ejemplo 2026-03-07 02:00.</translation>
    </message>
    <message>
        <source>no future dates</source>
        <translation>no hay ninguna hora por delante</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 and %2 more times</source>
        <translation>%1 y %2 veces más</translation>
    </message>
    <message>
        <source>Planned: %1.</source>
        <translation>Planificado: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries imported.</source>
        <translation>
            <numerusform>%n entrada tomada.</numerusform>
            <numerusform>%n entradas tomadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan work</source>
        <translation>Planificar trabajo</translation>
    </message>
    <message>
        <source>One piece of work</source>
        <translation>Un trabajo</translation>
    </message>
    <message>
        <source>Calendar (ICS)</source>
        <translation>Calendario (ICS)</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Qué se hace</translation>
    </message>
    <message>
        <source>PSU swap, rack B</source>
        <translation>Cambio de fuente, rack B</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Physical work</source>
        <translation>Manos en la máquina</translation>
    </message>
    <message>
        <source>Reboot</source>
        <translation>Reinicio</translation>
    </message>
    <message>
        <source>Retirement</source>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>Machines, separated by commas</source>
        <translation>Máquinas, separadas por comas</translation>
    </message>
    <message>
        <source>worker-a, worker-b</source>
        <translation>worker-a, worker-b</translation>
    </message>
    <message>
        <source>From (UTC)</source>
        <translation>Desde (UTC)</translation>
    </message>
    <message>
        <source>Until (UTC)</source>
        <translation>Hasta (UTC)</translation>
    </message>
    <message>
        <source>Paste the text of an .ics file. It replaces the previous import.</source>
        <translation>Pegue el texto de un archivo .ics. Sustituye lo importado antes.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Shows what would be imported, conflicts first</source>
        <translation>Muestra lo que traería, primero los conflictos</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Check it before importing.</source>
        <translation>Compruébelo primero.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Paste the text of an .ics file, or drop the file here.</source>
        <translation>Pegue el texto de un archivo .ics o suelte el archivo aquí.</translation>
    </message>
    <message>
        <source>Removed: %1.</source>
        <translation>Retirado: %1.</translation>
    </message>
    <message>
        <source>Planned work</source>
        <translation>Trabajos planificados</translation>
    </message>
    <message>
        <source>Path of an .ics file, or drop the file here</source>
        <translation>Ruta de un archivo .ics, o suelte el archivo aquí</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Read file</source>
        <translation>Leer archivo</translation>
    </message>
    <message>
        <source>No work is planned.</source>
        <translation>No hay nada planificado en ninguna consola.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>PlannedList</name>
    <message>
        <source>Planned work</source>
        <translation>Trabajos planificados</translation>
    </message>
    <message>
        <source>no future dates</source>
        <translation>no hay ninguna hora por delante</translation>
    </message>
    <message>
        <source>Removes %1 from the calendar</source>
        <translation>Retira %1 del calendario</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
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
        <translation>encendido %1</translation>
    </message>
</context>
<context>
    <name>PowerColumns</name>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Energía</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Holds, errors</source>
        <translation>Retenciones, errores</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Urgency</source>
        <translation>Urgencia</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>A continuación</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>Pedido por</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Rack</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
</context>
<context>
    <name>PowerList</name>
    <message>
        <source>1 row copied.</source>
        <translation>1 fila copiada.</translation>
    </message>
    <message>
        <source>%1 rows copied.</source>
        <translation>%1 filas copiadas.</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>Hosts</translation>
    </message>
</context>
<context>
    <name>PowerPage</name>
    <message>
        <source>Mismatch</source>
        <translation>Discrepancia</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Retenido</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Detached or unmanaged</source>
        <translation>Desacoplado o no gestionado</translation>
    </message>
    <message>
        <source>Filter (/)</source>
        <translation>Filtro (/)</translation>
    </message>
    <message>
        <source>Filter by host, rack, machine or key (/)</source>
        <translation>Filtrar por host, rack, máquina o clave (/)</translation>
    </message>
    <message>
        <source>%1 of %2 hosts</source>
        <translation>%1 de %2 hosts</translation>
    </message>
    <message>
        <source>1 host</source>
        <translation>1 host</translation>
    </message>
    <message>
        <source>%1 hosts</source>
        <translation>%1 hosts</translation>
    </message>
    <message>
        <source>Show the hosts as cards</source>
        <translation>Mostrar los hosts como tarjetas</translation>
    </message>
    <message>
        <source>Show the hosts as a list</source>
        <translation>Mostrar los hosts uno bajo otro</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Tarjetas</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>Comprobado: %1.</translation>
    </message>
    <message>
        <source>No hosts in %1.</source>
        <translation>No hay hosts en %1.</translation>
    </message>
    <message>
        <source>1 host is hidden by the filters.</source>
        <translation>Los filtros ocultan 1 host.</translation>
    </message>
    <message>
        <source>%1 hosts are hidden by the filters.</source>
        <translation>Los filtros ocultan %1 hosts.</translation>
    </message>
    <message>
        <source>the words “%1”</source>
        <translation>las palabras «%1»</translation>
    </message>
    <message>
        <source>the filter %1</source>
        <translation>el filtro %1</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>la columna %1</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 seleccionadas</translation>
    </message>
    <message>
        <source>%1 would move (R)</source>
        <translation>%1 se moverían (R)</translation>
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
        <translation>Pedido por %1</translation>
    </message>
</context>
<context>
    <name>PowerWall</name>
    <message>
        <source>Hosts</source>
        <translation>Hosts</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Desktop</source>
        <translation>Como el escritorio</translation>
    </message>
</context>
<context>
    <name>PresetBox</name>
    <message>
        <source>Internal</source>
        <translation>Interno</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Socio</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Público</translation>
    </message>
    <message>
        <source>Redaction</source>
        <translation>Ocultación</translation>
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
        <translation>Formato</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Creating the document…</source>
        <translation>Creando el documento…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Código fuente</translation>
    </message>
    <message>
        <source>Copies the source</source>
        <translation>Copia el código fuente</translation>
    </message>
    <message>
        <source>Source of the document</source>
        <translation>Código fuente del documento</translation>
    </message>
</context>
<context>
    <name>PrioritySplit</name>
    <message>
        <source>P3 Look</source>
        <translation>P3 Mirar</translation>
    </message>
    <message>
        <source>P2 Soon</source>
        <translation>P2 Pronto</translation>
    </message>
    <message>
        <source>P1 Act now</source>
        <translation>P1 Actuar ya</translation>
    </message>
    <message>
        <source>%1: %2 alarms, %3 %, aim %4 %</source>
        <translation>%1: %2 alarmas, %3 %, objetivo %4 %</translation>
    </message>
    <message>
        <source>%1, %2 % (aim %3 %)</source>
        <translation>%1, %2 % (objetivo %3 %)</translation>
    </message>
    <message>
        <source>none (aim %1 %)</source>
        <translation>ninguna (objetivo %1 %)</translation>
    </message>
</context>
<context>
    <name>ProgressTrail</name>
    <message>
        <source>Sending to the backend…</source>
        <translation>Entregando…</translation>
    </message>
    <message>
        <source>Sending in %1 s</source>
        <translation>Envío en %1 s</translation>
    </message>
    <message>
        <source>Sent %1</source>
        <translation>Enviado %1</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Accepted %1 (revision %2)</source>
        <translation>Aceptado %1 (revisión %2)</translation>
    </message>
    <message>
        <source>Waiting for the effect</source>
        <translation>Esperando ver el efecto</translation>
    </message>
    <message>
        <source>Observed %1: %2</source>
        <translation>Observado %1: %2</translation>
    </message>
    <message>
        <source>Timed out %1: %2</source>
        <translation>Tiempo agotado %1: %2</translation>
    </message>
    <message>
        <source>Refused %1: %2</source>
        <translation>Rechazado %1: %2</translation>
    </message>
    <message>
        <source>The outcome is unknown.</source>
        <translation>El desenlace es desconocido.</translation>
    </message>
</context>
<context>
    <name>RangePane</name>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>From, UTC</source>
        <translation>Desde, UTC</translation>
    </message>
    <message>
        <source>Enter a time such as 2026-11-20T13:10:00Z.</source>
        <translation>Escribir una hora como 2026-11-20T13:10:00Z.</translation>
    </message>
    <message>
        <source>ongoing</source>
        <translation>continúa</translation>
    </message>
    <message>
        <source>To, UTC; empty while ongoing</source>
        <translation>Hasta, UTC; vacío mientras continúa</translation>
    </message>
    <message>
        <source>Enter a time such as 2026-11-20T14:20:00Z, or leave it empty.</source>
        <translation>Escribir una hora como 2026-11-20T14:20:00Z, o nada.</translation>
    </message>
    <message>
        <source>Add a machine</source>
        <translation>Añadir una máquina</translation>
    </message>
    <message>
        <source>Removes it from the incident</source>
        <translation>El incidente ya no trata de ella</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Sacar %1</translation>
    </message>
    <message>
        <source>Timeline of %1</source>
        <translation>Línea de tiempo de %1</translation>
    </message>
    <message>
        <source>Start of the incident</source>
        <translation>Inicio del incidente</translation>
    </message>
    <message>
        <source>End of the incident</source>
        <translation>Fin del incidente</translation>
    </message>
    <message>
        <source>No changes recorded for this machine.</source>
        <translation>No se registró nada sobre esta máquina.</translation>
    </message>
    <message>
        <source>Loading the timeline…</source>
        <translation>Cargando la línea de tiempo…</translation>
    </message>
</context>
<context>
    <name>RateChart</name>
    <message>
        <source>highest %1 in 10 min</source>
        <translation>máximo %1 en diez minutos</translation>
    </message>
    <message>
        <source>Alarms per 10 min in the last 24 h; over the threshold of %2 %1 times</source>
        <translation>Alarmas por diez minutos de las últimas 24 h, %1 veces sobre el umbral de %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
</context>
<context>
    <name>ReceiversPart</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Los datos tienen más de 10 s: no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Hace falta el rol operator.</translation>
    </message>
    <message>
        <source>%1 did not take the test: %2</source>
        <translation>%1 no aceptó la prueba: %2</translation>
    </message>
    <message>
        <source>%1 took the test.</source>
        <translation>%1 aceptó la prueba.</translation>
    </message>
    <message>
        <source>failing for %1: %2</source>
        <translation>falla desde hace %1: %2</translation>
    </message>
    <message>
        <source>last delivery %1 ago</source>
        <translation>última entrega hace %1</translation>
    </message>
    <message>
        <source>no deliveries yet</source>
        <translation>aún sin entregas</translation>
    </message>
    <message>
        <source>1 message waiting</source>
        <translation>1 mensaje en espera</translation>
    </message>
    <message>
        <source>%1 messages waiting</source>
        <translation>%1 mensajes en espera</translation>
    </message>
    <message>
        <source>The backend sends alarms to these receivers, which are set in its configuration.</source>
        <translation>El backend envía las alarmas a estos destinatarios, definidos en su configuración.</translation>
    </message>
    <message>
        <source>Receivers</source>
        <translation>Destinatarios</translation>
    </message>
    <message>
        <source>Send a test to %1</source>
        <translation>Enviar una prueba a %1</translation>
    </message>
    <message>
        <source>Send a test</source>
        <translation>Enviar una prueba</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>1 command had an unknown outcome when the console ended</source>
        <translation>1 orden tenía un resultado desconocido cuando terminó la consola</translation>
    </message>
    <message>
        <source>%1 commands had an unknown outcome when the console ended</source>
        <translation>%1 órdenes tenían un resultado desconocido cuando terminó la consola</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Reviewing requires the role approver.</source>
        <translation>Para revisarlo se necesita el rol approver.</translation>
    </message>
    <message>
        <source>A person other than %1 must review it.</source>
        <translation>Debe revisarlo otra persona que no sea %1.</translation>
    </message>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Los datos tienen más de 10 s: no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>Enter your findings, at least 10 characters.</source>
        <translation>Escriba lo que encontró, con al menos 10 caracteres.</translation>
    </message>
    <message>
        <source>Review: %1, %2</source>
        <translation>Revisar: %1, %2</translation>
    </message>
    <message>
        <source>%1 used break-glass at %2: %3</source>
        <translation>%1 usó el modo de emergencia a las %2: %3</translation>
    </message>
    <message>
        <source>Check the object and the audit rows of this override below, then write your findings. This clears the alarm; the audit keeps your findings and your name.</source>
        <translation>Mire el objeto y las filas de esta anulación más abajo y escriba lo que encontró. Con ello termina la alarma, y la auditoría lo guarda con su nombre.</translation>
    </message>
    <message>
        <source>Findings: at least 10 characters</source>
        <translation>Hallazgos: al menos 10 caracteres</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Next of %1</source>
        <translation>Siguiente de %1</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Revisado</translation>
    </message>
    <message>
        <source>It was reviewed meanwhile.</source>
        <translation>Se ha revisado entretanto.</translation>
    </message>
</context>
<context>
    <name>RightsTable</name>
    <message>
        <source>allowed</source>
        <translation>permitido</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>aún sin respuesta</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Permisos</translation>
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
        <translation>a las %1, hace %2</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pausar (Espacio)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Reproducir (Espacio)</translation>
    </message>
    <message>
        <source>Playback speed (+ and -)</source>
        <translation>Velocidad de reproducción (+ y -)</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Velocidad: %1</translation>
    </message>
    <message>
        <source>The bar spans %1</source>
        <translation>La barra abarca %1</translation>
    </message>
    <message>
        <source>The record, %1</source>
        <translation>El registro, %1</translation>
    </message>
    <message>
        <source>The record, now</source>
        <translation>El registro, ahora</translation>
    </message>
    <message>
        <source>Incident %1</source>
        <translation>Incidente %1</translation>
    </message>
    <message>
        <source>Not recorded: %1</source>
        <translation>Nadie registró: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>Now  Esc</source>
        <translation>Ahora  Esc</translation>
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
        <translation>no existe la orden %1</translation>
    </message>
    <message>
        <source>there is no alarm %1</source>
        <translation>no existe la alarma %1</translation>
    </message>
    <message>
        <source>%1 has already acknowledged it</source>
        <translation>%1 ya la confirmó</translation>
    </message>
    <message>
        <source>there is no acknowledged alarm %1</source>
        <translation>no existe la alarma confirmada %1</translation>
    </message>
    <message>
        <source>an alarm can be shelved for up to 24 h</source>
        <translation>una alarma se aplaza por un máximo de 24 h</translation>
    </message>
    <message>
        <source>shelving an alarm requires a reason</source>
        <translation>una alarma se aplaza con un motivo</translation>
    </message>
    <message>
        <source>there is no shelved alarm %1</source>
        <translation>no existe la alarma aplazada %1</translation>
    </message>
    <message>
        <source>%1 may view alarms and not change them</source>
        <translation>%1 puede ver alarmas y no cambiarlas</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires the role operator</source>
        <translation>%1 no puede hacer esto: puede un operator</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires the role approver</source>
        <translation>%1 no puede hacer esto: puede un approver</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires the role operator or approver</source>
        <translation>%1 no puede hacer esto: puede un operator o un approver</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires a person</source>
        <translation>%1 no puede hacer esto: puede una persona</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires the role admin</source>
        <translation>%1 no puede hacer esto: puede un administrador</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: reading incidents requires the role viewer or operator</source>
        <translation>%1 no puede hacer esto: los incidentes los lee un viewer o un operator</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: writing incidents requires the role operator</source>
        <translation>%1 no puede hacer esto: los incidentes los escribe un operator</translation>
    </message>
    <message>
        <source>text: a note must not be empty</source>
        <translation>text: una nota dice algo</translation>
    </message>
    <message>
        <source>text: a note has at most %1 bytes, not %2</source>
        <translation>text: una nota tiene como mucho %1 bytes, no %2</translation>
    </message>
    <message>
        <source>there is no machine &apos;%1&apos;</source>
        <translation>no existe la máquina &apos;%1&apos;</translation>
    </message>
    <message>
        <source>this backend has no record</source>
        <translation>este backend no tiene registro</translation>
    </message>
    <message>
        <source>there is no view named &apos;%1&apos;</source>
        <translation>no existe ninguna vista llamada &apos;%1&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not &lt;namespace&gt;/&lt;name&gt; of a machine</source>
        <translation>&apos;%1&apos; no es &lt;namespace&gt;/&lt;name&gt; de una máquina</translation>
    </message>
    <message>
        <source>the view &apos;%1&apos; has no past</source>
        <translation>la vista &apos;%1&apos; no tiene pasado</translation>
    </message>
    <message>
        <source>64 views are already open</source>
        <translation>ya hay 64 vistas abiertas</translation>
    </message>
    <message>
        <source>%1 is not allowed to open %2</source>
        <translation>%1 no puede abrir %2</translation>
    </message>
    <message>
        <source>this server accepts no commands</source>
        <translation>este servidor no acepta órdenes</translation>
    </message>
    <message>
        <source>%1 sends too many requests; try again in %2</source>
        <translation>%1 pide demasiado a la vez; reintente en %2</translation>
    </message>
    <message>
        <source>%1 is not allowed to plan work in the calendar</source>
        <translation>%1 no puede planificar trabajo en el calendario</translation>
    </message>
    <message>
        <source>calendar.add needs a summary of the work</source>
        <translation>calendar.add necesita un resumen: qué se va a hacer</translation>
    </message>
    <message>
        <source>calendar.add needs machines or zones</source>
        <translation>calendar.add necesita máquinas o zonas</translation>
    </message>
    <message>
        <source>calendar.add needs a start and an end, such as %1</source>
        <translation>calendar.add necesita un inicio y un final, como %1</translation>
    </message>
    <message>
        <source>calendar.add needs an end after its start</source>
        <translation>calendar.add necesita un final posterior al inicio</translation>
    </message>
    <message>
        <source>calendar.import needs a text</source>
        <translation>calendar.import necesita un texto</translation>
    </message>
    <message>
        <source>the calendar was not imported: %1</source>
        <translation>no se acepta el calendario: %1</translation>
    </message>
    <message>
        <source>%1 is using break-glass: %2</source>
        <translation>%1 usa el modo de emergencia: %2</translation>
    </message>
    <message>
        <source>abort it, or let it proceed</source>
        <translation>abórtelo o déjelo seguir</translation>
    </message>
    <message>
        <source>review it</source>
        <translation>revíselo</translation>
    </message>
    <message>
        <source>wait: the drain will be retried</source>
        <translation>esperar: el drenaje se reintenta solo</translation>
    </message>
    <message>
        <source>waiting does not help, unless the budget changes</source>
        <translation>esperar: en vano, salvo que cambie el presupuesto</translation>
    </message>
    <message>
        <source>skip the drain; this skips every preDrain hook too</source>
        <translation>omitir el drenaje; esto omite también todo hook preDrain</translation>
    </message>
    <message>
        <source>uncordon one of the two Nodes, or restore the missing pod</source>
        <translation>desacordonar uno de los dos Nodes o recuperar el pod que falta</translation>
    </message>
    <message>
        <source>uncordon Node %1 when it serves again</source>
        <translation>desacordonar el Node %1 cuando vuelva a servir</translation>
    </message>
    <message>
        <source>fence the host and delete the Node: no eviction is needed then</source>
        <translation>aislar (fence) el host y borrar el Node: así no hace falta desalojar</translation>
    </message>
    <message>
        <source>run one more replica, or lower minAvailable of %1</source>
        <translation>ejecutar una réplica más o bajar minAvailable de %1</translation>
    </message>
    <message>
        <source>find out why pod %1 stays in Terminating</source>
        <translation>averiguar por qué el pod %1 no termina</translation>
    </message>
    <message>
        <source>give the budget room: run more ready pods, or lower minAvailable</source>
        <translation>dar margen al presupuesto: más pods listos o un minAvailable menor</translation>
    </message>
    <message>
        <source>fix what the drain reports</source>
        <translation>remediar aquello de lo que se queja el drenaje</translation>
    </message>
    <message>
        <source>wait: %1 removes the hook when it is done</source>
        <translation>esperar: %1 quita el hook cuando termine</translation>
    </message>
    <message>
        <source>wait: its owner removes the hook when it is done</source>
        <translation>esperar: su dueño quita el hook cuando termine</translation>
    </message>
    <message>
        <source>wait: %1 removes the hook when it is done; there is no history yet</source>
        <translation>esperar: %1 quita el hook cuando termine; aún no hay historial</translation>
    </message>
    <message>
        <source>wait: its owner removes the hook when it is done; there is no history yet</source>
        <translation>esperar: su dueño quita el hook cuando termine; aún no hay historial</translation>
    </message>
    <message>
        <source>wait: %1 removes the hook when it is done; 19 of 20 took at most %2 more</source>
        <translation>esperar: %1 quita el hook cuando termine; 19 de 20 tardaron como mucho %2 más</translation>
    </message>
    <message>
        <source>wait: its owner removes the hook when it is done; 19 of 20 took at most %1 more</source>
        <translation>esperar: su dueño quita el hook cuando termine; 19 de 20 tardaron como mucho %1 más</translation>
    </message>
    <message>
        <source>waiting does not help: nothing is running that would remove the hook</source>
        <translation>esperar: no hay nadie que quite el hook</translation>
    </message>
    <message>
        <source>view %1</source>
        <translation>mirar %1</translation>
    </message>
    <message>
        <source>ask the owner of %1</source>
        <translation>preguntar al dueño de %1</translation>
    </message>
    <message>
        <source>ask %1</source>
        <translation>preguntar a %1</translation>
    </message>
    <message>
        <source>remove the hook %1</source>
        <translation>quitar el hook %1</translation>
    </message>
    <message>
        <source>remove the hook %1; it cannot be put back on a deleting machine</source>
        <translation>quitar el hook %1; no se puede volver a poner en una máquina que se borra</translation>
    </message>
    <message>
        <source>fix what %1 reports</source>
        <translation>remediar aquello de lo que se queja %1</translation>
    </message>
    <message>
        <source>install %1 again</source>
        <translation>reinstalar %1</translation>
    </message>
    <message>
        <source>start %1 again</source>
        <translation>reiniciar %1</translation>
    </message>
    <message>
        <source>find out why %1 is not Running</source>
        <translation>ver por qué %1 no está Running</translation>
    </message>
    <message>
        <source>create a Machine for a new master, or activate the ControlPlaneMachineSet</source>
        <translation>crear una Machine para un nuevo master o activar el ControlPlaneMachineSet</translation>
    </message>
    <message>
        <source>wait: whoever set the finalizer removes it</source>
        <translation>esperar: quien puso el finalizer lo quita</translation>
    </message>
    <message>
        <source>wait: the deletion is in progress</source>
        <translation>esperar: el borrado continúa</translation>
    </message>
    <message>
        <source>inform %1 that its hook was skipped</source>
        <translation>avisar a %1 de que se pasó por alto su hook</translation>
    </message>
    <message>
        <source>delete the machine; its MachineSet creates a new one</source>
        <translation>borrar la máquina; su conjunto crea otra</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>poner %1</translation>
    </message>
    <message>
        <source>delete the machine; deletion is not validated</source>
        <translation>borrar la máquina; el borrado no se valida</translation>
    </message>
    <message>
        <source>wait: the other API owns it</source>
        <translation>esperar: la tiene la otra API</translation>
    </message>
    <message>
        <source>set spec.authoritativeAPI to MachineAPI</source>
        <translation>poner spec.authoritativeAPI en MachineAPI</translation>
    </message>
    <message>
        <source>wait: a host may become free</source>
        <translation>esperar: puede quedar libre un host</translation>
    </message>
    <message>
        <source>add a host that its hostSelector matches, or free one</source>
        <translation>añadir un host que cumpla su hostSelector, o liberar uno</translation>
    </message>
    <message>
        <source>wait: whoever paused the host resumes it</source>
        <translation>esperar: quien pausó el host lo reanuda</translation>
    </message>
    <message>
        <source>remove the annotation %1</source>
        <translation>quitar la anotación %1</translation>
    </message>
    <message>
        <source>wait: a new password in the Secret is tried immediately</source>
        <translation>esperar: una contraseña nueva en el Secret se prueba enseguida</translation>
    </message>
    <message>
        <source>correct the username and password in Secret %1</source>
        <translation>poner el usuario y la contraseña correctos en el Secret %1</translation>
    </message>
    <message>
        <source>wait: the command is retried with increasing delay</source>
        <translation>esperar: la orden se repite tras una pausa creciente</translation>
    </message>
    <message>
        <source>check the BMC&apos;s own log</source>
        <translation>mirar el registro propio del BMC</translation>
    </message>
    <message>
        <source>check the BMC&apos;s network, address and credentials</source>
        <translation>comprobar red, dirección y credenciales del BMC</translation>
    </message>
    <message>
        <source>wait: the key is removed when the Node is gone</source>
        <translation>esperar: la clave se va cuando desaparezca el Node</translation>
    </message>
    <message>
        <source>withdraw the request: remove the annotation of the Machine, or the Metal3Remediation</source>
        <translation>retirar la petición: la anotación de la Machine o la Metal3Remediation</translation>
    </message>
    <message>
        <source>wait: it will be forced off at the deadline</source>
        <translation>esperar: se fuerza el apagado al vencer el plazo</translation>
    </message>
    <message>
        <source>check the console of the host: a service does not stop</source>
        <translation>mirar la consola del host: un servicio no se detiene</translation>
    </message>
    <message>
        <source>request a hard power-off</source>
        <translation>pedir un apagado forzado</translation>
    </message>
    <message>
        <source>wait: the owner of the key removes it</source>
        <translation>esperar: el dueño de la clave la quita</translation>
    </message>
    <message>
        <source>ask whoever set the key %1</source>
        <translation>preguntar a quien puso la clave %1</translation>
    </message>
    <message>
        <source>remove the key; the server starts immediately</source>
        <translation>quitar la clave; el servidor arranca enseguida</translation>
    </message>
    <message>
        <source>wait: the BMC will be asked again</source>
        <translation>esperar: se vuelve a preguntar al BMC automáticamente</translation>
    </message>
    <message>
        <source>wait: the host will be powered on</source>
        <translation>esperar: el host se enciende solo</translation>
    </message>
    <message>
        <source>set spec.online to false if it must stay off</source>
        <translation>poner spec.online en false si debe seguir apagado</translation>
    </message>
    <message>
        <source>wait: it acts again when fewer are unhealthy</source>
        <translation>esperar: vuelve a actuar cuando haya menos sin salud</translation>
    </message>
    <message>
        <source>find what the unhealthy machines have in common: network, rack, upgrade</source>
        <translation>buscar qué tienen en común las máquinas sin salud: red, rack, actualización</translation>
    </message>
    <message>
        <source>raise maxUnhealthy of %1</source>
        <translation>subir maxUnhealthy de %1</translation>
    </message>
    <message>
        <source>wait: it starts automatically</source>
        <translation>esperar: empieza solo</translation>
    </message>
    <message>
        <source>wait: it starts after the upgrade</source>
        <translation>esperar: empieza tras la actualización</translation>
    </message>
    <message>
        <source>start it now, outside the window</source>
        <translation>empezarlo ahora, fuera de la ventana</translation>
    </message>
    <message>
        <source>%1 (owner %2)</source>
        <translation>%1 (dueño %2)</translation>
    </message>
    <message>
        <source>%1 reports: %2</source>
        <translation>%1 informa: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 belongs to %2</source>
        <translation>%1 pertenece a %2</translation>
    </message>
    <message>
        <source>deletion requested</source>
        <translation>se pidió su borrado</translation>
    </message>
    <message>
        <source>Node %1 is Ready</source>
        <translation>el Node %1 está Ready</translation>
    </message>
    <message>
        <source>Node %1 is not Ready</source>
        <translation>el Node %1 no está Ready</translation>
    </message>
    <message>
        <source>it has no phase yet</source>
        <translation>aún no tiene fase</translation>
    </message>
    <message>
        <source>its phase is %1</source>
        <translation>su fase es %1</translation>
    </message>
    <message>
        <source>it was created</source>
        <translation>fue creada</translation>
    </message>
    <message>
        <source>no error message</source>
        <translation>ningún mensaje de error</translation>
    </message>
    <message>
        <source>the instance exists</source>
        <translation>la instancia existe</translation>
    </message>
    <message>
        <source>the reason is InsufficientResources</source>
        <translation>el motivo es InsufficientResources</translation>
    </message>
    <message>
        <source>the annotation is set</source>
        <translation>la anotación está puesta</translation>
    </message>
    <message>
        <source>Node %1 is cordoned</source>
        <translation>el Node %1 está acordonado</translation>
    </message>
    <message>
        <source>the kubelet of Node %1 does not report</source>
        <translation>el kubelet del Node %1 no informa</translation>
    </message>
    <message>
        <source>the host is paused</source>
        <translation>el host está en pausa</translation>
    </message>
    <message>
        <source>%1 is set</source>
        <translation>%1 está puesta</translation>
    </message>
    <message>
        <source>its power was read as Off</source>
        <translation>se leyó Off</translation>
    </message>
    <message>
        <source>its power was not read as Off since then</source>
        <translation>desde entonces no se leyó Off</translation>
    </message>
    <message>
        <source>a graceful shutdown is in progress</source>
        <translation>hay un apagado ordenado en curso</translation>
    </message>
    <message>
        <source>its power still reads On</source>
        <translation>el host aún se lee On</translation>
    </message>
    <message>
        <source>online is true</source>
        <translation>online es true</translation>
    </message>
    <message>
        <source>the Node does not report Ready</source>
        <translation>el Node no informa Ready</translation>
    </message>
    <message>
        <source>maintenance %1 is scheduled</source>
        <translation>hay que hacer el mantenimiento %1</translation>
    </message>
    <message>
        <source>it must be done before %1</source>
        <translation>debe hacerse antes de %1</translation>
    </message>
    <message>
        <source>the cluster is upgrading</source>
        <translation>el clúster se está actualizando</translation>
    </message>
    <message>
        <source>the cluster is upgrading to %1</source>
        <translation>el clúster se está actualizando a %1</translation>
    </message>
    <message>
        <source>it waits for a window</source>
        <translation>espera una ventana</translation>
    </message>
    <message>
        <source>deletion skips it</source>
        <translation>el borrado no lo consulta</translation>
    </message>
    <message>
        <source>the instance already exists</source>
        <translation>la instancia ya existe</translation>
    </message>
    <message>
        <source>the machine has failed</source>
        <translation>la máquina ha fallado</translation>
    </message>
    <message>
        <source>no instance yet</source>
        <translation>aún no hay instancia</translation>
    </message>
    <message>
        <source>not being deleted</source>
        <translation>no se está borrando</translation>
    </message>
    <message>
        <source>the drain finished without it</source>
        <translation>el drenaje terminó sin él</translation>
    </message>
    <message>
        <source>there is no node to drain</source>
        <translation>no hay ningún Node que drenar</translation>
    </message>
    <message>
        <source>the deletion has not started</source>
        <translation>el borrado no ha empezado</translation>
    </message>
    <message>
        <source>the drain waits for it</source>
        <translation>el drenaje lo espera</translation>
    </message>
    <message>
        <source>the drain has not finished</source>
        <translation>el drenaje no ha terminado</translation>
    </message>
    <message>
        <source>the instance is kept for it</source>
        <translation>la instancia se conserva para él</translation>
    </message>
    <message>
        <source>it refuses the eviction of %1</source>
        <translation>rechaza el desalojo de %1</translation>
    </message>
    <message>
        <source>it is stuck in Terminating</source>
        <translation>no termina</translation>
    </message>
    <message>
        <source>the deletion is done except for what others keep</source>
        <translation>nuestra parte del borrado está hecha</translation>
    </message>
    <message>
        <source>the deletion has not got that far</source>
        <translation>el borrado no ha llegado a ese punto</translation>
    </message>
    <message>
        <source>the host is off and stays off</source>
        <translation>el host está apagado y sigue apagado</translation>
    </message>
    <message>
        <source>the host is being powered off</source>
        <translation>el host se está apagando</translation>
    </message>
    <message>
        <source>the host is not being powered off</source>
        <translation>el host no se está apagando</translation>
    </message>
    <message>
        <source>the host carries the paused annotation</source>
        <translation>el host lleva la anotación paused</translation>
    </message>
    <message>
        <source>the host carries the detached annotation</source>
        <translation>el host lleva la anotación detached</translation>
    </message>
    <message>
        <source>maintenance blocked: %1</source>
        <translation>mantenimiento bloqueado: %1</translation>
    </message>
    <message>
        <source>its window is closed</source>
        <translation>su ventana está cerrada</translation>
    </message>
    <message>
        <source>the eviction&apos;s answer</source>
        <translation>la respuesta al desalojo</translation>
    </message>
    <message>
        <source>the wait-for graph</source>
        <translation>el grafo de esperas</translation>
    </message>
    <message>
        <source>the machine controller&apos;s validation</source>
        <translation>la validación del controlador de Machine</translation>
    </message>
    <message>
        <source>Machines with the master role</source>
        <translation>Machines con el rol master</translation>
    </message>
    <message>
        <source>%1 of host %2</source>
        <translation>%1 del host %2</translation>
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
        <translation>estado de PodDisruptionBudget %1</translation>
    </message>
    <message>
        <source>spec.unschedulable of that Node</source>
        <translation>spec.unschedulable de ese Node</translation>
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
        <translation>su fuente informa el evento como completado</translation>
    </message>
    <message>
        <source>its source reports the event as cancelled</source>
        <translation>su fuente informa el evento como cancelado</translation>
    </message>
    <message>
        <source>its source no longer knows the event</source>
        <translation>su fuente ya no conoce el evento</translation>
    </message>
    <message>
        <source>MachineAmbiguous: %1</source>
        <translation>MachineAmbiguous: %1</translation>
    </message>
    <message>
        <source>Machines named %1 are in the namespaces %2: spec.machinenamespace must say which one is meant</source>
        <translation>hay Machines llamadas %1 en los namespaces %2: spec.machinenamespace debe decir cuál es</translation>
    </message>
    <message>
        <source>MachineNotFound: there is no Machine %1</source>
        <translation>MachineNotFound: no existe la Machine %1</translation>
    </message>
    <message>
        <source>somebody else deleted the Machine: adopted</source>
        <translation>otro borra la Machine: adoptado</translation>
    </message>
    <message>
        <source>a person must act: %1</source>
        <translation>debe actuar una persona: %1</translation>
    </message>
    <message>
        <source>the deadline has passed and the Node is not Ready: the provider does the work itself</source>
        <translation>el plazo ha vencido y el Node no está Ready: lo hace el proveedor</translation>
    </message>
    <message>
        <source>the deadline passed before the work could start</source>
        <translation>el plazo venció antes de poder empezar el trabajo</translation>
    </message>
    <message>
        <source>OptedOut: %1</source>
        <translation>OptedOut: %1</translation>
    </message>
    <message>
        <source>Machine %1 opted out</source>
        <translation>la Machine %1 se excluyó</translation>
    </message>
    <message>
        <source>MachineSet %1 opted out</source>
        <translation>el MachineSet %1 se excluyó</translation>
    </message>
    <message>
        <source>a health check is remediating the Machine</source>
        <translation>un health check está remediando la Machine</translation>
    </message>
    <message>
        <source>ClusterUpgrading: %1</source>
        <translation>ClusterUpgrading: %1</translation>
    </message>
    <message>
        <source>the configuration of Node %1 is %2</source>
        <translation>la configuración del Node %1 es %2</translation>
    </message>
    <message>
        <source>MaintenanceInProgress: %1 goes first</source>
        <translation>MaintenanceInProgress: primero va %1</translation>
    </message>
    <message>
        <source>ClusterUnhealthy: %1</source>
        <translation>ClusterUnhealthy: %1</translation>
    </message>
    <message>
        <source>NotSchedulable: %1</source>
        <translation>NotSchedulable: %1</translation>
    </message>
    <message>
        <source>AwaitingApproval: powering the server off until the work is done requires spec.approved</source>
        <translation>AwaitingApproval: apagar el servidor hasta acabar el trabajo requiere spec.approved</translation>
    </message>
    <message>
        <source>the work starts: %1</source>
        <translation>empieza el trabajo: %1</translation>
    </message>
    <message>
        <source>whoever deletes this undoes the work</source>
        <translation>quien borre esto deshace el trabajo</translation>
    </message>
    <message>
        <source>health checks ignore the Machine</source>
        <translation>los health checks no tocan la Machine</translation>
    </message>
    <message>
        <source>the Node accepts no new pods</source>
        <translation>el Node no admite pods nuevos</translation>
    </message>
    <message>
        <source>the Node is being drained: %1</source>
        <translation>el Node se está vaciando: %1</translation>
    </message>
    <message>
        <source>the Machine will be deleted</source>
        <translation>la Machine se borrará</translation>
    </message>
    <message>
        <source>MachineNotYetDeleted: the Machine is being deleted</source>
        <translation>MachineNotYetDeleted: la Machine se está borrando</translation>
    </message>
    <message>
        <source>the Machine is gone; its host will be released</source>
        <translation>la Machine ha desaparecido; se liberará su host</translation>
    </message>
    <message>
        <source>somebody else deleted the Machine</source>
        <translation>otro borró la Machine</translation>
    </message>
    <message>
        <source>the server will be powered off</source>
        <translation>el servidor se apagará</translation>
    </message>
    <message>
        <source>the server is being powered off</source>
        <translation>el servidor se está apagando</translation>
    </message>
    <message>
        <source>the server is off; it will be powered on again</source>
        <translation>el servidor está apagado; se vuelve a arrancar</translation>
    </message>
    <message>
        <source>the work is done; the server will be powered on</source>
        <translation>el trabajo está hecho; se arranca el servidor</translation>
    </message>
    <message>
        <source>the server is off; it waits for the annotation %1 or for its source to report the end</source>
        <translation>el servidor está apagado; espera la anotación %1 o que su fuente informe el final</translation>
    </message>
    <message>
        <source>the server is being powered on again</source>
        <translation>se vuelve a arrancar el servidor</translation>
    </message>
    <message>
        <source>the Node is back with a new boot id</source>
        <translation>el Node ha vuelto con un boot id nuevo</translation>
    </message>
    <message>
        <source>the Node is Ready, but has not rebooted yet</source>
        <translation>el Node está Ready, pero aún no ha arrancado de nuevo</translation>
    </message>
    <message>
        <source>the Node is not Ready yet</source>
        <translation>el Node aún no está Ready</translation>
    </message>
    <message>
        <source>the Node stays cordoned, as it was before</source>
        <translation>el Node sigue acordonado, como antes</translation>
    </message>
    <message>
        <source>the Node accepts pods again</source>
        <translation>el Node vuelve a admitir pods</translation>
    </message>
    <message>
        <source>health checks watch the Machine again</source>
        <translation>los health checks vuelven a vigilar la Machine</translation>
    </message>
    <message>
        <source>the work is done and verified</source>
        <translation>el trabajo está hecho y verificado</translation>
    </message>
    <message>
        <source>Machine %1 is not Running</source>
        <translation>la Machine %1 no está Running</translation>
    </message>
    <message>
        <source>its Node is not Ready</source>
        <translation>su Node no está Ready</translation>
    </message>
    <message>
        <source>its Node has not been Ready for %1</source>
        <translation>su Node no lleva %1 Ready</translation>
    </message>
    <message>
        <source>its server is not on</source>
        <translation>su servidor no está encendido</translation>
    </message>
    <message>
        <source>its source still reports the event</source>
        <translation>su fuente aún informa del evento</translation>
    </message>
    <message>
        <source>its source does not say whether the event is over</source>
        <translation>su fuente no dice si el evento ha terminado</translation>
    </message>
    <message>
        <source>the maintenance was deleted before anything was set</source>
        <translation>el mantenimiento se borró antes de poner nada</translation>
    </message>
    <message>
        <source>the maintenance was deleted; its server will be released</source>
        <translation>el mantenimiento se borró; se liberará su servidor</translation>
    </message>
    <message>
        <source>the maintenance was deleted; its Node is returned to service</source>
        <translation>el mantenimiento se borró; se devuelve su Node</translation>
    </message>
    <message>
        <source>the maintenance was deleted; health checks ignore the Machine until its Node is Ready</source>
        <translation>el mantenimiento se borró; los health checks no tocan la Machine hasta que su Node esté Ready</translation>
    </message>
    <message>
        <source>the maintenance was deleted; health checks watch the Machine again</source>
        <translation>el mantenimiento se borró; los health checks vuelven a vigilar la Machine</translation>
    </message>
    <message>
        <source>the maintenance was deleted and undone</source>
        <translation>el mantenimiento se borró y se deshizo</translation>
    </message>
    <message>
        <source>no row applies</source>
        <translation>no se aplica ninguna fila</translation>
    </message>
    <message>
        <source>no maintenance window is defined</source>
        <translation>no hay ninguna ventana de mantenimiento definida</translation>
    </message>
    <message>
        <source>maintenance windows are defined, and none is for this machine</source>
        <translation>hay ventanas de mantenimiento, y ninguna es para esta máquina</translation>
    </message>
    <message>
        <source>the window is open until %1</source>
        <translation>la ventana está abierta hasta %1</translation>
    </message>
    <message>
        <source>less than %1 of the window is left; the next one opens at %2</source>
        <translation>quedan menos de %1 de la ventana; la próxima se abre a las %2</translation>
    </message>
    <message>
        <source>less than %1 of the window is left; none opens within two years</source>
        <translation>quedan menos de %1 de la ventana; ninguna se abre en dos años</translation>
    </message>
    <message>
        <source>the window is closed; the next one opens at %1</source>
        <translation>la ventana está cerrada; la próxima se abre a las %1</translation>
    </message>
    <message>
        <source>the windows of this machine are paused</source>
        <translation>las ventanas de esta máquina están en pausa</translation>
    </message>
    <message>
        <source>no window of at least %1 opens within two years</source>
        <translation>ninguna ventana de al menos %1 se abre en dos años</translation>
    </message>
    <message>
        <source>a control plane machine is never touched</source>
        <translation>nunca se toca una máquina del plano de control</translation>
    </message>
    <message>
        <source>event code &apos;%1&apos; is unknown</source>
        <translation>el código de evento «%1» es desconocido</translation>
    </message>
    <message>
        <source>this event needs a person</source>
        <translation>este evento requiere una persona</translation>
    </message>
    <message>
        <source>the instance is not stopped and not gone</source>
        <translation>la instancia no está detenida ni ha desaparecido</translation>
    </message>
    <message>
        <source>its strategy is %1</source>
        <translation>su estrategia es %1</translation>
    </message>
    <message>
        <source>by event and platform</source>
        <translation>según evento y plataforma</translation>
    </message>
    <message>
        <source>strategy delete is refused: no available host matches the Machine that would replace it</source>
        <translation>se rechaza la estrategia delete: ningún host disponible cumple para la Machine que la reemplazaría</translation>
    </message>
    <message>
        <source>strategy %1 is unknown</source>
        <translation>la estrategia %1 es desconocida</translation>
    </message>
    <message>
        <source>strategy %1 needs a BareMetalHost</source>
        <translation>la estrategia %1 necesita un BareMetalHost</translation>
    </message>
    <message>
        <source>its BareMetalHost is not found</source>
        <translation>no se encuentra su BareMetalHost</translation>
    </message>
    <message>
        <source>%1 of Machine %2 cannot start before its deadline: %3</source>
        <translation>%1 de la Machine %2 no puede empezar antes de su plazo: %3</translation>
    </message>
    <message>
        <source>%1 of Machine %2 cannot start before its deadline %3: %4</source>
        <translation>%1 de la Machine %2 no puede empezar antes de su plazo %3: %4</translation>
    </message>
    <message>
        <source>%1 of Machine %2 did not start before its deadline %3</source>
        <translation>%1 de la Machine %2 no empezó antes de su plazo %3</translation>
    </message>
    <message>
        <source>Node %1 could not be drained within %2</source>
        <translation>no se pudo drenar el Node %1 en %2</translation>
    </message>
    <message>
        <source>Node %1 could not be drained within %2: %3</source>
        <translation>no se pudo drenar el Node %1 en %2: %3</translation>
    </message>
    <message>
        <source>the Node of Machine %1 could not be drained within %2</source>
        <translation>no se pudo drenar el Node de la Machine %1 en %2</translation>
    </message>
    <message>
        <source>the Node of Machine %1 could not be drained within %2: %3</source>
        <translation>no se pudo drenar el Node de la Machine %1 en %2: %3</translation>
    </message>
    <message>
        <source>the server of Machine %1 is not off after %2</source>
        <translation>el servidor de la Machine %1 no está apagado tras %2</translation>
    </message>
    <message>
        <source>the server of Machine %1 is not off after %2: %3</source>
        <translation>el servidor de la Machine %1 no está apagado tras %2: %3</translation>
    </message>
    <message>
        <source>Node %1 did not come back within %2</source>
        <translation>el Node %1 no volvió en %2</translation>
    </message>
    <message>
        <source>Node %1 did not come back within %2: it is Ready, but has not rebooted</source>
        <translation>el Node %1 no volvió en %2: está Ready, pero no arrancó de nuevo</translation>
    </message>
    <message>
        <source>the Node of Machine %1 did not come back within %2</source>
        <translation>el Node de la Machine %1 no volvió en %2</translation>
    </message>
    <message>
        <source>the maintenance of Machine %1 was done, and a check failed: %2</source>
        <translation>el mantenimiento de la Machine %1 se hizo y falló una comprobación: %2</translation>
    </message>
    <message>
        <source>Event %1 is still scheduled after the maintenance of Machine %2 was done</source>
        <translation>el evento %1 sigue programado tras el mantenimiento de la Machine %2</translation>
    </message>
    <message>
        <source>the maintenance of Machine %1 has taken %2</source>
        <translation>el mantenimiento de la Machine %1 lleva %2</translation>
    </message>
    <message>
        <source>the maintenance of Machine %1 has taken %2; it waits for %3 hook %4 of %5</source>
        <translation>el mantenimiento de la Machine %1 lleva %2; espera al hook %3 %4 de %5</translation>
    </message>
    <message>
        <source>%1 of Machine %2 needs a person: %3</source>
        <translation>%1 de la Machine %2 requiere una persona: %3</translation>
    </message>
    <message>
        <source>%1 has two events, %2 and %3; one is done after the other</source>
        <translation>%1 tiene dos eventos, %2 y %3; se hace uno tras otro</translation>
    </message>
    <message>
        <source>two masters at the same time: %1 and %2 from %3</source>
        <translation>dos masters al mismo tiempo: %1 y %2 desde %3</translation>
    </message>
    <message>
        <source>%1 will take %2 and must be done before %3</source>
        <translation>%1 tardará %2 y debe hacerse antes de %3</translation>
    </message>
    <message>
        <source>windows %1 and %2 are open at the same time, first at %3</source>
        <translation>las ventanas %1 y %2 están abiertas al mismo tiempo, primero a las %3</translation>
    </message>
    <message>
        <source>next: the node will be drained</source>
        <translation>a continuación se drena el Node</translation>
    </message>
    <message>
        <source>next: the instance will be created</source>
        <translation>a continuación se crea la instancia</translation>
    </message>
    <message>
        <source>next: the instance will be deleted</source>
        <translation>a continuación se borra la instancia</translation>
    </message>
    <message>
        <source>next: its Node will be deleted</source>
        <translation>a continuación se borra su Node</translation>
    </message>
    <message>
        <source>next: the Machine will be removed</source>
        <translation>entonces la Machine desaparece</translation>
    </message>
    <message>
        <source>%1 more hook waits at this point</source>
        <translation>%1 hook más espera en este punto</translation>
    </message>
    <message>
        <source>%1 more hooks wait at this point</source>
        <translation>%1 hooks más esperan en este punto</translation>
    </message>
    <message>
        <source>there is nothing to drain: %1</source>
        <translation>no hay nada que drenar: %1</translation>
    </message>
    <message>
        <source>then the drain will wait: %1</source>
        <translation>entonces el drenaje espera: %1</translation>
    </message>
    <message>
        <source>then it will wait at preTerminate for %1</source>
        <translation>luego espera en preTerminate a %1</translation>
    </message>
    <message>
        <source>next: the host will be powered on</source>
        <translation>a continuación se enciende el host</translation>
    </message>
    <message>
        <source>next: the host will be powered off, then on</source>
        <translation>a continuación se apaga el host y luego se enciende</translation>
    </message>
    <message>
        <source>another key still holds it off</source>
        <translation>otra clave aún lo mantiene apagado</translation>
    </message>
    <message>
        <source>it stays off: spec.online is false</source>
        <translation>sigue apagado: spec.online es false</translation>
    </message>
    <message>
        <source>it will be reconciled when it is valid</source>
        <translation>se reconcilia en cuanto sea válida</translation>
    </message>
    <message>
        <source>it will be reconciled again when the pause ends</source>
        <translation>se reconcilia de nuevo al terminar la pausa</translation>
    </message>
    <message>
        <source>it will claim the first free host</source>
        <translation>toma el primer host que quede libre</translation>
    </message>
    <message>
        <source>the host will be reconciled again when the annotation is removed</source>
        <translation>el host se reconcilia de nuevo cuando no esté la anotación</translation>
    </message>
    <message>
        <source>the host will be read again when the Secret changes</source>
        <translation>el host se lee de nuevo en cuanto cambie el Secret</translation>
    </message>
    <message>
        <source>the command will be retried</source>
        <translation>entonces se repite la orden</translation>
    </message>
    <message>
        <source>the BMC will be asked again</source>
        <translation>se vuelve a preguntar al BMC</translation>
    </message>
    <message>
        <source>it will be forced off at the deadline</source>
        <translation>se fuerza el apagado al vencer el plazo</translation>
    </message>
    <message>
        <source>power is not changed while it is unknown</source>
        <translation>no se conmuta nada mientras se desconozca la energía</translation>
    </message>
    <message>
        <source>the health check will remediate the machine when it may act</source>
        <translation>el health check remedia la máquina en cuanto pueda</translation>
    </message>
    <message>
        <source>the maintenance will start in the next window after the upgrade</source>
        <translation>el mantenimiento empieza en la próxima ventana tras la actualización</translation>
    </message>
    <message>
        <source>the maintenance will start when the window opens</source>
        <translation>el mantenimiento empieza cuando se abra la ventana</translation>
    </message>
    <message>
        <source>the Machine is gone</source>
        <translation>la Machine ha desaparecido</translation>
    </message>
    <message>
        <source>the Machine is not being deleted</source>
        <translation>la Machine no se está borrando</translation>
    </message>
    <message>
        <source>the phase is not Deleting yet</source>
        <translation>la fase aún no es Deleting</translation>
    </message>
    <message>
        <source>already drained</source>
        <translation>ya drenado</translation>
    </message>
    <message>
        <source>the drain is excluded by annotation</source>
        <translation>el drenaje está excluido por anotación</translation>
    </message>
    <message>
        <source>the Machine has no Node</source>
        <translation>la Machine no tiene Node</translation>
    </message>
    <message>
        <source>held by the %1 hook %2 of %3</source>
        <translation>retenida por el hook %1 %2 de %3</translation>
    </message>
    <message>
        <source>held by the %1 hook %2 of %3 and %4 more</source>
        <translation>retenida por el hook %1 %2 de %3 y %4 más</translation>
    </message>
    <message>
        <source>Node %1 is empty</source>
        <translation>el Node %1 está vacío</translation>
    </message>
    <message>
        <source>waiting for the next attempt</source>
        <translation>espera al próximo intento</translation>
    </message>
    <message>
        <source>what state is the Node in?</source>
        <translation>¿cómo está el Node?</translation>
    </message>
    <message>
        <source>the Node no longer exists</source>
        <translation>el Node ya no existe</translation>
    </message>
    <message>
        <source>control-plane Node %1 is cordoned</source>
        <translation>el Node %1 del plano de control está acordonado</translation>
    </message>
    <message>
        <source>the Node is being drained</source>
        <translation>el Node se está vaciando</translation>
    </message>
    <message>
        <source>no API is authoritative yet</source>
        <translation>ninguna API es aún autorizada</translation>
    </message>
    <message>
        <source>the authoritative API is being copied into status</source>
        <translation>la API autorizada se pasa al estado</translation>
    </message>
    <message>
        <source>another API is authoritative</source>
        <translation>otra API es la autorizada</translation>
    </message>
    <message>
        <source>unknown authoritative API %1</source>
        <translation>API autorizada desconocida: %1</translation>
    </message>
    <message>
        <source>this controller has finished; another finalizer keeps the object</source>
        <translation>nuestra parte está hecha; otro finalizer retiene el objeto</translation>
    </message>
    <message>
        <source>waiting for the drain</source>
        <translation>espera al drenaje</translation>
    </message>
    <message>
        <source>the instance is being deleted: %1</source>
        <translation>la instancia se está yendo: %1</translation>
    </message>
    <message>
        <source>the provider could not delete the instance: %1</source>
        <translation>el proveedor no pudo borrar la instancia: %1</translation>
    </message>
    <message>
        <source>is the instance gone?</source>
        <translation>¿ha desaparecido la instancia?</translation>
    </message>
    <message>
        <source>the provider does not say whether the instance is gone: %1</source>
        <translation>el proveedor no dice si la instancia ha desaparecido: %1</translation>
    </message>
    <message>
        <source>waiting until the instance is gone</source>
        <translation>espera a que se vaya la instancia</translation>
    </message>
    <message>
        <source>the Node could not be deleted</source>
        <translation>no se pudo borrar el Node</translation>
    </message>
    <message>
        <source>the instance is gone; its Node will be deleted</source>
        <translation>la instancia ha desaparecido, le sigue su Node</translation>
    </message>
    <message>
        <source>everything is gone; the Machine is released</source>
        <translation>todo ha desaparecido, se libera la Machine</translation>
    </message>
    <message>
        <source>the finalizer is set before anything that needs cleanup</source>
        <translation>el finalizer va antes que todo lo que haya que limpiar</translation>
    </message>
    <message>
        <source>Failed is final; the Machine must be deleted</source>
        <translation>Failed es definitivo; hay que borrar la Machine</translation>
    </message>
    <message>
        <source>is there an instance?</source>
        <translation>¿hay una instancia?</translation>
    </message>
    <message>
        <source>the provider declared the Machine Failed: %1</source>
        <translation>el proveedor declaró Failed la Machine: %1</translation>
    </message>
    <message>
        <source>the provider does not say whether there is an instance: %1</source>
        <translation>el proveedor no dice si hay una instancia: %1</translation>
    </message>
    <message>
        <source>what is known about the instance?</source>
        <translation>¿qué se sabe de la instancia?</translation>
    </message>
    <message>
        <source>the provider has not finished yet: %1</source>
        <translation>el proveedor aún no ha terminado: %1</translation>
    </message>
    <message>
        <source>the provider could not update the instance: %1</source>
        <translation>el proveedor no pudo actualizar la instancia: %1</translation>
    </message>
    <message>
        <source>the instance has neither provider id nor address yet</source>
        <translation>la instancia aún no tiene ni id de proveedor ni dirección</translation>
    </message>
    <message>
        <source>the instance exists; its Node has not joined</source>
        <translation>la instancia está, su Node no se ha unido</translation>
    </message>
    <message>
        <source>the instance exists and has a Node</source>
        <translation>la instancia está y tiene un Node</translation>
    </message>
    <message>
        <source>the known instance is gone</source>
        <translation>la instancia que conocíamos ha desaparecido</translation>
    </message>
    <message>
        <source>an instance is needed</source>
        <translation>se quiere una instancia</translation>
    </message>
    <message>
        <source>the instance will be created</source>
        <translation>se crea la instancia</translation>
    </message>
    <message>
        <source>the provider refused the configuration: %1</source>
        <translation>el proveedor rechazó la configuración: %1</translation>
    </message>
    <message>
        <source>the instance is being created: %1</source>
        <translation>la instancia viene: %1</translation>
    </message>
    <message>
        <source>the provider could not create the instance: %1</source>
        <translation>el proveedor no pudo crear la instancia: %1</translation>
    </message>
    <message>
        <source>waiting for the instance to appear</source>
        <translation>espera a que aparezca la instancia</translation>
    </message>
    <message>
        <source>no remediation was requested</source>
        <translation>nadie pidió una remediación</translation>
    </message>
    <message>
        <source>the Machine is being deleted</source>
        <translation>la Machine se está borrando</translation>
    </message>
    <message>
        <source>the Machine has failed; nothing will restore its Node</source>
        <translation>la Machine ha fallado, nada recupera su Node</translation>
    </message>
    <message>
        <source>the remediation was withdrawn before the Node was deleted</source>
        <translation>la remediación se retiró antes de borrar el Node</translation>
    </message>
    <message>
        <source>the remediation was withdrawn</source>
        <translation>la remediación se retiró</translation>
    </message>
    <message>
        <source>the remediation cannot continue: %1</source>
        <translation>la remediación no puede seguir: %1</translation>
    </message>
    <message>
        <source>a hold-off of the host is requested</source>
        <translation>se pide mantener apagado el host</translation>
    </message>
    <message>
        <source>waiting until the host is confirmed to be held off</source>
        <translation>espera a que se confirme que el host se mantiene apagado</translation>
    </message>
    <message>
        <source>waiting until the host is confirmed to be held off: %1</source>
        <translation>espera a que se confirme que el host se mantiene apagado: %1</translation>
    </message>
    <message>
        <source>waiting until the Node is gone</source>
        <translation>espera a que desaparezca el Node</translation>
    </message>
    <message>
        <source>the labels of the Node are saved</source>
        <translation>se guardan las etiquetas del Node</translation>
    </message>
    <message>
        <source>the host is confirmed off; its Node will be deleted</source>
        <translation>confirmado que el host está apagado, se borra su Node</translation>
    </message>
    <message>
        <source>the host is off and the Node is gone</source>
        <translation>el host está apagado y el Node ha desaparecido</translation>
    </message>
    <message>
        <source>waiting until the host is confirmed to be held off again</source>
        <translation>espera a que se confirme que el host vuelve a mantenerse apagado</translation>
    </message>
    <message>
        <source>the Node came back while the host was off</source>
        <translation>el Node volvió con el host apagado</translation>
    </message>
    <message>
        <source>how long may the Node take to join?</source>
        <translation>¿cuánto puede tardar el Node en unirse?</translation>
    </message>
    <message>
        <source>the host is about to boot; the wait for its Node is limited</source>
        <translation>el host va a arrancar, la espera de su Node es limitada</translation>
    </message>
    <message>
        <source>the Node is gone; the host may boot</source>
        <translation>el Node ha desaparecido, el host puede arrancar</translation>
    </message>
    <message>
        <source>the host is also held off by %1; the wait starts again</source>
        <translation>el host también se mantiene apagado por %1, la espera empieza de nuevo</translation>
    </message>
    <message>
        <source>the host is also held off by %1</source>
        <translation>el host también se mantiene apagado por %1</translation>
    </message>
    <message>
        <source>the Node did not come back in time; the Machine will be replaced</source>
        <translation>el Node no volvió a tiempo, se reemplaza la Machine</translation>
    </message>
    <message>
        <source>waiting for the Node to come back</source>
        <translation>espera a que vuelva el Node</translation>
    </message>
    <message>
        <source>the new Node gets the missing labels of the old one</source>
        <translation>el Node nuevo recibe lo que le falta del anterior</translation>
    </message>
    <message>
        <source>the new Node has all labels of the old one</source>
        <translation>el Node nuevo tiene todas las etiquetas del anterior</translation>
    </message>
    <message>
        <source>the remediation is finished</source>
        <translation>la remediación ha terminado</translation>
    </message>
    <message>
        <source>the Machine has no BareMetalHost</source>
        <translation>la Machine no tiene BareMetalHost</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is being deleted</source>
        <translation>el BareMetalHost %1 se está borrando</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is paused</source>
        <translation>el BareMetalHost %1 está en pausa</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is detached</source>
        <translation>el BareMetalHost %1 está desacoplado</translation>
    </message>
    <message>
        <source>BareMetalHost %1 must not be switched off (disablePowerOff)</source>
        <translation>no se debe apagar el BareMetalHost %1 (disablePowerOff)</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is off on purpose (spec.online is false)</source>
        <translation>el BareMetalHost %1 está apagado a propósito (spec.online es false)</translation>
    </message>
    <message>
        <source>remove hook %1 from %2</source>
        <translation>quitar el hook %1 de %2</translation>
    </message>
    <message>
        <source>when no other hook holds, its instance will be created</source>
        <translation>cuando ningún otro hook retenga, se crea su instancia</translation>
    </message>
    <message>
        <source>when no other hook holds, its node will be drained</source>
        <translation>cuando ningún otro hook retenga, se drena su Node</translation>
    </message>
    <message>
        <source>when no other hook holds, its instance will be deleted</source>
        <translation>cuando ningún otro hook retenga, se borra su instancia</translation>
    </message>
    <message>
        <source>this cannot be undone: the API rejects re-adding a hook while the machine is deleted</source>
        <translation>no se puede deshacer: la API rechaza volver a poner un hook mientras se borra la máquina</translation>
    </message>
    <message>
        <source>its owner may set it again</source>
        <translation>su dueño puede volver a ponerlo</translation>
    </message>
    <message>
        <source>try to drain %1 now instead of at the next attempt</source>
        <translation>intentar drenar %1 ahora en vez de en el próximo intento</translation>
    </message>
    <message>
        <source>try to drain the node now instead of at the next attempt</source>
        <translation>intentar drenar el Node ahora en vez de en el próximo intento</translation>
    </message>
    <message>
        <source>skip the drain of %1</source>
        <translation>omitir el drenaje de %1</translation>
    </message>
    <message>
        <source>its pods are not evicted: they end with the instance, budgets are ignored, and every preDrain hook is skipped</source>
        <translation>sus pods no se mueven: terminan con la instancia, no se consultan presupuestos y se pasa por alto todo hook preDrain</translation>
    </message>
    <message>
        <source>this cannot be undone</source>
        <translation>no se puede deshacer</translation>
    </message>
    <message>
        <source>mark %1 to be deleted first when its MachineSet scales in</source>
        <translation>marcar %1 como la primera en irse cuando sobren en su MachineSet</translation>
    </message>
    <message>
        <source>cordon %1: no new pod is scheduled there, none is evicted</source>
        <translation>acordonar %1: no se coloca allí ningún pod nuevo, no se mueve ninguno</translation>
    </message>
    <message>
        <source>cordon the node: no new pod is scheduled there, none is evicted</source>
        <translation>acordonar el Node: no se coloca allí ningún pod nuevo, no se mueve ninguno</translation>
    </message>
    <message>
        <source>uncordon %1: new pods may be scheduled there</source>
        <translation>desacordonar %1: se pueden colocar allí pods nuevos</translation>
    </message>
    <message>
        <source>uncordon the node: new pods may be scheduled there</source>
        <translation>desacordonar el Node: se pueden colocar allí pods nuevos</translation>
    </message>
    <message>
        <source>hold %1 off: it is shut down and stays off until the hold is released</source>
        <translation>mantener %1 apagado: se apaga y sigue apagado hasta liberar la retención</translation>
    </message>
    <message>
        <source>release Holdpoint&apos;s hold %1 on %2</source>
        <translation>liberar nuestra retención %1 de %2</translation>
    </message>
    <message>
        <source>when no other key is left and spec.online is true, it will be powered on</source>
        <translation>si no queda otra clave y debe estar encendido, se enciende</translation>
    </message>
    <message>
        <source>release %1 on %2, which somebody else set</source>
        <translation>liberar %1 de %2, que puso otra persona</translation>
    </message>
    <message>
        <source>a fenced host may come back while its work runs elsewhere</source>
        <translation>un host aislado (fence) puede volver mientras su trabajo corre en otro sitio</translation>
    </message>
    <message>
        <source>power on %1 when no key holds it off</source>
        <translation>encender %1 en cuanto ninguna clave lo mantenga apagado</translation>
    </message>
    <message>
        <source>power off %1: a graceful shutdown first, then a hard power-off</source>
        <translation>apagar %1: primero se pide al sistema operativo, luego se corta</translation>
    </message>
    <message>
        <source>reboot %1: a graceful shutdown first, then a hard power-off</source>
        <translation>reiniciar %1: primero se pide al sistema operativo, luego se corta</translation>
    </message>
    <message>
        <source>cut the power of %1 and power it on again</source>
        <translation>cortar la energía de %1 y volver a encenderlo</translation>
    </message>
    <message>
        <source>data that is not on disk is lost</source>
        <translation>se pierde lo que no esté en disco</translation>
    </message>
    <message>
        <source>pause %1: it is not reconciled and its power stays as it is</source>
        <translation>pausar %1: nadie lo reconcilia, su energía sigue como está</translation>
    </message>
    <message>
        <source>resume %1: its power is set to what is declared</source>
        <translation>reanudar %1: su energía se lleva a lo declarado</translation>
    </message>
    <message>
        <source>detach %1: it keeps running and its BMC is no longer used</source>
        <translation>desacoplar %1: sigue en marcha, ya no se habla con su BMC</translation>
    </message>
    <message>
        <source>attach %1: its BMC is used again and its power is set to what is declared</source>
        <translation>acoplar %1: se vuelve a hablar con su BMC, su energía se lleva a lo declarado</translation>
    </message>
    <message>
        <source>removing the finalizer of %1 removes the object while its instance, its disk and its address stay: nothing is left that knows of them</source>
        <translation>quitar el finalizer de %1 hace desaparecer el objeto mientras su instancia, su disco y su dirección quedan: nadie sabe ya de ellos</translation>
    </message>
    <message>
        <source>force-deleting %1 forgets the machine while its instance may still run and write</source>
        <translation>forzar el borrado de %1 olvida la máquina mientras su instancia puede seguir ejecutándose y escribiendo</translation>
    </message>
    <message>
        <source>remove the one hook that holds, with its own review</source>
        <translation>quitar el único hook que retiene, con su propia revisión</translation>
    </message>
    <message>
        <source>fix the credentials or the quota of the provider: the deletion then completes</source>
        <translation>reparar las credenciales o la cuota del proveedor: el borrado termina solo</translation>
    </message>
    <message>
        <source>delete the instance in the provider: the controller then removes the finalizer</source>
        <translation>borrar la instancia en el proveedor: el controlador ve que no está y quita el finalizer</translation>
    </message>
    <message>
        <source>detach the host if its BMC is permanently lost</source>
        <translation>desacoplar el host si su BMC se ha perdido para siempre</translation>
    </message>
    <message>
        <source>data is %1 old</source>
        <translation>los datos tienen %1</translation>
    </message>
    <message>
        <source>the newest data is %1 old</source>
        <translation>los datos más recientes tienen %1</translation>
    </message>
    <message>
        <source>no data received yet</source>
        <translation>aún no se ha recibido nada</translation>
    </message>
    <message>
        <source>the connection was just restored</source>
        <translation>la conexión acaba de volver</translation>
    </message>
    <message>
        <source>Nodes cannot be read</source>
        <translation>no se pueden leer los Nodes</translation>
    </message>
    <message>
        <source>there is no Node</source>
        <translation>no hay Node</translation>
    </message>
    <message>
        <source>%1 is Ready</source>
        <translation>%1 está Ready</translation>
    </message>
    <message>
        <source>%1 is not Ready</source>
        <translation>%1 no está Ready</translation>
    </message>
    <message>
        <source>the kubelet of %1 does not report</source>
        <translation>el kubelet de %1 no informa</translation>
    </message>
    <message>
        <source>pods of %1 cannot be read</source>
        <translation>no se pueden leer los pods de %1</translation>
    </message>
    <message>
        <source>no pod is left that a drain would move</source>
        <translation>no queda ningún pod que un drenaje movería</translation>
    </message>
    <message>
        <source>1 pod is left: %1</source>
        <translation>queda 1 pod: %1</translation>
    </message>
    <message>
        <source>%1 pods are left: %2</source>
        <translation>quedan %1 pods: %2</translation>
    </message>
    <message>
        <source>budgets or pods cannot be read</source>
        <translation>no se pueden leer presupuestos o pods</translation>
    </message>
    <message>
        <source>every budget of its pods allows a disruption</source>
        <translation>ningún presupuesto de sus pods está agotado</translation>
    </message>
    <message>
        <source>%1 allows no disruption</source>
        <translation>no permite interrupciones: %1</translation>
    </message>
    <message>
        <source>%1 has %2 pods on the node; disruptions allowed: %3</source>
        <translation>%1 tiene %2 pods en el nodo; interrupciones permitidas: %3</translation>
    </message>
    <message>
        <source>VolumeAttachments cannot be read</source>
        <translation>no se pueden leer los VolumeAttachments</translation>
    </message>
    <message>
        <source>no volume is attached</source>
        <translation>no hay ningún volumen conectado</translation>
    </message>
    <message>
        <source>1 volume is attached: %1</source>
        <translation>hay 1 volumen conectado: %1</translation>
    </message>
    <message>
        <source>%1 volumes are attached: %2</source>
        <translation>hay %1 volúmenes conectados: %2</translation>
    </message>
    <message>
        <source>the other control-plane machines cannot be read</source>
        <translation>no se pueden leer las otras máquinas del plano de control</translation>
    </message>
    <message>
        <source>%1 healthy without it, %2 of %3 needed</source>
        <translation>%1 sanas sin ella, hacen falta %2 de %3</translation>
    </message>
    <message>
        <source>the other machines cannot be read</source>
        <translation>no se pueden leer las otras máquinas</translation>
    </message>
    <message>
        <source>%1 is Running in its place</source>
        <translation>%1 está Running en su lugar</translation>
    </message>
    <message>
        <source>no replacement is Running</source>
        <translation>ningún reemplazo está Running</translation>
    </message>
    <message>
        <source>no replacement is Running; none is required</source>
        <translation>ningún reemplazo está Running; no se exige</translation>
    </message>
    <message>
        <source>no other control-plane machine is draining</source>
        <translation>ninguna otra máquina del plano de control se está drenando</translation>
    </message>
    <message>
        <source>%1 is cordoned or being deleted</source>
        <translation>%1 está acordonada o borrándose</translation>
    </message>
    <message>
        <source>%1 are cordoned or being deleted</source>
        <translation>%1 están acordonadas o borrándose</translation>
    </message>
    <message>
        <source>the owner &apos;%1&apos; was not found</source>
        <translation>no se encontró quién es «%1»</translation>
    </message>
    <message>
        <source>the owner &apos;%1&apos; was not found, %2</source>
        <translation>no se encontró quién es «%1», %2</translation>
    </message>
    <message>
        <source>%1 no longer exists</source>
        <translation>%1 ya no está</translation>
    </message>
    <message>
        <source>%1 no longer exists, %2</source>
        <translation>%1 ya no está, %2</translation>
    </message>
    <message>
        <source>%1 is silent</source>
        <translation>%1 no responde</translation>
    </message>
    <message>
        <source>%1 is silent, %2</source>
        <translation>%1 no responde, %2</translation>
    </message>
    <message>
        <source>%1 reports a failure</source>
        <translation>%1 dice que falló</translation>
    </message>
    <message>
        <source>%1 reports a failure, %2</source>
        <translation>%1 dice que falló, %2</translation>
    </message>
    <message>
        <source>%1 is working on it</source>
        <translation>%1 está trabajando en ello</translation>
    </message>
    <message>
        <source>%1 is working on it, %2</source>
        <translation>%1 está trabajando en ello, %2</translation>
    </message>
    <message>
        <source>no other key holds the host</source>
        <translation>ninguna otra clave retiene el host</translation>
    </message>
    <message>
        <source>held off by %1</source>
        <translation>mantenido apagado por %1</translation>
    </message>
    <message>
        <source>a remediation is fencing this machine</source>
        <translation>una remediación está aislando (fence) esta máquina</translation>
    </message>
    <message>
        <source>a remediation marked the host as unhealthy</source>
        <translation>una remediación marcó el host como no sano</translation>
    </message>
    <message>
        <source>no remediation is running</source>
        <translation>no hay ninguna remediación en curso</translation>
    </message>
    <message>
        <source>there is no host</source>
        <translation>no hay host</translation>
    </message>
    <message>
        <source>its power state is unknown</source>
        <translation>su estado de energía es desconocido</translation>
    </message>
    <message>
        <source>the host is On</source>
        <translation>el host está On</translation>
    </message>
    <message>
        <source>the host is Off</source>
        <translation>el host está Off</translation>
    </message>
    <message>
        <source>registration error</source>
        <translation>error de registro</translation>
    </message>
    <message>
        <source>power management error</source>
        <translation>error de gestión de energía</translation>
    </message>
    <message>
        <source>provisioned registration error</source>
        <translation>error de registro tras aprovisionar</translation>
    </message>
    <message>
        <source>registration error: %1</source>
        <translation>error de registro: %1</translation>
    </message>
    <message>
        <source>power management error: %1</source>
        <translation>error de gestión de energía: %1</translation>
    </message>
    <message>
        <source>provisioned registration error: %1</source>
        <translation>error de registro tras aprovisionar: %1</translation>
    </message>
    <message>
        <source>data is less than 10 s old</source>
        <translation>los datos tienen menos de 10 s</translation>
    </message>
    <message>
        <source>the node is Ready, or gone</source>
        <translation>el Node está Ready o ha desaparecido</translation>
    </message>
    <message>
        <source>no pod is left on the node</source>
        <translation>no queda ningún pod en el Node</translation>
    </message>
    <message>
        <source>every disruption budget of its pods allows a disruption</source>
        <translation>ningún presupuesto de interrupción de sus pods está agotado</translation>
    </message>
    <message>
        <source>no volume is attached to the node</source>
        <translation>no hay ningún volumen conectado al Node</translation>
    </message>
    <message>
        <source>the control plane keeps its majority without it</source>
        <translation>el plano de control conserva su mayoría sin ella</translation>
    </message>
    <message>
        <source>its replacement is Running</source>
        <translation>su reemplazo está Running</translation>
    </message>
    <message>
        <source>no other machine of its role is draining</source>
        <translation>ninguna otra máquina de su rol se está drenando</translation>
    </message>
    <message>
        <source>the owner of the hook is not about to remove it</source>
        <translation>el dueño del hook no está a punto de quitarlo</translation>
    </message>
    <message>
        <source>no other key holds the host off</source>
        <translation>ninguna otra clave mantiene apagado el host</translation>
    </message>
    <message>
        <source>the host&apos;s power is known and without error</source>
        <translation>la energía del host es conocida y sin errores</translation>
    </message>
    <message>
        <source>age of the watches</source>
        <translation>antigüedad de los watches</translation>
    </message>
    <message>
        <source>Pods of the Node</source>
        <translation>Pods del Node</translation>
    </message>
    <message>
        <source>Machines and Nodes of the control plane</source>
        <translation>Machines y Nodes del plano de control</translation>
    </message>
    <message>
        <source>Machines of the same set</source>
        <translation>Machines del mismo conjunto</translation>
    </message>
    <message>
        <source>the owner&apos;s Lease, Events and conditions</source>
        <translation>Lease, Events y condiciones del dueño</translation>
    </message>
    <message>
        <source>it leaks or corrupts what Holdpoint looks after</source>
        <translation>deja restos o corrompe lo que Holdpoint cuida</translation>
    </message>
    <message>
        <source>a check failed and this cannot be undone</source>
        <translation>falló una comprobación y no se puede deshacer</translation>
    </message>
    <message>
        <source>it affects the control plane</source>
        <translation>afecta al plano de control</translation>
    </message>
    <message>
        <source>the key belongs to somebody else</source>
        <translation>la clave es de otra persona</translation>
    </message>
    <message>
        <source>its node is running</source>
        <translation>su Node está en marcha</translation>
    </message>
    <message>
        <source>the site requires it</source>
        <translation>el sitio lo exige</translation>
    </message>
    <message>
        <source>a reason is required</source>
        <translation>hace falta un motivo</translation>
    </message>
    <message>
        <source>the reason needs %1 characters or a ticket id</source>
        <translation>el motivo necesita %1 caracteres o un id de ticket</translation>
    </message>
    <message>
        <source>the reason has more than %1 bytes</source>
        <translation>el motivo tiene más de %1 bytes</translation>
    </message>
    <message>
        <source>the pause no longer exists</source>
        <translation>la pausa ya no está</translation>
    </message>
    <message>
        <source>the detachment no longer exists</source>
        <translation>el desacoplamiento ya no está</translation>
    </message>
    <message>
        <source>the %1 hook %2 has another owner now</source>
        <translation>el hook %1 %2 tiene ahora otro dueño</translation>
    </message>
    <message>
        <source>the %1 hook %2 no longer exists</source>
        <translation>el hook %1 %2 ya no está</translation>
    </message>
    <message>
        <source>the hook has moved</source>
        <translation>el hook no está donde estaba</translation>
    </message>
    <message>
        <source>there is no %1 to act on</source>
        <translation>no hay ningún %1 sobre el que actuar</translation>
    </message>
    <message>
        <source>%1 is not being drained</source>
        <translation>%1 no se está drenando</translation>
    </message>
    <message>
        <source>the drain of %1 is already skipped</source>
        <translation>el drenaje de %1 ya se omite</translation>
    </message>
    <message>
        <source>%1 is already marked</source>
        <translation>%1 ya está marcada</translation>
    </message>
    <message>
        <source>%1 is already cordoned</source>
        <translation>%1 ya está acordonado</translation>
    </message>
    <message>
        <source>%1 is already schedulable</source>
        <translation>%1 ya admite pods</translation>
    </message>
    <message>
        <source>%1 is already held</source>
        <translation>%1 ya está retenido</translation>
    </message>
    <message>
        <source>%1 is not a hold set by Holdpoint</source>
        <translation>%1 no es una retención nuestra</translation>
    </message>
    <message>
        <source>%1 is not the key of a hold</source>
        <translation>%1 no es una clave de retención</translation>
    </message>
    <message>
        <source>%1 is already set to be on</source>
        <translation>%1 ya debe estar encendido</translation>
    </message>
    <message>
        <source>%1 is already set to be off</source>
        <translation>%1 ya debe estar apagado</translation>
    </message>
    <message>
        <source>a reboot is already requested</source>
        <translation>ya se pidió un reinicio</translation>
    </message>
    <message>
        <source>%1 is already paused</source>
        <translation>%1 ya está en pausa</translation>
    </message>
    <message>
        <source>%1 is already detached</source>
        <translation>%1 ya está desacoplado</translation>
    </message>
    <message>
        <source>Holdpoint explains Remove finalizer and never does it</source>
        <translation>quitar finalizer se explica aquí y Holdpoint nunca lo hace</translation>
    </message>
    <message>
        <source>Holdpoint explains Force delete and never does it</source>
        <translation>forzar borrado se explica aquí y Holdpoint nunca lo hace</translation>
    </message>
    <message>
        <source>the object was replaced by another one of its name</source>
        <translation>el objeto fue reemplazado por otro del mismo nombre</translation>
    </message>
    <message>
        <source>what would be sent is no longer what was reviewed</source>
        <translation>lo que se enviaría ya no es lo revisado</translation>
    </message>
    <message>
        <source>a check changed: %1</source>
        <translation>cambió una comprobación: %1</translation>
    </message>
    <message>
        <source>the object is no longer what was reviewed</source>
        <translation>lo revisado ya no es lo que hay</translation>
    </message>
    <message>
        <source>nothing is sent on stale data: %1</source>
        <translation>no se envía nada con datos viejos: %1</translation>
    </message>
    <message>
        <source>this override is already committed</source>
        <translation>esta intervención ya se ejecutó</translation>
    </message>
    <message>
        <source>the review is older than the object</source>
        <translation>la revisión es anterior a lo que hay ahora</translation>
    </message>
    <message>
        <source>review it again</source>
        <translation>revíselo de nuevo</translation>
    </message>
    <message>
        <source>no user is signed in</source>
        <translation>nadie ha iniciado sesión</translation>
    </message>
    <message>
        <source>type the digits %1, or hold the button</source>
        <translation>teclee las cifras %1 o mantenga el botón</translation>
    </message>
    <message>
        <source>type %1 to confirm</source>
        <translation>teclee %1 para confirmar</translation>
    </message>
    <message>
        <source>this override does not wait for approval</source>
        <translation>esta intervención no espera aprobación</translation>
    </message>
    <message>
        <source>a person other than %1 must approve</source>
        <translation>debe aprobar alguien distinto de %1</translation>
    </message>
    <message>
        <source>a person other than %1 must review</source>
        <translation>debe revisar alguien distinto de %1</translation>
    </message>
    <message>
        <source>what you approve is not what was requested</source>
        <translation>lo que aprueba no es lo que se pidió</translation>
    </message>
    <message>
        <source>the request has expired</source>
        <translation>la petición ha caducado</translation>
    </message>
    <message>
        <source>aborted by %1 before anything was sent</source>
        <translation>abortado por %1 antes de enviar nada</translation>
    </message>
    <message>
        <source>it is over</source>
        <translation>ha terminado</translation>
    </message>
    <message>
        <source>it was already sent</source>
        <translation>ya se envió</translation>
    </message>
    <message>
        <source>no approval came in time</source>
        <translation>nadie lo aprobó a tiempo</translation>
    </message>
    <message>
        <source>it was accepted, but its effect was not observed within %1</source>
        <translation>se aceptó, su efecto no se vio en %1</translation>
    </message>
    <message>
        <source>the state is unknown: check before you repeat anything</source>
        <translation>el estado es desconocido: compruebe antes de repetir nada</translation>
    </message>
    <message>
        <source>this backend is read-only</source>
        <translation>este backend está configurado para no cambiar nada</translation>
    </message>
    <message>
        <source>there is no such review</source>
        <translation>no existe esa revisión</translation>
    </message>
    <message>
        <source>this site does not allow break-glass: a second person must approve</source>
        <translation>este sitio no deja actuar a nadie solo: debe aprobar una segunda persona</translation>
    </message>
    <message>
        <source>there is no such request</source>
        <translation>no existe esa petición</translation>
    </message>
    <message>
        <source>%1 is not among the approvers that the site names</source>
        <translation>%1 no está entre los aprobadores que nombra el sitio</translation>
    </message>
    <message>
        <source>there is no such override</source>
        <translation>no existe esa intervención</translation>
    </message>
    <message>
        <source>override %1 has no review due</source>
        <translation>no hay revisión pendiente de la intervención %1</translation>
    </message>
    <message>
        <source>the audit could not be written, so nothing was sent: %1</source>
        <translation>no se pudo escribir la auditoría, así que no se envió nada: %1</translation>
    </message>
    <message>
        <source>the answer was lost: checking whether it was done</source>
        <translation>se perdió la respuesta: se comprueba si se hizo</translation>
    </message>
    <message>
        <source>the object is gone: its end is unknown</source>
        <translation>el objeto ha desaparecido: su final es desconocido</translation>
    </message>
    <message>
        <source>observed %1: the object is gone</source>
        <translation>observado %1: el objeto ha desaparecido</translation>
    </message>
    <message>
        <source>observed %1: the change is there</source>
        <translation>observado %1: el cambio está</translation>
    </message>
    <message>
        <source>observed %1: the object is gone; the answer to the request was lost</source>
        <translation>observado %1: el objeto ha desaparecido; se perdió la respuesta a la petición</translation>
    </message>
    <message>
        <source>observed %1: the change is there; the answer to the request was lost</source>
        <translation>observado %1: el cambio está; se perdió la respuesta a la petición</translation>
    </message>
    <message>
        <source>its record cannot be read: its outcome is unknown</source>
        <translation>no se puede leer qué era: su desenlace es desconocido</translation>
    </message>
    <message>
        <source>Holdpoint stopped before the outcome was observed</source>
        <translation>Holdpoint terminó antes de ver el final</translation>
    </message>
    <message>
        <source>observed when Holdpoint started again</source>
        <translation>visto cuando Holdpoint arrancó de nuevo</translation>
    </message>
    <message>
        <source>Holdpoint stopped before the outcome was observed; its effect is not there now</source>
        <translation>Holdpoint terminó antes de ver el final; su efecto no está ahora</translation>
    </message>
    <message>
        <source>it no longer exists</source>
        <translation>ya no está</translation>
    </message>
    <message>
        <source>the cluster refused it: %1</source>
        <translation>el clúster lo rechazó: %1</translation>
    </message>
    <message>
        <source>you are not allowed to do this: %1</source>
        <translation>no puede hacer esto: %1</translation>
    </message>
    <message>
        <source>it was refused: %1</source>
        <translation>se rechazó: %1</translation>
    </message>
    <message>
        <source>no firmware or settings are being written to the host</source>
        <translation>no se escriben firmware ni ajustes en el host</translation>
    </message>
    <message>
        <source>the boot was stopped; the host must stay off for a while to count as held</source>
        <translation>se detuvo el arranque; el host debe seguir apagado un rato para contar como retenido</translation>
    </message>
    <message>
        <source>stopping the boot failed and will be retried</source>
        <translation>falló detener el arranque y se repite</translation>
    </message>
    <message>
        <source>a hold was requested while the host was starting; the boot will be stopped</source>
        <translation>se pidió una retención mientras el host arranca; se detiene el arranque</translation>
    </message>
    <message>
        <source>On was sent to the host; the boot will be stopped first</source>
        <translation>se había pedido arrancar el host; primero se detiene el arranque</translation>
    </message>
    <message>
        <source>the boot was stopped; the host must stay off for a while</source>
        <translation>se detuvo el arranque; el host debe seguir apagado un rato</translation>
    </message>
    <message>
        <source>the host is starting</source>
        <translation>el host está arrancando</translation>
    </message>
    <message>
        <source>the host did not power on in time</source>
        <translation>el host no se encendió a tiempo</translation>
    </message>
    <message>
        <source>online is false, so the host stays off</source>
        <translation>online es false, así que el host sigue apagado</translation>
    </message>
    <message>
        <source>the host is off, which satisfies the reboot request</source>
        <translation>el host está apagado, lo que cumple la petición de reinicio</translation>
    </message>
    <message>
        <source>the host is held off until the last key is removed</source>
        <translation>el host se mantiene apagado hasta que se quite la última clave</translation>
    </message>
    <message>
        <source>powering on failed and will be retried after a delay</source>
        <translation>falló el encendido y se repite tras una pausa</translation>
    </message>
    <message>
        <source>nothing holds the host off; it will be powered on</source>
        <translation>nada mantiene apagado el host, se enciende</translation>
    </message>
    <message>
        <source>the BMC reports no power state that is known</source>
        <translation>el BMC no da ningún estado de energía conocido</translation>
    </message>
    <message>
        <source>the host was observed on</source>
        <translation>se vio el host encendido</translation>
    </message>
    <message>
        <source>the host was observed off</source>
        <translation>se vio el host apagado</translation>
    </message>
    <message>
        <source>the credentials changed and will be validated again</source>
        <translation>las credenciales cambiaron y se validan de nuevo</translation>
    </message>
    <message>
        <source>the power state is needed</source>
        <translation>se necesita el estado de energía</translation>
    </message>
    <message>
        <source>the BMC accepts the new credentials</source>
        <translation>el BMC acepta las credenciales nuevas</translation>
    </message>
    <message>
        <source>the BMC answers; the host is registered</source>
        <translation>el BMC responde, el host está registrado</translation>
    </message>
    <message>
        <source>the host is provisioned by somebody else</source>
        <translation>otro aprovisiona el host</translation>
    </message>
    <message>
        <source>the host is provisioned by us from now on</source>
        <translation>desde ahora aprovisionamos el host nosotros</translation>
    </message>
    <message>
        <source>a reboot was requested</source>
        <translation>se pidió un reinicio</translation>
    </message>
    <message>
        <source>another request for the running reboot is noted</source>
        <translation>se toma nota de otra petición para el reinicio en curso</translation>
    </message>
    <message>
        <source>somebody else powered the host on %1 times while it was held off</source>
        <translation>otro encendió el host %1 veces mientras se mantenía apagado</translation>
    </message>
    <message>
        <source>the host is deprovisioned, which ends its reboot requests</source>
        <translation>el host se desaprovisiona, lo que termina sus peticiones de reinicio</translation>
    </message>
    <message>
        <source>the host is deprovisioned, which ends its history of reboots</source>
        <translation>el host se desaprovisiona, lo que termina su historial de reinicios</translation>
    </message>
    <message>
        <source>the host reboots anyway, which satisfies the reboot request</source>
        <translation>el host arranca de nuevo de todos modos, lo que cumple la petición de reinicio</translation>
    </message>
    <message>
        <source>the host is being provisioned as declared</source>
        <translation>el host se aprovisiona como está declarado</translation>
    </message>
    <message>
        <source>the host is deprovisioned</source>
        <translation>el host se desaprovisiona</translation>
    </message>
    <message>
        <source>nothing runs on the host any more</source>
        <translation>ya no se ejecuta nada en el host</translation>
    </message>
    <message>
        <source>reboot requests wait while the host is %1</source>
        <translation>las peticiones de reinicio esperan mientras el host está %1</translation>
    </message>
    <message>
        <source>the BMC is not ready for the command</source>
        <translation>el BMC no está listo para la orden</translation>
    </message>
    <message>
        <source>the BMC is not ready for the command: %1</source>
        <translation>el BMC no está listo para la orden: %1</translation>
    </message>
    <message>
        <source>the BMC refused %1</source>
        <translation>el BMC rechazó %1</translation>
    </message>
    <message>
        <source>the BMC refused %1: %2</source>
        <translation>el BMC rechazó %1: %2</translation>
    </message>
    <message>
        <source>the outcome is unknown, so the power state will be read</source>
        <translation>no se sabe si el BMC lo hizo, así que se lee</translation>
    </message>
    <message>
        <source>the outcome of the restart is unknown; it is not sent again</source>
        <translation>no se sabe qué fue del reinicio; no se envía otra vez</translation>
    </message>
    <message>
        <source>the restart was sent; the reboot is over</source>
        <translation>se envió el reinicio, con lo que queda hecho</translation>
    </message>
    <message>
        <source>the command did not reach the BMC</source>
        <translation>la orden no llegó al BMC</translation>
    </message>
    <message>
        <source>the command did not reach the BMC: %1</source>
        <translation>la orden no llegó al BMC: %1</translation>
    </message>
    <message>
        <source>the BMC cannot shut the host down gracefully</source>
        <translation>el BMC no puede apagar el host de forma ordenada</translation>
    </message>
    <message>
        <source>the BMC cannot shut the host down gracefully: %1</source>
        <translation>el BMC no puede apagar el host de forma ordenada: %1</translation>
    </message>
    <message>
        <source>the BMC accepted the command</source>
        <translation>el BMC aceptó la orden</translation>
    </message>
    <message>
        <source>the BMC gives the power state as &apos;%1&apos;</source>
        <translation>el BMC da el estado de energía &apos;%1&apos;</translation>
    </message>
    <message>
        <source>a power command failed and will be retried after a delay</source>
        <translation>una orden de energía falló y se repite tras una pausa</translation>
    </message>
    <message>
        <source>the graceful shutdown took too long</source>
        <translation>el apagado ordenado tardó demasiado</translation>
    </message>
    <message>
        <source>a hard power-off replaces the graceful shutdown</source>
        <translation>un apagado forzado se adelanta al apagado ordenado</translation>
    </message>
    <message>
        <source>the BMC gave up the graceful shutdown: %1</source>
        <translation>el BMC abandonó el apagado ordenado: %1</translation>
    </message>
    <message>
        <source>the host is on, as it should be</source>
        <translation>el host está encendido, como debe</translation>
    </message>
    <message>
        <source>the host must not be switched off, so it cannot be held</source>
        <translation>no se debe apagar el host, así que no se puede retener</translation>
    </message>
    <message>
        <source>the host must not be switched off, so it will be restarted</source>
        <translation>no se debe apagar el host, así que se reinicia</translation>
    </message>
    <message>
        <source>online is false, but disablePowerOff forbids powering the host off</source>
        <translation>online es false, pero disablePowerOff prohíbe apagar el host</translation>
    </message>
    <message>
        <source>the host is shutting down gracefully</source>
        <translation>el host se está apagando de forma ordenada</translation>
    </message>
    <message>
        <source>the host is being forced off</source>
        <translation>se está forzando el apagado del host</translation>
    </message>
    <message>
        <source>the host is already powering off</source>
        <translation>el host ya se está apagando</translation>
    </message>
    <message>
        <source>the host will be shut down for the reboot</source>
        <translation>el host se apagará para el reinicio</translation>
    </message>
    <message>
        <source>the host will be forced off for the reboot</source>
        <translation>se forzará el apagado del host para el reinicio</translation>
    </message>
    <message>
        <source>the BMC offers no graceful shutdown, so the host will be forced off</source>
        <translation>el BMC no ofrece apagado ordenado, así que se fuerza el apagado</translation>
    </message>
    <message>
        <source>online is false; the host will be shut down</source>
        <translation>online es false, el host se apaga</translation>
    </message>
    <message>
        <source>online is false; the host will be forced off</source>
        <translation>online es false, se fuerza el apagado del host</translation>
    </message>
    <message>
        <source>a shutdown cannot be cancelled once sent; the host will be powered on after it</source>
        <translation>un apagado ya enviado no se puede retirar; después se enciende el host</translation>
    </message>
    <message>
        <source>somebody is shutting the host down</source>
        <translation>alguien está apagando el host</translation>
    </message>
    <message>
        <source>the host is neither on nor off</source>
        <translation>el host no está ni encendido ni apagado</translation>
    </message>
    <message>
        <source>the host is paused: nothing is read or changed</source>
        <translation>el host está en pausa: no se lee ni se hace nada</translation>
    </message>
    <message>
        <source>the host is being deleted and Holdpoint does not keep it</source>
        <translation>el host se va y nada nuestro lo retiene</translation>
    </message>
    <message>
        <source>the host will be deleted when it is attached again</source>
        <translation>el host se borrará cuando se vuelva a acoplar</translation>
    </message>
    <message>
        <source>the host is detached and will be deleted as it is</source>
        <translation>el host está desacoplado y se borrará tal como está</translation>
    </message>
    <message>
        <source>the host was never in use and will be deleted</source>
        <translation>el host nunca se usó y se borrará</translation>
    </message>
    <message>
        <source>BareMetalHost %1 has the same BMC; nothing is switched while both are there</source>
        <translation>BareMetalHost %1 tiene el mismo BMC; no se conmuta nada mientras existan ambos</translation>
    </message>
    <message>
        <source>the host is deleted as it is, because BareMetalHost %1 has the same BMC</source>
        <translation>el host se borra tal como está, porque BareMetalHost %1 tiene el mismo BMC</translation>
    </message>
    <message>
        <source>the host will be deprovisioned before its deletion</source>
        <translation>el host se desaprovisionará antes de borrarse</translation>
    </message>
    <message>
        <source>the host will be powered off before its deletion</source>
        <translation>el host se apaga antes de borrarse</translation>
    </message>
    <message>
        <source>disablePowerOff is set: the host will be deleted while it runs</source>
        <translation>disablePowerOff está puesto: el host se borrará en marcha</translation>
    </message>
    <message>
        <source>the host could not be powered off and will be deleted while it may still run</source>
        <translation>no se pudo apagar el host y se borra aunque pueda estar en marcha</translation>
    </message>
    <message>
        <source>the host will be powered off again after a delay</source>
        <translation>el host se vuelve a apagar tras una pausa</translation>
    </message>
    <message>
        <source>the host cannot be powered off without credentials</source>
        <translation>no se puede apagar el host sin credenciales</translation>
    </message>
    <message>
        <source>the host is off and will be deleted</source>
        <translation>el host está apagado y se borrará</translation>
    </message>
    <message>
        <source>the host cannot be powered off: its BMC reports no power state</source>
        <translation>no se puede apagar el host: su BMC no da estado de energía</translation>
    </message>
    <message>
        <source>the host is powering off</source>
        <translation>el host se está apagando</translation>
    </message>
    <message>
        <source>the host will be forced off before its deletion</source>
        <translation>se forzará el apagado del host antes de borrarse</translation>
    </message>
    <message>
        <source>the host comes with its status from elsewhere</source>
        <translation>el host llega con su estado de otro lugar</translation>
    </message>
    <message>
        <source>the host has a status of its own</source>
        <translation>el host tiene un estado propio</translation>
    </message>
    <message>
        <source>the status that the host came with is not valid</source>
        <translation>el estado que traía el host no es válido</translation>
    </message>
    <message>
        <source>the host has no BMC address, so its power is not managed</source>
        <translation>el host no tiene dirección de BMC, así que no se gestiona su energía</translation>
    </message>
    <message>
        <source>the host must not be removed before it is off</source>
        <translation>el host no debe desaparecer antes de apagarse</translation>
    </message>
    <message>
        <source>the host has a BMC address and is registered</source>
        <translation>el host tiene dirección de BMC y se registra</translation>
    </message>
    <message>
        <source>spec.bmc.credentialsName is empty</source>
        <translation>spec.bmc.credentialsName está vacío</translation>
    </message>
    <message>
        <source>the secret %1 with the BMC credentials is missing</source>
        <translation>falta el Secret %1 con las credenciales del BMC</translation>
    </message>
    <message>
        <source>the secret %1 has no username or no password</source>
        <translation>el Secret %1 no tiene usuario o contraseña</translation>
    </message>
    <message>
        <source>the host is detached: its requests wait and its power is not managed</source>
        <translation>el host está desacoplado: sus peticiones esperan, su energía no se toca</translation>
    </message>
    <message>
        <source>the host is attached again</source>
        <translation>el host se ha vuelto a acoplar</translation>
    </message>
    <message>
        <source>no rule applies</source>
        <translation>no se aplica ninguna regla</translation>
    </message>
    <message>
        <source>held off</source>
        <translation>mant. apagado</translation>
    </message>
    <message>
        <source>holding</source>
        <translation>retiene</translation>
    </message>
    <message>
        <source>late</source>
        <translation>tarde</translation>
    </message>
    <message>
        <source>overdue</source>
        <translation>vencido</translation>
    </message>
    <message>
        <source>armed</source>
        <translation>armado</translation>
    </message>
    <message>
        <source>released</source>
        <translation>liberado</translation>
    </message>
    <message>
        <source>overridden</source>
        <translation>forzado</translation>
    </message>
    <message>
        <source>vanished</source>
        <translation>desaparecido</translation>
    </message>
    <message>
        <source>bypassed</source>
        <translation>pasado por alto</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>no válida</translation>
    </message>
    <message>
        <source>power unknown</source>
        <translation>energía desconocida</translation>
    </message>
    <message>
        <source>node not ready</source>
        <translation>Node no listo</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>draining</source>
        <translation>drenando</translation>
    </message>
    <message>
        <source>terminating</source>
        <translation>terminando</translation>
    </message>
    <message>
        <source>turning on</source>
        <translation>encendiendo</translation>
    </message>
    <message>
        <source>turning off</source>
        <translation>apagando</translation>
    </message>
    <message>
        <source>wants On, is Off</source>
        <translation>debe On, está Off</translation>
    </message>
    <message>
        <source>wants Off, is On</source>
        <translation>debe Off, está On</translation>
    </message>
    <message>
        <source>detached</source>
        <translation>desacoplado</translation>
    </message>
    <message>
        <source>unmanaged</source>
        <translation>no gestionado</translation>
    </message>
    <message>
        <source>disruption budget</source>
        <translation>presupuesto de interrupción</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1, late</source>
        <translation>%1, tarde</translation>
    </message>
    <message>
        <source>%1, overdue</source>
        <translation>%1, vencido</translation>
    </message>
    <message>
        <source>%1; usually %2</source>
        <translation>%1; lo habitual %2</translation>
    </message>
    <message>
        <source>%1, late; usually %2</source>
        <translation>%1, tarde; lo habitual %2</translation>
    </message>
    <message>
        <source>%1, overdue; usually %2</source>
        <translation>%1, vencido; lo habitual %2</translation>
    </message>
    <message>
        <source>%1, late; allowed %2</source>
        <translation>%1, tarde; permitido %2</translation>
    </message>
    <message>
        <source>%1, overdue; allowed %2</source>
        <translation>%1, vencido; permitido %2</translation>
    </message>
    <message>
        <source>next try in %1</source>
        <translation>próximo intento en %1</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>ha fallado: %1</translation>
    </message>
    <message>
        <source>failed: no reason was given</source>
        <translation>ha fallado: no se dio ningún motivo</translation>
    </message>
    <message>
        <source>failed: the provider no longer has the instance</source>
        <translation>ha fallado: el proveedor ya no tiene la instancia</translation>
    </message>
    <message>
        <source>failed: the provider no longer has the instance %1</source>
        <translation>ha fallado: el proveedor ya no tiene la instancia %1</translation>
    </message>
    <message>
        <source>failed: host %1 was created again, and the machine names the one before</source>
        <translation>ha fallado: el host %1 se creó de nuevo y la máquina nombra al anterior</translation>
    </message>
    <message>
        <source>failed: the provider no longer has the instance of %1</source>
        <translation>ha fallado: el proveedor ya no tiene la instancia de %1</translation>
    </message>
    <message>
        <source>its Node is unreliable</source>
        <translation>su Node no es de fiar</translation>
    </message>
    <message>
        <source>invalid and not reconciled: it has no %1</source>
        <translation>no válida, así que no se hace nada con ella: le falta %1</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>la etiqueta %1</translation>
    </message>
    <message>
        <source>label %1 and %2</source>
        <translation>la etiqueta %1 y %2</translation>
    </message>
    <message>
        <source>paused: the Machine API does nothing</source>
        <translation>en pausa: la API de Machine no hace nada</translation>
    </message>
    <message>
        <source>paused: %1 is the authoritative API, so the Machine API does nothing</source>
        <translation>en pausa: %1 es la API autorizada, así que la API de Machine no hace nada</translation>
    </message>
    <message>
        <source>paused: %1</source>
        <translation>en pausa: %1</translation>
    </message>
    <message>
        <source>no host is free for it: %1</source>
        <translation>no hay ningún host libre para ella: %1</translation>
    </message>
    <message>
        <source>no host is free for it</source>
        <translation>no hay ningún host libre para ella</translation>
    </message>
    <message>
        <source>retried every %1</source>
        <translation>se reintenta cada %1</translation>
    </message>
    <message>
        <source>waiting at %1 for %2 (owner %3)</source>
        <translation>espera en %1 a %2 (dueño %3)</translation>
    </message>
    <message>
        <source>it reports: %1</source>
        <translation>informa: %1</translation>
    </message>
    <message>
        <source>no ClusterOperator %1 exists</source>
        <translation>no existe el ClusterOperator %1</translation>
    </message>
    <message>
        <source>it is Degraded</source>
        <translation>está Degraded</translation>
    </message>
    <message>
        <source>it is Degraded: %1</source>
        <translation>está Degraded: %1</translation>
    </message>
    <message>
        <source>it is not Available</source>
        <translation>no está Available</translation>
    </message>
    <message>
        <source>it is not Available: %1</source>
        <translation>no está Available: %1</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago</source>
        <translation>última señal hace %1</translation>
    </message>
    <message>
        <source>no pod of %1 exists</source>
        <translation>no existe ningún pod de %1</translation>
    </message>
    <message>
        <source>none of its %1 pods is ready</source>
        <translation>ninguno de sus %1 pods está listo</translation>
    </message>
    <message>
        <source>none of its %1 pods is ready (%2)</source>
        <translation>ninguno de sus %1 pods está listo (%2)</translation>
    </message>
    <message>
        <source>its only pod is not ready</source>
        <translation>su único pod no está listo</translation>
    </message>
    <message>
        <source>its only pod is not ready (%1)</source>
        <translation>su único pod no está listo (%1)</translation>
    </message>
    <message>
        <source>its replacement %1 is %2</source>
        <translation>su reemplazo %1 está %2</translation>
    </message>
    <message>
        <source>no replacement: %1 of %2 other masters is running</source>
        <translation>sin reemplazo: funciona %1 otro master de %2</translation>
    </message>
    <message>
        <source>no replacement: %1 of %2 other masters are running</source>
        <translation>sin reemplazo: funcionan %1 otros masters de %2</translation>
    </message>
    <message>
        <source>%1 other master is running, etcd needs %2 members</source>
        <translation>funciona %1 otro master, etcd quiere %2 miembros</translation>
    </message>
    <message>
        <source>%1 other masters are running, etcd needs %2 members</source>
        <translation>funcionan %1 otros masters, etcd quiere %2 miembros</translation>
    </message>
    <message>
        <source>everything else is gone; finalizer %1 keeps the object</source>
        <translation>todo lo suyo ha desaparecido; el finalizer %1 retiene el objeto</translation>
    </message>
    <message>
        <source>the drain was skipped, so %1 (owner %2) did not run</source>
        <translation>se omitió el drenaje, así que no se preguntó a %1 (dueño %2)</translation>
    </message>
    <message>
        <source>drains of %1 and %2 block each other</source>
        <translation>los drenajes de %1 y %2 se bloquean entre sí</translation>
    </message>
    <message>
        <source>drains of %1 and %2 block each other: %3</source>
        <translation>los drenajes de %1 y %2 se bloquean entre sí: %3</translation>
    </message>
    <message>
        <source>its Node %1 is cordoned</source>
        <translation>su Node %1 está acordonado</translation>
    </message>
    <message>
        <source>budget %1 is missing pod %2</source>
        <translation>al presupuesto %1 le falta el pod %2</translation>
    </message>
    <message>
        <source>it replaces it and is not Running</source>
        <translation>la reemplaza y no está Running</translation>
    </message>
    <message>
        <source>%1 waits for %2: %3</source>
        <translation>%1 espera a %2: %3</translation>
    </message>
    <message>
        <source>draining %1 is not permitted while control-plane Node %2 is cordoned</source>
        <translation>no se permite drenar %1 mientras el Node %2 del plano de control esté acordonado</translation>
    </message>
    <message>
        <source>draining %1: its kubelet is silent, and budget %2 still refuses pod %3 (needs %4, has %5)</source>
        <translation>drenaje de %1: su kubelet no responde, y el presupuesto %2 aún rechaza el pod %3 (necesita %4, tiene %5)</translation>
    </message>
    <message>
        <source>draining %1: its kubelet is silent for %2, and budget %3 still refuses pod %4 (needs %5, has %6)</source>
        <translation>drenaje de %1: su kubelet no responde desde hace %2, y el presupuesto %3 aún rechaza el pod %4 (necesita %5, tiene %6)</translation>
    </message>
    <message>
        <source>draining %1: its kubelet is silent, budget %2 refuses</source>
        <translation>drenaje de %1: su kubelet no responde, el presupuesto %2 rechaza</translation>
    </message>
    <message>
        <source>draining %1: budget %2 never lets pod %3 go: it needs %4 of %5 pods</source>
        <translation>drenaje de %1: el presupuesto %2 nunca puede soltar el pod %3: quiere %4 de %5 pods</translation>
    </message>
    <message>
        <source>draining: budget %1 can never be met: it needs %2 of %3 pods</source>
        <translation>drenaje: el presupuesto %1 nunca puede cumplirse: quiere %2 de %3 pods</translation>
    </message>
    <message>
        <source>it needs %1 of %2 pods healthy and allows no disruption</source>
        <translation>quiere %1 de %2 pods sanos y no permite interrupciones</translation>
    </message>
    <message>
        <source>draining %1: %2</source>
        <translation>drenaje de %1: %2</translation>
    </message>
    <message>
        <source>pod %1 is stuck in Terminating</source>
        <translation>el pod %1 no termina</translation>
    </message>
    <message>
        <source>its kubelet cannot end it: %1</source>
        <translation>su kubelet no puede terminarlo: %1</translation>
    </message>
    <message>
        <source>pod %1 is refused by budget %2 (needs %3, has %4)</source>
        <translation>el presupuesto %2 rechaza el pod %1 (necesita %3, tiene %4)</translation>
    </message>
    <message>
        <source>so is 1 more</source>
        <translation>y 1 más</translation>
    </message>
    <message>
        <source>so are %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>Node %1 is not ready, and health check %2 may not act: %3 of %4 are unhealthy</source>
        <translation>el Node %1 no está listo, y el health check %2 no puede actuar: %3 de %4 no están sanos</translation>
    </message>
    <message>
        <source>Node %1 is gone, and health check %2 may not act: %3 of %4 are unhealthy</source>
        <translation>el Node %1 ha desaparecido, y el health check %2 no puede actuar: %3 de %4 no están sanos</translation>
    </message>
    <message>
        <source>maintenance %1 waits: the cluster is upgrading</source>
        <translation>el mantenimiento %1 espera: el clúster se está actualizando</translation>
    </message>
    <message>
        <source>maintenance %1 waits: the cluster is upgrading to %2</source>
        <translation>el mantenimiento %1 espera: el clúster se está actualizando a %2</translation>
    </message>
    <message>
        <source>maintenance %1 waits for a window</source>
        <translation>el mantenimiento %1 espera una ventana</translation>
    </message>
    <message>
        <source>maintenance %1 waits for window %2</source>
        <translation>el mantenimiento %1 espera la ventana %2</translation>
    </message>
    <message>
        <source>it opens in %1, %2</source>
        <translation>se abre en %1, %2</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: key %2 has no effect</source>
        <translation>el host %1 está en pausa por anotación: no se hace nada con la clave %2</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: the requested reboot will not start</source>
        <translation>el host %1 está en pausa por anotación: no se hace el reinicio pedido</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: its power is not managed</source>
        <translation>el host %1 está en pausa por anotación: no se hace nada con su energía</translation>
    </message>
    <message>
        <source>the credentials of host %1 are missing or incomplete: Secret %2</source>
        <translation>las credenciales del host %1 faltan o están incompletas: Secret %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 rejects the credentials of Secret %2</source>
        <translation>el BMC del host %1 rechaza las credenciales del Secret %2</translation>
    </message>
    <message>
        <source>Host %1 cannot be switched: %2</source>
        <translation>no se puede conmutar el host %1: %2</translation>
    </message>
    <message>
        <source>1 failure</source>
        <translation>1 fallo</translation>
    </message>
    <message>
        <source>%1 failures</source>
        <translation>%1 fallos</translation>
    </message>
    <message>
        <source>Host %1 is held off for a remediation</source>
        <translation>el host %1 se mantiene apagado por una remediación</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for a remediation</source>
        <translation>el host %1 se está apagando por una remediación</translation>
    </message>
    <message>
        <source>Node %1 is not deleted yet</source>
        <translation>el Node %1 aún no se ha borrado</translation>
    </message>
    <message>
        <source>its Node will be deleted</source>
        <translation>su Node se ha borrado</translation>
    </message>
    <message>
        <source>its power is unknown</source>
        <translation>su energía es desconocida</translation>
    </message>
    <message>
        <source>Host %1 was asked to shut down %2 ago and is still on</source>
        <translation>se pidió apagar el host %1 hace %2 y sigue encendido</translation>
    </message>
    <message>
        <source>it will be forced off in %1</source>
        <translation>se fuerza el apagado en %1</translation>
    </message>
    <message>
        <source>next: it will be forced off</source>
        <translation>a continuación se fuerza el apagado</translation>
    </message>
    <message>
        <source>Host %1 is held off by key %2</source>
        <translation>la clave %2 mantiene apagado el host %1</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for key %2</source>
        <translation>el host %1 se está apagando por la clave %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 gives no answer: %2</source>
        <translation>el BMC del host %1 no responde: %2</translation>
    </message>
    <message>
        <source>Host %1 should be on but is off</source>
        <translation>el host %1 debe estar encendido y está apagado</translation>
    </message>
    <message>
        <source>%1: machine validation failed: %2</source>
        <translation>%1: falló la validación de la máquina: %2</translation>
    </message>
    <message>
        <source>power management over %1 is not supported; set a redfish address</source>
        <translation>no se admite energía por %1; indique una dirección redfish</translation>
    </message>
    <message>
        <source>AwaitingApproval: %1</source>
        <translation>AwaitingApproval: %1</translation>
    </message>
    <message>
        <source>%1; to start it now, set the annotation %2</source>
        <translation>%1; una persona puede hacer que empiece enseguida con la anotación %2</translation>
    </message>
    <message>
        <source>%1; it will start outside the windows at %2</source>
        <translation>%1; empieza fuera de las ventanas a las %2</translation>
    </message>
    <message>
        <source>%1; it will start outside the windows at %2 unless they are paused or excluded then</source>
        <translation>%1; empieza fuera de las ventanas a las %2, salvo que entonces estén en pausa o excluidas</translation>
    </message>
    <message>
        <source>the maintenance was deleted; a scale-in treats the Machine as any other</source>
        <translation>el mantenimiento se borró; una reducción trata la Machine como cualquier otra</translation>
    </message>
    <message>
        <source>DrainGivenUp: %1</source>
        <translation>DrainGivenUp: %1</translation>
    </message>
    <message>
        <source>it starts again after %1</source>
        <translation>vuelve a empezar después de %1</translation>
    </message>
    <message>
        <source>a drain was given up, and starts again after %1</source>
        <translation>se abandonó un drenaje, y vuelve a empezar después de %1</translation>
    </message>
    <message>
        <source>%1 of Machine %2 has waited for more than %3: %4</source>
        <translation>%1 de la Machine %2 espera desde hace más de %3: %4</translation>
    </message>
    <message>
        <source>PodDisruptionBudget %1 has %2 of the %3 healthy pods that it needs</source>
        <translation>PodDisruptionBudget %1 tiene %2 de los %3 pods sanos que exige</translation>
    </message>
    <message>
        <source>MachineConfigPool %1 is updating</source>
        <translation>MachineConfigPool %1 se está actualizando</translation>
    </message>
    <message>
        <source>MachineSet %1 has %2 of %3 Machines</source>
        <translation>MachineSet %1 tiene %2 de %3 Machines</translation>
    </message>
    <message>
        <source>%1 Nodes are not Ready: %2</source>
        <translation>%1 Nodes no están Ready: %2</translation>
    </message>
    <message>
        <source>the work starts outside the windows at a person&apos;s request: %1</source>
        <translation>el trabajo empieza fuera de las ventanas, como pidió una persona: %1</translation>
    </message>
    <message>
        <source>the work starts outside the windows, because its deadline is near: %1</source>
        <translation>el trabajo empieza fuera de las ventanas, porque su plazo está cerca: %1</translation>
    </message>
    <message>
        <source>%1 of Machine %2 (%3) needs a person: %4</source>
        <translation>%1 de la Machine %2 (%3) requiere una persona: %4</translation>
    </message>
    <message>
        <source>the name of the API server cannot be resolved (%1)</source>
        <translation>no se conoce el nombre del servidor de API (%1)</translation>
    </message>
    <message>
        <source>the name of the proxy cannot be resolved</source>
        <translation>no se conoce el nombre del proxy</translation>
    </message>
    <message>
        <source>connection refused (%1)</source>
        <translation>conexión rechazada (%1)</translation>
    </message>
    <message>
        <source>the proxy refuses to connect to the API server (%1)</source>
        <translation>el proxy no deja pasar nada al servidor de API (%1)</translation>
    </message>
    <message>
        <source>no answer in time (%1)</source>
        <translation>sin respuesta a tiempo (%1)</translation>
    </message>
    <message>
        <source>the certificate of the API server is not trusted (%1)</source>
        <translation>el certificado del servidor de API no es de confianza (%1)</translation>
    </message>
    <message>
        <source>the certificate of the API server is not trusted (%1): %2</source>
        <translation>el certificado del servidor de API no es de confianza (%1): %2</translation>
    </message>
    <message>
        <source>no secure connection can be made (%1)</source>
        <translation>no es posible una conexión segura (%1)</translation>
    </message>
    <message>
        <source>the client certificate cannot be used (%1)</source>
        <translation>nuestro certificado de cliente no sirve (%1)</translation>
    </message>
    <message>
        <source>the client certificate cannot be used (%1): %2</source>
        <translation>nuestro certificado de cliente no sirve (%1): %2</translation>
    </message>
    <message>
        <source>the certificate authorities of the cluster cannot be read (%1)</source>
        <translation>no se pueden leer las autoridades de certificación del clúster (%1)</translation>
    </message>
    <message>
        <source>the certificate authorities of the cluster cannot be read (%1): %2</source>
        <translation>no se pueden leer las autoridades de certificación del clúster (%1): %2</translation>
    </message>
    <message>
        <source>the connection broke (%1)</source>
        <translation>se cortó la conexión (%1)</translation>
    </message>
    <message>
        <source>the answer is not from an API server (%1)</source>
        <translation>lo que responde no es un servidor de API (%1)</translation>
    </message>
    <message>
        <source>the answer is not a watch (%1)</source>
        <translation>lo que llega no es un watch (%1)</translation>
    </message>
    <message>
        <source>the answer is larger than the limit (%1)</source>
        <translation>la respuesta supera el límite (%1)</translation>
    </message>
    <message>
        <source>the list does not come to an end (%1)</source>
        <translation>la lista no termina nunca (%1)</translation>
    </message>
    <message>
        <source>the watch stopped sending</source>
        <translation>el watch enmudeció</translation>
    </message>
    <message>
        <source>the server ends every watch immediately</source>
        <translation>el servidor termina cada watch al instante</translation>
    </message>
    <message>
        <source>the server answered %1 without an explanation</source>
        <translation>el servidor respondió %1 sin explicación</translation>
    </message>
    <message>
        <source>the server could not find the requested resource</source>
        <translation>el servidor no encontró el recurso pedido</translation>
    </message>
    <message>
        <source>the server does not accept our credentials: %1</source>
        <translation>el servidor no nos conoce: %1</translation>
    </message>
    <message>
        <source>you are not allowed to %1 %2</source>
        <translation>no tiene permiso para %1 %2</translation>
    </message>
    <message>
        <source>Holdpoint is not allowed to %1: grant %2</source>
        <translation>no tenemos permiso para %1: conceda %2</translation>
    </message>
    <message>
        <source>this cluster has no %1: install what provides it, or %2</source>
        <translation>este clúster no tiene %1: instale lo que lo trae, o %2</translation>
    </message>
    <message>
        <source>the installed definitions would prune %1: run %2</source>
        <translation>las definiciones instaladas descartarían %1: ejecute %2</translation>
    </message>
    <message>
        <source>the kubeconfig no longer exists</source>
        <translation>el kubeconfig ya no existe</translation>
    </message>
    <message>
        <source>the token file %1: %2</source>
        <translation>el archivo de token %1: %2</translation>
    </message>
    <message>
        <source>the auth-provider of user %1 has no id-token; any kubectl command renews it</source>
        <translation>el auth-provider del usuario %1 no tiene id-token; cualquier orden de kubectl lo renueva</translation>
    </message>
    <message>
        <source>the id-token of user %1 expired at %2; any kubectl command renews it</source>
        <translation>el id-token del usuario %1 caducó a las %2; cualquier orden de kubectl lo renueva</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 was not found</source>
        <translation>no se encontró el complemento %1 del usuario %2</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 cannot be started</source>
        <translation>no se puede iniciar el complemento %1 del usuario %2</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 ended with exit code %3</source>
        <translation>el complemento %1 del usuario %2 terminó con el código %3</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 was ended by signal %3</source>
        <translation>el complemento %1 del usuario %2 terminó por la señal %3</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 did not answer within 60 s</source>
        <translation>el complemento %1 del usuario %2 no respondió en 60 s</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 printed nothing</source>
        <translation>el complemento %1 del usuario %2 no imprimió nada</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 printed something that is not an ExecCredential</source>
        <translation>el complemento %1 del usuario %2 imprimió algo que no es un ExecCredential</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 gave neither a token nor a certificate</source>
        <translation>el complemento %1 del usuario %2 no dio ni token ni certificado</translation>
    </message>
    <message>
        <source>the server refuses what the plugin %1 of user %2 gives; tried %3 times</source>
        <translation>el servidor rechaza lo que da el complemento %1 del usuario %2; %3 intentos</translation>
    </message>
    <message>
        <source>%1; tried %2 times</source>
        <translation>%1; %2 intentos</translation>
    </message>
    <message>
        <source>nothing is written here: this replica is not the leader</source>
        <translation>aquí no se escribe nada: esta réplica no es la líder</translation>
    </message>
    <message>
        <source>the backend is stopping</source>
        <translation>el backend se detiene</translation>
    </message>
    <message>
        <source>your token is no longer valid</source>
        <translation>su token ya no es válido</translation>
    </message>
    <message>
        <source>no hello within 5 s</source>
        <translation>sin hello en 5 s</translation>
    </message>
    <message>
        <source>no answer to ping</source>
        <translation>sin respuesta al ping</translation>
    </message>
    <message>
        <source>the first frame must be hello</source>
        <translation>la primera trama debe ser hello</translation>
    </message>
    <message>
        <source>this server speaks protocol 1</source>
        <translation>este servidor habla el protocolo 1</translation>
    </message>
    <message>
        <source>binary frames are not part of this protocol</source>
        <translation>las tramas binarias no son parte de este protocolo</translation>
    </message>
    <message>
        <source>live</source>
        <translation>en vivo</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>desfasado</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>cerrado</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>prohibido</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en marcha</translation>
    </message>
    <message>
        <source>standby</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>checking</source>
        <translation>comprobando</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permitido</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>token file</source>
        <translation>archivo de token</translation>
    </message>
    <message>
        <source>password</source>
        <translation>contraseña</translation>
    </message>
    <message>
        <source>certificate</source>
        <translation>certificado</translation>
    </message>
    <message>
        <source>plugin</source>
        <translation>complemento</translation>
    </message>
    <message>
        <source>auth provider</source>
        <translation>proveedor de autenticación</translation>
    </message>
    <message>
        <source>%1 of MaintenanceWindow %2: %3</source>
        <translation>%1 de MaintenanceWindow %2: %3</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>%1 is not NAME=VALUE</source>
        <translation>%1 no es NOMBRE=VALOR</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1 está dos veces</translation>
    </message>
    <message>
        <source>%1 is refused: a window does not run out; delete it, or use pausedUntil</source>
        <translation>se rechaza %1: una ventana no se agota; elimínela o use pausedUntil</translation>
    </message>
    <message>
        <source>%1 is refused: spec.start says the time</source>
        <translation>se rechaza %1: la hora la dice spec.start</translation>
    </message>
    <message>
        <source>%1 is refused: there are FREQ, INTERVAL, BYDAY, BYMONTHDAY and BYMONTH</source>
        <translation>se rechaza %1: existen FREQ, INTERVAL, BYDAY, BYMONTHDAY y BYMONTH</translation>
    </message>
    <message>
        <source>%1 is refused: the rule selects dates; use DAILY, WEEKLY, MONTHLY or YEARLY</source>
        <translation>se rechaza %1: la regla elige fechas; use DAILY, WEEKLY, MONTHLY o YEARLY</translation>
    </message>
    <message>
        <source>BYMONTHDAY is refused with FREQ=WEEKLY</source>
        <translation>se rechaza BYMONTHDAY con FREQ=WEEKLY</translation>
    </message>
    <message>
        <source>FREQ is missing</source>
        <translation>falta FREQ</translation>
    </message>
    <message>
        <source>%1 is unknown: use DAILY, WEEKLY, MONTHLY or YEARLY</source>
        <translation>%1 es desconocido: use DAILY, WEEKLY, MONTHLY o YEARLY</translation>
    </message>
    <message>
        <source>INTERVAL is %1, which is not from 1 to %2</source>
        <translation>INTERVAL es %1, que no está entre 1 y %2</translation>
    </message>
    <message>
        <source>%1 has %2, which is not from 1 to %3</source>
        <translation>%1 contiene %2, que no está entre 1 y %3</translation>
    </message>
    <message>
        <source>%1 has %2, which is not from 1 to %3 or the same from the end, as -1</source>
        <translation>%1 contiene %2, que no está entre 1 y %3 ni igual desde el final, como -1</translation>
    </message>
    <message>
        <source>BYDAY has %1, which does not end in MO, TU, WE, TH, FR, SA or SU</source>
        <translation>BYDAY contiene %1, que no termina en MO, TU, WE, TH, FR, SA o SU</translation>
    </message>
    <message>
        <source>BYDAY has %1, but a number needs FREQ=MONTHLY or YEARLY</source>
        <translation>BYDAY contiene %1, pero un número necesita FREQ=MONTHLY o YEARLY</translation>
    </message>
    <message>
        <source>BYDAY has %1, whose number is not from 1 to %2 or the same from the end, as -1</source>
        <translation>BYDAY contiene %1, cuyo número no está entre 1 y %2 ni igual desde el final, como -1</translation>
    </message>
    <message>
        <source>%1 is not a local time such as 23:00</source>
        <translation>%1 no es una hora local como 23:00</translation>
    </message>
    <message>
        <source>it must be from 1m to 168h, such as 6h</source>
        <translation>debe estar entre 1m y 168h, como 6h</translation>
    </message>
    <message>
        <source>%1 is not a name such as Europe/Berlin</source>
        <translation>%1 no es un nombre como Europe/Berlin</translation>
    </message>
    <message>
        <source>it must be a time such as %1</source>
        <translation>debe ser un instante como %1</translation>
    </message>
    <message>
        <source>it must be a duration such as 30m</source>
        <translation>debe ser una duración como 30m</translation>
    </message>
    <message>
        <source>nothing can ever start: the window itself is shorter</source>
        <translation>nada puede empezar nunca, la propia ventana es más corta</translation>
    </message>
    <message>
        <source>from and until must be times such as %1</source>
        <translation>from y until deben ser instantes como %1</translation>
    </message>
    <message>
        <source>until is not after from</source>
        <translation>until no es posterior a from</translation>
    </message>
    <message>
        <source>there is no time zone %1</source>
        <translation>no existe la zona horaria %1</translation>
    </message>
    <message>
        <source>%1 selects no date, so it never opens</source>
        <translation>%1 no elige ninguna fecha, así que nunca abre</translation>
    </message>
    <message>
        <source>it opens at no time within two years</source>
        <translation>no abre en ningún momento en dos años</translation>
    </message>
    <message>
        <source>maintenance windows are defined, and none is for this machine: %1</source>
        <translation>hay ventanas de mantenimiento definidas y ninguna es para esta máquina: %1</translation>
    </message>
    <message>
        <source>this cluster serves %1 only as %2, which is not supported</source>
        <translation>este clúster ofrece %1 solo como %2, que no se entiende</translation>
    </message>
    <message>
        <source>%1 not understood: shown raw</source>
        <translation>%1 no se entiende: se muestra en bruto</translation>
    </message>
    <message>
        <source>DrainGivenUp: %1. It starts again after %2</source>
        <translation>DrainGivenUp: %1. Vuelve a empezar después de %2</translation>
    </message>
    <message>
        <source>AwaitingApproval: powering the server off until the work is done requires spec.approved: %1</source>
        <translation>AwaitingApproval: apagar el servidor hasta acabar el trabajo requiere spec.approved: %1</translation>
    </message>
    <message>
        <source>%1 used break-glass: %2</source>
        <translation>%1 usó el modo de emergencia: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>calendar.remove needs the uid of an entry</source>
        <translation>calendar.remove necesita el UID de una entrada</translation>
    </message>
    <message>
        <source>no work with the uid %1 is planned at a console</source>
        <translation>en ninguna consola se planificó trabajo con el UID %1</translation>
    </message>
    <message>
        <source>a token of %1 already exists: revoke it first</source>
        <translation>ya existe un token de %1: revóquelo primero</translation>
    </message>
    <message>
        <source>the backend itself creates the token of %1: remove its file and restart</source>
        <translation>el propio backend entrega el token de %1: elimine su archivo y vuelva a iniciar</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 printed more than 1 MiB</source>
        <translation>el complemento %1 del usuario %2 imprimió más de 1 MiB</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 gave credentials that expired at %3, and here it is %4</source>
        <translation>el complemento %1 del usuario %2 dio credenciales que caducaron a las %3, y aquí son las %4</translation>
    </message>
    <message>
        <source>raise maxUnavailable of %1</source>
        <translation>subir maxUnavailable de %1</translation>
    </message>
    <message>
        <source>lower minAvailable of %1</source>
        <translation>bajar minAvailable de %1</translation>
    </message>
    <message>
        <source>run %1 more replicas, or lower minAvailable of %2</source>
        <translation>ejecutar %1 réplicas más o bajar minAvailable de %2</translation>
    </message>
    <message>
        <source>delete one of the budgets %1 and %2, or change the selector of one</source>
        <translation>borrar uno de los presupuestos %1 y %2, o cambiar el selector de uno</translation>
    </message>
    <message>
        <source>waiting does not help: the API evicts no pod that two budgets select</source>
        <translation>esperar: en vano, la API no desaloja un pod que seleccionan dos presupuestos</translation>
    </message>
    <message>
        <source>fix what the refusal reports</source>
        <translation>corregir lo que indica el rechazo</translation>
    </message>
    <message>
        <source>check the controller that removes finalizer %1</source>
        <translation>mirar a quien debe quitar el finalizer %1</translation>
    </message>
    <message>
        <source>remove finalizer %1 from pod %2; its cleanup is skipped then</source>
        <translation>quitar el finalizer %1 del pod %2; entonces no se hace lo que garantiza</translation>
    </message>
    <message>
        <source>wait: the pod terminates in at most %1</source>
        <translation>esperar: el pod termina solo, como muy tarde en %1</translation>
    </message>
    <message>
        <source>check pod %1</source>
        <translation>mirar el pod %1</translation>
    </message>
    <message>
        <source>get pod %1 ready again</source>
        <translation>dejar listo de nuevo el pod %1</translation>
    </message>
    <message>
        <source>make room for pod %1: uncordon a Node or add one</source>
        <translation>hacer sitio para el pod %1: desacordonar un Node o añadir uno</translation>
    </message>
    <message>
        <source>restore Node %1, or fence its host and delete it</source>
        <translation>recuperar el Node %1, o aislar (fence) su host y borrarlo</translation>
    </message>
    <message>
        <source>set unhealthyPodEvictionPolicy of %1 to AlwaysAllow: then pods that are not ready can be evicted</source>
        <translation>poner unhealthyPodEvictionPolicy de %1 en AlwaysAllow: así pueden irse los pods que no están listos</translation>
    </message>
    <message>
        <source>retry the drain now</source>
        <translation>reintentar el drenaje ahora</translation>
    </message>
    <message>
        <source>find out why volume %1 does not detach</source>
        <translation>averiguar por qué no se desconecta el volumen %1</translation>
    </message>
    <message>
        <source>wait: this drain starts when the drain of Node %1 is over</source>
        <translation>esperar: este drenaje empieza cuando acabe el del Node %1</translation>
    </message>
    <message>
        <source>waiting does not help, unless Node %1 is uncordoned</source>
        <translation>esperar: en vano, salvo que se desacordone el Node %1</translation>
    </message>
    <message>
        <source>waiting does not help: no kubelet is running to terminate the pods</source>
        <translation>esperar: en vano, no hay kubelet que termine los pods</translation>
    </message>
    <message>
        <source>delete the machine and create another yourself; nothing replaces it</source>
        <translation>borrar la máquina y crear otra a mano; nada la reemplaza</translation>
    </message>
    <message>
        <source>start the instance %1 again in the provider</source>
        <translation>arrancar de nuevo la instancia %1 en el proveedor</translation>
    </message>
    <message>
        <source>find out why %1 is unstable</source>
        <translation>averiguar por qué %1 aparece y desaparece</translation>
    </message>
    <message>
        <source>give the instance its own name and address</source>
        <translation>dar a la instancia un nombre y una dirección propios</translation>
    </message>
    <message>
        <source>wait: a cloud controller removes the taint</source>
        <translation>esperar: un controlador de nube quita el taint</translation>
    </message>
    <message>
        <source>check the cloud controller manager and its log</source>
        <translation>mirar el cloud controller manager y su registro</translation>
    </message>
    <message>
        <source>wait: it is uncordoned when its configuration is done</source>
        <translation>esperar: se desacordona cuando termine su configuración</translation>
    </message>
    <message>
        <source>wait: whoever cordoned it uncordons it</source>
        <translation>esperar: quien lo acordonó lo desacordona</translation>
    </message>
    <message>
        <source>waiting does not help, unless the opt-out is removed</source>
        <translation>esperar: en vano, salvo que se quite la exclusión</translation>
    </message>
    <message>
        <source>check the maintenance in progress</source>
        <translation>mirar el mantenimiento en curso</translation>
    </message>
    <message>
        <source>fix what blocks it; it then starts automatically</source>
        <translation>corregir lo que lo bloquea; entonces empieza solo</translation>
    </message>
    <message>
        <source>waiting does not help: no window opens for this machine</source>
        <translation>esperar: en vano, ninguna ventana se abre para esta máquina</translation>
    </message>
    <message>
        <source>create a window that selects this machine, or label the machine for one</source>
        <translation>crear una ventana que seleccione esta máquina, o etiquetar la máquina para una</translation>
    </message>
    <message>
        <source>correct window %1</source>
        <translation>corregir la ventana %1</translation>
    </message>
    <message>
        <source>remove pausedUntil from window %1</source>
        <translation>quitar pausedUntil de la ventana %1</translation>
    </message>
    <message>
        <source>remove the exclusion from window %1</source>
        <translation>quitar la exclusión de la ventana %1</translation>
    </message>
    <message>
        <source>wait: somebody approves it</source>
        <translation>esperar: alguien lo aprueba</translation>
    </message>
    <message>
        <source>approve it: set spec.approved of %1</source>
        <translation>aprobarlo: poner spec.approved de %1</translation>
    </message>
    <message>
        <source>waiting does not help: what failed is not retried</source>
        <translation>esperar: en vano, lo que falló no se reintenta</translation>
    </message>
    <message>
        <source>delete MachineMaintenance %1; what it set is undone, and it is created again while its event stands</source>
        <translation>borrar la MachineMaintenance %1; se deshace lo que puso, y se crea de nuevo mientras su evento siga en pie</translation>
    </message>
    <message>
        <source>waiting does not help: nothing happens automatically</source>
        <translation>esperar: en vano, nada se hace solo</translation>
    </message>
    <message>
        <source>do %1 by hand</source>
        <translation>hacer %1 a mano</translation>
    </message>
    <message>
        <source>wait: the provider does it itself</source>
        <translation>esperar: lo hace el propio proveedor</translation>
    </message>
    <message>
        <source>wait: the maintenance continues automatically</source>
        <translation>esperar: el mantenimiento continúa solo</translation>
    </message>
    <message>
        <source>wait: the provider will be asked again</source>
        <translation>esperar: se vuelve a preguntar al proveedor automáticamente</translation>
    </message>
    <message>
        <source>fix what the provider reports, in its account or in the providerSpec</source>
        <translation>corregir lo que indica el proveedor, en su cuenta o en el providerSpec</translation>
    </message>
    <message>
        <source>delete Node %1: its instance is gone</source>
        <translation>borrar el Node %1: su instancia ha desaparecido</translation>
    </message>
    <message>
        <source>check the instance %1 in the provider</source>
        <translation>mirar la instancia %1 en el proveedor</translation>
    </message>
    <message>
        <source>check the provider, and the log of the machine controller</source>
        <translation>mirar el proveedor y el registro del controlador de máquinas</translation>
    </message>
    <message>
        <source>waiting does not help: the provider id of a Node does not change</source>
        <translation>esperar: en vano, el id de proveedor de un Node no cambia</translation>
    </message>
    <message>
        <source>delete Node %1 and restart its kubelet, so that it registers again</source>
        <translation>borrar el Node %1 y reiniciar su kubelet para que se registre de nuevo</translation>
    </message>
    <message>
        <source>drain Node %1, delete it and restart its kubelet, so that it registers again</source>
        <translation>drenar el Node %1, borrarlo y reiniciar su kubelet para que se registre de nuevo</translation>
    </message>
    <message>
        <source>wait: the Node joins when the instance has booted</source>
        <translation>esperar: el Node se une cuando haya arrancado la instancia</translation>
    </message>
    <message>
        <source>check the console of the instance: boot, network, certificates</source>
        <translation>mirar la consola de la instancia: arranque, red, certificados</translation>
    </message>
    <message>
        <source>wait: the health check acts automatically</source>
        <translation>esperar: el health check actúa solo</translation>
    </message>
    <message>
        <source>wait: the Node may come back</source>
        <translation>esperar: el Node puede volver solo</translation>
    </message>
    <message>
        <source>waiting does not help: one Node cannot belong to two machines</source>
        <translation>esperar: en vano, un Node no es dos máquinas</translation>
    </message>
    <message>
        <source>delete the machine that has no instance of its own</source>
        <translation>borrar, de las dos máquinas, la que no tiene instancia propia</translation>
    </message>
    <message>
        <source>restart the kubelet, so that it registers its Node again</source>
        <translation>reiniciar el kubelet para que registre de nuevo su Node</translation>
    </message>
    <message>
        <source>check the kubelet of %1</source>
        <translation>mirar el kubelet de %1</translation>
    </message>
    <message>
        <source>fix what it reports</source>
        <translation>corregir lo que indica</translation>
    </message>
    <message>
        <source>waiting does not help: nothing reads it</source>
        <translation>esperar: en vano, nadie la lee</translation>
    </message>
    <message>
        <source>remove the annotation and set the one that is meant</source>
        <translation>quitar la anotación y poner la que se quería</translation>
    </message>
    <message>
        <source>wait: %1 continues it</source>
        <translation>esperar: %1 lo continúa</translation>
    </message>
    <message>
        <source>its deadline was %1</source>
        <translation>debía hacerse antes de %1</translation>
    </message>
    <message>
        <source>%1 reports that it is done</source>
        <translation>%1 informa de que ha terminado</translation>
    </message>
    <message>
        <source>the clock of its Lease is %1 ahead</source>
        <translation>el reloj de su Lease va %1 adelantado</translation>
    </message>
    <message>
        <source>no owner %1 in the cluster: no Lease and no pod of a Deployment has this name</source>
        <translation>nada en el clúster se llama %1: ningún Lease, ningún pod de un Deployment</translation>
    </message>
    <message>
        <source>spec.taints of Node %1</source>
        <translation>spec.taints del Node %1</translation>
    </message>
    <message>
        <source>spec.unschedulable of Node %1</source>
        <translation>spec.unschedulable del Node %1</translation>
    </message>
    <message>
        <source>the instance is already gone</source>
        <translation>la instancia ya ha desaparecido</translation>
    </message>
    <message>
        <source>pod %1 is terminating</source>
        <translation>se pidió al pod %1 que terminara</translation>
    </message>
    <message>
        <source>%1 of Pod %2</source>
        <translation>%1 del Pod %2</translation>
    </message>
    <message>
        <source>%1 of VolumeAttachment %2</source>
        <translation>%1 de VolumeAttachment %2</translation>
    </message>
    <message>
        <source>budgets %1 and %2 select pod %3</source>
        <translation>los presupuestos %1 y %2 seleccionan el pod %3</translation>
    </message>
    <message>
        <source>budget %1 needs %2 healthy pods and has %3</source>
        <translation>el presupuesto %1 quiere %2 pods sanos y tiene %3</translation>
    </message>
    <message>
        <source>budget %1 needs 1 healthy pod and has %2</source>
        <translation>el presupuesto %1 quiere 1 pod sano y tiene %2</translation>
    </message>
    <message>
        <source>the state of the instance is %1</source>
        <translation>el estado de la instancia es %1</translation>
    </message>
    <message>
        <source>Event %1 of %2 %3, %4 times</source>
        <translation>Event %1 de %2 %3, %4 veces</translation>
    </message>
    <message>
        <source>Event %1 of %2 %3</source>
        <translation>Event %1 de %2 %3</translation>
    </message>
    <message>
        <source>spec.providerID of Node %1</source>
        <translation>spec.providerID del Node %1</translation>
    </message>
    <message>
        <source>%1; %2 allows %3 of %4</source>
        <translation>%1; %2 permite %3 de %4</translation>
    </message>
    <message>
        <source>%1; %2 allows %3 of %4 in zone %5</source>
        <translation>%1; %2 permite %3 de %4 en la zona %5</translation>
    </message>
    <message>
        <source>%1; %2 allows %3 of %4 in other zones</source>
        <translation>%1; %2 permite %3 de %4 en otras zonas</translation>
    </message>
    <message>
        <source>it has a consumer</source>
        <translation>tiene un consumidor</translation>
    </message>
    <message>
        <source>it is being deleted</source>
        <translation>se está borrando</translation>
    </message>
    <message>
        <source>it has an error</source>
        <translation>tiene un error</translation>
    </message>
    <message>
        <source>it is marked unhealthy</source>
        <translation>está marcado como no sano</translation>
    </message>
    <message>
        <source>somebody else provisions it</source>
        <translation>lo aprovisiona otro</translation>
    </message>
    <message>
        <source>it is paused</source>
        <translation>está en pausa</translation>
    </message>
    <message>
        <source>it is detached</source>
        <translation>está desacoplado</translation>
    </message>
    <message>
        <source>it has not been inspected yet</source>
        <translation>aún no lo ha mirado nadie</translation>
    </message>
    <message>
        <source>it is %1</source>
        <translation>está %1</translation>
    </message>
    <message>
        <source>Host %1 is not free: %2</source>
        <translation>el host %1 no está libre: %2</translation>
    </message>
    <message>
        <source>Host %1 is not free: %2 has it</source>
        <translation>el host %1 no está libre: lo tiene %2</translation>
    </message>
    <message>
        <source>Host %1 is not free, %2: %3</source>
        <translation>el host %1 no está libre, %2: %3</translation>
    </message>
    <message>
        <source>1 more is not free</source>
        <translation>1 más no está libre</translation>
    </message>
    <message>
        <source>%1 more are not free</source>
        <translation>%1 más no están libres</translation>
    </message>
    <message>
        <source>no host matches its hostSelector %1</source>
        <translation>ningún host cumple su hostSelector %1</translation>
    </message>
    <message>
        <source>Host %1 is free but does not match</source>
        <translation>el host %1 está libre y no cumple</translation>
    </message>
    <message>
        <source>%1 hosts are free but do not match</source>
        <translation>%1 hosts están libres y no cumplen</translation>
    </message>
    <message>
        <source>next: the node will be drained, and budget %1 will block pod %2</source>
        <translation>a continuación se drena el Node, y entonces el presupuesto %1 retiene el pod %2</translation>
    </message>
    <message>
        <source>next: the node will be drained, and two budgets will block pod %1</source>
        <translation>a continuación se drena el Node, y entonces dos presupuestos retienen el pod %1</translation>
    </message>
    <message>
        <source>next: the node will be drained; then it will wait at preTerminate for %1</source>
        <translation>a continuación se drena el Node; luego espera en preTerminate a %1</translation>
    </message>
    <message>
        <source>next: the provider will be asked, and does not answer now: %1</source>
        <translation>a continuación se pregunta al proveedor, que ahora no responde: %1</translation>
    </message>
    <message>
        <source>next: its Node will be deleted, because the instance is already gone</source>
        <translation>la instancia ya ha desaparecido, así que a continuación se borra su Node</translation>
    </message>
    <message>
        <source>next: the Machine will be removed, because the instance is already gone</source>
        <translation>la instancia ya ha desaparecido, así que entonces desaparece la Machine</translation>
    </message>
    <message>
        <source>then its Node will be drained and the machine will be deleted</source>
        <translation>luego se drena su Node y se borra la máquina</translation>
    </message>
    <message>
        <source>then its Node will be drained and its server will be power-cycled</source>
        <translation>luego se drena su Node y se apaga y enciende su servidor</translation>
    </message>
    <message>
        <source>then its Node will be drained and its server will be held off until the work is done</source>
        <translation>luego se drena su Node y su servidor se mantiene apagado hasta acabar el trabajo</translation>
    </message>
    <message>
        <source>then it will wait for approval</source>
        <translation>luego espera una aprobación</translation>
    </message>
    <message>
        <source>then a person must act</source>
        <translation>luego tiene que actuar una persona</translation>
    </message>
    <message>
        <source>then it will wait for window %1</source>
        <translation>luego espera la ventana %1</translation>
    </message>
    <message>
        <source>then it will wait for a window that selects this machine</source>
        <translation>luego espera una ventana que seleccione esta máquina</translation>
    </message>
    <message>
        <source>the maintenance will never start</source>
        <translation>el mantenimiento no empieza nunca</translation>
    </message>
    <message>
        <source>then the provider will do it itself</source>
        <translation>entonces lo hace el propio proveedor</translation>
    </message>
    <message>
        <source>nothing will happen automatically</source>
        <translation>nada se hace solo</translation>
    </message>
    <message>
        <source>then the Node will serve again</source>
        <translation>entonces el Node vuelve a servir</translation>
    </message>
    <message>
        <source>next: its Node will join</source>
        <translation>a continuación se une su Node</translation>
    </message>
    <message>
        <source>then the machine will be Running</source>
        <translation>entonces la máquina está Running</translation>
    </message>
    <message>
        <source>it will continue when that is fixed</source>
        <translation>sigue cuando eso se corrija</translation>
    </message>
    <message>
        <source>the BMC refused %1 with %2</source>
        <translation>el BMC rechazó %1 con %2</translation>
    </message>
    <message>
        <source>the BMC refused %1 with %2: %3</source>
        <translation>el BMC rechazó %1 con %2: %3</translation>
    </message>
    <message>
        <source>the BMC accepted %1, and its task failed</source>
        <translation>el BMC aceptó %1, y su tarea falló</translation>
    </message>
    <message>
        <source>the BMC accepted %1, and its task failed: %2</source>
        <translation>el BMC aceptó %1, y su tarea falló: %2</translation>
    </message>
    <message>
        <source>the BMC accepted %1, and the host is still on</source>
        <translation>el BMC aceptó %1, y el host sigue encendido</translation>
    </message>
    <message>
        <source>the host is stuck in %1 after %2</source>
        <translation>el host se queda en %1 tras %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 refuses the connection: nothing listens at its address</source>
        <translation>el BMC del host %1 rechaza la conexión: nada escucha en su dirección</translation>
    </message>
    <message>
        <source>the name of the BMC of host %1 cannot be resolved</source>
        <translation>no se encuentra el BMC del host %1: su nombre no tiene dirección</translation>
    </message>
    <message>
        <source>the BMC of host %1 cannot be reached: no route to its address</source>
        <translation>no se llega al BMC del host %1: no hay ruta a su dirección</translation>
    </message>
    <message>
        <source>the BMC of host %1 closes the connection: %2</source>
        <translation>el BMC del host %1 corta la conexión: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 is busy: %2</source>
        <translation>el BMC del host %1 está ocupado: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 has no session left: %2</source>
        <translation>al BMC del host %1 no le quedan sesiones: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 answers with an error: %2</source>
        <translation>el BMC del host %1 responde con un error: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 does not find the system: %2</source>
        <translation>el BMC del host %1 no tiene su sistema: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 presents another certificate than the accepted one: %2</source>
        <translation>el BMC del host %1 muestra un certificado distinto del aceptado: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 is not trusted: %2</source>
        <translation>el BMC del host %1 no es de confianza: %2</translation>
    </message>
    <message>
        <source>no common protocol with the BMC of host %1: %2</source>
        <translation>no se puede hablar con el BMC del host %1: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 is not asked: %2</source>
        <translation>no se pregunta al BMC del host %1: %2</translation>
    </message>
    <message>
        <source>something other than a BMC answers for host %1: %2</source>
        <translation>por el host %1 responde algo que no es un BMC: %2</translation>
    </message>
    <message>
        <source>the answer of the BMC of host %1 is not understood: %2</source>
        <translation>no se entiende al BMC del host %1: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 reports no power state: %2</source>
        <translation>el BMC del host %1 no dice si está encendido o apagado: %2</translation>
    </message>
    <message>
        <source>the power of host %1 cannot be read: %2</source>
        <translation>no se puede leer la energía del host %1: %2</translation>
    </message>
    <message>
        <source>that time is not certain: it is in the future</source>
        <translation>esa hora es solo una afirmación: está en el futuro</translation>
    </message>
    <message>
        <source>its BareMetalHost %1 does not exist: its server is not managed</source>
        <translation>su BareMetalHost %1 no existe: nadie se ocupa del servidor</translation>
    </message>
    <message>
        <source>the machine names BareMetalHost %1</source>
        <translation>la máquina nombra el BareMetalHost %1</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is being deleted while the machine uses it</source>
        <translation>el BareMetalHost %1 se está borrando mientras la máquina aún lo usa</translation>
    </message>
    <message>
        <source>finalizer %1 keeps it</source>
        <translation>el finalizer %1 lo retiene</translation>
    </message>
    <message>
        <source>Host %1 belongs to %2, not to this machine</source>
        <translation>el host %1 está asignado a %2, y no a esta máquina</translation>
    </message>
    <message>
        <source>its consumer is %1</source>
        <translation>su consumidor es %1</translation>
    </message>
    <message>
        <source>Host %1 is detached: key %2 has no effect</source>
        <translation>el host %1 está desacoplado: no se hace nada con la clave %2</translation>
    </message>
    <message>
        <source>Host %1 is detached: the requested reboot will not start</source>
        <translation>el host %1 está desacoplado: no se hace el reinicio pedido</translation>
    </message>
    <message>
        <source>Host %1 is detached: it is not powered off for the deletion</source>
        <translation>el host %1 está desacoplado: nadie lo apaga para el borrado</translation>
    </message>
    <message>
        <source>Host %1 is detached: its power is not managed</source>
        <translation>el host %1 está desacoplado: no se hace nada con su energía</translation>
    </message>
    <message>
        <source>the host is detached</source>
        <translation>el host está desacoplado</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: it is not powered off for the deletion</source>
        <translation>el host %1 está en pausa por anotación: nadie lo apaga para el borrado</translation>
    </message>
    <message>
        <source>Host %1 is off and paused by annotation: it is not powered on</source>
        <translation>el host %1 está apagado y en pausa por anotación: nadie lo enciende</translation>
    </message>
    <message>
        <source>Host %1 is unmanaged: it has no BMC address, so its power cannot be changed</source>
        <translation>el host %1 no está gestionado: no tiene dirección de BMC, así que nadie puede conmutarlo</translation>
    </message>
    <message>
        <source>it has no BMC address</source>
        <translation>no tiene dirección de BMC</translation>
    </message>
    <message>
        <source>Host %1 stays off: spec.online is false</source>
        <translation>el host %1 debe estar apagado: spec.online es false</translation>
    </message>
    <message>
        <source>Host %1 is being powered off: spec.online is false</source>
        <translation>el host %1 se está apagando: spec.online es false</translation>
    </message>
    <message>
        <source>so Node %1 is not ready</source>
        <translation>por eso el Node %1 no está listo</translation>
    </message>
    <message>
        <source>online is false</source>
        <translation>online es false</translation>
    </message>
    <message>
        <source>Host %1 stays on: key %2 requests Off, but spec.disablePowerOff forbids it</source>
        <translation>el host %1 sigue encendido: la clave %2 pide apagarlo, pero spec.disablePowerOff lo prohíbe</translation>
    </message>
    <message>
        <source>Host %1 stays on: the deletion needs it off, but spec.disablePowerOff forbids it</source>
        <translation>el host %1 sigue encendido: el borrado lo necesita apagado, pero spec.disablePowerOff lo prohíbe</translation>
    </message>
    <message>
        <source>Host %1 stays on: spec.online is false, but spec.disablePowerOff forbids powering it off</source>
        <translation>el host %1 sigue encendido: spec.online es false, pero spec.disablePowerOff prohíbe apagarlo</translation>
    </message>
    <message>
        <source>disablePowerOff is true</source>
        <translation>disablePowerOff es true</translation>
    </message>
    <message>
        <source>Host %1 reports a %2: %3</source>
        <translation>el host %1 informa %2: %3</translation>
    </message>
    <message>
        <source>Host %1 reports an %2: %3</source>
        <translation>el host %1 informa %2: %3</translation>
    </message>
    <message>
        <source>Host %1 is %2</source>
        <translation>el host %1 está %2</translation>
    </message>
    <message>
        <source>its provisioning state is %1</source>
        <translation>su estado de aprovisionamiento es %1</translation>
    </message>
    <message>
        <source>Host %1 is on again although key %2 holds it off</source>
        <translation>el host %1 se encendió solo aunque la clave %2 lo mantiene apagado</translation>
    </message>
    <message>
        <source>Host %1 came back on %2 times although key %3 holds it off</source>
        <translation>el host %1 se encendió solo %2 veces aunque la clave %3 lo mantiene apagado</translation>
    </message>
    <message>
        <source>it was powered on %1 times while it was held off</source>
        <translation>se encendió %1 veces mientras se mantenía apagado</translation>
    </message>
    <message>
        <source>Host %1 is held off by keys %2 and %3</source>
        <translation>las claves %2 y %3 mantienen apagado el host %1</translation>
    </message>
    <message>
        <source>Host %1 is held off by keys %2, %3 and %4 more</source>
        <translation>las claves %2, %3 y %4 más mantienen apagado el host %1</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for keys %2 and %3</source>
        <translation>el host %1 se está apagando por las claves %2 y %3</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for keys %2, %3 and %4 more</source>
        <translation>el host %1 se está apagando por las claves %2, %3 y %4 más</translation>
    </message>
    <message>
        <source>it stays off until all keys are removed</source>
        <translation>sigue apagado hasta que desaparezcan todas</translation>
    </message>
    <message>
        <source>its MachineMaintenance does not exist</source>
        <translation>su MachineMaintenance no existe</translation>
    </message>
    <message>
        <source>Host %1 is held off by key %2, and no remediation is in progress</source>
        <translation>la clave %2 mantiene apagado el host %1, y no hay ninguna remediación en curso</translation>
    </message>
    <message>
        <source>it cannot be read now: %1</source>
        <translation>ahora no se puede leer: %1</translation>
    </message>
    <message>
        <source>it was last read %1 ago</source>
        <translation>se leyó por última vez hace %1</translation>
    </message>
    <message>
        <source>restart the BMC itself; the server keeps running</source>
        <translation>reiniciar el propio BMC; el servidor sigue en marcha</translation>
    </message>
    <message>
        <source>find out why nothing listens there: the BMC&apos;s power, its network, its HTTPS service</source>
        <translation>ver por qué nada escucha ahí: alimentación del BMC, su red, su servicio HTTPS</translation>
    </message>
    <message>
        <source>end sessions at the BMC, or restart it</source>
        <translation>cerrar sesiones en el BMC o reiniciarlo</translation>
    </message>
    <message>
        <source>grant the account the privileges Login and ConfigureComponents (power control)</source>
        <translation>dar a la cuenta los privilegios Login y ConfigureComponents (control de energía)</translation>
    </message>
    <message>
        <source>accept its key with the annotation %1, if it is the right BMC</source>
        <translation>aceptar su clave con la anotación %1, si es el BMC correcto</translation>
    </message>
    <message>
        <source>give the BMC a certificate that is trusted</source>
        <translation>dar al BMC un certificado de confianza</translation>
    </message>
    <message>
        <source>update the BMC, or allow its older TLS with the annotation %1</source>
        <translation>actualizar el BMC, o permitir su TLS más antiguo con la anotación %1</translation>
    </message>
    <message>
        <source>correct spec.bmc.address of the host</source>
        <translation>corregir spec.bmc.address del host</translation>
    </message>
    <message>
        <source>if the server was replaced: remove status.provisioning.enrolledSystem of host %1</source>
        <translation>si se reemplazó el servidor: quitar status.provisioning.enrolledSystem del host %1</translation>
    </message>
    <message>
        <source>find what is in between: a proxy, a gateway, another machine at that address</source>
        <translation>ver qué hay en medio: un proxy, una pasarela, otra máquina en esa dirección</translation>
    </message>
    <message>
        <source>wait: whoever detached the host attaches it again</source>
        <translation>esperar: quien desacopló el host lo vuelve a acoplar</translation>
    </message>
    <message>
        <source>set spec.bmc.address and spec.bmc.credentialsName of the host</source>
        <translation>poner spec.bmc.address y spec.bmc.credentialsName del host</translation>
    </message>
    <message>
        <source>waiting does not help, unless the host gets a BMC</source>
        <translation>esperar: en vano, salvo que el host reciba un BMC</translation>
    </message>
    <message>
        <source>waiting does not help, unless the host is created again</source>
        <translation>esperar: en vano, salvo que se cree de nuevo el host</translation>
    </message>
    <message>
        <source>create BareMetalHost %1 again</source>
        <translation>crear de nuevo el BareMetalHost %1</translation>
    </message>
    <message>
        <source>wait: whoever deleted the host completes the deletion</source>
        <translation>esperar: quien borró el host se ocupa de terminarlo</translation>
    </message>
    <message>
        <source>remove finalizer %1; the power of the server is no longer managed then</source>
        <translation>quitar el finalizer %1; entonces nadie conmuta ya el servidor</translation>
    </message>
    <message>
        <source>wait: whoever reassigned the host returns it</source>
        <translation>esperar: quien cedió el host lo devuelve</translation>
    </message>
    <message>
        <source>correct spec.consumerRef of the host</source>
        <translation>corregir spec.consumerRef del host</translation>
    </message>
    <message>
        <source>wait: whoever powered the host off powers it on again</source>
        <translation>esperar: quien apagó el host lo vuelve a encender</translation>
    </message>
    <message>
        <source>set spec.online to true; the server starts immediately</source>
        <translation>poner spec.online en true; el servidor arranca enseguida</translation>
    </message>
    <message>
        <source>waiting does not help, unless the power-off is allowed</source>
        <translation>esperar: en vano, salvo que se permita el apagado</translation>
    </message>
    <message>
        <source>set spec.disablePowerOff to false</source>
        <translation>poner spec.disablePowerOff en false</translation>
    </message>
    <message>
        <source>wait: the provisioner continues automatically</source>
        <translation>esperar: el aprovisionador sigue solo</translation>
    </message>
    <message>
        <source>check the console of the host, and the log of its provisioner</source>
        <translation>mirar la consola del host y el registro de su aprovisionador</translation>
    </message>
    <message>
        <source>disable at the server what powers it on: its restore policy, wake on LAN, people</source>
        <translation>desactivar en el servidor lo que lo enciende: su política de restauración, Wake-on-LAN, personas</translation>
    </message>
    <message>
        <source>remove the key %1</source>
        <translation>quitar la clave %1</translation>
    </message>
    <message>
        <source>remove the key; the host stays off until %1 is removed too</source>
        <translation>quitar la clave; el host sigue apagado hasta que desaparezca también %1</translation>
    </message>
    <message>
        <source>remove the key; the host stays off until the other %1 are removed too</source>
        <translation>quitar la clave; el host sigue apagado hasta que desaparezcan también las otras %1</translation>
    </message>
    <message>
        <source>remove the key; the host stays off: spec.online is false</source>
        <translation>quitar la clave; el host sigue apagado: spec.online es false</translation>
    </message>
    <message>
        <source>remove the key; the host will be powered on after it is off</source>
        <translation>quitar la clave; el host se enciende tras apagarse</translation>
    </message>
    <message>
        <source>remove the key %1: anyone allowed to change the host may do it</source>
        <translation>quitar la clave %1: puede hacerlo quien pueda cambiar el host</translation>
    </message>
    <message>
        <source>waiting does not help: nothing is running that would remove the key</source>
        <translation>esperar: en vano, no hay nadie que quite la clave</translation>
    </message>
    <message>
        <source>fix what keeps host %1 from being free</source>
        <translation>corregir lo que impide que el host %1 quede libre</translation>
    </message>
    <message>
        <source>failing</source>
        <translation>con fallos</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago, although its pod %2 is ready</source>
        <translation>última señal hace %1, aunque su pod %2 está listo</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago, and its pod %2 is not ready</source>
        <translation>última señal hace %1, y su pod %2 no está listo</translation>
    </message>
    <message>
        <source>its Lease is from the future (%1), so it is not known whether it runs</source>
        <translation>su Lease es del futuro (%1), así que no se sabe si sigue vivo</translation>
    </message>
    <message>
        <source>it is unstable: silent %1 times within an hour</source>
        <translation>aparece y desaparece: sin responder %1 veces en una hora</translation>
    </message>
    <message>
        <source>its Lease changed its holder %1 times within an hour</source>
        <translation>su Lease cambió de titular %1 veces en una hora</translation>
    </message>
    <message>
        <source>it reports that it is done, but left its hook</source>
        <translation>informa de que ha terminado, y dejó su hook</translation>
    </message>
    <message>
        <source>its pods cannot be created: %1</source>
        <translation>no se pueden crear sus pods: %1</translation>
    </message>
    <message>
        <source>no pod of %1 exists any more</source>
        <translation>ya no existe ningún pod de %1</translation>
    </message>
    <message>
        <source>draining %1: budget %2 never lets pod %3 go: it has %4</source>
        <translation>drenaje de %1: el presupuesto %2 nunca puede soltar el pod %3: tiene %4</translation>
    </message>
    <message>
        <source>draining: budget %1 can never be met: it has %2</source>
        <translation>drenaje: el presupuesto %1 nunca puede cumplirse: tiene %2</translation>
    </message>
    <message>
        <source>draining %1: two budgets, %2 and %3, select pod %4, so the API refuses to evict it</source>
        <translation>drenaje de %1: dos presupuestos, %2 y %3, seleccionan el pod %4, así que la API rechaza desalojarlo</translation>
    </message>
    <message>
        <source>draining: two budgets, %1 and %2, select pod %3</source>
        <translation>drenaje: dos presupuestos, %1 y %2, seleccionan el pod %3</translation>
    </message>
    <message>
        <source>draining %1: the eviction of pod %2 is refused: %3</source>
        <translation>drenaje de %1: se rechaza el desalojo del pod %2: %3</translation>
    </message>
    <message>
        <source>the eviction of pod %1 is refused</source>
        <translation>se rechaza el desalojo del pod %1</translation>
    </message>
    <message>
        <source>two budgets select pod %1</source>
        <translation>dos presupuestos seleccionan el pod %1</translation>
    </message>
    <message>
        <source>finalizer %1 keeps pod %2</source>
        <translation>el finalizer %1 retiene el pod %2</translation>
    </message>
    <message>
        <source>pod %1 has %2 left of its grace period of %3</source>
        <translation>al pod %1 le quedan %2 de su gracia de %3</translation>
    </message>
    <message>
        <source>pod %1 is not ready</source>
        <translation>el pod %1 no está listo</translation>
    </message>
    <message>
        <source>pod %1 is not ready (%2)</source>
        <translation>el pod %1 no está listo (%2)</translation>
    </message>
    <message>
        <source>pod %1 is on Node %2, which is not ready</source>
        <translation>el pod %1 está en el Node %2, que no está listo</translation>
    </message>
    <message>
        <source>pod %1 is Pending: no Node for it</source>
        <translation>el pod %1 no encuentra Node</translation>
    </message>
    <message>
        <source>none of its pods is ready</source>
        <translation>ninguno de sus pods está listo</translation>
    </message>
    <message>
        <source>budget %1 blocks pod %2</source>
        <translation>el presupuesto %1 retiene el pod %2</translation>
    </message>
    <message>
        <source>budget %1 blocks pod %2 because %3</source>
        <translation>el presupuesto %1 retiene el pod %2 porque %3</translation>
    </message>
    <message>
        <source>budget %1 has room for pod %2 now</source>
        <translation>el presupuesto %1 ya tiene margen para el pod %2</translation>
    </message>
    <message>
        <source>nothing blocks pod %1 any more</source>
        <translation>ya nada rechaza el pod %1</translation>
    </message>
    <message>
        <source>pod %1 is gone</source>
        <translation>el pod %1 ya ha desaparecido</translation>
    </message>
    <message>
        <source>1 more pod is blocked too</source>
        <translation>1 pod más queda retenido de igual modo</translation>
    </message>
    <message>
        <source>%1 more pods are blocked too</source>
        <translation>%1 pods más quedan retenidos de igual modo</translation>
    </message>
    <message>
        <source>1 more blocks it: %1</source>
        <translation>1 más lo bloquea: %1</translation>
    </message>
    <message>
        <source>%1 more block it, the next: %2</source>
        <translation>%1 más lo bloquean, el siguiente: %2</translation>
    </message>
    <message>
        <source>volume %1 is still attached to Node %2</source>
        <translation>el volumen %1 sigue conectado al Node %2</translation>
    </message>
    <message>
        <source>volume %1 and %2 more are still attached to Node %3</source>
        <translation>el volumen %1 y %2 más siguen conectados al Node %3</translation>
    </message>
    <message>
        <source>volume %1 does not detach: %2</source>
        <translation>el volumen %1 no se desconecta: %2</translation>
    </message>
    <message>
        <source>draining %1: its instance is gone, so pod %2 cannot terminate</source>
        <translation>drenaje de %1: su instancia ha desaparecido, así que el pod %2 no puede terminar solo</translation>
    </message>
    <message>
        <source>draining %1: its instance is gone, and budget %2 still blocks pod %3</source>
        <translation>drenaje de %1: su instancia ha desaparecido, y el presupuesto %2 aún retiene el pod %3</translation>
    </message>
    <message>
        <source>draining %1: its instance is gone</source>
        <translation>drenaje de %1: su instancia ha desaparecido</translation>
    </message>
    <message>
        <source>that Node is being drained too</source>
        <translation>ese se está drenando a su vez</translation>
    </message>
    <message>
        <source>that Node was cordoned by hand and is not being drained</source>
        <translation>nadie drena ese: se acordonó a mano</translation>
    </message>
    <message>
        <source>that Node is drained, and its machine %1 still exists</source>
        <translation>ese Node ya está drenado, y su máquina %1 aún existe</translation>
    </message>
    <message>
        <source>that Node is drained, and its machine %1 is held: %2</source>
        <translation>ese Node ya está drenado, y su máquina %1 está retenida: %2</translation>
    </message>
    <message>
        <source>it has no Node, so %1 (owner %2) did not run before the drain</source>
        <translation>no tiene Node, así que no se preguntó a %1 (dueño %2) antes del drenaje</translation>
    </message>
    <message>
        <source>the drain was skipped by annotation</source>
        <translation>el drenaje se omitió por anotación</translation>
    </message>
    <message>
        <source>no Node joins while the instance is %1</source>
        <translation>no se une ningún Node mientras la instancia está %1</translation>
    </message>
    <message>
        <source>Node %1 is not ready because its instance is %2</source>
        <translation>el Node %1 no está listo porque su instancia está %2</translation>
    </message>
    <message>
        <source>maintenance %1 is blocked</source>
        <translation>el mantenimiento %1 está bloqueado</translation>
    </message>
    <message>
        <source>maintenance %1 is blocked: %2</source>
        <translation>el mantenimiento %1 está bloqueado: %2</translation>
    </message>
    <message>
        <source>maintenance %1 waits for approval: %2</source>
        <translation>el mantenimiento %1 espera una aprobación: %2</translation>
    </message>
    <message>
        <source>maintenance %1 gave up a drain and starts again in %2</source>
        <translation>el mantenimiento %1 abandonó un drenaje y empieza de nuevo en %2</translation>
    </message>
    <message>
        <source>maintenance %1 failed: %2</source>
        <translation>el mantenimiento %1 ha fallado: %2</translation>
    </message>
    <message>
        <source>maintenance %1 needs a person: %2</source>
        <translation>el mantenimiento %1 necesita una persona: %2</translation>
    </message>
    <message>
        <source>maintenance %1 did not start before its deadline %2</source>
        <translation>el mantenimiento %1 no se empezó antes de su plazo %2</translation>
    </message>
    <message>
        <source>maintenance %1 drains the Node</source>
        <translation>el mantenimiento %1 drena el Node</translation>
    </message>
    <message>
        <source>maintenance %1 is in progress</source>
        <translation>el mantenimiento %1 está en curso</translation>
    </message>
    <message>
        <source>maintenance %1 waits for the Node to come back</source>
        <translation>el mantenimiento %1 espera a que vuelva el Node</translation>
    </message>
    <message>
        <source>maintenance %1 is done and is being verified</source>
        <translation>el mantenimiento %1 está hecho y se está verificando</translation>
    </message>
    <message>
        <source>maintenance %1 is scheduled, and nothing was decided about it yet</source>
        <translation>el mantenimiento %1 está pendiente, y aún no se ha decidido nada</translation>
    </message>
    <message>
        <source>maintenance %1 will never start: no window selects this machine</source>
        <translation>el mantenimiento %1 no empieza nunca: ninguna ventana selecciona esta máquina</translation>
    </message>
    <message>
        <source>maintenance %1 will never start: %2</source>
        <translation>el mantenimiento %1 no empieza nunca: %2</translation>
    </message>
    <message>
        <source>maintenance %1 waits: window %2 is paused until %3</source>
        <translation>el mantenimiento %1 espera: la ventana %2 está en pausa hasta %3</translation>
    </message>
    <message>
        <source>maintenance %1 waits: window %2 excludes the time until %3</source>
        <translation>el mantenimiento %1 espera: la ventana %2 excluye el tiempo hasta %3</translation>
    </message>
    <message>
        <source>maintenance %1 cannot start before its deadline %2: window %3 opens too late</source>
        <translation>el mantenimiento %1 no puede empezar antes de su plazo %2: la ventana %3 se abre demasiado tarde</translation>
    </message>
    <message>
        <source>attempted %1 times</source>
        <translation>%1 intentos hasta ahora</translation>
    </message>
    <message>
        <source>the cause is not known</source>
        <translation>no se conoce la causa</translation>
    </message>
    <message>
        <source>the provider cannot delete the instance: %1</source>
        <translation>el proveedor no puede borrar la instancia: %1</translation>
    </message>
    <message>
        <source>the provider cannot create the instance: %1</source>
        <translation>el proveedor no puede crear la instancia: %1</translation>
    </message>
    <message>
        <source>the provider cannot update the instance: %1</source>
        <translation>el proveedor no puede actualizar la instancia: %1</translation>
    </message>
    <message>
        <source>the provider does not say whether the instance exists: %1</source>
        <translation>el proveedor no dice si existe la instancia: %1</translation>
    </message>
    <message>
        <source>the instance is gone while Node %1 is being drained</source>
        <translation>la instancia ha desaparecido mientras se drena el Node %1</translation>
    </message>
    <message>
        <source>Node %1 is being drained</source>
        <translation>se está drenando el Node %1</translation>
    </message>
    <message>
        <source>Node %1 is being drained: 1 pod is left</source>
        <translation>se está drenando el Node %1: queda 1 pod</translation>
    </message>
    <message>
        <source>Node %1 is being drained: %2 pods are left</source>
        <translation>se está drenando el Node %1: quedan %2 pods</translation>
    </message>
    <message>
        <source>the instance is being deleted</source>
        <translation>la instancia se está borrando</translation>
    </message>
    <message>
        <source>the instance is being created</source>
        <translation>la instancia se está creando</translation>
    </message>
    <message>
        <source>Node %1 has the provider id %2, not %3, so it does not count as the Node of this machine</source>
        <translation>el Node %1 tiene el id de proveedor %2, no %3, así que no se toma por el Node de esta máquina</translation>
    </message>
    <message>
        <source>Node %1 has another provider id, so it does not count as the Node of this machine</source>
        <translation>el Node %1 tiene otro id de proveedor, así que no se toma por el Node de esta máquina</translation>
    </message>
    <message>
        <source>the instance has no provider id yet, so no Node can be matched</source>
        <translation>la instancia aún no tiene id de proveedor, así que no se puede asociar ningún Node</translation>
    </message>
    <message>
        <source>the instance %1 has no address, and no Node has joined for it</source>
        <translation>la instancia %1 no tiene dirección, y no se ha unido ningún Node para ella</translation>
    </message>
    <message>
        <source>no Node has joined for it</source>
        <translation>no se ha unido ningún Node para ella</translation>
    </message>
    <message>
        <source>no Node has joined for the instance %1</source>
        <translation>no se ha unido ningún Node para la instancia %1</translation>
    </message>
    <message>
        <source>the instance has neither an address nor a provider id yet, so no Node can be matched</source>
        <translation>la instancia aún no tiene ni dirección ni id de proveedor, así que no se puede asociar ningún Node</translation>
    </message>
    <message>
        <source>Node %1 has its address or name and belongs to machine %2, so it has no Node</source>
        <translation>el Node %1 tiene su dirección o nombre y pertenece a la máquina %2, así que no tiene Node</translation>
    </message>
    <message>
        <source>Node %1 still belongs to an earlier instance, provider id %2, so the new one has no Node</source>
        <translation>el Node %1 es aún el de una instancia anterior, id de proveedor %2, así que la nueva no tiene Node</translation>
    </message>
    <message>
        <source>machine %1 has the same address, %2, so it is not clear whose Node %3 is</source>
        <translation>la máquina %1 tiene la misma dirección, %2, así que no está claro de quién es el Node %3</translation>
    </message>
    <message>
        <source>Node %1 belongs to this machine, and machine %2 claims it too</source>
        <translation>el Node %1 pertenece a esta máquina, y la máquina %2 también lo nombra como suyo</translation>
    </message>
    <message>
        <source>its Node %1 belongs to machine %2</source>
        <translation>su Node %1 pertenece a la máquina %2</translation>
    </message>
    <message>
        <source>Node %1 still has the taint %2: no cloud controller has initialized it</source>
        <translation>el Node %1 aún tiene el taint %2: ningún controlador de nube lo ha inicializado</translation>
    </message>
    <message>
        <source>Node %1 is cordoned while its configuration is changed</source>
        <translation>el Node %1 está acordonado mientras se cambia su configuración</translation>
    </message>
    <message>
        <source>Node %1 is cordoned and accepts no new pods; nothing says who cordoned it</source>
        <translation>el Node %1 está acordonado y no admite pods nuevos; nada indica quién lo acordonó</translation>
    </message>
    <message>
        <source>Node %1 is also the Node of machine %2</source>
        <translation>el Node %1 es también el Node de la máquina %2</translation>
    </message>
    <message>
        <source>its Node %1 does not exist</source>
        <translation>su Node %1 no existe</translation>
    </message>
    <message>
        <source>Node %1 does not report whether it is ready</source>
        <translation>el Node %1 no dice si está listo</translation>
    </message>
    <message>
        <source>the kubelet of Node %1 is silent</source>
        <translation>el kubelet del Node %1 no responde</translation>
    </message>
    <message>
        <source>Node %1 is not ready: %2</source>
        <translation>el Node %1 no está listo: %2</translation>
    </message>
    <message>
        <source>Node %1 reports %2: %3</source>
        <translation>el Node %1 informa %2: %3</translation>
    </message>
    <message>
        <source>condition %1 is False: %2</source>
        <translation>la condición %1 es False: %2</translation>
    </message>
    <message>
        <source>its status reports an error: %1</source>
        <translation>su estado indica un error: %1</translation>
    </message>
    <message>
        <source>%1 was reported %2 times: %3</source>
        <translation>%1 se informó %2 veces: %3</translation>
    </message>
    <message>
        <source>no health check selects it</source>
        <translation>ningún health check la selecciona</translation>
    </message>
    <message>
        <source>health check %1 does not act: no controller owns the machine</source>
        <translation>el health check %1 no actúa: ningún controlador es dueño de la máquina</translation>
    </message>
    <message>
        <source>health check %1 cannot act: its template %2 does not exist</source>
        <translation>el health check %1 no puede actuar: su plantilla %2 no existe</translation>
    </message>
    <message>
        <source>no health check watches it</source>
        <translation>ningún health check la vigila</translation>
    </message>
    <message>
        <source>health check %1 is paused</source>
        <translation>el health check %1 está en pausa</translation>
    </message>
    <message>
        <source>health check %1 cannot be read: %2</source>
        <translation>no se puede leer el health check %1: %2</translation>
    </message>
    <message>
        <source>health check %1 may not act: too many are unhealthy</source>
        <translation>el health check %1 no puede actuar: hay demasiadas sin salud</translation>
    </message>
    <message>
        <source>health check %1 finds nothing to do</source>
        <translation>el health check %1 no encuentra nada que hacer</translation>
    </message>
    <message>
        <source>health check %1 ignores it: %2</source>
        <translation>el health check %1 no la toca: %2</translation>
    </message>
    <message>
        <source>health check %1 acts in %2</source>
        <translation>el health check %1 actúa en %2</translation>
    </message>
    <message>
        <source>health check %1 acts now</source>
        <translation>el health check %1 actúa ahora</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 has no effect: it belongs on a %4</source>
        <translation>la anotación %1 en %2 %3 no pide nada: debe ir en un %4</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 has no effect; is %4 meant?</source>
        <translation>la anotación %1 en %2 %3 no pide nada; ¿se quería %4?</translation>
    </message>
    <message>
        <source>held by %1 %2: %3</source>
        <translation>retenida por %1 %2: %3</translation>
    </message>
    <message>
        <source>Host %1 is being serviced: its firmware or settings are being written</source>
        <translation>el host %1 está en servicio técnico: se escriben su firmware o sus ajustes</translation>
    </message>
    <message>
        <source>health check %1 gave up its remediation: %2</source>
        <translation>el health check %1 abandonó su remediación: %2</translation>
    </message>
    <message>
        <source>its deletion waits until annotation %1 is removed</source>
        <translation>su borrado espera a que se quite la anotación %1</translation>
    </message>
    <message>
        <source>pod %1 is Pending: no Node that it may run on reaches its volume</source>
        <translation>el pod %1 está pendiente: ningún Node en el que puede ejecutarse alcanza su volumen</translation>
    </message>
    <message>
        <source>it has failed and does not run again: %1</source>
        <translation>ha fallado y no vuelve a ejecutarse: %1</translation>
    </message>
    <message>
        <source>its pods have ended, and it does not run again</source>
        <translation>sus pods han terminado y no vuelve a ejecutarse</translation>
    </message>
    <message>
        <source>the remediation of health check %1 waits until the host is serviced</source>
        <translation>la remediación del health check %1 espera a que acabe el servicio técnico del host</translation>
    </message>
    <message>
        <source>its operational status is %1</source>
        <translation>su estado operativo es %1</translation>
    </message>
    <message>
        <source>calendar.add needs an end in the future: %1 is past</source>
        <translation>calendar.add quiere un final que aún esté por llegar: %1 ya pasó</translation>
    </message>
    <message>
        <source>the BMC of host %1 denies access (403) with the credentials of Secret %2: the account lacks a privilege or is locked</source>
        <translation>el BMC del host %1 deniega el acceso (403) con las credenciales del Secret %2: a la cuenta le falta un privilegio o está bloqueada</translation>
    </message>
    <message>
        <source>the BMC of host %1 denies access (403): the password of Secret %2 must be changed at the BMC first</source>
        <translation>el BMC del host %1 deniega el acceso (403): antes hay que cambiar en el BMC la contraseña del Secret %2</translation>
    </message>
    <message>
        <source>change the password of the account at the BMC and put the new one into Secret %1</source>
        <translation>cambiar la contraseña de la cuenta en el BMC y poner la nueva en el Secret %1</translation>
    </message>
    <message>
        <source>none of its pods is ready (%1)</source>
        <translation>ninguno de sus pods está listo (%1)</translation>
    </message>
    <message>
        <source>a token of %1 already exists, with the role %2: it is replaced only if you ask for that</source>
        <translation>ya hay un token de %1 con el rol %2: solo si se pide sustituirlo termina y se crea otro</translation>
    </message>
    <message>
        <source>bmc.retry needs a host, such as %1</source>
        <translation>bmc.retry requiere un host, por ejemplo %1</translation>
    </message>
    <message>
        <source>the audit of overrides is damaged: %1</source>
        <translation>la auditoría de anulaciones no se sostiene: %1</translation>
    </message>
    <message>
        <source>run `holdpointctl audit verify`, and leave the data directory unchanged</source>
        <translation>ejecutar `holdpointctl audit verify` y dejar el directorio de datos como está</translation>
    </message>
    <message>
        <source>%1 already has %2 connections</source>
        <translation>%1 ya tiene %2 conexiones</translation>
    </message>
    <message>
        <source>all connections but those reserved for operators are in use</source>
        <translation>todas las plazas salvo las de operadores están ocupadas</translation>
    </message>
    <message>
        <source>wait: whoever set the taint removes it</source>
        <translation>esperar: quien puso el taint lo quita</translation>
    </message>
    <message>
        <source>remove the taint %1 from Node %2</source>
        <translation>quitar el taint %1 del Node %2</translation>
    </message>
    <message>
        <source>find out why the pods that budget %1 is missing are not created: quota, admission, scheduling</source>
        <translation>averiguar por qué no se crean los pods que le faltan al presupuesto %1: cuota, admisión, planificación</translation>
    </message>
    <message>
        <source>correct budget %1: its selector, or the owners of its pods</source>
        <translation>corregir el presupuesto %1: su selector o los propietarios de sus pods</translation>
    </message>
    <message>
        <source>set minAvailable of %1 to a number of pods: their owner does not say how many it wants</source>
        <translation>poner en minAvailable de %1 un número de pods: su propietario no dice cuántos debe haber</translation>
    </message>
    <message>
        <source>wait: whoever deleted the Node completes the deletion</source>
        <translation>esperar: quien borró el Node lo llevará a término</translation>
    </message>
    <message>
        <source>remove finalizer %1 from Node %2</source>
        <translation>quitar el finalizer %1 del Node %2</translation>
    </message>
    <message>
        <source>wait: the host must stay powered until it is serviced; a reset now may destroy its firmware</source>
        <translation>esperar: el host debe seguir encendido hasta acabar; un reinicio ahora puede destruir su firmware</translation>
    </message>
    <message>
        <source>waiting does not help: a remediation that is over is not retried</source>
        <translation>esperar: en vano, una remediación terminada no se reintenta</translation>
    </message>
    <message>
        <source>repair the server; to have it power-cycled again, delete Metal3Remediation %1</source>
        <translation>reparar el servidor; para que se apague y encienda otra vez, borrar Metal3Remediation %1</translation>
    </message>
    <message>
        <source>bring back the Node or zone that the volume of pod %1 is tied to, or have its data restored</source>
        <translation>recuperar el Node o la zona a la que está atado el volumen del pod %1, o hacer restaurar sus datos</translation>
    </message>
    <message>
        <source>waiting does not help, unless a Node that reaches the volume comes back</source>
        <translation>esperar: en vano, salvo que vuelva un Node que alcance el volumen</translation>
    </message>
    <message>
        <source>waiting does not help: the Job does not run again</source>
        <translation>esperar: en vano, el Job no vuelve a ejecutarse</translation>
    </message>
    <message>
        <source>run %1 again, or have its owner remove the hook</source>
        <translation>ejecutar %1 otra vez, o que su dueño quite el hook</translation>
    </message>
    <message>
        <source>restore the other control-plane Nodes first: without this one etcd has no quorum</source>
        <translation>recuperar primero los otros Nodes del plano de control: sin este, etcd no tiene quórum</translation>
    </message>
    <message>
        <source>that time is not certain: %1 did not exist yet</source>
        <translation>esa hora es declarada: %1 aún no existía</translation>
    </message>
    <message>
        <source>lastTransitionTime of %1 of %2</source>
        <translation>lastTransitionTime de %1 de %2</translation>
    </message>
    <message>
        <source>annotation %1 of %2</source>
        <translation>anotación %1 de %2</translation>
    </message>
    <message>
        <source>next: the instance will be deleted, and will wait: %1</source>
        <translation>a continuación se borra la instancia, y entonces espera: %1</translation>
    </message>
    <message>
        <source>the host stays as it is: %1</source>
        <translation>el host queda como está: %1</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is being serviced</source>
        <translation>el BareMetalHost %1 está en servicio técnico</translation>
    </message>
    <message>
        <source>a reason must say what happened, not repeat one character</source>
        <translation>un motivo dice qué ocurrió, no el mismo carácter una y otra vez</translation>
    </message>
    <message>
        <source>the drain of %1 is over</source>
        <translation>el drenaje de %1 ha terminado</translation>
    </message>
    <message>
        <source>it was confirmed too early: hold the button for %1, or type the digits %2 after that</source>
        <translation>se confirmó demasiado pronto: mantenga el botón %1 o escriba los dígitos %2 pasado ese tiempo</translation>
    </message>
    <message>
        <source>rejected by %1 before anything was sent</source>
        <translation>rechazado por %1 antes de enviar nada</translation>
    </message>
    <message>
        <source>rejected by %1 before anything was sent: %2</source>
        <translation>rechazado por %1 antes de enviar nada: %2</translation>
    </message>
    <message>
        <source>the clock of this backend was set forward by %1 while it waited: nothing was sent</source>
        <translation>el reloj de este backend se adelantó %1 durante la espera: no se envió nada</translation>
    </message>
    <message>
        <source>the clock of this backend was set back by %1 while it waited: nothing was sent</source>
        <translation>el reloj de este backend se atrasó %1 durante la espera: no se envió nada</translation>
    </message>
    <message>
        <source>%1 was no longer connected when it was due: nothing was sent</source>
        <translation>%1 ya no estaba conectado cuando tocaba: no se envió nada</translation>
    </message>
    <message>
        <source>%1 is no longer allowed to do this: nothing was sent</source>
        <translation>%1 ya no puede hacer esto: no se envió nada</translation>
    </message>
    <message>
        <source>%1 approved it and is no longer allowed to approve: nothing was sent</source>
        <translation>%1 lo aprobó y ya no puede aprobar: no se envió nada</translation>
    </message>
    <message>
        <source>the object kept changing between the last read and the send: nothing was sent</source>
        <translation>el objeto cambió cada vez entre la última lectura y el envío: no se envió nada</translation>
    </message>
    <message>
        <source>not sent: the backend stopped</source>
        <translation>no enviado: el backend se detuvo</translation>
    </message>
    <message>
        <source>it will be sent at %1 unless somebody aborts it</source>
        <translation>se enviará a las %1 salvo que alguien lo cancele</translation>
    </message>
    <message>
        <source>%1 is reviewing %2 on it now</source>
        <translation>%1 está revisando %2 en él en este momento</translation>
    </message>
    <message>
        <source>%1 has committed %2 on it, which waits for a second person</source>
        <translation>%1 ha confirmado %2 en él, que espera a una segunda persona</translation>
    </message>
    <message>
        <source>%1 has committed %2 on it, which will be sent at %3</source>
        <translation>%1 ha confirmado %2 en él, que se enviará a las %3</translation>
    </message>
    <message>
        <source>%1 has sent %2 to it; its effect is not observed yet</source>
        <translation>%1 le ha enviado %2, cuyo efecto se espera</translation>
    </message>
    <message>
        <source>Secret %1 was first used for %2, and an administrator has not allowed it for %3</source>
        <translation>el Secret %1 se usó primero para %2, y ningún administrador lo ha permitido para %3</translation>
    </message>
    <message>
        <source>another server answers at its address: UUID or serial number differ or are no longer reported</source>
        <translation>en su dirección responde otro servidor que el registrado: el UUID o el número de serie difieren o ya no se indican</translation>
    </message>
    <message>
        <source>another server answers at the BMC address of host %1: UUID or serial number differ or are no longer reported</source>
        <translation>en la dirección del BMC del host %1 responde otro servidor: el UUID o el número de serie difieren o ya no se indican</translation>
    </message>
    <message>
        <source>Secret %1 was used for another address</source>
        <translation>el Secret %1 se usó para otra dirección</translation>
    </message>
    <message>
        <source>Host %1 is %2 and waits for its turn: its provisioner is at its limit</source>
        <translation>el host %1 está %2 y espera su turno: su aprovisionador trabaja en tantos como puede</translation>
    </message>
    <message>
        <source>an administrator may allow it: set the annotation %1 of Secret %2 to the address</source>
        <translation>un administrador puede permitirlo: poner la dirección en la anotación %1 del Secret %2</translation>
    </message>
    <message>
        <source>it is marked for deletion: MachineSet %1 deletes it first when it scales in</source>
        <translation>está marcada como la próxima: el MachineSet %1 la borra primero al reducirse</translation>
    </message>
    <message>
        <source>it is marked for deletion, but has no MachineSet that would delete it</source>
        <translation>está marcada como la próxima, pero no tiene MachineSet que la borre</translation>
    </message>
    <message>
        <source>MachineSet %1: %2</source>
        <translation>MachineSet %1: %2</translation>
    </message>
    <message>
        <source>not everything was observed then: %1</source>
        <translation>entonces no se vio todo: %1</translation>
    </message>
    <message>
        <source>the record does not keep since when this is so</source>
        <translation>el registro no guarda desde cuándo se vio así</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago, by a Lease whose clock is %2 ahead</source>
        <translation>se supo de él por última vez hace %1, por un Lease cuyo reloj va %2 adelantado</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago, although its pods are ready</source>
        <translation>se supo de él por última vez hace %1, aunque sus pods están listos</translation>
    </message>
    <message>
        <source>1 of its %1 pods does not exist</source>
        <translation>1 de sus %1 pods no existe</translation>
    </message>
    <message>
        <source>%1 of its %2 pods do not exist</source>
        <translation>%1 de sus %2 pods no existen</translation>
    </message>
    <message>
        <source>budget %1 allows no eviction, because it cannot be evaluated: %2</source>
        <translation>el presupuesto %1 no deja ir ningún pod, porque no se puede evaluar: %2</translation>
    </message>
    <message>
        <source>budget %1 allows no eviction, because nothing has evaluated it</source>
        <translation>el presupuesto %1 no deja ir ningún pod, porque nadie lo ha evaluado</translation>
    </message>
    <message>
        <source>the instance is %1 in the provider and has neither an address nor a provider id yet</source>
        <translation>la instancia está %1 en el proveedor y aún no tiene dirección ni id de proveedor</translation>
    </message>
    <message>
        <source>Node %1 has the taint %2 and accepts no new pods</source>
        <translation>el Node %1 tiene el taint %2 y no admite pods nuevos</translation>
    </message>
    <message>
        <source>the configuration of Node %1 cannot be changed: %2</source>
        <translation>la configuración del Node %1 no se puede cambiar: %2</translation>
    </message>
    <message>
        <source>its Node %1 is being deleted</source>
        <translation>su Node %1 se está borrando</translation>
    </message>
    <message>
        <source>its Node %1 is being deleted, and finalizer %2 keeps it</source>
        <translation>su Node %1 se está borrando, y el finalizer %2 lo retiene</translation>
    </message>
    <message>
        <source>if an older copy was restored, an administrator confirms it with `holdpointctl audit accept`</source>
        <translation>un administrador que restauró una copia anterior lo declara con `holdpointctl audit accept`</translation>
    </message>
    <message>
        <source>the audit of overrides is intact: there is nothing to accept</source>
        <translation>la auditoría de intervenciones está íntegra: no hay nada que aceptar</translation>
    </message>
    <message>
        <source>rows that are not what was written cannot be accepted: %1</source>
        <translation>no se pueden aceptar filas que no son las que se escribieron: %1</translation>
    </message>
    <message>
        <source>%1 cannot be read from the store and was set aside: %2</source>
        <translation>%1 no se puede leer del almacén y se ha apartado: %2</translation>
    </message>
    <message>
        <source>%1 was only partly read from the store, and its whole text was set aside: %2</source>
        <translation>%1 se leyó solo en parte del almacén, y su texto completo se ha apartado: %2</translation>
    </message>
    <message>
        <source>its text is in the table %1 of %2; create it again, or remove that row</source>
        <translation>su texto está en la tabla %1 de %2; créelo de nuevo o elimine esa fila</translation>
    </message>
    <message>
        <source>wait: the host will be powered on when the work is reported done, or the event ends</source>
        <translation>esperar: el host se enciende cuando se comunica que el trabajo está hecho, o cuando el evento termina</translation>
    </message>
    <message>
        <source>remove the annotation %1 from %2</source>
        <translation>quitar la anotación %1 de %2</translation>
    </message>
    <message>
        <source>when the work is done: set annotation %1 on MachineMaintenance %2</source>
        <translation>cuando el trabajo esté hecho: poner la anotación %1 en MachineMaintenance %2</translation>
    </message>
    <message>
        <source>Host %1 is detached: the requested remediation will not start</source>
        <translation>el host %1 está desacoplado: no se hace la remediación pedida</translation>
    </message>
    <message>
        <source>everything else is gone; finalizers %1 and %2 keep the object</source>
        <translation>todo lo suyo ha desaparecido; los finalizers %1 y %2 retienen el objeto</translation>
    </message>
    <message>
        <source>everything else is gone; finalizer %1 and %2 more keep the object</source>
        <translation>todo lo suyo ha desaparecido; el finalizer %1 y %2 más retienen el objeto</translation>
    </message>
    <message>
        <source>draining %1: webhook %2 refuses the eviction of pod %3: %4</source>
        <translation>drenaje de %1: el webhook %2 rechaza el desalojo del pod %3: %4</translation>
    </message>
    <message>
        <source>draining %1: webhook %2 must allow the eviction of pod %3, and fails: %4</source>
        <translation>drenaje de %1: se pregunta al webhook %2 antes de que el pod %3 pueda irse, y falla: %4</translation>
    </message>
    <message>
        <source>maintenance %1 drains the Node: budget %2 blocks pod %3</source>
        <translation>el mantenimiento %1 drena el Node: el presupuesto %2 retiene el pod %3</translation>
    </message>
    <message>
        <source>maintenance %1 will never start: window %2 does not open in the next two years</source>
        <translation>el mantenimiento %1 no empieza nunca: la ventana %2 no se abre en los próximos dos años</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: the requested remediation will not start</source>
        <translation>el host %1 está en pausa por anotación: no se hace la remediación pedida</translation>
    </message>
    <message>
        <source>Host %1 is held off by maintenance %2 until its work is reported done</source>
        <translation>el mantenimiento %2 mantiene apagado el host %1 hasta que se comunique que su trabajo está hecho</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for maintenance %2</source>
        <translation>el host %1 se está apagando por el mantenimiento %2</translation>
    </message>
    <message>
        <source>Node %1 has the taint %2 and %3 more, and accepts no new pods</source>
        <translation>el Node %1 tiene el taint %2 y %3 más, y no admite pods nuevos</translation>
    </message>
    <message>
        <source>health check %1 checks only %2</source>
        <translation>el health check %1 solo busca %2</translation>
    </message>
    <message>
        <source>annotation %1 is misspelt</source>
        <translation>la anotación %1 está mal escrita</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 works with any value: %4 does not cancel it</source>
        <translation>la anotación %1 en %2 %3 cuenta sea cual sea su valor: %4 no la anula</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 has no effect: only Cluster API reads it</source>
        <translation>la anotación %1 en %2 %3 no pide nada: solo Cluster API la lee</translation>
    </message>
    <message>
        <source>1 more pod waits for another reason</source>
        <translation>1 pod más espera por otro motivo</translation>
    </message>
    <message>
        <source>%1 more pods wait, not all for this reason</source>
        <translation>%1 pods más esperan, no todos por este motivo</translation>
    </message>
    <message>
        <source>%1 works on that Node, as its %2 says</source>
        <translation>%1 trabaja en ese, como dice %2 en él</translation>
    </message>
    <message>
        <source>another server answers at its BMC address</source>
        <translation>otro servidor responde en la dirección de su BMC</translation>
    </message>
    <message>
        <source>label %1 on %2 %3 has no effect: it works only as an annotation</source>
        <translation>la etiqueta %1 en %2 %3 no pide nada: cuenta como anotación</translation>
    </message>
    <message>
        <source>the etcd operator handles masters only</source>
        <translation>el operador de etcd solo se ocupa de los masters</translation>
    </message>
    <message>
        <source>Node %1 is cordoned and accepts no new pods: %2 works on it, as its %3 says</source>
        <translation>el Node %1 está acordonado y no acepta pods nuevos: %2 trabaja en él, como dice %3</translation>
    </message>
    <message>
        <source>wait: the migration ends</source>
        <translation>esperar: la migración termina</translation>
    </message>
    <message>
        <source>write it as an annotation</source>
        <translation>escribirlo como anotación</translation>
    </message>
    <message>
        <source>paused while it migrates between the Machine API and Cluster API: it is not reconciled</source>
        <translation>en pausa mientras migra entre la Machine API y Cluster API: nadie actúa sobre ella</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 has no effect: hooks of a Machine are in spec.lifecycleHooks</source>
        <translation>la anotación %1 en %2 %3 no retiene nada: sus hooks están en spec.lifecycleHooks</translation>
    </message>
    <message>
        <source>check the pod that removes the taint %1 from Node %2 when it runs</source>
        <translation>mirar el pod del Node %2 que quita el taint %1 cuando funciona</translation>
    </message>
    <message>
        <source>wait: %1 made the budget and changes it when it can</source>
        <translation>esperar: %1 creó el presupuesto y lo cambia cuando puede</translation>
    </message>
    <message>
        <source>remove spec.consumerRef from BareMetalHost %1</source>
        <translation>quitar spec.consumerRef de BareMetalHost %1</translation>
    </message>
    <message>
        <source>wait: the pod is being moved and terminates when that is done</source>
        <translation>esperar: el pod se está trasladando y después cede</translation>
    </message>
    <message>
        <source>Host %1 is not free: its consumer %2 no longer exists</source>
        <translation>el host %1 no está libre: su consumidor %2 ya no existe</translation>
    </message>
    <message>
        <source>Host %1 is not free yet: %2 had it, and it is being deprovisioned</source>
        <translation>el host %1 aún no está libre: lo tenía %2 y se está desaprovisionando</translation>
    </message>
    <message>
        <source>%1; the username or the password ends with a line break or a blank</source>
        <translation>%1; el nombre de usuario o la contraseña termina en un salto de línea o un espacio</translation>
    </message>
    <message>
        <source>the BMC of host %1 rejects the credentials of Secret %2: one ends with a line break or a blank</source>
        <translation>el BMC del host %1 rechaza las credenciales del Secret %2: una termina en un salto de línea o un espacio</translation>
    </message>
    <message>
        <source>write Secret %1 again without the line break (use printf, not echo)</source>
        <translation>volver a escribir el Secret %1 sin el salto de línea (printf, no echo)</translation>
    </message>
    <message>
        <source>Host %1 stays in %2: its BMC reports that it is neither on nor off</source>
        <translation>el host %1 sigue en %2: su BMC dice que no está ni encendido ni apagado</translation>
    </message>
    <message>
        <source>%1 other Nodes are not ready either</source>
        <translation>tampoco están listos otros %1 Nodes</translation>
    </message>
    <message>
        <source>%1 of %2 control-plane Nodes are not ready: the quorum of etcd is at risk</source>
        <translation>%1 de %2 Nodes del plano de control no están listos: el quórum de etcd está en riesgo</translation>
    </message>
    <message>
        <source>Node %1 is silent while %2 works on it (%3)</source>
        <translation>el Node %1 no responde mientras %2 trabaja en él (%3)</translation>
    </message>
    <message>
        <source>Node %1 has the address %2 and the Machine has %3: it does not count as its Node</source>
        <translation>el Node %1 está ahí con la dirección %2, y la Machine tiene %3: no se toma por su Node</translation>
    </message>
    <message>
        <source>Node %1 does not count as its Node: it has another address</source>
        <translation>el Node %1 no se toma por su Node: tiene otra dirección</translation>
    </message>
    <message>
        <source>Host %1 is being powered on</source>
        <translation>el host %1 se está encendiendo</translation>
    </message>
    <message>
        <source>Host %1 must not be powered off (disablePowerOff), so its remediation cannot start</source>
        <translation>el host %1 no se puede apagar (disablePowerOff), así que su remediación no puede empezar</translation>
    </message>
    <message>
        <source>it does not know the outcome of its work: %1</source>
        <translation>no sabe cómo terminó su trabajo: %1</translation>
    </message>
    <message>
        <source>the power of host %1 is not known either</source>
        <translation>tampoco se sabe si el host %1 está encendido</translation>
    </message>
    <message>
        <source>label %1 is not read: it must be an annotation</source>
        <translation>la etiqueta %1 no se lee: tiene que ser una anotación</translation>
    </message>
    <message>
        <source>annotation %1 is not read on a %2</source>
        <translation>la anotación %1 no se lee en %2</translation>
    </message>
    <message>
        <source>no pod and no Lease in the cluster has this name</source>
        <translation>ningún pod ni Lease del clúster se llama así</translation>
    </message>
    <message>
        <source>its replacement %1 is held: %2</source>
        <translation>su reemplazo %1 está retenido: %2</translation>
    </message>
    <message>
        <source>the maintenance of that one comes first</source>
        <translation>el mantenimiento de esa va primero</translation>
    </message>
    <message>
        <source>maintenance %1 waits for that of %2</source>
        <translation>el mantenimiento %1 espera al de %2</translation>
    </message>
    <message>
        <source>%1 signed in with a link and cannot share one</source>
        <translation>%1 llegó por un enlace y no comparte ninguno</translation>
    </message>
    <message>
        <source>%1 links of %2 are already open: each ends when it is used, or after 5 minutes</source>
        <translation>ya hay %1 enlaces abiertos de %2: cada uno termina cuando se usa, o a los 5 minutos</translation>
    </message>
    <message>
        <source>%1 viewers already signed in with links of %2: revoke some of their tokens</source>
        <translation>ya han llegado %1 observadores por enlaces de %2: revoque algunos de sus tokens</translation>
    </message>
    <message>
        <source>too many links are open on this backend: try again in 5 minutes</source>
        <translation>hay demasiados enlaces abiertos en este backend: inténtelo de nuevo dentro de 5 minutos</translation>
    </message>
    <message>
        <source>no screen shows that code: check it on the screen</source>
        <translation>ninguna pantalla muestra ese código: léalo otra vez en la pantalla</translation>
    </message>
    <message>
        <source>that code has expired: the screen shows a new one</source>
        <translation>ese código ha caducado: la pantalla ya muestra otro</translation>
    </message>
    <message>
        <source>%1 sent too many wrong codes; try again in %2</source>
        <translation>%1 ha enviado demasiados códigos incorrectos; reintente en %2</translation>
    </message>
    <message>
        <source>%1 has already approved that screen, as %2</source>
        <translation>%1 ya ha aprobado esa pantalla, como %2</translation>
    </message>
    <message>
        <source>another screen is already approved as %1: choose another name</source>
        <translation>ya se ha aprobado otra pantalla como %1: elija otro nombre</translation>
    </message>
    <message>
        <source>a token of %1 already exists: choose another name</source>
        <translation>ya existe un token de %1: elija otro nombre</translation>
    </message>
    <message>
        <source>there is no paired screen %1</source>
        <translation>no hay ninguna pantalla vinculada %1</translation>
    </message>
    <message>
        <source>this screen is called %1 now</source>
        <translation>esta pantalla se llama ahora %1</translation>
    </message>
    <message>
        <source>%1 of %2 at %3</source>
        <translation>%1 de %2 en %3</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>alert %1</source>
        <translation>alerta %1</translation>
    </message>
    <message>
        <source>hook %1 of %2 will hold at %3</source>
        <translation>el hook %1 de %2 retendrá en %3</translation>
    </message>
    <message>
        <source>PodDisruptionBudget %1 allows no eviction now</source>
        <translation>el PodDisruptionBudget %1 no permite ahora ningún desalojo</translation>
    </message>
    <message>
        <source>PodDisruptionBudget %1 never allows an eviction</source>
        <translation>el PodDisruptionBudget %1 nunca permite un desalojo</translation>
    </message>
    <message>
        <source>key %1 holds host %2 off</source>
        <translation>la clave %1 mantiene apagado el host %2</translation>
    </message>
    <message>
        <source>host %1 is paused by annotation: its power will not change</source>
        <translation>el host %1 está en pausa por anotación: su energía no cambiará</translation>
    </message>
    <message>
        <source>host %1 is detached: its power will not change</source>
        <translation>el host %1 está desacoplado: su energía no cambiará</translation>
    </message>
    <message>
        <source>name: enter lowercase letters, digits and dashes, such as nightly</source>
        <translation>name: introduzca minúsculas, cifras y guiones, como nightly</translation>
    </message>
    <message>
        <source>spec: enter what the window is</source>
        <translation>spec: introduzca qué es la ventana</translation>
    </message>
    <message>
        <source>somebody else changed window %1; check it again</source>
        <translation>otra persona cambió la ventana %1; compruébela de nuevo</translation>
    </message>
    <message>
        <source>there is no MaintenanceWindow %1</source>
        <translation>no hay ningún MaintenanceWindow %1</translation>
    </message>
    <message>
        <source>name: there is a MaintenanceWindow %1 already</source>
        <translation>name: ya hay un MaintenanceWindow %1</translation>
    </message>
    <message>
        <source>the BMC does not answer</source>
        <translation>el BMC no responde</translation>
    </message>
    <message>
        <source>the BMC refuses the connection</source>
        <translation>el BMC rechaza la conexión</translation>
    </message>
    <message>
        <source>the name of the BMC cannot be resolved</source>
        <translation>el nombre del BMC no tiene dirección</translation>
    </message>
    <message>
        <source>no route to the BMC</source>
        <translation>no hay ruta al BMC</translation>
    </message>
    <message>
        <source>the BMC closes the connection</source>
        <translation>el BMC corta la conexión</translation>
    </message>
    <message>
        <source>the BMC is busy</source>
        <translation>el BMC está ocupado</translation>
    </message>
    <message>
        <source>the BMC has no session left</source>
        <translation>al BMC no le quedan sesiones</translation>
    </message>
    <message>
        <source>the BMC presents another certificate</source>
        <translation>el BMC muestra otro certificado</translation>
    </message>
    <message>
        <source>the BMC is not trusted</source>
        <translation>el BMC no es de confianza</translation>
    </message>
    <message>
        <source>no common protocol with the BMC</source>
        <translation>ningún protocolo común con el BMC</translation>
    </message>
    <message>
        <source>the BMC redirects to another address</source>
        <translation>el BMC redirige a otra dirección</translation>
    </message>
    <message>
        <source>something other than a BMC answers</source>
        <translation>responde algo que no es un BMC</translation>
    </message>
    <message>
        <source>another server answers</source>
        <translation>responde otro servidor</translation>
    </message>
    <message>
        <source>the BMC does not find the system</source>
        <translation>el BMC no encuentra el sistema</translation>
    </message>
    <message>
        <source>the BMC answers with an error</source>
        <translation>el BMC responde con un error</translation>
    </message>
    <message>
        <source>the answer of the BMC is not understood</source>
        <translation>la respuesta del BMC no se entiende</translation>
    </message>
    <message>
        <source>the BMC reports no power state</source>
        <translation>el BMC no indica el estado de energía</translation>
    </message>
    <message>
        <source>the BMC denies access</source>
        <translation>el BMC deniega el acceso</translation>
    </message>
    <message>
        <source>the BMC refuses the password</source>
        <translation>el BMC rechaza la contraseña</translation>
    </message>
    <message>
        <source>the power cannot be read</source>
        <translation>no se puede leer la energía</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>aún no leído</translation>
    </message>
    <message>
        <source>the BMC credentials are missing</source>
        <translation>faltan las credenciales del BMC</translation>
    </message>
    <message>
        <source>the credentials are for another BMC</source>
        <translation>las credenciales son de otro BMC</translation>
    </message>
    <message>
        <source>maintenance %1</source>
        <translation>mantenimiento %1</translation>
    </message>
    <message>
        <source>a rule of the person who asks requires it</source>
        <translation>una regla de quien lo solicita lo exige</translation>
    </message>
    <message>
        <source>a backup is being made already: wait for its end</source>
        <translation>ya se está haciendo una copia de seguridad: espere a que termine</translation>
    </message>
    <message>
        <source>cluster %1 is paused, so nothing happens to its machines</source>
        <translation>el clúster %1 está en pausa: nada ocurre con sus máquinas</translation>
    </message>
    <message>
        <source>paused by the annotation %1, so nothing happens to the machine</source>
        <translation>en pausa por la anotación %1: nada ocurre con la máquina</translation>
    </message>
    <message>
        <source>its deletion is paused too</source>
        <translation>su borrado también está en pausa</translation>
    </message>
    <message>
        <source>Cluster %1 does not exist, so no controller works on this machine</source>
        <translation>el Cluster %1 no existe, así que ningún controlador trabaja en esta máquina</translation>
    </message>
    <message>
        <source>no controller works on its deletion</source>
        <translation>ningún controlador se ocupa de su borrado</translation>
    </message>
    <message>
        <source>its label %1 assigns it to the controllers %2</source>
        <translation>su etiqueta %1 la asigna a los controladores %2</translation>
    </message>
    <message>
        <source>the controller of Cluster API fails: %1</source>
        <translation>el controlador de Cluster API falla: %1</translation>
    </message>
    <message>
        <source>waiting at %1 for %2, which names no owner</source>
        <translation>espera en %1 a %2, que no nombra dueño</translation>
    </message>
    <message>
        <source>waiting at %1 for a hook without a name</source>
        <translation>espera en %1 a un hook sin nombre</translation>
    </message>
    <message>
        <source>control plane %1 removes one machine at a time, and %2 comes first</source>
        <translation>el plano de control %1 quita las máquinas de una en una, y %2 va primero</translation>
    </message>
    <message>
        <source>control plane %1 keeps it: without it only %2 of %3 etcd members are healthy</source>
        <translation>el plano de control %1 la retiene: sin ella solo %2 de %3 miembros de etcd están sanos</translation>
    </message>
    <message>
        <source>control plane %1 cannot release %2: machines being deleted count as lost etcd members, and only %3 of %4 would stay</source>
        <translation>el plano de control %1 no puede liberar %2: otras máquinas que se eliminan cuentan como miembros de etcd perdidos, y solo quedarían %3 de %4</translation>
    </message>
    <message>
        <source>control plane %1 keeps it: a member of etcd has no vote yet</source>
        <translation>el plano de control %1 la retiene: un miembro de etcd aún no tiene voto</translation>
    </message>
    <message>
        <source>control plane %1 is paused and does not remove its hook</source>
        <translation>el plano de control %1 está en pausa y no quita su hook</translation>
    </message>
    <message>
        <source>control plane %1 removes its hook after that one</source>
        <translation>el plano de control %1 quita su hook después de ese</translation>
    </message>
    <message>
        <source>control plane %1 keeps it: the API of cluster %2 does not answer</source>
        <translation>el plano de control %1 la retiene: la API del clúster %2 no responde</translation>
    </message>
    <message>
        <source>control plane %1 keeps it: no other machine of it is healthy</source>
        <translation>el plano de control %1 la retiene: ninguna otra de sus máquinas está sana</translation>
    </message>
    <message>
        <source>control plane %1 moves etcd off it and then removes its hook</source>
        <translation>el plano de control %1 retira de ella etcd y después quita su hook</translation>
    </message>
    <message>
        <source>the deletion of the cluster does not skip it</source>
        <translation>el borrado del clúster no lo omite</translation>
    </message>
    <message>
        <source>pod %1 is not evicted: the drain waits until it completes</source>
        <translation>el pod %1 no se desaloja: el drenaje espera a que termine</translation>
    </message>
    <message>
        <source>the namespace of pod %1 is being deleted, so its eviction is refused</source>
        <translation>el namespace del pod %1 se está borrando, por eso se rechaza su desalojo</translation>
    </message>
    <message>
        <source>MachineDrainRule %1 has an invalid selector and stops every drain in its namespace</source>
        <translation>MachineDrainRule %1 tiene un selector no válido y detiene todo drenaje en su namespace</translation>
    </message>
    <message>
        <source>the drain stops because the API of cluster %1 does not answer</source>
        <translation>el drenaje está parado porque la API del clúster %1 no responde</translation>
    </message>
    <message>
        <source>its volumes cannot be checked: the API of cluster %1 does not answer</source>
        <translation>sus volúmenes no se pueden comprobar: la API del clúster %1 no responde</translation>
    </message>
    <message>
        <source>cluster %1 is not readable, so this is what was seen last</source>
        <translation>el clúster %1 no se puede leer: esto es lo último que se vio</translation>
    </message>
    <message>
        <source>cluster %1 has not been readable for %2</source>
        <translation>el clúster %1 no se puede leer desde hace %2</translation>
    </message>
    <message>
        <source>cannot see into cluster %1, so this is what Cluster API reports</source>
        <translation>no se puede ver el clúster %1, así que esto es lo que informa Cluster API</translation>
    </message>
    <message>
        <source>cannot see into cluster %1</source>
        <translation>no se puede ver el clúster %1</translation>
    </message>
    <message>
        <source>cannot see into cluster %1: %2</source>
        <translation>no se puede ver el clúster %1: %2</translation>
    </message>
    <message>
        <source>there is no Secret %1</source>
        <translation>no hay ningún Secret %1</translation>
    </message>
    <message>
        <source>Holdpoint is not allowed to read Secret %1</source>
        <translation>Holdpoint no puede leer el Secret %1</translation>
    </message>
    <message>
        <source>the option --workload-clusters is 0</source>
        <translation>la opción --workload-clusters es 0</translation>
    </message>
    <message>
        <source>%1 workload clusters are open already, which is the limit</source>
        <translation>ya hay %1 clústeres de carga abiertos, que es el límite</translation>
    </message>
    <message>
        <source>Node %1 there belongs to another machine</source>
        <translation>el Node %1 de allí pertenece a otra máquina</translation>
    </message>
    <message>
        <source>Node %1 has joined with its provider id, but Cluster API has not linked it to the machine</source>
        <translation>el Node %1 se ha unido con su id de proveedor, pero Cluster API no lo ha vinculado a la máquina</translation>
    </message>
    <message>
        <source>Node %1 has joined without a provider id, so it does not count as the Node of this machine</source>
        <translation>el Node %1 se ha unido sin id de proveedor, así que no se toma por el Node de esta máquina</translation>
    </message>
    <message>
        <source>Node %1 has joined without a provider id: its cloud controller manager has not initialized it</source>
        <translation>el Node %1 se ha unido sin id de proveedor: su cloud controller manager no lo ha inicializado</translation>
    </message>
    <message>
        <source>the drain ends: %1</source>
        <translation>el drenaje termina: %1</translation>
    </message>
    <message>
        <source>its time limit is over</source>
        <translation>su plazo ha vencido</translation>
    </message>
    <message>
        <source>%1 %2 is being deleted already</source>
        <translation>%1 %2 ya se está borrando</translation>
    </message>
    <message>
        <source>an annotation skips the wait for volumes</source>
        <translation>una anotación omite la espera de volúmenes</translation>
    </message>
    <message>
        <source>the time limit for volumes is over</source>
        <translation>el plazo para los volúmenes ha vencido</translation>
    </message>
    <message>
        <source>its volumes are not waited for: %1</source>
        <translation>no se espera a sus volúmenes: %1</translation>
    </message>
    <message>
        <source>volumes are still attached to Node %1</source>
        <translation>aún hay volúmenes conectados al Node %1</translation>
    </message>
    <message>
        <source>attachment %1 belongs to a volume that does not exist</source>
        <translation>la conexión %1 es de un volumen que no existe</translation>
    </message>
    <message>
        <source>%1 %2 is not deleted yet</source>
        <translation>%1 %2 aún no está borrado</translation>
    </message>
    <message>
        <source>%1 %2 is not deleted yet: %3</source>
        <translation>%1 %2 aún no está borrado: %3</translation>
    </message>
    <message>
        <source>host %1 is being deprovisioned</source>
        <translation>el host %1 se está desaprovisionando</translation>
    </message>
    <message>
        <source>%1 %2 is paused</source>
        <translation>%1 %2 está en pausa</translation>
    </message>
    <message>
        <source>%1 %2 is kept by finalizer %3</source>
        <translation>%1 %2 está retenido por el finalizer %3</translation>
    </message>
    <message>
        <source>Node %1 cannot be deleted</source>
        <translation>el Node %1 no se puede borrar</translation>
    </message>
    <message>
        <source>its deletion is in progress (%1)</source>
        <translation>su borrado está en curso (%1)</translation>
    </message>
    <message>
        <source>waiting for the first control plane machine of cluster %1</source>
        <translation>espera a la primera máquina del plano de control del clúster %1</translation>
    </message>
    <message>
        <source>its bootstrap data is not ready</source>
        <translation>sus datos de arranque no están listos</translation>
    </message>
    <message>
        <source>its bootstrap data is not ready: %1</source>
        <translation>sus datos de arranque no están listos: %1</translation>
    </message>
    <message>
        <source>%1 %2 is not provisioned yet</source>
        <translation>%1 %2 aún no está aprovisionado</translation>
    </message>
    <message>
        <source>%1 %2 is not provisioned yet: %3</source>
        <translation>%1 %2 aún no está aprovisionado: %3</translation>
    </message>
    <message>
        <source>%1 %2 creates no machine: %3</source>
        <translation>%1 %2 no crea ninguna máquina: %3</translation>
    </message>
    <message>
        <source>health check %1 may not act: %2 of %3 machines are unhealthy, and %4 is allowed</source>
        <translation>el health check %1 no puede actuar: %2 de %3 máquinas están sin salud, se permite %4</translation>
    </message>
    <message>
        <source>control plane %1 does not replace it: etcd would lose its quorum</source>
        <translation>el plano de control %1 no la sustituye: etcd perdería su quórum</translation>
    </message>
    <message>
        <source>control plane %1 gave up replacing it after %2 attempts</source>
        <translation>el plano de control %1 renunció a sustituirla tras %2 intentos</translation>
    </message>
    <message>
        <source>control plane %1 gave up replacing it after 1 attempt</source>
        <translation>el plano de control %1 renunció a sustituirla tras 1 intento</translation>
    </message>
    <message>
        <source>it is unhealthy and not replaced: %1</source>
        <translation>no está sana y no se sustituye: %1</translation>
    </message>
    <message>
        <source>the members of etcd and the machines of control plane %1 do not match</source>
        <translation>los miembros de etcd y las máquinas del plano de control %1 no coinciden</translation>
    </message>
    <message>
        <source>the upgrade of cluster %1 waits for a hook: %2</source>
        <translation>la actualización del clúster %1 espera a un hook: %2</translation>
    </message>
    <message>
        <source>the upgrade of %1 %2 to %3 is deferred by the annotation %4</source>
        <translation>la actualización de %1 %2 a %3 está aplazada por la anotación %4</translation>
    </message>
    <message>
        <source>the upgrade of %1 %2 to %3 is deferred: %4, which comes before it, holds the sequence</source>
        <translation>la actualización de %1 %2 a %3 está aplazada: %4, que va antes, retiene la secuencia</translation>
    </message>
    <message>
        <source>its update in place failed: %1</source>
        <translation>su actualización en el sitio ha fallado: %1</translation>
    </message>
    <message>
        <source>it is updated in place</source>
        <translation>se actualiza en el sitio</translation>
    </message>
    <message>
        <source>it is updated in place: %1</source>
        <translation>se actualiza en el sitio: %1</translation>
    </message>
    <message>
        <source>its server may still run</source>
        <translation>su servidor quizá siga en marcha</translation>
    </message>
    <message>
        <source>host %1 is on again, and its Node has not come back</source>
        <translation>el host %1 está encendido otra vez, y su Node no ha vuelto</translation>
    </message>
    <message>
        <source>its Node was last reached %1 ago</source>
        <translation>su Node se alcanzó por última vez hace %1</translation>
    </message>
    <message>
        <source>its Node cannot be reached</source>
        <translation>su Node no se puede alcanzar</translation>
    </message>
    <message>
        <source>the cluster is being deleted</source>
        <translation>el clúster se está borrando</translation>
    </message>
    <message>
        <source>the control plane is being deleted</source>
        <translation>el plano de control se está borrando</translation>
    </message>
    <message>
        <source>no control plane machine stays</source>
        <translation>no queda ninguna máquina del plano de control</translation>
    </message>
    <message>
        <source>that time is approximate: the machine records no start of this step</source>
        <translation>esa hora es aproximada: la máquina no guarda el inicio de este paso</translation>
    </message>
    <message>
        <source>%1 set the annotation</source>
        <translation>%1 puso la anotación</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 de %2 %3</translation>
    </message>
    <message>
        <source>wait: it is next after %1</source>
        <translation>esperar: le toca después de %1</translation>
    </message>
    <message>
        <source>wait: the control plane removes its hook when etcd can do without it</source>
        <translation>esperar: el plano de control quita su hook cuando etcd puede prescindir de ella</translation>
    </message>
    <message>
        <source>restore the etcd members that are not healthy; the control plane then continues</source>
        <translation>restaurar los miembros de etcd que no están sanos; el plano de control sigue entonces</translation>
    </message>
    <message>
        <source>check with etcdctl that all members are healthy, remove the member of %1 there, then its hook with kubectl</source>
        <translation>comprobar con etcdctl que todos los miembros están sanos, quitar allí el miembro de %1 y después su hook con kubectl</translation>
    </message>
    <message>
        <source>remove no other hook and no other etcd member before %1 is gone: etcd would lose its quorum</source>
        <translation>no quitar ningún otro hook ni otro miembro de etcd antes de que %1 haya desaparecido: etcd perdería su quórum</translation>
    </message>
    <message>
        <source>restore control plane %1</source>
        <translation>restaurar el plano de control %1</translation>
    </message>
    <message>
        <source>delete the machine; its %1 creates a new one</source>
        <translation>borrar la máquina; su %1 crea otra</translation>
    </message>
    <message>
        <source>restore another control plane machine first; do not delete this one</source>
        <translation>restaurar antes otra máquina del plano de control; no borrar esta</translation>
    </message>
    <message>
        <source>wait: the control plane removes the member; do not use etcdctl</source>
        <translation>esperar: el plano de control quita el miembro; no usar etcdctl</translation>
    </message>
    <message>
        <source>wait: whoever paused it resumes it</source>
        <translation>esperar: quien lo pausó lo reanuda</translation>
    </message>
    <message>
        <source>end the pause of %1 %2</source>
        <translation>terminar la pausa de %1 %2</translation>
    </message>
    <message>
        <source>check first that no move of the cluster is in progress</source>
        <translation>comprobar antes que no hay un traslado del clúster en curso</translation>
    </message>
    <message>
        <source>check that the controllers of Cluster API run and watch this machine</source>
        <translation>comprobar que los controladores de Cluster API funcionan y observan esta máquina</translation>
    </message>
    <message>
        <source>check the log of the Cluster API controllers</source>
        <translation>mirar el registro de los controladores de Cluster API</translation>
    </message>
    <message>
        <source>check the controller of %1: its log, its credentials</source>
        <translation>mirar el controlador de %1: su registro, sus credenciales</translation>
    </message>
    <message>
        <source>wait: the controllers try again</source>
        <translation>esperar: los controladores lo intentan otra vez</translation>
    </message>
    <message>
        <source>wait: it continues when the control plane is initialized</source>
        <translation>esperar: sigue cuando el plano de control está inicializado</translation>
    </message>
    <message>
        <source>wait: the cloud controller manager sets the provider id of the Node</source>
        <translation>esperar: el cloud controller manager pone el id de proveedor del Node</translation>
    </message>
    <message>
        <source>where no cloud controller manager runs, set spec.providerID of Node %1 to %2</source>
        <translation>donde no corre ningún cloud controller manager, poner spec.providerID del Node %1 en %2</translation>
    </message>
    <message>
        <source>create Cluster %1 again from a backup; its controllers then continue</source>
        <translation>crear de nuevo el Cluster %1 a partir de una copia de seguridad; sus controladores continúan entonces</translation>
    </message>
    <message>
        <source>if it is to go: delete the server in the provider first, then remove the finalizers of %1 and of its server object</source>
        <translation>si debe desaparecer: eliminar primero el servidor en el proveedor, después quitar los finalizers de %1 y de su objeto de servidor</translation>
    </message>
    <message>
        <source>wait: whoever deferred the upgrade removes the annotation</source>
        <translation>esperar: quien aplazó la actualización quita la anotación</translation>
    </message>
    <message>
        <source>remove the annotation %1 of %2 from spec.topology of Cluster %3</source>
        <translation>quitar la anotación %1 de %2 en spec.topology del Cluster %3</translation>
    </message>
    <message>
        <source>wait: pod %1 completes</source>
        <translation>esperar: el pod %1 termina</translation>
    </message>
    <message>
        <source>remove the annotation of hook %1; what it protects is then skipped</source>
        <translation>quitar la anotación del hook %1; lo que protege se omite entonces</translation>
    </message>
    <message>
        <source>fence the server first, then set a time limit for the drain</source>
        <translation>aislar (fence) antes el servidor y después fijar un plazo al drenaje</translation>
    </message>
    <message>
        <source>set a time limit for the drain on %1 %2</source>
        <translation>fijar un plazo al drenaje en %1 %2</translation>
    </message>
    <message>
        <source>skip the drain; its pods end with the server</source>
        <translation>omitir el drenaje; sus pods acaban con el servidor</translation>
    </message>
    <message>
        <source>skip the wait for volumes; only when the server is powered off</source>
        <translation>omitir la espera de volúmenes; solo si el servidor está apagado</translation>
    </message>
    <message>
        <source>correct the selector of MachineDrainRule %1</source>
        <translation>corregir el selector de MachineDrainRule %1</translation>
    </message>
    <message>
        <source>check what keeps namespace %1: its finalizers</source>
        <translation>mirar qué retiene el namespace %1: sus finalizers</translation>
    </message>
    <message>
        <source>restore the API of cluster %1: its control plane, its network, its kubeconfig Secret</source>
        <translation>restaurar la API del clúster %1: su plano de control, su red, su Secret kubeconfig</translation>
    </message>
    <message>
        <source>free a reserved host: remove its label %1</source>
        <translation>liberar un host reservado: quitar su etiqueta %1</translation>
    </message>
    <message>
        <source>next: the volumes of its Node must be detached</source>
        <translation>a continuación deben desconectarse los volúmenes de su Node</translation>
    </message>
    <message>
        <source>next: its bootstrap configuration will be deleted</source>
        <translation>a continuación se borra su configuración de arranque</translation>
    </message>
    <message>
        <source>if the Node does not come back, the machine will be deleted</source>
        <translation>si el Node no vuelve, se borra la máquina</translation>
    </message>
    <message>
        <source>it will be upgraded when the annotation is removed</source>
        <translation>se actualizará cuando se quite la anotación</translation>
    </message>
    <message>
        <source>%1 is the last machine of its control plane: the cluster would be lost</source>
        <translation>%1 es la última máquina de su plano de control: el clúster se perdería</translation>
    </message>
    <message>
        <source>without it %1 of %2 etcd members would be healthy and vote, and %3 are needed</source>
        <translation>sin ella, %1 de %2 miembros de etcd estarían sanos y con voto, y hacen falta %3</translation>
    </message>
    <message>
        <source>its etcd member is not removed, and its leadership is not moved before power-off</source>
        <translation>su miembro de etcd no se quita, y el liderazgo no se traslada antes del apagado</translation>
    </message>
    <message>
        <source>control plane %1 does nothing else until this machine is gone</source>
        <translation>el plano de control %1 no hace nada más hasta que esta máquina desaparece</translation>
    </message>
    <message>
        <source>%1 %2 sets this hook again</source>
        <translation>%1 %2 pone este hook otra vez</translation>
    </message>
    <message>
        <source>%1 %2 overwrites a limit on its machine: set it there</source>
        <translation>%1 %2 sobrescribe un plazo en su máquina: fijarlo allí</translation>
    </message>
    <message>
        <source>it applies to all machines of %1 %2, those that are being deleted included</source>
        <translation>vale para todas las máquinas de %1 %2, también las que se están borrando</translation>
    </message>
    <message>
        <source>the limit is over already: the drain ends immediately</source>
        <translation>el plazo ya ha vencido: el drenaje termina de inmediato</translation>
    </message>
    <message>
        <source>its pods are not evicted: they end with the server</source>
        <translation>sus pods no se desalojan: acaban con el servidor</translation>
    </message>
    <message>
        <source>its volumes may then stay attached</source>
        <translation>sus volúmenes pueden quedar conectados</translation>
    </message>
    <message>
        <source>the volumes of %1 are already not waited for</source>
        <translation>ya no se espera a los volúmenes de %1</translation>
    </message>
    <message>
        <source>the wait for the volumes of %1 is over</source>
        <translation>la espera de los volúmenes de %1 ha terminado</translation>
    </message>
    <message>
        <source>only for a server that is powered off: a volume that two servers write is damaged</source>
        <translation>solo para un servidor apagado: un volumen en el que escriben dos servidores se daña</translation>
    </message>
    <message>
        <source>nothing happens to it until the pause ends: no deletion, no repair</source>
        <translation>nada ocurre con ella hasta que termina la pausa: ni borrado ni reparación</translation>
    </message>
    <message>
        <source>%1 %2 creates another machine in its place</source>
        <translation>%1 %2 crea otra máquina en su lugar</translation>
    </message>
    <message>
        <source>health check %1 hands it to %2: its server may be powered off without a drain; remove the annotation afterwards</source>
        <translation>la comprobación de salud %1 la entrega a %2: su servidor puede apagarse sin drenaje; quitar después la anotación</translation>
    </message>
    <message>
        <source>nothing creates another machine in its place</source>
        <translation>nada crea otra máquina en su lugar</translation>
    </message>
    <message>
        <source>node reuse keeps free hosts for %1: %2</source>
        <translation>la reutilización de nodos guarda hosts libres para %1: %2</translation>
    </message>
    <message>
        <source>%1 is a machine of the Machine API, which does not have this</source>
        <translation>%1 es una máquina de la Machine API, que no tiene esto</translation>
    </message>
    <message>
        <source>Node %1 belongs to cluster %2, which is not read here</source>
        <translation>el Node %1 pertenece al clúster %2, que no se lee aquí</translation>
    </message>
    <message>
        <source>Cluster API tries the drain of %1 again every 20 s: there is nothing to speed up</source>
        <translation>Cluster API reintenta el drenaje de %1 cada 20 s: no hay nada que acelerar</translation>
    </message>
    <message>
        <source>%1 has no owner that scales in: the mark would change nothing</source>
        <translation>%1 no tiene dueño que reduzca: la marca no cambiaría nada</translation>
    </message>
    <message>
        <source>mark %1 to be deleted first when %2 %3 scales in</source>
        <translation>marcar %1 para que se borre primero cuando %2 %3 reduzca</translation>
    </message>
    <message>
        <source>do not wait for the volumes of %1 to be detached</source>
        <translation>no esperar a que se desconecten los volúmenes de %1</translation>
    </message>
    <message>
        <source>limit every drain of %1 %2 to %3</source>
        <translation>limitar cada drenaje de %1 %2 a %3</translation>
    </message>
    <message>
        <source>have health check %1 count %2 as unhealthy and remediate it</source>
        <translation>hacer que la comprobación de salud %1 cuente %2 como no sana y la remedie</translation>
    </message>
    <message>
        <source>have a health check count %1 as unhealthy and remediate it</source>
        <translation>hacer que una comprobación de salud cuente %1 como no sana y la remedie</translation>
    </message>
    <message>
        <source>the remediation of %1 is already requested</source>
        <translation>la remediación de %1 ya está solicitada</translation>
    </message>
    <message>
        <source>an annotation excludes %1 from remediation</source>
        <translation>una anotación excluye %1 de la remediación</translation>
    </message>
    <message>
        <source>no MachineHealthCheck selects %1: nothing would happen</source>
        <translation>ningún MachineHealthCheck selecciona %1: no ocurriría nada</translation>
    </message>
    <message>
        <source>pause %1</source>
        <translation>pausar %1</translation>
    </message>
    <message>
        <source>withdraw the request to remediate %1</source>
        <translation>retirar la petición de remediar %1</translation>
    </message>
    <message>
        <source>exclude %1 from remediation</source>
        <translation>excluir %1 de la remediación</translation>
    </message>
    <message>
        <source>include %1 in remediation again</source>
        <translation>volver a incluir %1 en la remediación</translation>
    </message>
    <message>
        <source>no longer skip the drain of %1</source>
        <translation>dejar de omitir el drenaje de %1</translation>
    </message>
    <message>
        <source>no longer skip the wait for the volumes of %1</source>
        <translation>dejar de omitir la espera de los volúmenes de %1</translation>
    </message>
    <message>
        <source>its owner is already asked to replace it, and this does not withdraw that</source>
        <translation>a su propietario ya se le pidió sustituirla, y esto no lo retira</translation>
    </message>
    <message>
        <source>pause cluster %1 and all of its machines</source>
        <translation>pausar el clúster %1 y todas sus máquinas</translation>
    </message>
    <message>
        <source>nothing happens to any of its machines until the pause ends: no deletion, no repair, no upgrade</source>
        <translation>nada ocurre con ninguna de sus máquinas hasta que termina la pausa: ni borrado, ni reparación, ni actualización</translation>
    </message>
    <message>
        <source>all of its machines continue immediately: what waits for deletion or repair is done</source>
        <translation>todas sus máquinas continúan enseguida: lo que espera borrado o reparación se hace</translation>
    </message>
    <message>
        <source>no move of the cluster is in progress</source>
        <translation>no hay un traslado del clúster en curso</translation>
    </message>
    <message>
        <source>%1 %2 is being moved to another management cluster</source>
        <translation>%1 %2 se está trasladando a otro clúster de gestión</translation>
    </message>
    <message>
        <source>%1 set the pause</source>
        <translation>%1 puso la pausa</translation>
    </message>
    <message>
        <source>it is not known who set the pause</source>
        <translation>no se sabe quién puso la pausa</translation>
    </message>
    <message>
        <source>the hook names no owner</source>
        <translation>el hook no nombra dueño</translation>
    </message>
    <message>
        <source>the Machine reports that %1 is Ready</source>
        <translation>la Machine informa de que %1 está Ready</translation>
    </message>
    <message>
        <source>the Machine reports that %1 is not Ready</source>
        <translation>la Machine informa de que %1 no está Ready</translation>
    </message>
    <message>
        <source>the Machine reports of %1: %2</source>
        <translation>la Machine informa sobre %1: %2</translation>
    </message>
    <message>
        <source>the Machine reports that its drain is over</source>
        <translation>la Machine informa de que su drenaje ha terminado</translation>
    </message>
    <message>
        <source>the Machine reports that its volumes are detached</source>
        <translation>la Machine informa de que sus volúmenes están desconectados</translation>
    </message>
    <message>
        <source>the Machine reports 1 attached volume: %1</source>
        <translation>la Machine informa de 1 volumen conectado: %1</translation>
    </message>
    <message>
        <source>the Machine reports %1 attached volumes: %2</source>
        <translation>la Machine informa de %1 volúmenes conectados: %2</translation>
    </message>
    <message>
        <source>neither the machine nor its cluster is paused</source>
        <translation>ni la máquina ni su clúster están en pausa</translation>
    </message>
    <message>
        <source>no controller sets the hook again</source>
        <translation>ningún controlador vuelve a poner el hook</translation>
    </message>
    <message>
        <source>its server is powered off</source>
        <translation>su servidor está apagado</translation>
    </message>
    <message>
        <source>its drain cordons the Node again</source>
        <translation>su drenaje vuelve a acordonar el Node</translation>
    </message>
    <message>
        <source>it is unhealthy and not replaced: %1 %2 is paused</source>
        <translation>no está sana y no se sustituye: %1 %2 está en pausa</translation>
    </message>
    <message>
        <source>it is unhealthy and not replaced: it has no owner</source>
        <translation>no está sana y no se sustituye: no tiene propietario</translation>
    </message>
    <message>
        <source>it is unhealthy, and %1 %2 has not replaced it</source>
        <translation>no está sana, y %1 %2 no la ha sustituido</translation>
    </message>
    <message>
        <source>pod %1 has ended, and the drain waits until it is deleted</source>
        <translation>el pod %1 ha terminado, y el drenaje espera a que se borre</translation>
    </message>
    <message>
        <source>delete pod %1, which has ended</source>
        <translation>borrar el pod %1, que ha terminado</translation>
    </message>
    <message>
        <source>check with etcdctl for a member that never started, which stops every join; remove only that one</source>
        <translation>buscar con etcdctl un miembro que nunca arrancó e impide toda incorporación; quitar solo ese</translation>
    </message>
    <message>
        <source>on</source>
        <translation>encendido</translation>
    </message>
    <message>
        <source>off</source>
        <translation>apagado</translation>
    </message>
    <message>
        <source>no window opens for it</source>
        <translation>no se abre ninguna ventana para él</translation>
    </message>
    <message>
        <source>no window opens for long enough before its deadline at %1</source>
        <translation>ninguna ventana se abre el tiempo suficiente antes de su plazo a las %1</translation>
    </message>
    <message>
        <source>its turn comes too late for its deadline at %1: no more than %2 at a time</source>
        <translation>su turno llega demasiado tarde para su plazo a las %1: %2 a la vez como máximo</translation>
    </message>
    <message>
        <source>it will end %1 after its deadline at %2</source>
        <translation>terminará %1 después de su plazo a las %2</translation>
    </message>
    <message>
        <source>this is never done to many machines together</source>
        <translation>esto nunca se hace con varias máquinas a la vez</translation>
    </message>
    <message>
        <source>concerns a control plane machine, which is never in a plan</source>
        <translation>afecta a una máquina del plano de control, que nunca está en un plan</translation>
    </message>
    <message>
        <source>is in this plan already</source>
        <translation>ya está en este plan</translation>
    </message>
    <message>
        <source>no machine is left in this plan</source>
        <translation>no queda ninguna máquina en este plan</translation>
    </message>
    <message>
        <source>the plan has %1 machines, and this site allows %2</source>
        <translation>el plan tiene %1 máquinas y este sitio permite %2</translation>
    </message>
    <message>
        <source>type the number of machines to confirm: %1</source>
        <translation>escriba el número de máquinas para confirmar: %1</translation>
    </message>
    <message>
        <source>this is not the plan that was shown</source>
        <translation>este no es el plan que se mostró</translation>
    </message>
    <message>
        <source>it does not wait to be resumed</source>
        <translation>no espera a ser reanudado</translation>
    </message>
    <message>
        <source>only %1 can resume it</source>
        <translation>solo %1 puede reanudarlo</translation>
    </message>
    <message>
        <source>it changed after it was planned: nothing was sent</source>
        <translation>cambió después de planificarse: no se envió nada</translation>
    </message>
    <message>
        <source>stopped at wave %1: %2</source>
        <translation>detenido en la ola %1: %2</translation>
    </message>
    <message>
        <source>the backend stopped</source>
        <translation>el backend se detuvo</translation>
    </message>
    <message>
        <source>the effect on %1 was not observed</source>
        <translation>no se observó el efecto en %1</translation>
    </message>
    <message>
        <source>the effect on %1 did not last</source>
        <translation>el efecto en %1 no duró</translation>
    </message>
    <message>
        <source>%1 failed after it was released</source>
        <translation>%1 falló después de ser liberada</translation>
    </message>
    <message>
        <source>%1 still reports hook %2 after %3</source>
        <translation>%1 sigue indicando el hook %2 después de %3</translation>
    </message>
    <message>
        <source>too many machines failed: %1, where %2 may</source>
        <translation>fallaron demasiadas máquinas: %1, se permiten %2</translation>
    </message>
    <message>
        <source>%1 stopped it</source>
        <translation>%1 lo detuvo</translation>
    </message>
    <message>
        <source>all waves are done: %1 observed, %2 skipped, %3 failed, %4 unknown</source>
        <translation>todas las olas han terminado: %1 observadas, %2 omitidas, %3 fallidas, %4 desconocidas</translation>
    </message>
    <message>
        <source>%1 of %2 machines are ready</source>
        <translation>%1 de %2 máquinas están listas</translation>
    </message>
    <message>
        <source>the plan of %1 for %2 machines needs attention: %3</source>
        <translation>el plan de %1 para %2 máquinas necesita atención: %3</translation>
    </message>
    <message>
        <source>continue the plan or end it</source>
        <translation>continuar el plan o terminarlo</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 de %3</translation>
    </message>
    <message>
        <source>drain</source>
        <translation>drenaje</translation>
    </message>
    <message>
        <source>drain, budget %1</source>
        <translation>drenaje, presupuesto %1</translation>
    </message>
    <message>
        <source>drain, budgets %1</source>
        <translation>drenaje, presupuestos %1</translation>
    </message>
    <message>
        <source>removal of the instance</source>
        <translation>eliminación de la instancia</translation>
    </message>
    <message>
        <source>powering the server off</source>
        <translation>apagado del servidor</translation>
    </message>
    <message>
        <source>silent BMC: the server is not known to be off</source>
        <translation>BMC sin respuesta: no se sabe si el servidor está apagado</translation>
    </message>
    <message>
        <source>window %1, which is closed</source>
        <translation>ventana %1, que está cerrada</translation>
    </message>
    <message>
        <source>its turn</source>
        <translation>su turno</translation>
    </message>
    <message>
        <source>ring with %1, which waits for it in turn</source>
        <translation>anillo con %1, que a su vez la espera</translation>
    </message>
    <message>
        <source>no record of how long an instance takes: assumed %1 to %2 (p50 to p95) until it runs, %3 to %4 until its Node is ready, %5 to %6 until it is removed</source>
        <translation>sin registro de cuánto tarda una instancia: se supone de %1 a %2 (p50 a p95) hasta que está en marcha, de %3 a %4 hasta que su Node está listo, de %5 a %6 hasta que se elimina</translation>
    </message>
    <message>
        <source>no record of how long a server takes: assumed %1 to %2 (p50 to p95) until it is off, %3 to %4 until its Node is ready again</source>
        <translation>sin registro de cuánto tarda un servidor: se supone de %1 a %2 (p50 a p95) hasta que está apagado, de %3 a %4 hasta que su Node vuelve a estar listo</translation>
    </message>
    <message>
        <source>no record of how long %1 holds %2 %3: assumed %4 to %5 (p50 to p95)</source>
        <translation>sin registro de cuánto mantiene %1 el hook %2 %3: se supone de %4 a %5 (p50 a p95)</translation>
    </message>
    <message>
        <source>no record of how long %1 holds %2 %3: assumed to hold until a person removes it</source>
        <translation>sin registro de cuánto mantiene %1 el hook %2 %3: se supone que retiene hasta que alguien lo quite</translation>
    </message>
    <message>
        <source>some of what is to run did not run when the action started</source>
        <translation>parte de lo que debe funcionar no funcionaba al empezar la acción</translation>
    </message>
    <message>
        <source>%1 has failed and is left out</source>
        <translation>%1 ha fallado y queda excluida</translation>
    </message>
    <message>
        <source>the BMC of %1 does not answer: its server is not known to go off</source>
        <translation>el BMC de %1 no responde: no se sabe si su servidor se apaga</translation>
    </message>
    <message>
        <source>pods without a controller: assumed to be replaced</source>
        <translation>pods sin controlador: se supone que se reemplazan</translation>
    </message>
    <message>
        <source>pods that are not ready, assumed to stay so until they are replaced: %1</source>
        <translation>Pods que no están listos y se supone que siguen así hasta que se reemplacen: %1</translation>
    </message>
    <message>
        <source>action: &apos;%1&apos; is not one of retire, replace, upgrade and maintain</source>
        <translation>action: &apos;%1&apos; no es retire, replace, upgrade ni maintain</translation>
    </message>
    <message>
        <source>retire needs one of machine, set and rack</source>
        <translation>retire necesita uno de machine, set y rack</translation>
    </message>
    <message>
        <source>replace needs a machine</source>
        <translation>replace necesita machine</translation>
    </message>
    <message>
        <source>upgrade needs a set</source>
        <translation>upgrade necesita set</translation>
    </message>
    <message>
        <source>maintain needs a window</source>
        <translation>maintain necesita window</translation>
    </message>
    <message>
        <source>maxUnavailable: &apos;%1&apos; is neither a number from 1 nor a percentage to 100%</source>
        <translation>maxUnavailable: &apos;%1&apos; no es ni un número desde 1 ni un porcentaje hasta 100%</translation>
    </message>
    <message>
        <source>assume: &apos;%1&apos; is not a duration such as 30m</source>
        <translation>assume: &apos;%1&apos; no es una duración como 30m</translation>
    </message>
    <message>
        <source>there is no machine %1</source>
        <translation>no existe la máquina %1</translation>
    </message>
    <message>
        <source>%1 is a machine of Cluster API: forecasts are made for those of the Machine API</source>
        <translation>%1 es una máquina de Cluster API: las previsiones se hacen para las de Machine API</translation>
    </message>
    <message>
        <source>there is no machine of the set %1</source>
        <translation>no hay ninguna máquina del conjunto %1</translation>
    </message>
    <message>
        <source>there is no machine in the rack %1</source>
        <translation>no hay ninguna máquina en el rack %1</translation>
    </message>
    <message>
        <source>all machines of the set %1 are being deleted already</source>
        <translation>todas las máquinas del conjunto %1 ya se están borrando</translation>
    </message>
    <message>
        <source>all machines in the rack %1 are being deleted already</source>
        <translation>todas las máquinas del rack %1 ya se están borrando</translation>
    </message>
    <message>
        <source>several machines have the name %1: give the namespace, as in %2</source>
        <translation>varias máquinas se llaman %1: indique el namespace, como en %2</translation>
    </message>
    <message>
        <source>the machine %1 is being deleted already</source>
        <translation>la máquina %1 ya se está borrando</translation>
    </message>
    <message>
        <source>the machine %1 has failed, and what remains of it is not known</source>
        <translation>la máquina %1 ha fallado y no se sabe qué queda de ella</translation>
    </message>
    <message>
        <source>nothing replaces %1: it does not belong to a MachineSet; simulate retiring it</source>
        <translation>nada reemplaza a %1: no pertenece a ningún MachineSet; simule su retirada</translation>
    </message>
    <message>
        <source>the window %1 does not open within %2</source>
        <translation>la ventana %1 no se abre en %2</translation>
    </message>
    <message>
        <source>the window %1 is for no machine that runs and is not of the control plane</source>
        <translation>la ventana %1 no vale para ninguna máquina en marcha fuera del plano de control</translation>
    </message>
    <message>
        <source>a forecast is made for up to %1 machines, not %2</source>
        <translation>la previsión abarca %1 máquinas como máximo, no %2</translation>
    </message>
    <message>
        <source>another forecast is being made: try again in a minute</source>
        <translation>se está haciendo otra previsión: reintente en un minuto</translation>
    </message>
    <message>
        <source>no forecast after %1: choose fewer machines</source>
        <translation>sin previsión tras %1: elija menos máquinas</translation>
    </message>
    <message>
        <source>the forecast was stopped</source>
        <translation>la previsión se detuvo</translation>
    </message>
    <message>
        <source>the forecast cannot read %1: %2</source>
        <translation>la previsión no puede leer %1: %2</translation>
    </message>
    <message>
        <source>the plan of %1 for 1 machine needs attention: %2</source>
        <translation>el plan de %1 para 1 máquina necesita atención: %2</translation>
    </message>
    <message>
        <source>%1 has committed a plan with %2 on it, in wave %3, and nothing was sent to it yet</source>
        <translation>%1 ha confirmado un plan con %2 en él, en la ola %3; aún no se le ha enviado nada</translation>
    </message>
    <message>
        <source>Node %1 waits for its certificate</source>
        <translation>Node %1 espera su certificado</translation>
    </message>
    <message>
        <source>Node %1 waits for the renewal of its certificate</source>
        <translation>Node %1 espera la renovación de su certificado</translation>
    </message>
    <message>
        <source>Node %1 waits for its serving certificate</source>
        <translation>Node %1 espera su certificado de servidor</translation>
    </message>
    <message>
        <source>nobody has approved request %1</source>
        <translation>nadie ha aprobado la solicitud %1</translation>
    </message>
    <message>
        <source>request %1 is approved, but not signed</source>
        <translation>la solicitud %1 está aprobada, pero no firmada</translation>
    </message>
    <message>
        <source>request %1 was denied</source>
        <translation>la solicitud %1 fue denegada</translation>
    </message>
    <message>
        <source>request %1 was denied: %2</source>
        <translation>la solicitud %1 fue denegada: %2</translation>
    </message>
    <message>
        <source>the signer refused request %1</source>
        <translation>el firmante rechazó la solicitud %1</translation>
    </message>
    <message>
        <source>the signer refused request %1: %2</source>
        <translation>el firmante rechazó la solicitud %1: %2</translation>
    </message>
    <message>
        <source>the Node stops reporting when the old one expires</source>
        <translation>el Node deja de informar cuando caduca el anterior</translation>
    </message>
    <message>
        <source>without a valid one, logs and exec of its pods fail</source>
        <translation>sin uno válido fallan logs y exec de sus pods</translation>
    </message>
    <message>
        <source>%1 requests are pending, and cluster-machine-approver stops above %2</source>
        <translation>hay %1 solicitudes pendientes, y cluster-machine-approver se detiene por encima de %2</translation>
    </message>
    <message>
        <source>no pod of %1 is ready</source>
        <translation>ningún pod de %1 está listo</translation>
    </message>
    <message>
        <source>none is approved automatically for a machine that already has a Node</source>
        <translation>para una máquina que ya tiene un Node no se aprueba ninguna automáticamente</translation>
    </message>
    <message>
        <source>the machine has no address %1 of type InternalDNS</source>
        <translation>la máquina no tiene ninguna dirección %1 de tipo InternalDNS</translation>
    </message>
    <message>
        <source>it was made %1 after the machine, too late for cluster-machine-approver</source>
        <translation>se hizo %1 después de la máquina, demasiado tarde para cluster-machine-approver</translation>
    </message>
    <message>
        <source>it is also for %1, which is not an address of the machine</source>
        <translation>también es para %1, que no es una dirección de la máquina</translation>
    </message>
    <message>
        <source>serving certificates are not approved by kube-controller-manager</source>
        <translation>kube-controller-manager no aprueba los certificados de servidor</translation>
    </message>
    <message>
        <source>request %1 asks for a certificate of Node %2, which is Ready</source>
        <translation>la solicitud %1 pide un certificado de Node %2, que está Ready</translation>
    </message>
    <message>
        <source>another server may use its name</source>
        <translation>otro servidor puede estar usando su nombre</translation>
    </message>
    <message>
        <source>request %1 for a certificate of Node %2 was made by %3</source>
        <translation>la solicitud %1 de un certificado de Node %2 la hizo %3</translation>
    </message>
    <message>
        <source>requested by %1</source>
        <translation>solicitado por %1</translation>
    </message>
    <message>
        <source>%1 of CertificateSigningRequest %2</source>
        <translation>%1 de CertificateSigningRequest %2</translation>
    </message>
    <message>
        <source>wait: an approver may still approve the request</source>
        <translation>esperar: la solicitud aún puede ser aprobada</translation>
    </message>
    <message>
        <source>wait: kube-controller-manager signs what is approved</source>
        <translation>esperar: kube-controller-manager firma lo aprobado</translation>
    </message>
    <message>
        <source>wait: the kubelet may make another request</source>
        <translation>esperar: el kubelet puede hacer otra solicitud</translation>
    </message>
    <message>
        <source>read it: kubectl get csr %1 -o jsonpath=&apos;{.spec.request}&apos; | base64 -d | openssl req -noout -text</source>
        <translation>leerla: kubectl get csr %1 -o jsonpath=&apos;{.spec.request}&apos; | base64 -d | openssl req -noout -text</translation>
    </message>
    <message>
        <source>only if its name and addresses are those of this server: %1 certificate approve %2</source>
        <translation>solo si su nombre y direcciones son los de este servidor: %1 certificate approve %2</translation>
    </message>
    <message>
        <source>find out who denied request %1, and why</source>
        <translation>averiguar quién denegó la solicitud %1 y por qué</translation>
    </message>
    <message>
        <source>when that is fixed: kubectl delete csr %1, so that the kubelet makes another</source>
        <translation>cuando esté corregido: kubectl delete csr %1, para que el kubelet haga otra</translation>
    </message>
    <message>
        <source>find the server that made request %1, and do not approve it before</source>
        <translation>encontrar el servidor que hizo la solicitud %1 y no aprobarla antes</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Connections</source>
        <translation>Conexiones</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificaciones</translation>
    </message>
    <message>
        <source>Alarm budgets</source>
        <translation>Presupuestos de alarma</translation>
    </message>
    <message>
        <source>Guards and approvers</source>
        <translation>Protecciones y aprobadores</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Almacenamiento</translation>
    </message>
    <message>
        <source>Screens and tokens</source>
        <translation>Pantallas y tokens</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Murales</translation>
    </message>
</context>
<context>
    <name>ShelveDialog</name>
    <message>
        <source>Shelve 1 alarm</source>
        <translation>Aplazar 1 alarma</translation>
    </message>
    <message>
        <source>Shelve %1 alarms</source>
        <translation>Aplazar %1 alarmas</translation>
    </message>
    <message>
        <source>for 30 m</source>
        <translation>30 m</translation>
    </message>
    <message>
        <source>for 1 h</source>
        <translation>1 h</translation>
    </message>
    <message>
        <source>for 4 h</source>
        <translation>4 h</translation>
    </message>
    <message>
        <source>for 24 h</source>
        <translation>24 h</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Cuánto tiempo</translation>
    </message>
    <message>
        <source>Why: “NIC on order”</source>
        <translation>Por qué: «NIC pedida»</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Shelve</source>
        <translation>Aplazar</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Desactivado: los datos tienen más de 10 s.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Hace falta el rol operator.</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>Escriba un motivo.</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Next, previous row</source>
        <translation>Fila siguiente, anterior</translation>
    </message>
    <message>
        <source>Open the machine</source>
        <translation>Abrir la máquina</translation>
    </message>
    <message>
        <source>Select the row</source>
        <translation>Elegir la fila</translation>
    </message>
    <message>
        <source>Select more rows</source>
        <translation>Elegir más filas</translation>
    </message>
    <message>
        <source>Apply the new order</source>
        <translation>Aplicar el nuevo orden</translation>
    </message>
    <message>
        <source>Move in the matrix</source>
        <translation>Moverse en la matriz</translation>
    </message>
    <message>
        <source>Timeline: zoom</source>
        <translation>Línea de tiempo: zoom</translation>
    </message>
    <message>
        <source>Timeline: move</source>
        <translation>Línea de tiempo: mover</translation>
    </message>
    <message>
        <source>Timeline: fit, follow now</source>
        <translation>Línea de tiempo: ajustar, seguir ahora</translation>
    </message>
    <message>
        <source>Timeline: from change to change</source>
        <translation>Línea de tiempo: de cambio en cambio</translation>
    </message>
    <message>
        <source>In a review: hold to commit</source>
        <translation>En una revisión: mantener para ejecutar</translation>
    </message>
    <message>
        <source>Close, then cancel, never commit</source>
        <translation>Cerrar, luego cancelar, nunca ejecutar</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>Teclas de esta página</translation>
    </message>
    <message>
        <source>Timeline: from trouble to trouble</source>
        <translation>Cronología: de problema a problema</translation>
    </message>
    <message>
        <source>Timeline: mark a range</source>
        <translation>Línea de tiempo: marcar un intervalo</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation>Shift+arrastrar</translation>
    </message>
    <message>
        <source>Timeline: unfold or fold idle time</source>
        <translation>Cronología: abrir o plegar un tramo sin cambios</translation>
    </message>
    <message>
        <source>Overview: move</source>
        <translation>Vista general: mover</translation>
    </message>
    <message>
        <source>Overview: narrower, wider</source>
        <translation>Vista general: más estrecho, más ancho</translation>
    </message>
    <message>
        <source>Fold, unfold the group</source>
        <translation>Plegar o desplegar el grupo</translation>
    </message>
    <message>
        <source>Select all rows, copy the selected ones</source>
        <translation>Seleccionar todas las filas, copiar las seleccionadas</translation>
    </message>
    <message>
        <source>To the head of the table</source>
        <translation>A la cabecera de la tabla</translation>
    </message>
</context>
<context>
    <name>SimulateDialog</name>
    <message>
        <source>Changes nothing</source>
        <translation>No cambia nada</translation>
    </message>
    <message>
        <source>Playing it in a copy of the cluster…</source>
        <translation>Simulando en una copia del clúster…</translation>
    </message>
    <message>
        <source>Starts %1</source>
        <translation>Empieza %1</translation>
    </message>
    <message>
        <source>Missing at a time</source>
        <translation>Faltan a la vez</translation>
    </message>
    <message>
        <source>1 or 10%</source>
        <translation>1 o 10%</translation>
    </message>
    <message>
        <source>Hooks without a record hold</source>
        <translation>Hooks sin registro retienen</translation>
    </message>
    <message>
        <source>until removed by hand</source>
        <translation>hasta quitarlos a mano</translation>
    </message>
    <message>
        <source>Hooks without a record hold, such as 30m</source>
        <translation>Hooks sin registro retienen, p. ej. 30m</translation>
    </message>
    <message>
        <source>Simulate again</source>
        <translation>Simular de nuevo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Supuestos</translation>
    </message>
</context>
<context>
    <name>Skeleton</name>
    <message>
        <source>Loading</source>
        <translation>Cargando</translation>
    </message>
</context>
<context>
    <name>SourceList</name>
    <message>
        <source>%1, %2 times</source>
        <translation>%1, %2 veces</translation>
    </message>
</context>
<context>
    <name>StaleVeil</name>
    <message>
        <source>Showing data as of %1</source>
        <translation>Datos a fecha de %1</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>P%1 %2</source>
        <translation>P%1 %2</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 máquina</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 máquinas</translation>
    </message>
    <message>
        <source>– machines</source>
        <translation>– máquinas</translation>
    </message>
    <message>
        <source>Act now</source>
        <translation>Actuar ya</translation>
    </message>
    <message>
        <source>Soon</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Holding: %1</source>
        <translation>Retiene: %1</translation>
    </message>
    <message>
        <source>%1 holding</source>
        <translation>%1 retiene</translation>
    </message>
    <message>
        <source>time runs %1×</source>
        <translation>el tiempo va a %1×</translation>
    </message>
    <message>
        <source>Connection: %1</source>
        <translation>Conexión: %1</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>conectando</translation>
    </message>
    <message>
        <source>live %1</source>
        <translation>en vivo %1</translation>
    </message>
    <message>
        <source>slow %1</source>
        <translation>lento %1</translation>
    </message>
    <message>
        <source>STALE %1</source>
        <translation>OBSOLETO %1</translation>
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
        <translation>no en vivo</translation>
    </message>
    <message>
        <source>Another backend has a P%1 alarm</source>
        <translation>Otro backend tiene una alarma, P%1</translation>
    </message>
    <message>
        <source>Backend: %1</source>
        <translation>Backend: %1</translation>
    </message>
    <message>
        <source>Record: %1</source>
        <translation>Registro: %1</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>Shown is the past: %1</source>
        <translation>Lo que se muestra ya pasó: %1</translation>
    </message>
    <message>
        <source>as of %1, %2 ago</source>
        <translation>a las %1, hace %2</translation>
    </message>
</context>
<context>
    <name>StoragePane</name>
    <message>
        <source>Set when the backend is started.</source>
        <translation>Se fija al arrancar el backend.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Almacenamiento</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Compartido</translation>
    </message>
    <message>
        <source>yes, with other backends</source>
        <translation>sí, con otros backends</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Empieza</translation>
    </message>
    <message>
        <source>%1 (%2 ago)</source>
        <translation>%1 (hace %2)</translation>
    </message>
    <message>
        <source>no records yet</source>
        <translation>aún no hay nada registrado</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, no limit</source>
        <translation>%1, sin tope</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdido</translation>
    </message>
    <message>
        <source>1 transition</source>
        <translation>1 transición</translation>
    </message>
    <message>
        <source>%1 transitions</source>
        <translation>%1 transiciones</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 used</source>
        <translation>%1 de %2 en uso</translation>
    </message>
    <message>
        <source>This backend keeps no record.</source>
        <translation>Este backend no guarda registro.</translation>
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
        <translation>contiene «%1»</translation>
    </message>
    <message>
        <source>is %1</source>
        <translation>es %1</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>is one of %1</source>
        <translation>es uno de %1</translation>
    </message>
</context>
<context>
    <name>TimelinePane</name>
    <message>
        <source>Timeline</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>%1, up to now</source>
        <translation>%1, hasta ahora</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>%1 lanes</source>
        <translation>%1 pistas</translation>
    </message>
    <message>
        <source>Timeline of %1</source>
        <translation>Línea de tiempo de %1</translation>
    </message>
    <message>
        <source>No changes recorded for this machine yet.</source>
        <translation>Aún no se registró nada sobre esta máquina.</translation>
    </message>
    <message>
        <source>Loading the timeline…</source>
        <translation>Cargando la línea de tiempo…</translation>
    </message>
    <message>
        <source>%1 to %2 is marked</source>
        <translation>%1 a %2 está marcado</translation>
    </message>
    <message>
        <source>%1 is marked; M ends the range</source>
        <translation>%1 está marcado, M termina el intervalo</translation>
    </message>
    <message>
        <source>Timeline of an earlier machine, up to %1</source>
        <translation>Cronología de una máquina anterior, hasta %1</translation>
    </message>
    <message>
        <source>W S zoom · A D move · F fit · . now · [ ] changes · Z fold</source>
        <translation>W S zoom · A D mover · F ajustar · . ahora · [ ] cambios · Z plegar</translation>
    </message>
    <message>
        <source>Idle time is shown as a zigzag; click it or press Z to unfold.</source>
        <translation>Los tramos largos sin cambios se vuelven un zigzag; un clic o Z abre uno.</translation>
    </message>
    <message>
        <source>Fold idle</source>
        <translation>Plegar calma</translation>
    </message>
    <message>
        <source>Back to this machine</source>
        <translation>Volver a esta máquina</translation>
    </message>
    <message>
        <source>← → move · Shift ← → width · Home End · F fit</source>
        <translation>← → mover · Shift ← → ancho · Inicio Fin · F ajustar</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Cerrar el mensaje</translation>
    </message>
</context>
<context>
    <name>TokensPane</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Los datos tienen más de 10 s: no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>A wall gets a read-only token. A token is shown once, when it is created.</source>
        <translation>Un mural recibe un token que solo puede mirar. Un token se muestra una vez, al crearlo.</translation>
    </message>
    <message>
        <source>Screens and tokens</source>
        <translation>Pantallas y tokens</translation>
    </message>
    <message>
        <source>Name, such as wall-noc-1</source>
        <translation>Nombre, como wall-noc-1</translation>
    </message>
    <message>
        <source>Name of the token</source>
        <translation>Nombre del token</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mural</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Lector</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operador</translation>
    </message>
    <message>
        <source>Approver</source>
        <translation>Aprobador</translation>
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
        <translation>Rol del token</translation>
    </message>
    <message>
        <source>Create token</source>
        <translation>Crear token</translation>
    </message>
    <message>
        <source>The token of %1. It is not shown again.</source>
        <translation>El token de %1. No se vuelve a mostrar.</translation>
    </message>
    <message>
        <source>The new token</source>
        <translation>El nuevo token</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>last seen %1 ago</source>
        <translation>visto hace %1</translation>
    </message>
    <message>
        <source>never seen</source>
        <translation>nunca visto</translation>
    </message>
    <message>
        <source>created by the backend</source>
        <translation>creado por el backend</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>Revocar %1</translation>
    </message>
    <message>
        <source>Revoke permanently</source>
        <translation>Revocar para siempre</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Revocar…</translation>
    </message>
    <message>
        <source>No tokens.</source>
        <translation>No hay tokens.</translation>
    </message>
    <message>
        <source>Please give %1 the role admin of Holdpoint at %2, to see and revoke tokens.</source>
        <translation>Conceder a %1 el rol admin de Holdpoint en %2, para ver y revocar tokens.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>TopHolds</name>
    <message>
        <source>Needs attention</source>
        <translation>Requiere atención</translation>
    </message>
</context>
<context>
    <name>TourCard</name>
    <message>
        <source>What needs attention</source>
        <translation>Lo que requiere atención</translation>
    </message>
    <message>
        <source>A hold</source>
        <translation>Una retención</translation>
    </message>
    <message>
        <source>Why the machine waits</source>
        <translation>Por qué espera la máquina</translation>
    </message>
    <message>
        <source>A guarded release</source>
        <translation>Una liberación controlada</translation>
    </message>
    <message>
        <source>The past, and help</source>
        <translation>El pasado y la ayuda</translation>
    </message>
    <message>
        <source>Each figure counts machines that need attention, with the age of the oldest. Select one: the table shows only its machines.</source>
        <translation>Cada cifra cuenta las máquinas que requieren atención, con la edad de la más antigua. Seleccione una: la tabla muestra solo sus máquinas.</translation>
    </message>
    <message>
        <source>A row is a hold: the machine, the point where it stops, who holds it and since when. The worst is first.</source>
        <translation>Una fila es una retención: la máquina, el punto donde se detiene, quién la retiene y desde cuándo. La peor va primero.</translation>
    </message>
    <message>
        <source>The sentence says what the machine waits for, and who can change that. Below it are the ways out, in the order to try them.</source>
        <translation>La frase dice qué espera la máquina y quién puede cambiarlo. Debajo están las salidas, en el orden en que conviene probarlas.</translation>
    </message>
    <message>
        <source>This opens a review: what is written, what speaks against it, who must approve. The tour sends nothing.</source>
        <translation>Esto abre una revisión: qué se escribe, qué lo desaconseja y quién debe aprobarlo. El recorrido no envía nada.</translation>
    </message>
    <message>
        <source>Drag the handle to see an earlier time; the page Incidents exports it. %1 shows the keys of a page, %2 finds every command, this tour too.</source>
        <translation>Arrastre el tirador para ver un momento anterior; la página Incidentes lo exporta. %1 muestra las teclas de una página, %2 encuentra cada comando, también este recorrido.</translation>
    </message>
    <message>
        <source>Tour, %1 of %2</source>
        <translation>Recorrido, %1 de %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Skip tour (Esc)</source>
        <translation>Omitir recorrido (Esc)</translation>
    </message>
</context>
<context>
    <name>TrayText</name>
    <message>
        <source>%1: not live</source>
        <translation>%1: no en vivo</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new alarms, highest P%2</source>
        <translation>
            <numerusform>%1: %n alarma nueva, P%2</numerusform>
            <numerusform>%1: %n alarmas nuevas, la peor es P%2</numerusform>
        </translation>
    </message>
    <message>
        <source>No alarms need attention</source>
        <translation>Ninguna alarma requiere atención</translation>
    </message>
</context>
<context>
    <name>ViewState</name>
    <message>
        <source>Clear filter</source>
        <translation>Borrar filtro</translation>
    </message>
    <message>
        <source>Copy request</source>
        <translation>Copiar solicitud</translation>
    </message>
    <message>
        <source>No match for the filter.</source>
        <translation>Sin resultados para el filtro.</translation>
    </message>
    <message>
        <source>No match. Hidden by %1.</source>
        <translation>Sin resultados. Oculto por %1.</translation>
    </message>
</context>
<context>
    <name>ViewsMenu</name>
    <message>
        <source>Saved views</source>
        <translation>Vistas guardadas</translation>
    </message>
    <message>
        <source>No saved views.</source>
        <translation>No hay vistas guardadas.</translation>
    </message>
    <message>
        <source>Copy a link to the view %1</source>
        <translation>Copiar un enlace a la vista %1</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar enlace</translation>
    </message>
    <message>
        <source>Rename the view %1 to the name below</source>
        <translation>Cambiar el nombre de la vista %1 por el de abajo</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Remove the view %1</source>
        <translation>Quitar la vista %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Undo: bring back %1</source>
        <translation>Deshacer: recuperar %1</translation>
    </message>
    <message>
        <source>Name for this view</source>
        <translation>Nombre para esta vista</translation>
    </message>
    <message>
        <source>Name of the view</source>
        <translation>Nombre de la vista</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation>Guardar esta vista</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>%1 are detached</source>
        <translation>%1 están desacoplados</translation>
    </message>
    <message>
        <source>%1 are held off</source>
        <translation>%1 se mantienen apagados</translation>
    </message>
    <message>
        <source>%1 are not as intended</source>
        <translation>%1 no están como se desea</translation>
    </message>
    <message>
        <source>%1 are off</source>
        <translation>%1 están apagados</translation>
    </message>
    <message>
        <source>%1 are on</source>
        <translation>%1 están encendidos</translation>
    </message>
    <message>
        <source>%1 are turning off</source>
        <translation>%1 se están apagando</translation>
    </message>
    <message>
        <source>%1 are turning on</source>
        <translation>%1 se están encendiendo</translation>
    </message>
    <message>
        <source>%1 are unknown</source>
        <translation>%1 son desconocidos</translation>
    </message>
    <message>
        <source>1 is on</source>
        <translation>1 está encendido</translation>
    </message>
    <message>
        <source>1 is detached</source>
        <translation>1 está desacoplado</translation>
    </message>
    <message>
        <source>1 is held off</source>
        <translation>1 se mantiene apagado</translation>
    </message>
    <message>
        <source>1 is not as intended</source>
        <translation>1 no está como se desea</translation>
    </message>
    <message>
        <source>1 is off</source>
        <translation>1 está apagado</translation>
    </message>
    <message>
        <source>1 is turning off</source>
        <translation>1 se está apagando</translation>
    </message>
    <message>
        <source>1 is turning on</source>
        <translation>1 se está encendiendo</translation>
    </message>
    <message>
        <source>1 is unknown</source>
        <translation>1 es desconocido</translation>
    </message>
    <message>
        <source>%1 holding, all within usual time</source>
        <translation>%1 retenidas, todas dentro del tiempo habitual</translation>
    </message>
    <message>
        <source>1 holding, within its usual time</source>
        <translation>1 retenida, dentro de su tiempo habitual</translation>
    </message>
    <message>
        <source>%1=%2 is ignored: %3.</source>
        <translation>%1=%2 se ignora: %3.</translation>
    </message>
    <message>
        <source>A wall is not allowed to show incidents here: %1</source>
        <translation>Un mural no puede ver incidentes aquí: %1</translation>
    </message>
    <message>
        <source>A wall is not allowed to show the calendar here: %1</source>
        <translation>Un mural no puede ver el calendario aquí: %1</translation>
    </message>
    <message>
        <source>A P1 alarm needs attention: the rotation has stopped.</source>
        <translation>Una alarma P1 espera a una persona: la rotación se ha detenido.</translation>
    </message>
    <message>
        <source>In Holdpoint: Settings, Walls. Or: %1</source>
        <translation>En Holdpoint: Ajustes, Murales. O bien: %1</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Incident</source>
        <translation>Incidente</translation>
    </message>
    <message>
        <source>Lead: %1</source>
        <translation>Responsable: %1</translation>
    </message>
    <message>
        <source>NO DATA</source>
        <translation>SIN DATOS</translation>
    </message>
    <message>
        <source>NO DATA SINCE %1</source>
        <translation>SIN DATOS DESDE %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>A continuación</translation>
    </message>
    <message>
        <source>No answer for %1 s.</source>
        <translation>Sin respuesta desde hace %1 s.</translation>
    </message>
    <message>
        <source>No open incidents.</source>
        <translation>No hay incidentes abiertos.</translation>
    </message>
    <message>
        <source>No machines in scope=%1.</source>
        <translation>Ninguna máquina está en scope=%1.</translation>
    </message>
    <message>
        <source>No maintenance is in progress.</source>
        <translation>No hay mantenimiento en curso.</translation>
    </message>
    <message>
        <source>No maintenance is planned.</source>
        <translation>No hay mantenimiento previsto.</translation>
    </message>
    <message>
        <source>No lead.</source>
        <translation>Nadie lo dirige.</translation>
    </message>
    <message>
        <source>Nothing needs attention.</source>
        <translation>Nada requiere atención.</translation>
    </message>
    <message>
        <source>The backend answered %1. This screen retries automatically.</source>
        <translation>El backend respondió %1. Esta pantalla lo intenta de nuevo por sí sola.</translation>
    </message>
    <message>
        <source>The backend&apos;s answer is not a token.</source>
        <translation>El backend respondió con algo que no es un token.</translation>
    </message>
    <message>
        <source>The backend no longer knows this code. Here is a new one.</source>
        <translation>El backend ya no conoce este código: aquí hay uno nuevo.</translation>
    </message>
    <message>
        <source>The backend has been silent for %1 s.</source>
        <translation>El backend calla desde hace %1 s.</translation>
    </message>
    <message>
        <source>The backend&apos;s message is not understood.</source>
        <translation>El backend envió algo que no es una trama.</translation>
    </message>
    <message>
        <source>The backend uses version %1 of the protocol, this page version %2. Reload the page.</source>
        <translation>El backend habla la versión %1 del protocolo, esta página la versión %2. Vuelva a cargar la página.</translation>
    </message>
    <message>
        <source>The backend cannot be reached.</source>
        <translation>No se pudo alcanzar el backend.</translation>
    </message>
    <message>
        <source>The backend cannot be reached. This screen retries automatically.</source>
        <translation>No se pudo alcanzar el backend. Esta pantalla lo intenta de nuevo por sí sola.</translation>
    </message>
    <message>
        <source>The code was denied or has expired. Here is a new one.</source>
        <translation>El código fue rechazado o ha caducado: aquí hay uno nuevo.</translation>
    </message>
    <message>
        <source>The connection was closed.</source>
        <translation>La conexión se cerró.</translation>
    </message>
    <message>
        <source>The incident started.</source>
        <translation>Comenzó el incidente.</translation>
    </message>
    <message>
        <source>The window is open.</source>
        <translation>La ventana está abierta.</translation>
    </message>
    <message>
        <source>The window opens.</source>
        <translation>La ventana se abre.</translation>
    </message>
    <message>
        <source>No hosts.</source>
        <translation>No hay hosts.</translation>
    </message>
    <message>
        <source>This backend cannot pair walls.</source>
        <translation>Este backend no puede emparejar un mural.</translation>
    </message>
    <message>
        <source>This screen asks %1 for a code.</source>
        <translation>Esta pantalla pide un código a %1.</translation>
    </message>
    <message>
        <source>This screen waits to be approved by %1.</source>
        <translation>Esta pantalla espera la aprobación de %1.</translation>
    </message>
    <message>
        <source>This screen was revoked, or its token is no longer valid.</source>
        <translation>Esta pantalla fue revocada o su token ya no se conoce.</translation>
    </message>
    <message>
        <source>This wall recovers automatically.</source>
        <translation>Esta pantalla vuelve por sí sola.</translation>
    </message>
    <message>
        <source>Too many screens request a code. This one retries in %1 s.</source>
        <translation>Demasiadas pantallas piden un código. Esta lo intenta de nuevo en %1 s.</translation>
    </message>
    <message>
        <source>not an option of a wall</source>
        <translation>un mural no tiene esa opción</translation>
    </message>
    <message>
        <source>carries %1</source>
        <translation>lleva %1</translation>
    </message>
    <message>
        <source>use a number from %1 to %2</source>
        <translation>requiere un número de %1 a %2</translation>
    </message>
    <message>
        <source>use one of %1</source>
        <translation>requiere uno de %1</translation>
    </message>
    <message>
        <source>only one layout is shown</source>
        <translation>solo hay una vista que mostrar</translation>
    </message>
    <message>
        <source>this language is not available</source>
        <translation>este idioma no se conoce aquí</translation>
    </message>
    <message>
        <source>waits at %1 for %2.</source>
        <translation>espera en %1 a %2.</translation>
    </message>
    <message>
        <source>was acknowledged.</source>
        <translation>fue confirmada.</translation>
    </message>
    <message>
        <source>was cleared.</source>
        <translation>se resolvió.</translation>
    </message>
    <message>
        <source>was raised as P%1.</source>
        <translation>se activó como P%1.</translation>
    </message>
</context>
<context>
    <name>WallLine</name>
    <message>
        <source>connected</source>
        <translation>conectada</translation>
    </message>
    <message>
        <source>last seen %1 ago</source>
        <translation>visto hace %1</translation>
    </message>
    <message>
        <source>never seen</source>
        <translation>nunca visto</translation>
    </message>
    <message>
        <source>New name of %1</source>
        <translation>Nuevo nombre de %1</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Cambiar el nombre de %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>Revocar %1</translation>
    </message>
    <message>
        <source>Revoke permanently</source>
        <translation>Revocar para siempre</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Revocar…</translation>
    </message>
</context>
<context>
    <name>WallsPane</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Los datos tienen más de 10 s: no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Hace falta el rol operator.</translation>
    </message>
    <message>
        <source>The screen at %1 will be paired as %2 when it connects.</source>
        <translation>La pantalla en %1 se vinculará como %2 en cuanto responda.</translation>
    </message>
    <message>
        <source>The screen at %1 was denied.</source>
        <translation>La pantalla en %1 ha sido denegada.</translation>
    </message>
    <message>
        <source>A screen without a token shows a code. Enter it here to give that screen read-only access.</source>
        <translation>Una pantalla sin token muestra un código. Quien lo escribe aquí permite a esa pantalla mirar y nada más.</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Murales</translation>
    </message>
    <message>
        <source>A screen at %1 was approved as %2 by %3 and has not connected yet.</source>
        <translation>%3 ha aprobado una pantalla en %1 como %2, que aún no ha respondido.</translation>
    </message>
    <message>
        <source>A screen at %1 has been waiting for %2.</source>
        <translation>Una pantalla en %1 lo pide desde hace %2.</translation>
    </message>
    <message>
        <source>Code, such as K7QF2M</source>
        <translation>Código, como K7QF2M</translation>
    </message>
    <message>
        <source>Code on the screen</source>
        <translation>Código en la pantalla</translation>
    </message>
    <message>
        <source>Name, such as wall-noc-1</source>
        <translation>Nombre, como wall-noc-1</translation>
    </message>
    <message>
        <source>Name of the screen</source>
        <translation>Nombre de la pantalla</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Aprobar</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Denegar</translation>
    </message>
    <message>
        <source>Paired screens</source>
        <translation>Pantallas vinculadas</translation>
    </message>
    <message>
        <source>%1 is called %2 now.</source>
        <translation>%1 se llama ahora %2.</translation>
    </message>
    <message>
        <source>%1 is no longer paired.</source>
        <translation>%1 ya no está vinculada.</translation>
    </message>
    <message>
        <source>No paired screens.</source>
        <translation>No hay ninguna pantalla vinculada.</translation>
    </message>
    <message>
        <source>Please give %1 the role operator of Holdpoint at %2, to pair screens.</source>
        <translation>Conceder a %1 el rol operator de Holdpoint en %2, para vincular pantallas.</translation>
    </message>
</context>
<context>
    <name>WeekGrid</name>
    <message>
        <source>Week</source>
        <translation>Semana</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>%1 está abierta</translation>
    </message>
    <message>
        <source>New maintenance window</source>
        <translation>Nueva ventana de mantenimiento</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nueva…</translation>
    </message>
</context>
<context>
    <name>WhatZone</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Guard level %1</source>
        <translation>Nivel de protección %1</translation>
    </message>
    <message>
        <source>Passes by: %1</source>
        <translation>Elude: %1</translation>
    </message>
    <message>
        <source>%1 because %2.</source>
        <translation>%1 porque %2.</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>Beside you: %1.</source>
        <translation>Junto a usted: %1.</translation>
    </message>
</context>
<context>
    <name>WindowDialog</name>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Desactivado: los datos tienen más de 10 s.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Hace falta el rol operator.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Escriba un nombre.</translation>
    </message>
    <message>
        <source>Paused until: enter a time, such as 2026-12-24 00:00.</source>
        <translation>En pausa hasta: introduzca una hora, como 2026-12-24 00:00.</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Todos los días</translation>
    </message>
    <message>
        <source>Monday to Friday</source>
        <translation>De lunes a viernes</translation>
    </message>
    <message>
        <source>Saturday and Sunday</source>
        <translation>Sábado y domingo</translation>
    </message>
    <message>
        <source>Every Sunday</source>
        <translation>Todos los domingos</translation>
    </message>
    <message>
        <source>First Sunday of the month</source>
        <translation>Primer domingo del mes</translation>
    </message>
    <message>
        <source>For 1 machine</source>
        <translation>Para 1 máquina</translation>
    </message>
    <message>
        <source>For %1 machines</source>
        <translation>Para %1 máquinas</translation>
    </message>
    <message>
        <source>Open %1 to %2</source>
        <translation>Abierta de %1 a %2</translation>
    </message>
    <message>
        <source>Window %1 created.</source>
        <translation>Ventana %1 creada.</translation>
    </message>
    <message>
        <source>Window %1 changed.</source>
        <translation>Ventana %1 modificada.</translation>
    </message>
    <message>
        <source>Change window %1</source>
        <translation>Cambiar la ventana %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>nightly</source>
        <translation>nightly</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>By the rule below</source>
        <translation>Según la regla de abajo</translation>
    </message>
    <message>
        <source>Dates, as an RRULE of RFC 5545</source>
        <translation>Fechas, como RRULE de RFC 5545</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>Empieza a las</translation>
    </message>
    <message>
        <source>Open for</source>
        <translation>Abierta durante</translation>
    </message>
    <message>
        <source>Least time left</source>
        <translation>Mínimo restante</translation>
    </message>
    <message>
        <source>Paused until (UTC)</source>
        <translation>En pausa hasta (UTC)</translation>
    </message>
    <message>
        <source>not paused</source>
        <translation>sin pausa</translation>
    </message>
    <message>
        <source>Roles, separated by commas</source>
        <translation>Roles, separados por comas</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>Zones, separated by commas</source>
        <translation>Zonas, separadas por comas</translation>
    </message>
    <message>
        <source>Machines, separated by commas</source>
        <translation>Máquinas, separadas por comas</translation>
    </message>
    <message>
        <source>What the window does</source>
        <translation>Qué hace la ventana</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Shows when it opens and for which machines, conflicts first</source>
        <translation>Muestra cuándo se abre y para qué máquinas, primero los conflictos</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Check it first.</source>
        <translation>Compruébelo primero.</translation>
    </message>
    <message>
        <source>Create window</source>
        <translation>Crear ventana</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>Guardar cambios</translation>
    </message>
    <message>
        <source>New maintenance window</source>
        <translation>Nueva ventana de mantenimiento</translation>
    </message>
    <message>
        <source>Labels: &apos;%1&apos; is not KEY=VALUE.</source>
        <translation>Etiquetas: «%1» no es CLAVE=VALOR.</translation>
    </message>
    <message>
        <source>Closed: &apos;%1&apos; is not a range such as 2026-12-24 00:00 / 2026-12-27 00:00.</source>
        <translation>Cerrada: «%1» no es un intervalo como 2026-12-24 00:00 / 2026-12-27 00:00.</translation>
    </message>
    <message>
        <source>Labels, separated by commas</source>
        <translation>Etiquetas, separadas por comas</translation>
    </message>
    <message>
        <source>Closed (UTC), separated by commas</source>
        <translation>Cerrada (UTC), separadas por comas</translation>
    </message>
</context>
<context>
    <name>WindowFacts</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Cannot be computed</source>
        <translation>No se puede calcular</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abierta</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Cerrada</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Fechas</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Open for</source>
        <translation>Abierta durante</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Tiempo restante</translation>
    </message>
    <message>
        <source>at least %1, or no work starts</source>
        <translation>al menos %1, o no empieza nada</translation>
    </message>
    <message>
        <source>Paused until</source>
        <translation>En pausa hasta</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Aperturas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Can be undone</source>
        <translation>Se puede deshacer</translation>
    </message>
    <message>
        <source>Remove window</source>
        <translation>Eliminar ventana</translation>
    </message>
    <message>
        <source>Planned in it</source>
        <translation>Planificado en ella</translation>
    </message>
    <message>
        <source>No work is planned in this window.</source>
        <translation>No hay nada planificado en esta ventana.</translation>
    </message>
    <message>
        <source>Nothing is known that will stop it.</source>
        <translation>No se conoce nada que lo vaya a parar.</translation>
    </message>
    <message>
        <source>How long its machines would take in it, and what would hold them. Changes nothing.</source>
        <translation>Cuánto tardarían en ella sus máquinas y qué las retendría. No cambia nada.</translation>
    </message>
    <message>
        <source>Simulate…</source>
        <translation>Simular…</translation>
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
        <translation>no se conoce la hora</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>Mantenimiento</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Announced for</source>
        <translation>Anunciado para</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Plazo</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Machine set</source>
        <translation>Conjunto de máquinas</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go to machine</source>
        <translation>Ir a la máquina</translation>
    </message>
    <message>
        <source>Agenda</source>
        <translation>Agenda</translation>
    </message>
    <message>
        <source>No maintenance is planned.</source>
        <translation>No hay mantenimiento previsto.</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Desactivado: los datos tienen más de 10 s.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Hace falta el rol operator.</translation>
    </message>
    <message>
        <source>New window…</source>
        <translation>Nueva ventana…</translation>
    </message>
    <message>
        <source>Undo: remove %1</source>
        <translation>Deshacer: eliminar %1</translation>
    </message>
    <message>
        <source>What will stop it</source>
        <translation>Qué lo parará</translation>
    </message>
    <message>
        <source>Select a maintenance to see its event, its window and how long it will take.</source>
        <translation>Elija un mantenimiento para ver su evento, su ventana y cuánto durará.</translation>
    </message>
    <message>
        <source>No maintenance will run in the next 12 h.</source>
        <translation>No habrá mantenimiento en las próximas 12 h.</translation>
    </message>
    <message>
        <source>Maintenances in the next 12 h: %1, %2 to %3.</source>
        <translation>Mantenimientos en las próximas 12 h: %1, de %2 a %3.</translation>
    </message>
    <message>
        <source>Late: %1.</source>
        <translation>Con retraso: %1.</translation>
    </message>
    <message>
        <source>Will run</source>
        <translation>Se hará</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Con retraso</translation>
    </message>
</context>
<context>
    <name>WriteZone</name>
    <message>
        <source>Change</source>
        <translation>La escritura</translation>
    </message>
    <message>
        <source>Without Holdpoint</source>
        <translation>Fuera de Holdpoint</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Patch</translation>
    </message>
    <message>
        <source>Hide the command</source>
        <translation>Ocultar el comando</translation>
    </message>
    <message>
        <source>Show as kubectl command</source>
        <translation>Mostrar como comando kubectl</translation>
    </message>
    <message>
        <source>kubectl command</source>
        <translation>Comando kubectl</translation>
    </message>
    <message>
        <source>Command, without Holdpoint</source>
        <translation>Comando, fuera de Holdpoint</translation>
    </message>
</context>
<context>
    <name>YamlTab</name>
    <message>
        <source>The backend does not serve the stored object.</source>
        <translation>El backend no dice cómo está guardada la máquina.</translation>
    </message>
    <message>
        <source>YAML of %1</source>
        <translation>YAML de %1</translation>
    </message>
    <message>
        <source>The machine has changed since then</source>
        <translation>La máquina ha cambiado desde entonces</translation>
    </message>
    <message>
        <source>Show the current version</source>
        <translation>Mostrar como está ahora</translation>
    </message>
    <message>
        <source>Copy YAML</source>
        <translation>Copiar YAML</translation>
    </message>
    <message>
        <source>YAML of %1 copied.</source>
        <translation>YAML de %1 copiado.</translation>
    </message>
</context>
<context>
    <name>hp::ui::AlarmBoard</name>
    <message>
        <source>New</source>
        <translation>Nueva</translation>
    </message>
    <message>
        <source>Ack %1 %2</source>
        <translation>Conf. %1 %2</translation>
    </message>
    <message>
        <source>Shelved to %1</source>
        <translation>Aplazada hasta %1</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Despejada</translation>
    </message>
    <message>
        <source>No new alarms to acknowledge here.</source>
        <translation>Nada que confirmar: no hay alarmas nuevas ahí.</translation>
    </message>
    <message>
        <source>Acknowledged %1.</source>
        <translation>Confirmado: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Acknowledged %n alarms.</source>
        <translation>
            <numerusform>%n alarma confirmada.</numerusform>
            <numerusform>%n alarmas confirmadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No alarms to shelve here.</source>
        <translation>Nada que aplazar: no hay ninguna alarma.</translation>
    </message>
    <message>
        <source>Shelved %1 for %2.</source>
        <translation>%1: aplazado %2.</translation>
    </message>
    <message numerus="yes">
        <source>Shelved %n alarms for %1.</source>
        <translation>
            <numerusform>%n alarma aplazada %1.</numerusform>
            <numerusform>%n alarmas aplazadas %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Deshecho.</translation>
    </message>
    <message numerus="yes">
        <source>%n alarms in 10 min</source>
        <translation>
            <numerusform>%n alarma en diez minutos</numerusform>
            <numerusform>%n alarmas en diez minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alarms in 10 min, %1 of them: %2</source>
        <translation>
            <numerusform>%n alarma en diez minutos, %1 de ellas: %2</numerusform>
            <numerusform>%n alarmas en diez minutos, %1 de ellas: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent: the data is older than 10 s.</source>
        <translation>No se envió nada: los datos tienen más de 10 s.</translation>
    </message>
    <message>
        <source>Nothing was sent: you are viewing the past. Go back to now (Esc), then act.</source>
        <translation>No se envió nada: lo que se muestra ya pasó. Vuelva al presente (Esc) y actúe entonces.</translation>
    </message>
    <message>
        <source>Unshelved %1.</source>
        <translation>Reactivado: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Unshelved %n alarms.</source>
        <translation>
            <numerusform>%n alarma reactivada.</numerusform>
            <numerusform>%n alarmas reactivadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n machines</source>
        <translation>
            <numerusform>%1: %n máquina</numerusform>
            <numerusform>%1: %n máquinas</numerusform>
        </translation>
    </message>
    <message>
        <source>oldest %1</source>
        <translation>la mayor %1</translation>
    </message>
    <message>
        <source>%1 late</source>
        <translation>%1 con retraso</translation>
    </message>
    <message numerus="yes">
        <source>%n machines</source>
        <translation>
            <numerusform>%n máquina</numerusform>
            <numerusform>%n máquinas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hp::ui::AllClusters</name>
    <message>
        <source>%1 of %2 clusters are connected: %3.</source>
        <translation>%1 de %2 clústeres están a la vista: %3.</translation>
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
        <translation>%1 revisó la emergencia de %2.</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>%1 approved: %2</source>
        <translation>%1 aprobó: %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>note “%1”</source>
        <translation>nota «%1»</translation>
    </message>
    <message>
        <source>break-glass</source>
        <translation>emergencia</translation>
    </message>
    <message>
        <source>approved by %1</source>
        <translation>aprobado por %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>on behalf of %1</source>
        <translation>en nombre de %1</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>revisado</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>confirmado</translation>
    </message>
    <message>
        <source>will be sent</source>
        <translation>se enviará</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>aprobado</translation>
    </message>
    <message>
        <source>about to be sent</source>
        <translation>por enviar</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>observado</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>tiempo agotado</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>aborted</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>caducado</translation>
    </message>
    <message>
        <source>voided</source>
        <translation>anulado</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceptado</translation>
    </message>
    <message>
        <source>wave started</source>
        <translation>ola iniciada</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>reanudado</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>finalizado</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>created</source>
        <translation>creado</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>reemplazado</translation>
    </message>
    <message>
        <source>set</source>
        <translation>fijado</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>paired</source>
        <translation>vinculado</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>renombrado</translation>
    </message>
    <message>
        <source>revoked</source>
        <translation>revocado</translation>
    </message>
</context>
<context>
    <name>hp::ui::AwayReport</name>
    <message>
        <source>While you were away (%1): no change in held machines.</source>
        <translation>Durante la ausencia (%1): siguen retenidas las mismas máquinas.</translation>
    </message>
    <message>
        <source>While you were away (%1): %2, %3 new.</source>
        <translation>Durante la ausencia (%1): %2, %3 nuevas.</translation>
    </message>
    <message numerus="yes">
        <source>%n hold(s) cleared</source>
        <translation>
            <numerusform>%n retención resuelta</numerusform>
            <numerusform>%n retenciones resueltas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hp::ui::BackendDownload</name>
    <message>
        <source>The export was cancelled.</source>
        <translation>La exportación se canceló.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 no se puede escribir: %2.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>The export failed: %1.</source>
        <translation>La exportación falló: %1.</translation>
    </message>
</context>
<context>
    <name>hp::ui::BackendSet</name>
    <message>
        <source>%1: cannot be read (%2).</source>
        <translation>%1: no se puede leer (%2).</translation>
    </message>
    <message>
        <source>%1: the file contains no token.</source>
        <translation>%1: no contiene ningún token.</translation>
    </message>
    <message>
        <source>%1 is not the address of a backend, such as https://host:7480.</source>
        <translation>%1 no es la dirección de un backend, como https://host:7480.</translation>
    </message>
    <message>
        <source>The console is already connected to %1.</source>
        <translation>La consola ya está conectada a %1.</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>no existe tal archivo</translation>
    </message>
    <message>
        <source>The link is to %1, and the console is not connected to it.</source>
        <translation>El enlace lleva a %1, y la consola no está conectada a ese lugar.</translation>
    </message>
</context>
<context>
    <name>hp::ui::BulkMachines</name>
    <message>
        <source>✗ %1: no</source>
        <translation>✗ %1: no</translation>
    </message>
    <message>
        <source>? %1: unknown</source>
        <translation>? %1: desconocido</translation>
    </message>
</context>
<context>
    <name>hp::ui::BulkReview</name>
    <message>
        <source>The connection was lost before an answer came: whether the backend received it is not known.</source>
        <translation>La conexión se perdió antes de la respuesta: aquí no se sabe si el backend lo ha tomado.</translation>
    </message>
    <message>
        <source>The backend no longer has this plan; the audit has what was done.</source>
        <translation>El backend ya no tiene este plan; la auditoría dice qué se hizo.</translation>
    </message>
    <message>
        <source>The plan changed while this was open. Review it again.</source>
        <translation>El plan cambió mientras estaba abierto. Revíselo de nuevo.</translation>
    </message>
    <message>
        <source>Type the digits %1 to continue.</source>
        <translation>Teclear las cifras %1 para continuar.</translation>
    </message>
    <message>
        <source>No connection to the backend. This is as it was at %1.</source>
        <translation>Sin conexión con el backend. Así estaba a las %1.</translation>
    </message>
    <message>
        <source>The plan stops unless the connection returns in time.</source>
        <translation>El plan se detiene si la conexión no vuelve a tiempo.</translation>
    </message>
    <message>
        <source>Reading and checking each machine…</source>
        <translation>Leyendo y comprobando cada máquina…</translation>
    </message>
    <message>
        <source>Sending to the backend…</source>
        <translation>Entregando…</translation>
    </message>
    <message>
        <source>Waiting for a second person until %1.</source>
        <translation>Espera a una segunda persona hasta %1.</translation>
    </message>
    <message>
        <source>Wave %1 of %2 starts in %3.</source>
        <translation>La ola %1 de %2 empieza en %3.</translation>
    </message>
    <message>
        <source>Wave %1 of %2 is in progress.</source>
        <translation>La ola %1 de %2 está en curso.</translation>
    </message>
    <message>
        <source>%1 of %2 machines are finished: %3 observed, %4 skipped, %5 failed, %6 unknown.</source>
        <translation>%1 de %2 máquinas han terminado: %3 observadas, %4 omitidas, %5 fallidas, %6 desconocidas.</translation>
    </message>
    <message>
        <source>%1 on 1 machine</source>
        <translation>%1 en 1 máquina</translation>
    </message>
    <message>
        <source>%1 on %2 machines</source>
        <translation>%1 en %2 máquinas</translation>
    </message>
    <message>
        <source>%1 of %2 at %3</source>
        <translation>%1 de %2 en %3</translation>
    </message>
</context>
<context>
    <name>hp::ui::CalendarTimes</name>
    <message>
        <source>no machine set</source>
        <translation>sin conjunto de máquinas</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Anunciado</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>Programado</translation>
    </message>
    <message>
        <source>Scheduled, too long for its window</source>
        <translation>Programado, demasiado largo para su ventana</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Overrunning</source>
        <translation>Se excede</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloqueado</translation>
    </message>
    <message>
        <source>Needs a person</source>
        <translation>Requiere una persona</translation>
    </message>
    <message>
        <source>Failed verification</source>
        <translation>Verificación fallida</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Caducado</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>unos %1</translation>
    </message>
    <message>
        <source>at least %1: there is no history yet of %2</source>
        <translation>al menos %1: aún no hay historial de %2</translation>
    </message>
    <message>
        <source>%1; will overrun by %2</source>
        <translation>%1; se excederá en %2</translation>
    </message>
    <message>
        <source>%1; fits</source>
        <translation>%1; cabe</translation>
    </message>
    <message>
        <source>%1; usually up to %2</source>
        <translation>%1; normalmente hasta %2</translation>
    </message>
</context>
<context>
    <name>hp::ui::ClusterStanding</name>
    <message>
        <source>This cluster has no %1 (%2).</source>
        <translation>Este clúster no tiene %1 (%2).</translation>
    </message>
    <message>
        <source>You are not allowed to %1 %2 in all namespaces.</source>
        <translation>Sin permiso para %1 %2 en todos los namespaces.</translation>
    </message>
    <message>
        <source>Please grant %1 the verbs get, list, watch on %2 in %3.</source>
        <translation>Conceder a %1 los verbos get, list, watch sobre %2 en %3.</translation>
    </message>
    <message>
        <source>Holdpoint</source>
        <translation>Holdpoint</translation>
    </message>
    <message>
        <source>Needed: get, list, watch.</source>
        <translation>Necesario: get, list, watch.</translation>
    </message>
    <message>
        <source>%1: %2 Other clusters unaffected.</source>
        <translation>%1: %2 Otros clústeres no afectados.</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Reintentar ahora</translation>
    </message>
    <message>
        <source>Credentials for %1 expired %2.</source>
        <translation>Las credenciales de %1 caducaron %2.</translation>
    </message>
    <message>
        <source>Credentials for %1 expired.</source>
        <translation>Las credenciales de %1 caducaron.</translation>
    </message>
    <message>
        <source>Tried once.</source>
        <translation>Un intento.</translation>
    </message>
    <message>
        <source>Tried %1 times.</source>
        <translation>%1 intentos.</translation>
    </message>
    <message>
        <source>Last output: %1</source>
        <translation>Última salida: %1</translation>
    </message>
    <message>
        <source>Re-authenticate</source>
        <translation>Reautenticar</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, from %2 to %3. A bundle: read only, not live.</source>
        <translation>%1, de %2 a %3. Un paquete: solo lectura, no en vivo.</translation>
    </message>
    <message>
        <source>It has timelines, but no states of machines.</source>
        <translation>Contiene cronologías, no estados de máquinas.</translation>
    </message>
    <message>
        <source>This cluster serves %1 only as %2, which is not supported.</source>
        <translation>Este clúster ofrece %1 solo como %2, que no se entiende.</translation>
    </message>
    <message>
        <source>Hosts are shown raw and are read-only.</source>
        <translation>Los hosts se muestran en bruto y no se escribe nada en ellos.</translation>
    </message>
    <message>
        <source>Machines are shown raw and are read-only.</source>
        <translation>Las máquinas se muestran en bruto y no se escribe nada en ellas.</translation>
    </message>
</context>
<context>
    <name>hp::ui::ConnectionProbe</name>
    <message>
        <source>%1: the connection was closed.</source>
        <translation>%1: la conexión se cerró.</translation>
    </message>
    <message>
        <source>%1: no answer for %2 s.</source>
        <translation>%1: sin respuesta desde hace %2 s.</translation>
    </message>
    <message>
        <source>%1: sent a message that is not understood.</source>
        <translation>%1: envió algo que no es una trama.</translation>
    </message>
    <message>
        <source>%1 answered in %2 ms: version %3, signed in as %4 (%5).</source>
        <translation>%1 respondió en %2 ms: versión %3, sesión de %4 (%5).</translation>
    </message>
</context>
<context>
    <name>hp::ui::ConnectionViewModel</name>
    <message>
        <source>API server</source>
        <translation>Servidor API</translation>
    </message>
    <message>
        <source>Kubernetes</source>
        <translation>Kubernetes</translation>
    </message>
    <message>
        <source>Signed in as</source>
        <translation>Sesión de</translation>
    </message>
    <message>
        <source>Credentials</source>
        <translation>Credenciales</translation>
    </message>
    <message>
        <source>%1, until %2</source>
        <translation>%1, hasta %2</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Líder</translation>
    </message>
    <message>
        <source>this replica</source>
        <translation>esta réplica</translation>
    </message>
    <message>
        <source>not allowed: %1 %2%3</source>
        <translation>no puede %1 %2%3</translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> en %1</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identidad</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Roles</translation>
    </message>
    <message>
        <source>Can write</source>
        <translation>Puede escribir</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Consola</translation>
    </message>
    <message>
        <source>Last error</source>
        <translation>Último error</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Clúster</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Time scale</source>
        <translation>El tiempo va</translation>
    </message>
    <message>
        <source>%1 times as fast</source>
        <translation>%1 veces más rápido</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clientes</translation>
    </message>
    <message>
        <source>Data directory</source>
        <translation>Directorio de datos</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, expiry unknown</source>
        <translation>%1, no dice cuándo caduca</translation>
    </message>
    <message>
        <source>Changes dropped</source>
        <translation>Cambios descartados</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s), for slow clients</source>
        <translation>
            <numerusform>%n vez, por clientes lentos</numerusform>
            <numerusform>%n veces, por clientes lentos</numerusform>
        </translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>no se entiende</translation>
    </message>
    <message>
        <source>%1 not understood: shown raw</source>
        <translation>%1 no se entiende: se muestra en bruto</translation>
    </message>
</context>
<context>
    <name>hp::ui::DiagnosticsText</name>
    <message>
        <source># Holdpoint diagnostics</source>
        <translation># Diagnóstico de Holdpoint</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>This console</source>
        <translation>Esta consola</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>Backend</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation>Flujos</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Permisos</translation>
    </message>
</context>
<context>
    <name>hp::ui::Downloads</name>
    <message>
        <source>%1 cannot be created.</source>
        <translation>%1 no se puede crear.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 no se puede escribir: %2.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
</context>
<context>
    <name>hp::ui::ExpectedHolds</name>
    <message>
        <source>does not end</source>
        <translation>no termina</translation>
    </message>
    <message>
        <source>%1, or does not end</source>
        <translation>%1 o no termina</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
</context>
<context>
    <name>hp::ui::GatewaySession</name>
    <message>
        <source>%1: the token is not accepted (401).</source>
        <translation>%1: el token no se acepta (401).</translation>
    </message>
    <message>
        <source>%1: this identity is not allowed to connect (403).</source>
        <translation>%1: esta identidad no puede conectarse (403).</translation>
    </message>
    <message>
        <source>%1: connection refused.</source>
        <translation>%1: conexión rechazada.</translation>
    </message>
    <message>
        <source>%1: no such host.</source>
        <translation>%1: no existe el host.</translation>
    </message>
    <message>
        <source>%1: its certificate is not trusted (%2).</source>
        <translation>%1: su certificado no es de confianza (%2).</translation>
    </message>
    <message>
        <source>%1: the server closed the connection.</source>
        <translation>%1: el servidor cerró la conexión.</translation>
    </message>
    <message>
        <source>%1: no answer.</source>
        <translation>%1: sin respuesta.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: the connection was closed.</source>
        <translation>%1: la conexión se cerró.</translation>
    </message>
    <message>
        <source>%1: contains no readable certificate.</source>
        <translation>%1: no se puede leer ningún certificado.</translation>
    </message>
    <message>
        <source>%1: silent for %2 s.</source>
        <translation>%1: en silencio %2 s.</translation>
    </message>
    <message>
        <source>%1: no answer for %2 s.</source>
        <translation>%1: sin respuesta desde hace %2 s.</translation>
    </message>
    <message>
        <source>%1: sent a message that is not understood.</source>
        <translation>%1: envió algo que no es una trama.</translation>
    </message>
    <message>
        <source>%1: uses version %2 of the protocol, this console version %3.</source>
        <translation>%1: habla la versión %2 del protocolo; esta consola, la versión %3.</translation>
    </message>
    <message>
        <source>%1: paused here. Nothing is updated until you resume.</source>
        <translation>%1: en pausa aquí. No se sigue nada hasta reanudar.</translation>
    </message>
    <message>
        <source>Nothing was sent: you are viewing the past. Go back to now (Esc), then act.</source>
        <translation>No se envió nada: lo que se muestra ya pasó. Vuelva al presente (Esc) y actúe entonces.</translation>
    </message>
</context>
<context>
    <name>hp::ui::HandoverSheet</name>
    <message>
        <source>None.</source>
        <translation>Ninguna.</translation>
    </message>
    <message>
        <source>| P | Machine | What | Since | Remark |</source>
        <translation>| P | Máquina | Qué | Desde | Nota |</translation>
    </message>
    <message>
        <source># Shift handover: %1</source>
        <translation># Relevo de turno: %1</translation>
    </message>
    <message>
        <source>%1, by %2.</source>
        <translation>%1, por %2.</translation>
    </message>
    <message>
        <source>Alarms in the last 24 h: %1 (P1 %2, P2 %3, P3 %4); in the last hour: %5.</source>
        <translation>Alarmas en las últimas 24 h: %1 (P1 %2, P2 %3, P3 %4); en la última hora: %5.</translation>
    </message>
    <message>
        <source>Alarms are flooding since %1.</source>
        <translation>Avalancha de alarmas desde %1.</translation>
    </message>
    <message>
        <source>Unacknowledged</source>
        <translation>Sin confirmar</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>Confirmado</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Shelved</source>
        <translation>Aplazadas</translation>
    </message>
    <message>
        <source>until %1 by %2: %3</source>
        <translation>hasta %1 por %2: %3</translation>
    </message>
</context>
<context>
    <name>hp::ui::HoldsTable</name>
    <message>
        <source>without an owner</source>
        <translation>sin dueño</translation>
    </message>
    <message>
        <source>no cluster</source>
        <translation>sin clúster</translation>
    </message>
    <message>
        <source>no budget</source>
        <translation>sin presupuesto</translation>
    </message>
    <message>
        <source>no rack</source>
        <translation>sin rack</translation>
    </message>
    <message>
        <source>no maintenance</source>
        <translation>sin mantenimiento</translation>
    </message>
</context>
<context>
    <name>hp::ui::HoldsViewModel</name>
    <message>
        <source>1 hook is armed</source>
        <translation>1 hook está armado</translation>
    </message>
    <message>
        <source>%1 hooks are armed</source>
        <translation>%1 hooks están armados</translation>
    </message>
    <message>
        <source>on 1 machine.</source>
        <translation>en 1 máquina.</translation>
    </message>
    <message>
        <source>on %1 machines.</source>
        <translation>en %1 máquinas.</translation>
    </message>
    <message>
        <source>Last hold cleared %1 ago.</source>
        <translation>Última retención resuelta hace %1.</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>Comprobado: %1.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 at %2: %3.</source>
        <translation>%1 en %2: %3.</translation>
    </message>
    <message>
        <source>Owner %1</source>
        <translation>Dueño %1</translation>
    </message>
    <message>
        <source>Usually %1, nearly always within %2 (%3 earlier)</source>
        <translation>Suele ser %1, casi siempre en %2 (%3 previas)</translation>
    </message>
    <message>
        <source>No history yet; limit %1</source>
        <translation>Aún sin historial; puede tardar %1</translation>
    </message>
    <message>
        <source>No history yet, no limit</source>
        <translation>Aún sin historial y sin límite</translation>
    </message>
    <message>
        <source>Seen in %1</source>
        <translation>Visto en %1</translation>
    </message>
    <message>
        <source>- %1 waits at %2 for %3 (owner %4), since %5, %6.</source>
        <translation>- %1 espera en %2 a %3 (dueño %4), desde %5, %6.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>%1: these machines wait for you. When will you release them, or may we?</source>
        <translation>%1: estas máquinas esperan por ustedes. ¿Cuándo las liberan, o podemos hacerlo nosotros?</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>Sin dueño</translation>
    </message>
</context>
<context>
    <name>hp::ui::HostsTable</name>
    <message>
        <source>1 hold</source>
        <translation>1 retención</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 retenciones</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 error</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 errores</translation>
    </message>
</context>
<context>
    <name>hp::ui::IcsFile</name>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 no es un archivo.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>%1 is larger than 5 MiB.</source>
        <translation>%1 supera los 5 MiB.</translation>
    </message>
</context>
<context>
    <name>hp::ui::KeyMap</name>
    <message>
        <source>No action %1.</source>
        <translation>No hay ninguna acción %1.</translation>
    </message>
    <message>
        <source>%1 is not a key.</source>
        <translation>%1 no es una tecla.</translation>
    </message>
    <message>
        <source>Esc closes and cancels; it cannot be reassigned.</source>
        <translation>Esc cierra y cancela; no se puede asignar a otra cosa.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <translation>%1 pertenece a «%2».</translation>
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
        <translation>sin zona</translation>
    </message>
    <message>
        <source>no role</source>
        <translation>sin rol</translation>
    </message>
    <message>
        <source>no set</source>
        <translation>sin set</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>no region</source>
        <translation>sin región</translation>
    </message>
    <message>
        <source>no rack</source>
        <translation>sin rack</translation>
    </message>
    <message>
        <source>nothing holds</source>
        <translation>nada retiene</translation>
    </message>
    <message>
        <source>no cluster</source>
        <translation>sin clúster</translation>
    </message>
</context>
<context>
    <name>hp::ui::MachineViewModel</name>
    <message>
        <source>%1, %2: %3 When will you release it, or may we?</source>
        <translation>%1, %2: %3 ¿Cuándo la liberan, o podemos hacerlo nosotros?</translation>
    </message>
</context>
<context>
    <name>hp::ui::MergedCluster</name>
    <message>
        <source>%1 was last seen %2</source>
        <translation>%1 se vio por última vez %2</translation>
    </message>
    <message>
        <source>%1 is not connected</source>
        <translation>%1 no está conectado</translation>
    </message>
    <message>
        <source>%1 does not serve its machines</source>
        <translation>%1 no muestra sus máquinas</translation>
    </message>
    <message>
        <source>%1 is being loaded</source>
        <translation>%1 se está cargando</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>No conectado</translation>
    </message>
    <message>
        <source>%1 serves machines or hosts in an unsupported version</source>
        <translation>%1 ofrece máquinas u hosts en una versión que no se entiende</translation>
    </message>
</context>
<context>
    <name>hp::ui::NoticeBus</name>
    <message>
        <source>Show in Holdpoint</source>
        <translation>Mostrar en Holdpoint</translation>
    </message>
</context>
<context>
    <name>hp::ui::OverrideReview</name>
    <message>
        <source>The connection was lost before an answer came: whether the backend received it is not known.</source>
        <translation>La conexión se perdió antes de la respuesta: aquí no se sabe si el backend lo ha tomado.</translation>
    </message>
    <message>
        <source>It was not aborted. %1</source>
        <translation>No se abortó. %1</translation>
    </message>
    <message>
        <source>The checks changed while this was open. Review them again.</source>
        <translation>Las comprobaciones cambiaron mientras estaba abierto. Ver de nuevo.</translation>
    </message>
    <message>
        <source>The backend did not receive it: nothing was sent.</source>
        <translation>El backend no lo recibió: no se envió nada.</translation>
    </message>
    <message>
        <source>Nothing was sent. %1</source>
        <translation>No se envió nada. %1</translation>
    </message>
    <message>
        <source>Checked: it can still be done, so it was not done. Review it again before you repeat it.</source>
        <translation>Comprobado: aún se puede hacer, así que no se hizo. Revisarlo de nuevo antes de repetirlo.</translation>
    </message>
    <message>
        <source>Checked: %1</source>
        <translation>Comprobado: %1</translation>
    </message>
    <message>
        <source>The server accepted it in a dry run; nothing was stored.</source>
        <translation>El servidor lo aceptó en una simulación; no se guardó nada.</translation>
    </message>
    <message>
        <source>The server refused it in a dry run: %1</source>
        <translation>El servidor lo rechazó en una simulación: %1</translation>
    </message>
    <message>
        <source>No dry run was made.</source>
        <translation>No se hizo ningún ensayo.</translation>
    </message>
    <message>
        <source>The object was replaced by another of the same name while this was open. Review it again.</source>
        <translation>El objeto fue sustituido entretanto por otro con el mismo nombre. Vuelva a revisarlo.</translation>
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
        <translation>%1, pedido por %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>%1: the backend no longer knows it; the audit has the outcome.</source>
        <translation>%1: el backend ya no la conoce; la auditoría dice cómo terminó.</translation>
    </message>
    <message>
        <source>%1: still in progress.</source>
        <translation>%1: todavía en curso.</translation>
    </message>
    <message>
        <source>Read-only: requires the role operator.</source>
        <translation>Se puede ver, no actuar: hace falta el rol operator.</translation>
    </message>
    <message>
        <source>%1, started by %2</source>
        <translation>%1, iniciado por %2</translation>
    </message>
</context>
<context>
    <name>hp::ui::PaletteModel</name>
    <message>
        <source>Open the link</source>
        <translation>Abrir el enlace</translation>
    </message>
    <message>
        <source>gone since %1</source>
        <translation>ausente desde %1</translation>
    </message>
</context>
<context>
    <name>hp::ui::PendingCommands</name>
    <message>
        <source>Nothing was sent: the backend takes at most 64 KiB at a time.</source>
        <translation>No se envió nada: el backend acepta como mucho 64 KiB a la vez.</translation>
    </message>
    <message>
        <source>Nothing was sent: there is no connection to the backend.</source>
        <translation>No se envió nada: no hay conexión con el backend.</translation>
    </message>
</context>
<context>
    <name>hp::ui::RenderedDocument</name>
    <message>
        <source>The picture of the lanes is in the exported file.</source>
        <translation>La imagen de los carriles está en el archivo exportado.</translation>
    </message>
    <message>
        <source>The preview ends here; the exported file has all of it.</source>
        <translation>La vista previa termina aquí; el archivo exportado lo contiene todo.</translation>
    </message>
</context>
<context>
    <name>hp::ui::Replay</name>
    <message>
        <source>You are viewing the past: Esc returns to now.</source>
        <translation>Lo que se muestra ya pasó: Esc vuelve al presente.</translation>
    </message>
</context>
<context>
    <name>hp::ui::SavedViews</name>
    <message>
        <source>Enter a name.</source>
        <translation>Escriba un nombre.</translation>
    </message>
    <message>
        <source>There are already %1 views: remove one first.</source>
        <translation>Ya hay %1 vistas: quite una primero.</translation>
    </message>
    <message>
        <source>Another view has the name %1.</source>
        <translation>Otra vista tiene el nombre %1.</translation>
    </message>
</context>
<context>
    <name>hp::ui::SelfTest</name>
    <message>
        <source>no fleet arrived</source>
        <translation>no llegó ninguna flota</translation>
    </message>
    <message>
        <source>no machine reached the screen</source>
        <translation>ninguna máquina llegó a la pantalla</translation>
    </message>
    <message>
        <source>the page of %1 was not filled</source>
        <translation>la página de %1 no se llenó</translation>
    </message>
    <message>
        <source>the connection page was not filled</source>
        <translation>la página de conexión no se llenó</translation>
    </message>
</context>
<context>
    <name>hp::ui::ShotSeries</name>
    <message>
        <source>%1: its data did not arrive</source>
        <translation>%1: sus datos no llegaron</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 no se puede escribir</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a page: use fleet, machine:&lt;namespace&gt;/&lt;name&gt;, review:&lt;namespace&gt;/&lt;name&gt;, holds, power, calendar, incidents, audit, alarms, settings, palette, keys or kiosk, with -dark or -contrast after the name</source>
        <translation>&quot;%1&quot; no es una página: usar fleet, machine:&lt;namespace&gt;/&lt;name&gt;, review:&lt;namespace&gt;/&lt;name&gt;, holds, power, calendar, incidents, audit, alarms, settings, palette, keys o kiosk, con -dark o -contrast tras el nombre</translation>
    </message>
</context>
<context>
    <name>hp::ui::Simulator</name>
    <message>
        <source>Simulate replacement…</source>
        <translation>Simular reemplazo…</translation>
    </message>
    <message>
        <source>Simulate upgrade of %1…</source>
        <translation>Simular actualización de %1…</translation>
    </message>
    <message>
        <source>Simulate retirement of rack %1…</source>
        <translation>Simular retirada del rack %1…</translation>
    </message>
    <message>
        <source>Simulate retirement…</source>
        <translation>Simular retirada…</translation>
    </message>
    <message>
        <source>Simulate…</source>
        <translation>Simular…</translation>
    </message>
    <message>
        <source>Simulation: replace %1</source>
        <translation>Simulación: reemplazar %1</translation>
    </message>
    <message>
        <source>Simulation: upgrade %1</source>
        <translation>Simulación: actualizar %1</translation>
    </message>
    <message>
        <source>Simulation: maintenance in %1</source>
        <translation>Simulación: mantenimiento en %1</translation>
    </message>
    <message>
        <source>Simulation: retire rack %1</source>
        <translation>Simulación: retirar el rack %1</translation>
    </message>
    <message>
        <source>Simulation: retire %1</source>
        <translation>Simulación: retirar %1</translation>
    </message>
    <message>
        <source>Does not end</source>
        <translation>No termina</translation>
    </message>
    <message>
        <source>Ends after %1, between %2 and %3 (p5 to p95)</source>
        <translation>Termina tras %1, entre %2 y %3 (p5 a p95)</translation>
    </message>
    <message>
        <source>Ends after %1, at least %2 (p5)</source>
        <translation>Termina tras %1, al menos %2 (p5)</translation>
    </message>
    <message>
        <source>1 of %1 runs does not end</source>
        <translation>1 de %1 ejecuciones sin fin</translation>
    </message>
    <message>
        <source>%1 of %2 runs do not end</source>
        <translation>%1 de %2 ejecuciones sin fin</translation>
    </message>
    <message>
        <source>%1: held by %2</source>
        <translation>%1: retenidas por %2</translation>
    </message>
    <message>
        <source>Surge: none, as many machines run all the time</source>
        <translation>Máquinas extra: ninguna, siempre funciona el mismo número</translation>
    </message>
    <message>
        <source>Surge: 1 machine, if as many as now must run all the time</source>
        <translation>Máquinas extra: 1, si siempre deben funcionar tantas como ahora</translation>
    </message>
    <message>
        <source>Surge: %1 machines, if as many as now must run all the time</source>
        <translation>Máquinas extra: %1, si siempre deben funcionar tantas como ahora</translation>
    </message>
</context>
<context>
    <name>hp::ui::TimelineView</name>
    <message>
        <source>Nothing changed for %1. Click to fold it.</source>
        <translation>Nada cambió durante %1. Un clic lo pliega.</translation>
    </message>
    <message>
        <source>Nothing changed for %1, %2 to %3. Click to open it.</source>
        <translation>Nada cambió durante %1, de %2 a %3. Un clic lo abre.</translation>
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
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
</context>
</TS>
