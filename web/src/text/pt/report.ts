export default {
  'report.title': 'Relatar um problema',
  'report.words': 'O que aconteceu?',
  'report.words.placeholder': 'O que você fez, o que esperava e o que aconteceu.',
  'report.what':
    'O relatório inclui a versão, seu navegador, os últimos erros e a partida como todo mundo viu. Nomes e o código da mesa ficam de fora.',
  'report.where':
    'Nada é enviado. Salve o arquivo ou copie o texto e mande a quem administra este servidor ou ao projeto.',
  'report.save': 'Salvar como arquivo',
  'report.copy': 'Copiar texto',
  'report.copied': 'Relatório copiado',
  'report.by_hand': 'A cópia automática exige HTTPS. Selecione o texto e copie.',
  'report.show': 'Mostrar o relatório inteiro',
};
