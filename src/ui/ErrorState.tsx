import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useEffect, useState } from 'react';
import { css } from '#styled/css';
import { Button } from './Button.tsx';
import { stateFrame, statePicture } from './EmptyState.tsx';
import { IconButton } from './IconButton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** In ms: how long "copied" shows [CO-13]. */
const copiedFor = 1_000;

const line = css({ display: 'inline-flex', alignItems: 'center', gap: '1', marginBlockStart: '1' });
const code = css({ textStyle: 'caption', color: 'text.muted', fontFamily: 'mono', userSelect: 'all' });

export interface ErrorStateProps {
  readonly title: string;
  /** The state replaces a whole page, so its title is the page's. */
  readonly isPage?: boolean;
  readonly text?: string | undefined;
  /** What to quote to the helpdesk, e.g. "Reference 7F3K-20". */
  readonly reference?: string | undefined;
  readonly copy?: { readonly label: string; readonly done: string } | undefined;
  readonly retry?:
    | { readonly label: string; readonly onRetry: () => void; readonly busy?: boolean }
    | undefined;
  /** Beside the retry button, e.g. one that tells the helpdesk. */
  readonly more?: ReactNode;
}

export function ErrorState({ title, isPage = false, text, reference, copy, retry, more }: ErrorStateProps) {
  const styles = stateFrame();
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={styles.root} role="alert">
      <span className={statePicture({ tone: 'danger' })}>
        <TriangleAlert />
      </span>
      <Title className={styles.title}>{title}</Title>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {reference !== undefined && (
        <p className={line}>
          <bdi className={code}>{reference}</bdi>
          {copy !== undefined && <CopyButton value={reference} {...copy} />}
        </p>
      )}
      {(retry !== undefined || more !== undefined) && (
        <div className={styles.actions}>
          {retry !== undefined && (
            <Button icon={<RotateCw />} busy={retry.busy ?? false} onClick={retry.onRetry}>
              {retry.label}
            </Button>
          )}
          {more}
        </div>
      )}
    </div>
  );
}

interface CopyButtonProps {
  readonly value: string;
  readonly label: string;
  readonly done: string;
}

function CopyButton({ value, label, done }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  // The page may lack the clipboard; the text can still be selected by hand.
  const tryToCopy = () => {
    copy().catch(() => setCopied(false));
  };
  return (
    <>
      <IconButton size="sm" label={label} icon={isCopied ? <Check /> : <Copy />} onClick={tryToCopy} />
      <VisuallyHidden>
        <output>{isCopied && done}</output>
      </VisuallyHidden>
    </>
  );
}
