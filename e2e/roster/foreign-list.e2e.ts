import { utils, write } from 'xlsx';
import { expectEveryLook } from '../every-look.ts';
import { expect, test } from '../fixtures.ts';
import { ImportPage, ofTheServer } from './import.model.ts';

/** Of this try, in letters: a name has no digits. */
const stamp = Array.from(Date.now().toString().slice(-7), (digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');

/** A school's own workbook: a cover, and a list with titles above Hindi headings. */
function ownWorkbook(): Buffer {
  const book = utils.book_new();
  const cover = [['Neem Grove School'], ['Session', '2026-27']];
  const students = ['Asha', 'Bina', 'Chand', 'Dev'].map((name, at) => [
    `${stamp}-${at + 1}`,
    `${name} ${stamp}`,
    // A day as Excel keeps it whose cell lost its format: 2 March 2014 and the days after.
    41_700 + at,
    at === 3 ? `Chess ${stamp}` : 'VI A',
  ]);
  const list = [
    ['Neem Grove School'],
    ['Students of class VI', 'made in April'],
    ['प्रवेश संख्या', 'छात्र का नाम', 'जन्म तिथि', 'कक्षा'],
    ...students,
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(cover), 'Cover');
  utils.book_append_sheet(book, utils.aoa_to_sheet(list), 'छात्र सूची');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

test('an own workbook with titles, two sheets and Hindi headings comes in by the sheet and the row that are chosen [C2-09]', async ({
  pageAs,
}) => {
  test.slow();
  const page = await pageAs('principal');
  const wizard = new ImportPage(page);
  await wizard.begin('/admin/students');
  await wizard.choose({ name: 'own.xlsx', buffer: ownWorkbook() });
  await expect(wizard.dialog.getByText('Which column is what?')).toBeVisible(ofTheServer);

  await wizard.press('Sheets and headings');
  await expect(wizard.dialog.getByRole('checkbox', { name: 'छात्र सूची' })).toBeChecked();
  await expect(wizard.dialog.getByRole('checkbox', { name: 'Cover' })).not.toBeChecked();
  const row = (line: number) => wizard.dialog.getByRole('radio', { name: `Row ${line}:` });
  await expect(row(3)).toBeChecked();
  await expectEveryLook(page, 'the sheets of a file');
  // A wrong row shows its words as headings; the right one is chosen with the arrows.
  await row(2).check();
  await wizard.press('Read it this way');
  await expect(wizard.dialog.getByText('made in April', { exact: false }).first()).toBeVisible(ofTheServer);
  await wizard.press('Sheets and headings');
  await expect(row(2)).toBeChecked();
  await row(2).press('ArrowDown');
  await expect(row(3)).toBeChecked();
  await wizard.press('Read it this way');
  await expect(wizard.dialog.getByText('छात्र का नाम', { exact: false }).first()).toBeVisible(ofTheServer);
  await wizard.press('Check');

  // "VI A" is Grade 6 A of the school; the club is no class, and is left out for all of its rows.
  await expect(wizard.dialog.getByText('Which class is which?')).toBeVisible(ofTheServer);
  await wizard.dialog.getByRole('combobox', { name: `Chess ${stamp}` }).click();
  await page.getByRole('option', { name: 'Left out' }).click();
  await wizard.press('Check with these classes');
  await wizard.seeCount('New: 4');
  await wizard.press('Apply');
  await wizard.confirm('Apply');
  await expect(wizard.dialog.getByText('The import is applied')).toBeVisible(ofTheServer);
  await page.goto(`/admin/students?q=${stamp}`);
  for (const name of ['Asha', 'Bina', 'Chand', 'Dev'])
    await expect(page.getByRole('row').filter({ hasText: `${name} ${stamp}` })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `Asha ${stamp}` })).toContainText('Grade 6');

  await page.goto('/admin/imports');
  await page.getByRole('row').filter({ hasText: 'own.xlsx' }).first().click();
  await wizard.press('Undo the import');
  await wizard.confirm('Undo');
  await expect(wizard.dialog.getByText('The import is undone')).toBeVisible(ofTheServer);
});

test('the tables of an export that are chosen together are one bundle [C2-09]', { tag: '@long' }, async ({
  pageAs,
}) => {
  const page = await pageAs('principal');
  const wizard = new ImportPage(page);
  await page.goto('/admin/imports?open=new');
  const files = Object.entries({
    orgs: 'sourcedId,status,name,type\no1,active,S,school\n',
    classes: 'sourcedId,status,title,grades,classType\nc1,active,6-A,06,homeroom\n',
    enrollments: `sourcedId,status,classSourcedId,userSourcedId,role\ne1,active,c1,${stamp}-u,student\n`,
    users: `sourcedId,status,enabledUser,role,username,givenName,familyName,email\n${stamp}-u,active,true,student,L${stamp},Zoya,${stamp},\n`,
  }).map(([name, text]) => ({ name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) }));
  const input = wizard.dialog.locator('input[type=file]');
  await input.setInputFiles(files);
  await expect(
    wizard.dialog.getByText('These files are the tables of a whole school', { exact: false }),
  ).toBeVisible();
  await wizard.dialog.getByText('Whole school (OneRoster)').click();
  await input.setInputFiles(files);
  await wizard.seeCount('New: 1');
  await expect(page.getByRole('dialog', { name: '4 files.zip' })).toBeVisible();
  await wizard.press('Discard');
});
