import games from '../security_games';
import { named, tell, type Chapter } from '../../rule_book';

const spells: Chapter = {
  id: 'spells',
  title: 'Hechizos',
  lead: 'Los diez trucos de la maga. Dos de ellos están boca arriba, para que los lance cualquiera.',
  articles: [
    {
      id: 'm10',
      title: '10. Lanzar hechizos',
      paragraphs: [
        tell(
          'Hay dos hechizos al azar boca arriba. Cualquiera puede lanzar uno en cualquier momento. Se anuncia a toda la mesa, y eso no rompe el silencio.',
          'M10-1',
        ),
        tell(
          'Cinco tienen efecto al momento y desaparecen. Cinco duran hasta el próximo giro y entonces desaparecen. Puede haber varios activos a la vez.',
          'M10-2',
        ),
        tell(
          'Da igual dónde esté cada héroe, incluida la maga. Solo la forma fantasmal y la invisibilidad necesitan que la maga esté en el centro comercial.',
          'R-70',
        ),
        tell(
          'No se reparten hechizos que no podrían hacer nada en la partida: rana, invisibilidad y vale sin guardias; vale sin un McTrollald’s en el mazo; clarividencia con el mazo boca arriba; código sin puertas blindadas.',
          'R-71',
        ),
      ],
    },
    {
      id: 'spells_instant',
      title: 'Hechizos de efecto inmediato',
      paragraphs: [
        named(
          games['spell.broom.name'],
          'Retira una ficha de fuera de servicio. La casilla vuelve a funcionar.',
          'M10-BROOM',
        ),
        named(
          games['spell.crystal-ball.name'],
          'Como si la maga estuviera en una bola de cristal: hasta dos losetas. El derecho a añadirlas se conserva, incluso después de un giro. Tras la primera loseta, la segunda tiene que llegar antes de que quien explora haga otra cosa.',
          'M10-CRYSTAL',
          'R-42',
        ),
        named(
          games['spell.code.name'],
          'Como si un héroe estuviera en una casilla de código: un héroe, cualquiera, pasa una vez por cualquier puerta blindada. Queda preparado hasta que se use, incluso después de un giro. Nunca se reparte sin los módulos 5, 6 o 12.',
          'M10-CODE',
          'R-62',
        ),
        named(
          games['spell.swap.name'],
          'Cambia de sitio dos peones en casillas de pasillo: dos héroes, dos guardias o uno de cada. Cuenta cómo quedan las cosas cuando ambos han cambiado. No sirve con los cautivos y su guardia, los guardias que comen, las ranas ni los héroes que ya están fuera.',
          'M10-SWAP',
          'R-73',
        ),
        named(
          games['spell.teleportation.name'],
          'Lleva un peón a cualquier casilla de pasillo vacía, con las mismas excepciones que el intercambio.',
          'M10-TELEPORT',
          'R-73',
        ),
      ],
    },
    {
      id: 'spells_temporary',
      title: 'Hechizos que duran hasta el próximo giro',
      paragraphs: [
        named(
          games['spell.clairvoyance.name'],
          'El mazo está boca arriba. Se ve la loseta de encima. El orden no cambia.',
          'M10-CLAIR',
          'R-74',
        ),
        named(
          games['spell.ghost-form.name'],
          'La maga atraviesa las paredes interiores, las naranjas y los límites entre losetas, siempre que se toquen dos casillas de pasillo. Pero no atraviesa tiendas ni sale de las losetas, y tampoco cruza peones, casillas del sensor ni una puerta blindada sin código o flecha blanca.',
          'M10-GHOST',
          'R-63',
        ),
        named(
          games['spell.frog.name'],
          'Un guardia se convierte en rana: nadie puede moverla, no bloquea a nadie y no vigila nada. Los peones pueden entrar en su casilla y cruzarla, aunque no cuenta como vacía. Otros guardias y el observador pueden entrar en su loseta. También sirve con un guardia que come. Con el giro, el guardia vuelve a esa casilla.',
          'M10-FROG',
          'R-75',
        ),
        named(
          games['spell.invisibility.name'],
          'La maga puede entrar en las losetas de los guardias y cruzarlas, y los guardias en la suya. Los peones se siguen bloqueando entre sí, y el observador y el sensor siguen viendo a la maga.',
          'M10-INVIS',
          'R-76',
        ),
        named(
          games['spell.voucher.name'],
          'Un guardia se mete en cualquier McTrollald’s del centro comercial (2*, 6, 7, 7*, 18, 26*) y no está en ninguna loseta. Con el giro, vuelve a la casilla de delante de la entrada. No sirve con una rana. Dos guardias pueden comer en el mismo sitio.',
          'M10-VOUCHER',
          'R-77',
        ),
        tell(
          'Si al terminar un hechizo quedan un guardia y un héroe en la misma loseta, el héroe cae cautivo. Sin la sala de guardia, se pierde la partida.',
          'M10-END',
        ),
      ],
    },
  ],
};
export default spells;
