import { tell, type Chapter } from '../book';

const questions: Chapter = {
  id: 'questions',
  title: 'Fragen und Antworten',
  lead: 'Was mitten im Spiel gefragt wird, wenn niemand antworten darf.',
  articles: [
    {
      id: 'q_other_colour',
      title: 'Darf eine Figur auf einem Feld anderer Farbe stehen?',
      paragraphs: [tell('Ja, auf jedem Gangfeld. Sie kann nur nicht nutzen, was anderen gehört.', 'B-MOVE-8')],
    },
    {
      id: 'q_token',
      title: 'Darf eine Figur auf einem Außer-Betrieb-Marker stehen?',
      paragraphs: [tell('Ja. Das Feld ist dann ein gewöhnliches Feld, und nichts passiert.', 'B-MOVE-8', 'B-TIME-3')],
    },
    {
      id: 'q_swap',
      title: 'Können zwei Figuren in einem engen Gang die Plätze tauschen?',
      paragraphs: [
        tell('Nicht direkt. Niemand kommt an jemandem vorbei; eine muss ausweichen oder ein Portal nehmen.', 'B-MOVE-2'),
      ],
    },
    {
      id: 'q_stop',
      title: 'Darf ich eine Figur anhalten, die jemand anders zieht?',
      paragraphs: [tell('Nein. Wer zieht, bestimmt das Ziel. Danach darfst du sie weiterziehen.', 'B-ACT-3', 'R-4')],
    },
    {
      id: 'q_undo',
      title: 'Ich bin ein Feld zu weit gezogen. Kann ich das zurücknehmen?',
      paragraphs: [
        tell('Nein. Wenn du die Gegenrichtung nicht selbst hast, muss es jemand anders bemerken.', 'B-ACT-5'),
      ],
    },
    {
      id: 'q_vortex_start',
      title: 'Muss eine Figur auf einem Portal stehen, um eines zu benutzen?',
      paragraphs: [
        tell('Nein, es geht von überall. Nur Szenario 13 will, dass sie auf einem beginnt.', 'B-VORTEX-2', 'S13-4'),
      ],
    },
    {
      id: 'q_vortex_after',
      title: 'Gehen die Portale auf der Flucht?',
      paragraphs: [
        tell('Nein. Der Diebstahl schaltet sie endgültig ab. Plant den Rückweg, bevor ihr stehlt.', 'B-VORTEX-3'),
      ],
    },
    {
      id: 'q_colour_pass',
      title: 'Darf eine Figur durch einen Durchgang anderer Farbe?',
      paragraphs: [
        tell('Ja, sobald er erkundet ist. Die Farbe zählt beim Erkunden, nicht beim Laufen.', 'B-MOVE-4', 'B-EXPL-7'),
      ],
    },
    {
      id: 'q_meeting',
      title: 'Ein neues Plättchen berührt ein älteres. Ist das ein Durchgang?',
      paragraphs: [
        tell(
          'Sind dort beide Seiten offen, ja, auch wenn niemand es erkundet hat. Ist eine Seite Wand, ist es eine Sackgasse.',
          'B-MOVE-6',
          'B-MOVE-5',
        ),
      ],
    },
    {
      id: 'q_choose_place',
      title: 'Mehrere Figuren könnten erkunden. Wer bestimmt, wo das Plättchen liegt?',
      paragraphs: [
        tell('Wer erkundet, und zwar nach dem Ansehen. Bis dahin bleiben die Figuren stehen.', 'B-EXPL-3', 'R-7'),
      ],
    },
    {
      id: 'q_no_fit',
      title: 'Was, wenn ein gezogenes Plättchen nirgends passt?',
      paragraphs: [
        tell(
          'Das gibt es nicht: Vor dem Ziehen muss ein Platz da sein, und jedes Plättchen passt an jeden Platz. Verschwindet der letzte Platz, kommt es zurück auf den Stapel.',
          'B-EXPL-5',
          'R-39',
        ),
      ],
    },
    {
      id: 'q_flip_early',
      title: 'Sollen wir die Sanduhr möglichst früh drehen?',
      paragraphs: [
        tell(
          'Lieber nicht. Beim Drehen bekommt ihr den Sand, der schon durchgelaufen ist; früh gedreht bleibt also wenig. Dafür dürft ihr reden.',
          'B-TIME-2',
          'B-COM-4',
        ),
      ],
    },
    {
      id: 'q_flip_forced',
      title: 'Dürfen wir auf ein Sanduhrfeld, ohne zu drehen?',
      paragraphs: [
        tell('Nein. Wer dort anhält, dreht sie, gewollt oder nicht, außer das Feld ist außer Betrieb.', 'B-TIME-2', 'R-6'),
      ],
    },
    {
      id: 'q_flip_again',
      title: 'Kann ein Sanduhrfeld zweimal benutzt werden?',
      paragraphs: [tell('Nein. Vier Felder, höchstens viermal drehen.', 'B-TIME-3', 'B-COMP-3')],
    },
    {
      id: 'q_talk_end',
      title: 'Wir reden gerade. Was beendet das?',
      paragraphs: [
        tell(
          'Die erste Aktion von irgendwem. Starren, die rote Figur, das Diebstahlplättchen und abgelehnte Züge beenden es nicht.',
          'B-COM-5',
          'R-14',
        ),
      ],
    },
    {
      id: 'q_talk_time',
      title: 'Wartet der Sand, während wir reden?',
      paragraphs: [tell('Nein. Redet, so lange ihr wollt und so lange ihr es euch leisten könnt.', 'B-COM-4')],
    },
    {
      id: 'q_elf_again',
      title: 'Wie oft kann uns der Elf reden lassen?',
      paragraphs: [
        tell('Jedes Mal, wenn mit dem Elfen auf einem grünen Feld erkundet wird, ab Szenario 4.', 'S4-2', 'R-9'),
      ],
    },
    {
      id: 'q_ball_wait',
      title: 'Müssen beide Plättchen einer Kristallkugel sofort kommen?',
      paragraphs: [
        tell(
          'Das erste kann warten, solange die Magierin bleibt. Das zweite muss gezogen sein, bevor sie zieht und bevor die erkundende Person etwas anderes tut. Einmal gezogen, verfällt es nicht mehr: Es wartet, bis es liegt.',
          'S5-3',
          'R-8',
        ),
      ],
    },
    {
      id: 'q_camera_one',
      title: 'Ist eine einzelne Kamera ein Problem?',
      paragraphs: [tell('Noch nicht. Eine laufende Kamera sperrt nichts; erst die zweite tut es.', 'S6-2')],
    },
    {
      id: 'q_camera_there',
      title: 'Jemand steht schon auf einem Sanduhrfeld, als die zweite Kamera auftaucht. Was nun?',
      paragraphs: [tell('Bleiben und Gehen sind erlaubt. Neu darf niemand hin, bis eine Kamera aus ist.', 'R-2')],
    },
    {
      id: 'q_steal_who',
      title: 'Wer ist für den Diebstahl zuständig?',
      paragraphs: [
        tell(
          'Irgendwer. Es braucht keine Aktion und kein Aktionsplättchen, aber jemand muss es tun.',
          'B-THEFT-1',
          'B-THEFT-2',
        ),
      ],
    },
    {
      id: 'q_exit_early',
      title: 'Darf eine Figur vor dem Diebstahl auf ihrem Ausgang warten?',
      paragraphs: [
        tell(
          'Stehen darf sie dort, aber sie muss zurück: Für den Diebstahl müssen alle vier auf ihren Gegenständen stehen.',
          'R-3',
          'B-THEFT-4',
        ),
      ],
    },
    {
      id: 'q_left',
      title: 'Wohin wandern die Aktionsplättchen?',
      paragraphs: [tell('Nach links, im Uhrzeigersinn durch die Runde, ab Szenario 3.', 'S3-1')],
    },
  ],
};
export default questions;
