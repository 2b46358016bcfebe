import { type ReactNode, useCallback, useState } from 'react';
import { getFacultyWallofFamesCall } from '#contract/wall/calls/get-faculty-wallof-fames.call.ts';
import type { WallItem } from '#contract/wall/wall.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { Card } from '#src/ui/Card.tsx';
import { Carousel } from '#src/ui/Carousel.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';
import { WallCard } from './WallCard.tsx';
import { WallDialog } from './WallDialog.tsx';
import type { WallProps } from './wall-props.ts';

const slide = css({ height: 'full', p: '1' });
const quiet = css({ color: 'text.muted' });

interface WallCarouselProps {
  readonly app: Pick<WallProps, 'person' | 'listen'>;
  readonly all: ReactNode;
}

/** [DF-06, DF-12, CO-34, DS-14] The school's newest works, 5, 3 or 2 at a time. */
export function WallCarousel({ app, all }: WallCarouselProps) {
  const { round } = useRefresh(app.listen);
  const [open, setOpen] = useState<WallItem | null>(null);
  const { id: faculty_id, school } = app.person;
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await call(getFacultyWallofFamesCall, { faculty_id, school_id: school.id }, { signal })).data,
    [faculty_id, school.id],
  );
  const [list, , retry] = useLoaded(load, round);
  return (
    <Card title={messages.title} actions={all}>
      {list.kind === 'loading' && <Skeleton label={messages.loading} shape="card" count={3} />}
      {list.kind === 'failed' && (
        <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
      )}
      {list.kind === 'loaded' && list.data.length === 0 && <p className={quiet}>{messages.carouselEmpty}</p>}
      {list.kind === 'loaded' && list.data.length > 0 && (
        <Carousel
          label={messages.newest}
          show="several"
          slides={list.data.map((item) => ({
            key: String(item.id),
            render: () => (
              <div className={slide}>
                <WallCard item={item} namesSchool={false} onOpen={() => setOpen(item)} />
              </div>
            ),
          }))}
          texts={carouselTexts()}
        />
      )}
      {open && <WallDialog item={open} round={round} footer={false} onClose={() => setOpen(null)} />}
    </Card>
  );
}

const carouselTexts = () => ({
  carousel: messages.carousel,
  slide: messages.slide,
  previous: messages.previous,
  next: messages.next,
  position: messages.position,
});
