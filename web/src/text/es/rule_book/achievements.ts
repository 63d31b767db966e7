import texts from '../achievements';
import { tell, type Chapter } from '../../rule_book';
import { achievementParagraphs } from '../../achievement_paragraphs';

const achievements: Chapter = {
  id: 'deeds',
  title: 'Logros',
  lead: 'Cuarenta y dos cosas que probar cuando ganar no basta.',
  articles: [
    {
      id: 'deeds_how',
      title: 'Cómo se consiguen',
      paragraphs: [
        tell(
          'El juego lleva la cuenta. Un logro solo cuenta si se gana esa partida, y nunca en un tutorial. Se pueden conseguir varios en una partida. Cuenta como giro cada vuelta del reloj, menos la que empieza la partida. Una condición sobre posiciones se cumple si es cierta en un momento cualquiera.',
          'ACH-0',
        ),
        tell(
          'Cuenta una victoria con tres minutos de arena o menos, jugada por personas y cómplices, sin pausas ni bots, con un reparto al azar que nadie haya visto antes. Los repartos repetidos o a medida, las carreras, el golpe del día y las partidas importadas no dan logros.',
          'R-90',
        ),
      ],
    },
    {
      id: 'deeds_ways',
      title: 'Trucos con conductos y brechas',
      paragraphs: achievementParagraphs(texts, 1, 6),
    },
    {
      id: 'deeds_room',
      title: 'Sala de guardia, charla y mapas',
      paragraphs: [
        tell(
          'Un héroe ha salido de la sala de guardia si cayó cautivo, sale y sigue libre cuando termina la acción. Un héroe que entró por voluntad propia no estaba cautivo.',
          'R-92',
        ),
        ...achievementParagraphs(texts, 7, 12),
      ],
    },
    {
      id: 'deeds_tiles',
      title: 'Jugar con las losetas',
      paragraphs: achievementParagraphs(texts, 13, 19),
    },
    {
      id: 'deeds_guards',
      title: 'Jugar con los guardias',
      paragraphs: achievementParagraphs(texts, 20, 28),
    },
    {
      id: 'deeds_all',
      title: 'Con todos los desafíos',
      paragraphs: [
        tell(
          '«Todos los desafíos» significa que están en juego los módulos 1, 5, 6, 8, 11 (con al menos un guardia) y 13, con todas sus losetas, y que cada héroe escapa por su propia salida.',
          'R-91',
        ),
        ...achievementParagraphs(texts, 29, 42),
      ],
    },
  ],
};
export default achievements;
