import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workComments, workReviews } from '#server/review/schema.ts';
import { works } from '#server/works/schema.ts';
import { formSession } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';
import { addWork, addWorkFile, type MadeWork } from './review-world.ts';

let test: TestServer;
let world: World;
let admin: Client;
let asha: Client;
let dev: Client;
let esha: Client;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  [admin, asha, dev, esha] = [
    await test.enter(world.admin),
    await test.enter(world.asha),
    await test.enter(world.dev),
    await test.enter(world.esha),
  ];
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [works, workReviews, workComments]) await test.server.app.db.delete(table);
});

const devsWork = () =>
  addWork(test.server.app.db, {
    personId: world.dev.id,
    groupId: world.places['9A'].gradeId,
    divisionId: world.places['9A'].divisionId,
  });
const ask = (client: Client, { projectId }: MadeWork) =>
  client.call('get-student-project-uploaded', { id: projectId, assignment_type: 1 });
const reviewsOf = async (client: Client, { projectId }: MadeWork) =>
  (await client.ok('get-student-project-uploaded', { id: projectId, assignment_type: 1 })).data.reviews;

async function commented(work: MadeWork): Promise<void> {
  await addWorkFile(test, work, 'story.txt', Buffer.from('one\ntwo\nthree\n'));
  const { attempts } = (await asha.ok('get-submission', { id: work.id })).data;
  const text = attempts[0]?.entries.find(({ file }) => file !== null);
  const on = { id: 0, work_id: work.id, attempt: 1 };
  const inText = { ...on, entry_id: text?.id ?? 0, anchor: 'line' as const };
  await asha.ok('save-comment', { ...inText, at: 3, text: 'Say why' });
  await asha.ok('save-comment', { ...inText, at: 2, text: 'Rename this variable' });
  await asha.ok('save-comment', { ...on, entry_id: work.entryId, anchor: 'whole', text: 'Well found' });
}

const deciding = async (work: MadeWork, changes: object) => ({
  work_id: work.id,
  attempt: 1,
  version: work.version,
  formStatus: 2 as const,
  feedback: 'Once more, please.',
  faculty_id: world.asha.id,
  school_id: 1,
  formSession: await formSession(asha),
  ...changes,
});
const decide = async (work: MadeWork, changes: object = {}) =>
  asha.ok('approved-student-project', await deciding(work, changes));

describe('a student whose work is decided', () => {
  it('reads the comments in the order of the files, and the rubric; before the decision nothing [C5-03, CW-14]', async () => {
    const work = await devsWork();
    const rubric = await admin.ok('save-rubric', {
      id: 0,
      version: 0,
      name: 'Stories',
      toolId: null,
      criteria: ['Ideas', 'Language'],
      levels: ['Strong', 'Begins'],
      formSession: await formSession(admin),
    });
    await commented(work);
    expect(await reviewsOf(dev, work)).toEqual([]);
    await decide(work, { rubric_id: rubric.data.id, scores: [{ position: 2, level: 1 }] });
    const [review] = await reviewsOf(dev, work);
    expect(review?.comments).toMatchObject([
      { entry: 1, anchor: 'whole', at: 0, text: 'Well found' },
      { entry: 2, anchor: 'line', at: 2, text: 'Rename this variable' },
      { entry: 2, anchor: 'line', at: 3, text: 'Say why' },
    ]);
    expect(review?.scores).toEqual([
      { position: 2, criterion: 'Language', level: 1, level_name: 'Strong', points: 2, most: 2 },
    ]);
  });

  it('is the only one who reads them, and not what the teacher keeps to the teachers [C5-03]', async () => {
    const work = await devsWork();
    await commented(work);
    await decide(work, { show_data: 0 });
    expect(await reviewsOf(dev, work)).toEqual([]);
    const shown = await devsWork();
    await commented(shown);
    await decide(shown);
    expect(await reviewsOf(dev, shown)).toHaveLength(1);
    expect((await ask(esha, shown)).status).toBe(404);
    const others = await addWork(test.server.app.db, {
      personId: world.esha.id,
      groupId: world.places['9B'].gradeId,
      divisionId: world.places['9B'].divisionId,
      projectId: shown.projectId,
    });
    expect(await reviewsOf(esha, others)).toEqual([]);
  });
});

it('a draft of feedback may be longer than a decision takes, so that nothing is cut [C5-03]', async () => {
  const work = await devsWork();
  const feedback = 'x'.repeat(5_100);
  await asha.ok('save-review-draft', { work_id: work.id, attempt: 1, version: 0, feedback });
  expect((await asha.ok('get-submission', { id: work.id })).data.draft.feedback).toBe(feedback);
  const refused = await asha.call('approved-student-project', await deciding(work, { feedback }));
  expect(refused.status).toBe(400);
});
