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
        tell(
          'Ein Sieg zählt mit höchstens drei Minuten Sand, gespielt von Menschen und Aushilfen, ohne Pause und ohne Bot, mit einer Verteilung, die niemand kannte oder von Hand gelegt hat. Wiederholte Verteilungen, Rennen, der Coup des Tages und Spiele von anderswo bringen nichts ein.',
          'R-90',
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
      paragraphs: [
        tell(
          'Aus dem Wachraum heraus ist, wer erwischt wurde, hinausgeht und noch frei ist, wenn die Aktion vorbei ist. Wer von selbst hineinging, war nicht gefangen.',
          'R-92',
        ),
        ...deedParagraphs(texts, 7, 12),
      ],
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
        tell('Alle Herausforderungen heißt: Die Module 1, 5, 6, 8, 11 mit mindestens einer Wache und 13 spielen mit allen ihren Plättchen mit, und jeder Held flieht durch den eigenen Ausgang.', 'R-91'),
        ...deedParagraphs(texts, 29, 42),
      ],
    },
  ],
};
export default deeds;
