import { tell, type Chapter } from '../book';

const moving: Chapter = {
  id: 'moving',
  title: 'Mover',
  lead: 'Em linha reta, pelo vórtice ou de escada rolante. Nunca uns através dos outros.',
  articles: [
    {
      id: 'walk',
      title: 'Andar',
      scene: 'walk',
      caption: 'O anão vai ao norte e depois a leste, até a borda laranja: dois movimentos, de duas pessoas se ninguém tiver as duas direções.',
      paragraphs: [
        tell(
          'Um movimento leva um herói na direção da sua seta, um espaço ou mais em linha reta. Você escolhe onde ele para.',
          'B-MOVE-1',
        ),
        tell(
          'Ele para antes de paredes, do cenário, da borda do shopping explorado e de outros peões. Não se salta nem se atravessa nada.',
          'B-MOVE-2',
        ),
        tell('Dois peões nunca dividem um espaço.', 'B-MOVE-3'),
      ],
    },
    {
      id: 'blocked',
      title: 'No caminho',
      scene: 'blocked',
      caption: 'A maga não pode ir para o norte: o elfo está ali. Alguém precisa mover o elfo antes.',
      paragraphs: [
        tell(
          'Heróis podem ficar em qualquer espaço de corredor, também nos de outra cor e sobre marcadores de fora de serviço.',
          'B-MOVE-8',
        ),
        tell(
          'Os efeitos acontecem onde o movimento termina, não no meio do caminho. Ampulhetas, itens, saídas, câmeras e bolas de cristal ficam todos em becos sem saída, então é difícil passar por um sem querer. O que fecha uma peça inteira também impede passar por ela.',
          'R-1',
        ),
        tell('Ampulhetas viram e câmeras se apagam quando alguém para ali. Não é preciso outra ação.', 'R-6'),
        tell(
          'Não importa como um herói chega: a pé, de escada rolante ou pelo vórtice. O espaço age do mesmo jeito. Só quem é colocado por uma regra, como na preparação, não dispara nada.',
          'R-46',
        ),
      ],
    },
    {
      id: 'crossing',
      title: 'De peça em peça',
      scene: 'crossing',
      caption: 'Uma passagem explorada fica aberta a todos os heróis, nos dois sentidos.',
      paragraphs: [
        tell(
          'Onde dois lados abertos se encontram, qualquer herói passa nos dois sentidos, seja qual for a cor.',
          'B-MOVE-4',
        ),
      ],
    },
    {
      id: 'meeting',
      title: 'Quando as peças se encontram',
      scene: 'meeting',
      caption: 'Ninguém explorou aqui, mas os dois lados estão abertos: o elfo passa.',
      paragraphs: [
        tell(
          'Dois espaços de exploração que por acaso se encontram também formam uma passagem, mesmo sem ninguém explorar ali.',
          'B-MOVE-6',
        ),
      ],
    },
    {
      id: 'dead_end',
      title: 'Becos sem saída',
      scene: 'dead_end',
      caption: 'A abertura dá na parede da peça vizinha: por aqui não se passa.',
      paragraphs: [
        tell('Onde uma abertura encontra uma parede da peça vizinha, não há passagem.', 'B-MOVE-5'),
        tell('Uma abertura sem nada além dela é uma borda: ninguém passa antes de explorar.', 'B-MOVE-7'),
      ],
    },
    {
      id: 'vortex',
      title: 'Vórtices',
      scene: 'vortex',
      caption: 'De qualquer lugar a um vórtice livre da própria cor.',
      paragraphs: [
        tell(
          'A ação de vórtice leva qualquer herói, de onde estiver, a um espaço de vórtice da própria cor no shopping explorado. O destino precisa estar livre.',
          'B-VORTEX-1',
        ),
        tell('O herói não precisa estar sobre um vórtice para partir.', 'B-VORTEX-2'),
        tell('Para o próprio espaço onde o herói está, não funciona.', 'R-5'),
        tell('Depois do roubo, os vórtices ficam desligados até o fim da partida.', 'B-VORTEX-3'),
      ],
    },
    {
      id: 'escalator',
      title: 'Escadas rolantes',
      scene: 'escalator',
      caption: 'De uma ponta à outra, para cima ou para baixo.',
      paragraphs: [
        tell('A ação de escada rolante leva um herói de uma ponta à outra da escada, nos dois sentidos.', 'B-ESC-1'),
        tell('Ninguém para no meio. Se houver alguém na outra ponta, ela não anda.', 'B-ESC-2'),
      ],
    },
  ],
};
export default moving;
