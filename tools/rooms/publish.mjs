import { analyse, redirect } from './split.mjs';

const engines = ['core', 'db', 'files', 'jobs', 'mail', 'realtime', 'seeds'];
const roomOf = (path) => /^server\/([\w-]+)\//.exec(path)?.[1] ?? null;
const isPublic = (path) => /^server\/[\w-]+\/(?:index\.ts|schema\.ts|schema\/[\w-]+\.ts)$/.test(path);

/** What rooms take from each other they take from the other's index.ts, which names it. */
export function publish(tree) {
  const wanted = new Map(); // room -> Map(path -> Map(name -> isType))
  const users = new Map(); // path -> importers
  for (const path of tree.paths().filter((each) => /^server\/.+\.ts$/.test(each))) {
    const room = roomOf(path);
    if (room === null || engines.includes(room)) continue;
    for (const { spec, name, isType } of analyse(tree, path).imports) {
      const to = tree.resolve(path, spec);
      const other = to && roomOf(to);
      if (!other || other === room || engines.includes(other) || isPublic(to)) continue;
      if (!wanted.has(other)) wanted.set(other, new Map());
      const files = wanted.get(other);
      if (!files.has(to)) files.set(to, new Map());
      const before = files.get(to).get(name);
      files.get(to).set(name, before === undefined ? isType : before && isType);
      if (!users.has(to)) users.set(to, new Set());
      users.get(to).add(path);
    }
  }
  for (const [room, files] of wanted) {
    const lines = [...files].sort().map(([path, names]) => {
      const isTypeName = (name) => analyse(tree, path).statements.some((each) => each.isTypeOnly && each.names.includes(name));
      const parts = [...names.keys()].sort().map((name) => (isTypeName(name) ? `type ${name}` : name));
      return `export { ${parts.join(', ')} } from './${path.split('/').slice(2).join('/')}';`;
    });
    tree.set(`server/${room}/index.ts`, `/** What other rooms may use of this one. */\n${lines.join('\n')}\n`);
    for (const [path, names] of files) redirect(tree, path, (name) => (names.has(name) ? `server/${room}/index.ts` : null), users.get(path));
  }
}
