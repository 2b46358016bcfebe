import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

const figure = (page: Page, row: string, name: string): Locator =>
  page.getByRole('list', { name: row }).getByRole('link', { name: new RegExp(`^${name}`) });
const countOf = async (link: Locator) => {
  await expect(link).toContainText(/\d/);
  return /\d[\d,]*/.exec(await link.innerText())?.[0] ?? '';
};

test('a school admin sees who is here and opens who never signed in [CB-05, CB-01]', async ({ openAs }) => {
  const { page } = await openAs('mixedAdmin');
  const row = 'The school in figures';
  const never = figure(page, row, 'Students who never signed in');
  await countOf(never);
  await expect(figure(page, row, 'Students without a division')).toContainText(/\d/);
  await expect(figure(page, row, 'Students without a club')).toContainText(/\d/);
  await expectAccessible(page);
  const chart = page.getByRole('region', { name: 'Students by grade' });
  await chart.getByRole('button', { name: 'Table' }).click();
  await expect(chart.getByRole('table')).toContainText('Never signed in');
  await expect(page.getByRole('region', { name: 'Students by club' })).toBeVisible();

  const students = figure(page, row, 'Students');
  const count = await countOf(students.first());
  await students.first().click();
  await expect(page).toHaveURL(/\/admin\/students/);
  await expect(page.getByText(new RegExp(`of ${count}\\b`)).first()).toBeVisible();
  await page.goBack();
  await never.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/filter=seen/);
  await page.goBack();
  await page.setViewportSize({ width: 390, height: 844 });
  await countOf(never);
  await expectAccessible(page);
});

test('the office sees its schools drawn, and a part opens them [DS-01, DS-02, EN-32, CB-03]', async ({
  openAs,
}) => {
  const { page } = await openAs('superAdmin');
  const schools = figure(page, 'The schools in figures', 'Schools');
  const count = await countOf(schools);
  const report = page.getByRole('region', { name: 'School Report' });
  await report.getByRole('button', { name: 'Table' }).click();
  await expect(report.getByRole('row', { name: /^Active/ })).toContainText(count);
  await expect(page.getByRole('region', { name: 'Schools by state' })).toBeVisible();
  await expectAccessible(page);
  await schools.click();
  await expect(page).toHaveURL(/\/admin\/schools/);
  await expect(page.getByText(new RegExp(`of ${count}\\b`)).first()).toBeVisible();
});

for (const who of ['zoya', 'principal'] as const)
  test(`the first screen of ${who} shows assessments that run, then to mark, then to come; nothing touches the board [DF-08, DS-10, CB-06]`, {
    tag: who === 'zoya' ? [] : '@long',
  }, async ({ openAs }) => {
    const { page } = await openAs(who);
    const carousel = page.getByRole('region', { name: 'Assessments that run, wait or come' });
    const cards = carousel.getByRole('heading', { level: 3, includeHidden: true });
    await expect(cards.first()).toBeVisible();
    const texts = await carousel.getByRole('article', { includeHidden: true }).allTextContents();
    const ranks = texts.map((text) =>
      ['Running', 'To mark', 'Coming'].findIndex((stage) => text.includes(stage)),
    );
    expect(ranks).not.toContain(-1);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    // As many stops as it takes, and whatever is in sight can be pressed.
    const open = carousel.getByRole('button', { name: 'Open' });
    await expect(open).toHaveCount(Math.min(await cards.count(), 3));
    const card = (name: string) => page.getByRole('region', { name, exact: true });
    const [board, list] = [await card('Task Genie').boundingBox(), await card('Assessments').boundingBox()];
    const [top, below] = [board, list].toSorted((one, other) => (one?.y ?? 0) - (other?.y ?? 0));
    expect((below?.y ?? 0) - (top?.y ?? 0) - (top?.height ?? 0)).toBeGreaterThanOrEqual(8);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(open).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All assessments' }).click();
    await expect(page).toHaveURL(/\/assessment$/);
  });
