import { writeFile } from 'node:fs/promises';
import { LoginPage } from '../auth/login.model.ts';
import { SessionWatch } from '../auth/session.model.ts';
import { expect, expectAccessible, password, people, sample, test } from '../fixtures.ts';
import type { NoticeForm } from '../notices/notice-form.model.ts';

const unique = (title: string) => `${title} ${Math.random().toString(36).slice(2, 8)}`;

async function filled(form: NoticeForm, title: string): Promise<void> {
  await form.fillNotice({
    grade: 'Grade 10',
    division: 'All',
    title,
    description: 'Words that must not be lost.',
  });
}

test('an empty form says beside each field what is missing, and Sorry for the first [VN-01, VN-03, VN-07, VN-08, VN-09, VN-10]', {
  tag: '@long',
}, async ({ openAs }) => {
  const board = await openAs('zoya');
  const form = await board.clickAdd();
  await form.pressDisabledSubmit();
  await form.seeError('Please Select Grade');
  await form.seeError('Notice title is required');
  await form.seeError('Description is required');
  await board.seeMessage('Please select grade.');
  await expectAccessible(board.page);
});

test('files that cannot be taken are refused by name, and what was typed stays [VN-33, VN-34, NF-15]', async ({
  openAs,
}, info) => {
  const board = await openAs('zoya');
  const form = await board.clickAdd();
  await form.fillTitle('Keep me');
  const [program, empty, fake, long] = [
    info.outputPath('virus.exe'),
    info.outputPath('empty.pdf'),
    info.outputPath('fake.png'),
    info.outputPath(`${'n'.repeat(205)}.pdf`),
  ];
  await writeFile(program, 'MZ');
  await writeFile(empty, '');
  await writeFile(fake, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(long, '%PDF-1.4');
  await form.addFiles(program);
  await form.seeError('Sorry, virus.exe is invalid, allowed extensions are: mp4, pdf');
  await form.addFiles(empty);
  await form.seeError('empty.pdf is empty. Choose another file.');
  await form.addFiles(long);
  await form.seeError('is too long');
  await form.addFiles(fake);
  await form.seeError('does not look like');
  await form.seeTitle('Keep me');
});

test('dates are set back to the boundary with the reason beside them [VN-24, VN-25, VN-26, VN-28]', {
  tag: '@long',
}, async ({ openAs }) => {
  const board = await openAs('zoya');
  const form = await board.clickAdd();
  await form.fillDate('Due date', '2020-01-01');
  await form.seeError('Due Date cannot be earlier than today.');
  await form.fillDate('Share date', '2020-01-01');
  await form.seeError('Share Date cannot be earlier than today.');
});

test('a draft survives a reload, and the form comes back by itself [ST-04, QU-64]', async ({ openAs }) => {
  const title = unique('Half written');
  const board = await openAs('zoya');
  const form = await board.clickAdd();
  await filled(form, title);
  await form.addFiles(sample('notice.pdf'));
  await form.seeFilesSaved(1);
  await board.page.reload();
  await form.seeTitle(title);
  await form.seeDescription('Words that must not be lost.');
  await form.seeFilesSaved(1);
  await form.seeError('What you had not sent is back.');
  await expectAccessible(board.page);
  await form.submitAndClose();
  await board.chooseTab('Active');
  await board.seeNotice(title);
});

test('the back button with text typed loses nothing [ST-04]', { tag: '@long' }, async ({ openAs }) => {
  const title = unique('Went back');
  const board = await openAs('zoya');
  const form = await board.clickAdd();
  await filled(form, title);
  await form.goBackAndKeep();
  const again = await board.clickAdd();
  await again.seeTitle(title);
});

test('a session that ended at submit: sign in again, and it goes out once [ER-13, QU-64]', async ({
  openAs,
}) => {
  const title = unique('Session over');
  const board = await openAs('zoya');
  const { page } = board;
  const form = await board.clickAdd();
  await filled(form, title);
  // The session is ended elsewhere while the notice is on its way: its answer is the first that says so.
  let refused = 0;
  await page.route('**/api/v1/create-faculty-notice', async (route) => {
    if (refused > 0) return route.continue();
    const { authorization = '' } = route.request().headers();
    await page.request.post('/api/v1/updateLogout', { headers: { authorization }, data: {} });
    const response = await route.fetch();
    refused = response.status();
    return route.fulfill({ response });
  });
  await form.clickSubmit();
  const watch = new SessionWatch(page);
  await watch.seeLocked('Your login session has expired, logging out');
  await watch.signInAgain(password);
  await watch.seeUnlocked();
  await form.seeTitle(title);
  await form.seeDescription('Words that must not be lost.');
  await form.submitAndClose();
  expect(refused).toBe(401);
  await board.chooseTab('Active');
  await expect(board.row(title)).toHaveCount(1);
});

test('another person on the same browser never sees the draft [QU-64]', async ({ openAs }) => {
  const title = unique('Private');
  const board = await openAs('zoya');
  const form = await board.clickAdd();
  await filled(form, title);
  await board.page.goto('/myteaching/dashboard');
  await board.signOut();
  await new SessionWatch(board.page).question
    .getByRole('button', { name: 'Sign out, keep drafts here' })
    .click();
  const login = new LoginPage(board.page);
  await login.see();
  await login.signIn(people.zara.login, password);
  await board.page.waitForURL((url) => url.pathname !== '/login');
  await board.page.goto('/myteaching/dashboard');
  const others = await board.clickAdd();
  await others.seeTitle('');
});

test('a connection lost during submit: it is said plainly, kept, and goes out once on return [ER-12, QU-10]', async ({
  openAs,
}) => {
  const title = unique('Offline');
  const board = await openAs('zoya');
  const form = await board.clickAdd();
  await filled(form, title);
  await board.page.context().setOffline(true);
  await expect(
    board.page.getByText('No internet Please check your internet connection.').first(),
  ).toBeAttached();
  await form.clickSubmit();
  await form.seeError('You are offline: the notice was not sent yet.');
  await board.page.context().setOffline(false);
  await form.dontSee();
  await board.chooseTab('Active');
  await expect(board.row(title)).toHaveCount(1);
});

test('an answer lost after the save makes no second notice [QU-10]', { tag: '@long' }, async ({ openAs }) => {
  const title = unique('Lost answer');
  const board = await openAs('zoya');
  const form = await board.clickAdd();
  await filled(form, title);
  let lost = 0;
  await board.page.route('**/api/v1/create-faculty-notice', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await form.clickSubmit();
  await form.dontSee();
  await board.chooseTab('Active');
  await expect(board.row(title)).toHaveCount(1);
  expect(lost).toBeGreaterThan(1);
});

test('a double click and Enter with a click send one notice [NF-17, QU-10]', { tag: '@long' }, async ({
  openAs,
}) => {
  const title = unique('Twice');
  const board = await openAs('zoya');
  let sent = 0;
  // The answer waits for the clicks: a form that had gone would let them through to the board behind it.
  let answer = () => undefined as void;
  const clicked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await board.page.route('**/create-faculty-notice', async (route) => {
    sent += 1;
    await clicked;
    await route.continue();
  });
  const form = await board.clickAdd();
  await filled(form, title);
  const submit = form.dialog.getByRole('button', { name: 'Submit' });
  await form.dialog.getByLabel('Title').press('Enter');
  await submit.dblclick({ force: true });
  answer();
  await form.dontSee();
  await board.chooseTab('Active');
  await expect(board.row(title)).toHaveCount(1);
  expect(sent).toBe(1);
});

test('an upload that is cut goes on by itself, and one can be cancelled and tried again [NF-15, QU-03]', async ({
  openAs,
}, info) => {
  const board = await openAs('zoya');
  const form = await board.clickAdd();
  const big = info.outputPath('big.zip');
  // A real archive with a stored member, large enough to travel in several parts.
  await writeFile(big, storedZip(6 * 2 ** 20));
  let parts = 0;
  await board.page.route('**/uploads/*', async (route) => {
    if (route.request().method() === 'PATCH' && ++parts === 3) return route.abort('connectionreset');
    return route.continue();
  });
  await form.addFiles(big);
  await form.seeFilesSaved(1);
  expect(parts).toBeGreaterThan(5);
});

/** The smallest true zip around `size` bytes that do not compress. */
function storedZip(size: number): Buffer {
  const data = Buffer.alloc(size);
  for (let at = 0; at < size; at += 4) data.writeUInt32LE((at * 2_654_435_761) >>> 0, at);
  const crc = crc32(data);
  const name = Buffer.from('data.bin');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt32LE(crc, 14);
  local.writeUInt32LE(size, 18);
  local.writeUInt32LE(size, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 4);
  central.writeUInt16LE(20, 6);
  central.writeUInt32LE(crc, 16);
  central.writeUInt32LE(size, 20);
  central.writeUInt32LE(size, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + size, 16);
  return Buffer.concat([local, name, data, central, name, end]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

test('scripts in every text field are shown as text and run nowhere [VN-17]', { tag: '@long' }, async ({
  openAs,
}) => {
  const title = unique('<img src=x onerror="window.hacked=1">');
  const board = await openAs('zoya');
  const form = await board.clickAdd();
  await form.fillNotice({
    grade: 'Grade 10',
    division: 'All',
    title,
    description: '<script>window.hacked=1</script> {{7*7}} https://example.com/"onmouseover="x',
  });
  await form.submitAndClose();
  await board.chooseTab('Active');
  const rudra = await openAs('rudra');
  await rudra.chooseTab('Active');
  await rudra.page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ hasText: '<img src=x' })
    .getByRole('button')
    .first()
    .click();
  await expect(rudra.page.getByRole('dialog').getByText('<script>window.hacked=1</script>')).toBeVisible();
  expect(await rudra.page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('in a demo school nothing can be sent, and the form says why [NF-26, VN-37, RP-07]', {
  tag: '@long',
}, async ({ openAs }) => {
  const board = await openAs('demoTeacher');
  const form = await board.clickAdd();
  await form.seeError('This is a demo school: notices can be read here, not written.');
  await expectAccessible(board.page);
});
