import { assertEvent, assign, sendTo, setup } from 'xstate';
import type { ProjectDetail, ProjectUploaded } from '#contract/works/works.wire.ts';
import { type Failure, factsOf } from '#machines/shared/failure.ts';
import { missingPromise } from '#machines/shared/not-provided.ts';
import { uploadQueueMachine } from '../../upload-queue/upload-queue.machine.ts';
import type { ChosenFile } from '../../upload-queue/upload-queue.types.ts';
import {
  keptValues,
  needsWorkspace,
  pastePause,
  problemOf,
  removalOf,
  storedValues,
  withPicture,
} from './project-upload.rules.ts';
import type {
  PastedPicture,
  ProjectUploadContext,
  ProjectUploadEvent,
  ProjectUploadInput,
  ProjectUploadOutput,
  Removal,
  Save,
  WorkRef,
} from './project-upload.types.ts';

const changed = { isChanged: true, problem: null, failure: null } as const;

/** The words the chart is written in. Every promise actor rejects with a `Failure`. */
export const projectUploadSetup = setup({
  types: {
    context: {} as ProjectUploadContext,
    events: {} as ProjectUploadEvent,
    input: {} as ProjectUploadInput,
    output: {} as ProjectUploadOutput,
  },
  actors: {
    loadDetail: missingPromise<ProjectDetail, WorkRef>('loadDetail'),
    loadUploaded: missingPromise<ProjectUploaded, WorkRef>('loadUploaded'),
    obtainFormSession: missingPromise<string, void>('obtainFormSession'),
    /** Answers the work's new version. */
    saveWork: missingPromise<{ readonly version: number }, Save>('saveWork'),
    sendPicture: missingPromise<PastedPicture, ChosenFile & { readonly of: WorkRef }>('sendPicture'),
    /** Answers the work's version, which a pending file leaves as it was. */
    removeFile: missingPromise<number, Removal>('removeFile'),
    uploads: uploadQueueMachine,
  },
  delays: {
    /** [PU-18] To an instant, and not from now: a page that slept sends at once. */
    pasteWait: ({ context: { pasting } }) => Math.max(0, (pasting?.dueAt ?? 0) - Date.now()),
  },
  actions: {
    noteDetail: assign((_, detail: ProjectDetail) => ({ detail, failure: null })),
    noteUploaded: assign((_, uploaded: ProjectUploaded) => ({ uploaded, failure: null })),
    /** Begins with what the server has; over it stands what was kept here, or typed before somebody else saved. */
    begin: assign(({ context }) => {
      const { detail, uploaded, kept, keepsMine } = context;
      const version = uploaded?.version ?? detail?.version ?? 0;
      const shared = { version, keepsMine: false, kept: null, problem: null, failure: null };
      if (keepsMine) return { ...shared, formSession: null };
      const stored = uploaded ? storedValues(uploaded) : {};
      if (!kept) return { ...shared, ...stored, isChanged: false, formSession: null };
      const formSession = kept.version === version ? kept.formSession : null;
      return { ...shared, ...stored, ...keptValues(kept), formSession, isChanged: true };
    }),
    editLearning: assign(({ event }) => {
      assertEvent(event, 'learning.edit');
      return { learning: event.text, ...changed };
    }),
    editUrl: assign(({ event }) => {
      assertEvent(event, 'url.edit');
      return { url: event.text, ...changed };
    }),
    tellUploads: sendTo('uploads', ({ event }) => {
      assertEvent(event, ['files.add', 'file.cancel', 'file.retry', 'file.remove', 'refusals.dismiss']);
      return event;
    }),
    tellUploadsOfWorld: sendTo('uploads', ({ event }) => {
      assertEvent(event, ['connection.lost', 'connection.restored', 'session.expired', 'session.restored']);
      return { type: event.type };
    }),
    noteUploads: assign(({ event }) => {
      assertEvent(event, 'uploads.changed');
      return { uploads: { items: event.items, summary: event.summary }, ...changed };
    }),
    askRemoval: assign(({ context, event }) => {
      assertEvent(event, 'file.remove');
      const removal = removalOf(context, event.key);
      if (removal === 'last_file') return { problem: removal };
      return { removal };
    }),
    noteRemoved: assign(({ context }, version: number) => ({
      removal: null,
      version: context.removal?.isStored ? version : context.version,
    })),
    noteNotRemoved: assign((_, failure: Failure) => ({ removal: null, failure: factsOf(failure) })),
    holdPicture: assign(({ event }) => {
      assertEvent(event, 'picture.paste');
      return { pasting: { ...event.picture, dueAt: event.at + pastePause }, ...changed };
    }),
    dropPicture: assign({ pasting: null }),
    addPicture: assign(({ context }, picture: PastedPicture) => ({
      pictures: withPicture(context.pictures, picture),
      pasting: null,
      ...changed,
    })),
    removePicture: assign(({ context, event }) => {
      assertEvent(event, 'picture.remove');
      return { pictures: context.pictures.filter(({ fileId }) => fileId !== event.fileId), ...changed };
    }),
    aimDraft: assign({ isSubmit: false }),
    aimSubmit: assign({ isSubmit: true }),
    noteProblem: assign(({ context }) => ({ problem: problemOf(context, context.isSubmit) })),
    takeFormSession: assign((_, formSession: string) => ({ formSession })),
    noteFailure: assign((_, failure: Failure) => ({ failure: factsOf(failure) })),
    forgetFailure: assign({ failure: null, problem: null }),
    keepMine: assign({ keepsMine: true }),
    takeTheirs: assign({ keepsMine: false, isChanged: false }),
    settle: assign({ outcome: 'settled' }),
  },
  guards: {
    /** [PU-01, PU-22] */
    isRefusedHere: ({ context: { isCoarse, detail } }) => isCoarse || detail?.closed === 'demo_school',
    isClosed: ({ context: { detail } }) => (detail?.closed ?? '') !== '',
    isAgain: ({ context: { detail } }) => (detail?.attempt ?? 0) > 0,
    hasWorkspace: (_, detail: ProjectDetail) => needsWorkspace(detail),
    takesDrafts: ({ context: { detail } }) => detail?.chkProjectUpload.save_as_draft === 1,
    /** Files alone: a pasted picture has its own way to go on or to be taken back. */
    isUploading: ({ context: { uploads, pasting } }) => uploads.summary.pending > 0 && pasting === null,
    hasProblem: ({ context }) => problemOf(context, context.isSubmit) !== null,
    hasFormSession: ({ context }) => context.formSession !== null,
    mayPaste: ({ context: { detail, pasting } }) => detail?.allows_paste === 1 && pasting === null,
    mustStay: ({ context, event }) => {
      assertEvent(event, 'file.remove');
      return removalOf(context, event.key) === 'last_file';
    },
    hasRemoval: ({ context }) => context.removal !== null,
    isSamePerson: ({ context, event }) => {
      assertEvent(event, 'session.restored');
      return event.personId === context.personId;
    },
    isOtherPerson: ({ context, event }) => {
      assertEvent(event, 'session.restored');
      return event.personId !== context.personId;
    },
    wasUnauthorized: (_, failure: Failure) => failure.kind === 'unauthorized',
    wasUnreachable: (_, failure: Failure) => failure.kind === 'unreachable' && failure.reason === undefined,
    wasStale: (_, failure: Failure) => failure.kind === 'stale',
    /** [ER-10] The server said why: its words are told, and the dialog stays. */
    wasRefused: (_, failure: Failure) => failure.kind === 'refused' && failure.code !== 'server_error',
  },
});
