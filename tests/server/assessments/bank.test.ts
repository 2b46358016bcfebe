import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedOf } from '#contract/assessments/question-fields.rules.ts';
import type { QuestionFields } from '#contract/assessments/question-fields.wire.ts';
import { newPartId } from '#contract/assessments/question-types.rules.ts';
import { dayMilliseconds } from '#contract/core/days.ts';
import { clearQuestions } from '#server/assessments/clear.ts';
import { assessmentItems, assessments } from '#server/assessments/schema/assessments.ts';
import {
  questionBanks,
  questionKeys,
  questionPictures,
  questions,
  questionVersions,
} from '#server/assessments/schema/questions.ts';
import { formSession } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { sendWhole, signInTo } from '../uploading.ts';
import { addBank, addQuestion, mcqFields } from './question-rows.ts';

let test: TestServer;
let asha: Client;
let bina: Client;
let admin: Client;
let office: Client;
let student: Client;
let bankId = 0;
beforeAll(async () => {
  test = await startTestServer();
  const { world } = test;
  [asha, bina, admin] = [
    await test.enter(world.asha),
    await test.enter(world.bina),
    await test.enter(world.admin),
  ];
  [office, student] = [await test.enter(world.superAdmin), await test.enter(world.esha)];
});
afterAll(() => test.close());
const db = () => test.server.app.db;
beforeEach(async () => {
  for (const table of [assessmentItems, assessments, questions, questionBanks]) await db().delete(table);
  bankId = await addBank(db(), { schoolId: 1, authorId: test.world.asha.id, name: 'Networks' });
});

async function save(
  client: Client,
  changes: Partial<QuestionFields> & { id?: number; version?: number } = {},
) {
  return client.call('save-question', {
    id: 0,
    version: 0,
    ...mcqFields({ bankId }),
    ...changes,
    formSession: await formSession(client),
  });
}
const saved = async (changes: Parameters<typeof save>[1] = {}) => {
  const answer = await save(asha, changes);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.data.data;
};

/** Names a question in an assessment of school 1. */
async function use(questionId: number): Promise<void> {
  const now = new Date();
  const [assessment] = await db()
    .insert(assessments)
    .values({
      schoolId: 1,
      kind: 'theory',
      authorId: test.world.asha.id,
      academicYear: '2026-27',
      title: 'Test',
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  const assessmentId = assessment?.id ?? 0;
  await db()
    .insert(assessmentItems)
    .values({ schoolId: 1, assessmentId, position: 1, questionId, questionNumber: 1, marks: 100 });
}

const part = () => newPartId();
const codeOf = (answer: Awaited<ReturnType<Client['call']>>) => (answer.ok ? '' : answer.error.code);
const ofEachType = (): Partial<QuestionFields>[] => [
  {},
  { type: 'multi', choices: mcqFields().choices.map((choice) => ({ ...choice, isRight: true })) },
  { type: 'true_false', choices: [], isTrue: false },
  {
    type: 'fill',
    choices: [],
    prompt: 'A byte has ___ bits.',
    blanks: [{ id: part(), answers: ['eight'], number: 8, tolerance: 0 }],
  },
  {
    type: 'match',
    choices: [],
    pairs: ['CPU', 'RAM'].map((left) => ({ id: part(), left, rightId: part(), right: `${left} does` })),
    extras: [{ id: part(), text: 'prints' }],
  },
  { type: 'subjective', choices: [], modelAnswer: 'It joins networks.', wordsMost: 100 },
  { type: 'practical', choices: [], modelAnswer: 'A lamp' },
];

describe('questions', () => {
  it('of each type come back as they were saved [CE-01, QU-37]', async () => {
    for (const changes of ofEachType()) {
      const { id } = await saved(changes);
      const { data } = await asha.ok('get-question-data', { id });
      expect(storedOf(data.values)).toEqual(
        storedOf(mcqFields({ bankId, ...changes, choices: data.values.choices })),
      );
      expect(data).toMatchObject({ version: 1, number: 1, isOwn: true, uses: 0 });
    }
    const { rows, total } = await asha.ok('question-list', {});
    expect(total).toBe(7);
    expect(new Set(rows.map(({ type }) => type)).size).toBe(7);
  });

  it('keep what was asked before: a change is a version more, and none where nothing changed [CE-01]', async () => {
    const fields = mcqFields({ bankId });
    const { id } = await saved(fields);
    const again = await saved({ ...fields, id, version: 1, prompt: 'Which device joins networks?' });
    expect(again).toEqual({ id, version: 2 });
    const moved = await saved({
      ...fields,
      id,
      version: 2,
      prompt: 'Which device joins networks?',
      language: 'hi',
    });
    expect(moved.version).toBe(3);
    const versions = await db()
      .select()
      .from(questionVersions)
      .where(eq(questionVersions.questionId, id))
      .orderBy(questionVersions.number);
    expect(versions.map(({ number, prompt }) => [number, prompt])).toEqual([
      [1, 'Which device joins two networks?'],
      [2, 'Which device joins networks?'],
    ]);
    expect(await db().$count(questionKeys, eq(questionKeys.questionId, id))).toBe(2);
    expect(await save(asha, { ...fields, id, version: 1 })).toMatchObject({ status: 409 });
  });

  it('say beside each field what is wrong with it [CE-01, QU-37]', async () => {
    const issuesOf = async (changes: Partial<QuestionFields>) => {
      const answer = await save(asha, changes);
      expect(answer.status).toBe(400);
      return answer.ok ? {} : answer.error.issues;
    };
    const choices = mcqFields().choices;
    expect(await issuesOf({ choices: choices.map((each) => ({ ...each, isRight: false })) })).toMatchObject({
      choices: { code: 'no_right_choice' },
    });
    expect(await issuesOf({ choices: choices.map((each) => ({ ...each, isRight: true })) })).toMatchObject({
      choices: { code: 'one_right_choice' },
    });
    for (const marks of [0, -1, 0.1, 101])
      expect(await issuesOf({ marks })).toMatchObject({ marks: { code: 'bad_marks' } });
    expect(await issuesOf({ type: 'fill', prompt: '___ and ___', blanks: [] })).toMatchObject({
      blanks: { code: 'gaps_differ' },
    });
    expect(await issuesOf({ type: 'true_false' })).toMatchObject({ isTrue: { code: 'no_truth' } });
    expect(await issuesOf({ prompt: 'x'.repeat(4_001) })).toMatchObject({
      prompt: { code: 'field_too_long' },
    });
    expect(await issuesOf({ pictureId: '00000000-0000-4000-8000-000000000000' })).toMatchObject({
      pictureWords: { code: 'picture_words' },
    });
    expect(await save(asha, { bankId: 999_999 })).toMatchObject({
      status: 422,
      error: { code: 'unknown_bank' },
    });
    expect(await save(asha, { projectId: 999_999 })).toMatchObject({ error: { code: 'unknown_part' } });
    expect(await save(asha, { prompt: 'a\u0000b' })).toMatchObject({ status: 400 });
  });

  it('are read by whom the bank is for, and changed by their author alone [CE-01]', async () => {
    const { id } = await saved();
    const read = (client: Client) => client.call('get-question-data', { id });
    expect((await read(bina)).status).toBe(404);
    expect((await read(admin)).status).toBe(200);
    expect((await read(office)).status).toBe(404);
    expect((await read(student)).status).toBe(403);
    await db().update(questionBanks).set({ isShared: true });
    expect((await read(bina)).status).toBe(200);
    expect((await save(bina, { id, version: 1 })).status).toBe(404);
    expect((await save(admin)).status).toBe(403);
    const officeBank = await addBank(db(), { schoolId: 0, authorId: 0, name: 'Office' });
    const { id: officeId } = await addQuestion(db(), {
      schoolId: 0,
      bankId: officeBank,
      authorId: test.world.superAdmin.id,
    });
    expect((await bina.call('get-question-data', { id: officeId })).status).toBe(200);
    expect((await asha.ok('question-list', { filters: { source: 'office' } })).total).toBe(1);
    expect((await asha.ok('question-list', { filters: { source: 'own' } })).total).toBe(1);
    expect((await bina.ok('question-list', { filters: { source: 'school' } })).total).toBe(1);
    expect((await office.ok('question-list', {})).total).toBe(1);
    const rows = [{ id: officeId, version: 1 }];
    expect((await asha.call('remove-question', { rows, isRemoved: true })).status).toBe(404);
  });

  it('that are retired are in no list but stay where they are used, and come back [CE-01]', async () => {
    const { id } = await saved();
    await use(id);
    const { done } = await asha.ok('remove-question', { rows: [{ id, version: 1 }], isRemoved: true });
    expect((await asha.ok('question-list', {})).total).toBe(0);
    const retired = await asha.ok('question-list', { filters: { state: 'removed' } });
    expect(retired.rows).toMatchObject([{ id, uses: 1, isRemoved: true }]);
    expect(await db().$count(questionVersions, eq(questionVersions.questionId, id))).toBe(1);
    await expect(db().delete(questions).where(eq(questions.id, id))).rejects.toThrow(/Failed query/);
    await asha.ok('remove-question', { rows: [{ id, version: done[0]?.version ?? 0 }], isRemoved: false });
    expect((await asha.ok('question-list', {})).total).toBe(1);
  });

  it('that are retired and were never used are deleted after 30 days, others stay [CE-01, QU-70]', async () => {
    const { id: fresh } = await saved({ prompt: 'Retired today' });
    const { id: old } = await saved({ prompt: 'Retired long ago' });
    const { id: used } = await saved({ prompt: 'Retired long ago and used' });
    const { id: ready } = await saved({ prompt: 'In use' });
    await use(used);
    const now = test.server.app.now();
    const retire = (id: number, removedAt: Date) =>
      db().update(questions).set({ removedAt }).where(eq(questions.id, id));
    await retire(fresh, now);
    for (const id of [old, used]) await retire(id, new Date(now.getTime() - 32 * dayMilliseconds));
    await clearQuestions(test.server.app, now);
    const left = await db().select({ id: questions.id }).from(questions).orderBy(questions.id);
    expect(left.map(({ id }) => id)).toEqual([fresh, used, ready]);
    expect(await db().$count(questionKeys, eq(questionKeys.questionId, old))).toBe(0);
  });

  it('are found by words, type, topic and language [CE-01]', async () => {
    await saved({ prompt: 'What is a router?' });
    await saved({ prompt: 'कंप्यूटर क्या है?', language: 'hi', type: 'subjective' });
    const total = async (input: object) => (await asha.ok('question-list', input)).total;
    expect(await total({ search: 'router' })).toBe(1);
    expect(await total({ search: 'कंप्यूटर' })).toBe(1);
    expect(await total({ filters: { language: 'hi' } })).toBe(1);
    expect(await total({ filters: { type: 'mcq' } })).toBe(1);
    expect(await total({ filters: { bank: bankId } })).toBe(2);
    expect(await total({ filters: { project: 1 } })).toBe(0);
    const sorted = await asha.ok('question-list', {
      sort: [{ by: 'bank' }, { by: 'prompt', descending: true }],
    });
    expect(sorted.rows).toHaveLength(2);
    expect((await asha.ok('get-project-question', { project_id: 1 })).total).toBe(0);
  });

  it('carry pictures of their author, which readers open and nobody else [CE-01]', async () => {
    const { asha: teacher } = test.world;
    const { token } = await signInTo(test.server.address, teacher);
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const upload_id = await sendWhole(test.server.address, token, 'router.png', png, 'question');
    const { data } = await asha.ok('save-question-picture', { upload_id, org_name: 'router.png' });
    const { id } = await saved({ pictureId: data.id, pictureWords: 'A router' });
    expect((await asha.ok('get-question-data', { id })).data.files).toMatchObject([{ name: 'router.png' }]);
    expect(await db().$count(questionPictures, eq(questionPictures.fileId, data.id))).toBe(1);
    const foreign = await addBank(db(), { schoolId: 1, authorId: test.world.bina.id, name: 'Binas' });
    expect(
      await save(bina, {
        bankId: foreign,
        pictureId: '00000000-0000-4000-8000-000000000000',
        pictureWords: 'x',
      }),
    ).toMatchObject({ error: { code: 'unknown_file' } });
  });

  it('of a demo school are not stored [CE-01]', async () => {
    const { demoFaculty } = test.world;
    const demo = await test.enter(demoFaculty);
    const demoBank = await addBank(db(), { schoolId: 5, authorId: demoFaculty.id, name: 'Demo' });
    expect(await save(demo, { bankId: demoBank })).toMatchObject({
      status: 403,
      error: { code: 'demo_school' },
    });
    expect((await demo.call('question-list', {})).status).toBe(200);
    expect(await db().$count(questions)).toBe(0);
  });
});

describe('suggestions', () => {
  it('are made of the bank by rules, the same for the same seed, and stored by nobody [QU-38]', async () => {
    await saved();
    await saved({
      prompt: 'Which device shows pictures?',
      choices: mcqFields().choices.map((choice, at) => ({
        ...choice,
        id: part(),
        text: ['Monitor', 'Mouse'][at] ?? '',
      })),
    });
    await saved(ofEachType()[4]);
    const ask = (seed: number) => asha.ok('assessment-ai-question-api', { bank_id: bankId, seed, count: 10 });
    const { data } = await ask(7);
    expect(data.made_by).toBe('rules');
    const texts = (of: typeof data) =>
      of.suggestions.map(({ way, values }) => [way, values.prompt, values.isTrue]);
    expect(texts((await ask(7)).data)).toEqual(texts(data));
    expect(new Set(data.suggestions.map(({ way }) => way))).toEqual(
      new Set(['other_choices', 'statement', 'turned_match']),
    );
    const other = data.suggestions.find(
      ({ way, values }) => way === 'other_choices' && values.prompt.includes('joins'),
    );
    expect(other?.values.choices.map(({ text }) => text).toSorted()).toEqual(['Monitor', 'Mouse', 'Router']);
    expect((await asha.ok('question-list', {})).total).toBe(3);
    for (const { values } of data.suggestions) await saved(values);
  });

  it('need questions to be made of [QU-38]', async () => {
    expect(
      await asha.call('assessment-ai-question-api', { bank_id: bankId, seed: 1, count: 3 }),
    ).toMatchObject({
      error: { code: 'too_few_questions' },
    });
    expect(
      (await bina.call('assessment-ai-question-api', { bank_id: bankId, seed: 1, count: 3 })).status,
    ).toBe(404);
  });
});

describe('files of questions', () => {
  const send = async (name: string, text: string | Buffer) => {
    const { token } = await signInTo(test.server.address, test.world.asha);
    const upload_id = await sendWhole(test.server.address, token, name, Buffer.from(text), 'questionfile');
    return { upload_id, org_name: name, bankId, language: 'en' as const };
  };

  it('are read with a verdict a row, applied once, and exported as they can be read [CE-01]', async () => {
    const target = await send(
      'a.gift',
      '$CATEGORY: Devices\n\nWhich? {=Router ~Mouse}\n\nBroken {=a ~b\n\nFlat? {F}\n',
    );
    const read = await asha.ok('read-question-file', target);
    expect(read).toMatchObject({ format: 'gift', good: 2, bad: 1, newBanks: ['Devices'], saved: 0 });
    expect(read.rows.map(({ line, problem }) => [line, problem])).toEqual([
      [3, ''],
      [5, 'not_read'],
      [7, ''],
    ]);
    expect((await asha.ok('question-list', {})).total).toBe(0);
    const apply = { ...target, formSession: await formSession(asha) };
    expect(await asha.ok('apply-question-file', apply)).toMatchObject({ saved: 2 });
    expect(await asha.ok('apply-question-file', apply)).toMatchObject({ saved: 2 });
    expect((await asha.ok('question-list', {})).total).toBe(2);
    const { text, questions: written } = await asha.ok('export-questions', { format: 'gift' });
    expect(written).toBe(2);
    expect(text).toContain('{=Router ~Mouse}');
    const { rows } = await asha.ok('export-questions', { format: 'table', filters: { type: 'mcq' } });
    expect(rows).toHaveLength(2);
    expect((await bina.ok('export-questions', { format: 'gift' })).questions).toBe(0);
  });

  it('that are none are refused whole, and say why [CE-01]', async () => {
    const code = async (name: string, text: string | Buffer) =>
      codeOf(await asha.call('read-question-file', await send(name, text)));
    expect(await code('a.xml', '<!DOCTYPE q [<!ENTITY a "b">]><questestinterop/>')).toBe('entities');
    expect(await code('a.gift', '// nothing\n')).toBe('no_questions');
    expect(await code('a.csv', 'Name,Age\nx,1\n')).toBe('no_headings');
    expect(await code('a.xlsx', 'no zip')).toBe('damaged');
    expect(await code('a.txt', 'A {T}\n\n'.repeat(10_001))).toBe('too_many_questions');
    const target = await send('a.gift', 'A {T}');
    expect((await bina.call('read-question-file', target)).status).toBe(404);
    expect(await asha.call('read-question-file', { ...target, org_name: 'a.pdf' })).toMatchObject({
      error: { code: 'bad_ending' },
    });
  });
});

describe('a topic', () => {
  const remove = (isRemoved: boolean, version: number, client = asha) =>
    client.call('remove-question-bank', { rows: [{ id: bankId, version }], isRemoved });
  const topics = async () => (await asha.ok('question-choices', {})).banks.map(({ name }) => name);

  it('is removed and comes back, once no question of it is in use and none is drawn from it [CE-01]', async () => {
    const { id, version } = await saved();
    expect(await remove(true, 1)).toMatchObject({ error: { code: 'bank_filled', params: { count: 1 } } });
    await asha.ok('remove-question', { rows: [{ id, version }], isRemoved: true });
    const [exam] = await db()
      .insert(assessments)
      .values({
        schoolId: 1,
        authorId: test.world.asha.id,
        kind: 'theory',
        academicYear: '2026-2027',
        title: 'Drawn',
        createdAt: test.clock.now,
        updatedAt: test.clock.now,
      })
      .returning();
    const item = { schoolId: 1, assessmentId: exam!.id, position: 1, bankId, drawn: 2, marks: 100 };
    await db().insert(assessmentItems).values(item);
    expect(await remove(true, 1)).toMatchObject({ error: { code: 'bank_drawn' } });
    await db().delete(assessmentItems);
    expect(await remove(true, 1)).toMatchObject({ data: { done: [{ id: bankId, version: 2 }] } });
    expect(await topics()).not.toContain('Networks');
    expect(await remove(false, 2)).toMatchObject({ data: { done: [{ id: bankId }] } });
    expect(await topics()).toContain('Networks');
  });

  it('of a colleague is not there, and the name of one that is gone is free [CE-01]', async () => {
    expect(await remove(true, 1, bina)).toMatchObject({ status: 404 });
    expect(await remove(true, 1)).toMatchObject({ ok: true });
    await addBank(db(), { schoolId: 1, authorId: test.world.asha.id, name: 'networks' });
    expect(await remove(false, 2)).toMatchObject({ error: { code: 'name_taken' } });
  });
});
