import { randomUUID } from 'node:crypto';
import type { Handler } from '#server/core/pipeline.ts';
import { addMessage, chatToWriteIn, presentChat } from '../chats.ts';
import { refuseUnlessMayAskForPerson } from '../policy.ts';
import { chatOfSent, takeTurn } from '../queries/chats.ts';
import { keepRecording } from '../recordings.ts';
import { openTicket } from '../tickets.ts';

/** "Report a problem": a separate request with the text and the recording [QU-30]. */
export const reportHelpdeskProblem: Handler<'report-helpdesk-problem'> = async (input, scene) => {
  const { db, actor } = scene;
  refuseUnlessMayAskForPerson(scene);
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
