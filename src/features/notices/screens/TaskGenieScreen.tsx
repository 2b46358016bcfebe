import Minimize2 from 'lucide-react/icons/minimize-2';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useCallback, useState } from 'react';
import { can, noticeModule, type Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import { boardWindow } from '#contract/notices/board.wire.ts';
import { type ShownMonth, shownMonth } from '#contract/notices/month.rules.ts';
import type { BoardRow, NoticeList } from '#contract/notices/notice.model.ts';
import { canReshareModel } from '#contract/notices/notice.rules.ts';
import { todayIn } from '#src/lib/days.ts';
import { type ResourceAddress, useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { useRowActions } from '#src/lib/resource/use-row-actions.ts';
import { type ListenForHints, useRefresh } from '#src/lib/use-refresh.ts';
import { Button } from '#src/ui/Button.tsx';
import { gridDefaults } from '#src/ui/grid/grid-state.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { css } from '#styled/css';
import { HighlightStrip } from '../board/HighlightStrip.tsx';
import { type Highlights, listsOf } from '../board/load-board.ts';
import type { FollowDelivery } from '../delivery/use-delivery.ts';
import { BoardGrid } from '../full-board/BoardGrid.tsx';
import type { FullBoardSearch } from '../full-board/full-board-search.ts';
import { fullBoardMessages as messages } from '../full-board/messages.en.ts';
import { changeRefusals, noticeChanges } from '../full-board/notice-changes.tsx';
import { useBoardColumns, useBoardSource } from '../full-board/use-board.ts';
import { BoardScreen, mayWrite } from './BoardScreen.tsx';
import type { OpenedForm } from './opened-form.ts';

const DeletedGrid = lazy(() =>
  import('../deleted/DeletedGrid.tsx').then((module) => ({ default: module.DeletedGrid })),
);
const DraftsButton = lazy(async () => ({
  default: (await import('../drafts/DraftsButton.tsx')).DraftsButton,
}));
const BulkReshare = lazy(async () => ({
  default: (await import(/* webpackChunkName: "use-again" */ '../pack/BulkReshare.tsx')).BulkReshare,
}));

/** [TG-01, QC-30] The order of the tabs. */
const tabOrder: readonly NoticeList[] = ['active', 'due', 'inactive'];
/** A card of its own, since the tabs here are in none. */
const above = css({
  marginBlockEnd: '4',
  overflow: 'hidden',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'lg',
  _empty: { display: 'none' },
  '& > section': { borderBlockEndWidth: 'none' },
});
/** On a phone only its picture stands beside the heading. */
const onWide = css({ mdDown: { srOnly: true } });
const boardDefaults = { ...gridDefaults, hidden: ['share_date'] };

export interface TaskGenieScreenProps {
  readonly person: Person;
  readonly sessionLive: boolean;
  readonly search: FullBoardSearch;
  /** Above the tabs; undefined: this person has none. */
  readonly highlights?: Highlights | undefined;
  readonly onHighlights?: () => void;
  readonly listen?: ListenForHints;
  readonly followDelivery?: FollowDelivery;
  /** Changes the address; without `replace` it adds a step for the back button. */
  readonly onSearch: (changes: FullBoardSearch, options?: { replace: boolean }) => void;
  readonly opened: OpenedForm;
  readonly onLeave: () => void;
}

/** [TG-01…09] The full board. The viewer and the form open over it, as over the card. */
export function TaskGenieScreen(props: TaskGenieScreenProps) {
  const { person, sessionLive, search, onSearch, onLeave } = props;
  const today = todayIn(person.school.timeZone);
  const lists = tabOrder.filter((each) => listsOf(person).includes(each));
  const list = lists.find((each) => each === search.tab) ?? 'active';
  const month = shownMonth(search.month, today);
  const writes = mayWrite(person);
  // The office manages its board even where it does not write.
  const canManage = (writes || person.role === roles.superAdmin) && !person.school.isDemo;

  const together = useRefresh(props.listen);
  const [changes] = useState(() => noticeChanges(person.role));
  const actions = useRowActions({
    changes,
    sessionLive,
    refusals: changeRefusals(),
    onChanged: together.refresh,
  });
  const source = useBoardSource(person, list, month);
  const again = useUseAgain();
  const [viewed, setViewed] = useState<readonly BoardRow[]>([]);
  const canView = can(person, noticeModule, 'view');
  const view = useCallback(
    (row: BoardRow) => {
      setViewed(source.around(row));
      onSearch({ open: row.id });
    },
    [source, onSearch],
  );
  const edit = useCallback((row: BoardRow) => onSearch({ form: 'edit', notice: row.id }), [onSearch]);
  const onView = canView ? view : undefined;
  const columns = useBoardColumns({
    today,
    personId: person.id,
    onView,
    onEdit: writes ? edit : undefined,
    send: actions.send,
  });
  const tab = canManage && search.tab === 'deleted' ? 'deleted' : list;
  const { open: _, ...gridSearch } = search;
  const address: ResourceAddress = {
    search: gridSearch,
    onSearch: ({ open: __, ...next }, options) => onSearch({ ...noGrid, ...next }, options),
  };
  const board = useResourceGrid({
    name: `notices-${list}`,
    personId: person.id,
    load: source.load,
    columns,
    address,
    together,
    most: boardWindow,
    defaults: boardDefaults,
  });
  const goTo = (changes: { tab?: NoticeList | 'deleted'; month?: ShownMonth }) =>
    onSearch({
      ...changes,
      page: undefined,
      ...(changes.tab && { filter: undefined }),
      ...(changes.tab && (changes.tab === 'deleted') !== (tab === 'deleted') && ownColumns),
    });

  return (
    <BoardScreen
      person={person}
      sessionLive={sessionLive}
      title={messages.title}
      board={{
        kind: 'loaded',
        lists: { [list]: { rows: viewed, count: viewed.length } },
        highlights: props.highlights,
      }}
      search={{ ...search, tab: list }}
      onSearch={onSearch}
      opened={props.opened}
      followDelivery={props.followDelivery}
      onRefresh={() => {
        together.refresh();
        props.onHighlights?.();
      }}
    >
      <PageHeader
        title={messages.title}
        actions={
          <>
            <Button icon={<Minimize2 />} onClick={onLeave}>
              <span className={onWide}>{messages.leave}</span>
            </Button>
            {writes && (
              <Suspense>
                <DraftsButton
                  key={again.round}
                  personId={person.id}
                  isWriting={search.form !== undefined}
                  onOpen={({ mode, noticeId }) => onSearch({ form: mode, notice: noticeId })}
                />
              </Suspense>
            )}
            {writes && (
              <Button variant="primary" icon={<Plus />} onClick={() => onSearch({ form: 'add', notice: 0 })}>
                {messages.add}
              </Button>
            )}
          </>
        }
      />
      <div className={above}>
        <HighlightStrip
          isLow
          highlights={props.highlights}
          onView={onView && (({ id }) => onSearch({ open: id }))}
        />
      </div>
      <Tabs
        label={messages.tabs}
        value={tab}
        onChange={(next) => goTo({ tab: next })}
        items={[
          ...lists.map((each) => ({
            value: each,
            label: messages.tab[each],
            content: (
              <BoardGrid
                tab={each}
                month={month}
                today={today}
                list={board}
                longExport={source.longExport}
                onMonth={(next) => goTo({ month: next })}
                onOpen={onView}
                changes={actions}
                canManage={canManage}
                onAgain={
                  writes && !person.school.isDemo && canReshareModel(person.school.model)
                    ? again.ask
                    : undefined
                }
              />
            ),
          })),
          ...(canManage
            ? [
                {
                  value: 'deleted' as const,
                  label: messages.deletedTab,
                  content: (
                    <Suspense>
                      <DeletedGrid
                        caption={messages.deletedTab}
                        timeZone={person.school.timeZone}
                        personId={person.id}
                        address={address}
                        together={together}
                        changes={actions}
                      />
                    </Suspense>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Suspense>
        {again.wanted && (
          <BulkReshare
            wanted={again.wanted}
            person={person}
            today={today}
            onEnd={(_made, open) => {
              again.end();
              if (open !== null) onSearch({ form: 'editReshare', notice: open });
            }}
          />
        )}
      </Suspense>
    </BoardScreen>
  );
}

/** The notices to turn into drafts; each time the drafts are counted again. */
function useUseAgain() {
  const [wanted, setWanted] = useState<readonly BoardRow[] | null>(null);
  const [round, setRound] = useState(0);
  const end = () => {
    setWanted(null);
    setRound(round + 1);
  };
  return { wanted, round, ask: setWanted, end };
}

const ownColumns: FullBoardSearch = { sort: undefined, hide: undefined };

const noGrid: FullBoardSearch = {
  page: undefined,
  size: undefined,
  sort: undefined,
  q: undefined,
  filter: undefined,
  hide: undefined,
  compact: undefined,
};
