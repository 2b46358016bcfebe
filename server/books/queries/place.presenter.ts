import type { PositionOnWire } from '#contract/books/books.wire.ts';
import type { readingPositions } from '../schema.ts';

export const presentPosition = (row: typeof readingPositions.$inferSelect): PositionOnWire => ({
  lesson_id: row.lessonId,
  page: row.page,
  pages: row.pages,
  fraction: row.fraction,
  version: row.version,
  device: row.device,
  step: row.step,
  saved_at: row.savedAt.getTime(),
});
