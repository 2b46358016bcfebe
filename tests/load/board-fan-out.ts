import type { Socket } from 'socket.io-client';
import { callOnce, formSessions } from './product-client.ts';
import type { Program } from './programs.ts';
import { percentile, printRow } from './report.ts';
import type { Asker } from './school-rows.ts';
import { inParts, openSocket } from './socket-clients.ts';

const barMilliseconds = 500;
const posts = 20;
const timeoutMs = 10_000;

export interface FanOut {
  readonly teacher: Asker;
  /** Where the notices go. */
  readonly grade: number;
  readonly division: number;
  /** Students of the division. */
  readonly readers: readonly Asker[];
  /** Students of other divisions and schools, who must hear nothing. */
  readonly others: readonly Asker[];
}

interface Hint {
  readonly noticeId: number;
}

/** A teacher posts notices to connected readers: how long until each has the hint. True when the bar holds. */
export async function measureFanOut(product: Program, wanted: FanOut): Promise<boolean> {
  const { teacher, readers, others } = wanted;
  const sockets: Socket[] = [];
  const heardAt = new Map<number, number[]>();
  let strays = 0;
  try {
    await inParts(readers, async ({ token }) => {
      const socket = await openSocket(product.port, token);
      sockets.push(socket);
      socket.on('notice.changed', ({ noticeId }: Hint) => {
        const times = heardAt.get(noticeId);
        if (times) times.push(performance.now());
        else heardAt.set(noticeId, [performance.now()]);
      });
    });
    await inParts(others, async ({ token }) => {
      const socket = await openSocket(product.port, token);
      sockets.push(socket);
      socket.on('notice.changed', () => (strays += 1));
      socket.on('notification', () => (strays += 1));
    });
    const forms = await formSessions(product, teacher.token, posts);
    const fromCall: number[] = [];
    const fromAnswer: number[] = [];
    for (const formSession of forms) {
      const began = performance.now();
      const { data } = await callOnce(product, 'create-faculty-notice', teacher.token, {
        ...noticeFor(wanted),
        formSession,
      });
      const answered = performance.now();
      const times = await allHeard(heardAt, data.id, readers.length);
      fromCall.push(...times.map((time) => time - began));
      fromAnswer.push(...times.map((time) => Math.max(0, time - answered)));
    }
    // A hint for who must have none would come after the last one at the latest.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return report({ fromCall, fromAnswer, strays, expected: readers.length * posts });
  } finally {
    for (const socket of sockets) socket.disconnect();
  }
}

const noticeFor = ({ grade, division }: FanOut) => ({
  title: 'Bring your kit',
  description: 'The practical is on the ground floor.',
  grade: String(grade),
  division: String(division),
  share_date: '',
  due_date: '',
  due_date_mandatory: 0 as const,
  notify_email: 0 as const,
  status: 1 as const,
  noticeFor: 1 as const,
  file: [],
  video_url: [],
});

/** When each reader heard of the notice; those who did not in time are missing. */
async function allHeard(
  heardAt: ReadonlyMap<number, number[]>,
  id: number,
  readers: number,
): Promise<number[]> {
  const until = performance.now() + timeoutMs;
  while ((heardAt.get(id)?.length ?? 0) < readers && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 5));
  return heardAt.get(id) ?? [];
}

interface Heard {
  readonly fromCall: readonly number[];
  readonly fromAnswer: readonly number[];
  readonly strays: number;
  readonly expected: number;
}

function report({ fromCall, fromAnswer, strays, expected }: Heard): boolean {
  const holds = fromCall.length === expected && strays === 0 && percentile(fromCall, 0.99) <= barMilliseconds;
  console.log(
    `\n${posts} notices to ${expected / posts} connected readers: ${fromCall.length} of ${expected} hints, ` +
      `${strays} to others (bar: p99 ${barMilliseconds} ms) ${holds ? 'ok' : 'OVER'}`,
  );
  printRow(['', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms']);
  for (const [name, times] of [
    ['from the call', fromCall],
    ['from its answer', fromAnswer],
  ] as const)
    printRow([name, ...[0.5, 0.95, 0.99, 1].map((part) => percentile(times, part).toFixed(0))]);
  return holds;
}
