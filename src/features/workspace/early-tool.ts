import * as v from 'valibot';
import { type FrameEngine, frameEngines } from '#contract/core/tool-engines.ts';
import { partsMark } from '#contract/workspace/frame-greeting.ts';
import { framePath, isOwnTab } from '#contract/workspace/workspace.rules.ts';
import { toolsKey } from '#src/lib/person-storage.ts';

/**
 * A tool's page that starts before the app. A workspace in its own tab loads early-tool.start.ts first, which starts
 * the page if this browser knows the address's tool. Then the app moves the page into place (ToolFrame.tsx) and sends
 * the program.
 */
export interface EarlyTool {
  readonly engine: FrameEngine;
  readonly element: HTMLIFrameElement;
  /** Serves the tool's files; the limit counts both before and after the page is taken. */
  readonly serve: (port: MessagePort) => void;
  /** True: the page listens, and nobody has answered yet. */
  readonly hasGreeted: () => boolean;
  /** From now on the app receives the page's messages. */
  readonly handOver: () => void;
}

declare global {
  interface Window {
    earlyTool?: EarlyTool | undefined;
  }
}

const addressesMost = 50;

const knownSchema = v.array(v.tuple([v.string(), v.picklist(frameEngines)]));
type Known = v.InferOutput<typeof knownSchema>;

function readKnown(): Known {
  try {
    return v.parse(knownSchema, JSON.parse(localStorage.getItem(toolsKey) ?? '[]'));
  } catch {
    return [];
  }
}

/** If it cannot be stored, the tool's page simply starts later. */
export function rememberTool(path: string, engine: FrameEngine): void {
  if (!isOwnTab(path) || toolOf(path) === engine) return;
  const others = readKnown().filter(([other]) => other !== path);
  try {
    localStorage.setItem(toolsKey, JSON.stringify([[path, engine], ...others].slice(0, addressesMost)));
  } catch {
    // The tool's page then starts later.
  }
}

export function toolOf(path: string): FrameEngine | undefined {
  return readKnown().find(([known]) => known === path)?.[1];
}

/** A frame that moves without `moveBefore` reloads. */
export const canMove = (): boolean => 'moveBefore' in Element.prototype;

export function newFrame(engine: FrameEngine): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  element.src = framePath(engine) + partsMark;
  return element;
}

/** Gives the early page once. A page of another tool is removed. */
export function takeEarlyTool(engine: FrameEngine): EarlyTool | null {
  const early = window.earlyTool;
  if (!early) return null;
  window.earlyTool = undefined;
  early.handOver();
  if (early.engine === engine && early.element.isConnected) return early;
  early.element.remove();
  return null;
}
