import { parse } from 'acorn';
import { apply, find } from './scratch-patches.mjs';

/**
 * The changed editor as two scripts. The first one begins the editor; the second one follows once it can be used, and
 * holds what opens by a press: the paint editor and the typefaces of costumes. Both are plain ASCII, because a single
 * letter of Hindi would make the browser keep and read the whole text at two bytes a letter.
 */

/** Modules of the second script by number, and the names by which the first one finds them. */
const laterRoots = new Map([
  [56934, 'paint'],
  [18413, 'typefaces'],
]);
/** Modules that stay in the first script in their place. */
const stubs = new Map([
  // It draws nothing until it is asked for and there.
  [
    56934,
    `(e,t,o)=>{const n=o(96540);let i;t.ScratchPaintReducer=(e={},t)=>i?i.ScratchPaintReducer("mode"in e?e:void 0,t):e;t.default=class extends n.Component{componentDidMount(){i||blocksEditor.wholeEditor().then((()=>{i=o("paint"),blocksEditor.renewStore(),this.isGone||this.forceUpdate()})).catch((()=>{}))}componentWillUnmount(){this.isGone=!0}render(){return i?n.createElement(i.default,this.props):null}}}`,
  ],
  // A costume with words waits for them (`wordsOf` below).
  [18413, '(e,t,o)=>{e.exports=()=>"typefaces"in o.m?o("typefaces")():{}}'],
]);

/** The two scripts. Throws where the bundle is not the one that this was written for. */
export function partScratch(source) {
  const tree = parse(source, { ecmaVersion: 2022 });
  const declared = find(
    tree,
    (node) => node.type === 'VariableDeclarator' && node.id.name === '__webpack_modules__',
  );
  const all = new Map(
    declared.init.properties.map((property) => [Number(property.key.value ?? property.key.name), property]),
  );
  const needs = needsOf(source, all);
  const start = [...source.slice(declared.end).matchAll(/__webpack_require__\((\d+)\)/g)].map(([, id]) =>
    Number(id),
  );
  const used = reachable(needs, start, new Set());
  const first = reachable(needs, start, new Set(laterRoots.keys()));
  const later = [...used].filter((id) => !first.has(id));
  if (later.length !== 34 || used.size !== 777)
    throw new Error(`Scratch has ${used.size} modules in use, ${later.length} for later.`);
  const edits = [...all].flatMap(([id, { value, start: from, end }]) => {
    if (stubs.has(id)) return [{ start: from, end, text: `${id}:${stubs.get(id)}` }];
    if (!first.has(id)) return [{ start: from, end, text: `${id}:0` }];
    return eager(source, value);
  });
  const texts = later.map((id) => {
    const { value } = all.get(id);
    return `${laterRoots.get(id) ?? id}:${source.slice(value.start, value.end)}`;
  });
  return {
    first: asAscii(apply(source, [...edits, ...eagerFrame(source, tree, declared)])),
    later: asAscii(`Object.assign(GUI.part.m,{${texts.join(',')}});`),
  };
}

/** Which modules each one asks for. */
function needsOf(source, all) {
  return new Map(
    [...all].map(([id, { value }]) => {
      const asks = value.params?.[2]?.name;
      if (asks === undefined) return [id, []];
      const text = source.slice(value.start, value.end);
      const found = text.matchAll(new RegExp(`(?<![\\w.$])${asks.replaceAll('$', '\\$')}\\((\\d+)\\)`, 'g'));
      return [id, [...found].map(([, other]) => Number(other))];
    }),
  );
}

function reachable(needs, start, without) {
  const seen = new Set();
  const open = [...start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id) || without.has(id)) continue;
    seen.add(id);
    open.push(...(needs.get(id) ?? []));
  }
  return seen;
}

/** A function in brackets is compiled where it is read; otherwise it is read once more when it is called. */
function eager(source, node) {
  const isArrow = node.type === 'ArrowFunctionExpression';
  if (node.body?.type !== 'BlockStatement') return [];
  const params = node.params.map(({ start, end }) => source.slice(start, end)).join();
  return [
    {
      start: node.start,
      end: node.body.start,
      text: isArrow ? `(function(${params})` : `(${source.slice(node.start, node.body.start)}`,
    },
    { start: node.end, end: node.end, text: ')' },
  ];
}

/** The functions around all modules, and the one with what is no module. */
function eagerFrame(source, tree, declared) {
  const outer = find(tree, (node) => node.type === 'ArrowFunctionExpression' && node.end > declared.end);
  const inner = outer.body.callee;
  const own = find(
    inner.body,
    (node) => node.type === 'CallExpression' && node.start > declared.end && node.end - node.start > 500_000,
  );
  const rest = find(
    own,
    (node) => node.type === 'ArrowFunctionExpression' && node.end - node.start > 500_000,
  );
  return [
    { start: outer.start, end: inner.body.start, text: '(function(){return(function()' },
    { start: inner.body.end, end: outer.end, text: ')()})' },
    ...eager(source, rest),
  ];
}

const asAscii = (text) =>
  text.replaceAll(/[^\0-\x7f]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`);
