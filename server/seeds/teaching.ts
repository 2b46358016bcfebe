import { type SQL, sql } from 'drizzle-orm';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { publishedProjects, publishedSessions } from '#server/content/schema/published.ts';
import { divisions, grades, memberships, people, schools } from '#server/directory/schema.ts';
import { completions, plannedSessions, sessionShares } from '#server/teaching/schema.ts';
import type { Queryable } from '../db/database.ts';
import { roleIs } from '../db/role-is.ts';

/**
 * Eight weeks of lessons: each class and club has three projects, has finished most of the first, and began the second.
 * The third is new. One class in four is behind: what it planned for last week is not done.
 * Below the calls, since ten thousand of them would take minutes, and since the demo school takes none.
 */
export async function seedTeaching(db: Queryable, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await seedGiven(db, at);
  // By divisions: who teaches there, and its sessions one after the other, a week each.
  const lessons = sql`
    select d.school_id, s.academic_year, s.time_zone, d.id as division_id, p.project_id, p.session_id, t.person_id, t.place,
      row_number() over (partition by d.school_id, d.id order by t.place, p.position) as week
    from ${divisions} d join ${schools} s on s.id = d.school_id
    join lateral (select c.project_id, m.person_id, row_number() over (order by a.due_on, c.project_id) as place
      from ${curriculumAssignments} a join ${curriculumChoices} c on c.school_id = a.school_id and c.id = a.choice_id
      cross join lateral (select m.person_id from ${memberships} m join ${people} q
        on q.school_id = m.school_id and q.id = m.person_id and ${roleIs(sql`q.role`, 'faculty')}
        where m.school_id = d.school_id and m.division_id = d.id order by m.person_id limit 1) m
      where a.school_id = d.school_id and a.assignee_id = d.id and a.kind in ('division', 'batch')) t on t.place <= 2
    join ${publishedSessions} p on p.project_id = t.project_id`;
  const taughtAt = sql`${at} - (9 - l.week) * interval '7 days' + interval '10 hours' - interval '12 hours'`;
  await db.execute(sql`
    insert into ${completions} (school_id, academic_year, division_id, subject, subject_id, project_id, done_by, done_at)
    select l.school_id, l.academic_year, l.division_id, 'session', l.session_id, l.project_id, l.person_id, ${taughtAt}
    from (${lessons}) l where l.week <= 3 + l.division_id % 3 on conflict do nothing`);
  await db.execute(sql`
    insert into ${sessionShares} (school_id, academic_year, project_id, session_id, division_id, shared_by, shared_at)
    select l.school_id, l.academic_year, l.project_id, l.session_id, l.division_id, l.person_id, ${taughtAt}
    from (${lessons}) l where l.week <= 4 + l.division_id % 3 and l.week <= 8 on conflict do nothing`);
  await db.execute(sql`
    insert into ${plannedSessions} (school_id, academic_year, division_id, project_id, session_id, planned_on, planned_by,
      planned_at)
    select l.school_id, l.academic_year, l.division_id, l.project_id, l.session_id,
      ${onSchoolDay(sql`(${at} at time zone l.time_zone) + (2 * (l.week - 4 - l.division_id % 3) - 6 * (l.division_id % 4 / 3)) * interval '1 day'`)},
      l.person_id, ${at}
    from (${lessons}) l where l.week between 4 + l.division_id % 3 and 6 + l.division_id % 3 on conflict do nothing`);
}

/** The day of a moment, or the Monday after it: nothing is taught at a weekend. */
const onSchoolDay = (moment: SQL): SQL => sql`(${moment} + (case extract(isodow from ${moment})
  when 6 then 2 when 7 then 1 else 0 end) * interval '1 day')::date`;

/** Three projects for each class and club that has none yet, and each of their parts has them. */
async function seedGiven(db: Queryable, at: SQL): Promise<void> {
  await db.execute(sql`
    insert into ${curriculumChoices} (school_id, academic_year, group_id, project_id, chosen_by, chosen_at)
    select g.school_id, s.academic_year, g.id, p.project_id, a.id, ${at} - interval '70 days'
    from ${grades} g join ${schools} s on s.id = g.school_id
    cross join lateral (select id from ${people} q where q.school_id = g.school_id and ${roleIs(sql`q.role`, 'schoolAdmin', 'faculty')}
      order by q.role, q.id limit 1) a
    cross join lateral (select p.project_id from ${publishedProjects} p
      where p.school_id = 0 and p.kind = g.kind and (g.kind = 'club' or g.master_class_id = any(p.class_ids))
      order by (p.project_id + g.id) % 5, p.project_id limit 3) p
    where g.archived_at is null and not exists (select 1 from ${curriculumChoices} c
      where c.school_id = g.school_id and c.group_id = g.id)
    on conflict do nothing`);
  await db.execute(sql`
    insert into ${curriculumAssignments} (school_id, choice_id, kind, assignee_id, due_on, assigned_by, assigned_at)
    select c.school_id, c.id, case when g.kind = 'club' then 'batch' else 'division' end, d.id,
      (${at} + c.place * 14 * interval '1 day')::date, c.chosen_by,
      ${at} - case when c.place = 3 then interval '3 days' else interval '63 days' end
    from (select c.*, row_number() over (partition by c.school_id, c.group_id order by c.id) as place
      from ${curriculumChoices} c where c.archived_at is null) c
    join ${grades} g on g.school_id = c.school_id and g.id = c.group_id
    join ${divisions} d on d.school_id = g.school_id and d.grade_id = g.id and d.archived_at is null
    where c.place <= 3 on conflict do nothing`);
}
