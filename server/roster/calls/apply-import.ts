import type { Handler } from '#server/core/pipeline.ts';
import { needsNumber } from '../import.presenter.ts';
import { moveImport, refuseMoved } from '../imports.ts';
import { countHere } from '../queries/lists.ts';
import { lockReachedImport } from '../reach-import.ts';

export const applyImport: Handler<'apply-import'> = async (input, scene) => {
  const { app, db, actor, afterCommit, refuse } = scene;
  const row = await lockReachedImport(scene, input);
  refuseMoved(scene, row, input.version, ['reviewing']);
  const { new: added = 0, changed = 0, leaver = 0, problem = 0, duplicate = 0 } = row.counts;
  if (added + changed + leaver === 0) throw refuse('nothing_to_do');
  const wrong = problem + duplicate;
  if (input.only_if_all === 1 && wrong > 0) throw refuse('not_all_right', { params: { count: wrong } });
  if (needsNumber(row, await countHere(db, row)) && input.leavers !== leaver)
    throw refuse('leavers_count', { params: { leavers: leaver } });
  const version = await moveImport(db, app, row, 'applying', { appliedBy: actor.id });
  afterCommit(app.wakeJobs);
  return { success: 'true', data: { version } };
};
