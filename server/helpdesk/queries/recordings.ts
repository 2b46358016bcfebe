import { and, asc, count, eq, gt, lt } from 'drizzle-orm';
import type { RecordingFacts } from '#contract/helpdesk/helpdesk.model.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { helpdeskRecordings } from '../schema/helpdesk.ts';

export interface ChatKey {
  readonly schoolId: number;
  readonly id: string;
}
const ofChat = (chat: ChatKey) =>
  and(eq(helpdeskRecordings.schoolId, chat.schoolId), eq(helpdeskRecordings.chatId, chat.id));

export async function countSentSince(
  db: Queryable,
  { schoolId, id }: { readonly schoolId: number; readonly id: number },
  since: Date,
): Promise<number> {
  const [sent] = await db
    .select({ today: count() })
    .from(helpdeskRecordings)
    .where(
      and(
        eq(helpdeskRecordings.schoolId, schoolId),
        eq(helpdeskRecordings.personId, id),
        gt(helpdeskRecordings.at, since),
      ),
    );
  return sent?.today ?? 0;
}

export async function insertRecording(
  db: Queryable,
  values: typeof helpdeskRecordings.$inferInsert,
): Promise<void> {
  await db.insert(helpdeskRecordings).values(values);
}

export async function recordingsOf(db: Queryable, chat: ChatKey): Promise<RecordingFacts[]> {
  const { id, at, app, page, machines, steps, bytes } = helpdeskRecordings;
  const rows = await db
    .select({ id, at, app, page, machines, steps, bytes })
    .from(helpdeskRecordings)
    .where(ofChat(chat))
    .orderBy(asc(at));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export async function packedRecording(db: Queryable, chat: ChatKey, id: string): Promise<Buffer> {
  const [row] = await db
    .select({ content: helpdeskRecordings.content })
    .from(helpdeskRecordings)
    .where(and(ofChat(chat), eq(helpdeskRecordings.id, id)));
  if (!row) throw notFound();
  return row.content;
}

export async function eraseRecordings(db: Queryable, chat: ChatKey): Promise<void> {
  await db.delete(helpdeskRecordings).where(ofChat(chat));
}

export async function deleteRecordings(db: Queryable, before: Date): Promise<void> {
  await db.delete(helpdeskRecordings).where(lt(helpdeskRecordings.at, before));
}
