import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#server/core/actor.ts';
import { notices, officeAudiences } from '../schema/notice.ts';

/** [RP-01] True for notices that go only to the given schools, all that their person sees; null: no limit. */
export const goesToGiven = (schools: Placeholder | SQL): SQL => sql`(${schools}::int[] is null or not exists (
  select 1 from ${officeAudiences} o
  where o.notice_id = ${notices.id} and o.target_id <> all(${schools}::int[])))`;

/** undefined where the person has all schools. */
export const goesToGivenOf = ({ schools }: Pick<Actor, 'schools'>): SQL | undefined =>
  schools === null ? undefined : goesToGiven(sql`${sql.param([...schools])}`);
