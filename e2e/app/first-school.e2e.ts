import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { demoBundle } from '../../tests/server/roster/files.ts';
import { foreignFiles } from '../../tests/server/roster/foreign-files/foreign-files.ts';
import { PlacesPage } from '../classes/places.model.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { tabTo } from '../kit/fixtures.ts';
import { BoardPage } from '../notices/board.model.ts';
import { PeoplePage } from '../people/people.model.ts';
import { ImportPage, ofTheServer } from '../roster/import.model.ts';
import { ListPage } from '../schools/schools.model.ts';
import { outlivesTests } from '../signed-in.ts';

const phone = { width: 390, height: 844 };

let server: ChildProcess;
let dataDir: string;
let address: string;
let firstCode: string;
/** The first super admin, once they have a password of their own. */
let office: ListPage | undefined;

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
  office = undefined;
  server.removeAllListeners('exit');
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(dataDir, { recursive: true, force: true });
});

/** A person without a mouse: nothing here clicks, fills or sets the focus. */
class Keys {
  constructor(readonly page: Page) {}

  get dialog() {
    return this.page.getByRole('dialog').last();
  }

  async press(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await tabTo(this.page, target, 120);
    await this.page.keyboard.press('Enter');
  }

  async write(target: Locator, text: string): Promise<void> {
    await expect(target).toBeVisible();
    await tabTo(this.page, target, 120);
    await this.page.keyboard.type(text);
    await expect(target).toHaveValue(text);
  }

  async mark(target: Locator): Promise<void> {
    await tabTo(this.page, target, 120);
    await this.page.keyboard.press('Space');
    await expect(target).toBeChecked();
  }

  /** In a list that is open: goes down to the option, and takes it. */
  async take(option: Locator): Promise<void> {
    await expect(option).toBeVisible();
    await expect(async () => {
      if ((await option.getAttribute('data-highlighted')) === null)
        await this.page.keyboard.press('ArrowDown');
      await expect(option).toHaveAttribute('data-highlighted', /.*/, { timeout: 100 });
    }).toPass();
    await this.page.keyboard.press('Enter');
  }

  async find(box: Locator, words: string, option: string): Promise<void> {
    await this.write(box, words);
    await this.take(this.page.getByRole('option', { name: option, exact: true }));
    await expect(box).toHaveValue(option);
  }

  async choose(box: Locator, option: string | RegExp): Promise<void> {
    await this.press(box);
    await this.take(this.page.getByRole('option', { name: option, exact: true }));
  }

  /** Of a list that takes several and stays open until Done. */
  async pick(label: string, option: string): Promise<void> {
    await this.choose(this.dialog.getByRole('combobox', { name: new RegExp(`^${label}`) }), option);
    await this.press(this.page.getByRole('button', { name: 'Done' }));
  }

  async save(): Promise<void> {
    await this.press(this.dialog.getByRole('button', { name: 'Save', exact: true }));
  }

  async go(line: string): Promise<void> {
    await this.press(
      this.page.getByRole('navigation').getByRole('link', { name: line, exact: true }).first(),
    );
    await expect(this.page.getByRole('heading', { level: 1, name: line })).toBeVisible();
  }

  /** What somebody new signs in with, read and put away. */
  async readCode(): Promise<string> {
    const code = this.page.getByText(/^[a-z]{4}-\d{4}-[a-z]{4}$/);
    await expect(code).toBeVisible();
    const secret = (await code.textContent()) ?? '';
    await this.press(this.page.getByRole('button', { name: 'Done' }));
    await expect(code).toHaveCount(0);
    return secret;
  }
}

/** Signs in with a code and puts a password of one's own in its place: everybody here by keys alone. */
async function enterByCode(
  browser: Browser,
  loginName: string,
  code: string,
  viewport?: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    ...(viewport && { viewport }),
  });
  const keys = new Keys(await context.newPage());
  await keys.page.goto('/login');
  await keys.write(keys.page.getByLabel('Username'), loginName);
  await keys.write(keys.page.getByRole('textbox', { name: 'Password' }), code);
  await keys.press(keys.page.getByRole('button', { name: 'Sign in' }));
  const ask = keys.dialog;
  await keys.write(ask.getByLabel(/^The code you signed in with/), code);
  await keys.write(ask.getByLabel(/^New password(?! again)/), 'Peepal#27');
  await keys.write(ask.getByLabel(/^New password again/), 'Peepal#27');
  await keys.press(ask.getByRole('button', { name: 'Change the password' }));
  await expect(ask).toHaveCount(0);
  return keys.page;
}

async function openOffice(browser: Browser): Promise<ListPage> {
  if (!office) {
    office = new ListPage(await enterByCode(browser, 'X00001', firstCode));
    outlivesTests.add(office.page.context());
  }
  return office;
}

/** A school that the office enters with its first admin, who signs in. */
async function openSchool(browser: Browser, name: string, teachesIn: string): Promise<Page> {
  const list = await openOffice(browser);
  await list.open('/admin/schools', 'Schools');
  await list.page.getByRole('button', { name: 'New school' }).first().click();
  await list.dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await list.dialog.getByRole('textbox', { name: 'Short name' }).fill(name.split(' ')[0] ?? name);
  await list.dialog.getByRole('combobox', { name: 'Country' }).fill('Indi');
  await list.page.getByRole('option', { name: 'India' }).click();
  await list.dialog.getByRole('combobox', { name: 'State' }).fill('Goa');
  await list.page.getByRole('option', { name: 'Goa' }).click();
  await list.dialog.getByRole('combobox', { name: 'Type of school' }).click();
  await list.page.getByRole('option', { name: teachesIn }).click();
  await list.dialog.getByRole('textbox', { name: 'First name' }).fill('Leela');
  await list.dialog.getByRole('textbox', { name: 'E-mail' }).fill('leela@school.in');
  await list.dialog.getByRole('button', { name: 'Save' }).click();
  const first = await list.takeCode();
  return enterByCode(browser, first.loginName, first.code);
}

async function addClass(admin: Page): Promise<void> {
  await admin.goto('/admin/classes');
  const classes = new PlacesPage(admin);
  await classes.press('Add grades');
  await classes.pick('Grades', 'Grade 6');
  await classes.save();
  await classes.seeClosed();
  await classes.openRow('Grade 6');
  await classes.press('Add divisions');
  await classes.field('Divisions').fill('A');
  await classes.save();
  await classes.seeRow('A');
}

async function addClub(admin: Page): Promise<void> {
  await admin.goto('/admin/clubs');
  const clubs = new PlacesPage(admin);
  await clubs.press('Add clubs');
  await clubs.field('Clubs').fill('Robotics');
  await clubs.field('Batches of each').fill('Monday');
  await clubs.save();
  await clubs.seeRow('Robotics', 'Monday');
}

/** From one of the lists of a form that take several. */
async function pickFrom(page: Page, label: string, option: string): Promise<void> {
  await page
    .getByRole('dialog')
    .last()
    .getByRole('combobox', { name: new RegExp(`^${label}`) })
    .click();
  const list = page.getByRole('dialog', { name: label });
  await list.getByRole('option', { name: option }).click();
  await list.getByRole('button', { name: 'Done' }).click();
}

/** The first card of a class or batch. */
async function makeCard(admin: Page, label: string, place: string) {
  const people = new PeoplePage(admin);
  await people.more('Sign-in sheets');
  await pickFrom(admin, label, place);
  await people.dialog.getByRole('checkbox').check();
  return readCard(people, /^S\d+$/);
}

/** Has the cards made that a form asks about, and reads the first. */
async function readCard(people: PeoplePage, login: RegExp) {
  await people.dialog.getByRole('button', { name: 'Make the cards' }).click();
  const card = people.dialog
    .getByRole('listitem')
    .filter({ hasText: /[a-z]{4}-\d{4}-[a-z]{4}/ })
    .first();
  return {
    login: (await card.getByText(login).textContent()) ?? '',
    code: (await card.getByText(/^[a-z]{4}-\d{4}-[a-z]{4}$/).textContent()) ?? '',
  };
}

/** A teacher tells all of Grade 6. */
async function writeNotice(page: Page, title: string, description: string): Promise<void> {
  const board = new BoardPage(page);
  await page.goto('/myteaching/dashboard');
  const form = await board.clickAdd();
  await form.fillNotice({ grade: 'Grade 6', division: 'All', title, description });
  await form.dialog.getByRole('button', { name: 'Submit' }).click();
  await form.dontSee();
}

test('from nothing: office, school, class, teacher, student, card, and a notice is read [C9-01, C7-01, QU-06, QU-16]', {
  tag: '@long',
}, async ({ browser }) => {
  test.slow();
  const figures = await openOffice(browser);
  await expect(figures.page.getByRole('list', { name: 'The schools in figures' })).toContainText('0');
  await expectAccessible(figures.page);
  const admin = await openSchool(browser, 'Peepal School', 'Grades and divisions');
  await addClass(admin);

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
  await pickFrom(admin, 'Divisions', 'Grade 6 A');
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
  const { login, code } = await makeCard(admin, 'Divisions', 'Grade 6 A');

  const teacher = await enterByCode(browser, teacherLogin, teacherCode);
  await writeNotice(teacher, 'Welcome to Grade 6', 'See you on Monday.');

  const student = await enterByCode(browser, login, code);
  await student.goto('/student');
  await student.getByRole('tab', { name: /^Active/ }).click();
  await student.getByRole('button', { name: 'View “Welcome to Grade 6”' }).click();
  await expect(student.getByRole('dialog')).toContainText('See you on Monday.');
});

test('from nothing by the keyboard alone: office, school, class, teacher, student, card [C9-01, C7-01, QU-06]', {
  tag: '@long',
}, async ({ browser }) => {
  test.slow();
  const office = new Keys((await openOffice(browser)).page);
  await office.page.goto('/dashboard');
  await office.go('Schools');
  await office.press(office.page.getByRole('button', { name: 'New school' }).first());
  const text = (keys: Keys, name: string) => keys.dialog.getByRole('textbox', { name, exact: true });
  await office.write(text(office, 'Name'), 'Keyboard School');
  await office.write(text(office, 'Short name'), 'Keys');
  await office.choose(
    office.dialog.getByRole('combobox', { name: 'Type of school' }),
    /^Grades and divisions /,
  );
  await office.write(office.dialog.getByRole('textbox', { name: 'First name' }), 'Leela');
  await office.write(office.dialog.getByRole('textbox', { name: 'E-mail' }), 'leela@keys.in');
  await office.save();
  const shown = office.page.getByRole('alertdialog');
  await expect(shown).toContainText('shown once');
  const told = (await shown.textContent()) ?? '';
  await office.press(shown.getByRole('button', { name: 'Done' }));
  const first = (pattern: RegExp) => pattern.exec(told)?.[1] ?? '';
  const login = first(/Username (\w+)\./);

  const admin = new Keys(await enterByCode(browser, login, first(/([a-z]{4}-\d{4}-[a-z]{4})/)));
  await admin.go('Grades');
  await admin.press(admin.page.getByRole('button', { name: 'Add grades' }).first());
  await admin.pick('Grades', 'Grade 6');
  await admin.save();
  await admin.press(admin.page.getByRole('row').getByRole('button', { name: 'Grade 6', exact: true }));
  await admin.press(admin.page.getByRole('button', { name: 'Add divisions' }).first());
  await admin.write(admin.dialog.getByRole('textbox', { name: 'Divisions' }), 'A');
  await admin.save();
  await expect(admin.page.getByRole('button', { name: 'Actions for A', exact: true })).toBeVisible();

  await admin.go('Faculty');
  await admin.press(admin.page.getByRole('button', { name: 'Add a teacher' }).first());
  await admin.write(admin.dialog.getByRole('textbox', { name: 'First name' }), 'Tara');
  await admin.mark(admin.dialog.getByRole('radio', { name: 'Male', exact: true }));
  await admin.write(admin.dialog.getByRole('textbox', { name: 'Mobile number' }), '9876543210');
  await admin.write(admin.dialog.getByRole('textbox', { name: 'Email' }), 'tara@keys.in');
  await admin.pick('Divisions', 'Grade 6 A');
  await admin.save();
  await admin.readCode();

  await admin.go('Students');
  await admin.press(admin.page.getByRole('button', { name: 'Add a student' }).first());
  await admin.write(admin.dialog.getByRole('textbox', { name: 'First name' }), 'Ira');
  await admin.mark(admin.dialog.getByRole('radio', { name: 'Male', exact: true }));
  await admin.find(admin.dialog.getByRole('combobox', { name: 'Division' }), 'Grade 6', 'Grade 6 A');
  await admin.save();
  await admin.readCode();
  await admin.press(admin.page.getByRole('button', { name: 'More', exact: true }));
  await admin.take(admin.page.getByRole('menuitem', { name: 'Sign-in sheets' }));
  await admin.pick('Divisions', 'Grade 6 A');
  await admin.mark(admin.dialog.getByRole('checkbox'));
  await admin.press(admin.dialog.getByRole('button', { name: 'Make the cards' }));
  await expect(admin.dialog.getByRole('listitem').first()).toContainText(/[a-z]{4}-\d{4}-[a-z]{4}/);
});

test('from nothing, a school of 2,120 people comes out of a bundle in minutes, and a student signs in [C9-01, QU-06]', {
  tag: '@long',
}, async ({ browser }) => {
  test.slow();
  const admin = await openSchool(browser, 'Banyan High', 'Grades and divisions');
  const began = Date.now();
  await admin.goto('/admin/imports?open=new');
  const wizard = new ImportPage(admin);
  await wizard.dialog.getByText('Whole school (OneRoster)').click();
  await wizard.choose({ name: 'school.zip', buffer: await demoBundle() });
  const create = wizard.dialog.getByRole('button', { name: 'Check with these classes', exact: true });
  await expect(create).toBeVisible({ timeout: 60_000 });
  await create.click();
  await expect(wizard.dialog.getByText('New: 2,120', { exact: true })).toBeVisible({ timeout: 60_000 });
  await wizard.press('Apply');
  await wizard.confirm('Apply');
  await expect(wizard.dialog.getByText('The import is applied')).toBeVisible({ timeout: 60_000 });
  expect(Date.now() - began).toBeLessThan(3 * 60_000);

  await admin.goto('/admin/students');
  const { login, code } = await makeCard(admin, 'Divisions', 'Grade 10 C');
  const student = await enterByCode(browser, login, code);
  await student.goto('/student');
  await expect(student.getByRole('tab', { name: /^Active/ })).toBeVisible();
});

/** A list of another product or of the school's own, by the steps that it has, until it is applied. */
async function bringIn(admin: Page, from: '/admin/faculty' | '/admin/students' | null, title: string) {
  const file = foreignFiles.find((each) => each.title === title);
  if (!file) throw new Error(`No file is called ${title}.`);
  const wizard = new ImportPage(admin);
  if (from) await wizard.begin(from);
  else {
    await admin.goto('/admin/imports?open=new');
    await wizard.dialog.getByText('Whole school (OneRoster)').click();
  }
  await wizard.choose({ name: file.name, buffer: file.bytes });
  const counted = wizard.dialog.getByText(`New: ${file.valid}`, { exact: true });
  // Columns are asked about where a heading is unknown, classes where the file names some.
  for (const step of ['Check', 'Check with these classes']) {
    const onwards = wizard.dialog.getByRole('button', { name: step, exact: true });
    const later = step === 'Check' ? wizard.dialog.getByRole('button', { name: /^Check with/ }) : counted;
    await expect(onwards.or(later).or(counted).first()).toBeVisible(ofTheServer);
    if (await onwards.isVisible()) {
      await onwards.click();
      await expect(onwards).toHaveCount(0, ofTheServer);
    }
  }
  await expect(counted).toBeVisible(ofTheServer);
  await wizard.press('Apply');
  await wizard.confirm('Apply');
  await expect(wizard.dialog.getByText('The import is applied')).toBeVisible(ofTheServer);
}

test('a first week: lists of three kinds come in, staff and students get cards, sign in, and read on a phone in Urdu [C9-01, C2-09, QU-06, QU-16]', async ({
  browser,
}) => {
  test.slow();
  const admin = await openSchool(browser, 'Neem Grove', 'Grades and divisions');
  await bringIn(admin, null, 'School Data Sync 1');
  await bringIn(admin, '/admin/faculty', 'an own list of teachers in Windows-1252');
  await bringIn(admin, '/admin/students', 'Urdu, a workbook with blank rows');

  const people = new PeoplePage(admin);
  await people.open('/admin/faculty', '?q=Tara');
  await admin.getByRole('checkbox', { name: 'Choose Tara Sen' }).check();
  await admin.getByRole('button', { name: 'New codes and cards' }).click();
  const staff = await readCard(people, /^F\d+$/);
  await admin.goto('/admin/students');
  const { login, code } = await makeCard(admin, 'Divisions', 'Grade 6 A');

  const teacher = await enterByCode(browser, staff.login, staff.code, phone);
  await writeNotice(teacher, 'Our first week', 'Well begun.');

  const student = await enterByCode(browser, login, code, phone);
  await student.evaluate(() => localStorage.setItem('banyan.language', 'ur'));
  await student.goto('/student');
  await expect(student.locator('html')).toHaveAttribute('dir', 'rtl');
  await student.getByRole('main').getByRole('button', { name: 'Our first week' }).first().click();
  await expect(student.getByRole('dialog')).toContainText('Well begun.');
  await expectAccessible(student);
  expect(await student.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});

/** From right to left, nothing beside the page, and nothing that axe finds. */
async function expectWellInUrdu(page: Page, paths: readonly string[]): Promise<void> {
  await page.evaluate(() => localStorage.setItem('banyan.language', 'ur'));
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  }
}

for (const { teachesIn, name, hasClasses, on } of [
  { teachesIn: 'Clubs alone', name: 'Neem School', hasClasses: false, on: 'a phone' },
  { teachesIn: 'Clubs beside grades', name: 'Tulsi School', hasClasses: true, on: 'a desk' },
])
  test(`from nothing, a school of ${teachesIn.toLowerCase()}, on ${on}: batch, student, card, and they sign in [C9-01, C7-04, QU-06]`, {
    tag: '@long',
  }, async ({ browser }) => {
    test.slow();
    const admin = await openSchool(browser, name, teachesIn);
    if (on === 'a phone') await admin.setViewportSize(phone);
    if (hasClasses) await addClass(admin);
    await addClub(admin);
    const people = new PeoplePage(admin);
    await admin.goto('/admin/students');
    await admin.getByRole('button', { name: 'Add a student' }).first().click();
    await people.write({ 'First name': 'Ira', 'Last name': 'Rao' });
    await people.gender('Female');
    if (hasClasses) await people.chooseClass('Grade 6 A');
    await pickFrom(admin, 'Clubs and batches', 'Robotics Monday');
    await people.save();
    await people.readCode();
    await expectAccessible(admin);
    const { login, code } = await makeCard(admin, 'Clubs and batches', 'Robotics Monday');
    const student = await enterByCode(browser, login, code);
    await student.goto('/student');
    await expect(student.getByRole('tab', { name: /^Active/ })).toBeVisible();
    await expect(student.getByText('Ira Rao').first()).toBeVisible();
    if (on === 'a phone')
      await expectWellInUrdu(admin, ['/admin/clubs', '/admin/faculty', '/admin/students']);
  });
