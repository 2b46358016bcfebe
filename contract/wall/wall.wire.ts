import * as v from 'valibot';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { count, id, wireId } from '#contract/core/wire-numbers.ts';
import { shownFile } from '#contract/files/shown-file.wire.ts';
import { entryKinds, workKinds } from '#contract/works/works.rules.ts';
import { workProgram } from '#contract/works/works.wire.ts';
import { portfolioLength, wallReaches } from './wall.rules.ts';

/** [DF-06] A work on the wall. Outside the school names, grade and division are '' unless the guardian allowed them. */
export const wallItem = v.object({
  id: v.number(),
  version: v.number(),
  project_name: v.string(),
  /** Files, '' for none: the project's cover, and the work's first picture. */
  project_cover: v.string(),
  picture: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  grade: v.string(),
  division_name: v.string(),
  school_name: v.string(),
  /** Milliseconds. */
  added_at: v.number(),
});
export type WallItem = v.InferOutput<typeof wallItem>;

export const wallPageInput = pageInput({
  sorts: ['newest', 'project'],
  filters: {
    place: v.picklist(wallReaches),
    group: wireId,
    /** Removed by a school admin; only admins can list these. */
    state: v.picklist(['removed']),
  },
});
export const wallPageOutput = pageOutput(wallItem);

export const facultyWallInput = v.object({ school_id: wireId, faculty_id: wireId });
export const facultyWallOutput = v.object({ success: v.literal('true'), data: v.array(wallItem) });

const shownEntry = v.object({
  id: v.number(),
  kind: v.picklist(entryKinds),
  program: v.exactOptional(workProgram),
  url: v.string(),
  file: v.nullable(shownFile),
});
export const wallViewOutput = v.object({
  success: v.literal('true'),
  data: v.object({ ...wallItem.entries, learning: v.string(), entries: v.array(shownEntry) }),
});
export type WallView = v.InferOutput<typeof wallViewOutput>['data'];

/** `student_id` 0: the caller. */
export const portfolioInput = v.object({ student_id: v.optional(count, 0) });
const portfolioWork = v.object({
  work_id: v.number(),
  title: v.string(),
  project_cover: v.string(),
  picture: v.string(),
  kind: v.picklist(workKinds),
  academic_year: v.string(),
  group_name: v.string(),
  /** Milliseconds. */
  approved_at: v.number(),
  learning: v.string(),
});
export type PortfolioWork = v.InferOutput<typeof portfolioWork>;
export const portfolioOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    version: v.number(),
    name: v.string(),
    school_name: v.string(),
    class_name: v.string(),
    about: v.string(),
    works: v.array(v.object({ ...portfolioWork.entries, note: v.string() })),
    others: v.array(portfolioWork),
  }),
});
export type Portfolio = v.InferOutput<typeof portfolioOutput>['data'];

export const portfolioFields = v.object({
  about: trimmedText(1_000),
  works: v.pipe(v.array(v.object({ work_id: id, note: trimmedText(300) })), v.maxLength(portfolioLength)),
});
export const savePortfolioInput = v.object({
  version: count,
  formSession: rawText(64),
  ...portfolioFields.entries,
});
