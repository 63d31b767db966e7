// A crew, started in a page as people do it, and games that are won for it.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import type { Guests } from '../../shots/support/guests';
import { readScript } from './game_script';
import type { TestSite } from './table';

// Returns the link of the crew.
export async function foundCrew(site: { readonly url: string }, page: Page, name: string): Promise<string> {
  await page.goto(`${site.url}/crew`);
  await page.getByRole('textbox', { name: 'Crew name' }).fill(name);
  await page.getByRole('button', { name: 'Start crew' }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  return page.getByRole('textbox', { name: 'Crew link' }).inputValue();
}

// What follows the # in its link: anyone who sends it plays for the crew.
export const secretOf = (link: string): string => link.slice(-32);

// Two guests without a page play this game to its end for the crew.
export async function winFor(
  site: TestSite,
  guests: Guests,
  crewLink: string,
  name: string,
  pauseMs = 60,
): Promise<void> {
  const game = readScript(name);
  const table = await site.openTable({ ...game.choice, crew: secretOf(crewLink) });
  const people = [await guests.join(table, 'Bo'), await guests.join(table, 'Cy')];
  for (const person of people) await person.sayReady();
  for (const person of people) await person.hears('"game":{');
  for (const [seat, action] of game.script) {
    await people[seat]?.does(action);
    await pause(pauseMs); // nobody may send more than twenty lines a second
  }
  for (const person of people) await person.hears('"result":"won"');
}

// Credits the crew of the latest record. A test can't earn an achievement: custom deals earn none.
export async function credit(site: TestSite, achievement: string): Promise<void> {
  const insert = [
    'import sqlite3, sys',
    'database = sqlite3.connect(sys.argv[1], timeout=20)',
    'done = database.execute("INSERT INTO deeds(crew, achievement, record) SELECT crew, ?, number FROM record' +
      ' WHERE crew IS NOT NULL ORDER BY number DESC LIMIT 1", (sys.argv[2],))',
    'database.commit()',
    'print(done.rowcount)',
  ].join('\n');
  const words = ['-c', insert, join(site.server.folder, 'magicmaze.sqlite'), achievement];
  const { stdout } = await promisify(execFile)('python3', words);
  expect(stdout.trim()).toBe('1');
}
