import { render } from '@testing-library/react';
import Check, * as check from 'lucide-react/icons/check';
import UserCog, * as userCog from 'lucide-react/icons/user-cog';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { createLucideIcon } from '#src/ui/lucide-icon.ts';

type Drawing = Parameters<typeof createLucideIcon>[0];

/** Lucide’s types leave out the drawing that its build takes from each icon. */
const shapesOf = (icon: object) => (Reflect.get(icon, '__iconData') as { node: Drawing }).node;

/** What is drawn, apart from lucide's own classes and from what an HTML page takes for granted. */
function drawn(icon: ReactElement): string {
  const { container } = render(icon);
  for (const name of ['class', 'xmlns']) container.querySelector('svg')?.removeAttribute(name);
  return container.innerHTML;
}

describe('an icon in the product’s build', () => {
  it.each([
    ['check', Check, createLucideIcon(shapesOf(check))],
    ['user-cog', UserCog, createLucideIcon(shapesOf(userCog))],
  ] as const)('%s is lucide’s own', (_name, Theirs, Ours) => {
    expect(drawn(<Ours />)).toBe(drawn(<Theirs />));
    expect(drawn(<Ours size={18} strokeWidth={3} aria-hidden />)).toBe(
      drawn(<Theirs size={18} strokeWidth={3} aria-hidden />),
    );
  });

  it('of one path is that path', () => {
    const Icon = createLucideIcon('M20 6 9 17l-5-5');
    expect(drawn(<Icon />)).toBe(drawn(<Check />));
  });

  it('wears what it is given', () => {
    const Icon = createLucideIcon(shapesOf(check));
    const { container } = render(<Icon className="rtl-flip" />);
    expect(container.querySelector('svg.rtl-flip')).not.toBeNull();
  });
});
