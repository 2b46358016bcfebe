import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '#src/ui/Toaster.tsx';
import { ToastLog } from '#src/ui/ToastLog.tsx';
import { createToaster, logLimit, type ToastContent } from '#src/ui/toaster.ts';

const texts = {
  region: 'Messages',
  close: 'Close message',
  tones: { success: 'Success', error: 'Error', warning: 'Warning', info: 'Information' },
} as const;

const saved: ToastContent = { tone: 'success', title: 'Saved', text: 'File Saved' };
const failed: ToastContent = { tone: 'error', title: 'Sorry', text: 'Something went wrong.' };

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const region = () => screen.getByRole('region', { name: 'Messages (F8)' });
const titles = () =>
  within(region())
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

function start(...contents: readonly ToastContent[]) {
  const store = createToaster();
  render(<Toaster store={store} texts={texts} />);
  act(() => {
    for (const content of contents) store.show(content);
  });
  return store;
}

describe('Toaster', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows kind, title and text and goes after 8 s, not before [ER-07, CO-10]', () => {
    start(saved);
    expect(titles()).toEqual(['SuccessSavedFile Saved']);
    pass(7_999);
    expect(titles()).toHaveLength(1);
    pass(1);
    expect(titles()).toHaveLength(0);
  });

  it('offers a way back for as long as it says, and goes when that is pressed', () => {
    const onPress = vi.fn();
    start({ ...saved, action: { label: 'Undo', onPress }, duration: 20_000 });
    pass(19_999);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect([onPress.mock.calls.length, titles()]).toEqual([1, []]);
    start({ ...saved, title: 'Gone', action: { label: 'Undo', onPress }, duration: 20_000 });
    pass(20_000);
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.queryByText('Gone')).toBeNull();
  });

  it('stays while the pointer is on it and then takes the time that was left [ER-07, CO-10]', () => {
    start(saved);
    pass(5_000);
    fireEvent.pointerEnter(region());
    pass(60_000);
    expect(titles()).toHaveLength(1);
    fireEvent.pointerLeave(region());
    pass(2_999);
    expect(titles()).toHaveLength(1);
    pass(1);
    expect(titles()).toHaveLength(0);
  });

  it('stays while the focus is in it [ER-07, QC-27]', () => {
    start(failed);
    const close = screen.getByRole('button', { name: 'Close message' });
    act(() => close.focus());
    pass(60_000);
    expect(titles()).toHaveLength(1);
    act(() => close.blur());
    pass(8_000);
    expect(titles()).toHaveLength(0);
  });

  it('waits while the page is hidden', () => {
    start(saved);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    pass(60_000);
    expect(titles()).toHaveLength(1);
    hidden.mockRestore();
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    pass(8_000);
    expect(titles()).toHaveLength(0);
  });

  it('starts the time of the others again after one is closed under the pointer', () => {
    start(saved, failed);
    fireEvent.pointerEnter(region());
    fireEvent.click(screen.getAllByRole('button', { name: 'Close message' })[0]!);
    fireEvent.pointerLeave(region());
    pass(8_000);
    expect(titles()).toHaveLength(0);
  });

  it('gives the focus back when the toast that had it is closed', () => {
    render(
      <button type="button" autoFocus>
        {'Submit'}
      </button>,
    );
    start(failed);
    const submit = screen.getByRole('button', { name: 'Submit' });
    act(() => submit.focus());
    const close = screen.getByRole('button', { name: 'Close message' });
    fireEvent.focus(close, { relatedTarget: submit });
    act(() => close.focus());
    fireEvent.click(close);
    expect(document.activeElement).toBe(submit);
  });

  it('reads errors out at once and the rest in a pause, from regions that are there before', () => {
    const store = start();
    const [urgent, calm] = within(region()).getAllByRole('list');
    expect(urgent?.getAttribute('aria-live')).toBe('assertive');
    expect(calm?.getAttribute('aria-live')).toBe('polite');
    act(() => {
      store.show(failed);
      store.show(saved);
    });
    expect(urgent?.textContent).toContain('Sorry');
    expect(calm?.textContent).toContain('Saved');
  });
});

describe('F8', () => {
  const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

  it('leads to the newest message, which stays meanwhile, and back', () => {
    render(
      <button type="button" autoFocus>
        {'Submit'}
      </button>,
    );
    start(saved, { ...saved, title: 'Sent' });
    const submit = screen.getByRole('button', { name: 'Submit' });
    act(() => submit.focus());
    key('F8');
    expect(document.activeElement?.textContent).toBe('SuccessSentFile Saved');
    key('F8');
    expect(document.activeElement).toBe(submit);
    key('F8');
    key('Escape');
    expect(document.activeElement).toBe(submit);
  });

  it('does nothing where there is no message', () => {
    start();
    const before = document.activeElement;
    key('F8');
    expect(document.activeElement).toBe(before);
  });
});

const logTexts = {
  open: (unread: number) => `Messages, ${unread} unread`,
  title: 'All messages',
  close: 'Close',
  clear: 'Clear',
  empty: 'No messages yet',
  emptyText: 'They are kept here.',
  tones: texts.tones,
  time: (at: number) => `at ${at}`,
} as const;

describe('ToastLog', () => {
  it('counts what is unread, lists it newest first with kind and time, and forgets it when told to', async () => {
    let now = 100;
    const store = createToaster(() => now);
    render(<ToastLog store={store} texts={logTexts} />);
    act(() => {
      store.show(saved);
      now = 200;
      store.show(failed);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Messages, 2 unread' }));
    const list = within(await screen.findByRole('dialog', { name: 'All messages' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'ErrorSorryat 200Something went wrong.',
      'SuccessSavedat 100File Saved',
    ]);
    expect(store.getLog().unread).toBe(0);
    fireEvent.click(list.getByRole('button', { name: 'Clear' }));
    expect(list.queryAllByRole('listitem')).toHaveLength(0);
    expect(list.getByText('No messages yet')).toBeDefined();
  });
});

describe('createToaster', () => {
  it('logs what was shown, gone or not, and no more than the last 100', () => {
    const store = createToaster(() => 0);
    store.dismiss(store.show(failed));
    expect(store.getLog()).toMatchObject({ unread: 1, entries: [failed] });
    for (let count = 1; count <= logLimit; count += 1) store.show({ tone: 'info', title: `${count}` });
    expect(store.getLog().entries).toHaveLength(logLimit);
    expect(store.getLog().entries.at(0)?.title).toBe('100');
    expect(store.getLog().entries.at(-1)?.title).toBe('1');
    store.clearLog();
    expect(store.getLog()).toEqual({ entries: [], unread: 0 });
  });

  it('starts the same message anew instead of piling it up [QC-26]', () => {
    const store = createToaster();
    const first = store.show(failed);
    const second = store.show(failed);
    expect(second).not.toBe(first);
    expect(store.getToasts().map(({ id }) => id)).toEqual([second]);
  });

  it('makes room by the oldest that is no error', () => {
    const store = createToaster();
    store.show(failed);
    for (const title of ['1', '2', '3', '4']) store.show({ tone: 'info', title });
    expect(store.getToasts().map(({ title }) => title)).toEqual(['Sorry', '2', '3', '4']);
  });
});
