import { randomUUID } from 'node:crypto';
import type { Recording } from '#contract/diagnostics/recording.wire.ts';
import type { Client } from './test-server.ts';

/** Asks the assistant in a new chat; returns the chat. */
export async function ask(client: Client, question = 'How do I print?', chatId = '') {
  const { chat } = await client.ok('helpdesk-api-Cread', {
    chat_id: chatId,
    message_id: randomUUID(),
    question,
  });
  return chat;
}

/** Asks the assistant, then for a person; returns the chat with its request. */
export async function askForPerson(client: Client, text = 'It still does not print.') {
  const { id } = await ask(client);
  const { chat } = await client.ok('create-helpdesk-ticket', {
    chat_id: id,
    message_id: randomUUID(),
    text,
  });
  return { chat, number: chat.ticket?.number ?? 0 };
}

export const replyTo = async (
  helpdesk: Client,
  number: number,
  text: string,
  kind: 'reply' | 'note' = 'reply',
) => {
  const { ticket } = await helpdesk.ok('get-helpdesk-ticket', { number });
  return helpdesk.ok('reply-helpdesk-ticket', {
    number,
    version: ticket.version,
    message_id: randomUUID(),
    kind,
    text,
  });
};

/** A short record of a form that was opened and closed. */
export const shortRecording: Recording = {
  version: 1,
  app: '0.1.0',
  startedAt: '2026-11-18T06:00:00.000Z',
  page: '/myteaching/taskgenie',
  actors: [{ id: 'a1', machine: 'search', parent: null, name: 'search', snapshot: { status: 'active' } }],
  steps: [
    { at: 0, actor: 'a1', kind: 'start', event: { type: 'xstate.init' }, state: 'idle', status: 'active' },
    {
      at: 12.5,
      actor: 'a1',
      kind: 'event',
      event: { type: 'text.change', text: 'qzxj' },
      state: { list: 'open' },
      status: 'active',
      took: 0.4,
    },
  ],
  calls: [{ at: 30, name: 'global-search', ms: 18, status: 200 }],
};

/** Reports a problem; returns the record's id and the request's number. */
export async function reportProblem(client: Client, recording: Recording | null = shortRecording) {
  const id = randomUUID();
  const { chat } = await client.ok('report-helpdesk-problem', {
    message_id: id,
    text: 'The list stays empty.',
    recording,
  });
  return { id, chat, number: chat.ticket?.number ?? 0 };
}
