import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import type {
  ProjectUploadEvent,
  ProjectUploadOutput,
  WorkRef,
} from '#machines/works/project-upload/project-upload.types.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { FormerWork } from './FormerWork.tsx';
import { worksMessages as messages } from './messages.en.ts';
import { UploadFields } from './UploadFields.tsx';
import { type HandInProps, useProjectUpload } from './use-project-upload.ts';
import { WorkFacts } from './WorkFacts.tsx';
import { WorkNotices } from './WorkNotices.tsx';

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: 'flex-end' });

interface UploadDialogProps {
  readonly app: HandInProps;
  readonly of: WorkRef;
  readonly onEnd: (output: ProjectUploadOutput) => void;
}

/** [PU-01…22] "Student project upload". Closing keeps everything typed and uploaded, so it asks nothing. */
export function UploadDialog({ app, of, onEnd }: UploadDialogProps) {
  const { actor, shelf } = useProjectUpload(app, of, onEnd);
  const snapshot = useSelector(actor, (state) => state);
  const { detail, uploaded } = snapshot.context;
  const send = useCallback((event: ProjectUploadEvent) => actor.send(event), [actor]);
  const isEditing = snapshot.matches({ open: { work: 'editing' } });
  const isBusy =
    snapshot.matches({ open: { work: 'saving' } }) ||
    snapshot.matches({ open: { work: 'obtaining' } }) ||
    snapshot.matches({ open: { work: 'awaitingUploads' } });
  const shown = (): ReactNode => {
    if (snapshot.matches('checking')) return <Skeleton label={messages.loading} shape="rows" count={4} />;
    if (snapshot.matches('checkFailed'))
      return (
        <Banner
          tone="danger"
          title={messages.notLoaded}
          announce="assertive"
          action={<Button onClick={() => send({ type: 'form.retry' })}>{messages.retry}</Button>}
        />
      );
    const closed = detail?.closed ?? '';
    const reason =
      closed === 'demo_school'
        ? messages.demo
        : snapshot.matches('refusedHere')
          ? messages.desktop
          : closed === ''
            ? null
            : messages.closedText[closed];
    return (
      <>
        {detail && <WorkFacts detail={detail} />}
        {reason !== null && <Banner title={reason} announce="polite" />}
        {uploaded && <FormerWork uploaded={uploaded} showsDraft={!snapshot.matches('open')} />}
        {snapshot.matches('open') && (
          <>
            <WorkNotices snapshot={snapshot} send={send} />
            <UploadFields snapshot={snapshot} send={send} shelf={shelf} isLocked={!isEditing} />
          </>
        )}
      </>
    );
  };
  const lock = isEditing ? {} : { disabledReason: messages.busy };
  return (
    <Dialog
      open
      size="project"
      title={messages.title}
      closeLabel={messages.close}
      onRequestClose={() => send({ type: 'form.close' })}
      footer={
        snapshot.matches('open') && (
          <div className={buttons}>
            {detail?.chkProjectUpload.save_as_draft === 1 && (
              <Button
                {...lock}
                busy={isBusy && !snapshot.context.isSubmit}
                onClick={() => send({ type: 'save.draft' })}
              >
                {messages.saveUploads}
              </Button>
            )}
            <Button
              {...lock}
              variant="primary"
              busy={isBusy && snapshot.context.isSubmit}
              onClick={() => send({ type: 'save.submit' })}
            >
              {messages.submit}
            </Button>
          </div>
        )
      }
    >
      <Stack gap="5">{shown()}</Stack>
    </Dialog>
  );
}
