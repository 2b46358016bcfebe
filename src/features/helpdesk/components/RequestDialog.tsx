import { helpdeskLimits } from '#contract/helpdesk/helpdesk.model.ts';
import type { HelpdeskChatView } from '#machines/helpdesk/helpdesk-chat/helpdesk-chat.view.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { UnsavedWork } from '#src/lib/form/UnsavedWork.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { css } from '#styled/css';
import { messages } from '../messages.en.ts';

const column = css({ display: 'flex', flexDirection: 'column', gap: '4', py: '2' });

interface RequestDialogProps {
  readonly view: HelpdeskChatView;
  readonly onDraft: (text: string) => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function RequestDialog({ view, onDraft, onConfirm, onCancel }: RequestDialogProps) {
  const texts = messages.request;
  const most = helpdeskLimits.messageCharacters;
  const isSending = view.request === 'sending';
  const isNeeded = view.messages.length === 0;
  return (
    <>
      {/* Closing loses nothing: the text is in the composer again. */}
      <UnsavedWork
        isDirty={view.request === 'confirming' && view.draft.trim() !== ''}
        texts={messages.leave}
      />
      <Dialog
        open={view.request !== 'none'}
        size="form"
        title={texts.title}
        description={texts.text}
        closeLabel={texts.close}
        onRequestClose={onCancel}
        footer={
          <>
            <Button onClick={onCancel}>{texts.cancel}</Button>
            <Button
              variant="primary"
              busy={isSending}
              reasonInSight
              disabledReason={view.canRequest || isSending ? undefined : texts.nothing}
              onClick={onConfirm}
            >
              {texts.send}
            </Button>
          </>
        }
      >
        <div className={column}>
          {view.failure && view.request === 'confirming' && (
            <Banner tone="danger" announce="assertive" title={failureText(view.failure, messages.failures)} />
          )}
          <TextArea
            label={texts.more}
            hint={texts.moreHint}
            required={isNeeded}
            rows={5}
            readOnly={isSending}
            limit={{ max: most, text: messages.characters }}
            value={view.draft}
            onChange={onDraft}
          />
        </div>
      </Dialog>
    </>
  );
}
