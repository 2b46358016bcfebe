import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import { inspector } from '#src/ui/inspector.recipe.ts';
import { css } from '#styled/css';
import { inspectorMessages as texts } from '../messages.en.ts';
import { sourceOf } from '../source/source-of.ts';
import { CopyButton } from './CopyButton.tsx';

const row = css({ display: 'inline-flex', alignItems: 'center', gap: '1', minWidth: '0' });

/** The source path of the machine or the chosen state, to copy; in development it opens the editor. */
export function SourceLink({ machine, state }: { readonly machine: string; readonly state: string | null }) {
  const styles = inspector();
  const source = sourceOf(machine, state);
  if (!source) return null;
  const link = import.meta.env.DEV ? source.editor : null;
  return (
    <span className={row}>
      {link === null ? (
        <span className={styles.code}>{source.path}</span>
      ) : (
        <a className={styles.code} href={link} title={texts.openSource}>
          {source.path} <SquareArrowOutUpRight size={12} aria-hidden="true" />
        </a>
      )}
      <CopyButton text={() => source.path} />
    </span>
  );
}
