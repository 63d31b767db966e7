import { tell, type Chapter } from '../../rule_book';

const questions: Chapter = {
  id: 'questions',
  title: 'Perguntas e respostas',
  lead: 'As dúvidas que surgem no meio da partida, quando ninguém pode responder.',
  articles: [
    {
      id: 'q_other_colour',
      title: 'Um herói pode parar em um espaço de outra cor?',
      paragraphs: [tell('Sim, em qualquer espaço de corredor. Só não pode usar o que é dos outros.', 'B-MOVE-8')],
    },
    {
      id: 'q_token',
      title: 'Um herói pode parar em cima de um marcador de fora de serviço?',
      paragraphs: [tell('Sim. Aí é só um espaço comum, e nada acontece.', 'B-MOVE-8', 'B-TIME-3')],
    },
    {
      id: 'q_swap',
      title: 'Dois heróis em um corredor estreito podem trocar de lugar?',
      paragraphs: [
        tell(
          'Não diretamente. Ninguém passa por ninguém: um deles precisa abrir caminho ou usar o vórtice.',
          'B-MOVE-2',
        ),
      ],
    },
    {
      id: 'q_stop',
      title: 'Posso parar um herói que outra pessoa está movendo?',
      paragraphs: [
        tell('Não. Quem move o herói decide onde ele para. Depois, você pode levá-lo adiante.', 'B-ACT-3', 'R-4'),
      ],
    },
    {
      id: 'q_undo',
      title: 'Andei um espaço a mais. Dá para desfazer?',
      paragraphs: [tell('Não. Se você não tem a direção oposta, alguém precisa perceber.', 'B-ACT-5')],
    },
    {
      id: 'q_vortex_start',
      title: 'O herói precisa estar em um vórtice para usar outro?',
      paragraphs: [
        tell(
          'Não, funciona de qualquer lugar. Só no cenário 13 o herói precisa sair de um vórtice.',
          'B-VORTEX-2',
          'S13-4',
        ),
      ],
    },
    {
      id: 'q_vortex_after',
      title: 'O vórtice funciona durante a fuga?',
      paragraphs: [tell('Não. O roubo desliga o vórtice de vez. Planejem a fuga antes de roubar.', 'B-VORTEX-3')],
    },
    {
      id: 'q_colour_pass',
      title: 'Um herói pode usar uma passagem de outra cor?',
      paragraphs: [
        tell('Sim, depois de explorada. A cor importa para explorar, não para andar.', 'B-MOVE-4', 'B-EXPL-7'),
      ],
    },
    {
      id: 'q_meeting',
      title: 'Uma peça nova encosta em outra. Isso é uma passagem?',
      paragraphs: [
        tell(
          'Se os dois lados estão abertos ali, sim, mesmo que ninguém tenha explorado. Se um lado é parede, é um beco sem saída.',
          'B-MOVE-6',
          'B-MOVE-5',
        ),
      ],
    },
    {
      id: 'q_choose_place',
      title: 'Vários heróis podem explorar. Quem decide onde colocar a peça?',
      paragraphs: [tell('Quem explora, depois de ver a peça. Até lá, os heróis ficam parados.', 'B-EXPL-3', 'R-7')],
    },
    {
      id: 'q_no_fit',
      title: 'E se uma peça comprada não couber em lugar nenhum?',
      paragraphs: [
        tell(
          'Isso não acontece. Só dá para comprar quando há lugar, e toda peça cabe em qualquer lugar. Se o último lugar some, a peça volta para o monte.',
          'B-EXPL-5',
          'R-39',
        ),
      ],
    },
    {
      id: 'q_flip_early',
      title: 'Devemos virar a ampulheta o quanto antes?',
      paragraphs: [
        tell(
          'Melhor não. Uma virada devolve a areia que já caiu, então virar cedo deixa muito pouco. Em compensação, vocês podem falar.',
          'B-TIME-2',
          'B-COM-4',
        ),
      ],
    },
    {
      id: 'q_flip_forced',
      title: 'Podemos parar em um espaço de ampulheta sem virar?',
      paragraphs: [
        tell(
          'Não. Parar ali vira a ampulheta, querendo ou não, a menos que o espaço esteja fora de serviço.',
          'B-TIME-2',
          'R-6',
        ),
      ],
    },
    {
      id: 'q_flip_again',
      title: 'Dá para usar um espaço de ampulheta duas vezes?',
      paragraphs: [tell('Não. Quatro espaços, no máximo quatro viradas.', 'B-TIME-3', 'B-COMP-3')],
    },
    {
      id: 'q_talk_end',
      title: 'Estamos conversando. O que encerra a conversa?',
      paragraphs: [
        tell(
          'A primeira ação de qualquer pessoa. Encarar, usar o peão vermelho, virar a peça do roubo e movimentos recusados não encerram.',
          'B-COM-5',
          'R-14',
        ),
      ],
    },
    {
      id: 'q_talk_time',
      title: 'A areia para enquanto conversamos?',
      paragraphs: [tell('Não. Falem o quanto quiserem, e o quanto a areia permitir.', 'B-COM-4')],
    },
    {
      id: 'q_elf_again',
      title: 'Quantas vezes o elfo pode nos deixar falar?',
      paragraphs: [
        tell(
          'Toda vez que vocês exploram uma peça com o elfo em um espaço verde, a partir do cenário 4.',
          'S4-2',
          'R-9',
        ),
      ],
    },
    {
      id: 'q_ball_wait',
      title: 'As duas peças de uma bola de cristal precisam vir juntas?',
      paragraphs: [
        tell(
          'A primeira pode esperar enquanto a maga ficar ali. A segunda precisa ser comprada antes que a maga se mova e antes que quem explora faça outra coisa. Depois de comprada, não se perde: espera até ser colocada.',
          'S5-3',
          'R-8',
        ),
      ],
    },
    {
      id: 'q_camera_one',
      title: 'Uma câmera só já é problema?',
      paragraphs: [tell('Ainda não. Uma câmera ligada não bloqueia nada. Duas bloqueiam.', 'S6-2')],
    },
    {
      id: 'q_camera_there',
      title: 'Um herói já está em um espaço de ampulheta quando aparece a segunda câmera. E agora?',
      paragraphs: [
        tell(
          'Ele pode ficar e pode sair. Ninguém mais entra em um desses espaços até uma câmera ser desligada.',
          'R-2',
        ),
      ],
    },
    {
      id: 'q_steal_who',
      title: 'Quem faz o roubo?',
      paragraphs: [
        tell(
          'Qualquer pessoa. Não precisa de ação nem de ficha de ação, mas alguém precisa fazer.',
          'B-THEFT-1',
          'B-THEFT-2',
        ),
      ],
    },
    {
      id: 'q_exit_early',
      title: 'Um herói pode esperar na saída antes do roubo?',
      paragraphs: [
        tell(
          'Pode parar ali, mas vai ter que voltar: para o roubo, os quatro precisam estar nos seus itens.',
          'R-3',
          'B-THEFT-4',
        ),
      ],
    },
    {
      id: 'q_left',
      title: 'Para que lado passam as fichas de ação?',
      paragraphs: [tell('Para a esquerda, em sentido horário, de lugar em lugar, a partir do cenário 3.', 'S3-1')],
    },
  ],
};
export default questions;
