/** Uses the theme's colours, so that drawings fit light, dark and high contrast. */
export const ink = {
  paper: 'var(--colors-surface)',
  line: 'var(--colors-brand-line)',
  deep: 'var(--colors-brand)',
  soft: 'var(--colors-brand-subtle)',
  warm: 'var(--colors-accent)',
  warmSoft: 'var(--colors-accent-subtle)',
  cool: 'var(--colors-info-line)',
  coolSoft: 'var(--colors-info-subtle)',
} as const;
