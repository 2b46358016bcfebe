import { and, type SQL, sql } from 'drizzle-orm';
import type { AssigneeKind } from '#contract/content/content.rules.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { PageRequest } from '#contract/core/page.ts';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { academicModules } from '#server/content/schema/modules.ts';
import { publishedProjects, publishedSessions } from '#server/content/schema/published.ts';
import { tools } from '#server/content/schema/terms.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { divisions, grades, memberships } from '#server/directory/schema.ts';
import { sessionShares } from '../schema.ts';
import { reachedSql, type TeachingScope } from './classes.ts';
import { progressSql } from './progress.ts';

/** Rows `project_id, division_id, group_id, due_on, assigned_at, students` of this year. */
export function givenSql(actor: Actor, scope: TeachingScope, kinds: readonly AssigneeKind[]): SQL {
  const { id, academicYear } = actor.school;
  const choice = sql`${curriculumAssignments} a join ${curriculumChoices} c
    on c.school_id = a.school_id and c.id = a.choice_id and c.archived_at is null and c.academic_year = ${academicYear}`;
  if (kinds.includes('person'))
    return sql`select c.project_id, m.division_id, c.group_id, min(a.due_on) as due_on,
        max(a.assigned_at) as assigned_at, count(*)::int as students
      from ${choice} join ${memberships} m
        on m.school_id = a.school_id and m.person_id = a.assignee_id and m.grade_id = c.group_id
      where a.school_id = ${id} and a.kind = 'person' and m.division_id in ${reachedSql(actor, scope)}
      group by c.project_id, m.division_id, c.group_id`;
  return sql`select c.project_id, a.assignee_id as division_id, c.group_id, a.due_on, a.assigned_at, 0 as students
    from ${choice} where a.school_id = ${id} and a.kind = any(${sql.param([...kinds])}::text[])
      and a.assignee_id in ${reachedSql(actor, scope)}`;
}

export interface GivenRow extends Record<string, unknown> {
  readonly id: string;
  readonly project_id: number;
  readonly title: string;
  readonly tool_name: string;
  readonly module_name: string;
  readonly minutes: number;
  readonly grade: number;
  readonly division: number;
  readonly kind: GroupKind;
  readonly grade_name: string;
  readonly division_name: string;
  readonly due_on: string;
  readonly students: number;
  readonly done: number;
  readonly total: number;
  readonly shared: number;
  readonly cover_file_id: string;
}

type Wanted = PageRequest<'title' | 'due' | 'progress' | 'class'> & {
  readonly filters?:
    | {
        readonly division?: string | undefined;
        readonly state?: 'open' | 'done' | undefined;
        readonly practice?: 'yes' | undefined;
      }
    | undefined;
};

export function givenPage(
  db: Queryable,
  actor: Actor,
  scope: TeachingScope,
  kinds: readonly AssigneeKind[],
  wanted: Wanted,
) {
  const { id: schoolId, academicYear: year } = actor.school;
  const { division, state, practice } = wanted.filters ?? {};
  const type = practice === undefined ? undefined : ('practice' as const);
  const of = { schoolId, year };
  const listed = sql`(
    select g.project_id || '-' || g.division_id as id, g.project_id, p.title, p.search_text, p.minutes,
      coalesce(t.name, '') as tool_name, coalesce(m.name, '') as module_name,
      r.id as grade, d.id as division, r.kind, r.name as grade_name, d.name as division_name, r.position as grade_place,
      coalesce(g.due_on::text, '') as due_on, g.due_on as due, g.students, f.done, f.total,
      (select count(*)::int from ${sessionShares} x join ${publishedSessions} s
        on s.project_id = x.project_id and s.session_id = x.session_id
        where x.school_id = ${schoolId} and x.academic_year = ${year} and x.division_id = g.division_id
        and x.project_id = g.project_id and x.unshared_at is null) as shared,
      coalesce(p.content->>'coverFileId', '') as cover_file_id
    from (${givenSql(actor, scope, kinds)}) g
    join ${publishedProjects} p on p.project_id = g.project_id and p.school_id in (0, ${schoolId})
    join ${grades} r on r.school_id = ${schoolId} and r.id = g.group_id
    join ${divisions} d on d.school_id = ${schoolId} and d.id = g.division_id and d.archived_at is null
    left join ${tools} t on t.id = p.tool_id
    left join ${academicModules} m on m.id = p.module_id
    cross join lateral ${progressSql(of, sql`g.division_id`, sql`g.project_id`, type)} f
  ) listed`;
  const where = and(
    division === undefined ? undefined : sql`listed.division = ${Number(division)}`,
    type === undefined ? undefined : sql`listed.total > 0`,
    state === undefined
      ? undefined
      : state === 'done'
        ? sql`listed.total > 0 and listed.done >= listed.total`
        : sql`listed.done < listed.total`,
  );
  return pageOf(db, wanted, {
    of: publishedProjects,
    where,
    search: sql`listed.search_text`,
    sorts: {
      title: sql`listed.title`,
      // A finished project is no longer due.
      due: [sql`(listed.total > 0 and listed.done >= listed.total)`, sql`listed.due`],
      progress: sql`(listed.done::float8 / greatest(listed.total, 1))`,
      class: [sql`listed.grade_place`, sql`listed.division_name`],
    },
    order: { by: 'due' },
    key: sql`listed.id`,
    count: async (counted) => {
      const { rows } = await db.execute<{ total: number }>(
        sql`select count(*)::int as total from ${listed} where ${counted ?? sql`true`}`,
      );
      return rows[0]?.total ?? 0;
    },
    rows: async (bound) => {
      const rows = await bound(db.select({ row: sql<GivenRow>`to_jsonb(listed)` }).from(sql`${listed}`));
      return rows.map(({ row }) => toRow(row));
    },
  });
}

const toRow = (row: GivenRow) => ({
  id: row.id,
  project_id: row.project_id,
  title: row.title,
  tool_name: row.tool_name,
  module_name: row.module_name,
  minutes: row.minutes,
  grade: row.grade,
  division: row.division,
  kind: row.kind,
  grade_name: row.grade_name,
  division_name: row.division_name,
  due_on: row.due_on,
  students: row.students,
  done: row.done,
  total: row.total,
  shared: row.shared,
  cover_file_id: row.cover_file_id,
});
