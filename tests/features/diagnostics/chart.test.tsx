import { optimize } from 'svgo';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { and, not, or, setup, stateIn } from 'xstate';
import { everyMachine } from '#machines/every-machine.ts';
import {
  chartModel,
  litStates,
  statesWithin,
} from '#src/features/diagnostics/inspector/chart/chart-model.ts';
import { chartSvg } from '#src/features/diagnostics/inspector/chart/chart-svg.ts';
import { englishWords, eventText, guardText } from '#src/features/diagnostics/inspector/chart/chart-words.ts';
import { type ChartLayout, layout } from '#src/features/diagnostics/inspector/chart/layout.ts';
import type { PlacedBox } from '#src/features/diagnostics/inspector/chart/place.ts';
import { isLong } from '#tests/long.ts';

const within = (box: PlacedBox): PlacedBox[] => [box, ...box.children.flatMap(within)];

const laidOut = (machine: AnyStateMachine, collapsed: readonly string[] = []) =>
  layout(chartModel(machine, englishWords), new Set(collapsed), englishWords);

const areApart = (a: PlacedBox, b: PlacedBox) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** Lines that go through the inside of a box that has no others in it. */
function lost({ root, lines }: ChartLayout): string[] {
  const leaves = within(root).filter(({ children }) => children.length === 0);
  return lines.flatMap(({ id, corners }) =>
    corners.slice(1).flatMap((corner, index) => {
      const before = corners[index] ?? corner;
      const [left, right] = [Math.min(before.x, corner.x), Math.max(before.x, corner.x)];
      const [top, bottom] = [Math.min(before.y, corner.y), Math.max(before.y, corner.y)];
      return leaves
        .filter(({ x, y, width, height }) => right > x && left < x + width && bottom > y && top < y + height)
        .map(({ box }) => `${id} through ${box.state.id}`);
    }),
  );
}

describe.each(Object.entries(everyMachine))('the chart of %s', (_, machine) => {
  const chart = laidOut(machine);
  const boxes = within(chart.root);

  it('has a box for every state, inside its parent and apart from its neighbours', () => {
    expect(boxes.map(({ box }) => box.state.id).toSorted()).toEqual(
      statesWithin(chartModel(machine, englishWords))
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const parent of boxes)
      for (const [index, child] of parent.children.entries()) {
        expect(child.x).toBeGreaterThan(parent.x);
        expect(child.y).toBeGreaterThanOrEqual(parent.y + parent.box.head);
        expect(child.x + child.width).toBeLessThanOrEqual(parent.x + parent.width);
        expect(child.y + child.height).toBeLessThanOrEqual(parent.y + parent.height);
        for (const other of parent.children.slice(index + 1)) expect(areApart(child, other)).toBe(true);
      }
  });

  it('draws every transition to another state, round all boxes', () => {
    const drawn = new Set(chart.lines.flatMap(({ transitions }) => transitions));
    const leading = statesWithin(chartModel(machine, englishWords)).flatMap(({ id: own, transitions }) =>
      transitions.filter(({ targets }) => targets.some((target) => target !== own)).map(({ id }) => id),
    );
    expect(leading.filter((id) => !drawn.has(id))).toEqual([]);
    expect(chart.lines.filter(({ corners }) => corners.length < 2)).toEqual([]);
    expect(lost(chart)).toEqual([]);
  });

  it('is well-formed and always the same', () => {
    const svg = chartSvg(machine);
    // The largest take seconds each time.
    const isAsked = isLong || boxes.length < 40;
    expect(isAsked ? chartSvg(machine) : svg).toBe(svg);
    // A stand-in for a browser takes a minute to read the largest.
    expect(() => optimize(svg, { plugins: [] })).not.toThrow();
    expect(svg.match(/<g [^>]*class="state[ "]/g)).toHaveLength(boxes.length);
    expect(svg).not.toMatch(/NaN|undefined/);
  });
});

describe('a chart', () => {
  const notice = Object.values(everyMachine).find(({ id }) => id === 'noticeForm');
  if (!notice) throw new Error('The notice form is missing.');

  it('folds states away and keeps the ways out of them', () => {
    const chart = laidOut(notice, ['noticeForm.open']);
    const ids = within(chart.root).map(({ box }) => box.state.id);
    expect(ids).toContain('noticeForm.open');
    expect(ids).not.toContain('noticeForm.open.work');
    expect(chart.lines.filter(({ from }) => from === 'noticeForm.open').map(({ to }) => to)).toEqual(
      expect.arrayContaining(['noticeForm.dropping', 'noticeForm.closed']),
    );
  });

  it('lights the current states with all around them, and the traced transitions', () => {
    const model = chartModel(notice, englishWords);
    expect([...litStates(model, { open: { work: { editing: 'ready' }, files: 'still' } })]).toEqual(
      expect.arrayContaining(['noticeForm', 'noticeForm.open', 'noticeForm.open.work.editing.ready']),
    );
    const svg = chartSvg(notice, { current: 'preparing', traced: ['noticeForm.preparing|form.close|0'] });
    const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
    const lit = [...page.querySelectorAll('g.lit')].map((figure) => figure.getAttribute('data-id'));
    expect(lit).toEqual([
      'noticeForm',
      'noticeForm.preparing',
      expect.stringContaining('noticeForm.preparing#'),
    ]);
  });

  it('escapes what a machine is called', () => {
    const odd = setup({}).createMachine({ id: 'a<b', initial: '"&', states: { '"&': {} } });
    expect(chartSvg(odd)).toContain('a&#60;b');
    expect(chartSvg(odd)).not.toContain('a<b');
  });

  it('says guards and events in plain words', () => {
    const words = (guard: unknown) => guardText(guard, englishWords);
    expect(words('isSamePerson')).toBe('same person');
    expect(words({ type: 'hasURLInside' })).toBe('has URLInside');
    expect(words(and([not('isBusy'), or(['hasFiles', stateIn({ ready: { picture: 'cut' } })])]))).toBe(
      'not busy and (has files or in picture cut)',
    );
    const event = (type: string) => eventText(type, { patience: 90_000, soon: () => 3 }, englishWords);
    expect(event('')).toBe('at once');
    expect(event('xstate.after.patience.form.saving')).toBe('after 90 s');
    expect(event('xstate.after.soon.form.saving')).toBe('after soon');
    expect(event('xstate.after.400.form')).toBe('after 400 ms');
    expect(event('xstate.done.actor.saveNotice')).toBe('saveNotice is done');
    expect(event('xstate.error.actor.*')).toBe('any work failed');
    expect(event('xstate.done.state.form.open')).toBe('open is finished');
    expect(event('form.submit')).toBe('form.submit');
  });
});
