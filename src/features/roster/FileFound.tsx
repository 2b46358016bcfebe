import type { ImportDetail } from '#contract/roster/roster.wire.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { rosterMessages as messages } from './messages.en.ts';

const isolated = (names: readonly string[]) => names.map((name) => isolate(name)).join(', ');

const wordOf = (word: string): string => {
  const known: Readonly<Record<string, string>> = messages.facts.roles;
  return known[word] ?? isolate(word);
};

export function FileFound({ job: { facts } }: { readonly job: ImportDetail }) {
  const texts = messages.facts;
  if (facts === null) return null;
  const { dialect, parts, left, passwords, ended, skipped } = facts;
  const named = parts.filter(({ name }) => name !== '');
  const chosen = named.filter((part) => part.chosen === 1);
  const others = named.filter((part) => part.chosen === 0);
  const [only] = parts;
  const told = [
    parts.length > 1 && chosen.length > 0 && texts.sheets(isolated(chosen.map(({ name }) => name))),
    others.length > 0 && texts.sheetsLeft(isolated(others.map(({ name }) => name))),
    parts.length === 1 && only && only.heading > 1 && texts.heading(only.heading),
    left.length > 0 && texts.left(left.map(({ word, count }) => texts.word(wordOf(word), count)).join(', ')),
    passwords.length > 0 && texts.passwords(isolated(passwords)),
    ended > 0 && texts.ended(ended),
    skipped > 0 && texts.skipped(skipped),
  ].filter((text) => typeof text === 'string');
  const title = dialect === '' ? told[0] : texts.looksLike(texts.products[dialect]);
  if (title === undefined) return null;
  const text = (dialect === '' ? told.slice(1) : told).join(' ');
  return <Banner tone="info" title={title} text={text === '' ? undefined : text} announce="polite" />;
}
