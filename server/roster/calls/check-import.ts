import { mappingProblem } from '#contract/roster/roster.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { moveImport, refuseMoved } from '../imports.ts';
import { chosenOf, rememberChoices } from '../queries/class-choices.ts';
import { lockReachedImport } from '../reach-import.ts';
import { bundleColumns } from '../read/bundle.ts';

export const checkImport: Handler<'check-import'> = async (input, scene) => {
  const { app, db, afterCommit, refuse } = scene;
  const row = await lockReachedImport(scene, input);
  refuseMoved(scene, row, input.version, ['mapping', 'reviewing']);
  const { dates, classes, complete, file_wins, new_logins, twice } = input;
  // A bundle names its columns itself.
  const columns = row.kind === 'school' ? [...bundleColumns] : input.columns.slice(0, row.headings.length);
  const why = mappingProblem(columns, row.kind);
  if (why) throw refuse('bad_mapping', { params: { why } });
  await rememberChoices(db, row, chosenOf(classes), app.now());
  const options = { columns, dates, classes, complete, file_wins, new_logins, twice };
  const version = await moveImport(db, app, row, 'checking', { options });
  afterCommit(app.wakeJobs);
  return { success: 'true', data: { version } };
};
