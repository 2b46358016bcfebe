import type { Handler } from '#server/core/pipeline.ts';
import { presentWorkspace } from '../presenter.ts';
import { readWorkspace } from '../read-workspace.ts';

export const getStudentWorkspace: Handler<'get-student-workspace'> = async (input, scene) => {
  const { workspace, owner, tool } = await readWorkspace(scene, input.workspace_id);
  const data = await presentWorkspace(scene, {
    workspace,
    sequence: input.sequence,
    owner: { id: workspace.personId, name: owner },
    // The tool of the project is not that of the question.
    tool: workspace.purpose === 'assessment' ? '' : tool,
  });
  return { success: 'true', data };
};
