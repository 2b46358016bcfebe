import { assetPolicy, programPolicy } from '#contract/files/upload-policies.ts';
import { saveWorkspaceProgramCall } from '#contract/workspace/calls/save-workspace-program.call.ts';
import { assetUploadKind, programUploadKind } from '#contract/workspace/workspace.rules.ts';
import type { Actor } from '#server/core/actor.ts';
import { refuserOf } from '#server/core/refusal.ts';
import { refuseDemo, refuseUnlessMayCall } from '#server/core/scope.policy.ts';
import type { UploadKinds } from '#server/files/upload-kind.ts';

const refuse = refuserOf(saveWorkspaceProgramCall.errors);

function refuseUnlessMayUpload(actor: Actor): void {
  refuseUnlessMayCall('workspace-asset-add', actor);
  refuseDemo({ actor, refuse });
}

/** [C1-15, QC-15] */
export const workspaceUploads: UploadKinds = {
  [assetUploadKind]: { refuseUnlessMayUpload, policy: assetPolicy },
  [programUploadKind]: { refuseUnlessMayUpload, policy: programPolicy },
};
