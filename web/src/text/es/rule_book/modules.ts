import { named, tell, type Chapter } from '../../rule_book';

const modules: Chapter = {
  id: 'modules',
  title: 'Los módulos',
  lead: 'Un truco o un problema cada vez, en el orden recomendado.',
  articles: [
    {
      id: 'm1',
      title: '1. Guardia',
      scene: 'guard',
      caption: 'El guardia vigila toda la loseta 9*. La maga espera fuera hasta que alguien lo aparte.',
      paragraphs: [
        tell(
          'La loseta 9* sustituye a la 9. Un guardia espera en la loseta de robo y aparece en la casilla del guardia cuando se coloca la 9*.',
          'M1-1',
        ),
        tell(
          'Un guardia vigila la loseta entera: ningún héroe puede entrar en una loseta con un guardia ni cruzarla, y ningún guardia puede entrar en una loseta con un héroe ni cruzarla. La sala de guardia cambia esto.',
          'M1-2',
        ),
        tell(
          'Los guardias se mueven como los héroes, con las flechas y la escalera de tu loseta de acción. No pueden usar el vórtice, los huecos del enano ni los códigos, pero sí cruzar puertas blindadas en el sentido de las flechas blancas.',
          'M1-3',
          'R-32',
        ),
        tell(
          'Los guardias no activan ni exploran nada. Pueden pararse en las casillas especiales, y ahí estorban como cualquier otro peón.',
          'M1-4',
        ),
      ],
    },
    {
      id: 'm2',
      title: '2. Fichas antiestrés',
      paragraphs: [
        tell(
          'Hay seis fichas: un reloj de arena, dos intercambios y tres altavoces. Cualquiera puede usar una en cualquier momento. Después desaparece.',
          'M2-1',
        ),
        named('Reloj de arena', 'Gira ahora el reloj, con todo lo que un giro implica.', 'M2-2'),
        named('Intercambio', 'Cambia tu loseta de acción por la de otro asiento, que no puede negarse.', 'M2-3'),
        named('Altavoz', 'Todo el equipo puede hablar, hasta la próxima acción como siempre.', 'M2-4'),
        tell(
          'Una ficha o un hechizo que no cambiaría nada se rechaza y no se gasta: un altavoz cuando ya se puede hablar, o una escoba sin nada que barrer.',
          'R-72',
        ),
      ],
    },
    {
      id: 'm3',
      title: '3. Conductos de ventilación',
      scene: 'shaft',
      caption:
        'Un extremo está bajo el enano, el otro tras las paredes de la loseta 8*. A partir de ahora puede entrar cualquiera.',
      paragraphs: [
        tell(
          'Hay dos pares, uno cuadrado y otro redondo. Cualquiera puede poner un par en cualquier momento: un extremo bajo el enano, el otro en una casilla vacía del centro comercial.',
          'M3-1',
        ),
        tell(
          'Cualquiera puede llevar a un héroe de un extremo al otro, si ahí no hay ningún peón. Sigue funcionando después del robo.',
          'M3-2',
        ),
        tell('Un guardia también puede pasar. Entonces el par desaparece.', 'M3-3'),
        tell('Una vez puesto, un par no se mueve. Una casilla especial que quede debajo pasa a ser normal.', 'M3-4'),
        tell(
          'El enano y el bárbaro pueden poner sus fichas estén donde estén, menos en la 25*. El otro extremo necesita una casilla de pasillo vacía, que también puede estar en la 8*, en la 25* o tras una puerta.',
          'R-64',
        ),
        tell(
          'Solo se tapa el símbolo. Las paredes, las aberturas y las escaleras mecánicas siguen igual. Desde un borde tapado no se explora, una cámara tapada no funciona y una casilla de refuerzo tapada no recibe guardia. Cuando se va la ficha, el símbolo vuelve a funcionar.',
          'R-65',
        ),
      ],
    },
    {
      id: 'm4',
      title: '4. Brechas',
      scene: 'breach',
      caption: 'Media brecha está bajo el bárbaro y media tras la pared: ahora la loseta 8* tiene puerta.',
      paragraphs: [
        tell(
          'Hay tres fichas. Cualquiera puede poner una en cualquier momento, sobre una pared entre dos casillas que se tocan: media bajo el bárbaro y media en una casilla de pasillo vacía, de la misma loseta o de la vecina.',
          'M4-1',
        ),
        tell(
          'Cualquier héroe puede cruzarla con un movimiento en esa dirección, incluso dentro de uno más largo. Un guardia también, pero entonces la ficha desaparece.',
          'M4-2',
        ),
        tell(
          'Una vez puesta, una brecha no se mueve. Las casillas especiales que queden debajo pasan a ser normales.',
          'M4-3',
        ),
        tell(
          'Sirve cualquier pared entre casillas de pasillo que se tocan: las interiores, las naranjas y los límites entre losetas con al menos un lado cerrado. Nunca una puerta blindada ni un borde abierto. Las demás paredes que rodean una casilla bajo llave sí se pueden romper.',
          'R-66',
          'M4-4',
        ),
        tell(
          'Un guardia gasta un conducto al pasar por él y una brecha al cruzar su pared, al momento. Solo por estar encima de una ficha no la gasta.',
          'R-67',
        ),
      ],
    },
    {
      id: 'm5',
      title: '5. Sala de guardia',
      paragraphs: [
        tell(
          'Hace falta la loseta 25*; una casilla de código (7*, 8*, 9*, 26* o 29*) o los conductos; y algo que atrape héroes: guardias, el observador o el sensor.',
          'M5-1',
        ),
        tell(
          'Ahora un héroe y un guardia pueden coincidir en una loseta, se mueva quien se mueva. El héroe cae cautivo y ambos van a la sala de guardia: a la casilla del héroe y a la del guardia.',
          'M5-2',
          'R-28',
        ),
        tell(
          'Mientras la 25* no esté en el centro comercial, ambos quedan apartados. Ahí no puede pasarles nada. Entran en juego con la loseta.',
          'M5-3',
          'R-56',
        ),
        tell(
          'Con dos cautivos a la vez se pierde la partida. Cuenta como cautivo todo héroe apartado tras su captura o que esté en la 25*, haya llegado como haya llegado. También cuentan dos héroes atrapados de una vez.',
          'M5-6',
          'R-51',
        ),
        tell(
          'Cuando el observador o el sensor atrapan a un héroe, el héroe va solo. Si ya hay un guardia en la sala, vuelve a la casilla del guardia.',
          'R-54',
        ),
        tell('Un cautivo no está en ningún objeto, así que el robo tiene que esperar.', 'R-57'),
      ],
    },
    {
      id: 'm5_out',
      title: 'Salir de la sala de guardia',
      scene: 'guard_room',
      caption:
        'El guardia está en la máquina de café. El enano da la vuelta hasta la puerta y alguien ocupa una casilla de código.',
      paragraphs: [
        tell(
          'Lo que sirve con un héroe en la sala de guardia: los movimientos, la puerta con un código y un conducto o una brecha puestos desde fuera. Lo que no: vórtice, intercambio y teletransporte. La forma fantasmal no atraviesa sus paredes, la invisibilidad no oculta a nadie, y el enano y el bárbaro no pueden poner nada desde dentro.',
          'M5-5',
          'R-52',
        ),
        tell(
          'Así que hay tres formas de salir: la puerta blindada con un código, un conducto puesto desde fuera o una brecha abierta desde fuera.',
          'M5-8',
        ),
        tell('El guardia está en medio. Llévalo a la máquina de café y el cautivo podrá pasar.', 'M5-7'),
        tell(
          'El guardia no puede salir mientras haya un héroe en la sala, ni siquiera por conducto, brecha, hechizo o sala de control. Convertirse en rana sí puede.',
          'M5-4',
          'R-53',
        ),
        tell('La casilla del héroe y la del guardia funcionan incluso bajo un conducto o una brecha.', 'R-58'),
        tell(
          'Sin este módulo, la loseta 25* es una loseta normal: la forma fantasmal atraviesa sus paredes, todos los hechizos funcionan ahí y su puerta blindada sigue siendo una puerta blindada.',
          'R-93',
        ),
      ],
    },
    {
      id: 'm5_flip',
      title: 'La sala de guardia con cada giro',
      paragraphs: [
        tell('Con un héroe en la sala, el héroe y el guardia vuelven a sus casillas.', 'M5-9'),
        tell(
          'Después de eso, el cautivo está en la casilla del héroe y ningún guardia lo está, por muchos que haya en la sala: uno va a la casilla del guardia y los demás, a las casillas libres más cercanas.',
          'R-94',
        ),
        tell(
          'Con un guardia pero ningún héroe en la sala, el guardia sale a la primera casilla vacía ante la puerta blindada, haya quien haya en esa loseta. Si hay un héroe, cae cautivo.',
          'M5-11',
        ),
        tell(
          'Es la casilla que toca la puerta o, si no, la vacía más cercana de esa loseta. Si ahí no hay loseta, el guardia se queda dentro. Si atrapa a alguien, ambos vuelven a entrar enseguida.',
          'R-55',
        ),
        tell(
          'Después se descartan los conductos y las brechas de la loseta de la sala de guardia, también los que solo tienen ahí un extremo o una mitad.',
          'M5-10',
        ),
      ],
    },
    {
      id: 'codes',
      title: 'Puertas blindadas y códigos',
      scene: 'door',
      caption: 'El bárbaro ocupa el código y el enano pasa hasta la salida naranja.',
      paragraphs: [
        tell(
          'Mientras un héroe está en una casilla de código que funciona (7*, 8*, 9*, 12*, 26*, 29*), otro héroe puede cruzar cualquier puerta blindada en el sentido de su flecha roja. Entonces la casilla de código queda fuera de servicio, debajo del héroe.',
          'M5-CODE-1',
        ),
        tell(
          'Un código, un héroe, un paso por la puerta. El héroe que está en el código no puede ser el que pasa.',
          'R-59',
        ),
        tell(
          'En el sentido de una flecha blanca pasa cualquiera libremente. Donde no hay flecha, nunca pasa nadie.',
          'M5-CODE-2',
        ),
        tell('Un guardia no puede usar un código.', 'M5-CODE-3'),
        tell(
          'Si hay varios códigos, se puede elegir. Si no se elige, se usa primero el hechizo de código y después la loseta de número más bajo.',
          'R-61',
        ),
      ],
    },
    {
      id: 'm6',
      title: '6. Salida bajo llave',
      paragraphs: [
        tell(
          'La loseta 12* sustituye a la 12. Delante de la salida naranja hay una puerta blindada que pide un código.',
          'M6-1',
        ),
      ],
    },
    {
      id: 'm7',
      title: '7. Mapas',
      scene: 'map',
      caption: 'El elfo está arriba, en el mapa, y abajo aparece una loseta en el borde verde.',
      paragraphs: [
        tell(
          'Cuando un héroe llega a un mapa (26*, 29*), quien tenga la acción de explorar puede hacerlo desde todas las casillas de exploración del color de ese héroe como si el héroe estuviera ahí, también desde las de losetas encontradas así.',
          'M7-1',
        ),
        tell(
          'El uso de un mapa empieza con la primera loseta, enseguida o más tarde. Termina cuando el héroe se va, o cuando quien explora lo hace de otro modo o usa otra acción. Entonces el mapa queda fuera de servicio. Los giros, las habilidades, las fichas o que explore otra persona no ponen fin al uso. Un mapa que no ha añadido losetas no se gasta.',
          'M7-2',
          'R-41',
        ),
        tell('Explorar con el elfo mediante un mapa no permite hablar.', 'M7-3'),
      ],
    },
    {
      id: 'm7_auto',
      title: 'Autoexploración',
      paragraphs: [
        tell(
          'Quien tenga la acción de explorar puede hacerlo en cualquier momento desde una casilla de autoexploración (2*, 10*, 11*, 12*, 26*, 28*, 29*), haya héroe o no.',
          'M7-4',
        ),
        tell(
          'Para las bolas de cristal y la telequinesis cuenta como casilla de exploración sin usar. No tiene color para los mapas, nunca permite hablar y puede ocuparla cualquier peón. Su lado está abierto, así que ahí puede formarse un paso incluso sin este módulo.',
          'R-43',
        ),
        tell(
          'Se puede jugar solo con mapas o solo con autoexploración. En cualquier caso, cuentan como una sola ayuda.',
          'M7-5',
        ),
        tell(
          'Si un sitio se puede explorar de varias formas, se usa la primera de esta lista: un mapa o una bola en uso, un héroe de ese color, la autoexploración, un mapa sin usar, una bola sin usar.',
          'R-40',
        ),
        tell(
          'Con el mazo vacío, los mapas, las bolas y la autoexploración no hacen nada y no se gasta nada. La telequinesis sigue funcionando.',
          'R-45',
        ),
      ],
    },
    {
      id: 'm8',
      title: '8. Observador',
      scene: 'beholder',
      caption: 'El observador flota sobre la loseta 7*. No entra nadie hasta que alguien lo mueva.',
      paragraphs: [
        tell(
          'La loseta 7* sustituye a la 7 y se añade la 27*. El observador espera en la loseta de robo y aparece con la 7*. Está sobre una loseta, no en una casilla.',
          'M8-1',
        ),
        tell(
          'Ningún héroe puede estar nunca en su loseta, ni siquiera de paso. Sin la sala de guardia, se rechaza todo lo que llevaría a eso. Con ella, el héroe cae cautivo y el observador se queda.',
          'M8-2',
        ),
        tell(
          'Mientras hay un héroe en una casilla de mando (27*), quien tenga el movimiento en esa dirección puede enviar al observador una loseta hacia ese lado, haya o no paso entre ellas.',
          'M8-3',
        ),
        tell(
          'Nunca entra en la loseta de un guardia ni en la sala de guardia, y ningún guardia entra en la suya.',
          'M8-4',
        ),
      ],
    },
    {
      id: 'm9',
      title: '9. Telequinesis',
      scene: 'telekinesis',
      caption: 'El elfo está en el borde este: la loseta 5 deja el norte y va ahí.',
      paragraphs: [
        tell(
          'Hay dos fichas. Mientras el elfo está en una casilla de exploración sin usar de cualquier color, cualquiera puede gastar una: se lleva ahí una loseta del centro comercial y se coloca como si se hubiera explorado.',
          'M9-1',
        ),
        tell(
          'La loseta tiene que estar vacía y no ser la 1: sin peón, rana, observador, sensor, ficha de fuera de servicio, conducto ni brecha. Un guardia que come no cuenta y se muda con el restaurante.',
          'M9-2',
          'R-68',
        ),
        tell(
          'El centro comercial tiene que seguir de una pieza: cada loseta debe compartir un lado con el resto. Se pueden cortar caminos, por cuenta y riesgo del equipo.',
          'M9-3',
          'R-31',
        ),
        tell(
          'Funciona con el mazo vacío, después del robo y con la 8* y la 25*, pero no mientras espera una loseta sacada. No permite hablar. Los lados que se han quedado sin vecina se pueden explorar otra vez.',
          'R-69',
        ),
      ],
    },
    {
      id: 'm11',
      title: '11. Guardias de refuerzo',
      paragraphs: [
        tell(
          'Una, dos o las tres losetas 2*, 10* y 11* sustituyen a la 2, la 10 y la 11. Por cada una espera otro guardia en la loseta de robo. No hace falta el módulo 1.',
          'M11-1',
        ),
        tell(
          'Al dar la vuelta a la loseta de robo, aparecen en las casillas de refuerzo de aquellas losetas que estén en el centro comercial. Los guardias sin casilla se descartan. Los demás son guardias normales.',
          'M11-2',
        ),
        tell('Ningún guardia puede entrar en una loseta con otro guardia ni cruzarla.', 'M11-3'),
        tell(
          'Aparecen incluso en la loseta de otro guardia. Si su casilla está ocupada, aparecen en la vacía más cercana: la de menos pasos para un guardia, con las brechas abiertas y sin contar peones. Si hay varias a la misma distancia, elige cualquiera del equipo antes de que pase nada más. (En otros casos se toma la que está más al norte y, después, más al oeste).',
          'M11-4',
          'R-49',
        ),
        tell(
          'Los guardias que aparecen, vuelven o salen lo hacen aunque ahí estén otro guardia, el observador o el sensor. Después valen las prohibiciones de siempre.',
          'R-78',
        ),
        tell(
          'Si se atrapa a un héroe mientras hay un guardia en la loseta de la sala de guardia, el héroe va solo. El guardia que lo atrapó se queda donde está y el de la sala vuelve a la casilla del guardia.',
          'M11-5',
        ),
      ],
    },
    {
      id: 'm12',
      title: '12. Sala de control',
      scene: 'control_room',
      caption: 'El bárbaro está en la sala de control: el guardia puede ir a cualquier vórtice amarillo libre.',
      paragraphs: [
        tell(
          'Hacen falta la loseta 28* y una loseta con código (7*, 8*, 9*, 26* o 29*): la sala de control está tras una puerta blindada.',
          'M12-1',
        ),
        tell(
          'Mientras hay un héroe dentro, quien tenga el vórtice puede llevar a cualquier guardia a cualquier vórtice libre del color de ese héroe, las veces que quiera, incluso después del robo.',
          'M12-2',
        ),
      ],
    },
    {
      id: 'm13',
      title: '13. Sensor',
      scene: 'sensor',
      caption: 'El sensor cubre seis casillas, incluida la entrada. Alguien tiene que girarlo desde el control.',
      paragraphs: [
        tell(
          'La loseta 6* sustituye a la 6 y se añade la 29*. El sensor espera en la loseta de robo y aparece con la 6*, mirando hacia donde está impreso.',
          'M13-1',
        ),
        tell(
          'Ningún peón puede entrar en las seis casillas que cubre ni cruzarlas, por ningún medio. El resto de la loseta está libre.',
          'M13-2',
        ),
        tell(
          'Mientras hay un héroe en el control del sensor (29*), cualquiera puede girarlo un cuarto de vuelta hacia un lado u otro, si no hay ningún peón en las casillas que cubriría.',
          'M13-3',
        ),
        tell(
          'Con la sala de guardia en juego puede girar hasta un héroe, que va a la casilla del héroe de la sala. Un guardia siempre lo frena.',
          'M13-4',
        ),
      ],
    },
  ],
};
export default modules;
