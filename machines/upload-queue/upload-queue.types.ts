import type { FileRefusal, UploadPolicy } from '#contract/files/upload-policies.ts';
import type { UploadLimit } from '#contract/files/upload-room.rules.ts';

export type UploadStatus =
  | 'waiting'
  | 'uploading'
  | 'checking'
  | 'ready'
  | 'failed'
  | 'cancelled'
  | 'interrupted';

/** `stored`: already on the row that is edited; `carried`: comes from another one, as of a notice shared again. */
export type UploadOrigin = 'new' | 'stored' | 'carried';

export interface UploadFailure {
  readonly code: string;
  readonly information?: string;
  /** Which limit it met, when it was refused for one. */
  readonly limit?: UploadLimit;
  /** May the person try once more with the same file? */
  readonly retryable: boolean;
}

/** One attachment. The bytes stay with the actor that uploads them; `key` is what both call the file. */
export interface UploadItem {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** As the viewer tells attachments apart [EN-03]. */
  readonly type: string;
  readonly status: UploadStatus;
  readonly sentBytes: number;
  /** Opaque id of the stored file, once it is ready. */
  readonly fileId: string | null;
  readonly failure: UploadFailure | null;
  readonly origin: UploadOrigin;
  /** How often it was started again by itself since the connection was last known to be good. */
  readonly attempts: number;
}

/** What the browser tells of a chosen file. */
export interface ChosenFile {
  readonly key: string;
  readonly name: string;
  readonly size: number;
}

export interface RefusedFile {
  readonly name: string;
  readonly code: FileRefusal;
}

export interface UploadSummary {
  readonly ready: number;
  readonly pending: number;
  /** Failed or interrupted: a person has to retry, choose again or remove. */
  readonly failed: number;
}

export interface UploadQueueContext {
  readonly policy: QueuePolicy;
  readonly items: readonly UploadItem[];
  /** Of the last choice, for a message [VN-34, VN-35, QU-04]. */
  readonly refused: readonly RefusedFile[];
  /** Keys of waiting items that pause before they start again. */
  readonly heldBack: readonly string[];
  /** What the parent was last told, as text to compare with. */
  readonly told: string;
}

/** What a queue takes: which endings, how large, how many. */
export type QueuePolicy = Pick<UploadPolicy, 'megabytes' | 'tolerance' | 'most'>;

export interface UploadQueueInput {
  readonly policy: QueuePolicy;
  readonly items: readonly UploadItem[];
}

/** What a running `uploadFile` actor sends. */
export type UploadReport =
  | { readonly type: 'upload.progressed'; readonly key: string; readonly sentBytes: number }
  | { readonly type: 'upload.sent'; readonly key: string }
  | {
      readonly type: 'upload.checked';
      readonly key: string;
      readonly fileId: string;
      /** As the viewer tells attachments apart [EN-03]. */
      readonly fileType: string;
    }
  | {
      readonly type: 'upload.failed';
      readonly key: string;
      /** `unreachable` is tried again by itself. */
      readonly code: string;
      readonly information: string;
      readonly limit?: UploadLimit;
      readonly retryable: boolean;
    };

export type UploadQueueEvent =
  | { readonly type: 'files.add'; readonly files: readonly ChosenFile[] }
  | { readonly type: 'file.cancel'; readonly key: string }
  | { readonly type: 'file.retry'; readonly key: string }
  | { readonly type: 'file.remove'; readonly key: string }
  /** Stop everything and hold these instead. */
  | { readonly type: 'files.reset'; readonly items: readonly UploadItem[] }
  /** The server's list of what the row holds replaces ours; files of this form stay [ER-04]. */
  | { readonly type: 'stored.changed'; readonly items: readonly UploadItem[] }
  | { readonly type: 'refusals.dismiss' }
  | { readonly type: 'connection.lost' }
  | { readonly type: 'connection.restored' }
  | { readonly type: 'session.expired' }
  | { readonly type: 'session.restored' }
  | { readonly type: 'retry.due'; readonly key: string }
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown; readonly actorId: string }
  | UploadReport;

/** What the queue tells its parent, when anything but progress changed. */
export interface UploadsChanged {
  readonly type: 'uploads.changed';
  readonly summary: UploadSummary;
  readonly items: readonly UploadItem[];
}
