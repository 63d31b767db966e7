import { tell, type Chapter } from '../../rule_book';

const security_questions: Chapter = {
  id: 'security_questions',
  title: 'Domande sull’espansione',
  lead: 'Quello che ci si chiede quando si accendono le luci.',
  articles: [
    {
      id: 'q_guard_who',
      title: 'Chi muove le guardie?',
      paragraphs: [
        tell(
          'Voi. Chi ha la freccia giusta può muovere una guardia, proprio come un eroe. Da sole non si muovono mai.',
          'M1-3',
        ),
      ],
    },
    {
      id: 'q_guard_corner',
      title: 'Un eroe può tagliare per un angolo della tessera della guardia?',
      paragraphs: [tell('No. Tutta la tessera è sorvegliata, e passarci vale quanto fermarsi.', 'M1-2', 'R-1')],
    },
    {
      id: 'q_guard_block',
      title: 'Possiamo parcheggiare una guardia su un oggetto o su un’uscita?',
      paragraphs: [tell('Sì. Non attiva niente, ma nessun altro può stare lì.', 'M1-4')],
    },
    {
      id: 'q_guard_timer',
      title: 'Una guardia su una casella clessidra gira la clessidra?',
      paragraphs: [tell('No. Solo gli eroi attivano le cose.', 'M1-4')],
    },
    {
      id: 'q_token_talk',
      title: 'Se usiamo un segnalino, dobbiamo smettere di parlare?',
      paragraphs: [
        tell(
          'Con i segnalini antistress no. Piazzare un condotto o una breccia, la telecinesi e gli incantesimi invece sì: sono azioni.',
          'R-14',
        ),
      ],
    },
    {
      id: 'q_token_passing',
      title: 'Dopo il segnalino Clessidra le tessere azione passano?',
      paragraphs: [
        tell(
          'Sì, inoltre finiscono gli incantesimi e la sala delle guardie si riordina. È un giro come gli altri.',
          'R-35',
          'M2-2',
        ),
      ],
    },
    {
      id: 'q_shaft_action',
      title: 'Serve un’azione per usare un condotto?',
      paragraphs: [
        tell(
          'No. Chiunque può muovere un eroe da un’estremità all’altra. Però poi si smette di parlare.',
          'M3-2',
          'R-26',
        ),
      ],
    },
    {
      id: 'q_shaft_timer',
      title: 'E se un’estremità è su una casella clessidra?',
      paragraphs: [
        tell(
          'Finché il condotto è lì, non è una casella clessidra. Arrivarci non gira niente, e le telecamere non c’entrano.',
          'M3-4',
          'R-2',
        ),
      ],
    },
    {
      id: 'q_breach_guard',
      title: 'Possiamo liberarci di una breccia?',
      paragraphs: [tell('Fateci passare una guardia. Così si consuma.', 'M4-2', 'R-67')],
    },
    {
      id: 'q_captive_second',
      title: 'Stiamo liberando un prigioniero e viene catturato un altro eroe. Abbiamo perso?',
      paragraphs: [tell('Sì, se in quel momento il primo è ancora sulla 25* o messo da parte.', 'M5-6', 'R-51')],
    },
    {
      id: 'q_captive_shaft',
      title: 'Il nano, da prigioniero, può piazzare un condotto per uscire?',
      paragraphs: [
        tell(
          'No. Un condotto va piazzato da fuori, quindi aiuta solo quando il prigioniero è un altro eroe. Per liberare il nano servono un codice o una breccia.',
          'R-52',
        ),
      ],
    },
    {
      id: 'q_captive_exit',
      title: 'Un eroe viene catturato se la sua uscita è sulla tessera di una guardia?',
      paragraphs: [tell('Sì, sulla prima casella di quella tessera. La sorveglianza viene prima dell’uscita.', 'R-47')],
    },
    {
      id: 'q_code_leave',
      title: 'L’eroe sulla casella codice può andarsene dopo che qualcuno è passato per la porta?',
      paragraphs: [
        tell(
          'Sì. Deve essere lì solo nel momento in cui qualcuno passa. Dopo, la casella codice è fuori servizio.',
          'R-59',
          'M5-CODE-1',
        ),
      ],
    },
    {
      id: 'q_code_back',
      title: 'Serve un codice per uscire di nuovo?',
      paragraphs: [
        tell(
          'Guardate le frecce: bianco vuol dire libero. Dalla clessidra e dalla sala di controllo sulla 28* si esce senza codice.',
          'M5-CODE-2',
        ),
      ],
    },
    {
      id: 'q_map_leave',
      title: 'Mentre una mappa è in uso, il resto del tavolo può agire?',
      paragraphs: [tell('Sì. Solo chi esplora non può fare altro, e l’eroe deve restare.', 'M7-2', 'R-41')],
    },
    {
      id: 'q_beholder_way',
      title: 'Al beholder serve un passaggio per muoversi?',
      paragraphs: [tell('No. Va sulla tessera accanto, con o senza muri, se ce n’è una.', 'M8-3')],
    },
    {
      id: 'q_beholder_exit',
      title: 'Il beholder può restare per sempre sopra la tessera di un’uscita?',
      paragraphs: [
        tell('Finché nessuno lo muove. Gli eroi già fuori non se ne devono preoccupare.', 'M8-2', 'X-GEN-3'),
      ],
    },
    {
      id: 'q_lift_guard',
      title: 'Possiamo spostare una tessera con una guardia sopra?',
      paragraphs: [
        tell('No, la tessera deve essere vuota. L’unica eccezione è una guardia che sta mangiando.', 'M9-2', 'R-68'),
      ],
    },
    {
      id: 'q_lift_cut',
      title: 'La telecinesi può isolare degli eroi?',
      paragraphs: [
        tell('Sì, purché tutte le tessere restino collegate. Nessuno vi salverà dai vostri errori.', 'M9-3'),
      ],
    },
    {
      id: 'q_spell_mage',
      title: 'La maga deve essere vicina per lanciare un incantesimo?',
      paragraphs: [tell('No. Chiunque può lanciarlo, da qualsiasi punto, anche quando la maga è già fuori.', 'R-70')],
    },
    {
      id: 'q_spell_flip',
      title: 'Giriamo la clessidra mentre la maga è invisibile sulla tessera di una guardia. Che succede?',
      paragraphs: [
        tell(
          'Con il giro l’incantesimo finisce, e la maga viene catturata. Senza la sala delle guardie, avete perso.',
          'M10-END',
          'R-34',
        ),
      ],
    },
    {
      id: 'q_frog_space',
      title: 'Un eroe può fermarsi su una rana?',
      paragraphs: [
        tell(
          'Sì. Ma attenzione al giro: la guardia torna proprio lì, o sulla casella vuota più vicina.',
          'M10-FROG',
          'R-75',
        ),
      ],
    },
    {
      id: 'q_reinforcement_late',
      title: 'Troviamo una tessera di rinforzo dopo il furto. La sua guardia arriva?',
      paragraphs: [
        tell('No. Le guardie che al momento del furto non hanno una casella sono fuori dal gioco.', 'M11-2'),
      ],
    },
    {
      id: 'q_sensor_stand',
      title: 'Il sensore blocca tutta la tessera?',
      paragraphs: [tell('No, solo sei caselle. Le altre restano libere.', 'M13-2')],
    },
  ],
};
export default security_questions;
