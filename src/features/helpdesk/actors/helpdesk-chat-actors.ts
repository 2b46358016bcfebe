import { fromCallback, fromPromise } from 'xstate';
import { helpdeskCalls } from '#contract/calls/helpdesk.ts';
import type { Chat } from '#contract/helpdesk/helpdesk.model.ts';
import type { DraftKeepEvent, SendInput } from '#machines/helpdesk-chat/helpdesk-chat.types.ts';
import { call } from '#src/lib/api-client.ts';
import { dropForPerson, keepForPerson } from '#src/lib/person-storage.ts';
import { toFailure } from '#src/lib/to-failure.ts';

/** Where the one draft of a person's chats lies. */
export const draftName = 'helpdesk-chat';

type Call = typeof call;

async function chatOrFailure(answer: Promise<{ chat: Chat }>): Promise<Chat> {
  try {
    return (await answer).chat;
  } catch (error) {
    throw toFailure(error);
  }
}

/** The actors of one chat, over `call`. */
export function createHelpdeskChatActors(personId: number, send: Call = call) {
  return {
    loadChat: fromPromise<Chat, { chatId: string }>(({ input, signal }) =>
      chatOrFailure(send(helpdeskCalls['get-chat-history'], { chat_id: input.chatId }, { signal })),
    ),
    askAssistant: fromPromise<Chat, SendInput>(({ input, signal }) => {
      const { chatId, id, text, article } = input;
      const question = { chat_id: chatId, message_id: id, question: text, article };
      return chatOrFailure(send(helpdeskCalls['helpdesk-api-Cread'], question, { signal }));
    }),
    askForPerson: fromPromise<Chat, SendInput>(({ input: { chatId, id, text }, signal }) => {
      const request = { chat_id: chatId, message_id: id, text };
      return chatOrFailure(send(helpdeskCalls['create-helpdesk-ticket'], request, { signal }));
    }),
    sendToPerson: fromPromise<Chat, SendInput>(({ input: { chatId, id, text }, signal }) => {
      const words = { chat_id: chatId, message_id: id, text };
      return chatOrFailure(send(helpdeskCalls['save-chat-history'], words, { signal }));
    }),
    solveProblem: fromPromise<Chat, { chatId: string }>(({ input, signal }) =>
      chatOrFailure(send(helpdeskCalls['resolve-helpdesk-ticket'], { chat_id: input.chatId }, { signal })),
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
