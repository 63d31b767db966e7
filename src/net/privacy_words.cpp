#include "net/privacy_words.h"

#include <array>

namespace net {
namespace {

constexpr PrivacyWords kPrivacyInEnglish{
    .code = "en",
    .title = "What this server keeps about you",
    .intro =
        "No account, no cookies, no advertising, nobody else’s statistics. This page is made from the "
        "settings of this server.",
    .table =
        {"While a table is open",
         "The server keeps the names, avatars and seats of the people there and every move. A table closes "
         "{} minutes after the last person has gone. A game that waits for its players is kept for {} days."},
    .games = "Finished games",
    .games_for_days =
        "The moves, and the names by seat, are kept for {} days. Everyone can find games of public "
        "tables and wins of crews, and read the names there unless the table was private.",
    .games_for_ever =
        "The moves, and the names by seat, are kept until whoever runs this server deletes them. "
        "Everyone can find games of public tables and wins of crews, and read the names there unless "
        "the table was private.",
    .texts =
        {"What you write and say",
         "It isn’t kept, with one exception: if someone at the table reports someone, whoever runs this "
         "server "
         "gets the last {} texts, with the names and addresses, and has them for {} days at most. Your voice "
         "goes straight to the others’ browsers, which learn your address that way."},
    .address =
        {"Your address",
         "It’s only in the server’s memory, to limit how much one address can do. It isn’t in the log. It is "
         "kept only if you’re banned or part of a report. A ban is kept until it ends. The people "
         "who run this server have a list of what they’ve done here, with banned addresses but no names. It "
         "stays until they delete it."},
    .browser =
        {"Your browser",
         "It stores your name, your settings, your seats and the list of your games. Clear its data for this "
         "site, and they’re gone. It has also made up a number. The server keeps a digest of it with your "
         "tables and with bans, to recognise who was removed."},
    .others = "Other servers",
    .nothing_else = "The page loads nothing from anywhere else.",
    .voice = "For voice chat, your browser contacts: {}.",
    .removal = {"Having your name removed",
                "“Take my name out” at a game’s replay does that, in the browser that played it. Otherwise "
                "ask whoever "
                "runs this server: names can be taken out of finished games at any time. Copies in "
                "backups stay until the backups are deleted."},
    .contact = "Write to whoever runs this server",
    .home = "Home",
};

constexpr PrivacyWords kPrivacyInGerman{
    .code = "de",
    .title = "Was dieser Server über dich speichert",
    .intro =
        "Kein Konto, keine Cookies, keine Werbung, keine Statistiken von anderen. Diese Seite entsteht aus "
        "den "
        "Einstellungen dieses Servers.",
    .table = {"Solange ein Tisch offen ist",
              "Der Server speichert Namen, Avatare und Plätze der Leute am Tisch und jeden Zug. Ein Tisch "
              "schließt "
              "{} Minuten, nachdem alle gegangen sind. Ein Spiel, das auf seine Leute wartet, bleibt {} Tage "
              "gespeichert."},
    .games = "Beendete Partien",
    .games_for_days =
        "Die Züge und die Namen an den Plätzen bleiben {} Tage gespeichert. Partien öffentlicher "
        "Tische und Siege von Crews können alle finden. Die Namen stehen dabei, außer der Tisch war "
        "privat.",
    .games_for_ever =
        "Die Züge und die Namen an den Plätzen bleiben gespeichert, bis sie hier gelöscht werden. "
        "Partien öffentlicher Tische und Siege von Crews können alle finden. Die Namen stehen dabei, "
        "außer der Tisch war privat.",
    .texts =
        {"Was du schreibst und sagst",
         "Es wird nicht gespeichert, mit einer Ausnahme: Meldet jemand am Tisch eine Person, so erhält, wer "
         "diesen Server betreibt, die letzten {} Texte mit Namen und Adressen, für höchstens {} Tage. Deine "
         "Stimme geht direkt an die Browser der anderen, die so deine Adresse erfahren."},
    .address =
        {"Deine Adresse",
         "Sie steht nur im Arbeitsspeicher des Servers, damit eine einzelne Adresse nicht alles belegen "
         "kann. "
         "Im Protokoll steht sie nicht. Gespeichert wird sie nur, wenn du gesperrt wirst oder an einer "
         "Meldung beteiligt bist. Eine Sperre bleibt gespeichert, bis sie endet. Wer diesen Server betreibt, "
         "führt eine Liste der eigenen Eingriffe, mit gesperrten Adressen, aber ohne Namen. Sie bleibt, bis "
         "jemand sie löscht."},
    .browser =
        {"Dein Browser",
         "Er speichert deinen Namen, deine Einstellungen, deine Plätze und die Liste deiner Partien. Lösch "
         "seine Daten für diese Seite, und sie sind weg. Außerdem hat er sich eine Zahl ausgedacht. Der "
         "Server speichert eine Prüfsumme davon bei deinen Tischen und bei Sperren, um zu erkennen, wer "
         "entfernt wurde."},
    .others = "Andere Server",
    .nothing_else = "Die Seite lädt nichts von woanders.",
    .voice = "Für den Sprachchat wendet sich dein Browser an: {}.",
    .removal = {"Deinen Namen entfernen lassen",
                "„Meinen Namen entfernen“ beim Replay einer Partie erledigt das, in dem Browser, mit dem du "
                "gespielt "
                "hast. Sonst frag, wer diesen Server betreibt: Namen lassen sich jederzeit aus beendeten "
                "Partien entfernen. "
                "Kopien in Sicherungen bleiben, bis die Sicherungen gelöscht sind."},
    .contact = "Schreib an die Leute, die diesen Server betreiben",
    .home = "Startseite",
};

constexpr PrivacyWords kPrivacyInPortuguese{
    .code = "pt",
    .title = "O que este servidor guarda sobre você",
    .intro =
        "Sem conta, sem cookies, sem publicidade, sem estatísticas de terceiros. Esta página é feita a "
        "partir "
        "das configurações deste servidor.",
    .table = {"Enquanto uma mesa está aberta",
              "O servidor guarda os nomes, os avatares e os lugares de quem está lá e cada jogada. Uma mesa "
              "fecha {} "
              "minutos depois que a última pessoa sai. Uma partida à espera de quem joga fica guardada por "
              "{} dias."},
    .games = "Partidas terminadas",
    .games_for_days =
        "As jogadas e os nomes de cada lugar ficam guardados por {} dias. Todo mundo pode encontrar as "
        "partidas de mesas públicas e as vitórias de equipes e ler os nomes, a não ser que a mesa "
        "fosse privada.",
    .games_for_ever =
        "As jogadas e os nomes de cada lugar ficam guardados até que quem administra este servidor os "
        "apague. Todo mundo pode encontrar as partidas de mesas públicas e as vitórias de equipes e "
        "ler os nomes, a não ser que a mesa fosse privada.",
    .texts =
        {"O que você escreve e fala",
         "Nada disso é guardado, com uma exceção: se alguém na mesa denuncia uma pessoa, quem administra "
         "este "
         "servidor recebe os últimos {} textos, com os nomes e endereços, e os guarda por {} dias no máximo. "
         "Sua voz vai direto para os navegadores das outras pessoas, que assim ficam sabendo do seu "
         "endereço."},
    .address = {"Seu endereço",
                "Ele só fica na memória do servidor, para limitar o que um único endereço pode fazer. Não "
                "aparece no "
                "registro. Só é guardado se você receber um banimento ou fizer parte de uma denúncia. Um "
                "banimento fica "
                "guardado até terminar. Quem administra este servidor tem uma lista do que fez aqui, com "
                "endereços banidos, mas sem nomes, até decidir apagá-la."},
    .browser =
        {"Seu navegador",
         "Ele guarda seu nome, suas configurações, seus lugares e a lista das suas partidas. Apague os dados "
         "deste site e tudo some. Ele também inventou um número. O servidor guarda um resumo desse número "
         "com suas mesas e com os banimentos, para reconhecer quem foi removido."},
    .others = "Outros servidores",
    .nothing_else = "A página não carrega nada de outro lugar.",
    .voice = "Para o chat de voz, seu navegador contata: {}.",
    .removal = {"Remover seu nome",
                "“Tirar meu nome”, no replay de uma partida, faz isso no navegador em que você jogou. Senão, "
                "peça a quem "
                "administra este servidor: nomes podem ser retirados de partidas terminadas a qualquer "
                "momento. As cópias em backups ficam até que os backups sejam apagados."},
    .contact = "Escreva para quem administra este servidor",
    .home = "Início",
};

constexpr PrivacyWords kPrivacyInFrench{
    .code = "fr",
    .title = "Ce que ce serveur conserve à ton sujet",
    .intro =
        "Pas de compte, pas de cookies, pas de publicité, pas de statistiques faites par d’autres. Cette "
        "page "
        "est établie à partir des réglages de ce serveur.",
    .table = {"Tant qu’une table est ouverte",
              "Le serveur conserve les noms, les avatars et les places des personnes présentes, et chaque "
              "coup. Une "
              "table ferme {} minutes après le départ de la dernière personne. Une partie qui attend est "
              "conservée {} jours."},
    .games = "Parties terminées",
    .games_for_days =
        "Les coups, et les noms à chaque place, sont conservés {} jours. Tout le monde peut trouver "
        "les parties des tables publiques et les victoires des équipes, et y lire les noms, sauf si la "
        "table était privée.",
    .games_for_ever =
        "Les coups, et les noms à chaque place, sont conservés jusqu’à ce que la personne qui gère ce "
        "serveur les efface. Tout le monde peut trouver les parties des tables publiques et les "
        "victoires des équipes, et y lire les noms, sauf si la table était privée.",
    .texts =
        {"Ce que tu écris et dis",
         "Rien n’est conservé, à une exception près\u00a0: si quelqu’un à la table signale une personne, "
         "celle "
         "qui gère ce serveur reçoit les {} derniers textes, avec les noms et les adresses, et les garde {} "
         "jours au plus. Ta voix va directement aux navigateurs des autres, qui apprennent ainsi ton "
         "adresse."},
    .address =
        {"Ton adresse",
         "Elle n’est que dans la mémoire du serveur, pour limiter ce qu’une seule adresse peut faire. "
         "Elle ne "
         "figure pas dans le journal. Elle n’est conservée que si l’accès t’est interdit ou si un "
         "signalement "
         "te concerne. Une interdiction est conservée jusqu’à sa fin. Les interventions de la personne qui "
         "gère ce serveur sont notées dans une liste, avec les adresses interdites mais sans les noms, "
         "jusqu’à ce "
         "qu’elle l’efface."},
    .browser =
        {"Ton navigateur",
         "Il conserve ton nom, tes réglages, tes places et la liste de tes parties. Efface ses données pour "
         "ce "
         "site, et tout disparaît. Il a aussi inventé un nombre. Le serveur en conserve une empreinte avec "
         "tes tables et avec les interdictions d’accès, pour reconnaître qui a été exclu."},
    .others = "Autres serveurs",
    .nothing_else = "La page ne charge rien d’ailleurs.",
    .voice = "Pour le chat vocal, ton navigateur contacte\u00a0: {}.",
    .removal =
        {"Faire retirer ton nom",
         "«\u00a0Retirer mon nom\u00a0», dans le replay d’une partie, le fait dans le navigateur où tu as "
         "joué. "
         "Sinon, demande-le à la personne qui gère ce serveur\u00a0: les noms peuvent être retirés des "
         "parties "
         "terminées à tout moment. Les copies dans les sauvegardes restent jusqu’à ce que celles-ci soient "
         "effacées."},
    .contact = "Écrire à la personne qui gère ce serveur",
    .home = "Accueil",
};

constexpr PrivacyWords kPrivacyInSpanish{
    .code = "es",
    .title = "Qué guarda este servidor sobre ti",
    .intro =
        "Sin cuenta, sin cookies, sin publicidad, sin estadísticas de terceros. Esta página se hace a partir "
        "de "
        "los ajustes de este servidor.",
    .table =
        {"Mientras una mesa está abierta",
         "El servidor guarda los nombres, los avatares y los asientos de quienes están allí y cada jugada. "
         "Una "
         "mesa se cierra {} minutos después de irse la última persona. Una partida en espera se guarda {} "
         "días."},
    .games = "Partidas terminadas",
    .games_for_days =
        "Las jugadas y los nombres de cada asiento se guardan {} días. Cualquiera puede encontrar las "
        "partidas de mesas públicas y las victorias de bandas y leer allí los nombres, salvo que la "
        "mesa fuera privada.",
    .games_for_ever =
        "Las jugadas y los nombres de cada asiento se guardan hasta que los borre quien lleva este "
        "servidor. Cualquiera puede encontrar las partidas de mesas públicas y las victorias de bandas "
        "y leer allí los nombres, salvo que la mesa fuera privada.",
    .texts =
        {"Lo que escribes y dices",
         "No se guarda, con una excepción: si alguien en la mesa denuncia a una persona, quien lleva este "
         "servidor recibe los últimos {} textos, con los nombres y las direcciones, y los conserva {} días "
         "como "
         "máximo. Tu voz va directamente a los navegadores de las demás personas, que así conocen tu "
         "dirección."},
    .address = {"Tu dirección",
                "Solo está en la memoria del servidor, para limitar lo que puede hacer una sola dirección. "
                "No aparece "
                "en el registro. Solo se guarda si se te veta o si formas parte de una denuncia. Un "
                "veto se guarda hasta que termina. Lo que ha hecho quien lleva este servidor queda en una "
                "lista, con las direcciones vetadas pero sin nombres, hasta que se borre."},
    .browser =
        {"Tu navegador",
         "Guarda tu nombre, tus ajustes, tus asientos y la lista de tus partidas. Borra sus datos de este "
         "sitio y desaparecen. También se ha inventado un número. El servidor guarda un resumen de ese "
         "número "
         "con tus mesas y con los vetos, para reconocer a quien fue expulsado."},
    .others = "Otros servidores",
    .nothing_else = "La página no carga nada de otros sitios.",
    .voice = "Para el chat de voz, tu navegador contacta con: {}.",
    .removal =
        {"Quitar tu nombre",
         "«Quitar mi nombre», en la repetición de una partida, lo hace en el navegador con el que jugaste. "
         "Si no, "
         "pídelo a quien lleva este servidor: los nombres se pueden quitar de las partidas terminadas en "
         "cualquier momento. Las copias de seguridad los conservan hasta que se borren."},
    .contact = "Escribe a quien lleva este servidor",
    .home = "Inicio",
};

constexpr PrivacyWords kPrivacyInItalian{
    .code = "it",
    .title = "Che cosa conserva di te questo server",
    .intro =
        "Niente account, niente cookie, niente pubblicità, niente statistiche di altri. Questa pagina nasce "
        "dalle impostazioni di questo server.",
    .table = {"Finché un tavolo è aperto",
              "Il server conserva i nomi, gli avatar e i posti di chi c’è e ogni mossa. Un tavolo si chiude "
              "{} minuti "
              "dopo che è andata via l’ultima persona. Una partita in attesa si conserva per {} giorni."},
    .games = "Partite finite",
    .games_for_days =
        "Le mosse e i nomi di ogni posto si conservano per {} giorni. Chiunque può trovare le partite "
        "dei tavoli pubblici e le vittorie delle bande e leggervi i nomi, a meno che il tavolo fosse "
        "privato.",
    .games_for_ever =
        "Le mosse e i nomi di ogni posto si conservano finché chi gestisce questo server non li "
        "cancella. Chiunque può trovare le partite dei tavoli pubblici e le vittorie delle bande e "
        "leggervi i nomi, a meno che il tavolo fosse privato.",
    .texts =
        {"Quello che scrivi e dici",
         "Non si conserva, con un’eccezione: se qualcuno al tavolo segnala una persona, chi gestisce questo "
         "server riceve gli ultimi {} testi, con i nomi e gli indirizzi, e li tiene per {} giorni al "
         "massimo. "
         "La tua voce va direttamente ai browser degli altri, che così conoscono il tuo indirizzo."},
    .address =
        {"Il tuo indirizzo",
         "Sta solo nella memoria del server, per limitare quello che può fare un singolo indirizzo. "
         "Non è nel "
         "registro. Si conserva solo se l’accesso ti è vietato o se una segnalazione ti riguarda. Un "
         "divieto di accesso si conserva finché non scade. Gli interventi di chi gestisce questo server "
         "restano in un elenco, con gli indirizzi esclusi ma senza nomi, finché non viene cancellato."},
    .browser =
        {"Il tuo browser",
         "Conserva il tuo nome, le tue impostazioni, i tuoi posti e l’elenco delle tue partite. Cancella i "
         "suoi dati per questo sito e spariscono. Ha anche inventato un numero. Il server ne conserva "
         "un’impronta con i tuoi tavoli e con i divieti di accesso, per riconoscere chi è stato rimosso."},
    .others = "Altri server",
    .nothing_else = "La pagina non carica nulla da altrove.",
    .voice = "Per la chat vocale il tuo browser contatta: {}.",
    .removal = {"Far togliere il tuo nome",
                "«Togli il mio nome», nel replay di una partita, lo fa nel browser con cui hai giocato. "
                "Altrimenti chiedi "
                "a chi gestisce questo server: i nomi si possono togliere dalle partite finite in qualsiasi "
                "momento. Le copie nei backup restano finché i backup non vengono cancellati."},
    .contact = "Scrivi a chi gestisce questo server",
    .home = "Pagina iniziale",
};

}  // namespace

const PrivacyWords& privacy_words(Language language) {
  switch (language) {
    case Language::English:
      return kPrivacyInEnglish;
    case Language::German:
      return kPrivacyInGerman;
    case Language::Portuguese:
      return kPrivacyInPortuguese;
    case Language::French:
      return kPrivacyInFrench;
    case Language::Spanish:
      return kPrivacyInSpanish;
    case Language::Italian:
      return kPrivacyInItalian;
  }
  return kPrivacyInEnglish;
}

}  // namespace net
