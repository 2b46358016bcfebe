import { csv } from '../../tests/files/table-files.ts';
import { openAt } from '../classes/hillview.ts';
import { expectEveryLook } from '../every-look.ts';
import { expect, test } from '../fixtures.ts';
import { MigrationPage } from './migration.model.ts';
import { grove, openSchool, shareNotice, standingOf, studentLogin } from './orchard.ts';

test.describe.configure({ mode: 'serial' });
test.beforeAll(() => openSchool(grove));

/** Of the classes but the last, each fiftieth; the last one leaves as a whole. */
const retained = Array.from({ length: 37 }, (_, at) => studentLogin(grove.id, 2 + at * 43));

test('2,000 pupils move with 37 retained by a list and the last class leaving, a pupil sees it live, and all is taken back [PR-04, C8-01, QU-49]', {
  tag: '@long',
}, async ({ browser }) => {
  test.slow();
  const slowly = { timeout: 60_000 };
  await shareNotice(grove, { title: 'Old notice of Grade 1', grade: 'Grade 1' });
  await shareNotice(grove, { title: 'Old notice of Grade 2', grade: 'Grade 2' });
  await shareNotice(grove, { title: 'New notice of Grade 2', grade: 'Grade 2', year: '2027-2028' });
  const before = await standingOf(grove);
  const pupil = await openAt(browser, grove.pupil, '/student?tab=active&month=all');
  await expect(pupil.getByText('Old notice of Grade 1').first()).toBeVisible();
  await expect(pupil.getByText('New notice of Grade 2')).toHaveCount(0);

  const page = await openAt(browser, grove.admin, '/admin/student-migration');
  const wizard = new MigrationPage(page);
  await wizard.press('Plan the move');
  await wizard.seeStep('Grades');
  await wizard.press('Next');
  await wizard.seeStep('Students');

  await page.getByRole('button', { name: 'Upload a list' }).click();
  await expectEveryLook(page, 'the choice of a list');
  const rows = [...retained.map((login) => [login, 'Stays']), ['S95XXXX', 'Stays'], [grove.pupil, 'perhaps']];
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'retained.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv(['Username', 'Becomes'], ...rows)),
    });
  await expect(page.getByText('37 students decided by the list')).toBeVisible(slowly);
  await expect(wizard.row('S95XXXX')).toContainText('39');
  await expect(wizard.row('S95XXXX')).toContainText('No student of the school');
  await expect(wizard.row('“perhaps” is not understood')).toContainText('40');
  await expectEveryLook(page, 'what came of the list');

  await wizard.press('Next');
  await expect(page.getByText('Ready to be applied').first()).toBeVisible(slowly);
  await wizard.see('400 students leave the school');
  await wizard.press('Apply now');
  await wizard.answer('Apply now');
  await expect(page.getByText('The school is in 2027-2028').first()).toBeVisible(slowly);

  // Nobody touched the pupil's page.
  await expect(pupil.getByText('New notice of Grade 2').first()).toBeVisible(slowly);
  await expect(pupil.getByText('Old notice of Grade 1')).toHaveCount(0);
  await expect(pupil.getByText('Old notice of Grade 2')).toHaveCount(0);
  expect(await standingOf(grove)).not.toBe(before);

  await wizard.press('Take everything back');
  await expect(page.getByRole('alertdialog')).toContainText('2,000 students return', slowly);
  await wizard.answer('Take back');
  await expect(page.getByText('This move was taken back').first()).toBeVisible(slowly);
  await expect(pupil.getByText('Old notice of Grade 1').first()).toBeVisible(slowly);
  await expect(pupil.getByText('New notice of Grade 2')).toHaveCount(0);
  expect(await standingOf(grove)).toBe(before);
});
