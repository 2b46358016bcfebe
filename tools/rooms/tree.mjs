import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/** The files of the project in memory: moved, split and rewritten there, then written out at once. */
export const isCode = (path) => /\.(ts|tsx|mts|mjs|cjs|js)$/.test(path) && !/\.gen\.ts$/.test(path);
const isText = (path) => /\.(ts|tsx|mts|mjs|cjs|js|md|json|yml|yaml|html|txt|css|vtt|csv)$/.test(path) || /(^|\/)(\.oxlintrc\.json|\.gitignore|run|pre-commit)$/.test(path);
const aliasRoots = ['contract', 'machines', 'src', 'server', 'tests'];

export class Tree {
  constructor(root) {
    this.root = root;
    this.files = new Map();
    this.origin = new Map(); // new path -> path on disk
    this.asts = new Map();
    this.placesOf = new Map();
    this.index = new Map(); // raw target -> importers
    this.indexed = new Map(); // importer -> its raw targets
    this.warnings = [];
    const names = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
    for (const name of names) {
      this.files.set(name, isText(name) ? readFileSync(join(root, name), 'utf8') : null);
      this.origin.set(name, name);
    }
  }
  warn(text) {
    this.warnings.push(text);
  }
  paths() {
    return [...this.files.keys()];
  }
  has(path) {
    return this.files.has(path);
  }
  text(path) {
    const text = this.files.get(path);
    if (text === undefined || text === null) throw new Error(`no text of ${path}`);
    return text;
  }
  set(path, text) {
    this.files.set(path, text);
    this.forget(path);
  }
  delete(path) {
    this.files.delete(path);
    this.origin.delete(path);
    this.forget(path);
  }
  forget(path) {
    this.asts.delete(path);
    this.placesOf.delete(path);
    for (const to of this.indexed.get(path) ?? []) this.index.get(to)?.delete(path);
    this.indexed.delete(path);
  }
  forgetAll() {
    this.asts.clear();
    this.placesOf.clear();
    this.index.clear();
    this.indexed.clear();
  }
  /** Files that import a path, whether it is there or not. */
  importersOf(target) {
    for (const path of this.files.keys()) {
      if (this.indexed.has(path) || !isCode(path) || this.files.get(path) === null) continue;
      const targets = new Set();
      for (const { spec, kind } of this.places(path)) {
        if (kind === 'folder') continue;
        const to = raw(path, spec);
        if (to !== null) targets.add(to);
      }
      this.indexed.set(path, targets);
      for (const to of targets) {
        if (!this.index.has(to)) this.index.set(to, new Set());
        this.index.get(to).add(path);
      }
    }
    return new Set(this.index.get(target) ?? []);
  }
  isDir(path) {
    const prefix = path.replace(/\/$/, '') + '/';
    for (const name of this.files.keys()) if (name.startsWith(prefix)) return true;
    return false;
  }
  ast(path) {
    const known = this.asts.get(path);
    if (known) return known;
    const kind = /\.tsx$/.test(path) ? ts.ScriptKind.TSX : /\.(mjs|cjs|js)$/.test(path) ? ts.ScriptKind.JS : ts.ScriptKind.TS;
    const made = ts.createSourceFile(path, this.text(path), ts.ScriptTarget.Latest, true, kind);
    this.asts.set(path, made);
    return made;
  }
  /** Where a specifier leads: a file of ours, or null. */
  resolve(importer, spec, ghost) {
    const path = raw(importer, spec);
    if (path === null) return null;
    if (path === ghost || this.files.has(path)) return path;
    const js = path.replace(/\.js$/, '.ts');
    if (js !== path && this.files.has(js)) return js;
    return null;
  }
  /** Every place where a path of another file is written in code: `{ start, end, spec, kind }`, quotes left out. */
  places(path) {
    const known = this.placesOf.get(path);
    if (known) return known;
    const file = this.ast(path);
    const found = [];
    const add = (node, kind) => found.push({ start: node.getStart(file) + 1, end: node.getEnd() - 1, spec: node.text, kind });
    const visit = (node) => {
      if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) add(node.moduleSpecifier, 'import');
      else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, 'import');
      else if (ts.isCallExpression(node)) {
        const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
        const isMock = ts.isPropertyAccessExpression(node.expression) && node.expression.getText(file).startsWith('vi.');
        const first = node.arguments[0];
        if ((isImport || isMock) && first) {
          if (ts.isStringLiteralLike(first)) add(first, 'import');
          else if (ts.isTemplateExpression(first))
            found.push({ start: first.head.getStart(file) + 1, end: first.head.getEnd() - 2, spec: first.head.text, kind: 'folder' });
        }
      } else if (ts.isNewExpression(node) && node.expression.getText(file) === 'URL' && /import\.meta\.url/.test(node.arguments?.[1]?.getText(file) ?? '')) {
        const [first] = node.arguments;
        if (ts.isStringLiteralLike(first)) add(first, 'url');
        else if (ts.isTemplateExpression(first))
          found.push({ start: first.head.getStart(file) + 1, end: first.head.getEnd() - 2, spec: first.head.text, kind: 'folder' });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    this.placesOf.set(path, found);
    return found;
  }
  edit(path, edits) {
    let text = this.text(path);
    for (const { start, end, text: by } of [...edits].sort((a, b) => b.start - a.start)) text = text.slice(0, start) + by + text.slice(end);
    this.set(path, text);
  }
  /** Moves files; every import, dynamic import, URL and mention follows. */
  moveAll(moves) {
    const from = new Map(moves);
    const target = (path) => from.get(path) ?? path;
    const taken = new Map();
    for (const path of this.paths()) {
      const to = target(path);
      if (taken.has(to)) throw new Error(`${path} and ${taken.get(to)} both go to ${to}`);
      taken.set(to, path);
    }
    const edits = new Map();
    for (const path of this.paths()) {
      if (!isCode(path) || this.files.get(path) === null) continue;
      const list = [];
      for (const { start, end, spec, kind } of this.places(path)) {
        const to = this.resolve(path, spec);
        let by = null;
        if (to !== null && kind !== 'folder') {
          const isSame = target(to) === to && target(path) === path;
          if (isSame) continue;
          by = kind === 'url' ? relative(target(path), target(to)) : specifier(target(path), target(to), spec);
          if (/\.js$/.test(spec) && /\.ts$/.test(by)) by = by.replace(/\.ts$/, '.js');
        } else if (to === null && kind !== 'folder' && /\.gen\.ts$/.test(spec)) {
          // What is made beside files that moved is made beside them again.
          const made = raw(path, spec);
          if (made === null) continue;
          const there = posix.join(this.newFolder(posix.dirname(made), from), posix.basename(made));
          if (there !== made || target(path) !== path)
            by = kind === 'url' ? relative(target(path), there) : specifier(target(path), there, spec);
        } else if (/^\.\.?\//.test(spec) && (kind === 'url' || kind === 'folder') && target(path) !== path) {
          // A folder, or a file named at run time: what stays where it is is only further away.
          const slash = spec.lastIndexOf('/');
          const folder = posix.join(posix.dirname(path), spec.slice(0, slash));
          by = relativeFolder(target(path), this.newFolder(folder, from)) + spec.slice(slash);
          if (folder === '.' || folder === '') by = relativeFolder(target(path), '.') + spec.slice(slash);
        }
        if (by !== null && by !== spec) list.push({ start, end, text: by });
      }
      if (list.length > 0) edits.set(path, list);
    }
    for (const [path, list] of edits) this.edit(path, list);
    const files = new Map();
    const origin = new Map();
    for (const [path, text] of this.files) {
      files.set(target(path), text);
      if (this.origin.has(path)) origin.set(target(path), this.origin.get(path));
    }
    this.files = files;
    this.origin = origin;
    this.forgetAll();
    this.mention(from);
  }
  /** Where most of a folder's files went, if all went to one place. */
  newFolder(folder, from) {
    const prefix = folder.replace(/\/$/, '') + '/';
    let found = null;
    for (const [old, to] of from) {
      if (!old.startsWith(prefix)) continue;
      const rest = old.slice(prefix.length);
      if (!to.endsWith(`/${rest}`)) return folder;
      const place = to.slice(0, -rest.length - 1);
      if (found !== null && found !== place) return folder;
      found = place;
    }
    return found ?? folder;
  }
  /** Root-relative paths in comments, strings and documents, and relative links of documents. */
  mention(from) {
    const folders = new Map();
    const seen = new Set();
    for (const old of from.keys()) for (let dir = posix.dirname(old); dir !== '.'; dir = posix.dirname(dir)) seen.add(dir);
    for (const dir of seen) {
      if (this.isDir(dir)) continue;
      const to = this.newFolder(dir, from);
      if (to !== dir) folders.set(dir, to);
    }
    const known = new Map([...from, ...folders]);
    const word = /(?<![\w/.#@-])(\.\/)?((?:contract|machines|src|server|tests|e2e)\/[\w$./-]*[\w$-])/g;
    for (const [path, text] of this.files) {
      if (text === null || /package-lock|migrations\/|docs\/spec\//.test(path)) continue;
      let next = text.replace(word, (all, dot = '', name) => {
        const made = /\.gen\.ts$/.test(name) ? known.get(posix.dirname(name)) : undefined;
        const to = known.get(name) ?? (made && posix.join(made, posix.basename(name)));
        return to === undefined ? all : `${dot}${to}`;
      });
      if (path.endsWith('.md'))
        next = next.replace(/\]\((\.\.?\/[^)#]+|(?!https?:)[\w-]+\/[^)#]+)\)/g, (all, link) => {
          const old = posix.join(posix.dirname(path), link).replace(/\/$/, '');
          const to = known.get(old);
          return to === undefined ? all : `](${posix.relative(posix.dirname(path), to)})`;
        });
      if (next !== text) this.set(path, next);
    }
  }
  /** Writes everything out; `git add -A` sees the renames. */
  flush() {
    const kept = new Set();
    const moved = [];
    for (const [path, from] of this.origin) if (path !== from) moved.push([from, path]);
    // Through a name of its own, so that no move runs into another.
    for (const [from] of moved) renameSync(join(this.root, from), join(this.root, `${from}.moving`));
    for (const [from, path] of moved) {
      mkdirSync(join(this.root, dirname(path)), { recursive: true });
      renameSync(join(this.root, `${from}.moving`), join(this.root, path));
    }
    for (const [path, text] of this.files) {
      kept.add(path);
      if (text === null) continue;
      const full = join(this.root, path);
      if (existsSync(full) && readFileSync(full, 'utf8') === text) continue;
      mkdirSync(dirname(full), { recursive: true });
      writeFileSync(full, text);
    }
    for (const name of execFileSync('git', ['ls-files', '-z'], { cwd: this.root, encoding: 'utf8' }).split('\0').filter(Boolean))
      if (!kept.has(name)) rmSync(join(this.root, name), { force: true });
    // Empty folders go.
    execFileSync('bash', ['-c', 'for d in contract machines src server tests e2e; do [ -d $d ] && find $d -type d -empty -delete; done; true'], { cwd: this.root });
    execFileSync('git', ['add', '-A'], { cwd: this.root });
    this.origin = new Map([...this.files.keys()].map((path) => [path, path]));
  }
}

/** The path a specifier spells. */
export function raw(importer, spec) {
  if (spec === '#contract') return 'contract/index.ts';
  const alias = /^#(contract|machines|src|server|tests)\/(.+)$/.exec(spec);
  if (alias) return `${alias[1]}/${alias[2]}`;
  return /^\.\.?(\/|$)/.test(spec) ? posix.join(posix.dirname(importer), spec) : null;
}

export function roomOf(path) {
  const parts = path.split('/');
  if (parts[0] === 'src') return parts[1] === 'features' ? parts.slice(0, 3).join('/') : parts.slice(0, 2).join('/');
  if (['contract', 'machines', 'server'].includes(parts[0])) return parts.length > 2 ? parts.slice(0, 2).join('/') : parts[0];
  return parts[0];
}

const relative = (importer, target) => {
  const path = posix.relative(posix.dirname(importer), target);
  return path.startsWith('.') ? path : `./${path}`;
};
const relativeFolder = (importer, folder) => {
  const path = posix.relative(posix.dirname(importer), folder);
  return path === '' ? '.' : path.startsWith('.') ? path : `./${path}`;
};

/** How a file names another: within a room relative, across rooms by alias; tests, tools and e2e as they did. */
export function specifier(importer, target, old = '.') {
  const [root] = target.split('/');
  if (target === 'contract/index.ts') return roomOf(importer).startsWith('contract') ? relative(importer, target) : '#contract';
  const alias = `#${target}`;
  const [own] = importer.split('/');
  if (!aliasRoots.includes(root) || !aliasRoots.includes(own)) return relative(importer, target);
  if (roomOf(importer) === roomOf(target)) {
    const near = relative(importer, target);
    if (own === 'tests' && near.startsWith('../../../')) return alias;
    if (own === 'tests' && old.startsWith('#') && near.startsWith('../../')) return alias;
    // Features know their room by what lies beside and above: the lint forbids going further.
    return near;
  }
  if (own !== root) return alias;
  // The same floor, another room.
  if (own === 'tests') return old.startsWith('#') ? alias : relative(importer, target);
  const near = relative(importer, target);
  if (importer.split('/').length === 2 && own !== 'src') return near;
  return near.startsWith('../../') || own === 'server' || own === 'src' || own === 'machines' || own === 'contract' ? alias : near;
}
