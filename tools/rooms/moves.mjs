import { floors, pieces, targetOf } from './rules.mjs';
import { splitFile } from './split.mjs';

/** What no rule covers. */
export function uncovered(tree) {
  return tree.paths().filter((path) => floors.test(path) && targetOf(path) === undefined);
}

export function move(tree) {
  const moves = tree
    .paths()
    .filter((path) => floors.test(path))
    .map((path) => [path, targetOf(path) ?? path])
    .filter(([from, to]) => from !== to);
  tree.moveAll(moves);
  return moves;
}

export function movePieces(tree) {
  for (const [from, names, to] of pieces) {
    if (!tree.has(from)) {
      tree.warn(`pieces: no ${from}`);
      continue;
    }
    const wanted = new Set(names);
    splitFile(tree, from, (statement) => (statement.names.some((name) => wanted.has(name)) ? to : from));
  }
}
