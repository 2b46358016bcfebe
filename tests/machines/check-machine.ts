import type { AnyStateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { atStart } from './at-time.ts';
import { failuresWithoutWayBack, invokesWithoutErrorWay, namelessInvokes } from './error-ways.ts';
import { Coverage, type Events, nameOf, transitionsOf } from './paths.ts';
import type { WalkedMachine } from './walked-machine.ts';
import { pathInWords } from './words.ts';

/** A count of what there is and of what the walks reached. */
export interface Reached {
  readonly all: number;
  readonly reached: number;
}

export interface MachineReport {
  readonly id: string;
  readonly states: Reached;
  readonly transitions: Reached;
  /** Places walked to, and events tried in them. */
  readonly places: number;
  readonly steps: number;
  /** The shortest way into each state by its id, and across each transition by its name. */
  readonly into: ReadonlyMap<string, Events>;
  readonly across: ReadonlyMap<string, Events>;
  /** What is wrong, each in a line; nothing: the chart is sound. */
  readonly problems: readonly string[];
}

/** Walks a machine everywhere and judges its chart: nothing out of reach, no trap, a way back from every failure. */
export function checkMachine(walked: WalkedMachine): MachineReport {
  return atStart(() => check(walked));
}

/** What the walks of a machine reach together. */
export function coverageOf({ machine, walks }: WalkedMachine): Coverage<AnyStateMachine> {
  return atStart(() => {
    const coverage = new Coverage(machine);
    for (const walk of Object.values(walks)) coverage.walk(walk);
    return coverage;
  });
}

function check({ machine, walks, ...more }: WalkedMachine): MachineReport {
  const coverage = coverageOf({ machine, walks, ...more });
  const gaps = coverage.gaps();
  const noWayBack = new Set(Object.values(walks).flatMap((walk) => failuresWithoutWayBack(machine, walk)));
  const states = getStateNodes(machine);
  const transitions = new Set(transitionsOf(machine).map(nameOf));
  return {
    id: machine.id,
    states: { all: states.length, reached: states.length - gaps.states.length },
    transitions: { all: transitions.size, reached: transitions.size - gaps.transitions.length },
    places: coverage.places,
    steps: coverage.steps,
    into: coverage.waysInto(),
    across: coverage.waysAcross(),
    problems: [
      ...gaps.states.map((state) => `no path leads to ${state}`),
      ...gaps.transitions.map((transition) => `no path takes ${transition}`),
      ...gaps.traps.map((state) => `nothing leads out of ${state}`),
      ...invokesWithoutErrorWay(machine).map((what) => `${what} and says nothing of its failure`),
      ...namelessInvokes(machine).map((what) => `${what}, which has no name`),
      ...[...noWayBack].map((what) => `${what}: nothing leads back to it, nor to an end`),
      ...coverage.broken.map((events) => `it breaks down: ${pathInWords(events)}`),
    ],
  };
}
