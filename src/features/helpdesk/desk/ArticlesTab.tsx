import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { getHelpArticlesCall } from '#contract/helpdesk/calls/get-help-articles.call.ts';
import { type Article, helpTopics } from '#contract/helpdesk/helpdesk.model.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';

const ArticleDialog = lazy(async () => ({ default: (await import('./ArticleDialog.tsx')).ArticleDialog }));

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '3',
});
const field = css({ flexGrow: '1', maxWidth: 'toast' });
const row = css({
  display: 'flex',
  width: 'full',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  px: '5',
  py: '2.5',
  textAlign: 'start',
  cursor: 'pointer',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'line',
  _hover: { bg: 'surface.hover' },
  _focusVisible: { outlineOffset: '-0.5' },
});
const name = css({ flexGrow: '1', textStyle: 'label' });

const textOf = (article: Article) => article.draft ?? article.published ?? article.shipped;

function matches(article: Article, words: readonly string[]): boolean {
  const text = textOf(article);
  const all = `${text?.title} ${text?.questions} ${article.key}`.toLowerCase();
  return words.every((word) => all.includes(word));
}

interface ArticlesTabProps {
  readonly person: Person;
  /** false while the session is over and the page waits for a new sign-in. */
  readonly sessionLive: boolean;
  /** The article's key in the address; 'new' for a new one, '' for none. */
  readonly open: string;
  readonly onOpen: (key: string) => void;
}

/** The assistant's articles by topic [QU-30]. */
export function ArticlesTab({ person, sessionLive, open, onOpen }: ArticlesTabProps) {
  const [round, setRound] = useState(0);
  const [search, setSearch] = useState('');
  const [load] = useState(() => async (signal: AbortSignal) => {
    const { data } = await call(getHelpArticlesCall, {}, { signal });
    return data;
  });
  const [articles] = useLoaded(load, round);
  const again = () => setRound(round + 1);
  if (articles.kind === 'loading') return <Skeleton label={messages.pick.loading} shape="rows" count={8} />;
  if (articles.kind === 'failed')
    return (
      <ErrorState
        title={messages.articlesFailed}
        text={articles.information}
        retry={{ label: messages.retry, onRetry: again }}
      />
    );
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = articles.data.filter((article) => matches(article, words));
  const chosen = articles.data.find(({ key }) => key === open);
  return (
    <Stack gap="5" above="5">
      <div className={bar}>
        <div className={field}>
          <TextField label={messages.find} type="search" value={search} onChange={setSearch} />
        </div>
        <Button variant="primary" icon={<Plus />} onClick={() => onOpen('new')}>
          {messages.add}
        </Button>
      </div>
      <VisuallyHidden>
        <output>{messages.articleCount(found.length)}</output>
      </VisuallyHidden>
      {found.length === 0 && <EmptyState title={messages.noArticle} text={messages.noArticleText} />}
      {helpTopics.map((topic) => {
        const rows = found.filter((article) => textOf(article)?.topic === topic);
        return rows.length === 0 ? null : (
          <Card key={topic} title={messages.topics[topic]} flush>
            <ul>
              {rows.map((article) => (
                <li key={article.key}>
                  <button type="button" className={row} onClick={() => onOpen(article.key)}>
                    <span className={name} dir="auto">
                      {textOf(article)?.title}
                    </span>
                    <Marks article={article} />
                  </button>
                </li>
              ))}
            </ul>
          </Card>
        );
      })}
      <Suspense>
        {(chosen !== undefined || open === 'new') && (
          <ArticleDialog
            key={open}
            article={chosen}
            person={person}
            sessionLive={sessionLive}
            onSaved={again}
            onOpen={onOpen}
            onClose={() => onOpen('')}
          />
        )}
      </Suspense>
    </Stack>
  );
}

function Marks({ article: { shipped, published, draft, isChanged } }: { readonly article: Article }) {
  return (
    <>
      {shipped === null && <Badge tone="info">{messages.marks.own}</Badge>}
      {shipped !== null && isChanged && <Badge tone="info">{messages.marks.changed}</Badge>}
      {draft && <Badge tone="warning">{published ? messages.marks.draft : messages.marks.unpublished}</Badge>}
    </>
  );
}
