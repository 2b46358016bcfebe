import { kindOfNumber } from '#contract/works/entries.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { attachProgram } from '#server/works/index.ts';
import { lockOwn, versionAt } from '../queries/workspaces.ts';

/** [CW-13, CW-14, CW-15, CW-19, PU-04] */
export const workspaceUpload: Handler<'workspace-upload'> = async (input, scene) => {
  const { db, actor, refuse } = scene;
  const workspace = await lockOwn(db, actor, input.workspace_id);
  // A program of an assessment must not become part of other work.
  if (workspace?.purpose !== 'project') throw notFound();
  const sequence = input.sequence || workspace.head;
  const version = await versionAt(db, workspace, sequence);
  if (input.sequence > 0 && !version) throw notFound();
  if (!version?.sha256) throw refuse('no_project');
  const key = {
    projectId: workspace.projectId,
    sessionId: input.session_id,
    kind: kindOfNumber[input.assignment_type],
  };
  const attached = await attachProgram(scene, key, { workspaceId: workspace.id, sequence });
  return {
    success: 'true',
    message: 'File Saved',
    messageText: 'Your program is part of your project now.',
    messageType: 'success',
    data: {
      work_id: attached.work.id,
      version: attached.version,
      sequence,
      upload_type: attached.work.attempt === 0 ? 1 : 2,
    },
  };
};
