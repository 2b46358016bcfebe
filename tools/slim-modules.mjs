import { join } from 'node:path';
import { root } from './installed.mjs';

/**
 * A part of the product's build, for what no setting of a library leaves out. Lucide's drawings lose their keys, which
 * serve React's development alone and, being random, do not compress; our own function makes components of them. The
 * tree of routes names every child twice; the router reads the values alone, so the names become numbers.
 */
export const slimModules = () => ({
  name: 'slim-modules',
  setup(api) {
    api.transform({ test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ }, ({ code }) =>
      slimIcon(code),
    );
    api.transform({ test: /[\\/]route-tree\.gen\.ts$/ }, ({ code }) => slimRouteTree(code));
  },
});

const maker = JSON.stringify(join(root, 'src/ui/lucide-icon.ts'));

/** An icon's module without its keys, and without its line for bundlers that cannot drop what nobody reads. */
export const slimIcon = (code) =>
  code
    .replace(/^import createLucideIcon from .*$/m, `import { createLucideIcon } from ${maker};`)
    .replace(/, key: "\w+"(?= \})/g, '')
    .replace(/^__iconData\.node;$/m, '');

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
