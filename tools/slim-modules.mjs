import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { optimize } from 'svgo';
import { root } from './installed.mjs';

/**
 * A part of the product's build, for what no setting of a library leaves out. The shapes of an icon of Lucide become one
 * path where they can: half the text, and fewer elements on every page; our own function makes components of them. The
 * tree of routes names every child twice; the router reads the values alone, so the names become numbers.
 */
export const slimModules = () => ({
  name: 'slim-modules',
  setup(api) {
    api.transform({ test: icons }, ({ code, resourcePath }) => slimIconAt(resourcePath, code));
    api.transform({ test: /[\\/]route-tree\.gen\.ts$/ }, ({ code }) => slimRouteTree(code));
  },
});

const icons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/** The same icons for the early page, which esbuild makes: the app that takes it over must find its own elements. */
export const slimIcons = {
  name: 'slim-icons',
  setup(build) {
    build.onLoad({ filter: icons }, async ({ path }) => ({
      contents: await slimIconAt(path, readFileSync(path, 'utf8')),
    }));
  },
};

async function slimIconAt(path, code) {
  const { __iconData: icon } = await import(pathToFileURL(path).href);
  if (icon) return slimIcon(code, icon.node);
  if (!/^export \{ default \} from /m.test(code))
    throw new Error(`Lucide writes its icons otherwise: ${path}`);
  // A second name of another icon.
  return code;
}

const maker = JSON.stringify(join(root, 'src/ui/lucide-icon.ts'));

/** An icon's module with its drawing alone: a path, or the shapes that cannot be one path. */
export function slimIcon(code, shapes) {
  const [first, ...others] = inFewShapes(shapes);
  const isPath = others.length === 0 && Object.keys(first[1]).join('') === 'd';
  const drawing = JSON.stringify(isPath ? first[1].d : [first, ...others]);
  const [licence] = /^\/\*\*[^]*?\*\/\n/.exec(code) ?? [''];
  return `${licence}import { createLucideIcon } from ${maker};\nexport default createLucideIcon(${drawing});\n`;
}

function inFewShapes(shapes) {
  const { data } = optimize(svgOf(shapes), {
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      'convertPathData',
      // Their strokes may cross: all have one colour.
      { name: 'mergePaths', params: { force: true } },
    ],
  });
  return Array.from(data.matchAll(/<(\w+) ([^>]*)\/>/g), ([, tag, attributes]) => [
    tag,
    Object.fromEntries(
      Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value]),
    ),
  ]);
}

/** A picture of its own, as Lucide draws it. */
export function svgOf(shapes) {
  const elements = shapes.map(
    ([tag, attributes]) =>
      `<${tag} ${Object.entries(attributes)
        // React's key is no attribute of a picture.
        .filter(([name]) => name !== 'key')
        .map(([name, value]) => `${name}="${value}"`)
        .join(' ')}/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="black" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${elements.join('')}</svg>`;
}

const lists = /^const (\w+RouteChildren): \w+ = \{\n([^}]*)\}/gm;

/** The module of the routes with each list of children in its order, without their names. */
export function slimRouteTree(code) {
  const slim = code.replace(lists, (_whole, name, children) => {
    let at = 0;
    return `const ${name} = {\n${children.replace(/^ {2}\w+:/gm, () => `  ${at++}:`)}}`;
  });
  if (slim === code) throw new Error('The tree of routes is not written as it was.');
  return slim;
}
