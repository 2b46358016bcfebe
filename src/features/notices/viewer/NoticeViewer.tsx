import { useState } from 'react';
import type { NoticeRow } from '#contract/notices/notice.model.ts';
import { Carousel } from '#src/ui/Carousel.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { viewerMessages as messages } from './messages.en.ts';
import { NoticeSlide, type SlideContext } from './NoticeSlide.tsx';

export type { LoadNotice } from './use-notice.ts';

/** A list of notices is long; with more, text replaces the dots. */
const mostDots = 12;

export interface NoticeViewerProps extends SlideContext {
  /** The list at the opening; later changes do not move the reader. */
  readonly rows: readonly NoticeRow[];
  /** Counted from 0; read once. */
  readonly startIndex: number;
  readonly onClose: () => void;
}

/** [TV-01, TV-18] Shows a list's notices one at a time; mounting opens it. It loads the shown one and those beside. */
export function NoticeViewer({ rows: given, startIndex, onClose, ...context }: NoticeViewerProps) {
  const [rows] = useState(given);
  const [index, setIndex] = useState(() => Math.max(0, Math.min(startIndex, given.length - 1)));
  const [start] = useState(index);
  return (
    <Dialog open title={messages.dialog[context.list]} closeLabel={messages.close} onRequestClose={onClose}>
      <Carousel
        label={messages.notices}
        mostDots={mostDots}
        texts={carouselTexts()}
        startIndex={start}
        onSlide={setIndex}
        slides={rows.map((row, position) => ({
          key: String(row.id),
          render: (inView) => (
            <NoticeSlide {...context} row={row} inView={inView} near={isNear(position, index, rows.length)} />
          ),
        }))}
      />
    </Dialog>
  );
}

function carouselTexts() {
  return {
    carousel: messages.carousel,
    slide: messages.slide,
    previous: messages.previousNotice,
    next: messages.nextNotice,
    position: messages.noticePosition,
  };
}

/** The carousel wraps, so its last slide is next to its first. */
export function isNear(position: number, index: number, count: number): boolean {
  const apart = Math.abs(position - index);
  return Math.min(apart, count - apart) <= 1;
}
