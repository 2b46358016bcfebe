import type { VideoWire } from '#contract/search/search.wire.ts';
import { productName } from '#src/lib/settings.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Logo } from '#src/ui/Logo.tsx';
import { VideoPlayer } from '#src/ui/media/VideoPlayer.tsx';
import type { VideoPlayerTexts } from '#src/ui/media/video-player.types.ts';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';
import { bestSize, videoProps } from './video-props.ts';

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  maxWidth: 'page',
  minHeight: 'dvh',
  marginInline: 'auto',
  px: { base: '4', md: '8' },
  py: '5',
});
const title = css({ textStyle: 'page' });
const text = css({ textStyle: 'body', color: 'text.muted' });

export interface FeaturesVideoScreenProps {
  /** null: it does not exist, or is not for everybody. */
  readonly video: VideoWire | null;
  readonly texts: VideoPlayerTexts;
}

/** [RT-07, VW-10] A film on its own page, for anybody with its address. */
export function FeaturesVideoScreen({ video, texts }: FeaturesVideoScreenProps) {
  return (
    <main className={page}>
      <Logo name={productName} />
      {video === null ? (
        <>
          <h1 className={title}>{messages.gone}</h1>
          <EmptyState title={messages.goneText} action={<Link href="/">{messages.toStart}</Link>} />
        </>
      ) : (
        <>
          <Stack gap="1">
            <h1 className={title}>{video.title}</h1>
            {video.description !== '' && <p className={text}>{video.description}</p>}
          </Stack>
          <VideoPlayer {...videoProps(video, bestSize)} texts={texts} />
        </>
      )}
    </main>
  );
}
