import type { Handler } from '#server/core/pipeline.ts';
import { listMasterClasses } from '../queries/groups.ts';

export const getClassList: Handler<'get-class-list'> = async (_input, { db }) => ({
  success: 'true',
  data: (await listMasterClasses(db)).map(({ id, name }) => ({ id, class_name: name })),
});
