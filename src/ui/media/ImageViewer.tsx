import RotateCw from 'lucide-react/icons/rotate-cw-square';
import Shrink from 'lucide-react/icons/shrink';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { css } from '#styled/css';
import { IconButton } from '../IconButton.tsx';
import { FullScreenButton, type FullScreenTexts } from './FullScreenButton.tsx';
import { ImageStage } from './ImageStage.tsx';
import { imageCommand } from './image-zoom.ts';
import { MediaBar, MediaTools, mediaFrame } from './MediaBar.tsx';
import type { MediaKey, MediaKeyTexts } from './MediaKeyList.tsx';
import { MediaKeys } from './MediaKeys.tsx';
import { MediaProblem } from './MediaProblem.tsx';
import { type FullScreen, useFullScreen } from './use-full-screen.ts';
import { type ImageView, useImageView } from './use-image-view.ts';
import { toPercent } from './zoom.ts';

const percent = css({
  minWidth: '10',
  textStyle: 'caption',
  color: 'text.muted',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export interface ImageViewerTexts extends FullScreenTexts {
  readonly stage: (name: string) => string;
  readonly loading: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly percent: (percent: number) => string;
  readonly rotate: string;
  readonly failed: string;
  readonly retry: string;
  readonly keys: MediaKeyTexts & {
    readonly move: string;
    readonly zoom: string;
    readonly fit: string;
    readonly rotate: string;
    readonly fullScreen: string;
  };
}

export interface ImageViewerProps {
  readonly name: string;
  readonly src: string;
  /** What the picture shows; left out: its name. */
  readonly alt?: string;
  readonly actions?: ReactNode;
  /** Shown when the picture cannot be; left out: the actions. */
  readonly rescue?: ReactNode;
  readonly texts: ImageViewerTexts;
}

/** [TV-11] A picture to inspect by buttons, wheel, pinch and keys. */
export function ImageViewer(props: ImageViewerProps) {
  const { name, src, actions, rescue = actions, texts } = props;
  const [state, setState] = useState({ attempt: 0, failed: false });
  if (state.failed) {
    const onRetry = () => setState({ attempt: state.attempt + 1, failed: false });
    const retry = { label: texts.retry, onRetry };
    return <MediaProblem name={name} title={texts.failed} retry={retry} actions={rescue} />;
  }
  return (
    <Picture key={`${src} ${state.attempt}`} {...props} onFail={() => setState({ ...state, failed: true })} />
  );
}

function Picture(props: ImageViewerProps & { readonly onFail: () => void }) {
  const { name, src, alt = name, actions, texts, onFail } = props;
  const root = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(root);
  const stage = useRef<HTMLElement>(null);
  const view = useImageView(stage);
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      const command = imageCommand(event);
      const isTaken = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (command === undefined || event.defaultPrevented || isTaken) return;
      event.preventDefault();
      switch (command.do) {
        case 'zoom':
          return view.step(command.by);
        case 'fit':
          return view.fit();
        case 'turn':
          return view.turn();
        case 'full-screen':
          return fullScreen.toggle();
      }
    },
  };
  return (
    <div ref={root} className={mediaFrame} {...keys}>
      <ImageBar name={name} view={view} fullScreen={fullScreen} actions={actions} texts={texts} />
      <ImageStage
        src={src}
        alt={alt}
        stage={stage}
        view={view}
        isFullScreen={fullScreen.active}
        onFail={onFail}
        texts={{ stage: texts.stage(name), loading: texts.loading }}
      />
    </div>
  );
}

interface ImageBarProps extends Pick<ImageViewerProps, 'name' | 'actions' | 'texts'> {
  readonly view: ImageView;
  readonly fullScreen: FullScreen;
}

function ImageBar({ name, view, fullScreen, actions, texts }: ImageBarProps) {
  return (
    <MediaBar name={name}>
      <MediaTools>
        <IconButton
          size="sm"
          icon={<ZoomOut />}
          label={texts.zoomOut}
          disabled={!view.canZoomOut}
          onClick={() => view.step(-1)}
        />
        <output className={percent}>{texts.percent(toPercent(view.share))}</output>
        <IconButton
          size="sm"
          icon={<ZoomIn />}
          label={texts.zoomIn}
          disabled={!view.canZoomIn}
          onClick={() => view.step(1)}
        />
        <IconButton
          size="sm"
          icon={<Shrink />}
          label={texts.fit}
          disabled={view.zoom === 'fit'}
          onClick={view.fit}
        />
      </MediaTools>
      <MediaTools>
        <IconButton size="sm" icon={<RotateCw />} label={texts.rotate} onClick={view.turn} />
        <MediaKeys keys={imageKeys(texts.keys)} texts={texts.keys} />
        <FullScreenButton fullScreen={fullScreen} texts={texts} />
      </MediaTools>
      {actions}
    </MediaBar>
  );
}

function imageKeys(texts: ImageViewerTexts['keys']): readonly MediaKey[] {
  return [
    { keys: ['+', '−'], text: texts.zoom },
    { keys: ['0'], text: texts.fit },
    { keys: ['←', '↑', '→', '↓'], text: texts.move },
    { keys: ['R'], text: texts.rotate },
    { keys: ['F'], text: texts.fullScreen },
  ];
}
