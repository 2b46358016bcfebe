import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { TermKind } from '#contract/content/content.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { academicTerms, toolClasses, toolLevels, tools } from '../schema/terms.ts';

/** `parentId` 0: standards of all boards. */
export const termsOf = (db: Queryable, kind: TermKind, parentId = 0) =>
  db
    .select({ id: academicTerms.id, name: academicTerms.name })
    .from(academicTerms)
    .where(
      and(
        eq(academicTerms.kind, kind),
        isNull(academicTerms.removedAt),
        parentId === 0 ? undefined : eq(academicTerms.parentId, parentId),
      ),
    )
    .orderBy(asc(academicTerms.name), asc(academicTerms.id));

export const toolsOf = (db: Queryable, classId: number | null) =>
  db
    .select({ id: tools.id, name: tools.name })
    .from(tools)
    .where(
      and(
        isNull(tools.removedAt),
        classId === null
          ? undefined
          : sql`exists (select 1 from ${toolClasses} c where c.tool_id = ${tools.id} and c.class_id = ${classId})`,
      ),
    )
    .orderBy(asc(tools.name), asc(tools.id));

export const hasTool = async (db: Queryable, id: number): Promise<boolean> =>
  (await db.$count(tools, and(eq(tools.id, id), isNull(tools.removedAt)))) > 0;

/** Removed ones too. */
export const toolsNamed = async (db: Queryable, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: tools.id, name: tools.name })
        .from(tools)
        .where(inArray(tools.id, [...ids]));

export const levelsOf = (db: Queryable, toolId: number) =>
  db
    .select({ id: toolLevels.level, name: toolLevels.name })
    .from(toolLevels)
    .where(eq(toolLevels.toolId, toolId))
    .orderBy(asc(toolLevels.level));

export async function classesOfTool(db: Queryable, toolId: number): Promise<number[]> {
  const classes = await db
    .select({ id: toolClasses.classId })
    .from(toolClasses)
    .where(eq(toolClasses.toolId, toolId))
    .orderBy(asc(toolClasses.classId));
  return classes.map(({ id }) => id);
}

export async function replacePartsOfTool(
  db: Queryable,
  toolId: number,
  { levels, classIds }: { readonly levels: readonly string[]; readonly classIds: readonly number[] },
): Promise<void> {
  await db.delete(toolLevels).where(eq(toolLevels.toolId, toolId));
  await db.delete(toolClasses).where(eq(toolClasses.toolId, toolId));
  if (levels.length > 0)
    await db
      .insert(toolLevels)
      .values(levels.map((level, index) => ({ toolId, level: index + 1, name: level })));
  if (classIds.length > 0)
    await db.insert(toolClasses).values(classIds.map((classId) => ({ toolId, classId })));
}
