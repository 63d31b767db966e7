import { tell, type Chapter } from '../../rule_book';

const exploring: Chapter = {
  id: 'exploring',
  title: 'Explorar',
  lead: 'O shopping cresce onde os heróis dobram a esquina.',
  articles: [
    {
      id: 'explore',
      title: 'Uma peça nova',
      scene: 'explore',
      caption: 'O anão está em uma borda laranja: a próxima peça vai aqui, com a seta branca apontando para dentro.',
      paragraphs: [
        tell(
          'Quem tem a lupa pode explorar quando um herói está em um espaço de exploração da própria cor, ainda não há peça além dele e o monte não está vazio.',
          'B-EXPL-1',
        ),
        tell(
          'A peça do topo é revelada e colocada de modo que a seta branca continue a partir desse espaço. Isso define o lugar e a posição dela.',
          'B-EXPL-2',
        ),
        tell('Um herói de outra cor nesse espaço não pode explorar.', 'B-EXPL-7'),
        tell('Quando o monte acaba, não há mais nada para explorar.', 'B-EXPL-6'),
        tell('As peças nunca se sobrepõem. As vizinhas ficam deslocadas em um espaço, como um cata-vento.', 'B-EXPL-5'),
        tell(
          'Quando já há uma peça além de uma borda, não dá mais para explorar ali, seja passagem ou beco sem saída, enquanto essa peça estiver lá.',
          'R-10',
        ),
      ],
    },
    {
      id: 'several',
      title: 'Vários lugares ao mesmo tempo',
      scene: 'several',
      caption: 'Dois heróis em bordas das suas cores: primeiro olhe a peça, depois escolha um dos dois lugares.',
      paragraphs: [
        tell(
          'Se vários heróis estão prontos, quem explora compra a peça, olha e então escolhe na frente de qual deles ela vai.',
          'B-EXPL-3',
        ),
        tell('Uma peça por vez: só dá para comprar a próxima depois de colocar a que foi comprada.', 'B-EXPL-4'),
        tell(
          'Todo mundo vê a peça comprada. Se só há um lugar para ela, é colocada na hora. Se há vários, ela espera por quem explora, e os heróis nesses lugares não podem sair até a peça ser colocada.',
          'R-7',
        ),
        tell(
          'Se a ação de explorar muda de mãos enquanto uma peça espera, quem a recebe coloca a peça. Se o último lugar possível some, a peça volta para o topo do monte.',
          'R-38',
          'R-39',
        ),
      ],
    },
  ],
};
export default exploring;
