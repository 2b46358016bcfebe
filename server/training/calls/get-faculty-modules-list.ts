import type { Handler } from '#server/core/pipeline.ts';
import { presentContent } from '../item.presenter.ts';
import { isOwnModule } from '../queries/given.ts';
import { begunContents, contentRows, isContent, statesOf } from '../queries/items.ts';
import { modulesOf } from '../queries/modules.ts';

/** [C3-01, PR-06] */
export const getFacultyModulesList: Handler<'get-faculty-modules-list'> = async (_input, { db, actor }) => {
  const data = await modulesOf(db, actor, isOwnModule(actor));
  const begun = await begunContents(db, actor);
  const rows = begun.length === 0 ? [] : await contentRows(db, isContent(begun), isOwnModule(actor));
  const [id = 0] = begun.filter((each) => rows.some((row) => row.id === each));
  const row = rows.find((each) => each.id === id);
  const item = row && presentContent(row, (await statesOf(db, actor, 'content', [id])).get(id));
  const resume = row &&
    item && {
      module_id: row.moduleId,
      module_name: row.moduleName,
      content_id: id,
      title: row.title,
      percent: item.percent,
    };
  return { success: 'true', data, resume: resume ?? null };
};
