import { exportSource } from '#server/core/export-source.ts';
import { findAssessment } from './queries/assessments.ts';
import { isReachedStudent, isReadableAssessment } from './queries/reach-assessments.ts';
import { resultsPage } from './queries/results.ts';
import { showResult } from './result.presenter.ts';

const momentOf = (at: number | null) => (at === null ? null : new Date(at));

/** [CE-02, GR-07] */
export const resultsExport = exportSource({
  kind: 'results',
  page: async ({ assessment_id, ...wanted }, { app, db, actor }) => {
    const assessment = await findAssessment(db, assessment_id, isReadableAssessment(actor));
    const page = await resultsPage(db, assessment, wanted, {
      now: app.now(),
      isReached: isReachedStudent(db, actor, assessment),
      ...wanted.filters,
    });
    return { ...page, rows: page.rows.map((row) => showResult(row, assessment.passPercent)) };
  },
  columns: {
    name: (row) => row.student_name,
    place: (row) => `${row.grade_name} ${row.division_name}`.trim(),
    state: (row) => row.state,
    answered: (row) => (row.attempt_id === 0 ? null : row.answered),
    questions: (row) => (row.attempt_id === 0 ? null : row.questions),
    marks: (row) => row.marks,
    marks_most: (row) => (row.attempt_id === 0 ? null : row.marks_most),
    percent: (row) => row.percent,
    passed: (row) => (row.is_passed === null ? '' : row.is_passed === 1 ? 'yes' : 'no'),
    handed_in: (row) => momentOf(row.handed_in_at),
    saved: (row) => momentOf(row.saved_at),
    late: (row) => row.late_saves,
  },
});
