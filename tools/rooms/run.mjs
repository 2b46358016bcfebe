import { execFileSync } from 'node:child_process';
import { Tree } from './tree.mjs';
import { move, movePieces, uncovered } from './moves.mjs';

const root = process.argv[2];
const only = process.argv[3] ?? 'all';
if (!root) throw new Error('node run.mjs <project> [check|moves|all]');
const sh = (command) => execFileSync('bash', ['-c', command], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });

const tree = new Tree(root);
const missing = uncovered(tree);
if (missing.length > 0) {
  console.error(`No rule for:\n  ${missing.join('\n  ')}\nGive each a rule in rules.mjs.`);
  process.exit(1);
}
if (only === 'check') process.exit(0);
const commit = (message, before = 'true') => {
  tree.flush();
  if (process.env.ROOMS_TRIAL) sh(`git add -A; git commit -nqm trial`);
  else sh(`${before} > /tmp/rooms-made.txt 2>&1 || tail -40 /tmp/rooms-made.txt; npx biome check --write --error-on-warnings . > /tmp/rooms-biome.txt 2>&1 || tail -40 /tmp/rooms-biome.txt; git add -A; git commit -nqm ${JSON.stringify(message)}`);
  const again = new Tree(root);
  tree.files = again.files;
  tree.origin = again.origin;
  tree.forgetAll();
};

const { patches } = await import('./patches.mjs');
patches(tree, 'before');
const moves = move(tree);
console.log(`${moves.length} files moved`);
patches(tree, 'moves');
commit('refactor: each capability has one room, of one name on every floor');
if (only === 'moves') { for (const each of tree.warnings) console.log('!', each); process.exit(0); }
patches(tree, 'pieces');
movePieces(tree);
const { splitCalls } = await import('./calls.mjs');
splitCalls(tree);
const { splitHandlers } = await import('./handlers.mjs');
splitHandlers(tree);
const { splitWords } = await import('./words.mjs');
splitWords(tree);
patches(tree, 'splits');
const { publish } = await import('./publish.mjs');
publish(tree);
commit('refactor: one file a call on both ends, and a register in each room', 'npx biome check --write . ; npm run codegen && npm run docs:machines && if git ls-files | grep -q machine-sources.gen.ts; then npx tsx tools/machine-sources.ts; fi');
for (const each of tree.warnings) console.log('!', each);
