import { toFailure } from '#machines/shared/failure.ts';
import { helpdeskChatSetup } from './helpdesk-chat.setup.ts';
import type { HelpdeskChatContext, SendInput } from './helpdesk-chat.types.ts';

const none = { id: '', text: '', article: '' };
const sent = ({ context }: { context: HelpdeskChatContext }): SendInput => ({
  ...(context.outgoing ?? none),
  chatId: context.chatId,
});
const chatOf = ({ context }: { context: HelpdeskChatContext }) => ({ chatId: context.chatId });

/** The talk itself: with the assistant, or with a person once one was asked for. */
export const talk = helpdeskChatSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      always: { guard: 'isNew', target: 'idle' },
      invoke: {
        id: 'loadChat',
        src: 'loadChat',
        input: chatOf,
        onDone: { target: 'ready', actions: { type: 'takeChat', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => toFailure(event.error) },
            target: '#helpdeskChat.gone',
            actions: 'takeBackIntoField',
          },
          {
            target: 'unopened',
            actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
    },
    unopened: { on: { 'chat.retry': { target: 'loading', actions: 'clearFailure' } } },

    /** Transient: goes to the state that the conversation is in. */
    ready: {
      always: [
        { guard: 'isWithPerson', target: 'withPerson' },
        { guard: 'isBegun', target: 'answered' },
        { target: 'idle' },
      ],
    },

    idle: {
      on: {
        'message.send': { guard: 'canSend', target: 'asking', actions: 'putDraftOnItsWay' },
        'article.choose': { target: 'asking', actions: 'putChoiceOnItsWay' },
        'person.ask': { guard: 'mayAskForPerson', target: 'confirming' },
      },
    },
    answered: {
      always: { guard: 'isWithPerson', target: 'withPerson' },
      on: {
        'message.send': { guard: 'canSend', target: 'asking', actions: 'putDraftOnItsWay' },
        'article.choose': { target: 'asking', actions: 'putChoiceOnItsWay' },
        'person.ask': { guard: 'mayAskForPerson', target: 'confirming' },
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askAssistant',
        src: 'askAssistant',
        input: sent,
        onDone: {
          target: 'ready',
          actions: [{ type: 'takeChat', params: ({ event }) => event.output }, 'tellArrived'],
        },
        onError: {
          target: 'unsent',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    unsent: {
      on: {
        'send.retry': [
          { guard: 'isWithPerson', target: 'sending', actions: 'clearFailure' },
          { target: 'asking', actions: 'clearFailure' },
        ],
        'send.edit': { target: 'ready', actions: 'takeBackIntoField' },
      },
    },

    confirming: {
      on: {
        'person.confirm': { guard: 'canRequest', target: 'escalating', actions: 'putRequestOnItsWay' },
        'person.cancel': { target: 'ready', actions: 'takeBackIntoField' },
      },
    },
    escalating: {
      tags: 'busy',
      invoke: {
        id: 'askForPerson',
        src: 'askForPerson',
        input: sent,
        onDone: {
          target: 'ready',
          actions: [{ type: 'takeChat', params: ({ event }) => event.output }, 'tellArrived'],
        },
        onError: {
          target: 'confirming',
          actions: [
            { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
            { type: 'bringBackRequest', params: ({ event }) => toFailure(event.error) },
          ],
        },
      },
    },

    withPerson: {
      always: { guard: 'isOver', target: 'answered' },
      on: {
        'message.send': { guard: 'canSend', target: 'sending', actions: 'putDraftOnItsWay' },
        'problem.solve': { target: 'solving', actions: 'clearFailure' },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendToPerson',
        src: 'sendToPerson',
        input: sent,
        onDone: {
          target: 'ready',
          actions: [{ type: 'takeChat', params: ({ event }) => event.output }, 'tellArrived'],
        },
        onError: {
          target: 'unsent',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    solving: {
      tags: 'busy',
      invoke: {
        id: 'solveProblem',
        src: 'solveProblem',
        input: chatOf,
        onDone: { target: 'ready', actions: { type: 'takeChat', params: ({ event }) => event.output } },
        onError: {
          target: 'withPerson',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
  },
});
