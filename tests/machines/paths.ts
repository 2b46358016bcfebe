import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type InputFrom,
  type InspectedMicrostepEvent,
  type InspectionEvent,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';

/**
 * Walks a real machine by generated paths and notes what was reached. `createTestModel` refuses machines with
 * `invoke` and `after`; `getShortestPaths` takes them when answers and timers are given as plain events.
 */

export interface PathEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The answer of an invoked actor. */
export const done = (invokeId: string, output?: unknown): PathEvent => ({
  type: `xstate.done.actor.${invokeId}`,
  output,
  actorId: invokeId,
});

/** The rejection of an invoked actor. */
export const failed = (invokeId: string, error: unknown): PathEvent => ({
  type: `xstate.error.actor.${invokeId}`,
  error,
  actorId: invokeId,
});

/** The end of a named delay; `state` is the id of the state that waits, e.g. `noticeForm.dropping`. */
export const elapsed = (delay: string, state: string): PathEvent => ({
  type: `xstate.after.${delay}.${state}`,
});

export interface Walk<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>;
  /** Everything that may happen; answers are sent only while their actor runs. */
  readonly events: readonly PathEvent[];
  /** What makes two snapshots differ beside the state value: whole texts and counters would never end. */
  readonly project: (snapshot: SnapshotFrom<Machine>) => unknown;
}

export interface Path {
  readonly state: AnyMachineSnapshot;
  readonly events: readonly PathEvent[];
}

const answer = /^xstate\.(?:done|error)\.actor\.(.+)$/;

/** XState stops a machine that hears of an error nobody handles, so answers go only to who waits for them. */
export function canHappen(snapshot: AnyMachineSnapshot, event: PathEvent): boolean {
  const actorId = answer.exec(event.type)?.[1];
  return snapshot.status === 'active' && (actorId === undefined || snapshot.children[actorId] !== undefined);
}

/** The paths of one machine: its tests ask for them again and again, and those of all would fill the memory. */
const known: { machine?: AnyStateMachine; at: number; paths: Map<object, readonly Path[]> } = {
  at: 0,
  paths: new Map(),
};

/** The shortest path to every place the events lead to. A machine may ask for the time: it is part of the question. */
export function shortestPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  walk: Walk<Machine>,
): readonly Path[] {
  const at = Date.now();
  if (known.machine !== machine || known.at !== at) Object.assign(known, { machine, at, paths: new Map() });
  const paths = known.paths.get(walk) ?? findPaths(machine, walk);
  known.paths.set(walk, paths);
  return paths;
}

function findPaths<Machine extends AnyStateMachine>(machine: Machine, walk: Walk<Machine>): readonly Path[] {
  const logic: AnyStateMachine = machine;
  const paths = getShortestPaths(logic, {
    input: walk.input,
    events: walk.events,
    filterEvents: canHappen,
    serializeState: (snapshot: AnyMachineSnapshot) =>
      JSON.stringify([snapshot.value, snapshot.status, walk.project(snapshot as SnapshotFrom<Machine>)]),
    limit: 200_000,
  });
  return paths.map(({ state, steps }) => ({
    state,
    events: steps.map((step) => step.event).filter(({ type }) => type !== 'xstate.init'),
  }));
}

export function nameOf({ source, eventType, target, guard }: AnyTransitionDefinition): string {
  const condition = typeof guard === 'object' ? guard.type : guard;
  const to = target?.map((node) => node.id).join(', ') ?? 'stays';
  return `${source.id} on ${eventType || 'always'}${condition ? ` if ${String(condition)}` : ''} to ${to}`;
}

const sorted = (names: Iterable<string>) => [...names].toSorted();

/** A region of the whole machine lasts as long as the machine: nothing leads out of it, and nothing should. */
const lastsForEver = ({ parent }: AnyStateNode): boolean =>
  parent?.type === 'parallel' && (parent.parent === undefined || lastsForEver(parent));

/** Everything in a chart that a transition can be: those on events, delays and answers, and those at once. */
export const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  [machine.root, ...getStateNodes(machine)].flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);

/** What happened, from the start on. */
export type Events = readonly PathEvent[];

/** What walks through one machine have reached. The machine's actors must be given, and stay silent. */
export class Coverage<Machine extends AnyStateMachine> {
  readonly #machine: Machine;
  readonly #entered = new Map<AnyStateNode, Events>();
  readonly #left = new Set<AnyStateNode>();
  readonly #taken = new Map<AnyTransitionDefinition, Events>();
  readonly #broken: Events[] = [];
  #path: Events = [];
  places = 0;
  steps = 0;

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  /** Tries every event in every place. */
  walk(walk: Walk<Machine>): this {
    this.#path = [];
    this.#start({ input: walk.input });
    for (const { state, events } of shortestPaths(this.#machine, walk)) {
      this.places += 1;
      const snapshot = this.#machine.getPersistedSnapshot(state);
      for (const event of walk.events.filter((event) => canHappen(state, event))) {
        this.steps += 1;
        this.#path = events;
        const actor = this.#start({ snapshot });
        this.#path = [...events, event];
        actor.send(event);
        if (actor.getSnapshot().status === 'error') this.#broken.push(this.#path);
      }
    }
    return this;
  }

  /** The shortest way that was walked into each state, by its id. */
  waysInto(): ReadonlyMap<string, Events> {
    return new Map([...this.#entered].map(([node, events]) => [node.id, events]));
  }

  /** The shortest way that was walked across each transition, in words a chart is read by. */
  waysAcross(): ReadonlyMap<string, Events> {
    return new Map([...this.#taken].map(([transition, events]) => [nameOf(transition), events]));
  }

  /** Ways at whose end the machine broke down. */
  get broken(): readonly Events[] {
    return this.#broken;
  }

  /** Names of what no walk has reached; all three lists must be empty. */
  gaps(): { states: string[]; transitions: string[]; traps: string[] } {
    const nodes = getStateNodes(this.#machine);
    const isMissing = (transition: AnyTransitionDefinition) => !this.#taken.has(transition);
    const isTrap = (node: AnyStateNode) =>
      node.type !== 'final' && !lastsForEver(node) && !this.#left.has(node);
    return {
      states: sorted(nodes.filter((node) => !this.#entered.has(node)).map((node) => node.id)),
      transitions: sorted(new Set(transitionsOf(this.#machine).filter(isMissing).map(nameOf))),
      traps: sorted(nodes.filter(isTrap).map((node) => node.id)),
    };
  }

  #start(
    from: { input: InputFrom<Machine> } | { snapshot: ReturnType<AnyStateMachine['getPersistedSnapshot']> },
  ) {
    let before: readonly AnyStateNode[] = [];
    const follow = ({ snapshot, _transitions: taken }: InspectedMicrostepEvent) => {
      const { _nodes: nodes } = snapshot as AnyMachineSnapshot;
      for (const transition of taken) this.#keep(this.#taken, transition);
      for (const node of before) if (!nodes.includes(node)) this.#left.add(node);
      before = this.#enter(nodes);
    };
    const logic: AnyStateMachine = this.#machine;
    const actor = createActor(logic, {
      ...from,
      // Nobody waits for real time, and no timer outlives the walk.
      clock: new SimulatedClock(),
      inspect: (event: InspectionEvent) => {
        if (event.type === '@xstate.microstep' && event.actorRef.sessionId === event.rootId) follow(event);
      },
    });
    const { _nodes: nodes } = actor.getSnapshot();
    before = this.#enter(nodes);
    // A machine that breaks down is noted, not thrown.
    actor.subscribe({ error: () => {} });
    return actor.start();
  }

  #keep<Key>(ways: Map<Key, Events>, key: Key) {
    const known = ways.get(key);
    if (!known || known.length > this.#path.length) ways.set(key, this.#path);
  }

  #enter(nodes: readonly AnyStateNode[]): readonly AnyStateNode[] {
    for (const node of nodes) this.#keep(this.#entered, node);
    return [...nodes];
  }
}
