import type { SnapshotFrom } from 'xstate';
import type { ChatMessage, ChatTicket } from '#contract/helpdesk/helpdesk.model.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';
import type { helpdeskChatMachine } from './helpdesk-chat.machine.ts';
import { canRequest, canSend, charactersAtMost, isWithPerson } from './helpdesk-chat.rules.ts';

export interface HelpdeskChatView {
  readonly chatId: string;
  readonly phase: 'loading' | 'unopened' | 'talking' | 'gone';
  readonly messages: readonly ChatMessage[];
  /** Words that have not arrived yet, below the messages. */
  readonly outgoing: { readonly text: string; readonly hasFailed: boolean } | null;
  /** The assistant looks it up, or a person is being told. */
  readonly isAsking: boolean;
  readonly ticket: ChatTicket | null;
  readonly isWithPerson: boolean;
  readonly draft: string;
  readonly charactersAtMost: number;
  /** The field takes words; sending waits while something is on its way. */
  readonly canSend: boolean;
  readonly canChoose: boolean;
  readonly canAskForPerson: boolean;
  readonly request: 'none' | 'confirming' | 'sending';
  readonly canRequest: boolean;
  readonly isSolving: boolean;
  readonly failure: FailureFacts | null;
  readonly keepsDrafts: boolean;
}

export function helpdeskChatView(snapshot: SnapshotFrom<typeof helpdeskChatMachine>): HelpdeskChatView {
  const { context } = snapshot;
  const talk = snapshot.value === 'gone' ? 'gone' : snapshot.value.open.talk;
  const isOpen = talk === 'idle' || talk === 'answered' || talk === 'withPerson';
  const isListening = talk === 'idle' || talk === 'answered';
  const hasArrived = context.messages.some(({ id }) => id === context.outgoing?.id);
  const isRequest = talk === 'confirming' || talk === 'escalating';
  return {
    chatId: context.chatId,
    phase: talk === 'loading' || talk === 'unopened' || talk === 'gone' ? talk : 'talking',
    messages: context.messages,
    outgoing:
      context.outgoing === null || hasArrived || isRequest
        ? null
        : { text: context.outgoing.text, hasFailed: talk === 'unsent' },
    isAsking: talk === 'asking',
    ticket: context.ticket,
    isWithPerson: isWithPerson(context),
    draft: context.draft,
    charactersAtMost: charactersAtMost(context),
    canSend: isOpen && canSend(context),
    canChoose: isListening,
    canAskForPerson: isListening && context.mayAskForPerson,
    request: talk === 'confirming' ? 'confirming' : talk === 'escalating' ? 'sending' : 'none',
    canRequest: talk === 'confirming' && canRequest(context),
    isSolving: talk === 'solving',
    failure: context.failure,
    keepsDrafts: context.keepsDrafts,
  };
}
