import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { css } from '#styled/css';
import { Button } from './Button.tsx';
import { stateFrame, statePicture } from './EmptyState.tsx';

const code = css({
  textStyle: 'caption',
  color: 'text.subtle',
  fontFamily: 'mono',
  marginBlockStart: '1',
  userSelect: 'all',
});

export interface ErrorStateProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** What to quote to the helpdesk, e.g. "Reference 7F3K-20". */
  readonly reference?: string | undefined;
  readonly retry?:
    | { readonly label: string; readonly onRetry: () => void; readonly busy?: boolean }
    | undefined;
}

/** Something did not load: said at once, with a way on. */
export function ErrorState({ title, text, reference, retry }: ErrorStateProps) {
  const styles = stateFrame();
  return (
    <div className={styles.root} role="alert">
      <span className={statePicture({ tone: 'danger' })}>
        <TriangleAlert />
      </span>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {reference !== undefined && <p className={code}>{reference}</p>}
      {retry !== undefined && (
        <div className={styles.actions}>
          <Button icon={<RotateCw />} busy={retry.busy ?? false} onClick={retry.onRetry}>
            {retry.label}
          </Button>
        </div>
      )}
    </div>
  );
}
