import type { AroundKey } from '../around';

export default {
  'around.title': 'Attorno a uno schermo',
  'around.text':
    'Da due a quattro persone davanti a un computer o attorno a un tablet. Ognuna ha il suo posto e la sua tessera azione.',
  'around.people': 'Persone',
  'around.player': 'Posto {number}',
  'around.device.left': 'tasti a sinistra',
  'around.device.right': 'tasti a destra',
  'around.device.numbers': 'tastierino numerico',
  'around.device.pad': 'gamepad {number}',
  'around.devices.note':
    'I gamepad sono numerati nell’ordine in cui li collegate. Premete un pulsante di ognuno per svegliarlo. Ogni tasto si può cambiare durante la partita.',
  'around.mates': 'I complici prendono gli altri posti.',
  'around.no_mates': 'Nessun complice: tutti i posti sono vostri.',
  'around.start': 'Prepara il centro commerciale',
  'around.stays':
    'Queste partite restano in questo browser. Contano in «Le tue partite», segnate come giocate attorno a uno schermo, e non arrivano nel Grande Libro di nessun server.',
  'around.ready': 'Ci siamo?',
  'around.ready.text':
    'Cercate qui sotto il vostro numero, le vostre azioni e i vostri tasti. La sabbia aspetta finché non iniziate.',
  'around.begin': 'Inizia il colpo',
  'around.choose': 'Sinistra o destra per scegliere, {key} per confermare.',
  'around.neighbour': 'Sinistra o destra: davanti a chi?',
  'around.confirm': 'Conferma',
  'around.keys.change': 'Cambia i tasti: {name}',
  'around.keys.pad': 'Questi pulsanti valgono per tutti i gamepad. Con la levetta si cammina sempre.',
  'around.keys.press': 'Premi adesso',
  'around.keys.clash': 'Usato due volte',
  'around.hands': 'Con che cosa giocate',
  'around.hands.keys': 'tasti e gamepad',
  'around.hands.touch': 'tablet sul tavolo',
  'around.touch.note':
    'Posate il tablet sul tavolo, in mezzo a voi. Ogni persona ha il suo lato. Premete una vostra azione e poi un eroe, oppure trascinate l’azione sull’eroe o su una casella.',
  'around.touch.hero': 'Per quale eroe?',
  'around.touch.place': 'Tocca il punto nel centro commerciale.',
  'around.touch.neighbour': 'Spingila davanti a qualcuno.',
  'around.touch.unclear': 'Di chi è quel dito? Trascina la tua azione.',
  'around.touch.turn': 'Ruota il centro commerciale',
  'around.ready.touch':
    'Ogni persona ha il suo lato: premete un’azione e un eroe, oppure trascinate l’azione sull’eroe. La sabbia aspetta finché non iniziate.',
} as const satisfies Readonly<Record<AroundKey, string>>;
