import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { provideRandomUuid } from '#src/lib/random-uuid.ts';

/** As a browser gives it to a page that is not secure. */
const plain = (): Pick<Crypto, 'getRandomValues'> => ({
  getRandomValues: (bytes) => crypto.getRandomValues(bytes),
});

describe('random ids', () => {
  it('are there on pages that are not secure, each another one', () => {
    const given = plain();
    provideRandomUuid(given);
    const made = Array.from({ length: 200 }, () => Object(given).randomUUID());
    for (const id of made) {
      expect(v.is(v.pipe(v.string(), v.uuid()), id)).toBe(true);
      expect(id).toMatch(/^.{14}4.{4}[89ab]/);
    }
    expect(new Set(made).size).toBe(200);
  });

  it('stay the browser’s own where it has them', () => {
    const given = { ...plain(), randomUUID: () => 'their own' };
    provideRandomUuid(given);
    expect(given.randomUUID()).toBe('their own');
  });
});
