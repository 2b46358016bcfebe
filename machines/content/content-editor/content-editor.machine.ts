import { assertEvent, assign, emit, enqueueActions, raise, setup, stateIn } from 'xstate';
import type { archiveProjectCall } from '#contract/content/calls/archive-project.call.ts';
import { type Failure, factsOf, isRefusedWith, toFailure } from '#machines/shared/failure.ts';
import { missingPromise } from '#machines/shared/not-provided.ts';
import type {
  ActCommand,
  ActResult,
  ContentEditorContext,
  ContentEditorEmitted,
  ContentEditorEvent,
  ContentEditorInput,
} from './content-editor.types.ts';

const editorSetup = setup({
  types: {
    context: {} as ContentEditorContext,
    events: {} as ContentEditorEvent,
    emitted: {} as ContentEditorEmitted,
    input: {} as ContentEditorInput,
  },
  actors: {
    /** Rejects with a `Failure`. */
    carryOut: missingPromise<ActResult, ActCommand>('carryOut'),
  },
  actions: {
    keepVersion: assign(({ event }) => {
      assertEvent(event, 'content.loaded');
      return { version: event.version };
    }),
    ask: emit({ type: 'outdated' }),
    noteChange: raise({ type: 'content.changed' }),
    openPanel: assign(({ event }) => {
      assertEvent(event, 'panel.open');
      return { panel: event.panel };
    }),
    openLacking: assign({ panel: { kind: 'details', forRelease: true } }),
    closePanel: assign({ panel: null }),
    begin: assign(({ context: { version }, event }) => {
      assertEvent(event, 'act.submit');
      return { command: { act: event.act, version, isSure: false }, faults: null };
    }),
    beSure: assign(({ context: { command } }) => ({ command: command && { ...command, isSure: true } })),
    forget: assign({ command: null, work: null }),
    keepFaults: assign((_, failure: Failure) => ({
      faults: (failure.kind === 'refused' && failure.fields) || null,
    })),
    keepWork: assign((_, failure: Failure) => ({ work: factsOf(failure).information ?? '' })),
    tellDone: enqueueActions(({ context: { command }, enqueue }, result: ActResult) => {
      if (command) enqueue.emit({ type: 'done', act: command.act, result });
    }),
    tellFailure: emit((_, failure: Failure) => ({ type: 'failed' as const, failure: factsOf(failure) })),
  },
  guards: {
    isFresh: stateIn({ content: 'fresh' }),
    isSessionOver: (_, failure: Failure) => failure.kind === 'unauthorized',
    hasWork: (_, failure: Failure) => isRefusedWith<typeof archiveProjectCall>(failure, 'has_work'),
    lacksParts: (_, failure: Failure) => failure.kind === 'refused' && failure.fields !== undefined,
    lacksFields: ({ context: { fields } }, failure: Failure) =>
      failure.kind === 'refused' && Object.keys(failure.fields ?? {}).some((field) => fields.includes(field)),
  },
});

/**
 * A project under its author's hands [CA-03]: forms change the draft, one act at a time brings it before readers or
 * takes it out of use. An act is of the version that is shown, so none begins while a newer one is asked for; who was
 * slower is told and sees the newer one; what hangs on the project is told before it is taken away.
 */
export const contentEditorMachine = editorSetup.createMachine({
  id: 'contentEditor',
  context: ({ input }) => ({ ...input, panel: null, command: null, faults: null, work: null }),
  type: 'parallel',
  states: {
    content: {
      initial: 'fresh',
      on: { 'content.changed': '.asking', 'content.loaded': { target: '.fresh', actions: 'keepVersion' } },
      states: {
        fresh: {},
        asking: { entry: 'ask', on: { 'content.failed': 'outdated' } },
        outdated: {},
      },
    },
    work: {
      initial: 'idle',
      states: {
        idle: {
          entry: ['closePanel', 'forget'],
          on: {
            'panel.open': { target: 'editing', actions: 'openPanel' },
            'act.submit': { guard: 'isFresh', target: 'acting', actions: 'begin' },
          },
        },
        editing: {
          on: {
            'panel.saved': { target: 'idle', actions: 'noteChange' },
            'panel.close': 'idle',
          },
        },
        acting: {
          invoke: {
            id: 'carryOut',
            src: 'carryOut',
            input: ({ context: { command, version } }) =>
              command ?? { act: 'release', version, isSure: false },
            onDone: {
              target: 'idle',
              actions: [{ type: 'tellDone', params: ({ event }) => event.output }, 'noteChange'],
            },
            onError: [
              {
                guard: { type: 'isSessionOver', params: ({ event }) => toFailure(event.error) },
                target: 'waiting',
              },
              {
                guard: { type: 'hasWork', params: ({ event }) => toFailure(event.error) },
                target: 'asking',
                actions: { type: 'keepWork', params: ({ event }) => toFailure(event.error) },
              },
              {
                guard: { type: 'lacksFields', params: ({ event }) => toFailure(event.error) },
                target: 'editing',
                actions: [
                  { type: 'keepFaults', params: ({ event }) => toFailure(event.error) },
                  'forget',
                  'openLacking',
                ],
              },
              {
                guard: { type: 'lacksParts', params: ({ event }) => toFailure(event.error) },
                target: 'idle',
                actions: [
                  { type: 'keepFaults', params: ({ event }) => toFailure(event.error) },
                  'noteChange',
                ],
              },
              {
                target: 'idle',
                actions: [
                  { type: 'tellFailure', params: ({ event }) => toFailure(event.error) },
                  'noteChange',
                ],
              },
            ],
          },
        },
        asking: {
          on: {
            'question.confirm': { target: 'acting', actions: 'beSure' },
            'question.cancel': 'idle',
          },
        },
        waiting: { on: { 'session.restored': 'acting' } },
      },
    },
  },
});
