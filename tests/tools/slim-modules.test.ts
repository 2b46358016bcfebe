import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { type Shape, slimIcon, slimRouteTree, svgOf } from '../../tools/slim-modules.mjs';

const fileOf = (name: string) => resolve(`node_modules/lucide-react/dist/esm/icons/${name}.mjs`);

async function iconOf(name: string): Promise<{ code: string; shapes: readonly Shape[] }> {
  const code = readFileSync(fileOf(name), 'utf8');
  const [, other] = /^export \{ default \} from '\.\/(.+)\.mjs'/m.exec(code) ?? [];
  if (other !== undefined) return iconOf(other);
  const { __iconData: icon } = (await import(fileOf(name))) as { __iconData: { node: Shape[] } };
  return { code, shapes: icon.node };
}

/** What the slim module draws. */
function shapesIn(slim: string): Shape[] {
  const drawing = JSON.parse(/createLucideIcon\((.*)\);/.exec(slim)?.[1] ?? '') as string | Shape[];
  return typeof drawing === 'string' ? [['path', { d: drawing }]] : drawing;
}

/** Large, so that the soft edge of a line counts little. */
const side = 240;

async function pixelsOf(shapes: readonly Shape[]): Promise<Uint8ClampedArray> {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  const svg = svgOf(shapes).replace('viewBox', `width="${side}" height="${side}" viewBox`);
  context.drawImage(await loadImage(Buffer.from(svg)), 0, 0);
  return context.getImageData(0, 0, side, side).data;
}

const sum = (values: Uint8ClampedArray) => values.reduce((all, value) => all + value, 0);

describe('an icon of lucide', () => {
  const used = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(`src/${file}`, 'utf8').matchAll(/'lucide-react\/icons\/([^']+)'/g),
        ([, name = '']) => name,
      ),
    );

  it.each([...new Set(used)])('%s looks as before', async (name) => {
    const { code, shapes } = await iconOf(name);
    const before = await pixelsOf(shapes);
    const after = await pixelsOf(shapesIn(slimIcon(code, shapes)));
    expect(before.some((value) => value > 0)).toBe(true);
    // Where lines cross, single points at the edge differ: the whole differs by less than a hundredth.
    const apart = before.map((value, at) => Math.abs(value - (after[at] ?? 0)));
    expect(sum(apart) / sum(before)).toBeLessThan(0.01);
  });

  it('of many shapes becomes one path, and keeps its licence', async () => {
    const { code, shapes } = await iconOf('user-cog');
    const slim = slimIcon(code, shapes);
    expect(slim).toMatch(/createLucideIcon\("M[^"]+"\);\n$/);
    expect(slim).toContain('ISC');
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
