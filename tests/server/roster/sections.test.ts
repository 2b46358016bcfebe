import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { ImportDetail } from '#contract/roster/roster.wire.ts';
import { divisions, grades, memberships, people, schools } from '#server/directory/schema.ts';
import { writeStoredZip } from '#tests/files/stored-zip.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { studentsFile } from './files.ts';
import { importing } from './importing.ts';

let test: TestServer;
let admin: Client;
let its: ReturnType<typeof importing>;
beforeAll(async () => {
  test = await startTestServer();
  admin = await test.signIn(test.world.admin);
  its = importing(test, { client: admin, who: test.world.admin });
});
afterAll(() => test.close());

interface FileClass {
  readonly id: string;
  readonly title: string;
  readonly grades?: string;
  readonly type?: 'homeroom' | 'scheduled';
}

/** A bundle as other products write it: who is in which of their classes, by id. */
function bundle(classes: readonly FileClass[], students: Readonly<Record<string, readonly string[]>>) {
  const lines = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(',')).join('\n');
  const parts = {
    manifest: 'propertyName,value\noneroster.version,1.1\n',
    orgs: 'sourcedId,status,name,type\no1,active,S,school\n',
    classes: `sourcedId,status,title,grades,classType\n${lines(
      classes.map(({ id, title, grades = '', type = 'scheduled' }) => [id, 'active', title, grades, type]),
    )}\n`,
    enrollments: `sourcedId,status,classSourcedId,userSourcedId,role\n${lines(
      Object.entries(students).flatMap(([user, ids]) =>
        ids.map((id) => [`${user}-${id}`, 'active', id, user, 'student']),
      ),
    )}\n`,
    users: `sourcedId,status,enabledUser,role,username,givenName,familyName,email\n${lines(
      Object.keys(students).map((user) => [user, 'active', 'true', 'student', user, 'Zoya', 'Rao', '']),
    )}\n`,
  };
  const files = Object.entries(parts).map(([name, text]) => [`${name}.csv`, Buffer.from(text)] as const);
  return { name: 'school.zip', bytes: writeStoredZip(new Map(files)), kind: 'school' as const };
}

/** The names of the classes and clubs that somebody is in. */
async function placesOf(loginName: string, kind: GroupKind = 'grade'): Promise<string[]> {
  const rows = await test.server.app.db
    .select({ grade: grades.name, division: divisions.name })
    .from(people)
    .innerJoin(memberships, eq(memberships.personId, people.id))
    .innerJoin(divisions, eq(divisions.id, memberships.divisionId))
    .innerJoin(grades, eq(grades.id, divisions.gradeId))
    .where(and(eq(people.loginName, loginName), eq(grades.kind, kind)));
  return rows.map(({ grade, division }) => `${grade} ${division}`).toSorted();
}

const proposals = ({ unknown }: ImportDetail) =>
  Object.fromEntries(unknown.map(({ name, proposed, choice }) => [name, choice ?? proposed]));

const lessons = [
  { id: 'm7', title: 'Math 7 - Period 3', grades: '07' },
  { id: 's7', title: 'Science 7 - Period 1', grades: '07' },
  { id: 'art', title: 'Art Club' },
] as const;

describe('a bundle with lessons', () => {
  it('and home rooms places by the home rooms, and says how many lessons it leaves out [C2-09]', async () => {
    const rooms = [{ id: 'h9', title: 'IX-A', type: 'homeroom' }, ...lessons] as const;
    const checked = await its.checked(
      bundle(rooms, { LA1: ['h9', 'm7', 's7', 'art'], LA2: ['m7', 'h9'], LA3: ['m7'] }),
    );
    expect(checked.counts).toMatchObject({ new: 3, problem: 0 });
    expect(checked.told).toMatchObject({ left_out_places: 5, left_out_classes: 3 });
    await its.apply(checked);
    expect([await placesOf('LA1'), await placesOf('LA2'), await placesOf('LA3')]).toEqual([
      ['Grade 9 A'],
      ['Grade 9 A'],
      [],
    ]);
  });

  it('alone is asked about once for all rows: each lesson is a class here, a new one, or left out', async () => {
    const file = bundle(lessons, { LB1: ['m7', 's7', 'art'], LB2: ['s7', 'art'] });
    const first = await its.start(file);
    expect(first).toMatchObject({ state: 'reviewing', counts: { new: 0, problem: 2 } });
    expect(proposals(first)).toEqual({
      'Math 7 - Period 3': 0,
      'Science 7 - Period 1': 0,
      'Art Club': 'out',
    });
    const placed = await its.check(first, {
      classes: { 'Math 7 - Period 3': 0, 'Science 7 - Period 1': 0, 'Art Club': 'out' },
    });
    expect(placed.counts).toMatchObject({ new: 2, problem: 0 });
    const applied = await its.apply(placed);
    expect([await placesOf('LB1'), await placesOf('LB2')]).toEqual([['Grade 7 A'], ['Grade 7 A']]);

    const next = await its.start(bundle(lessons, { LB1: ['m7', 's7', 'art'], LB3: ['m7', 'art'] }));
    expect(next.counts).toMatchObject({ new: 1, same: 1, problem: 0 });
    expect(next.told.left_out_classes).toBe(1);
    await its.undo(applied);
  });

  it('of two grades places a student in one of them, and counts the other', async () => {
    const of = (id: string, grade: string) => ({ id, title: `Math ${grade} - Period ${id}`, grades: grade });
    const both = [of('1', '05'), of('2', '05'), of('3', '06')];
    const checked = await its.checked(bundle(both, { LC1: ['3', '1', '2'] }));
    expect(checked).toMatchObject({ counts: { new: 1, problem: 0 }, told: { further_places: 1 } });
    const applied = await its.apply(checked);
    expect(await placesOf('LC1')).toEqual(['Grade 5 A']);
    await its.undo(applied);
  });

  it('makes batches of clubs of them in a school that has clubs', async () => {
    const { db } = test.server.app;
    const [before] = await db.select().from(schools).where(eq(schools.id, 1));
    await db.update(schools).set({ model: 5 }).where(eq(schools.id, 1));
    const rooms = [{ id: 'h9', title: 'Grade 9 A', type: 'homeroom' }, ...lessons] as const;
    const first = await its.start(bundle(rooms, { LD1: ['h9', 'm7', 'art'] }));
    const checked = await its.check(first, { classes: { 'Math 7 - Period 3': 'club' } });
    expect(checked).toMatchObject({ counts: { new: 1, problem: 0 }, told: { left_out_places: 1 } });
    const applied = await its.apply(checked);
    expect(await placesOf('LD1')).toEqual(['Grade 9 A']);
    expect(await placesOf('LD1', 'club')).toEqual(['Math 7 Period 3']);
    await its.undo(applied);
    await db
      .update(schools)
      .set({ model: before?.model ?? 0 })
      .where(eq(schools.id, 1));
  });

  it('keeps two home rooms of one title apart by their grades', async () => {
    const rooms = [
      { id: 'x5', title: 'Homeroom', grades: '05', type: 'homeroom' },
      { id: 'x6', title: 'Homeroom', grades: '06', type: 'homeroom' },
    ] as const;
    const applied = await its.apply(await its.checked(bundle(rooms, { LE1: ['x5'], LE2: ['x6'] })));
    expect([await placesOf('LE1'), await placesOf('LE2')]).toEqual([
      ['Grade 5 Homeroom'],
      ['Grade 6 Homeroom (x6)'],
    ]);
    await its.undo(applied);
  });
});

describe('a list', () => {
  it.each(['IX A', '9th A', 'Class 9-A', 'Std. 9 Section A', '09A'])(
    'that writes Grade 9 A as %s needs no word about it',
    async (name) => {
      const checked = await its.check(
        await its.start(studentsFile(['LIST1', '', 'Zoya', '', '', '', name, ''])),
      );
      expect([checked.unknown, checked.counts.new]).toEqual([[], 1]);
    },
  );
});
