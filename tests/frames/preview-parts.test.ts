import { describe, expect, it } from 'vitest';
import { whereIn } from '../../frames/preview/console-lines.ts';
import { inspect, inspectAll } from '../../frames/preview/inspect.ts';
import { TurnWatch, turnMost } from '../../frames/preview/turn-watch.ts';
import { OutputCap, outputMost } from '../../frames/shared/code/output-cap.ts';
import { type FileRules, issueOfName } from '../../frames/shared/code/program-files.ts';

/** A watch whose time and turns the test moves. */
function watched() {
  const hung: number[] = [];
  let now = 1_000;
  let next: (() => void)[] = [];
  const watch = new TurnWatch({ now: () => now, nextTurn: (then) => next.push(then) }, (line) =>
    hung.push(line),
  );
  const rounds = (count: number, msEach: number) => {
    for (let round = 0; round < count; round += 1) {
      watch.round(7);
      now += msEach;
    }
  };
  const turn = () => {
    const due = next;
    next = [];
    for (const then of due) then();
  };
  return { hung, rounds, turn };
}

describe('the watch of a turn', () => {
  it('ends a loop that fills it, and each loop after it [CW-01]', () => {
    const { hung, rounds } = watched();
    expect(() => rounds(100_000, 0.1)).toThrow('stopped');
    expect(hung).toEqual([7]);
    expect(() => rounds(1, 0)).toThrow('stopped');
  });

  it('lets loops go on that leave turns to others [CW-01]', () => {
    const { hung, rounds, turn } = watched();
    for (let turns = 0; turns < 50; turns += 1) {
      rounds(2_500, 0.2);
      turn();
    }
    expect(hung).toEqual([]);
  });

  it('takes a machine that stalled for no loop, unless it lasts [CW-01]', () => {
    const { rounds, hung } = watched();
    rounds(3, turnMost.ms / 2);
    expect(hung).toEqual([]);
    expect(() => rounds(32, turnMost.slowMs / 10)).toThrow('stopped');
  });
});

describe('what a console shows', () => {
  it.each([
    [['a', 1, true, null, undefined], 'a 1 true null undefined'],
    [[{ a: [1, 'x'], b: { c: { d: { e: 1 } } } }], '{a: [1, "x"], b: {c: {d: {…}}}}'],
    [[new Map([['k', 1]]), new Set([2])], 'Map(1) {"k" => 1} Set(1) {2}'],
    [['%s is %d%% %c!', 'x', 1.5, 'color: red'], 'x is 1% !'],
    [['100%', 5], '100% 5'],
    [[-0, 5n, Symbol('s'), Math.max], '-0 5n Symbol(s) ƒ max()'],
    [[new TypeError('bad')], 'TypeError: bad'],
  ])('example %# [CW-22]', (values, text) => {
    expect(inspectAll(values)).toBe(text);
  });

  it('ends with itself inside, thrown at and very large [CW-22]', () => {
    const round: Record<string, unknown> = { a: 1 };
    round['self'] = round;
    expect(inspect(round)).toBe('{a: 1, self: [Circular]}');
    expect(
      inspect({
        get bad() {
          throw new Error('no');
        },
      }),
    ).toBe('{…}');
    expect(inspect(Array.from({ length: 1e5 }, () => 1)).length).toBeLessThan(500);
  });

  it('names the student’s line [CW-22]', () => {
    expect(
      whereIn('Error: where\n at write (http://x/preview.frame-AB.js:3:4)\n at go (script.js:12:3)'),
    ).toBe('script.js:12');
    expect(whereIn('Error\n at http://x/preview.frame-AB.js:3:4')).toBe('');
  });
});

describe('the measure of output', () => {
  it('cuts at the lines and at the characters, and says so once [CW-01]', () => {
    const cap = new OutputCap();
    const many = cap.take('x\n'.repeat(outputMost.lines + 5));
    expect(many.text).toHaveLength(outputMost.lines * 2);
    expect([many.isCut, cap.take('more\n')]).toEqual([true, { text: '', isCut: false }]);
    const long = new OutputCap();
    expect(long.take('y'.repeat(outputMost.characters)).isCut).toBe(false);
    expect(long.take('z')).toEqual({ text: '', isCut: true });
  });
});

describe('a name of a file', () => {
  const rules: FileRules = { first: 'index.html', start: [], endings: ['html', 'js'] };
  const files = [
    { name: 'index.html', text: '' },
    { name: 'Game.js', text: '' },
  ];
  it.each([
    ['new.js', null, null],
    ['खेल.js', null, null],
    ['game.js', null, 'taken'],
    ['game.js', 'Game.js', null],
    ['a/b.js', null, 'badName'],
    ['../x.js', null, 'badName'],
    ['x', null, 'badName'],
    ['.js', null, 'badName'],
    [`${'a'.repeat(60)}.js`, null, 'badName'],
    ['x.exe', null, 'badEnding'],
  ])('%s of %s: %s [CW-01]', (name, own, issue) => {
    expect(issueOfName(name, files, rules, own)).toBe(issue);
  });
});
