import { type EdgeLabel, Graph, type GraphLabel, layout, type NodeLabel } from '@dagrejs/dagre';
import { type ChartBox, grid, onGrid } from './chart-box.ts';
import { statesWithin } from './chart-model.ts';

/** A box and its position, in px, always on the grid. */
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
  readonly spots: readonly Spot[];
}

interface Link {
  readonly from: number;
  readonly to: number;
}

const padding = 24;
/** Width to height, since screens and pages are wide. */
const aspect = 1.5;
const regionGap = 16;

/** Which children lead to which, at any depth of their states. */
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

/** Children in layers along their links, starting at the initial one at the left or the top. */
function layered(
  box: ChartBox,
  placed: readonly PlacedBox[],
  gap: number,
  rankdir: 'LR' | 'TB',
): Arrangement {
  const first = Math.max(
    0,
    box.children.findIndex(({ state }) => state.id === box.state.initial),
  );
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>();
  graph.setGraph({ rankdir, nodesep: 0.6 * gap, edgesep: grid, ranksep: gap });
  // Back links are those against the course from the first node.
  for (const index of new Set([first, ...placed.keys()])) {
    const { width = 0, height = 0 } = placed[index] ?? {};
    graph.setNode(String(index), { width, height });
  }
  for (const { from, to } of linksOf(box)) graph.setEdge(String(from), String(to), {});
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const begin = graph.node(String(first));
  const mirrorX = (begin.x ?? 0) > width / 2;
  const mirrorY = (begin.y ?? 0) > height / 2;
  const spots = placed.map((size, index) => {
    const { x = 0, y = 0 } = graph.node(String(index));
    return {
      x: onGrid((mirrorX ? width - x : x) - size.width / 2),
      y: onGrid((mirrorY ? height - y : y) - size.height / 2),
      width: size.width,
      height: size.height,
    };
  });
  return {
    width: Math.max(...spots.map((spot) => spot.x + spot.width)),
    height: Math.max(...spots.map((spot) => spot.y + spot.height)),
    spots,
  };
}

/** Regions in as many columns as bring the whole closest to a screen's shape. */
function stacked(placed: readonly PlacedBox[], columns: number): Arrangement {
  const heights = placed.map(({ height }) => height + regionGap);
  const share = heights.reduce((sum, height) => sum + height, 0) / columns;
  const spots: Spot[] = [];
  let [x, y, width, height] = [0, 0, 0, 0];
  for (const size of placed) {
    if (y > 0 && y + size.height / 2 > share) {
      x += width + regionGap;
      [y, width] = [0, 0];
    }
    spots.push({ x, y, width: size.width, height: size.height });
    y += size.height + regionGap;
    width = Math.max(width, size.width);
    height = Math.max(height, y - regionGap);
  }
  return { width: x + width, height, spots };
}

/** The window size that it needs. */
const burden = ({ width, height }: Arrangement) => Math.max(width, height * aspect) + 0.15 * (width + height);

function arranged(box: ChartBox, placed: readonly PlacedBox[], gap: number): Arrangement {
  const isParallel = box.state.kind === 'parallel';
  const options = isParallel
    ? placed.map((_, index) => stacked(placed, index + 1))
    : [layered(box, placed, gap, 'LR'), layered(box, placed, gap, 'TB')];
  const best = options.reduce((one, other) => (burden(other) < burden(one) ? other : one));
  return isParallel ? stretched(best) : best;
}

/** Regions fill the room, so that their edges meet. */
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

/** Places a box and its inside from its own corner. `gap` is the room between neighbours for lines. */
export function positioned(box: ChartBox, gap: number, isRegion = false): PlacedBox {
  const areRegions = box.state.kind === 'parallel';
  const children = box.children.map((child) => positioned(child, gap, areRegions));
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
