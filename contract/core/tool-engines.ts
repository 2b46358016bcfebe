/** The tools that programs are made in. Keep this file free of imports: the first screen loads it. */

export const frameEngines = ['html', 'python', 'blocks', 'painting'] as const;
export type FrameEngine = (typeof frameEngines)[number];

/** A project's tool runs in the browser, in a separate program (`outside`), or needs no computer (`none`). */
export const toolEngines = ['none', ...frameEngines, 'outside'] as const;
export type ToolEngine = (typeof toolEngines)[number];

/** [QU-57] Is it one of the tools that run here? */
export const isFrameEngine = (engine: ToolEngine): engine is FrameEngine =>
  frameEngines.some((each) => each === engine);

export const isTextEngine = (engine: FrameEngine): engine is 'html' | 'python' =>
  engine === 'html' || engine === 'python';
