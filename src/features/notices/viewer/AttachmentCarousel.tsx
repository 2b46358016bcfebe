import type { Notice } from '#contract/notices/notice.model.ts';
import { AttachmentView } from '#src/lib/attachment/AttachmentView.tsx';
import type { DownloadOffer } from '#src/lib/attachment/DownloadButton.tsx';
import { Carousel } from '#src/ui/Carousel.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { KeptSlide } from './KeptSlide.tsx';
import { viewerMessages as messages } from './messages.en.ts';
import { noticeItems } from './notice-items.ts';

const heading = css({ textStyle: 'label', color: 'text.muted' });

export interface AttachmentCarouselProps {
  readonly notice: Notice;
  readonly inView: boolean;
  readonly download: DownloadOffer;
}

/** [TV-07] A notice's attachments, one at a time; renders nothing if it has none. */
export function AttachmentCarousel({ notice, inView, download }: AttachmentCarouselProps) {
  const items = noticeItems(notice);
  if (items.length === 0) return null;
  return (
    <Stack gap="2">
      <h4 className={heading}>{messages.attachmentsOf(items.length)}</h4>
      <Carousel
        label={messages.attachments}
        texts={carouselTexts()}
        slides={items.map((item) => ({
          key: item.id,
          render: (shown) => (
            <KeptSlide inView={shown}>
              <AttachmentView item={item} inView={shown && inView} download={download} />
            </KeptSlide>
          ),
        }))}
      />
    </Stack>
  );
}

function carouselTexts() {
  return {
    carousel: messages.carousel,
    slide: messages.slide,
    previous: messages.previousAttachment,
    next: messages.nextAttachment,
    position: messages.attachmentPosition,
  };
}
