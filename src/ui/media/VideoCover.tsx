import { useMediaState } from '@vidstack/react';
import Play from 'lucide-react/icons/play';
import { Spinner } from '../Spinner.tsx';
import { videoStage } from './video-stage.recipe.ts';

/** [EN-04] The film's cover with an invitation until it first plays; its button is in the bar. */
export function VideoCover({ address }: { readonly address: string | null | undefined }) {
  const styles = videoStage();
  const hasCover = address !== null && address !== undefined;
  return (
    <>
      {hasCover && <img className={styles.poster} src={address} alt="" />}
      <div className={styles.invitation} aria-hidden="true">
        <span>
          <Play />
        </span>
      </div>
    </>
  );
}

export function VideoWaiting({ label }: { readonly label: string }) {
  const waiting = useMediaState('waiting');
  const paused = useMediaState('paused');
  const styles = videoStage();
  if (!waiting || paused) return null;
  return (
    <div className={styles.waiting}>
      <Spinner label={label} />
    </div>
  );
}
