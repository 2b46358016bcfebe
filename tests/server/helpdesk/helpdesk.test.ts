import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { helpdeskLimits } from '#contract/helpdesk/helpdesk.model.ts';
import { auditLog } from '#server/core/schema.ts';
import { people } from '#server/directory/schema.ts';
import { helpdeskChats, helpdeskMessages, helpdeskTickets } from '#server/helpdesk/schema/helpdesk.ts';
import { ask, askForPerson, replyTo } from '../helpdesk-inputs.ts';
import { heardAll } from '../realtime/last-hint.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';

let test: TestServer;
let world: World;
let dev: Client;
let esha: Client;
let helpdesk: Client;
const sockets: Socket[] = [];
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  dev = await test.signIn(world.dev);
  esha = await test.signIn(world.esha);
  helpdesk = await test.signIn(world.helpdesk);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => test.close());

const start = (client: Client) => client.ok('helpdesk-Gpt-Cread', {});
const history = async (client: Client, id: string) => {
  const { chat } = await client.ok('get-chat-history', { chat_id: id });
  return chat;
};

describe('a chat', () => {
  it('is kept with its questions and answers, and goes on where it stopped [PF-21, CD-03, NX-277]', async () => {
    const first = await ask(dev, 'dark mode');
    const second = await ask(dev, 'and how do I print?', first.id);
    expect(second.id).toBe(first.id);
    const kept = await history(dev, first.id);
    expect(kept.messages.map(({ by, text, answer }) => [by, text, answer?.article?.key])).toEqual([
      ['person', 'dark mode', undefined],
      ['assistant', '', 'theme'],
      ['person', 'and how do I print?', undefined],
      ['assistant', '', 'print-notice'],
    ]);
    const { chats } = await start(dev);
    expect(chats[0]).toMatchObject({ id: first.id, title: 'dark mode', status: null, isUnread: false });
  });

  it('takes a question that is sent twice, even at once, for one [PF-21]', async () => {
    const input = { chat_id: '' as const, message_id: randomUUID(), question: 'How do I print?' };
    const before = (await start(dev)).chats.length;
    const answers = await Promise.all([
      dev.ok('helpdesk-api-Cread', input),
      dev.ok('helpdesk-api-Cread', input),
      dev.ok('helpdesk-api-Cread', input),
    ]);
    expect(new Set(answers.map(({ chat }) => chat.id)).size).toBe(1);
    expect(answers.map(({ chat }) => chat.messages.length)).toEqual([2, 2, 2]);
    expect((await start(dev)).chats.length).toBe(before + 1);
  });

  it('shows an article that is chosen among those offered [QU-30]', async () => {
    const { messages, id } = await ask(dev, 'video has no sond');
    const choice = messages.at(-1)?.answer?.related[0];
    const { chat } = await dev.ok('helpdesk-api-Cread', {
      chat_id: id,
      message_id: randomUUID(),
      question: choice?.title ?? '',
      article: choice?.key ?? '',
    });
    expect(chat.messages.at(-1)?.answer?.article?.key).toBe(choice?.key);
  });

  it('never gives an article that is for others, not even by its key [PR-01]', async () => {
    const { chat } = await dev.ok('helpdesk-api-Cread', {
      chat_id: '',
      message_id: randomUUID(),
      question: 'Answering requests',
      article: 'answer-requests',
    });
    expect(chat.messages.at(-1)?.answer?.article?.key).not.toBe('answer-requests');
  });

  it('is deleted for good, messages too', async () => {
    const { id } = await ask(dev);
    await dev.ok('delete-chat-history', { chat_id: id });
    expect(await dev.call('get-chat-history', { chat_id: id })).toMatchObject({ ok: false, status: 404 });
    const rows = await test.server.app.db
      .select()
      .from(helpdeskMessages)
      .where(eq(helpdeskMessages.chatId, id));
    expect(rows).toEqual([]);
  });

  it('makes room: the oldest go, but not one the helpdesk works on', async () => {
    const person = await test.signIn(world.farid);
    const { chat: waiting } = await askForPerson(person);
    const { id: first } = await ask(person, 'the first of many');
    for (let index = 0; index < helpdeskLimits.chatsKept; index += 1) {
      test.clock.now = new Date(test.clock.now.getTime() + 1000);
      await ask(person, `print ${index}`);
    }
    const { chats } = await start(person);
    expect(chats).toHaveLength(helpdeskLimits.chatsKept);
    expect((await person.call('get-chat-history', { chat_id: first })).status).toBe(404);
    expect((await person.call('get-chat-history', { chat_id: waiting.id })).status).toBe(200);
  });

  it('is full at some point, and says so', async () => {
    const { id } = await ask(dev);
    await test.server.app.db.execute(sql`
      insert into helpdesk_messages (school_id, id, chat_id, kind, text, at)
      select 1, gen_random_uuid(), ${id}, 'person', 'x', now()
      from generate_series(1, ${helpdeskLimits.messagesPerChat})`);
    const answer = await dev.call('helpdesk-api-Cread', {
      chat_id: id,
      message_id: randomUUID(),
      question: 'How do I print?',
    });
    expect(answer).toMatchObject({ ok: false, error: { code: 'chat_full' } });
  });

  it.each(['', '   ', 'x'.repeat(helpdeskLimits.questionCharacters + 1)])(
    'refuses the question "%.10s" beside its field',
    async (question) => {
      const answer = await dev.call('helpdesk-api-Cread', {
        chat_id: '',
        message_id: randomUUID(),
        question,
      });
      expect(answer).toMatchObject({
        ok: false,
        status: 400,
        error: { fields: { question: expect.any(String) } },
      });
    },
  );

  it('is not kept in a demo school, where many share one sign-in [RP-07]', async () => {
    const student = await test.signIn(world.demoStudent);
    const chat = await ask(student, 'dark mode');
    expect(chat.id).toBe('');
    expect(chat.messages.map(({ by, answer }) => [by, answer?.article?.key])).toEqual([
      ['person', undefined],
      ['assistant', 'theme'],
    ]);
    expect((await start(student)).chats).toEqual([]);
    const asked = await student.call('create-helpdesk-ticket', {
      chat_id: '',
      message_id: randomUUID(),
      text: 'Hello?',
    });
    expect(asked).toMatchObject({ ok: false, status: 403, error: { code: 'demo_school' } });
  });
});

describe("another person's chat", () => {
  it('is not there, for a classmate, a teacher, the school or another school [PR-01, PF-21]', async () => {
    const { id } = await ask(dev, 'something of my own about printing');
    const others: Named[] = [
      world.esha,
      world.asha,
      world.admin,
      world.superAdmin,
      world.helpdesk,
      world.otherStudent,
      world.otherAdmin,
    ];
    for (const person of others) {
      const client = await test.signIn(person);
      const message = { chat_id: id, message_id: randomUUID() };
      const answers = [
        await client.call('get-chat-history', { chat_id: id }),
        await client.call('helpdesk-api-Cread', { ...message, question: 'print' }),
        ...(person === world.helpdesk
          ? []
          : [await client.call('save-chat-history', { ...message, text: 'Hello' })]),
        await client.call('delete-chat-history', { chat_id: id }),
      ];
      expect([person.loginName, new Set(answers.map(({ status }) => status))]).toEqual([
        person.loginName,
        new Set([404]),
      ]);
      expect(JSON.stringify(await start(client))).not.toContain('something of my own');
    }
    expect((await history(dev, id)).messages).toHaveLength(2);
  });

  it('is not reached by the id of one of its messages', async () => {
    const message_id = randomUUID();
    await dev.ok('helpdesk-api-Cread', { chat_id: '', message_id, question: 'a secret about printing' });
    for (const client of [esha, await test.signIn(world.otherStudent)]) {
      const answer = await client.raw('helpdesk-api-Cread', { chat_id: '', message_id, question: 'print' });
      expect(answer.text).not.toContain('a secret');
    }
  });
});

describe('a request', () => {
  it('brings the conversation to the helpdesk, with who asks [QU-30, NX-278]', async () => {
    const { number } = await askForPerson(dev, 'The printer eats my paper.');
    const { ticket } = await helpdesk.ok('get-helpdesk-ticket', { number });
    expect(ticket).toMatchObject({
      status: 'open',
      subject: 'How do I print?',
      personName: 'Dev Test',
      loginName: 'S1',
      role: 3,
      schoolName: 'First School',
      assignee: '',
      version: 1,
    });
    expect(ticket.messages.map(({ by, text }) => [by, text])).toEqual([
      ['person', 'How do I print?'],
      ['assistant', ''],
      ['person', 'The printer eats my paper.'],
    ]);
    const reads = await test.server.app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'helpdesk.ticket_read'));
    expect(reads.map(({ personId, details }) => [personId, details])).toContainEqual([
      world.helpdesk.id,
      { number },
    ]);
  });

  it('is in the queue once, however often and however fast it is asked for [QU-30, QU-10]', async () => {
    const input = { chat_id: '' as const, message_id: randomUUID(), text: 'Please call me.' };
    const answers = await Promise.all([1, 2, 3].map(() => esha.ok('create-helpdesk-ticket', input)));
    const numbers = answers.map(({ chat }) => chat.ticket?.number);
    expect(new Set(numbers).size).toBe(1);
    const chatId = answers[0]?.chat.id ?? '';
    const again = await Promise.all(
      [1, 2].map(() =>
        esha.ok('create-helpdesk-ticket', { chat_id: chatId, message_id: randomUUID(), text: '' }),
      ),
    );
    expect(again.map(({ chat }) => chat.ticket?.number)).toEqual([numbers[0], numbers[0]]);
    const rows = await test.server.app.db
      .select()
      .from(helpdeskTickets)
      .where(eq(helpdeskTickets.chatId, chatId));
    expect(rows).toHaveLength(1);
    expect(again[1]?.chat.messages).toHaveLength(1);
  });

  it('needs something to be said [QU-30]', async () => {
    const answer = await dev.call('create-helpdesk-ticket', {
      chat_id: '',
      message_id: randomUUID(),
      text: '  ',
    });
    expect(answer).toMatchObject({
      ok: false,
      status: 422,
      error: { code: 'nothing_said', fields: { text: 'Write what you need help with first.' } },
    });
  });

  it('goes back and forth: reply, more words, solved, opened again by writing [QU-30, NX-280]', async () => {
    const { chat, number } = await askForPerson(dev);
    const { ticket } = await replyTo(helpdesk, number, 'Is the printer on?');
    expect(ticket).toMatchObject({ status: 'answered', assignee: 'Helpdesk Test', isMine: true });
    expect((await start(dev)).chats.find(({ id }) => id === chat.id)?.isUnread).toBe(false);
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    await replyTo(helpdesk, number, 'Please look.');
    expect((await start(dev)).chats.find(({ id }) => id === chat.id)).toMatchObject({
      status: 'answered',
      isUnread: true,
    });
    const read = await history(dev, chat.id);
    expect(read.messages.at(-1)).toMatchObject({
      by: 'helpdesk',
      name: 'Helpdesk Test',
      text: 'Please look.',
    });
    expect(read.ticket).toMatchObject({ number, status: 'answered', assignee: 'Helpdesk Test' });
    expect((await start(dev)).chats.find(({ id }) => id === chat.id)?.isUnread).toBe(false);

    const more = { chat_id: chat.id, message_id: randomUUID(), text: 'It was off!' };
    await dev.ok('save-chat-history', more);
    const repeated = await dev.ok('save-chat-history', more);
    expect(repeated.chat.messages.filter(({ text }) => text === 'It was off!')).toHaveLength(1);
    expect(repeated.chat.ticket?.status).toBe('open');

    const solved = await dev.ok('resolve-helpdesk-ticket', { chat_id: chat.id });
    expect(solved.chat.ticket).toMatchObject({ status: 'closed', reason: '' });
    const reopened = await dev.ok('save-chat-history', { ...more, message_id: randomUUID(), text: 'Again.' });
    expect(reopened.chat.ticket).toMatchObject({ number, status: 'open' });
  });

  it('is counted where the helpdesk answered and its person has not looked, and theirs alone [SM-05, QU-30]', async () => {
    const unread = async (client: Client) => (await client.ok('get-helpdesk-unread', {})).count;
    const later = () => {
      test.clock.now = new Date(test.clock.now.getTime() + 1000);
    };
    const before = await unread(dev);
    const { chat, number } = await askForPerson(dev);
    expect(await unread(dev)).toBe(before);
    later();
    await replyTo(helpdesk, number, 'Is it plugged in?');
    await replyTo(helpdesk, number, 'A word among us.', 'note');
    expect([await unread(dev), await unread(esha)]).toEqual([before + 1, 0]);
    later();
    await history(dev, chat.id);
    expect(await unread(dev)).toBe(before);
    expect((await helpdesk.raw('get-helpdesk-unread', {})).status).toBe(403);
  });

  it('tells a person’s other tabs once that they looked, and says nothing when there was nothing new [CC-13]', async () => {
    const { chat, number } = await askForPerson(dev);
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    await replyTo(helpdesk, number, 'Done.');
    const socket = io(test.server.address, {
      path: '/socket',
      transports: ['websocket'],
      auth: { token: dev.token },
      forceNew: true,
    });
    sockets.push(socket);
    await new Promise((resolve) => socket.once('ready', resolve));
    const heard: unknown[] = [];
    socket.on('helpdesk.changed', (content) => heard.push(content));
    await history(dev, chat.id);
    await history(dev, chat.id);
    await heardAll(test, socket);
    expect(heard).toEqual([{ chatId: chat.id }]);
  });

  it('keeps a note from the person, whatever they ask for [QU-30]', async () => {
    const { chat, number } = await askForPerson(dev);
    const { ticket } = await replyTo(helpdesk, number, 'Called the school, no answer.', 'note');
    expect(ticket).toMatchObject({ status: 'open' });
    expect(ticket.messages.at(-1)).toMatchObject({ by: 'note', text: 'Called the school, no answer.' });
    const seen = [
      await history(dev, chat.id),
      await start(dev),
      await dev.ok('save-chat-history', { chat_id: chat.id, message_id: randomUUID(), text: 'Any news?' }),
    ];
    expect(JSON.stringify(seen)).not.toContain('Called the school');
  });

  it('is not deleted while it is open; closed, it goes with the chat [QU-30]', async () => {
    const { chat, number } = await askForPerson(dev);
    const refused = await dev.call('delete-chat-history', { chat_id: chat.id });
    expect(refused).toMatchObject({ ok: false, status: 422, error: { code: 'ticket_open' } });
    await dev.ok('resolve-helpdesk-ticket', { chat_id: chat.id });
    await dev.ok('delete-chat-history', { chat_id: chat.id });
    expect((await helpdesk.call('get-helpdesk-ticket', { number })).status).toBe(404);
    const chats = await test.server.app.db.select().from(helpdeskChats).where(eq(helpdeskChats.id, chat.id));
    expect(chats).toEqual([]);
  });

  it('tells the person and the helpdesk by a hint, and nobody else [CC-13, QU-30]', async () => {
    const heard: Record<string, string[]> = {};
    const listen = async (name: 'dev' | 'esha' | 'helpdesk' | 'otherAdmin') => {
      const { token } = await test.signIn(world[name]);
      const socket = io(test.server.address, {
        path: '/socket',
        transports: ['websocket'],
        auth: { token },
        forceNew: true,
      });
      sockets.push(socket);
      heard[name] = [];
      socket.on('helpdesk.changed', ({ chatId }: { chatId: string }) => heard[name]?.push(chatId));
      await new Promise<void>((resolve, reject) => {
        socket.once('ready', resolve);
        socket.once('connect_error', reject);
      });
      return socket;
    };
    const listening = await Promise.all([
      listen('dev'),
      listen('esha'),
      listen('helpdesk'),
      listen('otherAdmin'),
    ]);
    const { chat, number } = await askForPerson(dev);
    await replyTo(helpdesk, number, 'Hello.');
    await Promise.all(listening.map((socket) => heardAll(test, socket)));
    const times = (name: string) => heard[name]?.filter((id) => id === chat.id).length;
    expect([times('dev'), times('helpdesk'), times('esha'), times('otherAdmin')]).toEqual([3, 2, 0, 0]);
  });
});

describe('two of the helpdesk at once', () => {
  it('the second is told, nothing is sent over the first, and their words can be sent again [QU-30]', async () => {
    const { number } = await askForPerson(dev);
    await test.server.app.db.insert(people).values({
      schoolId: 0,
      role: 6,
      loginName: 'X7',
      firstName: 'Second',
      lastName: 'Helper',
      passwordHash: (
        await test.server.app.db.select().from(people).where(eq(people.id, world.helpdesk.id))
      )[0]!.passwordHash,
    });
    const second = await test.signIn({ ...world.helpdesk, loginName: 'X7' });
    const { ticket } = await helpdesk.ok('get-helpdesk-ticket', { number });
    const reply = (text: string) => ({
      number,
      version: ticket.version,
      message_id: randomUUID(),
      kind: 'reply' as const,
      text,
    });
    const both = await Promise.all([
      helpdesk.call('reply-helpdesk-ticket', reply('From the first.')),
      second.call('reply-helpdesk-ticket', reply('From the second.')),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refused = both.find(({ ok }) => !ok);
    expect(refused).toMatchObject({ error: { code: 'stale' } });
    const { ticket: now } = await second.ok('get-helpdesk-ticket', { number });
    expect(now.messages.filter(({ by }) => by === 'helpdesk')).toHaveLength(1);
    const again = await second.ok('reply-helpdesk-ticket', { ...reply('Once more.'), version: now.version });
    expect(again.ticket.messages.filter(({ by }) => by === 'helpdesk')).toHaveLength(2);
  });

  it('a reply whose answer was lost is there once [QU-10]', async () => {
    const { number } = await askForPerson(dev);
    const input = { number, version: 1, message_id: randomUUID(), kind: 'reply' as const, text: 'Once.' };
    await helpdesk.ok('reply-helpdesk-ticket', input);
    const { ticket } = await helpdesk.ok('reply-helpdesk-ticket', input);
    expect(ticket.messages.filter(({ text }) => text === 'Once.')).toHaveLength(1);
  });

  it('take, let go, close with a reason, reopen; the person reads the reason [QU-30]', async () => {
    const { chat, number } = await askForPerson(dev);
    const act = async (action: 'take' | 'release' | 'close' | 'reopen', reason = '') => {
      const { ticket } = await helpdesk.ok('get-helpdesk-ticket', { number });
      return helpdesk.call('update-helpdesk-ticket', { number, version: ticket.version, action, reason });
    };
    expect(await act('take')).toMatchObject({ data: { ticket: { isMine: true } } });
    expect(await act('release')).toMatchObject({ data: { ticket: { isMine: false, assignee: '' } } });
    expect(await act('close')).toMatchObject({ ok: false, error: { code: 'reason_required' } });
    await act('close', 'Answered by phone.');
    expect((await history(dev, chat.id)).ticket).toMatchObject({
      status: 'closed',
      reason: 'Answered by phone.',
    });
    await act('reopen');
    expect((await history(dev, chat.id)).ticket).toMatchObject({ status: 'open', reason: '' });
    const late = await helpdesk.call('update-helpdesk-ticket', {
      number,
      version: 1,
      action: 'close',
      reason: 'x',
    });
    expect(late).toMatchObject({ ok: false, status: 409, error: { code: 'stale' } });
  });
});
