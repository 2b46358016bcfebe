import type { Page } from '@playwright/test';
import { expect, test, type Who } from '../fixtures.ts';

interface Half {
  readonly name: string;
  readonly who: Who;
  /** The menu's name of its page, and of another one. */
  readonly place: string;
  readonly menu: string;
  readonly add: string;
  readonly field: string;
  readonly question: string;
  readonly stay: string;
  readonly leave: string;
}

const plain = { question: 'Leave without saving?', stay: 'Keep writing', leave: 'Leave' };
const forms: readonly Half[] = [
  {
    name: 'a notice',
    who: 'principal',
    place: 'Dashboard',
    menu: 'Students',
    add: 'Add notice',
    field: 'Title',
    question: 'Close without sending?',
    stay: 'Keep editing',
    leave: 'Discard',
  },
  {
    name: 'a student',
    who: 'principal',
    place: 'Students',
    menu: 'Dashboard',
    add: 'Add a student',
    field: 'First name',
    ...plain,
  },
  {
    name: 'a project of the curriculum',
    who: 'zoya',
    place: 'My projects',
    menu: 'Dashboard',
    add: 'New project',
    field: 'Title',
    ...plain,
  },
];

/** A page of the app lies before the one with the form: of another document the browser itself asks. */
async function comeFromElsewhere(page: Page, { menu, place }: Half): Promise<void> {
  for (const name of [menu, place]) {
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name, exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  }
}

for (const [index, half] of forms.entries())
  test(`Back asks before ${half.name} goes that is half written`, {
    tag: index === 0 ? [] : '@long',
  }, async ({ openAs }) => {
    const { page } = await openAs(half.who);
    await comeFromElsewhere(page, half);
    await page.getByRole('button', { name: half.add, exact: true }).first().click();
    const field = page.getByRole('dialog').getByRole('textbox', { name: half.field }).first();
    await field.fill('Half a');
    const question = page.getByRole('alertdialog', { name: half.question });
    const here = page.url();

    const back = () => page.evaluate(() => history.back());
    await back();
    await question.getByRole('button', { name: half.stay }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(here);
    await expect(field).toHaveValue('Half a');

    await back();
    await question.getByRole('button', { name: half.leave, exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL(here);
  });
