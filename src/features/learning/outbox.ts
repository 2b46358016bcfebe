import * as v from 'valibot';
import { markLearningSessionCall } from '#contract/learning/calls/mark-learning-session.call.ts';
import { saveLearningBookmarkCall } from '#contract/learning/calls/save-learning-bookmark.call.ts';
import { oldestAct, type SessionPosition } from '#contract/learning/learning.rules.ts';
import { call } from '#src/lib/api-client.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { dropForPerson, keepForPerson, readForPerson } from '#src/lib/person-storage.ts';

/** `at` in ms since 1970 by this device's clock; only the time until the sending is sent. */
const which = { project: v.number(), session: v.number(), at: v.number() };
const entry = v.variant('kind', [
  v.object({
    ...which,
    kind: v.literal('place'),
    page: v.number(),
    fraction: v.number(),
    seconds: v.number(),
  }),
  v.object({ ...which, kind: v.literal('mark'), isDone: v.boolean() }),
]);
type Entry = v.InferOutput<typeof entry>;
const outbox = v.pipe(v.array(entry), v.maxLength(400));
const name = 'learning-outbox';

function waitingFor(personId: number): readonly Entry[] {
  const kept = v.safeParse(outbox, readForPerson(personId, name));
  return kept.success ? kept.output : [];
}

function keep(personId: number, entries: readonly Entry[]): void {
  if (entries.length === 0) dropForPerson(personId, name);
  else keepForPerson(personId, name, entries.slice(-400));
}

const isSame = (a: Entry, b: Entry) => a.kind === b.kind && a.session === b.session;

/** The latest entry of a session replaces an earlier one, so it is sent once. */
function put(personId: number, added: Entry): void {
  keep(personId, [...waitingFor(personId).filter((each) => !isSame(each, added)), added]);
}

interface Which {
  readonly project: number;
  readonly session: number;
}

/** Sends the student's position now, or after reconnecting. */
export function noteBookmark(
  personId: number,
  { project, session }: Which,
  place: SessionPosition,
): Promise<Sent> {
  const { page, fraction, seconds } = place;
  put(personId, { kind: 'place', project, session, at: Date.now(), page, fraction, seconds });
  return send(personId);
}

/** [CA-04] */
export function noteMark(personId: number, { project, session }: Which, isDone: boolean): Promise<Sent> {
  put(personId, { kind: 'mark', project, session, at: Date.now(), isDone });
  return send(personId);
}

/** `sent`: the server has everything; `waits`: it is unreachable; else the refusal of the last entry. */
export type Sent = 'sent' | 'waits' | CallFailed;

const running = new Map<number, Promise<Sent>>();

/** Sends waiting entries one by one; a page has one sender. */
async function send(personId: number): Promise<Sent> {
  const before = running.get(personId);
  if (before) await before;
  const own = running.get(personId) ?? sendAll(personId);
  running.set(personId, own);
  const result = await own;
  if (running.get(personId) === own) running.delete(personId);
  return result;
}

async function sendAll(personId: number): Promise<Sent> {
  let refusal: CallFailed | null = null;
  for (;;) {
    const [next] = waitingFor(personId);
    if (!next) return refusal ?? 'sent';
    const told = await tell(next);
    if (told === 'waits') return 'waits';
    if (told !== 'sent') refusal = told;
    keep(
      personId,
      waitingFor(personId).filter((each) => !(isSame(each, next) && each.at === next.at)),
    );
  }
}

async function tell(told: Entry): Promise<Sent> {
  const ago = Math.round((Date.now() - told.at) / 1000);
  const input = {
    project_id: told.project,
    session_id: told.session,
    seconds_ago: Math.min(Math.max(0, ago), oldestAct),
  };
  try {
    if (told.kind === 'mark') await call(markLearningSessionCall, { ...input, status: told.isDone ? 1 : 0 });
    else {
      const { page, fraction, seconds } = told;
      await call(saveLearningBookmarkCall, { ...input, page, fraction, seconds });
    }
    return 'sent';
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    // A refused entry is dropped; after signing in again the rest is sent.
    return error.kind === 'refused' ? error : 'waits';
  }
}

let listeningFor: number | null = null;

/** From now on waiting entries are sent when online, also those of closed pages. */
export function startOutbox(personId: number): void {
  if (listeningFor === null) addEventListener('online', () => void send(listeningFor ?? personId));
  listeningFor = personId;
  if (waitingFor(personId).length > 0) void send(personId);
}

/** A mark on this device that the server may not know yet. */
export function waitingMark(personId: number, session: number): boolean | undefined {
  const mark = waitingFor(personId).findLast((each) => each.kind === 'mark' && each.session === session);
  return mark?.kind === 'mark' ? mark.isDone : undefined;
}
