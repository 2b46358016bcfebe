import { toFailure } from '#machines/shared/failure.ts';
import { talk } from './helpdesk-chat.conversation.ts';
import { helpdeskChatSetup } from './helpdesk-chat.setup.ts';

/**
 * [PF-21, QU-30] One chat of one person: with the assistant, and with the helpdesk once they ask for a person. Words
 * that have not arrived are on their way, can be sent again, or stand in the field; what is typed outlives the page.
 */
export const helpdeskChatMachine = helpdeskChatSetup.createMachine({
  id: 'helpdeskChat',
  context: ({ input }) => ({
    ...input,
    messages: [],
    ticket: null,
    outgoing: null,
    failure: null,
    keepsDrafts: true,
  }),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      invoke: { id: 'keepDraft', src: 'keepDraft', onError: { actions: 'goOnWithoutKeeping' } },
      states: {
        talk,

        /** What is typed, and what is on its way, outlives the page. */
        draft: {
          initial: 'kept',
          states: {
            kept: {},
            changed: { after: { draftPause: { target: 'kept', actions: 'storeDraft' } } },
          },
          on: {
            'draft.change': { target: '.changed', actions: 'changeDraft' },
            'message.send': '.changed',
            'person.confirm': '.changed',
            'send.edit': '.changed',
            'draft.unkept': { actions: 'goOnWithoutKeeping' },
            'words.arrived': { target: '.kept', actions: 'storeDraft' },
            'page.hidden': { target: '.kept', actions: 'storeDraft' },
          },
        },

        /** Hints only say "ask again". */
        news: {
          initial: 'quiet',
          states: {
            quiet: { on: { 'chat.changed': { guard: 'isThisChat', target: 'refreshing' } } },
            refreshing: {
              invoke: {
                id: 'refreshChat',
                src: 'loadChat',
                input: ({ context }) => ({ chatId: context.chatId }),
                onDone: {
                  target: 'quiet',
                  actions: { type: 'takeNews', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: { type: 'isGone', params: ({ event }) => toFailure(event.error) },
                    target: '#helpdeskChat.gone',
                    actions: 'takeBackIntoField',
                  },
                  // The next hint, or opening the chat again, catches up.
                  { target: 'quiet' },
                ],
              },
              on: { 'chat.changed': { guard: 'isThisChat', target: 'refreshing', reenter: true } },
            },
          },
        },
      },
    },

    /** Deleted, here or in another tab. */
    gone: { type: 'final' },
  },
});
