import type { Handler } from '#server/core/pipeline.ts';
import { presentChat, tellOfChat } from '../chats.ts';
import { markSeen, ownChat } from '../queries/chats.ts';

/** Marks the replies as read. */
export const getChatHistory: Handler<'get-chat-history'> = async (input, scene) => {
  const { app, db, actor } = scene;
  const chat = await ownChat(db, actor, input.chat_id);
  // The caller's other tabs stop counting it.
  if (await markSeen(db, chat, app.now())) tellOfChat(scene, chat, false);
  return { chat: await presentChat(db, chat) };
};
