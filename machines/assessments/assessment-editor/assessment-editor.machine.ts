import { toFailure } from '#machines/shared/failure.ts';
import { assessmentEditorSetup } from './assessment-editor.setup.ts';

/**
 * What the page of an assessment asks while it is written, beside the form that saves it: how many students the chosen
 * groups are, counted anew after each change, which questions of a topic can be taken, and the paper as a student gets it. A change leaves the state that asked
 * before, which calls the question off: an older answer never comes over a newer one. Filling in, saving and comparing
 * are the form's own machine.
 */
export const assessmentEditorMachine = assessmentEditorSetup.createMachine({
  id: 'assessmentEditor',
  context: {
    audience: null,
    students: null,
    audienceFailure: null,
    request: null,
    found: null,
    searchFailure: null,
    paper: null,
    shown: null,
    paperFailure: null,
  },
  type: 'parallel',
  states: {
    audience: {
      initial: 'idle',
      on: {
        'audience.change': [{ guard: 'isSameAudience' }, { target: '.pausing', actions: 'noteAudience' }],
      },
      states: {
        idle: { entry: 'forgetStudents' },
        pausing: {
          always: { guard: 'hasNoAudience', target: 'idle' },
          after: { choicePause: 'counting' },
        },
        counting: {
          invoke: {
            id: 'countAudience',
            src: 'countAudience',
            input: ({ context }) => {
              if (!context.audience) throw new Error('A count starts with an audience.');
              return context.audience;
            },
            onDone: {
              target: 'counted',
              actions: { type: 'noteStudents', params: ({ event }) => event.output },
            },
            onError: {
              target: 'failed',
              actions: { type: 'noteUncounted', params: ({ event }) => toFailure(event.error) },
            },
          },
        },
        counted: {},
        failed: { on: { 'audience.retry': 'counting', 'connection.restored': 'counting' } },
      },
    },
    bank: {
      initial: 'idle',
      on: {
        'bank.search': [{ guard: 'isSameRequest' }, { target: '.pausing', actions: 'noteRequest' }],
      },
      states: {
        idle: { entry: 'forgetFound' },
        pausing: {
          always: { guard: 'hasNoRequest', target: 'idle' },
          after: { typingPause: 'searching' },
        },
        searching: {
          invoke: {
            id: 'findQuestions',
            src: 'findQuestions',
            input: ({ context }) => {
              if (!context.request) throw new Error('A search starts with a topic.');
              return context.request;
            },
            onDone: { target: 'found', actions: { type: 'noteFound', params: ({ event }) => event.output } },
            onError: {
              target: 'failed',
              actions: { type: 'noteUnfound', params: ({ event }) => toFailure(event.error) },
            },
          },
        },
        found: { on: { 'bank.again': 'searching' } },
        failed: { on: { 'bank.again': 'searching', 'connection.restored': 'searching' } },
      },
    },
    paper: {
      initial: 'away',
      on: { 'paper.show': { target: '.drawing', actions: 'notePaper' } },
      states: {
        away: { entry: 'forgetPaper' },
        drawing: {
          invoke: {
            id: 'drawPaper',
            src: 'drawPaper',
            input: ({ context }) => {
              if (!context.paper) throw new Error('There is no paper to draw.');
              return context.paper;
            },
            onDone: { target: 'shown', actions: { type: 'noteShown', params: ({ event }) => event.output } },
            onError: {
              target: 'failed',
              actions: { type: 'noteUndrawn', params: ({ event }) => toFailure(event.error) },
            },
          },
          on: { 'paper.close': 'away' },
        },
        shown: { on: { 'paper.close': 'away' } },
        failed: { on: { 'paper.retry': 'drawing', 'paper.close': 'away' } },
      },
    },
  },
});
