import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { presentChat } from '../chats.ts';
import { ownChat, takeTurn } from '../queries/chats.ts';
import { lockTicketOf } from '../queries/tickets.ts';
import { changeTicket } from '../tickets.ts';

/** "My problem is solved": the person needs no reason to close. */
export const resolveHelpdeskTicket: Handler<'resolve-helpdesk-ticket'> = async (input, scene) => {
  const { db, actor } = scene;
  await takeTurn(db, actor);
  const chat = await ownChat(db, actor, input.chat_id);
  const ticket = await lockTicketOf(db, chat);
  if (!ticket) throw notFound();
  if (ticket.status !== 'closed') await changeTicket(scene, { ticket, chat }, { status: 'closed' });
  return { chat: await presentChat(db, chat) };
};
