import { openAt } from '../classes/hillview.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { AssistantPage } from '../helpdesk/helpdesk.model.ts';
import { openSeaside } from './seaside.ts';
import { captures, pictureOf, seeMoving, share } from './sharing.ts';

test.use(captures);
test.describe.configure({ mode: 'serial' });
test.beforeAll(() => openSeaside(98));

const phone = 390;

test('four students watch, two of them on phones, and go on where they were, with what they had typed [ML-06, ST-29, ST-30, VP-37]', {
  tag: '@long',
}, async ({ browser }) => {
  test.setTimeout(240_000);
  const students = [
    await openAt(browser, 'S98001', '/student'),
    await openAt(browser, 'S98002', '/student'),
    await openAt(browser, 'S98003', '/student', phone),
    await openAt(browser, 'S98004', '/student', phone),
  ];
  const [typing, , narrow] = students;
  if (!typing || !narrow) throw new Error('Nobody is there.');
  const assistant = new AssistantPage(typing);
  await assistant.open();
  await assistant.field.fill('How do I find my');

  const teacher = await openAt(browser, 'F98001', '/myteaching/dashboard');
  const host = await share(teacher);
  await host.getByRole('button', { name: 'Choose screen' }).click();
  await expect(host.getByText('Live', { exact: true })).toBeVisible();
  for (const student of students)
    await student.getByRole('alertdialog').getByRole('button', { name: 'Join' }).click();
  for (const student of students) await seeMoving(student);
  await expect(host.getByRole('heading', { name: '4 students watch' })).toBeVisible();
  await expectAccessible(narrow);
  // By keyboard alone, and back.
  await narrow.keyboard.press('Escape');
  await expect(pictureOf(narrow)).toBeHidden();
  await expect(host.getByRole('heading', { name: '3 students watch' })).toBeVisible();

  await teacher.getByRole('button', { name: 'Stop Share Screen' }).click();
  await teacher.getByRole('button', { name: 'Stop sharing' }).click();
  for (const student of students) await expect(pictureOf(student)).toBeHidden();
  await expect(assistant.field).toHaveValue('How do I find my');
  await expect(typing.getByRole('button', { name: 'Rejoin Screen Share' })).toBeHidden();
});

test('a screen that is not chosen, or not allowed, is asked for again', async ({ browser }) => {
  const teacher = await openAt(browser, 'F98001', '/myteaching/dashboard');
  const host = await share(teacher);
  await host.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
    Object.defineProperty(navigator.mediaDevices, 'getDisplayMedia', { value: refuse, configurable: true });
  });
  await host.getByRole('button', { name: 'Choose screen' }).click();
  await expect(host.getByText(/No screen was chosen/)).toBeVisible();
  await host.evaluate(() => Reflect.deleteProperty(navigator.mediaDevices, 'getDisplayMedia'));
  await host.getByRole('button', { name: 'Choose screen' }).click();
  await expect(host.getByText('Live', { exact: true })).toBeVisible();
  // Closing the tab ends it.
  await host.close({ runBeforeUnload: false });
  await expect(teacher.getByRole('button', { name: 'Share Screen', exact: true })).toBeVisible({
    timeout: 30_000,
  });
});
