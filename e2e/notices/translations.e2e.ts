import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

/** A title nobody else uses, so that tests can share one server. */
const unique = (title: string) => `${title} ${Math.random().toString(36).slice(2, 8)}`;

test('a teacher adds Urdu, a student whose screen speaks Urdu reads it everywhere, and an edit marks it as out of date', async ({
  openAs,
}) => {
  test.setTimeout(120_000);
  const title = unique('Sports day');
  const urdu = unique('کھیلوں کا دن');
  const zoya = await openAs('zoya');
  await zoya.chooseTab('Active');
  const form = await zoya.clickAdd();
  await form.fillNotice({ grade: 'Grade 10', division: 'C', title, description: 'On Monday, please.' });
  await form.submitAndClose();
  const viewer = await zoya.view(title);
  await viewer.dialog.getByRole('button', { name: 'Add a translation' }).click();
  const writing = zoya.page.getByRole('dialog', { name: 'Add a translation' });
  await writing.getByRole('combobox', { name: 'Language' }).click();
  await zoya.page.getByRole('option', { name: 'Urdu' }).click();
  await writing.getByRole('textbox', { name: 'Title' }).fill(urdu);
  await writing.getByRole('textbox', { name: 'Description' }).fill('براہ کرم پیر کو۔');
  await expectAccessible(zoya.page);
  await writing.getByRole('button', { name: 'Save' }).click();
  await viewer.seeTitle(urdu);
  await expectAccessible(zoya.page);

  const rudra = await openAs('rudra');
  await rudra.chooseTab('Active');
  await rudra.page.evaluate(() => localStorage.setItem('banyan.language', 'ur'));
  await rudra.page.reload();
  // The list, the bell and what is found speak Urdu too, and say so.
  const listed = rudra.page.getByRole('button', { name: urdu }).first();
  const isUrdu = async (words: Locator) => {
    await expect(words).toHaveAttribute('lang', 'ur');
    await expect(words).toHaveAttribute('dir', 'rtl');
  };
  await isUrdu(listed.getByText(urdu));
  await expect(rudra.page.getByText(title)).toHaveCount(0);
  await rudra.page.keyboard.press('Control+k');
  await rudra.page.getByRole('dialog').getByRole('combobox').fill(title);
  await isUrdu(rudra.page.getByRole('option').getByText(urdu).first());
  await expectAccessible(rudra.page);
  await rudra.page.keyboard.press('Escape');
  await listed.click();
  const heading = rudra.page.getByRole('heading', { name: urdu });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveAttribute('dir', 'rtl');
  await expectAccessible(rudra.page);

  const edit = await viewer.clickEdit();
  await edit.dialog.getByRole('textbox', { name: 'Description' }).fill('On Tuesday, please.');
  await edit.submitAndClose();
  await rudra.page.reload();
  await expect(rudra.page.getByText('اس ترجمے کے بعد اصل نوٹس بدل گیا ہے۔')).toBeVisible();
  const again = await zoya.view(title);
  await again.dialog.getByText('اردو', { exact: true }).click();
  await again.dialog.getByRole('button', { name: 'See what changed' }).click();
  const review = zoya.page.getByRole('dialog', { name: 'Translation: Urdu' });
  await expect(review.locator('ins')).toContainText('Tuesday');
  await expectAccessible(zoya.page);
  await review.getByRole('button', { name: 'It is still right' }).click();
  await expect(again.dialog.getByText('The original has changed since this translation.')).toHaveCount(0);

  // Another language of the screen, without a reload: the original again.
  await rudra.page.keyboard.press('Escape');
  await isUrdu(listed.getByText(urdu));
  await rudra.page.getByRole('button', { name: 'ڈسپلے اور زبان' }).click();
  await rudra.page.getByRole('dialog').getByText('English').click();
  await rudra.seeNotice(title);
  await expect(rudra.page.getByText(urdu)).toHaveCount(0);
});
