import type { StateValue } from 'xstate';
import { type ChartState, type ChartTransition, litStates, statesWithin } from '../chart/chart-model.ts';

/** `held` null: the guard was not checked, because an earlier transition was taken. */
export interface GuardFact {
  readonly guard: string;
  readonly state: string;
  readonly held: boolean | null;
}

const fits = (descriptor: string, type: string) =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') &&
    (type.startsWith(descriptor.slice(0, -1)) || type === descriptor.slice(0, -2)));

const litOf = (model: ChartState, value: StateValue) => {
  const lit = litStates(model, value);
  return statesWithin(model).filter(({ id }) => lit.has(id));
};

const candidates = (model: ChartState, before: StateValue, type: string) =>
  litOf(model, before).map(({ id, transitions }) => ({
    id,
    transitions: transitions.filter(({ event }) => event !== '' && fits(event, type)),
  }));

/** The guards of an event, as far as the taken transitions tell. */
export function guardFacts(
  model: ChartState,
  step: {
    readonly before: StateValue;
    readonly event: { readonly type: string };
    readonly transitions: readonly string[];
  },
): GuardFact[] {
  const taken = new Set(step.transitions);
  const isNothing = taken.size === 0;
  const met = candidates(model, step.before, step.event.type).flatMap(({ id, transitions }) => {
    const at = transitions.findIndex((each) => taken.has(each.id));
    return transitions.flatMap(({ guard }, index): GuardFact[] => {
      if (guard === '') return [];
      const held = at === index ? true : (at === -1 && isNothing) || index < at ? false : null;
      return [{ guard, state: id, held }];
    });
  });
  const atOnce = statesWithin(model).flatMap(({ id, transitions }) => {
    const always = transitions.filter(({ event }) => event === '');
    const at = always.findIndex((each) => taken.has(each.id));
    return always
      .slice(0, at + 1)
      .flatMap(({ guard }, index): GuardFact[] =>
        guard === '' ? [] : [{ guard, state: id, held: index === at }],
      );
  });
  return [...met, ...atOnce];
}

/** The events that a state accepts, innermost first, without those that machines send themselves. */
export function acceptedEvents(model: ChartState, value: StateValue): string[] {
  const events = litOf(model, value)
    .toReversed()
    .flatMap(({ transitions }) => transitions.map(({ event }) => event));
  return [...new Set(events)].filter(
    (event) => event !== '' && event !== '*' && !event.startsWith('xstate.'),
  );
}

/** The transitions an event most likely took: recordings have only the states before and after. */
export function likelyTransitions(
  model: ChartState,
  before: StateValue,
  type: string,
  after: StateValue,
): string[] {
  const lit = litStates(model, after);
  const isReached = ({ targets }: ChartTransition) =>
    targets.length > 0 && targets.every((target) => lit.has(target));
  return candidates(model, before, type).flatMap(({ transitions }) => {
    const found = transitions.find(isReached);
    return found ? [found.id] : [];
  });
}

/** A state value for people: `signedIn › clock running, access some`. */
export function stateText(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => {
      if (inner === undefined) return name;
      const text = stateText(inner);
      return text === '' ? name : `${name} › ${text}`;
    })
    .join(', ');
}
