import * as v from 'valibot';
import { noticeSeenCall } from '#contract/delivery/calls/notice-seen.call.ts';
import { call } from '#src/lib/api-client.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { dropForPerson, keepForPerson, readForPerson } from '#src/lib/person-storage.ts';
import { seenNotices, seenQueueName } from './seen-notices.ts';

/** `at`: ms since 1970 on this device's clock; the server gets only the time between then and the sending. */
const entry = v.object({ id: v.number(), at: v.number() });
const queue = v.pipe(v.array(entry), v.maxLength(500));
type Entry = v.InferOutput<typeof entry>;

const atOnce = 100;
const sending = new Set<number>();

function waiting(personId: number): readonly Entry[] {
  const kept = v.safeParse(queue, readForPerson(personId, seenQueueName));
  return kept.success ? kept.output : [];
}

function keep(personId: number, entries: readonly Entry[]): void {
  if (entries.length === 0) dropForPerson(personId, seenQueueName);
  else keepForPerson(personId, seenQueueName, entries.slice(-500));
}

/** Tells the server that the person opened a notice, now or once there is a connection. */
export function noteOpened(personId: number, id: number): void {
  listenFor(personId);
  if (!seenNotices.has(id)) {
    seenNotices.add(id);
    keep(personId, [...waiting(personId), { id, at: Date.now() }]);
  }
  void sendSeen(personId);
}

let listeningFor: number | null = null;

/** The listener stays for the current reader, also after the viewer is closed. */
function listenFor(personId: number): void {
  if (listeningFor === null) addEventListener('online', () => void sendSeen(listeningFor ?? personId));
  listeningFor = personId;
}

/** Sends the queue. Entries stay after a lost connection and go after a refusal. */
export async function sendSeen(personId: number): Promise<void> {
  const batch = waiting(personId).slice(0, atOnce);
  if (batch.length === 0 || sending.has(personId)) return;
  sending.add(personId);
  const isSettled = await send(batch);
  sending.delete(personId);
  if (!isSettled) return;
  const isSent = ({ id, at }: Entry) => batch.some((each) => each.id === id && each.at === at);
  keep(
    personId,
    waiting(personId).filter((each) => !isSent(each)),
  );
  await sendSeen(personId);
}

async function send(batch: readonly Entry[]): Promise<boolean> {
  const now = Date.now();
  const notices = batch.map(({ id, at }) => ({
    id,
    seconds_ago: Math.max(0, Math.round((now - at) / 1000)),
  }));
  try {
    await call(noticeSeenCall, { notices });
    return true;
  } catch (error) {
    return error instanceof CallFailed && error.kind === 'refused';
  }
}
