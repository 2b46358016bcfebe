import { boolean, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export interface VideoPart {
  readonly key: string;
  readonly label: string;
  /** BCP 47; '' for a resolution. */
  readonly lang: string;
}

/** Films about the product, for all schools [CC-10, ML-07]. */
export const videos = pgTable('videos', {
  /** Random, so that only people with the address find it. */
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  /** [QU-53] Needs no sign-in. */
  isPublic: boolean('is_public').notNull().default(false),
  /** Roles that find it. */
  roles: smallint('roles').array().notNull(),
  /** [ML-07] Roles for which it shows the first steps. */
  onboardingRoles: smallint('onboarding_roles').array().notNull().default([]),
  videoKey: text('video_key').notNull(),
  coverKey: text('cover_key').notNull(),
  captions: jsonb('captions').$type<readonly VideoPart[]>().notNull().default([]),
  resolutions: jsonb('resolutions').$type<readonly VideoPart[]>().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
