import type { Handler } from '#server/core/pipeline.ts';
import { refuseStale } from '#server/core/refusal.ts';
import { addMessage } from '../chats.ts';
import { answer } from '../present-ticket.ts';
import { isMessageOf } from '../queries/chats.ts';
import { lockTicket } from '../queries/tickets.ts';
import { changeTicket } from '../tickets.ts';

/** A reply or a note [QU-30]. A reply takes a request that nobody has taken. */
export const replyHelpdeskTicket: Handler<'reply-helpdesk-ticket'> = async (input, scene) => {
  const { db, actor } = scene;
  const held = await lockTicket(db, input.number);
  if (await isMessageOf(db, held.chat, input.message_id)) return answer(scene, input.number);
  refuseStale(scene, held.ticket.version, input.version);
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
