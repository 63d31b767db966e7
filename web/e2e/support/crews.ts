// A crew, founded in a page as people do it.
import { expect, type Page } from '@playwright/test';

// Returns the link of the crew.
export async function foundCrew(house: { readonly url: string }, page: Page, name: string): Promise<string> {
  await page.goto(`${house.url}/crew`);
  await page.getByRole('textbox', { name: 'Name of the crew' }).fill(name);
  await page.getByRole('button', { name: 'Found it' }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  return page.getByRole('textbox', { name: 'Link of the crew' }).inputValue();
}

// What is behind the # of its link: who sends it plays for the crew.
export const secretOf = (link: string): string => link.slice(-32);
