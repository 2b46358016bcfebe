import type { Names, Scene, Tag } from './library-types.ts';
import { circle, each, fade, group, line, oval, path, rect, svg } from './shapes.ts';

/** Parts of several scenes. The stage is 480 × 360. */

export const whole = (fill: string): string => rect([0, 0, 480, 360], fill);

export const stage = (...parts: readonly string[]): string => svg(480, 360, ...parts);

export const sky = (...colours: readonly string[]): string => fade('sky', ...colours) + whole('url(#sky)');

export const cloud = (x: number, y: number, size = 1, colour = '#ffffff'): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    oval(0, 0, [40, 16], colour),
    circle(-14, -10, 16, colour),
    circle(10, -14, 20, colour),
  );

export const hills = (y: number, far: string, near: string): string =>
  path(`M0 ${y} q70 -60 150 -10 q90 -70 180 0 q70 -50 150 -14 v400 h-480z`, far) +
  path(`M0 ${y + 50} q120 -50 240 -6 q120 -40 240 10 v400 h-480z`, near);

export const tree = (x: number, y: number, size = 1, leaf = '#3f9a4f'): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    rect([-7, -46, 14, 48], '#7a5230', 4),
    circle(0, -74, 32, leaf),
    circle(-22, -56, 22, leaf),
    circle(22, -56, 22, leaf),
  );

export const fir = (x: number, y: number, size = 1, leaf = '#2d6b4a'): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    rect([-5, -16, 10, 18], '#6b4423'),
    path('M0 -110 L28 -62 h-14 L36 -32 h-16 L42 -8 h-84 L-20 -32 h-16 L-14 -62 h-14z', leaf),
  );

export const palm = (x: number, y: number): string =>
  line(`M${x} ${y} q14 -70 4 -120`, '#8a6239', 10) +
  each([-60, -34, 30, 56], (dx, at) =>
    path(
      `M${x + 4} ${y - 120} q${dx / 2} ${at % 2 === 0 ? -14 : -40} ${dx} ${at % 2 === 0 ? 22 : -6} q${-dx / 2} -18 ${-dx} ${at % 2 === 0 ? -22 : 6}z`,
      '#2f8f4e',
    ),
  );

export const house = (x: number, y: number, wall: string, roof: string): string =>
  rect([x, y - 70, 90, 70], wall) +
  path(`M${x - 10} ${y - 70} l55 -42 l55 42z`, roof) +
  rect([x + 36, y - 38, 20, 38], '#6b4423', 2) +
  rect([x + 10, y - 56, 18, 18], '#cfe8f5', 2) +
  rect([x + 62, y - 56, 18, 18], '#cfe8f5', 2);

/** Scattered points, always the same. */
export const strewn = (count: number, wide: number, high: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, at) => [(at * 197 + 31) % wide, (at * 113 + 47) % high] as const);

export const stars = (count = 60, high = 360): string =>
  each(strewn(count, 480, high), ([x, y], at) =>
    circle(x, y, at % 5 === 0 ? 2 : 1.1, '#ffffff', { opacity: at % 3 === 0 ? 1 : 0.7 }),
  );

export const room = (wall: string, floor: string): string =>
  whole(wall) + rect([0, 258, 480, 102], floor) + rect([0, 252, 480, 8], '#ffffff', 0, { opacity: 0.8 });

export const pane = (x: number, y: number, wide = 90, high = 80): string =>
  rect([x, y, wide, high], '#ffffff', 4) +
  rect([x + 6, y + 6, wide - 12, high - 12], '#a9d8f2') +
  line(`M${x + wide / 2} ${y + 6} v${high - 12} M${x + 6} ${y + high / 2} h${wide - 12}`, '#ffffff', 4);

/** The lowest part comes first. */
export const scene = (names: Names, tags: readonly Tag[], ...parts: readonly string[]): Scene => ({
  names,
  tags,
  picture: stage(...parts),
});

export const steps = (count: number, from: number, by: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => from + at * by);
