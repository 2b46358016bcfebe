import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Facts about a person. Signing in needs no row. */
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
    /** A public id that changes with each picture, and two keys of the file store. */
    pictureId: uuid('picture_id'),
    pictureKey: text('picture_key'),
    smallPictureKey: text('small_picture_key'),
    /** [QU-44] The school's office fills these in; the person only reads them. */
    strength: text('strength').notNull().default(''),
    tools: text('tools').notNull().default(''),
    accessId: text('access_id').notNull().default(''),
    accessType: text('access_type').notNull().default(''),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.personId] })],
);
