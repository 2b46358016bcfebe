import { lazy, Suspense } from 'react';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { useForm, useFormView } from '../form-context.ts';
import { formMessages as messages } from '../messages.en.ts';

const MergeDialog = lazy(async () => ({ default: (await import('../merge/MergeDialog.tsx')).MergeDialog }));

export function StageQuestions({ keepsDrafts }: { readonly keepsDrafts: boolean }) {
  const stage = useFormView((view) => view.stage);
  return (
    <>
      <Closing isOpen={stage === 'confirmingClose'} keepsDrafts={keepsDrafts} />
      <Conflict isOpen={stage === 'conflict'} />
      <Suspense>{stage === 'merging' && <MergeDialog />}</Suspense>
    </>
  );
}

function Closing({ isOpen, keepsDrafts }: { readonly isOpen: boolean; readonly keepsDrafts: boolean }) {
  const { send } = useForm();
  return (
    <AlertDialog
      open={isOpen}
      title={messages.closing}
      answers={[
        { value: 'close.cancel', label: messages.keepEditing },
        { value: 'close.discard', label: messages.discard, tone: 'danger' },
        ...(keepsDrafts
          ? [{ value: 'close.keep', label: messages.keepDraft, tone: 'primary' } as const]
          : []),
      ]}
      onAnswer={(type) => send({ type })}
      onCancel={() => send({ type: 'close.cancel' })}
    >
      {keepsDrafts ? `${messages.closingText} ${messages.closingKeptText}` : messages.closingText}
    </AlertDialog>
  );
}

/** Somebody saved a newer version; nothing is overwritten without a question. */
function Conflict({ isOpen }: { readonly isOpen: boolean }) {
  const { send } = useForm();
  return (
    <AlertDialog
      open={isOpen}
      title={messages.conflict}
      answers={[
        { value: 'form.close', label: messages.close },
        { value: 'conflict.take_theirs', label: messages.takeTheirs, tone: 'danger' },
        { value: 'conflict.keep_mine', label: messages.keepMine },
        { value: 'conflict.compare', label: messages.compare, tone: 'primary' },
      ]}
      onAnswer={(type) => send({ type })}
      onCancel={() => send({ type: 'form.close' })}
    >
      {messages.conflictText}
    </AlertDialog>
  );
}
