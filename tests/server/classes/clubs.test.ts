import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { divisions, memberships, people } from '#server/directory/schema.ts';
import { enrolments, peopleChanges } from '#server/people/schema.ts';
import { times } from '../../long.ts';
import { buildClubWorld, type ClubWorld } from '../club-world.ts';
import { formSession } from '../notice-inputs.ts';
import { openSocket } from '../realtime-client.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
let world: ClubWorld;
let admin: Client;
let mixed: Client;
beforeAll(async () => {
  test = await startTestServer();
  world = await buildClubWorld(test.server.app.db);
  admin = await test.signIn(world.clubAdmin);
  mixed = await test.signIn(world.mixedAdmin);
});
afterAll(() => test.close());

const school = { school_id: 4 };
const code = async (answer: Promise<object>) => {
  const given = await answer;
  return 'error' in given ? (given.error as { code: string }).code : 'ok';
};
const clubs = async () => (await admin.ok('get-mapped-school-clubs', { ...school, size: 100 })).rows;
const clubNamed = async (name: string) => {
  const found = (await clubs()).find(({ club_name }) => club_name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const batches = async (club_id: number) => (await admin.ok('get-list-batch', { ...school, club_id })).rows;
const addClub = async (names: string[], parts: string[] = [], client = admin, school_id = 4) =>
  client.call('create-club', { school_id, formSession: await formSession(client), names, parts });
const saveBatches = async (group_id: number, names: string[], id = 0, version = 0) =>
  admin.call('create-batch', {
    ...school,
    formSession: await formSession(admin),
    group_id,
    id,
    version,
    names,
  });

describe('the clubs of a school', () => {
  it('are listed with their batches in the order they were made [EN-08, C7-04, NX-058, NX-061]', async () => {
    const rows = await clubs();
    expect(
      rows.map(({ club_name, batches, students, faculty }) => [club_name, batches, students, faculty]),
    ).toEqual([
      ['Robotics', ['Monday', 'Saturday'], 2, 2],
      ['Drama', ['Monday'], 1, 1],
      ['Chess', [], 0, 0],
    ]);
    const [robotics] = rows;
    expect(
      (await batches(robotics?.id ?? 0)).map(({ batch_name, students }) => [batch_name, students]),
    ).toEqual([
      ['Monday', 1],
      ['Saturday', 1],
    ]);
  });

  it('are given to pickers: all, those with a batch, one with its batches [C7-02, C1-14, NX-052, NX-054, NX-060, NX-062, NX-072, NX-073]', async () => {
    const names = (list: readonly { club_name: string }[]) => list.map(({ club_name }) => club_name);
    expect(names((await admin.ok('school_clubs', school)).data)).toEqual(['Robotics', 'Drama', 'Chess']);
    expect(names((await admin.ok('get-mapped-club', school)).data)).toEqual(['Robotics', 'Drama']);
    expect((await admin.ok('school_batches', school)).data.map(({ batch_name }) => batch_name)).toEqual([
      'Monday',
      'Saturday',
      'Monday',
    ]);
    const { clubId } = world.batches.roboticsMonday;
    const { data: ofClub } = await admin.ok('get-batch-list', { ...school, club_id: clubId });
    expect(ofClub.map(({ batch_name }) => batch_name)).toEqual(['Monday', 'Saturday']);
    const { data: club } = await admin.ok('get-club', { ...school, id: clubId });
    expect([club.club_name, club.batches.map(({ batch_name }) => batch_name)]).toEqual([
      'Robotics',
      ['Monday', 'Saturday'],
    ]);
    const free = await admin.ok('get-remaining-batch-division-list', {
      ...school,
      club_id: clubId,
      user_id: world.mon.id,
    });
    expect(free.data.map(({ batch_name }) => batch_name)).toEqual(['Saturday']);
  });

  it('are made, renamed one by one or together, and removed [C7-04, NX-051, NX-070, NX-075, NX-076]', async () => {
    expect(await code(addClub(['Music', 'नृत्य'], ['Friday']))).toBe('ok');
    expect(await code(addClub(['MUSIC']))).toBe('name_taken');
    const music = await clubNamed('Music');
    expect(music.batches).toEqual(['Friday']);
    const rename = { ...school, id: music.id, version: music.version, name: 'Choir' };
    await admin.ok('update-club', { ...rename, formSession: await formSession(admin) });
    expect(await code(admin.call('update-club', { ...rename, formSession: await formSession(admin) }))).toBe(
      'stale',
    );
    const [choir, dance] = [await clubNamed('Choir'), await clubNamed('नृत्य')];
    const renamed = await admin.ok('update-school-clubs-name', {
      ...school,
      clubs: [
        { id: choir.id, version: choir.version, name: 'Band' },
        { id: dance.id, version: dance.version, name: 'Chess' },
      ],
    });
    expect([renamed.done.length, renamed.refused.map(({ code }) => code)]).toEqual([1, ['name_taken']]);
    const rows = [await clubNamed('Band'), dance].map(({ id, version }) => ({ id, version }));
    const removed = await admin.ok('remove-club', { ...school, rows });
    expect(removed.done.length).toBe(2);
    expect((await clubs()).map(({ club_name }) => club_name)).toEqual(['Robotics', 'Drama', 'Chess']);
    await admin.ok('restore-club', { ...school, of: 'club', rows: removed.done });
    expect((await clubNamed('Band')).batches).toEqual(['Friday']);
  });

  it('belong to schools that teach in clubs, classes to the others', async () => {
    const classes = async (client: Client, school_id: number) =>
      client.call('map-class-mbx', {
        school_id,
        formSession: await formSession(client),
        master_class_ids: [1],
        names: [],
        parts: [],
      });
    expect(await code(classes(admin, 4))).toBe('wrong_model');
    const first = await test.signIn(test.world.admin);
    expect(await code(addClub(['Chess'], [], first, 1))).toBe('wrong_model');
    expect(await code(classes(mixed, 6))).toBe('ok');
    expect(await code(addClub(['Chess'], [], mixed, 6))).toBe('ok');
  });

  it('stand in the menu of those who have them [SM-02, RT-10]', async () => {
    const urls = async (client: Client) => {
      const { moduleData } = await client.ok('resume-session', {});
      return moduleData.map(({ module_url }) => module_url).filter((url) => /classes|clubs/.test(url));
    };
    expect(await urls(admin)).toEqual(['admin/clubs']);
    expect(await urls(mixed)).toEqual(['admin/classes', 'admin/clubs']);
    expect(await urls(await test.signIn(test.world.admin))).toEqual(['admin/classes']);
    expect(await urls(await test.signIn(test.world.superAdmin))).toEqual(['admin/classes', 'admin/clubs']);
    expect(await urls(await test.signIn(world.leela))).toEqual([]);
  });
});

describe('the batches of a club', () => {
  const ofDrama = async () => {
    const drama = await clubNamed('Drama');
    return { club: drama.id, batches: await batches(drama.id) };
  };

  it('are made several at once, each name once, and get another name [C7-04, VP-31, NX-050]', async () => {
    const { club } = await ofDrama();
    expect(await code(saveBatches(club, ['Tuesday', ' Wednesday  2 ']))).toBe('ok');
    expect(await code(saveBatches(club, ['tuesday']))).toBe('name_taken');
    const tuesday = (await ofDrama()).batches.find(({ batch_name }) => batch_name === 'Tuesday');
    const { id = 0, version = 0 } = tuesday ?? {};
    expect(await code(saveBatches(club, ['Thursday'], id, version))).toBe('ok');
    expect(await code(saveBatches(club, ['Friday'], id, version))).toBe('stale');
    expect((await ofDrama()).batches.map(({ batch_name }) => batch_name)).toEqual([
      'Monday',
      'Thursday',
      'Wednesday 2',
    ]);
  });

  it('are removed, unless somebody has a place there [C7-04, NX-068]', async () => {
    const before = (await ofDrama()).batches;
    const rows = before.map(({ id, version }) => ({ id, version }));
    const { done, refused } = await admin.ok('remove-batch', { ...school, rows });
    expect([done.length, refused.map(({ code }) => code)]).toEqual([before.length - 1, ['has_people']]);
    expect((await ofDrama()).batches.map(({ batch_name }) => batch_name)).toEqual(['Monday']);
  });
});

describe('the students of a batch', () => {
  const chess = async () => {
    const club = await clubNamed('Chess');
    const [batch] = await batches(club.id);
    return { club_id: club.id, batch_id: batch?.id ?? 0 };
  };
  const inBatch = async () =>
    (await admin.ok('get-batch-merge-student', { ...school, ...(await chess()) })).rows;
  const put = async (student_ids: number[]) =>
    admin.call('merge-student-into-batch', { ...school, batch_id: (await chess()).batch_id, student_ids });
  beforeEach(async () => {
    const club = await clubNamed('Chess');
    if (club.batches.length === 0) await saveBatches(club.id, ['Monday']);
    await test.server.app.db.delete(memberships).where(eq(memberships.gradeId, club.id));
  });

  it('are chosen among those who are not in it yet, found by name and login [C7-05, NX-064]', async () => {
    await put([world.mon.id]);
    const input = { ...school, batch_id: (await chess()).batch_id };
    const all = await admin.ok('get-student-by-grade-div', input);
    expect(all.rows.map(({ name }) => name)).toEqual(['Drama Test', 'Sat Test']);
    const found = await admin.ok('get-student-by-grade-div', { ...input, search: 's42' });
    expect(found.rows).toEqual([{ id: world.sat.id, name: 'Sat Test', hint: 'S42' }]);
    const { gradeId, divisionId } = world.sevenA;
    const ofClass = { school_id: 6, mbx_class_id: gradeId, division_id: divisionId };
    const { rows } = await mixed.ok('get-student-by-grade-div', ofClass);
    expect(rows).toEqual([{ id: world.gita.id, name: 'Gita Test', hint: 'S61 · Grade 7 A' }]);
  });

  it('are put in and taken out, with the history and the journal of it [C7-05, NX-053, NX-067, NX-071]', async () => {
    expect(await put([world.mon.id, world.drama.id])).toMatchObject({ data: { refused: [] } });
    expect((await inBatch()).map(({ student_name, eid }) => [student_name, eid])).toEqual([
      ['Drama Test', 'S43'],
      ['Mon Test', 'S41'],
    ]);
    // Again, beside a new one: who is in it stays, and is not changed.
    const before = (await inBatch()).map(({ version }) => version);
    expect(await code(put([world.mon.id, world.sat.id]))).toBe('ok');
    const rows = await inBatch();
    expect([rows[0]?.version, rows[1]?.version]).toEqual(before);
    const { batch_id } = await chess();
    const mon = rows.find(({ user_id }) => user_id === world.mon.id);
    const seen = [{ id: world.mon.id, version: mon?.version ?? 0 }];
    const left = await admin.ok('remove-merge-student', { ...school, batch_id, rows: seen });
    expect(left.done).toEqual([{ id: world.mon.id, version: (mon?.version ?? 0) + 1 }]);
    expect(await code(admin.call('remove-merge-student', { ...school, batch_id, rows: seen }))).toBe('stale');
    expect(await code(admin.call('remove-merge-student', { ...school, batch_id, rows: left.done }))).toBe(
      'not_found',
    );
    const { db } = test.server.app;
    const history = await db
      .select({ validTo: enrolments.validTo })
      .from(enrolments)
      .where(and(eq(enrolments.personId, world.mon.id), eq(enrolments.divisionId, batch_id)));
    expect(history.at(-1)?.validTo).not.toBeNull();
    const journal = await db
      .select({ kind: peopleChanges.kind, before: peopleChanges.before, after: peopleChanges.after })
      .from(peopleChanges)
      .where(eq(peopleChanges.personId, world.mon.id))
      .orderBy(peopleChanges.id);
    expect(journal.slice(-2)).toEqual([
      { kind: 'places', before: {}, after: { batch: batch_id } },
      { kind: 'places', before: { batch: batch_id }, after: {} },
    ]);
  });

  it('are students of the school who are there', async () => {
    const { db } = test.server.app;
    const [gone] = await db
      .insert(people)
      .values({
        schoolId: 4,
        role: 3,
        loginName: 'SGONE',
        firstName: 'Gone',
        lastName: '',
        isActive: false,
        leftAt: new Date(),
      })
      .returning({ id: people.id });
    for (const id of [world.leela.id, world.gita.id, gone?.id ?? 0])
      expect(await code(put([id]))).toBe('not_found');
    expect(await put([world.sat.id, world.gita.id])).toMatchObject({
      data: { done: [{ id: world.sat.id }], refused: [{ id: world.gita.id, code: 'not_found' }] },
    });
  });

  it('hear at once that they were moved, and the admins that a count is another', async () => {
    const student = await openSocket(test, await test.signIn(world.sat));
    const watching = await openSocket(test, admin);
    const heard = (socket: typeof student, event: string) =>
      new Promise<void>((resolve) => socket.once(event, () => resolve()));
    const told = Promise.all([heard(student, 'ready'), heard(watching, 'classes.changed')]);
    await put([world.sat.id]);
    expect(await told).toHaveLength(2);
    // Its new name reaches those who sit in it.
    const renamed = heard(student, 'ready');
    const { id, version } = await clubNamed('Chess');
    await admin.ok('update-club', {
      ...school,
      formSession: await formSession(admin),
      id,
      version,
      name: 'Chess',
    });
    await renamed;
    student.disconnect();
    watching.disconnect();
  });

  it('never stay in a batch that is removed at the same moment', async () => {
    const club = await clubNamed('Chess');
    const { db } = test.server.app;
    for (let round = 0; round < times(3, 8); round += 1) {
      await saveBatches(club.id, [`Race ${round}`]);
      const race = (await batches(club.id)).find(({ batch_name }) => batch_name === `Race ${round}`);
      const batch_id = race?.id ?? 0;
      await Promise.all([
        admin.call('merge-student-into-batch', { ...school, batch_id, student_ids: [world.mon.id] }),
        admin.call('remove-batch', { ...school, rows: [{ id: batch_id, version: 1 }] }),
      ]);
      const sitting = await db.$count(memberships, eq(memberships.divisionId, batch_id));
      const inUse = await db.$count(divisions, and(eq(divisions.id, batch_id), isNull(divisions.archivedAt)));
      expect(sitting).toBe(inUse);
    }
  });
});
