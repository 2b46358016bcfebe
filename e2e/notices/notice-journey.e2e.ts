import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, expectAccessible, sample, test } from '../fixtures.ts';

/** A title nobody else uses, so that tests can share one server. */
const unique = (title: string) => `${title} ${Math.random().toString(36).slice(2, 8)}`;

/** A day in the school's zone. */
const inDays = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
    new Date(Date.now() + days * 86_400_000),
  );

test('a teacher writes a notice with files; it reaches whom it is for, live, and nobody else [PR-02, NF-01, NF-03, NF-04, NF-08, NF-09, NF-10, NF-12, NF-14, NF-15, NF-17, NF-21, DF-07, ST-04, ST-21, ER-01, CC-13]', async ({
  openAs,
}) => {
  test.setTimeout(150_000);
  const title = unique('Bring a torch');
  const [zara, nisha, principal, rudra, vivaan] = [
    await openAs('zara'),
    await openAs('nisha'),
    await openAs('principal'),
    await openAs('rudra'),
    await openAs('vivaan'),
  ];
  for (const board of [zara, nisha, principal, rudra, vivaan]) await board.chooseTab('Active');

  const zoya = await openAs('zoya');
  await zoya.chooseTab('Active');
  await expectAccessible(zoya.page);
  const form = await zoya.clickAdd();
  await form.seeHeading('Task Genie');
  await form.seeImpliedDivisions();
  await form.fillNotice({
    grade: 'Grade 10',
    division: 'C',
    title,
    description: 'For the shadow experiment.\nOne is enough for two.',
  });
  await form.fillDate('Due date', inDays(3));
  await form.check('Students');
  await form.check('Faculty');
  await form.addVideo('https://youtu.be/HxySrSbSY7o');
  await expect(form.dialog.getByText('Video 1')).toBeVisible();
  await form.addFiles(sample('notice.pdf'), sample('photo.jpg'), sample('notice.docx'));
  await form.seeFilesSaved(3);
  await expectAccessible(zoya.page);
  await form.submitAndClose();
  await zoya.seeMessage('Notice has been shared.');

  await zoya.seeNotice(title);
  await zara.seeNotice(title);
  await principal.seeNotice(title);
  await rudra.seeNotice(title);
  await nisha.dontSeeNotice(title);
  await vivaan.dontSeeNotice(title);

  const viewer = await rudra.view(title);
  await viewer.seeText('One is enough for two.');
  await viewer.openDetails();
  await viewer.seeText('Zoya Tiwari');
  await expectAccessible(rudra.page);
  await viewer.dontSeeButton('Edit');
  await viewer.dontSeeButton('Edit & Reshare');
  const id = new URL(rudra.page.url()).searchParams.get('open');
  await viewer.close();
  // Not by id either.
  await vivaan.page.goto(`/student?open=${id}`);
  await vivaan.seeCard();
  await expect(vivaan.page.getByRole('dialog')).toHaveCount(0);

  // One message to each reader with an address, once the notice can be taken back no more.
  await expect.poll(async () => (await outbox(id)).length, { timeout: 60_000 }).toBeGreaterThan(10);
  const messages = await outbox(id);
  expect(new Set(messages.map((message) => message.to)).size).toBe(messages.length);
  expect(messages.some((message) => message.to.startsWith('zoya.tiwari'))).toBe(false);
});

async function outbox(noticeId: string | null): Promise<{ to: string }[]> {
  const folder = join(process.env.BANYAN_DATA ?? '', 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter(
    (name) => name.startsWith(`notice-1-${noticeId}-`) && name.endsWith('.eml'),
  );
  return Promise.all(
    names.map(async (name) => ({
      to: /^To: (\S+)/m.exec(await readFile(join(folder, name), 'utf8'))?.[1] ?? '',
    })),
  );
}

test('the author edits it, takes a file off and adds one; others cannot; readers see the change [NF-02, NF-13, ST-05, ST-07, RP-06, C1-07, ER-04]', async ({
  openAs,
}) => {
  const title = unique('Lab rules');
  const zoya = await openAs('zoya');
  await zoya.chooseTab('Active');
  const form = await zoya.clickAdd();
  await form.fillNotice({ grade: 'Grade 10', division: 'C', title, description: 'First words.' });
  await form.addFiles(sample('notice.pdf'), sample('photo.jpg'));
  await form.seeFilesSaved(2);
  await form.submitAndClose();

  const zara = await openAs('zara');
  await zara.chooseTab('Active');
  await zara.seeNotice(title);
  await zara.dontSeeEdit(title);

  const edit = await zoya.clickEdit(title);
  await edit.seeHeading('Edit Task Genie');
  await edit.seeTitle(title);
  await edit.seeDescription('First words.');
  await edit.dialog.getByRole('button', { name: 'Remove photo.jpg' }).click();
  await zoya.page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(edit.dialog.getByText('photo.jpg')).toHaveCount(0);
  await edit.addFiles(sample('marks.xlsx'));
  await edit.fillDescription('Second words.');
  await expect(edit.dialog.getByText('marks.xlsx')).toBeVisible();
  await edit.submitAndClose();
  await zoya.seeMessage('Notice has been updated.');

  const viewer = await zara.view(title);
  await viewer.seeText('Second words.');
  await viewer.seeText('2 attachments');
  await viewer.close();

  const off = await zoya.clickEdit(title);
  await off.uncheck('Active');
  await off.submitAndClose();
  await zara.dontSeeNotice(title);
  await zoya.dontSeeNotice(title);
  await zoya.chooseTab('Inactive');
  await zoya.seeNotice(title);
  const inactive = await zoya.view(title);
  await inactive.seeText('(Inactive)');
});

test('somebody allowed reshares it as a new one; taking a file off there leaves the first alone [ST-06, TV-16, QC-52]', async ({
  openAs,
}) => {
  const [title, again] = [unique('Kite day'), unique('Kite day, once more')];
  const zoya = await openAs('zoya');
  await zoya.chooseTab('Active');
  const form = await zoya.clickAdd();
  await form.fillNotice({ grade: 'Grade 10', division: 'All', title, description: 'Bring paper.' });
  await form.addFiles(sample('notice.pdf'), sample('photo.jpg'));
  await form.seeFilesSaved(2);
  await form.submitAndClose();

  const zara = await openAs('zara');
  await zara.chooseTab('Active');
  const viewer = await zara.view(title);
  await viewer.dontSeeButton('Edit');
  const reshare = await viewer.clickReshare();
  await reshare.seeTitle(title);
  await reshare.fillTitle(again);
  await reshare.dialog.getByRole('button', { name: 'Remove photo.jpg' }).click();
  await reshare.choose('Grade', 'Grade 10');
  await reshare.choose('Grade', 'Grade 8');
  await reshare.choose('Division', 'All');
  await reshare.submitAndClose();
  await zara.seeNotice(again);
  await zara.seeNotice(title);

  const first = await zoya.view(title);
  await first.seeText('2 attachments');
});

test('a school admin writes to the staff alone; students do not see it [RP-04, LD-04, NF-20]', {
  tag: '@long',
}, async ({ openAs }) => {
  const title = unique('Mark sheets');
  const principal = await openAs('principal');
  await principal.chooseTab('Active');
  const form = await principal.clickAdd();
  await form.fillNotice({ grade: 'All', title, description: 'Please hand them in.' });
  await form.uncheck('Students');
  await form.submitAndClose();
  const [nisha, rudra] = [await openAs('nisha'), await openAs('rudra')];
  await nisha.chooseTab('Active');
  await nisha.seeNotice(title);
  await rudra.chooseTab('Active');
  await rudra.dontSeeNotice(title);
});

test('a notice for a later day is the author’s alone until then [QU-22]', { tag: '@long' }, async ({
  openAs,
}) => {
  const title = unique('Later');
  const zoya = await openAs('zoya');
  await zoya.chooseTab('Active');
  const form = await zoya.clickAdd();
  await form.fillNotice({ grade: 'Grade 10', division: 'All', title, description: 'Not yet.' });
  await form.fillDate('Share date', inDays(2));
  await form.submitAndClose();
  await zoya.seeNotice(title);
  await expect(zoya.page.getByRole('main').getByRole('listitem').filter({ hasText: title })).toContainText(
    'Scheduled',
  );
  const rudra = await openAs('rudra');
  await rudra.chooseTab('Active');
  await rudra.dontSeeNotice(title);
});

test('ten are shown, then all [DF-11, CO-01]', { tag: '@long' }, async ({ openAs }) => {
  const principal = await openAs('principal');
  await principal.chooseTab('Active');
  await expect(principal.page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(10);
  await principal.clickShowMore();
  await expect(principal.page.getByRole('button', { name: 'Show More' })).toHaveCount(0);
  expect(await principal.page.getByRole('tabpanel').getByRole('listitem').count()).toBeGreaterThan(20);
});

test('a new teacher’s board holds what the central office shares, and says in the specified words where it is empty [DS-13, AF-01]', async ({
  openAs,
}) => {
  const peter = await openAs('newTeacher');
  await peter.chooseTab('Active');
  await peter.seeNotice('Banyan will rest on Sunday night');
  await expect(peter.page.getByText('Central Office').first()).toBeVisible();
  await peter.chooseTab('Inactive');
  await expect(peter.page.getByText('There is no inactive notice on the board')).toBeVisible();
  await expectAccessible(peter.page);
});
