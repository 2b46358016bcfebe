import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { assessmentLimits } from '#contract/assessments/assessments.rules.ts';
import { markingDeskMachine } from '#machines/assessments/marking-desk/marking-desk.machine.ts';
import {
  countsOf,
  markedAnswer,
  marksIn,
  reasonIssueOf,
  requestOf,
  withAnswer,
  withDraft,
} from '#machines/assessments/marking-desk/marking-desk.rules.ts';
import type {
  AnswersWanted,
  AnswerWanted,
  LoadedAnswers,
  MarkDrafts,
  MarkToSave,
  SavedMark,
  SeenAnswer,
} from '#machines/assessments/marking-desk/marking-desk.types.ts';
import { markingDeskView } from '#machines/assessments/marking-desk/marking-desk.view.ts';
import { answerAt, choice, loaded } from './marking-desk.walks.ts';

describe('marks as they are typed', () => {
  it('are in steps of a quarter up to the most of the question, in any digits [CE-02]', () => {
    const typed = ['3', '2,5', '0.25', '५', '۴', '5', '0'].map((text) => marksIn(text, 5));
    expect(typed).toEqual([3, 2.5, 0.25, 5, 4, 5, 0]);
    expect(['5.25', '-1', '1.3', '2.555', 'two', ''].map((text) => marksIn(text, 5))).toEqual(
      Array.from({ length: 6 }, () => null),
    );
  });

  it('say why they are not sent, and ask for nothing where nothing changed [CE-02]', () => {
    const answer = answerAt(1);
    expect(requestOf(answer, {})).toBe('marks_missing');
    expect(requestOf(answer, withDraft({}, answer, { feedback: 'Well said.' }))).toBe('marks_missing');
    expect(requestOf(answer, withDraft({}, answer, { marks: '6' }))).toBe('bad_marks');
    expect(requestOf(answer, withDraft({}, answer, { marks: '2', feedback: ' Ok ' }))).toEqual({
      kind: 'marks',
      marks: 2,
      feedback: 'Ok',
      reason: '',
    });
    const marked = answerAt(1, { marks: 2 });
    expect(requestOf(marked, {})).toBeNull();
    // Typed as it is stored, it is no draft.
    expect(withDraft(withDraft({}, marked, { marks: '3' }), marked, { marks: '2' })).toEqual({});
  });

  it('and their texts are refused while they are too long, and stay as they were typed [CE-02, CE-03]', () => {
    const answer = answerAt(1);
    const long = 'x'.repeat(assessmentLimits.feedback + 1);
    expect(requestOf(answer, withDraft({}, answer, { marks: '2', feedback: long }))).toBe(
      'feedback_too_long',
    );
    const keyed = answerAt(1, { body: { type: 'true_false' }, marks: 1 });
    const reason = 'x'.repeat(assessmentLimits.reason + 1);
    expect(requestOf(keyed, withDraft({}, keyed, { marks: '2', reason }))).toBe('reason_too_long');
    expect([reasonIssueOf(reason), reasonIssueOf(' '), reasonIssueOf('Right too.')]).toEqual([
      'reason_too_long',
      'reason_missing',
      null,
    ]);
  });

  it('of what a key marked are any part of the most, and want a reason [CE-03]', () => {
    const keyed = answerAt(1, { body: { type: 'true_false' }, marks: 0.33, feedback: 'Kept.' });
    // A third is no step of a quarter, and nobody typed it.
    expect(requestOf(keyed, {})).toBeNull();
    expect(requestOf(keyed, withDraft({}, keyed, { marks: '2.5' }))).toBe('reason_missing');
    expect(requestOf(keyed, withDraft({}, keyed, { marks: '6', reason: 'Half right.' }))).toBe('bad_marks');
    const request = requestOf(keyed, withDraft({}, keyed, { marks: '2.5', reason: ' Half right. ' }));
    expect(request).toEqual({ kind: 'marks', marks: 2.5, feedback: 'Kept.', reason: 'Half right.' });
  });

  it('change the sum of the attempt in all of its answers [CE-03]', () => {
    const rows = [answerAt(1, { marks: 1 }), answerAt(1, { position: 3 }), answerAt(2)];
    const saved = { version: 2, state: 'marked' as const, marker: 'Asha' };
    const request = { kind: 'overrule' as const, isCorrect: true, reason: 'Right too.' };
    const marked = withAnswer(rows, markedAnswer(rows[0]!, request, saved));
    expect(marked.map((row) => row.so_far)).toEqual([5, 5, 1]);
    expect(marked[0]).toMatchObject({ marks: 5, reason: 'Right too.', source: 'teacher', version: 2 });
  });

  it('count for the question that was chosen, or for all', () => {
    const of = (question_id: number, waiting: number) => ({
      question_id,
      type: 'subjective' as const,
      prompt: '',
      waiting,
      answers: 9,
    });
    const questions = [of(7, 2), of(8, 3)];
    expect(countsOf(choice, questions)).toEqual({ waiting: 2, answers: 9 });
    expect(countsOf({ ...choice, order: 'student' }, questions)).toEqual({ waiting: 5, answers: 18 });
  });
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A desk with a queue of two pages; `save` answers what the server makes of each save. */
async function desk(save: (mark: MarkToSave, nth: number) => Promise<SavedMark>) {
  const saves: MarkToSave[] = [];
  const kept: MarkDrafts[] = [];
  const actor = createActor(
    markingDeskMachine.provide({
      actors: {
        loadAnswers: fromPromise<LoadedAnswers, AnswersWanted>(({ input: { after } }) => {
          if (after === null) return Promise.resolve(loaded([answerAt(1), answerAt(2)], true));
          return Promise.resolve(after.attempt_id === 2 ? loaded([answerAt(3)]) : loaded([], false, 0));
        }),
        readAnswer: fromPromise<SeenAnswer, AnswerWanted>(({ input }) =>
          Promise.resolve({
            answer: { ...input.answer, marks: 4, version: 2, marked_by: 'Bina' },
            questions: loaded([]).questions,
          }),
        ),
        saveMark: fromPromise<SavedMark, MarkToSave>(({ input }) => {
          saves.push(input);
          return save(input, saves.length);
        }),
      },
    }),
    { input: { assessmentId: 3, choice, name: 'Asha', drafts: {} } },
  );
  actor.on('keep', ({ drafts }) => kept.push(drafts));
  actor.start();
  await settled();
  return { actor, saves, kept, view: () => markingDeskView(actor.getSnapshot()) };
}

describe('a teacher at the desk', () => {
  it('saves with one key, and the next answer is there, to the end [CE-02]', async () => {
    const { actor, saves, view } = await desk(() =>
      Promise.resolve({ version: 2, state: 'marked' as const }),
    );
    for (const marks of ['1', '2', '3']) {
      actor.send({ type: 'draft.change', fields: { marks } });
      actor.send({ type: 'answer.save' });
      await settled();
    }
    expect(saves.map(({ answer, request }) => [answer.attempt_id, request])).toEqual(
      [1, 2, 3].map((at) => [at, { kind: 'marks', marks: at, feedback: '', reason: '' }]),
    );
    expect(view()).toMatchObject({ stage: 'done', waiting: 0, unsaved: 0 });
    // Back to look at it once more: what is stored asks for no save.
    actor.send({ type: 'answer.back' });
    expect(view()).toMatchObject({ stage: 'open', draft: { marks: '3' } });
    actor.send({ type: 'answer.save' });
    await settled();
    expect(saves).toHaveLength(3);
  });

  it('counts once more at the end, since the last count may be older than the last save [CE-02]', async () => {
    const { actor, view } = await desk(() => Promise.resolve({ version: 2, state: 'marked' as const }));
    for (let at = 0; at < 3; at += 1) actor.send({ type: 'answer.next' });
    // Two wait by what came with the answers.
    expect(view()).toMatchObject({ stage: 'done', waiting: 2 });
    await settled();
    expect(view()).toMatchObject({ stage: 'done', waiting: 0 });
  });

  it('keeps what is typed when a save fails, and when another answer comes first [CE-02, ER-35]', async () => {
    const { actor, saves, kept, view } = await desk((_, nth) =>
      nth === 1
        ? Promise.reject({ kind: 'unreachable' })
        : Promise.resolve({ version: 2, state: 'handed_in' as const }),
    );
    actor.send({ type: 'draft.change', fields: { marks: '3', feedback: 'Well said.' } });
    actor.send({ type: 'answer.save' });
    await settled();
    expect(view()).toMatchObject({ draft: { marks: '3' }, context: { failure: { code: 'unreachable' } } });
    actor.send({ type: 'answer.next' });
    expect(view()).toMatchObject({ answer: { attempt_id: 2 }, draft: { marks: '' }, unsaved: 1 });
    actor.send({ type: 'answer.back' });
    actor.send({ type: 'answer.save' });
    await settled();
    expect(saves[1]).toMatchObject({ request: { marks: 3, feedback: 'Well said.' } });
    expect(kept.at(-1)).toEqual({});
  });

  it('sees what a faster teacher gave, and keeps their own marks over it or takes it [CE-02]', async () => {
    const { actor, saves, kept, view } = await desk((_, nth) =>
      nth === 1
        ? Promise.reject({ kind: 'stale', information: '' })
        : Promise.resolve({ version: 3, state: 'marked' as const }),
    );
    actor.send({ type: 'draft.change', fields: { marks: '3' } });
    actor.send({ type: 'answer.save' });
    await settled();
    expect(view()).toMatchObject({ isStale: true, context: { fresh: { marks: 4, marked_by: 'Bina' } } });
    actor.send({ type: 'mine.keep' });
    await settled();
    expect(saves[1]).toMatchObject({ answer: { version: 2 }, request: { marks: 3 } });

    const other = await desk(() => Promise.reject({ kind: 'stale', information: '' }));
    other.actor.send({ type: 'draft.change', fields: { marks: '3' } });
    // Told by a hint, before they save.
    other.actor.send({ type: 'assessment.changed' });
    await settled();
    expect(other.view().isStale).toBe(true);
    other.actor.send({ type: 'theirs.take' });
    expect(other.view()).toMatchObject({ isStale: false, draft: { marks: '4' }, unsaved: 0 });
    expect(other.kept.at(-1)).toEqual({});
    expect(kept.at(-1)).toEqual({});
  });

  it('overrules a rule with a reason, and stays to see the sum [CE-03]', async () => {
    const { actor, saves, view } = await desk(() =>
      Promise.resolve({ version: 2, state: 'marked' as const }),
    );
    actor.send({ type: 'answer.overrule', isCorrect: true });
    expect(view().context.issue).toBe('reason_missing');
    actor.send({ type: 'draft.change', fields: { reason: 'Right too.' } });
    actor.send({ type: 'answer.overrule', isCorrect: true });
    await settled();
    expect(saves[0]?.request).toEqual({ kind: 'overrule', isCorrect: true, reason: 'Right too.' });
    expect(view()).toMatchObject({ answer: { attempt_id: 1, marks: 5, so_far: 6, reason: 'Right too.' } });
  });
});
