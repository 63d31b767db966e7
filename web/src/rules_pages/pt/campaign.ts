import { tell, type Chapter } from '../book';

const campaign: Chapter = {
  id: 'campaign',
  title: 'Cenários 1 a 7',
  lead: 'Um caminho com uma regra nova de cada vez. O que é novo fica para todos os seguintes.',
  articles: [
    {
      id: 'path',
      title: 'O caminho',
      paragraphs: [
        tell(
          'Os cenários 1 a 7 foram feitos para esta ordem, mas nada está trancado. Se um der errado, tentem de novo ou pulem.',
          'S-CAMP-1',
        ),
      ],
    },
    {
      id: 's1',
      title: '',
      scenario: 1,
      paragraphs: [
        tell('Peça 1 com o lado a; peças 2 a 9 no monte.', 'S1-1'),
        tell('Os quatro heróis fogem pela única saída que há, a roxa.', 'S1-2'),
        tell(
          'Os alto-falantes ainda não valem: explorar com o elfo não deixa ninguém falar. As fichas de ação não passam.',
          'S1-3',
        ),
        tell('Se todos concordarem, vocês podem conversar a partida inteira.', 'S1-4'),
      ],
    },
    {
      id: 's2',
      title: '',
      scenario: 2,
      paragraphs: [
        tell('Daqui em diante, cada herói precisa fugir pela saída da própria cor.', 'S2-1'),
        tell('Peça 1 com o lado a; peças 2 a 12 no monte. Os alto-falantes ainda não valem.', 'S2-2'),
      ],
    },
    {
      id: 's3',
      title: '',
      scenario: 3,
      paragraphs: [
        tell(
          'Daqui em diante, com duas pessoas ou mais: a cada virada da ampulheta, todos passam a ficha de ação para a esquerda, em sentido horário.',
          'S3-1',
        ),
        tell('Peça 1 com o lado a; peças 2 a 12 no monte. Os alto-falantes ainda não valem.', 'S3-2'),
      ],
    },
    {
      id: 's4',
      title: '',
      scenario: 4,
      scene: 'dwarf',
      caption: 'O anão passa pela parede laranja. O bárbaro precisa dar a volta.',
      paragraphs: [
        tell(
          'Daqui em diante, o anão pode passar pelas pequenas aberturas das paredes laranja, nos dois sentidos. Para todos os outros são paredes.',
          'S4-1',
        ),
        tell(
          'Daqui em diante, todos podem falar quando uma peça é explorada com o elfo, nas mesmas condições de uma virada: a primeira ação encerra.',
          'S4-2',
        ),
        tell(
          'A conversa começa quando a peça é colocada, e só se foi explorada de um espaço de exploração verde com o elfo sobre ele. Outras formas de pôr peças não contam.',
          'R-9',
        ),
        tell('Peça 1 com o lado a; peças 2 a 14 no monte.', 'S4-3'),
      ],
    },
    {
      id: 's5',
      title: '',
      scenario: 5,
      scene: 'ball',
      caption: 'A maga na bola de cristal: as peças podem ir a bordas livres de qualquer cor, sem ninguém ali.',
      paragraphs: [
        tell('Peça 1 com o lado b; peças 2 a 14 no monte, e a peça 15 por cima.', 'S5-1'),
        tell(
          'Daqui em diante: enquanto a maga está sobre uma bola de cristal que funciona, quem explora pode pôr até duas peças em bordas não exploradas de qualquer cor, sem herói ali. A segunda pode encostar na primeira.',
          'S5-2',
        ),
        tell('Não há pressa, enquanto a maga ficar no espaço.', 'S5-3'),
        tell(
          'A primeira peça pode vir a qualquer momento em que ela esteja ali. A segunda precisa ser comprada antes que ela se mova e antes que quem explora faça qualquer outra coisa; depois de comprada, espera e segura a maga ali até ser colocada. Até a primeira peça, a bola não se gasta, aconteça o que acontecer.',
          'R-8',
        ),
        tell('Usada para uma peça ou para duas, a bola fica fora de serviço.', 'S5-4'),
        tell('Outros heróis sobre uma bola de cristal: não acontece nada.', 'S5-5'),
        tell(
          'Se um lugar pode ser explorado de mais de um jeito, vale primeiro uma bola já começada, depois um herói da cor que esteja ali, depois uma bola ainda não usada. Com o monte vazio, uma bola não faz nada e não se gasta.',
          'R-40',
          'R-45',
        ),
      ],
    },
    {
      id: 's6',
      title: '',
      scenario: 6,
      scene: 'camera',
      caption: 'O bárbaro chega à câmera: um marcador debaixo dele, uma câmera a menos.',
      paragraphs: [
        tell('Peça 1 com o lado b; peças 2 a 17 no monte, duas delas com câmera de segurança.', 'S6-1'),
        tell(
          'Daqui em diante: enquanto duas ou mais câmeras funcionam, nenhum herói pode ser movido para um espaço de ampulheta. Uma câmera funciona desde que é revelada até receber um marcador de fora de serviço.',
          'S6-2',
        ),
        tell(
          'Isso vale para todo espaço de ampulheta, usado ou não, e para todo jeito de chegar. Quem já está lá pode ficar e pode sair.',
          'R-2',
        ),
        tell('O bárbaro desliga uma câmera ao ir até ela. Outros heróis ali: não acontece nada.', 'S6-3'),
      ],
    },
    {
      id: 's7',
      title: '',
      scenario: 7,
      paragraphs: [
        tell('Peça 1 com o lado b; peças 2 a 19 no monte, quatro câmeras, nenhuma regra nova.', 'S7-1', 'R-95'),
        tell('Acrescentem peça por peça, até todas as 24, com qualquer lado da peça 1.', 'S7-2'),
      ],
    },
  ],
};
export default campaign;
