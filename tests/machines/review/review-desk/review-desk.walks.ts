import type { Submission } from '#contract/review/review.wire.ts';
import { reviewDeskMachine } from '#machines/review/review-desk/review-desk.machine.ts';
import type { Desk } from '#machines/review/review-desk/review-desk.types.ts';
import { done, elapsed, failed, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, runningOf, walked } from '../../walked-machine.ts';

export const machine = reviewDeskMachine.provide({
  actors: {
    loadDesk: silentPromise(),
    loadAhead: silentPromise(),
    saveDraft: silentPromise(),
    decideWork: silentPromise(),
    reopenWork: silentPromise(),
  },
});

export const work: Submission = {
  id: 4,
  version: 2,
  state: 'in_review',
  kind: 'course',
  title: 'Lamp',
  project_id: 9,
  session_id: 0,
  session_name: '',
  student_id: 7,
  student_name: 'Dev',
  login_name: 'S1',
  division: 3,
  class_name: 'Grade 9 A',
  due_on: '',
  attempts: [{ number: 1, learning: '', submitted_at: 1, is_late: 0, due_on: '', entries: [] }],
  reviews: [],
  comments: [],
  draft: { version: 0, feedback: '', rubric_id: 0, scores: [], show_data: 1, due_on: '', on_wall: 0 },
  rubrics: [],
  phrases: [],
  may_review: 1,
  may_reopen: 0,
};
export const desk: Desk = { work, formSession: 'token' };
const newer: Desk = { work: { ...work, version: 3 }, formSession: 'newer' };
const approved: Desk = {
  work: { ...work, version: 3, state: 'approved', may_review: 0, may_reopen: 1 },
  formSession: 'done',
};
const next: Desk = { work: { ...work, id: 5 }, formSession: 'next' };
const comment = {
  id: 1,
  entry_id: 1,
  author_name: 'Asha',
  is_own: 1,
  anchor: 'whole',
  at: 0,
  x: 0,
  y: 0,
  w: 0,
  h: 0,
  text: 'Look',
} as const;
const stale = { kind: 'stale', information: 'Changed meanwhile.' } as const;
const away = { kind: 'unreachable' } as const;
const past = {
  kind: 'refused',
  code: 'due_past',
  information: '',
  fields: { due_on: 'Past.' },
} as const;
const decided = { kind: 'refused', code: 'not_waiting', information: '' } as const;

const walk: Walk<typeof machine> = {
  input: { workId: 4 },
  events: [
    { type: 'draft.change', fields: { feedback: 'Good' } },
    { type: 'work.decide', decision: 'approved' },
    { type: 'work.decide', decision: 'resubmit' },
    { type: 'work.skip' },
    { type: 'work.reopen' },
    { type: 'work.reload' },
    { type: 'work.seen', desk },
    { type: 'work.seen', desk: newer },
    { type: 'work.seen', desk: approved },
    { type: 'comment.kept', comment },
    { type: 'comment.gone', id: 1 },
    { type: 'desk.retry' },
    { type: 'session.restored' },
    done('loadDesk', desk),
    done('loadDesk', approved),
    failed('loadDesk', away),
    done('loadAhead', { desk: next, waiting: 2 }),
    done('loadAhead', { desk: null, waiting: 1 }),
    failed('loadAhead', away),
    done('findNext', { desk: next, waiting: 2 }),
    done('findNext', { desk: null, waiting: 0 }),
    failed('findNext', away),
    done('saveDraft', 1),
    failed('saveDraft', away),
    failed('saveDraft', stale),
    done('decideWork', undefined),
    failed('decideWork', stale),
    failed('decideWork', decided),
    failed('decideWork', past),
    failed('decideWork', away),
    failed('decideWork', { kind: 'unauthorized' }),
    done('reloadDesk', newer),
    failed('reloadDesk', away),
    done('reopenWork', undefined),
    failed('reopenWork', stale),
    failed('reopenWork', away),
    elapsed('pause', 'reviewDesk.open.drafting.unsaved.typing'),
    elapsed('latest', 'reviewDesk.open.drafting.unsaved'),
    elapsed('again', 'reviewDesk.open.drafting.unreached'),
  ],
  project: ({ context }) => [
    context.desk?.work.id,
    context.desk?.work.version,
    context.isTyped,
    context.isAhead,
    context.isLeaving,
    context.decision,
    context.ahead && (context.ahead.desk?.work.id ?? 0),
    context.fresh?.formSession,
  ],
};

export const reviewDesk = walked({
  machine,
  walks: { review: walk },
  invariants: [
    {
      name: 'one thing is written at a time',
      holds: (after) => runningOf(after, 'saveDraft', 'decideWork', 'reopenWork') <= 1,
    },
    {
      name: 'nothing is decided unasked',
      holds: (after, before, event) =>
        !begins('decideWork', after, before) ||
        event?.type === 'work.decide' ||
        event?.type === 'session.restored',
    },
    {
      name: 'a decision goes with all that was written and the key of the work on the desk',
      holds: (after, before) => {
        if (!begins('decideWork', after, before)) return true;
        const input = Object(inputOf(after, 'decideWork'));
        return input.draft === after.context.draft && input.desk === after.context.desk;
      },
    },
    {
      name: 'what was written stays until it is decided on or the draft is at the server',
      holds: (after, before, event) =>
        !before ||
        !before.context.isTyped ||
        after.context.draft.feedback === before.context.draft.feedback ||
        event?.type === 'draft.change' ||
        event?.type === 'xstate.done.actor.decideWork' ||
        event?.type === 'xstate.done.actor.saveDraft' ||
        // The next work is on the desk.
        after.context.desk !== before.context.desk,
    },
    {
      name: 'nobody leaves a draft behind that is not at the server',
      holds: (after, before, event) =>
        !before?.context.isAhead ||
        !before.context.isTyped ||
        after.context.desk?.work.id === before.context.desk?.work.id ||
        event?.type === 'xstate.done.actor.decideWork' ||
        // Asked for by its number: the server answers no other.
        event?.type === 'xstate.done.actor.reloadDesk',
    },
  ],
});
