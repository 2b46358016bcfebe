import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import { type Failure, factsOf } from '#machines/shared/failure.ts';
import { missingPromise } from '#machines/shared/not-provided.ts';
import { undoOf } from './notice-actions.rules.ts';
import type {
  CarriedOut,
  NoticeActionsContext,
  NoticeActionsEmitted,
  NoticeActionsEvent,
  Wish,
} from './notice-actions.types.ts';

/** The words the notice-actions chart is written in. */
export const noticeActionsSetup = setup({
  types: {
    context: {} as NoticeActionsContext,
    events: {} as NoticeActionsEvent,
    emitted: {} as NoticeActionsEmitted,
  },
  actors: {
    /** Rejects with a `Failure`. A wish that was carried out before is answered as the first time. */
    carryOut: missingPromise<CarriedOut, Wish>('carryOut'),
  },
  actions: {
    ask: assign(({ event }) => {
      assertEvent(event, 'delete.ask');
      return { asked: event.notices };
    }),
    stopAsking: assign({ asked: null }),
    wishDeletion: assign(({ context }) => ({
      wishes: [...context.wishes, { kind: 'delete', notices: context.asked ?? [] } as const],
    })),
    wishRestoring: assign(({ context, event }) => {
      assertEvent(event, 'restore.submit');
      return { wishes: [...context.wishes, { kind: 'restore', notices: event.notices } as const] };
    }),
    wish: assign(({ context, event }) => {
      assertEvent(event, ['status.submit', 'undo.submit']);
      const { type: _, ...rest } = event;
      const wish: Wish = 'wish' in rest ? rest.wish : { kind: 'status', ...rest };
      return { wishes: [...context.wishes, wish] };
    }),
    tellDone: enqueueActions(({ context, enqueue }, result: CarriedOut) => {
      const [wish, ...wishes] = context.wishes;
      if (!wish) return;
      enqueue.assign({ wishes });
      enqueue.emit({ type: 'carried.out', wish, result, undo: undoOf(wish, result) });
    }),
    tellFailure: enqueueActions(({ context, enqueue }, failure: Failure) => {
      const [wish, ...wishes] = context.wishes;
      if (!wish) return;
      enqueue.assign({ wishes });
      enqueue.emit({ type: 'failed', wish, failure: factsOf(failure) });
    }),
  },
  guards: {
    hasWish: ({ context }) => context.wishes.length > 0,
    isSessionOver: (_, failure: Failure) => failure.kind === 'unauthorized',
  },
});
