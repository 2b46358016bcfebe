import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { slimIcon, slimRouteTree } from '../../tools/slim-modules.mjs';

const dataOf = async (code: string): Promise<unknown> => {
  const [, data] = /const __iconData = (\{[^]*?\n\});/.exec(code) ?? [];
  return (
    (await import(`data:text/javascript,export default ${encodeURIComponent(data ?? '')}`)) as {
      default: unknown;
    }
  ).default;
};

describe('an icon of lucide', () => {
  it('is drawn as before, without keys', async () => {
    const code = readFileSync('node_modules/lucide-react/dist/esm/icons/user-cog.mjs', 'utf8');
    const slim = slimIcon(code);
    expect(slim).not.toMatch(/key:|^__iconData\.node/m);
    const whole = (await dataOf(code)) as { node: [string, Record<string, string>][] };
    expect(whole.node.length).toBeGreaterThan(5);
    for (const [, attributes] of whole.node) delete attributes['key'];
    expect(await dataOf(slim)).toEqual(whole);
  });
});

describe('the tree of routes', () => {
  const code = readFileSync('src/route-tree.gen.ts', 'utf8');
  const children = (text: string, name: string) =>
    (new RegExp(`^const ${name}.* = \\{\\n([^}]*)\\}`, 'm').exec(text)?.[1] ?? '')
      .split(',')
      .map((line) => line.split(':').map((part) => part.trim()));

  it.each(['AppRouteChildren', 'rootRouteChildren'])('%s keeps its routes and their order', (name) => {
    const slim = children(slimRouteTree(code), name);
    expect(slim.map(([, route]) => route)).toEqual(children(code, name).map(([, route]) => route));
    expect(slim.slice(0, 3).map(([key]) => key)).toEqual(['0', '1', '2']);
  });

  it('is refused where it is written otherwise', () => {
    expect(() => slimRouteTree('const other = {}')).toThrow('The tree of routes');
  });
});
