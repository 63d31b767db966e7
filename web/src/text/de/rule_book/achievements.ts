import texts from '../achievements';
import { tell, type Chapter } from '../../rule_book';
import { achievementParagraphs } from '../../achievement_paragraphs';

const achievements: Chapter = {
  id: 'deeds',
  title: 'Erfolge',
  lead: 'Zweiundvierzig Ideen für alle, denen Gewinnen allein nicht reicht.',
  articles: [
    {
      id: 'deeds_how',
      title: 'So bekommt ihr sie',
      paragraphs: [
        tell(
          'Das Spiel zählt mit. Ein Erfolg gilt nur, wenn ihr das Spiel gewinnt, und nie in einem Tutorial. Ihr könnt mehrere in einem Spiel holen. Jedes Umdrehen der Sanduhr zählt, außer dem zu Spielbeginn. Geht es darum, wo etwas steht oder liegt, muss das nur in einem einzigen Moment gestimmt haben.',
          'ACH-0',
        ),
        tell(
          'Ein Sieg zählt, wenn der Sand höchstens drei Minuten reicht, nur Menschen und Teammitglieder spielen, es weder Pausen noch Bots gibt und die Mischung zufällig und allen unbekannt ist. Wiederholte und von Hand gelegte Mischungen, Rennen, der Coup des Tages und importierte Partien bringen keine Erfolge.',
          'R-90',
        ),
      ],
    },
    {
      id: 'deeds_ways',
      title: 'Tricks mit Schächten und Durchbrüchen',
      paragraphs: achievementParagraphs(texts, 1, 6),
    },
    {
      id: 'deeds_room',
      title: 'Wachraum, Reden und Karten',
      paragraphs: [
        tell(
          'Ein Held ist aus dem Wachraum entkommen, wenn er erwischt wurde, hinausgeht und nach der Aktion immer noch frei ist. Wer freiwillig hineingegangen ist, war nicht gefangen.',
          'R-92',
        ),
        ...achievementParagraphs(texts, 7, 12),
      ],
    },
    {
      id: 'deeds_tiles',
      title: 'Spielereien mit Plättchen',
      paragraphs: achievementParagraphs(texts, 13, 19),
    },
    {
      id: 'deeds_guards',
      title: 'Spielereien mit Wachen',
      paragraphs: achievementParagraphs(texts, 20, 28),
    },
    {
      id: 'deeds_all',
      title: 'Mit allen Herausforderungen',
      paragraphs: [
        tell(
          '„Alle Herausforderungen“ heißt: Die Module 1, 5, 6, 8, 11 (mit mindestens einer Wache) und 13 sind mit allen ihren Plättchen im Spiel, und jeder Held geht durch seinen eigenen Ausgang.',
          'R-91',
        ),
        ...achievementParagraphs(texts, 29, 42),
      ],
    },
  ],
};
export default achievements;
