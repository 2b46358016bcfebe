import type { Receipt, ShownAttempt } from '#contract/assessments/attempt.wire.ts';
import { isAnswered } from '#contract/assessments/marking.rules.ts';
import type { QuestionPicture } from '#contract/assessments/question.model.ts';
import { toMarks } from '#contract/assessments/question-types.rules.ts';
import { bit } from '#contract/core/bit.ts';
import type { Queryable } from '#server/db/database.ts';
import { inOrderOf } from './draw-questions.ts';
import type { Assessment } from './queries/assessments.ts';
import { type Attempt, attemptQuestions } from './queries/attempts.ts';
import type { questionVersions } from './schema/questions.ts';

type Stored = Awaited<ReturnType<typeof attemptQuestions>>[number];

/** A question of an attempt. In an attempt that just begins, a question has nothing more than these fields. */
export interface Question extends Pick<Stored, 'version' | 'answer'> {
  readonly item: Pick<Stored['item'], 'position' | 'marksMost' | 'choiceOrder'>;
}

export const pictureOf = ({
  pictureFileId,
  pictureWords,
}: Pick<typeof questionVersions.$inferSelect, 'pictureFileId' | 'pictureWords'>): QuestionPicture | null =>
  pictureFileId === null ? null : { fileId: pictureFileId, words: pictureWords };

/** Leaves out everything of the bank, and every right answer: a student reads this. */
const toItem = ({ item, version, answer }: Question): ShownAttempt['items'][number] => ({
  position: item.position,
  prompt: version.prompt,
  picture: pictureOf(version),
  marks: toMarks(item.marksMost),
  body: inOrderOf(version.body, item.choiceOrder),
  answer: answer?.value ?? null,
  seq: answer?.seq ?? 0,
  is_flagged: bit(answer?.isFlagged ?? false),
});

/** null: the attempt is open. */
export function receiptOf(attempt: Attempt, questions: readonly Question[]): Receipt | null {
  if (attempt.state === 'open' || !attempt.handedInAt || !attempt.handInReason) return null;
  return {
    handed_in_at: attempt.handedInAt.getTime(),
    reason: attempt.handInReason,
    answered: questions.filter(({ answer }) => answer?.value != null && isAnswered(answer.value)).length,
    questions: questions.length,
  };
}

/** An attempt as its student sees it; questions only while it is open. `drawn`: the questions of a new attempt. */
export async function showAttempt(
  db: Queryable,
  attempt: Attempt,
  assessment: Pick<Assessment, 'title' | 'instructions'>,
  {
    now,
    lease,
    drawn,
  }: { readonly now: Date; readonly lease: string; readonly drawn?: readonly Question[] | undefined },
): Promise<{ success: 'true'; data: ShownAttempt }> {
  const questions = drawn ?? (await attemptQuestions(db, attempt));
  const data: ShownAttempt = {
    attempt_id: attempt.id,
    assessment_id: attempt.assessmentId,
    assessment_name: assessment.title,
    instructions: assessment.instructions,
    number: attempt.number,
    state: attempt.state,
    started_at: attempt.startedAt.getTime(),
    now: now.getTime(),
    ends_at: attempt.endsAt.getTime(),
    seq: attempt.seq,
    is_mine: bit(attempt.state === 'open' && attempt.lease === lease),
    device: attempt.device,
    marks: toMarks(attempt.marksMost),
    items: attempt.state === 'open' ? questions.map(toItem) : [],
    receipt: receiptOf(attempt, questions),
  };
  return { success: 'true', data };
}
