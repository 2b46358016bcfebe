import { Agent, type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { BucketSettings } from '#server/core/settings-together.ts';
import { UnknownFile } from '../file-store.ts';
import { isTruncated, type ListedObject, listedObjects, reasonIn } from './listing.ts';
import { noBytes, signedHeaders } from './sign-request.ts';
import { StoreFault, storeFault } from './store-fault.ts';

/** Bytes for the store; `read` may be called twice. */
export interface Sent {
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
  readonly md5: string;
  readonly read: () => Readable | Buffer;
}

interface Asked {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Below the prefix; left out: the bucket itself. */
  readonly name?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly sent?: Sent;
}

/** A store that is silent this long counts as away. */
const silentMilliseconds = 20_000;
const triesAtMost = 3;
const firstPause = 150;
/** Worth another try: the store is at its limit, or the other end just closed a kept connection. */
const passingReasons = new Set([
  'SlowDown',
  'InternalError',
  'ServiceUnavailable',
  'ECONNRESET',
  'EPIPE',
  '500',
  '502',
  '504',
]);
/** For an answer without a code in its body. */
const reasonsByStatus: Readonly<Record<number, string>> = {
  301: 'PermanentRedirect',
  307: 'TemporaryRedirect',
  403: 'AccessDenied',
  413: 'EntityTooLarge',
  429: 'SlowDown',
  503: 'ServiceUnavailable',
  507: 'InsufficientStorage',
};
/** A store refuses signatures a quarter of an hour before or after its own time. */
const mostSkew = 600_000;

/** Requests to one S3 bucket, tried again where that helps; otherwise they throw a StoreFault. */
export class Bucket {
  readonly #settings: BucketSettings;
  readonly #origin: URL;
  readonly #agent: Agent;
  readonly place: string;

  constructor(settings: BucketSettings) {
    this.#settings = settings;
    const { endpoint, bucket, hasBucketInPath } = settings;
    const url = new URL(endpoint);
    this.place = `${url.host}/${bucket}`;
    if (hasBucketInPath) url.pathname = `/${bucket}/`;
    else url.hostname = `${bucket}.${url.hostname}`;
    this.#origin = url;
    const options = { keepAlive: true, scheduling: 'lifo' } as const;
    this.#agent = url.protocol === 'https:' ? new TlsAgent(options) : new Agent(options);
  }

  close(): void {
    this.#agent.destroy();
  }

  fault(reason: string, cause?: unknown): StoreFault {
    return storeFault(this.place, reason, cause);
  }

  /** Throws when the store cannot be used just now; returns the store's time. */
  async look(): Promise<Date> {
    const answer = await this.#ask({ method: 'GET', query: { 'max-keys': '1' } });
    await text(answer);
    return new Date(answer.headers.date ?? Date.now());
  }

  async put(name: string, sent: Sent): Promise<{ readonly etag: string }> {
    const headers = {
      'content-length': String(sent.size),
      'content-type': 'application/octet-stream',
      'content-md5': Buffer.from(sent.md5, 'hex').toString('base64'),
    };
    const answer = await this.#ask({ method: 'PUT', name, headers, sent });
    await text(answer);
    return { etag: plain(answer.headers.etag) };
  }

  /** Throws `UnknownFile`. */
  async head(name: string): Promise<{ readonly size: number; readonly etag: string }> {
    const answer = await this.#ask({ method: 'HEAD', name });
    answer.resume();
    return { size: Number(answer.headers['content-length']), etag: plain(answer.headers.etag) };
  }

  /** An object or a range of it, both ends included. Throws `UnknownFile`. */
  async get(
    name: string,
    range?: { readonly start: number; readonly end?: number },
  ): Promise<IncomingMessage> {
    const headers = range ? { range: `bytes=${range.start}-${range.end ?? ''}` } : {};
    const answer = await this.#ask({ method: 'GET', name, headers });
    if (range && answer.statusCode !== 206) {
      answer.destroy();
      throw this.fault('parts');
    }
    return answer;
  }

  /** Removing twice is no error. */
  async remove(name: string): Promise<void> {
    try {
      await text(await this.#ask({ method: 'DELETE', name }));
    } catch (error) {
      if (!(error instanceof UnknownFile)) throw error;
    }
  }

  /** Lists objects by the beginning of their names, sorted, without the prefix of the settings. */
  async *list(begin: string): AsyncGenerator<ListedObject> {
    const { prefix } = this.#settings;
    // The older list of S3: every store has it, and it continues after a name instead of a token of the store.
    for (let marker = ''; ; ) {
      const query = { prefix: prefix + begin, ...(marker === '' ? {} : { marker }) };
      const xml = await text(await this.#ask({ method: 'GET', query }));
      let last = '';
      for (const { name, ...rest } of listedObjects(xml)) {
        last = name;
        if (name.startsWith(prefix + begin)) yield { ...rest, name: name.slice(prefix.length) };
      }
      if (!isTruncated(xml) || last <= marker) return;
      marker = last;
    }
  }

  async #ask(asked: Asked): Promise<IncomingMessage> {
    for (let tries = 1; ; tries += 1)
      try {
        return await this.#askOnce(asked);
      } catch (error) {
        const isPassing = error instanceof StoreFault && passingReasons.has(error.reason);
        if (!isPassing || tries === triesAtMost) throw error;
        await pause(firstPause * 3 ** (tries - 1));
      }
  }

  async #askOnce(asked: Asked): Promise<IncomingMessage> {
    const answer = await this.#send(asked).catch((error: unknown) => {
      throw this.fault(codeOf(error), error);
    });
    const { statusCode: status = 0 } = answer;
    if (status >= 200 && status < 300) return answer;
    throw await this.#refusal(asked, answer, status);
  }

  async #refusal({ name }: Asked, answer: IncomingMessage, status: number): Promise<Error> {
    const body = await beginningOf(answer);
    const reason = reasonIn(body) ?? reasonsByStatus[status] ?? (status === 404 ? 'NoSuchKey' : `${status}`);
    if (name !== undefined && status === 404 && reason !== 'NoSuchBucket')
      return new UnknownFile('The file is not known.');
    // Some stores refuse without a reason.
    const skew = Math.abs(Date.now() - Date.parse(answer.headers.date ?? ''));
    if (status === 403 && skew > mostSkew) return this.fault('RequestTimeTooSkewed');
    const isFull = /quota|no space|storage.{0,20}full/i.test(/<Message>([^<]*)/.exec(body)?.[1] ?? '');
    return this.fault(isFull ? 'QuotaExceeded' : reason);
  }

  async #send({ method, name, query = {}, headers = {}, sent }: Asked): Promise<IncomingMessage> {
    const url = new URL(this.#origin);
    if (name !== undefined) url.pathname += this.#settings.prefix + name;
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    const sha256 = sent?.sha256 ?? noBytes;
    const signed = await signedHeaders(this.#settings, { method, url, headers, sha256 }, new Date());
    const ask = url.protocol === 'https:' ? tlsRequest : plainRequest;
    const request = ask(url, { method, headers: signed, agent: this.#agent, timeout: silentMilliseconds });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      // A listener for later errors too: an answer may come before all is sent, and the connection break then.
      request.on('error', reject);
      request.once('response', resolve);
    });
    endWhenSilent(request);
    const body = sent?.read();
    if (body === undefined || Buffer.isBuffer(body)) request.end(body);
    // An error of the source ends the request, which reports it.
    else void pipeline(body, request).catch(() => undefined);
    return answered;
  }
}

/** A silent store is away, even within an answer; a slow reader, such as a paused film, does not count. */
function endWhenSilent(asked: ClientRequest): void {
  let answer: IncomingMessage | null = null;
  asked.once('response', (came) => {
    answer = came;
  });
  asked.on('timeout', () => {
    const isReaderSlow = answer !== null && (answer.readableLength > 0 || answer.isPaused());
    if (isReaderSlow) asked.socket?.setTimeout(silentMilliseconds);
    else (answer ?? asked).destroy(Object.assign(new Error('silent'), { code: 'ETIMEDOUT' }));
  });
}

const beginningBytes = 20_000;

async function beginningOf(answer: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of answer) {
      pieces.push(piece as Buffer);
      size += (piece as Buffer).length;
      if (size > beginningBytes) break;
    }
  } catch {
    // A broken answer gives what arrived.
  }
  return Buffer.concat(pieces).toString();
}

const plain = (etag: string | undefined): string => (etag ?? '').replaceAll('"', '');

function codeOf(error: unknown): string {
  const several: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return (several as { code?: string }).code ?? 'unknown';
}
