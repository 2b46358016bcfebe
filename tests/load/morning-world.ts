import { sql } from 'drizzle-orm';
import { openDatabase, patientLimits } from '#server/db/database.ts';
import { query } from './programs.ts';

export interface MorningWorld {
  readonly loginNames: readonly string[];
  readonly personIds: ReadonlyMap<string, number>;
  readonly noticeId: number;
  readonly fileId: string;
  readonly projectId: number;
}

const projectId = 9_000_003;

/** The demo school's students, a notice with a file that each of them may read, and a project that each was given. */
export async function enterMorning(url: string, students: number): Promise<MorningWorld> {
  const people = await query<{ id: number; login_name: string }>(
    url,
    `select id, login_name from people where school_id = 1 and role = 3 and is_active order by id limit ${students}`,
  );
  if (people.length < students) throw new Error(`The demo school has ${people.length} students.`);
  const [notice] = await query<{ notice_id: number; file_id: string }>(
    url,
    `select f.notice_id, f.file_id from notice_files f
      join notices n on n.school_id = f.school_id and n.id = f.notice_id
      join notice_audiences a on a.school_id = n.school_id and a.notice_id = n.id and a.grade_id = 0
      join files on files.school_id = f.school_id and files.id = f.file_id
    where f.school_id = 1 and n.is_active and n.notice_for in (1, 3) and n.visible_from <= current_date
    order by files.size limit 1`,
  );
  if (!notice) throw new Error('No notice with a file is for every student.');
  await giveProject(url);
  return {
    loginNames: people.map(({ login_name }) => login_name),
    personIds: new Map(people.map(({ id, login_name }) => [login_name, id])),
    noticeId: notice.notice_id,
    fileId: notice.file_id,
    projectId,
  };
}

/** A published project of web pages, given to each division of the school. */
async function giveProject(url: string): Promise<void> {
  const database = openDatabase(url, patientLimits);
  try {
    await database.db.execute(sql`
      insert into projects (id, school_id, origin, author_id, title, objective, design_thinking, status, created_at,
        updated_at, updated_by) overriding system value
      values (${projectId}, 0, 'office', 1, 'A morning', 'To see', '{}', 'published', now(), now(), 1)`);
    await database.db.execute(sql`
      with tool as (insert into tools (name, engine) values ('Morning pages', 'html') returning id)
      insert into published_projects (project_id, school_id, number, kind, title, output_type, class_ids, term_ids,
        session_count, minutes, content, published_at, tool_id)
      select ${projectId}, 0, 1, 'grade', 'A morning', 'page', '{}', '{}', 0, 0,
        '{"title":"A morning","objective":"To see","coverFileId":null,"sampleFileId":null,"prerequisiteIds":[],
          "alternativeIds":[],"materials":[],"sessions":[]}', now(), id from tool`);
    await database.db.execute(sql`
      with chosen as (
        insert into curriculum_choices (school_id, academic_year, group_id, project_id, chosen_by, chosen_at)
        select 1, s.academic_year, g.id, ${projectId}, 1, now() from grades g join schools s on s.id = g.school_id
        where g.school_id = 1 returning id, group_id)
      insert into curriculum_assignments (school_id, choice_id, kind, assignee_id, assigned_by, assigned_at)
      select 1, chosen.id, 'division', d.id, 1, now() from chosen
        join divisions d on d.school_id = 1 and d.grade_id = chosen.group_id`);
  } finally {
    await database.close();
  }
}
