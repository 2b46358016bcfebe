import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import type { FrameEngine } from '#contract/core/tool-engines.ts';
import { partsMark } from '#contract/workspace/frame-greeting.ts';
import type { FrameAsset, FrameLook, FromFrame, ToFrame } from '#contract/workspace/frame-messages.ts';
import type { FrameTexts } from '#contract/workspace/frame-texts.ts';
import type { Program } from '#contract/workspace/program.ts';
import { framePath } from '#contract/workspace/workspace.rules.ts';
import { css } from '#styled/css';
import { connectFrame, type FrameChannel } from './frame-channel.ts';
import { servePartsOf } from './frame-parts.ts';

const frame = css({
  flexGrow: '1',
  width: 'full',
  minHeight: '0',
  borderStyle: 'none',
  bg: 'surface',
});

export interface ToolFrameHandle {
  readonly say: (message: ToFrame) => void;
  /** The program as it is in the editor at this moment; null: there is none, or the page does not answer. */
  readonly capture: () => Promise<Program | null>;
  /** What was drawn, as the bytes of a PNG; null: nothing was, or the page does not answer. */
  readonly picture: () => Promise<Uint8Array | null>;
}

/** Ids of questions for a moment's use: those of the machine count from 1. */
const firstOwnId = 1_000_000_000;
/** Milliseconds. */
const answerTimeout = 10_000;

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
  const waiting = useRef(new Map<number, (message: FromFrame | null) => void>());
  const before = useRef<HTMLSpanElement>(null);
  const behind = useRef<HTMLSpanElement>(null);
  const open = useEffectEvent(
    (): ToFrame => ({ type: 'open', look, texts, program: program(), isReadOnly, assets }),
  );
  const hear = useEffectEvent((message: FromFrame) => {
    if (message.type === 'leave') (message.to === 'before' ? before : behind).current?.focus();
    else if ('id' in message && waiting.current.has(message.id)) {
      waiting.current.get(message.id)?.(message);
      waiting.current.delete(message.id);
    } else onHeard(message);
  });
  useEffect(() => {
    if (!element.current) return;
    const connected = connectFrame(element.current, {
      open: () => open(),
      onHeard: (message) => hear(message),
      onParts: servePartsOf(engine),
    });
    channel.current = connected;
    return () => connected.close();
  }, [engine]);
  useImperativeHandle(ref, () => {
    const ask = (type: 'capture' | 'picture') =>
      new Promise<FromFrame | null>((answer) => {
        const id = firstOwnId + Math.floor(Math.random() * firstOwnId);
        waiting.current.set(id, answer);
        setTimeout(() => {
          if (waiting.current.delete(id)) answer(null);
        }, answerTimeout);
        channel.current?.say({ type, id });
      });
    return {
      say: (message) => channel.current?.say(message),
      capture: async () => {
        const heard = await ask('capture');
        return heard?.type === 'captured' ? heard.program : null;
      },
      picture: async () => {
        const heard = await ask('picture');
        return heard?.type === 'pictured' ? heard.png : null;
      },
    };
  }, []);
  useEffect(() => channel.current?.say({ type: 'look', look }), [look]);
  useEffect(() => channel.current?.say({ type: 'assets', assets }), [assets]);
  return (
    <>
      <span ref={before} tabIndex={-1} />
      <iframe
        ref={element}
        title={title}
        src={framePath(engine) + partsMark}
        sandbox="allow-scripts"
        className={frame}
      />
      <span ref={behind} tabIndex={-1} />
    </>
  );
}
