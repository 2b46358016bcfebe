import type { FrameTextKey } from '#contract/workspace/frame-texts.ts';

let texts: Readonly<Record<string, string>> = {};

export function useTexts(given: Readonly<Record<string, string>>): void {
  texts = given;
}

/** Values are isolated, so that Latin names do not break the direction of an Urdu sentence. */
export function say(key: FrameTextKey, values: Readonly<Record<string, string | number>> = {}): string {
  return (texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? `\u2068${values[name]}\u2069` : whole,
  );
}
