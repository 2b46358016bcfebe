import { searchDialog } from '#src/ui/search-dialog.recipe.ts';
import { messages } from '../messages.en.ts';

const keys = { move: '↑ ↓', open: '↵', close: 'Esc' } as const;

/** Visible key hints; screen readers get them from the list. */
export function KeyHints() {
  const styles = searchDialog();
  return (
    <div className={styles.foot} aria-hidden="true">
      {(['move', 'open', 'close'] as const).map((key) => (
        <span key={key}>
          <kbd className={styles.key}>{keys[key]}</kbd>
          {messages.keys[key]}
        </span>
      ))}
    </div>
  );
}
