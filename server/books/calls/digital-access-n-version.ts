import { readsBooks } from '#contract/books/books.rules.ts';
import { settingLevel } from '#contract/core/school-settings.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { shelfOf } from '../queries/books.ts';

/** [CB-04, QU-35] Devices with stored books ask this too, and delete what is not in the answer. */
export const digitalAccessNVersion: Handler<'digital-access-n-version'> = async ({ school_id }, scene) => {
  await reachSchool(scene, school_id);
  const { db, actor } = scene;
  const { settings } = actor.school;
  const books = await shelfOf(db, actor);
  return {
    success: 'true',
    data: {
      access: settingLevel(settings, 'allow_digital_book'),
      allowed: readsBooks(actor.role, settings),
      books: books.map(({ book_id, version }) => ({ book_id, version })),
    },
  };
};
