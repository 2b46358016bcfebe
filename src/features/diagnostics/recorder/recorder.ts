import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate';
import type {
  RecordedCall,
  RecordedState,
  RecordedStep,
  Recording,
} from '#contract/diagnostics/recording.wire.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { listenForCalls } from '#src/lib/api-client.ts';
import { onRunningActors, runningActors } from '#src/lib/running-actors.ts';
import { createRedactor } from './redact.ts';
import { StepBuffer } from './step-buffer.ts';

const callsKept = 1000;

interface Known {
  readonly id: string;
  readonly machine: string;
  readonly parent: string | null;
  readonly name: string;
}

interface Pending {
  readonly event: AnyEventObject;
  readonly step: RecordedStep;
  readonly began: number;
}

interface Watched {
  readonly known: Known;
  /** Received, unfinished events, oldest first. */
  pending: Pending[];
  last: { readonly step: RecordedStep; readonly before: RecordedState } | null;
  state: RecordedState;
}

interface MachineSnapshot {
  readonly value: RecordedState;
  readonly status: RecordedStep['status'];
}

/** Values of these fields change step by step while somebody types or a file uploads; the last one is enough. */
const runningFields = new Set(['text', 'sentBytes']);

export interface RecorderOptions {
  readonly app: string;
  readonly page: () => string;
}

export interface Recorder {
  readonly take: () => Recording;
  readonly stop: () => void;
}

/** Records every machine of this page, without typed text. */
export function startRecorder({ app, page }: RecorderOptions): Recorder {
  const startedAt = new Date();
  const origin = performance.now();
  const since = () => Math.round((performance.now() - origin) * 10) / 10;
  const redact = createRedactor(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  const buffer = new StepBuffer();
  const everybody: Known[] = [];
  const watched = new Map<AnyActorRef, Watched>();
  const calls: RecordedCall[] = [];

  const snapshotOf = (actor: AnyActorRef) => redact.snapshot(persisted(actor));
  /** The order of arrival: a child's first step ends before the step of its parent that began it. */
  const order = new WeakMap<RecordedStep, number>();
  let received = 0;
  const stepOf = (
    { known }: Watched,
    kind: RecordedStep['kind'],
    event: RecordedStep['event'],
  ): RecordedStep => {
    const step: RecordedStep = { at: since(), actor: known.id, kind, event, state: '', status: 'active' };
    received += 1;
    order.set(step, received);
    return step;
  };

  const watch = (actor: MachineActor): Watched => {
    const beginner = parentOf(actor);
    const parent = beginner && watched.get(beginner);
    const known: Known = {
      id: `a${everybody.length + 1}`,
      machine: actor.logic.id,
      parent: parent?.known.id ?? null,
      name: beginner ? actor.id : actor.logic.id,
    };
    const made: Watched = { known, pending: [], last: null, state: stateOf(actor) };
    everybody.push(known);
    watched.set(actor, made);
    return made;
  };

  const begin = (actor: AnyActorRef, one: Watched, step: RecordedStep) => {
    buffer.start(one.known.id, snapshotOf(actor));
    finish(actor, one, step);
  };

  const finish = (actor: AnyActorRef, one: Watched, open: RecordedStep, took?: number) => {
    const { value, status } = machineSnapshot(actor);
    const step = { ...open, state: value, status, ...(took === undefined ? {} : { took }) };
    order.set(step, order.get(open) ?? 0);
    const earlier = one.last;
    if (earlier && saysAll(earlier, step)) buffer.remove(earlier.step);
    buffer.add(step);
    one.last = { step, before: one.state };
    one.state = value;
    if (status !== 'active') watched.delete(actor);
  };

  const receive = (actor: MachineActor, event: AnyEventObject) => {
    if (buffer.isPartFull() && [...watched.values()].every(({ pending }) => pending.length === 0)) {
      buffer.turn([...watched].map(([each, { known }]) => [known.id, snapshotOf(each)] as const));
      for (const one of watched.values()) one.last = null;
    }
    const isInit = event.type === 'xstate.init';
    let one = watched.get(actor);
    if (!one) {
      if (!isInit && actor.getSnapshot().status !== 'active') return;
      one = watch(actor);
      if (!isInit) begin(actor, one, stepOf(one, 'start', { type: 'xstate.init' }));
    }
    const step = stepOf(one, isInit ? 'start' : 'event', redact.event(event));
    one.pending.push({ event, step, began: performance.now() });
    queueMicrotask(() => settle(actor));
  };

  /** An actor that failed gives no snapshot, and one that ended takes no event. */
  const settle = (actor: AnyActorRef) => {
    const one = watched.get(actor);
    const { status } = actor.getSnapshot();
    if (!one || status === 'active') return;
    const [broken] = one.pending;
    if (status === 'error' && broken) finish(actor, one, broken.step);
    watched.delete(actor);
  };

  const done = (actor: AnyActorRef, event: AnyEventObject) => {
    const one = watched.get(actor);
    if (!one) return;
    if (event.type === 'xstate.stop') return finish(actor, one, stepOf(one, 'stop', { type: event.type }));
    const found = one.pending.find((each) => each.event === event);
    if (!found) return;
    one.pending = one.pending.filter((each) => each !== found);
    if (found.step.kind === 'start') begin(actor, one, found.step);
    else finish(actor, one, found.step, Math.round((performance.now() - found.began) * 100) / 100);
  };

  const observe = (inspected: InspectionEvent) => {
    const { type, actorRef } = inspected;
    if (type !== '@xstate.event' && type !== '@xstate.snapshot') return;
    if (!isMachine(actorRef)) return;
    if (type === '@xstate.event') receive(actorRef, inspected.event);
    else done(actorRef, inspected.event);
  };

  const systems = new Map<object, () => void>();
  const follow = (actor: AnyActorRef) => {
    if (systems.has(actor.system)) return;
    const subscription = actor.system.inspect(observe);
    systems.set(actor.system, () => subscription.unsubscribe());
  };
  for (const actor of runningActors()) follow(actor);
  const stopListening = onRunningActors((actor, isRunning) => {
    if (isRunning) follow(actor);
    // Its end may still come, so only ended systems go.
    else if (actor.getSnapshot().status !== 'active') systems.delete(actor.system);
  });
  listenForCalls((name, ms, status) => {
    calls.push({ at: Math.max(0, since() - ms), name, ms, status });
    if (calls.length > callsKept) calls.shift();
  });

  return {
    take() {
      const { starts, steps } = buffer.read();
      const used = new Set(steps.map(({ actor }) => actor));
      return {
        version: 1,
        app,
        startedAt: startedAt.toISOString(),
        page: page(),
        actors: everybody
          .filter(({ id }) => used.has(id) && starts.has(id))
          .map((known) => ({ ...known, snapshot: starts.get(known.id) })),
        steps: steps
          .filter(({ actor }) => starts.has(actor))
          .toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0)),
        calls: [...calls],
      };
    },
    stop() {
      stopListening();
      listenForCalls(undefined);
      for (const leave of systems.values()) leave();
      systems.clear();
      watched.clear();
    },
  };
}

type MachineActor = AnyActorRef & { readonly logic: { readonly id: string } };

function isMachine(actor: object): actor is MachineActor {
  const { logic } = actor as { logic?: object };
  return logic !== undefined && 'root' in logic;
}

const parentOf = ({ _parent: parent }: AnyActorRef) => parent;
const machineSnapshot = (actor: AnyActorRef): MachineSnapshot => actor.getSnapshot() as MachineSnapshot;
const stateOf = (actor: AnyActorRef): RecordedState => machineSnapshot(actor).value;

/** The snapshot for a restart; if a child cannot be persisted, all children are left out. */
function persisted(actor: AnyActorRef): unknown {
  try {
    return actor.getPersistedSnapshot();
  } catch {
    const { status, value, context } = actor.getSnapshot() as Record<string, unknown>;
    return { status, value, context, children: {}, historyValue: {} };
  }
}

/** Whether the later of two consecutive steps makes the earlier one redundant. */
function saysAll({ step, before }: NonNullable<Watched['last']>, later: RecordedStep): boolean {
  return (
    step.kind === 'event' &&
    later.kind === 'event' &&
    step.event.type === later.event.type &&
    later.status === 'active' &&
    isSame(step.state, later.state) &&
    isSame(before, step.state) &&
    Object.keys(later.event).some((field) => runningFields.has(field)) &&
    isSame(rest(step.event), rest(later.event))
  );
}

const rest = (event: RecordedStep['event']) =>
  Object.entries(event).filter(([field]) => !runningFields.has(field));
