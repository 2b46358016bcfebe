import * as v from 'valibot';
import { contentAudiences } from '#contract/content/content.rules.ts';
import { saving } from '#contract/core/saving.ts';
import { trimmedText, uuidText } from '#contract/core/text.ts';
import { count, id, instant, wireId } from '#contract/core/wire-numbers.ts';
import { shownFile } from '#contract/files/shown-file.wire.ts';
import { lastPossiblePage, longestNote } from './books.rules.ts';

const ok = v.literal('true');
const page = v.pipe(count, v.minValue(1), v.maxValue(lastPossiblePage));

export const ofBookInput = v.object({ book_id: id });
/** 0: all. */
export const ofGradeInput = v.object({ grade_id: v.optional(wireId, 0) });
export const ofBookOrAllInput = v.object({ book_id: v.optional(wireId, 0) });

const storedPlace = v.object({
  lesson_id: v.number(),
  page: v.number(),
  /** The lesson's pages as the reader saw them; 0: unknown. */
  pages: v.number(),
  /** Share of the page above the view, 0 to 1. */
  fraction: v.number(),
  /** Rises with each save on any device. */
  version: v.number(),
  device: v.string(),
  step: v.number(),
  saved_at: instant,
});
export type PositionOnWire = v.InferOutput<typeof storedPlace>;

/** `cover_id` is '' if there is none. */
const shelfBook = v.object({
  book_id: v.number(),
  /** Rises with each change of the book; devices then fetch it again. */
  version: v.number(),
  book_name: v.string(),
  description: v.string(),
  class_id: v.number(),
  class_name: v.string(),
  audience: v.picklist(contentAudiences),
  cover_id: v.string(),
  lessons: v.number(),
  /** Lessons that the caller read this year; for a teacher, those completed with at least one class. */
  lessons_read: v.number(),
  place: v.nullable(storedPlace),
});
export type ShelfBook = v.InferOutput<typeof shelfBook>;
export const shelfOutput = v.object({ success: ok, data: v.array(shelfBook) });

const lesson = v.object({
  lesson_id: v.number(),
  title: v.string(),
  /** `hasCover`: the part `cover` is a picture of the first page. */
  file: v.nullable(v.object({ ...shownFile.entries, hasCover: v.boolean() })),
  /** Always false for teachers: see `get-book-data-completed`. */
  is_read: v.boolean(),
  notes: v.number(),
});
export type BookLesson = v.InferOutput<typeof lesson>;
export const bookLessonsOutput = v.object({
  success: ok,
  data: v.object({ ...shelfBook.entries, lesson_list: v.array(lesson) }),
});
export type BookToRead = v.InferOutput<typeof bookLessonsOutput>['data'];

export const lessonListOutput = v.object({
  success: ok,
  data: v.array(
    v.object({
      book_id: v.number(),
      book_name: v.string(),
      class_name: v.string(),
      lesson_list: v.array(v.object({ lesson_id: v.number(), title: v.string() })),
    }),
  ),
});

export const assignedBooksOutput = v.object({
  success: ok,
  data: v.array(
    v.object({
      book_id: v.number(),
      book_name: v.string(),
      grade_id: v.number(),
      grade_name: v.string(),
      for_students: v.boolean(),
    }),
  ),
});

export const gradesOutput = v.object({
  success: ok,
  data: v.array(v.object({ grade_id: v.number(), grade_name: v.string(), books: v.number() })),
});

export const divisionsOutput = v.object({
  success: ok,
  data: v.array(
    v.object({
      grade_id: v.number(),
      grade_name: v.string(),
      division_id: v.number(),
      division_name: v.string(),
      students: v.number(),
    }),
  ),
});

/** `school_id` 0: the caller's own. */
export const accessInput = v.object({ school_id: v.optional(wireId, 0) });
export const accessOutput = v.object({
  success: ok,
  data: v.object({
    /** 0 nobody, 1 faculty, 2 students, 3 both. */
    access: v.number(),
    allowed: v.boolean(),
    /** All books the caller may read now. Devices must delete the others. */
    books: v.array(v.object({ book_id: v.number(), version: v.number() })),
  }),
});

export const savePositionInput = v.object({
  book_id: id,
  lesson_id: id,
  page,
  /** The lesson's pages; a page beyond the last becomes the last. */
  pages: v.pipe(count, v.minValue(1), v.maxValue(lastPossiblePage)),
  fraction: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  base: count,
  device: uuidText(),
  step: v.pipe(count, v.minValue(1)),
});
export const savePositionOutput = v.object({
  success: ok,
  data: v.object({ is_taken: v.boolean(), place: storedPlace }),
});
export const positionOutput = v.object({
  success: ok,
  data: v.object({ place: v.nullable(storedPlace) }),
});

const note = v.object({
  id: v.number(),
  version: v.number(),
  lesson_id: v.number(),
  page: v.number(),
  text: v.string(),
  updated_at: instant,
});
export type BookNote = v.InferOutput<typeof note>;
export const notesOutput = v.object({ success: ok, data: v.array(note) });

export const noteFields = v.object({
  text: v.pipe(trimmedText(longestNote), v.minLength(1, 'required')),
});
export const saveNoteInput = v.object({
  ...saving,
  ...noteFields.entries,
  book_id: id,
  lesson_id: id,
  page,
});

/** `student_id` 0: the whole class; `division_id` 0: the caller. */
const completed = {
  book_id: id,
  lesson_id: id,
  division_id: v.optional(wireId, 0),
  student_id: v.optional(wireId, 0),
};
export const completeInput = v.object(completed);
/** `status` 0 takes it back. */
export const updateCompleteInput = v.object({ ...completed, status: v.picklist([0, 1]) });
export const completeOutput = v.object({
  success: ok,
  data: v.object({ lesson_id: v.number(), is_read: v.boolean() }),
});

export const completedInput = v.object({ book_id: id, division_id: wireId });
export const completedOutput = v.object({
  success: ok,
  data: v.object({
    lesson_list: v.array(
      v.object({
        lesson_id: v.number(),
        title: v.string(),
        is_completed: v.boolean(),
        read: v.number(),
      }),
    ),
    students: v.array(
      v.object({
        student_id: v.number(),
        student_name: v.string(),
        read: v.array(v.number()),
      }),
    ),
  }),
});
export type ClassProgress = v.InferOutput<typeof completedOutput>['data'];
