import { exportSource } from '#server/core/export-source.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { pendingPage } from './queries/pending.ts';
import { queuePage } from './queries/queue.ts';

/** [C5-01, GR-07] */
export const worksExport = exportSource({
  kind: 'works',
  page: (query, { db, actor }) => queuePage(db, actor, query),
  columns: {
    student: (row) => row.student_name,
    project: (row) => (row.session_name === '' ? row.title : `${row.title}: ${row.session_name}`),
    class: (row) => row.class_name,
    state: (row) => (row.is_late === 1 ? `${row.state}+late` : row.state),
    submitted: (row) => new Date(row.submitted_at),
    due: (row) => row.due_on,
    attempt: (row) => row.attempt,
  },
});

/** [C5-04, GR-07] */
export const pendingExport = exportSource({
  kind: 'pending',
  page: (query, { app, db, actor }) =>
    pendingPage(db, actor, schoolDay(app.now(), actor.school.timeZone), query),
  columns: {
    student: (row) => row.student_name,
    project: (row) => row.title,
    class: (row) => row.class_name,
    due: (row) => row.due_on,
    begun: (row) => (row.is_begun === 1 ? 'yes' : 'no'),
    reminded: (row) => row.reminded_on,
  },
});
