import CircleOff from 'lucide-react/icons/circle-off';
import type { Notice, NoticeList, NoticeRow } from '#contract/notices/notice.model.ts';
import type { Day } from '#contract/notices/notice.rules.ts';
import type { Person } from '#contract/session/session.model.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { css } from '#styled/css';
import { AcknowledgeBar } from '../delivery/AcknowledgeBar.tsx';
import { DeliveryPanel } from '../delivery/DeliveryPanel.tsx';
import { type DeliveryTools, deliveryTools } from '../delivery/delivery-tools.ts';
import type { FollowDelivery } from '../delivery/use-delivery.ts';
import { useSeen } from '../delivery/use-seen.ts';
import { AttachmentCarousel } from './attachments/AttachmentCarousel.tsx';
import { KeptSlide } from './KeptSlide.tsx';
import { LinkedText } from './LinkedText.tsx';
import { viewerMessages as messages } from './messages.ts';
import { NoticeActions } from './NoticeActions.tsx';
import { NoticeAudience, NoticeDetails } from './NoticeDetails.tsx';
import { NoticeHeading } from './NoticeHeading.tsx';
import { PrintButton } from './print/PrintButton.tsx';
import { SlideSkeleton } from './SlideSkeleton.tsx';
import { type LoadNotice, useNotice } from './use-notice.ts';

// One height for all, so that the arrows below stay where they are from notice to notice.
const slide = css({
  display: 'flex',
  flexDirection: 'column',
  height: { base: 'noticeSlide.narrow', sm: 'noticeSlide.wide' },
});
const scroll = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  gap: '4',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: '1',
  paddingBlockEnd: '4',
  '& > *': { flexShrink: '0' },
});

/** What is the same for every slide. */
export interface SlideContext {
  readonly list: NoticeList;
  readonly person: Person;
  readonly today: Day;
  readonly loadNotice: LoadNotice;
  readonly delivery?: DeliveryTools;
  readonly followDelivery?: FollowDelivery | undefined;
  readonly onEdit: (notice: Notice) => void;
  readonly onReshare: (notice: Notice) => void;
}

export interface NoticeSlideProps extends SlideContext {
  readonly row: NoticeRow;
  readonly inView: boolean;
  /** On show or next to it: worth loading. */
  readonly near: boolean;
}

/** One notice: its heading at once, the rest as it comes, or why it does not. */
export function NoticeSlide({ row, inView, near, ...context }: NoticeSlideProps) {
  const { state, retry } = useNotice(row.id, near, context.loadNotice);
  useSeen(context.person.id, row.id, inView && state.status === 'ready');
  const { delivery = deliveryTools } = context;
  if (state.status === 'gone') {
    return (
      <div className={slide}>
        <EmptyState icon={<CircleOff />} title={messages.gone} text={messages.goneText} />
      </div>
    );
  }
  const notice = state.status === 'ready' ? state.notice : undefined;
  return (
    <div className={slide} aria-busy={state.status === 'loading'}>
      <div className={scroll}>
        <NoticeHeading
          notice={notice ?? row}
          list={context.list}
          today={context.today}
          actions={notice && <PrintButton notice={notice} school={context.person.school} />}
        />
        {state.status === 'loading' && <SlideSkeleton />}
        {state.status === 'failed' && (
          <ErrorState
            title={messages.failed}
            text={state.offline ? messages.offline : messages.failedText}
            reference={state.reference === undefined ? undefined : messages.reference(state.reference)}
            retry={{ label: messages.tryAgain, onRetry: retry }}
          />
        )}
        {notice !== undefined && (
          <>
            <NoticeAudience notice={notice} />
            <NoticeDetails notice={notice} timeZone={context.person.school.timeZone} />
            {notice.mayFollow && inView && (
              <DeliveryPanel noticeId={notice.id} tools={delivery} follow={context.followDelivery} />
            )}
            <LinkedText text={notice.description} />
            {near && (
              <KeptSlide inView={inView}>
                <AttachmentCarousel
                  notice={notice}
                  inView={inView}
                  downloadDisabled={context.person.school.isDemo}
                />
              </KeptSlide>
            )}
          </>
        )}
      </div>
      {notice?.mayAcknowledge && (
        <AcknowledgeBar
          noticeId={notice.id}
          acknowledgedAt={notice.acknowledgedAt}
          acknowledge={delivery.acknowledge}
        />
      )}
      {notice !== undefined && (
        <NoticeActions
          notice={notice}
          person={context.person}
          onEdit={context.onEdit}
          onReshare={context.onReshare}
        />
      )}
    </div>
  );
}
