import { tell, type Chapter } from '../../rule_book';

const moving: Chapter = {
  id: 'moving',
  title: 'Mover',
  lead: 'Em linha reta, pelo vórtice ou de escada rolante. Nunca um por cima do outro.',
  articles: [
    {
      id: 'walk',
      title: 'Andar',
      scene: 'walk',
      caption:
        'O anão vai para o norte e depois para o leste, até a borda laranja: dois movimentos, de duas pessoas, se ninguém tiver as duas direções.',
      paragraphs: [
        tell(
          'Um movimento leva um herói na direção da sua seta, um espaço ou mais em linha reta. Você escolhe onde ele para.',
          'B-MOVE-1',
        ),
        tell(
          'Paredes, decoração, outros peões e a borda do shopping explorado param o herói. Heróis não pulam nada nem atravessam outros peões.',
          'B-MOVE-2',
        ),
        tell('Dois peões nunca dividem um espaço.', 'B-MOVE-3'),
      ],
    },
    {
      id: 'blocked',
      title: 'No caminho',
      scene: 'blocked',
      caption: 'A maga não pode ir para o norte porque o elfo está lá. Alguém precisa mover o elfo primeiro.',
      paragraphs: [
        tell(
          'Heróis podem parar em qualquer espaço de corredor, até nos de outra cor e em cima de marcadores de fora de serviço.',
          'B-MOVE-8',
        ),
        tell(
          'Os efeitos acontecem onde o movimento termina, não no caminho. Ampulhetas, itens, saídas, câmeras e bolas de cristal ficam em becos sem saída, então é difícil passar por um sem querer. O que fecha uma peça inteira também impede de passar por ela.',
          'R-1',
        ),
        tell('A ampulheta vira e a câmera desliga quando um herói para ali. Não precisa de outra ação.', 'R-6'),
        tell(
          'Não importa se o herói chega a pé, de escada rolante ou pelo vórtice: o espaço funciona do mesmo jeito. Só não há efeito quando uma regra coloca o herói ali, como na preparação.',
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
          'Dois espaços de exploração que por acaso se encontram também formam uma passagem, mesmo que ninguém tenha explorado ali.',
          'B-MOVE-6',
        ),
      ],
    },
    {
      id: 'dead_end',
      title: 'Becos sem saída',
      scene: 'dead_end',
      caption: 'A abertura dá na parede da peça vizinha: por aqui não dá para passar.',
      paragraphs: [
        tell('Onde uma abertura encontra uma parede da peça vizinha, não há passagem.', 'B-MOVE-5'),
        tell('Uma abertura sem nada além dela é uma borda: ninguém passa até alguém explorar.', 'B-MOVE-7'),
      ],
    },
    {
      id: 'vortex',
      title: 'O vórtice',
      scene: 'vortex',
      caption: 'De qualquer lugar a um vórtice livre da própria cor.',
      paragraphs: [
        tell(
          'A ação de vórtice leva qualquer herói, de onde estiver, a um vórtice livre da própria cor no shopping explorado.',
          'B-VORTEX-1',
        ),
        tell('O herói não precisa começar em um vórtice.', 'B-VORTEX-2'),
        tell('Não dá para mandar um herói para o espaço em que ele já está.', 'R-5'),
        tell('Depois do roubo, o vórtice fica desligado até o fim da partida.', 'B-VORTEX-3'),
      ],
    },
    {
      id: 'escalator',
      title: 'Escadas rolantes',
      scene: 'escalator',
      caption: 'De uma ponta à outra, para cima ou para baixo.',
      paragraphs: [
        tell(
          'A ação de escada rolante leva um herói de uma ponta à outra da escada, para cima ou para baixo.',
          'B-ESC-1',
        ),
        tell('Ninguém para no meio. Se houver alguém na outra ponta, não dá para usar.', 'B-ESC-2'),
      ],
    },
  ],
};
export default moving;
