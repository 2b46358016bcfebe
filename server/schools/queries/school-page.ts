import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { CallParsed } from '#contract/core/define-call.ts';
import type { schoolGridCall } from '#contract/schools/calls/school-list.call.ts';
import { type LicenceState, licenceNotice } from '#contract/schools/school.rules.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { schools, states } from '#server/directory/schema.ts';
import { isReachedBy } from './reached.ts';
import { dayThere, describedSchools } from './schools.ts';

export type SchoolPageInput = Omit<CallParsed<typeof schoolGridCall>, 'form' | 'sAdmin_id'>;

export function pageOfSchools(db: Queryable, input: SchoolPageInput, actor: Actor, now: Date) {
  return pageOf(db, input, {
    of: schools,
    where: and(isReachedBy(actor, schools.id), ...filtersOf(input, now)),
    search: schools.searchText,
    sorts: {
      name: schools.name,
      state: [sql`(select s.name from ${states} s where s.id = ${schools.stateId})`, schools.name],
      licence: [sql`coalesce(${schools.licenceUntil}, 'infinity'::date)`, schools.name],
      created: schools.createdAt,
    },
    order: { by: 'name' },
    key: schools.id,
    rows: async (bound) => {
      // Finds the page first, so that people are counted only for its schools.
      const page = bound(db.select({ id: schools.id }).from(schools));
      const ids = (await page).map(({ id }) => id);
      return describedSchools(db, now)
        .where(sql`${schools.id} = any(${sql.param(ids)}::int[])`)
        .orderBy(asc(sql`array_position(${sql.param(ids)}::int[], ${schools.id})`));
    },
  });
}

function filtersOf({ filters = {} }: SchoolPageInput, now: Date): (SQL | undefined)[] {
  const { status, state, model, licence, paid } = filters;
  return [
    status && eq(schools.isActive, status === 'active'),
    state ? eq(schools.stateId, Number(state)) : undefined,
    model ? eq(schools.model, Number(model)) : undefined,
    paid && eq(schools.isPaid, paid === 'yes'),
    licence && licenceIs(licence, now),
  ];
}

/** Must match `licenceState`. */
function licenceIs(state: LicenceState, now: Date): SQL {
  const today = dayThere(now);
  const until = schools.licenceUntil;
  switch (state) {
    case 'open':
      return sql`${until} is null`;
    case 'over':
      return sql`${until} < ${today}`;
    case 'ending':
      return sql`${until} between ${today} and ${today} + ${licenceNotice}::int`;
    case 'valid':
      return sql`${until} > ${today} + ${licenceNotice}::int`;
  }
}
