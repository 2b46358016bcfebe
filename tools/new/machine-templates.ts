/** The files of a new machine, before the formatter. */

export interface MachineNames {
  readonly room: string;
  /** The id of the chart, as the inspector shows it: `bookLoan`. */
  readonly id: string;
  /** The same as types begin: `BookLoan`. */
  readonly Id: string;
  /** The same as files are named: `book-loan`. */
  readonly file: string;
}

export const machineTypesFile = ({ Id }: MachineNames) => `
import type { FailureFacts } from '#machines/shared/failure.ts';

export interface ${Id}Context {
  /** What the server has. */
  readonly stored: string;
  /** What stands in the field, saved or not. */
  readonly typed: string;
  readonly failure: FailureFacts | null;
}

export type ${Id}Event =
  | { readonly type: 'load.retry' }
  | { readonly type: 'text.change'; readonly text: string }
  | { readonly type: 'save' };
`;

export const machineSetupFile = ({ id, Id, file }: MachineNames) => `
import { assertEvent, assign, setup } from 'xstate';
import { factsOf, toFailure } from '#machines/shared/failure.ts';
import { missingPromise } from '#machines/shared/not-provided.ts';
import type { ${Id}Context, ${Id}Event } from './${file}.types.ts';

/** The words the chart is written in. */
export const ${id}Setup = setup({
  types: { context: {} as ${Id}Context, events: {} as ${Id}Event },
  actors: {
    /** Both reject with a \`Failure\`. */
    load: missingPromise<string, void>('load'),
    save: missingPromise<string, { readonly text: string }>('save'),
  },
  actions: {
    takeStored: assign((_, stored: string) => ({ stored, failure: null })),
    takeTyped: assign(({ context }) => ({ typed: context.stored })),
    noteText: assign(({ event }) => {
      assertEvent(event, 'text.change');
      return { typed: event.text };
    }),
    noteFailure: assign((_, { error }: { readonly error: unknown }) => ({ failure: factsOf(toFailure(error)) })),
  },
  guards: {
    /** Nobody knows whether a save without an answer was carried out. */
    isToSave: ({ context }) => context.typed !== context.stored || context.failure !== null,
  },
});
`;

export const machineFile = ({ id, file }: MachineNames) => `
import { ${id}Setup } from './${file}.setup.ts';

/**
 * Loads a text, lets a person change it and saves it. After a failed save the text stays as it was typed. What is typed
 * during a save stays, too.
 */
export const ${id}Machine = ${id}Setup.createMachine({
  id: '${id}',
  context: { stored: '', typed: '', failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'shown',
          actions: [{ type: 'takeStored', params: ({ event }) => event.output }, 'takeTyped'],
        },
        onError: {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { on: { 'load.retry': 'loading' } },
    shown: {
      on: {
        'text.change': { actions: 'noteText' },
        save: { guard: 'isToSave', target: 'saving' },
      },
    },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ text: context.typed }),
        onDone: { target: 'shown', actions: { type: 'takeStored', params: ({ event }) => event.output } },
        onError: {
          target: 'shown',
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'text.change': { actions: 'noteText' } },
    },
  },
});
`;

export const machineViewFile = ({ id, Id, file }: MachineNames) => `
import type { SnapshotFrom } from 'xstate';
import type { FailureFacts } from '#machines/shared/failure.ts';
import type { ${id}Machine } from './${file}.machine.ts';

export interface ${Id}View {
  readonly phase: 'loading' | 'shown' | 'failed';
  readonly text: string;
  readonly isSaving: boolean;
  readonly isChanged: boolean;
  readonly failure: FailureFacts | null;
}

export function ${id}View(snapshot: SnapshotFrom<typeof ${id}Machine>): ${Id}View {
  const { stored, typed, failure } = snapshot.context;
  const isOpen = !snapshot.matches('loading') && !snapshot.matches('failed');
  return {
    phase: isOpen ? 'shown' : snapshot.matches('failed') ? 'failed' : 'loading',
    text: typed,
    isSaving: snapshot.matches('saving'),
    isChanged: typed !== stored,
    failure,
  };
}
`;

export const machinesFile = (room: string, variable: string) => `
/** The machines of ${room} by the id of their charts. */
export const ${variable}Machines = {
};
`;

export const walksFile = ({ room, id, file }: MachineNames) => `
import { ${id}Machine } from '#machines/${room}/${file}/${file}.machine.ts';
import { done, failed, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, runningOf, walked } from '../../walked-machine.ts';

export const machine = ${id}Machine.provide({ actors: { load: silentPromise(), save: silentPromise() } });

export const walk: Walk<typeof machine> = {
  input: undefined,
  events: [
    { type: 'load.retry' },
    { type: 'text.change', text: 'typed' },
    { type: 'text.change', text: 'stored' },
    { type: 'save' },
    done('load', 'stored'),
    failed('load', { kind: 'unreachable' }),
    done('save', 'typed'),
    failed('save', { kind: 'unreachable' }),
  ],
  project: ({ context }) => [context.stored, context.typed, context.failure?.code],
};

export const ${id} = walked({
  machine,
  walks: { whole: walk },
  surprise: (chance) => ({ type: 'text.change', text: \`text \${chance.below(20)}\` }),
  invariants: [
    {
      name: 'a failure takes no typed text away',
      holds: ({ context }, before, event) =>
        !event?.type.startsWith('xstate.error') || context.typed === before?.context.typed,
    },
    {
      name: 'one call at a time',
      holds: (after) => runningOf(after, 'load', 'save') <= 1,
    },
    {
      name: 'what is saved is what stood in the field as the save began',
      holds: (after, before) =>
        !begins('save', after, before) ||
        (inputOf(after, 'save') as { readonly text: string }).text === before?.context.typed,
    },
  ],
});
`;

export const machineTestFile = ({ room, id, file }: MachineNames) => `
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { ${id}Machine } from '#machines/${room}/${file}/${file}.machine.ts';
import { ${id}View } from '#machines/${room}/${file}/${file}.view.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { Coverage } from '../../paths.ts';
import { endSessionEverywhere } from '../../session-end.ts';
import { machine, walk } from './${file}.walks.ts';

function start() {
  const load = deferredActor<string, void>();
  const save = deferredActor<string, { readonly text: string }>();
  const actors = { load: load.logic, save: save.logic };
  const actor = createActor(${id}Machine.provide({ actors })).start();
  return { actor, load, save, view: () => ${id}View(actor.getSnapshot()) };
}

describe('the ${id} chart', () => {
  it('reaches every state, takes every transition and has no trap', () => {
    expect(new Coverage(machine).walk(walk).gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });

  it('keeps what is typed while a save is under way', async () => {
    const { actor, load, save, view } = start();
    load.calls[0]?.resolve('stored');
    await settle();
    actor.send({ type: 'text.change', text: 'typed' });
    actor.send({ type: 'save' });
    actor.send({ type: 'text.change', text: 'typed on' });
    save.calls[0]?.resolve('typed');
    await settle();
    expect(view()).toMatchObject({ phase: 'shown', text: 'typed on', isChanged: true });
  });

  it('loses nothing typed when the session ends, in whatever state [QU-64, ER-13]', () => {
    const { cutOff, losses, deadEnds } = endSessionEverywhere(machine, walk, {
      typed: ({ context }) => context.typed,
      goOn: [{ type: 'load.retry' }, { type: 'save' }],
      // What is typed meanwhile goes along.
      isAgain: (first, second) => first.id === second.id,
    });
    expect({ losses, deadEnds }).toEqual({ losses: [], deadEnds: [] });
    expect([...cutOff].toSorted()).toEqual(['load', 'save']);
  });
});
`;
