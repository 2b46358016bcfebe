import { at, child, elements, numberOf, type XmlElement } from '../xml.ts';
import { colourIn } from './colours.ts';
import type { Part } from './package.ts';
import type { SlideContext } from './slide-context.ts';

/** `css` holds only colours and gradients made here; `picture` is a class name. */
export interface Fill {
  readonly css: string | null;
  readonly colour: string | null;
  readonly picture: string | null;
}

const none: Fill = { css: null, colour: null, picture: null };

/** undefined when the properties (`spPr`, `bgPr`, `tcPr`) name no fill. */
export async function readFill(
  properties: XmlElement | undefined,
  owner: Part,
  context: SlideContext,
): Promise<Fill | undefined> {
  for (const element of elements(properties)) {
    switch (element.name) {
      case 'noFill':
        return none;
      case 'solidFill':
      case 'pattFill': {
        const holder = element.name === 'pattFill' ? child(element, 'fgClr') : element;
        const colour = colourIn(holder, context.palette);
        return { css: colour, colour, picture: null };
      }
      case 'gradFill':
        return gradient(element, context);
      case 'blipFill':
        return { ...none, picture: await context.pictureClass(owner, element) };
      default:
    }
  }
  return undefined;
}

function gradient(element: XmlElement, context: SlideContext): Fill {
  const stops = elements(child(element, 'gsLst'), 'gs')
    .map((stop) => ({ colour: colourIn(stop, context.palette), place: (numberOf(stop, 'pos') ?? 0) / 1000 }))
    .filter((stop) => stop.colour !== null)
    .toSorted((a, b) => a.place - b.place);
  const colour = stops[0]?.colour ?? null;
  if (stops.length < 2) return { css: colour, colour, picture: null };
  const list = stops.map((stop) => `${stop.colour} ${stop.place}%`).join(',');
  const angle = numberOf(child(element, 'lin'), 'ang');
  const css =
    angle === undefined ? `radial-gradient(${list})` : `linear-gradient(${angle / 60_000 + 90}deg,${list})`;
  return { css, colour, picture: null };
}

export async function shapeFill(shape: XmlElement, owner: Part, context: SlideContext): Promise<Fill> {
  const own = await readFill(child(shape, 'spPr'), owner, context);
  if (own) return own;
  const reference = at(shape, 'style', 'fillRef');
  const isNone = (numberOf(reference, 'idx') ?? 0) === 0;
  const colour = isNone ? null : colourIn(reference, context.palette);
  return { css: colour, colour, picture: null };
}

export interface Outline {
  readonly colour: string;
  /** EMU. */
  readonly width: number;
}

const hairline = 9525;

export function shapeOutline(shape: XmlElement, context: SlideContext): Outline | null {
  const line = at(shape, 'spPr', 'ln');
  if (child(line, 'noFill')) return null;
  const own = colourIn(child(line, 'solidFill'), context.palette);
  const reference = at(shape, 'style', 'lnRef');
  const styled = (numberOf(reference, 'idx') ?? 0) > 0 ? colourIn(reference, context.palette) : null;
  const colour = own ?? styled;
  return colour ? { colour, width: numberOf(line, 'w') ?? hairline } : null;
}

/** The slide's background, else its layout's or master's, else white. */
export async function slideBackground(context: SlideContext): Promise<Fill> {
  for (const part of [context.slide, context.layout, context.master]) {
    const background = at(part?.root, 'cSld', 'bg');
    if (!part || !background) continue;
    const fill = await readFill(child(background, 'bgPr'), part, context);
    if (fill?.css || fill?.picture) return fill;
    const colour = colourIn(child(background, 'bgRef'), context.palette);
    if (colour) return { css: colour, colour, picture: null };
  }
  return { css: '#ffffff', colour: '#ffffff', picture: null };
}
