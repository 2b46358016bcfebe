import type { Role } from '#contract/core/define-call.ts';
import { containsWords, searchWords } from '#contract/search/fold.ts';
import type { FoundInFile } from '#contract/search/found-in.wire.ts';
import type { SearchResult } from '#contract/search/search.wire.ts';
import type { SearchView } from '#machines/search/search/search.view.ts';
import { messages } from './messages.en.ts';

export interface SearchCommand {
  readonly key: string;
  readonly kind: 'screens' | 'actions';
  /** In the reader's language. */
  readonly label: string;
  /** Other search words. */
  readonly keywords?: string;
  readonly run: () => void;
}

/** An action for a found person, e.g. sign-in help for a student. */
export interface PersonHelp {
  readonly fits: (role: Role) => boolean;
  readonly run: (person: { readonly id: number; readonly name: string }) => void;
}

export type RowKind =
  | 'recent'
  | 'suggestions'
  | 'actions'
  | 'screens'
  | 'notices'
  | 'projects'
  | 'people'
  | 'videos';

export interface SearchRow {
  readonly id: string;
  readonly kind: RowKind;
  readonly label: string;
  readonly detail: string;
  /** The languages of label and detail, if a translated notice was found. */
  readonly languages?: { readonly label: string | undefined; readonly detail: string | undefined };
  /** What a press does if it does not open the row; '' otherwise. */
  readonly action: string;
  readonly foundIn?: FoundInFile | undefined;
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
  readonly help?: PersonHelp | undefined;
}

const commandRow = (command: SearchCommand, { run }: RowActions): SearchRow => ({
  id: `${command.kind}-${command.key}`,
  kind: command.kind,
  label: command.label,
  detail: '',
  action: '',
  onChoose: () => run(command),
});

function detailOf({ role, description, note }: SearchResult): string {
  const parts = role === undefined ? [note, description] : [messages.roles[role], description, note];
  return parts.filter((part) => part.trim() !== '').join(' · ');
}

function resultRow(result: SearchResult, { open, help }: RowActions): SearchRow {
  const { role, title: name } = result;
  const run = role !== undefined && help?.fits(role) ? help.run : null;
  const openIt = result.link === '' ? null : () => open(result.link);
  return {
    id: `${result.pageCategory}-${result.rowKeyId}`,
    kind: result.pageCategory,
    label: name,
    detail: detailOf(result),
    languages: { label: result.title_language, detail: result.description_language },
    foundIn: result.found_in,
    action: run ? messages.help : '',
    onChoose: run ? () => run({ id: Number(result.rowKeyId), name }) : openIt,
  };
}

/** All shown rows in order, without empty groups. */
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
  // The menu's screens are listed already, in the reader's language.
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
        action: '',
        onChoose: () => actions.type(text),
      }))
    : [];
  const suggestions = view.suggestions
    .filter(({ pageCategory }) => pageCategory !== 'screens')
    .map(({ title, title_language, link, pageCategory, rowKeyId }) => ({
      id: `suggestion-${pageCategory}-${rowKeyId}`,
      kind: 'suggestions' as const,
      label: title,
      detail: messages.groups[pageCategory],
      languages: { label: title_language, detail: undefined },
      action: '',
      onChoose: link === '' ? () => actions.type(title) : () => actions.open(link),
    }));
  return [
    group('recent', recent),
    group('screens', isShown('screens') ? [...own('screens'), ...found('screens').rows] : []),
    group('actions', isShown('actions') ? own('actions') : []),
    group('suggestions', suggestions),
    found('notices'),
    found('projects'),
    found('people'),
    found('videos'),
  ].filter(({ rows }) => rows.length > 0);
}
