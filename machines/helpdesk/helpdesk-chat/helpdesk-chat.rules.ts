import { type Chat, type ChatMessage, helpdeskLimits } from '#contract/helpdesk/helpdesk.model.ts';
import type { HelpdeskChatContext } from './helpdesk-chat.types.ts';

type Facts = Pick<HelpdeskChatContext, 'chatId' | 'messages' | 'ticket'>;

/** Does the helpdesk have this chat, so that what is written goes to a person? */
export function isWithPerson({ ticket }: Pick<Facts, 'ticket'>): boolean {
  return ticket !== null && ticket.status !== 'closed';
}

/** The most that can be sent: a question is short, a letter to a person may be longer. */
export function charactersAtMost(facts: Pick<Facts, 'ticket'>): number {
  return isWithPerson(facts) ? helpdeskLimits.messageCharacters : helpdeskLimits.questionCharacters;
}

export function canSend(context: Pick<HelpdeskChatContext, 'draft' | 'ticket'>): boolean {
  const text = context.draft.trim();
  return text !== '' && text.length <= charactersAtMost(context);
}

/** A request is the conversation; where nothing was said yet, it needs a word. */
export function canRequest({ draft, messages }: Pick<HelpdeskChatContext, 'draft' | 'messages'>): boolean {
  const text = draft.trim();
  return text.length <= helpdeskLimits.messageCharacters && (text !== '' || messages.length > 0);
}

/** The server's chat in place of ours. Where nothing is kept (demo school), what was said here before stays. */
export function taken(before: Facts, chat: Chat): Facts {
  if (chat.id !== '') return { chatId: chat.id, messages: chat.messages, ticket: chat.ticket };
  return { ...before, messages: withoutDoubles([...before.messages, ...chat.messages]) };
}

/** A chat that was asked for because of a hint: an answer that set out earlier does not take back later words. */
export function refreshed(before: Facts, chat: Chat): Facts {
  return chat.id === before.chatId && chat.messages.length >= before.messages.length
    ? taken(before, chat)
    : before;
}

function withoutDoubles(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages.filter(({ id }, index) => messages.findIndex((each) => each.id === id) === index);
}

/** Everything that would be lost with the page: words that did not arrive, and the field. */
export function textToKeep({ outgoing, draft }: Pick<HelpdeskChatContext, 'outgoing' | 'draft'>): string {
  const unsent = outgoing === null || outgoing.article !== '' ? '' : outgoing.text;
  return [unsent, draft].filter((text) => text.trim() !== '').join('\n');
}
