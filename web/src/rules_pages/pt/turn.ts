import { tell, type Chapter } from '../book';

const turn: Chapter = {
  id: 'turn',
  title: 'Jogar sem turnos',
  lead: 'Cada um age quando parece uma boa ideia. Às vezes até é.',
  articles: [
    {
      id: 'anytime',
      title: 'A qualquer hora, qualquer herói',
      paragraphs: [
        tell('Não há turnos. Aja a qualquer momento e quantas vezes quiser.', 'B-ACT-1'),
        tell('Você só pode fazer o que está na sua ficha de ação. O resto é recusado e nada muda.', 'B-ACT-2'),
        tell('Suas ações valem para todos os heróis, não só para um.', 'B-ACT-4'),
      ],
    },
    {
      id: 'together',
      title: 'Duas mãos, um herói',
      paragraphs: [
        tell('Quem move um herói decide onde ele para. Ninguém pode interromper o movimento de outra pessoa.', 'B-ACT-3'),
        tell(
          'Um movimento é uma coisa só, do começo ao fim. Se duas pessoas pegam o mesmo herói, vale o pedido que chega primeiro ao servidor; a outra fica sabendo que alguém foi mais rápido, e nada mais acontece. Segurar um herói não o tranca: os outros só veem uma indicação.',
          'R-4',
        ),
      ],
    },
    {
      id: 'mistakes',
      title: 'Erros',
      paragraphs: [
        tell(
          'Um movimento permitido, mas infeliz, fica. Só quem tem as ações que levam de volta pode consertar.',
          'B-ACT-5',
        ),
        tell(
          'O que não é permitido é recusado com o motivo, então nunca é preciso desfazer nada. A areia continua caindo.',
          'B-ACT-6',
        ),
      ],
    },
    {
      id: 'people',
      title: 'Quando alguém cai',
      paragraphs: [
        tell(
          'O lugar de quem saiu mantém sua ficha de ação. Outra pessoa pode assumir; quando a primeira volta, recebe o lugar de novo. A areia continua caindo enquanto houver alguém na mesa.',
          'R-24',
        ),
        tell(
          'Se foi o servidor que caiu, esse tempo não sai da ampulheta. A partida volta exatamente como estava e espera até alguém que joga mandar continuar.',
          'R-25',
        ),
        tell(
          'Se ninguém na mesa tiver conexão por cinco segundos, a areia para. A partida fica como está e espera até alguém que joga retomá-la.',
          'R-96',
        ),
        tell(
          'Algumas coisas não precisam de ficha de ação e são de todos, até de um líder sem ações: acima de tudo, virar a peça do roubo.',
          'R-26',
        ),
      ],
    },
  ],
};
export default turn;
