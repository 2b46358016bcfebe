import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PageAnswer } from '#contract/core/page.ts';
import { roles } from '#contract/core/roles.ts';
import type { StudentPair } from '#contract/people/duplicates.wire.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { profiles } from '#server/profile/schema.ts';
import { personPairs } from '../schema.ts';

type Two = readonly [number, number];

/** Pairs store the lower id first. */
const inOrder = ([a, b]: Two): Two => (a < b ? [a, b] : [b, a]);

/** The folded name: the part of the search text before the login name. */
const folded = sql`left(p.search_text, length(p.search_text) - length(p.login_name) - 1)`;

const entryOf = (who: 'a' | 'b') => {
  const of = (column: string) => sql.raw(`${who}.${column}`);
  return sql`jsonb_build_object('id', ${of('id')}, 'version', ${of('version')}, 'user_id', ${of('login_name')},
    'name', trim(${of('first_name')} || ' ' || ${of('last_name')}), 'admission_no', ${of('admission_no')},
    'gender', coalesce(${of('gender')}, ''), 'birth_date', ${of('birth_date')}::text,
    'mobile', coalesce(${of('mobile')}, ''), 'email_id', ${of('email')},
    'places', coalesce((select string_agg(g.name || ' ' || d.name, ', ' order by g.position, d.name)
      from ${memberships} m
      join ${divisions} d on d.school_id = m.school_id and d.id = m.division_id
      join ${grades} g on g.school_id = d.school_id and g.id = d.grade_id
      where m.school_id = ${of('school_id')} and m.person_id = ${of('id')}), ''),
    'seen', (${of('first_sign_in_at')} is not null)::int,
    'created_at', floor(extract(epoch from ${of('created_at')}) * 1000))`;
};

/** Nobody reads more. A thousand equal entries would make half a million pairs. */
const pairsAtMost = 1_000;

export async function pairsPage(
  db: Queryable,
  schoolId: number,
  { page: wanted, size }: { readonly page: number; readonly size: number },
): Promise<PageAnswer<StudentPair>> {
  const alike = sql`
    with here as (
      select p.*, ${folded} as folded, f.birth_date, f.gender, f.mobile from ${people} p
      join ${profiles} f on f.school_id = p.school_id and f.person_id = p.id
      where p.school_id = ${schoolId} and p.role = ${roles.student} and f.birth_date is not null
        and p.left_at is null and p.deleted_at is null
    ), pairs as (
      select a.id as first, b.id as second, a.folded from here a
      join here b on b.folded = a.folded and b.birth_date = a.birth_date and b.id > a.id
      where not exists (select from ${personPairs} d
        where d.school_id = ${schoolId} and d.person_id = a.id and d.other_id = b.id)
      limit ${pairsAtMost}
    )`;
  const counted = await db.execute<{ total: number }>(sql`${alike} select count(*)::int as total from pairs`);
  const total = counted.rows[0]?.total ?? 0;
  const page = Math.min(wanted, Math.max(1, Math.ceil(total / size)));
  const { rows } = await db.execute<StudentPair & Record<string, unknown>>(sql`${alike}
    select pairs.first || '-' || pairs.second as id, ${entryOf('a')} as first, ${entryOf('b')} as second
    from pairs join here a on a.id = pairs.first join here b on b.id = pairs.second
    order by pairs.folded, pairs.first, pairs.second limit ${size} offset ${(page - 1) * size}`);
  return { rows, total, page, size };
}

/** Locks both students, in the order of their ids. */
export async function lockPair(db: Queryable, schoolId: number, two: Two) {
  const rows = await db
    .select()
    .from(people)
    .where(
      and(
        eq(people.schoolId, schoolId),
        eq(people.role, roles.student),
        inArray(people.id, inOrder(two).slice()),
      ),
    )
    .orderBy(people.id)
    .for('update');
  if (rows.length < 2) throw notFound();
  return rows;
}

export async function notePair(
  db: Queryable,
  schoolId: number,
  two: Two,
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<void> {
  const [personId, otherId] = inOrder(two);
  await db
    .insert(personPairs)
    .values({ schoolId, personId, otherId, decidedBy: by, decidedAt: at })
    .onConflictDoNothing();
}
