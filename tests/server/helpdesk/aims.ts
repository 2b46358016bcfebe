import { randomUUID } from 'node:crypto';
import type { helpdeskCalls } from '#contract/helpdesk/helpdesk.calls.gen.ts';
import { type Aim, type Aims, test, world } from '../aimed-world.ts';
import { ask, askForPerson, reportProblem } from '../helpdesk-inputs.ts';
import { type Client } from '../test-server.ts';

/** A chat is its person's alone. */
const ownChat = (fields: () => object = () => ({}), isRequest = false): Aim => ({
  body: async (_who, client, target) => {
    const stranger = target === 'sameSchool' ? world.bina : world.otherFaculty;
    const holder = target === 'own' ? client : await test.signIn(stranger);
    const begin = async () => (isRequest ? (await askForPerson(holder)).chat : await ask(holder)).id;
    return { ...fields(), chat_id: await begin().catch(() => randomUUID()) };
  },
  at: 'row',
  beyond: 404,
});

/** A request is addressed to the helpdesk, whatever school it comes from. */
const request = (fields: () => object): Aim => ({
  body: async (_who, _client, target) => {
    const holder = await test.signIn(target === 'otherSchool' ? world.otherFaculty : world.bina);
    return { ...fields(), number: (await askForPerson(holder)).number, version: 1 };
  },
  at: 'row',
});

/** A record of steps hangs on a request. */
const recording: Aim = {
  body: async (_who, _client, target) => {
    const holder = await test.signIn(target === 'otherSchool' ? world.otherFaculty : world.bina);
    const { id, number } = await reportProblem(holder);
    return { id, number };
  },
  at: 'row',
};

const newMessage = () => ({ message_id: randomUUID(), text: 'Hello', kind: 'reply' });

const helpArticle = async (client: Client, key: string) => {
  const known = client.token ? await client.call('get-help-articles', {}) : null;
  return known?.ok ? known.data.data.find((each) => each.key === key) : undefined;
};

export const aims: Aims<typeof helpdeskCalls> = {
  'get-helpdesk-unread': { body: () => ({}) },
  'helpdesk-Gpt-Cread': { body: () => ({}) },
  'helpdesk-api-Cread': ownChat(() => ({ message_id: randomUUID(), question: 'How do I print?' })),
  'get-all-module-name-cread': { body: () => ({}) },
  'get-all-module-name': { body: () => ({}) },
  'helpdesk-Gpt-Video': { body: () => ({ search: 'print' }) },
  'get-chat-history': ownChat(),
  'delete-chat-history': ownChat(),
  'save-chat-history': ownChat(newMessage, true),
  'create-helpdesk-ticket': ownChat(newMessage),
  'resolve-helpdesk-ticket': ownChat(undefined, true),
  'get-helpdesk-tickets': { body: () => ({}) },
  'get-helpdesk-counts': { body: () => ({}) },
  'get-helpdesk-recording': recording,
  'report-helpdesk-problem': {
    body: () => ({ ...newMessage(), recording: null }),
  },
  'get-helpdesk-ticket': request(() => ({})),
  'reply-helpdesk-ticket': request(newMessage),
  'update-helpdesk-ticket': request(() => ({ action: 'take' })),
  // A film that is not there, or not for everybody, is nothing to anybody.
  'features-video': {
    body: () => ({ id: randomUUID() }),
    answer: 404,
  },
  'get-onboarding-video': { body: () => ({}) },
  'get-help-articles': { body: () => ({}) },
  'save-help-article': {
    body: async (_who, client) => {
      const found = await helpArticle(client, 'theme');
      return { key: 'theme', version: found?.version ?? 0, action: 'draft', text: found?.shipped };
    },
  },
  'reset-help-article': {
    body: async (_who, client) => {
      const found = await helpArticle(client, 'phone');
      return { key: 'phone', version: found?.version ?? 0, action: 'restore' };
    },
  },
};
