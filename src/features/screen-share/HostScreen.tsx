import Monitor from 'lucide-react/icons/monitor';
import ScreenShare from 'lucide-react/icons/screen-share';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import type { RunningShare } from '#contract/screen-share/share.model.ts';
import type { ShareHostEvent, ShareTarget } from '#machines/screen-share/share-host/share-host.types.ts';
import type { HostStage, ShareHostView } from '#machines/screen-share/share-host/share-host.view.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { DrawBoard } from './host/DrawBoard.tsx';
import { RaisedHands } from './host/RaisedHands.tsx';
import { hindrance, secureAddress } from './may-share.ts';
import { shareMessages as messages } from './messages.en.ts';
import { useShareHost } from './use-share-host.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }));

const bar = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' });
/** Raised hands are beside the picture where there is room, because nobody would see them below. */
const sides = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 3fr) minmax(16rem, 1fr)]' },
  gap: '4',
  alignItems: 'start',
});
const preview = css({
  display: 'block',
  width: 'full',
  borderRadius: 'md',
  bg: 'surface.sunken',
});
const names = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  textStyle: 'small',
});

interface HostScreenProps {
  readonly person: Person;
  readonly place: ShareTarget;
}

/** [ST-27…29] The tab that shares a teacher's screen; it stays behind the lesson. */
export function HostScreen({ person, place }: HostScreenProps) {
  const texts = messages.host;
  const hindered = hindrance();
  if (hindered)
    return (
      <>
        <PageHeader title={texts.title} />
        <Banner
          tone="warning"
          title={messages.dialog[hindered]}
          text={
            hindered === 'notSecure'
              ? messages.dialog.notSecureText(secureAddress())
              : messages.dialog.notAbleText
          }
        />
      </>
    );
  if (place.division === 0 && place.batch === 0) return <NoClass person={person} />;
  return <Sharing person={person} place={place} />;
}

/** A person who opened the address alone chooses a class here. */
function NoClass({ person }: { readonly person: Person }) {
  const texts = messages.host;
  const [isChoosing, setChoosing] = useState(false);
  const choose = (
    <Button variant="primary" icon={<ScreenShare />} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
      {messages.dialog.start}
    </Button>
  );
  return (
    <>
      <PageHeader title={texts.title} />
      <EmptyState icon={<Monitor />} title={texts.chooseTitle} text={texts.noClass} action={choose} />
      <Suspense>{isChoosing && <ShareDialog person={person} onClose={() => setChoosing(false)} />}</Suspense>
    </>
  );
}

const tones: Partial<Record<HostStage, 'success' | 'warning' | 'danger'>> = {
  sending: 'success',
  paused: 'warning',
  frozen: 'warning',
  refused: 'danger',
};

function Sharing({ person, place }: HostScreenProps) {
  const texts = messages.host;
  const { view, studio, stream, send } = useShareHost(person, place);
  const { stage, share, failure, ending } = view;
  const choose = (
    <Button variant="primary" icon={<Monitor />} onClick={() => send({ type: 'screen.choose' })}>
      {texts.choose}
    </Button>
  );
  return (
    <Stack gap="4">
      <PageHeader
        title={texts.title}
        text={share ? withText(share) : undefined}
        actions={<Badge tone={tones[stage] ?? 'neutral'}>{texts.stages[stage]}</Badge>}
      />
      {stage === 'refused' && failure && (
        <Banner
          tone="danger"
          announce="assertive"
          title={texts.refused}
          text={failureText(failure, failureMessages)}
          action={<Button onClick={() => send({ type: 'share.retry' })}>{messages.retry}</Button>}
        />
      )}
      {stage === 'stopped' && ending && (
        <Banner
          announce="polite"
          title={messages.endings[ending === 'host' ? 'browser' : ending]}
          action={<Button onClick={() => send({ type: 'share.again' })}>{texts.again}</Button>}
        />
      )}
      {(stage === 'awaiting' || stage === 'choosing') && (
        <>
          {view.isDenied && <Banner tone="warning" announce="assertive" title={texts.denied} />}
          <EmptyState icon={<Monitor />} title={texts.chooseTitle} text={texts.chooseText} action={choose} />
        </>
      )}
      {view.isSharing && (
        <>
          <Controls view={view} send={send} />
          <div className={sides}>
            {stage === 'frozen' ? <DrawBoard studio={studio} /> : <Preview stream={stream} />}
            <Stack gap="4">
              <RaisedHands hands={view.hands} onLower={(id) => send({ type: 'hand.lower', id })} />
              <Viewers names={view.names} />
            </Stack>
          </div>
        </>
      )}
    </Stack>
  );
}

function withText({ group_name, part_name, project_title }: RunningShare): string {
  const { host, project } = messages;
  const place = host.with(group_name, part_name);
  return project_title === '' ? place : `${place} · ${project(project_title)}`;
}

interface ControlsProps {
  readonly view: ShareHostView;
  readonly send: (event: ShareHostEvent) => void;
}

function Controls({ view: { stage }, send }: ControlsProps) {
  const texts = messages.host;
  const isStill = stage === 'paused' || stage === 'frozen';
  const isLive = isStill || stage === 'sending';
  return (
    <div className={bar}>
      {isStill && <Button onClick={() => send({ type: 'picture.send' })}>{texts.resume}</Button>}
      {stage === 'sending' && (
        <>
          <Button onClick={() => send({ type: 'picture.pause' })}>{texts.pause}</Button>
          <Button onClick={() => send({ type: 'picture.freeze' })}>{texts.freeze}</Button>
        </>
      )}
      <Button variant={isLive ? 'danger' : 'secondary'} onClick={() => send({ type: 'share.stop' })}>
        {texts.stop}
      </Button>
    </div>
  );
}

/** Small, because it is visible too when the whole screen is shared. */
function Preview({ stream }: { readonly stream: MediaStream | null }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    // A silent picture of the own screen needs no captions.
    <video ref={video} className={preview} aria-label={messages.host.preview} autoPlay muted playsInline />
  );
}

function Viewers({ names: all }: { readonly names: readonly string[] }) {
  const texts = messages.host;
  return (
    <Card title={all.length > 0 ? texts.viewers(all.length) : texts.nobody}>
      {all.length > 0 && (
        <ul className={names}>
          {all.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
