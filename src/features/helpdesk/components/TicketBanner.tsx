import type { ChatTicket } from '#contract/helpdesk/helpdesk.model.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { messages } from '../messages.en.ts';

interface TicketBannerProps {
  readonly ticket: ChatTicket;
  readonly isSolving: boolean;
  readonly onSolved: () => void;
}

export function TicketBanner({ ticket, isSolving, onSolved }: TicketBannerProps) {
  const texts = messages.ticket;
  const { number, status, assignee, reason } = ticket;
  if (status === 'closed')
    return (
      <Banner
        tone="info"
        announce="polite"
        title={texts.closed(number)}
        text={reason ? texts.closedBy(reason) : texts.closedText}
      />
    );
  const solve = (
    <Button size="sm" busy={isSolving} onClick={onSolved}>
      {texts.solve}
    </Button>
  );
  return status === 'open' ? (
    <Banner
      tone="info"
      announce="polite"
      title={texts.open(number)}
      text={assignee ? texts.taken(assignee) : texts.openText}
      action={solve}
    />
  ) : (
    <Banner
      tone="info"
      announce="polite"
      title={texts.answered(number)}
      text={texts.answeredText}
      action={solve}
    />
  );
}
