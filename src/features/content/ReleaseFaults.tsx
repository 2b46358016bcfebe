import { Banner } from '#src/ui/Banner.tsx';
import { button } from '#src/ui/button.recipe.ts';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';

const list = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: '2',
  listStyle: 'none',
});

export interface Fault {
  readonly field: string;
  readonly text: string;
}

interface ReleaseFaultsProps {
  readonly faults: readonly Fault[];
  readonly onGo: (field: string) => void;
  /** The first fault takes the focus, because nothing else on the page can. */
  readonly takesFocus?: boolean;
}

/** Everything that prevents publishing, each with a link to its place. */
export function ReleaseFaults({ faults, onGo, takesFocus = false }: ReleaseFaultsProps) {
  if (faults.length === 0) return null;
  return (
    <Banner
      tone="danger"
      announce="assertive"
      title={messages.lacking}
      action={
        <ul className={list}>
          {faults.map(({ field, text }, at) => (
            <li key={field}>
              <button
                type="button"
                ref={takesFocus && at === 0 ? focusOnce : undefined}
                className={button({ size: 'sm' })}
                onClick={() => onGo(field)}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      }
    />
  );
}

const focusOnce = (element: HTMLButtonElement | null) => element?.focus();
