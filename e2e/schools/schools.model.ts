import { type Browser, expect, type Page } from '@playwright/test';
import { LoginPage } from '../auth/login.model.ts';
import { openContext } from '../contexts.ts';
import { password } from '../fixtures.ts';

/** A browser of its own, signed in. */
export async function enter(
  browser: Browser,
  baseURL: string | undefined,
  loginName: string,
  secret: string = password,
): Promise<Page> {
  const context = await openContext(browser, {
    ...(baseURL ? { baseURL } : {}),
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(loginName, secret);
  await page.waitForURL((url) => url.pathname !== '/login');
  return page;
}

/** Whoever signs in with a code has to choose a password first; returns the chosen one. */
export async function choosePassword(page: Page, code: string): Promise<string> {
  const own = 'Peepal#27';
  const dialog = page.getByRole('dialog').filter({ hasText: 'Choose a password of your own' });
  await dialog.getByLabel(/^The code you signed in with/).fill(code);
  await dialog.getByLabel(/^New password(?! again)/).fill(own);
  await dialog.getByLabel(/^New password again/).fill(own);
  await dialog.getByRole('button', { name: 'Change the password' }).click();
  await expect(dialog).toHaveCount(0);
  return own;
}

/** One of the office's lists: schools, admins, sub users. */
export class ListPage {
  constructor(readonly page: Page) {}

  async open(path: string, title: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  }

  row(name: string) {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  async search(words: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search' }).fill(words);
    // What is chosen before the search takes hold is let go with it.
    await this.page.waitForURL((url) => (url.searchParams.get('q') ?? '').replace(/^"|"$/g, '') === words);
  }

  /** From the menu of a row. */
  async choose(name: string, action: string): Promise<void> {
    await this.row(name).getByRole('button').last().click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  async answer(button: string): Promise<void> {
    await this.page.getByRole('alertdialog').getByRole('button', { name: button }).click();
  }

  /** The code that is shown once, and the username it goes with. */
  async takeCode(): Promise<{ readonly loginName: string; readonly code: string }> {
    const shown = this.page.getByRole('alertdialog');
    await expect(shown).toContainText('shown once');
    const text = (await shown.textContent()) ?? '';
    await this.answer('Done');
    return {
      loginName: /Username (\w+)\./.exec(text)?.[1] ?? '',
      code: /[a-z]{4}-\d{4}-[a-z]{4}/.exec(text)?.[0] ?? '',
    };
  }
}
