import { escapeHtml } from '../sanitise-html.ts';
import { at, child, elements, numberOf, textOf, type XmlElement } from '../xml.ts';
import { colourIn } from './colours.ts';
import { bulletSign, numberSign } from './numbering.ts';
import { placeholderGroup, placeholderOf, type SlideContext } from './slide-context.ts';
import { cqw, variables } from './units.ts';

export interface TextSource {
  readonly context: SlideContext;
  /** Elements with `lvl1pPr` to `lvl9pPr`. */
  readonly levelStyles: readonly XmlElement[];
  /** From the shape's style, for text that names no colour itself. */
  readonly shapeColour: string | null;
  /** From `normAutofit`, 0 to 1: the writer shrank the text to fit. */
  readonly scale: number;
}

const pointsToEmu = 12_700;
const defaultHundredths = 1800;

export function textSource(chain: readonly XmlElement[], context: SlideContext): TextSource {
  const shape = chain[0];
  const placeholder = shape && placeholderOf(shape);
  const group = placeholder ? placeholderGroup(placeholder) : 'other';
  const masterStyle = group === 'title' ? 'titleStyle' : group === 'body' ? 'bodyStyle' : 'otherStyle';
  const levelStyles = [
    ...chain.map((each) => at(each, 'txBody', 'lstStyle')),
    at(context.master?.root, 'txStyles', masterStyle),
    context.defaultText,
  ].filter((style) => style !== undefined);
  const fit = at(shape, 'txBody', 'bodyPr', 'normAutofit');
  return {
    context,
    levelStyles,
    shapeColour: colourIn(at(shape, 'style', 'fontRef'), context.palette),
    scale: Math.min(1, Math.max(0.25, (numberOf(fit, 'fontScale') ?? 100_000) / 100_000)),
  };
}

/** The paragraphs of a `txBody` as HTML; '' when it has no text. */
export function writeText(body: XmlElement | undefined, source: TextSource): string {
  const paragraphs = elements(body, 'p');
  if (!paragraphs.some((paragraph) => hasText(paragraph))) return '';
  const counters: number[] = [];
  return paragraphs.map((paragraph) => writeParagraph(paragraph, source, counters)).join('');
}

function hasText(paragraph: XmlElement): boolean {
  return elements(paragraph).some((run) => {
    const text = child(run, 't');
    return text !== undefined && textOf(text).trim() !== '';
  });
}

function propertiesOf(paragraph: XmlElement, source: TextSource): XmlElement[] {
  const own = child(paragraph, 'pPr');
  const level = Math.min(8, Math.max(0, numberOf(own, 'lvl') ?? 0)) + 1;
  return [own, ...source.levelStyles.map((style) => child(style, `lvl${level}pPr`))].filter(
    (found) => found !== undefined,
  );
}

function nearestNumber(properties: readonly XmlElement[], attribute: string): number | undefined {
  for (const each of properties) {
    const value = numberOf(each, attribute);
    if (value !== undefined) return value;
  }
  return undefined;
}

function nearest<T>(
  properties: readonly XmlElement[],
  pick: (element: XmlElement) => T | undefined | null,
): T | undefined {
  for (const each of properties) {
    const value = pick(each);
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

const alignments: Readonly<Record<string, string>> = {
  l: 'left',
  ctr: 'center',
  r: 'right',
  just: 'justify',
};

function writeParagraph(paragraph: XmlElement, source: TextSource, counters: number[]): string {
  const properties = propertiesOf(paragraph, source);
  const runDefaults = properties.map((each) => child(each, 'defRPr')).filter((found) => found !== undefined);
  const end = child(paragraph, 'endParaRPr');
  const first = elements(paragraph, 'r')[0];
  const size = runSize([child(first, 'rPr') ?? end, ...runDefaults], source);
  const bullet = hasText(paragraph) ? bulletOf(properties, counters) : '';
  const runs = elements(paragraph)
    .map((run) => writeRun(run, runDefaults, size, source))
    .join('');
  const isRightToLeft = nearest(properties, ({ attributes }) => attributes.rtl) === '1';
  const align = alignments[nearest(properties, ({ attributes }) => attributes.algn) ?? ''];
  const style = variables({
    s: size,
    m: cqw(nearestNumber(properties, 'marL') ?? 0, source.context.size),
    i: bullet ? cqw(nearestNumber(properties, 'indent') ?? 0, source.context.size) : undefined,
    b: spaceBefore(properties, size, source),
    l: lineHeight(properties),
  });
  return (
    `<p dir="${isRightToLeft ? 'rtl' : 'auto'}" style="${style}${align ? `;text-align:${align}` : ''}">` +
    `${bullet ? `<span class="bullet">${escapeHtml(bullet)}</span>` : ''}${runs || '<br>'}</p>`
  );
}

/** Font size in hundredths of the slide's width, the unit `cqw`. */
function runSize(properties: readonly (XmlElement | undefined)[], source: TextSource): number {
  const known = properties.filter((each) => each !== undefined);
  const hundredths = nearestNumber(known, 'sz') ?? defaultHundredths;
  return cqw((hundredths / 100) * pointsToEmu * source.scale, source.context.size);
}

function spaceBefore(
  properties: readonly XmlElement[],
  size: number,
  source: TextSource,
): number | undefined {
  const space = nearest(properties, (each) => child(each, 'spcBef'));
  const points = numberOf(child(space, 'spcPts'), 'val');
  if (points !== undefined) return cqw((points / 100) * pointsToEmu * source.scale, source.context.size);
  return (size * (numberOf(child(space, 'spcPct'), 'val') ?? 0)) / 100_000;
}

function lineHeight(properties: readonly XmlElement[]): number | undefined {
  const percent = numberOf(
    child(
      nearest(properties, (each) => child(each, 'lnSpc')),
      'spcPct',
    ),
    'val',
  );
  return percent === undefined ? undefined : Math.min(3, Math.max(0.8, (percent / 100_000) * 1.2));
}

function bulletOf(properties: readonly XmlElement[], counters: number[]): string {
  const level = nearestNumber(properties, 'lvl') ?? 0;
  const mark = nearest(properties, (each) =>
    elements(each).find(({ name }) => /^bu(None|Char|AutoNum|Blip)$/.test(name)),
  );
  counters.length = Math.min(counters.length, mark?.name === 'buAutoNum' ? level + 1 : level);
  if (!mark) return '';
  switch (mark.name) {
    case 'buAutoNum': {
      const n = (counters[level] ?? (numberOf(mark, 'startAt') ?? 1) - 1) + 1;
      counters[level] = n;
      return numberSign(mark.attributes.type ?? 'arabicPeriod', n);
    }
    case 'buChar':
      return bulletSign(
        mark.attributes.char ?? '•',
        nearest(properties, (each) => child(each, 'buFont'))?.attributes.typeface ?? '',
      );
    case 'buBlip':
      return '•';
    default:
      return '';
  }
}

function writeRun(
  run: XmlElement,
  defaults: readonly XmlElement[],
  paragraphSize: number,
  source: TextSource,
): string {
  if (run.name === 'br') return '<br>';
  const text = run.name === 'r' || run.name === 'fld' ? child(run, 't') : undefined;
  if (!text) return '';
  const own = child(run, 'rPr');
  const properties = [...(own ? [own] : []), ...defaults];
  const size = runSize(properties, source);
  const style = [
    size === paragraphSize ? '' : variables({ s: size }),
    isOn(properties, 'b') ? 'font-weight:700' : '',
    isOn(properties, 'i') ? 'font-style:italic' : '',
    decoration(properties),
    raised(properties),
    colourOf(own, defaults, source),
  ]
    .filter(Boolean)
    .join(';');
  const content = escapeHtml(textOf(text)).replaceAll('\v', '<br>');
  return style ? `<span style="${style}">${content}</span>` : content;
}

function isOn(properties: readonly XmlElement[], attribute: string): boolean {
  return ['1', 'true'].includes(nearest(properties, ({ attributes }) => attributes[attribute]) ?? '');
}

function decoration(properties: readonly XmlElement[]): string {
  const lines = [
    (nearest(properties, ({ attributes }) => attributes.u) ?? 'none') === 'none' ? '' : 'underline',
    (nearest(properties, ({ attributes }) => attributes.strike) ?? 'noStrike') === 'noStrike'
      ? ''
      : 'line-through',
  ].filter(Boolean);
  return lines.length > 0 ? `text-decoration:${lines.join(' ')}` : '';
}

function raised(properties: readonly XmlElement[]): string {
  const baseline = nearestNumber(properties, 'baseline') ?? 0;
  if (baseline === 0) return '';
  return `vertical-align:${baseline > 0 ? 'super' : 'sub'};font-size:.65em`;
}

function colourOf(own: XmlElement | undefined, defaults: readonly XmlElement[], source: TextSource): string {
  const { palette } = source.context;
  const fillOf = (properties: XmlElement) =>
    colourIn(child(properties, 'solidFill'), palette) ??
    colourIn(at(properties, 'gradFill', 'gsLst', 'gs'), palette);
  const colour = (own && fillOf(own)) ?? source.shapeColour ?? nearest(defaults, fillOf);
  return colour ? `color:${colour}` : '';
}
