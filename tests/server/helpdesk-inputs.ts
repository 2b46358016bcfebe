import { randomUUID } from 'node:crypto';
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
