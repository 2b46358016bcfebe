import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import type { VideoService } from './attachment-item.ts';
import { attachmentMessages as messages } from './messages.en.ts';

const box = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  width: 'full',
  aspectRatio: 'film',
  px: '5',
  borderRadius: 'md',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  bg: 'surface.sunken',
  textAlign: 'center',
});
const title = css({ textStyle: 'subsection' });
const note = css({ textStyle: 'small', color: 'text.muted', maxWidth: 'dialog.confirm' });
const frame = css({
  display: 'block',
  width: 'full',
  aspectRatio: 'film',
  borderWidth: 'none',
  borderRadius: 'md',
  bg: 'film',
});

export interface EmbeddedVideoProps {
  readonly label: string;
  /** A normalised player address on a host that the page's policy allows. */
  readonly url: string;
  readonly service: VideoService;
}

/**
 * [TV-08, QU-51] A YouTube or Vimeo video; the service gets no request before somebody presses play. The parent gives
 * it a new key when the slide changes, which removes a running video [TV-15].
 */
export function EmbeddedVideo({ label, url, service }: EmbeddedVideoProps) {
  const [playing, setPlaying] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (playing) player.current?.focus();
  }, [playing]);
  if (playing) {
    return (
      <iframe
        ref={player}
        className={frame}
        title={messages.videoFrameTitle(label, service)}
        src={`${url}?autoplay=1`}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- safe together in a frame of another origin
        sandbox="allow-scripts allow-same-origin allow-presentation"
        // YouTube refuses to play for a page that hides its origin; the full address is not sent.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className={box}>
      <p className={title}>{label}</p>
      <Button
        variant="primary"
        icon={<Play />}
        aria-label={messages.playVideoFrom(label, service)}
        onClick={() => setPlaying(true)}
      >
        {messages.playFrom(service)}
      </Button>
      <p className={note}>{messages.outside(service)}</p>
    </div>
  );
}
