import type { Notice } from '#contract/notices/notice.model.ts';
import { noticePackMachine } from '#machines/notices/notice-pack/notice-pack.machine.ts';
import type { NoticePackInput, PackGround } from '#machines/notices/notice-pack/notice-pack.types.ts';
import { sampleNotice } from '#tests/features/notices/viewer/samples.ts';
import { done, failed, type PathEvent, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { runningOf, walked } from '../../walked-machine.ts';

export const person = {
  id: 7,
  role: 4,
  schoolId: 1,
  schoolModel: 0,
  isDemoSchool: false,
  mayEditNotices: true,
};
export const ground: PackGround = {
  grades: [
    { id: 8, name: 'Grade 8', divisionCount: 2 },
    { id: 9, name: 'Grade 9', divisionCount: 2 },
  ],
  drafted: [],
};
export const notice = (id: number, changes: Partial<Notice> = {}) =>
  sampleNotice({
    id,
    title: `Notice ${id}`,
    mayReshare: true,
    shareDate: '2025-11-17',
    dueDate: '2025-11-24',
    ...changes,
  });
export const input = (...ids: number[]): NoticePackInput => ({
  wanted: ids.map((id) => ({ id, title: `Notice ${id}` })),
  person,
  today: '2026-06-01',
});

export const machine = noticePackMachine.provide({
  actors: { loadGround: silentPromise(), loadNotice: silentPromise(), keepDraft: silentPromise() },
});

const events: readonly PathEvent[] = [
  { type: 'pack.retry' },
  { type: 'pack.shift', shift: { kind: 'from', day: '2026-06-15' } },
  { type: 'pack.shift', shift: { kind: 'from', day: '' } },
  { type: 'pack.leave_out', id: 1, isOut: true },
  { type: 'pack.make' },
  { type: 'pack.stop' },
  { type: 'pack.close' },
  done('loadGround', ground),
  failed('loadGround', { kind: 'unreachable' }),
  done('loadNotice', notice(1)),
  failed('loadNotice', { kind: 'unreachable' }),
  done('keepDraft'),
  failed('keepDraft', { kind: 'unreachable' }),
];

export const walk: Walk<typeof machine> = {
  input: input(1),
  events,
  project: ({ context }) => [context.unmade, context.failed.length, context.shift, context.leftOut],
};

export const noticePack = walked({
  machine,
  walks: { one: walk },
  invariants: [
    {
      name: 'one thing is asked of the server at a time',
      holds: (after) => runningOf(after, 'loadGround', 'loadNotice', 'keepDraft') <= 1,
    },
    {
      name: 'no notice becomes a draft twice',
      holds: ({ context }) => new Set(context.made).size === context.made.length,
    },
    {
      name: 'what was made stays made',
      holds: ({ context }, before) =>
        before === null || before.context.made.every((id) => context.made.includes(id)),
    },
    {
      name: 'only what was chosen is read',
      holds: ({ context }) => context.read.every(({ id }) => context.wanted.some((each) => each.id === id)),
    },
  ],
});
