import { mayTakeOff } from '#contract/works/entries.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound, refuseStale } from '#server/core/refusal.ts';
import { tellWorkChanged } from '../hints.ts';
import { eraseOwnFiles } from '../pending-file.ts';
import { entriesOf } from '../queries/attempts.ts';
import { deleteEntry, lockOwnWork, updateWork } from '../queries/works.ts';
import { reach, refuseClosed } from '../reach.ts';

export const deleteProjectAnswerFile: Handler<'delete-project-answer-file'> = async (input, scene) => {
  const { id, file_id, version } = input;
  const next = await scene.part(async (unit) => {
    const { db, actor, app, refuse } = unit;
    const work = await lockOwnWork(db, actor, id);
    if (!work) throw notFound();
    await refuseClosed(unit, { ...(await reach(unit, work, 'held')), work });
    const entries = await entriesOf(db, work, work.attempt + 1);
    // For a repeat, or a file of a submitted attempt, nothing is left to do.
    if (!entries.some(({ file }) => file?.id === file_id)) return work.version;
    refuseStale(unit, work.version, version);
    const left = entries.filter(({ file }) => file?.id !== file_id);
    const files = left.filter(({ kind }) => kind === 'file').length;
    if (!mayTakeOff(work, { files, others: left.length - files })) throw refuse('last_file');
    await deleteEntry(db, work, work.attempt + 1, file_id);
    await updateWork(db, work, { updatedAt: app.now() });
    tellWorkChanged(unit, work);
    return work.version + 1;
  });
  await eraseOwnFiles(scene, [file_id]);
  return { success: 'true', information: 'Deleted successfully.', data: { version: next } };
};
