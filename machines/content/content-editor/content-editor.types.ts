import type { StoredMaterial, StoredSession } from '#contract/content/projects.wire.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';

/** What is done to a project whole: bringing it before readers, a school's yes, taking it out of use. */
export type EditorAct = 'release' | 'approve' | 'archive';

/** The form that is open; null: of something new. Saving a draft and merging are the form's own (form.machine.ts). */
export type EditorPanel =
  /** `forRelease`: it says at once what it lacks for being read by others. */
  | { readonly kind: 'details'; readonly forRelease: boolean }
  | { readonly kind: 'session'; readonly session: StoredSession | null }
  | { readonly kind: 'material'; readonly material: StoredMaterial | null }
  | { readonly kind: 'sendBack' };

export interface ActCommand {
  readonly act: EditorAct;
  /** Of the content as the person saw it. */
  readonly version: number;
  /** What hangs on it was told, and it is wanted all the same. */
  readonly isSure: boolean;
}

export interface ActResult {
  /** Of the publication; 0 where nothing came out. */
  readonly number: number;
}

export interface ContentEditorInput {
  readonly version: number;
  /** Fields of the details form: what an act finds missing in them is told there. */
  readonly fields: readonly string[];
}

export interface ContentEditorContext extends ContentEditorInput {
  readonly panel: EditorPanel | null;
  readonly command: ActCommand | null;
  /** Field by field why it cannot come before readers, in words; null: nobody found anything. */
  readonly faults: Readonly<Record<string, string>> | null;
  /** What hangs on the content, in words. */
  readonly work: string | null;
}

export type ContentEditorEvent =
  | { readonly type: 'content.loaded'; readonly version: number }
  /** What was asked for did not come: what is shown stays. */
  | { readonly type: 'content.failed' }
  /** Something of it was changed: it is asked for again. */
  | { readonly type: 'content.changed' }
  | { readonly type: 'panel.open'; readonly panel: EditorPanel }
  | { readonly type: 'panel.saved' }
  | { readonly type: 'panel.close' }
  | { readonly type: 'act.submit'; readonly act: EditorAct }
  | { readonly type: 'question.confirm' }
  | { readonly type: 'question.cancel' }
  /** The same person signed in again. */
  | { readonly type: 'session.restored' };

export type ContentEditorEmitted =
  /** The content is to be asked for again. */
  | { readonly type: 'outdated' }
  | { readonly type: 'done'; readonly act: EditorAct; readonly result: ActResult }
  | { readonly type: 'failed'; readonly failure: FailureFacts };
