import { noticeFormMachine } from '#machines/notices/notice-form/notice-form.machine.ts';
import { dividedOf, firstProblem, problemsOf } from '#machines/notices/notice-form/notice-form.rules.ts';
import type { SavedNoticeDraft } from '#machines/notices/notice-form/notice-form.saved.ts';
import type { NoticeFormContext, NoticeFormInput } from '#machines/notices/notice-form/notice-form.types.ts';
import { emptyValues, hasChanges } from '#machines/notices/notice-form/notice-form.values.ts';
import { uploadQueueMachine } from '#machines/upload-queue/upload-queue.machine.ts';
import { itemFromAttachment, summaryOf } from '#machines/upload-queue/upload-queue.rules.ts';
import type { UploadItem, UploadStatus } from '#machines/upload-queue/upload-queue.types.ts';
import { done, elapsed, failed, type PathEvent, type Walk } from '../../paths.ts';
import { silentCallback, silentPromise } from '../../stand-ins.ts';
import { walked } from '../../walked-machine.ts';
import { invariants, surprise } from './notice-form.invariants.ts';
import {
  attachment,
  clubTeacher,
  divisionsOf,
  editInput,
  inputOf,
  loaded,
  notice,
  reshareInput,
  session,
} from './notice-form.samples.ts';

/** The form whose actors leave the talking to the path helper; its upload queue is real but says nothing. */
export const silentForm = noticeFormMachine.provide({
  actors: {
    loadForm: silentPromise(),
    loadDivisions: silentPromise(),
    saveNotice: silentPromise(),
    renewFormSession: silentPromise(),
    removeStoredFile: silentPromise(),
    dropDraft: silentPromise(),
    keepDraft: silentCallback(),
    uploads: uploadQueueMachine.provide({
      actors: { uploadFile: silentCallback() },
      actions: { tellParent: () => {} },
    }),
  },
});

/** A draft with everything a person can fill in. */
export const richDraft: SavedNoticeDraft = {
  format: 1,
  personId: 7,
  mode: 'add',
  noticeId: 0,
  target: { mode: 'add', id: 0, version: 0 },
  values: {
    ...emptyValues,
    title: 'Sports day',
    description: 'Come at nine.',
    grades: 'all',
    dueDate: '2026-12-24',
    noticeFor: 2,
    videos: [{ url: 'https://player.vimeo.com/video/123456', kind: 'iframe', label: 'Video 1' }],
  },
  videoText: '',
  items: [{ key: 'r', name: 'r.pdf', size: 5, type: 'pdf', fileId: 'id-r', origin: 'new' }],
  sent: null,
};

const unreachable = { kind: 'unreachable' };
const unauthorized = { kind: 'unauthorized' };
const refused = { kind: 'refused', code: 'unknown_grade', information: 'That grade is gone.' };
const stale = { kind: 'stale', information: 'Changed elsewhere.' };

export const upload = (status: UploadStatus): UploadItem => ({
  ...itemFromAttachment(attachment('n'), 'new'),
  status,
  fileId: status === 'ready' ? 'n' : null,
});
const uploadsChanged = (...items: readonly UploadItem[]): PathEvent => ({
  type: 'uploads.changed',
  items,
  summary: summaryOf(items),
});
const uploading = ['waiting', 'ready', 'failed'].map((status) =>
  uploadsChanged(upload(status as UploadStatus)),
);

const loading: readonly PathEvent[] = [
  done('loadForm', loaded()),
  done('loadForm', loaded({ notice })),
  failed('loadForm', unreachable),
  failed('loadForm', unauthorized),
  { type: 'form.retry' },
];

const world: readonly PathEvent[] = [
  { type: 'connection.lost' },
  { type: 'connection.restored' },
  { type: 'session.expired' },
  { type: 'session.restored', personId: 7 },
  { type: 'session.restored', personId: 8 },
];

const closing: readonly PathEvent[] = [
  { type: 'form.close' },
  { type: 'close.cancel' },
  { type: 'close.discard' },
  { type: 'close.keep' },
  done('dropDraft'),
  failed('dropDraft', unreachable),
  elapsed('dropPatience', 'noticeForm.dropping'),
];

const sending: readonly PathEvent[] = [
  { type: 'edit.title', text: 'Sports week' },
  { type: 'edit.title', text: '' },
  { type: 'form.submit' },
  { type: 'submit.cancel' },
  { type: 'form.retry' },
  { type: 'form.edit' },
  { type: 'form.reset' },
  done('saveNotice', { id: 40, version: 4, information: 'Saved.' }),
  ...[unreachable, unauthorized, refused, stale].map((error) => failed('saveNotice', error)),
  done('renewFormSession', session(2)),
  failed('renewFormSession', unreachable),
  failed('renewFormSession', unauthorized),
  done('obtainFormSession', session(3)),
  ...[unreachable, unauthorized, refused].map((error) => failed('obtainFormSession', error)),
];

const conflict: readonly PathEvent[] = ['loadNewerForMine', 'loadTheirs', 'loadForMerge'].flatMap((id) => [
  done(id, loaded({ notice: { ...notice, version: 5 }, formSession: session(4) })),
  done(id, loaded()),
  failed(id, unreachable),
  failed(id, unauthorized),
]);

const files: readonly PathEvent[] = [
  ...uploading,
  { type: 'files.add', files: [{ key: 'n', name: 'n.pdf', size: 5 }] },
  { type: 'file.cancel', key: 'n' },
  { type: 'file.retry', key: 'n' },
  { type: 'file.remove', key: 'n' },
  { type: 'file.remove', key: 's1' },
  { type: 'refusals.dismiss' },
  done('removeStoredFile', {
    attachments: [attachment('s2')],
    version: 4,
    information: 'Deleted successfully.',
  }),
  failed('removeStoredFile', unreachable),
  failed('removeStoredFile', unauthorized),
];

const divisions: readonly PathEvent[] = [
  { type: 'edit.grades', chosen: [6] },
  { type: 'edit.grades', chosen: [7] },
  { type: 'edit.grades', chosen: [6, 7] },
  { type: 'edit.divisions', chosen: [61] },
  done('loadDivisions', divisionsOf(6)),
  failed('loadDivisions', unreachable),
  failed('loadDivisions', unauthorized),
  { type: 'divisions.retry' },
];

const clubs: readonly PathEvent[] = [
  ...([[], [6], [6, 7], 'all'] as const).map((chosen) => ({ type: 'edit.grades', chosen })),
  ...([[], [61], [61, 71], 'all'] as const).map((chosen) => ({ type: 'edit.divisions', chosen })),
  done('loadDivisions', divisionsOf(6, 7)),
  done('loadDivisions', divisionsOf(7)),
  failed('loadDivisions', unreachable),
  failed('loadDivisions', unauthorized),
  { type: 'divisions.retry' },
];

const drafts: readonly PathEvent[] = [
  { type: 'page.hidden' },
  { type: 'draft.discard' },
  failed('draftKeeper', new Error('storage is blocked')),
  elapsed('draftPause', 'noticeForm.open.draft.kept.pausing'),
  elapsed('draftRetry', 'noticeForm.open.draft.broken'),
];

function project({ context }: { readonly context: NoticeFormContext }): unknown {
  const { target, sent, formSession, uploads, removingFileId, divisionList, outcome, failure } = context;
  return [
    [target.mode, firstProblem(problemsOf(context)), hasChanges(context)],
    [sent?.draft.title, sent?.isUnanswered, formSession === null, context.values.title],
    [
      uploads.summary,
      removingFileId,
      divisionList?.of,
      dividedOf(context),
      context.values.divisions,
      context.choiceNote?.kind,
      context.divisionsAskedFor,
    ],
    [outcome?.kind, failure?.kind, context.revision === context.keptRevision, context.isDraftRestored],
  ];
}

const walk = (
  input: NoticeFormInput,
  ...events: readonly (readonly PathEvent[])[]
): Walk<typeof silentForm> => ({
  input,
  events: events.flat(),
  project,
});

const ready = inputOf({ draft: richDraft });
const clubForm = inputOf({ person: { ...clubTeacher, id: 7 } });
const demo = inputOf({ person: { ...inputOf().person, isDemoSchool: true } });
const small: readonly PathEvent[] = [
  { type: 'edit.title', text: 'X' },
  { type: 'field.leave', field: 'title' },
  { type: 'alert.dismiss' },
];

const office = inputOf({ person: { ...inputOf().person, role: 1, schoolId: 0 } });
const officePlaces: readonly PathEvent[] = [
  { type: 'edit.countries', picked: [{ id: 1, name: 'India' }] },
  { type: 'edit.states', picked: [{ id: 11, name: 'Goa' }] },
  { type: 'edit.schools', picked: [{ id: 6, name: 'One' }] },
  { type: 'edit.schools', picked: 'all' },
  { type: 'edit.roles', admin: true, faculty: false, students: false },
];

/** Together they take every transition; apart they stay small enough to try every event in every place. */
export const walks = {
  loading: walk(editInput, loading, world, closing.slice(0, 1)),
  sending: walk(ready, loading.slice(0, 1), sending, closing, world),
  editing: walk(
    editInput,
    loading.slice(1, 2),
    sending,
    [
      { type: 'conflict.keep_mine' },
      { type: 'conflict.take_theirs' },
      { type: 'conflict.compare' },
      { type: 'merge.back' },
      { type: 'merge.save', values: richDraft.values },
    ],
    conflict,
    closing.slice(0, 2),
    world.slice(2, 4),
  ),
  files: walk(editInput, loading.slice(1, 2), files, sending.slice(2, 4), closing.slice(0, 1), world, [
    failed('uploads', new Error('a bug')),
  ]),
  divisions: walk(inputOf(), loading.slice(0, 1), divisions, world.slice(1, 4)),
  clubs: walk(clubForm, loading.slice(0, 1), clubs, sending.slice(2, 3), world.slice(1, 4)),
  drafts: walk(ready, loading.slice(0, 1), drafts, small, world.slice(2, 4)),
  demo: walk(demo, loading.slice(0, 1), files.slice(3, 4), sending.slice(2, 3)),
  office: walk(
    office,
    loading.slice(0, 1),
    officePlaces,
    divisions.slice(4, 6),
    files.slice(3, 4),
    sending.slice(2, 3),
  ),
  resharing: walk(reshareInput, loading.slice(1, 2), files.slice(6, 8), sending.slice(2, 3)),
} as const;

export const noticeForm = walked({ machine: silentForm, walks, invariants, surprise });
