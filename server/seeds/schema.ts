import { pgTable, timestamp } from 'drizzle-orm/pg-core';

/** One row from before the first row of demo data is written until the last one is. */
export const demoDataBegun = pgTable('demo_data_begun', {
  at: timestamp('at', { withTimezone: true }).primaryKey().defaultNow(),
});
