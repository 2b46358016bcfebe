import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { hasWords } from '#server/db/search-text.ts';
import { projects } from '../schema/projects.ts';
import { publishedProjects } from '../schema/published.ts';
import { isReadable } from './reading.ts';

/** The office's projects, drafts too. */
export const searchOwnProjects = (db: Queryable, words: readonly string[], limit: number) =>
  db
    .select({ id: projects.id, title: projects.title, objective: projects.objective })
    .from(projects)
    .where(
      and(
        eq(projects.schoolId, 0),
        isNull(projects.removedAt),
        isNull(projects.reservedFor),
        ...hasWords(projects.searchText, words),
      ),
    )
    .orderBy(asc(projects.title), asc(projects.id))
    .limit(limit);

export const searchReadableProjects = (
  db: Queryable,
  actor: Actor,
  words: readonly string[],
  limit: number,
) =>
  db
    .select({
      id: publishedProjects.projectId,
      title: publishedProjects.title,
      objective: sql<string>`${publishedProjects.content} ->> 'objective'`,
    })
    .from(publishedProjects)
    .where(and(isReadable(actor), ...hasWords(publishedProjects.searchText, words)))
    .orderBy(asc(publishedProjects.title), asc(publishedProjects.projectId))
    .limit(limit);
