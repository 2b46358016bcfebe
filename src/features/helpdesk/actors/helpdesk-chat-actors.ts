import { fromCallback } from 'xstate';
import { createHelpdeskTicketCall } from '#contract/helpdesk/calls/create-helpdesk-ticket.call.ts';
import { getChatHistoryCall } from '#contract/helpdesk/calls/get-chat-history.call.ts';
import { helpdeskApiCreadCall } from '#contract/helpdesk/calls/helpdesk-api-cread.call.ts';
import { resolveHelpdeskTicketCall } from '#contract/helpdesk/calls/resolve-helpdesk-ticket.call.ts';
import { saveChatHistoryCall } from '#contract/helpdesk/calls/save-chat-history.call.ts';
import type { Chat } from '#contract/helpdesk/helpdesk.model.ts';
import type { DraftKeepEvent, SendInput } from '#machines/helpdesk/helpdesk-chat/helpdesk-chat.types.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { dropForPerson, keepForPerson } from '#src/lib/person-storage.ts';

/** The name of a person's only chat draft. */
export const draftName = 'helpdesk-chat';

type Call = typeof call;

const chatOf = async (answer: Promise<{ chat: Chat }>): Promise<Chat> => (await answer).chat;

export function createHelpdeskChatActors(personId: number, send: Call = call) {
  return {
    loadChat: callActor<Chat, { chatId: string }>(({ chatId }, signal) =>
      chatOf(send(getChatHistoryCall, { chat_id: chatId }, { signal })),
    ),
    askAssistant: callActor<Chat, SendInput>(({ chatId, id, text, article }, signal) => {
      const question = { chat_id: chatId, message_id: id, question: text, article };
      return chatOf(send(helpdeskApiCreadCall, question, { signal }));
    }),
    askForPerson: callActor<Chat, SendInput>(({ chatId, id, text }, signal) => {
      const request = { chat_id: chatId, message_id: id, text };
      return chatOf(send(createHelpdeskTicketCall, request, { signal }));
    }),
    sendToPerson: callActor<Chat, SendInput>(({ chatId, id, text }, signal) => {
      const words = { chat_id: chatId, message_id: id, text };
      return chatOf(send(saveChatHistoryCall, words, { signal }));
    }),
    solveProblem: callActor<Chat, { chatId: string }>(({ chatId }, signal) =>
      chatOf(send(resolveHelpdeskTicketCall, { chat_id: chatId }, { signal })),
    ),
    keepDraft: fromCallback<DraftKeepEvent, void>(({ receive, sendBack }) => {
      receive(({ chatId, text }) => {
        if (text === '') dropForPerson(personId, draftName);
        else if (!keepForPerson(personId, draftName, { chatId, text })) sendBack({ type: 'draft.unkept' });
      });
    }),
  };
}

export type HelpdeskChatActors = ReturnType<typeof createHelpdeskChatActors>;
