import SearchIcon from 'lucide-react/icons/search';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { searchBox } from '#src/ui/search-box.recipe.ts';
import { css } from '#styled/css';
import { boxMessages as messages } from '../box-messages.en.ts';
import type { PersonHelp, SearchCommand } from '../rows.ts';

const SearchDialog = lazy(async () => ({ default: (await import('./SearchDialog.tsx')).SearchDialog }));

/** Invisible; it only catches typed text. */
const catcher = css({ srOnly: true });

const isMac = /Mac|iP(hone|ad|od)/.test(navigator.userAgent);
const keysText = isMac ? '⌘K' : 'Ctrl K';

export interface HeaderSearchProps {
  readonly person: Person;
  readonly commands: readonly SearchCommand[];
  /** Actions for a found person; undefined: none for this user. */
  readonly help?: PersonHelp | undefined;
  /** Opens a path of this product, without its leading slash. */
  readonly onOpen: (link: string) => void;
}

const takeFocus = (input: HTMLInputElement | null) => input?.focus();

/** True while a dialog must be finished or closed first. */
const isCovered = () => document.querySelector('[aria-modal=true]:not([data-state=closed])') !== null;

/** [ML-08] In the header; Ctrl or ⌘ with K opens it everywhere, before the key guard [QC-38]. */
export function HeaderSearch(props: HeaderSearchProps) {
  const [isOpen, setOpen] = useState(false);
  /** A counter, so that each opening starts afresh, even while the previous one still closes. */
  const [openings, setOpenings] = useState(0);
  const [isReady, setReady] = useState(false);
  /** Text typed before the dialog could take it; it ends in a line break after Enter. */
  const typed = useRef('');
  const opener = useRef<Element>(null);
  const show = () => {
    typed.current = '';
    opener.current = document.activeElement;
    // A touch keyboard would flicker.
    setReady(matchMedia('(pointer: coarse)').matches);
    setOpenings((count) => count + 1);
    setOpen(true);
  };
  const showByKey = useEffectEvent(show);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isOurs || event.code !== 'KeyK' || event.isComposing || isCovered()) return;
      event.preventDefault();
      showByKey();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
  const close = () => setOpen(false);
  const focusBack = () =>
    opener.current instanceof HTMLElement && opener.current.isConnected && opener.current !== document.body
      ? opener.current
      : null;
  /** From now on the dialog's own box has the focus. */
  const take = () => {
    setReady(true);
    const text = typed.current;
    typed.current = '';
    return text;
  };
  const styles = searchBox();
  return (
    <>
      <button
        type="button"
        className={styles.box}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={messages.open(keysText)}
        onClick={show}
      >
        <SearchIcon />
        <span className={styles.words}>{messages.placeholder}</span>
        <kbd className={styles.keys}>{keysText}</kbd>
      </button>
      {isOpen && !isReady && (
        <input
          ref={takeFocus}
          className={catcher}
          aria-label={messages.open(keysText)}
          autoComplete="off"
          onChange={(event) => {
            typed.current = event.target.value;
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              close();
              focusBack()?.focus();
            } else if (event.key === 'Enter' && !event.nativeEvent.isComposing)
              typed.current = `${typed.current.trimEnd()}\n`;
          }}
        />
      )}
      {openings > 0 && (
        <Suspense>
          <SearchDialog
            key={openings}
            {...props}
            open={isOpen}
            take={take}
            returnFocus={focusBack}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
