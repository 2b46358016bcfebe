import { type BoxLine, fontSize, grid } from './chart-box.ts';
import type { ChartLayout, ChartLine } from './layout.ts';
import type { PlacedBox } from './place.ts';
import type { Point } from './route.ts';
import { textWidth } from './text-width.ts';

/** `part` selects the style. */
export interface Shape {
  readonly tag: 'rect' | 'path' | 'circle' | 'text';
  readonly part: string;
  readonly at: Readonly<Record<string, string | number>>;
  readonly text?: string;
}

/** All shapes of one state or line, or of the halo under the lines to one state. */
export interface Figure {
  readonly id: string;
  readonly kind: 'state' | 'line' | 'halo';
  readonly shapes: readonly Shape[];
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly figures: readonly Figure[];
}

/** The current states, and the transitions that led there. */
export interface ChartLight {
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
}

export const noLight: ChartLight = { states: new Set(), transitions: new Set() };

/** In px, around the drawing. */
export const margin = grid;
const baseline = 4;
const inset = 10;

function nameShapes({ x, y, box }: PlacedBox): Shape[] {
  const { name, tags, kind } = box.state;
  const shapes: Shape[] = [
    { tag: 'text', part: 'name', at: { x: x + inset, y: y + 19, 'font-size': fontSize.name }, text: name },
  ];
  let at = x + inset + textWidth(name, fontSize.name, true) + 8;
  for (const tag of tags) {
    const width = Math.round(textWidth(tag, 10) + 10);
    shapes.push({ tag: 'rect', part: 'tag', at: { x: at, y: y + 8, width, height: 15, rx: 7.5 } });
    shapes.push({ tag: 'text', part: 'tagText', at: { x: at + 5, y: y + 19, 'font-size': 10 }, text: tag });
    at += width + 6;
  }
  return kind === 'history'
    ? [...shapes, { tag: 'text', part: 'fact', at: { x: at, y: y + 19, 'font-size': 10 }, text: 'H' }]
    : shapes;
}

function lineShapes(placed: PlacedBox, lines: readonly BoxLine[]): Shape[] {
  const { x, y } = placed;
  return lines.flatMap(({ kind, text, y: middle, row }, index): Shape[] => {
    const shape: Shape = {
      tag: 'text',
      part: kind === 'event' && row !== null && row.targets.length === 0 && !row.isLoop ? 'stay' : kind,
      at: { x: x + inset + (kind === 'guard' ? 8 : 0), y: y + middle + baseline, 'font-size': fontSize.text },
      text,
    };
    const isFirst = lines[index - 1]?.row !== row;
    if (!row?.isLoop || !isFirst || kind !== 'event') return [shape];
    // A small ring with an arrowhead: back to itself.
    const cx = x + inset + textWidth(text, fontSize.text) + 12;
    const cy = y + middle;
    const ring = `M${cx + 3.6} ${cy - 1.6}A4 4 0 1 0 ${cx + 3.6} ${cy + 1.6}M${cx + 4.4} ${cy - 5}v3.6h-3.6`;
    return [shape, { tag: 'path', part: 'loop', at: { d: ring } }];
  });
}

function boxShapes(placed: PlacedBox, isInitial: boolean, isRoot: boolean): Shape[] {
  const { x, y, width, height, box, isRegion, children } = placed;
  const part = isRoot ? 'machine' : isRegion ? 'region' : children.length > 0 ? 'frame' : 'box';
  const shapes: Shape[] = [{ tag: 'rect', part, at: { x, y, width, height, rx: isRegion ? 4 : 8 } }];
  if (box.state.kind === 'final')
    shapes.push({
      tag: 'rect',
      part: 'final',
      at: { x: x + 3, y: y + 3, width: width - 6, height: height - 6, rx: 6 },
    });
  shapes.push(...nameShapes(placed));
  if (box.lines.length > 0) {
    const end = children.length > 0 ? x + box.headWidth - inset : x + width;
    shapes.push({
      tag: 'path',
      part: 'rule',
      at: { d: `M${children.length > 0 ? x + inset : x} ${y + 28}H${end}` },
    });
  }
  shapes.push(...lineShapes(placed, box.lines));
  if (isInitial) {
    const cx = x + 2 * grid;
    shapes.push({ tag: 'circle', part: 'start', at: { cx, cy: y - 2 * grid + 2, r: 4 } });
    shapes.push({ tag: 'path', part: 'startLine', at: { d: `M${cx} ${y - 2 * grid + 4}V${y - 4}` } });
    shapes.push({ tag: 'path', part: 'startHead', at: { d: `M${cx} ${y}l-3.5 -6h7z` } });
  }
  return shapes;
}

const towards = (from: Point, to: Point, by: number): Point => {
  const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  const part = length === 0 ? 0 : by / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};

/** Rounds the corners. */
function pathOf(corners: readonly Point[]): string {
  const radius = 5;
  return corners
    .map((corner, index) => {
      const before = corners[index - 1];
      const after = corners[index + 1];
      if (!before) return `M${corner.x} ${corner.y}`;
      // The arrowhead covers the end.
      const end = after ? corner : towards(corner, before, 5);
      if (!after) return `L${end.x} ${end.y}`;
      const enter = towards(corner, before, radius);
      const leave = towards(corner, after, radius);
      return `L${enter.x} ${enter.y}Q${corner.x} ${corner.y} ${leave.x} ${leave.y}`;
    })
    .join('');
}

function headOf(corners: readonly Point[]): string {
  const tip = corners.at(-1);
  const before = corners.at(-2);
  if (!tip || !before) return '';
  const back = towards(tip, before, 7);
  const dx = (tip.y - back.y) * 0.55;
  const dy = (tip.x - back.x) * 0.55;
  return `M${tip.x} ${tip.y}L${back.x + dx} ${back.y - dy}L${back.x - dx} ${back.y + dy}z`;
}

const lineFigure = ({ id, corners }: ChartLine): Figure => {
  const start = corners[0];
  return {
    id,
    kind: 'line',
    shapes: start
      ? [
          { tag: 'path', part: 'line', at: { d: pathOf(corners) } },
          { tag: 'circle', part: 'port', at: { cx: start.x, cy: start.y, r: 2.5 } },
          { tag: 'path', part: 'head', at: { d: headOf(corners) } },
        ]
      : [],
  };
};

/** Lines to the same state merge; the halo under them keeps crossing lines at a distance. */
function netFigures(lines: readonly ChartLine[]): Figure[] {
  const nets = new Map<string, ChartLine[]>();
  for (const line of lines) nets.set(line.to, [...(nets.get(line.to) ?? []), line]);
  return [...nets].flatMap(([to, net]): Figure[] => [
    {
      id: to,
      kind: 'halo',
      shapes: net.map(({ corners }) => ({ tag: 'path', part: 'under', at: { d: pathOf(corners) } })),
    },
    ...net.map(lineFigure),
  ]);
}

export function drawingOf({ root, lines }: ChartLayout): Drawing {
  const stateFigures = (placed: PlacedBox, isInitial: boolean, isRoot: boolean): Figure[] => [
    { id: placed.box.state.id, kind: 'state', shapes: boxShapes(placed, isInitial, isRoot) },
    ...placed.children.flatMap((child) =>
      stateFigures(child, child.box.state.id === placed.box.state.initial, false),
    ),
  ];
  return {
    width: root.width,
    height: root.height,
    figures: [...stateFigures(root, false, true), ...netFigures(lines)],
  };
}

export function isLit(figure: Figure, { lines }: ChartLayout, light: ChartLight): boolean {
  if (figure.kind === 'state') return light.states.has(figure.id);
  if (figure.kind === 'halo') return false;
  const line = lines.find(({ id }) => id === figure.id);
  return line?.transitions.some((id) => light.transitions.has(id)) ?? false;
}
