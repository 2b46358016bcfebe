import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  descriptionField,
  fillIn,
  openDialog,
  saved,
  startAfresh,
  stored,
  submitButton,
  teacher,
  titleField,
} from './form-harness.tsx';

beforeEach(startAfresh);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const closeButton = () => screen.getByRole('button', { name: 'Close' });
const restored = 'What you had not sent is back.';

describe('closing', () => {
  it('needs no question while nothing was written', async () => {
    const { user, onClosed } = openDialog();
    await titleField();
    await user.click(closeButton());
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  });

  it('asks when something was, and Escape goes back to it [QC-27]', async () => {
    const { user, onClosed } = openDialog();
    await user.type(await titleField(), 'Sports day');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Close without sending?' })).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Keep editing');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await titleField()).value).toBe('Sports day');
    expect(onClosed).not.toHaveBeenCalled();
  });

  it('throws away only when told so', async () => {
    const { user, onClosed } = openDialog();
    await user.type(await titleField(), 'Sports day');
    await user.click(closeButton());
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
    expect(localStorage.length).toBe(0);
  });

  it('can keep a draft that the next opening brings back, until it is discarded', async () => {
    const first = openDialog();
    await first.user.type(await titleField(), 'Sports day');
    await first.user.click(closeButton());
    await first.user.click(await screen.findByRole('button', { name: 'Keep as draft' }));
    await waitFor(() => expect(first.onClosed).toHaveBeenCalledOnce());
    first.unmount();
    const { user } = openDialog();
    expect((await titleField()).value).toBe('Sports day');
    expect(screen.getByText(restored)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Discard it' }));
    expect((await titleField()).value).toBe('');
    expect(screen.queryByText(restored)).toBeNull();
  });
});

describe('a draft', () => {
  it('keeps the last key typed when the dialog is taken away', async () => {
    const first = openDialog();
    await first.user.type(await titleField(), 'Sports day');
    first.unmount();
    openDialog();
    expect((await titleField()).value).toBe('Sports day');
  });

  it('is kept at once when the page may go away', async () => {
    const { user } = openDialog();
    await user.type(await titleField(), 'Sports day');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(stored()).toContain('"title":"Sports day"');
  });

  it('belongs to one person, mode and notice', async () => {
    const first = openDialog();
    await first.user.type(await titleField(), 'Sports day');
    first.unmount();
    const other = openDialog({ person: teacher });
    expect((await titleField()).value).toBe('');
    other.unmount();
    openDialog({ mode: 'add', noticeId: 5 });
    expect((await titleField()).value).toBe('');
  });

  it('that somebody tampered with is left alone', async () => {
    const first = openDialog();
    await first.user.type(await titleField(), 'Sports day');
    first.unmount();
    localStorage.setItem(localStorage.key(0) ?? '', '{"format":1,"values":{"title":7}}');
    openDialog();
    expect((await titleField()).value).toBe('');
    expect(screen.queryByText(restored)).toBeNull();
  });

  it('of a send without an answer comes back with its key, so that it is sent once [QU-10]', async () => {
    const first = openDialog();
    await fillIn(first);
    await first.user.click(submitButton());
    const sent = first.save.calls[0]?.input;
    first.unmount();
    const second = openDialog();
    expect((await titleField()).value).toBe('Sports day');
    expect(descriptionField().value).toBe('Come at nine.');
    await second.user.click(submitButton());
    expect(second.save.calls[0]?.input).toEqual(sent);
    second.save.open()[0]?.resolve(saved);
    await waitFor(() => expect(localStorage.length).toBe(0));
  });

  it('is not promised where the browser stores nothing', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const { user } = openDialog();
    await user.type(await titleField(), 'S');
    expect(await screen.findByText('This browser keeps no drafts.')).toBeDefined();
    fireEvent.click(closeButton());
    await screen.findByRole('button', { name: 'Discard' });
    expect(screen.queryByRole('button', { name: 'Keep as draft' })).toBeNull();
  });
});
