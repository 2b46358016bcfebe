import type { Handler } from '#server/core/pipeline.ts';
import { dropImports } from '../clear-imports.ts';
import { refuseMoved } from '../imports.ts';
import { holdImport } from '../reach-import.ts';

export const dropImport: Handler<'drop-import'> = async (input, scene) => {
  const row = await holdImport(scene, input);
  refuseMoved(scene, row, input.version, ['mapping', 'reviewing', 'failed']);
  await dropImports(scene.db, [row]);
  return { success: 'true', data: { version: row.version } };
};
