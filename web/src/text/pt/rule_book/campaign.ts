import { tell, type Chapter } from '../../rule_book';

const campaign: Chapter = {
  id: 'campaign',
  title: 'Cenários 1 a 7',
  lead: 'Uma regra nova por vez. Cada uma continua valendo em todos os cenários seguintes.',
  articles: [
    {
      id: 'path',
      title: 'A ordem',
      paragraphs: [
        tell(
          'Os cenários 1 a 7 foram pensados para esta ordem, mas nada fica trancado. Se um der errado, tentem de novo ou pulem.',
          'S-CAMP-1',
        ),
      ],
    },
    {
      id: 's1',
      title: '',
      scenario: 1,
      paragraphs: [
        tell('Peça 1 com o lado a para cima, peças 2 a 9 no monte.', 'S1-1'),
        tell('Os quatro heróis fogem pela única saída, a roxa.', 'S1-2'),
        tell(
          'Os alto-falantes ainda não fazem nada, então explorar com o elfo não libera a conversa. As fichas de ação ficam onde estão.',
          'S1-3',
        ),
        tell('Se todo mundo concordar, vocês podem conversar a partida inteira.', 'S1-4'),
      ],
    },
    {
      id: 's2',
      title: '',
      scenario: 2,
      paragraphs: [
        tell('Daqui em diante, cada herói precisa fugir pela saída da própria cor.', 'S2-1'),
        tell('Peça 1 com o lado a para cima, peças 2 a 12 no monte. Os alto-falantes ainda não fazem nada.', 'S2-2'),
      ],
    },
    {
      id: 's3',
      title: '',
      scenario: 3,
      paragraphs: [
        tell(
          'Daqui em diante, com duas pessoas ou mais: a cada virada da ampulheta, todo mundo passa a ficha de ação para a esquerda, em sentido horário.',
          'S3-1',
        ),
        tell('Peça 1 com o lado a para cima, peças 2 a 12 no monte. Os alto-falantes ainda não fazem nada.', 'S3-2'),
      ],
    },
    {
      id: 's4',
      title: '',
      scenario: 4,
      scene: 'dwarf',
      caption: 'O anão se espreme pela fresta na parede laranja. O bárbaro precisa dar a volta.',
      paragraphs: [
        tell(
          'Daqui em diante, o anão pode passar pelas pequenas aberturas das paredes laranja, nos dois sentidos. Para os demais, são paredes.',
          'S4-1',
        ),
        tell(
          'Daqui em diante, todo mundo pode falar quando uma peça é explorada com o elfo, como depois de uma virada: a primeira ação encerra a conversa.',
          'S4-2',
        ),
        tell(
          'A conversa começa quando a peça é colocada, e só se ela foi explorada de um espaço de exploração verde com o elfo nele. Outras formas de colocar peças não contam.',
          'R-9',
        ),
        tell('Peça 1 com o lado a para cima, peças 2 a 14 no monte.', 'S4-3'),
      ],
    },
    {
      id: 's5',
      title: '',
      scenario: 5,
      scene: 'ball',
      caption:
        'A maga está na bola de cristal: as peças podem ser colocadas em bordas inexploradas de qualquer cor, mesmo sem herói ali.',
      paragraphs: [
        tell('Peça 1 com o lado b para cima, peças 2 a 14 no monte, com a peça 15 no topo.', 'S5-1'),
        tell(
          'Daqui em diante: enquanto a maga está em uma bola de cristal que funciona, quem explora pode colocar até duas peças em bordas inexploradas de qualquer cor, mesmo sem herói ali. A segunda pode ficar junto da primeira.',
          'S5-2',
        ),
        tell('Não há pressa, desde que a maga fique no espaço.', 'S5-3'),
        tell(
          'A primeira peça pode vir a qualquer momento enquanto a maga está ali. A segunda precisa ser comprada antes que a maga se mova e antes que quem explora faça qualquer outra coisa. Depois de comprada, ela espera, e a maga tem que ficar até a peça ser colocada. Até a primeira peça, a bola não se gasta, aconteça o que acontecer.',
          'R-8',
        ),
        tell('Depois de uma ou duas peças, a bola fica fora de serviço.', 'S5-4'),
        tell('Quando outro herói para em uma bola de cristal, nada acontece.', 'S5-5'),
        tell(
          'Se um lugar pode ser explorado de mais de um jeito, vale primeiro uma bola já em uso, depois um herói dessa cor que esteja ali, depois uma bola ainda não usada. Com o monte vazio, a bola não faz nada e não se gasta.',
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
      caption: 'O bárbaro chega à câmera e a cobre com um marcador: uma câmera a menos.',
      paragraphs: [
        tell('Peça 1 com o lado b para cima, peças 2 a 17 no monte, duas delas com câmera de segurança.', 'S6-1'),
        tell(
          'Daqui em diante: enquanto duas ou mais câmeras funcionam, nenhum herói pode ir para um espaço de ampulheta. Uma câmera funciona desde que é revelada até receber um marcador de fora de serviço.',
          'S6-2',
        ),
        tell(
          'Isso vale para todos os espaços de ampulheta, usados ou não, e para todas as formas de chegar. O herói que já está lá pode ficar e pode sair.',
          'R-2',
        ),
        tell('O bárbaro desliga uma câmera ao parar nela. Quando outro herói para ali, nada acontece.', 'S6-3'),
      ],
    },
    {
      id: 's7',
      title: '',
      scenario: 7,
      paragraphs: [
        tell(
          'Peça 1 com o lado b para cima, peças 2 a 19 no monte, quatro câmeras, nenhuma regra nova.',
          'S7-1',
          'R-95',
        ),
        tell('Acrescentem uma peça de cada vez, até as 24, com qualquer lado da peça 1.', 'S7-2'),
      ],
    },
  ],
};
export default campaign;
