import type { Page } from '@playwright/test';
import { LoginPage } from '../auth/login.model.ts';
import { expect, expectAccessible, password, people, test } from '../fixtures.ts';
import { InspectorModel } from './inspector.model.ts';

async function signedIn(page: Page, who: keyof typeof people) {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(people[who].login, password);
  await page.waitForURL((url) => url.pathname !== '/login');
  return new InspectorModel(page);
}

const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  );

test('shows machines at work over a dialog, takes events, and gives a recording that can be stepped through', async ({
  page,
}) => {
  // One person's long way through all of it.
  test.slow();
  const inspector = await signedIn(page, 'superAdmin');
  await page.goto('/dashboard');
  await page.waitForLoadState('networkidle');
  const before = await scripts(page);

  await inspector.openPage();
  await inspector.switchOn();
  await inspector.seeCurrent('running');
  await expectAccessible(page);

  await page.goto('/dashboard');
  await inspector.openDock();
  // Off, none of the parts was asked for that it brings along.
  const more = (await scripts(page)).filter((name) => !before.includes(name));
  expect(more.length).toBeGreaterThan(0);

  // A machine that begins in a dialog: the dock stays usable beside it.
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('zoya');
  await inspector.seeEvent('text.change');
  await inspector.chooseMachine('search');
  await inspector.seeCurrent('answered');
  await inspector.send('text.change', '{"text": ""}');
  await inspector.seeCurrent('resting');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('');

  // The session locks and comes back, with the password masked.
  await page.getByRole('dialog').press('Escape');
  await inspector.chooseMachine('session');
  await inspector.send('session.refused');
  await inspector.seeCurrent('asking');
  await page.locator('input[type=password]').fill(password);
  await page.locator('input[type=password]').press('Enter');
  await inspector.seeEvent('login.submit');
  await inspector.seeCurrent('running');

  const svg = await inspector.saved('Save as SVG');
  expect(svg.name).toBe('session.svg');
  expect(svg.text).toContain('<title id="chart-title">State chart of session</title>');
  const recording = await inspector.saved(/^Save as a recording/);
  expect(recording.text).toContain('login.submit');
  expect(recording.text).not.toContain(password);

  await inspector.openPage();
  await inspector.openRecording(recording.path);
  await expect(page.getByText('Every step comes out alike on the machines of now.')).toBeVisible();
  await inspector.press('Last step');
  await inspector.seeCurrent('running');
  await inspector.press('Step back');
  await expect(page.getByText(/^Step \d+ of \d+$/)).toBeVisible();
  await expectAccessible(page);
});

test('is unknown to everybody else, and loads nothing for them', async ({ page }) => {
  await signedIn(page, 'zoya');
  await page.evaluate(() => localStorage.setItem('banyan.inspector', 'on'));
  await page.goto('/inspector');
  await page.waitForURL((url) => url.pathname !== '/inspector');
  await expect(page.getByRole('link', { name: 'Inspector' })).toHaveCount(0);
  await expect(page.locator('[data-inspector]')).toHaveCount(0);
});
