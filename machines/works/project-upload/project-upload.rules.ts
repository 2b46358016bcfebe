import type { ShownFile } from '#contract/files/shown-file.wire.ts';
import { mayTakeOff, refuseUrl, workLimits } from '#contract/works/entries.rules.ts';
import type { ProjectDetail, ProjectUploaded } from '#contract/works/works.wire.ts';
import { restoreItems, toDraftItems } from '../../upload-queue/upload-queue.draft.ts';
import { attachmentsOf, itemFromAttachment, summaryOf } from '../../upload-queue/upload-queue.rules.ts';
import type { UploadItem, UploadOrigin } from '../../upload-queue/upload-queue.types.ts';
import type {
  PastedPicture,
  ProjectUploadContext,
  Removal,
  Save,
  UploadDraft,
  UploadProblem,
} from './project-upload.types.ts';

/** [PU-18] So long a pasted picture waits before it is uploaded. */
export const pastePause = 5_000;

type Values = Pick<ProjectUploadContext, 'learning' | 'url' | 'uploads' | 'pictures'>;

function itemOf({ id, ...file }: ShownFile, origin: UploadOrigin): UploadItem {
  return itemFromAttachment({ ...file, fileId: id, cover: null, captions: [], resolutions: [] }, origin);
}

/** What the dialog begins with: the draft; of a work asked for again without one, what was handed in before. */
export function storedValues({ my_learning, entries, attempts }: ProjectUploaded): Values {
  const [last] = attempts;
  // A program that was added since is no part of the form: what was handed in before stays beside it.
  const isDraft = entries.some(({ kind }) => kind !== 'program') || !last;
  const from = isDraft ? entries : last.entries;
  const filesOf = (kind: 'file' | 'paste') =>
    from.flatMap((entry) => (entry.kind === kind && entry.file ? [entry.file] : []));
  const items = filesOf('file').map((file) => itemOf(file, isDraft ? 'stored' : 'carried'));
  return {
    learning: my_learning,
    url: from.find(({ kind }) => kind === 'addUrl')?.url ?? '',
    uploads: { items, summary: summaryOf(items) },
    pictures: filesOf('paste').map(({ id, name, size }) => ({ fileId: id, name, size })),
  };
}

/** What this browser kept stands over what the server has. */
export function keptValues(kept: UploadDraft): Values {
  const items = restoreItems(kept.items);
  const { learning, url, pictures } = kept;
  return { learning, url, pictures, uploads: { items, summary: summaryOf(items) } };
}

export const toUploadDraft = (context: ProjectUploadContext): UploadDraft => ({
  version: context.version,
  learning: context.learning,
  url: context.url,
  items: toDraftItems(context.uploads.items),
  pictures: context.pictures,
  formSession: context.formSession,
});

/** [PU-04] The next attempt has a program of the workspace, which is enough to hand in. */
const hasProgram = (uploaded: ProjectUploaded | null): boolean =>
  uploaded?.entries.some(({ kind }) => kind === 'program') ?? false;

const filesOf = ({ uploads }: Values) => attachmentsOf(uploads.items).map(({ fileId }) => fileId);

/** [VU-05…09, QU-27] What stands in the way; null: it can be sent. */
export function problemOf(context: ProjectUploadContext, isSubmit: boolean): UploadProblem | null {
  const { uploads, pictures, url, learning } = context;
  if (uploads.summary.pending > 0 || context.pasting) return 'uploads_pending';
  if (uploads.summary.failed > 0) return 'uploads_failed';
  const files = filesOf(context).length + pictures.length;
  const wrongUrl = refuseUrl(url);
  if (wrongUrl) return wrongUrl;
  if (files > workLimits.files) return 'too_many_files';
  if (files === 0 && url.trim() === '' && !hasProgram(context.uploaded)) return 'no_entries';
  return isSubmit && learning.trim() === '' ? 'no_learning' : null;
}

export function saveOf(context: ProjectUploadContext): Save {
  const { of, isSubmit, learning, url, pictures, version, formSession } = context;
  return {
    of,
    isSubmit,
    learning,
    url: url.trim(),
    fileIds: filesOf(context),
    pictureIds: pictures.map(({ fileId }) => fileId),
    version,
    formSession: formSession ?? '',
  };
}

/** What leaves with a file that is taken off; null: nothing at the server. `last_file`: it is replaced instead. */
export function removalOf(context: ProjectUploadContext, key: string): Removal | 'last_file' | null {
  const { uploads, pictures, url, of, uploaded, version, detail } = context;
  const item = uploads.items.find((each) => each.key === key);
  if (!item || item.status !== 'ready' || item.fileId === null) return null;
  const files = attachmentsOf(uploads.items).length - 1;
  const others = pictures.length + (url.trim() === '' ? 0 : 1);
  const isSaved = item.origin !== 'new';
  if (isSaved && !mayTakeOff({ attempt: detail?.attempt ?? 0 }, { files, others })) return 'last_file';
  if (item.origin === 'carried') return null;
  const workId = uploaded?.work_id ?? 0;
  return { of, workId, fileId: item.fileId, version, isStored: item.origin === 'stored' };
}

/** [CW-13, CW-14] The workspace is looked at only where something was saved. */
export const needsWorkspace = (detail: ProjectDetail | null): boolean => (detail?.version ?? 0) > 0;

export const withPicture = (
  pictures: readonly PastedPicture[],
  picture: PastedPicture,
): readonly PastedPicture[] =>
  pictures.some(({ fileId }) => fileId === picture.fileId) ? pictures : [...pictures, picture];
