import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trainingCompletions, watchedRanges } from '#server/training/schema.ts';
import { times } from '../../long.ts';
import { namedHostileNumbers } from '../hostile-numbers.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';
import { addGivenProject, addTraining, type Trained } from './training-rows.ts';

/** What somebody may ask for that is not theirs, and what may stand in what they send. */

let test: TestServer;
let world: World;
let asha: Client;
let trained: Trained;
let given: Awaited<ReturnType<typeof addGivenProject>>;
let groupId = 0;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  asha = await test.enter(world.asha);
  groupId = world.places['9A'].gradeId;
  trained = await addTraining(test);
  given = await addGivenProject(test, { schoolId: 1, groupId, moduleId: trained.moduleId });
});
afterAll(() => test.close());

const db = () => test.server.app.db;

/** Every call of the room, as this person would send it. */
function everyCall(client: Client, who: Named, put: object = {}) {
  const faculty_id = who.id;
  const ofModule = { module_id: trained.moduleId };
  const film = { subject: 'content', id: trained.film };
  const send = (name: Parameters<Client['raw']>[0], input: object) => client.raw(name, { ...input, ...put });
  return [
    send('get-faculty-modules-list', { faculty_id }),
    send('faculty-total-mod-sess', { faculty_id }),
    send('get-modcontent-list', ofModule),
    send('get-module-details', ofModule),
    send('get-module-content-by-type', { ...ofModule, type: 'film' }),
    send('get-assign-module-details', {}),
    ...aboutGiven(client, who, put),
    send('mark-as-completed', { ...ofModule, content_id: trained.film, faculty_id }),
    send('get-watched-ranges', film),
    send('save-watched-ranges', { ...film, ranges: [[0, 1]], place: 1 }),
  ];
}

/** Those about a project that a class was given. */
function aboutGiven(client: Client, who: Named, put: object = {}) {
  const ofProject = { project_id: given.projectId };
  const faculty_id = who.id;
  const send = (name: Parameters<Client['raw']>[0], input: object) => client.raw(name, { ...input, ...put });
  return [
    send('get-assignmodcontent-list', { module_id: trained.moduleId, grade: groupId }),
    send('get-assign-project-video-details', ofProject),
    send('mark-as-project-video-completed', { ...ofProject, video_id: given.material, faculty_id }),
    send('complete-project-video', { ...ofProject, faculty_id }),
  ];
}
const statuses = async (asked: readonly Promise<{ status: number }>[]) =>
  [...new Set((await Promise.all(asked)).map(({ status }) => status))].toSorted((one, other) => one - other);

describe('training', () => {
  const others: [string, (of: World) => Named][] = [
    ['a student', ({ dev }) => dev],
    ['an admin of the school', ({ admin }) => admin],
    ['the office', ({ superAdmin }) => superAdmin],
    ['the helpdesk', ({ helpdesk }) => helpdesk],
    ['finance', ({ finance }) => finance],
  ];
  it.each(others)('is for teachers alone: %s is refused every call of it [C3-01, C4-01]', async (_, who) => {
    expect(await statuses(everyCall(await test.enter(who(world)), who(world)))).toEqual([403]);
    expect(await statuses(everyCall(test.anonymous, world.asha))).toEqual([401]);
  });

  it('of a class is nothing to a teacher of another, of another school and of the demo [C3-01, C3-03]', async () => {
    expect(await statuses(aboutGiven(asha, world.asha))).toEqual([200]);
    for (const who of [world.chetan, world.otherFaculty, world.demoFaculty, world.clubFaculty]) {
      const client = await test.enter(who);
      // The demo school marks nothing, whatever it is.
      const none = who === world.demoFaculty ? [403, 404] : [404];
      expect([who.loginName, await statuses(aboutGiven(client, who))]).toEqual([who.loginName, none]);
      const { data } = await client.ok('get-assign-project-video-details', {});
      expect(data.projects).toEqual([]);
    }
  });

  it('of somebody else is neither read nor marked in their name [C3-01, C4-01, C4-02]', async () => {
    const [bina, before] = [await test.enter(world.bina), await db().$count(trainingCompletions)];
    for (const as of [world.asha.id, world.admin.id, world.otherFaculty.id, 987_654]) {
      const named = { faculty_id: as };
      const sent = [
        bina.raw('get-faculty-modules-list', named),
        bina.raw('faculty-total-mod-sess', named),
        bina.raw('mark-as-completed', { ...named, module_id: trained.moduleId, content_id: trained.film }),
        bina.raw('complete-project-video', { ...named, project_id: given.projectId }),
      ];
      expect(await statuses(sent)).toEqual([403]);
    }
    expect(await db().$count(trainingCompletions)).toBe(before);
    const film = { subject: 'content' as const, id: trained.film };
    await asha.ok('save-watched-ranges', { ...film, ranges: [[0, 2]], place: 2 });
    expect((await bina.ok('get-watched-ranges', film)).data).toMatchObject({ ranges: [], seconds: 0 });
  });

  it('that is no more than a draft is nothing to anybody who teaches [C3-01]', async () => {
    const draft = await addTraining(test, { status: 'draft' });
    const sent = [
      asha.raw('get-modcontent-list', { module_id: draft.moduleId }),
      asha.raw('get-module-details', { module_id: draft.moduleId }),
      asha.raw('mark-as-completed', {
        module_id: draft.moduleId,
        content_id: draft.film,
        faculty_id: world.asha.id,
      }),
      asha.raw('get-watched-ranges', { subject: 'content', id: draft.film }),
      asha.raw('save-watched-ranges', { subject: 'content', id: draft.film, ranges: [[0, 4]], place: 4 }),
    ];
    expect(await statuses(sent)).toEqual([404]);
    // A film of one module in the name of another is marked by neither.
    const crossed = { module_id: draft.moduleId, content_id: trained.film, faculty_id: world.asha.id };
    expect((await asha.raw('mark-as-completed', crossed)).status).toBe(404);
  });
});

describe('what is sent', () => {
  const fields = ['module_id', 'content_id', 'project_id', 'video_id', 'grade', 'id', 'status', 'topic_id'];
  it.each(namedHostileNumbers)(
    'as a number, %s is refused or nobody’s, in each field [C3-01, C4-01]',
    async (_, value) => {
      for (const field of fields)
        for (const { status } of await Promise.all(everyCall(asha, world.asha, { [field]: value })))
          expect([200, 400, 404, 413, 422]).toContain(status);
    },
  );

  const film = () => ({ subject: 'content' as const, id: trained.film });
  const ranges: readonly (readonly [string, unknown])[] = [
    ['backwards', [[3, 1]]],
    ['before the film', [[-1, 1]]],
    ['beyond it', [[0, 1e9]]],
    ['no numbers', [['0', '4']]],
    ['half a range', [[0]]],
    ['nothing at all', null],
    ['more than anybody watches', Array.from({ length: 100_000 }, (_, at) => [at, at + 1])],
  ];
  it.each(ranges)('as watched, %s is refused, and nothing of it is counted [EN-25]', async (_, sent) => {
    const before = await asha.ok('get-watched-ranges', film());
    const { status } = await asha.raw('save-watched-ranges', { ...film(), ranges: sent, place: 1 });
    expect([400, 413, 422]).toContain(status);
    expect((await asha.ok('get-watched-ranges', film())).data).toEqual(before.data);
  });

  it('as ranges beyond the end is refused with the length of the film; a place there is its end [EN-25]', async () => {
    const bina = await test.enter(world.bina);
    const beyond = await bina.call('save-watched-ranges', { ...film(), ranges: [[1, 40_000]], place: 4 });
    expect(beyond).toMatchObject({ status: 422, error: { code: 'behind_end', params: { seconds: 6 } } });
    const { data } = await bina.ok('save-watched-ranges', { ...film(), ranges: [], place: 40_000 });
    expect(data.place).toBeLessThanOrEqual(data.length);
  });

  it('from many tabs at once leaves one row, which no order makes less [EN-25]', async () => {
    const bina = await test.enter(world.bina);
    const rounds = times(20, 120);
    const answers = await Promise.all(
      Array.from({ length: rounds }, (_, at) =>
        bina.call('save-watched-ranges', { ...film(), ranges: [[at % 6, (at % 6) + 1]], place: at % 6 }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { data } = await bina.ok('get-watched-ranges', film());
    expect(data.ranges).toHaveLength(1);
    expect(data.status).toBe(1);
    const rows = (await db().select().from(watchedRanges)).filter(
      ({ personId }) => personId === world.bina.id,
    );
    expect(rows).toHaveLength(1);
  });
});
