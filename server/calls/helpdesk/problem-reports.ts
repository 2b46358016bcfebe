import { randomUUID } from 'node:crypto';
import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { addMessage, chatOfSent, chatToWriteIn, presentChat, takeTurn } from '#server/helpdesk/chats.ts';
import { refuseUnlessMayAskForPerson } from '#server/helpdesk/policy.ts';
import { keepRecording, readRecording } from '#server/helpdesk/recordings.ts';
import { lockTicket, openTicket } from '#server/helpdesk/tickets.ts';

/** "Report a problem": words, and what the machines did, as a request of its own [QU-30]. */
export const reportHelpdeskProblem: Handler<'report-helpdesk-problem'> = async (input, scene) => {
  const { db, actor } = scene;
  refuseUnlessMayAskForPerson(actor);
  await takeTurn(db, actor);
  const sent = await chatOfSent(db, actor, input.message_id);
  if (sent) return { chat: await presentChat(db, sent) };
  const chat = await chatToWriteIn(scene, '', input.text);
  await addMessage(scene, chat, { id: input.message_id, kind: 'person', text: input.text });
  if (input.earlier) await keepRecording(scene, chat, randomUUID(), input.earlier);
  if (input.recording) await keepRecording(scene, chat, input.message_id, input.recording);
  await openTicket(scene, chat);
  return { chat: await presentChat(db, chat) };
};

/** Each look into somebody's steps is written down [security.md, Children]. */
export const getHelpdeskRecording: Handler<'get-helpdesk-recording'> = async (
  { number, id },
  { app, db, actor },
) => {
  const { chat } = await lockTicket(db, number);
  const recording = await readRecording(db, chat, id);
  await audit({ app, db }, actor, 'helpdesk.recording_read', { number });
  return { recording };
};
