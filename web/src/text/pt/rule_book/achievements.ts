import texts from '../achievements';
import { tell, type Chapter } from '../../rule_book';
import { achievementParagraphs } from '../../achievement_paragraphs';

const achievements: Chapter = {
  id: 'deeds',
  title: 'Conquistas',
  lead: 'Quarenta e duas coisas para tentar quando só vencer não basta.',
  articles: [
    {
      id: 'deeds_how',
      title: 'Como ganhar',
      paragraphs: [
        tell(
          'O jogo anota tudo. Uma conquista só vale se vocês vencerem a partida, e nunca em um tutorial. Dá para ganhar várias na mesma partida. Toda vez que a ampulheta vira conta como virada, menos a que começa a partida. Uma condição sobre posições só precisa ser verdadeira em algum momento.',
          'ACH-0',
        ),
        tell(
          'A vitória vale com três minutos de areia ou menos, jogada por pessoas e cúmplices, sem pausas e sem bots, em um shopping sorteado que ninguém viu antes. Shoppings repetidos ou personalizados, corridas, o assalto do dia e partidas importadas não rendem nada.',
          'R-90',
        ),
      ],
    },
    {
      id: 'deeds_ways',
      title: 'Truques com dutos e brechas',
      paragraphs: achievementParagraphs(texts, 1, 6),
    },
    {
      id: 'deeds_room',
      title: 'Sala da guarda, conversa e mapas',
      paragraphs: [
        tell(
          'Um herói escapou da sala da guarda se tinha sido pego, saiu e continua livre quando a ação termina. Quem entrou por vontade própria não estava preso.',
          'R-92',
        ),
        ...achievementParagraphs(texts, 7, 12),
      ],
    },
    {
      id: 'deeds_tiles',
      title: 'Brincando com peças',
      paragraphs: achievementParagraphs(texts, 13, 19),
    },
    {
      id: 'deeds_guards',
      title: 'Brincando com guardas',
      paragraphs: achievementParagraphs(texts, 20, 28),
    },
    {
      id: 'deeds_all',
      title: 'Com todos os desafios',
      paragraphs: [
        tell(
          '“Todos os desafios” quer dizer que os módulos 1, 5, 6, 8, 11 (com pelo menos um guarda) e 13 estão em jogo com todas as suas peças e que cada herói foge pela própria saída.',
          'R-91',
        ),
        ...achievementParagraphs(texts, 29, 42),
      ],
    },
  ],
};
export default achievements;
