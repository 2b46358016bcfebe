import { textXlsx } from '../../tests/files/table-files.ts';
import { demoBundle } from '../../tests/server/roster/files.ts';
import { expectEveryLook } from '../every-look.ts';
import { expect, test } from '../fixtures.ts';
import { ImportPage, ofTheServer } from './import.model.ts';

const headings = ['Username', 'Admission No', 'First name', 'Last name', 'Date of birth', 'Class', 'Section'];
const many = 60;
/**
 * Of this try: what another one left behind, by login name, by name and birthday or as a section, is nobody's here. In
 * letters, since a name has no others.
 */
const stamp = Array.from(Date.now().toString().slice(-7), (digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');
const name = `Ziya ${stamp}`;

test('a workbook of students is mapped, checked, mended, applied and undone [C2-09]', async ({ pageAs }) => {
  test.slow();
  const page = await pageAs('principal');
  const wizard = new ImportPage(page);
  await wizard.begin('/admin/students');
  await expectEveryLook(page, 'the choice of a file');
  const rows = Array.from({ length: many }, (_, at) => [
    `E${stamp}${at}`,
    `E${stamp}-${at}`,
    'Ziya',
    at === 0 ? `${stamp} 7` : stamp,
    `2012-0${(at % 9) + 1}-11`,
    at === 1 ? '12' : `Grade ${(at % 12) + 1}`,
    at === 1 ? stamp : 'A',
  ]);
  await wizard.choose({ name: 'students.xlsx', buffer: textXlsx(headings, ...rows) });
  await expect(wizard.dialog.getByText('Which column is what?')).toBeVisible(ofTheServer);
  await expectEveryLook(page, 'the columns');
  await wizard.press('Check');

  // One class of the file is not in the school: what it is here is asked once.
  await expect(wizard.dialog.getByText('Which class is which?')).toBeVisible(ofTheServer);
  await expectEveryLook(page, 'the classes of the file');
  await wizard.press('Decide later');
  await wizard.seeCount('With a problem: 2');
  await expectEveryLook(page, 'the review');
  // It is found where it was.
  await page.reload();
  await wizard.press('Decide later');
  await wizard.seeCount('With a problem: 2');
  // All or nothing waits for the rows that are not right.
  await wizard.dialog.getByRole('switch', { name: 'Apply only if every row is right' }).check();
  await expect(wizard.dialog.getByText('Some rows are not right yet.', { exact: false })).toBeAttached();
  await wizard.dialog.getByRole('switch', { name: 'Apply only if every row is right' }).uncheck();
  await wizard.press('Classes of the file');
  await wizard.press('Check with these classes');
  await wizard.seeCount('With a problem: 1');
  await page.getByRole('button', { name: 'Actions for Ziya', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Mend' }).click();
  const mending = page.getByRole('dialog', { name: 'Row 2 of the file' });
  await mending.getByRole('textbox', { name: 'Last name' }).fill(stamp);
  await expectEveryLook(page, 'a row that is mended');
  await mending.getByRole('button', { name: 'Save and check again' }).click();
  await wizard.seeCount(`New: ${many}`);
  await wizard.press('Apply');
  await expect(page.getByRole('alertdialog')).toContainText(`${many} people come in`);
  await wizard.confirm('Apply');
  await expect(wizard.dialog.getByText('The import is applied')).toBeVisible(ofTheServer);
  await expectEveryLook(page, 'what was applied');

  await page.goto(`/admin/students?q=E${stamp}1`);
  await expect(page.getByRole('row').filter({ hasText: name }).first()).toBeVisible();
  await page.goto('/admin/imports');
  await expectEveryLook(page, 'the imports');
  const bundle = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export (OneRoster)' }).click();
  expect((await bundle).suggestedFilename()).toBe('School OneRoster.zip');
  await page.getByRole('row').filter({ hasText: 'students.xlsx' }).first().click();
  await wizard.press('Undo the import');
  await wizard.confirm('Undo');
  await expect(wizard.dialog.getByText('The import is undone')).toBeVisible(ofTheServer);
});

/** Twelve students of the demo school's bundle under names of this try, of whom seven are not right. */
function brokenBundle(): Promise<Buffer> {
  const breaks: Readonly<Record<string, (cells: string[]) => void>> = {
    '01': (cells) => void (cells[8] = ''),
    '02': (cells) => void (cells[13] = '9.82E+09'),
    '03': (cells) => void (cells[12] = 'no address'),
    '04': (cells) => void (cells[6] = `B${stamp}05`),
  };
  return demoBundle((file, text) => {
    if (file !== 'users' && file !== 'enrollments') return text;
    const [head = '', ...lines] = text.split(/\r?\n/);
    const own = lines
      .filter((line) => /,?stu-000(0[1-9]|1[0-2]),/.test(line))
      .map((line) =>
        line
          .replaceAll('stu-000', `${stamp}-`)
          .replace(',S000', `,B${stamp}`)
          .replace(',ADM000', `,B${stamp}-`),
      );
    if (file === 'enrollments')
      return [
        head,
        ...own.map((line) => (line.includes(`${stamp}-06,`) ? line.replace(/cls-\w+/, 'cls-99') : line)),
      ].join('\n');
    const users = own.map((line) => {
      const cells = line.split(',');
      breaks[cells[0]?.slice(-2) ?? '']?.(cells);
      return cells.join(',');
    });
    return [head, ...users.filter((line) => !line.startsWith(`${stamp}-07,`))].join('\n');
  });
}

test('of a broken bundle each wrong row is told; what was mended comes in, and the rest is left out [C2-09]', {
  tag: '@long',
}, async ({ pageAs }) => {
  test.slow();
  const page = await pageAs('principal');
  const wizard = new ImportPage(page);
  await page.goto('/admin/imports?open=new');
  await wizard.dialog.getByText('Whole school (OneRoster)').click();
  await wizard.choose({ name: 'broken.zip', buffer: await brokenBundle() });
  await wizard.seeCount('With a problem: 7');
  await wizard.seeCount('New: 5');
  for (const told of [
    'First name: The first name is missing',
    'Excel has shortened this number',
    'Email: This is no email address',
    'This stands in another row too',
    'Please Add Section in cls-99',
    `enrollments.csv names ${stamp}-07 (line 8)`,
  ])
    await expect(wizard.dialog.getByText(told, { exact: false }).first()).toBeVisible();
  await expectEveryLook(page, 'a broken bundle');

  for (const [told, left] of [
    [`enrollments.csv names ${stamp}-07`, 6],
    ['The first name is missing', 5],
  ] as const) {
    await page.getByRole('row').filter({ hasText: told }).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Mend' }).click();
    const mending = page.getByRole('dialog').last();
    await mending.getByRole('textbox', { name: 'givenName' }).fill('Ziya');
    await mending.getByRole('button', { name: 'Save and check again' }).click();
    await wizard.seeCount(`With a problem: ${left}`);
  }
  await wizard.seeCount('New: 7');
  await wizard.press('Apply');
  await expect(page.getByRole('alertdialog')).toContainText('5 rows are not right and are left out');
  await wizard.confirm('Apply');
  await expect(wizard.dialog.getByText('The import is applied')).toBeVisible(ofTheServer);
  await wizard.press('Undo the import');
  await wizard.confirm('Undo');
  await expect(wizard.dialog.getByText('The import is undone')).toBeVisible(ofTheServer);
});

test('what is no list of people is refused in words, and the office names a school [QU-67, VU-04]', {
  tag: '@long',
}, async ({ pageAs }) => {
  const page = await pageAs('principal');
  const wizard = new ImportPage(page);
  await wizard.begin('/admin/faculty');
  await wizard.choose({ name: 'old.xls', buffer: Buffer.from('x') });
  await expect(
    wizard.dialog.getByText('Open it and save it as .xlsx or .csv.', { exact: false }),
  ).toBeVisible();
  await wizard.choose({ name: 'list.pdf', buffer: Buffer.from('x') });
  await expect(
    wizard.dialog.getByText('allowed extensions are: xlsx, csv, zip', { exact: false }),
  ).toBeVisible();
  await wizard.choose({ name: 'list.csv', buffer: Buffer.from('Name,Password\nZoya,secret\n') });
  await expect(wizard.dialog.getByText('Passwords are not taken from files', { exact: false })).toBeVisible(
    ofTheServer,
  );
  const download = page.waitForEvent('download');
  await page.goto('/admin/imports?open=new');
  await wizard.press('Download a template');
  expect((await download).suggestedFilename()).toMatch(/^Students template.*\.xlsx$/);
});
