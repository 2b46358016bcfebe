import { uploadQueueMachine } from '#machines/upload-queue/upload-queue.machine.ts';
import type { FileRegistry } from '#src/lib/upload/file-registry.ts';
import { defineUploadFileActor } from '#src/lib/upload/upload-file.actor.ts';
import { createDraftSync } from '../draft-sync.ts';
import type { CallTools } from './call-actor.ts';
import { defineDropDraftActor, defineKeepDraftActor } from './drafts.actor.ts';
import { uploadWork } from './late-work.ts';
import { defineLoadDivisionsActor } from './load-divisions.actor.ts';
import { defineLoadFormActor } from './load-form.actor.ts';
import { defineRemoveStoredFileActor } from './remove-stored-file.actor.ts';
import { defineRenewFormSessionActor } from './renew-form-session.actor.ts';
import { defineSaveNoticeActor } from './save-notice.actor.ts';

export interface ActorTools extends CallTools {
  readonly shelf: FileRegistry;
  /** Reports after each change whether the draft could be stored. */
  readonly onKept: (isKept: boolean) => void;
}

export function createNoticeFormActors(tools: ActorTools) {
  const sync = tools.person.isDemoSchool ? null : createDraftSync(tools.call);
  const sendFile = async () => (await uploadWork.load()).noticeUpload(tools);
  return {
    loadForm: defineLoadFormActor(tools),
    loadDivisions: defineLoadDivisionsActor(tools),
    saveNotice: defineSaveNoticeActor(tools),
    renewFormSession: defineRenewFormSessionActor(tools),
    removeStoredFile: defineRemoveStoredFileActor(tools),
    keepDraft: defineKeepDraftActor({ sync, onKept: tools.onKept }),
    dropDraft: defineDropDraftActor({ sync }),
    uploads: uploadQueueMachine.provide({ actors: { uploadFile: defineUploadFileActor(sendFile) } }),
  };
}

export type NoticeFormActors = ReturnType<typeof createNoticeFormActors>;
