import { and, sql } from 'drizzle-orm';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { files } from '#server/files/schema/file.ts';
import { notices } from '../schema/notice.ts';
import { isReadableFile, readableBy, readerValues } from './notices.ts';

export async function readableAmong(
  db: Queryable,
  actor: Actor,
  today: string,
  ids: readonly number[],
): Promise<{ id: number; version: number }[]> {
  if (ids.length === 0) return [];
  const query = prepared(db, `readable-among-${actor.role}`, (name) =>
    db
      .select({ id: notices.id, version: notices.version })
      .from(notices)
      .where(and(sql`${notices.id} = any(${sql.placeholder('ids')}::bigint[])`, readableBy(actor.role)))
      .prepare(name),
  );
  return query.execute({ ...readerValues(actor, today), ids });
}

export async function readableFilesAmong(
  db: Queryable,
  actor: Actor,
  today: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const query = prepared(db, `readable-files-among-${actor.role}`, (name) =>
    db
      .select({ id: files.id })
      .from(files)
      .where(and(sql`${files.id} = any(${sql.placeholder('ids')}::uuid[])`, isReadableFile(actor.role)))
      .prepare(name),
  );
  const found = await query.execute({ ...readerValues(actor, today), ids });
  return found.map(({ id }) => id);
}
