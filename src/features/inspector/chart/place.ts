import { type ChartBox, grid, onGrid } from './chart-box.ts';
import { statesWithin } from './chart-model.ts';

/** A box with its place on the drawing, in pixels, always on the grid. */
export interface PlacedBox {
  readonly box: ChartBox;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A region beside others that run at the same time. */
  readonly isRegion: boolean;
  readonly children: readonly PlacedBox[];
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Arrangement {
  readonly width: number;
  readonly height: number;
  /** In the order of the children. */
  readonly spots: readonly Spot[];
}

interface Link {
  readonly from: number;
  readonly to: number;
}

const padding = 24;
/** Wide screens are looked at, and wide pages: width to height. */
const aspect = 1.5;
const regionGap = 16;

/** Which children lead to which, however deep the states are that do. */
function linksOf({ children }: ChartBox): Link[] {
  const owner = new Map<string, number>();
  for (const [index, child] of children.entries())
    for (const { id } of statesWithin(child.state)) owner.set(id, index);
  const links = new Map<string, Link>();
  for (const [from, child] of children.entries())
    for (const { transitions } of statesWithin(child.state))
      for (const { targets } of transitions)
        for (const target of targets) {
          const to = owner.get(target);
          if (to !== undefined && to !== from) links.set(`${from}-${to}`, { from, to });
        }
  return [...links.values()];
}

/** The layer of each child: how many steps from the first, not counting the ways back. */
function layersOf(count: number, links: readonly Link[], first: number): number[] {
  const forward: Link[] = [];
  const state = Array.from({ length: count }, (): 'new' | 'open' | 'done' => 'new');
  const visit = (from: number) => {
    state[from] = 'open';
    for (const link of links.filter((each) => each.from === from)) {
      if (state[link.to] === 'open') continue;
      forward.push(link);
      if (state[link.to] === 'new') visit(link.to);
    }
    state[from] = 'done';
  };
  visit(first);
  for (let index = 0; index < count; index += 1) if (state[index] === 'new') visit(index);
  const layers = Array.from({ length: count }, () => 0);
  for (let round = 0; round < count; round += 1)
    for (const { from, to } of forward) layers[to] = Math.max(layers[to] ?? 0, (layers[from] ?? 0) + 1);
  // Who is only reached from outside stands beside what comes next, not before the first.
  for (let index = 0; index < count; index += 1) {
    if (index === first || forward.some(({ to }) => to === index)) continue;
    const next = forward.filter(({ from }) => from === index).map(({ to }) => layers[to] ?? 1);
    layers[index] = Math.max(0, Math.min(...next, Math.max(...layers) + 1) - 1);
  }
  return layers;
}

/** Children on lines of a layered drawing, those with common neighbours near each other. */
function linesOf(layers: readonly number[], links: readonly Link[], first: number): number[][] {
  const lines: number[][] = [];
  for (const [index, layer] of layers.entries()) (lines[layer] ??= []).push(index);
  const filled = lines.filter((line) => line.length > 0);
  const placeOf = (index: number) => {
    const line = filled.find((each) => each.includes(index));
    return line ? line.indexOf(index) / line.length : 0;
  };
  for (let sweep = 0; sweep < 4; sweep += 1)
    for (const line of filled) {
      const weight = new Map(
        line.map((index) => {
          // Where it begins is where one looks first.
          if (index === first) return [index, -1] as const;
          const near = links.flatMap(({ from, to }) => (from === index ? [to] : to === index ? [from] : []));
          const others = near.filter((each) => !line.includes(each));
          const mean = others.reduce((sum, each) => sum + placeOf(each), 0) / Math.max(1, others.length);
          return [index, others.length > 0 ? mean : placeOf(index)] as const;
        }),
      );
      line.sort((a, b) => (weight.get(a) ?? 0) - (weight.get(b) ?? 0) || a - b);
    }
  return filled;
}

/** Lines side by side, each from top to bottom. */
function inColumns(
  columns: readonly (readonly number[])[],
  sizes: readonly PlacedBox[],
  gap: number,
): Arrangement {
  const spots: Spot[] = [];
  let x = 0;
  let height = 0;
  for (const column of columns) {
    const width = Math.max(...column.map((index) => sizes[index]?.width ?? 0));
    let y = 0;
    for (const index of column) {
      const size = sizes[index];
      if (!size) continue;
      spots[index] = { x, y, width: size.width, height: size.height };
      y += size.height + gap;
    }
    height = Math.max(height, y - gap);
    x += width + gap;
  }
  return { width: x - gap, height, spots };
}

/** Lines one below the other, each from left to right. */
function inRows(rows: readonly (readonly number[])[], sizes: readonly PlacedBox[], gap: number): Arrangement {
  const spots: Spot[] = [];
  let y = 0;
  let width = 0;
  for (const row of rows) {
    const height = Math.max(...row.map((index) => sizes[index]?.height ?? 0));
    let x = 0;
    for (const index of row) {
      const size = sizes[index];
      if (!size) continue;
      spots[index] = { x, y, width: size.width, height: size.height };
      x += size.width + gap;
    }
    width = Math.max(width, x - gap);
    y += height + gap;
  }
  return { width, height: y - gap, spots };
}

/** A sequence cut into so many parts that the longest is as short as can be. */
function cut(sequence: readonly number[], lengths: readonly number[], parts: number): number[][] {
  const total = sequence.reduce((sum, index) => sum + (lengths[index] ?? 0), 0);
  const fill = (limit: number) => {
    const lines: number[][] = [[]];
    let used = 0;
    for (const index of sequence) {
      const length = lengths[index] ?? 0;
      if (used > 0 && used + length > limit) {
        lines.push([]);
        used = 0;
      }
      lines.at(-1)?.push(index);
      used += length;
    }
    return lines;
  };
  let limit = total / parts;
  while (fill(limit).length > parts) limit += grid * 2;
  return fill(limit);
}

/** How large a window it needs. */
const burden = ({ width, height }: Arrangement) => Math.max(width, height * aspect) + 0.15 * (width + height);

function arranged(box: ChartBox, placed: readonly PlacedBox[], gap: number): Arrangement {
  const count = placed.length;
  const everybody = placed.map((_, index) => index);
  const parts = Array.from({ length: count }, (_, index) => index + 1);
  const heights = placed.map(({ height }) => height + gap);
  if (box.state.kind === 'parallel') {
    const options = parts.map((part) => inColumns(cut(everybody, heights, part), placed, regionGap));
    return stretched(options.reduce((best, each) => (burden(each) < burden(best) ? each : best)));
  }
  const links = linksOf(box);
  const first = Math.max(
    0,
    box.children.findIndex(({ state }) => state.id === box.state.initial),
  );
  const lines = linesOf(layersOf(count, links, first), links, first);
  const sequence = lines.flat();
  const widths = placed.map(({ width }) => width + gap);
  const options = [
    inColumns(lines, placed, gap),
    inRows(lines, placed, gap),
    ...parts.map((part) => inColumns(cut(sequence, heights, part), placed, gap)),
    ...parts.map((part) => inRows(cut(sequence, widths, part), placed, gap)),
  ];
  return options.reduce((best, each) => (burden(each) < burden(best) * 0.97 ? each : best));
}

/** Regions fill the room that is there, so that their edges meet. */
function stretched({ width, height, spots }: Arrangement): Arrangement {
  const ends = (spot: Spot) =>
    Math.max(0, ...spots.filter(({ x }) => x === spot.x).map((each) => each.x + each.width));
  const isLast = (spot: Spot) => !spots.some(({ x, y }) => x === spot.x && y > spot.y);
  return {
    width,
    height,
    spots: spots.map((spot) => ({
      ...spot,
      width: ends(spot) - spot.x,
      height: isLast(spot) ? height - spot.y : spot.height,
    })),
  };
}

const moved = (placed: PlacedBox, dx: number, dy: number): PlacedBox => ({
  ...placed,
  x: placed.x + dx,
  y: placed.y + dy,
  children: placed.children.map((child) => moved(child, dx, dy)),
});

/** A box and all inside it, placed from its own corner. `gap` is the room between neighbours for the lines. */
export function place(box: ChartBox, gap: number, isRegion = false): PlacedBox {
  const areRegions = box.state.kind === 'parallel';
  const children = box.children.map((child) => place(child, gap, areRegions));
  if (children.length === 0)
    return { box, x: 0, y: 0, width: box.headWidth, height: box.head, isRegion, children: [] };
  const { width, height, spots } = arranged(box, children, onGrid(gap));
  const inset = areRegions ? regionGap : onGrid(Math.max(padding, gap * 0.7));
  const above = box.head + (areRegions ? grid : padding);
  return {
    box,
    x: 0,
    y: 0,
    width: onGrid(Math.max(box.headWidth, width + 2 * inset)),
    height: onGrid(above + height + inset),
    isRegion,
    children: children.map((child, index) => {
      const spot = spots[index] ?? child;
      return { ...moved(child, spot.x + inset, spot.y + above), width: spot.width, height: spot.height };
    }),
  };
}
