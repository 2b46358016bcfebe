import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import type { Person } from '#contract/auth/session.model.ts';
import type { Chat } from '#contract/helpdesk/helpdesk.model.ts';
import type { SendInput } from '#machines/helpdesk/helpdesk-chat/helpdesk-chat.types.ts';
import {
  createHelpdeskChatActors,
  draftName,
  type HelpdeskChatActors,
} from '#src/features/helpdesk/actors/helpdesk-chat-actors.ts';
import { Conversation } from '#src/features/helpdesk/components/Conversation.tsx';
import { keepForPerson, readForPerson } from '#src/lib/person-storage.ts';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import {
  answered,
  chatOf,
  closed,
  replied,
  said,
  waiting,
} from '#tests/machines/helpdesk/helpdesk-chat/helpdesk-chat.samples.ts';
import { setupUser } from '#tests/user.ts';

afterEach(() => localStorage.clear());

const article = {
  key: 'theme',
  title: 'Dark, light and high contrast',
  body: '1. Press **Display**.',
  link: 'home',
  linkLabel: 'Go home',
};
const withArticle = chatOf([
  said('q1'),
  {
    ...said('a1', 'assistant', ''),
    answer: { article, related: [{ key: 'phone', title: 'On a phone' }], modules: [], videos: [] },
  },
]);
const clueless = chatOf([
  said('q1'),
  { ...said('a1', 'assistant', ''), answer: { article: null, related: [], modules: [], videos: [] } },
]);

type Answers = Partial<Record<'load' | 'ask' | 'request' | 'send' | 'solve', () => Promise<Chat>>>;

function show(answers: Answers, person: Person = asha, chatId = '') {
  const sent: SendInput[] = [];
  const hints = new Set<(chatId: string) => void>();
  const never = () => new Promise<Chat>(() => undefined);
  const sending = (answer: (() => Promise<Chat>) | undefined) =>
    fromPromise<Chat, SendInput>(({ input }) => {
      sent.push(input);
      return (answer ?? never)();
    });
  const actors: HelpdeskChatActors = {
    loadChat: fromPromise<Chat, { chatId: string }>(answers.load ?? never),
    askAssistant: sending(answers.ask),
    askForPerson: sending(answers.request),
    sendToPerson: sending(answers.send),
    solveProblem: fromPromise<Chat, { chatId: string }>(answers.solve ?? never),
    keepDraft: createHelpdeskChatActors(person.id).keepDraft,
  };
  const moved: string[] = [];
  render(
    <Conversation
      person={person}
      chatId={chatId}
      topics={[{ topic: 'display', articles: [{ key: 'theme', title: 'Dark, light and high contrast' }] }]}
      renderLink={(to, className, content) => (
        <a href={to} className={className}>
          {content}
        </a>
      )}
      actorsFor={() => actors}
      onHint={(listener) => {
        hints.add(listener);
        return () => hints.delete(listener);
      }}
      onMoved={(id) => moved.push(id)}
      onNew={() => undefined}
    />,
  );
  return { sent, moved, hint: (id: string) => hints.forEach((each) => each(id)), user: setupUser() };
}

const log = () => within(screen.getByRole('log'));

describe('the conversation', () => {
  it('answers a typed question with the article, its steps, its screen and what is near [PF-21, QU-30]', async () => {
    const { sent, moved, user } = show({ ask: async () => withArticle });
    await user.type(screen.getByLabelText('Your question'), 'dark mod{Enter}');
    expect(await log().findByRole('heading', { name: article.title })).toBeTruthy();
    expect(sent[0]).toMatchObject({ text: 'dark mod', article: '', chatId: '' });
    expect(log().getByRole('listitem').textContent).toBe('Press Display.');
    expect(log().getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/admin/dashboard');
    await user.click(log().getByRole('button', { name: 'On a phone' }));
    expect(sent[1]).toMatchObject({ text: 'On a phone', article: 'phone', chatId: 'chat-1' });
    expect(moved).toContain('chat-1');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your question').value).toBe('');
  });

  it('says plainly that it does not know, and offers a person [QU-30]', async () => {
    const { user } = show({ ask: async () => clueless });
    await user.type(screen.getByLabelText('Your question'), 'capital of France?{Enter}');
    expect(await log().findByText('I do not know an answer to that.')).toBeTruthy();
    expect(log().getByText(/talk to a person/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Talk to a person' })).toBeTruthy();
  });

  it('keeps a question that did not arrive, to try again or change [PF-21]', async () => {
    let tries = 0;
    const { sent, user } = show({
      ask: () => (tries++ === 0 ? Promise.reject({ kind: 'unreachable' }) : Promise.resolve(withArticle)),
    });
    await user.type(screen.getByLabelText('Your question'), 'Print?{Enter}');
    expect(await log().findByText(/This did not arrive\./)).toBeTruthy();
    await user.click(log().getByRole('button', { name: 'Try again' }));
    expect(await log().findByRole('heading', { name: article.title })).toBeTruthy();
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  it('asks before a person reads it, then shows how the request stands [QU-30]', async () => {
    const { sent, hint, user } = show(
      { load: loads(answered, replied, closed), request: async () => waiting },
      asha,
      'chat-1',
    );
    await user.click(await screen.findByRole('button', { name: 'Talk to a person' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/reads this conversation, your name, your role and your school/)).toBeTruthy();
    await user.type(dialog.getByLabelText(/What should they know/), 'No paper.');
    await user.click(dialog.getByRole('button', { name: 'Send to the helpdesk' }));
    expect(await screen.findByText('Request 7 is with the helpdesk')).toBeTruthy();
    expect(sent[0]).toMatchObject({ text: 'No paper.', chatId: 'chat-1' });
    expect(screen.getByLabelText('Write to the helpdesk')).toBeTruthy();
    hint('chat-1');
    expect(await log().findByText('Is it on?')).toBeTruthy();
    expect(await screen.findByText('Request 7 is answered')).toBeTruthy();
    hint('chat-1');
    expect(await screen.findByText('The helpdesk says: Done.')).toBeTruthy();
    expect(screen.getByLabelText('Your question')).toBeTruthy();
  });

  it('has no person to talk to in a demo school, and says why [RP-07]', async () => {
    const { user } = show({}, { ...asha, school: { ...asha.school, isDemo: true } });
    const button = screen.getByRole('button', { name: 'Talk to a person' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByText(/This is a demo school/).length).toBeGreaterThan(0);
  });

  it('brings back what was typed in this chat, for this person alone [PF-21]', async () => {
    keepForPerson(asha.id, draftName, { chatId: '', text: 'How do I' });
    keepForPerson(99, draftName, { chatId: '', text: 'Not mine' });
    const { user } = show({});
    const field = screen.getByLabelText<HTMLTextAreaElement>('Your question');
    expect(field.value).toBe('How do I');
    await user.type(field, ' print?');
    window.dispatchEvent(new Event('pagehide'));
    expect(readForPerson(asha.id, draftName)).toEqual({ chatId: '', text: 'How do I print?' });
  });

  it('says that a question is too long and does not send it', async () => {
    keepForPerson(asha.id, draftName, { chatId: '', text: 'x'.repeat(501) });
    const { sent, user } = show({});
    expect(screen.getByText('A question has at most 500 characters.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual([]);
  });

  it('tells that a chat did not load, or is gone, each with a way on [PF-21]', async () => {
    show({ load: () => Promise.reject({ kind: 'unreachable' }) }, asha, 'chat-1');
    expect(await screen.findByText('This chat could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    const absent = { kind: 'refused', code: 'not_found', information: 'Gone.' };
    show({ load: () => Promise.reject(absent) }, asha, 'chat-2');
    expect(await screen.findByText('This chat is no longer there.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'New chat' })).toBeTruthy();
  });
});

/** One answer after the other, the last for ever. */
function loads(first: Chat, ...others: Chat[]): () => Promise<Chat> {
  let last = first;
  const queue = [first, ...others];
  return async () => {
    last = queue.shift() ?? last;
    return last;
  };
}
