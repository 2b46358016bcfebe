import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import File from 'lucide-react/icons/file';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { sva } from '#styled/css';
import { IconButton } from './IconButton.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Spinner } from './Spinner.tsx';

/** `percent` is 0–100; `message` says what is wrong. */
export type FileStatus =
  | { readonly kind: 'waiting' | 'checking' | 'ready' | 'cancelled' }
  | { readonly kind: 'uploading'; readonly percent: number }
  | { readonly kind: 'failed'; readonly message: string };

export interface FileItemTexts {
  readonly waiting: string;
  readonly checking: string;
  readonly ready: string;
  readonly cancelled: string;
  readonly uploading: (percent: number) => string;
  /** Button names contain the file's name, since ten "Remove" in a row help nobody. */
  readonly cancel: (name: string) => string;
  readonly retry: (name: string) => string;
  readonly remove: (name: string) => string;
}

export interface FileItemProps {
  readonly name: string;
  readonly size?: string | undefined;
  readonly status: FileStatus;
  readonly texts: FileItemTexts;
  readonly disabled?: boolean | undefined;
  /** Each button shows only if it is given and the state allows it. */
  readonly onCancel?: (() => void) | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
}

const row = sva({
  slots: ['root', 'icon', 'body', 'line', 'name', 'size', 'status', 'actions'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '14',
      paddingInlineStart: '3',
      paddingInlineEnd: '2',
      py: '2',
      bg: 'surface',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'line',
      borderRadius: 'md',
    },
    icon: {
      display: 'inline-flex',
      flexShrink: '0',
      color: 'text.muted',
      '& svg': { width: 'icon.lg', height: 'icon.lg', strokeWidth: '[1.6]' },
    },
    body: { display: 'flex', flexDirection: 'column', gap: '1', flexGrow: '1', minWidth: '0' },
    line: { display: 'flex', alignItems: 'baseline', gap: '2' },
    name: { textStyle: 'label', overflowWrap: 'anywhere' },
    size: {
      textStyle: 'caption',
      color: 'text.muted',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    status: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      textStyle: 'caption',
      color: 'text.muted',
      fontVariantNumeric: 'tabular-nums',
      '& svg': { width: '3.5', height: '3.5', flexShrink: '0' },
    },
    actions: { display: 'flex', flexShrink: '0', alignItems: 'center' },
  },
  variants: {
    kind: {
      waiting: {},
      uploading: {},
      checking: {},
      ready: { status: { color: 'success.text' }, icon: { color: 'brand.text' } },
      failed: {
        root: { borderColor: 'danger.line' },
        status: { color: 'danger.text', fontWeight: 'medium' },
        icon: { color: 'danger.text' },
      },
      cancelled: { name: { color: 'text.muted', textDecoration: 'line-through' } },
    },
  },
});

function describe(
  status: FileStatus,
  texts: FileItemTexts,
): { readonly icon: ReactNode; readonly text: string } {
  switch (status.kind) {
    case 'waiting':
      return { icon: <Clock />, text: texts.waiting };
    case 'uploading':
      return { icon: undefined, text: texts.uploading(Math.round(status.percent)) };
    case 'checking':
      return { icon: <Spinner />, text: texts.checking };
    case 'ready':
      return { icon: <CircleCheck />, text: texts.ready };
    case 'failed':
      return { icon: <CircleAlert />, text: status.message };
    case 'cancelled':
      return { icon: <X />, text: texts.cancelled };
  }
}

const buttonsOf = {
  waiting: ['cancel'],
  uploading: ['cancel'],
  checking: ['cancel'],
  ready: ['remove'],
  failed: ['retry', 'remove'],
  cancelled: ['retry', 'remove'],
} as const satisfies Record<FileStatus['kind'], readonly ('cancel' | 'retry' | 'remove')[]>;

const icons = { cancel: <X />, retry: <RotateCw />, remove: <Trash2 /> } as const;

export function FileItem({
  name,
  size,
  status,
  texts,
  disabled,
  onCancel,
  onRetry,
  onRemove,
}: FileItemProps) {
  const styles = row({ kind: status.kind });
  const { icon, text } = describe(status, texts);
  const handlers = { cancel: onCancel, retry: onRetry, remove: onRemove };
  return (
    <div className={styles.root}>
      <span className={styles.icon}>
        <File />
      </span>
      <div className={styles.body}>
        <div className={styles.line}>
          <bdi className={styles.name}>{name}</bdi>
          {size !== undefined && <bdi className={styles.size}>{size}</bdi>}
        </div>
        {status.kind === 'uploading' && <ProgressBar label={name} value={status.percent} />}
        <span className={styles.status}>
          {icon}
          {text}
        </span>
      </div>
      <div className={styles.actions}>
        {buttonsOf[status.kind].map((action) => {
          const onClick = handlers[action];
          return (
            onClick !== undefined && (
              <IconButton
                key={action}
                size="sm"
                variant={action === 'remove' ? 'danger' : 'quiet'}
                label={texts[action](name)}
                icon={icons[action]}
                disabled={disabled}
                onClick={onClick}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
