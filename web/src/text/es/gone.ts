export default {
  'gone.left.title': 'Has salido de la mesa',
  'gone.left.text': 'Tu asiento queda libre para otra persona. Con el mismo enlace puedes volver.',
  'gone.removed.title': 'Te han expulsado de la mesa',
  'gone.removed.text':
    'Has perdido tu asiento y no puedes volver hasta que quien está al mando te deje entrar. Si ha sido un error, habla con esa persona.',
  'gone.closed.title': 'Esta mesa está cerrada',
  'gone.closed.text': 'Las mesas se cierran cuando llevan un rato sin nadie. Abre otra y comparte su enlace.',
  'gone.no_such_table.title': 'No existe la mesa {code}',
  'gone.no_such_table.text':
    'Puede que se haya cerrado o que el código esté mal escrito. Los códigos nunca llevan 0, O, 1, I ni L.',
  'gone.table_full.title': 'La mesa está llena',
  'gone.table_full.text':
    'Ya hay cuarenta personas, contando al público. Pide a alguien que te haga sitio o abre tu propia mesa.',
  'gone.table_locked.title': 'La mesa está bloqueada',
  'gone.table_locked.text':
    'Ahora mismo no puede entrar nadie más. Pide a quien está al mando que la desbloquee y vuelve a intentarlo.',
  'gone.kept_out.title': 'Te han sacado de la mesa',
  'gone.kept_out.text':
    'No puedes volver a esta mesa hasta que quien está al mando te deje entrar. Si ha sido un error, habla con esa persona.',
  'gone.banned.title': 'Te han vetado en este servidor',
  'gone.banned.text':
    'Si crees que es un error, escribe a quien lleva este servidor. Puedes seguir practicando, y tus partidas terminadas se quedan como están.',
  'gone.server_full.title': 'El servidor está lleno',
  'gone.server_full.text':
    'Ahora mismo hay demasiada gente jugando. Inténtalo dentro de unos minutos. Mientras tanto puedes practicar.',
  'gone.name_not_allowed.title': 'No se puede usar ese nombre',
  'gone.name_not_allowed.text': 'Usa de 1 a 24 caracteres visibles.',
  'gone.old_page.title': 'Hay una versión nueva',
  'gone.old_page.text':
    'El servidor se ha actualizado desde que cargaste la página. Recárgala para seguir. Tu asiento está a salvo.',
  'gone.refused.title': 'No has podido entrar',
  'gone.refused.text':
    'El servidor no te ha dejado entrar y esta página no sabe por qué. Inténtalo otra vez en un momento.',
  'gone.replaced.title': 'Estás jugando en otra pestaña',
  'gone.replaced.text': 'Has abierto esta mesa en otra ventana u otro dispositivo. Solo se puede jugar desde un sitio.',
  'gone.replaced.back': 'Recuperar el asiento',
  'gone.restarting.title': 'El servidor se está reiniciando',
  'gone.restarting.text': 'Tu partida está guardada. La conexión volverá sola.',
  'gone.offline.title': 'Sin conexión',
  'gone.offline.text':
    'No hay conexión con el servidor. La página sigue intentándolo. Mientras tanto puedes practicar.',
  'gone.nowhere.title': 'Detrás de esta puerta no hay nada',
  'gone.nowhere.text': 'No encontramos «{path}» en este centro comercial. Revisa que la dirección esté bien escrita.',
  'gone.engine.title': 'No se han cargado las reglas',
  'gone.engine.text':
    'Falta una parte de la página o tu navegador es demasiado antiguo. Muchas veces basta con recargar.',
  'gone.broken.title': 'Algo se ha roto en esta página',
  'gone.broken.text': 'Es culpa nuestra. Recarga la página: tu asiento y tu partida están a salvo en el servidor.',
  'gone.home': 'Inicio',
  'gone.again': 'Reintentar',
  'gone.reload': 'Recargar',
  'gone.rejoin': 'Volver a entrar',
  'gone.open': 'Abrir otra mesa',
  'gone.practice': 'Practicar',
  'missing.title': 'Esta parte no se ha cargado',
  'missing.text':
    'Puede que haya una versión nueva o que no tengas conexión. Si estás jugando, tu asiento está a salvo.',
};
