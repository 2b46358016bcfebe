import { and, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { calls } from '#contract/catalogue.ts';
import type { ProjectStatus } from '#contract/content/content.rules.ts';
import type { CallParsed } from '#contract/core/define-call.ts';
import type { Actor } from '#server/core/actor.ts';
import type { SignedIn } from '#server/core/call-context.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import { formSessions } from '#server/core/schema.ts';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { Queryable } from '#server/db/database.ts';
import { nextVersion } from '#server/db/next-version.ts';
import { outer } from '#server/db/outer-column.ts';
import { pageOf } from '#server/db/page.ts';
import { masterClasses, people } from '#server/directory/schema.ts';
import { academicModules } from '../schema/modules.ts';
import { projectClasses, projects } from '../schema/projects.ts';
import { projectSessions } from '../schema/sessions.ts';
import { tools } from '../schema/terms.ts';
import { type ContentOwner, isBuildable, isOfOwner } from './content-owner.ts';

type PageInput = CallParsed<(typeof calls)['project-page']>;

const isChanged: SQL<boolean> = sql<boolean>`${projects.status} = 'published' and ${projects.version} > ${projects.publishedVersion}`;

export function projectPage(db: Queryable, owner: ContentOwner, input: PageInput) {
  return pageOf(db, input, {
    of: projects,
    where: and(isOfOwner(owner), isNull(projects.reservedFor), ...filtersOf(input)),
    search: projects.searchText,
    sorts: { title: projects.title, updated: projects.updatedAt },
    order: { by: 'title' },
    key: projects.id,
    rows: async (bound) => {
      // Finds the page first, so that sessions and classes are read only for its projects.
      const page = await bound(db.select({ id: projects.id }).from(projects));
      const ids = page.map(({ id }) => id);
      const rows = await db
        .select({
          id: projects.id,
          version: projects.version,
          title: projects.title,
          kind: projects.kind,
          status: projects.status,
          isChanged,
          module: sql<string>`coalesce((select m.name from ${academicModules} m where m.id = ${outer(projects.moduleId)}), '')`,
          tool: sql<string>`coalesce((select t.name from ${tools} t where t.id = ${outer(projects.toolId)}), '')`,
          author: sql<string>`case when ${projects.schoolId} = 0 then '' else coalesce((
            select trim(p.first_name || ' ' || p.last_name) from ${people} p
            where p.school_id = ${outer(projects.schoolId)} and p.id = ${outer(projects.authorId)}), '') end`,
          classes: sql<string[]>`array(
            select m.name from ${projectClasses} c join ${masterClasses} m on m.id = c.class_id
            where c.project_id = ${outer(projects.id)} order by m.position)`,
          sessions: sql`(
            select count(*) from ${projectSessions} s
            where s.project_id = ${outer(projects.id)} and s.removed_at is null)`.mapWith(Number),
          updatedAt: projects.updatedAt,
          isRemoved: sql<boolean>`${projects.removedAt} is not null`,
        })
        .from(projects)
        .where(inArray(projects.id, ids))
        .orderBy(sql`array_position(${sql.param(ids)}::int[], ${projects.id})`);
      return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.getTime() }));
    },
  });
}

function filtersOf({ filters = {} }: PageInput): (SQL | undefined)[] {
  const { state, status, kind, module, tool } = filters;
  return [
    state === 'removed' ? isNotNull(projects.removedAt) : isNull(projects.removedAt),
    status && statusIs(status),
    kind && eq(projects.kind, kind),
    module ? eq(projects.moduleId, module) : undefined,
    tool ? eq(projects.toolId, tool) : undefined,
    filters.class
      ? sql`exists (select 1 from ${projectClasses} c where c.project_id = ${outer(projects.id)} and c.class_id = ${filters.class})`
      : undefined,
  ];
}

function statusIs(status: ProjectStatus | 'changed'): SQL | undefined {
  if (status === 'changed') return and(eq(projects.status, 'published'), isChanged);
  if (status === 'published') return and(eq(projects.status, 'published'), not(isChanged));
  return eq(projects.status, status);
}

/** `hold` locks the row. */
export async function findProject(db: Queryable, owner: ContentOwner, id: number, hold = false) {
  const query = db
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), isOfOwner(owner), isNull(projects.removedAt)));
  const [project] = await (hold ? query.for('update') : query);
  return project;
}

export async function updateProject(
  db: Queryable,
  id: number,
  values: Partial<typeof projects.$inferInsert>,
): Promise<void> {
  await db.update(projects).set(values).where(eq(projects.id, id));
}

/** Marks a change of a project's part: publishers must see it, and readers get it at the next publication. */
export async function touchProject(
  { app, db, actor }: Pick<UnitOfWork, 'app' | 'db'> & Pick<SignedIn, 'actor'>,
  projectId: number,
): Promise<void> {
  await db
    .update(projects)
    .set({ updatedAt: app.now(), updatedBy: actor.id, version: nextVersion(projects) })
    .where(eq(projects.id, projectId));
}

export async function hasFormSession(db: Queryable, { id, school }: Actor, token: string): Promise<boolean> {
  const isMine = and(
    eq(formSessions.schoolId, school.id),
    eq(formSessions.personId, id),
    eq(formSessions.token, token),
  );
  return (await db.$count(formSessions, isMine)) > 0;
}

type NewProject = typeof projects.$inferInsert & { readonly reservedFor: string };

/** Returns the project reserved for a form session of its author; adds it at first. */
export async function reserveProject(db: Queryable, row: NewProject) {
  await db.insert(projects).values(row).onConflictDoNothing();
  const [reserved] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        eq(projects.schoolId, row.schoolId),
        eq(projects.authorId, row.authorId),
        eq(projects.reservedFor, row.reservedFor),
      ),
    );
  return reserved;
}

/** The office builds on its own projects; a teacher on theirs and on those published for the school. */
export async function areProjects(
  db: Queryable,
  owner: ContentOwner,
  ids: readonly number[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const isThere = and(
    inArray(projects.id, [...ids]),
    isBuildable(owner),
    isNull(projects.removedAt),
    sql`${projects.title} <> ''`,
  );
  return (await db.$count(projects, isThere)) === ids.length;
}

/** Returns the titles of a cycle, or null. Lock all prerequisites first: two edits could each add half a cycle. */
export async function loopThrough(
  db: Queryable,
  projectId: number,
  requiredIds: readonly number[],
): Promise<string | null> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.prerequisites})`);
  const { rows } = await db.execute<{ way: string[] }>(sql`
    with recursive way (id, ids) as (
      select id, array[id] from unnest(${sql.param([...requiredIds])}::int[]) as first (id)
      union all
      select p.required_id, way.ids || p.required_id
      from way join project_prerequisites p on p.project_id = way.id
      where way.id <> ${projectId} and not p.required_id = any(way.ids)
    )
    select array(
      select p.title from unnest(way.ids) with ordinality as step (id, at) join ${projects} p on p.id = step.id
      order by step.at) as way
    from way where way.id = ${projectId} order by array_length(way.ids, 1) limit 1`);
  const [found] = rows;
  if (!found) return null;
  const last = found.way.at(-1) ?? '';
  return [last, ...found.way].join(' → ');
}
