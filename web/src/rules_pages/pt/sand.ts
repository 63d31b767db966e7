import { tell, type Chapter } from '../book';

const sand: Chapter = {
  id: 'sand',
  title: 'A areia',
  lead: 'Ela nunca para e nunca estica. Mas dá para virar.',
  articles: [
    {
      id: 'timer',
      title: 'A ampulheta',
      scene: 'sand',
      caption: 'Depois de 70 segundos, virar deixa 70 segundos. Depois de 150, deixaria 150.',
      paragraphs: [
        tell(
          'A ampulheta tem três minutos. Se ela acabar antes de os quatro heróis saírem, vocês perdem na mesma hora.',
          'B-TIME-1',
        ),
        tell(
          'Quando um herói é movido para um espaço de ampulheta que funciona, ela é virada imediatamente, gostem ou não. O que já tinha caído é agora o que resta.',
          'B-TIME-2',
        ),
        tell(
          'É areia, não cronômetro: virar não acrescenta, não zera e não para nada. Quanto mais tarde vocês viram, mais ganham; tarde demais é tarde demais.',
          'B-TIME-5',
        ),
        tell(
          'Cada um desses espaços funciona uma vez. Depois fica nele um marcador de fora de serviço, debaixo do herói.',
          'B-TIME-3',
        ),
        tell('Eles funcionam também depois do roubo.', 'B-TIME-4'),
      ],
    },
    {
      id: 'flip',
      title: 'O que acontece ao virar',
      paragraphs: [
        tell(
          'Nesta ordem: entra o marcador e a areia vira; as fichas de ação passam para a esquerda, ou o monte solo é embaralhado; todos podem falar; no cenário 11, saem duas peças.',
          'R-34',
        ),
        tell('Toda virada é igual. O início da partida não conta como virada.', 'R-35'),
      ],
    },
    {
      id: 'clock',
      title: 'Areia lenta, pausas e o último grão',
      paragraphs: [
        tell(
          'A areia é contada em milésimos de segundo. Depois de virar, vocês têm o que cabe na ampulheta menos o que ainda restava. Uma mesa pode escolher areia mais lenta, para iniciantes ou conexões lentas; essas vitórias ficam à parte.',
          'R-12',
        ),
        tell(
          'Uma ação vale se foi enviada antes do último grão. O servidor mede sua conexão e devolve esse tempo, no máximo um quarto de segundo. Por isso o veredito pode vir um piscar de olhos depois.',
          'R-13',
        ),
        tell('A areia não para para ninguém, a não ser que a mesa permita pausas. Vitórias com pausas ficam à parte.', 'R-16'),
      ],
    },
  ],
};
export default sand;
