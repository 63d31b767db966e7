import type { BigScreenKey } from '../big_screen';

export default {
  'screen.title': 'Tela grande',
  'screen.sit': 'Escaneie para se sentar',
  'screen.watch': 'Escaneie para assistir',
  'screen.enter': 'Ou digite este código em {address}',
  'screen.hands': 'O shopping aparece aqui. Vocês jogam pelo celular.',
  'screen.nobody': 'Ainda não há ninguém aqui.',
  'screen.sound': 'Clique ou aperte uma tecla para ter som e tela cheia',
  'screen.sound.short': 'Clique para ouvir o som',
  'screen.reconnecting': 'Esta tela se reconecta sozinha.',
  'screen.offline': 'Não foi possível acessar o servidor. Esta tela continua tentando.',
  'screen.removed.title': 'Quem está no comando removeu esta tela',
  'screen.removed': 'Ela pode voltar se for liberada na lista de pessoas.',
  'screen.replaced.title': 'A mesa está aberta em outra janela',
  'screen.replaced': 'Feche a outra janela e recarregue esta página para ver a mesa aqui.',
  'screen.locked': 'Esta tela entra assim que a mesa for destrancada.',
  'screen.full': 'Esta tela entra assim que houver espaço.',
  'screen.refused.title': 'Esta tela não conseguiu entrar',
  'screen.refused': 'Ela continua tentando.',
  'screen.old_page': 'Esta tela se recarrega sozinha.',
  'screen.open.text':
    'Abra este endereço em uma televisão ou em uma tela que todo mundo veja. Ela mostra o shopping, a areia e quem está em cada lugar, e vocês jogam pelo celular.',
  'screen.open.here': 'Abrir em nova aba',
  'screen.open.qr': 'QR code com o endereço da tela grande',
} as const satisfies Readonly<Record<BigScreenKey, string>>;
