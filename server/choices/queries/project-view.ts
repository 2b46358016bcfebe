import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { academicModules } from '#server/content/schema/modules.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import { tools } from '#server/content/schema/terms.ts';
import type { Queryable } from '#server/db/database.ts';
import { masterClasses } from '#server/directory/schema.ts';

/** undefined: no such project within `readable`. */
export async function viewProject(db: Queryable, readable: SQL, id: number) {
  const [row] = await db
    .select({ project: publishedProjects, module: academicModules.name, tool: tools.name })
    .from(publishedProjects)
    .leftJoin(academicModules, eq(academicModules.id, publishedProjects.moduleId))
    .leftJoin(tools, eq(tools.id, publishedProjects.toolId))
    .where(and(eq(publishedProjects.projectId, id), readable));
  if (!row) return undefined;
  const { project } = row;
  const classes = await db
    .select({ name: masterClasses.name })
    .from(masterClasses)
    .where(inArray(masterClasses.id, project.classIds))
    .orderBy(asc(masterClasses.position));
  return {
    project_id: project.projectId,
    title: project.title,
    objective: project.content.objective,
    module_name: row.module ?? '',
    tool_name: row.tool ?? '',
    output_type: project.outputType,
    minutes: project.minutes,
    class_names: classes.map(({ name }) => name),
    sessions: project.content.sessions.map(({ id, title, type, objective, minutes }) => ({
      id,
      title,
      type,
      objective,
      minutes,
    })),
  };
}
