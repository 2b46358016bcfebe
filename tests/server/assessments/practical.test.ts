import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assessmentOverrides } from '#server/assessments/schema/assessments.ts';
import { answers, attempts } from '#server/assessments/schema/attempts.ts';
import { answerRubricScores } from '#server/assessments/schema/marking.ts';
import { notifications } from '#server/notifications/schema.ts';
import type { Client } from '../test-server.ts';
import { page, toolFor } from '../workspace/workspace-world.ts';
import {
  asha,
  at,
  attemptRow,
  begun,
  db,
  dev,
  examFor9A,
  joinTo9A,
  secondsLater,
  test,
  useExams,
} from './exam-harness.ts';
import { addRubric } from './practical-rows.ts';

useExams();

type Exam = Parameters<typeof examFor9A>[0];

/** A task to be made in a tool, with a rubric of two criteria. */
async function practical(exam: Exam = {}, engine: 'html' | 'blocks' = 'html') {
  const rubricId = await addRubric(db(), 1, ['It works', 'It is tidy']);
  const toolId = await toolFor(db(), engine);
  const task = { type: 'practical' as const, prompt: 'Make a page.', choices: [], marks: 10, toolId };
  const made = await examFor9A({
    questions: [task],
    ...exam,
    changes: { kind: 'practical', rubricId, ...exam?.changes },
  });
  return { ...made, rubricId };
}

const open = (assessment_id: number, client: Client = dev, fields: object = {}) =>
  client.call('compilerWorkspace', { project_type: 6, assessment_id, ...fields });

const saving = (workspace_id: number, base_sequence: number, text = `<p>${base_sequence}</p>`) => ({
  workspace_id,
  base_sequence,
  save_id: randomUUID(),
  kind: 'save' as const,
  program: page(text),
});
const save = (id: number, base: number, client = dev, text?: string) =>
  client.call('save-workspace-program', saving(id, base, text));

/** Dev's attempt with its workspace, which is empty. */
async function working(exam: Exam = {}) {
  const made = await practical(exam);
  const attempt = await begun(made.id);
  const opened = await open(made.id);
  if (!opened.ok) throw new Error(opened.error.code);
  return { exam: made, attempt, workspace: opened.data.data };
}

/** The same handed in with one version of a program. */
async function handedIn(exam: Exam = {}) {
  const all = await working(exam);
  await save(all.workspace.workspace_id, 0);
  await all.attempt.submit();
  return { ...all, of: { attempt_id: all.attempt.attempt_id, position: 1 } };
}

const answerRow = async (attemptId: number) => {
  const [row] = await db()
    .select()
    .from(answers)
    .where(and(eq(answers.attemptId, attemptId), eq(answers.position, 1)));
  return row!;
};

const all = (level: number) => [1, 2].map((position) => ({ position, level }));

describe('the program of a practical', () => {
  it('is made in a workspace of the attempt, which is begun once [EN-21, CW-07, CW-16]', async () => {
    const { exam, attempt, workspace } = await working();
    expect(workspace).toMatchObject({
      engine: 'html',
      purpose: 'assessment',
      project_name: exam.title,
      closed: '',
      head: null,
      exam: { assessment_id: exam.id, attempt_id: attempt.attempt_id, position: 1, prompt: 'Make a page.' },
    });
    const again = await Promise.all([open(exam.id), open(exam.id)]);
    expect(again.map((answer) => answer.ok && answer.data.data.workspace_id)).toEqual([
      workspace.workspace_id,
      workspace.workspace_id,
    ]);
    const byNumber = await dev.ok('get-student-workspace', { workspace_id: workspace.workspace_id });
    expect(byNumber.data.exam?.prompt).toBe('Make a page.');
  });

  it('is the answer from the first save on, and the last save is what is handed in [CW-08, CE-02]', async () => {
    const { attempt, workspace } = await working();
    const { workspace_id: workspaceId } = workspace;
    await save(workspaceId, 0);
    expect((await answerRow(attempt.attempt_id)).value).toMatchObject({ workspaceId, programSequence: 1 });
    // What a window sends of an older version does not take the newer one back.
    const answer = {
      type: 'practical' as const,
      text: 'See below.',
      workspaceId,
      programSequence: 1,
      fileIds: [],
    };
    await save(workspaceId, 1);
    expect(await attempt.save({ position: 1, seq: 1, answer })).toMatchObject({ ok: true });
    const submitted = await attempt.submit();
    expect(submitted).toMatchObject({ data: { data: { answered: 1, reason: 'student' } } });
    expect((await answerRow(attempt.attempt_id)).value).toEqual({ ...answer, programSequence: 2 });
    expect(await attemptRow(attempt.attempt_id)).toMatchObject({ state: 'handed_in', marks: null });
  });

  it('stays the chosen one with its tool, though another tool was looked at since [CW-08, CW-16]', async () => {
    const names = { blocks: 'Tool blocks', html: 'Tool html' };
    await toolFor(db(), 'blocks');
    const toolOf = async (answer: ReturnType<typeof open>) => {
      const opened = await answer;
      if (!opened.ok) throw new Error(opened.error.code);
      const { workspace_id: id, tool_name: tool, head } = opened.data.data;
      return { id, tool, saved: head?.sequence ?? 0 };
    };
    const exam = await examFor9A({
      questions: [{ type: 'practical', prompt: 'Make a page.', choices: [], marks: 10 }],
      changes: { kind: 'practical' },
    });
    await toolFor(db(), 'html');
    const attempt = await begun(exam.id);
    expect(await toolOf(open(exam.id))).toEqual({ id: 0, tool: '', saved: 0 });
    const html = await toolOf(open(exam.id, dev, { tool_name: names.html }));
    // Chosen and not saved yet: the page still knows it.
    expect(await toolOf(open(exam.id))).toEqual(html);
    await save(html.id, 0);
    secondsLater(60);
    expect(await toolOf(open(exam.id, dev, { tool_name: names.blocks }))).toMatchObject({ saved: 0 });
    expect(await toolOf(open(exam.id))).toEqual({ id: html.id, tool: names.html, saved: 1 });
    expect((await answerRow(attempt.attempt_id)).value).toMatchObject({ workspaceId: html.id });
    const byNumber = await dev.ok('get-student-workspace', { workspace_id: html.id });
    expect(byNumber.data.tool_name).toBe(names.html);
  });

  it('stays as it was handed in, and can be read by its student [CW-08]', async () => {
    const { workspace, exam } = await handedIn();
    const { workspace_id } = workspace;
    expect(await save(workspace_id, 1)).toMatchObject({ error: { code: 'exam_over' } });
    const move = { workspace_id, save_id: randomUUID(), base_sequence: 1 };
    expect(await dev.call('workspace-start-over', move)).toMatchObject({ error: { code: 'exam_over' } });
    expect(await dev.call('workspace-version-restore', { ...move, sequence: 1 })).toMatchObject({
      error: { code: 'exam_over' },
    });
    const upload = { workspace_id, assignment_type: 1 as const };
    expect(await dev.call('workspace-upload', upload)).toMatchObject({ status: 404 });
    const read = await dev.ok('get-student-workspace', { workspace_id });
    expect(read.data).toMatchObject({ closed: 'exam_over', head: { sequence: 1 } });
    expect(await open(exam.id)).toMatchObject({ status: 404 });
  });

  it('is handed in by time as it was stored; a late save counts, a later one does not [CE-01]', async () => {
    const { attempt, workspace } = await working();
    const { workspace_id: id } = workspace;
    await save(id, 0);
    await at(60);
    secondsLater(30);
    expect(await attempt.read()).toMatchObject({
      state: 'handed_in',
      receipt: { reason: 'time', answered: 1 },
    });
    expect(await save(id, 1)).toMatchObject({ ok: true });
    expect(await answerRow(attempt.attempt_id)).toMatchObject({
      isLate: true,
      marks: null,
      value: { programSequence: 2 },
    });
    expect(await attemptRow(attempt.attempt_id)).toMatchObject({ lateSaves: 1, state: 'handed_in' });
    secondsLater(91);
    expect(await save(id, 2)).toMatchObject({ error: { code: 'exam_over' } });
  });

  it('first saved in the late seconds is an answer, though nothing was handed in before [CE-01]', async () => {
    const { attempt, workspace } = await working();
    await at(60);
    secondsLater(1);
    await attempt.read();
    expect(await attemptRow(attempt.attempt_id)).toMatchObject({ state: 'marked', marks: 0 });
    await save(workspace.workspace_id, 0);
    expect(await attemptRow(attempt.attempt_id)).toMatchObject({ state: 'handed_in', marks: null });
  });

  it('saved while it is handed in is in it or refused, and never lost between [CE-01]', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { attempt, workspace } = await working();
      await save(workspace.workspace_id, 0);
      const [saved] = await Promise.all([save(workspace.workspace_id, 1), attempt.submit()]);
      const { value } = await answerRow(attempt.attempt_id);
      expect({ saved: saved.ok || saved.error.code, value }).toMatchObject({
        saved: saved.ok || 'exam_over',
        value: { programSequence: saved.ok ? 2 : 1 },
      });
    }
  });

  it('begun anew is no answer [CE-02]', async () => {
    const { attempt, workspace } = await working();
    const { workspace_id } = workspace;
    await save(workspace_id, 0);
    await dev.ok('workspace-start-over', { workspace_id, save_id: randomUUID(), base_sequence: 1 });
    await attempt.submit();
    expect(await attemptRow(attempt.attempt_id)).toMatchObject({ state: 'marked', marks: 0 });
  });

  it('is one of a tool that the student chooses, where the question leaves it open [CW-16]', async () => {
    await toolFor(db(), 'html');
    await toolFor(db(), 'python');
    const exam = await practical({ questions: [{ type: 'practical', prompt: 'Any tool.', choices: [] }] });
    const attempt = await begun(exam.id);
    expect(await open(exam.id)).toMatchObject({ data: { data: { workspace_id: 0, engine: 'none' } } });
    expect(await open(exam.id, dev, { tool_name: 'Tool none' })).toMatchObject({ status: 404 });
    const html = await open(exam.id, dev, { tool_name: 'Tool html' });
    const python = await open(exam.id, dev, { tool_name: 'Tool python' });
    if (!html.ok || !python.ok) throw new Error('not opened');
    await save(html.data.data.workspace_id, 0);
    secondsLater(1);
    const program = { kind: 'files' as const, files: [{ name: 'main.py', text: 'print(1)' }] };
    const id = python.data.data.workspace_id;
    await dev.ok('save-workspace-program', { ...saving(id, 0), program });
    expect(await open(exam.id)).toMatchObject({ data: { data: { workspace_id: id } } });
    await attempt.submit();
    expect((await answerRow(attempt.attempt_id)).value).toMatchObject({ workspaceId: id });
  });

  it('is reached by nobody else: neither classmates, nor teachers before it is handed in [EN-21]', async () => {
    const { exam, attempt, workspace } = await working();
    const { workspace_id } = workspace;
    await save(workspace_id, 0);
    const esha = await test.enter(test.world.esha);
    await joinTo9A(test.world.esha.id);
    const bina = await test.enter(test.world.bina);
    const chetan = await test.enter(test.world.chetan);
    const read = (client: Client) => client.call('get-student-workspace', { workspace_id });
    for (const client of [esha, asha, bina, chetan])
      expect(await read(client)).toMatchObject({ status: 404 });
    expect(await open(exam.id, esha)).toMatchObject({ status: 404 });
    expect(await open(exam.id, asha)).toMatchObject({ status: 404 });
    expect(await save(workspace_id, 1, esha)).toMatchObject({ status: 404 });
    await attempt.submit();
    for (const client of [esha, chetan]) expect(await read(client)).toMatchObject({ status: 404 });
    for (const client of [asha, bina])
      expect(await read(client)).toMatchObject({ ok: true, data: { data: { closed: 'read_only' } } });
  });

  it('of another attempt or of a project is no answer [EN-21]', async () => {
    const first = await working();
    await save(first.workspace.workspace_id, 0);
    const second = await working();
    const value = {
      type: 'practical' as const,
      text: '',
      workspaceId: first.workspace.workspace_id,
      programSequence: 1,
      fileIds: [],
    };
    expect((await second.attempt.save({ position: 1, seq: 1, answer: value })).status).toBe(400);
  });
});

describe('marking a practical', () => {
  it('lists what was handed in, shows it, and gives marks by points [CE-02, NX-005, NX-006, NX-018, NX-024]', async () => {
    const { exam, of, workspace } = await handedIn();
    const list = await asha.ok('completed-practical-assessment-list', { assessment_id: exam.id });
    expect(list).toMatchObject({
      total: 1,
      rows: [
        { ...of, state: 'waiting', has_program: 1, marks: null, marks_most: 10, student_name: 'Dev Test' },
      ],
    });
    const { data } = await asha.ok('completed-practical-assessment-answer', of);
    expect(data).toMatchObject({
      rubric_id: exam.rubricId,
      engine: 'html',
      prompt: 'Make a page.',
      answer: { workspaceId: workspace.workspace_id, programSequence: 1 },
      scores: [],
      version: 1,
      next: null,
      waiting: 1,
    });
    const given = { ...of, rubricId: exam.rubricId, scores: [all(1)[0]!, all(3)[1]!], feedback: 'Tidy it.' };
    const marked = await asha.ok('submit-practical-review-result', { ...given, version: 1 });
    // 4 of 6 points of 10 marks.
    expect(marked.data).toEqual({ state: 'marked', marks: 6.67, marks_most: 10, version: 2 });
    expect((await asha.ok('get-rubrics-point', of)).data).toMatchObject({
      points: 4,
      points_most: 6,
      marks: 6.67,
      scores: [
        { criterion: 'It works', level_name: 'All of it', points: 3 },
        { criterion: 'It is tidy', level_name: 'Some of it', points: 1 },
      ],
    });
    // The sheet on paper has the table of the rubric too.
    const [sheet] = (await asha.ok('result-sheets', { assessment_id: exam.id })).rows;
    expect(sheet?.answers[0]).toMatchObject({
      marks: 6.67,
      scores: [
        { criterion: 'It works', level_name: 'All of it', points: 3, most: 3 },
        { criterion: 'It is tidy', level_name: 'Some of it', points: 1, most: 3 },
      ],
    });
    const states = async (state: 'waiting' | 'marked' | 'sent_back') =>
      (await asha.ok('completed-practical-assessment-list', { assessment_id: exam.id, filters: { state } }))
        .total;
    expect([await states('waiting'), await states('marked'), await states('sent_back')]).toEqual([0, 1, 0]);
  });

  it('changes points later; released marks stay released [CE-02, NX-028]', async () => {
    const { exam, of } = await handedIn();
    const give = { ...of, rubricId: exam.rubricId, feedback: '' };
    await asha.ok('submit-practical-review-result', { ...give, scores: all(3), version: 1 });
    await asha.ok('release-assessment', { assessment_id: exam.id });
    const changed = await asha.ok('updated-ruberic-data', { ...give, scores: all(1), version: 2 });
    expect(changed.data).toMatchObject({ state: 'released', marks: 10, version: 3 });
    expect(await db().$count(answerRubricScores, eq(answerRubricScores.attemptId, of.attempt_id))).toBe(2);
  });

  it('of two who mark one answer the second is told [CE-02]', async () => {
    const { exam, of } = await handedIn();
    const bina = await test.enter(test.world.bina);
    const give = { ...of, rubricId: exam.rubricId, scores: all(2), version: 1 };
    const both = await Promise.all([
      asha.call('submit-practical-review-result', give),
      bina.call('submit-practical-review-result', give),
    ]);
    expect(both.map((answer) => (answer.ok ? 'marked' : answer.error.code)).toSorted()).toEqual([
      'marked',
      'stale',
    ]);
  });

  it('refuses points that are not whole, and rubrics that are not there [CE-02]', async () => {
    const { exam, of } = await handedIn();
    const call = (fields: object) =>
      asha.call('submit-practical-review-result', {
        ...of,
        rubricId: exam.rubricId,
        scores: all(1),
        version: 1,
        ...fields,
      });
    const other = await addRubric(db(), 2);
    for (const [fields, field, code] of [
      [{ scores: [] }, 'scores', 'needs_level'],
      [{ scores: [{ position: 1, level: 1 }] }, 'scores', 'needs_level'],
      [{ scores: all(4) }, 'scores', 'needs_level'],
      [{ rubricId: 0 }, 'rubricId', 'unknown_rubric'],
      [{ rubricId: other }, 'rubricId', 'unknown_rubric'],
      [{ rubricId: 999_999 }, 'rubricId', 'unknown_rubric'],
      [{ decision: 'send_back' }, 'feedback', 'needs_feedback'],
    ] as const)
      expect(await call(fields)).toMatchObject({ error: { code, issues: { [field]: { code } } } });
    for (const fields of [
      { scores: all(99) },
      { position: 0 },
      { rubricId: -1 },
      { feedback: 'x'.repeat(4001) },
    ])
      expect((await call(fields)).status).toBe(400);
    expect((await call({ position: 2 })).status).toBe(404);
    expect(await answerRow(of.attempt_id)).toMatchObject({ marks: null, version: 1 });
  });

  it('waits until it is handed in, and is closed to who does not teach the student [CE-02]', async () => {
    const { exam, attempt } = await working();
    const of = { attempt_id: attempt.attempt_id, position: 1 };
    const give = { ...of, rubricId: exam.rubricId, scores: all(1), version: 0 };
    expect(await asha.call('submit-practical-review-result', give)).toMatchObject({
      error: { code: 'exam_open' },
    });
    expect(await asha.call('completed-practical-assessment-answer', of)).toMatchObject({ status: 404 });
    await attempt.submit();
    const chetan = await test.enter(test.world.chetan);
    for (const call of ['completed-practical-assessment-answer', 'get-rubrics-point'] as const)
      expect(await chetan.call(call, of)).toMatchObject({ status: 404 });
    expect(await chetan.call('submit-practical-review-result', give)).toMatchObject({ status: 404 });
    expect(
      (await chetan.call('completed-practical-assessment-list', { assessment_id: exam.id })).status,
    ).toBe(404);
  });

  it('sent back says until when the student can begin again, and that the time is over [ST-26]', async () => {
    const { exam, of } = await handedIn();
    const back = { ...of, rubricId: 0, scores: [], feedback: 'The link is missing.', version: 1 };
    await asha.ok('submit-practical-review-result', { ...back, decision: 'send_back' });
    const desk = async () => (await asha.ok('completed-practical-assessment-answer', of)).data;
    const { last_start_at: last, ...open } = await desk();
    expect(open).toMatchObject({ state: 'sent_back', again: 'open' });
    const key = { schoolId: 1, assessmentId: exam.id, personId: test.world.dev.id };
    const lastStartAt = new Date((last ?? 0) + 24 * 3_600_000);
    await at(((last ?? 0) - test.clock.now.getTime()) / 60_000 + 1);
    expect(await desk()).toMatchObject({ again: 'late', last_start_at: last });
    expect((await dev.call('start-attempt', { assessment_id: exam.id, lease: randomUUID() })).ok).toBe(false);
    const own = { ...key, lastStartAt, setBy: test.world.asha.id, setAt: test.clock.now };
    await db().insert(assessmentOverrides).values(own);
    expect(await desk()).toMatchObject({ again: 'open', last_start_at: lastStartAt.getTime() });
    await begun(exam.id);
    expect(await desk()).toMatchObject({ again: 'begun' });
  });

  it('sends back: the student begins again with the program, and hears why [ST-26, NX-024]', async () => {
    const { exam, of, workspace } = await handedIn();
    const result = async () => (await dev.ok('get-assessment-result', { attempt_id: of.attempt_id })).data;
    expect(await result()).toMatchObject({ is_released: 0, sent_back: null });
    const back = { ...of, rubricId: 0, scores: [], feedback: 'The link is missing.', version: 1 };
    const sent = await asha.ok('submit-practical-review-result', { ...back, decision: 'send_back' });
    expect(sent.data).toMatchObject({ state: 'sent_back', marks: null });
    const bell = await db()
      .select()
      .from(notifications)
      .where(eq(notifications.cause, `assessment-sent-back:${of.attempt_id}`));
    expect(bell).toMatchObject([{ personId: test.world.dev.id }]);
    expect(await result()).toMatchObject({ is_released: 0, score: null, sent_back: 'The link is missing.' });
    // Marks of somebody who still has it open would make it count again: nothing could be begun.
    const late = { ...of, rubricId: exam.rubricId, scores: all(1), feedback: '', version: 1 };
    const rows = [{ position: 1, marks: 1, version: 1 }];
    const marked = [
      await asha.call('updated-ruberic-data', late),
      await asha.call('update-subjective-marks', { attempt_id: of.attempt_id, rows }),
    ];
    for (const each of marked) expect(each).toMatchObject({ status: 409, error: { code: 'was_sent_back' } });
    await begun(exam.id);
    const again = await open(exam.id);
    expect(again).toMatchObject({
      data: { data: { head: { sequence: 1 }, exam: { feedback: 'The link is missing.' } } },
    });
    expect(again.ok && again.data.data.workspace_id).not.toBe(workspace.workspace_id);
    expect(
      await asha.call('submit-practical-review-result', { ...back, decision: 'send_back' }),
    ).toMatchObject({
      error: { code: 'not_sent_back' },
    });
    expect(await db().$count(attempts, eq(attempts.assessmentId, exam.id))).toBe(2);
  });

  it('offers the rubrics of the office and of the school [CE-02, NX-017]', async () => {
    const [own, office, other] = [
      await addRubric(db(), 1),
      await addRubric(db(), 0),
      await addRubric(db(), 2),
    ];
    const ids = (await asha.ok('get-rubrics-data', {})).data.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([own, office]));
    expect(ids).not.toContain(other);
  });
});
