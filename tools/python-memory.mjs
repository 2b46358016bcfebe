import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * `node tools/python-memory.mjs <file>`: writes what Python has in its memory once it stands ready, so that a browser
 * begins there. The build runs it in a process of its own.
 *
 * Python remembers whether it can wait for promises, and this Node can't. Nothing waits before the memory is taken, so
 * the two functions that are looked for need not do what they do in browsers, where the memory is used.
 */
if (!('Suspending' in WebAssembly)) {
  WebAssembly.Suspending = function Suspending(run) {
    return run;
  };
  WebAssembly.promising =
    (run) =>
    async (...given) =>
      run(...given);
}

const [, , file] = process.argv;
const { loadPyodide } = await import('pyodide');
const { info } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('pyodide/pyodide-lock.json'), 'utf8'),
);
const python = await loadPyodide({
  // Part of no declared interface; the version is pinned.
  _makeSnapshot: true,
  lockFileContents: JSON.stringify({ info, packages: {} }),
  packageBaseUrl: 'https://parts.invalid/',
});
writeFileSync(file, python.makeMemorySnapshot());
