import { brokenUniqueIndex } from '#server/db/broken-constraint.ts';
import { inSavepoint, type Queryable } from '#server/db/database.ts';
import type { Refusing } from '../refusal.ts';
import type { Resource, TakenReason } from './resource.types.ts';

/** Refuses a name that another row has, beside its field, even where two save it at once. */
export async function refusingTaken<Done>(
  { db, refuse }: { readonly db: Queryable } & Refusing<TakenReason>,
  { unique }: Pick<Resource, 'unique'>,
  nameOf: (field: string) => string,
  write: () => Promise<Done>,
): Promise<Done> {
  try {
    return await inSavepoint(db, write);
  } catch (error) {
    const field = unique[brokenUniqueIndex(error) ?? ''];
    if (field === undefined) throw error;
    const taken = { code: 'name_taken', params: { name: nameOf(field) } } as const;
    throw refuse('name_taken', { params: taken.params, issues: { [field]: taken } });
  }
}
