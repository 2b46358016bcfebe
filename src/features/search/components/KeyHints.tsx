import { searchDialog } from '#src/ui/search-dialog.recipe.ts';
import { messages } from '../messages.en.ts';

const keys = { move: '↑ ↓', open: '↵', close: 'Esc' } as const;

/** Which keys do what; for eyes, as the list says it to ears. */
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
