import { tell, type Chapter } from '../../rule_book';

const alone: Chapter = {
  id: 'alone',
  title: 'Jugar en solitario',
  lead: 'Una persona, siete acciones y siempre la equivocada encima.',
  articles: [
    {
      id: 'solo',
      title: 'La partida en solitario',
      scene: 'solo',
      caption: 'Solo funciona la acción de encima de la pila.',
      paragraphs: [
        tell(
          'Las siete acciones (cuatro direcciones, explorar, escalera y vórtice) se barajan en un mazo boca abajo.',
          'B-SOLO-1',
        ),
        tell(
          'Se revelan una a una sobre una pila. Solo puedes usar la acción de encima de la pila, con cualquier héroe y las veces que quieras.',
          'B-SOLO-2',
        ),
        tell(
          'Para tener otra acción, revela más losetas. Cuando el mazo se acaba, se da la vuelta a la pila y vuelve a ser el mazo, sin barajar. Así puedes aprenderte el orden.',
          'B-SOLO-3',
        ),
        tell('Con cada giro del reloj, el mazo y la pila se barajan en un mazo nuevo.', 'B-SOLO-4'),
        tell('Al empezar y cada vez que se baraja, no queda nada boca arriba. Primero revela una.', 'B-SOLO-6'),
        tell('Después del robo, el vórtice sigue saliendo pero no hace nada.', 'B-SOLO-5'),
      ],
    },
  ],
};
export default alone;
