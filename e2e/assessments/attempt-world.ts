import { saveQuestionCall } from '../../contract/assessments/calls/save-question.call.ts';
import { saveQuestionBankCall } from '../../contract/assessments/calls/save-question-bank.call.ts';
import { blankQuestion } from '../../contract/assessments/question-fields.rules.ts';
import type { QuestionFields } from '../../contract/assessments/question-fields.wire.ts';
import { sql } from '../auth/lakeside.ts';
import { people } from '../fixtures.ts';
import { CallsAs } from '../learning/calls-as.ts';
import { classmates } from '../works/calls-of-works.ts';
import { giveTest, session } from './short-test.ts';

/** Of Grade 7 D, whose students take tests in no other journey. */
const classmate = 'S00028';

const part = { pictureId: '', pictureWords: '', isPinned: false };
const choice = (id: string, text: string, isRight: boolean) => ({ ...part, id, text, isRight });

/** A question of each type of a test; `word` is in each key, and in nothing else that is stored of them. */
const eachType = (word: string): readonly Partial<QuestionFields>[] => [
  {
    type: 'mcq',
    prompt: 'Which planet is the largest?',
    choices: [choice('a1', 'Jupiter', true), choice('a2', 'Mars', false)],
  },
  {
    type: 'multi',
    prompt: 'Which of these are planets?',
    choices: [choice('b1', 'Venus', true), choice('b2', 'Saturn', true), choice('b3', 'Sirius', false)],
  },
  { type: 'true_false', prompt: 'The moon is a planet.', isTrue: false },
  {
    type: 'fill',
    prompt: 'Our galaxy is called ____.',
    blanks: [{ id: 'd1', answers: [`Milky ${word}`], number: null, tolerance: 0 }],
  },
  {
    type: 'match',
    prompt: 'What belongs together?',
    pairs: [
      { id: 'e1', left: 'Earth', rightId: 'e2', right: 'Blue' },
      { id: 'e3', left: 'Mars', rightId: 'e4', right: 'Red' },
    ],
  },
  { type: 'subjective', prompt: 'Why do planets shine?', modelAnswer: `They reflect the ${word}.`, marks: 4 },
];

async function writeQuestions(teacher: CallsAs, topic: string, word: string, types: readonly string[]) {
  const formSession = await session(teacher, 'question-bank');
  const bank = await teacher.call(saveQuestionBankCall, { name: topic, isShared: false, formSession });
  const ids: number[] = [];
  for (const fields of eachType(word).filter(({ type }) => types.includes(type ?? ''))) {
    const { data } = await teacher.call(saveQuestionCall, {
      ...blankQuestion,
      ...fields,
      choices: [...(fields.choices ?? [])],
      blanks: [...(fields.blanks ?? [])],
      pairs: [...(fields.pairs ?? [])],
      extras: [],
      explanation: `Because of the ${word}.`,
      bankId: bank.data.id,
      formSession: await session(teacher, 'question'),
    });
    ids.push(data.id);
  }
  return ids;
}

interface Sitting {
  readonly teacher: CallsAs;
  readonly students: readonly CallsAs[];
  readonly logins: readonly string[];
  readonly assessmentId: number;
  readonly name: string;
  /** It is in each key. */
  readonly word: string;
}

interface Asked {
  /** Of the students of the division: from which on, and how many. */
  readonly from: number;
  readonly students?: number;
  readonly retry: number;
  readonly types?: readonly string[];
  readonly changes?: { readonly attempts?: number; readonly needs_code?: 0 | 1 };
}

/** A new test for students who sit in no other journey, others at a second try; half an hour, open now; by calls. */
export async function sit(
  request: Parameters<typeof CallsAs.signIn>[0],
  { from, students: count = 1, retry, types = ['mcq', 'subjective'], changes = {} }: Asked,
): Promise<Sitting> {
  const teacher = await CallsAs.signIn(request, people.coderTeacher.login);
  const all = await classmates(teacher, [], classmate);
  const first = from + retry * 15;
  const logins = all.slice(first, first + count);
  const students = await Promise.all(logins.map((login) => CallsAs.signIn(request, login)));
  const mark = Math.random().toString(36).slice(2, 8);
  const word = `zymurgy${mark}`;
  const name = `Planets ${mark}`;
  const questions = await writeQuestions(teacher, name, word, types);
  const ids = students.map(({ id }) => id);
  const assessmentId = await giveTest(teacher, name, { questions, students: ids, ...changes });
  return { teacher, students, logins, assessmentId, name, word };
}

/** The end of the attempts that run, so many seconds from now by the clock of the server. */
export const endIn = (assessmentId: number, seconds: number) =>
  sql(
    `update attempts set ends_at = now() + make_interval(secs => $2) where assessment_id = $1 and state = 'open'`,
    [assessmentId, seconds],
  );

/** What is stored of written answers, and of saves that came too late to count. */
export async function written(assessmentId: number): Promise<{ counts: string[]; late: string[] }> {
  const of = `from %s l join attempts a on a.school_id = l.school_id and a.id = l.attempt_id
     where a.assessment_id = $1 and l.value->>'type' = 'subjective'`;
  const [counted, logged] = await Promise.all([
    sql(`select l.value->>'text' as text ${of.replace('%s', 'answers')}`, [assessmentId]),
    sql(`select l.value->>'text' as text ${of.replace('%s', 'answer_log')} and not l.counts`, [assessmentId]),
  ]);
  const texts = (rows: readonly Record<string, unknown>[]) => rows.map(({ text }) => String(text));
  return { counts: texts(counted), late: texts(logged) };
}
