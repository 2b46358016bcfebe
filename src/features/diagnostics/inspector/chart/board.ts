import { grid } from './chart-box.ts';
import type { PlacedBox } from './place.ts';

/** The direction of a line: right, down, left, up. */
export type Way = 0 | 1 | 2 | 3;
export const ways: readonly Way[] = [0, 1, 2, 3];
export const isAcross = (way: Way) => way % 2 === 0;

/** What lies on each grid point: boxes that lines may not cross, frames they may cross but not follow, lines. */
export interface Board {
  readonly columns: number;
  readonly rows: number;
  /** 1: nothing may pass. */
  readonly walls: Uint8Array;
  /** 1: an edge that runs across; 2: one that runs down. */
  readonly frames: Uint8Array;
  /** The net on the step to the right, and on the step down; 0: none. */
  readonly across: Int16Array;
  readonly down: Int16Array;
}

export const stepOf = ({ columns }: Board, way: Way) => [1, columns, -1, -columns][way] ?? 0;
export const pointAt = ({ columns }: Board, x: number, y: number) =>
  Math.round(y / grid) * columns + Math.round(x / grid);
export const pointPosition = ({ columns }: Board, point: number) => ({
  x: (point % columns) * grid,
  y: Math.floor(point / columns) * grid,
});

/** The net on the step from a point in a direction; 0: none. */
export function netOn(board: Board, point: number, way: Way): number {
  const list = isAcross(way) ? board.across : board.down;
  return list[way < 2 ? point : point + stepOf(board, way)] ?? 0;
}

export function layNet(board: Board, point: number, way: Way, net: number): void {
  const list = isAcross(way) ? board.across : board.down;
  const index = way < 2 ? point : point + stepOf(board, way);
  if ((list[index] ?? 0) === 0 || net === 0) list[index] = net;
}

/** The number of another line that enters the point horizontally or vertically (`isAcrossWay`); 0: none does. */
export function strangerAt(board: Board, point: number, isAcrossWay: boolean, net: number): number {
  const [one, other] = isAcrossWay ? ([0, 2] as const) : ([1, 3] as const);
  const first = netOn(board, point, one);
  if (first !== 0 && first !== net) return first;
  const second = netOn(board, point, other);
  return second !== net ? second : 0;
}

function fill(
  board: Board,
  list: Uint8Array,
  area: { x: number; y: number; width: number; height: number },
  mark: number,
) {
  for (let y = area.y; y <= area.y + area.height; y += grid)
    for (let x = area.x; x <= area.x + area.width; x += grid) {
      const point = pointAt(board, x, y);
      list[point] = (list[point] ?? 0) | mark;
    }
}

function stand(board: Board, placed: PlacedBox, isInitial: boolean): void {
  const { x, y, width, height, box, children } = placed;
  if (children.length === 0) fill(board, board.walls, placed, 1);
  else {
    fill(
      board,
      board.walls,
      { x: x + grid, y: y + grid, width: box.headWidth - 2 * grid, height: box.head - grid },
      1,
    );
    fill(board, board.frames, { x, y, width, height: 0 }, 1);
    fill(board, board.frames, { x, y: y + height, width, height: 0 }, 1);
    fill(board, board.frames, { x, y, width: 0, height }, 2);
    fill(board, board.frames, { x: x + width, y, width: 0, height }, 2);
  }
  if (isInitial)
    fill(board, board.walls, { x: x + 2 * grid, y: y - 2 * grid, width: 0, height: 2 * grid }, 1);
  for (const child of children) stand(board, child, child.box.state.id === box.state.initial);
}

export function boardOf(root: PlacedBox): Board {
  const columns = root.width / grid + 1;
  const rows = root.height / grid + 1;
  const size = columns * rows;
  const board = {
    columns,
    rows,
    walls: new Uint8Array(size),
    frames: new Uint8Array(size),
    across: new Int16Array(size),
    down: new Int16Array(size),
  };
  stand(board, root, false);
  return board;
}
