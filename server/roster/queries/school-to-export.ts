import { sql } from 'drizzle-orm';
import { hasKind } from '#contract/classes/classes.rules.ts';
import type { Role } from '#contract/core/define-call.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { Queryable } from '#server/db/database.ts';
import { academicYears, divisions, grades, memberships, people, schools } from '#server/directory/schema.ts';
import { externalIds } from '#server/people/schema.ts';
import { profiles } from '#server/profile/schema.ts';
import { externalSource } from './matches.ts';

interface ExportedSchool {
  readonly name: string;
  readonly year: string;
  readonly starts_on: string;
  readonly ends_on: string;
}

export interface ExportedMembership {
  readonly id: number;
  readonly grade_id: number;
  readonly grade: string;
  readonly division: string;
  readonly kind: GroupKind;
}

export interface ExportedPerson {
  readonly id: number;
  readonly role: number;
  readonly sourced_id: string;
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly admission_no: string;
  readonly email: string;
  readonly is_active: boolean;
  readonly mobile: string;
  readonly gender: string;
  readonly birth_date: string;
  readonly places: readonly number[];
}

export interface SchoolToExport {
  readonly school: ExportedSchool & { readonly id: number };
  readonly places: readonly ExportedMembership[];
  readonly people: readonly ExportedPerson[];
}

export async function schoolToExport(
  db: Queryable,
  schoolId: number,
  wanted: readonly Role[],
): Promise<SchoolToExport> {
  const found = await db.execute<ExportedSchool & { model: number } & Record<string, unknown>>(sql`
    select s.name, s.model, s.academic_year as year, coalesce(y.starts_on::text, '') as starts_on,
      coalesce(y.ends_on::text, '') as ends_on
    from ${schools} s left join ${academicYears} y on y.school_id = s.id and y.name = s.academic_year
    where s.id = ${schoolId}`);
  const [school] = found.rows;
  if (!school) throw new Error(`There is no school ${schoolId}.`);
  const kinds = (['grade', 'club'] as const).filter((kind) => hasKind(school.model, kind));
  const places = await db.execute<ExportedMembership & Record<string, unknown>>(sql`
    select d.id, g.id as grade_id, g.name as grade, d.name as division, g.kind from ${divisions} d
    join ${grades} g on g.school_id = d.school_id and g.id = d.grade_id
    where d.school_id = ${schoolId} and g.kind = any(${sql.param(kinds)}::text[])
      and d.archived_at is null and g.archived_at is null
    order by g.kind desc, g.position, d.name, d.id`);
  const everybody = await db.execute<ExportedPerson & Record<string, unknown>>(sql`
    select p.id, p.role, coalesce(x.sourced_id, '') as sourced_id, p.login_name as user_id, p.first_name, p.last_name,
      p.admission_no, p.email, p.is_active, coalesce(r.mobile, '') as mobile, coalesce(r.gender, '') as gender,
      coalesce(r.birth_date::text, '') as birth_date, coalesce(m.places, '{}') as places
    from ${people} p
    left join ${profiles} r on r.school_id = p.school_id and r.person_id = p.id
    left join ${externalIds} x on x.school_id = p.school_id and x.person_id = p.id and x.source = ${externalSource}
    left join (
      select person_id, array_agg(division_id order by division_id) as places from ${memberships}
      where school_id = ${schoolId} group by person_id
    ) m on m.person_id = p.id
    where p.school_id = ${schoolId} and p.role = any(${sql.param([...wanted])}::int[])
      and p.left_at is null and p.deleted_at is null
    order by p.role desc, p.login_name`);
  return { school: { ...school, id: schoolId }, places: places.rows, people: everybody.rows };
}
