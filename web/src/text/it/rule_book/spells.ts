import games from '../security_games';
import { named, tell, type Chapter } from '../../rule_book';

const spells: Chapter = {
  id: 'spells',
  title: 'Incantesimi',
  lead: 'I dieci trucchi della maga. Due sono scoperti, e può lanciarli chiunque.',
  articles: [
    {
      id: 'm10',
      title: '10. Lanciare incantesimi',
      paragraphs: [
        tell(
          'Due incantesimi a caso sono scoperti. Chiunque può lanciarne uno in ogni momento. Il gioco lo annuncia, e questo non rompe il silenzio.',
          'M10-1',
        ),
        tell(
          'Cinque hanno effetto subito e poi spariscono. Cinque durano fino al prossimo giro e poi spariscono. Più d’uno può essere attivo nello stesso momento.',
          'M10-2',
        ),
        tell(
          'Non importa dove si trovano le pedine, maga compresa. Solo per la forma spettrale e l’invisibilità la maga deve essere nel centro commerciale.',
          'R-70',
        ),
        tell(
          'Gli incantesimi che nella vostra partita non potrebbero fare niente non vengono distribuiti: rana, invisibilità e buono senza guardie, buono senza un McTrollald’s nel mazzo, chiaroveggenza con il mazzo scoperto, codice senza porte blindate.',
          'R-71',
        ),
      ],
    },
    {
      id: 'spells_instant',
      title: 'Incantesimi con effetto immediato',
      paragraphs: [
        named(
          games['spell.broom.name'],
          'Toglie un segnalino Fuori servizio. La casella funziona di nuovo.',
          'M10-BROOM',
        ),
        named(
          games['spell.crystal-ball.name'],
          'Come se la maga fosse su una sfera di cristallo: fino a due tessere. Il diritto di aggiungerle resta, anche dopo un giro. Dopo la prima tessera, la seconda deve arrivare prima che chi esplora faccia altro.',
          'M10-CRYSTAL',
          'R-42',
        ),
        named(
          games['spell.code.name'],
          'Come se un eroe fosse su una casella codice: un eroe, uno qualsiasi, passa una volta per una porta blindata qualsiasi. Resta disponibile finché non si usa, anche dopo un giro. Senza i moduli 5, 6 o 12 non viene mai distribuito.',
          'M10-CODE',
          'R-62',
        ),
        named(
          games['spell.swap.name'],
          'Scambia due pedine su caselle di corridoio: due eroi, due guardie, o una guardia e un eroe. Conta come stanno le cose dopo che entrambe hanno cambiato posto. Non funziona con i prigionieri e la loro guardia, le guardie che mangiano, le rane e gli eroi già fuori.',
          'M10-SWAP',
          'R-73',
        ),
        named(
          games['spell.teleportation.name'],
          'Porta una pedina su una casella di corridoio vuota a scelta, con le stesse eccezioni dello scambio.',
          'M10-TELEPORT',
          'R-73',
        ),
      ],
    },
    {
      id: 'spells_temporary',
      title: 'Incantesimi che durano fino al prossimo giro',
      paragraphs: [
        named(
          games['spell.clairvoyance.name'],
          'Il mazzo è scoperto. Vedete la tessera in cima. L’ordine resta lo stesso.',
          'M10-CLAIR',
          'R-74',
        ),
        named(
          games['spell.ghost-form.name'],
          'La maga attraversa i muri interni, i muri arancioni e i confini tra le tessere, dovunque due caselle di corridoio si tocchino. Non però i negozi né il limite delle tessere, e nemmeno le pedine, le caselle del sensore o una porta blindata senza codice o freccia bianca.',
          'M10-GHOST',
          'R-63',
        ),
        named(
          games['spell.frog.name'],
          'Una guardia diventa una rana: nessuno può muoverla, non blocca nessuno e non sorveglia niente. Le pedine possono entrare nella sua casella e attraversarla, anche se non vale come vuota. Altre guardie e il beholder possono entrare nella sua tessera. Funziona anche con una guardia che mangia. Al giro, la guardia torna su quella casella.',
          'M10-FROG',
          'R-75',
        ),
        named(
          games['spell.invisibility.name'],
          'La maga può andare sulle tessere delle guardie e attraversarle, e le guardie possono andare sulla sua. Le pedine si bloccano ancora a vicenda, e beholder e sensore vedono ancora la maga.',
          'M10-INVIS',
          'R-76',
        ),
        named(
          games['spell.voucher.name'],
          'Una guardia va in un McTrollald’s qualsiasi del centro commerciale (2*, 6, 7, 7*, 18, 26*) e non è su nessuna tessera. Al giro, torna sulla casella davanti all’ingresso. Non funziona con una rana. Due guardie possono mangiare nello stesso posto.',
          'M10-VOUCHER',
          'R-77',
        ),
        tell(
          'Se la fine di un incantesimo lascia una guardia e un eroe sulla stessa tessera, l’eroe viene catturato. Senza la sala delle guardie, avete perso.',
          'M10-END',
        ),
      ],
    },
  ],
};
export default spells;
