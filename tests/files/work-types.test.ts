import { describe, expect, it } from 'vitest';
import { acceptedTypes } from '#contract/content/content.rules.ts';
import { endingsOf, projectPolicy, refuseFile } from '#contract/files/upload-policies.ts';
import { endingsOfTypes, pastePolicy, takenTypes, workPolicy } from '#contract/works/accepted-types.rules.ts';
import { admit } from '#machines/upload-queue/upload-queue.rules.ts';
import { isRefusal } from '#server/core/refusal.ts';
import { refuseByName } from '#server/files/file-refused.ts';

/** What a project takes: the queue of the browser, the claim of the server and the save ask one function. */

const mebibyte = 2 ** 20;
const all = endingsOf(projectPolicy);
type Policy = ReturnType<typeof workPolicy>;

const browserSays = (policy: Policy, name: string, size: number) =>
  admit({ policy, items: [] }, [{ key: 'k', name, size }]).refused[0]?.code ?? null;

/** In the words of `refuseFile`; null: it is taken. */
function serverSays(policy: Policy, name: string, size: number): string | null {
  try {
    refuseByName(policy, name, size);
    return null;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { why } = (error.facts.params ?? {}) as { why?: string };
    if (error.code === 'bad_extension') return why === 'length' ? 'name_too_long' : 'extension';
    return error.code === 'empty_file' ? 'empty' : 'too_large';
  }
}

/** Of an ending in a policy: the largest size that passes, and the first that does not. */
const edgeOf = (ending: string) => ((projectPolicy.megabytes[ending] ?? 0) + 0.5) * mebibyte;

describe.each(acceptedTypes.map((type) => [type]))('a project that takes %s', (type) => {
  const policy = workPolicy([type]);
  const own = endingsOfTypes([type]);

  it.each(all.map((ending) => [ending]))(
    'answers alike at both ends for .%s, at each size around its bound [VU-13…22, VU-23, VU-24, VU-04]',
    (ending) => {
      const edge = edgeOf(ending);
      const isOwn = own.includes(ending);
      for (const [size, wanted] of [
        [0, isOwn ? 'empty' : 'extension'],
        [1, isOwn ? null : 'extension'],
        [edge - 1, isOwn ? null : 'extension'],
        [edge, isOwn ? 'too_large' : 'extension'],
        [2 ** 40, isOwn ? 'too_large' : 'extension'],
      ] as const)
        for (const name of [`plan.${ending}`, `PLAN.${ending.toUpperCase()}`, `a.pdf.${ending}`]) {
          const file = { name, size };
          const said = {
            browser: browserSays(policy, name, size),
            server: serverSays(policy, name, size),
            save: refuseFile(policy, file),
          };
          expect({ ...file, ...said }).toEqual({ ...file, browser: wanted, server: wanted, save: wanted });
        }
    },
  );
});

describe('what a project takes', () => {
  it('is its chosen types, else what is usual for what it makes; pasting takes pictures [PU-09, VU-11, VU-13]', () => {
    expect(takenTypes(undefined, 'picture')).toEqual(['Image']);
    expect(takenTypes([], 'film')).toEqual(['Video']);
    expect(takenTypes(['Pdf'], 'film')).toEqual(['Pdf']);
    expect(endingsOfTypes(takenTypes([], 'file')).toSorted()).toEqual(all.toSorted());
    expect(endingsOf(pastePolicy)).toEqual(['jpg', 'jpeg', 'png', 'gif']);
  });

  it('never is a file without an ending, with one of another object, or one that runs [VU-23]', () => {
    const policy = workPolicy(acceptedTypes);
    for (const name of [
      'plan',
      '.png',
      'plan.',
      'plan.svg',
      'plan.html',
      'plan.exe',
      'a.constructor',
      'a.__proto__',
      'a.png ',
      'a.csv',
    ])
      expect([name, browserSays(policy, name, 1), serverSays(policy, name, 1)]).toEqual([
        name,
        'extension',
        'extension',
      ]);
  });
});
