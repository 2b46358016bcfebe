import type { SnapshotFrom } from 'xstate';
import type {
  NoticeText,
  NoticeTranslation,
  TranslationLanguage,
} from '#contract/notices/translation.rules.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';
import { isSame } from '#machines/shared/is-same.ts';
import type { noticeTranslationMachine } from './notice-translation.machine.ts';
import { hasChanges, problemsOf } from './notice-translation.rules.ts';
import type { TranslationField, TranslationProblem } from './notice-translation.types.ts';

export interface NoticeTranslationView {
  readonly stage: 'editing' | 'busy' | 'confirmingClose' | 'confirmingDeletion' | 'conflict' | 'ended';
  readonly language: TranslationLanguage;
  /** Nothing is there in this language: it can still be chosen. */
  readonly isAdding: boolean;
  readonly original: NoticeText;
  readonly values: NoticeText;
  readonly errors: Partial<Readonly<Record<TranslationField, TranslationProblem>>>;
  readonly failure: FailureFacts | null;
  /** The original says something else by now; what it said when it was translated. */
  readonly changed: NoticeText | null;
  readonly theirs: NoticeTranslation | null;
  readonly canRestoreMine: boolean;
  readonly hasUnsavedChanges: boolean;
}

type Snapshot = SnapshotFrom<typeof noticeTranslationMachine>;

function stageOf(snapshot: Snapshot): NoticeTranslationView['stage'] {
  if (snapshot.status !== 'active') return 'ended';
  if (snapshot.hasTag('busy')) return 'busy';
  for (const stage of ['confirmingClose', 'confirmingDeletion', 'conflict'] as const)
    if (snapshot.matches(stage)) return stage;
  return 'editing';
}

/** Everything the dialog shows, as codes and facts. */
export function noticeTranslationView(snapshot: Snapshot): NoticeTranslationView {
  const { context } = snapshot;
  const { existing, original, values } = context;
  const isAdding = existing === null && context.version === 0;
  const before = existing?.madeFrom ?? null;
  return {
    stage: stageOf(snapshot),
    language: context.language,
    isAdding,
    original,
    values,
    errors: context.hasTried ? problemsOf(values) : {},
    failure: context.failure,
    changed: before && !isSame(before, original) ? before : null,
    theirs: context.theirs,
    canRestoreMine: context.setAside !== null && !isSame(context.setAside, values),
    hasUnsavedChanges: hasChanges(context),
  };
}
