import type { Handler } from '#server/core/pipeline.ts';
import { undoUntil } from '../import.presenter.ts';
import { moveImport, refuseMoved } from '../imports.ts';
import { lockReachedImport } from '../reach-import.ts';

export const undoImport: Handler<'undo-import'> = async (input, scene) => {
  const { app, db, actor, afterCommit, refuse } = scene;
  const row = await lockReachedImport(scene, input);
  refuseMoved(scene, row, input.version, ['applied']);
  if ((undoUntil(row) ?? 0) < app.now().getTime()) throw refuse('too_late');
  const version = await moveImport(db, app, row, 'undoing', { undoneBy: actor.id });
  afterCommit(app.wakeJobs);
  return { success: 'true', data: { version } };
};
