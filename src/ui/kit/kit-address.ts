export type KitTheme = 'light' | 'dark' | 'contrast';

const asked = new URLSearchParams(location.search);
const themes: readonly KitTheme[] = ['light', 'dark', 'contrast'];

/** What the address asks for: `?section=grid&theme=dark&dir=rtl`. */
export const kitRequest = {
  section: asked.get('section') ?? undefined,
  theme: themes.find((theme) => theme === asked.get('theme')),
  rtl: asked.get('dir') === 'rtl',
};

export function kitAddress(section: string | undefined): string {
  const next = new URLSearchParams(asked);
  if (section === undefined) next.delete('section');
  else next.set('section', section);
  return `?${next.toString()}`;
}
