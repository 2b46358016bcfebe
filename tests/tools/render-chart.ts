import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Values = Readonly<Record<string, unknown>>;

/**
 * The chart's files as Helm would make them, of the few words of its language that they use: values, `quote`,
 * `default`, `if` and `range`. Anything else is an error here, so that nothing is checked that was not understood.
 */
export function renderChart(folder: string, values: Values): string[] {
  const chart = readFileSync(join(folder, 'Chart.yaml'), 'utf8');
  const scope = {
    Values: values,
    Release: { Name: 'school' },
    Chart: { AppVersion: /^appVersion: (.+)$/m.exec(chart)?.[1] ?? '' },
  };
  const templates = join(folder, 'templates');
  return readdirSync(templates).map((name) => render(readFileSync(join(templates, name), 'utf8'), scope));
}

type Scope = Readonly<Record<string, unknown>>;

function render(text: string, scope: Scope): string {
  // A dash takes the blanks and the line's end before it away.
  const tokens = text.replace(/\s*\{\{-/g, '{{').split(/(\{\{.*?\}\})/);
  const made = blockOf(tokens, scope, { at: 0 }, true);
  return made;
}

interface Place {
  at: number;
}

function blockOf(tokens: readonly string[], scope: Scope, place: Place, isShown: boolean): string {
  let made = '';
  while (place.at < tokens.length) {
    const token = tokens[place.at] ?? '';
    place.at += 1;
    const words = /^\{\{\s*(.*?)\s*\}\}$/.exec(token)?.[1];
    if (words === undefined) made += isShown ? token : '';
    else if (words === 'end') return made;
    else if (words.startsWith('if ')) {
      const isTrue = isShown && Boolean(valueOf(words.slice(3), scope));
      made += blockOf(tokens, scope, place, isTrue);
    } else if (words.startsWith('range ')) made += rangeOf(words, tokens, scope, place, isShown);
    else made += isShown ? String(valueOf(words, scope)) : '';
  }
  return made;
}

function rangeOf(
  words: string,
  tokens: readonly string[],
  scope: Scope,
  place: Place,
  isShown: boolean,
): string {
  const [, name = '', value = '', source = ''] = /^range \$(\w+), \$(\w+) := (\S+)$/.exec(words) ?? [];
  const entries = Object.entries((isShown ? valueOf(source, scope) : {}) as Values);
  const from = place.at;
  // Once without being shown, so that its end is found where there are none.
  blockOf(tokens, scope, place, false);
  const behind = place.at;
  const made = entries.map(([key, each]) =>
    blockOf(tokens, { ...scope, [`$${name}`]: key, [`$${value}`]: each }, { at: from }, true),
  );
  place.at = behind;
  return made.join('');
}

function valueOf(words: string, scope: Scope): unknown {
  const [first = '', ...pipes] = words.split(/\s*\|\s*/);
  return pipes.reduce(
    (value, pipe) => {
      if (pipe === 'quote') return JSON.stringify(String(value));
      const fallback = /^default (\S+)$/.exec(pipe)?.[1];
      if (fallback !== undefined)
        return value === '' || value === undefined ? pathOf(fallback, scope) : value;
      throw new Error(`What does Helm make of ${pipe}?`);
    },
    pathOf(first, scope),
  );
}

function pathOf(path: string, scope: Scope): unknown {
  if (!/^[.$]\w+(?:\.\w+)*$/.test(path)) throw new Error(`What does Helm make of ${path}?`);
  const names = path.startsWith('$') ? [path] : path.slice(1).split('.');
  let found: unknown = scope;
  for (const name of names) {
    if (typeof found !== 'object' || found === null || !(name in found))
      throw new Error(`There is no ${path}.`);
    found = (found as Values)[name];
  }
  return found;
}
