import { asc } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { departments } from '#server/schools/schema.ts';

export const getDepartmentList: Handler<'get-department-list'> = async (_input, { db }) => ({
  success: 'true',
  data: await db
    .select({ id: departments.id, department_name: departments.name })
    .from(departments)
    .orderBy(asc(departments.id)),
});
