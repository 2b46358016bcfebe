import { useState } from 'react';
import type { NoticeFormView } from '#machines/notices/notice-form/notice-form.view.ts';
import { UploadList } from '#src/lib/upload/UploadList.tsx';
import type { FileRules } from '#src/lib/upload/UploadRow.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { useForm, useFormView } from '../form-context.ts';
import { formMessages as messages } from '../messages.en.ts';

const rulesOf = ({ stage, block, removingFileId }: NoticeFormView): FileRules => ({
  mayRemove: stage === 'editing',
  isOff: block === 'demo_school' || (stage !== 'editing' && stage !== 'waitingForUploads'),
  removingId: removingFileId,
});

interface Asked {
  readonly key: string;
  readonly name: string;
}

/** [ER-04] The notice's files. A question comes before a stored one goes, since the server removes it at once. */
export function FileList() {
  const { send } = useForm();
  const rules = useFormView(rulesOf);
  const [asked, setAsked] = useState<Asked | null>(null);
  const remove = (key: string) => {
    setAsked(null);
    send({ type: 'file.remove', key });
  };
  return (
    <>
      <UploadList
        rules={rules}
        onRemove={(row) => (row.origin === 'stored' ? setAsked(row) : remove(row.key))}
      />
      <AlertDialog
        open={asked !== null}
        title={messages.removeTitle(asked?.name ?? '')}
        answers={[
          { value: 'keep', label: messages.removeCancel },
          { value: 'remove', label: messages.removeConfirm, tone: 'danger' },
        ]}
        onAnswer={(answer) => (answer === 'remove' && asked ? remove(asked.key) : setAsked(null))}
        onCancel={() => setAsked(null)}
      >
        {messages.removeText}
      </AlertDialog>
    </>
  );
}
