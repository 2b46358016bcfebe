import { lazy, Suspense } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import type { ResourceAddress } from '#src/lib/resource/use-resource-grid.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import type { OnHint } from '../use-helpdesk-chat.ts';
import { ArticlesTab } from './ArticlesTab.tsx';
import type { DeskSearch } from './desk-search.ts';
import { messages } from './messages.en.ts';
import { QueueTab } from './QueueTab.tsx';

const TicketDialog = lazy(async () => ({ default: (await import('./TicketDialog.tsx')).TicketDialog }));

export interface DeskScreenProps {
  readonly person: Person;
  /** false while the session is over and the page waits for a new sign-in. */
  readonly sessionLive: boolean;
  readonly search: DeskSearch;
  readonly onHint: OnHint;
  /** Puts a new state into the address; `replace` adds no step for the back button. */
  readonly onSearch: (search: DeskSearch, options?: { readonly replace: boolean }) => void;
}

/** [LD-08, QU-30] The helpdesk's page: the queue of requests, and the assistant's articles. */
export function DeskScreen({ person, sessionLive, search, onHint, onSearch }: DeskScreenProps) {
  const { tab = 'requests', ticket, article = '', ...grid } = search;
  const put: ResourceAddress['onSearch'] = ({ open, ...next }, options) =>
    onSearch({ ...next, ...(open ? { ticket: Number(open) } : {}) }, options);
  const address = { search: { ...grid, open: ticket ? String(ticket) : '' }, onSearch: put };
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
            content: <QueueTab personId={person.id} address={address} onHint={onHint} />,
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
            onClose={() => onSearch(grid)}
          />
        )}
      </Suspense>
    </>
  );
}
