import { searchLimits } from '#contract/search/search.rules.ts';
import type { SearchResult, Suggestion } from '#contract/search/search.wire.ts';
import { searchMachine } from '#machines/search/search/search.machine.ts';
import { isSearchable, isSuggestable } from '#machines/search/search/search.rules.ts';
import type { Found } from '#machines/search/search/search.types.ts';
import { done, elapsed, failed, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { inputOf, runningOf, walked } from '../../walked-machine.ts';

export const result = (rowKeyId: string): SearchResult => ({
  title: `Notice ${rowKeyId}`,
  link: `student?open=${rowKeyId}`,
  pageCategory: 'notices',
  projectType: '',
  description: '',
  rowKeyId,
  note: '',
});
export const foundOf = (text: string, count: number): Found => ({
  text,
  results: Array.from({ length: count }, (_, index) => result(String(index + 1))),
  counts: [{ key: 'notices', count, more: false, rowKeyId: 'notices' }],
});
export const suggestion: Suggestion = {
  title: 'Science',
  link: 'student?open=1',
  pageCategory: 'notices',
  rowKeyId: '1',
};

export const machine = searchMachine.provide({
  actors: { suggest: silentPromise(), search: silentPromise() },
});

export const walk: Walk<typeof machine> = {
  input: { recent: ['maths'] },
  events: [
    ...['', 's', 'sci', 'science'].map((text) => ({ type: 'text.change', text })),
    { type: 'recent.choose', text: 'maths' },
    { type: 'recent.choose', text: 'x' },
    { type: 'recent.forget' },
    { type: 'result.open' },
    { type: 'search.submit' },
    { type: 'search.retry' },
    { type: 'category.choose', category: 'notices' },
    { type: 'page.go', page: 2 },
    done('suggest', [suggestion]),
    done('search', foundOf('science', 8)),
    failed('suggest', { kind: 'unreachable' }),
    failed('search', { kind: 'unreachable' }),
    elapsed('typingPause', 'search.typing'),
  ],
  project: ({ context }) => [
    context.text.length,
    context.found === null,
    context.failure?.code,
    context.page,
  ],
};

const asked = (snapshot: { readonly children: object }, id: string) =>
  (inputOf(snapshot, id) as { readonly text: string } | undefined)?.text;

export const search = walked({
  machine,
  walks: { box: walk },
  surprise: (chance) => ({
    type: 'text.change',
    text: chance.oneOf(['m', 'ma', 'mat', ' maths ', 'MATHS', 'विज्ञान', `text ${chance.below(40)}`]),
  }),
  invariants: [
    {
      name: 'the server is asked for the very text that stands in the box',
      holds: (after) =>
        [asked(after, 'suggest'), asked(after, 'search')].every(
          (text) => text === undefined || text === after.context.text.trim(),
        ),
    },
    {
      name: 'too few letters ask nothing',
      holds: (after) =>
        (asked(after, 'suggest') === undefined || isSuggestable(after.context.text)) &&
        (asked(after, 'search') === undefined || isSearchable(after.context.text)),
    },
    {
      name: 'one question at a time',
      holds: (after) => runningOf(after, 'suggest', 'search') <= 1,
    },
    {
      name: 'recent searches are few, and each stands there once',
      holds: ({ context: { recent } }) =>
        recent.length <= searchLimits.recent &&
        new Set(recent.map((text) => text.toLocaleLowerCase())).size === recent.length,
    },
    {
      name: 'a failure takes no typed text away',
      holds: ({ context }, before, event) =>
        !event?.type.startsWith('xstate.error') || context.text === before?.context.text,
    },
  ],
});
