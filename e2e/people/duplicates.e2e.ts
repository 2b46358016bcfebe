import { sql } from '../auth/lakeside.ts';
import { expectEveryLook } from '../every-look.ts';
import { expect, test } from '../fixtures.ts';
import { PeoplePage } from './people.model.ts';

/** Of this try, in letters: a name has no digits. */
const stamp = Array.from(Date.now().toString().slice(-7), (digit) => 'KLMNOPQRST'[Number(digit)]).join('');

/** Two entries of one name and birthday, as two imports without a common number leave them. */
async function enterTwice(name: string): Promise<void> {
  await sql(
    `with made as (
      insert into people (school_id, role, login_name, first_name, last_name, admission_no)
      select 1, 3, upper($1 || $2 || n), $1, $2, case when n = 2 then upper($1 || $2) else '' end from generate_series(1, 2) n
      returning school_id, id)
    insert into profiles (school_id, person_id, birth_date, updated_at)
    select school_id, id, '2014-03-31', now() from made`,
    [name, stamp],
  );
}

test('students who look as if entered twice are compared, and are two for good once it is said', {
  tag: '@long',
}, async ({ pageAs }) => {
  test.slow();
  await enterTwice('Ada');
  await enterTwice('Bea');
  const page = await pageAs('principal');
  const people = new PeoplePage(page);
  await people.open('/admin/students');
  await people.more('Possible duplicates');
  const pair = (name: string) => people.dialog.getByRole('region', { name: `${name} ${stamp}` });
  await expect(pair('Ada')).toContainText(`ADA${stamp}`);
  await expectEveryLook(page, 'the pairs');
  await pair('Bea').getByRole('button', { name: 'Two different students' }).click();
  // The call and the list after it, on a busy machine.
  await expect(pair('Bea')).toHaveCount(0, { timeout: 60_000 });
  await expect(pair('Ada')).toBeVisible();
});

test('two entries of one student are made one, by a click that asks first [QU-70]', async ({ pageAs }) => {
  test.slow();
  await enterTwice('Cia');
  const page = await pageAs('principal');
  const people = new PeoplePage(page);
  await people.open('/admin/students');
  await people.more('Possible duplicates');
  const pair = people.dialog.getByRole('region', { name: `Cia ${stamp}` });
  const [kept, merged] = [`CIA${stamp}1`, `CIA${stamp}2`];
  await pair.getByRole('button', { name: `Keep ${kept}` }).click();
  const asks = page.getByRole('alertdialog');
  await expect(asks).toContainText(`${merged} is signed out and goes into the bin. This is not undone.`);
  await expectEveryLook(page, 'the question');
  await asks.getByRole('button', { name: 'Not yet' }).click();
  await expect(pair).toBeVisible();
  await pair.getByRole('button', { name: `Keep ${kept}` }).click();
  await asks.getByRole('button', { name: 'Make them one' }).click();
  await expect(pair).toHaveCount(0, { timeout: 60_000 });
  await page.keyboard.press('Escape');

  // What the one had not came from the other, which lies in the bin.
  await people.search(`Cia ${stamp}`);
  await expect(people.row(kept)).toContainText(`CIA${stamp}`);
  await expect(people.row(merged)).toHaveCount(0);
  const rows = await sql(
    `select login_name, admission_no, deleted_at is not null as is_gone from people
     where login_name in ($1, $2) order by login_name`,
    [kept, merged],
  );
  expect(rows).toEqual([
    { login_name: kept, admission_no: `CIA${stamp}`.toUpperCase(), is_gone: false },
    { login_name: merged, admission_no: expect.any(String), is_gone: true },
  ]);
});
