/** The parts of an SVG, in order. Text that XML and HTML parsers could read differently is one `unclear` part. */
export type SvgToken =
  | { readonly kind: 'tag'; readonly name: string }
  /** `values`: as written, and with the entities that the file declares replaced. */
  | {
      readonly kind: 'attribute';
      readonly tag: string;
      readonly name: string;
      readonly values: readonly string[];
    }
  /** Within `<style>`. */
  | { readonly kind: 'style'; readonly text: string }
  /** A comment, an instruction or CDATA, which an HTML parser could end earlier. */
  | { readonly kind: 'other'; readonly text: string }
  /** The last one: damaged, too long, or two parsers could read two different pictures. */
  | { readonly kind: 'unclear' };

/** Characters. A costume has a few thousand. */
const longest = 4 * 2 ** 20;
const deepest = 10_000;
const entityLimits = { declared: 100, length: 200, references: 10_000 };

const name = '[A-Za-z_][\\w:.-]*';
const blanks = '[ \\t\\r\\n]';
const literal = '(?:"[^"<>&[\\]]*"|\'[^\'<>&[\\]]*\')';
const forms = {
  text: /[^<]+/y,
  instruction: /<\?([^<>]*)\?>/y,
  doctype: new RegExp(
    `<!DOCTYPE${blanks}+svg(?:${blanks}+PUBLIC${blanks}+${literal}${blanks}+${literal})?${blanks}*(?:\\[([^\\]]*)\\]${blanks}*)?>`,
    'y',
  ),
  close: new RegExp(`</(${name})${blanks}*>`, 'y'),
  open: new RegExp(`<(${name})`, 'y'),
  attribute: new RegExp(`${blanks}+(${name})${blanks}*=${blanks}*(?:"([^"<]*)"|'([^'<]*)')`, 'y'),
  end: new RegExp(`${blanks}*(/?)>`, 'y'),
};
/** The value holds no markup and no other entity, so that replacing once is enough. */
const entity = new RegExp(
  `${blanks}*<!ENTITY${blanks}+([A-Za-z_][\\w.-]*)${blanks}+(?:"([^"<>&%]*)"|'([^'<>&%]*)')${blanks}*>${blanks}*`,
  'y',
);
const ownOfXml: ReadonlySet<string> = new Set(['lt', 'gt', 'amp', 'quot', 'apos']);
type Entities = ReadonlyMap<string, string>;

/** In lower case, without a prefix. */
export const localName = (qualified: string): string =>
  qualified.slice(qualified.lastIndexOf(':') + 1).toLowerCase();

const unclear: SvgToken = { kind: 'unclear' };

export function* svgTokens(source: string): Generator<SvgToken, void> {
  const text = source.replace(/^\ufeff/, '');
  if (text.length > longest) return yield unclear;
  const open: string[] = [];
  let styles = 0;
  let isBegun = false;
  let entities: Entities = new Map();
  let at = 0;
  const take = (form: RegExp): RegExpExecArray | null => {
    form.lastIndex = at;
    const found = form.exec(text);
    if (found) at = form.lastIndex;
    return found;
  };
  const takeUntil = (start: string, end: string): string | undefined => {
    if (!text.startsWith(start, at)) return undefined;
    const from = at + start.length;
    const to = text.indexOf(end, from);
    if (to < 0) return undefined;
    at = to + end.length;
    return text.slice(from, to);
  };
  while (at < text.length) {
    const cdata = takeUntil('<![CDATA[', ']]>');
    const words = cdata ?? take(forms.text)?.[0];
    if (words !== undefined) {
      if (styles > 0) for (const value of valuesOf(words, entities)) yield { kind: 'style', text: value };
      if (cdata !== undefined) yield { kind: 'other', text: cdata };
      continue;
    }
    const comment = takeUntil('<!--', '-->');
    // HTML parsers end such comments earlier.
    if (comment !== undefined && /^-?>|--|-$/.test(comment)) return yield unclear;
    const other = comment ?? take(forms.instruction)?.[1];
    if (other !== undefined) {
      yield { kind: 'other', text: other };
      continue;
    }
    const doctype = take(forms.doctype);
    if (doctype) {
      const declared = isBegun ? null : declaredIn(doctype[1] ?? '', text);
      if (!declared) return yield unclear;
      isBegun = true;
      entities = declared;
      continue;
    }
    isBegun = true;
    const closed = take(forms.close)?.[1];
    if (closed !== undefined) {
      if (open.pop() !== closed) return yield unclear;
      if (localName(closed) === 'style') styles -= 1;
      continue;
    }
    const tag = take(forms.open)?.[1];
    if (tag === undefined) return yield unclear;
    yield { kind: 'tag', name: tag };
    for (let found = take(forms.attribute); found; found = take(forms.attribute)) {
      const values = valuesOf(found[2] ?? found[3] ?? '', entities);
      yield { kind: 'attribute', tag, name: found[1] ?? '', values };
    }
    const end = take(forms.end)?.[1];
    if (end === undefined || open.length === deepest) return yield unclear;
    if (end === '/') continue;
    open.push(tag);
    if (localName(tag) === 'style') styles += 1;
  }
  if (open.length > 0) yield unclear;
}

/** null: more than plain entities, such as a default attribute or an address to fetch, or too much of it. */
function declaredIn(subset: string, text: string): Entities | null {
  const found = new Map<string, string>();
  let at = 0;
  while (subset.slice(at).trim() !== '') {
    entity.lastIndex = at;
    const declared = entity.exec(subset);
    if (!declared) return null;
    const [, key = '', double, single = ''] = declared;
    const value = double ?? single;
    if (found.has(key) || ownOfXml.has(key) || value.length > entityLimits.length) return null;
    found.set(key, value);
    if (found.size > entityLimits.declared) return null;
    at = entity.lastIndex;
  }
  return found.size > 0 && text.split('&').length > entityLimits.references ? null : found;
}

/** HTML reads the text as it is, XML with the entities. */
function valuesOf(written: string, entities: Entities): string[] {
  if (entities.size === 0 || !written.includes('&')) return [written];
  return [
    written,
    written.replaceAll(/&([A-Za-z_][\w.-]*);/g, (all, key: string) => entities.get(key) ?? all),
  ];
}
