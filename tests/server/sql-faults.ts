import { fileURLToPath } from 'node:url';
import { type Collected, lookAt } from '../../tools/sql/collected.ts';
import { verdicts } from '../../tools/sql/verdicts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Who sent a statement, where no file says so. */
export const unknown = 'unknown';
export const byTest = 'a test';

/** The first file of ours that is no helper of the database. */
export function askerIn(stack: string): string {
  const files = [...stack.matchAll(/(?:file:\/\/)?(\/[^\s():]+\.ts)/g)].flatMap(([, path = '']) =>
    path.startsWith(root) ? [path.slice(root.length)] : [],
  );
  const first = files.find((file) => !/^server\/(?:db|core)\/|^tests\/server\/sql-log\.ts$/.test(file));
  const asker = first ?? files.find((file) => /^server\/(?!db\/slow-statements)/.test(file));
  if (!asker) return unknown;
  return asker.startsWith('server/') && !asker.startsWith('server/seeds/') ? asker : byTest;
}

/** What is to be mended, a line for each statement. */
export function faultsOf(statements: readonly Collected[], page: string): readonly string[] {
  return statements
    .map((statement) => lookAt(statement, new Map()))
    .flatMap(({ asker, text, found, refused }) => {
      const unnamed = found.filter(({ feature }) => !page.includes(verdicts[feature].name));
      const what = refused ?? unnamed.map(({ feature }) => verdicts[feature].name).join(', ');
      return what ? [`${asker}: ${what}: ${text.slice(0, 300)}`] : [];
    });
}
