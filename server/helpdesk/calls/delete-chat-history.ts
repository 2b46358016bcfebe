import type { Handler } from '#server/core/pipeline.ts';
import { tellOfChat } from '../chats.ts';
import { eraseChat, ownChat, takeTurn } from '../queries/chats.ts';
import { lockTicketOf } from '../queries/tickets.ts';

/** Deletes for good. The helpdesk's work must be finished first, so that nobody answers into nothing. */
export const deleteChatHistory: Handler<'delete-chat-history'> = async (input, scene) => {
  const { db, actor } = scene;
  await takeTurn(db, actor);
  const chat = await ownChat(db, actor, input.chat_id);
  const ticket = await lockTicketOf(db, chat);
  if (ticket && ticket.status !== 'closed') throw scene.refuse('ticket_open');
  await eraseChat(db, chat.schoolId, chat.id);
  tellOfChat(scene, chat, ticket !== undefined);
  return {};
};
