export default {
  'gone.left.title': 'Você saiu da mesa',
  'gone.left.text': 'Seu lugar está livre para outra pessoa. O mesmo link traz você de volta.',
  'gone.removed.title': 'Removeram você da mesa',
  'gone.removed.text':
    'Você perdeu o lugar e fica de fora até quem está no comando deixar você voltar. Se foi engano, fale com essa pessoa.',
  'gone.closed.title': 'Esta mesa está fechada',
  'gone.closed.text': 'As mesas fecham depois de um tempo sem ninguém. Abra outra e compartilhe o link.',
  'gone.no_such_table.title': 'A mesa {code} não existe',
  'gone.no_such_table.text': 'Ela pode ter fechado, ou há um erro no código. Os códigos nunca têm 0, O, 1, I nem L.',
  'gone.table_full.title': 'A mesa está cheia',
  'gone.table_full.text':
    'Já tem quarenta pessoas aqui, contando quem assiste. Peça para alguém abrir espaço ou abra sua própria mesa.',
  'gone.table_locked.title': 'A mesa está trancada',
  'gone.table_locked.text':
    'Ninguém mais pode entrar agora. Peça a quem está no comando para destrancar a mesa e tente de novo.',
  'gone.kept_out.title': 'Tiraram você da mesa',
  'gone.kept_out.text':
    'Só dá para voltar a esta mesa quando quem está no comando deixar você entrar. Se foi engano, fale com essa pessoa.',
  'gone.banned.title': 'Este servidor não deixa você entrar',
  'gone.banned.text':
    'Se for engano, escreva para quem administra este servidor. Você ainda pode treinar, e suas partidas terminadas ficam como estão.',
  'gone.server_full.title': 'O servidor está cheio',
  'gone.server_full.text':
    'Tem gente demais jogando aqui agora. Tente de novo em alguns minutos. Enquanto isso, você pode treinar.',
  'gone.name_not_allowed.title': 'Esse nome não pode ser usado',
  'gone.name_not_allowed.text': 'Use de 1 a 24 caracteres visíveis.',
  'gone.old_page.title': 'Há uma nova versão',
  'gone.old_page.text':
    'O servidor foi atualizado depois que você abriu esta página. Recarregue para continuar. Seu lugar está guardado.',
  'gone.refused.title': 'Não deu para entrar',
  'gone.refused.text':
    'O servidor não deixou você entrar, e esta página não sabe por quê. Tente de novo daqui a pouco.',
  'gone.replaced.title': 'Você está jogando em outra aba',
  'gone.replaced.text': 'Você abriu esta mesa em outra janela ou em outro aparelho. Só dá para jogar em um deles.',
  'gone.replaced.back': 'Pegar o lugar de volta',
  'gone.restarting.title': 'O servidor está reiniciando',
  'gone.restarting.text': 'Sua partida está salva. A conexão volta sozinha.',
  'gone.offline.title': 'Sem conexão',
  'gone.offline.text': 'O servidor não responde. Esta página continua tentando. Enquanto isso, você pode treinar.',
  'gone.nowhere.title': 'Não tem nada atrás desta porta',
  'gone.nowhere.text': 'Não achamos “{path}” neste shopping. Confira se o endereço está certo.',
  'gone.engine.title': 'As regras não carregaram',
  'gone.engine.text': 'Falta uma parte desta página, ou seu navegador é antigo demais. Recarregar costuma resolver.',
  'gone.broken.title': 'Algo quebrou nesta página',
  'gone.broken.text': 'A culpa é nossa. Recarregue a página: seu lugar e sua partida estão guardados no servidor.',
  'gone.home': 'Início',
  'gone.again': 'Tentar de novo',
  'gone.reload': 'Recarregar',
  'gone.rejoin': 'Voltar à mesa',
  'gone.open': 'Abrir uma nova mesa',
  'gone.practice': 'Treinar',
  'missing.title': 'Esta parte não carregou',
  'missing.text':
    'Pode haver uma versão mais nova, ou você está sem conexão. Se estiver jogando, seu lugar está guardado.',
};
