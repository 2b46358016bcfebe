import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeFromWire } from '#contract/notices/notice.codec.ts';
import { schools } from '#server/directory/schema.ts';
import { buildClubWorld, type ClubWorld, clubPeople } from '../club-world.ts';
import { adminInput, facultyInput, listed, opens } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
let world: ClubWorld;
const clients = {} as Record<(typeof clubPeople)[number], Client>;

beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
  world = await buildClubWorld(test.server.app.db);
  for (const name of clubPeople) clients[name] = await test.signIn(world[name]);
});
afterAll(() => test.close());

type BatchName = keyof ClubWorld['batches'];
const clubs = (...names: BatchName[]) =>
  [...new Set(names.map((name) => world.batches[name].clubId))].join(',');
const batches = (...names: BatchName[]) => names.map((name) => world.batches[name].batchId).join(',');

/** As a club teacher's form sends it: the grade pair is empty. */
async function asFaculty(client: Client, club: string, batch: string, more: object = {}) {
  const input = await facultyInput(client, { grade: '', division: '', club, batch, ...more });
  return client.call('create-faculty-notice', input);
}
async function asAdmin(client: Client, schoolId: number, club: string, batch: string, more: object = {}) {
  const pair = { grade: '', division: '', club, batch };
  return client.call('create-notice', await adminInput(client, { school_id: schoolId, ...pair, ...more }));
}
async function shared(answer: ReturnType<typeof asFaculty>): Promise<number> {
  const { ok, ...rest } = await answer;
  if (!ok || !('data' in rest)) throw new Error(JSON.stringify(rest));
  return rest.data.data.id;
}

async function readers(noticeId: number): Promise<string[]> {
  const found: string[] = [];
  for (const name of clubPeople) {
    const inList = (await listed(clients[name], world[name], 'active')).includes(noticeId);
    expect([name, (await opens(clients[name], world[name], noticeId)) === 200]).toEqual([name, inList]);
    if (inList) found.push(name);
  }
  return found;
}

async function details(client: Client, userId: number, noticeId: number) {
  const input = { notice_id: noticeId, user_id: userId, action: 'view' } as const;
  return (await client.ok('get-notice-details', input)).data;
}

describe('who reads a notice for clubs', () => {
  it('is the batch, its faculty, the author and the admin [RP-03, ST-18, QC-05]', async () => {
    const id = await shared(asFaculty(clients.leela, clubs('roboticsMonday'), batches('roboticsMonday')));
    expect(await readers(id)).toEqual(['clubAdmin', 'leela', 'mon']);
  });

  it('is every batch of the clubs when All batches is chosen [NF-24, QU-20]', async () => {
    const id = await shared(asFaculty(clients.leela, clubs('roboticsMonday', 'drama'), '0'));
    expect(await readers(id)).toEqual(['clubAdmin', 'leela', 'omar', 'mon', 'sat', 'drama']);
  });

  it('is batches of several clubs at once [NF-23, C1-02]', async () => {
    const chosen = batches('roboticsMonday', 'drama');
    const id = await shared(asFaculty(clients.leela, clubs('roboticsMonday', 'drama'), chosen));
    expect(await readers(id)).toEqual(['clubAdmin', 'leela', 'mon', 'drama']);
  });

  it('is with All clubs a teacher’s own clubs, and with an admin the school [RP-03, RP-04]', async () => {
    const own = await shared(asFaculty(clients.omar, '0', '0'));
    expect(await readers(own)).toEqual(['clubAdmin', 'leela', 'omar', 'mon', 'sat']);
    const all = await shared(asAdmin(clients.clubAdmin, 4, '0', '0'));
    expect(await readers(all)).toEqual(['clubAdmin', 'leela', 'omar', 'mon', 'sat', 'drama']);
  });

  it('is of All clubs the batches that are chosen; a club that has none is nobody’s to choose [NF-24]', async () => {
    const chosen = batches('roboticsSaturday', 'drama');
    const id = await shared(asAdmin(clients.clubAdmin, 4, '0', chosen));
    expect(await readers(id)).toEqual(['clubAdmin', 'leela', 'omar', 'sat', 'drama']);
  });

  it('follows an edit that moves the notice to another club [ST-05, C1-02]', async () => {
    const id = await shared(asFaculty(clients.leela, clubs('roboticsMonday'), '0'));
    const more = { id, noticeSubmitType: 'edit', noticeVersion: 1 };
    await shared(asFaculty(clients.leela, clubs('drama'), batches('drama'), more));
    expect(await readers(id)).toEqual(['clubAdmin', 'leela', 'drama']);
  });
});

describe('what a club notice is refused for', () => {
  it.each<[string, () => [string, string], string, string]>([
    ['no club', () => ['', ''], 'unknown_club', 'club'],
    ['no batch', () => [clubs('drama'), ''], 'unknown_batch', 'batch'],
    [
      'a club they do not teach',
      () => [clubs('roboticsMonday') + `,${world.chessId}`, '0'],
      'unknown_club',
      'club',
    ],
    ['a club of another school', () => [clubs('music'), '0'], 'unknown_club', 'club'],
    ['a batch of another club', () => [clubs('drama'), batches('roboticsMonday')], 'unknown_batch', 'batch'],
    ['a batch of another school', () => [clubs('drama'), batches('music')], 'unknown_batch', 'batch'],
  ])('%s [VN-02, VN-05, VN-06, VN-15, VN-16]', async (_what, choose, code, field) => {
    const answer = await asFaculty(clients.leela, ...choose());
    expect(answer).toMatchObject({ status: 422, error: { code } });
    expect(Object.keys(answer.ok ? {} : (answer.error.fields ?? {}))).toEqual([field]);
  });

  it('names the club of which no batch is chosen, and drops nothing [NF-25, VN-06]', async () => {
    const text = 'Choose a batch of each club, or take off: Drama.';
    const both = clubs('roboticsMonday', 'drama');
    expect(await asFaculty(clients.leela, both, batches('roboticsMonday'))).toMatchObject({
      status: 422,
      error: { code: 'unknown_batch', information: text, fields: { batch: text } },
    });
    const all = asAdmin(clients.clubAdmin, 4, '0', batches('roboticsMonday'));
    expect(await all).toMatchObject({ status: 422, error: { information: text } });
    const chess = asAdmin(clients.clubAdmin, 4, `${clubs('drama')},${world.chessId}`, batches('drama'));
    expect(await chess).toMatchObject({ error: { information: text.replace('Drama', 'Chess') } });
  });

  it('ignores the grade pair there, and the club pair in a school of grades [ST-17, ST-18]', async () => {
    const more = { grade: '999', division: '998' };
    const id = await shared(asFaculty(clients.leela, clubs('drama'), '0', more));
    expect(await details(clients.leela, world.leela.id, id)).toMatchObject({
      grade: '',
      division: '',
      gradeName: '',
      divisionName: '',
      club: clubs('drama'),
      batch: '0',
      clubName: 'Drama',
      batchName: 'All',
    });
    const asha = await test.signIn(test.world.asha);
    const { gradeId } = test.world.places['9A'];
    const input = await facultyInput(asha, { grade: String(gradeId), club: '999', batch: '998' });
    const ofGrade = (await asha.ok('create-faculty-notice', input)).data.id;
    const wire = await details(asha, test.world.asha.id, ofGrade);
    expect(wire).toMatchObject({ grade: String(gradeId), club: '', batch: '', gradeName: 'Grade 9' });
  });
});

describe('what the readers see of it', () => {
  it('names clubs and batches, batches of several clubs with their club [TV-05, EN-01]', async () => {
    const chosen = batches('roboticsMonday', 'drama');
    const id = await shared(asFaculty(clients.leela, clubs('roboticsMonday', 'drama'), chosen));
    const wire = await details(clients.mon, world.mon.id, id);
    expect(wire).toMatchObject({
      clubName: 'Robotics, Drama',
      batchName: 'Monday (Robotics), Monday (Drama)',
    });
    const notice = noticeFromWire(wire, world.mon.id);
    expect([notice.groupKind, notice.grades, notice.divisions]).toEqual([
      'club',
      [world.batches.roboticsMonday.clubId, world.batches.drama.clubId],
      [world.batches.roboticsMonday.batchId, world.batches.drama.batchId],
    ]);
  });

  it('says All for a whole school of clubs [TV-05]', async () => {
    const id = await shared(asAdmin(clients.clubAdmin, 4, '0', '0'));
    const wire = await details(clients.drama, world.drama.id, id);
    expect(wire).toMatchObject({ club: '0', batch: '0', clubName: 'All', batchName: 'All', gradeName: '' });
  });
});

describe('the lists of the form', () => {
  const names = (answer: { data: readonly { club_name: string; batch_count: number }[] }) =>
    answer.data.map(({ club_name, batch_count }) => `${club_name} ${batch_count}`);

  it('are the school’s clubs for its admin, their own for faculty [C1-14, C7-02, EN-08, NF-05, NX-198, NX-199]', async () => {
    const ofSchool = await clients.clubAdmin.ok('get-club-list', { school_id: 4 });
    expect(names(ofSchool)).toEqual(['Robotics 2', 'Drama 1', 'Chess 0']);
    const own = await clients.omar.ok('get-club-list-faculty', { faculty_id: world.omar.id });
    expect(names(own)).toEqual(['Robotics 2']);
  });

  it('are the batches of several clubs, club by club; 0 is every club [NF-06, NF-23, NX-196, NX-211]', async () => {
    const club_id = clubs('roboticsMonday', 'drama');
    const { data } = await clients.leela.ok('get-faculty-batch-list', { club_id, school_id: 4 });
    expect(data.map(({ batch_name, club_id: of }) => [batch_name, of])).toEqual([
      ['Monday', world.batches.roboticsMonday.clubId],
      ['Saturday', world.batches.roboticsMonday.clubId],
      ['Monday', world.batches.drama.clubId],
    ]);
    const ofAll = await clients.clubAdmin.ok('get-batch-list-admin', { club_id: 0, school_id: 4 });
    expect(ofAll.data).toEqual(data);
  });

  it('hide clubs of another school, and from faculty those they do not teach', async () => {
    const music = clubs('music');
    expect(
      await clients.clubAdmin.call('get-batch-list-admin', { club_id: music, school_id: 4 }),
    ).toMatchObject({
      status: 404,
    });
    for (const club_id of [music, clubs('drama')])
      expect(await clients.omar.call('get-faculty-batch-list', { club_id, school_id: 4 })).toMatchObject({
        status: 404,
      });
  });

  it('know grades from clubs in a school that has both [QC-05]', async () => {
    const ofGrades = await clients.mira.ok('get-faculty-grade-list', {
      faculty_id: world.mira.id,
      school_id: 6,
    });
    expect(ofGrades.data.map(({ school_class }) => school_class)).toEqual(['Grade 7']);
    expect(names(await clients.mira.ok('get-club-list-faculty', { faculty_id: world.mira.id }))).toEqual([
      'Music 1',
    ]);
  });
});

describe('a school of model 5', () => {
  it('shares with clubs, not with its grades [QC-05, ST-18]', async () => {
    const id = await shared(asFaculty(clients.mira, clubs('music'), batches('music')));
    expect(await readers(id)).toEqual(['mixedAdmin', 'mira', 'musa']);
    const grade = await asFaculty(clients.mira, String(world.sevenA.gradeId), '0');
    expect(grade).toMatchObject({ status: 422, error: { code: 'unknown_club' } });
  });
});

describe('every model', () => {
  const school = async (id: number, model: number) => {
    await test.server.app.db.update(schools).set({ model }).where(eq(schools.id, id));
    // Who somebody is may be remembered for a second.
    test.clock.now = new Date(test.clock.now.getTime() + 2000);
  };

  it.each([0, 1, 2, 3, 9])('%i shares grades, whatever else is sent [ST-17, QC-03, QC-04]', async (model) => {
    await school(1, model);
    const { gradeId } = test.world.places['9A'];
    const [asha, admin] = [await test.signIn(test.world.asha), await test.signIn(test.world.admin)];
    const input = { grade: String(gradeId), division: '0', club: '1', batch: '2', noticeFor: 2 as const };
    const { data } = await asha.ok('create-faculty-notice', await facultyInput(asha, input));
    const wire = await details(asha, test.world.asha.id, data.id);
    // Only model 0, and what counts as it, asks a teacher whom the notice is for.
    const asks = model === 0 || model === 9;
    expect(wire).toMatchObject({ grade: String(gradeId), club: '', notice_for: asks ? 2 : 1 });
    expect(wire.model1_status).toBe(model === 9 ? 0 : model);
    const byAdmin = await admin.ok('create-notice', await adminInput(admin, { noticeSendFor: 3 }));
    expect(await details(admin, test.world.admin.id, byAdmin.data.id)).toMatchObject({ notice_for: 3 });
  });

  it.each([0, 1, 2, 3, 4, 5])(
    '%i lets notices be shared again unless it is 1 or 4 [TV-16, QC-07]',
    async (model) => {
      await school(4, model);
      // Of either kind, so that every model finds something to choose.
      const more = { noticeSubmitType: 'editReshare', grade: '0', division: '0' } as const;
      const answer = await asAdmin(clients.clubAdmin, 4, '0', '0', more);
      expect(answer.status).toBe(model === 1 || model === 4 ? 403 : 200);
      const added = await shared(asAdmin(clients.clubAdmin, 4, '0', '0', { grade: '0', division: '0' }));
      const wire = await details(clients.clubAdmin, world.clubAdmin.id, added);
      expect([wire.may_edit, wire.may_reshare]).toEqual([1, model === 1 || model === 4 ? 0 : 1]);
      await school(4, 4);
    },
  );

  it('refuses pupils and writing in a demo school of clubs [RP-07, VN-37]', async () => {
    const formSession = 'x'.repeat(43);
    expect(await asFaculty(clients.mon, clubs('drama'), '0', { formSession })).toMatchObject({ status: 403 });
    await test.server.app.db.update(schools).set({ isDemo: true }).where(eq(schools.id, 6));
    test.clock.now = new Date(test.clock.now.getTime() + 2000);
    expect(await asFaculty(clients.mira, clubs('music'), '0')).toMatchObject({
      error: { code: 'demo_school' },
    });
  });
});
