import { assign, emit, setup } from 'xstate';
import type { WorkspaceAsset } from '#contract/workspace/workspace.wire.ts';
import { type Failure, type FailureFacts, factsOf, toFailure } from '../../shared/failure.ts';
import { missingPromise } from '../../shared/not-provided.ts';

/** A file that was chosen; the actor that sends it has its bytes by `key`. */
export interface ChosenAsset {
  readonly key: string;
  readonly name: string;
}

interface AssetUploadContext {
  readonly chosen: ChosenAsset | null;
  readonly failure: FailureFacts | null;
}

export type AssetUploadEvent =
  | { readonly type: 'asset.choose'; readonly chosen: ChosenAsset }
  /** Need not wait. */
  | { readonly type: 'asset.now' }
  | { readonly type: 'asset.cancel' }
  | { readonly type: 'asset.retry' };

export type AssetUploadEmitted =
  | { readonly type: 'added'; readonly asset: WorkspaceAsset }
  /** Its bytes are not needed any more. */
  | { readonly type: 'dropped'; readonly key: string };

/** Milliseconds. [CW-11, CO-12, QU-66] */
export const assetWait = 5_000;

const failureOf = ({ event }: { readonly event: { readonly error: unknown } }) => toFailure(event.error);

const assetUploadSetup = setup({
  types: {
    context: {} as AssetUploadContext,
    events: {} as AssetUploadEvent,
    emitted: {} as AssetUploadEmitted,
  },
  actors: { sendAsset: missingPromise<WorkspaceAsset, ChosenAsset>('sendAsset') },
  delays: { wait: assetWait },
  actions: {
    hold: assign((_, chosen: ChosenAsset) => ({ chosen, failure: null })),
    drop: emit(({ context }) => ({ type: 'dropped' as const, key: context.chosen?.key ?? '' })),
    forget: assign({ chosen: null, failure: null }),
    noteFailure: assign((_, failure: Failure) => ({ failure: factsOf(failure) })),
    tellAdded: emit((_, asset: WorkspaceAsset) => ({ type: 'added' as const, asset })),
  },
});

/** [CW-09, CW-11, CO-12, QU-66] A picture for a program: it is sent five seconds after it was chosen, or at once, or not. */
export const assetUploadMachine = assetUploadSetup.createMachine({
  id: 'assetUpload',
  context: { chosen: null, failure: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'asset.choose': {
          target: 'counting',
          actions: { type: 'hold', params: ({ event }) => event.chosen },
        },
      },
    },
    counting: {
      after: { wait: 'sending' },
      on: {
        'asset.now': 'sending',
        'asset.cancel': { target: 'resting', actions: ['drop', 'forget'] },
      },
    },
    sending: {
      invoke: {
        id: 'sendAsset',
        src: 'sendAsset',
        input: ({ context }) => {
          if (!context.chosen) throw new Error('Nothing was chosen.');
          return context.chosen;
        },
        onDone: {
          target: 'resting',
          actions: [{ type: 'tellAdded', params: ({ event }) => event.output }, 'drop', 'forget'],
        },
        onError: { target: 'failed', actions: { type: 'noteFailure', params: failureOf } },
      },
      on: { 'asset.cancel': { target: 'resting', actions: ['drop', 'forget'] } },
    },
    failed: {
      on: {
        'asset.retry': 'sending',
        'asset.cancel': { target: 'resting', actions: ['drop', 'forget'] },
        'asset.choose': {
          target: 'counting',
          actions: ['drop', { type: 'hold', params: ({ event }) => event.chosen }],
        },
      },
    },
  },
});
