import type { AnyStateMachine } from 'xstate';
import { type ChartState, chartModel, litStates, statesWithin } from './chart-model.ts';
import { styleSheet } from './chart-style.ts';
import { type ChartWords, englishWords } from './chart-words.ts';
import { type ChartLight, type Drawing, drawingOf, isLit, margin, noLight, type Shape } from './drawing.ts';
import { type ChartLayout, layout } from './layout.ts';

export interface ChartOptions {
  /** Default `auto`, which follows the reader's system. */
  readonly theme?: 'auto' | 'light' | 'dark';
  readonly collapsed?: Iterable<string>;
  readonly current?: unknown;
  readonly traced?: Iterable<string>;
  readonly words?: ChartWords;
  readonly title?: string;
}

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

function shapeText({ tag, part, at, text }: Shape): string {
  const attributes = Object.entries(at).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  const head = `<${tag} class="${part}"${attributes.join('')}`;
  return text === undefined ? `${head}/>` : `${head}>${escaped(text)}</${tag}>`;
}

/** For screen readers: the chart's size and its top states. */
function describe(model: ChartState): string {
  const count = statesWithin(model).length - 1;
  const ways = statesWithin(model).reduce((sum, { transitions }) => sum + transitions.length, 0);
  return `${count} states and ${ways} transitions. At the top: ${model.states.map(({ name }) => name).join(', ')}.`;
}

export function svgText(
  drawing: Drawing,
  laidOut: ChartLayout,
  light: ChartLight,
  head: { readonly title: string; readonly description: string; readonly theme: 'auto' | 'light' | 'dark' },
): string {
  const width = drawing.width + 2 * margin;
  const height = drawing.height + 2 * margin;
  const figures = drawing.figures.map((figure) => {
    const name = `${figure.kind}${isLit(figure, laidOut, light) ? ' lit' : ''}`;
    return `<g class="${name}" data-id="${escaped(figure.id)}">${figure.shapes.map(shapeText).join('')}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="chart-title chart-description">`,
    `<title id="chart-title">${escaped(head.title)}</title>`,
    `<desc id="chart-description">${escaped(head.description)}</desc>`,
    `<style>${styleSheet(head.theme)}</style>`,
    ...figures,
    '</svg>',
    '',
  ].join('\n');
}

/** A machine's chart as an SVG file. It needs no browser, and one machine always gives the same text. */
export function chartSvg(machine: AnyStateMachine, options: ChartOptions = {}): string {
  const words = options.words ?? englishWords;
  const model = chartModel(machine, words);
  const laidOut = layout(model, new Set(options.collapsed), words);
  const light: ChartLight = {
    states: options.current === undefined ? noLight.states : litStates(model, options.current),
    transitions: new Set(options.traced),
  };
  return svgText(drawingOf(laidOut), laidOut, light, {
    title: options.title ?? model.name,
    description: describe(model),
    theme: options.theme ?? 'auto',
  });
}
