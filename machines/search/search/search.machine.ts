import { toFailure } from '#machines/shared/failure.ts';
import { searchSetup } from './search.setup.ts';

/**
 * [PF-10, VP-34…36] One text, and what is known of it. Whatever is typed leaves the state that asked for the text
 * before, which calls the question off: an older answer never comes over a newer one.
 */
export const searchMachine = searchSetup.createMachine({
  id: 'search',
  context: ({ input }) => ({
    text: '',
    recent: input.recent,
    suggestions: [],
    found: null,
    category: '',
    page: 1,
    isTooShort: false,
    failure: null,
  }),
  initial: 'resting',
  on: {
    'text.change': { target: '.typing', actions: 'noteText' },
    'recent.choose': { target: '.asking', actions: 'noteText' },
    'recent.forget': { actions: 'forgetRecent' },
    'result.open': { actions: 'noteRecent' },
    'search.submit': [
      { guard: 'isSearchable', target: '.searching', actions: ['noteRecent', 'clearFailure'] },
      { actions: 'noteTooShort' },
    ],
  },
  states: {
    /** Too little is typed: screens, actions and recent searches. */
    resting: { entry: 'dropAnswers' },
    typing: {
      always: { guard: 'isTooLittle', target: 'resting' },
      after: { typingPause: 'asking' },
    },
    asking: {
      always: [
        { guard: 'isSearchable', target: 'searching' },
        { guard: 'isSuggestable', target: 'suggesting' },
        { target: 'resting' },
      ],
    },
    suggesting: {
      tags: 'busy',
      invoke: {
        id: 'suggest',
        src: 'suggest',
        input: ({ context }) => ({ text: context.text.trim() }),
        onDone: {
          target: 'answered',
          actions: { type: 'noteSuggestions', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    searching: {
      tags: 'busy',
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => ({ text: context.text.trim() }),
        onDone: { target: 'answered', actions: { type: 'noteFound', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    answered: {
      on: {
        'category.choose': { actions: 'noteCategory' },
        'page.go': { actions: 'notePage' },
      },
    },
    failed: { on: { 'search.retry': { target: 'asking', actions: 'clearFailure' } } },
  },
});
