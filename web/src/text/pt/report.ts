export default {
  'report.title': 'Relatar um erro',
  'report.words': 'O que aconteceu?',
  'report.words.placeholder': 'O que você fez, o que esperava, o que viu no lugar.',
  'report.what': 'O relatório diz a versão e o navegador, os últimos erros e a partida como todos a viram. Nomes e o código da mesa ficam de fora.',
  'report.where': 'Nada é enviado. Salve o arquivo ou copie o texto e entregue a quem cuida deste servidor ou ao projeto.',
  'report.save': 'Salvar como arquivo',
  'report.copy': 'Copiar o texto',
  'report.copied': 'Relatório copiado',
  'report.by_hand': 'Este navegador só copia com https: marque o texto e copie à mão.',
  'report.show': 'Mostrar o relatório inteiro',
};
