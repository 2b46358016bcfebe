import { randomUUID } from 'node:crypto';
import { addDays } from '#contract/core/days.ts';
import type { Role } from '#contract/core/define-call.ts';
import { fingerprint, newSecret } from '#server/auth/secrets.ts';

/** Sends one statement; a pool's or a client's `query`. */
export interface Sender {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

/** Schools alike, with ids in a row. */
export interface SchoolsToAdd {
  readonly firstId: number;
  readonly schools: number;
  /** The first of them is the school admin, one in 16 teaches (200 at most), the rest are students. */
  readonly peopleEach: number;
  readonly noticesEach: number;
  /** The last day on which notices are shared; the others lie within two years before it. */
  readonly lastDay: string;
}

const listOf = (text: string) => text.split(',').map((each) => each.trim());

const subjects = listOf(
  `Maths,Science,History,Geography,English,Hindi,Sanskrit,Biology,Chemistry,Physics,Civics,Music,Art,Sports,
Computer,गणित,विज्ञान,اردو,ریاضی,Économie`,
);
const things = listOf(
  `homework,test,excursion,revision,worksheet,project,meeting,fair,practical,quiz,परीक्षा,کام,exposé,
assembly,library visit,holiday,annual day,competition,rehearsal,feedback`,
);
const firstNames = listOf(
  'Asha,Bina,Chetan,Dev,Esha,Farid,Gauri,Harish,Ishita,Jai,Kavita,Lakshmi,Mohan,Nadia,Om,Priya,आरव,سارہ,José,Zoë',
);
const lastNames = listOf(
  'Rao,Sharma,Iyer,Khan,Patel,Menon,Singh,Das,Fernandes,Gill,Nair,Bose,वर्मा,خان,Muñoz,Kulkarni,Reddy,Joshi,Ali,Roy',
);

/** Schools with twelve grades of four divisions, their people, and notices of every kind over two years. */
export async function addSchools(db: Sender, wanted: SchoolsToAdd): Promise<void> {
  const { firstId, schools, peopleEach, noticesEach, lastDay } = wanted;
  const lastId = firstId + schools - 1;
  await addPlaces(db, firstId, lastId);
  await addPeople(db, firstId, lastId, peopleEach);
  await db.query(
    `with staff as (
      select school_id, array_agg(id order by id) as ids from people
      where school_id between $1 and $2 and role in (2, 4) group by school_id),
    made as (
      insert into notices (school_id, title, description, notice_for, share_date, due_date, visible_from,
        due_date_mandatory, notify_email, is_active, grade_choice, division_choice, videos, created_by,
        created_by_role, created_at, updated_at, asks_receipt)
      select school_id, ($4::text[])[1 + n % 20] || ' ' || ($5::text[])[1 + n / 20 % 20] || ' week ' || n % 53
          || ' no ' || (school_id - $1) + n * $7::int,
        repeat('What everybody should know. ', 12), 1 + n % 3, day, case when n % 2 = 0 then day + 7 end, day, false,
        false, n % 10 > 0, '0', '0', '[]', ids[1 + n % array_length(ids, 1)], 4, day, day, n % 10 = 5
      from generate_series(1, $3::int) n, staff,
        lateral (select $6::date - (n::bigint * 7919 % 730)::int as day) days
      returning school_id, id)
    insert into notice_audiences (school_id, notice_id, grade_id, division_id)
    select made.school_id, made.id, coalesce(g.id, 0), coalesce(d.id, 0)
    from made
      left join grades g on made.id % 3 > 0 and g.school_id = made.school_id and g.position = 1 + made.id % 12
      left join divisions d on made.id % 3 = 2 and d.school_id = g.school_id and d.grade_id = g.id
        and d.name = (array['A', 'B', 'C', 'D'])[1 + made.id / 12 % 4]`,
    [firstId, lastId, noticesEach, subjects, things, lastDay, schools],
  );
  await db.query('vacuum analyze');
}

async function addPlaces(db: Sender, firstId: number, lastId: number): Promise<void> {
  const range = [firstId, lastId];
  await db.query(
    `insert into schools (id, name, short_name, model, time_zone, academic_year)
    select n, 'School ' || n, 'S' || n, 0, 'Asia/Kolkata', '2026-2027' from generate_series($1::int, $2::int) n`,
    range,
  );
  await db.query(
    `insert into grades (school_id, name, position)
    select s, 'Grade ' || g, g from generate_series($1::int, $2::int) s, generate_series(1, 12) g`,
    range,
  );
  await db.query(
    `insert into divisions (school_id, grade_id, name)
    select school_id, id, d from grades, unnest(array['A', 'B', 'C', 'D']) d where school_id between $1 and $2`,
    range,
  );
}

/** Students sit in one division each, all alike full; a teacher teaches four. */
async function addPeople(db: Sender, firstId: number, lastId: number, peopleEach: number): Promise<void> {
  await db.query(
    `with made as (
      insert into people (school_id, role, login_name, first_name, last_name, email)
      select s, case when n = 0 then 2 when n % 16 = 0 and n <= 3200 then 4 else 3 end, 'L' || s || 'N' || n,
        ($4::text[])[1 + (n * 7 + n / 20 + s) % 20],
        ($5::text[])[1 + (n * 13 + n / 400 + s) % 20] || ' ' || (n + s) % 997,
        case when n % 9 = 0 then '' else 'l' || s || 'n' || n || '@school.example' end
      from generate_series($1::int, $2::int) s, generate_series(0, $3::int - 1) n
      returning school_id, id, role, split_part(login_name, 'N', 2)::int as n),
    places as (
      select school_id, array_agg(id order by id) as ids, array_agg(grade_id order by id) as grade_ids
      from divisions where school_id between $1 and $2 group by school_id)
    insert into memberships (school_id, person_id, division_id, grade_id)
    select made.school_id, made.id, ids[at], grade_ids[at]
    from made join places on places.school_id = made.school_id,
      lateral (
        select 1 + (n + n / 48) % 48 as at where role = 3
        union all select 1 + (n / 16 * 5 + k * 13) % 48 from generate_series(0, 3) k where role = 4) place`,
    [firstId, lastId, peopleEach, firstNames, lastNames],
  );
}

/** Notices of the central office for everybody, by this person of it. */
export async function addOfficeNotices(
  db: Sender,
  count: number,
  authorId: number,
  lastDay: string,
): Promise<void> {
  await db.query(
    `with made as (
      insert into notices (school_id, title, description, notice_for, share_date, due_date, visible_from,
        due_date_mandatory, notify_email, is_active, grade_choice, division_choice, videos, created_by,
        created_by_role, created_at, updated_at)
      select 0, 'Office circular ' || n, repeat('What every school should know. ', 12), 1, day,
        case when n % 2 = 0 then day + 7 end, day, false, false, n % 10 > 0, '0', '0', '[]', $2::int, 1, day, day
      from generate_series(1, $1::int) n,
        lateral (select $3::date - (n::bigint * 7919 % 730)::int as day) days
      returning id)
    insert into office_audiences (notice_id, country_id, state_id, target_id) select id, 0, 0, 0 from made`,
    [count, authorId, lastDay],
  );
}

/** What gathers around notices: each person was told of some and opened others, and who writes has drafts. */
export async function addTraces(db: Sender, { firstId, schools }: SchoolsToAdd): Promise<void> {
  const range = [firstId, firstId + schools - 1];
  const newest = `select school_id, id, title, row_number() over (partition by school_id order by id desc) as age
    from notices where school_id between $1 and $2 and is_active`;
  await db.query(
    `insert into notifications (school_id, person_id, kind, cause, version, from_name, message, url, created_at)
    select p.school_id, p.id, 'notice', 'notice:' || n.id, 1, 'Asha Rao', n.title, '/', now() - n.age * interval '1 hour'
    from people p join (${newest}) n on n.school_id = p.school_id and n.age <= 8
    where p.school_id between $1 and $2`,
    range,
  );
  await db.query(
    `insert into notice_receipts (school_id, notice_id, person_id, seen_at, as_reader)
    select p.school_id, n.id, p.id, now(), true
    from people p join (${newest}) n on n.school_id = p.school_id and n.age <= 4
    where p.school_id between $1 and $2 and (p.id + n.id) % 3 > 0`,
    range,
  );
  await db.query(
    `insert into notice_drafts (school_id, person_id, mode, notice_id, title, draft, typed_at, saved_at)
    select school_id, id, 'edit', n, 'A draft', '{}', 0, now() from people, generate_series(1, 5) n
    where school_id between $1 and $2 and role in (2, 4)`,
    range,
  );
  // Who asks reads in Urdu, and half of what they read is translated.
  await db.query(
    `insert into notice_translations (school_id, notice_id, language, title, description, of_title, of_description,
      version, written_by, updated_at)
    select school_id, id, 'ur', 'نوٹس ' || id, 'متن', title, description, 1, created_by, updated_at
    from notices where school_id between $1 and $2 and id % 2 = 0`,
    range,
  );
  await db.query('vacuum analyze');
}

/** Somebody a program asks as. */
export interface Asker {
  readonly id: number;
  readonly role: Role;
  readonly schoolId: number;
  readonly token: string;
}

/** A session for each of these people, whose screen speaks Urdu, without a password's hash that signing in would cost. */
export async function openSessions(
  db: Sender,
  people: readonly { readonly id: number; readonly role: Role; readonly school_id: number }[],
): Promise<Asker[]> {
  const found = people.map((person) => ({ person, session: randomUUID(), token: newSecret() }));
  await db.query(
    `with made as (
      insert into sessions (id, school_id, person_id, cookie_hash, device, created_at, expires_at, language)
      select id, school_id, person_id, cookie, '{}', now(), now() + interval '1 day', 'ur'
      from unnest($1::uuid[], $2::int[], $3::int[], $4::text[]) as s (id, school_id, person_id, cookie))
    insert into session_tokens (token_hash, session_id)
    select hash, session from unnest($5::text[], $1::uuid[]) as t (hash, session)`,
    [
      found.map(({ session }) => session),
      found.map(({ person }) => person.school_id),
      found.map(({ person }) => person.id),
      found.map(() => fingerprint(newSecret())),
      found.map(({ token }) => fingerprint(token)),
    ],
  );
  return found.map(({ person: { id, role, school_id: schoolId }, token }) => ({ id, role, schoolId, token }));
}

/** Notices are shared up to five days from now. */
export const lastDayFrom = (today: string): string => addDays(today, 5);

/** Adds students with the login names CLASS1 and so on to the first division that a teacher of the school teaches. */
export async function addClass(db: Sender, schoolId: number, students: number) {
  const { rows } = (await db.query(
    `select m.grade_id as grade, m.division_id as division, p.id as teacher from memberships m
    join people p on p.school_id = m.school_id and p.id = m.person_id and p.role = 4
    where m.school_id = $1 order by p.id, m.division_id limit 1`,
    [schoolId],
  )) as { rows: { grade: number; division: number; teacher: number }[] };
  const [place] = rows;
  if (!place) throw new Error('The school has no teacher.');
  await db.query(
    `with made as (
      insert into people (school_id, role, login_name, first_name, last_name)
      select $1, 3, 'CLASS' || n, 'Class', 'Mate ' || n from generate_series(1, $4::int) n returning id)
    insert into memberships (school_id, person_id, grade_id, division_id) select $1, id, $2, $3 from made`,
    [schoolId, place.grade, place.division, students],
  );
  return place;
}

/** Adds the office, which is school 0. */
export const addOffice = (db: Sender): Promise<unknown> =>
  db.query(
    `insert into schools (id, name, short_name, model, time_zone, academic_year)
    values (0, 'Office', 'Office', 0, 'UTC', '') on conflict do nothing`,
  );
