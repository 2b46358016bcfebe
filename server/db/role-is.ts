import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';

/** True for one of these roles. Literals: with a parameter the planner takes a student to be as rare as an admin. */
export const roleIs = (column: SQLWrapper, ...among: readonly (keyof typeof roles)[]): SQL<boolean> =>
  sql<boolean>`${column} in (${sql.raw(among.map((name) => roles[name]).join(', '))})`;
