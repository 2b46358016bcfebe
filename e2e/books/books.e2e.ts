import { saveUserProfileSettingCall } from '../../contract/schools/calls/save-user-profile-setting.call.ts';
import { expectEveryLook } from '../every-look.ts';
import { expect, expectAccessible, people, test } from '../fixtures.ts';
import { CallsAs } from '../learning/calls-as.ts';
import { Presses } from '../presses.ts';
import { ReaderPage } from './reader.model.ts';

const begun = 'Pages for the web';
const long = 'Handbook of small machines';

test('a student goes on in a book by one press, at the same place on another device [CA-04, QU-35]', async ({
  openAs,
}) => {
  const desk = (await openAs('rudra')).page;
  const card = desk.getByRole('region', { name: 'Go on reading' });
  await expect(card).toContainText(begun);
  const presses = new Presses(desk);
  await presses.click(card.getByRole('link', { name: 'Go on' }));
  const first = await new ReaderPage(desk).see(begun);
  await first.seePage(5);
  presses.expectAtMost(1);
  await expectAccessible(desk);
  await first.turnTo(8);

  const phone = (await openAs('rudra')).page;
  await expect(phone.getByRole('region', { name: 'Go on reading' })).toContainText('Page 8');
  await phone.getByRole('region', { name: 'Go on reading' }).getByRole('link', { name: 'Go on' }).click();
  const second = await new ReaderPage(phone).see(begun);
  await second.seePage(8);
  await second.turnTo(10);

  // Who has a place of their own is asked, and the page never jumps by itself.
  await desk.reload();
  await first.see(begun);
  await first.seePage(8);
  await desk.getByRole('button', { name: 'Go there' }).click();
  await first.seePage(10);
});

test('a long book has its own contents, is searched, shown at 400 % and noted in [QU-35, TV-12]', {
  tag: '@long',
}, async ({ pageAs }) => {
  test.slow();
  const page = await pageAs('rudra');
  await page.goto('/mylearning/books');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectEveryLook(page, 'the shelf');
  const reader = await new ReaderPage(page).open(long);
  await reader.chooseHeading('Motors');
  // Two pages lie beside each other here: the left one counts.
  await reader.seePage(30);
  await reader.addNote(30, 'Ask about gears.');
  await expect(reader.notes).toContainText('Ask about gears.');
  await reader.find('What wheels are for');
  await expect(page.getByText(/^1 of \d+/)).toBeVisible();
  const before = await reader.widest();
  await reader.zoomTo(400);
  await expect.poll(() => reader.widest()).toBeGreaterThan(2 * before);
  await reader.zoomTo(100);
  await expectEveryLook(page, 'the reader');
});

test('a teacher sees what a class read and ticks a lesson for it, in every look [C3-04]', {
  tag: '@long',
}, async ({ pageAs }) => {
  test.slow();
  const page = await pageAs('zoya');
  await new ReaderPage(page).open(begun, 'myteaching');
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).not.toHaveCount(1);
  const lesson = table.getByRole('checkbox', { name: /^Completed with the division: .*Show it to others/ });
  await expect(lesson).not.toBeChecked();
  await lesson.click();
  await expect(lesson).toBeChecked();
  await expectEveryLook(page, 'a book of a teacher');
  await lesson.click();
  await expect(lesson).not.toBeChecked();
});

test('books come into the menu and leave it as the school decides, without a reload [SM-07, CB-04]', async ({
  openAs,
  playwright,
  baseURL,
}) => {
  const { page } = await openAs('mixedStudent');
  const line = page.getByRole('navigation').getByRole('link', { name: 'Digital books' });
  await expect(line).toHaveCount(1);
  const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const admin = await CallsAs.signIn(request, people.mixedAdmin.login);
  const set = (authValue: number) =>
    admin.call(saveUserProfileSettingCall, {
      school_id: admin.schoolId,
      settings: [{ key: 'allow_digital_book', authValue }],
    });
  await set(0);
  await expect(line).toHaveCount(0);
  await set(3);
  await expect(line).toHaveCount(1);
  await request.dispose();
});
