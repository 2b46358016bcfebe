import { afterAll, beforeAll, expect, it } from 'vitest';
import { facultyInput, shareAsFaculty, shareAsOffice } from '../notice-inputs.ts';
import { mailsSent } from '../outbox.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

let test: TestServer;
let world: World;
let asha: Client;

const original = { title: 'Bring your kit', description: 'On Monday, please.' };
const translated = { title: 'اپنی کٹ لائیں', description: 'براہ کرم پیر کو۔' };

beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
  world = test.world;
  asha = await test.signIn(world.asha);
  // Dev reads in Urdu, Bina in a language nobody translated into; Esha never said.
  await (await test.signIn(world.dev, 'ur')).ok('notifications', { schoolId: 1 });
  await (await test.signIn(world.bina, 'hi')).ok('notifications', { schoolId: 1 });
});
afterAll(() => test.close());

const grade = () => String(world.places['9A'].gradeId);
const later = (seconds: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + seconds * 1000);
};
const translate = (id: number, by = asha) =>
  by.ok('save-notice-translation', {
    notice_id: id,
    language: 'ur',
    ...translated,
    of_title: original.title,
    of_description: original.description,
    version: 0,
  });
const mailTo = async (name: 'dev' | 'bina', prefix: string) =>
  (await mailsSent(test, prefix)).find(({ to }) => to.toLowerCase().includes(`${name}@`))?.text ?? '';

it('writes to each in the language of their screen where there is a translation, else in the original [NF-12]', async () => {
  const id = await shareAsFaculty(asha, {
    grade: grade(),
    ...original,
    due_date: '2026-11-27',
    notify_email: 1,
  });
  await translate(id);
  later(60);
  const dev = await mailTo('dev', `notice-1-${id}-`);
  expect(dev).toContain(`نوٹس شیئر کیا ہے: ${translated.title}`);
  expect(dev).toContain(translated.description);
  expect(dev).toContain('آخری تاریخ: 2026-11-27');
  expect(dev).not.toContain(original.description);
  const bina = await mailTo('bina', `notice-1-${id}-`);
  expect(bina).toContain(`Asha Test shared a notice with you: ${original.title}`);
  expect(bina).toContain('Due on 2026-11-27');
  // What was changed since is mailed as it is now.
  const changed = { ...original, description: 'On Tuesday, please.', notify_email: 1 as const };
  await asha.ok(
    'create-faculty-notice',
    await facultyInput(asha, { grade: grade(), ...changed, id, noticeSubmitType: 'edit' }),
  );
  later(60);
  expect(await mailTo('dev', `notice-1-${id}-2-`)).toContain('On Tuesday, please.');
});

it('writes what the office shares in the language of each reader, whatever their school', async () => {
  const office = await test.signIn(world.superAdmin);
  const id = await shareAsOffice(office, {
    notice_title: original.title,
    notice_description: original.description,
    notify_email: 1,
  });
  await translate(id, office);
  later(60);
  expect(await mailTo('dev', `notice-0-${id}-`)).toContain(translated.title);
  expect(await mailTo('bina', `notice-0-${id}-`)).toContain(original.title);
});

it('reminds and sums up the day in that language too', async () => {
  const dev = await test.signIn(world.dev, 'ur');
  await dev.ok('save-notification-preferences', { muted: [], quiet_from: '', quiet_to: '', mail: 'daily' });
  const shared = { grade: grade(), ...original, notify_email: 1 as const };
  const ids = [
    await shareAsFaculty(asha, shared),
    await shareAsFaculty(asha, { ...shared, title: 'Bring a pen' }),
  ];
  await translate(ids[0] ?? 0);
  later(60);
  await test.server.jobs().drain();
  later(24 * 3600);
  const digest = await mailTo('dev', 'digest-');
  expect(digest).toContain(`${translated.title} (Asha Test)`);
  expect(digest).toContain('Bring a pen (Asha Test)');
  expect(digest).toContain('آپ کے ساتھ یہ نوٹس شیئر کیے گئے ہیں');
  await asha.ok('remind-notice', { notice_id: ids[0] ?? 0 });
  expect(await mailTo('dev', `reminder-1-${ids[0]}-`)).toContain(`باقی ہے: ${translated.title}`);
  expect(await mailTo('bina', `reminder-1-${ids[0]}-`)).toContain(`waits for you: ${original.title}`);
});
