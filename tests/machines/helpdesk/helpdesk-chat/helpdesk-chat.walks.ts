import type { Chat } from '#contract/helpdesk/helpdesk.model.ts';
import { helpdeskChatMachine } from '#machines/helpdesk/helpdesk-chat/helpdesk-chat.machine.ts';
import { canRequest, canSend, textToKeep } from '#machines/helpdesk/helpdesk-chat/helpdesk-chat.rules.ts';
import type { Outgoing } from '#machines/helpdesk/helpdesk-chat/helpdesk-chat.types.ts';
import { done, elapsed, failed, type Walk } from '../../paths.ts';
import { silentCallback, silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, runningOf, walked } from '../../walked-machine.ts';
import { answered, closed, passing, replied, waiting } from './helpdesk-chat.samples.ts';

export const machine = helpdeskChatMachine.provide({
  actors: {
    loadChat: silentPromise(),
    askAssistant: silentPromise(),
    askForPerson: silentPromise(),
    sendToPerson: silentPromise(),
    solveProblem: silentPromise(),
    keepDraft: silentCallback(),
  },
});

const refused = { kind: 'refused', code: 'chat_full', information: 'This chat is full.' };
const unreachable = { kind: 'unreachable' };
const gone = { kind: 'refused', code: 'not_found', information: 'Gone.' };
const answersOf = (id: string, ...chats: readonly Chat[]) => [
  ...chats.map((chat) => done(id, chat)),
  failed(id, refused),
  failed(id, unreachable),
];

const walkFrom = (chatId: string): Walk<typeof machine> => ({
  input: { chatId, draft: '', mayAskForPerson: true },
  events: [
    { type: 'draft.change', text: 'How?' },
    { type: 'draft.change', text: '' },
    { type: 'message.send', id: 'm1' },
    { type: 'article.choose', id: 'm2', key: 'theme', title: 'Dark mode' },
    { type: 'send.retry' },
    { type: 'send.edit' },
    { type: 'person.ask' },
    { type: 'person.cancel' },
    { type: 'person.confirm', id: 'm3' },
    { type: 'problem.solve' },
    { type: 'chat.retry' },
    { type: 'chat.changed', chatId: 'chat-1' },
    { type: 'chat.changed', chatId: 'other' },
    { type: 'page.hidden' },
    { type: 'draft.unkept' },
    elapsed('draftPause', 'helpdeskChat.open.draft.changed'),
    ...answersOf('loadChat', answered, waiting),
    ...answersOf('askAssistant', answered, passing),
    ...answersOf('askForPerson', waiting),
    ...answersOf('sendToPerson', waiting),
    ...answersOf('solveProblem', closed),
    ...answersOf('refreshChat', replied, closed),
    failed('loadChat', gone),
    failed('refreshChat', gone),
    failed('keepDraft', new Error('no room')),
  ],
  project: ({ context }) => [
    context.chatId,
    context.messages.length,
    context.ticket?.status,
    context.draft !== '',
    context.outgoing?.id,
    context.failure?.code,
  ],
});

export const walks = { newChat: walkFrom(''), keptChat: walkFrom('chat-1') } as const;

const calls = ['askAssistant', 'askForPerson', 'sendToPerson'] as const;
/** What puts words on their way; they go under the name that comes with it. */
const sends = ['message.send', 'article.choose', 'person.confirm'];
const arrived = calls.map((id) => `xstate.done.actor.${id}`);
const words = (context: { readonly outgoing: Outgoing | null; readonly draft: string }) =>
  textToKeep(context).replaceAll(/\s+/g, ' ').trim();

let serial = 0;

export const helpdeskChat = walked({
  machine,
  walks,
  surprise: (chance) => {
    serial += 1;
    return chance.oneOf([
      { type: 'draft.change', text: `Word ${serial}` },
      { type: 'draft.change', text: `  ${'long '.repeat(chance.below(1200))}` },
      { type: 'message.send', id: `n${serial}` },
      { type: 'person.confirm', id: `n${serial}` },
    ]);
  },
  invariants: [
    {
      name: 'no message is sent twice: words go out when they are sent, or again under the same name',
      holds: (after, before, event) =>
        calls.every((id) => {
          if (!begins(id, after, before)) return true;
          const sent = inputOf(after, id) as Outgoing;
          const isFresh = sends.includes(event?.type ?? '') && sent.id === event?.id;
          return isFresh || sent.id === before?.context.outgoing?.id;
        }),
    },
    {
      name: 'words that failed go out again as they were',
      holds: (after, before, event) =>
        event?.type !== 'send.retry' || after.context.outgoing === before?.context.outgoing,
    },
    {
      name: 'one message is on its way at a time',
      holds: (after) => runningOf(after, ...calls, 'solveProblem', 'loadChat') <= 1,
    },
    {
      name: 'no word is lost: it is in the field or on its way until it arrived or was typed away',
      holds: ({ context }, before, event) =>
        !before ||
        event?.type === 'draft.change' ||
        arrived.includes(event?.type ?? '') ||
        words(context) === words(before.context),
    },
    {
      name: 'what arrives takes nothing away that was typed meanwhile',
      holds: ({ context }, before, event) =>
        !arrived.includes(event?.type ?? '') || context.draft === before?.context.draft,
    },
    {
      name: 'nothing empty or too long is sent',
      holds: (after, before, event) => {
        if (!before) return true;
        if (event?.type === 'message.send' && after.context.outgoing !== before.context.outgoing)
          return canSend(before.context);
        return !begins('askForPerson', after, before) || canRequest(before.context);
      },
    },
    {
      name: 'a person is never asked for where nobody may ask',
      holds: (after) => after.context.mayAskForPerson || runningOf(after, 'askForPerson') === 0,
    },
  ],
});
