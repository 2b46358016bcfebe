import { demoPassword } from '#server/seeds/demo-logins.ts';
import { type Counts, FaultClient, noCounts, type Target } from './fault-client.ts';
import { FaultDatabase } from './fault-database.ts';
import {
  endConnections,
  killBackend,
  killPostmaster,
  postmasterAfter,
  Recoveries,
  type Victim,
  victimAt,
} from './fault-kills.ts';
import { weigh } from './fault-ledger.ts';
import { type FaultMachine, openMachine } from './fault-machine.ts';
import { countMails } from './fault-mails.ts';
import { end, type Running, start } from './fault-process.ts';
import { Author } from './fault-work.ts';
import {
  type Aim,
  countResumed,
  isRunning,
  jobsHeld,
  letMinutesPass,
  letMorningCome,
  makeWorld,
  workedOff,
} from './fault-world.ts';

export interface FaultPlan {
  /** What to run: the built server, or its source. */
  readonly args: readonly string[];
  /** That serve one database: one, which starts it, or two with Redis between them. */
  readonly processes: 1 | 2;
  /** Each dies once, and then as often as it happens. */
  readonly victims: readonly Victim[];
  /** Holds the embedded database too, which dies with the rest. */
  readonly dataDir: string;
  /** The central office shares with, beside the demo's. */
  readonly schools: number;
  readonly kills: number;
  /** At least so many answers are lost. */
  readonly cuts: number;
  /** At least so often is each other thing done that could be lost or doubled: a run without any proves nothing. */
  readonly ofEach: number;
  /** Everything is weighed each time after so many kills. */
  readonly killsARound: number;
  readonly seed: number;
  /** After so long there is no further kill, however many there were. */
  readonly minutes: number;
  /** In milliseconds: calls are answered again so soon after each kill. */
  readonly recoverWithin: number;
  readonly say: (text: string) => void;
}

export interface FaultReport extends Counts {
  readonly kills: number;
  /** What the kills fell into. */
  readonly hits: Readonly<Record<Aim, number>>;
  /** How long until calls were answered again, by what had died. */
  readonly recoveries: ReturnType<Recoveries['summary']>;
  readonly resumedJobs: number;
  readonly mails: number;
  readonly digests: number;
  readonly mornings: number;
  readonly imbalances: readonly string[];
}

/** The same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const authors = [
  { name: 'A00001', isOffice: false },
  { name: 'A00001', isOffice: false },
  { name: 'A00001', isOffice: false },
  { name: 'X00001', isOffice: true },
];
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Saves and changes notices while the server and its database are killed again and again; then everything must balance. */
export async function runFaults(plan: FaultPlan): Promise<FaultReport> {
  const machine = plan.processes === 2 ? await openMachine(plan.dataDir) : null;
  const run = new FaultRun(plan, machine);
  try {
    await run.start();
    return await run.toItsEnd();
  } finally {
    await run.stop();
    await machine?.close();
  }
}

class FaultRun {
  readonly #counts = noCounts();
  readonly #hits: Record<Aim, number> = { save: 0, delivery: 0, digest: 0 };
  readonly #random: () => number;
  readonly #db: FaultDatabase;
  readonly #recoveries = new Recoveries();
  readonly #target: Target;
  readonly #endsAt: number;
  #running: readonly Running[] = [];
  #kills = 0;
  #mornings = 0;
  #notices = 0;

  constructor(
    private readonly plan: FaultPlan,
    /** What two processes share; null: there is one. */
    private readonly machine: FaultMachine | null,
  ) {
    this.#random = randomOf(plan.seed);
    this.#endsAt = performance.now() + plan.minutes * 60_000;
    this.#db = new FaultDatabase(plan.dataDir);
    this.#target = { ports: [], ready: Promise.resolve(), isOver: false, underWay: 0 };
  }

  /** All processes that there shall be, one after another: the first fills the database. */
  async start(): Promise<void> {
    while (this.#running.length < this.plan.processes) {
      this.#running = [...this.#running, await start(this.plan, this.machine)];
      this.#target.ports = this.#running.map(({ port }) => port);
    }
  }

  async toItsEnd(): Promise<FaultReport> {
    const { plan } = this;
    const places = await makeWorld(this.#db, plan.schools);
    const people: Author[] = [];
    for (const { name } of authors) {
      const client = new FaultClient(this.#target, this.#counts, this.#random);
      await client.signIn(name, demoPassword);
      people.push(new Author(client, this.#counts, this.#random));
      this.#probe = () => client.formSession();
    }
    let imbalances: readonly string[] = [];
    while (imbalances.length === 0 && !this.#isLate() && (this.#kills < plan.kills || this.#isWanting())) {
      this.#target.isOver = false;
      const work = people.map((author, index) => {
        const isOffice = authors[index]?.isOffice ?? false;
        return this.#work(author, isOffice ? ['office'] : places);
      });
      await this.#killAround(Promise.all(work));
      await this.#calmDown();
      const told = people.flatMap((author) => author.told);
      imbalances = [
        ...(await weigh(this.#db, plan.dataDir, told)),
        ...(this.#counts.failed === 0 ? [] : [`${this.#counts.failed} calls failed with a mistake`]),
      ];
      plan.say(`Weighed after ${this.#kills} kills: ${imbalances.length} imbalances`);
    }
    return {
      ...this.#counts,
      kills: this.#kills,
      hits: this.#hits,
      recoveries: this.#recoveries.summary(plan.victims),
      resumedJobs: await countResumed(this.#db),
      ...(await countMails(plan.dataDir)),
      mornings: this.#mornings,
      imbalances: [...imbalances, ...this.#recoveries.longerThan(plan.recoverWithin)],
    };
  }

  /** How much happens between two kills is the machine's affair, so the work goes on until enough was done. */
  #isWanting(): boolean {
    const { lost, saved, edited, doubled, changed, retried } = this.#counts;
    return lost < this.plan.cuts || Math.min(saved, edited, doubled, changed, retried) < this.plan.ofEach;
  }

  #isLate(): boolean {
    return performance.now() > this.#endsAt;
  }

  async stop(): Promise<void> {
    this.#target.isOver = true;
    for (const each of this.#running) await end(each, 'SIGTERM');
    await this.#db.end();
  }

  async #work(
    author: Author,
    places: readonly ('office' | Author['told'][number]['place'])[],
  ): Promise<void> {
    while (!this.#target.isOver) {
      this.#notices += 1;
      const place = places[this.#notices % places.length] ?? 'office';
      const told = await author.share(`Fault ${this.#notices}`, place);
      const changes = Math.floor(this.#random() * 4);
      for (let change = 0; change < changes; change += 1) await author.change(told);
      await pause(this.#random() * 150);
    }
  }

  /** One round of kills. */
  async #killAround(working: Promise<unknown>): Promise<void> {
    // A failure must not wait unheard for the last kill.
    const failures: unknown[] = [];
    working.catch((error: unknown) => failures.push(error));
    const { plan } = this;
    const last = Math.min(this.#kills + plan.killsARound, plan.kills);
    const half = Math.floor((this.#kills + last) / 2);
    while (
      failures.length === 0 &&
      !this.#isLate() &&
      (this.#kills < last || (last === plan.kills && this.#isWanting()))
    ) {
      if (this.#kills >= last) {
        await pause(100);
        continue;
      }
      const isMorning = this.#kills >= half;
      if (isMorning) await this.#letMorningCome();
      await this.#killOnce(isMorning);
      if (this.#kills % 25 === 0)
        plan.say(`${this.#kills} kills ${JSON.stringify({ ...this.#counts, ...this.#hits })}`);
    }
    this.#target.isOver = true;
    await working;
  }

  async #killOnce(isMorning: boolean): Promise<void> {
    const way = this.#random();
    await this.#reach(way < 0.3 ? 'delivery' : way < 0.5 && isMorning ? 'digest' : 'save');
    // Each of them once, then as often as it happens.
    const victim = this.plan.victims[this.#kills] ?? victimAt(this.#random());
    const killedAt = performance.now();
    await this.#kill(victim);
    await this.#probe();
    this.#recoveries.add(victim, performance.now() - killedAt);
    if (this.#running.some(({ child }) => child.exitCode !== null || child.signalCode !== null))
      throw new Error(`A kill of the ${victim} ended the server.`);
    if (victim !== 'server') this.#held = await jobsHeld(this.#db);
    this.#kills += 1;
  }

  /** Resolves once what died is there again; by itself, where it was not the server. */
  async #kill(victim: Victim): Promise<void> {
    switch (victim) {
      case 'connections':
        return endConnections(this.#db);
      case 'backend':
        return killBackend(this.#db);
      case 'postmaster':
        return postmasterAfter(this.#db, await killPostmaster(this.#db));
      case 'redis':
        return this.machine?.killRedis();
      case 'server':
        return this.#killServer(1, async () => {
          this.#held = await jobsHeld(this.#db);
        });
      case 'everything':
        await killPostmaster(this.#db);
        return this.#killServer(this.plan.processes);
    }
  }

  /** So many processes die, those that ran longest; people go on at the one that is left, where one is. */
  async #killServer(count: number, whileDown: () => Promise<void> = async () => undefined): Promise<void> {
    let isBack: () => void = () => undefined;
    const dying = this.#running.slice(0, count);
    this.#running = this.#running.slice(count);
    if (this.#running.length === 0) this.#target.ready = new Promise((resolve) => (isBack = resolve));
    else this.#target.ports = this.#running.map(({ port }) => port);
    for (const each of dying) await end(each, 'SIGKILL');
    await whileDown();
    await this.start();
    isBack();
  }

  #held: ReadonlySet<string> = new Set();
  #probe: () => Promise<unknown> = async () => undefined;

  /** Waits for what the kill is aimed at, and a moment more, so that it falls anywhere in it. */
  async #reach(aim: Aim): Promise<void> {
    const until = performance.now() + 1000;
    await pause(30 + this.#random() * 150);
    while (performance.now() < until) {
      const isThere = aim === 'save' ? this.#target.underWay > 0 : await isRunning(this.#db, aim, this.#held);
      if (isThere) break;
      await pause(3);
    }
    await pause(this.#random() * 15);
    if (this.#target.underWay > 0) this.#hits.save += 1;
    for (const kind of ['delivery', 'digest'] as const)
      if (await isRunning(this.#db, kind, this.#held)) this.#hits[kind] += 1;
  }

  async #letMorningCome(): Promise<void> {
    if (await letMorningCome(this.#db, this.#mornings + 1)) this.#mornings += 1;
  }

  /** The last kill of a round was one too; then nothing is killed any more until everything is done. */
  async #calmDown(): Promise<void> {
    for (const each of this.#running) await end(each, 'SIGKILL');
    this.#running = [];
    await letMinutesPass(this.#db);
    await this.start();
    this.#held = new Set();
    await workedOff(this.#db);
    await this.#letMorningCome();
    await workedOff(this.#db);
  }
}
