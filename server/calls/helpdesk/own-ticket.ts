import type { Handler } from '#server/core/pipeline.ts';
import { notFound, Refusal } from '#server/core/refusal.ts';
import {
  addMessage,
  chatOfSent,
  chatToWriteIn,
  ownChat,
  presentChat,
  takeTurn,
} from '#server/helpdesk/chats.ts';
import { refuseUnlessMayAskForPerson } from '#server/helpdesk/policy.ts';
import { changeTicket, lockTicketOf, openTicket } from '#server/helpdesk/tickets.ts';

/** "Talk to a person" [QU-30]: the chat joins the queue with all that was said. */
export const createHelpdeskTicket: Handler<'create-helpdesk-ticket'> = async (input, scene) => {
  const { db, actor } = scene;
  refuseUnlessMayAskForPerson(actor);
  await takeTurn(db, actor);
  const sent = await chatOfSent(db, actor, input.message_id);
  if (sent) return { chat: await presentChat(db, sent) };
  if (input.chat_id === '' && input.text === '') throw nothingSaid();
  const chat = await chatToWriteIn(scene, input.chat_id, input.text);
  if (input.text !== '')
    await addMessage(scene, chat, { id: input.message_id, kind: 'person', text: input.text });
  await openTicket(scene, chat);
  return { chat: await presentChat(db, chat) };
};

function nothingSaid(): Refusal {
  return new Refusal('nothing_said', 'Write what you need help with first.', {
    fields: { text: 'Write what you need help with first.' },
  });
}

/** What the person adds to their request; it is the helpdesk's turn then, also when it was closed before. */
export const saveChatHistory: Handler<'save-chat-history'> = async (input, scene) => {
  const { db, actor } = scene;
  await takeTurn(db, actor);
  const sent = await chatOfSent(db, actor, input.message_id);
  if (sent) return { chat: await presentChat(db, sent) };
  const chat = await ownChat(db, actor, input.chat_id);
  const ticket = await lockTicketOf(db, chat);
  if (!ticket) throw new Refusal('no_ticket', 'Nobody of the helpdesk reads this chat yet.');
  await addMessage(scene, chat, { id: input.message_id, kind: 'person', text: input.text });
  await changeTicket(scene, { ticket, chat }, { status: 'open' });
  return { chat: await presentChat(db, chat) };
};

/** "My problem is solved": closed by the person, without a reason. */
export const resolveHelpdeskTicket: Handler<'resolve-helpdesk-ticket'> = async (input, scene) => {
  const { db, actor } = scene;
  await takeTurn(db, actor);
  const chat = await ownChat(db, actor, input.chat_id);
  const ticket = await lockTicketOf(db, chat);
  if (!ticket) throw notFound();
  if (ticket.status !== 'closed') await changeTicket(scene, { ticket, chat }, { status: 'closed' });
  return { chat: await presentChat(db, chat) };
};
