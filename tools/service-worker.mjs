import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './installed.mjs';

/** Drawing, sound and old formats of the pdf reader: large, and few documents need them. */
const leftOut = /\.(wasm|txt|map|br|gz)$/;

/** Writes dist/app/sw.js: the service worker with the list of this build's parts. Before those of earlier builds join. */
export function writeServiceWorker() {
  const app = join(root, 'dist/app');
  const parts = filesIn(join(app, 'static'))
    .filter((path) => !leftOut.test(path))
    .map((path) => `/${relative(app, path).replaceAll('\\', '/')}`)
    .toSorted();
  const source = readFileSync(join(root, 'src/app/shell/service-worker.js'), 'utf8');
  const pages = filesIn(join(root, 'dist/pages')).toSorted();
  const version = createHash('sha256')
    .update(pages.map((path) => readFileSync(path, 'utf8')).join())
    .update(source)
    .update(parts.join())
    .digest('hex')
    .slice(0, 12);
  writeFileSync(
    join(app, 'sw.js'),
    source.replace('%version%', version).replace('%parts%', JSON.stringify(parts)),
  );
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}
