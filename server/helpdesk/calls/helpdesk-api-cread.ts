import { randomUUID } from 'node:crypto';
import type { Chat } from '#contract/helpdesk/helpdesk.model.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { addMessage, chatToWriteIn, presentChat, tellOfChat } from '../chats.ts';
import { keepsChats } from '../policy.ts';
import { chatOfSent, takeTurn } from '../queries/chats.ts';
import { answerTo } from '../search.ts';

/** [PF-21, QU-30] Stores question and answer in the caller's chat. A repeat asks only once. */
export const askAssistant: Handler<'helpdesk-api-Cread'> = async (input, scene) => {
  const { app, db, actor } = scene;
  const { chat_id, message_id, question, article } = input;
  if (!keepsChats(actor)) {
    const answer = await answerTo(app, db, actor, question, article);
    return { chat: passingChat(message_id, question, answer, app.now().toISOString()) };
  }
  await takeTurn(db, actor);
  const sent = await chatOfSent(db, actor, message_id);
  if (sent) return { chat: await presentChat(db, sent) };
  const chat = await chatToWriteIn(scene, chat_id, question);
  const answer = await answerTo(app, db, actor, question, article);
  await addMessage(scene, chat, { id: message_id, kind: 'person', text: question });
  await addMessage(scene, chat, { id: randomUUID(), kind: 'assistant', text: '', answer });
  tellOfChat(scene, chat, false);
  return { chat: await presentChat(db, chat) };
};

/** A chat that is not stored. */
function passingChat(
  messageId: string,
  text: string,
  answer: Chat['messages'][number]['answer'],
  at: string,
): Chat {
  const message = { name: '', at };
  return {
    id: '',
    title: '',
    ticket: null,
    messages: [
      { ...message, id: messageId, by: 'person', text, answer: null },
      { ...message, id: randomUUID(), by: 'assistant', text: '', answer },
    ],
  };
}
