import games from '../security_games';
import rules from '../security_rules';
import { tell, type Chapter } from '../../rule_book';
import { gameArticles } from '../../game_articles';

const articles = gameArticles({ ...games, ...rules });

const expansionGames: Chapter = {
  id: 'expansion_games',
  title: 'Tutorial e partite complete',
  lead: 'Partite brevi che insegnano un modulo ciascuna, e partite lunghe che li usano tutti.',
  articles: [
    {
      id: 'tutorials',
      title: 'Come funzionano i tutorial',
      paragraphs: [
        tell(
          'Un tutorial comincia sul lato a della tessera 1, con le sue tessere mescolate e coperte e solo i suoi moduli. A tutti si possono aggiungere i segnalini antistress.',
          'T-SETUP',
        ),
        tell(
          'Se l’obiettivo nomina solo alcuni eroi, sono quelli che devono stare sui loro oggetti per il furto e uscire per vincere. Agli altri non serve né l’una né l’altra cosa.',
          'T-GOAL',
        ),
        tell(
          'Hardcore si sceglie prima di iniziare: lato b della tessera 1, e vittoria senza giri. I tutorial 5, 8 e 11 chiedono invece qualcos’altro e ammettono i giri. Se non ci riuscite, vincete lo stesso, ma non in hardcore.',
          'T-HARD',
        ),
        tell(
          'Se l’obiettivo speciale del tutorial 1, 5 o 7 non si può più raggiungere, perdete subito, e potete riprovare.',
          'T-FAIL',
        ),
        tell('Nei tutorial non si vincono trofei.', 'T-NOACH'),
      ],
    },
    articles.of('T1'),
    articles.of('T2'),
    articles.of(
      'T3',
      tell(
        'Il nano comincia da prigioniero, messo da parte insieme alla guardia. Gli altri cominciano su tre delle caselle centrali della tessera 1.',
      ),
    ),
    articles.of('T4'),
    articles.of(
      'T5',
      tell('In modalità hardcore, tre tessere prima che la mappa si esaurisca valgono comunque una vittoria normale.'),
    ),
    articles.of('T6'),
    articles.of('T7'),
    articles.of('T8'),
    articles.of('T9'),
    articles.of('T10'),
    articles.of('T11'),
    articles.of('T12'),
    articles.of('T13'),
    {
      id: 'full_games',
      title: 'Le partite complete',
      paragraphs: [
        tell(
          'Hanno il solito obiettivo, tutti e quattro gli oggetti e tutte e quattro le uscite, e si possono vincere trofei.',
        ),
      ],
    },
    articles.of('F0'),
    articles.of('F1'),
    articles.of('F2'),
    articles.of('F3'),
  ],
};
export default expansionGames;
