import { randomUUID } from 'node:crypto';
import type { BuiltCallName, CallOf } from '#contract/catalogue.ts';
import type { CallInput, CallOutput } from '#contract/core/define-call.ts';

/** The product as somebody who is signed in uses it, at a time of one's choosing. */
export interface Caller {
  /** From now on it is so many days, and hours, ago. */
  at(daysAgo: number, hours?: number): void;
  signIn(loginName: string): Promise<void>;
  call<Name extends BuiltCallName>(
    name: Name,
    input: CallInput<CallOf<Name>>,
    by: string,
  ): Promise<CallOutput<CallOf<Name>>>;
}

const desk = 'X00006';

interface DemoRequest {
  readonly by: string;
  readonly daysAgo: number;
  /** What the assistant is asked first: the request is named after it. */
  readonly question: string;
  readonly words: string;
  readonly reply?: string;
  readonly note?: string;
  readonly closed?: string;
}

/** One of each state, and one that nobody has looked at yet. */
const requests: readonly DemoRequest[] = [
  {
    by: 'S00033',
    daysAgo: 6,
    question: 'How do I make the text larger?',
    words: 'I have set it to large, but it is small again on the computer of the library.',
    reply: 'The size is kept on each computer by itself. Please set it once in the library as well.',
    closed: 'The size was set on the second computer.',
  },
  {
    by: 'A00001',
    daysAgo: 3,
    question: 'Who can read a notice for grade 10?',
    words: 'A parent asks whether students of other grades can open the notice about the trip.',
    note: 'Asked twice this week; worth an article of its own.',
    reply:
      'Only grade 10, its teachers and you can. Was the notice shared with a division, or with the grade?',
  },
  {
    by: 'F00901',
    daysAgo: 1,
    question: 'Can I attach a recording to a notice?',
    words: 'My recording of the drum lesson is 40 minutes long and does not go up.',
  },
  {
    by: 'F00007',
    daysAgo: 0,
    question: 'Why is a student missing in my class?',
    words: 'A student who joined 10C last week does not see my notices yet.',
  },
];

/** Puts requests in all states into the helpdesk's queue, through the public calls. */
export async function seedTickets(caller: Caller): Promise<void> {
  for (const request of requests.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const number = await askForPerson(caller, request);
    if (!request.reply) continue;
    caller.at(request.daysAgo, 3);
    await caller.signIn(desk);
    if (request.note) await write(caller, number, 'note', request.note);
    await write(caller, number, 'reply', request.reply);
    if (request.closed) await close(caller, number, request.closed);
  }
}

async function askForPerson(caller: Caller, { by, daysAgo, question, words }: DemoRequest): Promise<number> {
  caller.at(daysAgo, 4);
  await caller.signIn(by);
  const asked = await caller.call(
    'helpdesk-api-Cread',
    { chat_id: '', message_id: randomUUID(), question },
    by,
  );
  const { chat } = await caller.call(
    'create-helpdesk-ticket',
    { chat_id: asked.chat.id, message_id: randomUUID(), text: words },
    by,
  );
  if (!chat.ticket) throw new Error(`The request of ${by} is not in the queue.`);
  return chat.ticket.number;
}

async function write(caller: Caller, number: number, kind: 'reply' | 'note', text: string): Promise<void> {
  const { ticket } = await caller.call('get-helpdesk-ticket', { number }, desk);
  const message = { number, version: ticket.version, message_id: randomUUID(), kind, text };
  await caller.call('reply-helpdesk-ticket', message, desk);
}

async function close(caller: Caller, number: number, reason: string): Promise<void> {
  const { ticket } = await caller.call('get-helpdesk-ticket', { number }, desk);
  const change = { number, version: ticket.version, action: 'close', reason } as const;
  await caller.call('update-helpdesk-ticket', change, desk);
}
