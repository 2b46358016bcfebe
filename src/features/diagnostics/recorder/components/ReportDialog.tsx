import { type FormEvent, useId, useState } from 'react';
import { helpdeskLimits } from '#contract/helpdesk/helpdesk.model.ts';
import { alerts } from '#src/lib/alerts.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { css } from '#styled/css';
import { messages } from '../messages.en.ts';
import { useReport } from '../use-report.ts';
import { useSteps } from '../use-steps.ts';
import { StepsPanel } from './StepsPanel.tsx';

const form = css({ display: 'flex', flexDirection: 'column', gap: '5', py: '2' });

interface ReportDialogProps {
  readonly personId: number;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
  readonly onSent: (chatId: string) => void;
}

/** "Report a problem": the person's words, and the attached data, which they see first. */
export function ReportDialog({ personId, text, onText, onClose, onSent }: ReportDialogProps) {
  const formId = useId();
  const steps = useSteps(personId);
  const [attaches, setAttaches] = useState(true);
  const [isTried, setTried] = useState(false);
  const report = useReport((chat) => {
    alerts.show({ tone: 'success', title: messages.sent(chat.ticket?.number ?? 0) });
    onSent(chat.id);
  });
  const most = helpdeskLimits.messageCharacters;
  const isEmpty = text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isEmpty && text.trim().length <= most) void report.send(text, attaches ? steps.records : null);
  };
  return (
    <Dialog
      open
      size="form"
      title={messages.title}
      description={messages.text}
      closeLabel={messages.close}
      onRequestClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={report.isBusy}>
            {messages.send}
          </Button>
        </>
      }
    >
      <form id={formId} className={form} noValidate onSubmit={submit}>
        {report.failure !== null && (
          <Banner tone="danger" announce="assertive" title={messages.failed} text={report.failure} />
        )}
        <TextArea
          label={messages.words}
          hint={messages.wordsHint}
          required
          rows={5}
          readOnly={report.isBusy}
          error={isTried && isEmpty ? messages.required : undefined}
          limit={{ max: most, text: messages.characters }}
          value={text}
          onChange={onText}
        />
        <StepsPanel
          isOn={steps.isOn}
          records={steps.records}
          attaches={attaches}
          onKeep={steps.keep}
          onAttach={setAttaches}
        />
      </form>
    </Dialog>
  );
}
