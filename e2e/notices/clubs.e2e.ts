import { expect, expectAccessible, password, test } from '../fixtures.ts';

test('a club teacher shares with batches of two clubs, edits, and only their students read it [RP-03, NF-05, NF-06, NF-19, NF-23, NF-25, ST-05, ST-18, LD-05, TV-05]', async ({
  openAs,
}) => {
  const title = `Open day ${Date.now()}`;
  const teacher = await openAs('clubTeacher');
  const form = await teacher.clickAdd();
  await expectAccessible(teacher.page);
  await form.pressDisabledSubmit();
  await form.seeError('Please Select Club');
  await form.choose('Club', 'Robotics', 'Drama');
  // Both are all of hers, so all their batches came along [NF-24]: the others go.
  await form.choose('Batch', 'Robotics – Monday', 'Drama – Tuesday');
  await form.fillTitle(title);
  await form.fillDescription('Bring what you have built.');
  await form.submitAndClose();
  await teacher.chooseTab('Active');
  await teacher.seeNotice(title);

  const student = await openAs('clubStudent');
  await expect(student.page).toHaveURL(/\/student\/club/);
  await student.chooseTab('Active');
  const viewer = await student.view(title);
  await expect(viewer.page.getByText('Robotics, Drama').first()).toBeVisible();
  await expectAccessible(student.page);
  // The month of the address is the one that is loaded [QC-33].
  const lastYear = new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 7);
  await student.page.goto(`/student/club?tab=active&month=${lastYear}`);
  await student.chooseTab('Active');
  await student.dontSeeNotice(title);
  await student.page.goto('/student/club');
  const chess = await openAs('chessStudent');
  await chess.chooseTab('Active');
  await chess.dontSeeNotice(title);

  const edit = await teacher.clickEdit(title);
  // Robotics goes.
  await edit.choose('Club', 'Drama');
  await edit.seeError('Robotics – Monday');
  await edit.fillTitle(`${title}, Drama only`);
  await edit.submitAndClose();
  await teacher.seeNotice(`${title}, Drama only`);
  await student.page.reload();
  await student.page.getByRole('dialog').waitFor({ state: 'detached' });
  await student.chooseTab('Active');
  await student.dontSeeNotice(`${title}, Drama only`);
});

test('a teacher without a club reads why nothing can be shared, and whom to ask [NF-19, ST-18, VN-02, QC-05, QC-06, PF-13]', async ({
  openAs,
}) => {
  const { page } = await openAs('newTeacher');
  await page.getByRole('button', { name: 'Add notice' }).click();
  await expect(page.getByRole('dialog').getByText('You teach no club yet')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Ask your school admin', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share Screen' }).click();
  const share = page.getByRole('dialog');
  await expect(share.getByText('You teach no grade yet')).toBeVisible();
  await share.getByText('Club and batch').click();
  await expect(share.getByText('You teach no club yet')).toBeVisible();
});

test('an admin of a school of grades and clubs shares with clubs and shares again [NF-19, NF-20, QC-05, QC-07, TV-16]', {
  tag: '@long',
}, async ({ openAs }) => {
  const title = `Music week ${Date.now()}`;
  const admin = await openAs('mixedAdmin');
  const form = await admin.clickAdd();
  await form.choose('Club', 'Music');
  await form.pressDisabledSubmit();
  await form.seeError('Please Select Batch');
  await form.choose('Batch', 'All');
  await form.fillTitle(title);
  await form.fillDescription('Every afternoon in the hall.');
  await form.submitAndClose();
  const student = await openAs('mixedStudent');
  await student.chooseTab('Active');
  await student.seeNotice(title);

  await admin.chooseTab('Active');
  const viewer = await admin.view(title);
  await viewer.page.getByRole('button', { name: 'Edit & Reshare' }).click();
  await form.seeTitle(title);
  await form.fillTitle(`${title} again`);
  await form.submitAndClose();
  await admin.seeNotice(`${title} again`);
});

test('a teacher of model 4 is offered no reshare, and an admin there signs a batch out [QC-07, TV-16, ST-32]', {
  tag: '@long',
}, async ({ openAs, login }) => {
  const teacher = await openAs('clubTeacher');
  await teacher.chooseTab('Active');
  const viewer = await teacher.view('Robots on stage: who builds, who acts?');
  await expect(viewer.page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await expect(viewer.page.getByRole('button', { name: 'Edit & Reshare' })).toHaveCount(0);
  await login.open();
  await login.signIn('A00101', password);
  await login.page.waitForURL((url) => url.pathname !== '/login');
  await login.page.goto('/admin/sign-out');
  await login.page.getByText('A club batch').click();
  await login.page.getByRole('combobox', { name: /^Batch/ }).fill('Drama');
  await login.page.getByRole('option', { name: /Drama Tuesday/ }).click();
  await login.page.getByRole('button', { name: 'Sign out…' }).click();
  await expect(login.page.getByText('Sign the students of Drama Tuesday out?')).toBeVisible();
});
