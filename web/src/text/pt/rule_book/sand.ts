import { tell, type Chapter } from '../../rule_book';

const sand: Chapter = {
  id: 'sand',
  title: 'A areia',
  lead: 'Ela nunca para e nunca vai mais devagar. Mas dá para virar.',
  articles: [
    {
      id: 'timer',
      title: 'A ampulheta',
      scene: 'sand',
      caption: 'Depois de 70 segundos, uma virada deixa 70 segundos. Depois de 150, deixaria 150.',
      paragraphs: [
        tell(
          'A areia dura três minutos. Se acabar antes de os quatro heróis escaparem, vocês perdem na hora.',
          'B-TIME-1',
        ),
        tell(
          'Quando um herói vai para um espaço de ampulheta que funciona, a ampulheta é virada na hora, querendo ou não. A areia que já tinha caído é a que vocês têm agora.',
          'B-TIME-2',
        ),
        tell(
          'É areia, não cronômetro: virar não acrescenta, não zera e não pausa nada. Quanto mais tarde vocês virarem, mais ganham, mas tarde demais é tarde demais.',
          'B-TIME-5',
        ),
        tell(
          'Cada um desses espaços funciona uma vez. Depois recebe um marcador de fora de serviço, debaixo do herói.',
          'B-TIME-3',
        ),
        tell('Eles continuam funcionando depois do roubo.', 'B-TIME-4'),
      ],
    },
    {
      id: 'flip',
      title: 'O que uma virada faz',
      paragraphs: [
        tell(
          'Nesta ordem: o marcador é colocado e a ampulheta é virada; as fichas de ação passam para a esquerda, ou o monte solo é embaralhado; todo mundo pode falar; no cenário 11, saem duas peças.',
          'R-34',
        ),
        tell('Todas as viradas são iguais. Começar a partida não é uma virada.', 'R-35'),
      ],
    },
    {
      id: 'clock',
      title: 'Areia mais lenta, pausas e o último grão',
      paragraphs: [
        tell(
          'A areia é medida em milésimos de segundo. Depois de uma virada, vocês têm o que cabe na ampulheta menos o que ainda restava. Uma mesa pode escolher areia mais lenta, para iniciantes ou conexões lentas. Essas vitórias contam como especiais.',
          'R-12',
        ),
        tell(
          'Uma ação vale se foi enviada antes de cair o último grão. O servidor mede sua conexão e compensa o atraso, em até um quarto de segundo. Por isso, o veredito pode vir um piscar de olhos depois do fim.',
          'R-13',
        ),
        tell(
          'A areia não para por ninguém, a menos que a mesa permita pausas. Vitórias com pausas contam como especiais.',
          'R-16',
        ),
      ],
    },
  ],
};
export default sand;
