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
      paragraphs: deedParagraphs(texts, 7, 12),
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
        tell('Todos os desafios quer dizer: os módulos 1, 5, 6, 8, 11 com um guarda ou mais, e 13 estão em jogo.'),
        ...deedParagraphs(texts, 29, 42),
      ],
    },
  ],
};
export default deeds;
