import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('has no screen whose order is only visual: keyboard and screen reader follow what is seen', () => {
  const reordered = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') || name.endsWith('.recipe.ts'))
    .filter((name) =>
      /\border: (?:\{|'\[?-?\d)|(?:row|column)-reverse/.test(readFileSync(`src/features/${name}`, 'utf8')),
    );
  expect(reordered).toEqual([]);
});
