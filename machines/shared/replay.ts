import { type AnyActor, type AnyStateMachine, createActor, fromCallback, type InspectionEvent } from 'xstate';
import type {
  RecordedActor,
  RecordedState,
  RecordedStep,
  Recording,
} from '#contract/diagnostics/recording.wire.ts';
import { isSame } from './is-same.ts';

/** How one step went when it was gone again. */
export interface ReplayedStep {
  /** From 1, as people count. */
  readonly number: number;
  readonly step: RecordedStep;
  /** The chart's id. */
  readonly machine: string;
  /** Where the machine stands now; null: it could not be asked. */
  readonly state: RecordedState | null;
  readonly status: RecordedStep['status'] | null;
  readonly isSame: boolean;
}

export interface Replay {
  readonly steps: readonly ReplayedStep[];
  /** The first step that goes otherwise than it went, in words; null: every step went as recorded. */
  readonly divergence: string | null;
}

interface Stand {
  readonly actor: AnyActor;
  readonly machine: string;
  /** The transitions of the event that is being taken, with their guards. */
  taken: string[];
}

/**
 * Goes the way of a recording again: every actor begins with its snapshot among stand-ins that never answer, and gets
 * the events it got. Nothing is called and no time passes; the clock says what it said then.
 */
export function replay(recording: Recording, machines: Readonly<Record<string, AnyStateMachine>>): Replay {
  const start = Date.parse(recording.startedAt);
  const stands = new Map<string, Stand | string>();
  const of = (id: string): Stand | string => {
    const known = stands.get(id);
    if (known !== undefined) return known;
    const made = beginAgain(
      recording.actors.find((actor) => actor.id === id),
      machines,
    );
    stands.set(id, made);
    return made;
  };
  let divergence: string | null = null;
  const steps = recording.steps.map((step, index): ReplayedStep => {
    const number = index + 1;
    const stand = atTime(start + step.at, () => {
      const found = of(step.actor);
      if (typeof found !== 'string') goStep(found, step);
      return found;
    });
    const machine = recording.actors.find(({ id }) => id === step.actor)?.machine ?? step.actor;
    if (typeof stand === 'string') {
      divergence ??= `step ${number}: ${machine} ${stand}`;
      return { number, step, machine, state: null, status: null, isSame: false };
    }
    const { value: state, status } = stand.actor.getSnapshot() as Standing;
    const agrees = isSame(state, step.state) && (step.kind === 'stop' || status === step.status);
    if (!agrees) divergence ??= inWords(number, machine, step, { state, status, taken: stand.taken });
    return { number, step, machine, state, status, isSame: agrees };
  });
  return { steps, divergence };
}

interface Standing {
  readonly value: RecordedState;
  readonly status: RecordedStep['status'];
}

function goStep(stand: Stand, { kind, event }: RecordedStep): void {
  stand.taken = [];
  if (kind === 'event') stand.actor.send(event);
}

/** Takes no notice of anything, so that only what was recorded happens. */
const silence = fromCallback(() => undefined);
const stillClock = { setTimeout: () => 0, clearTimeout: () => undefined };

/** The actor where it began; or why it cannot. */
function beginAgain(
  recorded: RecordedActor | undefined,
  machines: Readonly<Record<string, AnyStateMachine>>,
): Stand | string {
  const machine = recorded && machines[recorded.machine];
  if (!recorded || !machine) return 'is not a machine of this version';
  const standIns = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [name, silence]),
  );
  const stand: { taken: string[] } = { taken: [] };
  try {
    // What it tells whoever began it falls into silence.
    const parent = createActor(silence, {
      clock: stillClock,
      inspect: (inspected) => stand.taken.push(...takenIn(inspected)),
    });
    const actor = createActor(machine.provide({ actors: standIns }), {
      snapshot: recorded.snapshot as never,
      parent,
      id: recorded.name,
    });
    const { status, error } = actor.getSnapshot() as { status: string; error: unknown };
    if (status === 'error') return cannot(error);
    // Said by the status that is compared.
    actor.subscribe({ error: () => undefined });
    actor.start();
    return Object.assign(stand, { actor, machine: recorded.machine });
  } catch (error) {
    return cannot(error);
  }
}

const cannot = (error: unknown) =>
  `cannot begin where it began: ${error instanceof Error ? error.message : String(error)}`;

function takenIn(inspected: InspectionEvent): string[] {
  if (inspected.type !== '@xstate.microstep') return [];
  const { _transitions: transitions } = inspected;
  return transitions.map(({ eventType, guard, target, source }) => {
    const to = target?.map(({ path }) => path.join('.')).join(', ');
    const named = guardName(guard);
    return [
      eventType === '' ? 'always' : eventType,
      named === null ? '' : ` if ${named}`,
      to === undefined ? ` in ${source.path.join('.') || source.key}` : ` to ${to}`,
    ].join('');
  });
}

function guardName(guard: unknown): string | null {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') return guard.name || 'a guard';
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return null;
  return typeof guard.type === 'string' ? guard.type : null;
}

/** `editing.ready`; of regions beside each other `files.still + work.editing.ready`. */
export function stateInWords(state: RecordedState): string {
  if (typeof state === 'string') return state;
  const regions = Object.entries(state).map(([name, inner]) => {
    const words = stateInWords(inner);
    return words === '' ? name : `${name}.${words}`;
  });
  return regions.join(' + ');
}

/** The regions in which two states differ; the whole states where they have no regions in common. */
function differing(one: RecordedState, other: RecordedState): readonly [string, string] {
  if (typeof one === 'string' || typeof other === 'string') return [stateInWords(one), stateInWords(other)];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !isSame(one[name], other[name]),
  );
  const [only] = names;
  const [left, right] = only === undefined ? [] : [one[only], other[only]];
  if (names.length !== 1 || only === undefined || left === undefined || right === undefined)
    return [stateInWords(one), stateInWords(other)];
  const inner = differing(left, right);
  return [`${only}.${inner[0]}`, `${only}.${inner[1]}`];
}

function inWords(
  number: number,
  machine: string,
  step: RecordedStep,
  now: { readonly state: RecordedState; readonly status: string; readonly taken: readonly string[] },
): string {
  const [was, is] = isSame(step.state, now.state)
    ? [step.status, now.status]
    : differing(step.state, now.state);
  const why = now.taken.length === 0 ? 'nothing took it' : `took ${now.taken.join(', then ')}`;
  const got = step.kind === 'start' ? 'began' : `got ${step.event.type}`;
  return `step ${number}: ${machine} ${got}; recorded ${was}, now ${is} (${why})`;
}

/** Machines ask the clock now and then, such as when a session ends; `work` must end at once. */
function atTime<Result>(time: number, work: () => Result): Result {
  const { now } = Date;
  Date.now = () => time;
  try {
    return work();
  } finally {
    Date.now = now;
  }
}
