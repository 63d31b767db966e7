export default {
  'report.title': 'Informar de un error',
  'report.words': '¿Qué ha pasado?',
  'report.words.placeholder': 'Qué hiciste, qué esperabas y qué pasó en realidad.',
  'report.what':
    'El informe incluye la versión, tu navegador, los últimos errores y la partida tal como se vio en la mesa. No incluye nombres ni el código de la mesa.',
  'report.where':
    'No se envía nada. Guarda el archivo o copia el texto y dáselo a quien lleva este servidor o al proyecto.',
  'report.save': 'Guardar como archivo',
  'report.copy': 'Copiar el texto',
  'report.copied': 'Informe copiado',
  'report.by_hand': 'Para copiar hace falta HTTPS. Selecciona el texto y cópialo a mano.',
  'report.show': 'Ver el informe completo',
};
