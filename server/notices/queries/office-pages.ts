import { type SQL, sql } from 'drizzle-orm';
import { people } from '#server/directory/schema.ts';

export interface PersonKey {
  readonly schoolId: number;
  readonly id: number;
}

export interface PeoplePage {
  readonly schoolIds: readonly number[];
  readonly after: PersonKey;
  readonly size: number;
}

export const pageOfReaders = ({ schoolIds, after, size }: PeoplePage, condition: SQL): SQL =>
  sql`select ${people.schoolId} as school_id, ${people.id} as id, ${people.role} as role,
      ${people.email} as email, ${people.firstName} as first_name, ${people.language} as language
    from ${people}
    where ${people.schoolId} = any(${sql.param([...schoolIds])}::int[])
      and (${people.schoolId}, ${people.id}) > (${after.schoolId}, ${after.id}) and ${condition}
    order by ${people.schoolId}, ${people.id} limit ${size}`;
