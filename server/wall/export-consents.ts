import { exportSource } from '#server/core/export-source.ts';
import { pageOfConsents } from './consent-page.ts';

export const consentsExport = exportSource({
  kind: 'consents',
  page: (query, scene) => pageOfConsents(query, scene),
  columns: {
    student: (row) => row.student_name,
    username: (row) => row.login_name,
    guardian: (row) => row.guardian,
    given: (row) => row.given_on,
    scope: (row) => row.scope,
    state: (row) => (row.isRemoved ? 'withdrawn' : 'holds'),
  },
});
