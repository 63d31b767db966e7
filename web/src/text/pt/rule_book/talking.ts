import { tell, type Chapter } from '../../rule_book';

const talking: Chapter = {
  id: 'talking',
  title: 'Conversa e silêncio',
  lead: 'A regra mais difícil de todas: não dizer nada.',
  articles: [
    {
      id: 'silence',
      title: 'Silêncio',
      paragraphs: [
        tell(
          'Durante a partida, ninguém se comunica: nada de falar, escrever, apontar ou fazer sinais. Sobram duas coisas.',
          'B-COM-1',
        ),
        tell('Você pode encarar alguém a qualquer momento, com toda a intensidade que quiser.', 'B-COM-2'),
        tell(
          'Você pode colocar o peão vermelho na frente de outra pessoa a qualquer momento. Ele quer dizer: faça algo. O quê, ela precisa descobrir. E pode passar o peão adiante na mesma hora.',
          'B-COM-3',
        ),
        tell(
          'Só existe um peão vermelho. Você pode movê-lo no máximo uma vez por segundo e nunca colocá-lo na sua própria frente.',
          'R-15',
        ),
      ],
    },
    {
      id: 'window',
      title: 'Quando vocês podem falar',
      paragraphs: [
        tell(
          'Depois de cada virada da ampulheta, todo mundo pode falar à vontade, pelo tempo que quiser. A areia continua caindo.',
          'B-COM-4',
        ),
        tell('Assim que alguém faz uma ação, a conversa acaba para todo mundo.', 'B-COM-5'),
        tell(
          'Contam como ação: mover, vórtice, escada rolante, comprar ou colocar uma peça e virar uma ficha solo. Não contam: virar a peça do roubo, escolhas que as regras impõem, o peão vermelho, encarar e tudo o que é recusado.',
          'R-14',
        ),
      ],
    },
  ],
};
export default talking;
