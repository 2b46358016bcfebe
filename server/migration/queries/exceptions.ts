import { sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { migrationLines } from '../schema.ts';
import type { StoredPlan } from './lines.ts';

interface Keys {
  readonly logins: readonly string[];
  readonly admissions: readonly string[];
}

export interface NamedStudent {
  readonly id: number;
  readonly loginName: string;
  readonly admissionNo: string;
  readonly isActive: boolean;
  /** In the new year already. */
  readonly isAlready: boolean;
}

/** Students with one of these login names or admission numbers. */
export async function studentsByKeys(db: Queryable, plan: StoredPlan, keys: Keys): Promise<NamedStudent[]> {
  const list = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`;
  const { rows } = await db.execute<NamedStudent & Record<string, unknown>>(sql`
    with found as (
      select id from ${people} where school_id = ${plan.schoolId} and login_name = any(${list(keys.logins)})
      union
      select id from ${people}
      where school_id = ${plan.schoolId} and admission_no <> '' and admission_no = any(${list(keys.admissions)}))
    select p.id, p.login_name as "loginName", p.admission_no as "admissionNo", p.is_active as "isActive",
      coalesce(l.verdict = 'already', false) as "isAlready"
    from found join ${people} p on p.school_id = ${plan.schoolId} and p.id = found.id
    left join ${migrationLines} l
      on l.school_id = p.school_id and l.migration_id = ${plan.id} and l.person_id = p.id
    where p.role = ${roles.student}`);
  return rows;
}
