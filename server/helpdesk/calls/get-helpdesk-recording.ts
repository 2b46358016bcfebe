import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { lockTicket } from '../queries/tickets.ts';
import { readRecording } from '../recordings.ts';

/** The audit notes each look at a person's steps [security.md, Children]. */
export const getHelpdeskRecording: Handler<'get-helpdesk-recording'> = async (
  { number, id },
  { app, db, actor },
) => {
  const { chat } = await lockTicket(db, number);
  const recording = await readRecording(db, chat, id);
  await audit({ app, db }, actor, 'helpdesk.recording_read', { number });
  return { recording };
};
