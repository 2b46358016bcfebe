import { randomUUID } from 'node:crypto';
import type { RawData, WebSocket } from 'ws';
import type { RealtimeLimits, RealtimeListener, RealtimeRules } from './realtime.types.ts';
import {
  answer,
  authRevoked,
  greeting,
  keepAlive,
  pushed,
  type RealtimeRequest,
  readRequest,
  shutdown,
} from './realtime-frames.ts';

interface Surroundings {
  readonly host: string;
  readonly rules: RealtimeRules;
  readonly limits: RealtimeLimits;
  readonly enter: (connection: RealtimeConnection, sessionId: string) => boolean;
  readonly leave: (connection: RealtimeConnection, sessionId: string | undefined) => void;
}

const longestTimer = 2 ** 31 - 1;

/** One browser at the realtime database, a stranger until it shows a pass. Requests run one after another. */
export class RealtimeConnection {
  readonly #socket: WebSocket;
  readonly #around: Surroundings;
  readonly #heard = new Set<string>();
  #listener: RealtimeListener | null = null;
  #turn: Promise<void> = Promise.resolve();
  #idle: NodeJS.Timeout;
  #expiry: NodeJS.Timeout | undefined;
  #minute = { from: 0, requests: 0 };

  constructor(socket: WebSocket, around: Surroundings) {
    this.#socket = socket;
    this.#around = around;
    this.#idle = this.#endAfter(around.limits.strangerMilliseconds);
    socket.on('message', (message) => this.#receive(message));
    // A message that is too long or no text; the socket then closes by itself.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(this.#idle);
      clearTimeout(this.#expiry);
      around.leave(this, this.#listener?.sessionId);
    });
    socket.send(greeting(around.rules.now().getTime(), around.host, randomUUID()));
  }

  publish(schoolId: number, key: string, value: object): void {
    if (this.#listener?.schoolId === schoolId && this.#heard.has(key)) this.#socket.send(pushed(key, value));
  }

  keepTo(keys: ReadonlySet<string>): void {
    if (!this.#listener) return;
    this.#listener = { ...this.#listener, keys };
    for (const key of this.#heard) if (!keys.has(key)) this.#heard.delete(key);
  }

  end(reason: string): void {
    this.#heard.clear();
    this.#socket.send(this.#listener ? authRevoked() : shutdown(reason));
    this.#socket.close(1000);
    // A client that does not answer the goodbye is cut off.
    setTimeout(() => this.#socket.terminate(), 500).unref();
  }

  #waitOn(): void {
    clearTimeout(this.#idle);
    this.#idle = this.#endAfter(this.#around.limits.idleMilliseconds);
  }

  #endAfter(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.end('Nothing was heard.'), milliseconds).unref();
  }

  #receive(message: RawData): void {
    if (this.#listener) this.#waitOn();
    const text = Buffer.isBuffer(message) ? message.toString() : '';
    if (this.#isTooMuch()) return this.#socket.terminate();
    if (text === keepAlive) return;
    const request = readRequest(text);
    if (!request) return this.#socket.terminate();
    this.#turn = this.#turn
      .then(() => this.#carryOut(request))
      .catch((error: unknown) => {
        this.#around.rules.onError(error);
        this.#socket.terminate();
      });
  }

  #isTooMuch(): boolean {
    const now = Date.now();
    if (now - this.#minute.from > 60_000) this.#minute = { from: now, requests: 0 };
    this.#minute.requests += 1;
    return this.#minute.requests > this.#around.limits.requestsPerMinute;
  }

  async #carryOut(request: RealtimeRequest): Promise<void> {
    const { number, path } = request;
    const say = (status: string, content?: unknown) => this.#socket.send(answer(number, status, content));
    switch (request.action) {
      case 's':
        return say('ok');
      case 'auth':
      case 'gauth':
        return this.#authenticate(request);
      case 'unauth':
        this.#heard.clear();
        say('ok');
        return this.end('Signed out.');
      case 'n':
        this.#heard.delete(path);
        return say('ok');
      case 'g':
      case 'q':
        return this.#read(request);
      default:
        // Every write, even one for later: only the server writes.
        return say('permission_denied', 'Permission denied');
    }
  }

  async #authenticate({ number, credential }: RealtimeRequest): Promise<void> {
    const { rules, enter } = this.#around;
    const listener = await rules.listenerOf(credential);
    // A client that has left must not enter.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const isOther = this.#listener !== null && this.#listener.sessionId !== listener?.sessionId;
    const isNew = listener !== null && this.#listener === null;
    if (!listener || isOther || (isNew && !enter(this, listener.sessionId))) {
      this.#socket.send(answer(number, 'invalid_token', 'This pass does not hold.'));
      return;
    }
    this.#listener = listener;
    this.#waitOn();
    if (isNew) this.#endWithSession(listener.expiresAt);
    // The session may have ended after the pass was read, before this connection was known.
    if (isNew && !(await rules.endOf(listener.sessionId))) return this.end('The session is over.');
    this.#socket.send(answer(number, 'ok', { auth: {} }));
  }

  async #read({ number, action, path }: RealtimeRequest): Promise<void> {
    const { rules } = this.#around;
    const listener = this.#listener;
    if (!listener?.keys.has(path)) {
      this.#socket.send(answer(number, 'permission_denied', 'Permission denied'));
      return;
    }
    // Listens before it reads the value, so that nothing published meanwhile is missed.
    if (action === 'q') this.#heard.add(path);
    const value = await rules.valueAt(listener, path);
    if (action === 'q') this.#socket.send(pushed(path, value));
    this.#socket.send(answer(number, 'ok', action === 'g' ? value : {}));
  }

  /** The connection stays if the session was extended meanwhile. */
  #endWithSession(expiresAt: Date): void {
    const { rules } = this.#around;
    const left = Math.max(0, expiresAt.getTime() - rules.now().getTime());
    this.#expiry = setTimeout(
      () => {
        const sessionId = this.#listener?.sessionId ?? '';
        rules.endOf(sessionId).then(
          (end) => (end ? this.#endWithSession(end) : this.end('The session is over.')),
          () => this.end('The session is over.'),
        );
      },
      Math.min(left, longestTimer),
    ).unref();
  }
}
