import { type ReactNode, useCallback } from 'react';
import { getAdminWallofFamesViewCall } from '#contract/wall/calls/get-admin-wallof-fames-view.call.ts';
import type { WallItem } from '#contract/wall/wall.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { AttachmentView } from '#src/lib/attachment/AttachmentView.tsx';
import { fileItems } from '#src/lib/attachment/attachment-item.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { link } from '#src/ui/link.recipe.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';
import { Maker } from './WallCard.tsx';

const quiet = css({ color: 'text.muted' });
const heading = css({ textStyle: 'section' });
const words = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

interface WallDialogProps {
  readonly item: WallItem;
  readonly footer: ReactNode;
  readonly onClose: () => void;
}

/** [CB-02] A work of the wall with its files, address and what the student learned. */
export function WallDialog({ item, footer, onClose }: WallDialogProps) {
  const { id, project_name, school_name } = item;
  const load = useCallback(
    async (signal: AbortSignal) => (await call(getAdminWallofFamesViewCall, { id }, { signal })).data,
    [id],
  );
  const [loaded, , retry] = useLoaded(load);
  return (
    <Dialog
      open
      size="project"
      title={project_name}
      closeLabel={messages.close}
      onRequestClose={onClose}
      footer={footer}
    >
      <Stack>
        <p className={quiet}>
          <Maker item={item} />
          {' · '}
          <bdi>{school_name}</bdi>
        </p>
        {loaded.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={4} />}
        {loaded.kind === 'failed' && (
          <ErrorState
            title={messages.failed}
            text={loaded.information}
            retry={{ label: messages.retry, onRetry: retry }}
          />
        )}
        {loaded.kind === 'loaded' && (
          <>
            {loaded.data.entries.length === 0 && <p className={quiet}>{messages.noFiles}</p>}
            {loaded.data.entries.map(({ id: entryId, kind, url, file }) => {
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
