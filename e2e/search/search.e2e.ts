import { openContext } from '../contexts.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { SearchPage } from './search.model.ts';

test.describe('searching', () => {
  test('a misspelt word leads to the notice, by keys alone [ML-08, PF-10, PF-11, QC-38]', async ({
    openAs,
  }) => {
    const { page } = await openAs('principal');
    const search = new SearchPage(page);
    await search.openByKey();
    await page.keyboard.type('spredsheet homewrok');
    await expect(search.option(/Spreadsheet homework/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(search.dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/dashboard\?.*open=\d+/);
    await expect(page.getByRole('dialog').getByText('Spreadsheet homework').first()).toBeVisible();
  });

  test('people come in pages of six, and the search is remembered [PF-12, CO-52, VP-36]', async ({
    openAs,
  }) => {
    const { page } = await openAs('principal');
    const search = new SearchPage(page);
    await search.openByButton();
    await search.box.fill('sharma');
    await page.keyboard.press('Enter');
    await search.kind('People').click();
    await expect(search.options).toHaveCount(6);
    const [first] = await search.options.allTextContents();
    await search.dialog.getByRole('button', { name: 'Next page' }).click();
    await expect(search.options).toHaveCount(6);
    expect(await search.options.allTextContents()).not.toContain(first);
    await page.keyboard.press('Escape');
    await search.openByKey();
    await expect(search.option('sharma')).toBeVisible();
  });

  test('a student finds no other class, and reads that nothing was found [ML-08]', async ({ openAs }) => {
    const { page } = await openAs('rudra');
    const search = new SearchPage(page);
    await search.openByKey();
    await search.box.fill('nisha pandey');
    await expect(search.dialog.getByText('Result not found.')).toBeVisible();
  });

  test('commands run from the list [ML-08]', async ({ openAs }) => {
    const { page } = await openAs('zoya');
    const search = new SearchPage(page);
    await search.openByKey();
    await page.keyboard.type('write');
    await expect(search.options.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/form=add/);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('a film for everybody plays for who has its address; another does not [RT-07, QU-53]', async ({
  openAs,
  browser,
  baseURL,
}) => {
  const { page } = await openAs('rudra');
  const search = new SearchPage(page);
  await search.openByKey();
  await page.keyboard.type('first look');
  await search.option(/A first look/).click();
  await expect(page).toHaveURL(/view-features-video/);
  const stranger = await openContext(browser, baseURL ? { baseURL } : {});
  const alone = await stranger.newPage();
  await alone.goto(page.url());
  await expect(alone.getByRole('heading', { name: 'A first look at the classroom' })).toBeVisible();
  await expect(alone.locator('video')).toBeAttached();
  await expectAccessible(alone);
  await alone.goto('/view-features-video/00000000-0000-4000-8000-000000000000');
  await expect(alone.getByText('This video is not available.')).toBeVisible();
  await stranger.close();
});

test('the first steps and the legal texts open from the frame [ML-07, ML-09, VW-09, VW-11]', async ({
  openAs,
}) => {
  const { page } = await openAs('zoya');
  await page.getByRole('button', { name: 'Onboarding Video' }).click();
  const film = page.getByRole('dialog', { name: 'Onboarding Video' });
  await expect(film.locator('video')).toBeAttached();
  const width = (await film.boundingBox())?.width ?? 0;
  expect(width / (page.viewportSize()?.width ?? 1)).toBeCloseTo(0.65, 1);
  await page.keyboard.press('Escape');
  await expect(film).toHaveCount(0);
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  const policy = page.getByRole('dialog', { name: 'Privacy Policy' });
  await expect(policy.getByText('Who is responsible')).toBeVisible();
  await expectAccessible(page);
});
