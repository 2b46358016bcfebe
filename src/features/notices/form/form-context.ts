import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { noticeFormMachine } from '#machines/notices/notice-form/notice-form.machine.ts';
import { type NoticeFormView, noticeFormView } from '#machines/notices/notice-form/notice-form.view.ts';
import type { uploadQueueMachine } from '#machines/notices/upload-queue/upload-queue.machine.ts';
import { type UploadQueueView, uploadQueueView } from '#machines/notices/upload-queue/upload-queue.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import type { NoticeForm } from './use-notice-form.ts';

export const NoticeFormContext = createContext<NoticeForm | null>(null);

export function useForm(): NoticeForm {
  const form = useContext(NoticeFormContext);
  if (!form) throw new Error('Parts of the notice form stand inside its dialog.');
  return form;
}

/** Many parts read one snapshot: its view is made once. */
function once<Snapshot extends object, View>(make: (snapshot: Snapshot) => View) {
  const made = new WeakMap<Snapshot, View>();
  return (snapshot: Snapshot): View => {
    const known = made.get(snapshot);
    if (known !== undefined) return known;
    const view = make(snapshot);
    made.set(snapshot, view);
    return view;
  };
}

const viewOf = once<SnapshotFrom<typeof noticeFormMachine>, NoticeFormView>(noticeFormView);
const uploadsOf = once<SnapshotFrom<typeof uploadQueueMachine>, UploadQueueView>(uploadQueueView);

/** A piece of what the dialog shows; its reader renders again only when that piece says something else. */
export function useFormView<Piece>(select: (view: NoticeFormView) => Piece): Piece {
  return useSelector(useForm().actor, (snapshot) => select(viewOf(snapshot)), isSame);
}

const noUploads: UploadQueueView = {
  rows: [],
  refused: [],
  summary: { ready: 0, pending: 0, failed: 0 },
  isPaused: false,
  isFull: false,
};

/** A piece of the upload queue's view. Progress moves here, and nowhere else. */
export function useUploads<Piece>(select: (view: UploadQueueView) => Piece): Piece {
  const child = useSelector(useForm().actor, (snapshot) => snapshot.children.uploads);
  const queue = child as ActorRefFrom<typeof uploadQueueMachine> | undefined;
  return useSelector(queue, (snapshot) => select(snapshot ? uploadsOf(snapshot) : noUploads), isSame);
}
