#include "net/console_page.h"

namespace net {

std::string_view console_page() {
  return R"html(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Console – Magic Maze Online</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/admin.css">
<script src="/admin.js" defer></script>
</head>
<body>
<main>
<h1>Console</h1>
<form id="entry">
<label>Secret <input id="secret" type="password" autocomplete="current-password" required></label>
<button>Open</button>
</form>
<p id="problem" role="alert"></p>
<div id="console" hidden>
<section>
<h2>Tables</h2>
<p><button type="button" id="refresh">Refresh</button></p>
<div class="wide"><table id="tables"></table></div>
<div class="wide" id="people"></div>
</section>
<section>
<h2>Everyone</h2>
<form id="announce">
<label>Announcement <input name="text" maxlength="300" size="40"></label>
<label>for <input name="for" value="15m" size="5"></label>
<button>Announce</button>
</form>
<p>
<button type="button" data-command="stop-new">Stop new tables</button>
<button type="button" data-command="allow-new">Allow new tables</button>
<button type="button" data-command="drain" data-question="Stop the server once no game is running?">Drain</button>
</p>
</section>
<section>
<h2>Bans</h2>
<form id="ban">
<label>Address or range <input name="range" placeholder="203.0.113.0/24" required size="20"></label>
<label>for <input name="for" value="1d" size="5"></label>
<label>Note <input name="why" maxlength="200" size="20"></label>
<button>Ban</button>
</form>
</section>
<section>
<h2>Commands</h2>
<p>
<button type="button" data-command="complaints">Complaints</button>
<button type="button" data-command="bans">Bans</button>
<button type="button" data-command="limits">Limits</button>
<button type="button" data-command="slow">What is slow</button>
</p>
<form id="command">
<label>As after <code>magicmaze admin</code> <input name="line" required size="40" autocapitalize="none" spellcheck="false"></label>
<button>Run</button>
</form>
<pre id="answers" role="log" tabindex="0" aria-label="Answers"></pre>
</section>
</div>
</main>
</body>
</html>
)html";
}

std::string_view console_style() {
  return R"css(:root { color-scheme: light dark; --paper: #f6f1e7; --ink: #2b2420; --line: #b9ac98; --dark: #2b2420; --light: #f6f1e7; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 70rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.6rem; margin: 0.5rem 0; }
h2 { font-size: 1.15rem; margin: 1.5rem 0 0.5rem; }
[hidden] { display: none; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; }
label { display: flex; flex-wrap: wrap; gap: 0.25rem 0.5rem; align-items: center; max-width: 100%; }
section > p { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0.75rem 0; }
input, button { font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 0.4rem; padding: 0.35rem 0.6rem; min-height: 2.5rem; box-sizing: border-box; }
input { min-width: 0; max-width: 100%; }
button { cursor: pointer; }
button:hover, button:focus-visible { background: var(--dark); color: var(--light); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.3rem 0.7rem; text-align: left; white-space: nowrap; border-bottom: 1px solid var(--line); }
td button + button { margin-left: 0.4rem; }
pre { background: var(--dark); color: var(--light); padding: 0.8rem 1rem; border-radius: 0.4rem; overflow: auto; max-height: 24rem; }
pre:empty, #problem:empty { display: none; }
#problem { color: #a3162a; font-weight: 600; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #221d1a; --ink: #efe7da; --line: #5b5148; --dark: #120f0d; --light: #efe7da; }
  #problem { color: #ff9aa8; }
}
)css";
}

std::string_view console_script() {
  return R"js('use strict';
// Every button is a command, sent as `magicmaze admin` sends it. The secret stays in this page's memory.

const at = (id) => document.getElementById(id);
let secret = '';

function complain(text) {
  at('problem').textContent = text;
}

function tell(line, text) {
  at('answers').textContent = `> ${line}\n${text}\n\n${at('answers').textContent}`.slice(0, 100000);
}

// A command as it is typed. Quotes keep words together.
function read(line) {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);
  const command = { do: words.shift() ?? '', with: [] };
  while (words.length > 0) {
    const word = words.shift();
    const option = /^--(for|why|only)(?:=(.*))?$/s.exec(word);
    if (option) command[option[1]] = option[2] ?? words.shift() ?? '';
    else command.with.push(word);
  }
  return command;
}

// The answer's fields, or null if there is none: why not is shown.
async function ask(command) {
  complain('');
  let reply;
  let answer;
  try {
    reply = await fetch('api/admin', {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(command),
    });
    answer = await reply.json();
  } catch {
    complain('The server can’t be reached.');
    return null;
  }
  if (reply.ok && answer.ok) return answer;
  complain(answer.text);
  return null;
}

async function run(command, line = [command.do, ...(command.with ?? [])].join(' ')) {
  const answer = await ask(command);
  if (!answer) return;
  tell(line, answer.text);
  await showTables();
}

function button(text, action) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', action);
  return made;
}

// Cells are texts or lists of buttons.
function fill(table, titles, rows) {
  const line = (cells, kind) => {
    const row = document.createElement('tr');
    for (const cell of cells) {
      const made = document.createElement(kind);
      made.append(...(Array.isArray(cell) ? cell : [String(cell)]));
      row.append(made);
    }
    return row;
  };
  table.replaceChildren(line(titles, 'th'), ...rows.map((cells) => line(cells, 'td')));
}

function since(seconds) {
  const minutes = Math.max(0, Math.floor(Date.now() / 60000 - seconds / 60));
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}

async function showTables() {
  const answer = await ask({ do: 'tables' });
  if (!answer) return false;
  const titles = ['Code', '', 'In the log', 'State', 'Game', 'Here', 'Open for', 'Opened from'];
  const rows = answer.tables.map((table) => [
    table.code,
    [
      button('People', () => showPeople(table.code)),
      button('Close', () => {
        if (confirm(`Close table ${table.code}?`)) run({ do: 'close', with: [table.code] });
      }),
    ],
    table.hash,
    table.phase + (table.locked ? ', locked' : ''),
    table.scenario,
    `${table.here} of ${table.people}`,
    since(table.opened),
    table.opened_from ?? '–',
  ]);
  if (rows.length > 0) fill(at('tables'), titles, rows);
  else at('tables').replaceChildren('There are no tables.');
  return true;
}

async function showPeople(code) {
  const answer = await ask({ do: 'table', with: [code] });
  if (!answer) return;
  const table = document.createElement('table');
  const act = async (command) => {
    await run(command);
    await showPeople(code);
  };
  fill(
    table,
    ['Person', 'Name', '', 'Kind', 'Address'],
    answer.people.map((one) => [
      one.person,
      one.name,
      [
        button('Remove', () => act({ do: 'remove', with: [code, String(one.person)] })),
        button('Ban', () => act({ do: 'ban', with: [code, String(one.person)], for: at('ban').elements.for.value })),
      ],
      one.kind + (one.host ? ', host' : ''),
      one.address ?? '–',
    ]),
  );
  const title = document.createElement('h3');
  title.textContent = `Table ${code}`;
  at('people').replaceChildren(title, table);
}

function submitted(id, action) {
  at(id).addEventListener('submit', (event) => {
    event.preventDefault();
    action(at(id).elements);
  });
}

submitted('entry', async () => {
  secret = at('secret').value;
  if (!(await showTables())) return;
  at('secret').value = '';
  at('entry').hidden = true;
  at('console').hidden = false;
});
submitted('announce', (fields) =>
  run({ do: 'announce', with: fields.text.value ? [fields.text.value] : [], for: fields.for.value }),
);
submitted('ban', (fields) =>
  run({ do: 'ban', with: [fields.range.value], for: fields.for.value, why: fields.why.value }),
);
submitted('command', (fields) => run(read(fields.line.value), fields.line.value));
at('refresh').addEventListener('click', showTables);
for (const one of document.querySelectorAll('[data-command]')) {
  one.addEventListener('click', () => {
    const { command, question } = one.dataset;
    if (!question || confirm(question)) run({ do: command });
  });
}
)js";
}

std::string_view no_console_page() {
  return "<h1>Console</h1>\n<p>The console needs an encrypted connection, or this machine itself: here, "
         "others "
         "could read its secret on the way. docs/hosting.md says how.</p>\n";
}

}  // namespace net
