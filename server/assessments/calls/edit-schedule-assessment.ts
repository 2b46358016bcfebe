import { toMarks } from '#contract/assessments/question-types.rules.ts';
import { bit } from '#contract/core/bit.ts';
import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Handler } from '#server/core/pipeline.ts';
import type { Queryable } from '#server/db/database.ts';
import {
  type AssessmentItem,
  findAssessment,
  itemNames,
  itemsOf,
  namedStudents,
  targetsOf,
  usableBanks,
  usableQuestions,
} from '../queries/assessments.ts';
import { countAudience } from '../queries/audience.ts';
import { groupNames } from '../queries/audience-groups.ts';
import { isOwnAssessment, isReadableAssessment } from '../queries/reach-assessments.ts';
import { isReadableBank } from '../queries/reach-banks.ts';
import { windowFieldsOf } from '../school-clock.ts';

/** [CE-01] */
export const editScheduleAssessment: Handler<'edit-schedule-assessment'> = async (
  { assessment_id },
  { db, actor },
) => {
  const isAllowed = actor.role === roles.faculty ? isOwnAssessment(actor) : isReadableAssessment(actor);
  const row = await findAssessment(db, assessment_id, isAllowed);
  const items = await itemsOf(db, row);
  const isStarted = row.firstStartAt !== null;
  const values = {
    assessment_name: row.title,
    kind: row.kind,
    instructions: row.instructions,
    project_id: row.projectId,
    state: row.state,
    ...windowFieldsOf(row, actor.school.timeZone),
    minutes: row.minutes,
    pass_percent: row.passPercent,
    attempts: row.attemptsMost,
    shuffle_questions: bit(row.shufflesQuestions),
    shuffle_choices: bit(row.shufflesChoices),
    needs_code: bit(row.needsCode),
    show_policy: row.showPolicy,
    rubric_id: row.rubricId,
    items: items.map((item) => ({
      question_id: item.questionId ?? 0,
      number: item.questionNumber ?? 0,
      bank_id: item.bankId ?? 0,
      drawn_type: item.drawnType ?? ('' as const),
      drawn: item.drawn,
      marks: toMarks(item.marks),
    })),
    groups: await targetsOf(db, row),
    // After the first start the list holds the whole audience, which the teacher did not choose.
    students: isStarted ? [] : await namedStudents(db, row),
  };
  return {
    success: 'true',
    data: {
      assessment_id: row.id,
      version: row.version,
      time_zone: actor.school.timeZone,
      is_started: bit(isStarted),
      is_released: bit(row.releasedAt !== null),
      is_other_year: bit(
        row.state === 'scheduled' && !isStarted && row.academicYear !== actor.school.academicYear,
      ),
      opens_at: row.opensAt?.getTime() ?? null,
      last_start_at: row.lastStartAt?.getTime() ?? null,
      closes_at: row.closesAt?.getTime() ?? null,
      values,
      item_names: await itemNames(db, row),
      items_gone: await goneAmong(db, actor, items),
      group_names: await groupNames(db, row),
      marks: toMarks(items.reduce((sum, { marks, drawn }) => sum + marks * Math.max(1, drawn), 0)),
      students: await countAudience(db, row),
    },
  };
};

async function goneAmong(db: Queryable, actor: Actor, items: readonly AssessmentItem[]) {
  const isUsable = isReadableBank(actor);
  const questionIds = items.flatMap(({ questionId }) => (questionId === null ? [] : [questionId]));
  const bankIds = items.flatMap(({ bankId }) => (bankId === null ? [] : [bankId]));
  const questions = new Set((await usableQuestions(db, isUsable, questionIds, [])).map(({ id }) => id));
  const banks = await usableBanks(db, isUsable, bankIds);
  return items.map(({ questionId, bankId }) =>
    bit(questionId === null ? !banks.has(bankId ?? 0) : !questions.has(questionId)),
  );
}
