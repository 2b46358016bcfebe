import { eq } from 'drizzle-orm';
import { audit } from '#server/core/audit.ts';
import type { Handler, SignedInScene } from '#server/core/pipeline.ts';
import { Refusal } from '#server/core/refusal.ts';
import { addMessage } from '#server/helpdesk/chats.ts';
import { refuseStaleTicket } from '#server/helpdesk/policy.ts';
import { helpdeskMessages } from '#server/helpdesk/schema/helpdesk.ts';
import {
  changeTicket,
  countTickets,
  listTickets,
  lockTicket,
  presentTicket,
  type StoredTicket,
} from '#server/helpdesk/tickets.ts';
import type { Queryable } from '../../db/database.ts';

export const getHelpdeskTickets: Handler<'get-helpdesk-tickets'> = (input, { db, actor }) =>
  listTickets(db, actor, input);

export const getHelpdeskCounts: Handler<'get-helpdesk-counts'> = (_input, { app, db, actor }) =>
  countTickets(db, actor, app.now());

/** Reading somebody's conversation is written down [security.md, Children]. */
export const getHelpdeskTicket: Handler<'get-helpdesk-ticket'> = async ({ number }, { app, db, actor }) => {
  const ticket = await presentTicket(db, actor, number);
  await audit({ app, db }, actor, 'helpdesk.ticket_read', { number });
  return { ticket };
};

/** A reply or a note [QU-30]. Who replies to what nobody looks after has taken it. */
export const replyHelpdeskTicket: Handler<'reply-helpdesk-ticket'> = async (input, scene) => {
  const { db, actor } = scene;
  const held = await lockTicket(db, input.number);
  if (await isSent(db, held.ticket, input.message_id)) return answer(scene, input.number);
  refuseStaleTicket(input.version, held.ticket.version);
  const isReply = input.kind === 'reply';
  await addMessage(scene, held.chat, {
    id: input.message_id,
    kind: isReply ? 'helpdesk' : 'note',
    text: input.text,
    authorId: actor.id,
  });
  const assigneeId = held.ticket.assigneeId ?? actor.id;
  await changeTicket(scene, held, isReply ? { status: 'answered', assigneeId } : {});
  return answer(scene, input.number);
};

async function isSent(db: Queryable, ticket: StoredTicket, messageId: string): Promise<boolean> {
  const [sent] = await db
    .select({ chatId: helpdeskMessages.chatId, schoolId: helpdeskMessages.schoolId })
    .from(helpdeskMessages)
    .where(eq(helpdeskMessages.id, messageId));
  return sent?.chatId === ticket.chatId && sent.schoolId === ticket.schoolId;
}

const answer = async ({ db, actor }: SignedInScene, number: number) => ({
  ticket: await presentTicket(db, actor, number),
});

/** Take it, let it go, close it with a reason, open it again. */
export const updateHelpdeskTicket: Handler<'update-helpdesk-ticket'> = async (input, scene) => {
  const { db, actor } = scene;
  const held = await lockTicket(db, input.number);
  refuseStaleTicket(input.version, held.ticket.version);
  if (input.action === 'close' && input.reason === '')
    throw new Refusal('reason_required', 'Write why it is closed.', {
      fields: { reason: 'Write why it is closed.' },
    });
  const changes = {
    take: { assigneeId: actor.id },
    release: { assigneeId: null },
    close: { status: 'closed', reason: input.reason },
    reopen: { status: 'open' },
  } as const;
  await changeTicket(scene, held, changes[input.action]);
  return answer(scene, input.number);
};
