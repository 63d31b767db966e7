import { tell, type Chapter } from '../book';

const security_questions: Chapter = {
  id: 'security_questions',
  title: 'Perguntas sobre a expansão',
  lead: 'O que se pergunta quando as lanternas acendem.',
  articles: [
    {
      id: 'q_guard_who',
      title: 'Quem move os guardas?',
      paragraphs: [
        tell('Vocês. Quem tem a seta pode mover um guarda como um herói. Sozinhos eles nunca andam.', 'M1-3'),
      ],
    },
    {
      id: 'q_guard_corner',
      title: 'Um herói pode cortar um canto da peça do guarda?',
      paragraphs: [
        tell('Não. A peça inteira é vigiada, e passar é tão ruim quanto parar.', 'M1-2', 'R-1'),
      ],
    },
    {
      id: 'q_guard_block',
      title: 'Podemos deixar um guarda sobre um item ou uma saída?',
      paragraphs: [
        tell('Sim. Ele não dispara nada, mas ninguém mais pode ficar ali.', 'M1-4'),
      ],
    },
    {
      id: 'q_guard_timer',
      title: 'Um guarda numa ampulheta a vira?',
      paragraphs: [
        tell('Não. Só heróis disparam coisas.', 'M1-4'),
      ],
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
      title: 'Depois do marcador de ampulheta, as fichas de ação passam?',
      paragraphs: [
        tell(
          'Sim, e feitiços acabam, e a sala da guarda é arrumada. É uma virada como outra qualquer.',
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
      title: 'E se uma ponta fica sobre uma ampulheta?',
      paragraphs: [
        tell(
          'Então ela deixa de ser ampulheta enquanto a ponta estiver ali. Chegar não vira nada, e as câmeras não se importam.',
          'M3-4',
          'R-2',
        ),
      ],
    },
    {
      id: 'q_breach_guard',
      title: 'Dá para se livrar de uma brecha?',
      paragraphs: [
        tell('Levem um guarda por ela. Isso a gasta.', 'M4-2', 'R-67'),
      ],
    },
    {
      id: 'q_captive_second',
      title: 'Estamos soltando um preso e outro herói é pego. Perdemos?',
      paragraphs: [
        tell('Sim, se nesse momento o primeiro ainda está na 25* ou à parte.', 'M5-6', 'R-51'),
      ],
    },
    {
      id: 'q_captive_shaft',
      title: 'O anão preso pode colocar um duto para sair?',
      paragraphs: [
        tell(
          'Não. Ele precisa ser colocado de fora, então o preso tem de ser outro. Para o anão servem um código ou uma brecha dos outros.',
          'R-52',
        ),
      ],
    },
    {
      id: 'q_captive_exit',
      title: 'Um herói que alcança sua saída na peça de um guarda é pego?',
      paragraphs: [
        tell('Sim, no primeiro espaço dessa peça. A vigilância vem antes da saída.', 'R-47'),
      ],
    },
    {
      id: 'q_code_leave',
      title: 'O herói no painel pode sair depois que a porta foi usada?',
      paragraphs: [
        tell(
          'Sim. Só no momento da passagem alguém precisa estar ali. Depois o painel fica fora de serviço.',
          'R-59',
          'M5-CODE-1',
        ),
      ],
    },
    {
      id: 'q_code_back',
      title: 'Precisamos de outro código para voltar?',
      paragraphs: [
        tell(
          'Olhem as setas: branca quer dizer livre. Da ampulheta e da sala de controle da 28* se sai sem código.',
          'M5-CODE-2',
        ),
      ],
    },
    {
      id: 'q_map_leave',
      title: 'Os outros podem agir enquanto um mapa está em uso?',
      paragraphs: [
        tell('Sim, todos. Só quem explora não pode fazer outra coisa, e o herói tem de ficar.', 'M7-2', 'R-41'),
      ],
    },
    {
      id: 'q_beholder_way',
      title: 'O observador precisa de passagem para seguir?',
      paragraphs: [
        tell('Não. Ele vai à peça ao lado, com parede ou sem, se houver uma ali.', 'M8-3'),
      ],
    },
    {
      id: 'q_beholder_exit',
      title: 'O observador pode pairar para sempre sobre uma saída?',
      paragraphs: [
        tell('Enquanto ninguém o manda adiante. Quem já saiu ele não vê mais.', 'M8-2', 'X-GEN-3'),
      ],
    },
    {
      id: 'q_lift_guard',
      title: 'Podemos mover uma peça com um guarda nela?',
      paragraphs: [
        tell('Não, a peça precisa estar vazia. Um guarda comendo é a única exceção.', 'M9-2', 'R-68'),
      ],
    },
    {
      id: 'q_lift_cut',
      title: 'A telecinese pode isolar heróis?',
      paragraphs: [
        tell('Sim, desde que todas as peças continuem juntas. Ninguém vai salvar vocês de vocês mesmos.', 'M9-3'),
      ],
    },
    {
      id: 'q_spell_mage',
      title: 'A maga precisa estar perto para lançar um feitiço?',
      paragraphs: [
        tell('Não. Qualquer pessoa lança, de qualquer lugar, até com a maga já fora.', 'R-70'),
      ],
    },
    {
      id: 'q_spell_flip',
      title: 'A ampulheta vira com a maga invisível na peça de um guarda. E agora?',
      paragraphs: [
        tell('O feitiço acaba com a virada: ela é pega ou, sem a sala da guarda, vocês perderam.', 'M10-END', 'R-34'),
      ],
    },
    {
      id: 'q_frog_space',
      title: 'Um herói pode ficar sobre um sapo?',
      paragraphs: [
        tell('Sim. Lembrem-se da virada: o guarda volta bem ali, ou no espaço vazio mais próximo.', 'M10-FROG', 'R-75'),
      ],
    },
    {
      id: 'q_reinforcement_late',
      title: 'Uma peça de reforço aparece depois do roubo. O guarda vem?',
      paragraphs: [
        tell('Não. Quem não tinha lugar na hora do roubo está fora da partida.', 'M11-2'),
      ],
    },
    {
      id: 'q_sensor_stand',
      title: 'O sensor fecha a peça inteira?',
      paragraphs: [
        tell('Não, seis espaços dela. Os outros são livres para todos.', 'M13-2'),
      ],
    },
  ],
};
export default security_questions;
