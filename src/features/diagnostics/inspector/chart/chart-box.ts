import { type ChartState, type ChartTransition, statesWithin } from './chart-model.ts';
import type { ChartWords } from './chart-words.ts';
import { textWidth, wrapped } from './text-width.ts';

/** In px: boxes, ports and lines lie on this grid. */
export const grid = 8;
const lineHeight = 16;
const padding = 8;
const nameHeight = 24;
const roomForText = 224;
export const fontSize = { name: 13, text: 11.5 } as const;

export const onGrid = (value: number) => Math.ceil(value / grid) * grid;

export interface BoxLine {
  readonly kind: 'fact' | 'event' | 'guard';
  readonly text: string;
  /** From the top of the box to the middle of the line. */
  readonly y: number;
  readonly row: BoxRow | null;
}

export interface BoxRow {
  readonly id: string;
  readonly transitions: readonly string[];
  /** States it leads to; empty: the state stays. */
  readonly targets: readonly string[];
  /** From the top of the box to where its arrow begins. */
  readonly y: number;
  readonly height: number;
  /** The transition leaves the state and enters it again. */
  readonly isLoop: boolean;
}

export interface ChartBox {
  readonly state: ChartState;
  readonly lines: readonly BoxLine[];
  readonly rows: readonly BoxRow[];
  readonly head: number;
  readonly headWidth: number;
  readonly isCollapsed: boolean;
  readonly children: readonly ChartBox[];
}

interface Draft {
  transitions: string[];
  labels: string[];
  guard: string;
  targets: readonly string[];
}

/** Events with the same end share a row, so that a box stays small. */
function drafts(transitions: readonly ChartTransition[]): Draft[] {
  const rows: Draft[] = [];
  for (const { id, label, guard, targets } of transitions) {
    const same = rows.find(
      (row) => guard === '' && row.guard === '' && row.targets.join() === targets.join() && label !== '',
    );
    if (same) {
      same.transitions.push(id);
      if (!same.labels.includes(label)) same.labels.push(label);
    } else rows.push({ transitions: [id], labels: [label], guard, targets });
  }
  return rows;
}

function waysFromInside(state: ChartState, words: ChartWords): Draft[] {
  const inside = statesWithin(state);
  const ids = new Set(inside.map(({ id }) => id));
  const ways = new Map<string, string[]>();
  for (const { transitions } of inside.slice(1))
    for (const { id, targets } of transitions)
      for (const target of targets) if (!ids.has(target)) ways.set(target, [...(ways.get(target) ?? []), id]);
  return [...ways].map(([target, transitions]) => ({
    transitions,
    labels: [words.fromInside],
    guard: '',
    targets: [target],
  }));
}

const titleWidth = ({ name, tags, states }: ChartState) =>
  textWidth(name, fontSize.name, true) +
  tags.reduce((sum, tag) => sum + textWidth(tag, 10) + 18, 0) +
  (states.length > 0 ? 20 : 0);

/** A state as a box with its lines, without a position. States in `collapsed` hide their inside. */
export function chartBox(state: ChartState, collapsed: ReadonlySet<string>, words: ChartWords): ChartBox {
  const isCollapsed = state.states.length > 0 && collapsed.has(state.id);
  const lines: BoxLine[] = [];
  const rows: BoxRow[] = [];
  let y = nameHeight + padding / 2 + 4;
  const put = (kind: BoxLine['kind'], texts: readonly string[], row: BoxRow | null) => {
    for (const text of texts) {
      lines.push({ kind, text, y: y + lineHeight / 2, row });
      y += lineHeight;
    }
  };
  const fact = (word: string, values: readonly string[]) => {
    if (values.length > 0)
      put(
        'fact',
        wrapped(
          [`${word}:`, ...values.map((value, index) => (index < values.length - 1 ? `${value},` : value))],
          roomForText,
          fontSize.text,
        ),
        null,
      );
  };
  fact(words.entry, state.entry);
  fact(words.exit, state.exit);
  fact(words.runs, state.runs);
  if (isCollapsed) put('fact', [words.inside(statesWithin(state).length - 1)], null);
  const ways = [...drafts(state.transitions), ...(isCollapsed ? waysFromInside(state, words) : [])];
  if (lines.length > 0 && ways.length > 0) y += grid;
  for (const [index, way] of ways.entries()) {
    const labels = wrapped(
      way.labels.map((label, place) => (place < way.labels.length - 1 ? `${label},` : label)),
      roomForText,
      fontSize.text,
    );
    const guards =
      way.guard === '' ? [] : wrapped(`${words.if} ${way.guard}`.split(' '), roomForText, fontSize.text);
    const row: BoxRow = {
      id: `${state.id}#${index}`,
      transitions: way.transitions,
      targets: way.targets.filter((target) => target !== state.id),
      y: y + lineHeight / 2,
      height: (labels.length + guards.length) * lineHeight,
      isLoop: way.targets.includes(state.id),
    };
    rows.push(row);
    put('event', labels, row);
    put('guard', guards, row);
  }
  const textual = Math.max(0, ...lines.map(({ text }) => textWidth(text, fontSize.text) + 2 * padding + 16));
  return {
    state,
    lines,
    rows,
    head: onGrid(lines.length > 0 ? y + padding / 2 : nameHeight + padding),
    headWidth: onGrid(Math.max(72, titleWidth(state) + 2 * padding + 8, textual)),
    isCollapsed,
    children: isCollapsed ? [] : state.states.map((child) => chartBox(child, collapsed, words)),
  };
}
