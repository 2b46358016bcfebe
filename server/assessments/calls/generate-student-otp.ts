import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { hashOfCode, newCode } from '../exam-codes.ts';
import { findAssessment } from '../queries/assessments.ts';
import { saveCodes, studentsAmong } from '../queries/exam-codes.ts';
import { isReachedStudent, isReadableAssessment } from '../queries/reach-assessments.ts';

/** [CE-03] */
export const generateStudentOtp: Handler<'generate-student-otp'> = async (input, scene) => {
  refuseDemo(scene);
  const { app, db, actor } = scene;
  const assessment = await findAssessment(db, input.assessment_id, isReadableAssessment(actor), 'key share');
  const { closesAt } = assessment;
  if (assessment.state !== 'scheduled' || !closesAt) throw scene.refuse('not_scheduled');
  if (!assessment.needsCode) throw scene.refuse('no_code_needed');
  const ids = [...new Set(input.student_ids)];
  const students = await studentsAmong(db, assessment, ids, isReachedStudent(db, actor, assessment));
  if (students.length < ids.length)
    throw scene.refuse('unknown_student', { issues: { student_ids: 'unknown_student' } });
  const made = students.map((student) => ({ ...student, code: newCode() }));
  await saveCodes(
    db,
    made.map(({ id: personId, lastAt, code }) => {
      const key = { schoolId: actor.school.id, assessmentId: assessment.id, personId };
      const own = lastAt === null ? 0 : Date.parse(lastAt);
      return {
        ...key,
        codeHash: hashOfCode(app.ticketKey, key, code),
        madeBy: actor.id,
        madeAt: app.now(),
        expiresAt: new Date(Math.max(closesAt.getTime(), own)),
        usedAt: null,
      };
    }),
  );
  await audit(scene, actor, 'exam-codes.made', { id: assessment.id, codes: made.length });
  return {
    success: 'true',
    data: made.map(({ id, name, grade, division, code }) => ({
      student_id: id,
      student_name: name,
      grade_name: grade,
      division_name: division,
      otp: code,
    })),
  };
};
