#include "net/preview_words.h"

#include "base/ascii.h"
#include "net/accepted.h"

namespace net {
namespace {

constexpr PreviewWords kEnglish{
    .locale = "en_GB",
    .what_it_is =
        "Rob the mall together, in silence, before the sand runs out: a cooperative board game in the "
        "browser, for one to eight people, without an account.",
    .screens = {{{"Play alone", "One player, all actions, the same sand."},
                 {"The introduction", "Learn the game in five minutes, move by move."},
                 {"Practice", "Learn the game, or play on your own in the browser."},
                 {"The rules", "All the rules in plain words, with pictures."},
                 {"Replays", "Watch a recorded game move by move."},
                 {"Scenario editor", "Make your own scenario and play it with others."},
                 {"The Great Book", "Who has robbed which mall, and how much sand was left."},
                 {"Crews", "A crew keeps a record of everything its members win together."},
                 {"The heist of the day", "One mall a day, the same for every crew. One try."},
                 {"What a crew has achieved", "The achievements of a crew, and the games that prove them."},
                 {"The big screen",
                  "The mall, the sand and the seats of a table, for everyone in the room."}}},
    .invitation = {"You’re invited",
                   "Someone wants to rob a shopping mall with you. Open the link and come in."},
    .public_table = {"A public table", "{}. {} at the table, {}."},
    .scenario = "Scenario {}",
    .custom_scenario = "A custom scenario",
    .players = {"{} player", "{} players"},
    .free_seats = {"{} seat free", "{} seats free"},
    .some_game = {"A game to watch", "A recorded game, move by move."},
    .won = "{}, won in {}",
    .lost = "{}, lost after {}",
    .given_up = "{}, given up after {}",
    .game = "A game of {}, to watch move by move.",
    .achievements = "What this crew has achieved, and the games that prove it.",
    .picture = "A game in progress: the mall, the sand timer and the seats around it",
};

constexpr PreviewWords kGerman{
    .locale = "de_DE",
    .what_it_is =
        "Raubt zusammen das Einkaufszentrum aus, ohne ein Wort und bevor der Sand durch ist: ein "
        "kooperatives Brettspiel im Browser, für eine bis acht Personen, ohne Konto.",
    .screens =
        {{{"Allein spielen", "Eine Person, alle Aktionen, derselbe Sand."},
          {"Die Einführung", "Lern das Spiel in fünf Minuten, Zug um Zug."},
          {"Üben", "Lern das Spiel oder spiel allein im Browser."},
          {"Die Regeln", "Alle Regeln in einfachen Worten, mit Bildern."},
          {"Replays", "Sieh dir eine aufgezeichnete Partie Zug um Zug an."},
          {"Szenario-Editor", "Bau dein eigenes Szenario und spiel es mit anderen."},
          {"Das Große Buch", "Wer welches Einkaufszentrum ausgeraubt hat und wie viel Sand übrig war."},
          {"Crews", "Hier steht alles, was eine Crew zusammen gewonnen hat."},
          {"Der Coup des Tages", "Jeden Tag ein Einkaufszentrum, dasselbe für jede Crew. Ein Versuch."},
          {"Was eine Crew geschafft hat", "Die Erfolge einer Crew und die Partien, die sie beweisen."},
          {"Der große Bildschirm",
           "Das Einkaufszentrum, der Sand und die Plätze eines Tisches, für alle im Raum."}}},
    .invitation = {"Du bist eingeladen",
                   "Jemand will mit dir ein Einkaufszentrum ausrauben. Öffne den Link und komm rein."},
    .public_table = {"Ein öffentlicher Tisch", "{}. {} am Tisch, {}."},
    .scenario = "Szenario {}",
    .custom_scenario = "Ein eigenes Szenario",
    .players = {"{} Person", "{} Personen"},
    .free_seats = {"{} Platz frei", "{} Plätze frei"},
    .some_game = {"Eine Partie zum Ansehen", "Eine aufgezeichnete Partie, Zug um Zug."},
    .won = "{}, gewonnen in {}",
    .lost = "{}, verloren nach {}",
    .given_up = "{}, aufgegeben nach {}",
    .game = "Eine Partie mit {}, Zug um Zug zum Ansehen.",
    .achievements = "Was diese Crew geschafft hat und die Partien, die es beweisen.",
    .picture = "Ein laufendes Spiel: das Einkaufszentrum, die Sanduhr und die Plätze ringsum",
};

constexpr PreviewWords kPortuguese{
    .locale = "pt_BR",
    .what_it_is =
        "Assaltem o shopping em equipe, em silêncio, antes que a areia acabe: um jogo de tabuleiro "
        "cooperativo no navegador, para uma a oito pessoas, sem criar conta.",
    .screens = {{{"Jogar solo", "Uma pessoa, todas as ações, a mesma areia."},
                 {"A introdução", "Aprenda o jogo em cinco minutos, jogada por jogada."},
                 {"Treino", "Aprenda o jogo ou jogue solo no navegador."},
                 {"As regras", "Todas as regras em palavras simples, com imagens."},
                 {"Replays", "Assista a uma partida gravada, jogada por jogada."},
                 {"Editor de cenários", "Crie seu próprio cenário e jogue com outras pessoas."},
                 {"O Grande Livro", "Quem assaltou qual shopping e quanta areia sobrou."},
                 {"Equipes", "Tudo o que uma equipe já venceu em conjunto."},
                 {"O assalto do dia", "Um shopping por dia, o mesmo para todas as equipes. Uma tentativa."},
                 {"O que uma equipe conquistou", "As conquistas de uma equipe e as partidas que as provam."},
                 {"A tela grande",
                  "O shopping, a areia e os lugares de uma mesa, para todo mundo na sala."}}},
    .invitation = {"Um convite para você", "Alguém quer assaltar um shopping com você. Abra o link e entre."},
    .public_table = {"Uma mesa pública", "{}. {} à mesa, {}."},
    .scenario = "Cenário {}",
    .custom_scenario = "Um cenário personalizado",
    .players = {"{} pessoa", "{} pessoas"},
    .free_seats = {"{} lugar livre", "{} lugares livres"},
    .some_game = {"Uma partida para assistir", "Uma partida gravada, jogada por jogada."},
    .won = "{}, vencido em {}",
    .lost = "{}, perdido após {}",
    .given_up = "{}, abandonado após {}",
    .game = "Uma partida de {}, para assistir jogada por jogada.",
    .achievements = "O que esta equipe conquistou e as partidas que provam isso.",
    .picture = "Uma partida em andamento: o shopping, a ampulheta e os lugares em volta",
};

constexpr PreviewWords kFrench{
    .locale = "fr_FR",
    .what_it_is =
        "Dévalisez ensemble le centre commercial, en silence, avant le dernier grain de sable : un jeu de "
        "société coopératif dans le navigateur, pour une à huit personnes, sans compte.",
    .screens =
        {{{"Jouer en solo", "Une personne, toutes les actions, le même sable."},
          {"L’introduction", "Apprends le jeu en cinq minutes, coup par coup."},
          {"Entraînement", "Apprends le jeu, ou joue en solo dans le navigateur."},
          {"Les règles", "Toutes les règles, avec des mots simples et des images."},
          {"Replays", "Regarde une partie enregistrée, coup par coup."},
          {"Éditeur de scénarios", "Crée ton propre scénario et joue-le avec d’autres."},
          {"Le Grand Livre", "Qui a dévalisé quel centre commercial, et combien de sable il restait."},
          {"Équipes", "Une équipe garde la trace de toutes ses victoires."},
          {"Le casse du jour",
           "Un centre commercial par jour, le même pour toutes les équipes. Un seul essai."},
          {"Ce qu’une équipe a réussi", "Les succès d’une équipe, et les parties qui les prouvent."},
          {"Le grand écran",
           "Le centre commercial, le sable et les places d’une table, pour tout le monde dans la pièce."}}},
    .invitation = {"Une invitation pour toi",
                   "Quelqu’un veut dévaliser un centre commercial avec toi. Ouvre le lien et entre."},
    .public_table = {"Une table publique", "{}. {} à la table, {}."},
    .scenario = "Scénario {}",
    .custom_scenario = "Un scénario personnalisé",
    .players = {"{} personne", "{} personnes"},
    .free_seats = {"{} place libre", "{} places libres"},
    .some_game = {"Une partie à regarder", "Une partie enregistrée, coup par coup."},
    .won = "{}, gagné en {}",
    .lost = "{}, perdu après {}",
    .given_up = "{}, abandonné après {}",
    .game = "Une partie jouée par {}, à regarder coup par coup.",
    .achievements = "Ce que cette équipe a réussi, et les parties qui le prouvent.",
    .picture = "Une partie en cours : le centre commercial, le sablier et les places autour",
    .is_zero_singular = true,
};

constexpr PreviewWords kSpanish{
    .locale = "es_ES",
    .what_it_is =
        "Desvalija el centro comercial en equipo, en silencio, antes de que se acabe la arena: un juego de "
        "mesa cooperativo en el navegador, de una a ocho personas, sin cuenta.",
    .screens = {{{"Jugar en solitario", "Una persona, todas las acciones, la misma arena."},
                 {"La introducción", "Aprende el juego en cinco minutos, jugada a jugada."},
                 {"Práctica", "Aprende el juego, o juega en solitario en el navegador."},
                 {"Las reglas", "Todas las reglas, en palabras sencillas y con imágenes."},
                 {"Repeticiones", "Mira una partida grabada, jugada a jugada."},
                 {"Editor de escenarios", "Crea tu propio escenario y juégalo en equipo."},
                 {"El Gran Libro", "Quién ha desvalijado qué centro comercial, y cuánta arena quedaba."},
                 {"Bandas", "Una banda guarda todo lo que ha ganado."},
                 {"El golpe del día",
                  "Un centro comercial al día, el mismo para todas las bandas. Un solo intento."},
                 {"Lo que ha logrado una banda",
                  "Los logros de una banda y las partidas que los demuestran."},
                 {"La pantalla grande",
                  "El centro comercial, la arena y los asientos de una mesa, para toda la sala."}}},
    .invitation = {"Una invitación para ti",
                   "Alguien quiere desvalijar un centro comercial contigo. Abre el enlace y entra."},
    .public_table = {"Una mesa pública", "{}. {} en la mesa, {}."},
    .scenario = "Escenario {}",
    .custom_scenario = "Un escenario a medida",
    .players = {"{} persona", "{} personas"},
    .free_seats = {"{} asiento libre", "{} asientos libres"},
    .some_game = {"Una partida para ver", "Una partida grabada, jugada a jugada."},
    .won = "{}, ganado en {}",
    .lost = "{}, perdido tras {}",
    .given_up = "{}, abandonado tras {}",
    .game = "Una partida de {}, para ver jugada a jugada.",
    .achievements = "Lo que ha logrado esta banda, y las partidas que lo demuestran.",
    .picture = "Una partida en curso: el centro comercial, el reloj de arena y los asientos alrededor",
};

constexpr PreviewWords kItalian{
    .locale = "it_IT",
    .what_it_is =
        "Svaligiate insieme il centro commerciale, in silenzio, prima che finisca la sabbia: un gioco da "
        "tavolo cooperativo nel browser, da una a otto persone, senza account.",
    .screens = {{{"Giocare in solitario", "Una persona, tutte le azioni, la stessa sabbia."},
                 {"L’introduzione", "Impara il gioco in cinque minuti, mossa per mossa."},
                 {"Allenamento", "Impara il gioco, o gioca in solitario nel browser."},
                 {"Le regole", "Tutte le regole, in parole semplici e con immagini."},
                 {"Replay", "Guarda una partita registrata, mossa per mossa."},
                 {"Editor di scenari", "Crea il tuo scenario e giocalo con altre persone."},
                 {"Il Grande Libro",
                  "Chi ha svaligiato quale centro commerciale, e quanta sabbia è rimasta."},
                 {"Bande", "Una banda tiene il conto di tutte le sue vittorie."},
                 {"Il colpo del giorno",
                  "Un centro commerciale al giorno, lo stesso per tutte le bande. Un solo tentativo."},
                 {"Cosa ha ottenuto una banda", "I trofei di una banda e le partite che li dimostrano."},
                 {"Il grande schermo",
                  "Il centro commerciale, la sabbia e i posti di un tavolo, per tutta la stanza."}}},
    .invitation = {"Un invito per te",
                   "Qualcuno vuole svaligiare un centro commerciale con te. Apri il link ed entra."},
    .public_table = {"Un tavolo pubblico", "{}. {} al tavolo, {}."},
    .scenario = "Scenario {}",
    .custom_scenario = "Uno scenario personalizzato",
    .players = {"{} persona", "{} persone"},
    .free_seats = {"{} posto libero", "{} posti liberi"},
    .some_game = {"Una partita da guardare", "Una partita registrata, mossa per mossa."},
    .won = "{}, vinto in {}",
    .lost = "{}, perso dopo {}",
    .given_up = "{}, abbandonato dopo {}",
    .game = "Una partita di {}, da guardare mossa per mossa.",
    .achievements = "Cosa ha ottenuto questa banda, e le partite che lo dimostrano.",
    .picture = "Una partita in corso: il centro commerciale, la clessidra e i posti intorno",
};

struct Spoken {
  std::string_view code;
  Language language;
  const PreviewWords* words;
};
constexpr std::array kSpoken{
    Spoken{"en", Language::English, &kEnglish},       Spoken{"de", Language::German, &kGerman},
    Spoken{"pt", Language::Portuguese, &kPortuguese}, Spoken{"fr", Language::French, &kFrench},
    Spoken{"es", Language::Spanish, &kSpanish},       Spoken{"it", Language::Italian, &kItalian},
};

}  // namespace

Language language_for(std::string_view accept_language) {
  Language best = Language::English;
  int weight = 0;
  for (const Accepted& one : accepted_in(accept_language)) {
    const std::string_view code = one.word.substr(0, one.word.find('-'));
    for (const Spoken& spoken : kSpoken) {
      if (one.weight <= weight || !base::is_same_word(code, spoken.code)) continue;
      best = spoken.language;
      weight = one.weight;
    }
  }
  return best;
}

const PreviewWords& preview_words(Language language) {
  for (const Spoken& spoken : kSpoken) {
    if (spoken.language == language) return *spoken.words;
  }
  return kEnglish;
}

}  // namespace net
