import type { ChatMessage, ChatTicket } from '#contract/helpdesk/helpdesk.model.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';

/** Words on their way to the server. `id` stays the same however often they are sent, so that they arrive once. */
export interface Outgoing {
  readonly id: string;
  readonly text: string;
  /** The article that was chosen among those offered; '' for words of the person's own. */
  readonly article: string;
}

export interface HelpdeskChatContext {
  /** '' until the server keeps the chat; in a demo school for ever. */
  readonly chatId: string;
  readonly messages: readonly ChatMessage[];
  readonly ticket: ChatTicket | null;
  readonly draft: string;
  readonly outgoing: Outgoing | null;
  readonly failure: FailureFacts | null;
  readonly mayAskForPerson: boolean;
  /** false once this browser turned out to store nothing. */
  readonly keepsDrafts: boolean;
}

export interface HelpdeskChatInput {
  /** '' for a new chat. */
  readonly chatId: string;
  /** What was typed here before and not sent. */
  readonly draft: string;
  /** [RP-07] false in a demo school, and for the helpdesk itself. */
  readonly mayAskForPerson: boolean;
}

export type HelpdeskChatEvent =
  | { readonly type: 'draft.change'; readonly text: string }
  /** Sends the draft: to the assistant, or to whoever looks after the request. */
  | { readonly type: 'message.send'; readonly id: string }
  | { readonly type: 'article.choose'; readonly id: string; readonly key: string; readonly title: string }
  | { readonly type: 'send.retry' }
  /** Takes the words back into the field. */
  | { readonly type: 'send.edit' }
  | { readonly type: 'person.ask' }
  | { readonly type: 'person.cancel' }
  /** Sends the request, with the draft as a last word. */
  | { readonly type: 'person.confirm'; readonly id: string }
  | { readonly type: 'problem.solve' }
  | { readonly type: 'chat.retry' }
  /** The server hints that a chat changed; '' when hints may have been missed. */
  | { readonly type: 'chat.changed'; readonly chatId: string }
  | { readonly type: 'page.hidden' }
  /** This browser stores nothing. */
  | { readonly type: 'draft.unkept' }
  /** Within the machine: what was kept for safety is not needed any more. */
  | { readonly type: 'words.arrived' };

export interface SendInput extends Outgoing {
  readonly chatId: string;
}

export interface DraftKeepEvent {
  readonly type: 'draft.keep';
  readonly chatId: string;
  readonly text: string;
}
