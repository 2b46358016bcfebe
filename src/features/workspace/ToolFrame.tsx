import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import type { FrameEngine } from '#contract/workspace/engines.ts';
import type { FrameAsset, FrameLook, FromFrame, ToFrame } from '#contract/workspace/frame-messages.ts';
import type { FrameTexts } from '#contract/workspace/frame-texts.ts';
import type { Program } from '#contract/workspace/program.ts';
import { framePath } from '#contract/workspace/workspace.rules.ts';
import { css } from '#styled/css';
import { connectFrame, type FrameChannel } from './frame-channel.ts';

const frame = css({
  flexGrow: '1',
  width: 'full',
  minHeight: '0',
  borderStyle: 'none',
  bg: 'surface',
});

export interface ToolFrameHandle {
  readonly say: (message: ToFrame) => void;
}

interface ToolFrameProps {
  readonly ref?: Ref<ToolFrameHandle>;
  readonly engine: FrameEngine;
  /** The frame's name for screen readers. */
  readonly title: string;
  readonly look: FrameLook;
  readonly texts: FrameTexts;
  /** Asked for when the page comes. */
  readonly program: () => Program | null;
  readonly isReadOnly: boolean;
  readonly assets: readonly FrameAsset[];
  readonly onHeard: (message: FromFrame) => void;
}

/**
 * The page of a tool, sandboxed: it has an origin of its own, so it reaches neither the app nor the session. Escape and
 * then Tab lead out of its editor, to what stands before or behind it.
 */
export function ToolFrame({
  ref,
  engine,
  title,
  look,
  texts,
  program,
  isReadOnly,
  assets,
  onHeard,
}: ToolFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  const channel = useRef<FrameChannel>(null);
  const before = useRef<HTMLSpanElement>(null);
  const behind = useRef<HTMLSpanElement>(null);
  const open = useEffectEvent(
    (): ToFrame => ({ type: 'open', look, texts, program: program(), isReadOnly, assets }),
  );
  const hear = useEffectEvent((message: FromFrame) => {
    if (message.type === 'leave') (message.to === 'before' ? before : behind).current?.focus();
    else onHeard(message);
  });
  useEffect(() => {
    if (!element.current) return;
    const connected = connectFrame(element.current, {
      open: () => open(),
      onHeard: (message) => hear(message),
    });
    channel.current = connected;
    return () => connected.close();
  }, []);
  useImperativeHandle(ref, () => ({ say: (message) => channel.current?.say(message) }), []);
  useEffect(() => channel.current?.say({ type: 'look', look }), [look]);
  useEffect(() => channel.current?.say({ type: 'assets', assets }), [assets]);
  return (
    <>
      <span ref={before} tabIndex={-1} />
      <iframe ref={element} title={title} src={framePath(engine)} sandbox="allow-scripts" className={frame} />
      <span ref={behind} tabIndex={-1} />
    </>
  );
}
