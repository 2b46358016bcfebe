import { assertEvent, assign, setup } from 'xstate';
import type { NoticeTranslation, TranslationLanguage } from '#contract/notices/translation.rules.ts';
import { type Failure, factsOf } from '#machines/shared/failure.ts';
import { missingPromise } from '#machines/shared/not-provided.ts';
import { hasChanges, isMine, problemsOf, textOf } from './notice-translation.rules.ts';
import type {
  DeletionQuery,
  NoticeTranslationContext,
  NoticeTranslationEvent,
  NoticeTranslationInput,
  NoticeTranslationOutput,
  TranslationQuery,
} from './notice-translation.types.ts';

/** The words the chart of a translation is written in. Every promise actor rejects with a `Failure`. */
export const noticeTranslationSetup = setup({
  types: {
    context: {} as NoticeTranslationContext,
    events: {} as NoticeTranslationEvent,
    input: {} as NoticeTranslationInput,
    output: {} as NoticeTranslationOutput,
    tags: {} as 'busy',
  },
  actors: {
    saveTranslation: missingPromise<NoticeTranslation, TranslationQuery>('saveTranslation'),
    deleteTranslation: missingPromise<void, DeletionQuery>('deleteTranslation'),
    /** What is there now; null: nothing in this language. */
    loadTheirs: missingPromise<
      NoticeTranslation | null,
      { readonly noticeId: number; readonly language: TranslationLanguage }
    >('loadTheirs'),
  },
  actions: {
    applyEdit: assign(({ context, event }) => {
      assertEvent(event, ['edit.language', 'edit.title', 'edit.description']);
      if (event.type === 'edit.language') return { language: event.language };
      const field = event.type === 'edit.title' ? 'title' : 'description';
      return { values: { ...context.values, [field]: event.text.trimStart() }, failure: null };
    }),
    noteTry: assign({ hasTried: true, failure: null, wish: 'save' }),
    noteDeletion: assign({ failure: null, wish: 'delete' }),
    noteFailure: assign((_, failure: Failure) => ({ failure: factsOf(failure) })),
    noteTheirs: assign((_, theirs: NoticeTranslation | null) => ({ theirs, failure: null })),
    /** Saved over theirs, which the person has seen. */
    keepMine: assign(({ context }) => ({ version: context.theirs?.version ?? 0, wish: 'save' as const })),
    takeTheirs: assign(({ context: { theirs, values } }) => ({
      existing: theirs,
      version: theirs?.version ?? 0,
      setAside: values,
      values: theirs ? textOf(theirs) : values,
    })),
    restoreMine: assign(({ context: { setAside, values } }) => ({
      values: setAside ?? values,
      setAside: null,
    })),
    rememberSaved: assign((_, translation: NoticeTranslation) => ({
      outcome: { kind: 'saved' as const, translation },
    })),
    rememberMine: assign(({ context: { theirs } }) => ({
      outcome: theirs && { kind: 'saved' as const, translation: theirs },
    })),
    rememberDeleted: assign(({ context: { language } }) => ({
      outcome: { kind: 'deleted' as const, language },
    })),
  },
  guards: {
    hasProblem: ({ context }) => Object.keys(problemsOf(context.values)).length > 0,
    hasChanges: ({ context }) => hasChanges(context),
    isAdding: ({ context }) => context.existing === null && context.version === 0,
    isStored: ({ context }) => context.existing !== null,
    isSavedAlready: ({ context }) => context.wish === 'save' && isMine(context),
    wasStale: (_, failure: Failure) => failure.kind === 'stale',
  },
});
