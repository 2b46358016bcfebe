import { containsWords, searchWords } from '#contract/search/fold.ts';
import type { SearchResult } from '#contract/search/search.wire.ts';
import type { SearchView } from '#machines/search/search.view.ts';
import { messages } from './messages.ts';

/** Something the palette does: opens a screen of the menu, begins a notice, signs out. */
export interface SearchCommand {
  readonly key: string;
  readonly kind: 'screens' | 'actions';
  /** In the reader's language. */
  readonly label: string;
  /** Other words people look for it by. */
  readonly keywords?: string;
  readonly run: () => void;
}

export type RowKind = 'recent' | 'suggestions' | 'actions' | 'screens' | 'notices' | 'people' | 'videos';

/** One line of the list. */
export interface SearchRow {
  readonly id: string;
  readonly kind: RowKind;
  readonly label: string;
  readonly detail: string;
  /** null: there is nothing to open. */
  readonly onChoose: (() => void) | null;
}

export interface RowGroup {
  readonly kind: RowKind;
  readonly rows: readonly SearchRow[];
}

export interface RowActions {
  readonly open: (link: string) => void;
  readonly type: (text: string) => void;
  readonly run: (command: SearchCommand) => void;
}

const commandRow = (command: SearchCommand, { run }: RowActions): SearchRow => ({
  id: `${command.kind}-${command.key}`,
  kind: command.kind,
  label: command.label,
  detail: '',
  onChoose: () => run(command),
});

/** What stands under a result's title; a person's is what they are, and their classes. */
function detailOf({ role, description, note }: SearchResult): string {
  const parts = role === undefined ? [note, description] : [messages.roles[role], description, note];
  return parts.filter((part) => part.trim() !== '').join(' · ');
}

const resultRow = (result: SearchResult, { open }: RowActions): SearchRow => ({
  id: `${result.pageCategory}-${result.rowKeyId}`,
  kind: result.pageCategory,
  label: result.title,
  detail: detailOf(result),
  onChoose: result.link === '' ? null : () => open(result.link),
});

/** Everything the list shows now, in its order; groups without a row are left out. */
export function groupsOf(
  view: SearchView,
  commands: readonly SearchCommand[],
  actions: RowActions,
): readonly RowGroup[] {
  const words = searchWords(view.text);
  const fits = ({ label, keywords = '' }: SearchCommand) => containsWords(`${label} ${keywords}`, words);
  const own = (kind: SearchCommand['kind']) =>
    commands
      .filter((command) => command.kind === kind && fits(command))
      .map((each) => commandRow(each, actions));
  // Screens of the menu are here already, in the reader's language.
  const known = new Set(own('screens').map(({ id }) => id));
  const isShown = (kind: RowKind) => view.category === '' || view.category === kind;
  const results = view.results.map((each) => resultRow(each, actions)).filter(({ id }) => !known.has(id));
  const group = (kind: RowKind, rows: readonly SearchRow[]): RowGroup => ({ kind, rows });
  const found = (kind: RowKind) =>
    group(
      kind,
      results.filter((row) => row.kind === kind),
    );
  const recent = view.isResting
    ? view.recent.map((text, index) => ({
        id: `recent-${index}`,
        kind: 'recent' as const,
        label: text,
        detail: '',
        onChoose: () => actions.type(text),
      }))
    : [];
  const suggestions = view.suggestions
    .filter(({ pageCategory }) => pageCategory !== 'screens')
    .map(({ title, link, pageCategory, rowKeyId }) => ({
      id: `suggestion-${pageCategory}-${rowKeyId}`,
      kind: 'suggestions' as const,
      label: title,
      detail: messages.groups[pageCategory],
      onChoose: link === '' ? () => actions.type(title) : () => actions.open(link),
    }));
  return [
    group('recent', recent),
    group('screens', isShown('screens') ? [...own('screens'), ...found('screens').rows] : []),
    group('actions', isShown('actions') ? own('actions') : []),
    group('suggestions', suggestions),
    found('notices'),
    found('people'),
    found('videos'),
  ].filter(({ rows }) => rows.length > 0);
}
