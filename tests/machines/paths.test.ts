import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { Coverage, done, elapsed, failed, type Walk } from './paths.ts';
import { silentPromise } from './stand-ins.ts';

const machine = setup({
  actors: { ask: silentPromise<string, void>() },
  guards: { never: () => false },
  delays: { patience: 10 },
}).createMachine({
  id: 'sample',
  initial: 'asking',
  states: {
    asking: {
      invoke: { id: 'ask', src: 'ask', onDone: 'answered', onError: 'refused' },
      after: { patience: 'refused' },
    },
    answered: { on: { again: 'asking', hop: { guard: 'never', target: 'lost' } } },
    refused: {},
    lost: { type: 'final' },
  },
});

function gapsAfter(events: Walk<typeof machine>['events']) {
  return new Coverage(machine).walk({ input: undefined, events, project: () => null }).gaps();
}

describe('the path helper', () => {
  it('names states and transitions that no event reaches, and states nothing leads out of', () => {
    expect(
      gapsAfter([
        done('ask', 'yes'),
        failed('ask', 'no'),
        elapsed('patience', 'sample.asking'),
        { type: 'again' },
        { type: 'hop' },
      ]),
    ).toEqual({
      states: ['sample.lost'],
      transitions: ['sample.answered on hop if never to sample.lost'],
      traps: ['sample.refused'],
    });
  });

  it('sees a missing answer and a missing timer', () => {
    const { transitions, traps } = gapsAfter([done('ask', 'yes'), { type: 'again' }]);
    expect(transitions).toContain('sample.asking on xstate.error.actor.ask to sample.refused');
    expect(transitions).toContain('sample.asking on xstate.after.patience.sample.asking to sample.refused');
    expect(traps).toEqual(['sample.refused']);
  });
});
