import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { issueDemoGrant } from '../demo-grant.ts';

/** [SM-15, QC-54] */
export const getDemoGrant: Handler<'get-demo-grant'> = async (input, scene) => {
  const { actor } = scene;
  const grant = await issueDemoGrant(scene, input.role);
  await audit(scene, actor, 'demo_grant.made', { role: input.role });
  return { status: 'true', ...grant };
};
