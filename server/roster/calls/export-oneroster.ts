import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { contentDisposition } from '#server/files/content-disposition.ts';
import { writeStoredZip } from '#server/files/previews/zip-writer.ts';
import { reachSchool } from '#server/schools/index.ts';
import { schoolToExport } from '../queries/school-to-export.ts';
import { oneRosterParts } from '../write/oneroster.ts';

/** [C2-09, QU-70] Who took a school's children along is written down, whoever they are. */
export const exportOneroster: Handler<'export-oneroster'> = async (input, scene) => {
  const { db, actor, reply } = scene;
  const school = await reachSchool(scene, input.school_id);
  const found = await schoolToExport(db, school.id);
  const details = { schoolId: school.id, rows: found.people.length };
  await audit(scene, actor, 'people.students_exported', details);
  const zip = writeStoredZip(oneRosterParts(found));
  reply.headers({
    'content-type': 'application/zip',
    'content-length': String(zip.length),
    'content-disposition': contentDisposition('attachment', 'oneroster.zip'),
    'cache-control': 'no-store',
  });
  return reply.send(zip);
};
