import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { feedbackMost } from '#contract/review/review.rules.ts';
import { reviewDeskMachine } from '#machines/review/review-desk/review-desk.machine.ts';
import {
  changed,
  laidOutAgain,
  withComment,
  withoutComment,
} from '#machines/review/review-desk/review-desk.rules.ts';
import type {
  Ahead,
  DecisionToMake,
  Desk,
  DraftToSave,
} from '#machines/review/review-desk/review-desk.types.ts';
import { reviewDeskView } from '#machines/review/review-desk/review-desk.view.ts';
import { desk, work } from './review-desk.walks.ts';

const draft = {
  feedback: 'Mine',
  rubricId: 3,
  scores: [{ position: 1, level: 1 }],
  showData: true,
  dueOn: '',
  onWall: false,
};

describe('what a teacher wrote', () => {
  it('stays when the work comes again, without a rubric that was taken away [C5-03]', () => {
    const again = laidOutAgain({ draft, isTyped: true, ahead: null }, desk);
    expect([again.draft.feedback, again.draft.rubricId, again.draft.scores]).toEqual(['Mine', 0, []]);
  });

  it('gives way to the stored draft where nothing was typed', () => {
    const stored = { ...desk, work: { ...work, draft: { ...work.draft, feedback: 'Stored', version: 4 } } };
    const again = laidOutAgain({ draft, isTyped: false, ahead: null }, stored);
    expect([again.draft.feedback, again.draftVersion]).toEqual(['Stored', 4]);
  });

  it('loses the scores of another rubric', () => {
    expect(changed(draft, { rubricId: 4 }).scores).toEqual([]);
    expect(changed(draft, { rubricId: 3 }).scores).toHaveLength(1);
  });
});

describe('comments', () => {
  it('are in the order of their places, each once', () => {
    const at = (id: number, line: number) => ({
      id,
      entry_id: 1,
      author_name: '',
      is_own: 1 as const,
      anchor: 'line' as const,
      at: line,
      x: 0,
      y: 0,
      w: 0,
      h: 0,
      text: '',
    });
    const two = withComment(withComment(desk, at(1, 9)), at(2, 3));
    expect(two.work.comments.map(({ id }) => id)).toEqual([2, 1]);
    expect(withComment(two, at(1, 1)).work.comments.map(({ id }) => id)).toEqual([1, 2]);
    expect(withoutComment(two, 2).work.comments.map(({ id }) => id)).toEqual([1]);
  });
});

describe('a feedback that is longer than a decision takes', () => {
  it('is kept whole, and is shortened before the decision [C5-03]', async () => {
    const decided: string[] = [];
    const actor = createActor(
      reviewDeskMachine.provide({
        actors: {
          loadDesk: fromPromise<Desk, { workId: number }>(() => Promise.resolve(desk)),
          loadAhead: fromPromise<Ahead, { after: number }>(() => Promise.resolve({ desk: null, waiting: 1 })),
          decideWork: fromPromise<undefined, DecisionToMake>(({ input }) => {
            decided.push(input.draft.feedback);
            return Promise.resolve(undefined);
          }),
        },
      }),
      { input: { workId: 4 }, clock: new SimulatedClock() },
    );
    actor.start();
    await expect.poll(() => actor.getSnapshot().matches('open')).toBe(true);
    const long = 'x'.repeat(feedbackMost + 1);
    actor.send({ type: 'draft.change', fields: { feedback: long } });
    actor.send({ type: 'work.decide', decision: 'resubmit' });
    const view = reviewDeskView(actor.getSnapshot());
    expect([view.isTooLong, view.isBusy, view.draft.feedback]).toEqual([true, false, long]);
    actor.send({ type: 'draft.change', fields: { feedback: long.slice(1) } });
    actor.send({ type: 'work.decide', decision: 'resubmit' });
    await expect.poll(() => decided).toEqual([long.slice(1)]);
    actor.stop();
  });
});

describe('a teacher who types without a pause', () => {
  it('has a draft at the server after five seconds, and the next work at once [C5-03]', async () => {
    const clock = new SimulatedClock();
    const saved: string[] = [];
    const next: Desk = { work: { ...work, id: 5 }, formSession: 'next' };
    const actor = createActor(
      reviewDeskMachine.provide({
        actors: {
          loadDesk: fromPromise<Desk, { workId: number }>(() => Promise.resolve(desk)),
          loadAhead: fromPromise<Ahead, { after: number }>(() => Promise.resolve({ desk: next, waiting: 2 })),
          saveDraft: fromPromise<number, DraftToSave>(({ input }) => {
            saved.push(input.draft.feedback);
            return Promise.resolve(saved.length);
          }),
        },
      }),
      { clock, input: { workId: 4 } },
    ).start();
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    await settle();
    let text = '';
    for (let at = 0; at < 10; at += 1) {
      text += 'x';
      actor.send({ type: 'draft.change', fields: { feedback: text } });
      clock.increment(500);
    }
    await settle();
    expect(saved).toEqual(['x'.repeat(10)]);
    actor.send({ type: 'work.skip' });
    await settle();
    expect(actor.getSnapshot().context.desk?.work.id).toBe(5);
    expect(actor.getSnapshot().context.draft.feedback).toBe('');
    actor.stop();
  });
});
