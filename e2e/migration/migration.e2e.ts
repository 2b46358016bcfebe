import { openAt } from '../classes/hillview.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { MigrationPage } from './migration.model.ts';
import { openSchool, orchard, shareNotice } from './orchard.ts';

test.describe.configure({ mode: 'serial' });
test.beforeAll(() => openSchool(orchard));

const path = '/admin/student-migration';

test('a school moves to the next year, its pupils see their new class at once, and all is taken back [PR-04, C8-01, QU-47, QU-49]', async ({
  browser,
}) => {
  test.slow();
  await shareNotice(orchard, { title: 'Old notice of Grade 2', grade: 'Grade 2' });
  await shareNotice(orchard, { title: 'Old notice of Grade 1', grade: 'Grade 1' });
  const pupil = await openAt(browser, orchard.pupil, '/student?tab=active&month=all');
  await expect(pupil.getByText('Old notice of Grade 1').first()).toBeVisible();
  const second = new MigrationPage(await openAt(browser, orchard.second, path));
  const page = await openAt(browser, orchard.admin, path);
  const wizard = new MigrationPage(page);

  await wizard.see('2026-2027');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'New year' }).fill('2029-2030');
  await wizard.press('Plan the move');
  await wizard.see('The new year is the one right after the present one.');
  await page.getByRole('textbox', { name: 'New year' }).fill('2027-2028');
  await wizard.press('Plan the move');
  await wizard.seeStep('Grades');
  await expect(wizard.rule('Grade 1').locator('option:checked')).toHaveText('Goes on to Grade 2');
  await expect(wizard.rule('Grade 3').locator('option:checked')).toHaveText('Leaves the school');
  await expectAccessible(page);

  await wizard.press('Next');
  await wizard.seeStep('Students');
  await wizard.act('Bala Number6', 'Stays in the grade');
  await expect(wizard.row('Bala Number6')).toContainText('Stays (By hand)');
  await wizard.act('Chitra Number7', 'Goes to…');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Grade' }).click();
  await page.getByRole('option', { name: 'Grade 3' }).click();
  await dialog.getByRole('combobox', { name: 'Division' }).click();
  await page.getByRole('option', { name: 'A', exact: true }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await expect(wizard.row('Chitra Number7')).toContainText('Grade 3 A');
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Exceptions');
  await expect(wizard.row('Anu Number5')).toHaveCount(0);
  await expectAccessible(page);

  await wizard.press('Next');
  await wizard.seeStep('Check');
  await wizard.see('Ready to be applied');
  await expect(wizard.row('Grade 1 B (again)')).toContainText('1');
  await wizard.see('10 students leave the school');
  await expectAccessible(page);
  await wizard.press('Apply now');
  await wizard.answer('Apply now');
  await wizard.see('The school is in 2027-2028');
  await expectAccessible(page);

  // The pupil's page heard of it by itself: another class, another year, and nothing of the year before.
  await expect(pupil.getByText('Old notice of Grade 1')).toHaveCount(0);
  await expect(pupil.getByText('Old notice of Grade 2')).toHaveCount(0);
  await shareNotice(orchard, { title: 'New notice of Grade 2', grade: 'Grade 2' });
  await pupil.reload();
  await expect(pupil.getByText('New notice of Grade 2').first()).toBeVisible();
  await expect(pupil.getByText('Old notice of Grade 2')).toHaveCount(0);

  // The other admin's page shows the same move.
  await second.see('Done');

  await wizard.press('Take everything back');
  await expect(page.getByRole('alertdialog')).toContainText('30 students return to their places of before.');
  await expect(page.getByRole('alertdialog')).toContainText(
    '1 notice of the new year is not shown meanwhile.',
  );
  await expectAccessible(page);
  await wizard.answer('Take back');
  await wizard.see('This move was taken back');
  await expect(pupil.getByText('Old notice of Grade 1').first()).toBeVisible();
  await expect(pupil.getByText('New notice of Grade 2')).toHaveCount(0);
});

test('a plan is set for a day, cancelled and given up, on a phone and by keyboard [PR-04, RP-21]', {
  tag: '@long',
}, async ({ browser }) => {
  const page = await openAt(browser, orchard.admin, path, 390);
  const wizard = new MigrationPage(page);
  await page.getByRole('button', { name: 'Plan the move' }).focus();
  await page.keyboard.press('Enter');
  await wizard.seeStep('Grades');
  await wizard.rule('Grade 3').selectOption('Stays where it is');
  await expect(wizard.rule('Grade 3').locator('option:checked')).toHaveText('Stays where it is');
  await expectAccessible(page);
  await wizard.press('Next');
  await expect(wizard.row('Anu Number5')).toBeVisible();
  await expectAccessible(page);
  await wizard.press('Next');
  await wizard.see('Ready to be applied');
  await page.getByRole('textbox', { name: 'Or on a day, at 00:05' }).fill('2099-04-01');
  await page.keyboard.press('Tab');
  await wizard.press('Set the day');
  await wizard.see('This happens on 1 Apr 2099');
  await expectAccessible(page);
  await wizard.press('Do not do it then');
  await wizard.see('Ready to be applied');
  await wizard.press('Give this plan up');
  await wizard.answer('Give it up');
  await wizard.see('Which year comes next?');
});
