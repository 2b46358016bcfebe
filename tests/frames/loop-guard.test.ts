import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardLoops } from '../../frames/html/loop-guard.ts';

const guarded = (code: string, isModule = false) => guardLoops(code, { isModule });

/** What a program gives when its loops call a guard, and the lines the guard was told. */
function run(code: string, most = 10_000): { result: unknown; lines: number[] } {
  const lines: number[] = [];
  const round = (line: number) => {
    lines.push(line);
    if (lines.length > most) throw new Error('ended');
  };
  const result: unknown = runInNewContext(guarded(`(function () {${code}\n})()`), { __banyanRound: round });
  return { result, lines };
}

describe('the guard of loops', () => {
  it.each([
    ['while (true);'],
    ['while (true) {}'],
    ['do ; while (true)'],
    ['do { } while (1)'],
    ['for (;;);'],
    ['for (;;) for (;;) {}'],
    ['a: while (true) { b: for (;;) continue a; }'],
    ['if (1) while (true) if (0) ; else continue; else 2;'],
    ['const again = () => { while (true); }; again();'],
    ['class A { static { while (true); } }'],
    ['while (true) { try { for (;;) {} } catch {} }'],
  ])('ends %s [CW-01]', (code) => {
    expect(() => run(code, 50)).toThrow('ended');
  });

  it('changes nothing a program does, and no line [CW-01]', () => {
    const code = `let s = '';
for (const a of [1, 2, 3]) for (const b in { x: 1 })
  if (a === 2) continue; else s += a + b;
do s += '!'; while (s.length < 8)
outer: for (let i = 0; ; i++) { while (true) { if (i > 2) break outer; continue outer; } }
return s + "while (true) {}" + /for(;;)/.source; // for (;;) {}`;
    expect(run(code).result).toBe('1x3x!!!!while (true) {}for(;;)');
    expect(guarded(`x;\n${code.replace('return', 'r =')}`).split('\n')).toHaveLength(7);
    expect(new Set(run(code).lines)).toEqual(new Set([2, 4, 5]));
  });

  it('guards by rounds of one loop, not of all: each value of a generator is a round [CW-01]', () => {
    const code =
      'function* all() { let n = 0; while (true) yield n++; } let sum = 0; for (const n of all()) { if (n > 9) return sum; sum += n; }';
    expect(run(code).result).toBe(45);
  });

  it('leads imports to the modules of the program, and no others [CW-01]', () => {
    const moduleOf = (name: string) => (name === './a.js' ? 'program/a.js' : null);
    const code =
      "import a from './a.js'; export * from \"./a.js\"; import('./a.js'); import x from 'https://x/y.js';";
    expect(guardLoops(code, { isModule: true, moduleOf })).toBe(
      'import a from "program/a.js"; export * from "program/a.js"; import("program/a.js"); import x from \'https://x/y.js\';',
    );
  });

  it('leaves what can’t be read as it is, and counts lines above [CW-01]', () => {
    expect(guarded('while (true {')).toBe('while (true {');
    expect(guardLoops('\nwhile (x) y();', { isModule: false, linesAbove: 10 })).toBe(
      '\nwhile (x) {__banyanRound(12);y();}',
    );
  });

  it('reads any text without failing, however deep [CW-01]', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        (code) => typeof guarded(code) === 'string',
      ),
    );
    const deep = `${'{'.repeat(400)}while(1);${'}'.repeat(400)}`;
    expect(guarded(deep)).toContain('__banyanRound(1)');
    expect(guarded('('.repeat(100_000))).toBe('('.repeat(100_000));
  });
});
