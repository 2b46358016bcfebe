import type { FaultDatabase } from './fault-database.ts';
import type { Place } from './fault-work.ts';

/** Every so manieth reader takes the day's notices in one mail. */
const dailyEvery = 3;

/**
 * Makes the world that the faults happen in, with so many small schools beside the demo's that what the office shares
 * goes out in several parts. Gives the places an admin of the first school writes to.
 */
export async function makeWorld(db: FaultDatabase, schools: number): Promise<Place[]> {
  await db.query(`
    insert into schools (id, name, short_name, model, time_zone, academic_year)
    select 900000 + n, 'School ' || n, 'S' || n, 0, 'Asia/Kolkata', '2026-2027' from generate_series(1, ${schools}) n`);
  await db.query(`
    insert into people (school_id, role, login_name, first_name, last_name, email)
    select 900000 + n, 2, 'FAULT' || n, 'Admin', 'Number ' || n, 'admin' || n || '@school.example'
    from generate_series(1, ${schools}) n`);
  await db.query(`
    insert into notification_wishes (school_id, person_id, muted, quiet_from, quiet_to, mail)
    select school_id, id, '{}', '', '', 'daily' from people
    where school_id <> 0 and role in (2, 3, 4) and id % ${dailyEvery} = 0
    on conflict (school_id, person_id) do update set mail = 'daily'`);
  const { rows } = await db.query<{ grade_id: number; id: number }>(`
    select distinct on (d.grade_id) d.grade_id, d.id from divisions d
    join grades g on g.school_id = d.school_id and g.id = d.grade_id
    where d.school_id = 1 and g.kind = 'grade' order by d.grade_id limit 3`);
  return rows.map(({ grade_id: gradeId, id: divisionId }) => ({ gradeId, divisionId }));
}

/** Where a server is killed: in a save, in a part of what the office sends out, in a digest. */
export type Aim = 'save' | 'delivery' | 'digest';

/** A job that runs has been taken once more than when the server came up: what a killed one held is not running. */
export async function jobsHeld(db: FaultDatabase): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ held: string }>(`
    select id || ':' || attempts as held from jobs where done_at is null and locked_until is not null`);
  return new Set(rows.map(({ held }) => held));
}

const kindsOf = {
  delivery: `kind in ('notice-mail', 'notice-notify') and payload ->> 'schoolId' = '0'`,
  digest: `kind = 'notice-digest'`,
} as const;

/** Is a job of this kind in the middle of being done? */
export async function isRunning(
  db: FaultDatabase,
  aim: 'delivery' | 'digest',
  heldBefore: ReadonlySet<string>,
): Promise<boolean> {
  const { rows } = await db.query<{ held: string }>(`
    select id || ':' || attempts as held from jobs
    where done_at is null and locked_until is not null and ${kindsOf[aim]}`);
  return rows.some(({ held }) => !heldBefore.has(held));
}

/**
 * A morning comes: every digest that waits is due, before what else waits. Each morning is a day of its own, or its mails would bear the names
 * of the day's before; and it waits until the last one is over, as mornings do.
 */
export async function letMorningCome(db: FaultDatabase, ordinal: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `update jobs set run_at = now() - interval '1 hour', dedupe_key = dedupe_key || ':' || $1,
       payload = payload || jsonb_build_object('day', (payload ->> 'day') || '-' || $1)
     where kind = 'notice-digest' and done_at is null and payload ->> 'day' ~ '^.{10}$'
       and not exists (select 1 from jobs earlier where earlier.kind = 'notice-digest' and earlier.done_at is null
         and earlier.payload ->> 'day' ~ '^.{11,}$')`,
    [String(ordinal)],
  );
  return (rowCount ?? 0) > 0;
}

/** As if minutes had passed while no server ran: a killed one's jobs are free again, and what waited is due. */
export async function letMinutesPass(db: FaultDatabase): Promise<void> {
  await db.query(`update jobs set locked_until = null, run_at = least(run_at, now()) where done_at is null
    and kind in ('notice-mail', 'notice-notify', 'notice-reminder')`);
  await db.query(`update jobs set locked_until = null,
    run_at = case when failures > 0 then least(run_at, now()) else run_at end
    where done_at is null and kind = 'notice-digest'`);
}

/** Until everything that is due is done, or nothing moves for a long time. */
export async function workedOff(db: FaultDatabase): Promise<void> {
  let [last, still] = ['', 0];
  while (still < 90) {
    const { rows } = await db.query<{ left: number; sent: number }>(`
      select (select count(*)::int from jobs where done_at is null and run_at <= now() + interval '5 seconds'
          and kind like 'notice-%') as left,
        (select count(*)::int from mail_ledger where sent_at is not null) as sent`);
    if (rows[0]?.left === 0) return;
    const now = JSON.stringify(rows);
    still = now === last ? still + 1 : 0;
    last = now;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Jobs that were in hand when something died, and that were done later. */
export async function countResumed(db: FaultDatabase): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int from jobs where done_at is not null and attempts > 1 and kind like 'notice-%'`,
  );
  return rows[0]?.count ?? 0;
}
