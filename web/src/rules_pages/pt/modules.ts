import { named, tell, type Chapter } from '../book';

const modules: Chapter = {
  id: 'modules',
  title: 'Os módulos',
  lead: 'Um truque ou um problema por vez, na ordem sugerida.',
  articles: [
    {
      id: 'm1',
      title: '1. Guarda',
      scene: 'guard',
      caption: 'O guarda vigia toda a peça 9*. A maga fica de fora até alguém levar o guarda embora.',
      paragraphs: [
        tell(
          'A peça 9* toma o lugar da 9. Um guarda espera na peça do roubo e entra no espaço do guarda quando a 9* é colocada.',
          'M1-1',
        ),
        tell(
          'Um guarda vigia a peça inteira: nenhum herói entra numa peça com guarda nem passa por ela, e nenhum guarda numa peça com herói. A sala da guarda muda isso.',
          'M1-2',
        ),
        tell(
          'Vocês movem guardas como heróis, com as setas e a escada rolante da ficha de ação. Eles não usam vórtices, aberturas do anão nem códigos, mas passam portas de aço no sentido das setas brancas.',
          'M1-3',
          'R-32',
        ),
        tell(
          'Guardas não disparam nada e não exploram nada. Podem ficar nesses espaços, e ali atrapalham como qualquer peão.',
          'M1-4',
        ),
      ],
    },
    {
      id: 'm2',
      title: '2. Marcadores antiestresse',
      paragraphs: [
        tell(
          'Seis marcadores ficam à mão: uma ampulheta, duas trocas, três alto-falantes. Qualquer pessoa pode usar um a qualquer momento; depois ele acabou.',
          'M2-1',
        ),
        named('Ampulheta', 'a ampulheta é virada agora, com tudo o que uma virada traz.', 'M2-2'),
        named('Troca', 'você troca de ficha de ação com outro lugar, que não pode recusar.', 'M2-3'),
        named('Alto-falante', 'todos podem falar, nos termos de sempre.', 'M2-4'),
        tell(
          'Um marcador ou feitiço que não mudaria nada é recusado e fica com vocês: um alto-falante enquanto já podem falar, uma vassoura sem nada para varrer.',
          'R-72',
        ),
      ],
    },
    {
      id: 'm3',
      title: '3. Dutos de ventilação',
      scene: 'shaft',
      caption: 'Uma ponta sob o anão, a outra atrás das paredes da 8*. A partir de agora, qualquer um entra ali.',
      paragraphs: [
        tell(
          'Dois pares, um escuro e um claro. A qualquer momento, qualquer pessoa pode colocar um par: uma ponta sob o anão, a outra num espaço vazio do shopping.',
          'M3-1',
        ),
        tell(
          'Um herói numa ponta pode ser levado à outra por qualquer pessoa, se não houver peão lá; também depois do roubo.',
          'M3-2',
        ),
        tell('Um guarda também pode passar. Então o par acabou.', 'M3-3'),
        tell('Um par é colocado uma vez e nunca muda de lugar. Um espaço especial debaixo dele é comum.', 'M3-4'),
        tell(
          'Anão e bárbaro colocam seus marcadores enquanto estão no shopping e não na 25*, onde quer que estejam. A outra ponta precisa de um espaço de corredor vazio, também na 8*, na 25* ou atrás de uma porta.',
          'R-64',
        ),
        tell(
          'Só o sinal fica coberto: paredes, aberturas e escadas rolantes continuam. Uma borda coberta não é explorada, uma câmera coberta está cega, um espaço de reforço coberto não recebe guarda. Quando o marcador sai, o sinal volta.',
          'R-65',
        ),
      ],
    },
    {
      id: 'm4',
      title: '4. Brechas',
      scene: 'breach',
      caption: 'Metade sob o bárbaro, metade atrás da parede: agora a 8* tem uma porta.',
      paragraphs: [
        tell(
          'Três marcadores. A qualquer momento, qualquer pessoa pode colocar um sobre uma parede entre dois espaços que se tocam: metade sob o bárbaro, metade num espaço de corredor vazio, numa peça ou entre duas vizinhas.',
          'M4-1',
        ),
        tell(
          'Qualquer herói passa com um movimento nesse sentido, também no meio de um mais longo. Um guarda também, mas então o marcador acabou.',
          'M4-2',
        ),
        tell('Cada uma é colocada uma vez e nunca muda de lugar. Espaços especiais debaixo dela são comuns.', 'M4-3'),
        tell(
          'Serve qualquer parede entre espaços de corredor que se tocam: paredes internas, paredes laranja, bordas de peças com pelo menos um lado fechado. Nunca uma porta de aço, nunca uma borda aberta; as outras paredes de um espaço trancado, sim.',
          'R-66',
          'M4-4',
        ),
        tell(
          'Um guarda gasta um duto ao passar por ele e uma brecha ao cruzar a parede, na hora. Ficar sobre um marcador não gasta nada.',
          'R-67',
        ),
      ],
    },
    {
      id: 'm5',
      title: '5. Sala da guarda',
      paragraphs: [
        tell(
          'Precisa da peça 25*; de um painel de código (7*, 8*, 9*, 26* ou 29*) ou dos dutos; e de algo que pegue: guardas, observador ou sensor.',
          'M5-1',
        ),
        tell(
          'Herói e guarda agora podem chegar à mesma peça, seja quem for que se mova. O herói é pego, e os dois vão para a sala da guarda: à cela e ao espaço do guarda.',
          'M5-2',
          'R-28',
        ),
        tell(
          'Enquanto a 25* não está no shopping, os dois ficam à parte. Nada os toca ali; eles entram com a peça.',
          'M5-3',
          'R-56',
        ),
        tell(
          'Dois presos ao mesmo tempo, e a partida está perdida. Preso é quem ficou à parte depois de pego ou está na 25*, não importa como chegou, e também quando dois são pegos de um golpe.',
          'M5-6',
          'R-51',
        ),
        tell('Observador e sensor mandam só o herói. Um guarda que está na sala volta ao seu espaço.', 'R-54'),
        tell('Um preso não está sobre item nenhum, então o roubo espera.', 'R-57'),
      ],
    },
    {
      id: 'm5_out',
      title: 'Sair da sala da guarda',
      scene: 'guard_room',
      caption: 'O guarda está na máquina de café. O anão dá a volta até a porta, e alguém segura um código.',
      paragraphs: [
        tell(
          'O que alcança um herói na sala da guarda: movimentos, a porta com um código, um duto ou uma brecha colocados de fora. Nem vórtice, nem troca, nem teletransporte; ali a forma fantasma não passa parede, a invisibilidade não esconde ninguém, e anão e bárbaro não colocam nada de dentro.',
          'M5-5',
          'R-52',
        ),
        tell(
          'Há então três saídas: a porta de aço com um código, um duto de fora para dentro da sala, uma brecha de fora para dentro da sala.',
          'M5-8',
        ),
        tell('O guarda está no caminho. Movam-no para a máquina de café, e o preso passa.', 'M5-7'),
        tell(
          'O guarda não sai enquanto houver um herói na sala, nem por duto, brecha, feitiço ou sala de controle. Virar sapo, pode.',
          'M5-4',
          'R-53',
        ),
        tell('A cela e o espaço do guarda funcionam mesmo debaixo de um duto ou de uma brecha.', 'R-58'),
        tell(
          'Sem este módulo, a peça 25* é uma peça como as outras: a forma fantasma atravessa suas paredes, todo feitiço chega lá, e a porta de aço continua sendo uma.',
          'R-93',
        ),
      ],
    },
    {
      id: 'm5_flip',
      title: 'A sala da guarda numa virada',
      paragraphs: [
        tell('Com um herói na sala, herói e guarda voltam aos seus espaços.', 'M5-9'),
        tell(
          'Depois dela, o herói preso está na cela e nenhum guarda, por mais que haja na sala: um vai para o espaço do guarda, os outros para os espaços livres mais próximos.',
          'R-94',
        ),
        tell(
          'Com um guarda e nenhum herói na sala, o guarda sai para o primeiro espaço vazio diante da porta de aço, esteja quem estiver nessa peça. Um herói ali é pego.',
          'M5-11',
        ),
        tell(
          'É o espaço que toca a porta, senão o vazio mais próximo dessa peça; sem peça ali, o guarda fica dentro. Se alguém é pego, os dois voltam na hora.',
          'R-55',
        ),
        tell(
          'Depois disso, dutos e brechas que estão na peça da sala da guarda são descartados, mesmo com só uma ponta ou metade ali.',
          'M5-10',
        ),
      ],
    },
    {
      id: 'codes',
      title: 'Portas de aço e códigos',
      scene: 'door',
      caption: 'O bárbaro segura o código, e o anão passa até a saída laranja.',
      paragraphs: [
        tell(
          'Enquanto um herói está num painel de código que funciona (7*, 8*, 9*, 12*, 26*, 29*), outro pode passar por qualquer porta de aço no sentido da seta vermelha. Depois o painel fica fora de serviço, debaixo do herói.',
          'M5-CODE-1',
        ),
        tell('Um código, um herói, uma passagem. Quem segura o código não é quem passa.', 'R-59'),
        tell(
          'No sentido de uma seta branca todos passam livremente. Onde não há seta, ninguém passa, nunca.',
          'M5-CODE-2',
        ),
        tell('Um guarda não pode usar código.', 'M5-CODE-3'),
        tell(
          'Com vários códigos, vocês podem dizer qual. Senão vale primeiro um feitiço de código, depois o menor número de peça.',
          'R-61',
        ),
      ],
    },
    {
      id: 'm6',
      title: '6. Saída trancada',
      paragraphs: [
        tell(
          'A peça 12* toma o lugar da 12. Diante da saída laranja há uma porta de aço, e ela pede um código.',
          'M6-1',
        ),
      ],
    },
    {
      id: 'm7',
      title: '7. Mapas',
      scene: 'map',
      caption: 'O elfo está no mapa, lá em cima, e uma peça entra na borda verde, aqui embaixo.',
      paragraphs: [
        tell(
          'Quando um herói é movido para um mapa (26*, 29*), quem tem explorar pode explorar todos os espaços de exploração da cor desse herói como se ele estivesse lá, também os das peças achadas assim.',
          'M7-1',
        ),
        tell(
          'O uso começa com a primeira peça, logo ou mais tarde. Acaba quando o herói sai, ou quem explora explora de outro jeito ou usa outra ação; então o mapa fica fora de serviço. Viradas, outra pessoa explorando, habilidades e marcadores não o encerram. Um mapa que não trouxe peça não foi usado.',
          'M7-2',
          'R-41',
        ),
        tell('Explorar com o elfo por um mapa não abre conversa.', 'M7-3'),
      ],
    },
    {
      id: 'm7_auto',
      title: 'Autoexploração',
      paragraphs: [
        tell(
          'Num espaço de autoexploração (2*, 10*, 11*, 12*, 26*, 28*, 29*), quem tem explorar pode explorar a qualquer momento, sem herói ali.',
          'M7-4',
        ),
        tell(
          'Para a bola de cristal e a telecinese é um espaço de exploração livre. Para mapas não tem cor, nunca abre conversa, e qualquer peão pode ficar nele. Seu lado é aberto, então pode surgir ali uma passagem mesmo sem este módulo.',
          'R-43',
        ),
        tell('Mapas e autoexploração podem ser jogados separados. Separados ou juntos, são uma ajuda.', 'M7-5'),
        tell(
          'O lugar decide que direito uma peça nova usa: um mapa ou bola em uso, depois um herói dessa cor, depois autoexploração, depois um mapa novo, depois uma bola nova.',
          'R-40',
        ),
        tell(
          'Com o monte vazio, mapas, bolas e autoexploração não fazem nada, e nada se gasta. A telecinese continua.',
          'R-45',
        ),
      ],
    },
    {
      id: 'm8',
      title: '8. Observador',
      scene: 'beholder',
      caption: 'O observador paira sobre a 7*. Ninguém entra até que o mandem adiante.',
      paragraphs: [
        tell(
          'A peça 7* toma o lugar da 7, e entra a 27*. O observador espera na peça do roubo e aparece com a 7*. Ele está numa peça, não num espaço.',
          'M8-1',
        ),
        tell(
          'Nenhum herói pode estar na peça dele, nem de passagem. Sem a sala da guarda é recusado o que levaria a isso; com ela o herói é pego, e o observador fica.',
          'M8-2',
        ),
        tell(
          'Enquanto um herói está num espaço de comando (27*), quem tem essa direção pode mandar o observador uma peça para lá, haja ou não caminho entre as peças.',
          'M8-3',
        ),
        tell('Ele nunca entra na peça de um guarda nem na sala da guarda, e nenhum guarda entra na dele.', 'M8-4'),
      ],
    },
    {
      id: 'm9',
      title: '9. Telecinese',
      scene: 'telekinesis',
      caption: 'O elfo olha para leste: a peça 5 deixa o norte e vem para cá.',
      paragraphs: [
        tell(
          'Dois marcadores. Enquanto o elfo está num espaço de exploração livre de qualquer cor, qualquer pessoa pode gastar um: uma peça do shopping muda para lá e é colocada como ao explorar.',
          'M9-1',
        ),
        tell(
          'A peça precisa estar vazia e não ser a peça 1: sem peão, sapo, observador, sensor, marcador de fora de serviço, duto ou brecha. Um guarda comendo não conta e viaja com o restaurante.',
          'M9-2',
          'R-68',
        ),
        tell(
          'O shopping precisa continuar inteiro: cada peça divide um lado com o resto. Caminhos podem ser cortados, por conta e risco de vocês.',
          'M9-3',
          'R-31',
        ),
        tell(
          'Funciona com o monte vazio, depois do roubo e também para a 8* e a 25*, mas não enquanto uma peça comprada espera. Não abre conversa. Lados sem vizinha podem ser explorados de novo.',
          'R-69',
        ),
      ],
    },
    {
      id: 'm11',
      title: '11. Guardas de reforço',
      paragraphs: [
        tell(
          'Uma, duas ou todas entre 2*, 10* e 11* tomam o lugar de 2, 10 e 11. Para cada uma, mais um guarda espera na peça do roubo. O módulo 1 não é preciso.',
          'M11-1',
        ),
        tell(
          'Quando a peça do roubo é virada, eles aparecem nos espaços de reforço das peças que estão no shopping. Guardas sem lugar são descartados; os outros são guardas como todos.',
          'M11-2',
        ),
        tell('Nenhum guarda entra numa peça com outro guarda nem passa por ela.', 'M11-3'),
        tell(
          'Eles aparecem até na peça de um guarda e, se o espaço está ocupado, no vazio mais próximo: menos passos que um guarda andaria, brechas abertas, sem contar peões. No empate, qualquer pessoa escolhe, antes de tudo. (Em outros casos vale o mais ao norte, depois o mais a oeste.)',
          'M11-4',
          'R-49',
        ),
        tell(
          'Guardas que aparecem, voltam ou são postos para fora fazem isso até junto de outro guarda, sob o observador ou o sensor. Depois valem as proibições de sempre.',
          'R-78',
        ),
        tell(
          'Se um herói é pego enquanto há um guarda na peça da sala da guarda, ele vai sozinho; o guarda que pegou fica, o da sala volta ao seu espaço.',
          'M11-5',
        ),
      ],
    },
    {
      id: 'm12',
      title: '12. Sala de controle',
      scene: 'control_room',
      caption: 'O bárbaro está na sala de controle: o guarda pode ir a qualquer vórtice amarelo livre.',
      paragraphs: [
        tell(
          'Precisa da peça 28* e de uma com código (7*, 8*, 9*, 26* ou 29*): a sala de controle fica atrás de uma porta de aço.',
          'M12-1',
        ),
        tell(
          'Enquanto um herói está nela, quem tem o vórtice pode levar qualquer guarda a qualquer vórtice livre da cor desse herói, quantas vezes quiser, também depois do roubo.',
          'M12-2',
        ),
      ],
    },
    {
      id: 'm13',
      title: '13. Sensor',
      scene: 'sensor',
      caption: 'O sensor cobre seis espaços, entre eles a entrada. Alguém nos controles precisa girá-lo.',
      paragraphs: [
        tell(
          'A peça 6* toma o lugar da 6, e entra a 29*. O sensor espera na peça do roubo e aparece com a 6*, na direção impressa.',
          'M13-1',
        ),
        tell(
          'Nenhum peão entra nos seis espaços cobertos nem passa por eles, de jeito nenhum. O resto da peça é livre.',
          'M13-2',
        ),
        tell(
          'Enquanto um herói está no controle do sensor (29*), qualquer pessoa pode girá-lo um quarto de volta, para qualquer lado, se não houver peão num espaço que ele passaria a cobrir.',
          'M13-3',
        ),
        tell(
          'Com a sala da guarda em jogo, ele pode girar sobre um herói, que vai para a cela. Um guarda sempre o detém.',
          'M13-4',
        ),
      ],
    },
  ],
};
export default modules;
