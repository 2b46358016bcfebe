import { type ReactNode, useCallback, useEffect, useEffectEvent } from 'react';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { alerts } from '../alerts.ts';
import { formMessages } from '../form/messages.en.ts';
import { useLoaded } from '../use-loaded.ts';
import { failureMessages } from '../words/failure-messages.en.ts';
import { resourceMessages } from './messages.en.ts';

export interface OpenRowProps<Data> {
  /** `list.open`: a row's id, `new`, or ''. */
  readonly open: string;
  /** The dialog's heading while the row is on its way. */
  readonly title: string;
  /** Keep its identity between renders. */
  readonly load: (id: number, signal: AbortSignal) => Promise<Data>;
  readonly onClose: () => void;
  /** The form of the row; null: of a new one. Give it `of` as its `key`. */
  readonly children: (row: Data | null, of: string) => ReactNode;
}

/** The form of the row that the address names, once the row is there. What is gone closes with a word. */
export function OpenRow<Data>({ open, children, ...loading }: OpenRowProps<Data>) {
  if (open === 'new') return children(null, open);
  const id = Number(open);
  if (!Number.isSafeInteger(id) || id < 1) return null;
  return (
    <LoadedRow key={open} id={id} {...loading}>
      {(row) => children(row, open)}
    </LoadedRow>
  );
}

interface LoadedRowProps<Data> extends Omit<OpenRowProps<Data>, 'open' | 'children'> {
  readonly id: number;
  readonly children: (row: Data) => ReactNode;
}

function LoadedRow<Data>({ id, title, load, onClose, children }: LoadedRowProps<Data>) {
  const loadRow = useCallback((signal: AbortSignal) => load(id, signal), [load, id]);
  const [fetched, , retry] = useLoaded(loadRow);
  const isGone = fetched.kind === 'failed' && fetched.code === 'not_found';
  const leave = useEffectEvent(() => {
    alerts.show({ tone: 'info', title: failureMessages.not_found });
    onClose();
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  if (fetched.kind === 'loaded') return children(fetched.data);
  if (isGone) return null;
  return (
    <Dialog open size="form" title={title} closeLabel={formMessages.close} onRequestClose={onClose}>
      {fetched.kind === 'loading' ? (
        <Skeleton label={formMessages.loading} shape="rows" count={5} />
      ) : (
        <ErrorState
          title={resourceMessages.grid.errorTitle}
          text={fetched.information}
          retry={{ label: formMessages.retry, onRetry: retry }}
        />
      )}
    </Dialog>
  );
}
