import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './installed.mjs';

/**
 * A part of the product's build: from Panda's tables of every property and condition there is, those go that are
 * nowhere in our sources. What is not written anywhere is not looked up, so no class name changes.
 */
export const slimStyles = () => ({
  name: 'slim-styles',
  setup(api) {
    if (process.env.NODE_ENV === 'development') return;
    api.transform({ test: /styled-system[\\/]css[\\/](css|conditions)\.js$/ }, ({ code }) =>
      slim(code, words()),
    );
  },
});

const table = /const (utilities|conditionsStr) = "([^"]*)"/;

/** The module with what is not among the words taken out of its table. */
export function slim(code, known) {
  const [whole, name, list] = table.exec(code) ?? [];
  if (list === undefined) throw new Error('Panda’s tables are no longer where they were looked for.');
  const isKnown = (entry) => entry.split(/[:/]/).some((part) => known.has(part));
  return code.replace(whole, `const ${name} = "${list.split(',').filter(isKnown).join(',')}"`);
}

/** Every word of the sources that could name a property or a condition; the theme's own recipes are among them. */
function words() {
  const found = new Set(['base']);
  for (const name of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }))
    if (/\.tsx?$/.test(name))
      for (const [word] of readFileSync(join(root, 'src', name), 'utf8').matchAll(/\w+/g)) found.add(word);
  return found;
}
