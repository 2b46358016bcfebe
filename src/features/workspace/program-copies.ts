import * as v from 'valibot';
import { type Program, programSchema } from '#contract/workspace/program.ts';
import { savedKinds } from '#contract/workspace/workspace.rules.ts';
import { isSameProgram, isWorthKeeping } from '#machines/workspace/workspace/workspace.rules.ts';
import type { LocalCopy } from '#machines/workspace/workspace/workspace.types.ts';
import { dropLarge, keepLarge, largeOf, readLarge } from '#src/lib/large-store.ts';
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
  /** Milliseconds since 1970; copies of before had none. */
  at: v.optional(numbered, 0),
});

/** Of all tabs together, before each opening of a program had its own. */
const nameOf = (workspaceId: number) => `form.program.${workspaceId}`;

interface Left {
  readonly name: string;
  readonly copy: v.InferOutput<typeof stored>;
}

/**
 * This browser's copies of programs that the server lacks. Each opening of a program writes its own copy: what another
 * tab left is neither written over nor dropped, and the next opening goes on from it. A mark beside each copy makes
 * sign-out warn of unsent work.
 */
export function createCopies(personId: number) {
  const opening = crypto.randomUUID();
  const ownOf = (workspaceId: number) => `${nameOf(workspaceId)}.${opening}`;
  /** The copy that this opening goes on from. */
  let from: Left | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const queued = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const drop = async (name: string) => {
    dropForPerson(personId, name);
    await dropLarge(personId, name);
  };
  /** Its tab may be open and have gone on: then it stays. */
  const dropUnchanged = async ({ name, copy }: Left) => {
    const now = v.safeParse(stored, await readLarge(personId, name));
    if (now.success && isSameCopy(now.output, copy)) await drop(name);
  };

  return {
    /** The newest copy with something that the server lacks; null: none is readable. The others wait. */
    find: (workspaceId: number, ofServer: Program | null): Promise<LocalCopy | null> =>
      queued(async () => {
        const name = nameOf(workspaceId);
        const found = await largeOf(personId, (key) => key === name || key.startsWith(`${name}.`));
        const copies = found.flatMap(([key, value]): Left[] => {
          const result = v.safeParse(stored, value);
          return result.success ? [{ name: key, copy: result.output }] : [];
        });
        for (const left of copies.toSorted((one, other) => other.copy.at - one.copy.at)) {
          if (isWorthKeeping(left.copy, ofServer)) {
            from = left.name === ownOf(workspaceId) ? null : left;
            const { program, base, sending } = left.copy;
            return { program, base, sending };
          }
          await dropUnchanged(left);
        }
        return null;
      }),

    /** null: the server has everything of this opening. */
    keep(workspaceId: number, copy: LocalCopy | null): void {
      const own = ownOf(workspaceId);
      if (copy) keepForPerson(personId, own, 1);
      else dropForPerson(personId, own);
      void queued(async () => {
        const isDone = copy ? await keepLarge(personId, own, { ...copy, at: Date.now() }) : true;
        if (!copy) await dropLarge(personId, own);
        if (!from || !isDone) return;
        const left = from;
        from = null;
        await dropUnchanged(left);
      });
    },
  };
}

const isSameCopy = (one: LocalCopy, other: LocalCopy): boolean =>
  one.base === other.base &&
  one.sending?.saveId === other.sending?.saveId &&
  isSameProgram(one.program, other.program);
