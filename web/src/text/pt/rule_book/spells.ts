import games from '../security_games';
import { named, tell, type Chapter } from '../../rule_book';

const spells: Chapter = {
  id: 'spells',
  title: 'Feitiços',
  lead: 'Os dez truques da maga. Dois ficam virados para cima, para quem quiser lançar.',
  articles: [
    {
      id: 'm10',
      title: '10. Lançar feitiços',
      paragraphs: [
        tell(
          'Dois feitiços sorteados ficam virados para cima. Qualquer pessoa pode lançar um a qualquer momento. Todo mundo fica sabendo, e isso não quebra o silêncio.',
          'M10-1',
        ),
        tell(
          'Cinco agem na hora e somem. Cinco duram até a próxima virada e então somem. Vários podem estar ativos ao mesmo tempo.',
          'M10-2',
        ),
        tell(
          'Não importa onde cada herói está, inclusive a maga. Só a forma fantasma e a invisibilidade exigem que ela esteja no shopping.',
          'R-70',
        ),
        tell(
          'Feitiços que não fariam nada na sua partida não entram no sorteio: sapo, invisibilidade e vale sem guardas, vale sem McTrollald’s no monte, clarividência com o monte virado para cima, código sem portas de aço.',
          'R-71',
        ),
      ],
    },
    {
      id: 'spells_instant',
      title: 'Feitiços que agem na hora',
      paragraphs: [
        named(
          games['spell.broom.name'],
          'Retirem um marcador de fora de serviço. O espaço volta a funcionar.',
          'M10-BROOM',
        ),
        named(
          games['spell.crystal-ball.name'],
          'Como se a maga estivesse em uma bola de cristal: até duas peças. Vocês podem colocá-las quando quiserem, até depois de uma virada. Depois da primeira peça, a segunda precisa vir antes que quem explora faça outra coisa.',
          'M10-CRYSTAL',
          'R-42',
        ),
        named(
          games['spell.code.name'],
          'Como se um herói estivesse em um espaço de código: um herói qualquer passa uma vez por uma porta de aço qualquer. Fica pronto até ser usado, mesmo depois de uma virada. Nunca é sorteado sem os módulos 5, 6 ou 12.',
          'M10-CODE',
          'R-62',
        ),
        named(
          games['spell.swap.name'],
          'Troquem de lugar dois peões em espaços de corredor: dois heróis, dois guardas ou um de cada. O que conta é como tudo fica depois da troca. Não funciona com presos e seu guarda, guardas que foram comer, sapos nem heróis que já escaparam.',
          'M10-SWAP',
          'R-73',
        ),
        named(
          games['spell.teleportation.name'],
          'Levem um peão a qualquer espaço vazio de corredor, com as mesmas exceções da troca.',
          'M10-TELEPORT',
          'R-73',
        ),
      ],
    },
    {
      id: 'spells_temporary',
      title: 'Feitiços que duram até a próxima virada',
      paragraphs: [
        named(
          games['spell.clairvoyance.name'],
          'O monte fica virado para cima. Vocês veem a peça do topo. A ordem não muda.',
          'M10-CLAIR',
          'R-74',
        ),
        named(
          games['spell.ghost-form.name'],
          'A maga atravessa paredes internas, paredes laranja e divisas entre peças, onde quer que dois espaços de corredor se toquem. Mas não atravessa lojas nem sai das peças, e não passa por peões, pelos espaços do sensor nem por uma porta de aço sem código ou seta branca.',
          'M10-GHOST',
          'R-63',
        ),
        named(
          games['spell.frog.name'],
          'Um guarda vira sapo: ninguém pode movê-lo, ele não bloqueia ninguém e não vigia nada. Peões podem entrar no espaço dele e atravessá-lo, embora não conte como vazio. Outros guardas e o observador podem entrar na peça. Funciona também com um guarda que foi comer. Na virada, o guarda volta a esse espaço.',
          'M10-FROG',
          'R-75',
        ),
        named(
          games['spell.invisibility.name'],
          'A maga pode entrar nas peças dos guardas e atravessá-las, e os guardas podem entrar na dela. Os peões ainda se bloqueiam, e o observador e o sensor ainda veem a maga.',
          'M10-INVIS',
          'R-76',
        ),
        named(
          games['spell.voucher.name'],
          'Um guarda entra em qualquer McTrollald’s do shopping (2*, 6, 7, 7*, 18, 26*) e não fica em peça nenhuma. Na virada, volta ao espaço na frente da entrada. Não funciona com um sapo. Dois guardas podem comer no mesmo lugar.',
          'M10-VOUCHER',
          'R-77',
        ),
        tell(
          'Se o fim de um feitiço deixa um guarda e um herói na mesma peça, o herói é pego. Sem a sala da guarda, vocês perdem.',
          'M10-END',
        ),
      ],
    },
  ],
};
export default spells;
