import { describe, expect, it } from 'vitest';
import { inOneGo, LargeBodies } from '#server/core/large-bodies.ts';
import { isRefusal } from '#server/core/refusal.ts';

const large = JSON.stringify('a'.repeat(2 ** 16));
const idle = () => new Promise(setImmediate);

/** Rests end when they are told to. */
function stage() {
  const rests: (() => void)[] = [];
  const done: string[] = [];
  const bodies = new LargeBodies(() => new Promise<void>((end) => rests.push(end)));
  const parse = async (name: string, text: string, school = 'one') => {
    const body = { name };
    await bodies.parse(
      text,
      async () => school,
      async () => {
        done.push(`parsed ${name}`);
        return body;
      },
    );
    return bodies.read(body, function* () {
      done.push(`read ${name}`);
      yield;
      done.push(`checked ${name}`);
    });
  };
  const next = async () => {
    await idle();
    rests.at(-1)?.();
    await idle();
  };
  return { rests, done, parse, next, bodies };
}

describe('large bodies', () => {
  it('are parsed and read one step at a time, with a rest after each', async () => {
    const { rests, done, parse, next } = stage();
    const all = [parse('one', large), parse('other', large)];
    const steps = ['parsed', 'read', 'checked'].flatMap((step) => [`${step} one`, `${step} other`]);
    for (let count = 1; count <= steps.length; count += 1) {
      await idle();
      expect(done).toHaveLength(count);
      await next();
    }
    await Promise.all(all);
    expect(done.toSorted()).toEqual(steps.toSorted());
    expect(rests).toHaveLength(steps.length);
  });

  it('of one school delay those of another by one step each, however many they are', async () => {
    const { done, parse, next } = stage();
    for (let count = 0; count < 100; count += 1) void parse(`flood ${count}`, large, 'one');
    await idle();
    const other = parse('other', large, 'two');
    for (let step = 0; step < 6; step += 1) await next();
    await other;
    expect(done.filter((step) => step.endsWith(' other'))).toEqual([
      'parsed other',
      'read other',
      'checked other',
    ]);
    expect(done.length).toBeLessThan(9);
  });

  it('are refused for now where too many of one school wait, and taken from another', async () => {
    const { done, parse, next } = stage();
    const flood = Array.from({ length: 250 }, (_, count) => parse(`flood ${count}`, large, 'one'));
    const refusals = flood.map((sent) => sent.catch((error: unknown) => error));
    await idle();
    const first = await Promise.race(refusals);
    expect(isRefusal(first) && first.body()).toMatchObject({ status: 429, code: 'rate_limited' });
    void parse('other', large, 'two');
    for (let step = 0; step < 2; step += 1) await next();
    expect(done).toContain('parsed other');
  });

  it('keep no small one waiting', async () => {
    const { done, parse } = stage();
    void parse('large', large);
    void parse('next', large);
    await parse('small', '{}');
    expect(done).toContain('checked small');
    expect(done).not.toContain('parsed next');
  });

  it('make room when one of them is no JSON', async () => {
    const { done, parse, next, bodies } = stage();
    const broken = bodies.parse(
      large,
      async () => 'one',
      () => Promise.reject(new Error('no JSON')),
    );
    const other = parse('next', large);
    await expect(broken).rejects.toThrow('no JSON');
    for (let step = 0; step < 4; step += 1) await next();
    await other;
    expect(done).toEqual(['parsed next', 'read next', 'checked next']);
  });
});

describe('work in steps', () => {
  it('is the same work in one go', () => {
    let steps = 0;
    const answer = inOneGo(
      (function* () {
        for (; steps < 3; steps += 1) yield;
        return 'done';
      })(),
    );
    expect([answer, steps]).toEqual(['done', 3]);
  });
});
