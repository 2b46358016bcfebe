import { toFailure } from '../shared/failure.ts';
import { initialContext, saveOf } from './form.rules.ts';
import { formSetup } from './form.setup.ts';

/**
 * Every form of fields: filled in, checked, saved once however often it is sent, and compared where somebody else was
 * faster. What one form differs in from the next are its schema and its calls: see `define-form.ts`.
 */
export const formMachine = formSetup.createMachine({
  id: 'form',
  context: ({ input }) => initialContext(input),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.change': { actions: 'changeField' },
        'field.leave': { actions: 'touchField' },
        'form.reset': { actions: 'reset' },
        'form.submit': { target: 'checking', actions: 'noteTry' },
        'form.close': 'closed',
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkForm',
        src: 'checkForm',
        input: ({ context }) => context.values,
        onDone: [
          {
            guard: { type: 'hasIssues', params: ({ event }) => event.output },
            target: 'editing',
            actions: 'tellWrong',
          },
          { guard: 'needsFormSession', target: 'opening' },
          { target: 'saving' },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openFormSession',
        src: 'openFormSession',
        onDone: {
          target: 'saving',
          actions: { type: 'noteFormSession', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isSessionOver', params: ({ event }) => toFailure(event.error) },
            target: 'signedOut',
          },
          {
            target: 'editing',
            actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveForm',
        src: 'saveForm',
        input: ({ context }) => saveOf(context),
        onDone: { target: 'done', actions: 'rememberSaved' },
        onError: [
          {
            guard: { type: 'canMerge', params: ({ event }) => toFailure(event.error) },
            target: 'loading',
            actions: 'dropFormSession',
          },
          {
            guard: { type: 'isSessionOver', params: ({ event }) => toFailure(event.error) },
            target: 'signedOut',
          },
          {
            target: 'editing',
            actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
    },

    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadStored',
        src: 'loadStored',
        onDone: { target: 'comparing', actions: { type: 'noteTheirs', params: ({ event }) => event.output } },
        onError: {
          target: 'editing',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    comparing: {
      always: [
        { guard: 'isGone', target: 'editing', actions: 'noteGone' },
        { guard: 'isSavedAlready', target: 'done', actions: 'rememberSaved' },
        { guard: 'hasConflict', target: 'choosing' },
        // Saved only after the person has seen what came in.
        { target: 'editing', actions: 'merge' },
      ],
    },
    choosing: {
      on: {
        'merge.choose': { actions: 'noteChoice' },
        'merge.apply': { guard: 'isDecided', target: 'editing', actions: 'merge' },
        'merge.cancel': { target: 'editing', actions: 'noteStale' },
      },
    },

    /** The page waits for the person; what they typed waits with it. */
    signedOut: {
      on: {
        'session.restored': { guard: 'isSamePerson', target: 'editing' },
        'form.close': { target: 'closed', actions: 'rememberKept' },
      },
    },

    done: { type: 'final' },
    closed: { type: 'final' },
  },
  on: { 'session.restored': { guard: 'isOtherPerson', target: '.closed', actions: 'rememberKept' } },
  output: ({ context }) => ({ kind: context.outcome }),
});
