import * as v from 'valibot';
import { programSchema } from '#contract/workspace/program.ts';
import { savedKinds } from '#contract/workspace/workspace.rules.ts';
import type { LocalCopy } from '#machines/workspace/workspace/workspace.types.ts';
import { dropLarge, keepLarge, readLarge } from '#src/lib/large-store.ts';
import { dropForPerson, keepForPerson } from '#src/lib/person-storage.ts';

const numbered = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const stored = v.object({
  program: programSchema,
  base: numbered,
  sending: v.nullable(
    v.object({
      saveId: v.pipe(v.string(), v.uuid()),
      base: numbered,
      kind: v.picklist(savedKinds),
      keep: v.picklist(['mine', 'both']),
      program: programSchema,
    }),
  ),
});

const nameOf = (workspaceId: number) => `form.program.${workspaceId}`;

/** This browser's copy of a program that the server lacks; null: none, or unreadable. */
export async function readCopy(personId: number, workspaceId: number): Promise<LocalCopy | null> {
  const result = v.safeParse(stored, await readLarge(personId, nameOf(workspaceId)));
  return result.success ? result.output : null;
}

/** Stores the newest programs. A mark beside each makes sign-out warn of unsent work. */
export function createCopies(personId: number) {
  let last = Promise.resolve();
  return {
    /** null: the server has everything. */
    keep(workspaceId: number, copy: LocalCopy | null): void {
      const name = nameOf(workspaceId);
      if (copy) keepForPerson(personId, name, 1);
      else dropForPerson(personId, name);
      last = last.then(async () => {
        if (copy) await keepLarge(personId, name, copy);
        else await dropLarge(personId, name);
      });
    },
  };
}
