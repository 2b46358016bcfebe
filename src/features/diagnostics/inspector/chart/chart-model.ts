import type {
  AnyEventObject,
  AnyStateMachine,
  AnyStateNode,
  MachineContext,
  TransitionDefinition,
} from 'xstate';
import { type ChartWords, eventText, guardText } from './chart-words.ts';

/** A transition out of a state or inside it. */
export interface ChartTransition {
  /** Stable within a machine: the state's id, the event and the index in its list. */
  readonly id: string;
  /** As the machine names it; '' for an immediate transition. */
  readonly event: string;
  readonly label: string;
  /** In plain words; '' without a guard. */
  readonly guard: string;
  readonly actions: readonly string[];
  /** Ids of states; empty: the state stays as it is. */
  readonly targets: readonly string[];
}

export type ChartKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export interface ChartState {
  readonly id: string;
  /** Below the machine: `['open', 'work']`; [] for the machine itself. */
  readonly path: readonly string[];
  readonly name: string;
  readonly kind: ChartKind;
  readonly description: string;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly runs: readonly string[];
  readonly initial: string | null;
  readonly transitions: readonly ChartTransition[];
  readonly states: readonly ChartState[];
}

const nameOf = (action: unknown): string => {
  if (typeof action === 'string') return action;
  if (typeof action === 'object' && action !== null && 'type' in action) return String(action.type);
  return '';
};

/** Names of actions, without the timers that the engine itself sets and clears. */
const namesOf = (actions: readonly unknown[]) =>
  actions.map(nameOf).filter((name) => name !== '' && !name.startsWith('xstate.'));

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

function transitionsOf(
  node: AnyStateNode,
  delays: Readonly<Record<string, unknown>>,
  words: ChartWords,
): ChartTransition[] {
  const listed: ChartTransition[] = [];
  const add = (
    event: string,
    definitions: readonly TransitionDefinition<MachineContext, AnyEventObject>[] | undefined,
  ) => {
    for (const [index, each] of (definitions ?? []).entries())
      listed.push({
        id: `${node.id}|${event}|${index}`,
        event,
        label: eventText(event, delays, words),
        guard: each.guard === undefined ? '' : guardText(each.guard, words),
        actions: namesOf(listOf(each.actions)),
        targets: (each.target ?? []).map(({ id }) => id),
      });
  };
  for (const [event, definitions] of node.transitions) add(event, definitions);
  add('', node.always);
  return listed;
}

/** A machine as a tree of states in plain words. */
export function chartModel(machine: AnyStateMachine, words: ChartWords): ChartState {
  const { delays } = machine.implementations;
  const stateOf = (node: AnyStateNode): ChartState => ({
    id: node.id,
    path: node.path,
    name: node.key,
    kind: node.type,
    description: node.description ?? '',
    tags: [...node.tags],
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
    runs: node.invoke.map(({ id }) => id),
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    transitions: transitionsOf(node, delays, words),
    states: Object.values(node.states).map(stateOf),
  });
  return stateOf(machine.root);
}

/** A state and all below it, from the top. */
export const statesWithin = (state: ChartState): ChartState[] => [
  state,
  ...state.states.flatMap(statesWithin),
];

/** The ids of the states in a state value, with all their parents. */
export function litStates(root: ChartState, value: unknown): ReadonlySet<string> {
  const lit = new Set<string>();
  const visit = (state: ChartState, part: unknown): void => {
    lit.add(state.id);
    if (state.kind === 'parallel') {
      for (const region of state.states)
        visit(region, typeof part === 'object' && part !== null ? Reflect.get(part, region.name) : undefined);
      return;
    }
    const names = typeof part === 'string' ? { [part]: undefined } : typeof part === 'object' ? part : null;
    for (const [name, deeper] of Object.entries(names ?? {})) {
      const child = state.states.find((each) => each.name === name);
      if (child) visit(child, deeper);
    }
  };
  visit(root, value);
  return lit;
}
