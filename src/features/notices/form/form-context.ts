import { useSelector } from '@xstate/react';
import { createContext, useContext, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { noticeFormMachine } from '#machines/notices/notice-form/notice-form.machine.ts';
import { type NoticeFormView, noticeFormView } from '#machines/notices/notice-form/notice-form.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { oncePerSnapshot } from '#src/lib/once-per-snapshot.ts';
import type { UploadQueueRef, Uploads } from '#src/lib/upload/uploads-context.ts';
import { formMessages as messages } from './messages.en.ts';
import type { NoticeForm } from './use-notice-form.ts';

export const NoticeFormContext = createContext<NoticeForm | null>(null);

export function useForm(): NoticeForm {
  const form = useContext(NoticeFormContext);
  if (!form) throw new Error('Parts of the notice form stand inside its dialog.');
  return form;
}

const viewOf = oncePerSnapshot<SnapshotFrom<typeof noticeFormMachine>, NoticeFormView>(noticeFormView);
/** A part of the dialog's view; only a changed part re-renders its reader. */
export function useFormView<Piece>(select: (view: NoticeFormView) => Piece): Piece {
  return useSelector(useForm().actor, (snapshot) => select(viewOf(snapshot)), isSame);
}

/** [VN-35, QU-04] The form's queue of files. */
export function useFormUploads({ actor, send }: NoticeForm): Uploads {
  const queue = useSelector(actor, (snapshot) => snapshot.children.uploads) as UploadQueueRef | undefined;
  const { fileList: label, refused } = messages;
  return useMemo(() => ({ queue, send, label, refused }), [queue, send, label, refused]);
}
