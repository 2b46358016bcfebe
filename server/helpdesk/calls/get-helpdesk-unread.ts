import type { Handler } from '#server/core/pipeline.ts';
import { countUnreadChats } from '../queries/chats.ts';

export const getHelpdeskUnread: Handler<'get-helpdesk-unread'> = async (_input, { db, actor }) => ({
  count: await countUnreadChats(db, actor),
});
