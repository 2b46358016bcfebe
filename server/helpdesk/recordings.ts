import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { and, asc, count, eq, gt, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { dayMilliseconds } from '#contract/core/days.ts';
import { type Recording, recordingLimits, recordingSchema } from '#contract/diagnostics/recording.wire.ts';
import { helpdeskLimits, type RecordingFacts } from '#contract/helpdesk/helpdesk.model.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { helpdeskRecordings } from './schema/helpdesk.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

interface ChatKey {
  readonly schoolId: number;
  readonly id: string;
}
const ofChat = (chat: ChatKey) =>
  and(eq(helpdeskRecordings.schoolId, chat.schoolId), eq(helpdeskRecordings.chatId, chat.id));

/** Keeps what came with a message. Refuses one too large, and more than a person has reason to send in a day. */
export async function keepRecording(
  { app, db, actor, refuse }: SignedInContext<'too_large' | 'too_many_recordings'>,
  chat: ChatKey,
  id: string,
  recording: Recording,
): Promise<void> {
  const text = JSON.stringify(recording);
  const bytes = Buffer.byteLength(text);
  if (text.length > recordingLimits.characters) throw refuse('too_large');
  const at = app.now();
  const [sent] = await db
    .select({ today: count() })
    .from(helpdeskRecordings)
    .where(
      and(
        eq(helpdeskRecordings.schoolId, actor.school.id),
        eq(helpdeskRecordings.personId, actor.id),
        gt(helpdeskRecordings.at, new Date(at.getTime() - dayMilliseconds)),
      ),
    );
  if ((sent?.today ?? 0) >= helpdeskLimits.recordingsPerDay) throw refuse('too_many_recordings');
  await db.insert(helpdeskRecordings).values({
    schoolId: chat.schoolId,
    id,
    chatId: chat.id,
    personId: actor.id,
    at,
    app: recording.app,
    page: recording.page,
    machines: [...new Set(recording.actors.map(({ machine }) => machine))],
    steps: recording.steps.length,
    bytes,
    content: await pack(text),
  });
}

/** What hangs on a chat, the first first. */
export async function recordingsOf(db: Queryable, chat: ChatKey): Promise<RecordingFacts[]> {
  const { id, at, app, page, machines, steps, bytes } = helpdeskRecordings;
  const rows = await db
    .select({ id, at, app, page, machines, steps, bytes })
    .from(helpdeskRecordings)
    .where(ofChat(chat))
    .orderBy(asc(at));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export async function readRecording(db: Queryable, chat: ChatKey, id: string): Promise<Recording> {
  const [row] = await db
    .select({ content: helpdeskRecordings.content })
    .from(helpdeskRecordings)
    .where(and(ofChat(chat), eq(helpdeskRecordings.id, id)));
  if (!row) throw notFound();
  return v.parse(recordingSchema, JSON.parse((await unpack(row.content)).toString()));
}

/** With the chat they came with. */
export async function eraseRecordings(db: Queryable, chat: ChatKey): Promise<void> {
  await db.delete(helpdeskRecordings).where(ofChat(chat));
}

/** [QU-70] What nobody needs to look into any more. */
export async function clearRecordings(db: Queryable, now: Date): Promise<void> {
  const over = new Date(now.getTime() - helpdeskLimits.recordingDays * dayMilliseconds);
  await db.delete(helpdeskRecordings).where(lt(helpdeskRecordings.at, over));
}
