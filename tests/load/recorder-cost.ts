import { type AnyActorRef, createActor, SimulatedClock } from 'xstate';
import { startRecorder } from '#src/features/diagnostics/recorder/recorder.ts';
import { announceActor } from '#src/lib/running-actors.ts';
import { atTimeOf } from '../machines/at-time.ts';
import { session } from '../machines/auth/session/session.walks.ts';
import { noticeForm } from '../machines/notices/notice-form/notice-form.walks.ts';
import { canHappen, type PathEvent } from '../machines/paths.ts';
import { Chance } from '../machines/random-walk.ts';
import type { WalkedMachine } from '../machines/walked-machine.ts';
import { percentile } from './report.ts';

/**
 * `npm run bench:recorder`: what it costs the app's machines that they can be recorded and inspected. The same random
 * walks of the notice form and the session run as the app starts its machines, with nothing switched on, beside actors
 * that know of neither; and with the recorder switched on. `npm run bench:recorder -- 20000` takes fewer events.
 * Ends with 1 when switched off it costs more than the bar.
 */
const events = Number(process.argv[2] ?? 200_000);
/** Medians of the rounds; the ways take turns within each. */
const rounds = 41;
const bar = 1.05;
/** A walk that ends sooner begins anew. */
const longest = 200;

interface Part {
  readonly walked: WalkedMachine;
  readonly input: unknown;
  readonly events: readonly PathEvent[];
}

/** How the actors of a part run: answers what ends it. */
type Way = () => { readonly begin: (actor: AnyActorRef) => () => void; readonly end: () => void };

const nothing = () => {};
const ways = {
  bare: () => ({ begin: () => nothing, end: nothing }),
  off: () => ({ begin: announceActor, end: nothing }),
  'off, once more': () => ({ begin: announceActor, end: nothing }),
  recording: () => {
    const recorder = startRecorder({ app: 'bench', page: () => '/' });
    return { begin: announceActor, end: recorder.stop };
  },
} satisfies Readonly<Record<string, Way>>;
type WayName = keyof typeof ways;
const names = Object.keys(ways) as WayName[];

/** Random walks with so many events together, each walk of the machine in its turn. */
function partsOf(walked: WalkedMachine, chance: Chance, count: number): Part[] {
  const walks = Object.values(walked.walks);
  const parts: Part[] = [];
  for (let taken = 0; taken < count; ) {
    const walk = walks[parts.length % walks.length];
    if (!walk) break;
    const actor = createActor(walked.machine, { input: walk.input, clock: new SimulatedClock() }).start();
    const sent: PathEvent[] = [];
    for (let tries = 0; tries < 10 * longest && sent.length < longest; tries += 1) {
      const event = walk.events[chance.below(walk.events.length)];
      const snapshot = actor.getSnapshot();
      if (snapshot.status !== 'active') break;
      if (!event || !canHappen(snapshot, event)) continue;
      actor.send(event);
      sent.push(event);
    }
    actor.stop();
    parts.push({ walked, input: walk.input, events: sent });
    taken += Math.max(1, sent.length);
  }
  return parts;
}

/** Microseconds of this processor; what other programs take of a busy machine is not counted. */
const spent = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

function run(part: Part, begin: (actor: AnyActorRef) => () => void): void {
  const clock = new SimulatedClock();
  const actor = createActor(part.walked.machine, { input: part.input, clock });
  const end = begin(actor);
  actor.start();
  for (const event of part.events) actor.send(event);
  actor.stop();
  end();
}

/** Microseconds an event, of one round of one way. */
function timeOf(name: WayName, parts: readonly Part[]): number {
  const { begin, end } = ways[name]();
  const from = spent();
  for (const part of parts) run(part, begin);
  const took = spent() - from;
  end();
  return took / parts.reduce((sum, part) => sum + part.events.length, 0);
}

function measure(parts: readonly Part[]): Map<WayName, number[]> {
  const times = new Map<WayName, number[]>(names.map((name) => [name, []]));
  const share = Math.ceil(parts.length / rounds);
  for (const name of names) timeOf(name, parts.slice(0, share));
  for (let round = 0; round < rounds; round += 1) {
    const mine = parts.slice(round * share, (round + 1) * share);
    if (mine.length === 0) break;
    // Nobody is always the first, who pays for what the round before left.
    const order = names.map((_, index) => names[(index + round) % names.length] ?? 'bare');
    for (const name of order) times.get(name)?.push(timeOf(name, mine));
  }
  return times;
}

const printRow = ([first = '', ...rest]: readonly string[]): void =>
  console.log(`  ${first.padEnd(18)}${rest.map((cell) => cell.padStart(18)).join('')}`);

/** Medians, and the ratio to the bare actors of the same rounds with the middle half of its spread. */
function report(title: string, times: ReadonlyMap<WayName, readonly number[]>): number {
  console.log(`\n${title}`);
  printRow(['', 'µs an event', 'ratio', 'middle half']);
  const bare = times.get('bare') ?? [];
  let off = Number.NaN;
  for (const [name, taken] of times) {
    const ratios = taken.map((time, index) => time / (bare[index] ?? Number.NaN));
    const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => percentile(ratios, part));
    if (name === 'off') off = middle ?? Number.NaN;
    printRow([
      name,
      percentile(taken, 0.5).toFixed(2),
      (middle ?? Number.NaN).toFixed(3),
      `${low?.toFixed(3)} to ${high?.toFixed(3)}`,
    ]);
  }
  return off;
}

const chance = new Chance(2026);
const measured = atTimeOf({ now: 0 }, () =>
  [noticeForm, session].map((walked) => {
    const parts = partsOf(walked, chance, events / 2);
    const count = parts.reduce((sum, part) => sum + part.events.length, 0);
    const title = `${walked.machine.id}: ${count.toLocaleString('en')} events, ${rounds} rounds`;
    return report(title, measure(parts));
  }),
);
const isFree = measured.every((ratio) => ratio <= bar);
console.log(`\nswitched off, bar ${bar}: ${isFree ? 'ok' : 'OVER'}`);
process.exitCode = isFree ? 0 : 1;
