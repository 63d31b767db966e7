import { named, tell, type Chapter } from '../../rule_book';

const modules: Chapter = {
  id: 'modules',
  title: 'Os módulos',
  lead: 'Um truque ou um problema por vez, na ordem sugerida.',
  articles: [
    {
      id: 'm1',
      title: '1. Guarda',
      scene: 'guard',
      caption: 'O guarda vigia a peça 9* inteira. A maga fica de fora até alguém tirar o guarda de lá.',
      paragraphs: [
        tell(
          'A peça 9* substitui a 9. Um guarda espera na peça do roubo e aparece no espaço do guarda quando a 9* é colocada.',
          'M1-1',
        ),
        tell(
          'Um guarda vigia a peça inteira: nenhum herói pode entrar em uma peça com guarda nem atravessá-la, e nenhum guarda pode entrar em uma peça com herói nem atravessá-la. A sala da guarda muda isso.',
          'M1-2',
        ),
        tell(
          'Vocês movem guardas como se fossem heróis, com as setas e a escada rolante da ficha de ação. Eles não usam o vórtice, as aberturas do anão nem códigos, mas passam pelas portas de aço no sentido das setas brancas.',
          'M1-3',
          'R-32',
        ),
        tell(
          'Guardas não acionam nem exploram nada. Podem parar em espaços especiais, e ali atrapalham como qualquer peão.',
          'M1-4',
        ),
      ],
    },
    {
      id: 'm2',
      title: '2. Marcadores antiestresse',
      paragraphs: [
        tell(
          'São seis marcadores: uma ampulheta, duas trocas e três alto-falantes. Qualquer pessoa pode usar um a qualquer momento. Depois, ele sai do jogo.',
          'M2-1',
        ),
        named('Ampulheta', 'Virem a ampulheta agora, com tudo o que uma virada traz.', 'M2-2'),
        named('Troca', 'Troque de ficha de ação com outro lugar, que não pode recusar.', 'M2-3'),
        named('Alto-falante', 'Todo mundo pode falar, até a próxima ação, como sempre.', 'M2-4'),
        tell(
          'Um marcador ou feitiço que não mudaria nada é recusado, e vocês ficam com ele: um alto-falante quando já dá para falar, ou uma vassoura sem nada para varrer.',
          'R-72',
        ),
      ],
    },
    {
      id: 'm3',
      title: '3. Dutos de ventilação',
      scene: 'shaft',
      caption:
        'Uma ponta fica sob o anão, a outra atrás das paredes da peça 8*. De agora em diante, qualquer herói pode entrar.',
      paragraphs: [
        tell(
          'São dois pares, um quadrado e um redondo. Qualquer pessoa pode colocar um par a qualquer momento: uma ponta sob o anão, a outra em um espaço vazio do shopping.',
          'M3-1',
        ),
        tell(
          'Qualquer pessoa pode levar um herói de uma ponta à outra, se não houver peão lá. Isso continua valendo depois do roubo.',
          'M3-2',
        ),
        tell('Um guarda também pode passar. Depois disso, o par some.', 'M3-3'),
        tell(
          'Depois de colocado, um par nunca muda de lugar. Um espaço especial debaixo dele vira um espaço comum.',
          'M3-4',
        ),
        tell(
          'O anão e o bárbaro podem colocar seus marcadores onde quer que estejam no shopping, menos na 25*. A outra ponta precisa de um espaço de corredor vazio, que também pode estar na 8*, na 25* ou atrás de uma porta.',
          'R-64',
        ),
        tell(
          'Só o símbolo fica coberto. Paredes, aberturas e escadas rolantes continuam. Não dá para explorar de uma borda coberta, uma câmera coberta não funciona e um espaço de reforço coberto não recebe guarda. Quando o marcador sai, o símbolo volta a funcionar.',
          'R-65',
        ),
      ],
    },
    {
      id: 'm4',
      title: '4. Brechas na parede',
      scene: 'breach',
      caption: 'Metade fica sob o bárbaro, metade atrás da parede: agora a peça 8* tem uma porta.',
      paragraphs: [
        tell(
          'São três marcadores. Qualquer pessoa pode colocar um a qualquer momento, em uma parede entre dois espaços que se tocam: metade sob o bárbaro, metade em um espaço de corredor vazio, na mesma peça ou na vizinha.',
          'M4-1',
        ),
        tell(
          'Qualquer herói pode passar com um movimento nessa direção, mesmo no meio de um movimento mais longo. Um guarda também pode, mas aí o marcador some.',
          'M4-2',
        ),
        tell(
          'Depois de colocada, uma brecha nunca muda de lugar. Espaços especiais debaixo dela viram espaços comuns.',
          'M4-3',
        ),
        tell(
          'Serve qualquer parede entre espaços de corredor que se tocam: paredes internas, paredes laranja e divisas entre peças com pelo menos um lado fechado. Nunca uma porta de aço, nunca uma borda aberta. As outras paredes em volta de um espaço trancado valem.',
          'R-66',
          'M4-4',
        ),
        tell(
          'Um guarda gasta um duto ao passar por ele e uma brecha ao cruzar a parede, na hora. Só ficar em cima de um marcador não gasta nada.',
          'R-67',
        ),
      ],
    },
    {
      id: 'm5',
      title: '5. Sala da guarda',
      paragraphs: [
        tell(
          'É preciso ter a peça 25*; um espaço de código (7*, 8*, 9*, 26* ou 29*) ou os dutos; e algo que pegue heróis: guardas, o observador ou o sensor.',
          'M5-1',
        ),
        tell(
          'Agora um herói e um guarda podem entrar na mesma peça, não importa quem se mova. O herói é pego, e os dois vão para a sala da guarda: um para a cela, o outro para o espaço do guarda.',
          'M5-2',
          'R-28',
        ),
        tell(
          'Enquanto a 25* não está no shopping, os dois ficam fora do tabuleiro. Nada pode acontecer com eles ali. Entram em jogo junto com a peça.',
          'M5-3',
          'R-56',
        ),
        tell(
          'Com dois presos ao mesmo tempo, vocês perdem. Preso é todo herói que foi pego e está fora do tabuleiro ou que está na 25*, não importa como chegou lá. Dois heróis pegos de uma vez também contam.',
          'M5-6',
          'R-51',
        ),
        tell(
          'Quando o observador ou o sensor pega um herói, ele vai sozinho. Um guarda que já está na sala volta ao espaço do guarda.',
          'R-54',
        ),
        tell('Um herói preso não está em um item, então o roubo precisa esperar.', 'R-57'),
      ],
    },
    {
      id: 'm5_out',
      title: 'Como sair da sala da guarda',
      scene: 'guard_room',
      caption: 'O guarda está na máquina de café. O anão dá a volta até a porta, e alguém está em um código.',
      paragraphs: [
        tell(
          'O que funciona com um herói na sala da guarda: movimentos, a porta com um código e um duto ou uma brecha colocados de fora. O que não funciona: vórtice, troca e teletransporte. A forma fantasma não atravessa essas paredes, a invisibilidade não esconde ninguém, e o anão e o bárbaro não podem colocar nada de dentro.',
          'M5-5',
          'R-52',
        ),
        tell(
          'Então há três jeitos de sair: a porta de aço com um código, um duto de fora para dentro da sala ou uma brecha de fora para dentro da sala.',
          'M5-8',
        ),
        tell('O guarda está no caminho. Levem o guarda até a máquina de café, e o preso consegue passar.', 'M5-7'),
        tell(
          'O guarda não pode sair enquanto houver um herói na sala, nem por duto, brecha, feitiço ou sala de controle. Virar sapo, pode.',
          'M5-4',
          'R-53',
        ),
        tell('A cela e o espaço do guarda funcionam mesmo debaixo de um duto ou de uma brecha.', 'R-58'),
        tell(
          'Sem este módulo, a 25* é uma peça comum: a forma fantasma atravessa suas paredes, todos os feitiços funcionam ali, e a porta de aço continua sendo uma porta de aço.',
          'R-93',
        ),
      ],
    },
    {
      id: 'm5_flip',
      title: 'A sala da guarda em uma virada',
      paragraphs: [
        tell('Com um herói na sala, o herói e o guarda voltam aos seus espaços.', 'M5-9'),
        tell(
          'Depois disso, o preso está na cela, e nenhum guarda está nela, por mais guardas que haja na sala: um vai para o espaço do guarda, os outros para os espaços livres mais próximos.',
          'R-94',
        ),
        tell(
          'Com um guarda e nenhum herói na sala, o guarda sai para o primeiro espaço vazio na frente da porta de aço, não importa quem esteja nessa peça. Um herói ali é pego.',
          'M5-11',
        ),
        tell(
          'É o espaço que toca a porta ou, se estiver ocupado, o vazio mais próximo nessa peça. Se não há peça ali, o guarda fica dentro. Se alguém é pego, os dois voltam direto para a sala.',
          'R-55',
        ),
        tell(
          'Depois disso, os dutos e as brechas na peça da sala da guarda são descartados, mesmo os que têm só uma ponta ou metade ali.',
          'M5-10',
        ),
      ],
    },
    {
      id: 'codes',
      title: 'Portas de aço e códigos',
      scene: 'door',
      caption: 'O bárbaro está no código, e o anão passa até a saída laranja.',
      paragraphs: [
        tell(
          'Enquanto um herói está em um espaço de código que funciona (7*, 8*, 9*, 12*, 26*, 29*), outro herói pode passar por qualquer porta de aço no sentido da seta vermelha. Depois, o espaço de código fica fora de serviço, debaixo do herói.',
          'M5-CODE-1',
        ),
        tell('Um código, um herói, uma passagem. O herói no código não pode ser o que passa pela porta.', 'R-59'),
        tell(
          'No sentido de uma seta branca, qualquer peão passa livremente. Onde não há seta, ninguém passa nunca.',
          'M5-CODE-2',
        ),
        tell('Um guarda não pode usar códigos.', 'M5-CODE-3'),
        tell(
          'Se houver vários códigos, vocês podem escolher um. Se não escolherem, vale primeiro um feitiço de código, depois o menor número de peça.',
          'R-61',
        ),
      ],
    },
    {
      id: 'm6',
      title: '6. Saída trancada',
      paragraphs: [
        tell(
          'A peça 12* substitui a 12. Na frente da saída laranja há uma porta de aço, que precisa de um código.',
          'M6-1',
        ),
      ],
    },
    {
      id: 'm7',
      title: '7. Mapas',
      scene: 'map',
      caption: 'O elfo está no mapa, lá em cima, e uma peça aparece na borda verde, aqui embaixo.',
      paragraphs: [
        tell(
          'Quando um herói vai para um mapa (26*, 29*), quem tem a ação explorar pode usar todos os espaços de exploração da cor desse herói no shopping, como se ele estivesse lá, até nas peças reveladas assim.',
          'M7-1',
        ),
        tell(
          'O uso de um mapa começa com a primeira peça, na hora ou mais tarde. Acaba quando o herói sai, ou quando quem explora faz isso de outro jeito ou usa outra ação. Aí o mapa fica fora de serviço. Viradas, a troca de quem explora, habilidades e marcadores não encerram o uso. Um mapa que não trouxe nenhuma peça não foi gasto.',
          'M7-2',
          'R-41',
        ),
        tell('Explorar com o elfo por um mapa não libera a conversa.', 'M7-3'),
      ],
    },
    {
      id: 'm7_auto',
      title: 'Autoexploração',
      paragraphs: [
        tell(
          'Quem tem a ação explorar pode usar um espaço de autoexploração (2*, 10*, 11*, 12*, 26*, 28*, 29*) a qualquer momento, sem herói ali.',
          'M7-4',
        ),
        tell(
          'Para bolas de cristal e telecinese, ele conta como um espaço de exploração ainda não usado. Não tem cor para os mapas, nunca libera a conversa, e qualquer peão pode ficar nele. Seu lado é aberto, então pode surgir ali uma passagem mesmo sem este módulo.',
          'R-43',
        ),
        tell('Dá para jogar só com mapas ou só com autoexploração. De qualquer jeito, contam como uma ajuda.', 'M7-5'),
        tell(
          'Se dá para explorar um lugar de vários jeitos, vale o primeiro desta lista: um mapa ou uma bola em uso, um herói dessa cor, autoexploração, um mapa não usado, uma bola não usada.',
          'R-40',
        ),
        tell(
          'Com o monte vazio, mapas, bolas e autoexploração não fazem nada, e nada se gasta. A telecinese continua funcionando.',
          'R-45',
        ),
      ],
    },
    {
      id: 'm8',
      title: '8. Observador',
      scene: 'beholder',
      caption: 'O observador paira sobre a peça 7*. Ninguém entra até alguém mandá-lo para longe.',
      paragraphs: [
        tell(
          'A peça 7* substitui a 7, e a 27* é acrescentada. O observador espera na peça do roubo e aparece com a 7*. Ele fica em uma peça, não em um espaço.',
          'M8-1',
        ),
        tell(
          'Nenhum herói pode estar na peça dele, nem de passagem. Sem a sala da guarda, tudo o que levaria a isso é recusado. Com ela, o herói é pego, e o observador fica.',
          'M8-2',
        ),
        tell(
          'Enquanto um herói está em um espaço de comando (27*), quem tem o movimento nessa direção pode mandar o observador uma peça para lá, haja ou não passagem entre as peças.',
          'M8-3',
        ),
        tell('Ele nunca entra na peça de um guarda nem na sala da guarda, e nenhum guarda entra na dele.', 'M8-4'),
      ],
    },
    {
      id: 'm9',
      title: '9. Telecinese',
      scene: 'telekinesis',
      caption: 'O elfo está na borda leste: a peça 5 sai do norte e vem para cá.',
      paragraphs: [
        tell(
          'São dois marcadores. Enquanto o elfo está em um espaço de exploração ainda não usado, de qualquer cor, qualquer pessoa pode gastar um: uma peça do shopping vai para lá e é colocada como se tivesse sido explorada.',
          'M9-1',
        ),
        tell(
          'A peça precisa estar vazia e não pode ser a peça 1: sem peão, sapo, observador, sensor, marcador de fora de serviço, duto ou brecha. Um guarda que foi comer não conta e viaja junto com o restaurante.',
          'M9-2',
          'R-68',
        ),
        tell(
          'O shopping precisa continuar inteiro, com cada peça dividindo um lado com o resto. Vocês podem cortar caminhos, por sua conta e risco.',
          'M9-3',
          'R-31',
        ),
        tell(
          'Funciona com o monte vazio, depois do roubo e com a 8* e a 25*, mas não enquanto uma peça comprada espera. Não libera a conversa. Lados que perderam a peça vizinha podem ser explorados de novo.',
          'R-69',
        ),
      ],
    },
    {
      id: 'm11',
      title: '11. Guardas de reforço',
      paragraphs: [
        tell(
          'Uma, duas ou as três peças 2*, 10* e 11* substituem a 2, a 10 e a 11. Para cada uma, mais um guarda espera na peça do roubo. Não é preciso ter o módulo 1.',
          'M11-1',
        ),
        tell(
          'Quando a peça do roubo é virada, eles aparecem nos espaços de reforço das peças que já estão no shopping. Guardas sem espaço são descartados. Os outros são guardas comuns.',
          'M11-2',
        ),
        tell('Nenhum guarda pode entrar em uma peça com outro guarda nem atravessá-la.', 'M11-3'),
        tell(
          'Eles aparecem até na peça de outro guarda. Se o espaço está ocupado, aparecem no vazio mais próximo: o de menos passos para um guarda, com as brechas abertas e sem contar peões. Em caso de empate, qualquer pessoa escolhe, antes de qualquer outra coisa. (Em outros momentos, vale o mais ao norte, depois o mais a oeste.)',
          'M11-4',
          'R-49',
        ),
        tell(
          'Guardas que aparecem, voltam ou são mandados para fora fazem isso mesmo onde já há outro guarda, o observador ou o sensor. Depois disso, valem as proibições de sempre.',
          'R-78',
        ),
        tell(
          'Se um herói é pego enquanto há um guarda na peça da sala da guarda, o herói vai para lá sozinho. O guarda que o pegou fica onde está, e o da sala volta ao espaço do guarda.',
          'M11-5',
        ),
      ],
    },
    {
      id: 'm12',
      title: '12. Sala de controle',
      scene: 'control_room',
      caption: 'O bárbaro está na sala de controle: o guarda pode ser posto em qualquer vórtice amarelo livre.',
      paragraphs: [
        tell(
          'É preciso ter a peça 28* e uma peça com código (7*, 8*, 9*, 26* ou 29*): a sala de controle fica atrás de uma porta de aço.',
          'M12-1',
        ),
        tell(
          'Enquanto um herói está nela, quem tem o vórtice pode levar qualquer guarda a qualquer vórtice livre da cor desse herói, quantas vezes quiser, até depois do roubo.',
          'M12-2',
        ),
      ],
    },
    {
      id: 'm13',
      title: '13. Sensor',
      scene: 'sensor',
      caption: 'O sensor cobre seis espaços, incluindo a entrada. Alguém nos controles precisa girá-lo.',
      paragraphs: [
        tell(
          'A peça 6* substitui a 6, e a 29* é acrescentada. O sensor espera na peça do roubo e aparece com a 6*, virado para a direção impressa.',
          'M13-1',
        ),
        tell(
          'Nenhum peão pode entrar nos seis espaços cobertos nem atravessá-los, de jeito nenhum. O resto da peça é livre.',
          'M13-2',
        ),
        tell(
          'Enquanto um herói está no controle do sensor (29*), qualquer pessoa pode girá-lo um quarto de volta, para qualquer lado, se não houver peão em um espaço que ele passaria a cobrir.',
          'M13-3',
        ),
        tell(
          'Com a sala da guarda em jogo, ele pode girar para cima de um herói, que vai para a cela. Um guarda sempre impede o giro.',
          'M13-4',
        ),
      ],
    },
  ],
};
export default modules;
