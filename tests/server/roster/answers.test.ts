import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '#server/directory/schema.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { demoBundle, studentsFile } from './files.ts';
import { importing, stateOfSchool } from './importing.ts';

/** One answer for many rows. */
let test: TestServer;
let admin: Client;
let its: ReturnType<typeof importing>;
beforeAll(async () => {
  test = await startTestServer();
  admin = await test.signIn(test.world.admin);
  its = importing(test, { client: admin, who: test.world.admin });
});
afterAll(() => test.close());

const student = (login: string, name: string, day = '') => [login, '', name, '', day, '', '', ''];

describe('one child in several rows', () => {
  const byKey = () =>
    studentsFile(
      student('TW1', 'Zoya'),
      student('TW1', 'Zoya Begum'),
      student('TW1', 'Zoya Khan'),
      student('TW2', 'Omar'),
    );
  it.each([
    ['first', ['Zoya', 'Omar'], 2],
    ['last', ['Zoya Khan', 'Omar'], 2],
    ['none', ['Omar'], 3],
  ] as const)('is decided for all of them: %s', async (twice, names, left) => {
    const first = await its.check(await its.start(byKey()));
    expect(first).toMatchObject({ counts: { new: 1, problem: 3 }, told: { twice: 3 } });
    const checked = await its.check(first, { twice });
    expect(checked).toMatchObject({
      twice,
      counts: { new: names.length, problem: 0, left_out: left },
      told: { twice: 0 },
    });
    expect((await its.rows(checked.id, 'new')).map(({ name }) => name)).toEqual(names);
    const before = await stateOfSchool(test, 1);
    const applied = await its.apply(checked);
    expect(applied.counts.left_out).toBe(left);
    await its.undo(applied);
    expect(await stateOfSchool(test, 1)).toBe(before);
  });

  it.each([
    ['first', ['TB1', 'TB4'], 2],
    ['last', ['TB3', 'TB4'], 2],
    ['none', ['TB4'], 3],
  ] as const)('by one name and birthday is decided as well: %s', async (twice, logins, left) => {
    const mira = (login: string) => student(login, 'Mira Das', '2014-05-06');
    const file = studentsFile(
      mira('TB1'),
      mira('TB2'),
      mira('TB3'),
      student('TB4', 'Mira Das', '2014-05-07'),
    );
    const first = await its.check(await its.start(file));
    expect(first).toMatchObject({ counts: { new: 2, duplicate: 2 }, told: { twice: 2 } });
    const checked = await its.check(first, { twice });
    expect(checked.counts).toMatchObject({ new: logins.length, duplicate: 0, left_out: left });
    expect((await its.rows(checked.id, 'new')).map(({ user_id }) => user_id)).toEqual(logins);
    // Nobody is bound by the answer: asked again, the rows are as before.
    const asked = await its.check(checked, { twice: 'ask' });
    expect(asked.counts).toMatchObject({ new: 2, duplicate: 2, left_out: 0 });
  });

  it('whom two rows name by different keys is decided too', async () => {
    const named = (login: string, admission: string) => [login, admission, 'Zed', '', '', '', '', ''];
    const held = await its.apply(await its.checked(studentsFile(named('TK1', 'TK-1'))));
    const read = await its.check(
      await its.start(studentsFile(named('TK1', ''), ['', 'TK-1', 'Zedd', '', '', '', '', ''])),
    );
    expect(read).toMatchObject({ counts: { problem: 2 }, told: { twice: 2 } });
    const last = await its.check(read, { twice: 'last' });
    expect(last.counts).toMatchObject({ changed: 1, left_out: 1, problem: 0 });
    const none = await its.check(last, { twice: 'none', complete: 1 });
    const left = await its.rows(none.id, 'leaver');
    expect(none.counts).toMatchObject({ changed: 0, left_out: 2 });
    // They are in the file: a complete list sends nobody away whose rows are left out.
    expect(left.map(({ user_id }) => user_id)).not.toContain('TK1');
    await its.undo(held);
  });
});

describe('usernames that people of another school have', () => {
  it('become new ones by one answer, and the next file with the old ones finds them', async () => {
    const { otherStudent } = test.world;
    const file = () => studentsFile(student(otherStudent.loginName, 'Nisha'), student('NL2', 'Omar'));
    const first = await its.check(await its.start(file()));
    expect(first).toMatchObject({ counts: { new: 1, problem: 1 }, told: { reasons: { login_taken: 1 } } });
    const given = await its.check(first, { new_logins: 1 });
    expect(given).toMatchObject({ counts: { new: 2, problem: 0 }, told: { new_logins: 1 } });
    const [nisha] = (await its.rows(given.id, 'new')).filter(({ name }) => name === 'Nisha');
    expect(nisha?.user_id).toMatch(/^[A-Z]\d+$/);
    const applied = await its.apply(given);
    const [theirs] = await test.server.app.db.select().from(people).where(eq(people.id, otherStudent.id));
    expect(theirs?.schoolId).toBe(2);
    const again = await its.check(await its.start(file()), { new_logins: 1 });
    expect(again.counts).toMatchObject({ new: 0, same: 2, problem: 0 });
    await its.undo(applied);
  });
});

describe('an enrolment that a bundle says was removed', () => {
  /** The demo bundle cut to three students, with what their enrolments say. */
  const bundle = (state: Readonly<Record<string, string>>, ends = '') =>
    demoBundle((file, text) => {
      const [head = '', ...lines] = text.split(/\r?\n/);
      if (file !== 'users' && file !== 'enrollments') return text;
      const own = lines.filter((line) => /(?:^|,)stu-0000[123],/.test(line));
      if (file === 'users') return [head, ...own].join('\n');
      return [
        head,
        ...own.map((line) => {
          const cells = line.split(',');
          const columns = head.split(',');
          const id = cells[columns.indexOf('userSourcedId')] ?? '';
          cells[columns.indexOf('status')] = state[id] ?? 'active';
          if (ends !== '') cells[columns.indexOf('endDate')] = ends;
          return cells.join(',');
        }),
      ].join('\n');
    });
  const file = async (state: Readonly<Record<string, string>>, ends = '') => ({
    name: 'school.zip',
    bytes: await bundle(state, ends),
    kind: 'school' as const,
  });

  it('takes a student out of the class, is shown, and is taken back by the undoing', async () => {
    const applied = await its.apply(await its.checked(await file({})));
    const before = await stateOfSchool(test, 1);
    const checked = await its.checked(await file({ 'stu-00001': 'toBeDeleted', 'stu-00002': 'inactive' }));
    expect(checked).toMatchObject({
      counts: { new: 0, changed: 2, same: 1 },
      told: { removed_places: 2 },
      facts: { ended: 2 },
    });
    const [row] = await its.rows(checked.id, 'changed');
    expect(row?.changes).toEqual([
      { field: 'places', before: expect.stringMatching(/^Grade \d+ [A-D]$/), after: '' },
    ]);
    const left = await its.apply(checked);
    expect(await stateOfSchool(test, 1)).not.toBe(before);
    // The same file again has nothing left to do.
    const again = await its.checked(await file({ 'stu-00001': 'tobedeleted', 'stu-00002': 'inactive' }));
    expect(again).toMatchObject({ counts: { changed: 0, same: 3 }, told: { removed_places: 0 } });
    await its.undo(left);
    expect(await stateOfSchool(test, 1)).toBe(before);

    // Neither an enrolment that is not in the file nor one whose year is over takes anybody out.
    const over = await its.checked(await file({}, '2020-06-30'));
    expect(over).toMatchObject({ counts: { changed: 0, same: 3 }, told: { removed_places: 0 } });
    await its.undo(applied);
  });
});
