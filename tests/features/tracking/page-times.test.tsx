import { beforeEach, expect, it } from 'vitest';
import { createPageTimes } from '#src/features/tracking/page-times.ts';
import { readForPerson } from '#src/lib/person-storage.ts';

interface Sent {
  readonly pageUrl: string;
  readonly timeSpent: number;
}

function start(send: (pages: readonly Sent[]) => Promise<unknown> = () => Promise.resolve()) {
  const clock = { now: 1_000_000 };
  const sent: (readonly Sent[])[] = [];
  const times = createPageTimes({
    personId: 7,
    now: () => clock.now,
    send: (pages) => {
      sent.push(pages);
      return send(pages);
    },
  });
  const pass = (seconds: number) => {
    clock.now += seconds * 1000;
  };
  return { times, sent, pass, clock };
}
const brief = (pages: readonly Sent[]) => pages.map(({ pageUrl, timeSpent }) => [pageUrl, timeSpent]);

beforeEach(() => localStorage.clear());

it('counts only the time in sight, by the pattern of the path [ST-44, EN-18]', () => {
  const { times, pass } = start();
  times.show('/view-features-video/0a1b-22?x=1');
  pass(5);
  times.setVisible(false);
  pass(600);
  times.setVisible(true);
  pass(2);
  expect(brief(times.take())).toEqual([
    ['/view-features-video/:id', 5000],
    ['/view-features-video/:id', 2000],
  ]);
});

it('sends once more than 120000 ms passed since the last time, and then forgets [CO-19, CC-08]', async () => {
  const { times, pass, sent } = start();
  times.show('/student');
  pass(120);
  times.show('/student/club');
  expect(sent).toEqual([]);
  pass(1);
  times.show('/student');
  expect(sent.map(brief)).toEqual([
    [
      ['/student', 120_000],
      ['/student/club', 1000],
    ],
  ]);
  await Promise.resolve();
  expect(readForPerson(7, 'page-times')).toBeNull();
  pass(60);
  times.show('/student/club');
  expect(sent).toHaveLength(1);
});

it('keeps what did not arrive for the next time [CC-08]', async () => {
  const { times, pass, sent } = start(() => Promise.reject(new Error('offline')));
  times.show('/student');
  pass(121);
  times.show('/student/club');
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toHaveLength(1);
  expect(brief(times.take())).toEqual([['/student', 121_000]]);
});

it('what was taken at a forced logout and did not arrive is sent after the return [LO-08]', () => {
  const { times, pass } = start();
  times.show('/student');
  pass(3);
  times.giveBack(times.take());
  times.show('/student/club');
  pass(2);
  expect(brief(times.take())).toEqual([
    ['/student', 3000],
    ['/student/club', 2000],
  ]);
});

it('signing out takes everything, and nothing is left behind [LO-08]', () => {
  const { times, pass } = start();
  times.show('/student');
  pass(3);
  expect(brief(times.take())).toEqual([['/student', 3000]]);
  expect(readForPerson(7, 'page-times')).toBeNull();
  expect(times.take()).toEqual([]);
});
