import type { HelpTopic, TicketStatus } from '#contract/helpdesk/helpdesk.model.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** Texts of the assistant, English. The comment says where each shows. */
export const messages = defineMessages('helpdesk', {
  /** Menu entry and heading of the page [SM-05]. */
  title: 'Help',
  subtitle: 'Ask a question, look something up, or talk to a person.',
  newChat: 'New chat',
  /** Name of the conversation, for screen readers. */
  log: 'Conversation',
  /** While a chat loads, for screen readers. */
  loading: 'Loading the chat',
  /** Where nothing was asked yet. */
  greeting: (name: string) => `Hello ${name}, what can I help you with?`,
  greetingText: 'I look it up in the help of this product. When I find nothing that fits, I say so.',
  suggestions: 'People often ask',
  allTopics: 'All help topics',
  topics: {
    signing_in: 'Signing in',
    reading: 'Reading notices',
    writing: 'Writing notices',
    files: 'Files',
    account: 'Profile, password, notifications',
    display: 'Language, display, keyboard',
    roles: 'Who sees and does what',
    help: 'Help and privacy',
  } satisfies Record<HelpTopic, string>,

  /** Who says a message. */
  you: 'You',
  assistant: 'Assistant',
  helpdesk: 'Helpdesk',
  /** While the answer is looked up. */
  asking: 'Looking it up…',
  /** When nothing fits. */
  unknown: 'I do not know an answer to that.',
  unknownText: 'Try it in other words, or talk to a person.',
  unknownTextDemo: 'Try it in other words.',
  /** When something may fit. */
  unsure: 'I am not sure what you mean. One of these may be it:',
  related: 'You may also want to read',
  modules: 'In your menu',
  videos: 'Videos',
  /** Below the home link of an article without words of its own. */
  open: 'Open',

  /** Field and buttons below the conversation. */
  question: 'Your question',
  toPerson: 'Write to the helpdesk',
  leave: {
    title: 'Leave without sending?',
    text: 'What you wrote is kept as a draft on this device.',
    stay: 'Keep writing',
    leave: 'Leave',
  },
  keys: 'Enter sends, Shift and Enter begin a new line.',
  /** In Hindi and Urdu it says that the articles are in English. */
  languageHint: '',
  send: 'Send',
  characters: (used: number, most: number) => `${formatNumber(used)} of ${formatNumber(most)} characters`,
  tooLong: (most: number) => `A question has at most ${formatNumber(most)} characters.`,
  notKept: 'This browser keeps no drafts: what you type is lost when the page closes.',
  talkToPerson: 'Talk to a person',
  demo: 'This is a demo school: there is no person to talk to, and chats are not kept.',

  /** Below words that did not arrive. */
  unsent: 'This did not arrive.',
  retry: 'Try again',
  edit: 'Change it',

  /** Dialog of "Talk to a person". */
  request: {
    title: 'Talk to a person',
    text: 'The helpdesk then reads this conversation, your name, your role and your school. The answer appears here.',
    more: 'What should they know?',
    moreHint: 'What you did, what happened, and a reference if there was one.',
    send: 'Send to the helpdesk',
    cancel: 'Not now',
    close: 'Close',
    nothing: 'Write what you need help with first.',
  },
  /** Above the field while a person looks after it. */
  ticket: {
    open: (number: number) => `Request ${formatNumber(number)} is with the helpdesk`,
    openText: 'The answer appears here. You can write more meanwhile.',
    taken: (name: string) => `${name} looks after it. The answer appears here.`,
    answered: (number: number) => `Request ${formatNumber(number)} is answered`,
    answeredText: 'If it does not help, write back. If it does, say so.',
    closed: (number: number) => `Request ${formatNumber(number)} is closed`,
    closedBy: (reason: string) => `The helpdesk says: ${reason}`,
    closedText: 'You said that it is solved.',
    solve: 'My problem is solved',
  },

  /** List of own chats. */
  chats: 'Your chats',
  chatsEmpty: 'No chats yet',
  chatsEmptyText: 'What you ask is kept here, for you alone.',
  chatsDemo: 'Chats are not kept in a demo school.',
  status: { open: 'Waiting', answered: 'Answered', closed: 'Closed' } satisfies Record<TicketStatus, string>,
  unread: 'New answer',
  openChat: (title: string) => `Open the chat “${title}”`,
  remove: (title: string) => `Delete the chat “${title}”`,
  removeTitle: 'Delete this chat?',
  removeText: 'It is gone for good, for you and for the helpdesk.',
  removeConfirm: 'Delete',
  removeCancel: 'Keep it',
  removed: 'The chat was deleted.',
  removeFailed: 'The chat was not deleted.',

  /** Where the page or a chat did not load. */
  failed: 'The help could not be loaded.',
  chatFailed: 'This chat could not be loaded.',
  chatFailedText: 'Nothing is lost. Check your internet connection, then try again.',
  gone: 'This chat is no longer there.',
  goneText: 'It was deleted, perhaps in another tab.',
  reference: (reference: string) => `Reference ${reference}`,
  /** By code, where the server said nothing itself. */
  failures: {
    unreachable: 'No internet Please check your internet connection.',
    unexpected: 'there is some issue try again!!!',
    unauthorized: 'Your session has ended. What you wrote is kept on this device.',
  },
});
