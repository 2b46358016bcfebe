import { exportSource } from '#server/core/export-source.ts';
import { reachSchool } from '#server/schools/index.ts';
import { noteOffice } from './policy.ts';
import { linePage } from './queries/line-page.ts';
import { findPlan } from './queries/plans.ts';

/** [C8-01, GR-07] */
export const linesExport = exportSource({
  kind: 'migration',
  page: async (query, scene) => {
    const school = await reachSchool(scene, query.school_id);
    return linePage(scene.db, query, await findPlan(scene.db, school.id, query.migration_id));
  },
  columns: {
    name: (row) => row.student_name,
    user_id: (row) => row.user_id,
    from: (row) => row.from_class,
    action: (row) => `${row.action ?? 'none'}${row.is_exception === 1 ? '+exception' : ''}`,
    to: (row) => row.to_class,
    verdict: (row) => row.verdict,
  },
  // [QU-70] Notes the read in the audit, as for single pages.
  note: async (query, scene) => {
    const school = await reachSchool(scene, query.school_id);
    await noteOffice(scene, school.id, 'students_exported', query.migration_id);
  },
});
