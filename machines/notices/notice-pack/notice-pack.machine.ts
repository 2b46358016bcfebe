import { assertEvent, assign, setup } from 'xstate';
import type { Notice } from '#contract/notices/notice.model.ts';
import { type Failure, factsOf, toFailure } from '#machines/shared/failure.ts';
import { missingPromise } from '#machines/shared/not-provided.ts';
import { daysOfShift, draftOf, initialContext, taken } from './notice-pack.rules.ts';
import type {
  DraftToKeep,
  NoticePackContext,
  NoticePackEvent,
  NoticePackInput,
  PackGround,
  PackNotice,
} from './notice-pack.types.ts';

const titleOf = ({ wanted }: NoticePackContext, id: number) =>
  wanted.find((notice) => notice.id === id)?.title ?? '';

const noticePackSetup = setup({
  types: {
    context: {} as NoticePackContext,
    events: {} as NoticePackEvent,
    input: {} as NoticePackInput,
    output: {} as { readonly made: readonly number[] },
    tags: {} as 'busy',
  },
  actors: {
    /** All reject with a `Failure`. */
    loadGround: missingPromise<PackGround, void>('loadGround'),
    loadNotice: missingPromise<Notice, { readonly noticeId: number }>('loadNotice'),
    keepDraft: missingPromise<void, DraftToKeep>('keepDraft'),
  },
  actions: {
    noteFailure: assign((_, failure: Failure) => ({ failure: factsOf(failure) })),
    /** What somebody has begun already is not begun anew. */
    takeGround: assign(({ context: { wanted } }, ground: PackGround) => {
      const isBegun = ({ id }: PackNotice) => ground.drafted.includes(id);
      const failure = { code: 'drafted', information: null } as const;
      return {
        ground,
        failure: null,
        unread: wanted.filter((notice) => !isBegun(notice)),
        unreadable: wanted.filter(isBegun).map((notice) => ({ ...notice, failure })),
      };
    }),
    noteRead: assign(({ context: { unread, read, unreadable } }, notice: Notice) => {
      const rest = { unread: unread.slice(1) };
      if (notice.mayReshare) return { ...rest, read: [...read, notice] };
      const failure = { code: 'not_reshareable', information: null } as const;
      return { ...rest, unreadable: [...unreadable, { id: notice.id, title: notice.title, failure }] };
    }),
    noteUnreadable: assign(({ context: { unread, unreadable } }, failure: Failure) => ({
      unread: unread.slice(1),
      unreadable: [...unreadable, ...unread.slice(0, 1).map((of) => ({ ...of, failure: factsOf(failure) }))],
    })),
    applyShift: assign(({ event }) => {
      assertEvent(event, 'pack.shift');
      return { shift: event.shift };
    }),
    applyLeftOut: assign(({ context: { leftOut }, event }) => {
      assertEvent(event, 'pack.leave_out');
      const others = leftOut.filter((id) => id !== event.id);
      return { leftOut: event.isOut ? [...others, event.id] : others };
    }),
    beginMaking: assign(({ context }) => ({ unmade: taken(context).map(({ id }) => id), failed: [] })),
    beginAgain: assign(({ context: { failed, unmade } }) => ({
      unmade: [...failed.map(({ id }) => id), ...unmade],
      failed: [],
    })),
    noteMade: assign(({ context: { unmade, made } }) => ({
      unmade: unmade.slice(1),
      made: [...made, ...unmade.slice(0, 1)],
    })),
    noteFailed: assign(({ context }, failure: Failure) => ({
      unmade: context.unmade.slice(1),
      failed: [
        ...context.failed,
        ...context.unmade.slice(0, 1).map((id) => ({
          id,
          title: titleOf(context, id),
          failure: factsOf(failure),
        })),
      ],
    })),
  },
  guards: {
    hasUnread: ({ context }) => context.unread.length > 0,
    hasUnmade: ({ context }) => context.unmade.length > 0,
    hasLeft: ({ context }) => context.failed.length > 0 || context.unmade.length > 0,
    hasPlan: ({ context }) => taken(context).length > 0 && daysOfShift(context) !== null,
  },
});

/**
 * Notices of an earlier time as drafts of new ones, their dates moved together. One after another: a failure of one is
 * told and stops none of the rest. Nothing is shared by itself.
 */
export const noticePackMachine = noticePackSetup.createMachine({
  id: 'noticePack',
  context: ({ input }) => initialContext(input),
  initial: 'preparing',
  on: { 'pack.close': '.closed' },
  states: {
    preparing: {
      tags: 'busy',
      invoke: {
        id: 'loadGround',
        src: 'loadGround',
        onDone: { target: 'reading', actions: { type: 'takeGround', params: ({ event }) => event.output } },
        onError: {
          target: 'unprepared',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    unprepared: { on: { 'pack.retry': 'preparing' } },
    reading: {
      tags: 'busy',
      initial: 'choosing',
      onDone: 'planning',
      states: {
        choosing: { always: [{ guard: 'hasUnread', target: 'one' }, { target: 'all' }] },
        one: {
          invoke: {
            id: 'loadNotice',
            src: 'loadNotice',
            input: ({ context }) => ({ noticeId: context.unread[0]?.id ?? 0 }),
            onDone: {
              target: 'choosing',
              actions: { type: 'noteRead', params: ({ event }) => event.output },
            },
            onError: {
              target: 'choosing',
              actions: { type: 'noteUnreadable', params: ({ event }) => toFailure(event.error) },
            },
          },
        },
        all: { type: 'final' },
      },
    },
    planning: {
      on: {
        'pack.shift': { actions: 'applyShift' },
        'pack.leave_out': { actions: 'applyLeftOut' },
        'pack.make': { guard: 'hasPlan', target: 'making', actions: 'beginMaking' },
      },
    },
    making: {
      tags: 'busy',
      initial: 'choosing',
      onDone: 'finished',
      on: { 'pack.stop': 'finished' },
      states: {
        choosing: { always: [{ guard: 'hasUnmade', target: 'one' }, { target: 'all' }] },
        one: {
          invoke: {
            id: 'keepDraft',
            src: 'keepDraft',
            input: ({ context }) => {
              const notice = context.read.find(({ id }) => id === context.unmade[0]);
              if (!notice) throw new Error('A draft is made of a notice that was read.');
              return { draft: draftOf(context, notice) };
            },
            onDone: { target: 'choosing', actions: 'noteMade' },
            onError: {
              target: 'choosing',
              actions: { type: 'noteFailed', params: ({ event }) => toFailure(event.error) },
            },
          },
        },
        all: { type: 'final' },
      },
    },
    finished: { on: { 'pack.retry': { guard: 'hasLeft', target: 'making', actions: 'beginAgain' } } },
    closed: { type: 'final' },
  },
  output: ({ context }) => ({ made: context.made }),
});
