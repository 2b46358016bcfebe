import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { findTemplate } from '../queries/templates.ts';

/** [CA-03] */
export const getTemplate: Handler<'get-template'> = async ({ id }, { db }) => {
  const found = await findTemplate(db, id);
  if (!found) throw notFound();
  const { template, projectIds } = found;
  const { version, name, kind, classId, isDefault } = template;
  return { success: 'true', data: { id, version, values: { name, kind, classId, isDefault, projectIds } } };
};
