import { examProjectType } from '#contract/workspace/workspace.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { forbidden, notFound } from '#server/core/refusal.ts';
import { openExamWorkspace } from '../open-exam-workspace.ts';
import { openWorkspace } from '../open-workspace.ts';

/** [EN-21, EN-22, CW-06, QC-40] */
export const compilerWorkspace: Handler<'compilerWorkspace'> = async (input, scene) => {
  const { project_id, workspace_id, tool_name, compilerProgram } = input;
  const sequence = Number(compilerProgram);
  if (input.school_id !== undefined && input.school_id !== scene.actor.school.id) throw notFound();
  if (input.user_id !== undefined && input.user_id !== scene.actor.id) throw forbidden();
  if (input.project_type === examProjectType)
    return { success: 'true', data: await openExamWorkspace(scene, input) };
  const data = await openWorkspace(scene, { project_id, workspace_id, tool_name, sequence });
  return { success: 'true', data };
};
