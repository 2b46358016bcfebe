import type { assessmentsCalls } from '#contract/assessments/assessments.calls.gen.ts';
import { roles } from '#contract/core/roles.ts';
import { type Aim, type Aims, claimed, studentAt, type Target, test } from '../aimed-world.ts';
import { formSession } from '../notice-inputs.ts';
import type { Client } from '../test-server.ts';
import type { Named } from '../world.ts';
import { addExam } from './exam-rows.ts';

type Changes = NonNullable<Parameters<typeof addExam>[1]['changes']>;

/**
 * An assessment of the caller's, or for them; one of a colleague's for another group; one of another school. Students
 * get one for 9B or 9A, teachers one for 10B, which chetan teaches, or 9A, which he does not.
 */
async function newExam(who: Named, target: Target, changes: Changes = {}) {
  const { places, asha, otherFaculty, chetan } = test.world;
  const own = who.role === roles.student ? places['9B'] : places['10B'];
  const group = { own, sameSchool: places['9A'], otherSchool: places.other }[target];
  const isOther = target === 'otherSchool';
  const authorId = isOther ? otherFaculty.id : target === 'own' ? chetan.id : asha.id;
  return addExam(test.server.app.db, {
    schoolId: isOther ? 2 : 1,
    authorId,
    groups: [group],
    changes,
  });
}

const key = (client: Client) => formSession(client).catch(() => 'x'.repeat(43));
const row = (body: Aim['body']): Aim => ({ body, at: 'row', beyond: 404 });
const exam = (fields: object = {}): Aim =>
  row(async (who, _client, target) => ({ assessment_id: (await newExam(who, target)).id, ...fields }));
const scheduled: Aim = {
  body: (who, _client, target) => {
    const { login_id, school_id } = claimed(who, target);
    return { user_id: login_id, school_id };
  },
  at: 'claim',
};

const schedule = {
  assessment_name: 'Aimed',
  state: 'draft' as const,
  minutes: 30,
  items: [],
};

export const aims: Aims<typeof assessmentsCalls> = {
  // An upload of one's own that never began.
  'save-question-picture': {
    body: (who) => ({
      upload_id: `s${who.schoolId}-p${who.id}-question-0011223344556677`,
      org_name: 'a.png',
    }),
    answer: 404,
  },
  'create-schedule-assessment': {
    body: async (_who, client) => ({ ...schedule, formSession: await key(client) }),
  },
  'update-schedule-assessment': row(async (who, client, target) => ({
    ...schedule,
    assessment_id: (await newExam(who, target)).id,
    version: 1,
    formSession: await key(client),
  })),
  'edit-schedule-assessment': exam(),
  'individual-schedule-assessment': row(async (who, _client, target) => ({
    assessment_id: (await newExam(who, target)).id,
    student_id: studentAt(target),
    extra_minutes: 10,
    version: 0,
  })),
  'set-accommodation': {
    // Each is refused beside the field, as whom the caller does not teach.
    body: () => ({ student_id: 999_999, factor: 150, version: 0 }),
    answer: 422,
  },
  'schedule-assessment-student': exam(),
  'get-upcoming-assessment': { body: () => ({}) },
  'get-schedule-assessment': scheduled,
  'get-schedule-assessment-model': scheduled,
  'get-student-by-division': row((_who, _client, target) => {
    const place =
      test.world.places[({ own: '10B', sameSchool: '9A', otherSchool: 'other' } as const)[target]];
    return { grade_id: place.gradeId, division_id: [place.divisionId] };
  }),
  'convert-date-time-zonewise': { body: () => ({ date: '2026-11-20', time: '09:00' }) },
};
