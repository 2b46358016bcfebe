import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { useCallback, useState } from 'react';
import type { Portfolio } from '#contract/wall/wall.wire.ts';
import { Cover } from '#src/lib/attachment/Cover.tsx';
import { tellDone } from '#src/lib/resource/tell-done.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { formatDayOf } from '#src/lib/words/dates.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { PrintSheet } from '#src/ui/PrintSheet.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { loadPortfolio } from './load-portfolio.ts';
import { portfolioMessages as messages } from './messages.en.ts';
import { PortfolioForm } from './PortfolioForm.tsx';
import type { WallProps } from './wall-props.ts';

const about = css({ maxWidth: 'prose', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '4', listStyle: 'none' });
const work = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '[17rem 1fr]' },
  gap: '4',
  p: '4',
  bg: 'surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'lg',
  breakInside: 'avoid',
});
const name = css({ textStyle: 'section', overflowWrap: 'anywhere' });
const words = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const label = css({ textStyle: 'label', marginBlockStart: '3' });

interface PortfolioScreenProps {
  readonly app: WallProps;
  /** 0: the person's own, the only one they can change. */
  readonly studentId: number;
}

/** [CA-04] A student's shown works with notes; printing gives a PDF. */
export function PortfolioScreen({ app, studentId }: PortfolioScreenProps) {
  const { round, refresh } = useRefresh(app.listen);
  const [isEdited, setEdited] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const load = useCallback((signal: AbortSignal) => loadPortfolio(studentId, signal), [studentId]);
  const [loaded, , retry] = useLoaded(load, round);
  const isOwn = studentId === 0;
  if (loaded.kind === 'loading') return <Skeleton label={messages.loading} shape="card" count={2} />;
  if (loaded.kind === 'failed')
    return (
      <ErrorState
        title={messages.failed}
        text={loaded.information}
        retry={{ label: messages.retry, onRetry: retry }}
      />
    );
  const { data } = loaded;
  const edit = (
    <Button variant="primary" icon={<Pencil />} onClick={() => setEdited(true)}>
      {messages.edit}
    </Button>
  );
  return (
    <Stack>
      <PageHeader
        title={isOwn ? messages.title : messages.titleOf(data.name)}
        text={isOwn ? messages.text : undefined}
        actions={
          <>
            {data.works.length > 0 && (
              <Button icon={<Printer />} onClick={() => setPrinting(true)}>
                {messages.print}
              </Button>
            )}
            {isOwn && edit}
          </>
        }
      />
      {data.works.length === 0 ? (
        <EmptyState title={messages.empty} text={isOwn ? messages.emptyText : messages.emptyOf} />
      ) : (
        <Works portfolio={data} />
      )}
      {isEdited && (
        <PortfolioForm
          portfolio={data}
          app={app}
          onSaved={() => {
            setEdited(false);
            tellDone(messages.saved, data.name);
            refresh();
          }}
          onClose={() => setEdited(false)}
        />
      )}
      {isPrinting && (
        <PrintSheet footer={<bdi>{data.school_name}</bdi>} onPrinted={() => setPrinting(false)}>
          <h1 className={name}>{messages.titleOf(data.name)}</h1>
          <Works portfolio={data} />
        </PrintSheet>
      )}
    </Stack>
  );
}

function Works({ portfolio }: { readonly portfolio: Portfolio }) {
  return (
    <>
      <p className={quiet}>
        <bdi>{portfolio.name}</bdi>
        {portfolio.class_name !== '' && ' · '}
        <bdi>{portfolio.class_name}</bdi>
        {' · '}
        <bdi>{portfolio.school_name}</bdi>
      </p>
      {portfolio.about !== '' && (
        <p className={about}>
          <bdi>{portfolio.about}</bdi>
        </p>
      )}
      <ul className={list}>
        {portfolio.works.map((each) => (
          <li key={each.work_id}>
            <article className={work}>
              <Cover fileId={each.picture === '' ? each.project_cover : each.picture} title={each.title} />
              <div>
                <h2 className={name}>
                  <bdi>{each.title}</bdi>
                </h2>
                <p className={quiet}>
                  <bdi>{each.group_name}</bdi>
                  {' · '}
                  {messages.approved(formatDayOf(each.approved_at))}
                </p>
                {each.note !== '' && (
                  <p className={words}>
                    <bdi>{each.note}</bdi>
                  </p>
                )}
                {each.learning !== '' && (
                  <>
                    <h3 className={label}>{messages.learning}</h3>
                    <p className={words}>
                      <bdi>{each.learning}</bdi>
                    </p>
                  </>
                )}
              </div>
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}
