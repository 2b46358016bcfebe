import type { FrameLook } from '#contract/workspace/frame-messages.ts';

export function applyLook({ theme, language, direction, fontSize }: FrameLook): void {
  const { documentElement: root } = document;
  root.dataset['theme'] = theme;
  root.lang = language;
  root.dir = direction;
  root.style.setProperty('--code-size', `${Math.min(Math.max(fontSize, 8), 48)}px`);
}
