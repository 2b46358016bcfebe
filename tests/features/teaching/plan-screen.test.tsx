import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PlanScreen } from '#src/features/teaching/PlanScreen.tsx';
import type { TeachingContext } from '#src/features/teaching/teaching-context.ts';
import { answering } from '../answering-server.ts';

afterEach(() => vi.useRealTimers());

const app = {
  person: { school: { timeZone: 'Asia/Kolkata' } },
  listen: () => () => undefined,
} as unknown as TeachingContext;
const done = { success: 'true', status: 1, code: null, information: '', msg: '' };

it('on a Sunday the plan opens at the week that begins, and shows its school days [DF-10]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T06:00:00Z') });
  const server = answering({
    'planned-session-list': () => ({ ...done, data: [] }),
    'teaching-today': () => ({ ...done, data: { lessons: [], groups: [], fresh: [] } }),
  });
  render(<PlanScreen app={app} />);
  expect(await screen.findByRole('region', { name: /30 Nov/ })).toBeDefined();
  expect(screen.getAllByRole('region').map((each) => each.getAttribute('aria-label')?.slice(0, 3))).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
  ]);
  expect(server.asked('planned-session-list')).toMatchObject([{ from: '2026-11-29', to: '2026-12-05' }]);
});
