import type { AnyStateMachine } from 'xstate';
import { currentLanguage } from '#src/lib/words/language.ts';
import { type ChartState, chartModel, statesWithin } from '../chart/chart-model.ts';
import { type Drawing, drawingOf } from '../chart/drawing.ts';
import { type ChartLayout, type ChartLine, layout } from '../chart/layout.ts';
import type { PlacedBox } from '../chart/place.ts';
import { inspectorMessages } from '../messages.en.ts';

export interface LaidOutChart {
  readonly model: ChartState;
  readonly layout: ChartLayout;
  readonly drawing: Drawing;
  readonly lines: ReadonlyMap<string, ChartLine>;
  readonly places: ReadonlyMap<string, PlacedBox>;
  readonly compounds: ReadonlySet<string>;
}

// Each screen provides a machine with its own actors, but the chart's config stays the same.
const charts = new WeakMap<object, Map<string, LaidOutChart>>();
const models = new WeakMap<object, Map<string, ChartState>>();

function kept<Value>(
  store: WeakMap<object, Map<string, Value>>,
  of: object,
  key: string,
  make: () => Value,
): Value {
  const own = store.get(of) ?? new Map<string, Value>();
  store.set(of, own);
  const value = own.get(key) ?? make();
  own.set(key, value);
  return value;
}

export const modelOf = (machine: AnyStateMachine): ChartState =>
  kept(models, machine.config, currentLanguage(), () => chartModel(machine, inspectorMessages.words));

const placesOf = (placed: PlacedBox): [string, PlacedBox][] => [
  [placed.box.state.id, placed],
  ...placed.children.flatMap(placesOf),
];

/** A machine's chart, laid out once per folding. */
export function chartOf(machine: AnyStateMachine, collapsed: ReadonlySet<string>): LaidOutChart {
  const key = `${currentLanguage()} ${[...collapsed].toSorted().join()}`;
  return kept(charts, machine.config, key, () => {
    const model = modelOf(machine);
    const laidOut = layout(model, collapsed, inspectorMessages.words);
    return {
      model,
      layout: laidOut,
      drawing: drawingOf(laidOut),
      lines: new Map(laidOut.lines.map((line) => [line.id, line])),
      places: new Map(placesOf(laidOut.root)),
      compounds: new Set(
        statesWithin(model)
          .filter(({ id, states }) => states.length > 0 && id !== model.id)
          .map(({ id }) => id),
      ),
    };
  });
}
