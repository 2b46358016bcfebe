import { Button } from '#src/ui/Button.tsx';
import { useForm, useFormView } from '../form-context.ts';
import { formMessages as messages } from '../messages.ts';
import { ChoiceDialog } from './ChoiceDialog.tsx';

/** The two questions a form can ask over itself. */
export function StageQuestions({ keepsDrafts }: { readonly keepsDrafts: boolean }) {
  const stage = useFormView((view) => view.stage);
  return (
    <>
      <Closing isOpen={stage === 'confirmingClose'} keepsDrafts={keepsDrafts} />
      <Conflict isOpen={stage === 'conflict'} />
    </>
  );
}

/** Nothing written is thrown away in silence. */
function Closing({ isOpen, keepsDrafts }: { readonly isOpen: boolean; readonly keepsDrafts: boolean }) {
  const { send } = useForm();
  const stay = () => send({ type: 'close.cancel' });
  return (
    <ChoiceDialog
      open={isOpen}
      title={messages.closing}
      text={keepsDrafts ? `${messages.closingText} ${messages.closingKeptText}` : messages.closingText}
      onCancel={stay}
    >
      <Button onClick={stay}>{messages.keepEditing}</Button>
      <Button variant="danger" onClick={() => send({ type: 'close.discard' })}>
        {messages.discard}
      </Button>
      {keepsDrafts && (
        <Button variant="primary" onClick={() => send({ type: 'close.keep' })}>
          {messages.keepDraft}
        </Button>
      )}
    </ChoiceDialog>
  );
}

/** Somebody saved a newer version: nothing is overwritten without being asked. */
function Conflict({ isOpen }: { readonly isOpen: boolean }) {
  const { send } = useForm();
  const close = () => send({ type: 'form.close' });
  return (
    <ChoiceDialog open={isOpen} title={messages.conflict} text={messages.conflictText} onCancel={close}>
      <Button onClick={close}>{messages.close}</Button>
      <Button variant="danger" onClick={() => send({ type: 'conflict.take_theirs' })}>
        {messages.takeTheirs}
      </Button>
      <Button variant="primary" onClick={() => send({ type: 'conflict.keep_mine' })}>
        {messages.keepMine}
      </Button>
    </ChoiceDialog>
  );
}
