import { tell, type Chapter } from '../../rule_book';

const security_questions: Chapter = {
  id: 'security_questions',
  title: 'Perguntas sobre a expansão',
  lead: 'As dúvidas que surgem quando as luzes se acendem.',
  articles: [
    {
      id: 'q_guard_who',
      title: 'Quem move os guardas?',
      paragraphs: [
        tell(
          'Vocês. Quem tem a seta certa pode mover um guarda, como se fosse um herói. Eles nunca se movem sozinhos.',
          'M1-3',
        ),
      ],
    },
    {
      id: 'q_guard_corner',
      title: 'Um herói pode cortar um canto da peça do guarda?',
      paragraphs: [tell('Não. A peça inteira é vigiada, e passar é tão ruim quanto parar.', 'M1-2', 'R-1')],
    },
    {
      id: 'q_guard_block',
      title: 'Podemos estacionar um guarda em um item ou em uma saída?',
      paragraphs: [tell('Sim. Ele não aciona nada, mas ninguém mais pode ficar ali.', 'M1-4')],
    },
    {
      id: 'q_guard_timer',
      title: 'Um guarda em um espaço de ampulheta vira a ampulheta?',
      paragraphs: [tell('Não. Só os heróis acionam os espaços.', 'M1-4')],
    },
    {
      id: 'q_token_talk',
      title: 'Usar um marcador encerra a conversa?',
      paragraphs: [
        tell(
          'Marcadores antiestresse, não. Colocar um duto ou uma brecha, telecinese e feitiços, sim: são ações.',
          'R-14',
        ),
      ],
    },
    {
      id: 'q_token_passing',
      title: 'As fichas de ação passam depois do marcador de ampulheta?',
      paragraphs: [
        tell(
          'Sim. Os feitiços também acabam, e a sala da guarda é reorganizada. É uma virada como qualquer outra.',
          'R-35',
          'M2-2',
        ),
      ],
    },
    {
      id: 'q_shaft_action',
      title: 'Precisamos de uma ação para usar um duto?',
      paragraphs: [
        tell(
          'Não. Qualquer pessoa pode levar um herói de uma ponta à outra. Mas isso encerra a conversa.',
          'M3-2',
          'R-26',
        ),
      ],
    },
    {
      id: 'q_shaft_timer',
      title: 'E se uma ponta ficar em um espaço de ampulheta?',
      paragraphs: [
        tell(
          'Ele deixa de ser um espaço de ampulheta enquanto o duto estiver ali. Chegar não vira nada, e as câmeras nem ligam.',
          'M3-4',
          'R-2',
        ),
      ],
    },
    {
      id: 'q_breach_guard',
      title: 'Dá para se livrar de uma brecha?',
      paragraphs: [tell('Passem um guarda por ela. Isso gasta a brecha.', 'M4-2', 'R-67')],
    },
    {
      id: 'q_captive_second',
      title: 'Estamos soltando um preso e outro herói é pego. Perdemos?',
      paragraphs: [tell('Sim, se nesse momento o primeiro ainda estiver na 25* ou fora do tabuleiro.', 'M5-6', 'R-51')],
    },
    {
      id: 'q_captive_shaft',
      title: 'O anão preso pode colocar um duto para sair?',
      paragraphs: [
        tell(
          'Não. O duto precisa ser colocado de fora, então só ajuda quando o preso é outro herói. Para soltar o anão, usem um código ou uma brecha.',
          'R-52',
        ),
      ],
    },
    {
      id: 'q_captive_exit',
      title: 'Um herói é pego quando a saída dele está na peça de um guarda?',
      paragraphs: [tell('Sim, no primeiro espaço dessa peça. A vigilância vem antes da saída.', 'R-47')],
    },
    {
      id: 'q_code_leave',
      title: 'O herói no espaço de código pode sair depois que alguém passou pela porta?',
      paragraphs: [
        tell(
          'Sim. Ele só precisa estar ali no momento exato em que alguém passa. Depois disso, o espaço de código fica fora de serviço.',
          'R-59',
          'M5-CODE-1',
        ),
      ],
    },
    {
      id: 'q_code_back',
      title: 'Precisamos de um código para sair de novo?',
      paragraphs: [
        tell(
          'Olhem as setas: branca quer dizer livre. Dá para sair da ampulheta e da sala de controle da 28* sem código.',
          'M5-CODE-2',
        ),
      ],
    },
    {
      id: 'q_map_leave',
      title: 'O resto da mesa pode agir enquanto um mapa está em uso?',
      paragraphs: [
        tell('Sim, todo mundo. Só quem explora não pode fazer outra coisa, e o herói precisa ficar.', 'M7-2', 'R-41'),
      ],
    },
    {
      id: 'q_beholder_way',
      title: 'O observador precisa de uma passagem para se mover?',
      paragraphs: [tell('Não. Ele vai para a peça ao lado, com parede ou sem, se houver uma.', 'M8-3')],
    },
    {
      id: 'q_beholder_exit',
      title: 'O observador pode ficar para sempre sobre a peça de uma saída?',
      paragraphs: [
        tell(
          'Enquanto ninguém o mover, sim. Os heróis que já escaparam não precisam se preocupar com ele.',
          'M8-2',
          'X-GEN-3',
        ),
      ],
    },
    {
      id: 'q_lift_guard',
      title: 'Podemos mover uma peça com um guarda nela?',
      paragraphs: [tell('Não, a peça precisa estar vazia. Um guarda que foi comer é a única exceção.', 'M9-2', 'R-68')],
    },
    {
      id: 'q_lift_cut',
      title: 'A telecinese pode isolar heróis?',
      paragraphs: [tell('Sim, desde que todas as peças continuem ligadas. Se der errado, a culpa é de vocês.', 'M9-3')],
    },
    {
      id: 'q_spell_mage',
      title: 'A maga precisa estar perto para lançar um feitiço?',
      paragraphs: [tell('Não. Qualquer pessoa pode lançar, de qualquer lugar, até quando a maga já escapou.', 'R-70')],
    },
    {
      id: 'q_spell_flip',
      title: 'Viramos a ampulheta com a maga invisível na peça de um guarda. E agora?',
      paragraphs: [
        tell('O feitiço acaba com a virada, e a maga é pega. Sem a sala da guarda, vocês perdem.', 'M10-END', 'R-34'),
      ],
    },
    {
      id: 'q_frog_space',
      title: 'Um herói pode parar em cima de um sapo?',
      paragraphs: [
        tell(
          'Sim. Mas cuidado com a virada: o guarda volta bem ali ou no espaço vazio mais próximo.',
          'M10-FROG',
          'R-75',
        ),
      ],
    },
    {
      id: 'q_reinforcement_late',
      title: 'Achamos uma peça de reforço depois do roubo. O guarda dela vem?',
      paragraphs: [tell('Não. Guardas sem espaço na hora do roubo ficam fora da partida.', 'M11-2')],
    },
    {
      id: 'q_sensor_stand',
      title: 'O sensor bloqueia a peça inteira?',
      paragraphs: [tell('Não, só seis espaços. Os outros estão livres.', 'M13-2')],
    },
  ],
};
export default security_questions;
