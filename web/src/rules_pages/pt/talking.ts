import { tell, type Chapter } from '../book';

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
          'Durante a partida ninguém se comunica: nada de palavras, escrita, apontar ou sinais. Restam duas coisas.',
          'B-COM-1',
        ),
        tell('Você pode encarar alguém a qualquer momento, com a intensidade que quiser.', 'B-COM-2'),
        tell(
          'Você pode pôr o peão vermelho diante de outra pessoa a qualquer momento. Ele quer dizer: faça algo. O quê, ela tem de descobrir. E pode passá-lo adiante na mesma hora.',
          'B-COM-3',
        ),
        tell(
          'Há um só peão vermelho. Você pode movê-lo no máximo uma vez por segundo, e nunca para a sua frente.',
          'R-15',
        ),
      ],
    },
    {
      id: 'window',
      title: 'Quando vocês podem falar',
      paragraphs: [
        tell(
          'Depois de cada virada da ampulheta, todos podem falar livremente, pelo tempo que quiserem. A areia continua caindo.',
          'B-COM-4',
        ),
        tell('A primeira ação de qualquer pessoa encerra a conversa na hora, para todos.', 'B-COM-5'),
        tell(
          'Contam como ação: mover, vórtice, escada rolante, comprar ou colocar uma peça e virar uma ação solo. Não contam: virar a peça do roubo, escolhas que as regras impõem, o peão vermelho, o olhar e tudo o que é recusado.',
          'R-14',
        ),
      ],
    },
  ],
};
export default talking;
