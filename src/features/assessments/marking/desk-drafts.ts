import * as v from 'valibot';
import type { MarkDrafts } from '#machines/assessments/marking-desk/marking-desk.types.ts';
import { dropForPerson, keepForPerson, readForPerson } from '#src/lib/person-storage.ts';

const stored = v.record(
  v.string(),
  v.object({ marks: v.string(), feedback: v.string(), reason: v.string() }),
);

/** Named like a draft, so that sign-out warns of unsaved marks. */
const nameOf = (assessmentId: number) => `form.marking.${assessmentId}`;

export function readDrafts(personId: number, assessmentId: number): MarkDrafts {
  const result = v.safeParse(stored, readForPerson(personId, nameOf(assessmentId)));
  return result.success ? result.output : {};
}

export function keepDrafts(personId: number, assessmentId: number, drafts: MarkDrafts): void {
  if (Object.keys(drafts).length > 0) keepForPerson(personId, nameOf(assessmentId), drafts);
  else dropForPerson(personId, nameOf(assessmentId));
}
