import { and, type SQL, sql } from 'drizzle-orm';
import { bit } from '#contract/core/bit.ts';
import type { PageRequest } from '#contract/core/page.ts';
import { roles } from '#contract/core/roles.ts';
import { searchWords } from '#contract/search/fold.ts';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { hasWords } from '#server/db/search-text.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { works } from '#server/works/schema.ts';
import { workReminders } from '../schema.ts';

/** Reaches students of the caller's classes, or of the whole school for an admin. */
export type PendingReader = Pick<Actor, 'id' | 'role' | 'school'>;

export interface PendingFilters {
  readonly division?: string | undefined;
  readonly project?: string | undefined;
  readonly student?: string | undefined;
  readonly due?: 'past' | 'today' | 'later' | 'none' | undefined;
  readonly kind?: 'course' | 'assignment' | 'club' | undefined;
}

export const reachedParts = ({ id, role, school }: PendingReader): SQL =>
  role === roles.schoolAdmin
    ? sql`(select d.id from ${divisions} d where d.school_id = ${school.id} and d.archived_at is null)`
    : sql`(select t.division_id from ${memberships} t where t.school_id = ${school.id} and t.person_id = ${id})`;

/** Rows `project_id, person_id, division_id, due_on, kind`, once per project and division, with the first due day. */
export function givenStudents(reader: PendingReader): SQL {
  const { id: schoolId, academicYear } = reader.school;
  const given = sql`${curriculumAssignments} a join ${curriculumChoices} c
    on c.school_id = a.school_id and c.id = a.choice_id and c.archived_at is null
      and c.academic_year = ${academicYear}`;
  return sql`(
    select x.project_id, x.person_id, x.division_id, min(x.due_on) as due_on, min(x.kind) as kind from (
      select c.project_id, m.person_id, m.division_id, a.due_on,
        case a.kind when 'division' then 'course' else 'club' end as kind
      from ${given} join ${memberships} m on m.school_id = a.school_id and m.division_id = a.assignee_id
      where a.school_id = ${schoolId} and a.kind in ('division', 'batch')
        and a.assignee_id in ${reachedParts(reader)}
      union all
      select c.project_id, m.person_id, m.division_id, a.due_on, 'assignment' as kind
      from ${given} join ${memberships} m
        on m.school_id = a.school_id and m.person_id = a.assignee_id and m.grade_id = c.group_id
      where a.school_id = ${schoolId} and a.kind = 'person' and m.division_id in ${reachedParts(reader)}
    ) x group by x.project_id, x.person_id, x.division_id)`;
}

/** A condition on `g` of `givenStudents`: the student handed in the project. */
export const isHandedIn = ({ school }: PendingReader) => sql`exists (select 1 from ${works} w
  where w.school_id = ${school.id} and w.person_id = g.person_id and w.academic_year = ${school.academicYear}
    and w.project_id = g.project_id and w.session_id = 0 and w.attempt > 0)`;

interface PendingSql extends Record<string, unknown> {
  readonly id: string;
  readonly project_id: number;
  readonly title: string;
  readonly student_id: number;
  readonly student_name: string;
  readonly login_name: string;
  readonly division: number;
  readonly class_name: string;
  readonly due_on: string;
  readonly begun: boolean;
  readonly reminded_on: string;
}

/** A subquery of missing works. `today`: a day of the school. */
export function pendingRows(reader: PendingReader): SQL {
  const { id: schoolId, academicYear } = reader.school;
  return sql`(
    select g.project_id || '-' || g.person_id || '-' || g.division_id as id, g.project_id, p.title,
      g.person_id as student_id, trim(s.first_name || ' ' || s.last_name) as student_name, s.first_name, s.last_name,
      s.login_name, g.division_id as division, r.name || ' ' || d.name as class_name, r.position as grade_place,
      coalesce(g.due_on::text, '') as due_on, g.due_on as due, g.kind,
      p.search_text || ' ' || coalesce(s.search_text, '') as search_text,
      exists (select 1 from ${works} w where w.school_id = ${schoolId} and w.person_id = g.person_id
        and w.academic_year = ${academicYear} and w.project_id = g.project_id and w.session_id = 0) as begun,
      coalesce((select max(k.day)::text from ${workReminders} k where k.school_id = ${schoolId}
        and k.person_id = g.person_id and k.project_id = g.project_id), '') as reminded_on
    from ${givenStudents(reader)} g
    join ${publishedProjects} p on p.project_id = g.project_id and p.school_id in (0, ${schoolId})
    join ${people} s on s.school_id = ${schoolId} and s.id = g.person_id and s.role = ${roles.student}
      and s.is_active and s.left_at is null and s.deleted_at is null
    join ${divisions} d on d.school_id = ${schoolId} and d.id = g.division_id and d.archived_at is null
    join ${grades} r on r.school_id = ${schoolId} and r.id = d.grade_id
    where not ${isHandedIn(reader)}
  ) listed`;
}

export function isPending(
  { division, project, student, due, kind }: PendingFilters,
  today: string,
): SQL | undefined {
  const days = {
    past: sql`listed.due < ${today}::date`,
    today: sql`listed.due = ${today}::date`,
    later: sql`listed.due > ${today}::date`,
    none: sql`listed.due is null`,
  };
  return and(
    division === undefined ? undefined : sql`listed.division = ${Number(division)}`,
    project === undefined ? undefined : sql`listed.project_id = ${Number(project)}`,
    student === undefined ? undefined : sql`listed.student_id = ${Number(student)}`,
    due === undefined ? undefined : days[due],
    kind === undefined ? undefined : sql`listed.kind = ${kind}`,
  );
}

type Wanted = PageRequest<'due' | 'student' | 'project' | 'class'> & {
  readonly filters?: PendingFilters | undefined;
};

/** First due first. */
export function pendingPage(db: Queryable, reader: PendingReader, today: string, wanted: Wanted) {
  const listed = pendingRows(reader);
  return pageOf(db, wanted, {
    of: works,
    where: isPending(wanted.filters ?? {}, today),
    search: sql`listed.search_text`,
    sorts: {
      due: sql`listed.due`,
      student: [sql`listed.first_name`, sql`listed.last_name`],
      project: sql`listed.title`,
      class: [sql`listed.grade_place`, sql`listed.class_name`],
    },
    order: { by: 'due' },
    key: sql`listed.id`,
    count: async (where) => {
      const { rows } = await db.execute<{ total: number }>(
        sql`select count(*)::int as total from ${listed} where ${where ?? sql`true`}`,
      );
      return rows[0]?.total ?? 0;
    },
    rows: async (bound) => {
      const rows = await bound(db.select({ row: sql<PendingSql>`to_jsonb(listed)` }).from(sql`${listed}`));
      return rows.map(({ row }) => toPending(row, today));
    },
  });
}

const toPending = (row: PendingSql, today: string) => ({
  id: row.id,
  project_id: row.project_id,
  title: row.title,
  student_id: row.student_id,
  student_name: row.student_name,
  login_name: row.login_name,
  division: row.division,
  class_name: row.class_name,
  due_on: row.due_on,
  is_past: bit(row.due_on !== '' && row.due_on < today),
  is_begun: bit(row.begun),
  reminded_on: row.reminded_on,
  is_reminded_today: bit(row.reminded_on === today),
});

/** [C5-05] */
export async function exportPending(
  db: Queryable,
  reader: PendingReader,
  today: string,
  { search, filters }: { readonly search: string; readonly filters: PendingFilters },
  most: number,
) {
  const where = and(isPending(filters, today), ...hasWords(sql`listed.search_text`, searchWords(search)));
  const { rows } = await db.execute<PendingSql>(sql`
    select listed.* from ${pendingRows(reader)} where ${where ?? sql`true`}
    order by listed.due, listed.id limit ${most}`);
  return rows.map((row) => toPending(row, today));
}
