import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCollected } from './sql/collected.ts';
import { migrationsPart, statementsPart } from './sql/page.ts';
import { loadParser } from './sql/syntax-tree.ts';
import { tryDatabase } from './sql/try-database.ts';

/**
 * `npm run docs:sql` writes what the migrations ask into docs/distributed-databases.md; a test keeps that current.
 * `npm run docs:sql -- FOLDER` writes what the server asks too, from a run of the tests with `SQL_LOG=FOLDER`.
 * `npm run docs:sql -- FOLDER --try URL` writes nothing: it runs the migrations in an empty database of that address,
 * prepares each statement there, and prints what it refuses.
 */
const page = fileURLToPath(new URL('../docs/distributed-databases.md', import.meta.url));

function replaced(text: string, name: string, part: string): string {
  const [begin, end] = [`<!-- of the ${name} -->`, `<!-- end of the ${name} -->`];
  const [head = '', rest = ''] = text.split(begin);
  const at = rest.indexOf(end);
  if (at < 0) throw new Error(`The page has no place for the ${name}.`);
  return `${head}${begin}\n\n${part}\n\n${rest.slice(at)}`;
}

export const currentPage = (): string => readFileSync(page, 'utf8');

/** The page with what the migrations ask now; the parser must be loaded. */
export const pageOfMigrations = (): string => replaced(currentPage(), 'migrations', migrationsPart());

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await loadParser();
  const [folder] = process.argv.slice(2).filter((each) => !each.startsWith('--') && !each.includes('://'));
  const url = process.argv[process.argv.indexOf('--try') + 1];
  if (process.argv.includes('--try') && url) {
    const refused = await tryDatabase(url, folder ? readCollected(folder) : []);
    for (const line of refused) console.log(line);
    console.log(`${refused.length} refused`);
  } else {
    const text = pageOfMigrations();
    writeFileSync(page, folder ? replaced(text, 'statements', statementsPart(readCollected(folder))) : text);
  }
}
