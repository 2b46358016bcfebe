import { and, arrayContains, asc, eq, or } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import type { Queryable } from '#server/db/database.ts';
import { videos } from '../schema/videos.ts';

export type StoredVideo = typeof videos.$inferSelect;

export function videosFor(db: Queryable, role: Role): Promise<StoredVideo[]> {
  return db
    .select()
    .from(videos)
    .where(and(eq(videos.isPublic, true), arrayContains(videos.roles, [role])))
    .orderBy(asc(videos.title));
}

/** [QU-53] `id` '': all public films. */
export function publicVideos(db: Queryable, id: string): Promise<StoredVideo[]> {
  return db
    .select()
    .from(videos)
    .where(and(eq(videos.isPublic, true), id === '' ? undefined : eq(videos.id, id)))
    .orderBy(asc(videos.title));
}

/** [ML-07] */
export function onboardingVideos(db: Queryable, role: Role): Promise<StoredVideo[]> {
  return db
    .select()
    .from(videos)
    .where(arrayContains(videos.onboardingRoles, [role]))
    .orderBy(asc(videos.createdAt));
}

/** The film, if it is public or for this role; `role` null: not signed in. */
export async function watchableVideo(
  db: Queryable,
  id: string,
  role: Role | null,
): Promise<StoredVideo | undefined> {
  const own = role === null ? undefined : arrayContains(videos.roles, [role]);
  const [video] = await db
    .select()
    .from(videos)
    .where(and(eq(videos.id, id), or(eq(videos.isPublic, true), own)));
  return video;
}
