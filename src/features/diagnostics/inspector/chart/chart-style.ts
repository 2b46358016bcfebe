import { palette } from '#src/ui/theme/palette.ts';

/** The colours of a chart by purpose; a page with charts sets them from its theme. */
const colours = {
  canvas: palette.canvas,
  surface: palette.surface.DEFAULT,
  frame: palette.surface.sunken,
  edge: palette.line.strong,
  rule: palette.line.DEFAULT,
  text: palette.text.DEFAULT,
  muted: palette.text.subtle,
  line: palette.control,
  event: palette.brand.text,
  lit: palette.brand.subtle,
  litEdge: palette.brand.DEFAULT,
  traced: palette.accent.text,
  tag: palette.accent.subtle,
  tagText: palette.accent.text,
} as const;

const variables = (theme: 'light' | 'dark') =>
  Object.entries(colours)
    .map(([name, shade]) => `--${name}:${shade[theme]}`)
    .join(';');

const parts: Readonly<Record<string, string>> = {
  machine: 'fill:var(--canvas);stroke:var(--edge)',
  box: 'fill:var(--surface);stroke:var(--edge)',
  frame: 'fill:var(--frame);fill-opacity:.6;stroke:var(--edge)',
  region: 'fill:none;stroke:var(--line);stroke-dasharray:5 4',
  final: 'fill:none;stroke:var(--edge)',
  rule: 'fill:none;stroke:var(--rule)',
  name: 'fill:var(--text);font-weight:650',
  fact: 'fill:var(--muted)',
  guard: 'fill:var(--muted);font-style:italic',
  event: 'fill:var(--event);font-weight:550',
  stay: 'fill:var(--muted)',
  tag: 'fill:var(--tag)',
  tagText: 'fill:var(--tagText)',
  loop: 'fill:none;stroke:var(--event);stroke-width:1.3',
  start: 'fill:var(--text)',
  startLine: 'stroke:var(--text);stroke-width:1.3',
  startHead: 'fill:var(--text)',
  under: 'fill:none;stroke:var(--canvas);stroke-width:4;stroke-opacity:.75',
  line: 'fill:none;stroke:var(--line);stroke-width:1.3',
  head: 'fill:var(--line)',
  port: 'fill:var(--line)',
};

const lit = [
  '.lit>.box,.lit>.final{fill:var(--lit);stroke:var(--litEdge);stroke-width:2}',
  '.lit>.frame,.lit>.region{stroke:var(--litEdge);stroke-width:1.6}',
  '.lit>.line{stroke:var(--traced);stroke-width:2.6}',
  '.lit>.head,.lit>.port{fill:var(--traced)}',
];

/** The style sheet of a standalone chart; `auto` follows the reader's system. */
export function styleSheet(theme: 'auto' | 'light' | 'dark'): string {
  const first = theme === 'dark' ? 'dark' : 'light';
  return [
    `svg{${variables(first)}}`,
    theme === 'auto' ? `@media (prefers-color-scheme:dark){svg{${variables('dark')}}}` : '',
    'text{font-family:Inter,"Inter Variable",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}',
    ...Object.entries(parts).map(([part, style]) => `.${part}{${style}}`),
    ...lit,
  ].join('');
}
