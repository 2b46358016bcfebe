import { type SQL, sql } from 'drizzle-orm';
import type { ContentEntity } from '#contract/content/content.wire.ts';
import type { Queryable } from '#server/db/database.ts';
import { projects, projectTerms } from '../schema/projects.ts';

/** Counts projects that use it; 0 for content that projects do not refer to. */
export async function usesOf(db: Queryable, of: ContentEntity, id: number): Promise<number> {
  const isUse = useOf(of, id);
  return isUse ? db.$count(projects, sql`${projects.removedAt} is null and ${isUse}`) : 0;
}

function useOf(of: ContentEntity, id: number): SQL | null {
  if (of === 'tool') return sql`${projects.toolId} = ${id}`;
  if (of === 'module') return sql`${projects.moduleId} = ${id}`;
  if (of !== 'term') return null;
  return sql`exists (select 1 from ${projectTerms} t where t.project_id = ${projects.id} and t.term_id = ${id})`;
}
