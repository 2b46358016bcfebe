import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { readConfig } from '#server/core/config.ts';
import { type AssembledServer, assembleServer } from '#server/server.ts';
import { newSchool, type YearSchool } from '../server/migration/school.ts';
import { BulkDeeds, type Deed, type DeedName, deedNames } from './bulk-deeds.ts';
import { everyRow, journalled, standing } from './bulk-state.ts';
import { QuestionRelay } from './question-relay.ts';

export interface BulkPlan {
  /** The program that is killed: its source, or built. */
  readonly args: readonly string[];
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Of all four deeds together. */
  readonly kills: number;
  /** Students of a section before, and people of the file. */
  readonly perSection: number;
  readonly rows: number;
  readonly say: (text: string) => void;
}

interface Outcome {
  /** Questions of the whole deed. */
  questions: number;
  kills: number;
  /** Nothing of it was there after the kill; all of it was. */
  absent: number;
  whole: number;
}

export interface BulkReport {
  readonly kills: number;
  readonly outcomes: Readonly<Record<DeedName, Outcome>>;
  /** What was neither whole nor absent. */
  readonly torn: readonly string[];
}

const killedName = 'killed';

/**
 * Kills the server with -9 at questions to its database, spread from the first to the last of an import, of its undo, of
 * a move to the next year and of its way back; each time all of it must be there, or nothing, and the next try ends it.
 */
export async function runBulkFaults(plan: BulkPlan): Promise<BulkReport> {
  const quiet = () => undefined;
  const log = { info: quiet, warn: quiet, error: quiet };
  const config = readConfig({ DATA_DIR: plan.dataDir, RATE_LIMITS: 'off' });
  const server = await assembleServer(config, plan.databaseUrl, { log });
  const named = new URL(plan.databaseUrl);
  named.searchParams.set('application_name', killedName);
  const relay = await QuestionRelay.before(named.href);
  try {
    const school = await newSchool(server.app.db, 'nobody signs in', plan.perSection);
    return await new BulkRun(plan, server, school, relay).toItsEnd();
  } finally {
    await server.close();
    await relay.close();
  }
}

class BulkRun {
  readonly #outcomes: Record<DeedName, Outcome>;
  readonly #deeds: BulkDeeds;
  readonly #torn: string[] = [];
  /** After each deed, as it was when nobody disturbed it. */
  readonly #wholes = new Map<DeedName, { readonly standing: string; readonly journalled: number }>();

  constructor(
    private readonly plan: BulkPlan,
    private readonly server: AssembledServer,
    private readonly school: YearSchool,
    private readonly relay: QuestionRelay,
  ) {
    const none = () => ({ questions: 0, kills: 0, absent: 0, whole: 0 });
    this.#outcomes = {
      import: none(),
      'undo of an import': none(),
      move: none(),
      'way back of a move': none(),
    };
    this.#deeds = new BulkDeeds(server, school, plan.dataDir, plan.rows);
  }

  async toItsEnd(): Promise<BulkReport> {
    const { kills, say } = this.plan;
    for (const name of deedNames) await this.#disturbed(name, []);
    const share = Math.ceil(kills / deedNames.length);
    const rounds = Math.ceil(share / killsARound);
    for (let round = 0; round < rounds && this.#torn.length === 0; round += 1) {
      for (const name of deedNames) {
        const moments = momentsOf(this.#outcomes[name].questions, share);
        await this.#disturbed(
          name,
          moments.filter((_, index) => index % rounds === round),
        );
      }
      say(`${this.#kills()} kills ${JSON.stringify(this.#outcomes)}`);
    }
    return { kills: this.#kills(), outcomes: this.#outcomes, torn: this.#torn };
  }

  #kills(): number {
    return Object.values(this.#outcomes).reduce((sum, { kills }) => sum + kills, 0);
  }

  /** One deed, killed at these moments; it is let alone at last, if no kill came too late to stop it. */
  async #disturbed(name: DeedName, moments: readonly Moment[]): Promise<void> {
    const journalBefore = await this.#journalled();
    const deed = await this.#deeds.begin(name);
    for (const [index, moment] of moments.entries()) {
      const where = await this.#killOnce(name, deed, moment);
      if (this.#torn.length > 0) return;
      if (!(await this.#deeds.isDone(name))) continue;
      await this.#expectWhole(name, journalBefore, where);
      // Those that are left over fall upon the same deed, begun anew in the next round.
      if (index < moments.length - 1) this.#torn.push(`${name}, ${where}: it was done too early`);
      return;
    }
    await this.#end(deed);
    if (moments.length === 0) this.#outcomes[name].questions = this.relay.asked;
    await this.#expectWhole(name, journalBefore, 'let alone');
  }

  async #killOnce(name: DeedName, deed: Deed, moment: Moment): Promise<string> {
    const outcome = this.#outcomes[name];
    const { at, isAsked } = moment;
    const where = `killed ${isAsked ? 'after' : 'before'} question ${at} of ${outcome.questions}`;
    const before = await this.#everyRow();
    await this.#kill(deed, moment);
    outcome.kills += 1;
    if (await this.#deeds.isDone(name)) {
      outcome.whole += 1;
      return where;
    }
    outcome.absent += 1;
    if ((await this.#everyRow()) !== before) this.#torn.push(`${name}, ${where}: something of it is there`);
    return where;
  }

  async #expectWhole(name: DeedName, journalBefore: number, where: string): Promise<void> {
    const found = {
      standing: await standing(this.server.app.db, this.school.id),
      journalled: (await this.#journalled()) - journalBefore,
    };
    const whole = this.#wholes.get(name) ?? found;
    this.#wholes.set(name, whole);
    if (whole.standing !== found.standing) this.#torn.push(`${name}, ${where}: it is not whole`);
    if (whole.journalled !== found.journalled)
      this.#torn.push(
        `${name}, ${where}: ${found.journalled} changes in the journal, not ${whole.journalled}`,
      );
  }

  async #start(): Promise<ChildProcess> {
    this.relay.watch(null);
    const args = [...this.plan.args, this.relay.url, this.plan.dataDir];
    const program = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await Promise.race([once(program, 'message'), failureOf(program)]);
    return program;
  }

  async #end(deed: Deed): Promise<void> {
    const program = await this.#start();
    this.relay.watch(null);
    program.send(deed);
    await Promise.race([once(program, 'message'), failureOf(program)]);
    await this.#killed(program);
  }

  async #kill(deed: Deed, { at, isAsked }: Moment): Promise<void> {
    const program = await this.#start();
    const reached = new Promise<void>((onReached) => this.relay.watch({ at, isAsked, onReached }));
    program.send(deed);
    await Promise.race([reached, once(program, 'message'), failureOf(program)]);
    await this.#killed(program);
  }

  /** Gone, and the database has ended what it was at. */
  async #killed(program: ChildProcess): Promise<void> {
    const gone = once(program, 'exit');
    program.kill('SIGKILL');
    await gone;
    for (;;) {
      const { rows } = await this.server.app.db.execute(
        sql`select from pg_stat_activity where application_name = ${killedName}
          and datname = current_database()`,
      );
      if (rows.length === 0) return;
      await pause(10);
    }
  }

  #everyRow = () => everyRow(this.server.app.db, this.school.id);
  #journalled = () => journalled(this.server.app.db, this.school.id);
}

/** Of one deed; then it is ended, and begun anew on what the one before left. */
const killsARound = 15;

interface Moment {
  /** From 1: the so-maniest question to the database. */
  readonly at: number;
  /** It is asked, and nobody hears the answer; else it is not asked any more. */
  readonly isAsked: boolean;
}

/** Spread evenly from before the first question to after the last one. */
function momentsOf(questions: number, count: number): Moment[] {
  const last = questions * 2 - 1;
  return Array.from({ length: count }, (_, index) => {
    const moment = count === 1 ? last : Math.floor((index * last) / (count - 1));
    return { at: Math.floor(moment / 2) + 1, isAsked: moment % 2 === 1 };
  });
}

async function failureOf(program: ChildProcess): Promise<never> {
  const [code, signal] = (await once(program, 'exit')) as [number | null, string | null];
  throw new Error(`The program ended by itself: ${code ?? signal}`);
}
