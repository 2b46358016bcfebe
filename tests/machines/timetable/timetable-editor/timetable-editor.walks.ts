import type { Clash } from '#contract/timetable/timetable.wire.ts';
import { timetableEditorMachine } from '#machines/timetable/timetable-editor/timetable-editor.machine.ts';
import type { LessonDraft } from '#machines/timetable/timetable-editor/timetable-editor.types.ts';
import { done, elapsed, failed, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, runningOf, walked } from '../../walked-machine.ts';

export const machine = timetableEditorMachine.provide({
  actors: {
    beginForm: silentPromise(),
    checkLesson: silentPromise(),
    saveLesson: silentPromise(),
    removeLesson: silentPromise(),
    loadLesson: silentPromise(),
  },
});

export const draft: LessonDraft = {
  id: 4,
  version: 2,
  fields: {
    teacherId: 7,
    divisionId: 3,
    schoolRoomId: null,
    subject: 'Maths',
    projectId: null,
    weekday: 1,
    week: 'every',
    bellId: null,
    period: 0,
    starts: '08:00',
    ends: '08:45',
    validFrom: '2026-09-01',
    validTo: '2027-03-31',
  },
};
export const clash: Clash = {
  what: 'teacher',
  mine: 'Maths',
  other: 'Physics',
  day: '2026-09-07',
  offerWeekday: 2,
  offerPeriod: 0,
  offerStarts: '09:00',
  offerEnds: '09:45',
};
const stale = { kind: 'stale', information: 'Changed meanwhile.' } as const;
const taken = { kind: 'refused', code: 'clash', information: 'Taken.' } as const;
const wrong = { kind: 'refused', code: 'wrong_time', information: '', fields: { starts: 'Wrong.' } } as const;

const walk: Walk<typeof machine> = {
  input: undefined,
  events: [
    { type: 'lesson.open', draft },
    { type: 'lesson.open', draft: { ...draft, id: 0, version: 0 } },
    { type: 'lesson.move', draft },
    { type: 'lesson.change', fields: { subject: 'Art' } },
    { type: 'offer.take' },
    { type: 'lesson.save' },
    { type: 'lesson.remove' },
    { type: 'lesson.close' },
    { type: 'lesson.reload' },
    { type: 'session.restored' },
    done('beginForm', 'token'),
    failed('beginForm', { kind: 'unreachable' }),
    done('checkLesson', null),
    done('checkLesson', clash),
    failed('checkLesson', wrong),
    done('saveLesson', { id: 4, version: 3 }),
    failed('saveLesson', stale),
    failed('saveLesson', taken),
    failed('saveLesson', wrong),
    failed('saveLesson', { kind: 'unauthorized' }),
    failed('saveLesson', { kind: 'unreachable' }),
    done('removeLesson', { id: 4, version: 3 }),
    failed('removeLesson', stale),
    failed('removeLesson', { kind: 'unauthorized' }),
    failed('removeLesson', { kind: 'unreachable' }),
    done('loadLesson', draft),
    failed('loadLesson', { kind: 'unreachable' }),
    elapsed('typing', 'timetableEditor.editing.settling'),
  ],
  project: ({ context }) => [context.draft?.id, context.isAtOnce, context.clash?.what, context.command],
};

export const timetableEditor = walked({
  machine,
  walks: { lesson: walk },
  invariants: [
    {
      name: 'one thing is written at a time',
      holds: (after) => runningOf(after, 'saveLesson', 'removeLesson') <= 1,
    },
    {
      name: 'a save goes with the key of its form',
      holds: (after, before) =>
        !begins('saveLesson', after, before) || Object(inputOf(after, 'saveLesson')).formSession === 'token',
    },
    {
      name: 'nothing is removed unasked',
      holds: (after, before, event) =>
        !begins('removeLesson', after, before) ||
        event?.type === 'lesson.remove' ||
        event?.type === 'session.restored',
    },
    {
      name: 'a clash is told only while the lesson that has it is on show',
      holds: (after) => after.context.clash === null || after.context.draft !== null,
    },
  ],
});
