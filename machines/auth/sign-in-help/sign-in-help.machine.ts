import { assertEvent, assign, setup } from 'xstate';
import { type Failure, factsOf, toFailure } from '#machines/shared/failure.ts';
import { missingPromise } from '#machines/shared/not-provided.ts';
import type {
  HelpCommand,
  MadeHelp,
  SignInHelpContext,
  SignInHelpEvent,
  SignInHelpInput,
} from './sign-in-help.types.ts';

const signInHelpSetup = setup({
  types: {
    context: {} as SignInHelpContext,
    events: {} as SignInHelpEvent,
    input: {} as SignInHelpInput,
  },
  actors: {
    /** Rejects with a `Failure`, as both do. What was made before for the same student and kind ends with it. */
    make: missingPromise<MadeHelp, HelpCommand>('make'),
    /** Resolves with how many ways in were still open. */
    revoke: missingPromise<number, { readonly studentId: number }>('revoke'),
  },
  actions: {
    keep: assign((_, made: MadeHelp) => ({ made, failure: null, end: null })),
    forget: assign({ made: null, end: null, failure: null }),
    noteExpired: assign({ made: null, failure: null, end: 'expired' }),
    noteRevoked: assign((_, open: number) => ({
      made: null,
      failure: null,
      end: open > 0 ? ('revoked' as const) : ('used' as const),
    })),
    noteFailure: assign((_, failure: Failure) => ({ failure: factsOf(failure) })),
  },
  delays: {
    validity: ({ context }) => context.made?.milliseconds ?? 0,
  },
});

const making = signInHelpSetup.createStateConfig({
  invoke: {
    id: 'make',
    src: 'make',
    input: ({ context, event }) => {
      assertEvent(event, 'help.make');
      return { studentId: context.studentId, kind: event.kind };
    },
    onDone: { target: '#signInHelp.ready', actions: { type: 'keep', params: ({ event }) => event.output } },
    onError: {
      target: '#signInHelp.choosing',
      actions: ['forget', { type: 'noteFailure', params: ({ event }) => toFailure(event.error) }],
    },
  },
});

/** [RT-04, QU-13] A teacher lets a student in: makes a code or a link, sees its time run, takes it back. */
export const signInHelpMachine = signInHelpSetup.createMachine({
  id: 'signInHelp',
  context: ({ input }) => ({ ...input, made: null, failure: null, end: null }),
  initial: 'choosing',
  states: {
    choosing: { on: { 'help.make': 'making' } },
    making,
    ready: {
      initial: 'shown',
      // Its clock goes on while it is being taken back.
      after: { validity: { target: 'over', actions: 'noteExpired' } },
      states: {
        shown: {
          on: {
            'help.revoke': 'revoking',
            'help.make': '#signInHelp.making',
            'help.choose': { target: '#signInHelp.choosing', actions: 'forget' },
          },
        },
        revoking: {
          invoke: {
            id: 'revoke',
            src: 'revoke',
            input: ({ context }) => ({ studentId: context.studentId }),
            onDone: {
              target: '#over',
              actions: { type: 'noteRevoked', params: ({ event }) => event.output },
            },
            onError: {
              target: 'shown',
              actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
            },
          },
        },
      },
    },
    over: {
      id: 'over',
      on: { 'help.make': 'making', 'help.choose': { target: 'choosing', actions: 'forget' } },
    },
  },
});
