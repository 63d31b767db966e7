import { tell, type Chapter } from '../../rule_book';

const questions: Chapter = {
  id: 'questions',
  title: 'Fragen und Antworten',
  lead: 'Was man sich mitten im Spiel fragt, wenn niemand antworten darf.',
  articles: [
    {
      id: 'q_other_colour',
      title: 'Darf ein Held auf einem Feld in fremder Farbe stehen bleiben?',
      paragraphs: [tell('Ja, auf jedem Gangfeld. Er kann nur nicht nutzen, was den anderen gehört.', 'B-MOVE-8')],
    },
    {
      id: 'q_token',
      title: 'Darf ein Held auf einem Außer-Betrieb-Marker stehen bleiben?',
      paragraphs: [tell('Ja. Das Feld ist dann ein ganz gewöhnliches, und nichts passiert.', 'B-MOVE-8', 'B-TIME-3')],
    },
    {
      id: 'q_swap',
      title: 'Können zwei Helden in einem engen Gang die Plätze tauschen?',
      paragraphs: [
        tell(
          'Nicht direkt. Helden kommen nicht aneinander vorbei: Einer muss ausweichen oder ein Portal nehmen.',
          'B-MOVE-2',
        ),
      ],
    },
    {
      id: 'q_stop',
      title: 'Kann ich einen Helden anhalten, den jemand anders zieht?',
      paragraphs: [
        tell(
          'Nein. Wer zieht, bestimmt, wo der Held stehen bleibt. Danach kannst du ihn weiterziehen.',
          'B-ACT-3',
          'R-4',
        ),
      ],
    },
    {
      id: 'q_undo',
      title: 'Ich habe ein Feld zu weit gezogen. Kann ich das zurücknehmen?',
      paragraphs: [tell('Nein. Wenn du die Gegenrichtung nicht selbst hast, muss es jemand anders merken.', 'B-ACT-5')],
    },
    {
      id: 'q_vortex_start',
      title: 'Muss ein Held auf einem Portal stehen, um eines zu benutzen?',
      paragraphs: [
        tell('Nein, das geht von überall. Nur in Szenario 13 muss er auf einem Portal stehen.', 'B-VORTEX-2', 'S13-4'),
      ],
    },
    {
      id: 'q_vortex_after',
      title: 'Funktionieren die Portale auf der Flucht?',
      paragraphs: [
        tell('Nein. Der Diebstahl schaltet sie endgültig ab. Plant den Weg hinaus, bevor ihr stehlt.', 'B-VORTEX-3'),
      ],
    },
    {
      id: 'q_colour_pass',
      title: 'Darf ein Held durch einen Durchgang in fremder Farbe?',
      paragraphs: [
        tell('Ja, sobald er erkundet ist. Die Farbe zählt beim Erkunden, nicht beim Laufen.', 'B-MOVE-4', 'B-EXPL-7'),
      ],
    },
    {
      id: 'q_meeting',
      title: 'Ein neues Plättchen berührt ein älteres. Ist das ein Durchgang?',
      paragraphs: [
        tell(
          'Sind dort beide Seiten offen, ja, auch wenn dort niemand erkundet hat. Ist eine Seite eine Wand, ist es eine Sackgasse.',
          'B-MOVE-6',
          'B-MOVE-5',
        ),
      ],
    },
    {
      id: 'q_choose_place',
      title: 'Mehrere Helden können erkunden. Wer entscheidet, wohin das Plättchen kommt?',
      paragraphs: [
        tell(
          'Wer erkundet, und zwar nach einem Blick auf das Plättchen. Bis dahin bleiben die Helden stehen.',
          'B-EXPL-3',
          'R-7',
        ),
      ],
    },
    {
      id: 'q_no_fit',
      title: 'Was, wenn ein gezogenes Plättchen nirgends passt?',
      paragraphs: [
        tell(
          'Das kann nicht passieren. Ziehen könnt ihr nur, wenn es eine Stelle dafür gibt, und jedes Plättchen passt überall. Fällt die letzte Stelle weg, kommt das Plättchen zurück auf den Stapel.',
          'B-EXPL-5',
          'R-39',
        ),
      ],
    },
    {
      id: 'q_flip_early',
      title: 'Sollen wir die Sanduhr so früh wie möglich umdrehen?',
      paragraphs: [
        tell(
          'Lieber nicht. Beim Umdrehen bekommt ihr den Sand, der schon durchgelaufen ist. Dreht ihr früh um, bleibt euch also nur sehr wenig. Dafür dürft ihr dann reden.',
          'B-TIME-2',
          'B-COM-4',
        ),
      ],
    },
    {
      id: 'q_flip_forced',
      title: 'Können wir auf einem Sanduhrfeld stehen bleiben, ohne die Sanduhr umzudrehen?',
      paragraphs: [
        tell(
          'Nein. Wer dort stehen bleibt, dreht die Sanduhr um, ob ihr wollt oder nicht. Es sei denn, das Feld ist außer Betrieb.',
          'B-TIME-2',
          'R-6',
        ),
      ],
    },
    {
      id: 'q_flip_again',
      title: 'Können wir ein Sanduhrfeld zweimal benutzen?',
      paragraphs: [tell('Nein. Vier Felder, also höchstens viermal umdrehen.', 'B-TIME-3', 'B-COMP-3')],
    },
    {
      id: 'q_talk_end',
      title: 'Wir reden gerade. Was beendet das?',
      paragraphs: [
        tell(
          'Die erste Aktion, egal von wem. Anstarren, die rote Figur, das Umdrehen des Diebstahlplättchens und abgelehnte Züge beenden es nicht.',
          'B-COM-5',
          'R-14',
        ),
      ],
    },
    {
      id: 'q_talk_time',
      title: 'Bleibt der Sand stehen, während wir reden?',
      paragraphs: [tell('Nein. Redet, solange ihr wollt und solange ihr es euch leisten könnt.', 'B-COM-4')],
    },
    {
      id: 'q_elf_again',
      title: 'Wie oft dürfen wir dank des Elfen reden?',
      paragraphs: [
        tell(
          'Jedes Mal, wenn ihr ein Plättchen mit dem Elfen auf einem grünen Feld erkundet, ab Szenario 4.',
          'S4-2',
          'R-9',
        ),
      ],
    },
    {
      id: 'q_ball_wait',
      title: 'Müssen beide Plättchen einer Kristallkugel sofort kommen?',
      paragraphs: [
        tell(
          'Das erste kann warten, solange die Magierin bleibt. Das zweite müsst ihr ziehen, bevor sie weiterzieht und bevor die Person mit der Aktion Erkunden etwas anderes tut. Einmal gezogen, geht es nicht mehr verloren: Es wartet, bis es angelegt wird.',
          'S5-3',
          'R-8',
        ),
      ],
    },
    {
      id: 'q_camera_one',
      title: 'Ist eine einzelne Kamera ein Problem?',
      paragraphs: [tell('Noch nicht. Eine laufende Kamera sperrt nichts. Zwei schon.', 'S6-2')],
    },
    {
      id: 'q_camera_there',
      title: 'Ein Held steht schon auf einem Sanduhrfeld, als die zweite Kamera auftaucht. Was nun?',
      paragraphs: [
        tell(
          'Er darf bleiben, und er darf gehen. Sonst darf niemand auf ein Sanduhrfeld, bis eine Kamera aus ist.',
          'R-2',
        ),
      ],
    },
    {
      id: 'q_steal_who',
      title: 'Wer ist für den Diebstahl zuständig?',
      paragraphs: [
        tell(
          'Ihr alle. Es braucht weder Aktion noch Aktionsplättchen, aber jemand muss es tun.',
          'B-THEFT-1',
          'B-THEFT-2',
        ),
      ],
    },
    {
      id: 'q_exit_early',
      title: 'Darf ein Held vor dem Diebstahl auf seinem Ausgang warten?',
      paragraphs: [
        tell(
          'Er darf dort stehen bleiben, muss aber wieder zurück: Für den Diebstahl müssen alle vier auf ihren Gegenständen sein.',
          'R-3',
          'B-THEFT-4',
        ),
      ],
    },
    {
      id: 'q_left',
      title: 'In welche Richtung wandern die Aktionsplättchen?',
      paragraphs: [tell('Nach links, im Uhrzeigersinn von Platz zu Platz, ab Szenario 3.', 'S3-1')],
    },
  ],
};
export default questions;
