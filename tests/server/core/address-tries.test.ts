import { describe, expect, it, vi } from 'vitest';
import { AddressTries } from '#server/core/address-tries.ts';
import { isRefusal, refuserOf } from '#server/core/refusal.ts';

const wrong = refuserOf({ invalid_credentials: 'Wrong.' })('invalid_credentials');
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const minute = 60_000;

/** One address, a clock of its own, and what became of each try: in, wrong (it was judged), or refused unjudged. */
function oneAddress(perMinute = 10) {
  const clock = { now: 1_000_000_000 };
  const tries = new AddressTries(true, perMinute, () => clock.now);
  const judged: number[] = [];
  const attempt = async (person: number | null, schoolId = 1): Promise<'in' | 'wrong' | 'refused'> => {
    try {
      await tries.judge('203.0.113.1', async ({ isRight }) => {
        await Promise.resolve();
        if (person === null) {
          judged.push(clock.now);
          throw wrong;
        }
        isRight({ schoolId, id: person });
      });
      return 'in';
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return error.code === 'rate_limited' ? 'refused' : 'wrong';
    }
  };
  const guesses = (count: number) => Promise.all(times(count).map(() => attempt(null)));
  /** The most wrong tries that were judged within a minute. */
  const mostInAMinute = () =>
    Math.max(0, ...judged.map((from) => judged.filter((at) => at >= from && at < from + minute).length));
  return { clock, tries, attempt, guesses, judged, mostInAMinute };
}

const count = (outcomes: readonly string[]) =>
  Object.fromEntries(
    ['in', 'wrong', 'refused'].map((each) => [each, outcomes.filter((one) => one === each).length]),
  );

/** How a try ended: by the code of a refusal, or a fault of ours. */
const endOf = (trying: Promise<unknown>) =>
  trying.then(
    () => 'in',
    (error: unknown) => (isRefusal(error) ? error.code : 'fault'),
  );

/** The same figures at every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

describe('a school behind one address', () => {
  it('comes in: forty at once, and again with eight who mistype', async () => {
    const { attempt } = oneAddress();
    expect(count(await Promise.all(times(40).map((id) => attempt(id))))).toEqual({
      in: 40,
      wrong: 0,
      refused: 0,
    });
    const other = oneAddress();
    const mixed = await Promise.all(times(40).map((id) => other.attempt(id % 5 === 0 ? null : id)));
    expect(count(mixed)).toEqual({ in: 32, wrong: 8, refused: 0 });
  });

  for (const minutes of [60, 10])
    it(`comes in: two thousand in ${minutes} minutes, of whom every tenth mistypes first`, async () => {
      const { clock, attempt } = oneAddress();
      const outcomes: string[] = [];
      for (const id of times(2000)) {
        clock.now += (minutes * minute) / 2000;
        if (id % 10 === 9) outcomes.push(await attempt(null));
        outcomes.push(await attempt(id));
      }
      expect(count(outcomes)).toEqual({ in: 2000, wrong: 200, refused: 0 });
    });
});

describe('who guesses from an address', () => {
  it('has ten wrong tries a minute, however many are sent at once', async () => {
    const { clock, guesses, mostInAMinute } = oneAddress();
    expect(count(await guesses(1000))).toEqual({ in: 0, wrong: 10, refused: 990 });
    for (const _ of times(60)) {
      clock.now += 20_000;
      await guesses(50);
    }
    expect(mostInAMinute()).toBe(10);
  });

  it('gains nothing by one account or four of their own', async () => {
    const { clock, attempt, guesses, mostInAMinute } = oneAddress();
    for (const round of times(120)) {
      clock.now += 10_000;
      await Promise.all([attempt(round % 4), guesses(3), attempt((round + 1) % 4), guesses(30)]);
    }
    expect(mostInAMinute()).toBe(10);
  });

  it('cannot sign in with one account without end', async () => {
    const { attempt } = oneAddress();
    expect(count(await Promise.all(times(100).map(() => attempt(7))))).toEqual({
      in: 15,
      wrong: 0,
      refused: 85,
    });
  });

  it('gets ten tries more at the most, once, from an address that earned room, which goes in ten minutes', async () => {
    const busy = oneAddress();
    await Promise.all(times(400).map((id) => busy.attempt(id)));
    expect(count(await busy.guesses(400))).toEqual({ in: 0, wrong: 20, refused: 380 });
    for (const _ of times(30)) {
      busy.clock.now += minute;
      // The same people earn nothing more.
      await Promise.all(times(40).map((id) => busy.attempt(id)));
      expect(count(await busy.guesses(100))).toEqual({ in: 0, wrong: 10, refused: 90 });
    }
    const later = oneAddress();
    await Promise.all(times(400).map((id) => later.attempt(id)));
    later.clock.now += 10 * minute;
    expect(count(await later.guesses(400))).toEqual({ in: 0, wrong: 10, refused: 390 });
  });

  it('gets one more for four people of one school who come in, whatever the order: 60 mornings at random', async () => {
    for (const seed of times(60)) {
      const random = numbersFrom(seed + 1);
      const { clock, attempt, judged } = oneAddress();
      const people = new Set<string>();
      for (const _ of times(60)) {
        clock.now += Math.floor(random() * 20_000);
        await Promise.all(
          times(Math.floor(random() * 12)).map(async () => {
            const isGuess = random() < 0.5;
            const schoolId = 1 + Math.floor(random() * 3);
            const id = Math.floor(random() * 60);
            if ((await attempt(isGuess ? null : id, schoolId)) === 'in') people.add(`${schoolId}/${id}`);
          }),
        );
      }
      const minutes = Math.ceil((clock.now - 1_000_000_000) / minute);
      expect([seed, judged.length <= 10 * (minutes + 1) + people.size / 4]).toEqual([seed, true]);
      const inAMinute = judged.map((from) => judged.filter((at) => at >= from && at < from + minute).length);
      expect([seed, Math.max(0, ...inAMinute) <= 10 + 10 + 12]).toEqual([seed, true]);
    }
  });
});

describe('tries that wait for each other', () => {
  it('are bounded in number and in time, and said when to come back', async () => {
    const { tries } = oneAddress(1);
    let finish: () => void = () => undefined;
    const first = tries.judge('a', async ({ isRight }) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      isRight({ schoolId: 1, id: 1 });
    });
    const waiting = times(500).map((id) =>
      tries.judge('a', async ({ isRight }) => isRight({ schoolId: 1, id: id + 2 })),
    );
    await expect(tries.judge('a', async () => undefined)).rejects.toMatchObject({
      code: 'rate_limited',
      facts: { retryAfterSeconds: 10 },
    });
    finish();
    await first;
    expect(await Promise.all(waiting)).toHaveLength(500);
  });

  it('give up after a quarter of a minute', async () => {
    vi.useFakeTimers();
    try {
      const { tries } = oneAddress(1);
      let finish: () => void = () => undefined;
      const first = tries.judge('a', () => new Promise<void>((resolve) => (finish = resolve)));
      const second = endOf(tries.judge('a', async () => undefined));
      await vi.advanceTimersByTimeAsync(15_000);
      expect(await second).toBe('rate_limited');
      finish();
      await first;
    } finally {
      vi.useRealTimers();
    }
  });

  it('are not judged when nobody waits for the answer any more, and a fault of ours counts for nobody', async () => {
    const { tries } = oneAddress(1);
    const fault = () => Promise.reject(new Error('The database is away.'));
    const failing = endOf(tries.judge('a', fault));
    let isJudged = false;
    const gone = tries.judge(
      'a',
      async () => void (isJudged = true),
      () => true,
    );
    await expect(gone).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await failing).toBe('fault');
    expect(isJudged).toBe(false);
    await expect(tries.judge('a', () => Promise.reject(wrong))).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    await expect(tries.judge('a', fault)).rejects.toMatchObject({ code: 'rate_limited' });
  });
});
