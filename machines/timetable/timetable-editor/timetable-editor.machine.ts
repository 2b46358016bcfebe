import { assertEvent, assign, emit, setup } from 'xstate';
import type { saveTimetableEntryCall } from '#contract/timetable/calls/save-timetable-entry.call.ts';
import type { Clash } from '#contract/timetable/timetable.wire.ts';
import { type Failure, factsOf, isRefusedWith, toFailure } from '../../shared/failure.ts';
import { missingPromise } from '../../shared/not-provided.ts';
import { isCheckable, withOffer, withOwnChanges } from './timetable-editor.rules.ts';
import type {
  LessonDraft,
  SaveCommand,
  TimetableEditorContext,
  TimetableEditorEmitted,
  TimetableEditorEvent,
} from './timetable-editor.types.ts';

interface Saved {
  readonly id: number;
  readonly version: number;
}

const nothing: Pick<
  TimetableEditorContext,
  'draft' | 'opened' | 'isAtOnce' | 'formSession' | 'clash' | 'faults'
> = {
  draft: null,
  opened: null,
  isAtOnce: false,
  formSession: '',
  clash: null,
  faults: {},
};

const blankCommand = { id: 0, version: 0, formSession: '' };

const editorSetup = setup({
  types: {
    context: {} as TimetableEditorContext,
    events: {} as TimetableEditorEvent,
    emitted: {} as TimetableEditorEmitted,
  },
  actors: {
    /** All reject with a `Failure`. */
    beginForm: missingPromise<string, undefined>('beginForm'),
    checkLesson: missingPromise<Clash | null, LessonDraft>('checkLesson'),
    saveLesson: missingPromise<Saved, SaveCommand>('saveLesson'),
    removeLesson: missingPromise<Saved, Saved>('removeLesson'),
    loadLesson: missingPromise<LessonDraft, { readonly id: number }>('loadLesson'),
  },
  actions: {
    open: assign(({ event }) => {
      assertEvent(event, ['lesson.open', 'lesson.move']);
      const { draft } = event;
      return { ...nothing, draft, opened: draft.fields, isAtOnce: event.type === 'lesson.move' };
    }),
    change: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'lesson.change');
      return {
        draft: draft && { ...draft, fields: { ...draft.fields, ...event.fields } },
        faults: {},
        clash: null,
      };
    }),
    takeOffer: assign(({ context: { draft, clash } }) => ({
      draft: draft && clash ? withOffer(draft, clash) : draft,
      clash: null,
    })),
    keepSession: assign((_, formSession: string) => ({ formSession })),
    keepClash: assign((_, clash: Clash | null) => ({ clash, faults: {} })),
    keepFaults: assign((_, failure: Failure) => ({
      clash: null,
      faults: (failure.kind === 'refused' && failure.fields) || {},
    })),
    keepLoaded: assign(({ context: { draft, opened } }, loaded: LessonDraft) => ({
      draft: withOwnChanges(loaded, draft, opened),
      opened: loaded.fields,
      clash: null,
      faults: {},
    })),
    stayOpen: assign({ isAtOnce: false }),
    toSave: assign({ command: 'save' }),
    toRemove: assign({ command: 'remove' }),
    forget: assign(nothing),
    tellSaved: emit((_, { id, version }: Saved) => ({ type: 'saved' as const, id, version })),
    tellRemoved: emit((_, { id, version }: Saved) => ({ type: 'removed' as const, id, version })),
    tellFailure: emit((_, failure: Failure) => ({ type: 'failed' as const, failure: factsOf(failure) })),
  },
  guards: {
    isAtOnce: ({ context }) => context.isAtOnce,
    isCheckable: ({ context: { draft } }) => draft !== null && isCheckable(draft),
    isStored: ({ context }) => (context.draft?.id ?? 0) > 0,
    isRemoving: ({ context }) => context.command === 'remove',
    hasOffer: ({ context }) => (context.clash?.offerWeekday ?? 0) > 0,
    meetsAnother: (_, clash: Clash | null) => clash !== null,
    isSessionOver: (_, failure: Failure) => failure.kind === 'unauthorized',
    isStale: (_, failure: Failure) => failure.kind === 'stale',
    isClash: (_, failure: Failure) => isRefusedWith<typeof saveTimetableEntryCall>(failure, 'clash'),
    hasFields: (_, failure: Failure) =>
      failure.kind === 'refused' && Object.keys(failure.fields ?? {}).length > 0,
  },
  delays: { typing: 300 },
});

/**
 * An admin edits a lesson of the timetable. Every change is checked against all other lessons; a clash comes with the
 * next free slot. If another admin saved the lesson first, the form shows it as it is now, with one's own changes on top.
 * Nothing is saved unasked.
 */
export const timetableEditorMachine = editorSetup.createMachine({
  id: 'timetableEditor',
  context: { ...nothing, command: 'save' },
  initial: 'idle',
  states: {
    idle: {
      entry: 'forget',
      on: {
        'lesson.open': { target: 'opening', actions: 'open' },
        'lesson.move': { target: 'opening', actions: 'open' },
      },
    },
    opening: {
      invoke: {
        id: 'beginForm',
        src: 'beginForm',
        input: undefined,
        onDone: [
          {
            guard: 'isAtOnce',
            target: 'saving',
            actions: ['toSave', { type: 'keepSession', params: ({ event }) => event.output }],
          },
          { target: 'editing', actions: { type: 'keepSession', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'tellFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
      on: { 'lesson.close': 'idle' },
    },
    editing: {
      entry: 'stayOpen',
      initial: 'begun',
      on: {
        'lesson.change': { target: '.settling', actions: 'change' },
        'lesson.save': { target: 'saving', actions: 'toSave' },
        'lesson.remove': { guard: 'isStored', target: 'removing', actions: 'toRemove' },
        'lesson.close': 'idle',
      },
      states: {
        // Half a form is not checked: the save says what is missing.
        begun: { always: [{ guard: 'isCheckable', target: 'checking' }, { target: 'unknown' }] },
        settling: { after: { typing: 'begun' } },
        checking: {
          invoke: {
            id: 'checkLesson',
            src: 'checkLesson',
            input: ({ context: { draft } }) => draft as LessonDraft,
            onDone: [
              {
                guard: { type: 'meetsAnother', params: ({ event }) => event.output },
                target: 'conflicted',
                actions: { type: 'keepClash', params: ({ event }) => event.output },
              },
              { target: 'free', actions: { type: 'keepClash', params: ({ event }) => event.output } },
            ],
            onError: 'unknown',
          },
        },
        free: {},
        unknown: {},
        faulty: {},
        conflicted: { on: { 'offer.take': { guard: 'hasOffer', target: 'checking', actions: 'takeOffer' } } },
      },
    },
    saving: {
      invoke: {
        id: 'saveLesson',
        src: 'saveLesson',
        input: ({ context: { draft, formSession } }) => ({
          ...blankCommand,
          ...(draft as LessonDraft),
          formSession,
        }),
        onDone: { target: 'idle', actions: { type: 'tellSaved', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isSessionOver', params: ({ event }) => toFailure(event.error) },
            target: 'waiting',
          },
          { guard: { type: 'isStale', params: ({ event }) => toFailure(event.error) }, target: 'stale' },
          {
            guard: { type: 'isClash', params: ({ event }) => toFailure(event.error) },
            // The check says with whom, and which slot is free.
            target: 'editing',
          },
          {
            guard: { type: 'hasFields', params: ({ event }) => toFailure(event.error) },
            target: 'editing.faulty',
            actions: { type: 'keepFaults', params: ({ event }) => toFailure(event.error) },
          },
          {
            target: 'editing.unknown',
            actions: { type: 'tellFailure', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
    },
    removing: {
      invoke: {
        id: 'removeLesson',
        src: 'removeLesson',
        input: ({ context: { draft } }) => ({ id: draft?.id ?? 0, version: draft?.version ?? 0 }),
        onDone: { target: 'idle', actions: { type: 'tellRemoved', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isSessionOver', params: ({ event }) => toFailure(event.error) },
            target: 'waiting',
          },
          { guard: { type: 'isStale', params: ({ event }) => toFailure(event.error) }, target: 'stale' },
          {
            target: 'editing.unknown',
            actions: { type: 'tellFailure', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
    },
    stale: {
      on: { 'lesson.reload': { guard: 'isStored', target: 'reloading' }, 'lesson.close': 'idle' },
    },
    reloading: {
      invoke: {
        id: 'loadLesson',
        src: 'loadLesson',
        input: ({ context: { draft } }) => ({ id: draft?.id ?? 0 }),
        onDone: { target: 'editing', actions: { type: 'keepLoaded', params: ({ event }) => event.output } },
        onError: {
          target: 'idle',
          actions: { type: 'tellFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    waiting: {
      on: {
        'session.restored': [{ guard: 'isRemoving', target: 'removing' }, { target: 'saving' }],
      },
    },
  },
});
