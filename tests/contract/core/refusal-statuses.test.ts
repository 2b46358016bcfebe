import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { RefusalStatus, StatusesOf } from '#contract/core/refusals.ts';
import { type DeclaredStatuses, refusalStatuses } from '#contract/statuses.ts';

/** Compiled, never run: tables of statuses that a room might write. */
export const ofTexts: StatusesOf<{ readonly too_late: string }>[] = [
  { too_late: 409 },
  {},
  // @ts-expect-error A status no refusal travels with.
  { too_late: 200 },
  // @ts-expect-error A code the room has no sentence for.
  { to_late: 409 },
];

describe('the status of a refusal', () => {
  it('belongs to a code that some call declares', () => {
    expectTypeOf<{ stale: 409 }>().toExtend<DeclaredStatuses<{ stale: 409 }>>();
    expectTypeOf<{ stael: 409 }>().not.toExtend<DeclaredStatuses<{ stael: 409 }>>();
    expectTypeOf<{ stale: 500 }>().not.toExtend<DeclaredStatuses<{ stale: 500 }>>();
  });

  it('is declared once, by the refusals of one room or by those that rooms share', async () => {
    const contract = new URL('../../../contract/', import.meta.url).pathname;
    const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.refusals.ts'),
    );
    const declared: (readonly [string, RefusalStatus])[] = [];
    for (const file of files) {
      const room = (await import(join(contract, file))) as Record<string, Record<string, RefusalStatus>>;
      for (const [name, table] of Object.entries(room))
        if (name.endsWith('Statuses')) declared.push(...Object.entries(table));
    }
    expect(declared.length).toBeGreaterThan(10);
    const byCode = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
      one < other ? -1 : 1;
    expect(declared.toSorted(byCode)).toEqual(Object.entries(refusalStatuses).toSorted(byCode));
  });
});
