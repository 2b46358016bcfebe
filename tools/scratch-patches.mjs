import { createHash } from 'node:crypto';
import { parse } from 'acorn';

/**
 * What is changed in the editor of Scratch before it is served. The package is one bundle, so the changes are made in
 * its text: each names what it finds, and the build fails where that is not there exactly once.
 *
 * `blocksEditor` is ours: frames/blocks/editor-ours.ts puts it there before the bundle runs.
 */

/** A text in the bundle and what stands there instead. */
const patches = [
  // Its parts by their numbers: React, the renderer of React, the blocks, the list of extensions.
  [
    '__webpack_require__.d(__webpack_exports__,{AppStateHOC:',
    '__webpack_require__.d(__webpack_exports__,{part:()=>__webpack_require__,AppStateHOC:',
  ],
  // No menu bar: logo, account, tutorials, the community, files, languages. The app has its own around the page.
  [/o\.createElement\(PM,\{accountNavOpen:n,[^}]*\}\),/, ''],
  // No screen of loading with Scratch's figures in its sentences: ours lies over it.
  ['G?o.createElement(ow,null):null,v?o.createElement(ow,{messageId:"gui.loader.creating"}):null,', ''],
  // The library is ours.
  [/Rd=JSON\.parse\('\[\{"name":"Abby",(?:[^'\\]|\\.)*'\)/, 'Rd=blocksEditor.sprites'],
  [/_d=JSON\.parse\('\[\{"name":"Abby-a",(?:[^'\\]|\\.)*'\)/, '_d=blocksEditor.costumes'],
  [/wd=JSON\.parse\('\[\{"name":"Arctic",(?:[^'\\]|\\.)*'\)/, 'wd=blocksEditor.backdrops'],
  [/_B=JSON\.parse\('\[\{"name":"A Bass",(?:[^'\\]|\\.)*'\)/, '_B=blocksEditor.sounds'],
  ['id:"spriteLibrary",tags:vd,', 'id:"spriteLibrary",tags:blocksEditor.tagsOf(Rd,vd),'],
  ['id:"costumeLibrary",tags:vd,', 'id:"costumeLibrary",tags:blocksEditor.tagsOf(_d,vd),'],
  ['id:"backdropLibrary",tags:zM,', 'id:"backdropLibrary",tags:blocksEditor.tagsOf(wd,zM),'],
  ['tags:wB,title:', 'tags:blocksEditor.tagsOf(_B,wB),title:'],
  ['"https://cdn.assets.scratch.mit.edu/internalapi/asset/".concat(e,"/get/")', 'blocksEditor.addressOf(e)'],
  // Nothing is recorded: a sandboxed page has no microphone.
  ['t.push([o.ScratchMsgs.translate("SOUND_RECORD","record..."),o.recordSoundCallback]),', ''],
  [/\{title:t\.formatMessage\(u\.recordSound\),img:"[^"]*",onClick:[^{}]{1,40}\},/, ''],
  // A sandboxed page saves no file either; the app does.
  ['onExportButtonClick:A?this.handleExport:null', 'onExportButtonClick:null'],
  // Urdu is written from the right.
  ['Lm=["ar","ckb","fa","he"]', 'Lm=["ar","ckb","fa","he","ur"]'],
  // The blocks with the faces of cats.
  ['__webpack_require__(t?11424:3001)', '__webpack_require__(3001)'],
  // The page can be used once the blocks that are in sight are there; the others follow (frames/blocks/palette.ts).
  [
    'Blockly.Toolbox.prototype.showAll_=function(){for(var e=[],t=0;t<this.categoryMenu_.categories_.length;t++)',
    'Blockly.Toolbox.prototype.showAll_=function(){for(var e=[],t=0,count=blocksEditor.palette.countOf(this.categoryMenu_.categories_.length,{draw:()=>this.showAll_(),position:()=>this.flyout_.getScrollPos(),moveTo:e=>this.flyout_.setScrollPos(e),isBusy:()=>!!(this.workspace_.currentGesture_||this.flyout_.getWorkspace().currentGesture_)});t<count;t++)',
  ],
  [
    'Blockly.Toolbox.prototype.scrollToCategoryById=function(e){',
    'Blockly.Toolbox.prototype.scrollToCategoryById=function(e){blocksEditor.palette.showRest();',
  ],
  [
    'Blockly.Toolbox.prototype.scrollToCategoryByName=function(e){',
    'Blockly.Toolbox.prototype.scrollToCategoryByName=function(e){blocksEditor.palette.showRest();',
  ],
  // Asked for in the page, the width of each word had the whole page laid out anew.
  [
    'goog.userAgent.IE||goog.userAgent.EDGE?e.getBBox().width:e.getComputedTextLength()',
    'blocksEditor.widthOf(e)',
  ],
  // A costume with words waits for its typefaces.
  [
    's=function(e,t,o,n){return new Promise((i=>{let s=e.asset.decodeText();',
    's=async function(e,t,o,n){await blocksEditor.typefacesOf(e.asset);return new Promise((i=>{let s=e.asset.decodeText();',
  ],
  // Tables of where lines break, needed once a figure speaks.
  [
    'const n=o(79880),i=o(48444);e.exports=class{',
    'let n,i;const tables=()=>{n??=o(79880),i??=o(48444)};e.exports=class{',
  ],
  ['wrapText(e,t){t=t.normalize();', 'wrapText(e,t){tables(),t=t.normalize();'],
  // A list of all properties of styles, each of which is asked for again anyway.
  ['for(var u in l)isNaN(u)||(A[l[u]]=l[u])', ''],
  // Code made out of text is not allowed in the page.
  ['return new Function("str",t)}', 'return t=>e.includes(t)}'],
];

/** Modules of the bundle: by number, what it has to hold to be the one that is meant, and what is there instead. */
const modules = [
  // What a project and a sprite have to be. Its own check makes code out of its schemas.
  { id: 56344, holds: 'Could not parse as a valid SB2 or SB3', text: '(e)=>{e.exports=blocksEditor.check}' },
  // The blocks with the faces of cats, and their texts.
  { id: 11424, holds: 'e.exports=o(45390)', text: '()=>{}' },
  { id: 45390, holds: 'ScratchMsgs.allLocales', text: '()=>{}' },
  { id: 97521, holds: 'goog', text: '()=>{}' },
  // What the cat says, and the sound that came with it.
  { id: 37717, holds: 'UklGR', text: 'e=>{e.exports=new ArrayBuffer(0)}' },
  { id: 88563, holds: 'UklGR', text: 'e=>{e.exports=new ArrayBuffer(0)}' },
  // The instruments, which the package holds in a form that no browser plays: ours are computed.
  { id: 95775, holds: 'drums/1-snare.mp3', text: 'e=>{e.exports=blocksEditor.music}' },
  // Tables of old encodings, half a megabyte: programs are written in UTF-8.
  { id: 82082, holds: 'encoding-indexes', text: '(e,t)=>{t["encoding-indexes"]={}}' },
  // Typefaces of costumes, 1.8 MB. Each was added to the page's styles by itself while the first program opened, and
  // all were read anew each time: ours adds them once, and they come later (tools/scratch-parts.mjs).
  {
    id: 18413,
    holds: 'scratch-font-styles',
    text: `(e,t,o)=>{let n;e.exports=()=>{if(n)return n;n={"Sans Serif":o(27186),Serif:o(19358),Handwriting:o(4755),Marker:o(1096),Curly:o(47899),Pixel:o(40882),Scratch:o(253)};for(const e in n)n[e]='@font-face {font-family: "'.concat(e,'";src: url("data:application/x-font-ttf;charset=utf-8;base64,').concat(n[e],'");}');blocksEditor.takeFonts(Object.values(n));return n}}`,
  },
  // What CSS allows, 280 kB: costumes' styles are read and written, and nothing is compared with it.
  { id: 12332, holds: 'syntaxes', text: '(e)=>{e.exports={types:{},atrules:{},properties:{}}}' },
  // Languages of a service of Scratch.
  { id: 63252, holds: 'menuMap', text: 'e=>{e.exports={menuMap:{},spokenLanguages:{}}}' },
];

const asAddress = (svg) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const blank = asAddress('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
/** The head of a robot with a plus, in place of the head of a cat. */
const addFigure = asAddress(
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20" fill="#fff"><path fill-rule="evenodd" d="M8 1.5a1 1 0 0 1 1 1V5h3.5A2.5 2.5 0 0 1 15 7.500v7a2.500 2.500 0 0 1-2.500 2.500h-9A2.500 2.500 0 0 1 1 14.500v-7A2.500 2.500 0 0 1 3.500 5H7V2.500a1 1 0 0 1 1-1zM5.250 8.200a1.400 1.400 0 1 0 0 2.800 1.400 1.400 0 0 0 0-2.800zm5.500 0a1.400 1.400 0 1 0 0 2.800 1.400 1.400 0 0 0 0-2.800zM5 13v1.300h6V13z"/><path d="M16.300 1h1.400v2.300H20v1.400h-2.300V7h-1.400V4.700H14V3.300h2.300z"/></svg>',
);
/** Logos and cats, by the first digits of the SHA-256 of their addresses. */
const pictures = new Map([
  ['9071997db39a', addFigure],
  ['b6a0164f27bd', addFigure],
  ...['831a154efb01', '5970104f9869', 'ec201977c0e9', 'c2c17629a911', 'd67cc86350c7', 'fa654598856e'].map(
    (hash) => [hash, blank],
  ),
]);

/** The languages that we have; the texts in Urdu are ours and come by `blocksEditor`. */
const languages = new Set(['en', 'hi']);

/** The bundle as it is served. Throws where it is not the one that these changes were written for. */
export function patchScratch(source) {
  const edits = [];
  const tree = parse(source, { ecmaVersion: 2022 });
  const bundle = find(
    tree,
    (node) => node.type === 'VariableDeclarator' && node.id.name === '__webpack_modules__',
  );
  const all = new Map(bundle.init.properties.map(({ key, value }) => [Number(key.value ?? key.name), value]));
  for (const { id, holds, text } of modules) {
    const { start, end } = all.get(id) ?? {};
    if (start === undefined || !source.slice(start, end).includes(holds))
      throw new Error(`Scratch has another module ${id}.`);
    edits.push({ start, end, text });
  }
  const gone = [...edits];
  // Only modules that nothing asks for any more lose their parts of other languages.
  edits.push(
    ...otherMessages(source, all.get(32806)),
    ...otherLocales(tree, bundle.end),
    ...startProject(source, all),
  );
  edits.push(...otherPictures(source), ...unusedParts(source));
  for (const [wanted, text] of patches) edits.push({ ...onlyOne(source, wanted, gone), text });
  return apply(source, edits);
}

/** Where it is; modules that are replaced do not count. */
function onlyOne(source, wanted, gone) {
  const pattern =
    typeof wanted === 'string'
      ? new RegExp(wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g')
      : new RegExp(wanted, 'g');
  const found = [...source.matchAll(pattern)].filter(
    ({ index }) => !gone.some(({ start, end }) => index >= start && index < end),
  );
  if (found.length !== 1)
    throw new Error(`Scratch has ${found.length} times: ${String(wanted).slice(0, 80)}`);
  return { start: found[0].index, end: found[0].index + found[0][0].length };
}

/** The texts of the blocks in languages that we do not have. */
function otherMessages(source, module) {
  const edits = [];
  for (const statement of module.body.body) {
    const { expression } = statement;
    for (const each of expression?.type === 'SequenceExpression' ? expression.expressions : [expression]) {
      const name = /ScratchMsgs\.locales(?:\.([\w]+)|\["([^"]+)"\])=/.exec(
        source.slice(each?.start, each?.start + 60),
      );
      const language = name?.[1] ?? name?.[2];
      if (language && !languages.has(language)) edits.push({ start: each.start, end: each.end, text: '0' });
    }
  }
  return edits;
}

/** The texts of the editor in languages that we do not have. */
function otherLocales(tree, from) {
  const texts = find(
    tree,
    (node) => node.type === 'VariableDeclarator' && node.id.name === 'uM' && node.start > from,
  );
  const kept = texts.init.properties.filter(({ key }) => languages.has(key.value ?? key.name));
  return [
    { start: texts.init.start + 1, end: kept[0].start, text: '' },
    ...kept.map((each, at) => ({
      start: each.end,
      end: kept[at + 1]?.start ?? texts.init.end - 1,
      text: at + 1 < kept.length ? ',' : '',
    })),
  ];
}

function otherPictures(source) {
  const edits = [];
  const left = new Set(pictures.keys());
  for (const { 0: address, index: start } of source.matchAll(
    /data:image\/(?:svg\+xml|png);base64,[A-Za-z0-9+/=]+/g,
  )) {
    const hash = createHash('sha256').update(address).digest('hex').slice(0, 12);
    if (left.delete(hash)) edits.push({ start, end: start + address.length, text: pictures.get(hash) });
  }
  if (left.size > 0) throw new Error(`Scratch lacks pictures: ${[...left].join()}`);
  return edits;
}

/** How styles map to their sources, which each page read along with them, and sounds that nothing asks for any more. */
function unusedParts(source) {
  const maps = [...source.matchAll(/,"",\{version:3,sources:.*?sourceRoot:""\}/gs)];
  const sounds = [...source.matchAll(/data:audio\/mpeg;base64,[A-Za-z0-9+/=]+/g)];
  if (maps.length < 90 || sounds.length < 10)
    throw new Error(`Scratch has ${maps.length} maps of styles and ${sounds.length} sounds.`);
  return [...maps, ...sounds].map(({ 0: text, index: start }) => ({
    start,
    end: start + text.length,
    text: '',
  }));
}

/** A new project begins with a figure of ours. */
function startProject(source, all) {
  const { start, end } = all.get(96081);
  const text = source.slice(start, end);
  const [from, to] = [text.indexOf('const E=e=>{let t;'), text.indexOf('class m extends(i())')];
  if (from < 0 || to < from) throw new Error('Scratch has another first project.');
  return [{ start: start + from, end: start + to, text: 'const E=()=>blocksEditor.firstProject();' }];
}

/** The first node that is meant, the shallowest way. */
export function find(node, isMeant) {
  if (isMeant(node)) return node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type !== 'string') continue;
      const found = find(child, isMeant);
      if (found) return found;
    }
  return undefined;
}

/** Edits that lie within another one go with it. */
export function apply(source, edits) {
  const sorted = edits.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const parts = [];
  let at = 0;
  for (const { start, end, text } of sorted) {
    if (start < at) continue;
    parts.push(source.slice(at, start), text);
    at = end;
  }
  parts.push(source.slice(at));
  return parts.join('');
}
