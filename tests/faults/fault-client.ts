import { request as httpRequest } from 'node:http';
import { type BuiltCallName, type CallOf, calls } from '#contract/catalogue.ts';
import { type CallInput, type CallOutput, callPath } from '#contract/core/define-call.ts';

export interface Counts {
  /** New notices, the reshared among them. */
  saved: number;
  edited: number;
  reshared: number;
  /** Saves that came in twice at once: a double click, or two tabs. */
  doubled: number;
  /** Edits that met a newer version and were refused. */
  stale: number;
  /** Switched off and on, deleted, brought back, taken back, reminded. */
  changed: number;
  /** Answers that were given and never arrived. */
  lost: number;
  /** Connections torn before anybody knew whether the request arrived. */
  torn: number;
  retried: number;
  /** Told to come back in a moment, for the database was away. */
  turnedAway: number;
  /** Answered with a mistake of the server's, which none of this is. */
  failed: number;
}

export const noCounts = (): Counts => ({
  saved: 0,
  edited: 0,
  reshared: 0,
  doubled: 0,
  stale: 0,
  changed: 0,
  lost: 0,
  torn: 0,
  retried: 0,
  turnedAway: 0,
  failed: 0,
});

/** Where the server is now, by each of its processes that lives; one that is killed comes back at another port. */
export interface Target {
  ports: readonly number[];
  /** Resolves when there is a server to talk to. */
  ready: Promise<void>;
  isOver: boolean;
  /** Saves and changes that wait for their answer. */
  underWay: number;
}

class NoAnswer extends Error {
  constructor(
    text: string,
    readonly status = 0,
  ) {
    super(text);
  }
}

/** A refusal is an answer: it is not sent again. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status} ${text}`);
  }
}

/** How long somebody sends again before the run ends: longer than anything may be away. */
const timeoutMs = 60_000;

/** Loses the answer when it comes, or tears the connection so many milliseconds after the request was sent. */
type Fault = 'answer' | number | undefined;

function send(port: number, path: string, token: string, body: object, fault: Fault): Promise<string> {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const request = httpRequest({
      host: '127.0.0.1',
      port,
      path,
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    });
    request.setTimeout(20_000, () => request.destroy(new NoAnswer('too long')));
    request.on('error', (error) => reject(new NoAnswer(error.message)));
    request.on('response', (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (answer += chunk));
      response.on('error', (error) => reject(new NoAnswer(error.message)));
      response.on('close', () => {
        if (!response.complete) reject(new NoAnswer('half an answer'));
        else if (response.statusCode === 200) resolve(answer);
        else if ((response.statusCode ?? 0) >= 500) reject(new NoAnswer(answer, response.statusCode));
        else reject(new Refused(response.statusCode ?? 0, answer));
      });
    });
    request.end(text, () => {
      if (typeof fault === 'number') setTimeout(() => request.destroy(), fault);
    });
  });
}

/** Somebody who is signed in, and who sends everything until it is answered. */
export class FaultClient {
  #token = '';

  constructor(
    private readonly target: Target,
    private readonly counts: Counts,
    private readonly random: () => number,
  ) {}

  async signIn(name: string, password: string): Promise<void> {
    const deviceDetails = { deviceId: '', browser: '', os: '', tz: 'UTC' };
    this.#token = (await this.call('login', { email: name, password, deviceDetails })).api_token;
  }

  async formSession(): Promise<string> {
    return (await this.call('get-form-session', { form: 'notice' })).formSession;
  }

  /** A save or a change: servers are killed in the middle of these. `tear`: its first answer gets lost. */
  async change<Name extends BuiltCallName>(
    name: Name,
    input: CallInput<CallOf<Name>>,
    tear: boolean,
  ): Promise<CallOutput<CallOf<Name>>> {
    this.target.underWay += 1;
    try {
      return await this.call(name, input, tear);
    } finally {
      this.target.underWay -= 1;
    }
  }

  async call<Name extends BuiltCallName>(
    name: Name,
    input: CallInput<CallOf<Name>>,
    tear = false,
  ): Promise<CallOutput<CallOf<Name>>> {
    let isWhole = !tear;
    const until = performance.now() + timeoutMs;
    for (;;) {
      await this.target.ready;
      const fault = isWhole ? undefined : this.random() < 0.7 ? 'answer' : this.random() * 12;
      try {
        const { ports } = this.target;
        // A proxy leads each request to whichever it likes.
        const port = ports[Math.floor(this.random() * ports.length)] ?? 0;
        const text = await send(port, callPath(calls[name]), this.#token, input, fault);
        if (fault === undefined) return JSON.parse(text) as CallOutput<CallOf<Name>>;
        // It is here, and the author never hears of it.
        isWhole = true;
        this.counts.lost += 1;
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        if (performance.now() > until) throw error;
        if (error.status === 503) this.counts.turnedAway += 1;
        else if (error.status >= 500) this.counts.failed += 1;
        if (typeof fault === 'number') this.counts.torn += 1;
        isWhole ||= typeof fault === 'number';
      }
      this.counts.retried += 1;
      await new Promise((resolve) => setTimeout(resolve, 20 + 30 * this.random()));
    }
  }
}
