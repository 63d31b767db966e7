import games from '../../text/pt/security_games';
import { named, tell, type Chapter } from '../book';

const spells: Chapter = {
  id: 'spells',
  title: 'Feitiços',
  lead: 'Dez truques da maga. Dois deles ficam abertos, para quem quiser lançar.',
  articles: [
    {
      id: 'm10',
      title: '10. Lançar feitiços',
      paragraphs: [
        tell(
          'Dois feitiços, ao acaso, ficam abertos. Qualquer pessoa pode lançar um a qualquer momento; isso é anunciado a todos e não quebra silêncio nenhum.',
          'M10-1',
        ),
        tell(
          'Cinco agem na hora e acabam. Cinco duram até a próxima virada e então acabam. Vários podem durar ao mesmo tempo.',
          'M10-2',
        ),
        tell(
          'Não importa onde alguém está, nem a maga. Só a forma fantasma e a invisibilidade precisam dela no shopping.',
          'R-70',
        ),
        tell(
          'O que não poderia fazer nada na partida não é distribuído: sapo, invisibilidade e vale sem guardas, vale sem McTrollald’s no monte, clarividência com o monte aberto, código sem portas de aço.',
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
          'Tirem um marcador de fora de serviço. O espaço volta a funcionar.',
          'M10-BROOM',
        ),
        named(
          games['spell.crystal-ball.name'],
          'Como se a maga estivesse numa bola de cristal: até duas peças. O direito espera por quem explora, mesmo depois de viradas; após a primeira, a segunda precisa vir antes que essa pessoa faça outra coisa.',
          'M10-CRYSTAL',
          'R-42',
        ),
        named(
          games['spell.code.name'],
          'Como se um herói estivesse num painel de código: um herói qualquer por uma porta de aço qualquer. Fica aberto até ser usado, mesmo depois de viradas. Nunca é distribuído sem os módulos 5, 6 ou 12.',
          'M10-CODE',
          'R-62',
        ),
        named(
          games['spell.swap.name'],
          'Invertam dois peões em espaços de corredor: dois heróis, dois guardas ou um de cada. Conta como fica depois da troca. Não serve para presos e seu guarda, guardas comendo, sapos e quem já escapou.',
          'M10-SWAP',
          'R-73',
        ),
        named(
          games['spell.teleportation.name'],
          'Levem um peão a qualquer espaço de corredor vazio, com as mesmas exceções da troca.',
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
          'O monte fica aberto. Vocês veem a peça do topo; a ordem não muda.',
          'M10-CLAIR',
          'R-74',
        ),
        named(
          games['spell.ghost-form.name'],
          'A maga atravessa paredes internas, paredes laranja e bordas entre peças, onde quer que dois espaços de corredor se toquem. Não atravessa lojas, não sai das peças, não passa por peões, pelos espaços do sensor nem por uma porta de aço sem código ou seta branca.',
          'M10-GHOST',
          'R-63',
        ),
        named(
          games['spell.frog.name'],
          'Um guarda vira sapo: ninguém o move, ele não bloqueia ninguém e não vigia nada. Peões podem entrar e passar pelo espaço dele, embora não esteja vazio; outros guardas e o observador podem entrar na peça. Um guarda comendo também serve. Na virada, o guarda está de volta nesse espaço.',
          'M10-FROG',
          'R-75',
        ),
        named(
          games['spell.invisibility.name'],
          'A maga pode entrar e passar pelas peças dos guardas, e os guardas pela dela. Peões ainda se bloqueiam, e observador e sensor ainda a veem.',
          'M10-INVIS',
          'R-76',
        ),
        named(
          games['spell.voucher.name'],
          'Um guarda entra em qualquer McTrollald’s do shopping (2*, 6, 7, 7*, 18, 26*) e não está em peça nenhuma; na virada, fica no espaço diante da entrada. Não serve para um sapo. Dois guardas podem comer no mesmo lugar.',
          'M10-VOUCHER',
          'R-77',
        ),
        tell(
          'Se o fim de um feitiço põe guarda e herói na mesma peça, o herói é pego; sem a sala da guarda, a partida está perdida.',
          'M10-END',
        ),
      ],
    },
  ],
};
export default spells;
