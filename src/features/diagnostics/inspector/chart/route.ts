import {
  type Board,
  boardOf,
  isAcross,
  layNet,
  netOn,
  pointAt,
  pointPosition,
  stepOf,
  strangerAt,
  type Way,
  ways,
} from './board.ts';
import { grid } from './chart-box.ts';
import type { PlacedBox } from './place.ts';
import { Heap } from './route-heap.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Arrow {
  readonly id: string;
  readonly from: PlacedBox;
  readonly rowY: number;
  readonly to: PlacedBox;
}

export interface Routes {
  /** The corners of each arrow's line; empty: there was no room. */
  readonly lines: ReadonlyMap<string, readonly Point[]>;
  /** How often lines of different targets overlap; the layout then needs more room. */
  readonly clashes: number;
}

const cost = { own: 0.3, onOther: 40, cross: 4, touch: 30, bend: 5, border: 2, alongBorder: 30 };

type Port = readonly [point: number, way: Way];

const holds = (outer: PlacedBox, inner: PlacedBox) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

function startsOf(board: Board, { from, rowY }: Arrow): Port[] {
  const y = from.y + rowY;
  const right = from.x + (from.children.length === 0 ? from.width : from.box.headWidth);
  const starts: Port[] = [[pointAt(board, right, y), 0]];
  if (from.x > 0) starts.push([pointAt(board, from.x, y), 2]);
  return starts;
}

/** Where an arrow may end: at the name, from above or below; into a frame from any side. */
function endsOf(board: Board, { from, to }: Arrow): Map<number, Way> {
  const ends = new Map<number, Way>();
  const { x, y, width, height, box, children } = to;
  if (from !== to && holds(to, from)) {
    for (let along = grid; along < box.headWidth; along += grid)
      ends.set(pointAt(board, x + along, y + box.head), 3);
    return ends;
  }
  for (let along = 2 * grid; along <= width - 2 * grid; along += grid) {
    ends.set(pointAt(board, x + along, y), 1);
    ends.set(pointAt(board, x + along, y + height), 3);
  }
  const sides = [2 * grid];
  if (children.length > 0) for (let at = box.head; at < height - grid; at += grid) sides.push(at);
  for (const at of sides) {
    ends.set(pointAt(board, x, y + at), 0);
    ends.set(pointAt(board, x + width, y + at), 2);
  }
  return ends;
}

class Router {
  readonly #board: Board;
  readonly #cost: Float32Array;
  readonly #came: Int32Array;
  readonly #heap = new Heap();

  constructor(board: Board) {
    this.#board = board;
    this.#cost = new Float32Array(board.columns * board.rows * 4);
    this.#came = new Int32Array(board.columns * board.rows * 4);
  }

  /** The cost of a step; null: impossible. */
  #price(point: number, before: Way, way: Way, net: number, isEnd: boolean): number | null {
    const board = this.#board;
    const next = point + stepOf(board, way);
    if (board.walls[next] === 1 && !isEnd) return null;
    const across = isAcross(way);
    const lying = netOn(board, point, way);
    let price = lying === 0 ? 1 : lying === net ? cost.own : cost.onOther;
    if (way !== before)
      price +=
        cost.bend +
        (strangerAt(board, point, true, net) !== 0 || strangerAt(board, point, false, net) !== 0
          ? cost.touch
          : 0);
    if (strangerAt(board, next, across, net) !== 0 && lying === 0) price += cost.touch;
    if (strangerAt(board, next, !across, net) !== 0) price += cost.cross;
    const frame = board.frames[next] ?? 0;
    const along = across ? 1 : 2;
    if ((frame & along) !== 0) price += isEnd ? 0 : cost.alongBorder;
    else if (frame !== 0) price += cost.border;
    return price;
  }

  /** The cheapest way, as points from the start; null: none. */
  find(starts: readonly Port[], ends: ReadonlyMap<number, Way>, net: number, to: PlacedBox): number[] | null {
    const board = this.#board;
    const { columns, rows } = board;
    const heap = this.#heap;
    this.#cost.fill(Number.POSITIVE_INFINITY);
    heap.clear();
    const left = to.x / grid;
    const right = left + to.width / grid;
    const top = to.y / grid;
    const bottom = top + to.height / grid;
    const rest = (point: number) => {
      const x = point % columns;
      const y = (point - x) / columns;
      return 0.85 * (Math.max(left - x, 0, x - right) + Math.max(top - y, 0, y - bottom));
    };
    for (const [point, way] of starts) {
      this.#cost[point * 4 + way] = 0;
      this.#came[point * 4 + way] = -1;
      heap.push(rest(point), point * 4 + way);
    }
    while (!heap.isEmpty) {
      const now = heap.pop();
      const before = ways[now % 4] ?? 0;
      const point = (now - before) / 4;
      const came = this.#came[now] ?? -1;
      if (came !== -1 && ends.get(point) === before) return this.#traced(now);
      const spent = this.#cost[now] ?? 0;
      const x = point % columns;
      const y = (point - x) / columns;
      for (const way of ways) {
        if (Math.abs(way - before) === 2 || (came === -1 && way !== before)) continue;
        if (
          (way === 0 && x >= columns - 1) ||
          (way === 2 && x <= 0) ||
          (way === 3 && y <= 0) ||
          (way === 1 && y >= rows - 1)
        )
          continue;
        const next = point + stepOf(board, way);
        const price = this.#price(point, before, way, net, ends.get(next) === way);
        const total = spent + (price ?? Number.POSITIVE_INFINITY);
        const key = next * 4 + way;
        if (total >= (this.#cost[key] ?? 0)) continue;
        this.#cost[key] = total;
        this.#came[key] = now;
        heap.push(total + rest(next), key);
      }
    }
    return null;
  }

  #traced(end: number): number[] {
    const points: number[] = [];
    for (let at = end; at !== -1; at = this.#came[at] ?? -1) points.unshift(Math.floor(at / 4));
    return points;
  }
}

const wayBetween = (board: Board, from: number, to: number): Way =>
  ways.find((way) => from + stepOf(board, way) === to) ?? 0;

function cornersOf(board: Board, points: readonly number[]): Point[] {
  return points
    .filter((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      return before === undefined || after === undefined || point - before !== after - point;
    })
    .map((point) => pointPosition(board, point));
}

const distance = ({ from, to, rowY }: Arrow) =>
  Math.abs(from.x + from.width / 2 - to.x - to.width / 2) + Math.abs(from.y + rowY - to.y - to.height / 2);

/**
 * Lines at right angles around all boxes, from each row to its state. Lines to one target merge; others may cross, but
 * overlap only where there is no room.
 */
export function route(root: PlacedBox, arrows: readonly Arrow[]): Routes {
  const board = boardOf(root);
  const router = new Router(board);
  const nets = new Map<PlacedBox, number>();
  for (const { to } of arrows) if (!nets.has(to)) nets.set(to, nets.size + 1);
  const found = new Map<string, number[]>();
  const lines = new Map<string, readonly Point[]>();
  let clashes = 0;
  for (const arrow of arrows.toSorted((a, b) => distance(a) - distance(b))) {
    const net = nets.get(arrow.to) ?? 0;
    const points = router.find(startsOf(board, arrow), endsOf(board, arrow), net, arrow.to);
    if (!points) {
      clashes += 10;
      continue;
    }
    found.set(arrow.id, points);
    for (const [index, point] of points.entries()) {
      const next = points[index + 1];
      if (next === undefined) continue;
      const way = wayBetween(board, point, next);
      const lying = netOn(board, point, way);
      if (lying !== 0 && lying !== net) clashes += 1;
      layNet(board, point, way, net);
    }
    lines.set(arrow.id, cornersOf(board, points));
  }
  return { lines, clashes };
}
