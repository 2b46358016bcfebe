import type { Handler } from '#server/core/pipeline.ts';
import { Refusal } from '#server/core/refusal.ts';
import { refuseStaleTicket } from '../policy.ts';
import { answer } from '../present-ticket.ts';
import { changeTicket, lockTicket } from '../tickets.ts';

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
