import { useState } from 'react';
import type { TrainingItem } from '#contract/training/training.wire.ts';
import { VideoFile } from '#src/lib/attachment/VideoFile.tsx';
import { failureText } from '#src/lib/failure-text.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { formatTime } from '#src/ui/media/video-keys.ts';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { trainingMessages as messages } from './messages.en.ts';
import type { TrainingProps } from './training-props.ts';
import { useWatchProgress, type WatchProgress } from './use-watch-progress.ts';

const offer = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4',
  aspectRatio: 'film',
  px: '5',
  borderRadius: 'md',
  bg: 'surface.sunken',
  textAlign: 'center',
});
const asked = css({ textStyle: 'subsection' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: 'center' });
const hint = css({ textStyle: 'small', color: 'text.muted' });

interface FilmViewProps {
  readonly item: TrainingItem;
  /** The film's project; 0 for a content. */
  readonly projectId: number;
  readonly app: Pick<TrainingProps, 'person' | 'sessionLive'>;
  readonly onCompleted: () => void;
}

/** [EN-25, VW-04] A film of this server: resume, player and progress. */
export function FilmView({ item, projectId, app, onCompleted }: FilmViewProps) {
  const [part] = useState({ subject: item.subject, id: item.id, project_id: projectId });
  const progress = useWatchProgress({
    part,
    personId: app.person.id,
    sessionLive: app.sessionLive,
    onCompleted,
  });
  const { view, send } = progress;
  switch (view.phase) {
    case 'opening':
      return <Skeleton label={messages.opening} shape="rows" count={5} />;
    case 'failed':
      return (
        <ErrorState
          title={messages.failed}
          text={view.failure ? failureText(view.failure, failureMessages) : undefined}
          retry={{ label: messages.retry, onRetry: () => send({ type: 'open.retry' }) }}
        />
      );
    case 'offering':
      return (
        <div className={offer}>
          <p className={asked}>{messages.resumeTitle(formatTime(view.startAt))}</p>
          <div className={buttons}>
            <Button variant="primary" data-autofocus onClick={() => send({ type: 'resume.accept' })}>
              {messages.resume}
            </Button>
            <Button onClick={() => send({ type: 'resume.decline' })}>{messages.restart}</Button>
          </div>
        </div>
      );
    case 'watching':
      return <Playing item={item} progress={progress} isDemo={app.person.school.isDemo} />;
  }
}

interface PlayingProps {
  readonly item: TrainingItem;
  readonly progress: WatchProgress;
  readonly isDemo: boolean;
}

function Playing({ item: { file, film, can_download }, progress, isDemo }: PlayingProps) {
  const { view, send, onWatched } = progress;
  if (!file || !film) return null;
  const { id: fileId, ...facts } = file;
  const attachment = {
    ...facts,
    fileId,
    cover: film.tool_cover || null,
    captions: film.video_captions,
    resolutions: film.video_resolutions,
  };
  const percent = view.isDone ? Math.max(90, view.percent ?? 0) : (view.percent ?? 0);
  return (
    <Stack gap="3">
      <VideoFile
        file={attachment}
        inView
        download={can_download === 1 ? 'offered' : 'withheld'}
        watching={{ startAt: view.startAt, onWatched }}
      />
      <ProgressBar
        label={messages.watchedOf}
        value={percent}
        valueText={messages.watched(percent)}
        tone={view.isDone ? 'success' : 'brand'}
        showsText
      />
      <p className={hint}>{messages.hint}</p>
      {view.sync === 'offline' && <Banner tone="warning" announce="polite" title={messages.offline} />}
      {view.sync === 'unsaved' && (
        <Banner
          tone={isDemo ? 'info' : 'warning'}
          announce="polite"
          title={isDemo ? messages.demoUnsaved : messages.unsaved}
          text={view.failure ? failureText(view.failure, failureMessages) : undefined}
          {...(!isDemo && {
            action: (
              <Button size="sm" onClick={() => send({ type: 'open.retry' })}>
                {messages.retry}
              </Button>
            ),
          })}
        />
      )}
    </Stack>
  );
}
