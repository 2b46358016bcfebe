import type { Actor } from '#server/core/actor.ts';
import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { contentDisposition } from '#server/files/content-disposition.ts';
import { zipOf } from '#server/files/stream-zip.ts';
import { reachSchool } from '#server/schools/index.ts';
import { mayImport } from '../policy.ts';
import { rolesOfKind } from '../queries/import.ts';
import { schoolToExport } from '../queries/school-to-export.ts';
import { oneRosterParts } from '../write/oneroster.ts';

/** [RP-01] The export includes teachers only for callers who may manage them. */
const exportedTo = (actor: Actor) => rolesOfKind(mayImport(actor, 'school') ? 'school' : 'students');

/** [C2-09, QU-70] The audit notes every export of a school's children. */
export const exportOneroster: Handler<'export-oneroster'> = async (input, scene) => {
  const { db, actor, reply } = scene;
  const school = await reachSchool(scene, input.school_id);
  const found = await schoolToExport(db, school.id, exportedTo(actor));
  const details = { schoolId: school.id, rows: found.people.length };
  await audit(scene, actor, 'people.students_exported', details);
  const zip = await zipOf(await oneRosterParts(found));
  reply.headers({
    'content-type': 'application/zip',
    'content-length': String(zip.length),
    'content-disposition': contentDisposition('attachment', 'oneroster.zip'),
    'cache-control': 'no-store',
  });
  // The reply is sent only after the commit.
  return zip;
};
