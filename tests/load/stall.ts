import { setTimeout } from 'node:timers/promises';
import { calls, isBuilt } from '#contract/catalogue.ts';
import { type BuiltCall, callPath } from '#contract/core/define-call.ts';
import { PAYLOAD_MAX_BYTES, wrapRequest } from '#contract/core/payload.codec.ts';
import { bodyLimitOf } from '#server/core/input-bound.ts';
import { createPayloadCodec } from '#server/core/payload-codec.ts';
import { signIn } from './product-client.ts';
import {
  buildServer,
  mailSent,
  type Program,
  startPostgres,
  startProduct,
  stopEverything,
} from './programs.ts';
import { percentile, printRow } from './report.ts';
import { bodyOf, placesOfTexts } from './stall-bodies.ts';
import { type Reader, startReader } from './stall-reader.ts';

/**
 * `npm run bench:stall`: can one person keep everybody waiting? Somebody of another school asks a small question 50
 * times a second, while one person sends each text of each call as long as its body may be, made of accents, of blanks
 * and of brackets; then each call 40 times at once. Listens on 127.0.0.1 only, and ends by itself after a few minutes.
 * `npm run bench:stall -- crowd` and `-- texts` do one half, and names after it only those calls. Beside what the reader
 * waited stands how late the server's own event loop came: other programs of the machine count in the first alone.
 */
const moreThanIdle = 50;
const crowd = 40;
const crowdBar = 200;
const bodiesAtOnce = 4;

const [half, ...named] = process.argv.slice(2);
const built = (Object.values(calls).filter(isBuilt) as BuiltCall<string>[]).filter(
  ({ name }) => named.length === 0 || named.includes(name),
);
/** They end the session that the next call needs, or stop work for the whole server. */
const left = new Set(['updateLogout', 'end-my-session', 'force-logout', 'change-password-after-login']);
const logins = { 1: 'X00001', 2: 'A00001', 3: 'S00039', 4: 'F00001', 5: 'X00005', 6: 'X00006' } as const;
const codec = createPayloadCodec('banyan-payload');

type Tokens = Readonly<Record<string, string>>;

function tokenFor({ access }: BuiltCall<string>, tokens: Tokens): string {
  const role = access === 'public' ? '' : (Object.keys(access).at(-1) ?? '');
  return tokens[role] ?? '';
}

/** The text is cut to what fits the body. */
function bodyText(call: BuiltCall<string>, make: (text: string) => unknown, unit: string): string {
  const empty = JSON.stringify(wrapRequest(call.request, make(''), codec)).length;
  const isPlain = call.request === 'plain';
  // Encoded, three bytes become four, and no longer than this.
  const most = isPlain ? bodyLimitOf(call) : Math.min(bodyLimitOf(call), PAYLOAD_MAX_BYTES);
  const bytes = Math.max(0, (most - empty - 200) * (isPlain ? 1 : 0.74));
  const one = Buffer.byteLength(JSON.stringify(unit)) - 2;
  return JSON.stringify(wrapRequest(call.request, make(unit.repeat(Math.floor(bytes / one))), codec));
}

const worst = ['\u0316\u0301', ' ', '[', 'a.'];

function bodiesOf(call: BuiltCall<string>): string[] {
  return placesOfTexts(call.input).flatMap((place) =>
    worst.map((unit) => bodyText(call, (text) => bodyOf(call.input, place, text), unit)),
  );
}

async function post(product: Program, call: BuiltCall<string>, token: string, body: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${product.port}${callPath(call)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

async function sendAtOnce(
  atOnce: number,
  bodies: readonly string[],
  send: (body: string) => Promise<number>,
) {
  const statuses: number[] = [];
  const waiting = bodies.values();
  const lines = Array.from({ length: atOnce }, async () => {
    for (const body of waiting) statuses.push(await send(body));
  });
  await Promise.all(lines);
  return statuses;
}

interface Window {
  readonly name: string;
  readonly waits: readonly number[];
  readonly statuses: readonly number[];
  /** Of the server's event loop, in milliseconds. */
  readonly late: number;
}

async function measure(
  { reader, product }: { readonly reader: Reader; readonly product: Program },
  name: string,
  work: () => Promise<readonly number[]>,
): Promise<Window> {
  reader.takeWaits();
  await product.takeLoopDelay();
  const statuses = await work();
  await setTimeout(100);
  return { name, waits: reader.takeWaits(), statuses, late: await product.takeLoopDelay() };
}

function show(
  title: string,
  windows: readonly Window[],
  slowest: (waits: readonly number[]) => number,
): number {
  const all = windows.flatMap(({ waits }) => waits);
  const statuses = windows.flatMap((window) => window.statuses);
  const faults = statuses.filter((status) => status >= 500 && status !== 501 && status !== 503).length;
  const figures = [0.5, 0.99, 1].map((part) => percentile(all, part).toFixed(1));
  const late = Math.max(0, ...windows.map((window) => window.late));
  printRow([title, String(statuses.length), ...figures, late.toFixed(1), String(faults)]);
  const sorted = windows.toSorted((one, other) => slowest(other.waits) - slowest(one.waits));
  for (const { name, waits, late } of sorted.slice(0, 6))
    console.log(`    ${name}: ${slowest(waits).toFixed(1)} ms, the event loop ${late.toFixed(1)} ms late`);
  return slowest(sorted[0]?.waits ?? []);
}

try {
  await buildServer();
  const postgres = await startPostgres();
  const product = await startProduct(postgres.url, postgres.folder);
  await mailSent(postgres.url);
  const tokens: Record<string, string> = {};
  for (const [role, login] of Object.entries(logins)) tokens[role] = await signIn(product, login);
  const other = await signIn(product, 'A00101');
  const reader = startReader(product.port, callPath(calls['get-helpdesk-unread']), other, {});
  const watched = { reader, product };
  printRow(['', 'calls', 'p50 ms', 'p99 ms', 'most ms', 'loop ms', 'faults']);
  const most = (waits: readonly number[]) => Math.max(0, ...waits);
  await measure(watched, 'warm', () => setTimeout(2_000, []));
  const idle = await measure(watched, 'idle', () => setTimeout(5_000, []));
  const calm = show('nobody else', [idle], most);
  if (half !== 'crowd') {
    const windows: Window[] = [];
    for (const call of built.filter(({ name }) => !left.has(name))) {
      const send = (body: string) => post(product, call, tokenFor(call, tokens), body);
      windows.push(await measure(watched, call.name, () => sendAtOnce(bodiesAtOnce, bodiesOf(call), send)));
    }
    const slowest = show('beside the worst texts', windows, most);
    console.log(
      `most beside the worst texts: ${(slowest - calm).toFixed(1)} ms over idle (bar ${moreThanIdle})`,
    );
  }
  if (half !== 'texts') {
    const windows: Window[] = [];
    for (const call of built.filter(({ name }) => !left.has(name))) {
      const send = (body: string) => post(product, call, tokenFor(call, tokens), body);
      const body = JSON.stringify(wrapRequest(call.request, aimed(call), codec));
      const bodies = Array.from({ length: crowd }, () => body);
      windows.push(await measure(watched, call.name, () => sendAtOnce(crowd, bodies, send)));
    }
    const p99 = (waits: readonly number[]) => percentile(waits, 0.99);
    const slowest = show(`beside ${crowd} of one call`, windows, p99);
    console.log(
      `p99 beside ${crowd} of one call, of the slowest: ${slowest.toFixed(1)} ms (bar ${crowdBar})`,
    );
  }
  await reader.stop();
} finally {
  await stopEverything();
}

/** A small input that most calls do their work for. */
function aimed(call: BuiltCall<string>): unknown {
  if (call.name === 'helpdesk-api-Cread')
    return {
      chat_id: '',
      message_id: crypto.randomUUID(),
      question: 'How do I share my screen with my class?',
    };
  return bodyOf(call.input);
}
