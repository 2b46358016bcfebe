import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildClubWorld, type ClubWorld } from '../club-world.ts';
import { formSession } from '../schools/school-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { toolFields } from './content-inputs.ts';
import { addModule, addProjects } from './content-rows.ts';

let test: TestServer;
let office: Client;
let asha: Client;
beforeAll(async () => {
  test = await startTestServer();
  office = await test.enter(test.world.superAdmin);
  asha = await test.enter(test.world.asha);
});
afterAll(() => test.close());

type TermKind = 'board' | 'standard' | 'skill' | 'stream' | 'tag';
async function addTerm(kind: TermKind, name: string, parentId: number | null = null): Promise<number> {
  const formOf = await formSession(office);
  return (await office.ok('save-term', { kind, name, code: '', parentId, formSession: formOf })).data.id;
}
const names = ({ data }: { data: readonly { name: string }[] }) => data.map(({ name }) => name);

describe('the lists of terms', () => {
  /** The boards that have a standard, by name. */
  let boards: Readonly<Record<'CBSE' | 'ICSE', number>>;
  beforeAll(async () => {
    boards = { CBSE: await addTerm('board', 'CBSE'), ICSE: await addTerm('board', 'ICSE') };
    await addTerm('standard', 'Loops', boards.CBSE);
    await addTerm('standard', 'Angles', boards.ICSE);
    await addTerm('skill', 'Soldering');
    await addTerm('stream', 'Electronics');
    await addTerm('tag', 'Outdoors');
  });

  it('has the boards by name [NX-106]', async () => {
    expect(names(await asha.ok('board-list', {}))).toEqual(['CBSE', 'ICSE']);
  });

  it('has the boards for the reports of the office too, and for nobody else [CB-04, NX-160]', async () => {
    const sAdmin_id = test.world.superAdmin.id;
    expect((await office.ok('master_board-for-admin', { sAdmin_id })).data).toEqual(
      (await asha.ok('board-list', {})).data,
    );
    expect((await asha.call('master_board-for-admin', { sAdmin_id })).status).toBe(403);
  });

  it('has the standards of one board, or of all [NX-127]', async () => {
    expect(names(await asha.ok('standard-list', { board_id: boards.CBSE }))).toEqual(['Loops']);
    expect(names(await asha.ok('standard-list', {}))).toEqual(['Angles', 'Loops']);
  });

  it('has the skills [NX-126]', async () => {
    expect(names(await asha.ok('skill-list', {}))).toEqual(['Soldering']);
  });

  it('has the streams [NX-128]', async () => {
    expect(names(await asha.ok('stream-list', {}))).toEqual(['Electronics']);
  });

  it('has the tags, without one that was removed [NX-129]', async () => {
    const id = await addTerm('tag', 'Over');
    expect(names(await asha.ok('tags-list', {}))).toEqual(['Outdoors', 'Over']);
    await office.ok('set-content-removed', { of: 'term', rows: [{ id, version: 1 }], isRemoved: true });
    expect(names(await asha.ok('tags-list', {}))).toEqual(['Outdoors']);
  });
});

describe('the lists of tools', () => {
  let scratch = 0;
  beforeAll(async () => {
    const save = async (name: string, classIds: number[], levels: string[]) => {
      const formOf = await formSession(office);
      return (await office.ok('save-tool', { ...toolFields, name, classIds, levels, formSession: formOf }))
        .data.id;
    };
    scratch = await save('Scratch', [4, 5], ['Start', 'Go on', 'Master']);
    await save('Arduino', [9], []);
  });

  it('has all tools by name [C9-02, NX-331]', async () => {
    expect(names(await asha.ok('get-tool-list', {}))).toEqual(['Arduino', 'Scratch']);
  });

  it('has the tools of one class [C9-03, NX-332]', async () => {
    expect(names(await asha.ok('get-tools-list-by-grade', { class_id: 9 }))).toEqual(['Arduino']);
    expect(names(await asha.ok('get-tools-list-by-grade', { class_id: 5 }))).toEqual(['Scratch']);
    expect(names(await asha.ok('get-tools-list-by-grade', { class_id: 1 }))).toEqual([]);
  });

  it('has the levels of a tool, numbered from 1 in their order [NX-119]', async () => {
    expect((await asha.ok('module-tool-level', { tool_id: scratch })).data).toEqual([
      { id: 1, name: 'Start' },
      { id: 2, name: 'Go on' },
      { id: 3, name: 'Master' },
    ]);
    expect((await asha.ok('module-tool-level', { tool_id: scratch + 100 })).data).toEqual([]);
  });
});

describe('what a club has chosen', () => {
  let clubs: ClubWorld;
  let admin: Client;
  let leela: Client;
  let rover = 0;
  let drone = 0;
  const club = () => ({ club_id: clubs.batches.roboticsMonday.clubId });
  const statuses = async (...calls: Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status);
  beforeAll(async () => {
    const { db } = test.server.app;
    clubs = await buildClubWorld(db);
    admin = await test.enter(clubs.clubAdmin);
    leela = await test.enter(clubs.leela);
    const moduleId = await addModule(db, 'Machines', 1, 'club');
    const kind = 'club' as const;
    [rover = 0, drone = 0] = await addProjects(db, [
      { title: 'Rover', kind, moduleId },
      { title: 'Drone', kind, moduleId },
    ]);
    await admin.ok('selected-project-club', { ...club(), project_ids: [rover, drone] });
  });

  it('is listed by module, for its teacher and for no other [CA-02, NX-103]', async () => {
    for (const client of [admin, leela])
      expect((await client.ok('academic-module-list-club', club())).data).toMatchObject([
        { module_name: 'Machines', projects: 2 },
      ]);
    const chess = { club_id: clubs.chessId };
    expect(
      await statuses(
        leela.call('academic-module-list-club', chess),
        asha.call('academic-module-list-club', club()),
      ),
    ).toEqual([404, 404]);
    expect((await admin.ok('academic-module-list-club', chess)).data).toEqual([]);
  });

  it('is taken away again one by one, by its admin alone [CA-01, NX-111]', async () => {
    const away = { ...club(), project_ids: [drone] };
    expect(await statuses(leela.call('de-selected-project-club', away))).toEqual([403]);
    expect(await admin.ok('de-selected-project-club', away)).toMatchObject({ changed: 1, archived: 0 });
    const { rows } = await admin.ok('get-curriculum-club-project-list', club());
    expect(
      rows
        .map(({ title, state }) => [title, state] as const)
        .toSorted(([one], [other]) => one.localeCompare(other)),
    ).toEqual([
      ['Drone', 'open'],
      ['Rover', 'chosen'],
    ]);
  });

  it('is told to the students of a batch that its teacher teaches, once it is assigned [CA-02, C1-12, NX-109]', async () => {
    const { roboticsMonday, roboticsSaturday } = clubs.batches;
    const tell = (batch: number) =>
      leela.call('club-project-notified-by-faculty', {
        ...club(),
        division_id: [batch],
        project_id: rover,
      });
    expect(await tell(roboticsMonday.batchId)).toMatchObject({ error: { code: 'nobody' } });
    const assignees = [{ kind: 'batch' as const, id: roboticsMonday.batchId }];
    await admin.ok('assign-curriculum', { ...club(), project_ids: [rover], assignees, due_on: '' });
    expect(await tell(roboticsMonday.batchId)).toMatchObject({ ok: true, data: { told: 1 } });
    const mon = await test.enter(clubs.mon);
    expect((await mon.ok('notifications', { schoolId: 4 })).data).toMatchObject([{ message: 'Rover' }]);
    expect(await statuses(tell(roboticsSaturday.batchId))).toEqual([404]);
  });
});
