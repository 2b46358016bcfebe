import { describe, expect, it } from 'vitest';
import { LargeBodies } from '#server/core/large-bodies.ts';

const large = JSON.stringify('a'.repeat(2 ** 16));
const idle = () => new Promise(setImmediate);

/** Rests end when they are told to. */
function stage() {
  const rests: (() => void)[] = [];
  const done: string[] = [];
  const bodies = new LargeBodies(() => new Promise<void>((end) => rests.push(end)));
  const parse = async (name: string, text: string) => {
    const body = { name };
    await bodies.parse(text, async () => {
      done.push(`parsed ${name}`);
      return body;
    });
    return bodies.read(body, () => done.push(`read ${name}`));
  };
  return { rests, done, parse, bodies };
}

describe('large bodies', () => {
  it('are parsed and read one step at a time, with a rest after each', async () => {
    const { rests, done, parse } = stage();
    const all = [parse('one', large), parse('other', large)];
    for (const said of ['parsed one', 'parsed other', 'read one', 'read other']) {
      await idle();
      expect(done.at(-1)).toBe(said);
      rests.at(-1)?.();
    }
    await Promise.all(all);
    expect(done).toHaveLength(4);
    expect(rests).toHaveLength(4);
  });

  it('keep no small one waiting', async () => {
    const { done, parse } = stage();
    void parse('large', large);
    void parse('next', large);
    await parse('small', '{}');
    expect(done).toContain('read small');
    expect(done).not.toContain('parsed next');
  });

  it('make room when one of them is no JSON', async () => {
    const { rests, done, parse, bodies } = stage();
    const broken = bodies.parse(large, () => Promise.reject(new Error('no JSON')));
    const next = parse('next', large);
    await expect(broken).rejects.toThrow('no JSON');
    for (let step = 0; step < 2; step += 1) {
      await idle();
      rests.at(-1)?.();
    }
    await next;
    expect(done).toEqual(['parsed next', 'read next']);
  });
});
