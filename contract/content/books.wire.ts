import * as v from 'valibot';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { saving } from '#contract/core/saving.ts';
import { id, wireId } from '#contract/core/wire-numbers.ts';
import { shownFile } from '#contract/files/shown-file.wire.ts';
import { contentAudiences } from './content.rules.ts';
import { contentName, contentText, contentTitle, fileId } from './content.wire.ts';

const status = v.picklist(['draft', 'published']);

export const bookPageInput = pageInput({
  sorts: ['name'],
  filters: { state: v.picklist(['removed']), status, class: wireId },
});
const bookRow = v.object({
  id: v.number(),
  version: v.number(),
  name: v.string(),
  class: v.string(),
  audience: v.picklist(contentAudiences),
  status,
  lessons: v.number(),
  isRemoved: v.boolean(),
});
export type BookRow = v.InferOutput<typeof bookRow>;
export const bookPageOutput = pageOutput(bookRow);

export const bookFields = v.object({
  name: contentName,
  description: contentText,
  classId: v.pipe(
    v.nullable(id),
    v.check((value) => value !== null, 'required'),
  ),
  audience: v.picklist(contentAudiences),
  coverFileId: fileId,
  isPublished: v.boolean(),
});
export type BookFields = v.InferOutput<typeof bookFields>;
/** `isSure`: the caller was told who reads it, and takes it from them all the same. */
export const saveBookInput = v.object({
  ...saving,
  ...bookFields.entries,
  isSure: v.optional(v.boolean(), false),
});

export const lessonFields = v.object({
  title: contentTitle,
  fileId: v.pipe(fileId, v.minLength(1, 'required')),
});
export type LessonFields = v.InferOutput<typeof lessonFields>;
export const saveLessonInput = v.object({ ...saving, bookId: id, ...lessonFields.entries });

export const bookOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    id: v.number(),
    version: v.number(),
    values: v.object({ ...bookFields.entries, name: v.string() }),
    lessons: v.array(
      v.object({
        id: v.number(),
        version: v.number(),
        values: v.object({ title: v.string(), fileId: v.string() }),
        file: v.nullable(shownFile),
      }),
    ),
    cover: v.nullable(shownFile),
  }),
});
export type BookTree = v.InferOutput<typeof bookOutput>['data'];
