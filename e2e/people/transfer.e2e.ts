import { expect, expectAccessible, test } from '../fixtures.ts';
import { PeoplePage } from './people.model.ts';

test('a student goes to another school, which takes them over by a code', async ({ openAs, pageAs }) => {
  test.slow();
  const letters = Date.now()
    .toString()
    .replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  const name = `Tara ${letters}`;
  const page = await pageAs('principal');
  const old = new PeoplePage(page);
  await old.open('/admin/students');
  await page.getByRole('button', { name: 'Add a student' }).click();
  await old.write({ 'First name': 'Tara', 'Last name': letters });
  await old.gender('Female');
  await old.save();
  await old.readCode();
  await old.search(letters);
  await old.act(name, 'To another school');
  await expect(old.dialog).toContainText('only their name and how they are reached go along');
  await expectAccessible(page);
  await old.dialog.getByRole('button', { name: 'Make a code' }).click();
  const code = await old.readCode();

  const elsewhere = await openAs('mixedAdmin');
  const fresh = new PeoplePage(elsewhere.page);
  await fresh.open('/admin/students');
  await fresh.more('From another school');
  await fresh.write({ 'Code of the other school': 'abcd-2345' });
  await fresh.dialog.getByRole('button', { name: 'Take over' }).click();
  await expect(fresh.dialog.getByText('A code looks like abcd-1234-efgh.')).toBeVisible();
  await expectAccessible(elsewhere.page);
  await fresh.write({ 'Code of the other school': code });
  await fresh.dialog.getByRole('button', { name: 'Take over' }).click();
  await fresh.readCode();
  await fresh.search(letters);
  await expect(fresh.row(name)).toContainText('Active');

  await page.reload();
  await expect(old.row(name)).toHaveCount(0);
});
