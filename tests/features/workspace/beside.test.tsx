import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alignedLines, differencesIn, pairedFiles, partsOf } from '#src/features/workspace/aligned-lines.ts';
import { BesideDialog } from '#src/features/workspace/BesideDialog.tsx';
import { setupUser } from '#tests/user.ts';
import { answering, offline } from '../answering-server.ts';

const sides = (left: string, right: string) =>
  alignedLines(left, right).map((row) => [row.isSame, row.left?.text ?? null, row.right?.text ?? null]);

describe('lines beside each other', () => {
  it('are paired where they are the same, with gaps where one program has more [C6-03]', () => {
    expect(sides('a\nb\nc', 'a\nx\ny\nc  ')).toEqual([
      [true, 'a', 'a'],
      [false, 'b', 'x'],
      [false, null, 'y'],
      [true, 'c', 'c'],
    ]);
    expect(sides('', '')).toEqual([]);
    expect(sides('', 'a')).toEqual([[false, null, 'a']]);
    expect(sides('a\na', 'a')).toEqual([
      [true, 'a', 'a'],
      [false, 'a', null],
    ]);
    const rows = alignedLines('one\ntwo\nthree', 'two\nthree');
    expect(rows.map(({ left, right }) => [left?.number, right?.number])).toEqual([
      [1, undefined],
      [2, 1],
      [3, 2],
    ]);
  });

  it('give back both programs, whatever they are [C6-03]', () => {
    const texts = ['', 'a', '\n', 'a\n\nb', 'b\na\nb', 'x\ny\nz\nx\ny', '\n\n\n'];
    for (const left of texts)
      for (const right of texts) {
        const rows = alignedLines(left, right);
        const of = (side: 'left' | 'right') =>
          rows.flatMap((row) => (row[side] ? [row[side].text] : [])).join('\n');
        expect([of('left'), of('right')]).toEqual([left, right]);
        expect(rows.every(({ isSame, ...row }) => !isSame || row.left?.text === row.right?.text)).toBe(true);
      }
  });

  it('mark the words that differ, and count runs of lines as one place [C6-03]', () => {
    const rows = alignedLines('a\nfor n in birds:\nb\nc', 'a\nfor bird in birds:\nb2\nc');
    expect(differencesIn(rows)).toEqual([1]);
    const [, line] = rows;
    if (!line) throw new Error('no line');
    const marked = (parts: ReturnType<typeof partsOf>['left']) =>
      parts.filter(({ isMarked }) => isMarked).map(({ text }) => text);
    expect([marked(partsOf(line).left), marked(partsOf(line).right)]).toEqual([['n'], ['bird']]);
    // Of lines that have next to nothing in common no word is picked out.
    const [apart] = alignedLines('print("My first dictionary")', '# A list of birds');
    if (!apart) throw new Error('no line');
    expect([marked(partsOf(apart).left), marked(partsOf(apart).right)]).toEqual([[], []]);
  });

  it('of very long programs are cut, and it is said [C6-03]', () => {
    const long = Array.from({ length: 100_000 }, (_, at) => `line ${at}`).join('\n');
    const begun = performance.now();
    const files = pairedFiles(
      [
        { name: 'a.py', text: long },
        { name: 'b.py', text: long.replaceAll('line', 'row') },
        { name: 'c.py', text: 'short' },
      ],
      [
        { name: 'a.py', text: long },
        { name: 'b.py', text: long },
      ],
    );
    expect(performance.now() - begun).toBeLessThan(20_000);
    expect(files.map(({ rows, isCut, onlyOf }) => [rows.length, isCut, onlyOf])).toEqual([
      [2_000, true, null],
      [2_000, true, null],
      [0, true, 'left'],
    ]);
  });
});

const side = (workspace_id: number, student_name: string) => ({
  workspace_id,
  student_id: workspace_id,
  student_name,
  sequence: 3,
  at: Date.UTC(2026, 10, 18),
});
const pair = { left: side(4, 'Tara Jain'), right: side(5, 'Naina Sinha'), isSame: false, percent: 80 };
const answer = (left: object[] | null, right: object[] | null, engine = 'python') => ({
  success: 'true',
  data: { engine, left: { ...pair.left, files: left }, right: { ...pair.right, files: right } },
});

describe('two programs beside each other', () => {
  it('are read by keyboard from one difference to the next, as a help and no verdict [C6-03]', async () => {
    const server = answering({
      'program-pair': () =>
        answer(
          [{ name: 'main.py', text: 'x = 1\nprint(x)\ny = 2' }],
          [
            { name: 'main.py', text: 'n = 1\nprint(x)\ny = 3' },
            { name: 'more.py', text: 'z' },
          ],
        ),
    });
    render(<BesideDialog pair={pair} onClose={() => undefined} />);
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('3 differences')).toBeTruthy();
    expect(server.asked('program-pair')).toEqual([
      { left: { workspace_id: 4, sequence: 3 }, right: { workspace_id: 5, sequence: 3 } },
    ]);
    expect(dialog.getByText(/a help to look and no verdict/)).toBeTruthy();
    expect(dialog.getByText(/Only of .?Naina Sinha/)).toBeTruthy();
    expect(
      dialog
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')?.slice(0, 19)]),
    ).toEqual([
      ['/workspace/studio/4?version=3', 'Open the program of'],
      ['/workspace/studio/5?version=3', 'Open the program of'],
    ]);
    // Whose line it is is said in words, not by colour alone.
    const [first, second] = dialog.getAllByRole('listitem');
    expect(first?.textContent).toMatch(/Tara Jain: x = 1.*Naina Sinha: n = 1/);
    expect(second?.textContent).not.toMatch(/Tara/);
    const user = setupUser();
    const next = dialog.getByRole('button', { name: 'Next difference' });
    next.focus();
    const places: string[] = [];
    for (let press = 0; press < 4; press += 1) {
      await user.keyboard('{Enter}');
      places.push(dialog.getByRole('status').textContent ?? '');
    }
    expect(places).toEqual([1, 2, 3, 1].map((at) => `Difference ${at} of 3`));
    expect(document.querySelectorAll('li[aria-current=true]')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Previous difference' }));
    expect(dialog.getByRole('status').textContent).toBe('Difference 3 of 3');
  });

  it('that are the same say so; paintings are opened; one that does not load is asked for again [C6-03]', async () => {
    const files = [{ name: 'main.py', text: 'x' }];
    const server = answering({ 'program-pair': offline });
    const { unmount } = render(<BesideDialog pair={pair} onClose={() => undefined} />);
    const user = setupUser({ hasty: true });
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.now('program-pair', () => answer(files, files));
    await user.click(again);
    expect(await screen.findByText('Both are the same, letter by letter.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next difference' })).toBeNull();
    unmount();
    server.now('program-pair', () => answer(null, null, 'painting'));
    render(<BesideDialog pair={pair} onClose={() => undefined} />);
    expect(await screen.findByText(/no text that could stand here/)).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });
});
