import { exportSource } from '#server/core/export-source.ts';
import { listTickets } from './tickets.ts';

export const ticketsExport = exportSource({
  kind: 'tickets',
  page: (query, { db, actor }) => listTickets(db, actor, query),
  columns: {
    subject: (row) => row.subject,
    number: (row) => row.number,
    status: (row) => row.status,
    person: (row) => row.personName,
    role: (row) => row.role,
    school: (row) => row.schoolName,
    // The screen has a word for nobody, which is ''.
    assignee: (row) => row.assignee,
    updated: (row) => new Date(row.updatedAt),
  },
});
