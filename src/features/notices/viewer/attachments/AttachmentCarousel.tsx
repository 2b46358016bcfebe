import type { Notice } from '#contract/notices/notice.model.ts';
import { Carousel } from '#src/ui/Carousel.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { KeptSlide } from '../KeptSlide.tsx';
import { viewerMessages as messages } from '../messages.en.ts';
import { AttachmentView } from './AttachmentView.tsx';
import { attachmentItems } from './attachment-item.ts';

const heading = css({ textStyle: 'label', color: 'text.muted' });

export interface AttachmentCarouselProps {
  readonly notice: Notice;
  readonly inView: boolean;
  readonly downloadDisabled: boolean;
}

/** [TV-07] A notice's attachments, one at a time; nothing when it has none. */
export function AttachmentCarousel({ notice, inView, downloadDisabled }: AttachmentCarouselProps) {
  const items = attachmentItems(notice);
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
              <AttachmentView item={item} inView={shown && inView} downloadDisabled={downloadDisabled} />
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
