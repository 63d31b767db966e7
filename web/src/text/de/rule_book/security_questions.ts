import { tell, type Chapter } from '../../rule_book';

const security_questions: Chapter = {
  id: 'security_questions',
  title: 'Fragen zur Erweiterung',
  lead: 'Was man sich fragt, wenn das Licht angeht.',
  articles: [
    {
      id: 'q_guard_who',
      title: 'Wer zieht die Wachen?',
      paragraphs: [
        tell(
          'Ihr. Wer den passenden Pfeil hat, kann eine Wache ziehen wie einen Helden. Von selbst bewegen sie sich nie.',
          'M1-3',
        ),
      ],
    },
    {
      id: 'q_guard_corner',
      title: 'Darf ein Held über eine Ecke des bewachten Plättchens laufen?',
      paragraphs: [
        tell('Nein. Das ganze Plättchen ist bewacht, und Durchlaufen ist so schlimm wie Stehenbleiben.', 'M1-2', 'R-1'),
      ],
    },
    {
      id: 'q_guard_block',
      title: 'Können wir eine Wache auf einem Gegenstand oder Ausgang parken?',
      paragraphs: [tell('Ja. Sie löst nichts aus, aber niemand sonst kann dort stehen.', 'M1-4')],
    },
    {
      id: 'q_guard_timer',
      title: 'Dreht eine Wache auf einem Sanduhrfeld die Sanduhr um?',
      paragraphs: [tell('Nein. Nur Helden lösen etwas aus.', 'M1-4')],
    },
    {
      id: 'q_token_talk',
      title: 'Beendet ein Marker das Reden?',
      paragraphs: [
        tell(
          'Anti-Stress-Marker nicht. Schächte und Durchbrüche legen, Telekinese und Zauber schon: Das sind Aktionen.',
          'R-14',
        ),
      ],
    },
    {
      id: 'q_token_passing',
      title: 'Wandern die Aktionsplättchen nach dem Sanduhrmarker?',
      paragraphs: [
        tell(
          'Ja. Auch Zauber enden, und der Wachraum wird zurückgesetzt. Es ist ein Umdrehen wie jedes andere.',
          'R-35',
          'M2-2',
        ),
      ],
    },
    {
      id: 'q_shaft_action',
      title: 'Brauchen wir eine Aktion, um einen Schacht zu benutzen?',
      paragraphs: [
        tell(
          'Nein. Alle können einen Helden von einem Ende zum anderen bringen. Das Reden beendet es aber.',
          'M3-2',
          'R-26',
        ),
      ],
    },
    {
      id: 'q_shaft_timer',
      title: 'Was, wenn ein Ende auf einem Sanduhrfeld liegt?',
      paragraphs: [
        tell(
          'Dann ist es kein Sanduhrfeld, solange der Schacht dort liegt. Wer dort ankommt, dreht nichts um, und Kameras haben nichts dagegen.',
          'M3-4',
          'R-2',
        ),
      ],
    },
    {
      id: 'q_breach_guard',
      title: 'Wie werden wir einen Durchbruch wieder los?',
      paragraphs: [tell('Zieht eine Wache hindurch. Damit ist er verbraucht.', 'M4-2', 'R-67')],
    },
    {
      id: 'q_captive_second',
      title: 'Wir befreien gerade einen Helden, da wird noch einer erwischt. Haben wir verloren?',
      paragraphs: [
        tell('Ja, wenn der erste in diesem Moment noch auf 25* oder neben dem Spielfeld ist.', 'M5-6', 'R-51'),
      ],
    },
    {
      id: 'q_captive_shaft',
      title: 'Kann der gefangene Zwerg einen Schacht legen, um herauszukommen?',
      paragraphs: [
        tell(
          'Nein. Ein Schacht muss von außen gelegt werden, hilft also nur, wenn ein anderer Held gefangen ist. Den Zwerg befreit ihr mit einem Code oder einem Durchbruch.',
          'R-52',
        ),
      ],
    },
    {
      id: 'q_captive_exit',
      title: 'Wird ein Held erwischt, wenn sein Ausgang auf dem Plättchen einer Wache liegt?',
      paragraphs: [tell('Ja, auf dem ersten Feld dieses Plättchens. Überwachung geht vor.', 'R-47')],
    },
    {
      id: 'q_code_leave',
      title: 'Darf der Held vom Codefeld weg, wenn jemand durch die Tür gegangen ist?',
      paragraphs: [
        tell(
          'Ja. Ein Held muss nur genau in dem Moment dort stehen, in dem jemand hindurchgeht. Danach ist das Codefeld außer Betrieb.',
          'R-59',
          'M5-CODE-1',
        ),
      ],
    },
    {
      id: 'q_code_back',
      title: 'Brauchen wir auch für den Rückweg einen Code?',
      paragraphs: [
        tell(
          'Seht euch die Pfeile an: Weiß heißt frei. Von der Sanduhr und aus dem Kontrollraum auf 28* kommt ihr ohne Code hinaus.',
          'M5-CODE-2',
        ),
      ],
    },
    {
      id: 'q_map_leave',
      title: 'Dürfen die anderen etwas tun, während eine Karte benutzt wird?',
      paragraphs: [
        tell(
          'Ja, alle. Nur die Person mit der Aktion Erkunden darf nichts anderes tun, und der Held muss stehen bleiben.',
          'M7-2',
          'R-41',
        ),
      ],
    },
    {
      id: 'q_beholder_way',
      title: 'Braucht der Betrachter einen Durchgang?',
      paragraphs: [
        tell('Nein. Er schwebt auf das nächste Plättchen, Wand hin oder her, wenn dort eines liegt.', 'M8-3'),
      ],
    },
    {
      id: 'q_beholder_exit',
      title: 'Kann der Betrachter für immer über einem Ausgang bleiben?',
      paragraphs: [
        tell('Solange ihn niemand wegschickt. Helden, die schon draußen sind, kann er egal sein.', 'M8-2', 'X-GEN-3'),
      ],
    },
    {
      id: 'q_lift_guard',
      title: 'Können wir ein Plättchen mit einer Wache versetzen?',
      paragraphs: [
        tell('Nein, das Plättchen muss leer sein. Eine Wache beim Essen ist die einzige Ausnahme.', 'M9-2', 'R-68'),
      ],
    },
    {
      id: 'q_lift_cut',
      title: 'Kann Telekinese Helden abschneiden?',
      paragraphs: [tell('Ja, solange alle Plättchen zusammenhängen. Vor euch selbst rettet euch niemand.', 'M9-3')],
    },
    {
      id: 'q_spell_mage',
      title: 'Muss die Magierin für einen Zauber in der Nähe sein?',
      paragraphs: [
        tell('Nein. Alle können ihn wirken, von überall, sogar wenn die Magierin schon draußen ist.', 'R-70'),
      ],
    },
    {
      id: 'q_spell_flip',
      title: 'Wir drehen die Sanduhr um, während die Magierin unsichtbar bei einer Wache steht. Und nun?',
      paragraphs: [
        tell(
          'Mit dem Umdrehen endet der Zauber, und die Magierin ist erwischt. Ohne Wachraum habt ihr verloren.',
          'M10-END',
          'R-34',
        ),
      ],
    },
    {
      id: 'q_frog_space',
      title: 'Darf ein Held auf einem Frosch stehen bleiben?',
      paragraphs: [
        tell(
          'Ja. Aber Vorsicht beim Umdrehen: Die Wache kommt genau dort zurück oder auf dem nächstgelegenen leeren Feld.',
          'M10-FROG',
          'R-75',
        ),
      ],
    },
    {
      id: 'q_reinforcement_late',
      title: 'Wir finden ein Verstärkungsplättchen erst nach dem Diebstahl. Kommt die Wache noch?',
      paragraphs: [tell('Nein. Wachen, für die beim Diebstahl kein Feld da ist, sind aus dem Spiel.', 'M11-2')],
    },
    {
      id: 'q_sensor_stand',
      title: 'Sperrt der Sensor das ganze Plättchen?',
      paragraphs: [tell('Nein, nur sechs Felder. Die anderen können alle benutzen.', 'M13-2')],
    },
  ],
};
export default security_questions;
