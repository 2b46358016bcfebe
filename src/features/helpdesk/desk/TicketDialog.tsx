import { useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { getHelpArticlesCall } from '#contract/helpdesk/calls/get-help-articles.call.ts';
import { helpdeskLimits, type Ticket } from '#contract/helpdesk/helpdesk.model.ts';
import { call } from '#src/lib/api-client.ts';
import { UnsavedWork } from '#src/lib/form/UnsavedWork.tsx';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useIsWide } from '#src/ui/use-is-wide.ts';
import { css } from '#styled/css';
import { messages as chatMessages } from '../messages.en.ts';
import type { OnHint } from '../use-helpdesk-chat.ts';
import { messages } from './messages.en.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { TicketConversation } from './TicketConversation.tsx';
import { TicketFacts } from './TicketFacts.tsx';
import { TicketRecordings } from './TicketRecordings.tsx';
import { type TicketWork, useTicket } from './use-ticket.ts';

const layout = css({
  display: 'grid',
  gap: '5',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 20rem]' },
});
const side = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  position: { lg: 'sticky' },
  insetBlockStart: '0',
});
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

interface TicketDialogProps {
  readonly number: number;
  readonly person: Person;
  readonly onHint: OnHint;
  readonly onClose: () => void;
}

/** One request: its conversation, its person and the helpdesk's actions [QU-30]. */
export function TicketDialog({ number, person, onHint, onClose }: TicketDialogProps) {
  const work = useTicket(number, onHint);
  const { ticket } = work;
  const texts = messages.ticket;
  const subject = ticket.kind === 'loaded' ? ticket.data.subject : '';
  return (
    <Dialog
      open
      size="wide"
      title={texts.title(number, subject)}
      closeLabel={texts.close}
      onRequestClose={onClose}
    >
      {ticket.kind === 'loading' && <Skeleton label={texts.loading} count={5} />}
      {ticket.kind === 'failed' &&
        (ticket.code === 'not_found' ? (
          <EmptyState title={texts.gone} />
        ) : (
          <ErrorState
            title={texts.failed}
            text={ticket.information}
            retry={{ label: texts.retry, onRetry: work.again }}
          />
        ))}
      {ticket.kind === 'loaded' && <Request ticket={ticket.data} work={work} person={person} />}
    </Dialog>
  );
}

interface RequestProps {
  readonly ticket: Ticket;
  readonly work: TicketWork;
  readonly person: Person;
}

function Request({ ticket, work, person }: RequestProps) {
  const [load] = useState(() => async (signal: AbortSignal) => {
    const { data } = await call(getHelpArticlesCall, {}, { signal });
    return data.flatMap(({ published }) => (published ? [published] : []));
  });
  const [articles] = useLoaded(load, 0);
  const isWide = useIsWide();
  const talk = (
    <Stack key="talk" gap="5">
      <TicketConversation messages={ticket.messages} personName={ticket.personName} />
      <ReplyForm
        number={ticket.number}
        personId={person.id}
        isClosed={ticket.status === 'closed'}
        work={work}
        articles={articles.kind === 'loaded' ? articles.data : []}
      />
    </Stack>
  );
  const about = (
    <div key="about" className={side}>
      <Card title={messages.ticket.facts} level={3}>
        <Stack gap="5">
          <TicketFacts ticket={ticket} />
          <TicketActions ticket={ticket} work={work} />
        </Stack>
      </Card>
      <TicketRecordings ticket={ticket} />
    </div>
  );
  // On a phone the facts come first.
  return <div className={layout}>{isWide ? [talk, about] : [about, talk]}</div>;
}

function TicketActions({ ticket, work }: Omit<RequestProps, 'person'>) {
  const [isClosing, setClosing] = useState(false);
  const texts = messages.ticket;
  const isClosed = ticket.status === 'closed';
  return (
    <div className={buttons}>
      <Button
        size="sm"
        busy={work.busy === 'take' || work.busy === 'release'}
        onClick={() => void work.act(ticket.isMine ? 'release' : 'take')}
      >
        {ticket.isMine ? texts.release : texts.take}
      </Button>
      {isClosed ? (
        <Button size="sm" busy={work.busy === 'reopen'} onClick={() => void work.act('reopen')}>
          {texts.reopen}
        </Button>
      ) : (
        <Button size="sm" onClick={() => setClosing(true)}>
          {texts.closeIt}
        </Button>
      )}
      {isClosing && (
        <CloseDialog
          isBusy={work.busy === 'close'}
          onCancel={() => setClosing(false)}
          onClose={(reason) => void work.act('close', reason).then(() => setClosing(false))}
        />
      )}
    </div>
  );
}

interface CloseDialogProps {
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onClose: (reason: string) => void;
}

function CloseDialog({ isBusy, onCancel, onClose }: CloseDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const texts = messages.ticket;
  const most = helpdeskLimits.reasonCharacters;
  const confirm = () => {
    if (reason.trim() === '') setMissing(true);
    else if (reason.trim().length <= most) onClose(reason);
  };
  return (
    <Dialog
      open
      size="form"
      title={texts.closing}
      description={texts.closingText}
      closeLabel={texts.close}
      onRequestClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{texts.closingCancel}</Button>
          <Button variant="primary" busy={isBusy} onClick={confirm}>
            {texts.closingConfirm}
          </Button>
        </>
      }
    >
      <UnsavedWork isDirty={!isBusy && reason.trim() !== ''} />
      <TextArea
        label={texts.closingReason}
        required
        rows={3}
        error={isMissing && reason.trim() === '' ? texts.reasonRequired : undefined}
        limit={{ max: most, text: chatMessages.characters }}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  );
}
