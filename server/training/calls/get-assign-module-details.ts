import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { isGivenModule, isGivenProject } from '../queries/given.ts';
import { projectRows } from '../queries/items.ts';
import { isModuleOrAny, modulesOf } from '../queries/modules.ts';

/** [C3-03] */
export const getAssignModuleDetails: Handler<'get-assign-module-details'> = async (input, { db, actor }) => {
  const { module_id } = input;
  const given = { isAssigned: true };
  const modules = await modulesOf(db, actor, isModuleOrAny(module_id), isGivenModule(actor, given));
  if (module_id !== 0 && modules.length === 0) throw notFound();
  const projects = await projectRows(db, isGivenProject(actor, given));
  const data = modules.map((module) => ({
    ...module,
    projects: projects
      .filter(({ moduleId }) => moduleId === module.module_id)
      .map(({ projectId, title, toolName }) => ({ project_id: projectId, title, tool_name: toolName ?? '' })),
  }));
  return { success: 'true', data };
};
