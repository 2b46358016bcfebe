import { createScheduleAssessmentCall } from '../../contract/assessments/calls/create-schedule-assessment.call.ts';
import { questionListCall } from '../../contract/assessments/calls/question-list.call.ts';
import { startAttemptCall } from '../../contract/assessments/calls/start-attempt.call.ts';
import { submitAttemptCall } from '../../contract/assessments/calls/submit-attempt.call.ts';
import type { QuestionType } from '../../contract/assessments/question-types.rules.ts';
import { getFormSessionCall } from '../../contract/auth/calls/get-form-session.call.ts';
import type { CallsAs } from '../learning/calls-as.ts';
import { clock } from './practical-world.ts';

const hour = 3_600_000;

async function questionOf(teacher: CallsAs, type: QuestionType): Promise<number> {
  const { rows } = await teacher.call(questionListCall, { filters: { type }, size: 1 });
  return rows[0]?.id ?? 0;
}

/** A theory assessment with one question that a rule marks and one for a person, of 5 marks; open now; by calls. */
export async function giveTheory(
  teacher: CallsAs,
  students: readonly CallsAs[],
  { name, attempts }: { readonly name: string; readonly attempts: number },
): Promise<number> {
  const { formSession } = await teacher.call(getFormSessionCall, { form: 'assessment' });
  const [[assessment_date, start_time], [last_start_date, last_start_time], [end_date, end_time]] = [
    clock(Date.now() - hour),
    clock(Date.now() + hour),
    clock(Date.now() + 3 * hour),
  ];
  const { data } = await teacher.call(createScheduleAssessmentCall, {
    assessment_name: name,
    assessment_date,
    start_time,
    last_start_date,
    last_start_time,
    end_date,
    end_time,
    minutes: 60,
    attempts,
    shuffle_questions: 0,
    items: [
      { question_id: await questionOf(teacher, 'mcq'), marks: 1 },
      { question_id: await questionOf(teacher, 'subjective'), marks: 5 },
    ],
    students: students.map(({ id }) => id),
    formSession,
  });
  return data.assessment_id;
}

/** The student takes it once more, and writes this. */
export async function handIn(student: CallsAs, assessment_id: number, text: string): Promise<void> {
  const lease = crypto.randomUUID();
  const { data } = await student.call(startAttemptCall, { assessment_id, lease });
  const written = data.items.find(({ body }) => body.type === 'subjective');
  const answers = written
    ? [{ position: written.position, seq: 1, answer: { type: 'subjective' as const, text } }]
    : [];
  await student.call(submitAttemptCall, { attempt_id: data.attempt_id, lease, answers });
}
