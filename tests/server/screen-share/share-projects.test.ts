import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import { schools } from '#server/directory/schema.ts';
import { screenShares } from '#server/screen-share/schema.ts';
import { buildClubWorld } from '../club-world.ts';
import { addProjects } from '../content/content-rows.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

let test: TestServer;
let world: World;
let asha: Client;
let dev: Client;
let lamp = 0;
let robot = 0;
let year = '';
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  const { db } = test.server.app;
  [asha, dev] = [await test.enter(world.asha), await test.enter(world.dev)];
  [lamp = 0, robot = 0] = await addProjects(db, [{ title: 'Echo lamp' }, { title: 'Dancing robot' }]);
  const [school] = await db.select().from(schools).where(eq(schools.id, 1));
  year = school?.academicYear ?? '';
});
beforeEach(async () => {
  for (const table of [screenShares, curriculumAssignments, curriculumChoices])
    await test.server.app.db.delete(table);
});
afterAll(() => test.close());

interface Given {
  readonly project: number;
  readonly group: number;
  readonly kind: 'division' | 'batch' | 'person';
  readonly to: number;
  readonly schoolId?: number;
  readonly of?: string;
}
async function give({ project, group, kind, to, schoolId = 1, of = year }: Given): Promise<void> {
  const { db } = test.server.app;
  const at = test.clock.now;
  const [choice] = await db
    .insert(curriculumChoices)
    .values({ schoolId, academicYear: of, groupId: group, projectId: project, chosenBy: 1, chosenAt: at })
    .returning();
  await db
    .insert(curriculumAssignments)
    .values({ schoolId, choiceId: choice?.id ?? 0, kind, assigneeId: to, assignedBy: 1, assignedAt: at });
}
const nineA = () => ({ grade: world.places['9A'].gradeId, division: world.places['9A'].divisionId });
const toNineA = (project: number) =>
  give({ project, group: nineA().grade, kind: 'division', to: nineA().division });
const wish = (project_id: number) => ({ ...nineA(), project_id, faculty_id: world.asha.id, school_id: 1 });
const begin = async (project_id: number) => (await asha.ok('start-video-screen', wish(project_id))).data;
const start = (project_id: number) => asha.call('start-video-screen', wish(project_id));
const running = async () => (await dev.ok('get-screen-share', {})).data;

describe('a share of a project', () => {
  it('is offered with the projects of that class alone, this year’s, and says how many could watch [CC-15, C4-06]', async () => {
    await toNineA(lamp);
    await give({ project: robot, group: nineA().grade, kind: 'person', to: world.dev.id });
    const [older = 0, elsewhere = 0] = await addProjects(test.server.app.db, [
      { title: 'Of last year' },
      { title: 'Of another division' },
    ]);
    await give({
      project: older,
      group: nineA().grade,
      kind: 'division',
      to: nineA().division,
      of: '2001-2002',
    });
    await give({
      project: elsewhere,
      group: nineA().grade,
      kind: 'division',
      to: world.places['9B'].divisionId,
    });
    expect(await asha.ok('student-available', nineA())).toEqual({
      success: 'true',
      students: 1,
      projects: [{ project_id: lamp, project_title: 'Echo lamp' }],
    });
  });

  it('begins only with a project that is assigned to the class [CC-15]', async () => {
    expect(await start(lamp)).toMatchObject({
      error: {
        code: 'project_not_assigned',
        information: 'This project is not assigned to this division.',
      },
    });
    await toNineA(lamp);
    expect(await start(robot)).toMatchObject({ error: { code: 'project_not_assigned' } });
    expect(await begin(lamp)).toMatchObject({
      project_id: lamp,
      project_title: 'Echo lamp',
      project_type: 2,
    });
    // A refresh without it goes on with no project in particular.
    expect(await begin(0)).toMatchObject({ project_id: 0, project_title: '', project_type: 0 });
  });

  it('names its project to a student only while the server finds it assigned to them [VP-38, EN-43, ST-31]', async () => {
    await toNineA(lamp);
    await begin(lamp);
    expect(await running()).toMatchObject([
      { project_id: lamp, project_title: 'Echo lamp', project_type: 2 },
    ]);
    await test.server.app.db.delete(curriculumAssignments);
    expect(await running()).toMatchObject([
      { project_id: 0, project_title: '', project_type: 0, can_rejoin: true },
    ]);
    await test.server.app.db.delete(curriculumChoices);
    await toNineA(lamp);
    await test.server.app.db.delete(publishedProjects).where(eq(publishedProjects.projectId, lamp));
    expect(await running()).toMatchObject([{ project_id: 0, can_rejoin: true }]);
  });

  it('is a club’s where a batch watches [CC-15, EN-43]', async () => {
    const clubs = await buildClubWorld(test.server.app.db);
    const { clubId, batchId } = clubs.batches.roboticsMonday;
    const { schoolId } = clubs.leela;
    await give({ project: robot, group: clubId, kind: 'batch', to: batchId, schoolId });
    const leela = await test.enter(clubs.leela);
    const place = { club: clubId, batch: batchId };
    expect(await leela.ok('student-available', place)).toMatchObject({
      projects: [{ project_title: 'Dancing robot' }],
    });
    const ids = { faculty_id: clubs.leela.id, school_id: schoolId };
    const { data } = await leela.ok('start-video-screen', { ...place, ...ids, project_id: robot });
    expect(data).toMatchObject({ project_id: robot, project_type: 3 });
  });
});
