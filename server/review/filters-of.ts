import type { QueueStateFilter } from '#contract/review/review.rules.ts';
import type { QueueFilters } from './queries/queue.ts';

interface Repeated {
  readonly division?: number;
  readonly batch_id?: number;
  readonly project_id?: number;
  readonly student_id?: number;
  readonly state?: QueueStateFilter | undefined;
  readonly project_status?: QueueStateFilter | '' | undefined;
}

const named = (id: number | undefined): string | undefined => (id ? String(id) : undefined);

export const filtersOf = ({
  division,
  batch_id: batch,
  project_id: project,
  student_id: student,
  state,
  project_status: status,
}: Repeated): Omit<QueueFilters, 'kind'> => ({
  division: named(division) ?? named(batch),
  project: named(project),
  student: named(student),
  state: state ?? (status || undefined),
});
