import texts from '../../text/pt/deeds';
import { tell, type Chapter } from '../book';
import { deedParagraphs } from '../deed_paragraphs';

const deeds: Chapter = {
  id: 'deeds',
  title: 'Conquistas',
  lead: 'Quarenta e duas coisas para tentar quando só vencer não basta.',
  articles: [
    {
      id: 'deeds_how',
      title: 'Como se ganham',
      paragraphs: [
        tell(
          'O jogo presta atenção. Uma conquista só vale se essa partida for vencida, nunca numa lição; várias podem vir na mesma partida. Virada é toda volta da ampulheta menos a que começa a partida; o que se pede dos lugares precisa ter sido verdade num momento.',
          'ACH-0',
        ),
        tell(
          'Uma vitória vale com três minutos de areia ou menos, jogada por pessoas e ajudantes, sem pausa e sem bot, com uma distribuição que ninguém conhecia nem arrumou à mão. Partidas repetidas, corridas, o golpe do dia e jogos vindos de fora não rendem nada.',
          'R-90',
        ),
      ],
    },
    {
      id: 'deeds_ways',
      title: 'Truques com dutos e brechas',
      paragraphs: deedParagraphs(texts, 1, 6),
    },
    {
      id: 'deeds_room',
      title: 'Sala da guarda, conversa e mapas',
      paragraphs: [
        tell(
          'Saiu da sala da guarda o herói que foi pego, sai e continua livre quando a ação termina. Quem entrou por conta própria não estava preso.',
          'R-92',
        ),
        ...deedParagraphs(texts, 7, 12),
      ],
    },
    {
      id: 'deeds_tiles',
      title: 'Brincando com peças',
      paragraphs: deedParagraphs(texts, 13, 19),
    },
    {
      id: 'deeds_guards',
      title: 'Brincando com guardas',
      paragraphs: deedParagraphs(texts, 20, 28),
    },
    {
      id: 'deeds_all',
      title: 'Com todos os desafios',
      paragraphs: [
        tell('Todos os desafios quer dizer: os módulos 1, 5, 6, 8, 11 com um guarda ou mais, e 13 estão em jogo com todas as suas peças, e cada herói foge pela própria saída.', 'R-91'),
        ...deedParagraphs(texts, 29, 42),
      ],
    },
  ],
};
export default deeds;
