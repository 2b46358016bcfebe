import { createScheduleAssessmentCall } from '../../contract/assessments/calls/create-schedule-assessment.call.ts';
import { saveQuestionCall } from '../../contract/assessments/calls/save-question.call.ts';
import { saveQuestionBankCall } from '../../contract/assessments/calls/save-question-bank.call.ts';
import { blankQuestion } from '../../contract/assessments/question-fields.rules.ts';
import { getFormSessionCall } from '../../contract/auth/calls/get-form-session.call.ts';
import type { CallInput } from '../../contract/core/define-call.ts';
import type { CallsAs } from '../learning/calls-as.ts';

/** A day and a time as clocks of the school show them, so many minutes from now. */
export function schoolClock(minutes: number): { readonly day: string; readonly time: string } {
  const at = new Date(Date.now() + minutes * 60_000);
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(at);
  const [day = '', time = ''] = parts.split(', ');
  return { day, time };
}

export const session = async (calls: CallsAs, form: string) =>
  (await calls.call(getFormSessionCall, { form })).formSession;

const choices = (right: string) =>
  ['Mercury', 'Venus', 'Jupiter'].map((text, index) => ({
    id: `c${index}`,
    text,
    pictureId: '',
    pictureWords: '',
    isRight: text === right,
    isPinned: false,
  }));

/** A question of one choice of a new topic; `right` is what its key says. */
export async function writeQuestion(teacher: CallsAs, topic: string, prompt: string, right: string) {
  const bank = await teacher.call(saveQuestionBankCall, {
    name: topic,
    isShared: false,
    formSession: await session(teacher, 'question-bank'),
  });
  const fields = { ...blankQuestion, bankId: bank.data.id, prompt };
  const saved = await teacher.call(saveQuestionCall, {
    ...fields,
    choices: choices(right),
    formSession: await session(teacher, 'question'),
  });
  /** The key is corrected: a new version of the question. */
  const correct = async (other: string) =>
    teacher.call(saveQuestionCall, {
      ...fields,
      ...saved.data,
      choices: choices(other),
      formSession: await session(teacher, 'question'),
    });
  return { id: saved.data.id, correct };
}

interface GivenTest
  extends Partial<Pick<CallInput<typeof createScheduleAssessmentCall>, 'attempts' | 'needs_code'>> {
  readonly questions: readonly number[];
  readonly students: readonly number[];
}

/** A test of these questions for these students, open now, half an hour long. */
export async function giveTest(
  teacher: CallsAs,
  name: string,
  { questions, students, ...changes }: GivenTest,
): Promise<number> {
  const [opens, last, closes] = [-5, 60, 240].map(schoolClock);
  const item = { number: 0, bank_id: 0, drawn_type: '' as const, drawn: 0, marks: null };
  const { data } = await teacher.call(createScheduleAssessmentCall, {
    assessment_name: name,
    assessment_date: opens?.day ?? '',
    start_time: opens?.time ?? '',
    last_start_date: last?.day ?? '',
    last_start_time: last?.time ?? '',
    end_date: closes?.day ?? '',
    end_time: closes?.time ?? '',
    minutes: 30,
    items: questions.map((id) => ({ ...item, question_id: id })),
    students: [...students],
    shuffle_questions: 0,
    ...changes,
    formSession: await session(teacher, 'assessment'),
  });
  return data.assessment_id;
}
