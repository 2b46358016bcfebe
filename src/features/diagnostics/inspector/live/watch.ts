import type { AnyActorRef, AnyStateMachine, InspectionEvent, StateValue } from 'xstate';
import { onRunningActors, runningActors } from '#src/lib/running-actors.ts';
import { maskedEvent } from '../model/mask.ts';
import type { Shown, ShownActor, ShownStep } from '../model/shown.types.ts';
import { watchCalls } from './watch-calls.ts';

const mostSteps = 1_500;
const mostCalls = 500;

export interface Watch {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => Shown;
  readonly pause: (isPaused: boolean) => void;
  readonly isPaused: () => boolean;
  readonly clear: () => void;
  readonly stop: () => void;
}

interface Snapshot {
  readonly value: StateValue;
  readonly context: unknown;
  readonly status: ShownStep['status'];
}

const machineOf = (actor: AnyActorRef): AnyStateMachine | null => {
  const logic: unknown = Reflect.get(actor, 'logic');
  const isMachine = typeof logic === 'object' && logic !== null && 'root' in logic && 'config' in logic;
  return isMachine ? (logic as AnyStateMachine) : null;
};

const snapshotOf = (actor: AnyActorRef) => actor.getSnapshot() as Snapshot;
/** Before its first snapshot a machine has no state; in development, reading it throws. */
function hasBegun(actor: AnyActorRef): boolean {
  try {
    return actor.getSnapshot() !== undefined;
  } catch {
    return false;
  }
}

function persistedOf(actor: AnyActorRef): unknown {
  try {
    return actor.getPersistedSnapshot?.() ?? null;
  } catch {
    // Without a kept snapshot there can be no replay.
    return null;
  }
}

const transitionId = (taken: {
  source: { id: string; transitions: Map<string, unknown[]>; always?: unknown[] };
  eventType: string;
}) => {
  const list = taken.eventType === '' ? taken.source.always : taken.source.transitions.get(taken.eventType);
  return `${taken.source.id}|${taken.eventType}|${Math.max(0, list?.indexOf(taken) ?? 0)}`;
};

const kindOf = (type: string) =>
  type === 'xstate.init' ? 'start' : type === 'xstate.stop' ? 'stop' : 'event';

/** Watches every machine of this page; running ones are taken as they are. */
export function startWatch(): Watch {
  const began = performance.now();
  const startedAt = Date.now();
  const ids = new Map<AnyActorRef, string>();
  const under = new Map<AnyActorRef, { readonly from: number; before: Snapshot; transitions: string[] }>();
  /** Transitions taken before the initial snapshot. */
  const early = new WeakMap<AnyActorRef, string[]>();
  const listeners = new Set<() => void>();
  const ends = new Map<AnyActorRef, () => void>();
  let shown: Shown = { startedAt, actors: [], steps: [], calls: [] };
  let isPaused = false;
  let count = 0;
  let isTold = true;

  const tell = () => {
    if (!isTold) return;
    isTold = false;
    // Several steps of one moment render once.
    setTimeout(() => {
      isTold = true;
      for (const listener of listeners) listener();
    });
  };
  const change = (next: Partial<Shown>) => {
    shown = { ...shown, ...next };
    tell();
  };

  /** The id of a machine's actor and of all its parents. */
  const know = (ref: AnyActorRef): string | null => {
    const known = ids.get(ref);
    if (known !== undefined) return known;
    const logic = machineOf(ref);
    if (!logic) return null;
    const above = Reflect.get(ref, '_parent') as AnyActorRef | undefined;
    const parent = above ? know(above) : null;
    const id = `a${ids.size + 1}`;
    ids.set(ref, id);
    const { value, context } = snapshotOf(ref);
    const actor: ShownActor = {
      id,
      machine: logic.id,
      name: parent === null ? logic.id : ref.id,
      parent,
      startedAt: Math.round(performance.now() - began),
      logic,
      ref,
      first: { state: value, context, persisted: persistedOf(ref) },
    };
    change({ actors: [...shown.actors, actor] });
    return id;
  };

  const note = (ref: AnyActorRef, event: unknown, after: Snapshot) => {
    const actor = know(ref);
    const begun = under.get(ref);
    under.delete(ref);
    if (actor === null || isPaused) return;
    const copy = maskedEvent(event);
    const kind = kindOf(copy.type);
    const before = begun?.before ?? after;
    const step: ShownStep = {
      index: (count += 1),
      at: Math.round(performance.now() - began),
      actor,
      kind,
      event: copy,
      before: before.value,
      state: after.value,
      status: after.status,
      transitions: begun?.transitions ?? [],
      contextBefore: kind === 'start' ? after.context : before.context,
      context: after.context,
      took: begun ? Math.round((performance.now() - begun.from) * 100) / 100 : null,
    };
    change({ steps: [...shown.steps.slice(-mostSteps + 1), step] });
  };

  const begin = (ref: AnyActorRef) => {
    know(ref);
    const begun = under.get(ref) ?? {
      from: performance.now(),
      before: snapshotOf(ref),
      transitions: early.get(ref) ?? [],
    };
    early.delete(ref);
    under.set(ref, begun);
    return begun;
  };

  const hear = (heard: InspectionEvent) => {
    const ref = heard.actorRef as AnyActorRef;
    if (!machineOf(ref)) return;
    if (heard.type === '@xstate.event') begin(ref);
    else if (heard.type === '@xstate.microstep') {
      const { _transitions: transitions } = heard;
      const taken = transitions.map(transitionId);
      // An event that waited behind another begins only now.
      if (hasBegun(ref)) begin(ref).transitions.push(...taken);
      else early.set(ref, [...(early.get(ref) ?? []), ...taken]);
    } else if (heard.type === '@xstate.snapshot')
      note(ref, heard.event, heard.snapshot as unknown as Snapshot);
  };

  /** Reports its own faults instead of throwing, since a machine would treat them as its own. */
  const hearSafely = (heard: InspectionEvent) => {
    try {
      hear(heard);
    } catch (error) {
      setTimeout(() => {
        throw error;
      });
    }
  };

  const knowAll = (ref: AnyActorRef): void => {
    if (know(ref) === null) return;
    const { children } = ref.getSnapshot() as { readonly children?: Readonly<Record<string, AnyActorRef>> };
    for (const child of Object.values(children ?? {})) knowAll(child);
  };
  const follow = (ref: AnyActorRef) => {
    if (ends.has(ref)) return;
    knowAll(ref);
    const subscription = ref.system.inspect(hearSafely);
    ends.set(ref, () => subscription.unsubscribe());
  };
  const unfollow = (ref: AnyActorRef) => {
    ends.get(ref)?.();
    ends.delete(ref);
  };
  for (const ref of runningActors()) follow(ref);
  const endRunning = onRunningActors((ref, isRunning) => (isRunning ? follow : unfollow)(ref));
  const endCalls = watchCalls(began, (call) => {
    if (!isPaused) change({ calls: [...shown.calls.slice(-mostCalls + 1), call] });
  });

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => shown,
    pause: (paused) => {
      isPaused = paused;
      change({});
    },
    isPaused: () => isPaused,
    clear: () => {
      const alive = shown.actors.filter(({ ref }) => ref && ref.getSnapshot().status === 'active');
      change({
        steps: [],
        calls: [],
        actors: alive.map((actor) => {
          const { value, context } = actor.ref
            ? snapshotOf(actor.ref)
            : { value: actor.first.state, context: null };
          return {
            ...actor,
            first: { state: value, context, persisted: actor.ref ? persistedOf(actor.ref) : null },
          };
        }),
      });
    },
    stop: () => {
      endRunning();
      endCalls();
      for (const ref of ends.keys()) unfollow(ref);
      listeners.clear();
    },
  };
}
