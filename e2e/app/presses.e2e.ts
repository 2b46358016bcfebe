import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openAt } from '../classes/hillview.ts';
import { PlacesPage } from '../classes/places.model.ts';
import { expect, sample, test } from '../fixtures.ts';
import { PeoplePage } from '../people/people.model.ts';
import { Presses } from '../presses.ts';
import { captures } from '../screen-share/sharing.ts';
import { offered, openBaywood } from './baywood.ts';

test.use(captures);
test.beforeAll(openBaywood);

const unique = (words: string) => `${words} ${randomUUID().slice(0, 6).replaceAll(/\d/g, 'x')}`;

/** The figures stand in the test's output, whether they are good or not. */
function tell(what: string, hand: Presses, most: number): void {
  process.stdout.write(`presses: ${what}: ${hand.count} of ${most}\n`);
  hand.expectAtMost(most);
}

test('a notice with a file takes six presses, the first time too', async ({ browser }) => {
  const page = await openAt(browser, 'F89001', '/myteaching/dashboard');
  for (const time of ['first', 'again']) {
    const hand = new Presses(page);
    const title = unique('Bring a torch');
    await hand.click(page.getByRole('button', { name: 'Add notice' }));
    const form = page.getByRole('dialog', { name: /Task Genie/ });
    await expect(form.getByRole('combobox', { name: /^Division/ })).toContainText('A');
    await hand.click(form.getByLabel('Title'));
    await hand.type(form.getByLabel('Title'), title);
    await hand.press('Tab');
    await hand.type(form.getByLabel('Description'), 'One is enough for two.');
    await hand.chooseFiles(form.getByRole('button', { name: 'Choose files' }), sample('notice.pdf'));
    await expect(form.getByText('File Saved', { exact: true })).toBeVisible({ timeout: 30_000 });
    await hand.click(form.getByRole('button', { name: 'Submit' }));
    await expect(form).toHaveCount(0);
    tell(`notice with a file, ${time}`, hand, 6);
  }
});

async function shareScreen(page: Page, own: string | null): Promise<Presses> {
  const hand = new Presses(page);
  await hand.click(page.getByRole('button', { name: 'Share Screen', exact: true }));
  const dialog = page.getByRole('dialog');
  if (own !== null) await hand.click(dialog.getByRole('button', { name: new RegExp(own) }));
  await expect(dialog.getByText('1 student can watch.')).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await hand.click(dialog.getByRole('button', { name: 'Share screen' }));
  const host = await opened;
  // In the new tab; then the browser asks which screen.
  await hand.click(host.getByRole('button', { name: 'Choose screen' }));
  await expect(host.getByText('Live', { exact: true })).toBeVisible();
  await host.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(host.getByText('Over', { exact: true })).toBeVisible();
  await host.close();
  return hand;
}

test('a screen is shared with four presses, by who teaches one class and by who teaches several', async ({
  browser,
}) => {
  for (const [login, own] of [
    ['F89001', null],
    ['F89002', 'Grade 7'],
  ] as const) {
    const page = await openAt(browser, login, '/myteaching/dashboard');
    for (const time of ['first', 'again']) {
      const hand = await shareScreen(page, time === 'first' ? own : null);
      tell(`screen share of ${login}, ${time}`, hand, 4);
    }
  }
});

test('a student is added with four presses, the first time too', async ({ browser }) => {
  const page = await openAt(browser, 'A89001', '/admin/students');
  const people = new PeoplePage(page);
  for (const time of ['first', 'again']) {
    const hand = new Presses(page);
    await hand.click(page.getByRole('button', { name: 'Add a student' }));
    await hand.type(people.dialog.getByRole('textbox', { name: 'First name' }), 'Noor');
    await hand.press('Tab');
    await hand.type(people.dialog.getByRole('textbox', { name: 'Last name' }), unique('Bay'));
    const place = people.dialog.getByRole('combobox', { name: 'Division' });
    if (time === 'first') {
      await hand.click(place);
      await expect(page.getByRole('option', { name: 'Grade 6 A' })).toBeVisible();
      await hand.type(place, 'Grade 6 A');
    } else await expect(place).toHaveValue('Grade 6 A');
    await hand.click(people.dialog.getByRole('button', { name: 'Save' }));
    await people.readCode();
    tell(`student, ${time}`, hand, 4);
  }
});

test('a project is written and published with seven presses, the first time too [CA-03]', async ({
  browser,
}) => {
  const page = await openAt(browser, 'X00001', '/admin/academic-content');
  const dialog = page.getByRole('dialog');
  for (const time of ['first', 'again']) {
    await page.goto('/admin/academic-content');
    const hand = new Presses(page);
    await hand.click(page.getByRole('button', { name: 'New project' }).first());
    await hand.type(dialog.getByRole('textbox', { name: 'Title' }), unique('A kite'));
    await hand.press('Tab');
    await hand.type(dialog.getByRole('textbox', { name: 'Objective' }), 'Build what flies.');
    const grades = dialog.getByRole('combobox', { name: /^Grades/ });
    if (time === 'first') {
      await hand.click(grades);
      await hand.click(page.getByRole('option', { name: 'Grade 6', exact: true }));
    }
    await expect(grades).toContainText('Grade 6');
    await hand.click(dialog.getByRole('button', { name: 'Save', exact: true }));
    const session = page.getByRole('dialog', { name: 'Add a session' });
    await hand.type(session.getByRole('textbox', { name: 'Title' }).first(), 'Fold and fly');
    await hand.press('Enter');
    await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1);
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await expect(publish).not.toHaveAttribute('aria-busy', 'true');
    await hand.click(publish);
    await expect(page.getByText('Published, version 1')).toBeVisible();
    tell(`project, ${time}`, hand, 7);
  }
});

test('a project is chosen and assigned with eight presses, the first time too [CA-01, CA-02]', async ({
  browser,
}) => {
  const page = await openAt(browser, 'A89001', '/admin/curriculum');
  const screen = new PlacesPage(page);
  for (const [time, title] of [
    ['first', offered[0]],
    ['again', offered[1]],
  ] as const) {
    await page.goto('/admin/curriculum');
    const hand = new Presses(page);
    if (time === 'first') {
      await hand.click(page.getByRole('combobox', { name: 'Grade or club' }));
      await hand.click(page.getByRole('option', { name: 'Grade 6' }));
    }
    await hand.click(page.getByRole('button', { name: `Actions for ${title}`, exact: true }));
    await hand.click(page.getByRole('menuitem', { name: 'Choose and assign', exact: true }));
    const parts = screen.form.getByRole('combobox', { name: /^Divisions or batches/ });
    await expect(parts).toBeVisible();
    if (time === 'first') {
      await hand.click(parts);
      await hand.click(page.getByRole('option', { name: 'A', exact: true }));
    }
    await expect(parts).toContainText('A');
    await hand.click(screen.form.getByRole('button', { name: 'Assign', exact: true }));
    await screen.seeClosed();
    await screen.seeMessage('1 assignment saved');
    tell(`choose and assign, ${time}`, hand, 8);
  }
});
