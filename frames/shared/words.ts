import type { FrameTextKey } from '#contract/workspace/frame-texts.ts';

let texts: Readonly<Record<string, string>> = {};

export function useTexts(given: Readonly<Record<string, string>>): void {
  texts = given;
}

/** A text in the reader's language; values are isolated, so that Latin names do not turn an Urdu sentence around. */
export function say(key: FrameTextKey, values: Readonly<Record<string, string | number>> = {}): string {
  return (texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? `\u2068${values[name]}\u2069` : whole,
  );
}
