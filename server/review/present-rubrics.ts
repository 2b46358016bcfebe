import { toolsNamed } from '#server/content/index.ts';
import type { Queryable } from '#server/db/database.ts';
import { levelsOf } from './queries/rubrics.ts';
import type { rubrics } from './schema.ts';

export async function presentRubrics(db: Queryable, rows: readonly (typeof rubrics.$inferSelect)[]) {
  const levels = await levelsOf(
    db,
    rows.map(({ id }) => id),
  );
  const toolIds = rows.map(({ toolId }) => toolId).filter((id) => id !== 0);
  const named = await toolsNamed(db, toolIds);
  return rows.map(({ id, name, toolId, criteria }) => ({
    name,
    toolId: toolId === 0 ? null : toolId,
    tool_name: named.find((tool) => tool.id === toolId)?.name ?? '',
    criteria,
    levels: levels.filter(({ rubricId }) => rubricId === id).map((level) => level.name),
  }));
}
