import { useState } from 'react';
import type { NoticeFormView } from '#machines/notices/notice-form/notice-form.view.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { useForm, useFormView, useUploads } from '../form-context.ts';
import { formMessages as messages } from '../messages.en.ts';
import { FileRow, type FileRules } from './FileRow.tsx';
import { listOfFiles as list } from './layout.ts';
import { RefusedFiles } from './RefusedFiles.tsx';

const rulesOf = ({ stage, block, removingFileId }: NoticeFormView): FileRules => ({
  mayRemove: stage === 'editing',
  isOff: block === 'demo_school' || (stage !== 'editing' && stage !== 'waitingForUploads'),
  removingId: removingFileId,
});

interface Asked {
  readonly key: string;
  readonly name: string;
}

/** The files of the notice, those that were not taken, and the question before a stored one goes. */
export function FileList() {
  const { send } = useForm();
  const keys = useUploads((view) => view.rows.map((row) => row.key));
  const rules = useFormView(rulesOf);
  const [asked, setAsked] = useState<Asked | null>(null);
  const remove = (key: string) => {
    setAsked(null);
    send({ type: 'file.remove', key });
  };
  return (
    <>
      <RefusedFiles />
      {keys.length > 0 && (
        <ul className={list} aria-label={messages.fileList}>
          {keys.map((key) => (
            <li key={key}>
              <FileRow rowKey={key} rules={rules} onRemove={remove} onAskRemoval={setAsked} />
            </li>
          ))}
        </ul>
      )}
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
