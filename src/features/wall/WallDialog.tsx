import { type ReactNode, useCallback } from 'react';
import { extensionOf } from '#contract/files/file-kinds.ts';
import { getAdminWallofFamesViewCall } from '#contract/wall/calls/get-admin-wallof-fames-view.call.ts';
import type { WallItem, WallView } from '#contract/wall/wall.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { AttachmentView } from '#src/lib/attachment/AttachmentView.tsx';
import { fileItems } from '#src/lib/attachment/attachment-item.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { link } from '#src/ui/link.recipe.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';
import { isUnnamed, Maker } from './WallCard.tsx';

const quiet = css({ color: 'text.muted' });
const heading = css({ textStyle: 'section' });
const words = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** The server gives an unnamed student's files English names; here they are in the reader's language. */
function shownEntries(view: WallView): WallView['entries'] {
  if (!isUnnamed(view)) return view.entries;
  let number = 0;
  return view.entries.map((entry) => {
    if (entry.file === null) return entry;
    number += 1;
    const ending = extensionOf(entry.file.name);
    const name = `${messages.file(number)}${ending === '' ? '' : `.${ending}`}`;
    return { ...entry, file: { ...entry.file, name } };
  });
}

interface WallDialogProps {
  readonly item: WallItem;
  /** Raised by the page when the wall changes. */
  readonly round: number;
  readonly footer: ReactNode;
  readonly onClose: () => void;
}

/** [CB-02] A work of the wall with its files, address and what the student learned. */
export function WallDialog({ item, round, footer, onClose }: WallDialogProps) {
  const { id, project_name, school_name } = item;
  const load = useCallback(
    async (signal: AbortSignal) => (await call(getAdminWallofFamesViewCall, { id }, { signal })).data,
    [id],
  );
  const [loaded, , retry] = useLoaded(load, round);
  const isGone = loaded.kind === 'failed' && loaded.code === 'not_found';
  // Names that were shown before may be withdrawn since.
  const maker = loaded.kind === 'loaded' ? loaded.data : item;
  return (
    <Dialog
      open
      size="project"
      title={project_name}
      closeLabel={messages.close}
      onRequestClose={onClose}
      footer={!isGone && footer}
    >
      <Stack>
        {isGone ? (
          <EmptyState title={messages.gone} text={messages.goneText} />
        ) : (
          <p className={quiet}>
            <Maker item={maker} />
            {' · '}
            <bdi>{school_name}</bdi>
          </p>
        )}
        {loaded.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={4} />}
        {loaded.kind === 'failed' && !isGone && (
          <ErrorState
            title={messages.failed}
            text={loaded.information}
            retry={{ label: messages.retry, onRetry: retry }}
          />
        )}
        {loaded.kind === 'loaded' && (
          <>
            {loaded.data.entries.length === 0 && <p className={quiet}>{messages.noFiles}</p>}
            {shownEntries(loaded.data).map(({ id: entryId, kind, url, file }) => {
              if (kind === 'program')
                return (
                  <p key={entryId} className={quiet}>
                    {messages.program}
                  </p>
                );
              if (file === null)
                return (
                  <p key={entryId}>
                    <a className={link()} href={url} target="_blank" rel="noopener noreferrer" dir="ltr">
                      {url}
                    </a>
                  </p>
                );
              const { id: fileId, ...shown } = file;
              const [view] = fileItems([{ fileId, ...shown, cover: null, captions: [], resolutions: [] }]);
              return view && <AttachmentView key={entryId} item={view} inView download="withheld" />;
            })}
            {loaded.data.learning !== '' && (
              <section>
                <h3 className={heading}>{messages.learning}</h3>
                <p className={words}>
                  <bdi>{loaded.data.learning}</bdi>
                </p>
              </section>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
