import texts from '../../text/de/deeds';
import { tell, type Chapter } from '../book';
import { deedParagraphs } from '../deed_paragraphs';

const deeds: Chapter = {
  id: 'deeds',
  title: 'Erfolge',
  lead: 'Zweiundvierzig Dinge zum Probieren, wenn Gewinnen allein nicht reicht.',
  articles: [
    {
      id: 'deeds_how',
      title: 'Wie man sie bekommt',
      paragraphs: [
        tell(
          'Das Spiel passt auf. Ein Erfolg zählt nur, wenn dieses Spiel gewonnen wird, nie in einer Lektion; mehrere in einem Spiel sind möglich. Drehen heißt jedes Drehen der Sanduhr außer dem zu Beginn; was von Orten verlangt wird, muss in einem Augenblick gestimmt haben.',
          'ACH-0',
        ),
      ],
    },
    {
      id: 'deeds_ways',
      title: 'Kniffe mit Schächten und Durchbrüchen',
      paragraphs: deedParagraphs(texts, 1, 6),
    },
    {
      id: 'deeds_room',
      title: 'Wachraum, Gespräch und Karten',
      paragraphs: deedParagraphs(texts, 7, 12),
    },
    {
      id: 'deeds_tiles',
      title: 'Spiele mit Plättchen',
      paragraphs: deedParagraphs(texts, 13, 19),
    },
    {
      id: 'deeds_guards',
      title: 'Spiele mit Wachen',
      paragraphs: deedParagraphs(texts, 20, 28),
    },
    {
      id: 'deeds_all',
      title: 'Mit allen Herausforderungen',
      paragraphs: [
        tell('Alle Herausforderungen heißt: Die Module 1, 5, 6, 8, 11 mit mindestens einer Wache und 13 spielen mit.'),
        ...deedParagraphs(texts, 29, 42),
      ],
    },
  ],
};
export default deeds;
