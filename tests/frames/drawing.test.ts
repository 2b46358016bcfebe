import { describe, expect, it } from 'vitest';
import { between, Drawing, timeOf } from '../../frames/python/drawing.ts';
import { commandsIn, type DrawingCommand, type TurtleState } from '../../frames/python/drawing-commands.ts';

const state: TurtleState = {
  do: 'turtle',
  turtle: 0,
  x: 0,
  y: 0,
  angle: 350,
  shape: 'classic',
  scale: 1,
  line: 'black',
  fill: 'black',
  pace: 3,
};
const line = (turtle: number): DrawingCommand => ({
  do: 'line',
  turtle,
  points: [0, 0, 10, 0],
  colour: 'red',
  wide: 1,
});

describe('what a program says to the paper', () => {
  it('is taken where it is a command; the rest counts and draws nothing [CW-22]', () => {
    const given = [
      line(0),
      { ...line(0), colour: 'url(http://127.0.0.1)' },
      { do: 'paper', wide: 1e9, high: 1, colour: 'red', picture: '' },
      { do: 'line', turtle: 0, points: [0, 0, null, 1], colour: 'red', wide: 1 },
      'x',
    ];
    expect(commandsIn(JSON.stringify(given)).map((each) => each?.do ?? null)).toEqual([
      'line',
      null,
      null,
      null,
      null,
    ]);
    expect(commandsIn('{')).toEqual([]);
    expect(commandsIn('{}')).toEqual([]);
  });
});

describe('a drawing', () => {
  it('keeps a surface below what was drawn while it was made [CW-22]', () => {
    const drawing = new Drawing();
    drawing.apply({ do: 'begin_fill', turtle: 0 });
    drawing.apply(line(0));
    drawing.drawn = 2;
    drawing.apply({ do: 'end_fill', turtle: 0, points: [0, 0, 1, 0, 1, 1], colour: 'gold' });
    expect(drawing.marks.map((mark) => mark.do)).toEqual(['fill', 'line']);
    expect(drawing.drawn).toBe(0);
  });

  it('takes back and clears the marks of one turtle alone [CW-22]', () => {
    const drawing = new Drawing();
    for (const turtle of [0, 1, 0]) drawing.apply(line(turtle));
    drawing.apply({ do: 'undo', turtle: 0 });
    expect(drawing.marks.map(({ turtle }) => turtle)).toEqual([0, 1]);
    drawing.apply({ do: 'clear', turtle: 1 });
    expect(drawing.marks.map(({ turtle }) => turtle)).toEqual([0]);
  });

  it('turns the short way, and takes no time at pace 0 [CW-22]', () => {
    const to = { ...state, x: 100, angle: 10 };
    expect(between(state, to, 0.5)).toMatchObject({ x: 50, angle: 360 });
    expect(timeOf(state, { ...to, pace: 0 })).toBe(0);
    expect(timeOf(state, to)).toBeGreaterThan(timeOf(state, { ...to, pace: 10 }));
    expect(timeOf(undefined, to)).toBe(0);
  });
});
