import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { type AdjacencyMap, adjacencyMapToArray, getAdjacencyMap, getStateNodes } from 'xstate/graph';
import { canHappen, type PathEvent, type Walk } from './paths.ts';

const failure = 'xstate.error.actor.';

const lineOf = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node, ...lineOf(node.parent)] : [node];

/** Does this state, or one around it, say what follows when the actor fails? Guards may not leave it open. */
function handlesFailure(node: AnyStateNode, invokeId: string): boolean {
  return lineOf(node).some((each) =>
    [...each.transitions.entries()].some(
      ([type, transitions]) =>
        (type === `${failure}${invokeId}` || type === `${failure}*`) &&
        transitions.some(({ guard }) => guard === undefined),
    ),
  );
}

/** Work that is invoked and of whose failure the chart says nothing, or nothing for certain. */
export function invokesWithoutErrorWay(machine: AnyStateMachine): string[] {
  return [machine.root, ...getStateNodes(machine)].flatMap((node) =>
    node.invoke.filter(({ id }) => !handlesFailure(node, id)).map(({ id }) => `${node.id} invokes ${id}`),
  );
}

/** Work that is invoked without a name: nobody could answer it, nor read of it. */
export function namelessInvokes(machine: AnyStateMachine): string[] {
  return [machine.root, ...getStateNodes(machine)].flatMap((node) =>
    node.invoke.filter(({ id }) => /^\d+\./.test(id)).map(({ id }) => `${node.id} invokes ${id}`),
  );
}

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const nameOf = (invokeId: string, value: unknown) => `${invokeId} failed in ${JSON.stringify(value)}`;

/**
 * Places in which a failure leads to where the work can never be done again nor the job be ended: failed, and for ever.
 * Walked over every place of every walk.
 */
export function failuresWithoutWayBack<Machine extends AnyStateMachine>(
  machine: Machine,
  walk: Walk<Machine>,
): string[] {
  const logic: AnyStateMachine = machine;
  const keyOf = (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify([snapshot.value, snapshot.status, walk.project(snapshot as never)]);
  const map: AdjacencyMap<AnyMachineSnapshot, PathEvent> = getAdjacencyMap(logic, {
    input: walk.input,
    events: walk.events,
    filterEvents: canHappen,
    serializeState: keyOf,
    limit: 200_000,
  });
  const edges = adjacencyMapToArray(map).map(({ state, event, nextState }) => ({
    from: keyOf(state),
    state,
    event,
    to: keyOf(nextState),
  }));
  const before = groupedBy(edges, ({ to }) => to);

  /** Every place from which one of these can be reached. */
  function leadingTo(goals: readonly string[]): Set<string> {
    const seen = new Set(goals);
    const open = [...goals];
    for (let key = open.pop(); key !== undefined; key = open.pop())
      for (const { from } of before.get(key) ?? [])
        if (!seen.has(from)) {
          seen.add(from);
          open.push(from);
        }
    return seen;
  }

  const fails = edges.filter(({ event }) => event.type.startsWith(failure));
  return [...groupedBy(fails, ({ event }) => event.type.slice(failure.length))].flatMap(([id, ways]) => {
    const goals = Object.entries(map)
      .filter(([, { state }]) => state.status === 'done' || state.children[id] !== undefined)
      .map(([key]) => key);
    const good = leadingTo(goals);
    return [...new Set(ways.filter(({ to }) => !good.has(to)).map(({ state }) => nameOf(id, state.value)))];
  });
}
