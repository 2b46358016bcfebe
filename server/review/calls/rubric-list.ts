import type { Handler } from '#server/core/pipeline.ts';
import { pageOfRows } from '#server/core/resource/read-rows.ts';
import { presentRubrics } from '../present-rubrics.ts';
import { rubricRows } from '../queries/rubrics.ts';
import { rubricResource } from '../resources.ts';
import { rubrics } from '../schema.ts';

export const rubricList: Handler<'rubric-list'> = (input, scene) =>
  pageOfRows(rubricResource, scene, input, {
    search: rubrics.searchText,
    sorts: { name: rubrics.name },
    order: { by: 'name' },
    rows: async (bound) => presentRubrics(scene.db, await bound(rubricRows(scene.db))),
  });
