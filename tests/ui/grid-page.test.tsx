import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { GridSource, RowsQuery } from '#src/ui/grid/grid.types.ts';
import { useGridPage } from '#src/ui/grid/use-grid-rows.ts';

/** A list that answers when it is told to. */
function createList(rows: readonly string[]) {
  const waiting: (() => void)[] = [];
  const source: GridSource<string> = {
    load: () =>
      new Promise((resolve) => waiting.push(() => resolve({ rows: [...rows], total: rows.length }))),
  };
  return { source, answer: () => act(async () => waiting.splice(0).forEach((each) => each())) };
}

const everything: RowsQuery = { sort: [], search: '', filters: {} };

it('rows in sight pale while another question is asked, not while the same is asked again', async () => {
  const [first, second] = [createList(['one']), createList(['one', 'two'])];
  const { result, rerender } = renderHook(({ source, query }) => useGridPage(source, query, range), {
    initialProps: { source: first.source, query: everything },
  });
  await first.answer();
  await waitFor(() => expect(result.current.status).toBe('ready'));

  rerender({ source: second.source, query: everything });
  expect(result.current).toMatchObject({ status: 'loading', outdated: false });
  await second.answer();
  await waitFor(() => expect(result.current.rows).toHaveLength(2));

  rerender({ source: second.source, query: { ...everything, search: 'tw' } });
  expect(result.current).toMatchObject({ status: 'loading', outdated: true });
  await second.answer();
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', outdated: false }));
});

const range = { start: 0, end: 10 };
