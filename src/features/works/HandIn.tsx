import { lazy, Suspense, useCallback, useState } from 'react';
import type { ProjectDetail } from '#contract/works/works.wire.ts';
import type { WorkRef } from '#machines/works/project-upload/project-upload.types.ts';
import { alerts } from '#src/lib/alerts.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import { worksMessages as messages } from './messages.en.ts';
import { readUploadDraft } from './upload-draft.ts';
import { type HandInProps, loadDetail } from './use-project-upload.ts';

const UploadDialog = lazy(() =>
  import('./UploadDialog.tsx').then((module) => ({ default: module.UploadDialog })),
);

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });

/** The button's label and the text beside it. */
export function stateOf({ state, is_late, closed }: ProjectDetail, hasDraft: boolean) {
  if (state === 'approved')
    return { label: messages.look, badge: messages.approved, tone: 'success' as const };
  if (state === 'in_review')
    return {
      label: messages.look,
      badge: is_late === 1 ? messages.inReviewLate : messages.inReview,
      tone: 'info' as const,
    };
  if (closed !== '') return { label: messages.look, badge: messages.closed, tone: 'neutral' as const };
  if (state === 'resubmit') return { label: messages.again, badge: messages.asked, tone: 'warning' as const };
  if (state === 'draft' || hasDraft)
    return { label: messages.handIn, badge: messages.draftKept, tone: 'info' as const };
  return { label: messages.handIn, badge: '', tone: 'neutral' as const };
}

/** [CW-13, CW-14, CW-15] Opens a project's upload dialog, and shows the work's progress. */
export function HandIn({ app, of }: { readonly app: HandInProps; readonly of: WorkRef }) {
  const [isOpen, setOpen] = useState(false);
  const { round, refresh } = useRefresh(app.listen);
  const load = useCallback((signal: AbortSignal) => loadDetail(of, signal), [of]);
  const [detail, , retry] = useLoaded(load, round);
  if (detail.kind === 'loading') return null;
  if (detail.kind === 'failed')
    return detail.code === 'not_found' ? null : (
      <p className={line}>
        {messages.notLoaded}
        <Button size="sm" onClick={retry}>
          {messages.retry}
        </Button>
      </p>
    );
  const { label, badge, tone } = stateOf(detail.data, readUploadDraft(app.person.id, of) !== null);
  const due = detail.data.due_date;
  return (
    <div className={line}>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {badge !== '' && <Badge tone={tone}>{badge}</Badge>}
      {badge === '' && due !== '' && due < detail.data.today && (
        <Badge tone="danger">{messages.overdue(formatDate(due, 'short'))}</Badge>
      )}
      {isOpen && (
        <Suspense>
          <UploadDialog
            app={app}
            of={of}
            onEnd={({ kind }) => {
              setOpen(false);
              refresh();
              if (kind === 'settled') alerts.show({ tone: 'success', title: messages.saved });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
