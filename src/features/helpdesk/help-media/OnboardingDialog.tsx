import { useEffect, useState } from 'react';
import { getOnboardingVideoCall } from '#contract/helpdesk/calls/get-onboarding-video.call.ts';
import type { VideoWire } from '#contract/search/search.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { VideoPlayer } from '#src/ui/media/VideoPlayer.tsx';
import type { VideoPlayerTexts } from '#src/ui/media/video-player.types.ts';
import { Spinner } from '#src/ui/Spinner.tsx';
import { messages } from './messages.en.ts';
import { bestSize, videoProps } from './video-props.ts';

export interface OnboardingDialogProps {
  readonly onClose: () => void;
  readonly texts: VideoPlayerTexts;
}

type State = { readonly videos: readonly VideoWire[] } | 'loading' | 'failed';

/** [ML-07, VW-09] The introduction film, 65 % of the window wide. */
export function OnboardingDialog({ onClose, texts }: OnboardingDialogProps) {
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    if (state !== 'loading') return;
    const asking = new AbortController();
    call(getOnboardingVideoCall, {}, { signal: asking.signal }).then(
      ({ data }) => setState({ videos: data }),
      () => !asking.signal.aborted && setState('failed'),
    );
    return () => asking.abort();
  }, [state]);
  const retry = () => setState('loading');
  return (
    <Dialog
      open
      size="video"
      title={messages.onboarding}
      closeLabel={messages.close}
      onRequestClose={onClose}
    >
      {state === 'loading' && <Spinner label={messages.loading} />}
      {state === 'failed' && (
        <ErrorState
          title={messages.failed}
          text={messages.failedText}
          retry={{ label: messages.retry, onRetry: retry }}
        />
      )}
      {typeof state === 'object' && state.videos.length === 0 && <EmptyState title={messages.none} />}
      {typeof state === 'object' &&
        state.videos.map((video) => (
          <VideoPlayer key={video.id} {...videoProps(video, bestSize)} texts={texts} />
        ))}
    </Dialog>
  );
}
