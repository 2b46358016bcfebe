import type { FrameAsset } from '#contract/workspace/frame-messages.ts';
import { type CodeFile, endingOf } from '../shared/code/program-files.ts';
import type { PreviewPage, PreviewScript } from '../shared/preview-messages.ts';
import { guardLoops } from './loop-guard.ts';

/** Names of the program's modules in its import map and code. */
const moduleName = (name: string) => `program/${name}`;

interface Found {
  readonly page: PreviewPage;
  /** Names in the page that are neither files of the program nor assets. */
  readonly missing: readonly string[];
}

export function previewOf(files: readonly CodeFile[], name: string, assets: readonly FrameAsset[]): Found {
  const source = fileNamed(files, name)?.text ?? '';
  const page = new DOMParser().parseFromString(source, 'text/html');
  const missing = new Set<string>();
  const addresses = addressesOf(files, assets);
  const context: Context = { files, name, source, addresses, missing, scripts: [] };
  for (const each of page.querySelectorAll('base, meta[http-equiv]')) each.remove();
  for (const frame of page.querySelectorAll('iframe, frame, object, embed')) {
    missing.add(frame.getAttribute('src') ?? frame.getAttribute('data') ?? frame.localName);
    frame.remove();
  }
  for (const link of page.querySelectorAll('link')) replaceLink(link, context);
  for (const style of page.querySelectorAll('style'))
    style.textContent = withAddresses(style.textContent ?? '', addresses);
  for (const script of page.querySelectorAll('script')) replaceScript(script, context);
  for (const element of page.querySelectorAll('*')) rewriteAttributes(element, context);
  const type = page.doctype ? '<!doctype html>' : '';
  return {
    page: {
      name,
      html: type + page.documentElement.outerHTML,
      scripts: context.scripts,
      modules: modulesOf(files),
      addresses: Object.fromEntries(addresses),
      pages: files.filter(isPage).map((file) => file.name),
    },
    missing: [...missing],
  };
}

export const isPage = ({ name }: CodeFile): boolean => endingOf(name) === 'html';

interface Context {
  readonly files: readonly CodeFile[];
  readonly name: string;
  readonly source: string;
  readonly addresses: ReadonlyMap<string, string>;
  readonly missing: Set<string>;
  readonly scripts: PreviewScript[];
}

/** `./a.png`, `a.png` and `/a.png` are one file: a program has no folders. */
export const plainName = (address: string): string =>
  address
    .trim()
    .replace(/^\.?\//, '')
    .replace(/[?#].*$/, '');

const fileNamed = (files: readonly CodeFile[], address: string) =>
  files.find(({ name }) => name === plainName(address));

function addressesOf(files: readonly CodeFile[], assets: readonly FrameAsset[]): Map<string, string> {
  const drawn = files.filter(({ name }) => endingOf(name) === 'svg');
  return new Map([
    ...assets.map(({ name, url }) => [name, new URL(url, location.href).href] as const),
    ...drawn.map(({ name, text }) => [name, `data:image/svg+xml,${encodeURIComponent(text)}`] as const),
  ]);
}

const isOutside = (address: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address.trim());

function replaceLink(link: HTMLLinkElement, { files, addresses, missing }: Context): void {
  const address = link.getAttribute('href') ?? '';
  const file = fileNamed(files, address);
  if (link.rel.toLowerCase().split(/\s+/).includes('stylesheet')) {
    if (file) {
      const style = link.ownerDocument.createElement('style');
      if (link.media) style.media = link.media;
      style.textContent = withAddresses(file.text, addresses);
      return link.replaceWith(style);
    }
    if (address !== '') missing.add(address);
  }
  link.remove();
}

/** Replaces `url(cat.png)` in a style sheet by the picture's address. */
export const withAddresses = (css: string, addresses: ReadonlyMap<string, string>): string =>
  css.replaceAll(/url\(\s*(["']?)([^"')]+)\1\s*\)/gi, (whole, _quote, name: string) => {
    const address = addresses.get(plainName(name));
    return address ? `url("${address}")` : whole;
  });

const scriptTypes = new Set(['', 'text/javascript', 'application/javascript', 'module']);

/** The script runs at its place under its file's name, so that errors name the student's line. */
function replaceScript(script: HTMLScriptElement, context: Context): void {
  const { files, name, missing, scripts } = context;
  const type = (script.getAttribute('type') ?? '').toLowerCase();
  if (!scriptTypes.has(type)) return;
  const address = script.getAttribute('src');
  const file = address === null ? null : fileNamed(files, address);
  if (address !== null && !file) {
    missing.add(address);
    return script.remove();
  }
  const text = file?.text ?? script.textContent ?? '';
  const linesAbove = file ? 0 : lineOf(context.source, text) - 1;
  const isModule = type === 'module';
  const guarded = guardLoops(text, { isModule, moduleOf: moduleIn(files), linesAbove });
  scripts.push({
    name: file?.name ?? name,
    code: '\n'.repeat(linesAbove) + guarded,
    isModule,
    isLate: file !== null && script.hasAttribute('defer'),
  });
  const place = script.ownerDocument.createElement('script');
  place.textContent = `__banyanScript(${scripts.length - 1})`;
  if (script.id) place.id = script.id;
  script.replaceWith(place);
}

const lineOf = (source: string, text: string) =>
  source.slice(0, Math.max(source.indexOf(text), 0)).split('\n').length;

const moduleIn = (files: readonly CodeFile[]) => (specifier: string) => {
  const file = isOutside(specifier) ? undefined : fileNamed(files, specifier);
  return file ? moduleName(file.name) : null;
};

/** The program's modules as data addresses, so that nothing is fetched. */
function modulesOf(files: readonly CodeFile[]): Record<string, string> {
  const asModule = (code: string, name: string) =>
    `data:text/javascript;charset=utf-8,${encodeURIComponent(`${code}\n//# sourceURL=${name}`)}`;
  return Object.fromEntries(
    files.flatMap(({ name, text }) => {
      if (endingOf(name) === 'json') return [[moduleName(name), asModule(`export default ${text}`, name)]];
      if (endingOf(name) !== 'js') return [];
      const code = guardLoops(text, { isModule: true, moduleOf: moduleIn(files) });
      return [[moduleName(name), asModule(code, name)]];
    }),
  );
}

/** Replaces asset addresses, guards loops in `onclick` and the like, and removes links that lead away. */
function rewriteAttributes(element: Element, { addresses, missing, source }: Context): void {
  for (const { name, value } of Array.from(element.attributes)) {
    const key = name.toLowerCase();
    if (key.startsWith('on')) {
      const linesAbove = lineOf(source, value) - 1;
      element.setAttribute(name, guardHandler(value, linesAbove));
    } else if (key === 'style') element.setAttribute(name, withAddresses(value, addresses));
    else if (key === 'src' || key === 'poster' || (key === 'href' && element.localName === 'image')) {
      const address = addresses.get(plainName(value));
      if (address) element.setAttribute(name, address);
      else if (value !== '' && !/^(?:data|blob):/i.test(value)) {
        missing.add(value);
        element.removeAttribute(name);
      }
    } else if (key === 'srcset') element.removeAttribute(name);
  }
}

/** `onclick` is a function body, so it may return. */
function guardHandler(code: string, linesAbove: number): string {
  const [head, tail] = ['(function(event){', '})'];
  const guarded = guardLoops(head + code + tail, { isModule: false, linesAbove });
  return guarded.slice(head.length, guarded.length - tail.length);
}
