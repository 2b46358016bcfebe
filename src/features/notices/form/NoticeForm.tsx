import { useEffect, useState } from 'react';
import type { SavedNoticeDraft } from '#machines/notices/notice-form/notice-form.saved.ts';
import { preload } from '#src/ui/lazy-module.ts';
import { noticeWork } from './actors/late-work.ts';
import { NoticeFormDialog, type NoticeFormDialogProps } from './NoticeFormDialog.tsx';
import { openDraft } from './open-draft.ts';

type NoticeFormProps = Omit<NoticeFormDialogProps, 'draft' | 'actorsFor'>;

/** The notice form with the person's last draft from any device. Give it a `key` of mode and notice. */
export function NoticeForm(props: NoticeFormProps) {
  const { mode, noticeId, person } = props;
  const [draft, setDraft] = useState<SavedNoticeDraft | null>();
  useEffect(() => {
    let isHere = true;
    if (mode !== 'add') preload(noticeWork);
    void openDraft({ personId: person.id, mode, noticeId }).then((found) => {
      if (isHere) setDraft(found);
    });
    return () => {
      isHere = false;
    };
  }, [person.id, mode, noticeId]);
  return draft === undefined ? null : <NoticeFormDialog {...props} draft={draft} />;
}
