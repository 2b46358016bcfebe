import type { Handler } from '#server/core/pipeline.ts';
import { addMessage, chatToWriteIn, presentChat } from '../chats.ts';
import { refuseUnlessMayAskForPerson } from '../policy.ts';
import { chatOfSent, takeTurn } from '../queries/chats.ts';
import { lockTicketOf } from '../queries/tickets.ts';
import { openTicket } from '../tickets.ts';

/** "Talk to a person" [QU-30]: puts the chat with all messages into the queue. */
export const createHelpdeskTicket: Handler<'create-helpdesk-ticket'> = async (input, scene) => {
  const { db, actor, refuse } = scene;
  refuseUnlessMayAskForPerson(scene);
  await takeTurn(db, actor);
  const sent = await chatOfSent(db, actor, input.message_id);
  if (sent) return { chat: await presentChat(db, sent) };
  if (input.chat_id === '' && input.text === '')
    throw refuse('nothing_said', { issues: { text: 'nothing_said' } });
  const chat = await chatToWriteIn(scene, input.chat_id, input.text);
  // Before the message, which locks the chat: a reply locks them in this order too.
  await lockTicketOf(db, chat);
  if (input.text !== '')
    await addMessage(scene, chat, { id: input.message_id, kind: 'person', text: input.text });
  await openTicket(scene, chat);
  return { chat: await presentChat(db, chat) };
};
