import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import { atTimeOf } from './at-time.ts';
import { canHappen, type Events, nameOf, type PathEvent, type Walk } from './paths.ts';

interface Edge {
  readonly to: string;
  /** What happens, and what follows of itself. */
  readonly events: Events;
  readonly takes: readonly string[];
}

export interface TourOptions {
  readonly longest: number;
  readonly follows?: Events;
  /** Names of transitions that other paths take. */
  readonly known?: Iterable<string>;
  /** Is there a way to cause this, where the machine is now? */
  readonly can?: (snapshot: AnyMachineSnapshot, event: PathEvent) => boolean;
  /** When it happens, in milliseconds after the clock's start. */
  readonly now?: (event: PathEvent) => number;
}

export interface Tours {
  /** Each from a fresh start. */
  readonly paths: readonly Events[];
  /** Names of all transitions they take. */
  readonly takes: ReadonlySet<string>;
}

/** One step of the machine from a stored place, with the transitions it takes. */
function stepFrom(
  machine: AnyStateMachine,
  input: unknown,
  from: AnyMachineSnapshot | null,
  event: PathEvent | null,
  now = 0,
) {
  const takes: string[] = [];
  const actor = createActor(machine, {
    ...(from ? { snapshot: machine.getPersistedSnapshot(from) } : { input }),
    clock: new SimulatedClock(),
    inspect: (each: InspectionEvent) => {
      if (each.type !== '@xstate.microstep' || each.actorRef.sessionId !== each.rootId) return;
      const { _transitions: taken } = each;
      takes.push(...taken.map(nameOf));
    },
  });
  actor.subscribe({ error: () => {} });
  actor.start();
  if (event) atTimeOf({ now }, () => actor.send(event));
  // It is not stopped: its children would end with it, and nobody could go on from here.
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  return { snapshot, takes };
}

/**
 * As few paths as it takes to go across every transition that these events can cause: from a fresh start always on to
 * the nearest one not taken yet, until the path is long enough to be read. `follows` are events that come of
 * themselves wherever they can.
 */
export function toursOf<Machine extends AnyStateMachine>(
  machine: Machine,
  walk: Walk<Machine>,
  { longest, follows = [], known = [], can = () => true, now = () => 0 }: TourOptions,
): Tours {
  const places = new Map<string, AnyMachineSnapshot>();
  const edges = new Map<string, Edge[]>();
  const keyOf = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, snapshot.status, walk.project(snapshot as never)]);

  function settle(snapshot: AnyMachineSnapshot, events: PathEvent[], takes: string[]): AnyMachineSnapshot {
    const next = follows.find((event) => canHappen(snapshot, event) && can(snapshot, event));
    if (!next || events.length > 10) return snapshot;
    const step = stepFrom(machine, walk.input, snapshot, next, now(next));
    events.push(next);
    takes.push(...step.takes);
    return settle(step.snapshot, events, takes);
  }

  const first = stepFrom(machine, walk.input, null, null);
  const firstEvents: PathEvent[] = [];
  const firstTakes = [...first.takes];
  const start = settle(first.snapshot, firstEvents, firstTakes);
  const open = [start];
  places.set(keyOf(start), start);
  for (let place = open.pop(); place; place = open.pop()) {
    const ways: Edge[] = [];
    for (const event of walk.events) {
      if (!canHappen(place, event) || !can(place, event)) continue;
      const step = stepFrom(machine, walk.input, place, event, now(event));
      const events = [event];
      const takes = [...step.takes];
      const reached = settle(step.snapshot, events, takes);
      // An event that nobody hears is nothing to show.
      if (takes.length === 0) continue;
      const to = keyOf(reached);
      if (!places.has(to)) {
        places.set(to, reached);
        open.push(reached);
      }
      ways.push({ to, events, takes });
    }
    edges.set(keyOf(place), ways);
  }

  const takes = new Set([...known, ...firstTakes]);
  const isNew = (edge: Edge) => edge.takes.some((name) => !takes.has(name));

  /** The nearest edge that takes something new, with the way to it. */
  function nearest(from: string): Edge[] | null {
    const seen = new Set([from]);
    let line: { at: string; way: Edge[] }[] = [{ at: from, way: [] }];
    while (line.length > 0) {
      const next: typeof line = [];
      for (const { at, way } of line)
        for (const edge of edges.get(at) ?? []) {
          if (isNew(edge)) return [...way, edge];
          if (seen.has(edge.to)) continue;
          seen.add(edge.to);
          next.push({ at: edge.to, way: [...way, edge] });
        }
      line = next;
    }
    return null;
  }

  const paths: Events[] = [];
  for (;;) {
    let at = keyOf(start);
    const path: PathEvent[] = [...firstEvents];
    for (;;) {
      const way = nearest(at);
      if (!way || (path.length > firstEvents.length && path.length + way.length > longest)) break;
      for (const edge of way) {
        path.push(...edge.events);
        for (const name of edge.takes) takes.add(name);
        at = edge.to;
      }
    }
    if (path.length === firstEvents.length) return { paths, takes };
    paths.push(path);
  }
}
