import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import type { FrameEngine } from '#contract/core/tool-engines.ts';
import type { FrameAsset, FrameLook, FromFrame, ToFrame } from '#contract/workspace/frame-messages.ts';
import type { FrameTexts } from '#contract/workspace/frame-texts.ts';
import type { Program } from '#contract/workspace/program.ts';
import { css } from '#styled/css';
import { newFrame, rememberTool, takeEarlyTool } from './early-tool.ts';
import { connectFrame, type FrameChannel } from './frame-channel.ts';
import { servePartsOf } from './frame-parts.ts';

const place = css({ display: 'contents' });
const frame = css({
  flexGrow: '1',
  width: 'full',
  minHeight: '0',
  borderStyle: 'none',
  bg: 'surface',
});

export interface ToolFrameHandle {
  readonly say: (message: ToFrame) => void;
  /** The program in the editor; null: there is none, or the page does not answer. */
  readonly capture: () => Promise<Program | null>;
  /** The drawing as PNG bytes; null: there is none, or the page does not answer. */
  readonly picture: () => Promise<Uint8Array | null>;
}

/** Ids of this component's questions. The machine's ids count from 1. */
const firstOwnId = 1_000_000_000;
/** Milliseconds. */
const answerTimeout = 10_000;

interface ToolFrameProps {
  readonly ref?: Ref<ToolFrameHandle>;
  readonly engine: FrameEngine;
  readonly title: string;
  readonly look: FrameLook;
  readonly texts: FrameTexts;
  /** Called when the page has loaded. */
  readonly program: () => Program | null;
  readonly isReadOnly: boolean;
  readonly assets: readonly FrameAsset[];
  readonly onHeard: (message: FromFrame) => void;
}

/**
 * The sandboxed page of a tool. It has its own origin, so it cannot reach the app or the session. Escape and then Tab
 * leave its editor.
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
  const host = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLIFrameElement>(null);
  const channel = useRef<FrameChannel>(null);
  const waiting = useRef(new Map<number, (message: FromFrame | null) => void>());
  const before = useRef<HTMLSpanElement>(null);
  const behind = useRef<HTMLSpanElement>(null);
  const open = useEffectEvent(
    (): ToFrame => ({ type: 'open', look, texts, program: program(), isReadOnly, assets }),
  );
  const name = useEffectEvent((shown: HTMLIFrameElement) => shown.setAttribute('title', title));
  const hear = useEffectEvent((message: FromFrame) => {
    if (message.type === 'leave') (message.to === 'before' ? before : behind).current?.focus();
    else if ('id' in message && waiting.current.has(message.id)) {
      waiting.current.get(message.id)?.(message);
      waiting.current.delete(message.id);
    } else onHeard(message);
  });
  useEffect(() => {
    if (!host.current) return;
    const early = takeEarlyTool(engine);
    const shown = early?.element ?? newFrame(engine);
    shown.removeAttribute('style');
    shown.className = frame;
    name(shown);
    if (early) host.current.moveBefore(shown, null);
    else host.current.append(shown);
    element.current = shown;
    const connected = connectFrame(shown, {
      open: () => open(),
      onHeard: (message) => hear(message),
      onParts: early?.serve ?? servePartsOf(engine),
      hasGreeted: early?.hasGreeted() ?? false,
    });
    channel.current = connected;
    rememberTool(location.pathname, engine);
    return () => {
      connected.close();
      shown.remove();
    };
  }, [engine]);
  useEffect(() => element.current?.setAttribute('title', title), [title]);
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
      <div ref={host} className={place} />
      <span ref={behind} tabIndex={-1} />
    </>
  );
}
