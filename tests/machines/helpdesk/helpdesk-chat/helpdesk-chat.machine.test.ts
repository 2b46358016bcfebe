import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { Chat } from '#contract/helpdesk/helpdesk.model.ts';
import { helpdeskLimits } from '#contract/helpdesk/helpdesk.model.ts';
import { draftOf } from '#machines/helpdesk/helpdesk-chat/helpdesk-chat.draft.ts';
import { helpdeskChatMachine } from '#machines/helpdesk/helpdesk-chat/helpdesk-chat.machine.ts';
import type {
  DraftKeepEvent,
  HelpdeskChatInput,
  SendInput,
} from '#machines/helpdesk/helpdesk-chat/helpdesk-chat.types.ts';
import { helpdeskChatView } from '#machines/helpdesk/helpdesk-chat/helpdesk-chat.view.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { answered, chatOf, closed, passing, replied, said, waiting } from './helpdesk-chat.samples.ts';

function begin(input: Partial<HelpdeskChatInput> = {}, storageIsFull = false) {
  const clock = new SimulatedClock();
  const calls = {
    load: deferredActor<Chat, { chatId: string }>(),
    ask: deferredActor<Chat, SendInput>(),
    request: deferredActor<Chat, SendInput>(),
    send: deferredActor<Chat, SendInput>(),
    solve: deferredActor<Chat, { chatId: string }>(),
  };
  const kept: DraftKeepEvent[] = [];
  const actor = createActor(
    helpdeskChatMachine.provide({
      actors: {
        loadChat: calls.load.logic,
        askAssistant: calls.ask.logic,
        askForPerson: calls.request.logic,
        sendToPerson: calls.send.logic,
        solveProblem: calls.solve.logic,
        keepDraft: fromCallback<DraftKeepEvent, void>(({ receive }) => {
          if (storageIsFull) throw new Error('full');
          receive((event) => kept.push(event));
        }),
      },
    }),
    { input: { chatId: '', draft: '', mayAskForPerson: true, ...input }, clock },
  ).start();
  const view = () => helpdeskChatView(actor.getSnapshot());
  const write = (text: string, id: string) => {
    actor.send({ type: 'draft.change', text });
    actor.send({ type: 'message.send', id });
  };
  return { actor, clock, kept, view, write, ...calls };
}

describe('a question', () => {
  it('is on its way with what was typed, then stands answered in the chat [PF-21]', async () => {
    const { ask, load, view, write } = begin();
    expect(load.calls).toEqual([]);
    write('  How do I print? ', 'q1');
    expect(ask.calls[0]?.input).toEqual({ id: 'q1', text: 'How do I print?', article: '', chatId: '' });
    expect(view()).toMatchObject({ draft: '', isAsking: true, outgoing: { text: 'How do I print?' } });
    ask.open()[0]?.resolve(answered);
    await settle();
    expect(view()).toMatchObject({ chatId: 'chat-1', isAsking: false, outgoing: null, canChoose: true });
    expect(view().messages).toHaveLength(2);
  });

  it('that got no answer is sent again under the same name, or taken back [PF-21, QU-10]', async () => {
    const { actor, ask, view, write } = begin();
    write('Print?', 'q1');
    ask.open()[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(view()).toMatchObject({ outgoing: { hasFailed: true }, failure: { code: 'unreachable' } });
    actor.send({ type: 'send.retry' });
    expect(ask.calls.map(({ input }) => input.id)).toEqual(['q1', 'q1']);
    ask.open()[0]?.reject({ kind: 'refused', code: 'chat_full', information: 'Full.' });
    await settle();
    actor.send({ type: 'draft.change', text: 'And copy?' });
    actor.send({ type: 'send.edit' });
    expect(view()).toMatchObject({ draft: 'Print?\nAnd copy?', outgoing: null, failure: null });
  });

  it('is not sent empty, nor longer than a question may be', () => {
    const { ask, view, write } = begin();
    write('   ', 'q1');
    write('x'.repeat(helpdeskLimits.questionCharacters + 1), 'q2');
    expect([ask.calls.length, view().canSend, view().draft.length]).toEqual([0, false, 501]);
  });

  it('can be a choice among what was offered [QU-30]', () => {
    const { actor, ask } = begin();
    actor.send({ type: 'article.choose', id: 'c1', key: 'theme', title: 'Dark mode' });
    expect(ask.calls[0]?.input).toEqual({ id: 'c1', text: 'Dark mode', article: 'theme', chatId: '' });
  });

  it('stays on the page where nothing is kept, next to the one before [RP-07]', async () => {
    const { ask, view, write } = begin({ mayAskForPerson: false });
    write('One?', 'q2');
    ask.open()[0]?.resolve(passing);
    await settle();
    write('Two?', 'q3');
    ask.open()[0]?.resolve(chatOf([said('q3'), said('a3', 'assistant')], undefined, ''));
    await settle();
    expect(view().messages.map(({ id }) => id)).toEqual(['q2', 'a2', 'q3', 'a3']);
    expect(view()).toMatchObject({ chatId: '', canAskForPerson: false });
  });
});

describe('asking for a person', () => {
  it('needs a yes, sends the draft as a last word, and then waits with them [QU-30]', async () => {
    const { actor, load, request, send, solve, view, write } = begin({ chatId: 'chat-1' });
    load.open()[0]?.resolve(answered);
    await settle();
    actor.send({ type: 'person.ask' });
    expect(view().request).toBe('confirming');
    actor.send({ type: 'person.cancel' });
    actor.send({ type: 'person.ask' });
    actor.send({ type: 'draft.change', text: 'It still does not print.' });
    actor.send({ type: 'person.confirm', id: 'r1' });
    expect(request.calls.map(({ input }) => input)).toEqual([
      { id: 'r1', text: 'It still does not print.', article: '', chatId: 'chat-1' },
    ]);
    request.open()[0]?.resolve(waiting);
    await settle();
    expect(view()).toMatchObject({ isWithPerson: true, canAskForPerson: false, request: 'none' });
    write('Any news?', 's1');
    expect(send.calls[0]?.input.id).toBe('s1');
    send.open()[0]?.resolve(waiting);
    await settle();
    actor.send({ type: 'problem.solve' });
    solve.open()[0]?.resolve(closed);
    await settle();
    expect(view()).toMatchObject({
      isWithPerson: false,
      ticket: { status: 'closed' },
      canAskForPerson: true,
    });
  });

  it('is asked for once: without an answer the words are back, and the name stays [QU-10, QU-30]', async () => {
    const { actor, request, view } = begin({ draft: 'Help me.' });
    actor.send({ type: 'person.ask' });
    actor.send({ type: 'person.confirm', id: 'r1' });
    request.open()[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(view()).toMatchObject({
      request: 'confirming',
      draft: 'Help me.',
      failure: { code: 'unreachable' },
    });
    actor.send({ type: 'person.confirm', id: 'r2' });
    expect(request.calls.map(({ input }) => [input.id, input.text])).toEqual([
      ['r1', 'Help me.'],
      ['r1', 'Help me.'],
    ]);
    request.open()[0]?.reject({ kind: 'refused', code: 'demo_school', information: 'No.' });
    await settle();
    actor.send({ type: 'person.confirm', id: 'r3' });
    expect(request.calls.at(-1)?.input.id).toBe('r3');
  });

  it('with nothing said is not possible [QU-30]', () => {
    const { actor, request, view } = begin();
    actor.send({ type: 'person.ask' });
    expect(view().canRequest).toBe(false);
    actor.send({ type: 'person.confirm', id: 'r1' });
    expect(request.calls).toHaveLength(0);
  });
});

describe('a hint of the server', () => {
  it('brings the reply of the helpdesk; a late answer takes nothing back [CC-13, QU-30]', async () => {
    const { actor, load, view } = begin({ chatId: 'chat-1' });
    load.open()[0]?.resolve(waiting);
    await settle();
    actor.send({ type: 'chat.changed', chatId: 'another' });
    expect(load.calls).toHaveLength(1);
    actor.send({ type: 'chat.changed', chatId: 'chat-1' });
    load.open()[0]?.resolve(replied);
    await settle();
    expect(view().messages.at(-1)?.text).toBe('Is it on?');
    actor.send({ type: 'chat.changed', chatId: 'chat-1' });
    load.open()[0]?.resolve(waiting);
    await settle();
    expect(view().messages).toHaveLength(3);
    actor.send({ type: 'chat.changed', chatId: 'chat-1' });
    load.open()[0]?.resolve(closed);
    await settle();
    expect(view()).toMatchObject({ isWithPerson: false, ticket: { status: 'closed', reason: 'Done.' } });
  });

  it('that cannot be followed leaves the chat as it is', async () => {
    const { actor, load, view } = begin({ chatId: 'chat-1' });
    load.open()[0]?.resolve(waiting);
    await settle();
    actor.send({ type: 'chat.changed', chatId: 'chat-1' });
    load.open()[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(view()).toMatchObject({ phase: 'talking', isWithPerson: true, failure: null });
  });
});

describe('what is typed', () => {
  it('is kept a moment after the last key, and at once when the page goes [PF-21]', () => {
    const { actor, clock, kept } = begin();
    actor.send({ type: 'draft.change', text: 'How d' });
    clock.increment(300);
    actor.send({ type: 'draft.change', text: 'How do' });
    clock.increment(300);
    expect(kept).toEqual([]);
    clock.increment(100);
    actor.send({ type: 'draft.change', text: 'How do I' });
    actor.send({ type: 'page.hidden' });
    expect(kept.map(({ text }) => text)).toEqual(['How do', 'How do I']);
  });

  it('is still kept while it is on its way, and no longer once it arrived', async () => {
    const { actor, ask, clock, kept, write } = begin();
    write('Print?', 'q1');
    actor.send({ type: 'page.hidden' });
    expect(kept.at(-1)).toEqual({ type: 'draft.keep', chatId: '', text: 'Print?' });
    ask.open()[0]?.resolve(answered);
    await settle();
    clock.increment(1000);
    expect(kept.at(-1)).toEqual({ type: 'draft.keep', chatId: 'chat-1', text: '' });
  });

  it('comes back for the same chat alone, whatever lies in the storage', () => {
    expect(draftOf({ chatId: 'a', text: 'Hello' }, 'a')).toBe('Hello');
    expect(draftOf({ chatId: 'a', text: 'Hello' }, 'b')).toBe('');
    for (const poisoned of [null, 7, 'x', { chatId: 'a' }, { chatId: 'a', text: {} }])
      expect(draftOf(poisoned, 'a')).toBe('');
  });

  it('goes on without a browser that stores anything', () => {
    const { actor, view } = begin({}, true);
    actor.send({ type: 'draft.change', text: 'Hi' });
    actor.send({ type: 'page.hidden' });
    expect(view()).toMatchObject({ keepsDrafts: false, draft: 'Hi', canSend: true });
  });
});

describe('a chat that does not open', () => {
  it('says why, and is tried again', async () => {
    const { actor, load, view } = begin({ chatId: 'chat-1' });
    expect(view().phase).toBe('loading');
    load.open()[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(view()).toMatchObject({ phase: 'unopened', failure: { code: 'unreachable' } });
    actor.send({ type: 'chat.retry' });
    load.open()[0]?.resolve(answered);
    await settle();
    expect(view()).toMatchObject({ phase: 'talking', failure: null });
  });

  it('that was deleted, here or in another tab, is gone', async () => {
    const absent = { kind: 'refused', code: 'not_found', information: 'Gone.' };
    const never = begin({ chatId: 'chat-1' });
    never.load.open()[0]?.reject(absent);
    await settle();
    const open = begin({ chatId: 'chat-1' });
    open.load.open()[0]?.resolve(answered);
    await settle();
    open.actor.send({ type: 'chat.changed', chatId: 'chat-1' });
    open.load.open()[0]?.reject(absent);
    await settle();
    expect([never.view().phase, open.view().phase]).toEqual(['gone', 'gone']);
  });
});
