import type { ReactNode } from 'react';
import { valueTree } from '#src/ui/inspector.recipe.ts';
import { inspectorMessages as texts } from '../messages.en.ts';

export function valueText(value: unknown): string {
  if (value === undefined) return '–';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  const text = JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

interface ValueTreeProps {
  readonly label: string;
  readonly value: unknown;
  /** Changed paths, joined by dots; their parents open by themselves. */
  readonly changed?: ReadonlySet<string>;
}

/** A tree of fields that open; changed ones are marked. */
export function ValueTree({ label, value, changed = new Set() }: ValueTreeProps) {
  return (
    <div className={valueTree().root} role="group" aria-label={label}>
      {entriesOf(value).map(([name, inner]) => (
        <Branch key={name} name={name} value={inner} path={name} changed={changed} />
      ))}
    </div>
  );
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

interface BranchProps {
  readonly name: string;
  readonly value: unknown;
  readonly path: string;
  readonly changed: ReadonlySet<string>;
}

function Branch({ name, value, path, changed }: BranchProps) {
  const styles = valueTree();
  const entries = entriesOf(value);
  const isChanged = changed.has(path);
  const title: ReactNode = (
    <span className={isChanged ? `${styles.name} ${styles.mark}` : styles.name}>{name}</span>
  );
  if (entries.length === 0)
    return (
      <div className={styles.leaf}>
        {title}{' '}
        <span className={typeof value === 'string' ? styles.text : styles.value}>{valueText(value)}</span>
      </div>
    );
  const holdsChange = [...changed].some((each) => each === path || each.startsWith(`${path}.`));
  return (
    <details key={String(holdsChange)} open={holdsChange}>
      <summary>
        {title} <span className={styles.name}>{texts.entries(entries.length)}</span>
      </summary>
      {entries.map(([inner, each]) => (
        <Branch key={inner} name={inner} value={each} path={`${path}.${inner}`} changed={changed} />
      ))}
    </details>
  );
}
