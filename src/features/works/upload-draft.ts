import * as v from 'valibot';
import { workLimits } from '#contract/works/entries.rules.ts';
import { draftItemSchema } from '#machines/upload-queue/upload-queue.draft.ts';
import type { UploadDraft, WorkRef } from '#machines/works/project-upload/project-upload.types.ts';
import { dropForPerson, keepForPerson, readForPerson } from '#src/lib/person-storage.ts';

const nameOf = ({ projectId, sessionId, assignmentType }: WorkRef) =>
  `form.work.${projectId}.${sessionId}.${assignmentType}`;

const stored = v.object({
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  learning: v.pipe(v.string(), v.maxLength(20_000)),
  url: v.pipe(v.string(), v.maxLength(2_000)),
  items: v.pipe(v.array(draftItemSchema), v.maxLength(50)),
  pictures: v.pipe(
    v.array(
      v.object({
        fileId: v.pipe(v.string(), v.maxLength(100)),
        name: v.pipe(v.string(), v.maxLength(1_000)),
        size: v.pipe(v.number(), v.minValue(0)),
      }),
    ),
    v.maxLength(workLimits.files),
  ),
  formSession: v.nullable(v.pipe(v.string(), v.maxLength(64))),
});

/** This browser's copy of an unsaved dialog; null: none, or unreadable. */
export function readUploadDraft(personId: number, of: WorkRef): UploadDraft | null {
  const result = v.safeParse(stored, readForPerson(personId, nameOf(of)));
  return result.success ? result.output : null;
}

export function keepUploadDraft(personId: number, of: WorkRef, draft: UploadDraft): void {
  keepForPerson(personId, nameOf(of), draft);
}

export function dropUploadDraft(personId: number, of: WorkRef): void {
  dropForPerson(personId, nameOf(of));
}
