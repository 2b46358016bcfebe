import { type ChartBox, chartBox } from './chart-box.ts';
import { type ChartState, statesWithin } from './chart-model.ts';
import type { ChartWords } from './chart-words.ts';
import { type PlacedBox, positioned } from './place.ts';
import { type Arrow, type Point, route } from './route.ts';

/** A line from a row to a state, for one or more transitions. */
export interface ChartLine {
  readonly id: string;
  readonly transitions: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly corners: readonly Point[];
}

export interface ChartLayout {
  readonly root: PlacedBox;
  readonly lines: readonly ChartLine[];
}

const boxesWithin = (placed: PlacedBox): PlacedBox[] => [placed, ...placed.children.flatMap(boxesWithin)];

interface Wish extends Arrow {
  readonly transitions: readonly string[];
}

/** What shows each state: its own box, or the folded box around it. */
function standIns(boxes: readonly PlacedBox[]): Map<string, PlacedBox> {
  const shown = new Map<string, PlacedBox>();
  for (const placed of boxes) {
    const { state, isCollapsed } = placed.box;
    for (const { id } of isCollapsed ? statesWithin(state) : [state]) shown.set(id, placed);
  }
  return shown;
}

function arrowsOf(root: PlacedBox): Wish[] {
  const boxes = boxesWithin(root);
  const shown = standIns(boxes);
  return boxes.flatMap((from) =>
    from.box.rows.flatMap(({ id, y, targets, transitions }) =>
      targets.flatMap((target) => {
        const to = shown.get(target);
        return to && to !== from ? [{ id: `${id}>${target}`, from, to, rowY: y, transitions }] : [];
      }),
    ),
  );
}

/** In px, between boxes; tried in order until no lines overlap. */
const gaps = [24, 32, 40, 56, 72, 96];

/** Lays out a machine: boxes in boxes, and lines between them. The same machine always gives the same layout. */
export function layout(model: ChartState, collapsed: ReadonlySet<string>, words: ChartWords): ChartLayout {
  const box: ChartBox = chartBox(model, collapsed, words);
  let best: { readonly clashes: number; readonly layout: ChartLayout } | null = null;
  for (const gap of gaps) {
    const root = positioned(box, gap);
    const arrows = arrowsOf(root);
    const { lines, clashes } = route(root, arrows);
    const tried: ChartLayout = {
      root,
      lines: arrows.map(({ id, from, to, transitions }) => ({
        id,
        transitions,
        from: from.box.state.id,
        to: to.box.state.id,
        corners: lines.get(id) ?? [],
      })),
    };
    if (best === null || clashes < best.clashes) best = { clashes, layout: tried };
    if (clashes === 0) break;
  }
  return best?.layout ?? { root: positioned(box, 40), lines: [] };
}
