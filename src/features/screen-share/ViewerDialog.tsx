import { useNavigate } from '@tanstack/react-router';
import Hand from 'lucide-react/icons/hand';
import { useEffect } from 'react';
import type { ShareViewerView } from '#machines/screen-share/share-viewer/share-viewer.view.ts';
import { alerts } from '#src/lib/alerts.ts';
import type { Live } from '#src/lib/live.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { LivePicture } from '#src/ui/media/LivePicture.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { shareMessages as messages } from './messages.en.ts';
import { useShareViewer } from './use-share-viewer.ts';

interface ViewerDialogProps {
  readonly live: Live;
  readonly shareId: number;
  readonly onLeave: () => void;
}

/** [ST-30] A teacher's screen, over the page, which keeps typed text. It closes when the share ends. */
export function ViewerDialog({ live, shareId, onLeave }: ViewerDialogProps) {
  const { view, onCanvas, send } = useShareViewer('viewer', live, shareId);
  const { stage, share, ending, isHandUp } = view;
  const texts = messages.viewer;
  const navigate = useNavigate();
  useEffect(() => {
    if (stage !== 'over') return;
    alerts.show({ tone: 'info', title: ending ? messages.endings[ending] : texts.none });
    onLeave();
  }, [stage, ending, onLeave, texts]);
  const host = share?.host ?? '';
  const projectId = share?.project_id ?? 0;
  // [ST-31, VP-38] The server offered the share to this student, so they may join.
  useEffect(() => {
    if (projectId > 0)
      void navigate({ to: '/mylearning/project/$projectId', params: { projectId: String(projectId) } });
  }, [projectId, navigate]);
  return (
    <Dialog
      open
      size="assets"
      title={host ? texts.by(host) : texts.title}
      description={share?.project_title ? messages.project(share.project_title) : undefined}
      closeLabel={texts.leave}
      onRequestClose={onLeave}
    >
      <Stack gap="3" above={share?.project_title ? '4' : undefined}>
        <Notice view={view} />
        <LivePicture label={texts.screen(host)} texts={texts} onCanvas={onCanvas}>
          {view.mayRaiseHand && (
            <Button
              size="sm"
              icon={<Hand />}
              aria-pressed={isHandUp}
              onClick={() => send({ type: 'hand.moved', isUp: !isHandUp })}
            >
              {texts.hand}
            </Button>
          )}
        </LivePicture>
      </Stack>
    </Dialog>
  );
}

function Notice({ view: { stage, isPictures } }: { readonly view: ShareViewerView }) {
  const texts = messages.viewer;
  if (stage === 'looking' || stage === 'joining') return <Banner announce="polite" title={texts.joining} />;
  if (stage === 'waiting' || stage === 'paused') return <Banner announce="polite" title={texts[stage]} />;
  return stage === 'live' && isPictures ? <Banner title={texts.pictures} /> : null;
}
