import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

interface Question {
  readonly bytes: Buffer;
  /** Else it is of the greeting or the farewell. */
  readonly isCounted: boolean;
}

/** Parse, bind, describe, execute, close and flush: parts of the question that a sync ends. */
const parts = 'PBDECH';

/** Cuts what a client of PostgreSQL says into whole questions. */
class Questions {
  #rest = Buffer.alloc(0);
  #hasGreeted = false;

  cut(chunk: Buffer): Question[] {
    const said = Buffer.concat([this.#rest, chunk]);
    const found: Question[] = [];
    let from = 0;
    for (let at = 0; ; ) {
      // The greeting alone begins with its length; all else with a letter.
      const head = this.#hasGreeted ? 1 : 0;
      const end = said.length < at + head + 4 ? Number.NaN : at + head + said.readInt32BE(at + head);
      if (!(end <= said.length)) break;
      const kind = said.toString('latin1', at, at + head);
      this.#hasGreeted = true;
      at = end;
      if (kind !== '' && parts.includes(kind)) continue;
      found.push({ bytes: said.subarray(from, at), isCounted: kind === 'Q' || kind === 'S' });
      from = at;
    }
    this.#rest = said.subarray(from);
    return found;
  }
}

/** Where a program is stopped: at its so-maniest question from now on, asked of the database still or not any more. */
export interface Stop {
  readonly at: number;
  readonly isAsked: boolean;
  readonly onReached: () => void;
}

/** Stands between a program and its database, counts its questions, and says when it has come to one of them. */
export class QuestionRelay {
  /** Since it was last told to watch. */
  asked = 0;
  #stop: Stop | null = null;

  private constructor(
    private readonly server: Server,
    /** For the program. */
    readonly url: string,
  ) {}

  static async before(databaseUrl: string): Promise<QuestionRelay> {
    const { hostname, port } = new URL(databaseUrl);
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = new URL(databaseUrl);
    const address = server.address();
    url.hostname = '127.0.0.1';
    url.port = String(typeof address === 'object' && address ? address.port : 0);
    const relay = new QuestionRelay(server, url.href);
    server.on('connection', (program) => relay.#join(program, connect(Number(port), hostname)));
    return relay;
  }

  watch(stop: Stop | null): void {
    this.asked = 0;
    this.#stop = stop;
  }

  async close(): Promise<void> {
    this.server.close();
    await once(this.server, 'close');
  }

  #join(program: Socket, database: Socket): void {
    const questions = new Questions();
    program.on('data', (chunk) => {
      for (const question of questions.cut(chunk)) this.#pass(question, database);
    });
    database.on('data', (chunk) => program.write(chunk));
    // What was asked arrives, whoever asked it is gone.
    program.on('close', () => database.end());
    database.on('close', () => program.destroy());
    for (const side of [program, database]) side.on('error', () => undefined);
  }

  #pass({ bytes, isCounted }: Question, database: Socket): void {
    if (isCounted) this.asked += 1;
    const stop = this.#stop;
    if (!isCounted || !stop || this.asked < stop.at) {
      database.write(bytes);
      return;
    }
    if (this.asked > stop.at) return;
    if (stop.isAsked) database.write(bytes);
    stop.onReached();
  }
}
