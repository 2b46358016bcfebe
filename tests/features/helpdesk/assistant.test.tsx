import { render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Person } from '#contract/auth/session.model.ts';
import type { AssistantStart } from '#contract/helpdesk/helpdesk.model.ts';
import type { Loaded } from '#src/features/helpdesk/load-assistant.ts';
import { AssistantScreen } from '#src/features/helpdesk/screens/AssistantScreen.tsx';
import { alerts } from '#src/lib/alerts.ts';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import { chatOf, said } from '#tests/machines/helpdesk/helpdesk-chat/helpdesk-chat.samples.ts';
import { setupUser } from '#tests/user.ts';
import { type Answer, answering, offline } from '../answering-server.ts';

const second = '0190c0de-0000-7000-8000-000000000002';
const row = (id: string, title: string, more: Partial<AssistantStart['chats'][number]> = {}) => ({
  id,
  title,
  updatedAt: '2026-11-20T09:00:00Z',
  status: null,
  isUnread: false,
  ...more,
});
const start: AssistantStart = {
  topics: [{ topic: 'display', articles: [{ key: 'theme', title: 'Dark, light and high contrast' }] }],
  chats: [row('chat-1', 'Dark mode?', { status: 'answered', isUnread: true }), row(second, 'Printing')],
};
const loaded = (data: AssistantStart = start): Loaded<AssistantStart> => ({ kind: 'loaded', data });

const onRefresh = vi.fn();

interface Options {
  readonly begin?: Loaded<AssistantStart>;
  readonly answers?: Readonly<Record<string, Answer>>;
  readonly person?: Person;
}

/** The screen as a route holds it: the chat in the address. */
function show({ begin = loaded(), answers = {}, person = asha }: Options = {}) {
  const server = answering(answers);
  function Page() {
    const [chatId, setChatId] = useState('');
    return (
      <>
        <output>{chatId}</output>
        <AssistantScreen
          person={person}
          start={begin}
          chatId={chatId}
          renderLink={(to, className, content) => (
            <a href={to} className={className}>
              {content}
            </a>
          )}
          onHint={() => () => undefined}
          onChat={setChatId}
          onRefresh={onRefresh}
        />
      </>
    );
  }
  render(<Page />);
  return { server, user: setupUser({ hasty: true }) };
}
const address = () => document.querySelector('output')?.textContent;
const texts = () => alerts.getLog().entries.map(({ title }) => title);

beforeEach(() => {
  alerts.clearLog();
  onRefresh.mockClear();
});
afterEach(() => localStorage.clear());

describe('the assistant', () => {
  it('lists a person’s chats with how each stands, and opens one [PF-21, QU-30]', async () => {
    const chat = chatOf([said('q1', 'person', 'Where is the printer?')], undefined, second);
    const { server, user } = show({ answers: { 'get-chat-history': () => ({ chat }) } });
    expect(screen.getByText('New answer')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Open the chat “Printing”' }));
    expect(address()).toBe(second);
    expect(await screen.findByText('Where is the printer?')).toBeTruthy();
    expect(server.asked('get-chat-history')).toMatchObject([{ chat_id: second }]);
    const row = screen.getByRole('button', { name: 'Open the chat “Printing”' });
    expect(row.getAttribute('aria-current')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'New chat' }));
    expect(address()).toBe('');
    expect(screen.queryByText('Where is the printer?')).toBeNull();
  });

  it('deletes a chat once asked, and says so [PF-21]', async () => {
    const { server, user } = show({ answers: { 'delete-chat-history': () => ({}) } });
    const remove = () => user.click(screen.getByRole('button', { name: 'Delete the chat “Printing”' }));
    await remove();
    const question = () => within(screen.getByRole('alertdialog', { name: 'Delete this chat?' }));
    await user.click(question().getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.asked('delete-chat-history')).toEqual([]);
    await remove();
    await user.click(question().getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(texts()).toEqual(['The chat was deleted.']));
    expect(server.asked('delete-chat-history')).toMatchObject([{ chat_id: second }]);
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it('says that a chat was not deleted [PF-21]', async () => {
    const { user } = show({ answers: { 'delete-chat-history': offline } });
    await user.click(screen.getByRole('button', { name: 'Delete the chat “Printing”' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(texts()).toEqual(['The chat was not deleted.']));
    expect(screen.getByRole('button', { name: 'Open the chat “Printing”' })).toBeTruthy();
  });

  it('keeps the conversation when its first question gives the chat an address [PF-21, RT-19]', async () => {
    const chat = chatOf([said('q1', 'person', 'How?'), said('h1', 'helpdesk', 'So.')], undefined, second);
    const { user } = show({ answers: { 'helpdesk-api-Cread': () => ({ chat }) } });
    await user.type(screen.getByLabelText('Your question'), 'How?{Enter}');
    expect(await screen.findByText('So.')).toBeTruthy();
    expect(address()).toBe(second);
    expect(onRefresh).toHaveBeenCalled();
  });

  it('says that it did not load, with what to tell the helpdesk, and tries again [PF-21]', async () => {
    const { user } = show({
      begin: { kind: 'failed', information: 'Something went wrong.', reference: 'ab12' },
    });
    expect(screen.getByText('Something went wrong.')).toBeTruthy();
    expect(screen.getByText(/ab12/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it('says that there are no chats yet [PF-21]', () => {
    show({ begin: loaded({ ...start, chats: [] }) });
    expect(screen.queryByRole('button', { name: /Printing/ })).toBeNull();
    expect(screen.getByText('No chats yet')).toBeTruthy();
  });
});
