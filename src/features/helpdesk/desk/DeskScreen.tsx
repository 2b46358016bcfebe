import { lazy, Suspense } from 'react';
import type { Person } from '#contract/session/session.model.ts';
import type { GridState } from '#src/ui/grid/grid.types.ts';
import { decodeGridState, encodeGridState, gridDefaults } from '#src/ui/grid/grid-state.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import type { OnHint } from '../use-helpdesk-chat.ts';
import { ArticlesTab } from './ArticlesTab.tsx';
import type { DeskSearch } from './desk-search.ts';
import { messages } from './messages.ts';
import { QueueTab, queueColumns } from './QueueTab.tsx';

const TicketDialog = lazy(async () => ({ default: (await import('./TicketDialog.tsx')).TicketDialog }));

const defaults: GridState = {
  ...gridDefaults,
  size: 30,
  sort: [{ id: 'updated', descending: true }],
  filters: {},
};

export interface DeskScreenProps {
  readonly person: Person;
  /** false while the session is over and the page waits for the person to sign in again. */
  readonly sessionLive: boolean;
  readonly search: DeskSearch;
  readonly onHint: OnHint;
  /** Puts a new state into the address; `replace` leaves no step for the back button. */
  readonly onSearch: (search: DeskSearch, options?: { readonly replace: boolean }) => void;
}

/** [LD-08, QU-30] The helpdesk's page: the queue of requests, and the articles the assistant answers with. */
export function DeskScreen({ person, sessionLive, search, onHint, onSearch }: DeskScreenProps) {
  const { tab = 'requests', ticket, article = '' } = search;
  const state = decodeGridState(search, { columns: queueColumns, defaults });
  const put = (next: GridState) =>
    onSearch({ ...(ticket ? { ticket } : {}), ...encodeGridState(next, defaults) }, { replace: true });
  const open = (number: number | undefined) =>
    onSearch({ ...encodeGridState(state, defaults), ...(number ? { ticket: number } : {}) });
  return (
    <>
      <PageHeader title={messages.title} text={messages.subtitle} />
      <Tabs
        label={messages.tabs}
        value={tab}
        onChange={(next) => onSearch(next === 'articles' ? { tab: next } : {})}
        items={[
          {
            value: 'requests',
            label: messages.requests,
            content: <QueueTab state={state} onState={put} onHint={onHint} onOpen={open} />,
          },
          {
            value: 'articles',
            label: messages.articles,
            content: (
              <ArticlesTab
                person={person}
                sessionLive={sessionLive}
                open={article}
                onOpen={(key) => onSearch({ tab: 'articles', ...(key ? { article: key } : {}) })}
              />
            ),
          },
        ]}
      />
      <Suspense>
        {tab === 'requests' && ticket !== undefined && ticket > 0 && (
          <TicketDialog
            key={ticket}
            number={ticket}
            person={person}
            onHint={onHint}
            onClose={() => open(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
