import type { Handler } from '#server/core/pipeline.ts';
import { addMessage, presentChat } from '../chats.ts';
import { chatOfSent, ownChat, takeTurn } from '../queries/chats.ts';
import { lockTicketOf } from '../queries/tickets.ts';
import { changeTicket } from '../tickets.ts';

/** A message reopens a closed request, and it is the helpdesk's turn. */
export const saveChatHistory: Handler<'save-chat-history'> = async (input, scene) => {
  const { db, actor } = scene;
  await takeTurn(db, actor);
  const sent = await chatOfSent(db, actor, input.message_id);
  if (sent) return { chat: await presentChat(db, sent) };
  const chat = await ownChat(db, actor, input.chat_id);
  const ticket = await lockTicketOf(db, chat);
  if (!ticket) throw scene.refuse('no_ticket');
  await addMessage(scene, chat, { id: input.message_id, kind: 'person', text: input.text });
  await changeTicket(scene, { ticket, chat }, { status: 'open' });
  return { chat: await presentChat(db, chat) };
};
