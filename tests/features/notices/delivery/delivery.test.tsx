import { act, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Delivery, DeliveryCounts } from '#contract/delivery/delivery.rules.ts';
import { AcknowledgeBar } from '#src/features/notices/delivery/AcknowledgeBar.tsx';
import { DeliveryPanel } from '#src/features/notices/delivery/DeliveryPanel.tsx';
import type { DeliveryApi } from '#src/features/notices/delivery/delivery-tools.ts';
import { alerts } from '#src/lib/alerts.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { setupUser } from '#tests/user.ts';

const delivery = (counts: Partial<DeliveryCounts>, more: Partial<Delivery> = {}): Delivery => ({
  asksReceipt: false,
  isOut: true,
  counts: {
    targeted: 10,
    seen: 4,
    missing: 6,
    acknowledged: 0,
    noMail: 0,
    mailed: 0,
    left: 0,
    remindedToday: 0,
    ...counts,
  },
  rows: [],
  total: 0,
  ...more,
});

function open(first: Delivery) {
  let now = first;
  const hints = new Set<() => void>();
  const tools: DeliveryApi = {
    numbers: vi.fn(() => Promise.resolve(now)),
    people: () => ({ load: () => Promise.resolve({ rows: [], total: 0 }) }),
    remind: vi.fn(() => Promise.resolve({ reminded: 6, mailed: 5, already: 1 })),
    acknowledge: () => Promise.resolve(''),
  };
  const follow = (ask: () => void) => {
    hints.add(ask);
    return () => void hints.delete(ask);
  };
  render(<DeliveryPanel noticeId={12} tools={tools} follow={follow} />);
  const move = (next: Delivery) => {
    now = next;
    act(() => {
      for (const hint of hints) hint();
    });
  };
  return { tools, move, user: setupUser() };
}

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent);

describe('the delivery panel', () => {
  it('shows the numbers as a table too, and moves when somebody reads', async () => {
    const { move } = open(delivery({}));
    expect(await screen.findByText('4 of 10 opened it')).toBeDefined();
    expect(rows()).toEqual(['Opened4', 'Not opened6']);
    move(delivery({ seen: 5, missing: 5 }));
    expect(await screen.findByText('5 of 10 opened it')).toBeDefined();
    expect(rows()).toEqual(['Opened5', 'Not opened5']);
  });

  it('tells confirming from opening where it was asked for', async () => {
    open(delivery({ acknowledged: 3 }, { asksReceipt: true }));
    expect(await screen.findByText('3 of 10 confirmed')).toBeDefined();
    expect(rows()).toEqual(['Confirmed3', 'Opened only1', 'Not opened6']);
  });

  it('asks before it reminds, says what was done, and asks for the numbers again', async () => {
    const { tools, user } = open(delivery({}));
    await user.click(await screen.findByText('Delivery'));
    await user.click(screen.getByRole('button', { name: 'Remind 6 people' }));
    expect(tools.remind).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Send reminder' }));
    await waitFor(() => expect(tools.numbers).toHaveBeenCalledTimes(2));
    expect(alerts.getToasts().at(-1)).toMatchObject({
      title: '6 people were reminded',
      text: '5 of them by e-mail too. 1 person was reminded today already.',
    });
  });

  it('offers no reminder once everybody had theirs, or the notice is not out', async () => {
    const { move } = open(delivery({ remindedToday: 6 }));
    expect(await screen.findByText('Everyone who is missing was reminded today.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Remind/ })).toBeNull();
    move(delivery({}, { isOut: false }));
    expect(await screen.findByText('This notice is not out, so nobody can be reminded.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Remind/ })).toBeNull();
  });
});

describe('“I have read this”', () => {
  it('is one press, and stays said, with the focus on what took its place', async () => {
    const acknowledge = vi.fn(() => Promise.resolve('2026-11-21T05:00:00.000Z'));
    render(<AcknowledgeBar noticeId={12} acknowledgedAt="" acknowledge={acknowledge} />);
    await setupUser().click(screen.getByRole('button', { name: 'I have read this' }));
    expect(await screen.findByText(/You confirmed this on 21 Nov/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(acknowledge).toHaveBeenCalledExactlyOnceWith(12);
  });

  it('can be pressed again when it was not saved', async () => {
    const refusal = new CallFailed('unreachable', 'No connection.');
    const acknowledge = vi.fn(() => Promise.reject(refusal));
    render(<AcknowledgeBar noticeId={12} acknowledgedAt="" acknowledge={acknowledge} />);
    await setupUser().click(screen.getByRole('button', { name: 'I have read this' }));
    await waitFor(() => expect(alerts.getToasts().at(-1)?.title).toBe('Your confirmation was not saved'));
    expect(screen.getByRole('button', { name: 'I have read this' })).toBeDefined();
  });
});
