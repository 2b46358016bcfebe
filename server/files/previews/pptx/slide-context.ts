import { at, child, elements, numberOf, type XmlElement } from '../xml.ts';
import { type Palette, readPalette } from './colours.ts';
import type { Part, PptxPackage } from './package.ts';

/** What a shape needs to know about its slide. Lengths are EMU, 914,400 to the inch. */
export interface SlideContext {
  readonly slide: Part;
  readonly layout: Part | null;
  readonly master: Part | null;
  readonly palette: Palette;
  readonly size: SlideSize;
  readonly defaultText: XmlElement | undefined;
  /** The CSS class of a picture, which the page holds once; null when it cannot be shown. */
  readonly pictureClass: (part: Part, blipFill: XmlElement | undefined) => Promise<string | null>;
  readonly files: PptxPackage;
}

export interface SlideSize {
  readonly width: number;
  readonly height: number;
}

export async function openSlide(
  slide: Part,
  shared: Pick<SlideContext, 'files' | 'size' | 'defaultText' | 'pictureClass'>,
): Promise<SlideContext> {
  const layout = await shared.files.part(slide.relatedByType('slideLayout'));
  const master = await shared.files.part(layout?.relatedByType('slideMaster'));
  const theme = await shared.files.part(master?.relatedByType('theme'));
  return {
    ...shared,
    slide,
    layout,
    master,
    palette: readPalette(theme?.root, child(master?.root, 'clrMap')),
  };
}

export function shapeTree(part: Part | null): XmlElement | undefined {
  return at(part?.root, 'cSld', 'spTree');
}

/** undefined for a shape that is no placeholder. */
export function placeholderOf(shape: XmlElement): XmlElement | undefined {
  const properties = elements(shape).find(({ name }) => /^nv\w*Pr$/.test(name));
  return at(properties, 'nvPr', 'ph');
}

const bodyLike = new Set(['body', 'subTitle', 'obj', 'pic', 'tbl', 'chart', 'dgm', 'media', 'clipArt']);

/** `title`, `body`, or the type itself for dates, footers and numbers. */
export function placeholderGroup(placeholder: XmlElement): string {
  const type = placeholder.attributes.type ?? 'obj';
  if (type === 'title' || type === 'ctrTitle') return 'title';
  return bodyLike.has(type) ? 'body' : type;
}

export function inheritanceOf(shape: XmlElement, context: SlideContext): XmlElement[] {
  const placeholder = placeholderOf(shape);
  if (!placeholder) return [shape];
  const ofLayout = findPlaceholder(context.layout, placeholder, true);
  const ofMaster = findPlaceholder(
    context.master,
    (ofLayout && placeholderOf(ofLayout)) ?? placeholder,
    false,
  );
  return [shape, ofLayout, ofMaster].filter((found) => found !== undefined);
}

/** A layout's placeholder is found by its number, else by its kind; a master's by its kind. */
function findPlaceholder(part: Part | null, wanted: XmlElement, byNumber: boolean): XmlElement | undefined {
  const candidates = elements(shapeTree(part)).filter((shape) => placeholderOf(shape));
  const number = numberOf(wanted, 'idx');
  const sameNumber = (shape: XmlElement) => numberOf(placeholderOf(shape), 'idx') === number;
  const sameGroup = (shape: XmlElement) => {
    const mark = placeholderOf(shape);
    return mark !== undefined && placeholderGroup(mark) === placeholderGroup(wanted);
  };
  const numbered = byNumber && number !== undefined ? candidates.find(sameNumber) : undefined;
  return numbered ?? candidates.find(sameGroup);
}

export function inherited(
  chain: readonly XmlElement[],
  pick: (shape: XmlElement) => XmlElement | undefined,
): XmlElement | undefined {
  for (const shape of chain) {
    const found = pick(shape);
    if (found) return found;
  }
  return undefined;
}
