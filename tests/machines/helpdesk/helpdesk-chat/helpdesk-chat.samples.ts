import type { Chat, ChatMessage, ChatTicket } from '#contract/helpdesk/helpdesk.model.ts';

export const said = (
  id: string,
  by: ChatMessage['by'] = 'person',
  text = 'How do I print?',
): ChatMessage => ({
  id,
  by,
  name: '',
  text,
  at: '2026-11-18T06:00:00.000Z',
  answer:
    by === 'assistant'
      ? { article: null, related: [{ key: 'theme', title: 'Dark mode' }], modules: [], videos: [] }
      : null,
});

export const ticketOf = (status: ChatTicket['status']): ChatTicket => ({
  number: 7,
  status,
  assignee: '',
  reason: status === 'closed' ? 'Done.' : '',
});

export const chatOf = (
  messages: readonly ChatMessage[],
  status?: ChatTicket['status'],
  id = 'chat-1',
): Chat => ({
  id,
  title: 'How do I print?',
  messages: [...messages],
  ticket: status ? ticketOf(status) : null,
});

export const answered = chatOf([said('q1'), said('a1', 'assistant')]);
export const waiting = chatOf(answered.messages, 'open');
export const replied = chatOf([...answered.messages, said('h1', 'helpdesk', 'Is it on?')], 'answered');
export const closed = chatOf(replied.messages, 'closed');
/** Nothing is kept in a demo school. */
export const passing = chatOf([said('q2'), said('a2', 'assistant')], undefined, '');
