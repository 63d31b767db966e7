import { tell, type Chapter } from '../book';

const exploring: Chapter = {
  id: 'exploring',
  title: 'Explorar',
  lead: 'O shopping cresce onde os heróis espiam a esquina.',
  articles: [
    {
      id: 'explore',
      title: 'Uma peça nova',
      scene: 'explore',
      caption: 'O anão está numa borda laranja: a próxima peça entra aqui, com a seta branca para dentro.',
      paragraphs: [
        tell(
          'Quem tem a lupa pode explorar quando um herói está num espaço de exploração da própria cor, ainda não há nada além dele e o monte não está vazio.',
          'B-EXPL-1',
        ),
        tell(
          'A peça do topo é revelada e colocada de modo que sua seta branca continue a partir desse espaço. Isso define o lugar e o giro.',
          'B-EXPL-2',
        ),
        tell('Um herói de outra cor nesse espaço não serve para explorar.', 'B-EXPL-7'),
        tell('Com o monte vazio, não há mais o que explorar.', 'B-EXPL-6'),
        tell(
          'As peças nunca se sobrepõem: as vizinhas ficam deslocadas em um espaço, como as pás de um cata-vento.',
          'B-EXPL-5',
        ),
        tell(
          'Uma borda diante de uma peça não pode mais ser explorada, seja passagem ou beco sem saída, enquanto essa peça estiver ali.',
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
          'Se vários heróis estão prontos, quem explora compra a peça, olha e então escolhe diante de qual deles ela entra.',
          'B-EXPL-3',
        ),
        tell('Uma peça por vez: a comprada precisa ser colocada antes da próxima.', 'B-EXPL-4'),
        tell(
          'Todos veem a peça comprada. Se só há um lugar, ela entra na hora. Se há vários, ela espera por quem explora, e os heróis que guardam um lugar para ela não podem sair até então.',
          'R-7',
        ),
        tell(
          'Se a ação de explorar muda de mãos enquanto uma peça espera, quem a recebe coloca a peça. Se o último lugar possível some, ela volta para o topo do monte.',
          'R-38',
          'R-39',
        ),
      ],
    },
  ],
};
export default exploring;
