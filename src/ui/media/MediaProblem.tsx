import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { Button } from '../Button.tsx';
import { stateFrame, statePicture } from '../EmptyState.tsx';

const box = css({
  display: 'grid',
  alignItems: 'center',
  minHeight: '[16rem]',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'md',
  bg: 'surface.sunken',
});
const file = css({ textStyle: 'small', color: 'text.muted', overflowWrap: 'anywhere' });

export interface MediaProblemProps {
  readonly name: string;
  readonly title: string;
  readonly retry?: { readonly label: string; readonly onRetry: () => void } | undefined;
  readonly actions?: ReactNode;
}

export function MediaProblem({ name, title, retry, actions }: MediaProblemProps) {
  const styles = stateFrame();
  return (
    <div className={box}>
      <div className={styles.root}>
        <span className={statePicture({ tone: 'danger' })}>
          <TriangleAlert />
        </span>
        <p className={styles.title} role="alert">
          {title}
        </p>
        <p className={file}>
          <bdi>{name}</bdi>
        </p>
        {(retry !== undefined || actions !== undefined) && (
          <div className={styles.actions}>
            {retry !== undefined && (
              <Button icon={<RotateCw />} onClick={retry.onRetry}>
                {retry.label}
              </Button>
            )}
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
