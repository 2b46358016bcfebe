import { assertEvent, assign, enqueueActions, raise, sendTo, setup } from 'xstate';
import type { Chosen, NoticeDraft, NoticeFormMode } from '#contract/notices/notice.model.ts';
import { type Failure, factsOf } from '#machines/shared/failure.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { missingCallback, missingPromise } from '#machines/shared/not-provided.ts';
import { restoreItems, toDraftItems } from '../../upload-queue/upload-queue.draft.ts';
import { uploadQueueMachine } from '../../upload-queue/upload-queue.machine.ts';
import { itemFromAttachment, replaceStored, summaryOf } from '../../upload-queue/upload-queue.rules.ts';
import type { UploadItem } from '../../upload-queue/upload-queue.types.ts';
import { toDraft, toUndoDraft } from './notice-form.draft.ts';
import { alerted, edited, takeTypedVideo } from './notice-form.edits.ts';
import {
  dividedOf,
  fallen,
  firstProblem,
  keepListed,
  keepValidDivisions,
  placeFieldInformation,
  problemsOf,
  withOnlyPart,
} from './notice-form.rules.ts';
import type {
  Division,
  DraftKeepEvent,
  DraftKey,
  LoadedForm,
  NoticeFormContext,
  NoticeFormEvent,
  NoticeFormInput,
  NoticeFormOutput,
  NoticeFormTag,
  NoticeValues,
  RemovedFile,
  SavedNotice,
} from './notice-form.types.ts';
import { hasChanges, isNewerThan, openForm, openFresh, toNoticeDraft } from './notice-form.values.ts';

const revised = (context: NoticeFormContext) => ({ revision: context.revision + 1 });

/**
 * The queue is told of new stored files, too; but a send may follow before its answer, so the form's own picture
 * of the queue changes at once and by the same rule.
 */
function withStored({ uploads, opened }: NoticeFormContext, stored: readonly UploadItem[]) {
  const items = replaceStored(uploads.items, stored);
  return { opened: { ...opened, items: stored }, uploads: { items, summary: summaryOf(items) } };
}

/** These values as far as their list has them, and what of them is gone; an earlier list may know its name. */
function stillListed(
  form: NoticeFormContext,
  wanted: NoticeValues,
  named: NoticeFormContext['divisionList'] = form.divisionList,
): Pick<NoticeFormContext, 'values' | 'choiceNote'> {
  const values = keepListed({ ...form, values: wanted });
  return { values, choiceNote: fallen(wanted, values, named?.divisions ?? []) };
}

/** Of a form that shows what it opened with. */
const nothingTold = {
  videoText: '',
  videoProblem: null,
  left: [],
  hasTriedToSubmit: false,
  fieldInformation: {},
  isDraftRestored: false,
} satisfies Partial<NoticeFormContext>;

/** What the person wrote, from now on as a change of the newer version. */
function overNewer(context: NoticeFormContext, loaded: LoadedForm) {
  const { opened, base, target, storedDates, formSession, block } = openFresh(context, loaded);
  const stored = withStored(context, opened.items);
  return { ...stored, opened, base, target, storedDates, formSession, block };
}

/** At the office the parts are the grades of its one school. */
function withGradesOfSchool({ values }: NoticeFormContext, parts: readonly Division[]) {
  return {
    grades: parts.map((part) => ({ ...part, divisionCount: 1 })),
    values: { ...values, grades: keepValidDivisions(values.grades, parts) },
  };
}

function storedItemOf({ target, uploads }: NoticeFormContext, key: string) {
  if (target.mode !== 'edit') return undefined;
  return uploads.items.find((item) => item.key === key && item.origin === 'stored');
}

function isForPerson({ person }: NoticeFormContext, event: NoticeFormEvent): boolean {
  assertEvent(event, 'session.restored');
  return event.personId === person.id;
}

/** The words the notice form's chart is written in. Every promise actor rejects with a `Failure`. */
export const noticeFormSetup = setup({
  types: {
    context: {} as NoticeFormContext,
    events: {} as NoticeFormEvent,
    input: {} as NoticeFormInput,
    output: {} as NoticeFormOutput,
    tags: {} as NoticeFormTag,
  },
  actors: {
    loadForm: missingPromise<LoadedForm, { mode: NoticeFormMode; noticeId: number }>('loadForm'),
    loadDivisions: missingPromise<readonly Division[], { of: Chosen }>('loadDivisions'),
    saveNotice: missingPromise<SavedNotice, NoticeDraft>('saveNotice'),
    renewFormSession: missingPromise<string, void>('renewFormSession'),
    removeStoredFile: missingPromise<RemovedFile, { noticeId: number; fileId: string }>('removeStoredFile'),
    keepDraft: missingCallback<DraftKeepEvent, DraftKey>('keepDraft'),
    dropDraft: missingPromise<void, DraftKey>('dropDraft'),
    uploads: uploadQueueMachine,
  },
  actions: {
    openForm: assign(({ context }, loaded: LoadedForm) => openForm(context, loaded)),
    noteFailure: assign((_, failure: Failure) => ({ failure })),
    noteMissing: assign({ failure: { kind: 'refused', code: 'not_found', information: '' } }),

    applyEdit: assign(({ context, event }) => {
      assertEvent(event, 'edit.*');
      return { ...edited(context, event), ...revised(context) };
    }),
    noteLeft: assign(({ context, event }) => {
      assertEvent(event, 'field.leave');
      return { left: [...new Set([...context.left, event.field])] };
    }),
    resetForm: assign(({ context }) => ({
      ...stillListed(context, context.opened.values),
      uploads: { items: context.opened.items, summary: summaryOf(context.opened.items) },
      ...nothingTold,
      alert: null,
      failure: null,
      dateNotes: {},
      placeNotes: [],
      ...revised(context),
    })),
    resetUploads: sendTo('uploads', ({ context }) => ({ type: 'files.reset', items: context.opened.items })),

    askForDivisions: assign(({ context }) => ({ divisionsAskedFor: dividedOf(context) })),
    /** [NF-25] They have come: what is chosen and not among them goes. */
    takeDivisions: assign(({ context }, divisions: readonly Division[]) => {
      const divisionList = { of: context.divisionsAskedFor ?? [], divisions };
      if (context.values.office) return { divisionList, ...withGradesOfSchool(context, divisions) };
      const next = { ...context, divisionList };
      const { values, choiceNote } = stillListed(next, context.values, context.divisionList);
      const note = choiceNote ?? context.choiceNote;
      return { divisionList, choiceNote: note, ...withOnlyPart({ ...context, values }, divisions) };
    }),

    tellUploads: sendTo('uploads', ({ event }) => {
      assertEvent(event, ['files.add', 'file.cancel', 'file.retry', 'file.remove', 'refusals.dismiss']);
      return event;
    }),
    tellUploadsOfWorld: sendTo('uploads', ({ event }) => {
      assertEvent(event, ['connection.lost', 'connection.restored', 'session.expired', 'session.restored']);
      return { type: event.type };
    }),
    noteUploads: assign(({ context, event: news }) => {
      assertEvent(news, 'uploads.changed');
      const isKeptAlike = isSame(toDraftItems(news.items), toDraftItems(context.uploads.items));
      return {
        uploads: { items: news.items, summary: news.summary },
        ...(isKeptAlike ? {} : revised(context)),
      };
    }),
    /** The queue broke: what it had not finished has to be chosen again. */
    interruptUploads: assign(({ context }) => {
      const items = restoreItems(toDraftItems(context.uploads.items));
      return { uploads: { items, summary: summaryOf(items) } };
    }),
    askRemoval: assign(({ context, event }) => {
      assertEvent(event, 'file.remove');
      return { removingFileId: context.removingFileId ?? storedItemOf(context, event.key)?.fileId ?? null };
    }),
    takeRemoved: assign(({ context }, { attachments, version, information }: RemovedFile) => ({
      removingFileId: null,
      target: { ...context.target, version },
      ...withStored(
        context,
        attachments.map((file) => itemFromAttachment(file, 'stored')),
      ),
      ...alerted(context, 'file_removed', { answer: { code: 'file_removed', information } }),
      ...revised(context),
    })),
    tellStoredFiles: sendTo('uploads', ({ context }) => ({
      type: 'stored.changed',
      items: context.opened.items,
    })),
    noteNotRemoved: assign(({ context }, failure: Failure) => ({
      removingFileId: null,
      ...alerted(context, 'file_not_removed', { answer: factsOf(failure) }),
    })),

    noteTry: assign(({ context }) => ({
      ...takeTypedVideo(context),
      hasTriedToSubmit: true,
      ...revised(context),
    })),
    alertBlock: assign(({ context }) => (context.block ? alerted(context, context.block) : {})),
    alertProblem: assign(({ context }) => {
      const problem = firstProblem(problemsOf(context));
      return problem ? alerted(context, problem) : {};
    }),
    alertUploads: assign(({ context }) => alerted(context, 'uploads_failed')),
    clearAlert: assign({ alert: null }),

    markSent: assign(({ context }) => ({
      sent: context.sent ?? { draft: toNoticeDraft(context), isUnanswered: false },
      failure: null,
      ...revised(context),
    })),
    noteUnanswered: assign(({ context }) => ({
      sent: context.sent && { ...context.sent, isUnanswered: true },
    })),
    noteNotDone: assign(({ context }) => ({
      sent: context.sent?.isUnanswered ? context.sent : null,
      ...revised(context),
    })),
    /** [ST-20, ER-02] Back in the form with what the server said; the next try has a key of its own. */
    noteRefusal: assign(({ context }) => {
      const { failure } = context;
      return {
        sent: null,
        formSession: null,
        ...(failure && alerted(context, 'not_saved', { answer: factsOf(failure) })),
        ...(failure?.kind === 'refused' && { fieldInformation: placeFieldInformation(failure.fields) }),
        ...revised(context),
      };
    }),
    useUpFormSession: assign(({ context }) => ({ sent: null, formSession: null, ...revised(context) })),
    takeFormSession: assign((_, formSession: string) => ({ formSession })),
    /** The lost answer was a yes: what was changed since is an edit of that notice. */
    adoptSaved: assign(({ context }, { id, version }: SavedNotice) => ({
      target: { mode: 'edit' as const, id, version },
      storedDates: context.sent && { share: context.sent.draft.shareDate, due: context.sent.draft.dueDate },
      base: null,
      sent: null,
      formSession: null,
      ...revised(context),
    })),
    keepMine: assign(({ context }, loaded: LoadedForm) => {
      return { ...overNewer(context, loaded), ...revised(context) };
    }),
    noteTheirs: assign((_, theirs: LoadedForm) => ({ theirs })),
    applyMerge: assign(({ context, event }) => {
      assertEvent(event, 'merge.save');
      if (!context.theirs) return {};
      return {
        ...overNewer(context, context.theirs),
        values: event.values,
        theirs: null,
        ...revised(context),
      };
    }),
    takeTheirs: assign(({ context }, loaded: LoadedForm) => ({
      ...openFresh(context, loaded),
      // Theirs may name what has gone since.
      divisionList: null,
      ...nothingTold,
      ...revised(context),
    })),
    alertNotSaved: assign(({ context }) =>
      context.failure ? alerted(context, 'not_saved', { answer: factsOf(context.failure) }) : {},
    ),
    expireIfUnauthorized: enqueueActions(({ enqueue }, failure: Failure) => {
      if (failure.kind === 'unauthorized') enqueue.raise({ type: 'session.expired' });
    }),
    expire: raise({ type: 'session.expired' }),

    flushDraft: raise({ type: 'draft.flush' }),
    keepChanges: enqueueActions(({ context, enqueue }) => {
      if (context.revision === context.keptRevision) return;
      enqueue.sendTo('draftKeeper', { type: 'draft.keep', draft: toDraft(context) });
      enqueue.assign({ keptRevision: context.revision });
    }),
    keepAnew: assign({ keptRevision: -1 }),

    rememberSaved: assign(({ context }, { id, version, information }: SavedNotice) => ({
      outcome: { kind: 'saved' as const, id, version, information, undo: toUndoDraft(context) },
    })),
    rememberClosed: assign({ outcome: { kind: 'closed', isDraftKept: false } }),
    rememberKept: assign({ outcome: { kind: 'closed', isDraftKept: true } }),
  },
  guards: {
    isNoticeMissing: ({ context }, { notice }: LoadedForm) =>
      context.target.mode !== 'add' && notice === null,
    needsDivisions: ({ context }) => {
      const divided = dividedOf(context);
      return divided !== null && !isSame(divided, context.divisionList?.of);
    },
    hasMovedOn: ({ context }) => !isSame(dividedOf(context), context.divisionsAskedFor),
    /** [AF-12] The rest of the form has to be right first. */
    isTooEarlyForFiles: ({ context }) =>
      context.values.office !== undefined && firstProblem(problemsOf(context)) !== null,
    isDemoSchool: ({ context }) => context.person.isDemoSchool,
    isStoredFile: ({ context, event }) => {
      assertEvent(event, 'file.remove');
      return storedItemOf(context, event.key) !== undefined;
    },
    hasFileToRemove: ({ context }) => context.removingFileId !== null,
    hasUnkeptChanges: ({ context }) => context.revision !== context.keptRevision,
    hasUnsavedChanges: ({ context }) => hasChanges(context),
    isBlocked: ({ context }) => context.block !== null,
    hasProblem: ({ context }) => firstProblem(problemsOf(context)) !== null,
    hasFilesUnderWay: ({ context }) => context.uploads.summary.pending > 0 || context.removingFileId !== null,
    hasNoFilesUnderWay: ({ context }) =>
      context.uploads.summary.pending === 0 && context.removingFileId === null,
    hasFailedUploads: ({ context }) => context.uploads.summary.failed > 0,
    needsFormSession: ({ context }) => context.formSession === null,
    hasNewerValues: ({ context }) => context.sent !== null && isNewerThan(context, context.sent.draft),
    wasUnauthorized: ({ context }) => context.failure?.kind === 'unauthorized',
    wasUnreachable: ({ context }) => context.failure?.kind === 'unreachable',
    wasStale: ({ context }) => context.failure?.kind === 'stale',
    isSamePerson: ({ context, event }) => isForPerson(context, event),
    isOtherPerson: ({ context, event }) => !isForPerson(context, event),
    hasSaved: ({ context }) => context.outcome?.kind === 'saved',
  },
  delays: {
    /** Typing is kept at most this late; the last change always is. */
    draftPause: 400,
    /** How long the keeper of drafts rests after it broke. */
    draftRetry: 5_000,
    /** How long a closing form waits for its draft to be dropped. */
    dropPatience: 1_000,
  },
});
