import ScreenShare from 'lucide-react/icons/screen-share';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { Live } from '#src/lib/live.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { entryMessages as messages } from './entry-messages.en.ts';
import { useShareViewer } from './use-share-viewer.ts';

const loadDialog = async () => ({ default: (await import('./ViewerDialog.tsx')).ViewerDialog });
const ViewerDialog = lazy(loadDialog);

/** [ML-06, VP-37, ST-31] In a student's header: the offer of a share, the share itself, and the way back. */
export function ViewerEntry({ live }: { readonly live: Live }) {
  const { view, send } = useShareViewer('header', live);
  const [joined, setJoined] = useState<number | null>(null);
  const leave = useCallback(() => setJoined(null), []);
  const { stage, share } = view;
  const isThere = share !== null && (stage === 'rejoinable' || stage === 'offered');
  // Loaded in advance, so that joining is quick.
  useEffect(() => {
    if (isThere) void Promise.all([loadDialog(), import('./viewer/screen-player.ts')]).catch(() => undefined);
  }, [isThere]);
  const answer = (joins: boolean) => {
    send({ type: 'offer.answered' });
    if (joins && share) setJoined(share.share_id);
  };
  return (
    <>
      {isThere && joined === null && (
        <IconButton icon={<ScreenShare />} label={messages.rejoin} onClick={() => answer(true)} />
      )}
      <AlertDialog
        open={stage === 'offered' && joined === null}
        title={messages.offer(share?.host ?? '')}
        tone="info"
        answers={[
          { value: 'later', label: messages.later },
          { value: 'join', label: messages.join, tone: 'primary' },
        ]}
        onCancel={() => answer(false)}
        onAnswer={(value) => answer(value === 'join')}
      >
        {messages.offerText}
      </AlertDialog>
      <Suspense>{joined !== null && <ViewerDialog live={live} shareId={joined} onLeave={leave} />}</Suspense>
    </>
  );
}
