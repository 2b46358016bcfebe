import type { ReactNode } from 'react';
import type { Ticket } from '#contract/helpdesk/helpdesk.model.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';

const list = css({ display: 'grid', gridTemplateColumns: '[auto minmax(0, 1fr)]', gap: '2', columnGap: '4' });
const term = css({ textStyle: 'small', color: 'text.muted' });
const value = css({ textStyle: 'small', overflowWrap: 'anywhere' });
const tones = { open: 'warning', answered: 'success', closed: 'neutral' } as const;

export function TicketFacts({ ticket }: { readonly ticket: Ticket }) {
  const texts = messages.ticket;
  const since = formatMoment(ticket.createdAt);
  const rows: readonly (readonly [string, ReactNode])[] = [
    [
      texts.status,
      <Badge key="status" tone={tones[ticket.status]}>
        {messages.status[ticket.status]}
      </Badge>,
    ],
    ...(ticket.status === 'closed' ? [[texts.reason, ticket.reason || texts.solvedByPerson] as const] : []),
    [texts.assignee, ticket.isMine ? messages.me : ticket.assignee || messages.nobody],
    [texts.person, <bdi key="person">{ticket.personName}</bdi>],
    [texts.login, <bdi key="login">{ticket.loginName}</bdi>],
    [texts.role, messages.roles[ticket.role]],
    [texts.school, <bdi key="school">{ticket.schoolName}</bdi>],
    [texts.since, since],
  ];
  return (
    <dl className={list}>
      {rows.map(([name, content]) => (
        <div key={name} className={css({ display: 'contents' })}>
          <dt className={term}>{name}</dt>
          <dd className={value}>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
