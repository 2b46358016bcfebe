import { openAt } from '../classes/hillview.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { type OwnProduct, startOwnProduct } from '../own-product.ts';
import { PeoplePage } from './people.model.ts';

test.describe.configure({ mode: 'serial' });

let product: OwnProduct;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startOwnProduct();
});
test.afterAll(() => product.close());

test('what was typed of a student outlasts a killed server: Save says so, and saves once it is back', {
  tag: '@long',
}, async ({ browser }) => {
  test.setTimeout(240_000);
  const page = await openAt(browser, 'A00001', '/admin/students?open=new');
  const people = new PeoplePage(page);
  const typed = { 'First name': 'Zubaida', 'Last name': 'Qureshi', 'Admission number': 'A-91' };
  await people.write(typed);
  await people.gender('Female');
  await people.chooseClass('Grade 7 B');

  await product.kill();
  await people.save();
  const notice = people.dialog.getByRole('alert').filter({ hasText: 'Check the connection and try again' });
  await expect(notice).toBeInViewport({ ratio: 1 });
  for (const [label, text] of Object.entries(typed))
    await expect(people.dialog.getByRole('textbox', { name: label })).toHaveValue(text);
  await expect(people.dialog.getByRole('radio', { name: 'Female', exact: true })).toBeChecked();
  await expect(people.dialog.getByRole('combobox', { name: 'Division' })).toHaveValue('Grade 7 B');
  await expectAccessible(page);

  await product.startAgain();
  await people.save();
  await people.readCode();
  await people.search('Zubaida Qureshi');
  await expect(people.row('Zubaida Qureshi')).toHaveCount(1);
  await expect(people.row('Zubaida Qureshi')).toContainText('Grade 7');
});
