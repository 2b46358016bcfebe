import * as v from 'valibot';
import type { FrameEngine } from '#contract/core/tool-engines.ts';
import {
  type PartAnswer,
  type PartAsk,
  type PartWant,
  partAskSchema,
  partsMost,
} from '#contract/workspace/frame-parts.ts';
import { framePath } from '#contract/workspace/workspace.rules.ts';

type Serve = (port: MessagePort) => void;

/**
 * Serves a tool's files to its page from the browser's cache. It ignores messages outside the contract, and stops
 * after more requests than any tool makes.
 */
export function servePartsOf(engine: FrameEngine): Serve {
  let left = partsMost;
  const answer = async (port: MessagePort, { name, want }: PartAsk) => {
    left -= 1;
    const bytes = left < 0 ? null : await bytesOf(engine, { name, want }).catch(() => null);
    const given: PartAnswer = { name, bytes };
    port.postMessage(given, bytes === null ? [] : [bytes]);
  };
  return (port) => {
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const ask = v.safeParse(partAskSchema, data);
      if (ask.success) void answer(port, ask.output);
    });
    port.start();
  };
}

const ways: Readonly<Record<PartWant, RequestInit>> = {
  bytes: {},
  kept: { cache: 'only-if-cached', mode: 'same-origin' },
  later: { priority: 'low' },
};

async function bytesOf(engine: FrameEngine, { name, want }: PartAsk): Promise<ArrayBuffer | null> {
  const answer = await fetch(framePath(engine) + name, ways[want]);
  if (!answer.ok) return null;
  const bytes = await answer.arrayBuffer();
  return want === 'later' ? null : bytes;
}
