import type { ProjectDetail, ProjectUploaded } from '#contract/works/works.wire.ts';
import { uploadQueueMachine } from '#machines/upload-queue/upload-queue.machine.ts';
import { itemFromAttachment, summaryOf } from '#machines/upload-queue/upload-queue.rules.ts';
import type { UploadItem, UploadStatus } from '#machines/upload-queue/upload-queue.types.ts';
import { projectUploadMachine } from '#machines/works/project-upload/project-upload.machine.ts';
import { problemOf } from '#machines/works/project-upload/project-upload.rules.ts';
import type {
  ProjectUploadInput,
  Save,
  UploadDraft,
} from '#machines/works/project-upload/project-upload.types.ts';
import { done, elapsed, failed, type PathEvent, type Walk } from '../../paths.ts';
import { silentCallback, silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, walked } from '../../walked-machine.ts';

/** Whose actors leave the talking to the path helper; its upload queue is real but says nothing. */
export const machine = projectUploadMachine.provide({
  actors: {
    loadDetail: silentPromise(),
    loadUploaded: silentPromise(),
    obtainFormSession: silentPromise(),
    saveWork: silentPromise(),
    sendPicture: silentPromise(),
    removeFile: silentPromise(),
    uploads: uploadQueueMachine.provide({
      actors: { uploadFile: silentCallback() },
      actions: { tellParent: () => {} },
    }),
  },
});

export const detail: ProjectDetail = {
  project_id: 9,
  session_id: 0,
  project_name: 'A lamp',
  project_cover: '',
  compiler_exist: 0,
  compiler_tool: '',
  compiler_url: '',
  share_with: 2,
  assignment_type: 1,
  due_date: '',
  today: '2026-11-18',
  chkProjectUpload: { save_as_draft: 1, is_review: 0, is_approved: 0, resubmit: 0, upload_type: 1 },
  accepted_types: ['Pdf'],
  allows_url: 1,
  allows_paste: 1,
  closed: '',
  academic_year: '2026-2027',
  version: 0,
  attempt: 0,
  state: null,
  is_late: 0,
};
export const asked: ProjectDetail = { ...detail, version: 3, attempt: 1, state: 'resubmit' };
const inReview: ProjectDetail = {
  ...detail,
  version: 2,
  attempt: 1,
  state: 'in_review',
  closed: 'in_review',
};
const demo: ProjectDetail = { ...detail, closed: 'demo_school' };
const file = { id: 'f1', name: 'f1.pdf', type: 'pdf', size: 5, hasPreview: false };
export const uploaded: ProjectUploaded = {
  work_id: 4,
  version: 3,
  my_learning: 'I learned.',
  entries: [{ kind: 'file', file, url: '' }],
  attempts: [
    {
      number: 1,
      my_learning: 'I learned.',
      submitted_at: 1,
      is_late: 0,
      entries: [{ kind: 'file', file, url: '' }],
    },
  ],
  feedback: 'Look again.',
  reviews: [],
};

const of = { projectId: 9, sessionId: 0, assignmentType: 1 } as const;
export const input: ProjectUploadInput = { of, personId: 7, isCoarse: false, kept: null };
export const kept: UploadDraft = {
  version: 0,
  learning: 'So far',
  url: 'example.org',
  items: [{ key: 'k', name: 'k.pdf', size: 5, type: 'pdf', fileId: 'k', origin: 'new' }],
  pictures: [],
  formSession: 'a-form-session',
};

const unreachable = { kind: 'unreachable' };
const unauthorized = { kind: 'unauthorized' };
const refused = { kind: 'refused', code: 'in_review', information: 'Your teacher has it.' };
const stale = { kind: 'stale', information: 'Changed elsewhere.' };

export const item = (status: UploadStatus): UploadItem => ({
  ...itemFromAttachment(
    {
      fileId: 'n',
      name: 'n.pdf',
      type: 'pdf',
      size: 5,
      hasPreview: false,
      cover: null,
      captions: [],
      resolutions: [],
    },
    'new',
  ),
  status,
  fileId: status === 'ready' ? 'n' : null,
});
export const changed = (...items: readonly UploadItem[]): PathEvent => ({
  type: 'uploads.changed',
  items,
  summary: summaryOf(items),
});

const checking: readonly PathEvent[] = [
  ...[detail, asked, inReview, demo].map((each) => done('loadDetail', each)),
  failed('loadDetail', unreachable),
  done('loadUploaded', uploaded),
  failed('loadUploaded', unreachable),
  { type: 'form.retry' },
  { type: 'work.changed' },
  { type: 'connection.restored' },
  { type: 'session.restored', personId: 7 },
  { type: 'session.restored', personId: 8 },
  { type: 'form.close' },
];
/** What leads into an open dialog, and back after another tab saved. */
const again: readonly PathEvent[] = [
  done('loadDetail', detail),
  done('loadUploaded', uploaded),
  { type: 'connection.restored' },
  { type: 'session.restored', personId: 7 },
];
const world: readonly PathEvent[] = [{ type: 'connection.lost' }, { type: 'session.expired' }];
const saving: readonly PathEvent[] = [
  { type: 'learning.edit', text: 'I learned.' },
  { type: 'learning.edit', text: '' },
  { type: 'save.draft' },
  { type: 'save.submit' },
  done('obtainFormSession', 'another-session'),
  ...[unreachable, unauthorized, refused, stale, undefined].map((error) =>
    failed('obtainFormSession', error),
  ),
  { type: 'form.retry' },
  done('saveWork', { version: 4 }),
  ...[unreachable, unauthorized, refused, stale, undefined].map((error) => failed('saveWork', error)),
  { type: 'form.edit' },
  { type: 'conflict.keep_mine' },
  { type: 'conflict.take_theirs' },
];
const files: readonly PathEvent[] = [
  changed(item('uploading')),
  changed(item('ready')),
  changed(item('failed')),
  // A press while a file is on its way.
  { type: 'save.draft' },
  { type: 'files.add', files: [{ key: 'n', name: 'n.pdf', size: 5 }] },
  { type: 'file.cancel', key: 'n' },
  { type: 'file.retry', key: 'n' },
  { type: 'file.remove', key: 'n' },
  { type: 'file.remove', key: 'f1' },
  { type: 'refusals.dismiss' },
  done('removeFile', 5),
  failed('removeFile', unreachable),
  failed('uploads', new Error('broken')),
];
const pasting: readonly PathEvent[] = [
  { type: 'url.edit', text: 'example.org' },
  { type: 'picture.paste', picture: { key: 'p', name: 'p.png', size: 5 }, at: 0 },
  { type: 'paste.now' },
  { type: 'paste.cancel' },
  { type: 'picture.remove', fileId: 'p' },
  elapsed('pasteWait', 'projectUpload.open.paste.counting'),
  done('sendPicture', { fileId: 'p', name: 'p.png', size: 5 }),
  failed('sendPicture', unreachable),
];

const project: Walk<typeof machine>['project'] = ({ context }) => [
  context.detail?.closed,
  context.detail?.attempt,
  context.learning,
  context.url,
  context.uploads.items.map(({ key, status }) => [key, status]),
  context.pictures.length,
  context.pasting !== null,
  context.removal,
  context.formSession,
  context.isSubmit,
  context.problem,
  context.failure?.code,
  context.keepsMine,
];

export const projectUpload = walked({
  machine,
  walks: {
    opened: { input, events: [...checking, ...world], project },
    'with a kept draft': { input: { ...input, kept }, events: [...again, ...world, ...saving], project },
    'with files': {
      input,
      events: [done('loadDetail', asked), done('loadUploaded', uploaded), ...files],
      project,
    },
    'with pictures': { input, events: [done('loadDetail', detail), ...pasting], project },
    'by touch alone': { input: { ...input, isCoarse: true }, events: checking, project },
  },
  invariants: [
    {
      name: 'nothing is sent that the server would refuse for its parts [VU-05, VU-06, VU-07, VU-08]',
      holds: (after, before) =>
        !begins('saveWork', after, before) || problemOf(after.context, after.context.isSubmit) === null,
    },
    {
      name: 'a save goes by a form session, and goes again by the same one until an answer came',
      holds: (after, before) =>
        !begins('saveWork', after, before) || (inputOf(after, 'saveWork') as Save).formSession !== '',
    },
    {
      name: 'what is closed, or refused on this device, is never open [PU-01, PU-22]',
      holds: (after) =>
        !after.matches('open') || (after.context.detail?.closed === '' && !after.context.isCoarse),
    },
    {
      name: 'what was typed is there until it is saved, or given up for what another tab saved',
      holds: (after, before, event) =>
        !before?.context.isChanged ||
        event?.type === 'learning.edit' ||
        !before.matches('open') ||
        after.context.learning === before.context.learning ||
        event?.type.startsWith('conflict') === true,
    },
  ],
});
