import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { heightKept, useKeptHeight } from '#src/lib/kept-height.ts';
import { KeptSpace } from '#src/ui/KeptSpace.tsx';

function Late({ isThere, height }: { readonly isThere: boolean; readonly height: number | null }) {
  const { ref, height: kept } = useKeptHeight(7, 'late', isThere);
  if (!isThere) return <KeptSpace height={kept}>Soon</KeptSpace>;
  if (height === null) return null;
  return (
    <div
      ref={(element) => {
        if (element) vi.spyOn(element, 'offsetHeight', 'get').mockReturnValue(height);
        ref.current = element;
      }}
    />
  );
}

it('a part that comes late finds its place as high as it was, in a window as wide [DS-10]', () => {
  localStorage.clear();
  expect(heightKept(7, 'late')).toBe(0);
  render(<Late isThere height={240} />);
  expect(heightKept(7, 'late')).toBe(240);
  const { getByText } = render(<Late isThere={false} height={null} />);
  expect(getByText('Soon').style.minHeight).toBe('240px');
  // Of somebody else, or in another window, nothing is known.
  expect(heightKept(8, 'late')).toBe(0);
  vi.stubGlobal('innerWidth', innerWidth + 1);
  expect(heightKept(7, 'late')).toBe(0);
  vi.unstubAllGlobals();
  // What was not there the last time takes no place.
  render(<Late isThere height={null} />);
  expect(heightKept(7, 'late')).toBe(0);
});

it('a place that somebody wrote by hand is none', () => {
  for (const bad of [
    '"x"',
    '[1]',
    `[${innerWidth},"9"]`,
    `[${innerWidth},-5]`,
    `[${innerWidth},99999]`,
    '{',
  ]) {
    localStorage.setItem('banyan.person.7.height.late', bad);
    expect(heightKept(7, 'late')).toBe(0);
  }
});
