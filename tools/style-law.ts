import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What must not stand outside src/ui and its tokens: looks that no theme can change. */
const laws: readonly { readonly pattern: RegExp; readonly says: string }[] = [
  { pattern: /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?=['"`\s;,)])/giu, says: 'a raw colour' },
  { pattern: /\b(?:rgb|rgba|hsl|hsla|oklch|lab)\(/gu, says: 'a raw colour' },
  { pattern: /font-?size['"]?\s*:\s*['"[]*[\d.]+px/giu, says: 'a font size in pixels' },
  { pattern: /\sstyle=\{/gu, says: 'a style attribute' },
  // A screen may lay out its own columns; every other value comes from the tokens.
  {
    pattern: /^(?!.*gridTemplate(?:Columns|Rows|Areas)).*'\[(?!data-|aria-)[^'\]]+\]'/gmu,
    says: 'a value of its own',
  },
];

/** `file:line: what` for every breach in a text. */
export function breachesIn(file: string, text: string): string[] {
  return laws.flatMap(({ pattern, says }) =>
    Array.from(text.matchAll(pattern), ({ index, 0: found }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${file}:${line}: ${says}: ${found.trim()}`;
    }),
  );
}

const held = ['app', 'features', 'routes', 'lib'];

function main(): void {
  const root = fileURLToPath(new URL('../src/', import.meta.url));
  const breaches = held
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((name) => /\.(tsx?|css)$/.test(name))
    .flatMap((name) => breachesIn(`src/${name}`, readFileSync(join(root, name), 'utf8')));
  for (const breach of breaches) console.error(breach);
  if (breaches.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
