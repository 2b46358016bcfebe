import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { type FrameEngine, frameEngines } from '#contract/core/tool-engines.ts';
import { tools } from '#server/content/schema/terms.ts';
import type { Queryable } from '#server/db/database.ts';

export const installedTools = (db: Queryable) =>
  db
    .select({ id: tools.id, tool_name: tools.name, engine: tools.engine })
    .from(tools)
    .where(and(inArray(tools.engine, [...frameEngines]), isNull(tools.removedAt)))
    .orderBy(asc(tools.name), asc(tools.id));

/** The name of the first tool that makes such programs; '': none is installed. */
export async function toolNameOf(db: Queryable, engine: FrameEngine): Promise<string> {
  return (await installedTools(db)).find((tool) => tool.engine === engine)?.tool_name ?? '';
}

export async function toolById(db: Queryable, id: number) {
  const [tool] = await db
    .select({ tool: tools.name, toolUrl: tools.url, engine: tools.engine })
    .from(tools)
    .where(eq(tools.id, id));
  return tool;
}
