import type { SearchCategoryCount } from '#contract/search/search.wire.ts';
import { searchDialog } from '#src/ui/search-dialog.recipe.ts';
import { messages } from '../messages.en.ts';

interface KindListProps {
  readonly counts: readonly SearchCategoryCount[];
  /** '' is all. */
  readonly chosen: string;
  readonly onChoose: (category: string) => void;
}

/** [PF-11] Kinds of results with their counts. */
export function KindList({ counts, chosen, onChoose }: KindListProps) {
  const styles = searchDialog();
  const kind = (key: string, label: string, count: string) => (
    <button
      key={key}
      type="button"
      className={styles.kind}
      aria-pressed={chosen === key}
      onClick={() => onChoose(key)}
    >
      <span>{label}</span>
      <span className={styles.count}>{count}</span>
    </button>
  );
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const isMore = counts.some(({ more }) => more);
  return (
    // A group of toggle buttons, not a form.
    <div role="group" aria-label={messages.categories} className={styles.kinds}>
      {kind('', messages.groups.all, isMore ? messages.more(total) : String(total))}
      {counts.map(({ key, count, more }) =>
        kind(key, messages.groups[key], more ? messages.more(count) : String(count)),
      )}
    </div>
  );
}
