import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const page = 'docs/data-map.md';
const [begin, end] = ['<!-- of the rooms -->', '<!-- end of the rooms -->'];

/** The data map with what each room says of its tables, in `server/<room>/data-map.md`. */
export function dataMapPage(): string {
  const before = readFileSync(join(root, page), 'utf8');
  const parts = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[\w-]+\/data-map\.md$/.test(path))
    .toSorted()
    .map((path) => readFileSync(join(root, 'server', path), 'utf8'));
  const [head = '', rest = ''] = before.split(begin);
  const tail = rest.slice(rest.indexOf(end));
  return `${head}${begin}\n\n${parts.join('\n')}\n${tail}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(join(root, page), dataMapPage());
