import type { FailureFacts } from '#machines/shared/failure.ts';

/** What a school does with its list: chooses or takes away some, takes away all, or takes over a template. */
export type PickCommand =
  | { readonly kind: 'choose' | 'unchoose'; readonly projectIds: readonly number[] }
  | { readonly kind: 'clear' | 'usual' }
  | { readonly kind: 'template'; readonly templateId: number };

/** `act` takes it back; '' where nothing was changed. */
export interface PickResult {
  readonly act: string;
  readonly changed: number;
  readonly archived: number;
  readonly revision: string;
}

export interface SaveInput {
  readonly command: PickCommand;
  /** The list as the person saw it. */
  readonly revision: string;
  /** What has work on it goes into the archive instead of being refused. */
  readonly archives: boolean;
}

export interface CurriculumPickerContext {
  /** Of the list the person sees; '' before the first one came. */
  readonly revision: string;
  /** What is being asked about, saved, or waits for the person's return. */
  readonly command: PickCommand | null;
  readonly archives: boolean;
  /** Why something cannot simply be taken away, in words. */
  readonly work: string | null;
  /** The act that can be taken back. */
  readonly act: string;
}

export type CurriculumPickerEvent =
  | { readonly type: 'list.loaded'; readonly revision: string }
  | { readonly type: 'pick.submit'; readonly command: PickCommand }
  | { readonly type: 'question.confirm' }
  | { readonly type: 'question.cancel' }
  | { readonly type: 'undo.submit'; readonly act: string }
  /** The same person signed in again. */
  | { readonly type: 'session.restored' };

export type CurriculumPickerEmitted =
  | { readonly type: 'saved'; readonly command: PickCommand; readonly result: PickResult }
  | { readonly type: 'undone' }
  /** Somebody else was faster: the list is to be asked for again. */
  | { readonly type: 'stale' }
  | { readonly type: 'failed'; readonly failure: FailureFacts };
