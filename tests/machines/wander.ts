import { type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate';
import { atTimeOf } from './at-time.ts';
import { canHappen, type Events, type PathEvent, type Walk } from './paths.ts';
import type { Chance } from './random-walk.ts';
import type { Invariant, WalkedMachine } from './walked-machine.ts';
import { pathInWords } from './words.ts';

/** Real time for the machine's clock and for whoever asks the date. */
const passing = (milliseconds: number): PathEvent => ({ type: 'time.passes', milliseconds });
const pauses = [100, 400, 1_000, 5_000, 20_000, 60_000] as const;
/** A walk begins anew after this many steps, so that a path to a breach can be read. */
const longest = 200;

/** What every machine promises beside its own invariants. */
const common: readonly Invariant<AnyMachineSnapshot>[] = [
  { name: 'it never breaks down', holds: ({ status }) => status !== 'error' },
  {
    name: 'it holds facts only: no function and nothing of the page',
    holds: ({ context }) => isFacts(context),
  },
];

function isFacts(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false;
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isFacts);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isFacts);
}

/** One machine that runs on a clock in our hands, from its start. */
class Run {
  readonly #clock = new SimulatedClock();
  readonly #actor;
  readonly #invariants: readonly Invariant<AnyMachineSnapshot>[];
  /** Milliseconds since the epoch, while this run goes. */
  now = 0;

  constructor({ machine, invariants }: WalkedMachine, input: unknown) {
    this.#invariants = [...common, ...invariants];
    this.#actor = createActor(machine, { input, clock: this.#clock });
    // A machine that breaks down is told of by an invariant.
    this.#actor.subscribe({ error: () => {} });
    this.#actor.start();
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot();
  }

  /** Does what the event says; gives the name of the invariant that broke by it. */
  step(event: PathEvent | null): string | null {
    const before = event === null ? null : this.snapshot;
    if (event?.type === 'time.passes') {
      this.now += Number(event.milliseconds);
      this.#clock.increment(Number(event.milliseconds));
    } else if (event) this.#actor.send(event);
    const after = this.snapshot;
    return this.#invariants.find(({ holds }) => !holds(after, before, event))?.name ?? null;
  }

  stop(): void {
    this.#actor.stop();
  }
}

/** Replays events; gives the invariant that broke and after how many of them. */
function breachOf(
  walked: WalkedMachine,
  input: unknown,
  events: Events,
): { name: string; after: number } | null {
  const clock = { now: 0 };
  return atTimeOf(clock, () => {
    const run = new Run(walked, input);
    try {
      const atStart = run.step(null);
      if (atStart) return { name: atStart, after: 0 };
      for (const [index, event] of events.entries()) {
        if (!canHappen(run.snapshot, event)) continue;
        if (event.type === 'time.passes') clock.now += Number(event.milliseconds);
        const name = run.step(event);
        if (name) return { name, after: index + 1 };
      }
      return null;
    } finally {
      run.stop();
    }
  });
}

/** Leaves out whatever is not needed for the same breach: what is left is as short as leaving out can make it. */
export function shrink(walked: WalkedMachine, input: unknown, events: Events, name: string): Events {
  const breaks = (tried: Events) => breachOf(walked, input, tried)?.name === name;
  let path = events;
  for (let size = Math.ceil(path.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < path.length; ) {
      const shorter = path.toSpliced(from, size);
      if (breaks(shorter)) path = shorter;
      else from += size;
    }
  return path;
}

export interface Breach {
  readonly invariant: string;
  readonly walk: string;
  readonly events: Events;
}

export interface Wandering {
  readonly steps: number;
  readonly breach: Breach | null;
  /** What of the chart was seen, as many different states. */
  readonly places: number;
}

export const breachInWords = ({ invariant, walk, events }: Breach): string =>
  `“${invariant}” does not hold (${walk}): ${pathInWords(events)}`;

/** Takes so many random steps through the machine's walks, one walk after the other. */
export function wander(walked: WalkedMachine, chance: Chance, steps: number): Wandering {
  const walks = Object.entries(walked.walks);
  const places = new Set<string>();
  for (let taken = 0, turn = 0; taken < steps; turn += 1) {
    const [name, walk] = walks[turn % walks.length] ?? [];
    if (!name || !walk) break;
    const once = wanderOnce(walked, walk, chance, Math.min(longest, steps - taken), places);
    taken += Math.max(1, once.events.length);
    if (once.breach) {
      const events = shrink(walked, walk.input, once.events, once.breach);
      return { steps: taken, places: places.size, breach: { invariant: once.breach, walk: name, events } };
    }
  }
  return { steps, places: places.size, breach: null };
}

function wanderOnce(
  walked: WalkedMachine,
  walk: Walk<WalkedMachine['machine']>,
  chance: Chance,
  steps: number,
  places: Set<string>,
): { events: Events; breach: string | null } {
  const clock = { now: 0 };
  return atTimeOf(clock, () => {
    const run = new Run(walked, walk.input);
    const events: PathEvent[] = [];
    let breach = run.step(null);
    while (breach === null && events.length < steps && run.snapshot.status === 'active') {
      const event = nextEvent(walked, walk, chance, run.snapshot);
      if (event.type === 'time.passes') clock.now += Number(event.milliseconds);
      events.push(event);
      breach = run.step(event);
      places.add(JSON.stringify(run.snapshot.value));
    }
    run.stop();
    return { events, breach };
  });
}

function nextEvent(
  { surprise }: WalkedMachine,
  { events }: Walk<WalkedMachine['machine']>,
  chance: Chance,
  snapshot: AnyMachineSnapshot,
): PathEvent {
  const turn = chance.next();
  if (turn < 0.06) return passing(chance.oneOf(pauses));
  if (surprise && turn < 0.2) {
    const event = surprise(chance, snapshot);
    if (canHappen(snapshot, event)) return event;
  }
  const answers = events.filter((event) => event.type.startsWith('xstate.') && canHappen(snapshot, event));
  // What is asked is answered sooner or later: half of the time now.
  const pool = answers.length > 0 && turn < 0.55 ? answers : events;
  for (let tries = 0; tries < 50; tries += 1) {
    const event = pool[chance.below(pool.length)];
    if (event && canHappen(snapshot, event)) return event;
  }
  return passing(100);
}
