import { sql } from 'drizzle-orm';
import type { AppContext } from '#server/core/context.ts';

/** Triggers keep these totals, so a difference is a bug: it is corrected and logged. */
export async function recountPeople({ database, log }: Pick<AppContext, 'database' | 'log'>): Promise<void> {
  const wrong = await database.transaction(async (tx) => {
    // Blocks changes of people meanwhile, but no reads.
    await tx.execute(sql`lock table people_totals in share row exclusive mode`);
    const { rows } = await tx.execute<{ school_id: number; role: number }>(sql`
      with counted as (
        select coalesce(c.school_id, t.school_id) as school_id, coalesce(c.role, t.role) as role,
          coalesce(c.active, 0) as active, coalesce(c.inactive, 0) as inactive, coalesce(c.unseen, 0) as unseen
        from people_counted c full join people_totals t on t.school_id = c.school_id and t.role = c.role
        where (coalesce(c.active, 0), coalesce(c.inactive, 0), coalesce(c.unseen, 0))
          is distinct from (t.active, t.inactive, t.unseen)
      )
      insert into people_totals select * from counted
      on conflict (school_id, role) do update set
        active = excluded.active, inactive = excluded.inactive, unseen = excluded.unseen
      returning school_id, role`);
    return rows;
  });
  if (wrong.length > 0) log.error({ wrong }, 'The totals of people were wrong; they are counted anew');
}
