import { type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import type { Queryable } from '#server/db/database.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { externalIds, peopleChanges } from '#server/people/schema.ts';
import { profiles } from '#server/profile/schema.ts';
import { imports } from '../schema.ts';

/** External ids are stored under one source, whichever product wrote the file. */
export const externalSource = 'oneroster';

export interface Match {
  readonly id: number;
  readonly role: Role;
  readonly version: number;
  readonly isGone: boolean;
  readonly isActive: boolean;
  readonly sourcedId: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly places: readonly number[];
}

interface Keys {
  readonly sourcedIds: readonly string[];
  readonly logins: readonly string[];
  readonly admissions: readonly string[];
}

export interface Matches {
  readonly bySourcedId: ReadonlyMap<string, Match>;
  readonly byLogin: ReadonlyMap<string, Match>;
  /** By `numberKey`. */
  readonly byAdmission: ReadonlyMap<string, Match>;
  /** Login names of other schools' people, which nobody here can have. */
  readonly elsewhere: ReadonlySet<string>;
}

/** A student and a teacher may have the same number. */
export const numberKey = (role: Role, number: string): string => (number === '' ? '' : `${role} ${number}`);

const list = (texts: readonly string[]): SQL => sql`${sql.param([...texts])}::text[]`;

export async function findMatches(db: Queryable, schoolId: number, keys: Keys): Promise<Matches> {
  const found = await db.execute<Match & Record<string, unknown>>(sql`
    with found as (
      select id from ${people} where school_id = ${schoolId} and login_name = any(${list(keys.logins)})
      union
      select id from ${people}
        where school_id = ${schoolId} and admission_no <> '' and admission_no = any(${list(keys.admissions)})
      union
      select person_id from ${externalIds}
        where school_id = ${schoolId} and source = ${externalSource} and sourced_id = any(${list(keys.sourcedIds)}))
    select p.id, p.role, p.version, (p.left_at is not null or p.deleted_at is not null) as "isGone",
      p.is_active as "isActive",
      coalesce(x.sourced_id, '') as "sourcedId",
      jsonb_build_object('user_id', p.login_name, 'firstName', p.first_name, 'lastName', p.last_name,
        'email_id', p.email, 'admission_no', p.admission_no, 'mobile', coalesce(r.mobile, ''),
        'alternate_contact', coalesce(r.alternate_contact, ''), 'gender', coalesce(r.gender, ''),
        'birth_date', coalesce(r.birth_date::text, ''), 'strength', coalesce(r.strength, ''),
        'tools', coalesce(r.tools, '')) as fields,
      array(select m.division_id from ${memberships} m
        where m.school_id = p.school_id and m.person_id = p.id order by m.division_id) as places
    from found join ${people} p on p.school_id = ${schoolId} and p.id = found.id
    left join ${profiles} r on r.school_id = p.school_id and r.person_id = p.id
    left join ${externalIds} x on x.school_id = p.school_id and x.person_id = p.id and x.source = ${externalSource}`);
  const elsewhere = await db.execute<{ name: string }>(sql`
    select login_name as name from ${people}
    where login_name = any(${list(keys.logins)}) and school_id <> ${schoolId}`);
  const by = (key: (match: Match) => string) =>
    new Map(found.rows.flatMap((match) => (key(match) === '' ? [] : [[key(match), match]])));
  return {
    bySourcedId: by(({ sourcedId }) => sourcedId),
    byLogin: by(({ fields }) => fields['user_id'] ?? ''),
    byAdmission: by(({ role, fields }) => numberKey(role, fields['admission_no'] ?? '')),
    elsewhere: new Set(elsewhere.rows.map(({ name }) => name)),
  };
}

/**
 * Fields of imported people that somebody changed by hand since, by person id. An import that was undone, and its undoing,
 * change nothing of that.
 */
export async function changedByHand(
  db: Queryable,
  schoolId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; field: string }>(sql`
    with last as (
      select distinct on (c.person_id, k.field) c.person_id as id, k.field, c.batch_id
      from ${peopleChanges} c cross join lateral jsonb_object_keys(c.after) k(field)
      where c.school_id = ${schoolId} and c.person_id = any(${sql.param([...ids])}::int[])
        and (c.batch_id is null or not exists (
          select from ${imports} i
          where i.school_id = c.school_id and i.batch_id = c.batch_id and i.state = 'undone'))
      order by c.person_id, k.field, c.id desc)
    select id, field from last
    where batch_id is null and exists (
      select from ${peopleChanges} e
      where e.school_id = ${schoolId} and e.person_id = last.id and e.batch_id is not null)`);
  const fields = new Map<number, Set<string>>();
  for (const { id, field } of rows) fields.set(id, (fields.get(id) ?? new Set()).add(field));
  return fields;
}
