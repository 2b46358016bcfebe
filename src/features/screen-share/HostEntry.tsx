import ScreenShare from 'lucide-react/icons/screen-share';
import ScreenShareOff from 'lucide-react/icons/screen-share-off';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { getScreenShareCall } from '#contract/screen-share/calls/get-screen-share.call.ts';
import { call } from '#src/lib/api-client.ts';
import type { Live } from '#src/lib/live.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { css } from '#styled/css';
import { entryMessages as messages } from './entry-messages.en.ts';
import { onShareHints } from './share-hints.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }));
const StopShareDialog = lazy(async () => ({
  default: (await import('./StopShareDialog.tsx')).StopShareDialog,
}));

/** Phone browsers cannot share screens. They can end a share that runs elsewhere. */
const notOnPhones = css({ hideBelow: 'sm' });

interface HostEntryProps {
  readonly person: Person;
  readonly live: Live;
}

const ownShare = async (signal: AbortSignal) =>
  (await call(getScreenShareCall, {}, { signal })).data[0] ?? null;

/** [ML-05] In a teacher's header, in every tab: starts a share, or ends the running one. */
export function HostEntry({ person, live }: HostEntryProps) {
  const listen = useCallback((ask: () => void) => onShareHints(live, ask), [live]);
  const { round, refresh } = useRefresh(listen);
  const [fetched] = useLoaded(ownShare, round);
  const [isOpen, setOpen] = useState(false);
  const share = fetched.kind === 'loaded' ? fetched.data : null;
  const close = () => {
    setOpen(false);
    refresh();
  };
  return (
    <>
      <span className={share ? undefined : notOnPhones}>
        <IconButton
          icon={share ? <ScreenShareOff /> : <ScreenShare />}
          label={share ? messages.stop : messages.share}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </span>
      <Suspense>
        {isOpen &&
          (share ? (
            <StopShareDialog share={share} onClose={close} />
          ) : (
            <ShareDialog person={person} onClose={close} />
          ))}
      </Suspense>
    </>
  );
}
