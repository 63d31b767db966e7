// The achievements in Italian.
import type { AchievementTable } from '../achievements';

const table: AchievementTable = {
  heading: 'Trofei di questa partita',
  achievements: [
    ['La linea dei pendolari', 'Tutti e quattro gli eroi usano lo stesso condotto, in un senso o nell’altro.'],
    [
      'Il tubo infinito',
      'Le due estremità di un condotto stanno sulla prima e sull’ultima di almeno sette tessere in linea retta.',
    ],
    ['Porte aperte', 'Tutti e quattro gli eroi passano per la stessa breccia.'],
    ['Nuovi vicini', 'Una guardia e il barbaro stanno sulle due metà di una stessa breccia.'],
    ['In linea d’aria', 'Tre brecce sono allineate: un solo movimento dritto potrebbe attraversarle tutte.'],
    ['Il giro del custode', 'Una stessa guardia passa per i due condotti e per le tre brecce.'],
    ['Fuga d’aria', 'Un prigioniero lascia la sala delle guardie per un condotto.'],
    ['Giù l’intonaco', 'Un prigioniero lascia la sala delle guardie per una breccia.'],
    ['Porta girevole', 'Tutti e quattro gli eroi finiscono nella sala delle guardie e tutti e quattro ne escono.'],
    [
      'Tempo perso in chiacchiere',
      'Dopo un giro che vi lascia parlare, nessuno fa niente finché qualcuno non usa il segnalino Clessidra.',
    ],
    ['Cartografia', 'Esplorate cinque o più tessere con un solo uso di una mappa.'],
    [
      'A guardar vetrine',
      'Il beholder è stato su tutte e quattro le tessere con un oggetto, compresa quella di partenza.',
    ],
    ['Tutto in un angolo', 'Le quattro tessere con gli oggetti formano un unico gruppo, fianco a fianco.'],
    [
      'Senza deviazioni',
      'Dal furto alla sua uscita, ogni eroe sta solo sulla tessera del suo oggetto e su quella della sua uscita.',
    ],
    ['Come se niente fosse', 'Il secondo segnalino Telecinesi rimette a posto la tessera spostata con il primo.'],
    ['Sei chiavi', 'Ognuna delle sei caselle codice ha aperto una porta.'],
    ['Uno resta a guardare', 'Quando piazzate l’ultima tessera, si sono mossi al massimo tre eroi.'],
    ['Due restano a guardare', 'Quando piazzate l’ultima tessera, si sono mossi al massimo due eroi.'],
    ['Consegna a domicilio', 'Dopo il furto, spostate con la telecinesi la tessera con l’uscita dell’elfo.'],
    ['Due chiacchiere', 'Due guardie stanno fianco a fianco, senza un muro intatto in mezzo.'],
    ['Riunione del personale', 'Tre guardie stanno in fila, fianco a fianco, senza un muro intatto in mezzo.'],
    ['Selezione all’ingresso', 'Quattro guardie stanno sulle quattro tessere con le uscite, una per tessera.'],
    ['In trappola', 'Ci sono guardie su tutte e quattro le tessere intorno a quella di un eroe.'],
    ['Telecomando', 'Compaiono tre guardie di rinforzo e solo la sala di controllo le muove, almeno una volta.'],
    ['C’era una volta', 'Una guardia sta accanto a una rana.'],
    [
      'Svanita nel nulla',
      'Durante un solo incantesimo di invisibilità, la maga entra ed esce dalle tessere di tutte e quattro le guardie.',
    ],
    ['Nessuno ci ha fatto caso', 'Usate l’incantesimo di scambio su due guardie.'],
    ['Uno spuntino in fuga', 'Dopo il furto, ogni eroe passa davanti all’ingresso di un McTrollald’s.'],
    ['Programma completo', 'Vincete con tutte e sei le sfide in gioco.'],
    ['Bagaglio leggero', 'Vincete con tutte le sfide e al massimo tre aiuti.'],
    ['A mani nude', 'Vincete con tutte le sfide e nessun aiuto.'],
    ['Con calma', 'Vincete con tutte le sfide e al massimo due giri.'],
    ['Un giro di clessidra', 'Vincete con tutte le sfide e al massimo un giro.'],
    ['Tre minuti netti', 'Vincete con tutte le sfide e nessun giro.'],
    [
      'Bocca cucita',
      'Vincete con tutte le sfide senza una parola, né scritta né detta. Quando si può parlare, i gesti sono ammessi.',
    ],
    [
      'Facce da poker',
      'Vincete con tutte le sfide senza comunicare in nessun modo: niente parole, gesti, pedina rossa o sguardi.',
    ],
    ['Piedi per terra', 'Vincete con tutte le sfide senza usare il vortice, nemmeno dalla sala di controllo.'],
    ['Le scale sono per gli altri', 'Vincete con tutte le sfide senza che eroi o guardie usino una scala mobile.'],
    [
      'Una città di negozi',
      'Vincete con tutte le sfide e ogni tessera base nel mazzo, tranne quelle sostituite da una con asterisco.',
    ],
    ['Il gran tour', 'Come «Una città di negozi», con tutto il mazzo piazzato prima del primo giro.'],
    ['Leggenda', 'Vincete con tutte le sfide, senza aiuti, senza comunicare, senza vortice e senza giri.'],
    ['Fatelo sapere', 'Vincete gli altri quarantuno e poi condividete la pagina che li mostra.'],
  ],
};
export default table;
