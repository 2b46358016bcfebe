import type { QuestionLanguage } from '#contract/assessments/question-types.rules.ts';
import type { QuestionFileVerdicts } from '#contract/assessments/questions.wire.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';

/** A chosen file; its bytes are with the feature, under `key`. */
export interface ChosenQuestions {
  readonly key: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** Where questions go whose file says neither topic nor language. */
export interface ImportTarget {
  readonly bankId: number;
  readonly language: QuestionLanguage;
}

/** What keeps a file from being sent at all; the server looks inside. */
export type QuestionFileProblem = 'bad_ending' | 'empty' | 'too_large';

/** A file that was read: its verdicts, and by what it is applied. */
export interface QuestionsReading {
  readonly uploadId: string;
  readonly formSession: string;
  readonly verdicts: QuestionFileVerdicts;
}

export interface ReadInput {
  readonly file: ChosenQuestions;
  readonly target: ImportTarget;
}

export interface ApplyInput extends ReadInput {
  readonly reading: QuestionsReading;
}

export interface QuestionImportContext {
  readonly target: ImportTarget;
  readonly file: ChosenQuestions | null;
  readonly sentBytes: number;
  readonly problem: QuestionFileProblem | null;
  readonly reading: QuestionsReading | null;
  readonly saved: number;
  readonly failure: FailureFacts | null;
}

export type QuestionImportInput = ImportTarget;

export type QuestionImportEvent =
  | { readonly type: 'target.change'; readonly target: ImportTarget }
  | { readonly type: 'file.choose'; readonly file: ChosenQuestions }
  | { readonly type: 'upload.progressed'; readonly sentBytes: number }
  | { readonly type: 'import.cancel' }
  | { readonly type: 'import.apply' }
  | { readonly type: 'import.retry' }
  | { readonly type: 'import.again' };
