import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SchoolFigures } from '#contract/dashboards/figures.wire.ts';
import type { FigureAddress } from '#src/features/dashboards/figures.ts';
import { SchoolFigureRow } from '#src/features/dashboards/SchoolFigures.tsx';
import type { Fetched } from '#src/lib/use-loaded.ts';
import { setupUser } from '#tests/user.ts';

const link = ({ path, filter }: FigureAddress, className: string, children: React.ReactNode) => (
  <a className={className} href={`${path}?filter=${filter}`}>
    {children}
  </a>
);
const figures: SchoolFigures = {
  faculty: { active: 10, inactive: 2, never_signed_in: 1 },
  students: { active: 1200, inactive: 34, never_signed_in: 56, without_class: 7, without_club: null },
};
const show = (data: Fetched<SchoolFigures>, onRetry = () => undefined) =>
  render(<SchoolFigureRow figures={data} onRetry={onRetry} renderFigureLink={link} />);

it('each figure counts the people of the list it opens; a school without clubs has none for them [CB-05]', () => {
  show({ kind: 'loaded', data: figures });
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((each) => each.getAttribute('href'))).toEqual([
    '/admin/students?filter=',
    '/admin/faculty?filter=',
    '/admin/students?filter=seen:never',
    '/admin/students?filter=grade:none',
  ]);
  expect(links.map((each) => each.children[1]?.textContent)).toEqual(['1,234', '12', '56', '7']);
});

it('figures that did not load can be asked for again', async () => {
  const onRetry = vi.fn();
  show({ kind: 'failed', code: 'failed', information: '' }, onRetry);
  await setupUser().click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
