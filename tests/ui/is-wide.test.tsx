import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useIsWide } from '#src/ui/use-is-wide.ts';

afterEach(() => vi.unstubAllGlobals());

function Parts() {
  const figures = (
    <button key="figures" type="button">
      {'Figures'}
    </button>
  );
  const list = (
    <button key="list" type="button">
      {'List'}
    </button>
  );
  return <div>{useIsWide() ? [figures, list] : [list, figures]}</div>;
}

const order = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('puts parts into another order for keyboard and screen reader too, and draws none anew', () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => query);
  render(<Parts />);
  const list = screen.getByRole('button', { name: 'List' });
  expect(order()).toEqual(['List', 'Figures']);
  act(() => {
    query.matches = true;
    query.dispatchEvent(new Event('change'));
  });
  expect(order()).toEqual(['Figures', 'List']);
  expect(screen.getByRole('button', { name: 'List' })).toBe(list);
});
