import { Fragment, type ReactNode, useCallback, useEffect, useEffectEvent } from 'react';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { alerts } from '../alerts.ts';
import { formMessages } from '../form/messages.en.ts';
import { useLoaded } from '../use-loaded.ts';
import type { Refresh } from '../use-refresh.ts';
import { failureMessages } from '../words/failure-messages.en.ts';
import { resourceMessages } from './messages.en.ts';
import type { ResourceList } from './use-resource-grid.ts';

export interface RowForm {
  readonly of: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
  readonly onOpen: () => void;
}

export interface OpenRowProps<Data> {
  /** `open`: the id of the open row, `new`, or ''. */
  readonly list: Pick<ResourceList<unknown>, 'open' | 'onOpen'> & Partial<Pick<Refresh, 'refresh'>>;
  readonly title: string;
  readonly load: (id: number, signal: AbortSignal) => Promise<Data>;
  /** null: a new row. Each row gets a form of its own. */
  readonly children: (row: Data | null, form: RowForm) => ReactNode;
}

/** Loads the row that the address names and shows its form. If the row is gone, it closes with a message. */
export function OpenRow<Data>({ list, title, load, children }: OpenRowProps<Data>) {
  const { open, onOpen, refresh } = list;
  const onClose = () => onOpen('');
  const form: RowForm = {
    of: open,
    onClose,
    onSaved: () => {
      refresh?.();
      onClose();
    },
    onOpen: () => onOpen(open),
  };
  if (open === 'new') return <Fragment key={open}>{children(null, form)}</Fragment>;
  const id = Number(open);
  if (!Number.isSafeInteger(id) || id < 1) return null;
  return (
    <LoadedRow key={open} id={id} title={title} load={load} onClose={onClose}>
      {(row) => children(row, form)}
    </LoadedRow>
  );
}

interface LoadedRowProps<Data> extends Pick<OpenRowProps<Data>, 'title' | 'load'> {
  readonly id: number;
  readonly onClose: () => void;
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
