import { createHmac } from 'node:crypto';
import { compilerName, studioPath } from '#contract/workspace/workspace.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { findOwn } from '../queries/workspaces.ts';

/** [EN-23, CW-17, QU-58] The session decides who calls: name and address in the request are ignored. */
export const compilerCreateUser: Handler<'compilerCreateUser'> = async ({ workspace_id }, scene) => {
  const { app, db, actor } = scene;
  const own = await findOwn(db, actor, workspace_id);
  if (!own) throw notFound();
  const signed = (text: string) =>
    createHmac('sha256', app.ticketKey).update(`studio ${text}`).digest('base64url');
  const token = signed(`${actor.school.id} ${actor.id} ${workspace_id}`);
  return {
    success: 'true',
    data: {
      username: compilerName(actor.id, app.config.compilerEmailDomain),
      token,
      compiler_url: studioPath(workspace_id),
      api_key: signed(`school ${actor.school.id}`),
      api: { token },
    },
  };
};
