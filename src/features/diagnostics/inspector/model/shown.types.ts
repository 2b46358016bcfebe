import type { AnyActorRef, AnyStateMachine, StateValue } from 'xstate';

export interface ShownActor {
  /** `a1`, `a2` … in order of appearance. */
  readonly id: string;
  readonly machine: string;
  /** Its id in the parent; a root's is the machine's. */
  readonly name: string;
  readonly parent: string | null;
  /** In ms since the beginning. */
  readonly startedAt: number;
  /** null: this version of the app has no such machine. */
  readonly logic: AnyStateMachine | null;
  /** null in a recording, where nothing can be sent. */
  readonly ref: AnyActorRef | null;
  readonly first: { readonly state: StateValue; readonly context: unknown; readonly persisted: unknown };
}

export interface ShownStep {
  /** Rises from step to step, even after the oldest are dropped. */
  readonly index: number;
  /** In ms since the beginning. */
  readonly at: number;
  readonly actor: string;
  readonly kind: 'start' | 'event' | 'stop';
  /** Passwords, codes and tokens are masked. */
  readonly event: { readonly type: string; readonly [field: string]: unknown };
  readonly before: StateValue;
  readonly state: StateValue;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  /** Ids of the taken `ChartTransition`s. */
  readonly transitions: readonly string[];
  readonly contextBefore: unknown;
  readonly context: unknown;
  /** In ms; null: unknown. */
  readonly took: number | null;
}

export interface ShownCall {
  readonly at: number;
  readonly name: string;
  readonly ms: number;
  /** The HTTP status; 0: no answer, or the browser does not tell. */
  readonly status: number;
}

export interface Shown {
  /** In ms since 1970. */
  readonly startedAt: number;
  readonly actors: readonly ShownActor[];
  readonly steps: readonly ShownStep[];
  readonly calls: readonly ShownCall[];
}

/** An actor's state after the given step; null before it began. */
export function actorAt(
  shown: Shown,
  actor: ShownActor,
  index: number,
): Pick<ShownStep, 'state' | 'status' | 'context'> | null {
  let last: ShownStep | undefined;
  for (const step of shown.steps) {
    if (step.index > index) break;
    if (step.actor === actor.id) last = step;
  }
  if (last) return last;
  const later = shown.steps.find((step) => step.actor === actor.id);
  if (later?.kind === 'start') return null;
  return { ...actor.first, status: 'active' };
}
