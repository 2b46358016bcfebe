import { dayMilliseconds } from '#contract/core/days.ts';
import { stampedFileName } from '#contract/exports/cells.rules.ts';
import { type ExportState, exportDays } from '#contract/exports/exports.rules.ts';
import type { ExportRow } from '#contract/exports/exports.wire.ts';
import { schoolDay, schoolTime } from '#server/core/school-day.ts';
import type { JobState } from '#server/jobs/own-jobs.ts';
import { exportJobKey } from './export-job.ts';
import type { StoredExport } from './queries/exports.ts';

export function toExportRow(row: StoredExport, jobs: readonly JobState[]): ExportRow {
  const job = row.state === 'open' ? jobs.find(({ key }) => key === exportJobKey(row)) : undefined;
  return {
    id: row.id,
    name: row.name,
    format: row.format,
    state: stateOf(row, job),
    done: job?.done ?? row.rows,
    total: job?.total ?? row.rows,
    size: row.size,
    created_at: row.createdAt.getTime(),
    expires_at: row.createdAt.getTime() + exportDays * dayMilliseconds,
  };
}

function stateOf({ state }: StoredExport, job: JobState | undefined): ExportState {
  if (state !== 'open') return state;
  return job?.isBegun ? 'running' : 'waiting';
}

/** `2026-11-20 09:05` in the school's zone. */
export const stampIn = (timeZone: string) => (date: Date) =>
  `${schoolDay(date, timeZone)} ${schoolTime(date, timeZone)}`;

/** [GR-07] */
export const fileNameOf = ({ name, format, createdAt }: StoredExport, timeZone: string): string =>
  stampedFileName(name, format, stampIn(timeZone)(createdAt));
