export default {
  'stage.intro': 'Para empezar',
  'stage.mix': 'Tu propia mezcla',
  'stage.mix.about':
    'Añade módulos en este orden o en cualquier otro. Las ayudas lo hacen más fácil; los desafíos, más difícil.',
  'stage.mix.none': 'Elige al menos un módulo.',
  'stage.mix.upto': 'Módulos del 1 al {number}',
  'stage.mix.all': 'Los trece',
  'stage.mix.count': '{challenges} de 6 desafíos, {helpers} de 7 ayudas',
  'stage.mix.level.easy': 'Una noche tranquila',
  'stage.mix.level.fair': 'Un duelo igualado',
  'stage.mix.level.tough': 'Duro',
  'stage.mix.level.merciless': 'Sin piedad',
  'stage.mix.guards': 'Guardias de refuerzo',
  'stage.mix.wide': 'Añadir las losetas de la 13 a la 24',
  'stage.mix.wide.note': 'El centro comercial crece mucho. No se recomienda.',
  'stage.mix.closed': 'Loseta 8* en vez de la 8',
  'stage.mix.closed.note':
    'Paredes por todas partes: solo se entra por conductos y brechas. Tiene una bola de cristal y un código.',
  'stage.mix.rules': 'Reglas en vigor',
  'stage.mix.rules.usual': 'todas las reglas permanentes',
  'stage.mix.kept': 'La mesa sigue con la última elección válida.',
  'stage.flaw.ModuleNeedsAModule.M5':
    'La sala de guardia necesita algo que atrape héroes: añade el guardia, el observador, los refuerzos o el sensor.',
  'stage.flaw.ModuleNeedsAModule.M12': 'La sala de control mueve guardias: añade el guardia o los refuerzos.',
  'stage.flaw.ModuleNeedsTheVortex.M12':
    'La sala de control usa el vórtice, que en el escenario 16 está fuera de servicio.',

  'stage.hardcore': 'Modo extremo',
  'stage.hardcore.earned': 'Objetivo extremo cumplido.',
  'stage.hardcore.missed': 'Partida ganada, pero sin el objetivo extremo.',
  'stage.won': 'Objetivo cumplido, y nadie ha visto nada.',
  'stage.goal': 'Objetivo',
  'stage.goal.usual': 'Los cuatro héroes: objetos, robo, salidas.',
  'stage.goal.half': 'A mitad de camino',
  'stage.goal.hide': 'Ocultar el objetivo',
  'stage.goal.show': 'Mostrar el objetivo',
  'stage.modules': 'En juego',
  'stage.practice': 'Tutoriales de Maximum Security',
  'stage.practice.text':
    'Partidas cortas, cada una con su objetivo, y las partidas completas. En solitario o con cómplices, también sin conexión.',
};
