export default {
  'scenario.number': 'Escenario {number}',
  'scenario.campaign': 'La campaña',
  'scenario.campaign.about':
    'Siete golpes, cada uno con un truco nuevo. No hay nada bloqueado: repite o salta los que quieras.',
  'scenario.challenges': 'Los desafíos',
  'scenario.challenges.about': 'Todo lo aprendido, con una sola cosa distinta. En cualquier orden, de 12 a 24 losetas.',
  'scenario.own': 'Escenario a medida',
  'scenario.before': 'Antes de empezar',
  'scenario.new': 'Novedad',

  'goal.title': 'Objetivo',
  'goal.items.own': 'Cada héroe en el objeto de su color',
  'goal.items.foreign': 'Cada héroe en un objeto de otro color',
  'goal.theft': 'Robarlo todo',
  'goal.exits.one': 'Todos por la salida morada',
  'goal.exits.own': 'Cada cual por la salida de su color',
  'goal.exits.foreign': 'Cada cual por una salida de otro color',

  'scenario.S1.title': 'El primer golpe',
  'scenario.S1.new': 'Los cuatro héroes escapan por la misma salida, la morada.',
  'scenario.S1.before':
    'Lleva a los cuatro héroes a los objetos de su color, roba y sácalos por la salida morada. Es un centro comercial pequeño, de nueve losetas. En esta partida se puede acordar hablar todo el tiempo.',
  'scenario.S2.title': 'A cada cual su puerta',
  'scenario.S2.new': 'Cada héroe escapa por la salida de su color.',
  'scenario.S2.before':
    'Ahora hay cuatro salidas y cada héroe solo puede usar la de su color. El mazo tiene tres losetas más. A partir de aquí nadie habla hasta que se gire el reloj.',
  'scenario.S3.title': 'Cambio de turno',
  'scenario.S3.new': 'Cada vez que se gira el reloj, las losetas de acción pasan al asiento de la izquierda.',
  'scenario.S3.before':
    'Cada vez que se gira el reloj, tu loseta de acción va a la persona de tu izquierda y recibes la de tu derecha. Mira tus nuevas acciones antes de que alguien mueva. Mientras nadie actúe, se puede hablar.',
  'scenario.S4.title': 'Rendijas y susurros',
  'scenario.S4.new': 'El enano se cuela por las paredes naranjas. Cuando explora el elfo, se puede hablar.',
  'scenario.S4.before':
    'Los huecos de las paredes naranjas son puertas para el enano y paredes para los demás. Cuando se explora con el elfo, se puede hablar hasta la siguiente acción. En total hay catorce losetas.',
  'scenario.S5.title': 'La bola de cristal',
  'scenario.S5.new': 'Desde una bola de cristal, la maga añade hasta dos losetas en cualquier sitio.',
  'scenario.S5.before':
    'Mientras la maga está en una bola de cristal, quien explora puede añadir hasta dos losetas en bordes sin explorar de cualquier color. Cada bola sirve una vez. Se empieza por la otra cara de la loseta 1, sin vórtices. La loseta 15, con la primera bola, sale la primera.',
  'scenario.S6.title': 'Sonríe a la cámara',
  'scenario.S6.new': 'Dos cámaras activas bloquean las casillas de reloj. El bárbaro las apaga.',
  'scenario.S6.before':
    'Mientras haya dos cámaras activas, nadie puede entrar en una casilla de reloj. El bárbaro deja una cámara fuera de servicio al pararse en ella. Dos de las diecisiete losetas tienen cámara.',
  'scenario.S7.title': 'Todas las miradas en ti',
  'scenario.S7.new': 'Cuatro cámaras y ninguna regla nueva. Con más losetas, hasta 24, si te atreves.',
  'scenario.S7.before':
    'Todo lo aprendido, con cuatro cámaras y al menos diecinueve losetas. La loseta 1 puede ir por cualquier cara. En cuanto aparecen dos cámaras, las casillas de reloj quedan bloqueadas hasta que quede activa una como mucho.',

  'scenario.S8.title': 'Cartas sobre la mesa',
  'scenario.S8.new': 'El mazo está boca arriba: siempre se ve la siguiente loseta.',
  'scenario.S8.before':
    'Todo el equipo ve qué loseta viene después. Piensa antes de explorar: ¿dónde conviene? Quien explora lo decide al elegir el héroe.',
  'scenario.S9.title': 'A la orden',
  'scenario.S9.new': 'Una persona no tiene loseta de acción, pero es la única que puede usar el peón rojo.',
  'scenario.S9.before':
    'De tres a nueve personas. Quien lidera no tiene acciones, solo el peón rojo y una buena mirada. Quien recibe el peón no puede pasarlo. Con cada giro se mueven las losetas de acción, así que también cambia quién lidera.',
  'scenario.S10.title': 'Bolsas cambiadas',
  'scenario.S10.new': 'Se roban objetos de otro color y se escapa por salidas de otro color.',
  'scenario.S10.before':
    'Para robar, cada héroe tiene que estar en un objeto que no sea de su color. Después, cada héroe escapa por una salida que no sea de su color y se queda en ella. En cada salida cabe un héroe: hay que repartirlas bien.',
  'scenario.S11.title': 'En obras',
  'scenario.S11.new': 'Hasta el robo, cada giro quita dos losetas del centro comercial.',
  'scenario.S11.before':
    'Tras cada giro anterior al robo hay que quitar dos losetas mientras la arena sigue corriendo. Solo sirven las vacías que no aíslan nada, y nunca la 1. Si no hay dos que se puedan quitar, la partida está perdida. Las quitadas vuelven al fondo del mazo.',
  'scenario.S12.title': 'Solo gestos',
  'scenario.S12.new': 'Cuando normalmente se podría hablar, solo valen los gestos.',
  'scenario.S12.before':
    'Tras un giro, o cuando explora el elfo, vale cualquier gesto, pero nada de hablar ni escribir. Es el momento de acordar algunas señas: luego no habrá palabras.',
  'scenario.S13.title': 'Dos dimensiones',
  'scenario.S13.new': 'Dos centros comerciales que nunca se tocan. Solo los une el vórtice.',
  'scenario.S13.before':
    'El enano y el elfo empiezan en la loseta 1; el bárbaro y la maga, en la 3, en la otra dimensión. Para cruzar, un héroe va de un vórtice de su color a otro del otro lado. Los cuatro nunca pueden estar en la misma dimensión. El mazo está boca arriba.',
  'scenario.S14.title': 'Ni una palabra',
  'scenario.S14.new': 'No se habla nunca. Quedan la mirada y el peón rojo.',
  'scenario.S14.before':
    'Esta vez no hay giro ni elfo que permita hablar. Quedan los ojos y el peón rojo. Si hay algo que decir, que sea ahora.',
  'scenario.S15.title': 'Solo con la mirada',
  'scenario.S15.new': 'Ni palabras ni peón rojo. Solo queda la mirada.',
  'scenario.S15.before':
    'Más silencio no cabe: no se habla nunca y el peón rojo se queda en la caja. Solo queda la mirada. Si hay algo que decir, que sea ahora.',
  'scenario.S16.title': 'A pie',
  'scenario.S16.new': 'El vórtice está fuera de servicio toda la partida.',
  'scenario.S16.before':
    'Nadie puede usar el vórtice, desde el primer momento. Las distancias se hacen largas y las escaleras mecánicas valen oro. Que ningún héroe se quede perdido en la otra punta.',
  'scenario.S17.title': 'Guarda las distancias',
  'scenario.S17.new': 'Nunca dos héroes en la misma loseta, salvo en la 1.',
  'scenario.S17.before':
    'Una loseta con un héroe está cerrada para los demás, incluso para pasar. Solo en la loseta 1 caben todos. Los héroes que llegan a su salida se quedan en ella y siguen cerrando su loseta, así que hay que pensar quién sale primero.',
};
