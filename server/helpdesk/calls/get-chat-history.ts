import type { Handler } from '#server/core/pipeline.ts';
import { markSeen, ownChat, presentChat, tellOfChat } from '../chats.ts';

/** One's own chat; the replies in it count as read. */
export const getChatHistory: Handler<'get-chat-history'> = async (input, scene) => {
  const { db, actor } = scene;
  const chat = await ownChat(db, actor, input.chat_id);
  // Their other tabs count it no more.
  if (await markSeen(scene, chat)) tellOfChat(scene, chat, false);
  return { chat: await presentChat(db, chat) };
};
