import { at, child, numberOf, type XmlElement } from '../xml.ts';
import type { SlideSize } from './slide-context.ts';
import { variables } from './units.ts';

/** A shape's place in EMU from the slide's top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly isFlippedX: boolean;
  readonly isFlippedY: boolean;
}

export type Placing = (box: Box) => Box;

/** null when the `xfrm` gives no place, or an absurdly large one. */
export function readBox(transform: XmlElement | undefined): Box | null {
  const x = numberOf(child(transform, 'off'), 'x');
  const y = numberOf(child(transform, 'off'), 'y');
  const width = numberOf(child(transform, 'ext'), 'cx');
  const height = numberOf(child(transform, 'ext'), 'cy');
  if (x === undefined || y === undefined || width === undefined || height === undefined) return null;
  return {
    x,
    y,
    width: Math.max(0, width),
    height: Math.max(0, height),
    turn: (numberOf(transform, 'rot') ?? 0) / 60_000,
    isFlippedX: transform?.attributes.flipH === '1',
    isFlippedY: transform?.attributes.flipV === '1',
  };
}

/** A group has coordinates of its own (`chOff`, `chExt`) that are stretched over its place. */
export function placingIn(group: XmlElement, outer: Placing): Placing {
  const transform = at(group, 'grpSpPr', 'xfrm');
  const place = readBox(transform);
  const innerWidth = numberOf(child(transform, 'chExt'), 'cx') ?? 0;
  const innerHeight = numberOf(child(transform, 'chExt'), 'cy') ?? 0;
  if (!place || innerWidth <= 0 || innerHeight <= 0) return outer;
  const innerX = numberOf(child(transform, 'chOff'), 'x') ?? 0;
  const innerY = numberOf(child(transform, 'chOff'), 'y') ?? 0;
  const across = place.width / innerWidth;
  const down = place.height / innerHeight;
  return (box) =>
    outer({
      ...box,
      x: place.x + (box.x - innerX) * across,
      y: place.y + (box.y - innerY) * down,
      width: box.width * across,
      height: box.height * down,
    });
}

export function boxStyle(box: Box, size: SlideSize): string {
  const place = variables({
    x: (box.x / size.width) * 100,
    y: (box.y / size.height) * 100,
    w: (box.width / size.width) * 100,
    h: (box.height / size.height) * 100,
    t: box.turn === 0 ? undefined : box.turn,
    r: box.height > 0 ? box.width / box.height : undefined,
  });
  return box.turn === 0 ? place : `${place};rotate:calc(var(--t)*1deg)`;
}
