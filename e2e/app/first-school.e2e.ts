import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { PlacesPage } from '../classes/places.model.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { BoardPage } from '../notices/board.model.ts';
import { PeoplePage } from '../people/people.model.ts';
import { enter, ListPage } from '../schools/schools.model.ts';

let server: ChildProcess;
let dataDir: string;
let address: string;
let firstCode: string;

/** The product as it begins without demo data. */
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'banyan-first-'));
  await chmod(dataDir, 0o755);
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = Object(probe.address()).port;
  probe.close();
  server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO_DATA: 'off', RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('The code wants')) resolve();
    });
    server.once('exit', () => reject(new Error('The server ended.')));
  });
  address = /ready at (\S+)/.exec(said)?.[1] ?? '';
  firstCode = /code +(\S+)/.exec(said)?.[1] ?? '';
});
test.afterAll(async () => {
  server.removeAllListeners('exit');
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(dataDir, { recursive: true, force: true });
});

/** Signs in with a code and puts a password of one's own in its place. */
async function enterByCode(browser: Browser, loginName: string, code: string): Promise<Page> {
  const page = await enter(browser, address, loginName, code);
  const ask = page.getByRole('dialog');
  await ask
    .getByLabel(/^New password/)
    .first()
    .fill('Peepal#27');
  await ask.getByLabel(/^New password again/).fill('Peepal#27');
  await ask.getByLabel(/^Current password/).fill(code);
  await ask.getByRole('button', { name: 'Change the password' }).click();
  await expect(ask).toHaveCount(0);
  return page;
}

test('from nothing: office, school, class, teacher, student, card, and a notice is read [C9-01, C7-01, QU-06, QU-16]', async ({
  browser,
}) => {
  test.slow();
  const office = new ListPage(await enterByCode(browser, 'X00001', firstCode));
  await expect(office.page.getByRole('list', { name: 'The schools in figures' })).toContainText('0');
  await expectAccessible(office.page);
  await office.open('/admin/schools', 'Schools');
  await office.page.getByRole('button', { name: 'New school' }).first().click();
  await office.dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Peepal School');
  await office.dialog.getByRole('textbox', { name: 'Short name' }).fill('Peepal');
  await office.dialog.getByRole('combobox', { name: 'Country' }).fill('Indi');
  await office.page.getByRole('option', { name: 'India' }).click();
  await office.dialog.getByRole('combobox', { name: 'State' }).fill('Goa');
  await office.page.getByRole('option', { name: 'Goa' }).click();
  await office.dialog.getByRole('combobox', { name: 'Teaches in' }).click();
  await office.page.getByRole('option', { name: 'Classes and sections' }).click();
  await office.dialog.getByRole('textbox', { name: 'First name' }).fill('Leela');
  await office.dialog.getByRole('textbox', { name: 'E-mail' }).fill('leela@school.in');
  await office.dialog.getByRole('button', { name: 'Save' }).click();
  const first = await office.takeCode();

  const admin = await enterByCode(browser, first.loginName, first.code);
  await admin.goto('/admin/classes');
  const classes = new PlacesPage(admin);
  await classes.press('Add classes');
  await classes.pick('Classes', 'Grade 6');
  await classes.save();
  await classes.seeClosed();
  await classes.openRow('Grade 6');
  await classes.press('Add sections');
  await classes.field('Sections').fill('A');
  await classes.save();
  await classes.seeRow('A');

  const people = new PeoplePage(admin);
  await admin.goto('/admin/faculty');
  await admin.getByRole('button', { name: 'Add a teacher' }).first().click();
  await people.write({
    'First name': 'Tara',
    'Last name': 'Sen',
    'Mobile number': '9876543210',
    Email: 'tara@school.in',
  });
  await people.gender('Female');
  await people.dialog.getByRole('combobox', { name: /^Classes/ }).click();
  await admin.getByRole('option', { name: 'Grade 6 A' }).click();
  await admin.getByRole('button', { name: 'Done' }).click();
  const teacherLogin = await people.dialog.getByRole('textbox', { name: 'Username' }).inputValue();
  await people.save();
  const teacherCode = await people.readCode();

  await admin.goto('/admin/students');
  await admin.getByRole('button', { name: 'Add a student' }).first().click();
  await people.write({ 'First name': 'Ira', 'Last name': 'Rao' });
  await people.gender('Female');
  await people.chooseClass('Grade 6 A');
  await people.save();
  await people.readCode();
  await admin.getByRole('button', { name: 'Sign-in sheets' }).click();
  await people.dialog.getByRole('combobox', { name: 'Classes' }).click();
  const list = admin.getByRole('dialog', { name: 'Classes' });
  await list.getByRole('option', { name: 'Grade 6 A' }).click();
  await list.getByRole('button', { name: 'Done' }).click();
  await people.dialog.getByRole('checkbox').check();
  await people.dialog.getByRole('button', { name: 'Make the cards' }).click();
  const card = people.dialog.getByRole('listitem').first();
  const login = (await card.getByText(/^S\d{5,}$/).textContent()) ?? '';
  const code = (await card.getByText(/^[a-z]{4}-\d{4}-[a-z]{4}$/).textContent()) ?? '';

  const teacher = new BoardPage(await enterByCode(browser, teacherLogin, teacherCode));
  await teacher.page.goto('/myteaching/dashboard');
  const form = await teacher.clickAdd();
  await form.fillNotice({
    grade: 'Grade 6',
    division: 'All',
    title: 'Welcome to Grade 6',
    description: 'See you on Monday.',
  });
  await form.dialog.getByRole('button', { name: 'Submit' }).click();
  await form.dontSee();

  const student = await enterByCode(browser, login, code);
  await student.goto('/student');
  await student.getByRole('tab', { name: /^Active/ }).click();
  await student.getByRole('button', { name: 'View “Welcome to Grade 6”' }).click();
  await expect(student.getByRole('dialog')).toContainText('See you on Monday.');
});
