import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import type { deSelectedProjectCall } from '#contract/choices/calls/de-selected-project.call.ts';
import { undoMilliseconds } from '#contract/choices/choices.rules.ts';
import { type Failure, factsOf, isRefusedWith, toFailure } from '#machines/shared/failure.ts';
import { missingPromise } from '#machines/shared/not-provided.ts';
import type {
  CurriculumPickerContext,
  CurriculumPickerEmitted,
  CurriculumPickerEvent,
  PickResult,
  SaveInput,
} from './curriculum-picker.types.ts';

const pickerSetup = setup({
  types: {
    context: {} as CurriculumPickerContext,
    events: {} as CurriculumPickerEvent,
    emitted: {} as CurriculumPickerEmitted,
  },
  actors: {
    /** Rejects with a `Failure`. */
    savePick: missingPromise<PickResult, SaveInput>('savePick'),
    undoAct: missingPromise<PickResult, { readonly act: string }>('undoAct'),
  },
  actions: {
    keepRevision: assign((_, revision: string) => ({ revision })),
    begin: assign(({ event }) => {
      assertEvent(event, 'pick.submit');
      return { command: event.command, archives: false, work: null };
    }),
    forget: assign({ command: null, archives: false, work: null }),
    keepWork: assign((_, failure: Failure) => ({ work: factsOf(failure).information ?? '' })),
    archive: assign({ archives: true }),
    // A newer act takes the place of an older one, whose "Undo" would take back what it was not pressed for.
    tellSaved: enqueueActions(({ context: { command }, enqueue }, result: PickResult) => {
      enqueue.assign({ act: result.act, revision: result.revision });
      if (command) enqueue.emit({ type: 'saved', command, result });
    }),
    forgetAct: assign({ act: '' }),
    tellUndone: emit({ type: 'undone' }),
    tellStale: emit({ type: 'stale' }),
    tellFailure: emit((_, failure: Failure) => ({ type: 'failed' as const, failure: factsOf(failure) })),
  },
  guards: {
    takesAllAway: ({ event }) => {
      assertEvent(event, 'pick.submit');
      return event.command.kind === 'clear';
    },
    isActOfNow: ({ context, event }) => {
      assertEvent(event, 'undo.submit');
      return event.act !== '' && event.act === context.act;
    },
    hasAct: ({ context }) => context.act !== '',
    isSessionOver: (_, failure: Failure) => failure.kind === 'unauthorized',
    isStale: (_, failure: Failure) => failure.kind === 'stale',
    hasWork: (_, failure: Failure) => isRefusedWith<typeof deSelectedProjectCall>(failure, 'has_work'),
  },
  delays: { undo: undoMilliseconds },
});

/**
 * A school chooses what it teaches: each act is saved at once and can be taken back for 20 seconds [QU-24]; clearing is
 * asked about, what has work on it is offered the archive, and whoever acted on an older list sees the newer one first.
 */
export const curriculumPickerMachine = pickerSetup.createMachine({
  id: 'curriculumPicker',
  context: { revision: '', command: null, archives: false, work: null, act: '' },
  initial: 'choosing',
  on: {
    'list.loaded': {
      actions: { type: 'keepRevision', params: ({ event }) => event.revision },
    },
  },
  states: {
    choosing: {
      entry: 'forget',
      initial: 'settling',
      states: {
        settling: { always: [{ guard: 'hasAct', target: 'undoable' }, { target: 'plain' }] },
        plain: {},
        undoable: {
          after: { undo: { target: 'plain', actions: 'forgetAct' } },
          on: { 'undo.submit': { guard: 'isActOfNow', target: '#curriculumPicker.undoing' } },
        },
      },
      on: {
        'pick.submit': [
          { guard: 'takesAllAway', target: 'askingToClear', actions: 'begin' },
          { target: 'saving', actions: 'begin' },
        ],
      },
    },
    askingToClear: {
      on: { 'question.confirm': 'saving', 'question.cancel': 'choosing' },
    },
    saving: {
      invoke: {
        id: 'savePick',
        src: 'savePick',
        input: ({ context: { command, revision, archives } }) => ({
          command: command ?? { kind: 'choose', projectIds: [] },
          revision,
          archives,
        }),
        onDone: { target: 'choosing', actions: { type: 'tellSaved', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isSessionOver', params: ({ event }) => toFailure(event.error) },
            target: 'waiting',
          },
          { guard: { type: 'isStale', params: ({ event }) => toFailure(event.error) }, target: 'stale' },
          {
            guard: { type: 'hasWork', params: ({ event }) => toFailure(event.error) },
            target: 'offeringArchive',
            actions: { type: 'keepWork', params: ({ event }) => toFailure(event.error) },
          },
          {
            target: 'choosing',
            actions: { type: 'tellFailure', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
    },
    offeringArchive: {
      on: {
        'question.confirm': { target: 'saving', actions: 'archive' },
        'question.cancel': 'choosing',
      },
    },
    stale: {
      entry: 'tellStale',
      on: {
        'list.loaded': {
          target: 'choosing',
          actions: [{ type: 'keepRevision', params: ({ event }) => event.revision }, 'forgetAct'],
        },
      },
    },
    waiting: { on: { 'session.restored': 'saving' } },
    undoing: {
      invoke: {
        id: 'undoAct',
        src: 'undoAct',
        input: ({ context: { act } }) => ({ act }),
        onDone: {
          target: 'choosing',
          actions: [
            { type: 'keepRevision', params: ({ event }) => event.output.revision },
            'forgetAct',
            'tellUndone',
          ],
        },
        onError: [
          {
            guard: { type: 'isSessionOver', params: ({ event }) => toFailure(event.error) },
            target: 'waitingToUndo',
          },
          {
            target: 'choosing',
            actions: ['forgetAct', { type: 'tellFailure', params: ({ event }) => toFailure(event.error) }],
          },
        ],
      },
    },
    waitingToUndo: { on: { 'session.restored': 'undoing' } },
  },
});
