import type { FieldIssues } from '#contract/core/issues.ts';
import type { FailureFacts } from '../shared/failure.ts';

/** What stands in a form, by field; plain values, so that it can be kept and compared. */
export type FormValues = Readonly<Record<string, unknown>>;

/** What the server holds. */
export interface StoredForm {
  readonly values: FormValues;
  /** Goes up with every change. */
  readonly version: number;
}

/** What this browser keeps of a form that was neither saved nor given up. */
export interface FormDraft extends StoredForm {
  /** What the typing began with. */
  readonly base: FormValues;
  /** Of a save whose answer never came: sent again with it, it is not done twice [QU-10]. */
  readonly formSession: string | null;
}

export interface FormInput {
  readonly personId: number;
  /** What is changed; for something new the blank form, with version 0. */
  readonly stored: StoredForm;
  readonly draft: FormDraft | null;
  /** Does the save take a key that makes a repeat harmless? */
  readonly usesFormSession: boolean;
  /** Can a newer version be loaded to compare? */
  readonly canMerge: boolean;
}

export interface FormContext extends Omit<FormInput, 'stored' | 'draft'> {
  readonly base: FormValues;
  readonly version: number;
  readonly values: FormValues;
  /** Fields the person has been in: nobody is told of what they have not reached. */
  readonly touched: readonly string[];
  /** Was it sent with something wrong? From then on every field says what. */
  readonly hasTried: boolean;
  /** What the server has against fields, until they are changed. */
  readonly refusals: FieldIssues;
  /** Why nothing was saved. */
  readonly failure: FailureFacts | null;
  /** What the last press was for, such as `publish`; '' where there is but one way to save. */
  readonly intent: string;
  readonly formSession: string | null;
  /** What somebody else saved meanwhile. */
  readonly theirs: StoredForm | null;
  readonly choices: MergeChoices;
  /** Fields that somebody else's values were taken over in. */
  readonly merged: readonly string[];
  /** Does it show what was typed earlier? */
  readonly isRestored: boolean;
  readonly outcome: FormOutput['kind'];
}

/** `kept`: closed with the draft left behind, such as when somebody else signed in. */
export interface FormOutput {
  readonly kind: 'saved' | 'closed' | 'kept';
}

export interface FormSave extends StoredForm {
  readonly intent: string;
  /** '' where the save takes none. */
  readonly formSession: string;
}

export type MergeSide = 'mine' | 'theirs';
export type MergeChoices = Readonly<Record<string, MergeSide>>;

/** A field in which two versions differ: changed by one side, or by both against each other. */
export interface MergeRow {
  readonly field: string;
  readonly outcome: MergeSide | 'conflict';
}

export type FormEvent =
  | { readonly type: 'field.change'; readonly field: string; readonly value: unknown }
  | { readonly type: 'field.leave'; readonly field: string }
  | { readonly type: 'form.submit'; readonly intent: string }
  /** Back to what is stored. */
  | { readonly type: 'form.reset' }
  | { readonly type: 'form.close' }
  | { readonly type: 'merge.choose'; readonly field: string; readonly side: MergeSide }
  | { readonly type: 'merge.apply' }
  | { readonly type: 'merge.cancel' }
  /** Somebody signed in again in this page. */
  | { readonly type: 'session.restored'; readonly personId: number };

export type FormEmitted =
  /** Something is wrong with a field: the first of them gets the focus. */
  { readonly type: 'fields.wrong' };
