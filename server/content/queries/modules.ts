import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { calls } from '#contract/catalogue.ts';
import type { CallParsed } from '#contract/core/define-call.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { pageOfRows } from '#server/core/resource/read-rows.ts';
import type { Queryable } from '#server/db/database.ts';
import { outer } from '#server/db/outer-column.ts';
import { academicModules, contents, topics } from '../schema/modules.ts';
import { projects } from '../schema/projects.ts';
import { moduleResource } from './content-resources.ts';
import { shownFiles } from './shown-files.ts';

export function modulePage(scene: SignedInContext, input: CallParsed<(typeof calls)['module-page']>) {
  const { kind, status } = input.filters ?? {};
  const { removedAt } = academicModules;
  return pageOfRows(moduleResource, scene, input, {
    where: and(kind && eq(academicModules.kind, kind), status && eq(academicModules.status, status)),
    search: academicModules.searchText,
    sorts: { position: [academicModules.kind, academicModules.position], name: academicModules.name },
    order: { by: 'position', descending: false },
    rows: (bound) =>
      bound(
        scene.db
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
          .from(academicModules),
      ),
  });
}

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

export const hasModule = async (db: Queryable, id: number): Promise<boolean> =>
  (await db.$count(academicModules, and(eq(academicModules.id, id), isNull(academicModules.removedAt)))) > 0;

export async function statusOfTopic(db: Queryable, topicId: number) {
  const [module] = await db
    .select({ status: academicModules.status })
    .from(academicModules)
    .innerJoin(topics, eq(topics.moduleId, academicModules.id))
    .where(eq(topics.id, topicId));
  return module?.status;
}
