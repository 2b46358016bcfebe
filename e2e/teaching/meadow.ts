import { sql } from '../auth/lakeside.ts';

/**
 * A school of one file's own: Grade 7 A with a teacher and two students, Grade 7 B with a student. A project of the
 * demo that has slides was given to 7 A. The timetable has one lesson of 7 A on every day, from midnight to midnight.
 */
export interface Meadow {
  readonly id: number;
  readonly teacher: string;
  readonly admin: string;
  readonly mina: string;
  readonly nils: string;
  /** In 7 B. */
  readonly otto: string;
  readonly grade: number;
  readonly division: number;
  /** 7 B. */
  readonly other: number;
  readonly projectId: number;
  readonly project: string;
  /** Titles of the sessions, in order. */
  readonly sessions: readonly string[];
}

const idOf = async (text: string, values: readonly unknown[]): Promise<number> => {
  const [row] = await sql(text, values);
  return Number(Object(row).id);
};

export async function openMeadow(id: number, { hasLesson = true } = {}): Promise<Meadow> {
  await sql(
    `insert into schools (id, name, short_name, model, time_zone, academic_year)
     values ($1, $2, $2, 0, 'Asia/Kolkata', '2026-2027') on conflict do nothing`,
    [id, `Meadow School ${id}`],
  );
  // A second try begins with nothing again.
  for (const table of [
    'session_shares',
    'completions',
    'planned_sessions',
    'curriculum_assignments',
    'curriculum_choices',
    'timetable_exceptions',
    'timetable_entries',
    'timetables',
    'bell_periods',
    'bells',
    'school_rooms',
    'memberships',
    'divisions',
    'grades',
    'academic_years',
  ])
    await sql(`delete from ${table} where school_id = $1`, [id]);
  await sql(
    `insert into academic_years (school_id, name, starts_on, ends_on, state)
     values ($1, '2026-2027', '2026-04-01', '2027-03-31', 'current')`,
    [id],
  );
  const person = async (role: number, login: string, first: string) => {
    await sql(
      `insert into people (school_id, role, login_name, first_name, last_name, password_hash)
       select $1, $2, $3, $4, 'Meadow', password_hash from people where login_name = 'F00001' on conflict do nothing`,
      [id, role, login, first],
    );
    return idOf('select id from people where login_name = $1', [login]);
  };
  const logins = {
    admin: `A${id}001`,
    teacher: `F${id}001`,
    mina: `S${id}001`,
    nils: `S${id}002`,
    otto: `S${id}003`,
  };
  const admin = await person(2, logins.admin, 'Asha');
  const teacher = await person(4, logins.teacher, 'Tara');
  const colleague = await person(4, `F${id}002`, 'Vikram');
  const students = [
    await person(3, logins.mina, 'Mina'),
    await person(3, logins.nils, 'Nils'),
    await person(3, logins.otto, 'Otto'),
  ];
  const grade = await idOf(
    `insert into grades (school_id, kind, name, position, master_class_id) values ($1, 'grade', 'Grade 7', 7, 7) returning id`,
    [id],
  );
  const part = (name: string) =>
    idOf(`insert into divisions (school_id, grade_id, name) values ($1, $2, $3) returning id`, [
      id,
      grade,
      name,
    ]);
  const division = await part('A');
  const other = await part('B');
  const seats = [
    [teacher, division],
    [colleague, other],
    [students[0], division],
    [students[1], division],
    [students[2], other],
  ];
  for (const [who, where] of seats)
    await sql(
      `insert into memberships (school_id, person_id, grade_id, division_id) values ($1, $2, $3, $4)`,
      [id, who, grade, where],
    );
  const [published] = await sql(
    `select project_id, title, (select array_agg(s.title order by s.position) from published_sessions s
       where s.project_id = p.project_id) as sessions
     from published_projects p where school_id = 0 and kind = 'grade' and session_count >= 3
       and content->'sessions'->0->>'presentationFileId' is not null order by project_id limit 1`,
  );
  const { project_id: projectId, title: project, sessions } = Object(published);
  const choice = await idOf(
    `insert into curriculum_choices (school_id, academic_year, group_id, project_id, chosen_by, chosen_at)
     values ($1, '2026-2027', $2, $3, $4, now()) returning id`,
    [id, grade, projectId, admin],
  );
  await sql(
    `insert into curriculum_assignments (school_id, choice_id, kind, assignee_id, due_on, assigned_by, assigned_at)
     values ($1, $2, 'division', $3, current_date + 30, $4, now())`,
    [id, choice, division, admin],
  );
  if (hasLesson) {
    await sql('insert into timetables (school_id) values ($1)', [id]);
    for (let weekday = 1; weekday <= 7; weekday++)
      await sql(
        `insert into timetable_entries (school_id, person_id, division_id, subject, weekday, starts, ends, valid_from, valid_to)
         values ($1, $2, $3, 'Coding', $4, 0, 1440, '2026-04-01', '2027-03-31')`,
        [id, teacher, division, weekday],
      );
  }
  return { id, ...logins, grade, division, other, projectId, project, sessions };
}
