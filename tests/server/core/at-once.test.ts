import { describe, expect, it } from 'vitest';
import { calls } from '#contract/catalogue.ts';
import { type BuiltCall } from '#contract/core/define-call.ts';
import type { Actor } from '#server/core/actor.ts';
import { Turnstile } from '#server/core/at-once.ts';

const usual = calls['get-helpdesk-unread'] as BuiltCall<string>;
const dear = calls['export-oneroster'] as BuiltCall<string>;
const person = (id: number, schoolId = 1) => ({ id, school: { id: schoolId } }) as Actor;

/** Starts calls, each of which runs until the test ends it. */
function stage(turnstile: Turnstile) {
  const running: { readonly name: string; readonly end: () => void }[] = [];
  const ask = (who: Actor, call: BuiltCall<string>, name = call.name) => {
    const asked = turnstile.pass(call, who, () => new Promise<void>((end) => running.push({ name, end })));
    // Those that still wait when a test is over are refused later, when nobody looks any more.
    asked.catch(() => undefined);
    return asked;
  };
  const ran = async () => {
    await new Promise(setImmediate);
    return running.length;
  };
  return { running, ask, ran };
}

describe('calls of one person', () => {
  it('run four at a time, and the others in the order in which they came', async () => {
    const { running, ask, ran } = stage(new Turnstile(true, 20));
    const all = Array.from({ length: 8 }, (_, index) => ask(person(1), usual, String(index)));
    expect(await ran()).toBe(4);
    running[2]?.end();
    expect(await ran()).toBe(5);
    for (let ended = 0; ended < 8; ended += 1) {
      running[ended]?.end();
      await ran();
    }
    await Promise.all(all);
    expect(running.map(({ name }) => name)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  });

  it('leave connections to others where the database gives few', async () => {
    for (const [connections, ofPerson, ofSchool] of [
      [2, 1, 1],
      [10, 2, 6],
      [200, 4, 12],
    ] as const) {
      const one = stage(new Turnstile(true, connections));
      for (let index = 0; index < 8; index += 1) void one.ask(person(1), usual);
      expect(await one.ran()).toBe(ofPerson);
      const many = stage(new Turnstile(true, connections));
      for (let index = 0; index < 20; index += 1) void many.ask(person(index), usual);
      expect(await many.ran()).toBe(ofSchool);
    }
  });

  it('run one at a time where the call says so, and other calls pass them', async () => {
    const { running, ask, ran } = stage(new Turnstile(true, 20));
    const all = [ask(person(1), dear), ask(person(1), dear), ask(person(1), usual)];
    expect(await ran()).toBe(2);
    expect(running.map(({ name }) => name)).toEqual([dear.name, usual.name]);
    running[0]?.end();
    expect(await ran()).toBe(3);
    for (const { end } of running) end();
    await Promise.all(all);
  });

  it('are refused with the seconds to wait once sixty of them wait, and only theirs', async () => {
    const { ask, ran } = stage(new Turnstile(true, 20));
    for (let index = 0; index < 64; index += 1) void ask(person(1), usual);
    await expect(ask(person(1), usual)).rejects.toMatchObject({
      code: 'rate_limited',
      facts: { retryAfterSeconds: 2 },
    });
    void ask(person(2), usual);
    expect(await ran()).toBe(5);
  });

  it('leave their place when they fail', async () => {
    const turnstile = new Turnstile(true, 20);
    const fail = () => turnstile.pass(dear, person(1), () => Promise.reject(new Error('no')));
    await expect(fail()).rejects.toThrow('no');
    await expect(fail()).rejects.toThrow('no');
  });
});

describe('calls of one school', () => {
  it('leave room for other schools, however many of its people ask', async () => {
    const { ask, ran } = stage(new Turnstile(true, 20));
    for (let id = 1; id <= 40; id += 1) void ask(person(id), usual);
    expect(await ran()).toBe(12);
    void ask(person(100, 2), usual);
    expect(await ran()).toBe(13);
  });

  it('wait without end where limits are off', async () => {
    const { ask, ran } = stage(new Turnstile(false, 20));
    for (let index = 0; index < 200; index += 1) void ask(person(1), usual);
    expect(await ran()).toBe(4);
  });
});
