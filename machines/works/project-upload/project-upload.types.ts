import type { KindNumber } from '#contract/works/entries.rules.ts';
import type { ProjectDetail, ProjectUploaded } from '#contract/works/works.wire.ts';
import type { FailureFacts } from '../../shared/failure.ts';
import type { DraftItem } from '../../upload-queue/upload-queue.draft.ts';
import type {
  ChosenFile,
  UploadItem,
  UploadQueueEvent,
  UploadSummary,
  UploadsChanged,
} from '../../upload-queue/upload-queue.types.ts';

/** What is handed in: a project as it came to the student, or a session of it to practise. */
export interface WorkRef {
  readonly projectId: number;
  readonly sessionId: number;
  readonly assignmentType: KindNumber;
}

/** A picture that was pasted and is stored. */
export interface PastedPicture {
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
}

/** What this browser keeps of an open dialog: a reload, a closed laptop or a session that ended loses nothing. */
export interface UploadDraft {
  readonly version: number;
  readonly learning: string;
  readonly url: string;
  readonly items: readonly DraftItem[];
  readonly pictures: readonly PastedPicture[];
  readonly formSession: string | null;
}

export interface ProjectUploadInput {
  readonly of: WorkRef;
  readonly personId: number;
  /** [PU-01, QU-42] The device has a coarse pointer alone. */
  readonly isCoarse: boolean;
  readonly kept: UploadDraft | null;
}

export interface Save {
  readonly of: WorkRef;
  readonly isSubmit: boolean;
  readonly learning: string;
  readonly url: string;
  readonly fileIds: readonly string[];
  readonly pictureIds: readonly string[];
  readonly version: number;
  readonly formSession: string;
}

export interface Removal {
  readonly of: WorkRef;
  readonly workId: number;
  readonly fileId: string;
  readonly version: number;
  /** Of the draft at the server; else a pending file. */
  readonly isStored: boolean;
}

/** Why a press on Save uploads or Submit sends nothing [QU-27]. */
export type UploadProblem =
  | 'no_entries'
  | 'no_learning'
  | 'too_many_files'
  | 'only_one_url'
  | 'bad_url'
  | 'uploads_pending'
  | 'uploads_failed'
  | 'last_file';

export interface ProjectUploadContext extends ProjectUploadInput {
  readonly detail: ProjectDetail | null;
  readonly uploaded: ProjectUploaded | null;
  readonly learning: string;
  readonly url: string;
  readonly uploads: { readonly items: readonly UploadItem[]; readonly summary: UploadSummary };
  readonly pictures: readonly PastedPicture[];
  /** A picture that waits for its upload, and the instant at which that begins by itself [PU-18]. */
  readonly pasting: (ChosenFile & { readonly dueAt: number }) | null;
  readonly removal: Removal | null;
  readonly version: number;
  readonly formSession: string | null;
  readonly isSubmit: boolean;
  readonly problem: UploadProblem | null;
  readonly failure: FailureFacts | null;
  /** Somebody typed something, or added, since the dialog opened. */
  readonly isChanged: boolean;
  /** What was typed is laid over what another tab saved. */
  readonly keepsMine: boolean;
  readonly outcome: 'settled' | 'closed';
}

export type ProjectUploadEvent =
  | { readonly type: 'learning.edit'; readonly text: string }
  | { readonly type: 'url.edit'; readonly text: string }
  | Extract<
      UploadQueueEvent,
      {
        type:
          | 'files.add'
          | 'file.cancel'
          | 'file.retry'
          | 'file.remove'
          | 'refusals.dismiss'
          | 'connection.lost'
          | 'connection.restored'
          | 'session.expired';
      }
    >
  | { readonly type: 'session.restored'; readonly personId: number }
  | UploadsChanged
  | { readonly type: 'picture.paste'; readonly picture: ChosenFile; readonly at: number }
  | { readonly type: 'paste.now' }
  | { readonly type: 'paste.cancel' }
  | { readonly type: 'picture.remove'; readonly fileId: string }
  | { readonly type: 'save.draft' }
  | { readonly type: 'save.submit' }
  | { readonly type: 'conflict.keep_mine' }
  | { readonly type: 'conflict.take_theirs' }
  /** [CW-15] A teacher decided, or another tab saved. */
  | { readonly type: 'work.changed' }
  | { readonly type: 'form.retry' }
  | { readonly type: 'form.edit' }
  | { readonly type: 'form.close' };

/** [PU-15] `settled`: it was saved, so the dialog closes with true. */
export interface ProjectUploadOutput {
  readonly kind: 'settled' | 'closed';
  readonly isSubmit: boolean;
}
