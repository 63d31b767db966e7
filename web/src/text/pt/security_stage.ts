// O que as telas dizem sobre a expansão: escolha, sala de espera, objetivos, final.
export default {
  'refusal.NoTeammatesHere': 'Os cúmplices ainda não sabem jogar Maximum Security. Remova-os primeiro.',

  'stage.intro': 'Para começar',
  'stage.mix': 'Sua própria combinação',
  'stage.mix.about': 'Adicionem módulos nesta ordem ou em qualquer outra. Ajudas facilitam, desafios complicam.',
  'stage.mix.none': 'Escolha pelo menos um módulo.',
  'stage.mix.upto': 'Módulos 1 a {number}',
  'stage.mix.all': 'Todos os treze',
  'stage.mix.count': '{challenges} de 6 desafios, {helpers} de 7 ajudas',
  'stage.mix.level.easy': 'Uma noite tranquila',
  'stage.mix.level.fair': 'Jogo equilibrado',
  'stage.mix.level.tough': 'Dureza',
  'stage.mix.level.merciless': 'Sem piedade',
  'stage.mix.guards': 'Guardas de reforço',
  'stage.mix.wide': 'Incluir as peças 13 a 24',
  'stage.mix.wide.note': 'O shopping fica muito maior. Não recomendamos.',
  'stage.mix.closed': 'Peça 8* no lugar da peça 8',
  'stage.mix.closed.note':
    'Paredes por todos os lados: só dá para entrar por dutos e brechas. Tem uma bola de cristal e um código.',
  'stage.mix.rules': 'Regras em vigor',
  'stage.mix.rules.usual': 'todas as regras permanentes',
  'stage.mix.kept': 'A mesa ainda está com a última escolha que funcionou.',
  'stage.flaw.ModuleNeedsAModule.M5':
    'A sala da guarda precisa de algo que pegue heróis: inclua o guarda, o observador, os reforços ou o sensor.',
  'stage.flaw.ModuleNeedsAModule.M12': 'A sala de controle move guardas: inclua o guarda ou os reforços.',
  'stage.flaw.ModuleNeedsTheVortex.M12': 'A sala de controle usa o vórtice, que está fora de serviço no cenário 16.',

  'stage.hardcore': 'Modo hardcore',
  'stage.hardcore.earned': 'Objetivo hardcore cumprido.',
  'stage.hardcore.missed': 'Vocês venceram, mas sem o objetivo hardcore.',
  'stage.won': 'Vocês cumpriram o objetivo, e ninguém viu nada.',
  'stage.goal': 'Objetivo',
  'stage.goal.usual': 'Os quatro heróis: itens, roubo, saídas.',
  'stage.goal.half': 'Meio caminho andado',
  'stage.goal.hide': 'Esconder o objetivo',
  'stage.goal.show': 'Mostrar o objetivo',
  'stage.modules': 'Em jogo',
  'stage.no_teammates':
    'Os cúmplices ainda não sabem jogar Maximum Security. Se alguém sair, só pessoas podem pegar o lugar.',
  'stage.practice': 'Tutoriais de Maximum Security',
  'stage.practice.text': 'Partidas curtas, cada uma com seu objetivo. Solo e offline, sem dicas.',
} as const;
