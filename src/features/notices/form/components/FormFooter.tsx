import { type ReactNode, useRef, useState } from 'react';
import type { NoticeFormView } from '#machines/notices/notice-form/notice-form.view.ts';
import { useUploads } from '#src/lib/upload/uploads-context.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Banner, type BannerTone } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { hintStyle } from '#src/ui/Field.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { useForm, useFormView } from '../form-context.ts';
import { formMessages as messages } from '../messages.en.ts';
import { useFocusIfLost } from '../use-focus-if-lost.ts';

const line = css({ flexBasis: 'full', minWidth: '0' });
/** The reason becomes a line of the footer. */
const submitPart = css({ display: 'contents' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2' });

export interface FormFooterProps {
  readonly formId: string;
  readonly keepsDrafts: boolean;
}

/** Stays in sight under the fields: the form's actions, and why some are off. */
export function FormFooter({ formId, keepsDrafts }: FormFooterProps) {
  const stage = useFormView((view) => view.stage);
  if (stage === 'waitingForUploads') return <Waiting />;
  if (stage === 'unsent') return <Unsent keepsDrafts={keepsDrafts} />;
  if (stage === 'signedOut') return <SignedOut keepsDrafts={keepsDrafts} />;
  return <Sending formId={formId} />;
}

/** [NF-26] What is missing, beside the button; pending files do not block it. */
const reasonOf = (reason: NoticeFormView['submitReason']) =>
  reason === null || reason === 'uploads_pending' ? undefined : messages.alerts[reason];

/** [NF-16, NF-17, NF-26] Submit always takes presses, since the answer says what is missing. */
function Sending({ formId }: Pick<FormFooterProps, 'formId'>) {
  const { isEditing, isBusy, reason, isDemo, isInDoubt } = useFormView((view) => ({
    isEditing: view.stage === 'editing',
    isBusy: view.stage === 'saving',
    reason: view.isSubmitDisabled ? reasonOf(view.submitReason) : undefined,
    isDemo: view.block === 'demo_school',
    isInDoubt: view.stage === 'editing' && view.isInDoubt,
  }));
  const submit = useRef<HTMLDivElement>(null);
  useFocusIfLost(submit);
  return (
    <>
      {isInDoubt && <p className={`${line} ${hintStyle}`}>{messages.inDoubt}</p>}
      <VisuallyHidden>
        <output>{isBusy && messages.saving}</output>
      </VisuallyHidden>
      <Reset isOff={!isEditing || isDemo} />
      <div ref={submit} className={submitPart}>
        <Button
          type="submit"
          form={formId}
          variant="primary"
          disabled={isDemo}
          busy={isBusy}
          reasonInSight
          disabledReason={reason}
          answersPress
        >
          {messages.submit}
        </Button>
      </div>
    </>
  );
}

/** [NF-16] Empties the form. */
function Reset({ isOff }: { readonly isOff: boolean }) {
  const { send } = useForm();
  const hasChanges = useFormView((view) => view.hasUnsavedChanges);
  const [isAsking, setAsking] = useState(false);
  const reset = () => {
    setAsking(false);
    send({ type: 'form.reset' });
  };
  return (
    <>
      <Button disabled={isOff} onClick={() => (hasChanges ? setAsking(true) : reset())}>
        {messages.reset}
      </Button>
      <AlertDialog
        open={isAsking && !isOff}
        title={messages.resetTitle}
        answers={[
          { value: 'keep', label: messages.resetCancel },
          { value: 'reset', label: messages.resetConfirm, tone: 'danger' },
        ]}
        onAnswer={(answer) => (answer === 'reset' ? reset() : setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {messages.resetText}
      </AlertDialog>
    </>
  );
}

interface StatusProps {
  readonly tone: BannerTone;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Status({ tone, title, text, children }: StatusProps) {
  const answers = useRef<HTMLDivElement>(null);
  useFocusIfLost(answers);
  return (
    <>
      <div className={line}>
        <Banner tone={tone} title={title} text={text} announce="polite" />
      </div>
      <div ref={answers} className={buttons}>
        {children}
      </div>
    </>
  );
}

function Waiting() {
  const { send } = useForm();
  const pending = useUploads((view) => view.summary.pending);
  const isPaused = useUploads((view) => view.isPaused);
  return (
    <Status
      tone={isPaused ? 'offline' : 'info'}
      title={messages.waiting(Math.max(1, pending))}
      text={isPaused ? messages.waitingOffline : messages.waitingText}
    >
      <Button onClick={() => send({ type: 'submit.cancel' })}>{messages.backToForm}</Button>
    </Status>
  );
}

const offline = () =>
  ({
    tone: 'offline',
    title: messages.unsentOffline,
    kept: messages.unsentKept,
    notKept: messages.unsentNotKept,
  }) as const;
const online = () =>
  ({
    tone: 'warning',
    title: messages.unsent,
    kept: messages.unsentOnlineKept,
    notKept: messages.unsentOnlineNotKept,
  }) as const;

/** [QU-10] No answer came: the notice is kept and goes out once. */
function Unsent({ keepsDrafts }: Pick<FormFooterProps, 'keepsDrafts'>) {
  const { send } = useForm();
  const isUnreachable = useFormView((view) => view.failure?.code === 'unreachable');
  const said = isUnreachable && !navigator.onLine ? offline() : online();
  return (
    <Status tone={said.tone} title={said.title} text={keepsDrafts ? said.kept : said.notKept}>
      <Button onClick={() => send({ type: 'form.edit' })}>{messages.backToForm}</Button>
      <Button variant="primary" onClick={() => send({ type: 'form.retry' })}>
        {messages.tryAgain}
      </Button>
    </Status>
  );
}

function SignedOut({ keepsDrafts }: Pick<FormFooterProps, 'keepsDrafts'>) {
  const { send } = useForm();
  return (
    <Status
      tone="warning"
      title={messages.signedOut}
      text={keepsDrafts ? messages.signedOutKept : messages.signedOutNotKept}
    >
      <Button onClick={() => send({ type: 'form.close' })}>{messages.close}</Button>
    </Status>
  );
}
