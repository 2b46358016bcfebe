import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';

/**
 * SQL that is true where the column holds one of these roles. Their numbers are literals: to a planner that does not
 * know a parameter's value, a student is as rare as an admin.
 */
export const roleIs = (column: SQLWrapper, ...among: readonly (keyof typeof roles)[]): SQL<boolean> =>
  sql<boolean>`${column} in (${sql.raw(among.map((name) => roles[name]).join(', '))})`;
