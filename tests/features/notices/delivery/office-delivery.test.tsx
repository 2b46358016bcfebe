import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OfficeReach, Reach } from '#contract/delivery/delivery.rules.ts';
import { officePeopleCounted } from '#contract/notices/office.rules.ts';
import {
  type OfficeDelivery,
  type OfficeDeliveryRow,
} from '#contract/office-notices/office-delivery.wire.ts';
import type { ReachQuestion } from '#machines/notices/notice-form/notice-form.reach.ts';
import type { Failure } from '#machines/shared/failure.ts';
import { OfficeDeliveryPanel } from '#src/features/notices/office-delivery/OfficeDeliveryPanel.tsx';
import { OfficeReachLine } from '#src/features/notices/office-delivery/OfficeReachLine.tsx';
import type {
  OfficeDeliveryTools,
  OfficeReachTools,
  Place,
} from '#src/features/notices/office-delivery/office-delivery-tools.ts';
import { alerts } from '#src/lib/alerts.ts';
import { setupUser } from '#tests/user.ts';

const question: ReachQuestion = {
  noticeId: 0,
  grades: 'all',
  divisions: 'all',
  noticeFor: 6,
  office: { countries: [1], states: 'all', schools: 'all' },
};
const reachOf = (changes: Partial<Reach>, office: Partial<OfficeReach> = {}): Reach => ({
  people: 13_245,
  students: 12_400,
  faculty: 800,
  admins: 45,
  divisions: 0,
  noMail: 310,
  usual: null,
  gained: 0,
  lost: 0,
  lostSeen: 0,
  seen: 0,
  office: {
    countries: 1,
    states: 3,
    schools: 41,
    isMore: false,
    isMoreGained: false,
    isMoreLost: false,
    schoolsGained: 0,
    schoolsLost: 0,
    schoolsGaining: 0,
    schoolsLosing: 0,
    ...office,
  },
  ...changes,
});

function showLine(reach: Reach | (() => Promise<Reach>), asked = question) {
  const tools: OfficeReachTools = {
    count: vi.fn(typeof reach === 'function' ? reach : () => Promise.resolve(reach)),
    schools: vi.fn(() => ({
      load: () =>
        Promise.resolve({ rows: [{ id: 4, name: 'Sunrise', place: 'Goa, India', people: 300 }], total: 1 }),
    })),
  };
  render(<OfficeReachLine question={asked} notifiesByMail tools={tools} />);
  return { tools, user: setupUser() };
}

describe('whom the office’s form reaches', () => {
  it('is what to put right instead of the leave to share, where the places are refused', async () => {
    const information = 'A chosen school is not in the chosen countries and states.';
    const fields = { schoolIds: information };
    const refused: Failure = { kind: 'refused', code: 'unknown_place', information, fields };
    showLine(() => Promise.reject(refused));
    expect(await screen.findByText(information)).toBeDefined();
    expect(screen.queryByText(/share the notice all the same/)).toBeNull();
  });

  it('is one line, from the wide to the narrow, and the schools behind it', async () => {
    const { tools, user } = showLine(reachOf({}));
    expect(
      await screen.findByText(
        'Reaches 3 states, 41 schools, 12,400 students, 800 teachers, 45 school admins',
      ),
    ).toBeDefined();
    expect(screen.getByText('310 have no e-mail')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'See schools' }));
    const drawer = await screen.findByRole('dialog', { name: 'Schools that get this notice' });
    expect(await within(drawer).findByText('Goa, India')).toBeDefined();
    expect(tools.schools).toHaveBeenCalledWith(question, 'schools');
  });

  it('does not pretend to have counted whom it has not', async () => {
    const everybody = { people: officePeopleCounted, students: 0, faculty: 0, admins: 0, noMail: 0 };
    showLine(reachOf(everybody, { countries: 4, schools: 40_000, isMore: true }));
    expect(
      await screen.findByText('Reaches 4 countries, 3 states, 40,000 schools, more than 100,000 people'),
    ).toBeDefined();
  });

  const edit = { ...question, noticeId: 12 };

  it('tells of an edit who comes, who goes and who has opened it, and warns of what is unlike the author', async () => {
    const { tools, user } = showLine(
      reachOf(
        { usual: 90, gained: 700, lost: 35, lostSeen: 4, seen: 1204 },
        { schoolsGained: 2, schoolsLost: 1, schoolsGaining: 41, schoolsLosing: 1 },
      ),
      edit,
    );
    expect(
      await screen.findByText(
        '2 schools gain it, 1 school loses it, 700 new readers, 35 lose it (4 have opened it)',
      ),
    ).toBeDefined();
    expect(screen.getByText('1,204 who get it have opened it already')).toBeDefined();
    expect(screen.getByText(/far more than usual/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'See schools' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Schools that get this notice' }));
    await user.click(drawer.getByRole('tab', { name: /^Gain it 41/ }));
    expect(await drawer.findByRole('columnheader', { name: 'New readers' })).toBeDefined();
    expect(tools.schools).toHaveBeenLastCalledWith(edit, 'gained');
  });

  it('says of an edit that nobody comes or goes, and how many more than can be counted do', async () => {
    showLine(reachOf({}), edit);
    expect(await screen.findByText('Nobody gains or loses it')).toBeDefined();
    expect(screen.getByText('Nobody who gets it has opened it yet')).toBeDefined();
    const most = officePeopleCounted;
    showLine(reachOf({ gained: most, lost: most }, { isMoreGained: true, isMoreLost: true }), edit);
    expect(
      await screen.findByText('more than 100,000 new readers, more than 100,000 people lose it'),
    ).toBeDefined();
  });

  it('says nothing of that before the notice is shared', async () => {
    showLine(reachOf({}));
    await screen.findByText(/^Reaches/);
    expect(screen.queryByText(/opened it/)).toBeNull();
  });

  it('says so where no school lies there', async () => {
    showLine(reachOf({ people: 0 }, { schools: 0, states: 0 }));
    expect(await screen.findByText('No school lies in what you chose.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'See schools' })).toBeNull();
  });
});

const row = (id: number, name: string, changes: Partial<OfficeDeliveryRow> = {}): OfficeDeliveryRow => ({
  id,
  name,
  countryId: id,
  stateId: 0,
  schools: 2,
  targeted: 10,
  seen: 4,
  acknowledged: 0,
  ...changes,
});
const counts = (changes: Partial<OfficeDelivery['counts']> = {}): OfficeDelivery['counts'] => ({
  schools: 4,
  targeted: 20,
  seen: 8,
  acknowledged: 0,
  toRemind: 12,
  reminded: 0,
  ...changes,
});
const delivery = (changes: Partial<OfficeDelivery> = {}): OfficeDelivery => ({
  asksReceipt: false,
  isOut: true,
  isReminding: false,
  counts: counts(),
  rowsAre: 'countries',
  rows: [row(1, 'India'), row(2, 'Kenya')],
  total: 2,
  ...changes,
});

function showPanel(first: OfficeDelivery) {
  let now = first;
  const hints = new Set<() => void>();
  const within1: OfficeDelivery = { ...first, rowsAre: 'schools', rows: [], total: 1 };
  const tools: OfficeDeliveryTools = {
    numbers: vi.fn((_id: number, place: Place) => Promise.resolve(place.countryId === null ? now : within1)),
    schools: () => ({ load: () => Promise.resolve({ rows: [row(7, 'Sunrise', { seen: 3 })], total: 1 }) }),
    remind: vi.fn<OfficeDeliveryTools['remind']>(() =>
      Promise.resolve({ outcome: 'queued', reminded: 9, already: 3 }),
    ),
  };
  const follow = (ask: () => void) => {
    hints.add(ask);
    return () => void hints.delete(ask);
  };
  render(<OfficeDeliveryPanel noticeId={12} tools={tools} follow={follow} />);
  const move = (next: OfficeDelivery) => {
    now = next;
    act(() => {
      for (const hint of hints) hint();
    });
  };
  return { tools, move, user: setupUser() };
}

describe('who has read a notice of the office', () => {
  it('is a sum that moves, and opens place by place down to the schools', async () => {
    const { move, user } = showPanel(delivery());
    expect(await screen.findByText('8 of 20 opened it')).toBeDefined();
    move(delivery({ counts: counts({ seen: 9 }) }));
    expect(await screen.findByText('9 of 20 opened it')).toBeDefined();
    await user.click(screen.getByText('Delivery'));
    await user.click(screen.getByRole('button', { name: 'See by place' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Who has read it, by place' }));
    await user.click(await drawer.findByRole('button', { name: /^India/ }));
    expect(await drawer.findByText('Sunrise')).toBeDefined();
    expect(drawer.getByText('3 of 10')).toBeDefined();
    await user.click(drawer.getByRole('button', { name: 'All places' }));
    expect(await drawer.findByRole('button', { name: /^Kenya/ })).toBeDefined();
  });

  it('shows what was counted where there are too many readers to count', async () => {
    const { user } = showPanel(
      delivery({ counts: counts({ schools: 90_000, targeted: null, toRemind: null, seen: 1204 }) }),
    );
    expect(await screen.findByText('1,204 have opened it')).toBeDefined();
    expect(screen.getByText(/too many readers to count at once/)).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByText('Delivery'));
    await user.click(screen.getByRole('button', { name: 'Remind who is missing' }));
    expect(await screen.findByText(/^Everyone in 90,000 schools who is missing/)).toBeDefined();
  });

  it('reminds after a question, each person once a day, and says whom it left out', async () => {
    const { tools, move, user } = showPanel(delivery({ counts: counts({ toRemind: 9, reminded: 3 }) }));
    await user.click(await screen.findByText('Delivery'));
    expect(screen.getByText('3 people were reminded today already.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remind 9 people' }));
    expect(await screen.findByText(/^9 people get a notification/)).toBeDefined();
    expect(tools.remind).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send reminder' }));
    await waitFor(() => expect(alerts.getToasts().at(-1)?.title).toBe('9 people are being reminded'));
    expect(alerts.getToasts().at(-1)?.text).toMatch(/^3 people were reminded today already\./);
    move(delivery({ isReminding: true }));
    expect(await screen.findByText('Reminders are going out, school by school…')).toBeDefined();
    move(delivery({ counts: counts({ toRemind: 0, reminded: 12 }) }));
    expect(await screen.findByText('Everyone who is missing was reminded today.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
  });

  it('waits for a slow answer instead of asking over it, and tells of the end', async () => {
    vi.useFakeTimers();
    try {
      const answers = [
        delivery({ isReminding: true }),
        delivery({ counts: counts({ toRemind: 0, reminded: 12 }) }),
      ];
      const interrupted = vi.fn();
      // Slower than the pause between two askings.
      const numbers = vi.fn(
        (_id: number, _place: Place, signal?: AbortSignal) =>
          new Promise<OfficeDelivery>((resolve) => {
            signal?.addEventListener('abort', interrupted);
            setTimeout(() => resolve(answers.shift() ?? delivery()), 5_000);
          }),
      );
      const { tools } = showPanel(delivery());
      cleanup();
      interrupted.mockClear();
      render(<OfficeDeliveryPanel noticeId={12} tools={{ ...tools, numbers }} follow={undefined} />);
      await act(() => vi.advanceTimersByTimeAsync(5_000));
      expect(screen.getByText('Reminders are going out, school by school…')).toBeDefined();
      for (let passed = 0; passed < 15; passed += 1) await act(() => vi.advanceTimersByTimeAsync(500));
      expect(screen.getByText('Everyone who is missing was reminded today.')).toBeDefined();
      expect(interrupted).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('says so where nobody was left, and where the last reminder is still on its way', async () => {
    const { tools, user } = showPanel(delivery());
    vi.mocked(tools.remind)
      .mockResolvedValueOnce({ outcome: 'nobody', reminded: 0, already: 12 })
      .mockResolvedValueOnce({ outcome: 'going', reminded: 0, already: 0 });
    await user.click(await screen.findByText('Delivery'));
    for (const title of ['Nobody was left to remind', 'The last reminder is still going out']) {
      await user.click(screen.getByRole('button', { name: 'Remind 12 people' }));
      await user.click(await screen.findByRole('button', { name: 'Send reminder' }));
      await waitFor(() => expect(alerts.getToasts().at(-1)?.title).toBe(title));
    }
  });
});
