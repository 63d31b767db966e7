import { tell, type Chapter } from '../../rule_book';

const turn: Chapter = {
  id: 'turn',
  title: 'Jogar sem esperar a vez',
  lead: 'Todo mundo age quando parece uma boa ideia. Às vezes, até é.',
  articles: [
    {
      id: 'anytime',
      title: 'A qualquer hora, qualquer herói',
      paragraphs: [
        tell('Não há turnos. Aja quando quiser, quantas vezes quiser.', 'B-ACT-1'),
        tell('Você só pode fazer o que está na sua ficha de ação. Todo o resto é recusado, e nada muda.', 'B-ACT-2'),
        tell('Suas ações valem para todos os heróis.', 'B-ACT-4'),
      ],
    },
    {
      id: 'together',
      title: 'Duas mãos, um herói',
      paragraphs: [
        tell(
          'Quem move um herói decide onde ele para. Ninguém pode interromper o movimento de outra pessoa.',
          'B-ACT-3',
        ),
        tell(
          'Um movimento é tudo ou nada. Se duas pessoas pegam o mesmo herói, vale quem chega primeiro ao servidor. A outra fica sabendo que alguém foi mais rápido, e nada mais acontece. Arrastar um herói não o trava: o resto da mesa só vê uma prévia.',
          'R-4',
        ),
      ],
    },
    {
      id: 'mistakes',
      title: 'Erros',
      paragraphs: [
        tell(
          'Um movimento ruim, mas permitido, continua valendo. Só quem tem as ações certas pode consertar o estrago.',
          'B-ACT-5',
        ),
        tell(
          'Um movimento não permitido é recusado, com o motivo, então vocês nunca precisam desfazer nada. A areia continua caindo.',
          'B-ACT-6',
        ),
      ],
    },
    {
      id: 'people',
      title: 'Quando alguém cai',
      paragraphs: [
        tell(
          'Quem cai mantém sua ficha de ação. Outra pessoa pode assumir o lugar enquanto isso e o devolve quando a primeira volta. A areia continua caindo enquanto houver alguém na mesa.',
          'R-24',
        ),
        tell(
          'Se o servidor cair, esse tempo não conta. A partida volta exatamente como estava e espera até que alguém da mesa a retome.',
          'R-25',
        ),
        tell(
          'Se ninguém na mesa tiver conexão por cinco segundos, a areia para. A partida fica como está e espera até que alguém da mesa a retome.',
          'R-96',
        ),
        tell(
          'Algumas coisas não precisam de ficha de ação, então qualquer pessoa pode fazer, até quem lidera sem ações. A mais importante é virar a peça do roubo.',
          'R-26',
        ),
      ],
    },
  ],
};
export default turn;
