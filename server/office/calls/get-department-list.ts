import type { Handler } from '#server/core/pipeline.ts';
import { listDepartments } from '../queries/access.ts';

export const getDepartmentList: Handler<'get-department-list'> = async (_input, { db }) => ({
  success: 'true',
  data: await listDepartments(db),
});
