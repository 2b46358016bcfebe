import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { findModule, topicsOf } from '../queries/modules.ts';

/** [CA-03] One module with its topics. */
export const getModule: Handler<'get-module'> = async ({ id }, { db }) => {
  const module = await findModule(db, id);
  if (!module) throw notFound();
  const { version, name, description, kind, status } = module;
  const values = { name, description, kind, isPublished: status === 'published' };
  return { success: 'true', data: { id, version, values, topics: await topicsOf(db, id) } };
};
