import * as v from 'valibot';
import { defineJob } from '#server/jobs/define-job.ts';
import type { ExportKey } from './queries/exports.ts';

export const exportJob = defineJob({
  kind: 'write-export',
  line: 'export',
  fields: { schoolId: v.number(), exportId: v.number() },
});

export const exportJobKey = ({ schoolId, id }: ExportKey): string => `${exportJob.kind}:${schoolId}:${id}`;
