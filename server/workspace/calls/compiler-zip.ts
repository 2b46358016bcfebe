import { workspaceLimits } from '#contract/workspace/workspace.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { contentDisposition } from '#server/files/content-disposition.ts';
import { streamZip } from '#server/files/stream-zip.ts';
import { programEntries } from '../programs-zip.ts';
import { programsOfClass } from '../queries/workspace-page.ts';

const packing = new Map<string, number>();
const mostOfSchool = 3;

/** [C6-03, CW-19, CW-20] Streams. Refuses with `zip_soon` while the person or the school has enough zips running. */
export const compilerZip: Handler<'compiler-zip'> = async (input, scene) => {
  const { actor, db, refuse, reply } = scene;
  const limit = workspaceLimits.programsAtOnce;
  const reached = { projectId: input.project_id, divisionId: input.division, limit: limit + 1 };
  const found = await programsOfClass(db, actor, reached);
  if (found.length === 0) throw refuse('no_project');
  if (found.length > limit) throw refuse('too_many_programs');
  const places = [
    { name: `person ${actor.id}`, most: 1 },
    { name: `school ${actor.school.id}`, most: mostOfSchool },
  ];
  if (places.some(({ name, most }) => (packing.get(name) ?? 0) >= most)) throw refuse('zip_soon');
  for (const { name } of places) packing.set(name, (packing.get(name) ?? 0) + 1);
  let isDone = false;
  const done = () => {
    if (isDone) return;
    isDone = true;
    for (const { name } of places) {
      const left = (packing.get(name) ?? 1) - 1;
      if (left > 0) packing.set(name, left);
      else packing.delete(name);
    }
  };
  // If the reader leaves before the first entry, the generator never starts.
  reply.raw.once('close', done);
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': contentDisposition(
      'attachment',
      `${found[0]?.workspace.title ?? ''} programs.zip`,
    ),
    'cache-control': 'no-store',
  });
  return reply.send(streamZip(programEntries(scene, found, done)));
};
