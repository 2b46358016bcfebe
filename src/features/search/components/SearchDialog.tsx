import SearchIcon from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { searchLimits } from '#contract/search/search.rules.ts';
import { call } from '#src/lib/api-client.ts';
import { boxed, control } from '#src/ui/control.recipe.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { searchDialog } from '#src/ui/search-dialog.recipe.ts';
import { defineSearchActors } from '../actors/search-actors.ts';
import { messages } from '../messages.en.ts';
import { groupsOf, type PersonHelp, type SearchCommand } from '../rows.ts';
import { useSearch } from '../use-search.ts';
import { KeyHints } from './KeyHints.tsx';
import { KindList } from './KindList.tsx';
import { ResultList } from './ResultList.tsx';

export interface SearchDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly person: Person;
  /** This person's screens and actions, in their language. */
  readonly commands: readonly SearchCommand[];
  /** Actions for a found person; undefined: none for this user. */
  readonly help?: PersonHelp | undefined;
  /** Opens a path of this product, without its leading slash. */
  readonly onOpen: (link: string) => void;
  /** Returns, once, the text typed before the box could take it; it ends in a line break after Enter. */
  readonly take?: () => string;
  /** The element with the focus before. */
  readonly returnFocus?: () => HTMLElement | null;
  /** For tests; the real ones call the server. */
  readonly actorsFor?: () => ReturnType<typeof defineSearchActors>;
}

/** [PF-10…12, ML-08, VP-34…36] Search and commands in one: type, choose by arrows, open by Enter. */
export function SearchDialog({ open, onClose, returnFocus, ...inside }: SearchDialogProps) {
  return (
    <Dialog
      open={open}
      size="search"
      title={messages.title}
      closeLabel={messages.close}
      onRequestClose={onClose}
      {...(returnFocus && { returnFocus })}
      footer={matchMedia('(pointer: coarse)').matches ? undefined : <KeyHints />}
    >
      <SearchBody onClose={onClose} {...inside} />
    </Dialog>
  );
}

type BodyProps = Omit<SearchDialogProps, 'open' | 'returnFocus'>;

function SearchBody({ onClose, person, commands, help, onOpen, take, actorsFor }: BodyProps) {
  const styles = searchDialog();
  const box = boxed();
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const { view, send } = useSearch(
    person.id,
    actorsFor ?? (() => defineSearchActors({ call, role: person.role })),
  );
  const [wanted, setWanted] = useState<string>();
  const groups = groupsOf(view, commands, {
    open: (link) => {
      send({ type: 'result.open' });
      onClose();
      onOpen(link);
    },
    type: (text) => {
      setWanted(undefined);
      send({ type: 'recent.choose', text });
    },
    run: (command) => {
      onClose();
      command.run();
    },
    help: help && {
      fits: help.fits,
      run: (found) => {
        send({ type: 'result.open' });
        onClose();
        help.run(found);
      },
    },
  });
  const rows = groups.flatMap((group) => group.rows);
  const at = rows.findIndex(({ id }) => id === wanted);
  const active = rows[at];
  const type = (text: string) => {
    setWanted(undefined);
    send({ type: 'text.change', text });
  };
  const adopt = () => {
    const early = take?.() ?? '';
    if (early === '') return;
    type((view.text + early.trimEnd()).slice(0, searchLimits.characters));
    if (early.endsWith('\n')) send({ type: 'search.submit' });
  };
  const move = (step: number) => {
    const next = at === -1 && step < 0 ? rows.length - 1 : (at + step + rows.length) % rows.length;
    setWanted(rows[next]?.id);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && rows.length > 0) move(step);
    else if (event.key === 'Enter' && active) active.onChoose?.();
    else if (event.key === 'Enter' && view.text.trim() !== '') send({ type: 'search.submit' });
    else return;
    event.preventDefault();
  };
  const isEmpty = rows.length === 0 && !view.isBusy && view.failure === null;
  return (
    <>
      <div className={styles.bar}>
        <div className={box.box}>
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label={messages.title}
            aria-expanded={rows.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={active ? `${list}-${active.id}` : undefined}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={searchLimits.characters}
            placeholder={messages.placeholder}
            value={view.text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKey}
            onFocus={adopt}
            className={control({ room: 'one' })}
          />
          {view.text !== '' && (
            <div className={box.buttons}>
              <button
                type="button"
                className={box.button}
                aria-label={messages.clear}
                onClick={() => {
                  type('');
                  input.current?.focus();
                }}
              >
                <X />
              </button>
            </div>
          )}
        </div>
        <span className={styles.lens} aria-hidden="true">
          <SearchIcon />
        </span>
      </div>
      <output className={styles.status}>
        {view.isTooShort
          ? messages.tooShort
          : view.isBusy
            ? messages.loading
            : !isEmpty && !view.isResting && view.failure === null && messages.found(rows.length)}
      </output>
      {view.failure !== null && (
        <ErrorState
          title={view.failure.information ?? messages.failed}
          retry={{ label: messages.retry, onRetry: () => send({ type: 'search.retry' }) }}
        />
      )}
      {isEmpty && !view.isResting && <EmptyState title={messages.noResult} text={messages.noResultText} />}
      <div className={styles.main}>
        {view.counts !== null && view.counts.length > 0 && (
          <KindList
            counts={view.counts}
            chosen={view.category}
            onChoose={(category) => send({ type: 'category.choose', category })}
          />
        )}
        <div className={styles.list}>
          <ResultList
            id={list}
            groups={groups}
            active={active?.id}
            onActive={setWanted}
            onForget={() => send({ type: 'recent.forget' })}
          />
          {view.category !== '' && view.total > searchLimits.pageSize && (
            <Pagination
              texts={messages.pages}
              page={view.page}
              pageSize={searchLimits.pageSize}
              total={view.total}
              onChange={(page) => send({ type: 'page.go', page })}
            />
          )}
        </div>
      </div>
    </>
  );
}
