import { useCallback, useDeferredValue, useState } from 'react';
import { roles } from '#contract/core/roles.ts';
import { type WallReach, wallReaches } from '#contract/wall/wall.rules.ts';
import type { WallItem } from '#contract/wall/wall.wire.ts';
import { useRemoval } from '#src/lib/detail/use-removal.ts';
import { optionsOf } from '#src/lib/form/options-of.ts';
import { RowActionDialogs } from '#src/lib/resource/RowActionDialogs.tsx';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { QuietSelect } from '#src/ui/QuietSelect.tsx';
import { SegmentedChoice } from '#src/ui/SegmentedChoice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { loadWall, wallChanges } from './load-wall.ts';
import { messages } from './messages.en.ts';
import { WallCard } from './WallCard.tsx';
import { WallDialog } from './WallDialog.tsx';
import type { WallProps } from './wall-props.ts';

const states = ['on', 'removed'] as const;
const pageSize = 24;
const mostShown = 96;

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '3',
  '& > :last-child': { flexGrow: '1', maxWidth: 'menu' },
});
const cards = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 17rem), 1fr))]',
  gap: '4',
  listStyle: 'none',
});

/** [RT-18, CB-02, DS-14] Works of the own school, and of others with consent. */
export function WallScreen({ app }: { readonly app: WallProps }) {
  const { person, sessionLive, listen } = app;
  const isOffice = person.role === roles.superAdmin;
  const isAdmin = person.role === roles.schoolAdmin;
  const { round, refresh } = useRefresh(listen);
  const [place, setPlace] = useState<WallReach>(isOffice ? 'beyond' : 'school');
  const [isTakenOff, setTakenOff] = useState(false);
  const [words, setWords] = useState('');
  const [size, setSize] = useState(pageSize);
  const [open, setOpen] = useState<WallItem | null>(null);
  const search = useDeferredValue(words);
  const load = useCallback(
    (signal: AbortSignal) =>
      loadWall(person.role, { place, isTakenOff, search: search.slice(0, 200), size }, signal),
    [person.role, place, isTakenOff, search, size],
  );
  const [list, , retry] = useLoaded(load, round);
  const { actions, remove } = useRemoval({ changes: wallChanges, sessionLive, onChanged: refresh });
  const takeOff = (item: WallItem) => {
    const row = { id: item.id, version: item.version, name: item.project_name };
    if (isTakenOff) actions.send({ type: 'action.submit', action: 'restore', rows: [row] });
    else remove(row);
    setOpen(null);
  };
  return (
    <Stack>
      <PageHeader title={messages.title} text={isOffice ? messages.officeText : messages.text} />
      <div className={bar}>
        {!isOffice && (
          <SegmentedChoice
            name="wall-place"
            label={messages.places}
            value={place}
            options={optionsOf(messages.placeNames, wallReaches)}
            onChange={(next) => {
              setPlace(next);
              setTakenOff(false);
            }}
          />
        )}
        {isAdmin && place === 'school' && (
          <QuietSelect
            label={messages.which}
            value={isTakenOff ? 'removed' : 'on'}
            options={optionsOf(messages.states, states)}
            onChange={(next) => setTakenOff(next === 'removed')}
          />
        )}
        <TextField type="search" label={messages.search} value={words} maxLength={200} onChange={setWords} />
      </div>
      {list.kind === 'loading' && <Skeleton label={messages.loading} shape="card" count={3} />}
      {list.kind === 'failed' && (
        <ErrorState
          title={messages.failed}
          text={list.information}
          retry={{ label: messages.retry, onRetry: retry }}
        />
      )}
      {list.kind === 'loaded' && list.data.total === 0 && (
        <Nothing place={place} isTakenOff={isTakenOff} isSearched={search !== ''} />
      )}
      {list.kind === 'loaded' && list.data.total > 0 && (
        <>
          <ul className={cards}>
            {list.data.rows.map((item) => (
              <li key={item.id}>
                <WallCard item={item} namesSchool={place === 'beyond'} onOpen={() => setOpen(item)} />
              </li>
            ))}
          </ul>
          {list.data.rows.length < list.data.total && size < mostShown && (
            <div>
              <Button onClick={() => setSize(mostShown)}>{messages.more}</Button>
            </div>
          )}
        </>
      )}
      {open && (
        <WallDialog
          item={open}
          round={round}
          footer={
            isAdmin &&
            place === 'school' && (
              <Button onClick={() => takeOff(open)}>
                {isTakenOff ? messages.putBack : messages.takeOff}
              </Button>
            )
          }
          onClose={() => setOpen(null)}
        />
      )}
      <RowActionDialogs actions={actions} />
    </Stack>
  );
}

interface NothingProps {
  readonly place: WallReach;
  readonly isTakenOff: boolean;
  readonly isSearched: boolean;
}

function Nothing({ place, isTakenOff, isSearched }: NothingProps) {
  if (isSearched) return <EmptyState title={messages.noMatch} text={messages.noMatchText} />;
  if (isTakenOff) return <EmptyState title={messages.nothingTakenOff} />;
  return <EmptyState title={messages.empty[place]} text={messages.emptyText[place]} />;
}
