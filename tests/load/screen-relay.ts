import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type FrameKind, frameBuffer, frameHeaderBytes } from '#contract/screen-share/frame.codec.ts';
import { screenLimits } from '#server/screen-share/relay/screen.types.ts';
import { sendAll } from './http-load.ts';
import { callOnce, requestOf, signIn } from './product-client.ts';
import {
  buildServer,
  mailSent,
  memoryOf,
  type Program,
  processorTimeOf,
  query,
  startPostgres,
  startProduct,
} from './programs.ts';
import { percentile } from './report.ts';
import { inParts } from './socket-clients.ts';

/**
 * A class of 40 watches one screen at 1 Mbit/s: what the relay takes, and how long a frame is on its way from one
 * socket to another; the same while five of them read 200 kbit/s only; the board beside it; four such classes at once.
 * Viewers run in this process, so times are theirs too. Each part takes a bounded time: on a machine that is too slow for
 * it fewer come in, or fewer frames are sent, and the figures are those of what there was.
 */
const viewers = 40;
const slowOnes = 5;
const seconds = Number(process.env['SECONDS'] ?? 20);
const framesPerSecond = 10;
const classes = 4;
/** As many lines as the relay allows one session. */
const linesOfSession = screenLimits.perSession;
/** The viewers of a class come in within this time, in milliseconds, or are left out. */
const openWithin = 30_000;
/** Sending takes at most so many times as long as it should. */
const sendWithin = 1.5;
/** Each takes at most two seconds. */
const boardRounds = 5;
/** Parts of a core, milliseconds, MB, and times as long. */
const bars = { cpu: 0.25, p99: 50, memory: 50, board: 1.3 };
const frameBytes = 1_000_000 / 8 / framesPerSecond - frameHeaderBytes;

interface Viewer {
  readonly socket: WebSocket;
  /** Milliseconds that frames were on their way. */
  times: number[];
}

function open(product: Program, pass: string, onFrame: (bytes: Buffer) => void): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${product.port}/screen`);
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The relay let go of a line.')));
    socket.once('open', () => socket.send(JSON.stringify({ pass, takes: 'video' })));
    socket.on('message', (data, isBinary) => {
      if (isBinary && Buffer.isBuffer(data)) onFrame(data);
      else resolve(socket);
    });
  });
}

/** A frame that says when it was sent. */
function frameOf(kind: FrameKind, sequence: number): Uint8Array {
  const { frame, content } = frameBuffer(
    { kind, codec: 'vp8', width: 1280, height: 720, sequence, timestamp: sequence * 100 },
    frameBytes,
  );
  new DataView(content.buffer, frameHeaderBytes).setFloat64(0, performance.now());
  return frame;
}

const sentAt = (frame: Buffer) => frame.readDoubleBE(frameHeaderBytes);

interface Class {
  readonly product: Program;
  readonly host: WebSocket;
  readonly all: readonly Viewer[];
}

interface Place {
  readonly grade: number;
  readonly division: number;
  readonly teacher: string;
  readonly teacherId: number;
  readonly student: string;
  readonly school: number;
}

/** Classes of one school, each with a teacher of its own. */
async function classesOf(databaseUrl: string, count: number): Promise<Place[]> {
  const pairs = await query<Place>(
    databaseUrl,
    `select m.grade_id as grade, m.division_id as division, f.login_name as teacher, f.id as "teacherId",
       min(s.login_name) as student, f.school_id as school
     from people f join memberships t on t.person_id = f.id
     join memberships m on m.division_id = t.division_id
     join people s on s.id = m.person_id and s.role = 3 and s.is_active
     where f.role = 4 and f.is_active
       and f.school_id = (select school_id from people where login_name = 'F00001')
     group by m.grade_id, m.division_id, f.login_name, f.id, f.school_id order by f.login_name, m.division_id`,
  );
  const chosen: Place[] = [];
  for (const pair of pairs)
    if (chosen.every((each) => each.teacherId !== pair.teacherId && each.division !== pair.division))
      chosen.push(pair);
  if (chosen.length < count) throw new Error('The demo school has too few classes.');
  return chosen.slice(0, count);
}

async function openClass(product: Program, place: Place): Promise<Class> {
  const teacher = await signIn(product, place.teacher);
  const { data } = await callOnce(product, 'start-video-screen', teacher, {
    grade: place.grade,
    division: place.division,
    faculty_id: place.teacherId,
    school_id: place.school,
  });
  const { share_id } = data;
  const { pass } = await callOnce(product, 'setScreenShareRoom', teacher, { share_id });
  const host = await open(product, pass, () => undefined);
  const beat = setInterval(
    () => void callOnce(product, 'setScreenShareRoom', teacher, { share_id }).catch(() => undefined),
    10_000,
  );
  beat.unref();
  const all: Viewer[] = [];
  const until = performance.now() + openWithin;
  const enter = async (student: string) => {
    const own = await callOnce(product, 'get-screen-share', student, { share_id });
    const viewer = { times: [] as number[] };
    const socket = await open(product, own.pass, (frame) =>
      viewer.times.push(performance.now() - sentAt(frame)),
    );
    all.push(Object.assign(viewer, { socket }));
  };
  await inParts(
    Array.from({ length: viewers / linesOfSession }, (_, index) => index),
    async () => {
      if (performance.now() > until) return;
      const student = await signIn(product, place.student);
      for (let line = 0; line < linesOfSession && performance.now() < until; line += 1) await enter(student);
    },
  );
  if (all.length === 0) throw new Error('Nobody came in.');
  if (all.length < viewers)
    console.log(`only ${all.length} of ${viewers} viewers came in within ${openWithin} ms`);
  return { product, host, all };
}

/** One buffer of 64 KiB every 2.5 s: about 200 kbit/s. */
function readSlowly({ socket }: Viewer): () => void {
  const timer = setInterval(() => {
    socket.resume();
    setImmediate(() => socket.pause());
  }, 2_500);
  socket.pause();
  return () => {
    clearInterval(timer);
    socket.resume();
  };
}

interface Measured {
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
  readonly frames: number;
}

/** Sends for a while; of the viewers in `counted`. */
async function send({ product, host, all }: Class, counted: readonly Viewer[]): Promise<Measured> {
  for (const viewer of all) viewer.times = [];
  const before = processorTimeOf(product.pid);
  const began = performance.now();
  const frames = seconds * framesPerSecond;
  const until = began + seconds * 1000 * sendWithin;
  for (let index = 0; index < frames && performance.now() < until; index += 1) {
    host.send(frameOf(index % 50 === 0 ? 'key' : 'delta', index));
    const next = began + ((index + 1) * 1000) / framesPerSecond;
    await setTimeout(Math.max(0, next - performance.now()));
  }
  const elapsed = performance.now() - began;
  const times = counted.flatMap(({ times: own }) => own);
  return {
    cpu: (processorTimeOf(product.pid) - before) / elapsed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    frames: times.length / counted.length,
  };
}

function say(what: string, { cpu, p50, p99, frames }: Measured): void {
  console.log(
    `${what}: ${(cpu * 100).toFixed(1)} % of a core, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ` +
      `${frames.toFixed(0)} of ${seconds * framesPerSecond} frames to each`,
  );
}

const allFrames = ({ frames }: Measured) => frames >= seconds * framesPerSecond - 1;

const found: boolean[] = [];
function hold(what: string, figure: string, holds: boolean): void {
  found.push(holds);
  console.log(`  ${what} ${figure}: ${holds ? 'ok' : 'OVER'}`);
}

/** The median of the p95 of a few short rounds of the board, in milliseconds. */
async function boardTimes(product: Program, token: string, place: Place): Promise<number> {
  const asked = requestOf('get-notice-board-active', token, {
    loginType: 4,
    login_id: place.teacherId,
    school_id: place.school,
  });
  const rounds: number[] = [];
  for (let round = 0; round < boardRounds; round += 1) {
    const { times } = await sendAll(
      product.port,
      Array.from({ length: 200 }, () => asked),
      { connections: 1 },
    );
    rounds.push(percentile(times, 0.95));
  }
  return percentile(rounds, 0.5);
}

/** true: every bar holds. */
export async function measureRelay(): Promise<boolean> {
  await buildServer();
  const postgres = await startPostgres();
  const product = await startProduct(postgres.url, postgres.folder);
  await mailSent(postgres.url);
  const places = await classesOf(postgres.url, classes);
  const [place] = places;
  if (!place) throw new Error('There is no class.');
  const token = await signIn(product, place.teacher);
  const group = await openClass(product, place);
  await send(group, group.all);
  const memoryBefore = memoryOf(product);
  const even = await send(group, group.all);
  say(`${viewers} viewers at 1 Mbit/s`, even);
  hold('at most', `${bars.cpu * 100} % of a core`, even.cpu <= bars.cpu);
  hold('p99 at most', `${bars.p99} ms`, even.p99 <= bars.p99 && allFrames(even));

  const slow = group.all.slice(0, slowOnes);
  const quick = group.all.slice(slowOnes);
  const stops = slow.map((viewer) => readSlowly(viewer));
  const beside = await send(group, quick);
  for (const stop of stops) stop();
  say(`the ${quick.length} others beside ${slowOnes} slow ones`, beside);
  hold('p99 at most', `${bars.p99} ms`, beside.p99 <= bars.p99 && allFrames(beside));
  const memory = memoryOf(product) - memoryBefore;
  hold('memory of the server', `${memory.toFixed(1)} MB more, bar +${bars.memory} MB`, memory <= bars.memory);

  await boardTimes(product, token, place);
  const alone = await boardTimes(product, token, place);
  const sending = send(group, group.all);
  const together = await boardTimes(product, token, place);
  await sending;
  const ratio = together / alone;
  const board = `${alone.toFixed(1)} ms alone, ${together.toFixed(1)} ms beside: ${ratio.toFixed(2)} ×, bar ${bars.board} ×`;
  hold("the board's p95", board, ratio <= bars.board);

  const groups = [group];
  for (const next of places.slice(1)) groups.push(await openClass(product, next));
  const before = processorTimeOf(product.pid);
  const began = performance.now();
  const each = await Promise.all(groups.map((one) => send(one, one.all)));
  const cpu = (processorTimeOf(product.pid) - before) / (performance.now() - began);
  const p99 = Math.max(...each.map((one) => one.p99));
  const isWhole = groups.every(({ all }) => all.length === viewers) && each.every(allFrames);
  const fewest = Math.min(...each.map((one) => one.frames));
  hold(
    `${classes} classes of ${viewers}`,
    `${(cpu * 100).toFixed(1)} % of a core, p99 ${p99.toFixed(1)} ms, ` +
      `${fewest.toFixed(0)} of ${seconds * framesPerSecond} frames to each`,
    cpu <= 1 && isWhole,
  );
  for (const { all, host } of groups) for (const { socket } of [...all, { socket: host }]) socket.terminate();
  return found.every(Boolean);
}
