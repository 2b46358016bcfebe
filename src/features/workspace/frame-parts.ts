import * as v from 'valibot';
import type { FrameEngine } from '#contract/workspace/engines.ts';
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
 * Hands a page of a tool the files that lie beside it, out of the browser's cache. What is no question of the contract is
 * not heard, and a page that asks for more than any tool has gets nothing more.
 */
export function servePartsOf(engine: FrameEngine): Serve {
  let left = partsMost;
  return (port) => {
    port.addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
      const ask = v.safeParse(partAskSchema, data);
      if (!ask.success) return;
      left -= 1;
      const bytes = left < 0 ? null : await bytesOf(engine, ask.output).catch(() => null);
      const answer: PartAnswer = { name: ask.output.name, bytes };
      port.postMessage(answer, bytes === null ? [] : [bytes]);
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
