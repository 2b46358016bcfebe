import { sql } from '../auth/lakeside.ts';

/** A school of one file's own: classes with sections A and on, so many students in each section, one teacher. */
interface MovingSchool {
  readonly id: number;
  readonly name: string;
  readonly classes: number;
  readonly sections: number;
  readonly each: number;
}

const loginsOf = ({ id }: MovingSchool) => ({
  admin: `A${id}001`,
  second: `A${id}002`,
  teacher: `F${id}001`,
  /** The first of the first section. */
  pupil: studentLogin(id, 1),
});

export const studentLogin = (schoolId: number, at: number): string =>
  `S${schoolId}${String(at).padStart(4, '0')}`;

const orchardSchool = { id: 94, name: 'Orchard', classes: 3, sections: 2, each: 5 };
export const orchard = { ...orchardSchool, ...loginsOf(orchardSchool) };

const groveSchool = { id: 95, name: 'Grove', classes: 5, sections: 4, each: 100 };
export const grove = { ...groveSchool, ...loginsOf(groveSchool) };

/** As it begins: in 2026-2027, and no move planned. A second try begins with this again. */
export async function openSchool({ id, name, classes, sections, each }: MovingSchool): Promise<void> {
  await sql(
    `insert into schools (id, name, short_name, model, time_zone, academic_year)
     values ($1, $2 || ' School', $2, 0, 'Asia/Kolkata', '2026-2027')
     on conflict (id) do update set academic_year = excluded.academic_year`,
    [id, name],
  );
  for (const table of [
    'notice_audiences',
    'notices',
    'migration_lines',
    'migrations',
    'memberships',
    'enrolments',
    'divisions',
    'grades',
  ])
    await sql(`delete from ${table} where school_id = $1`, [id]);
  await sql(
    `update people set is_active = true, left_at = null where school_id = $1 and deleted_at is null`,
    [id],
  );
  await sql(
    `insert into people (school_id, role, login_name, first_name, last_name, password_hash)
     select $1::int, new.role, login, first, last, password_hash from people, (
       values (2, 'A' || $1 || '001', 'Latha', $2), (2, 'A' || $1 || '002', 'Second', $2), (4, 'F' || $1 || '001', 'Tara', $2)
       union all select 3, 'S' || $1 || lpad(n::text, 4, '0'), (array['Anu', 'Bala', 'Chitra', 'Deepa', 'Esha'])[1 + n % 5],
         'Number' || n from generate_series(1, $3::int) n
     ) as new (role, login, first, last)
     where login_name = 'F00001' on conflict do nothing`,
    [String(id), name, classes * sections * each],
  );
  await sql(
    `insert into grades (school_id, name, position, master_class_id)
     select $1, 'Grade ' || n, n, n from generate_series(1, $2::int) n`,
    [id, classes],
  );
  await sql(
    `insert into divisions (school_id, grade_id, name)
     select school_id, id, chr(64 + d) from grades, generate_series(1, $2::int) d where school_id = $1`,
    [id, sections],
  );
  await sql(
    `with places as (
       select d.id, d.grade_id, row_number() over (order by g.position, d.name) as at
       from divisions d join grades g on g.school_id = d.school_id and g.id = d.grade_id where d.school_id = $1)
     insert into memberships (school_id, person_id, grade_id, division_id)
     select p.school_id, p.id, places.grade_id, places.id from people p
     join places on case when p.role = 3 then places.at = 1 + (right(p.login_name, 4)::int - 1) / $2::int
       else places.at in (1, 1 + $3::int) end
     where p.school_id = $1 and p.role in (3, 4)`,
    [id, each, sections],
  );
}

/** Places, the year and who may sign in, as one text. */
export async function standingOf({ id }: MovingSchool): Promise<string> {
  const rows = await sql(
    `select s.academic_year, p.login_name, p.is_active, p.left_at is not null as has_left,
       (select string_agg(m.division_id::text, ',' order by m.division_id) from memberships m
         where m.school_id = p.school_id and m.person_id = p.id) as places,
       (select string_agg(e.division_id || ' ' || e.academic_year, ',' order by e.division_id) from enrolments e
         where e.school_id = p.school_id and e.person_id = p.id and e.valid_to is null) as enrolled
     from people p join schools s on s.id = p.school_id where p.school_id = $1 order by p.login_name`,
    [id],
  );
  return rows.map((row) => Object.values(row).join(' ')).join('\n');
}

interface Shared {
  readonly title: string;
  readonly grade: string;
  /** Of the year the school is in, where none is named. */
  readonly year?: string;
}

/** A notice of today for a class, by the teacher. */
export async function shareNotice(
  { id, teacher }: { readonly id: number; readonly teacher: string },
  { title, grade, year = '' }: Shared,
): Promise<void> {
  await sql(
    `with made as (
       insert into notices (school_id, title, description, notice_for, share_date, visible_from, due_date_mandatory,
         notify_email, is_active, grade_choice, division_choice, videos, created_by, created_by_role, created_at,
         updated_at, asks_receipt, academic_year)
       select s.id, $2, 'Text', 3, current_date, current_date, false, false, true, '0', '0', '[]', p.id, 4, now(),
         now(), false, coalesce(nullif($5::text, ''), s.academic_year)
       from schools s join people p on p.school_id = s.id and p.login_name = $4 where s.id = $1
       returning school_id, id)
     insert into notice_audiences (school_id, notice_id, grade_id, division_id)
     select made.school_id, made.id, g.id, 0 from made
     join grades g on g.school_id = made.school_id and g.name = $3`,
    [id, title, grade, teacher, year],
  );
}
