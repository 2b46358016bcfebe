import type { Handler } from '#server/core/pipeline.ts';
import { refuseMoved } from '../imports.ts';
import { dropImports } from '../queries/clear-imports.ts';
import { lockReachedImport } from '../reach-import.ts';
import { keptEndings } from '../read/kept-parts.ts';

export const dropImport: Handler<'drop-import'> = async (input, scene) => {
  const row = await lockReachedImport(scene, input);
  refuseMoved(scene, row, input.version, ['mapping', 'reviewing', 'failed']);
  await dropImports(scene.db, [row]);
  scene.afterCommit(() => scene.app.uploads.forgetKept(row.uploadId, keptEndings));
  return { success: 'true', data: { version: row.version } };
};
