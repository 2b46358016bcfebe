import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inputBreaches, ownTextsIn } from './input-law.ts';

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

/** What only `src/lib/days.ts` and `src/lib/words/dates.ts` do, so that a day is written in one way on all screens. */
const ownDates: typeof laws = [
  {
    pattern: /\bIntl\.(?:DateTimeFormat|RelativeTimeFormat)\(/gu,
    says: 'a date written in a way of its own',
  },
  {
    pattern: /\.to(?:Locale(?:Date|Time)|Date|UTC|Time)String\(|\.toISOString\(\)\s*\.slice\(/gu,
    says: 'a date written in a way of its own',
  },
];
const dateHelpers = new Set(['src/lib/days.ts', 'src/lib/words/dates.ts']);

/** What must not stand anywhere: numbers that have a name in `contract/core/roles.ts` and `school-models.ts`. */
const bareNumbers: typeof laws = [
  {
    pattern: /\brole\b['"}]?\s*(?:[=!]==?|=|<>|!=|:|,)\s*\[?[1-6]\b/gu,
    says: 'a bare role',
  },
  { pattern: /\brole\b\}?\s+(?:not\s+)?in\s*\(\s*\d/gu, says: 'a bare role' },
  {
    pattern: /\bmodel\b['"}]?\s*(?:[=!]==?|=|<>|!=|:|,)\s*\[?[0-5]\b/gu,
    says: 'a bare school model',
  },
  { pattern: /\bmodel\b\}?\s+(?:not\s+)?in\s*\(\s*\d/gu, says: 'a bare school model' },
];

/** `file:line: what` for every breach in a text. */
export const breachesIn = (file: string, text: string): string[] => breachesOf(laws, file, text);

/** The same for numbers in place of names. */
export const bareNumbersIn = (file: string, text: string): string[] => breachesOf(bareNumbers, file, text);

/** The same for days and times that do not go through the one helper. */
export const ownDatesIn = (file: string, text: string): string[] =>
  dateHelpers.has(file) ? [] : breachesOf(ownDates, file, text);

function breachesOf(among: typeof laws, file: string, text: string): string[] {
  return among.flatMap(({ pattern, says }) =>
    Array.from(text.matchAll(pattern), ({ index, 0: found }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${file}:${line}: ${says}: ${found.trim()}`;
    }),
  );
}

const root = fileURLToPath(new URL('../', import.meta.url));

const filesIn = (folders: readonly string[], kinds: RegExp) =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((name) => kinds.test(name) && !name.endsWith('.gen.ts'));

function main(): void {
  const textOf = (name: string) => readFileSync(join(root, name), 'utf8');
  const breaches = [
    ...filesIn(['src/app', 'src/features', 'src/routes', 'src/lib'], /\.(tsx?|css)$/).flatMap((name) =>
      breachesIn(name, textOf(name)),
    ),
    ...filesIn(['src/app', 'src/features', 'src/routes', 'src/lib'], /\.tsx?$/).flatMap((name) =>
      ownDatesIn(name, textOf(name)),
    ),
    ...filesIn(['contract', 'machines', 'server', 'src'], /\.tsx?$/).flatMap((name) =>
      bareNumbersIn(name, textOf(name)),
    ),
    ...filesIn(['contract'], /\.ts$/).flatMap((name) => ownTextsIn(name, textOf(name))),
    ...inputBreaches(),
  ];
  for (const breach of breaches) console.error(breach);
  if (breaches.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
