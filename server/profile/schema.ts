import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a person or the school's office says about a person; nobody needs a row to sign in. */
export const profiles = pgTable(
  'profiles',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    mobile: text('mobile').notNull().default(''),
    alternateContact: text('alternate_contact').notNull().default(''),
    /** Male, Female or '' [EN-36]. */
    gender: text('gender').notNull().default(''),
    birthDate: date('birth_date'),
    /** The picture's public name, new with each picture; the two keys are in the file store. */
    pictureId: uuid('picture_id'),
    pictureKey: text('picture_key'),
    smallPictureKey: text('small_picture_key'),
    /** [QU-44] Filled in by the school's office; read only here. */
    strength: text('strength').notNull().default(''),
    tools: text('tools').notNull().default(''),
    accessId: text('access_id').notNull().default(''),
    accessType: text('access_type').notNull().default(''),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.personId] })],
);
