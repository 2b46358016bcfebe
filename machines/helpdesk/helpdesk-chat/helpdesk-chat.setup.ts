import { assertEvent, assign, enqueueActions, raise, sendTo, setup } from 'xstate';
import type { getChatHistoryCall } from '#contract/helpdesk/calls/get-chat-history.call.ts';
import type { Chat } from '#contract/helpdesk/helpdesk.model.ts';
import { type Failure, factsOf, isRefusedWith } from '#machines/shared/failure.ts';
import { missingCallback, missingPromise } from '#machines/shared/not-provided.ts';
import * as rules from './helpdesk-chat.rules.ts';
import type {
  DraftKeepEvent,
  HelpdeskChatContext,
  HelpdeskChatEvent,
  HelpdeskChatInput,
  SendInput,
} from './helpdesk-chat.types.ts';

/** The words the helpdesk chat's chart is written in. All actors reject with a `Failure`. */
export const helpdeskChatSetup = setup({
  types: {
    context: {} as HelpdeskChatContext,
    events: {} as HelpdeskChatEvent,
    input: {} as HelpdeskChatInput,
    tags: {} as 'busy',
  },
  actors: {
    loadChat: missingPromise<Chat, { chatId: string }>('loadChat'),
    askAssistant: missingPromise<Chat, SendInput>('askAssistant'),
    askForPerson: missingPromise<Chat, SendInput>('askForPerson'),
    sendToPerson: missingPromise<Chat, SendInput>('sendToPerson'),
    solveProblem: missingPromise<Chat, { chatId: string }>('solveProblem'),
    /** Keeps what is typed on this device; throws when it cannot. */
    keepDraft: missingCallback<DraftKeepEvent, void>('keepDraft'),
  },
  actions: {
    takeChat: assign(({ context }, chat: Chat) => ({
      ...rules.taken(context, chat),
      outgoing: null,
      failure: null,
    })),
    tellArrived: raise({ type: 'words.arrived' }),
    takeNews: assign(({ context }, chat: Chat) => rules.refreshed(context, chat)),
    noteFailure: assign((_, failure: Failure) => ({ failure: factsOf(failure) })),
    clearFailure: assign({ failure: null }),
    changeDraft: assign(({ event }) => {
      assertEvent(event, 'draft.change');
      return { draft: event.text };
    }),
    putDraftOnItsWay: assign(({ context, event }) => {
      assertEvent(event, 'message.send');
      return {
        outgoing: { id: event.id, text: context.draft.trim(), article: '' },
        draft: '',
        failure: null,
      };
    }),
    putChoiceOnItsWay: assign(({ event }) => {
      assertEvent(event, 'article.choose');
      return { outgoing: { id: event.id, text: event.title, article: event.key }, failure: null };
    }),
    /** A request that got no answer may have arrived: it is sent again under its first name. */
    putRequestOnItsWay: assign(({ context, event }) => {
      assertEvent(event, 'person.confirm');
      const id = context.outgoing?.id ?? event.id;
      return { outgoing: { id, text: context.draft.trim(), article: '' }, draft: '', failure: null };
    }),
    bringBackRequest: assign(({ context: { outgoing, draft } }, failure: Failure) => ({
      draft: rules.textToKeep({ outgoing, draft }),
      outgoing: outgoing && failure.kind === 'unreachable' ? { ...outgoing, text: '' } : null,
    })),
    takeBackIntoField: assign(({ context }) => ({
      draft: rules.textToKeep(context),
      outgoing: null,
      failure: null,
    })),
    storeDraft: enqueueActions(({ context, enqueue }) => {
      if (!context.keepsDrafts) return;
      const { chatId } = context;
      enqueue(sendTo('keepDraft', { type: 'draft.keep', chatId, text: rules.textToKeep(context) }));
    }),
    goOnWithoutKeeping: assign({ keepsDrafts: false }),
  },
  guards: {
    isNew: ({ context }) => context.chatId === '',
    isBegun: ({ context }) => context.messages.length > 0,
    isWithPerson: ({ context }) => rules.isWithPerson(context),
    isOver: ({ context }) => !rules.isWithPerson(context),
    canSend: ({ context }) => rules.canSend(context),
    canRequest: ({ context }) => rules.canRequest(context),
    mayAskForPerson: ({ context }) => context.mayAskForPerson,
    isGone: (_, failure: Failure) => isRefusedWith<typeof getChatHistoryCall>(failure, 'not_found'),
    isThisChat: ({ context, event }) => {
      assertEvent(event, 'chat.changed');
      return context.chatId !== '' && (event.chatId === '' || event.chatId === context.chatId);
    },
  },
  delays: {
    /** How long the keys rest before what is typed is kept. */
    draftPause: 400,
  },
});
