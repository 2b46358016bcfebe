import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CallParsed, calls } from '#contract';
import type { Queryable } from '#server/db/database.ts';
import { outer } from '#server/db/outer-column.ts';
import { pageOf } from '#server/db/page.ts';
import { academicModules, contents, topics } from '../schema/modules.ts';
import { projects } from '../schema/projects.ts';
import { shownFiles } from './shown-files.ts';

export function modulePage(db: Queryable, input: CallParsed<(typeof calls)['module-page']>) {
  const { state, kind, status } = input.filters ?? {};
  const { removedAt } = academicModules;
  return pageOf(db, input, {
    of: academicModules,
    where: and(
      state === 'removed' ? isNotNull(removedAt) : isNull(removedAt),
      kind && eq(academicModules.kind, kind),
      status && eq(academicModules.status, status),
    ),
    search: academicModules.searchText,
    sorts: { position: [academicModules.kind, academicModules.position], name: academicModules.name },
    order: { by: 'position', descending: false },
    key: academicModules.id,
    rows: ({ where, orderBy, limit, offset }) =>
      db
        .select({
          id: academicModules.id,
          version: academicModules.version,
          name: academicModules.name,
          kind: academicModules.kind,
          status: academicModules.status,
          topics: sql`(
            select count(*) from ${topics} t
            where t.module_id = ${outer(academicModules.id)} and t.removed_at is null)`.mapWith(Number),
          contents: sql`(
            select count(*) from ${contents} c join ${topics} t on t.id = c.topic_id
            where t.module_id = ${outer(academicModules.id)} and t.removed_at is null and c.removed_at is null)`.mapWith(
            Number,
          ),
          projects: sql`(
            select count(*) from ${projects} p
            where p.module_id = ${outer(academicModules.id)} and p.removed_at is null)`.mapWith(Number),
          isRemoved: sql<boolean>`${removedAt} is not null`,
        })
        .from(academicModules)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  });
}

export async function findModule(db: Queryable, id: number) {
  const [module] = await db
    .select()
    .from(academicModules)
    .where(and(eq(academicModules.id, id), isNull(academicModules.removedAt)));
  return module;
}

/** The topics of a module in order, with what they hold. */
export async function topicsOf(db: Queryable, moduleId: number) {
  const found = await db
    .select()
    .from(topics)
    .where(and(eq(topics.moduleId, moduleId), isNull(topics.removedAt)))
    .orderBy(asc(topics.position));
  if (found.length === 0) return [];
  const held = await db
    .select()
    .from(contents)
    .where(
      and(
        inArray(
          contents.topicId,
          found.map(({ id }) => id),
        ),
        isNull(contents.removedAt),
      ),
    )
    .orderBy(asc(contents.position));
  const shown = await shownFiles(
    db,
    0,
    held.map(({ fileId }) => fileId),
  );
  return found.map(({ id, version, name }) => ({
    id,
    version,
    name,
    contents: held
      .filter(({ topicId }) => topicId === id)
      .map(({ title, type, audience, fileId, url, minutes, ...item }) => ({
        id: item.id,
        version: item.version,
        values: { title, type, audience, fileId: fileId ?? '', url, minutes },
        file: shown.find((file) => file.id === fileId) ?? null,
      })),
  }));
}
