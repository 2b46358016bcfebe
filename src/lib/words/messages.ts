import { isolateForeign } from './isolate.ts';

type MessageTree = { readonly [key: string]: unknown };

export type Messages<English> = English extends (...args: infer Args) => string
  ? (...args: Args) => string
  : English extends string
    ? string
    : { readonly [Key in keyof English]: Messages<English[Key]> };

interface Area {
  readonly english: MessageTree;
  readonly shown: Record<string, unknown>;
}

const areas = new Map<string, Area>();
let translations: Readonly<Record<string, MessageTree>> = {};
let sentenceDirection: 'ltr' | 'rtl' = 'ltr';

/**
 * Defines the texts of one area, in English. The result always speaks the reader's language, so read texts where they
 * are shown, not once at load. Areas that load later speak it from the start.
 */
export function defineMessages<const English extends MessageTree>(
  name: string,
  english: English,
): Messages<English> {
  const shown: Record<string, unknown> = {};
  const area = { english, shown };
  areas.set(name, area);
  speak(name, area);
  return shown as Messages<English>;
}

export const englishAreas = (): Readonly<Record<string, MessageTree>> =>
  Object.fromEntries(Array.from(areas, ([name, { english }]) => [name, english]));

export function speakTranslations(
  next: Readonly<Record<string, MessageTree>>,
  direction: 'ltr' | 'rtl' = 'ltr',
): void {
  translations = next;
  sentenceDirection = direction;
  for (const [name, area] of areas) speak(name, area);
}

function speak(name: string, { english, shown }: Area): void {
  fill(shown, english);
  fill(shown, translations[name] ?? {});
}

/** Writes in place, so that holders of a group keep the current texts. */
function fill(shown: Record<string, unknown>, texts: MessageTree): void {
  for (const [key, text] of Object.entries(texts)) {
    const held = shown[key];
    if (isMaker(text)) shown[key] = isolating(text);
    else if (!isGroup(text)) shown[key] = text;
    else if (isGroup(held)) fill(held, text);
    else fill((shown[key] = {}), text);
  }
}

type Maker = (...values: readonly unknown[]) => unknown;

const isMaker = (value: unknown): value is Maker => typeof value === 'function';

function isolating(text: Maker): Maker {
  const isolated: Maker = (...values) =>
    text(...values.map((value) => isolateForeign(value, sentenceDirection)));
  // Some callers read `length` to learn how many parameters a text takes.
  return Object.defineProperty(isolated, 'length', { value: text.length });
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function textFor(texts: Readonly<Record<string, string>>, key: string): string | undefined {
  return texts[key];
}
