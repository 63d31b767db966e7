import { tell, type Chapter } from '../book';

const security_questions: Chapter = {
  id: 'security_questions',
  title: 'Fragen zur Erweiterung',
  lead: 'Was gefragt wird, wenn die Lampen angehen.',
  articles: [
    {
      id: 'q_guard_who',
      title: 'Wer zieht die Wachen?',
      paragraphs: [
        tell(
          'Ihr. Wer den Pfeil hat, darf eine Wache ziehen wie einen Helden. Von selbst bewegen sie sich nie.',
          'M1-3',
        ),
      ],
    },
    {
      id: 'q_guard_corner',
      title: 'Darf ein Held über eine Ecke des bewachten Plättchens?',
      paragraphs: [
        tell('Nein. Das ganze Plättchen ist im Blick, und Durchlaufen ist so schlimm wie Anhalten.', 'M1-2', 'R-1'),
      ],
    },
    {
      id: 'q_guard_block',
      title: 'Dürfen wir eine Wache auf einem Gegenstand oder Ausgang abstellen?',
      paragraphs: [
        tell('Ja. Sie löst nichts aus, aber sonst kann dort niemand stehen.', 'M1-4'),
      ],
    },
    {
      id: 'q_guard_timer',
      title: 'Dreht eine Wache auf einem Sanduhrfeld die Sanduhr?',
      paragraphs: [
        tell('Nein. Nur Helden lösen etwas aus.', 'M1-4'),
      ],
    },
    {
      id: 'q_token_talk',
      title: 'Beendet ein Marker das Gespräch?',
      paragraphs: [
        tell(
          'Anti-Stress-Marker nicht. Schacht oder Durchbruch legen, Telekinese und Zauber schon: Das sind Aktionen.',
          'R-14',
        ),
      ],
    },
    {
      id: 'q_token_passing',
      title: 'Wandern nach dem Sanduhrmarker die Aktionsplättchen?',
      paragraphs: [
        tell(
          'Ja, und Zauber enden, und der Wachraum wird geordnet. Es ist ein Drehen wie jedes andere.',
          'R-35',
          'M2-2',
        ),
      ],
    },
    {
      id: 'q_shaft_action',
      title: 'Brauchen wir eine Aktion, um einen Schacht zu nehmen?',
      paragraphs: [
        tell(
          'Nein. Irgendwer darf eine Figur von einem Ende zum anderen bringen. Das Gespräch beendet es aber.',
          'M3-2',
          'R-26',
        ),
      ],
    },
    {
      id: 'q_shaft_timer',
      title: 'Was, wenn ein Ende auf einer Sanduhr liegt?',
      paragraphs: [
        tell(
          'Dann ist es keine mehr, solange das Ende dort liegt. Ankommen dreht nichts, und Kameras stört es nicht.',
          'M3-4',
          'R-2',
        ),
      ],
    },
    {
      id: 'q_breach_guard',
      title: 'Wie werden wir einen Durchbruch wieder los?',
      paragraphs: [
        tell('Führt eine Wache hindurch. Das verbraucht ihn.', 'M4-2', 'R-67'),
      ],
    },
    {
      id: 'q_captive_second',
      title: 'Wir befreien gerade jemanden, da wird noch eine Figur erwischt. Verloren?',
      paragraphs: [
        tell('Ja, wenn die erste in diesem Moment noch auf 25* oder beiseite ist.', 'M5-6', 'R-51'),
      ],
    },
    {
      id: 'q_captive_shaft',
      title: 'Darf der gefangene Zwerg einen Schacht legen, um herauszukommen?',
      paragraphs: [
        tell(
          'Nein. Er muss von außen gelegt werden, also muss jemand anders gefangen sein. Ihm helfen ein Code oder ein Durchbruch der anderen.',
          'R-52',
        ),
      ],
    },
    {
      id: 'q_captive_exit',
      title: 'Wird ein Held erwischt, der auf dem Plättchen einer Wache seinen Ausgang erreicht?',
      paragraphs: [
        tell('Ja, auf dem ersten Feld dieses Plättchens. Die Bewachung kommt vor dem Ausgang.', 'R-47'),
      ],
    },
    {
      id: 'q_code_leave',
      title: 'Darf die Figur auf dem Codefeld nach dem Durchgang weg?',
      paragraphs: [
        tell(
          'Ja. Nur im Augenblick des Durchgangs muss jemand darauf stehen. Danach ist es außer Betrieb.',
          'R-59',
          'M5-CODE-1',
        ),
      ],
    },
    {
      id: 'q_code_back',
      title: 'Brauchen wir für den Rückweg wieder einen Code?',
      paragraphs: [
        tell(
          'Seht auf die Pfeile: Weiß heißt frei. Sanduhr und Kontrollraum auf 28* verlässt man ohne Code.',
          'M5-CODE-2',
        ),
      ],
    },
    {
      id: 'q_map_leave',
      title: 'Dürfen andere handeln, während eine Karte benutzt wird?',
      paragraphs: [
        tell(
          'Ja, alle. Nur die erkundende Person darf nichts anderes tun, und die Figur muss bleiben.',
          'M7-2',
          'R-41',
        ),
      ],
    },
    {
      id: 'q_beholder_way',
      title: 'Braucht der Betrachter einen Durchgang?',
      paragraphs: [
        tell('Nein. Er wechselt auf das Plättchen nebenan, Wand oder nicht, wenn dort eines liegt.', 'M8-3'),
      ],
    },
    {
      id: 'q_beholder_exit',
      title: 'Darf der Betrachter für immer über einem Ausgang schweben?',
      paragraphs: [
        tell('Solange ihn niemand weiterschickt. Wer schon draußen ist, den sieht er nicht mehr.', 'M8-2', 'X-GEN-3'),
      ],
    },
    {
      id: 'q_lift_guard',
      title: 'Dürfen wir ein Plättchen mit einer Wache versetzen?',
      paragraphs: [
        tell('Nein, es muss leer sein. Eine Wache beim Essen ist die eine Ausnahme.', 'M9-2', 'R-68'),
      ],
    },
    {
      id: 'q_lift_cut',
      title: 'Darf Telekinese Helden abschneiden?',
      paragraphs: [
        tell('Ja, solange alle Plättchen zusammenhängen. Vor euch selbst rettet euch niemand.', 'M9-3'),
      ],
    },
    {
      id: 'q_spell_mage',
      title: 'Muss die Magierin für einen Zauber in der Nähe sein?',
      paragraphs: [
        tell('Nein. Irgendwer wirkt ihn, von überall, sogar wenn sie schon draußen ist.', 'R-70'),
      ],
    },
    {
      id: 'q_spell_flip',
      title: 'Wir drehen, während die Magierin unsichtbar bei einer Wache steht. Und nun?',
      paragraphs: [
        tell(
          'Der Zauber endet mit dem Drehen: Sie wird erwischt, oder ihr habt ohne Wachraum verloren.',
          'M10-END',
          'R-34',
        ),
      ],
    },
    {
      id: 'q_frog_space',
      title: 'Darf ein Held auf einem Frosch stehen?',
      paragraphs: [
        tell(
          'Ja. Denkt ans Drehen: Die Wache kommt genau dort zurück, oder auf dem nächsten leeren Feld.',
          'M10-FROG',
          'R-75',
        ),
      ],
    },
    {
      id: 'q_reinforcement_late',
      title: 'Ein Verstärkungsplättchen wird nach dem Diebstahl gefunden. Kommt die Wache noch?',
      paragraphs: [
        tell('Nein. Wer beim Diebstahl keinen Platz hatte, ist aus dem Spiel.', 'M11-2'),
      ],
    },
    {
      id: 'q_sensor_stand',
      title: 'Sperrt der Sensor das ganze Plättchen?',
      paragraphs: [
        tell('Nein, sechs seiner Felder. Die anderen sind für alle frei.', 'M13-2'),
      ],
    },
  ],
};
export default security_questions;
