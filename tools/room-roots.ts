import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callRoots } from './roots/calls.ts';
import { importLine, partsIn } from './roots/parts.ts';
import { roots } from './roots/registers.ts';

/** The text of every root, by its path. */
export function rootsOf(root: string): Readonly<Record<string, string>> {
  const floors = ['contract', 'machines', 'server', 'src', 'tests/server'];
  const files = floors
    .filter((floor) => existsSync(join(root, floor)))
    .flatMap((floor) =>
      readdirSync(join(root, floor), { recursive: true, encoding: 'utf8' }).map((name) =>
        posix.join(floor, name),
      ),
    );
  const others = Object.fromEntries(
    Object.entries(roots).map(([path, { imports = [], registers }]) => {
      const made = registers.map((register) => ({
        register,
        parts: files
          .filter((file) => register.files.test(file))
          .flatMap((file) => partsIn(root, file, register.exported))
          .toSorted((one, other) => (one.local < other.local ? -1 : 1)),
      }));
      const lines = made.flatMap(({ parts }) => parts.map((part) => importLine(path, part)));
      const bodies = made.map(({ register, parts }) =>
        register.make(
          register.name,
          parts.map(({ local }) => local),
        ),
      );
      return [path, `${[...imports, ...lines].join('\n')}\n\n${bodies.join('\n')}`];
    }),
  );
  return { ...callRoots(root, files), ...others };
}

/** Writes the roots that changed, so that file watchers stay quiet, and removes the list of a room that is gone. */
export function writeRoots(root: string): void {
  const made = rootsOf(root);
  for (const [path, text] of Object.entries(made)) {
    const file = join(root, path);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
  for (const name of readdirSync(join(root, 'contract'), { recursive: true, encoding: 'utf8' })) {
    const path = posix.join('contract', name);
    if (path.endsWith('.calls.gen.ts') && !(path in made)) rmSync(join(root, path));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeRoots(fileURLToPath(new URL('../', import.meta.url)));
