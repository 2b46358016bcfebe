/** The tools that programs are made in. Data alone: many rooms ask it, and the first screen's parts carry it. */

/** Tools that run in the browser, each in a sandboxed page of its own. */
export const frameEngines = ['html', 'python', 'blocks', 'painting'] as const;
export type FrameEngine = (typeof frameEngines)[number];

/** How the tool of a project is used: in the browser, in a program of its own elsewhere, or not on a computer at all. */
export const toolEngines = ['none', ...frameEngines, 'outside'] as const;
export type ToolEngine = (typeof toolEngines)[number];

/** [QU-57] The tools whose page is built: only these are offered. The others' programs can be kept, and read. */
export const installedEngines: readonly FrameEngine[] = ['html', 'python', 'blocks', 'painting'];

export const isFrameEngine = (engine: ToolEngine): engine is FrameEngine =>
  frameEngines.some((each) => each === engine);

/** Is its page built? */
export const runsHere = (engine: ToolEngine): engine is FrameEngine =>
  installedEngines.some((each) => each === engine);

export const isTextEngine = (engine: FrameEngine): engine is 'html' | 'python' =>
  engine === 'html' || engine === 'python';
