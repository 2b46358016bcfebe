import { sql } from 'drizzle-orm';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { academicModules } from '#server/content/schema/modules.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import { tools } from '#server/content/schema/terms.ts';
import type { Queryable } from '#server/db/database.ts';
import { completions } from '../schema.ts';
import type { TaughtClass } from './classes.ts';
import { progressSql } from './progress.ts';

export interface ChosenFacts {
  readonly project_id: number;
  readonly title: string;
  readonly module_name: string;
  readonly module_id: number;
  readonly tool_name: string;
  readonly session_count: number;
  readonly done: number;
  readonly total: number;
  readonly is_marked: boolean;
  readonly is_given: boolean;
  readonly needs: readonly number[];
}
export type ChosenRow = ChosenFacts & Record<string, unknown>;

/** Everything chosen for the class, in order, with the state in one part. */
export async function chosenAt(
  db: Queryable,
  { school, year, group }: Omit<TaughtClass, 'parts'>,
  divisionId: number,
): Promise<ChosenRow[]> {
  const of = { schoolId: school.id, year };
  const { rows } = await db.execute<ChosenRow>(sql`
    select p.project_id, p.title, p.session_count, coalesce(m.name, '') as module_name, coalesce(m.id, 0) as module_id,
      coalesce(t.name, '') as tool_name, f.done, f.total,
      exists (select 1 from ${completions} k where k.school_id = ${school.id} and k.academic_year = ${year}
        and k.division_id = ${divisionId} and k.subject = 'project' and k.subject_id = p.project_id
        and k.undone_at is null) as is_marked,
      exists (select 1 from ${curriculumAssignments} a where a.school_id = c.school_id and a.choice_id = c.id
        and a.kind in ('division', 'batch') and a.assignee_id = ${divisionId}) as is_given,
      coalesce(p.content->'prerequisiteIds', '[]') as needs
    from ${curriculumChoices} c
    join ${publishedProjects} p on p.project_id = c.project_id and p.school_id in (0, ${school.id})
    left join ${academicModules} m on m.id = p.module_id
    left join ${tools} t on t.id = p.tool_id
    cross join lateral ${progressSql(of, sql`${divisionId}`, sql`p.project_id`)} f
    where c.school_id = ${school.id} and c.academic_year = ${year} and c.group_id = ${group.id}
      and c.archived_at is null
    order by m.position nulls last, m.id nulls last, p.tool_level, p.title, p.project_id`);
  return rows;
}
