import type { Handler } from '#server/core/pipeline.ts';
import { refuseStale } from '#server/core/refusal.ts';
import { answer } from '../present-ticket.ts';
import { lockTicket } from '../queries/tickets.ts';
import { changeTicket } from '../tickets.ts';

/** Takes, releases, closes with a reason, or reopens. */
export const updateHelpdeskTicket: Handler<'update-helpdesk-ticket'> = async (input, scene) => {
  const { db, actor } = scene;
  const held = await lockTicket(db, input.number);
  refuseStale(scene, held.ticket.version, input.version);
  if (input.action === 'close' && input.reason === '')
    throw scene.refuse('reason_required', { issues: { reason: 'reason_required' } });
  const changes = {
    take: { assigneeId: actor.id },
    release: { assigneeId: null },
    close: { status: 'closed', reason: input.reason },
    reopen: { status: 'open' },
  } as const;
  await changeTicket(scene, held, changes[input.action]);
  return answer(scene, input.number);
};
