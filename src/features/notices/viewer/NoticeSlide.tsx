import CircleOff from 'lucide-react/icons/circle-off';
import { lazy, Suspense } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import type { Notice, NoticeList, NoticeRow } from '#contract/notices/notice.model.ts';
import type { Day } from '#contract/notices/notice.rules.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { css } from '#styled/css';
import { AcknowledgeBar } from '../delivery/AcknowledgeBar.tsx';
import { DeliveryPanel } from '../delivery/DeliveryPanel.tsx';
import { type DeliveryApi, deliveryTools } from '../delivery/delivery-tools.ts';
import type { FollowDelivery } from '../delivery/use-delivery.ts';
import { useSeen } from '../delivery/use-seen.ts';
import { TranslationBar } from '../translations/TranslationBar.tsx';
import type { TranslationTools } from '../translations/translation-tools.ts';
import { type ShownText, useShownText } from '../translations/use-shown-text.ts';
import { AttachmentCarousel } from './AttachmentCarousel.tsx';
import { KeptSlide } from './KeptSlide.tsx';
import { LinkedText } from './LinkedText.tsx';
import { viewerMessages as messages } from './messages.en.ts';
import { NoticeActions } from './NoticeActions.tsx';
import { NoticeAudience, NoticeDetails } from './NoticeDetails.tsx';
import { NoticeHeading } from './NoticeHeading.tsx';
import { PrintButton } from './print/PrintButton.tsx';
import { SlideSkeleton } from './SlideSkeleton.tsx';
import { TemplateButton } from './TemplateButton.tsx';
import { type LoadNotice, useNotice } from './use-notice.ts';

const OfficeDeliveryPanel = lazy(() =>
  import('../office-delivery/OfficeDeliveryPanel.tsx').then((module) => ({
    default: module.OfficeDeliveryPanel,
  })),
);

// One height for all, so that the arrows below stay in place.
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

const tools = css({ display: 'flex', alignItems: 'center' });

export interface SlideContext {
  readonly list: NoticeList;
  readonly person: Person;
  readonly today: Day;
  readonly loadNotice: LoadNotice;
  readonly delivery?: DeliveryApi;
  readonly translation?: TranslationTools;
  readonly followDelivery?: FollowDelivery | undefined;
  readonly onEdit: (notice: Notice) => void;
  readonly onReshare: (notice: Notice) => void;
  readonly onTemplate?: (notice: Notice) => void;
}

export interface NoticeSlideProps extends SlideContext {
  readonly row: NoticeRow;
  readonly inView: boolean;
  /** Shown or next to it, so worth loading. */
  readonly near: boolean;
}

/** One notice: its heading at once, then the rest or the failure. */
export function NoticeSlide({ row, inView, near, ...context }: NoticeSlideProps) {
  const { state, retry, change } = useNotice(row.id, near, context.loadNotice);
  // The office shares but is no reader.
  const isReader = context.person.role !== roles.superAdmin;
  useSeen(context.person.id, row.id, isReader && inView && state.status === 'ready');
  const { delivery = deliveryTools } = context;
  const notice = state.status === 'ready' ? state.notice : undefined;
  const { text, choose } = useShownText(notice);
  if (state.status === 'gone') {
    return (
      <div className={slide}>
        <EmptyState icon={<CircleOff />} title={messages.gone} text={messages.goneText} />
      </div>
    );
  }
  return (
    <div className={slide} aria-busy={state.status === 'loading'}>
      <div className={scroll}>
        <NoticeHeading
          notice={notice ?? row}
          list={context.list}
          today={context.today}
          translated={text.translation ? text : undefined}
          actions={
            notice && (
              <span className={tools}>
                {context.onTemplate && (
                  <TemplateButton notice={notice} person={context.person} onTemplate={context.onTemplate} />
                )}
                <PrintButton notice={notice} translation={freshOf(text)} school={context.person.school} />
              </span>
            )
          }
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
            {notice.mayFollow && inView && <Delivery notice={notice} context={context} tools={delivery} />}
            {inView && (
              <TranslationBar
                notice={notice}
                personId={context.person.id}
                shown={text}
                onChoose={choose}
                onTranslations={(translations) => change({ translations })}
                {...(context.translation && { tools: context.translation })}
              />
            )}
            <LinkedText text={text.description} lang={text.lang} dir={text.dir} />
            {near && (
              <KeptSlide inView={inView}>
                <AttachmentCarousel
                  notice={notice}
                  inView={inView}
                  download={context.person.school.isDemo ? 'demo' : 'offered'}
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

interface SlideDeliveryProps {
  readonly notice: Notice;
  readonly context: Pick<SlideContext, 'person' | 'followDelivery'>;
  readonly tools: DeliveryApi;
}

/** The office sees numbers by place, a school its people. */
function Delivery({ notice, context: { person, followDelivery }, tools }: SlideDeliveryProps) {
  if (person.role !== roles.superAdmin)
    return <DeliveryPanel noticeId={notice.id} tools={tools} follow={followDelivery} />;
  return (
    <Suspense>
      <OfficeDeliveryPanel noticeId={notice.id} follow={followDelivery} />
    </Suspense>
  );
}
/** Paper outlives a change of the original, so an outdated translation is not printed. */
const freshOf = ({ translation }: ShownText) => (translation?.isStale ? null : translation);
