import { type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { hasAll, hasLikeWords, nearness, type Wanted, weighedAtMost } from '#server/db/like-words.ts';
import { statement } from '#server/db/prepared.ts';
import { roleIs } from '#server/db/role-is.ts';
import { divisions, grades, memberships, people, schools } from '#server/directory/schema.ts';
import { isWithinReach, personName } from '#server/schools/index.ts';
import { type PeopleSeen, peopleSeenBy } from './people-seen.ts';

const personText = sql`${people.searchText}`;

export interface FoundPerson {
  readonly id: number;
  readonly name: string;
  readonly role: Role;
  readonly school: string;
  /** `Grade 9 A, Grade 10 A`; '': no class. */
  readonly places: string;
}

/** A condition on `people` whom the actor may find. */
function seenPeople(seen: PeopleSeen, actor: Actor): SQL {
  const ofSchool = sql`${people.schoolId} = ${actor.school.id}`;
  const sharesDivision = sql`exists (
    select 1 from ${memberships} mine join ${memberships} theirs
      on theirs.school_id = mine.school_id and theirs.division_id = mine.division_id
    where mine.school_id = ${actor.school.id} and mine.person_id = ${actor.id} and theirs.person_id = ${people.id})`;
  switch (seen) {
    case 'everybody':
      return isWithinReach(actor, people.schoolId) ?? sql`true`;
    case 'school':
      return ofSchool;
    case 'colleagues-and-own-students':
      return sql`${ofSchool} and (${roleIs(people.role, 'schoolAdmin', 'faculty')}
        or (${roleIs(people.role, 'student')} and ${sharesDivision}))`;
    case 'own-teachers':
      return sql`${ofSchool} and ${roleIs(people.role, 'faculty')} and ${sharesDivision}`;
    case 'nobody':
      return sql`false`;
  }
}

function personQuery(actor: Actor, text: SQL, order: SQL, limit: number): SQL {
  return sql`with found as materialized (
      select ${people.id} as id, ${people.schoolId} as school_id, ${people.role} as role,
        ${personName()} as name, ${order} as nearness
      from ${people}
      where ${text} and ${people.isActive} and ${people.id} <> ${actor.id} and ${seenPeople(peopleSeenBy(actor), actor)}
      limit ${weighedAtMost}),
    page as (select * from found order by nearness desc, name, id limit ${limit})
    select page.id, page.name, page.role, ${schools.name} as school, coalesce((
      select string_agg(${grades.name} || ' ' || ${divisions.name}, ', ' order by ${grades.position}, ${divisions.name})
      from ${memberships}
      join ${grades} on ${grades.schoolId} = ${memberships.schoolId} and ${grades.id} = ${memberships.gradeId}
      join ${divisions} on ${divisions.schoolId} = ${memberships.schoolId} and ${divisions.id} = ${memberships.divisionId}
      where ${memberships.schoolId} = page.school_id and ${memberships.personId} = page.id), '') as places
    from page join ${schools} on ${schools.id} = page.school_id
    order by page.nearness desc, page.name, page.id`;
}

/** Matches all words in name or login name. */
export function findPeople(db: Queryable, actor: Actor, { words, limit }: Wanted) {
  const text = hasAll(personText, words);
  return statement<FoundPerson>(undefined, personQuery(actor, text, nearness(personText, words), limit))(
    db,
    {},
  );
}

export function findPeopleLike(db: Queryable, actor: Actor, { words, limit }: Wanted) {
  const text = hasLikeWords(personText, words);
  return statement<FoundPerson>(undefined, personQuery(actor, text, nearness(personText, words), limit))(
    db,
    {},
  );
}
