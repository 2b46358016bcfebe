import { cleanFileName, diskFileName } from '#server/files/file-name.ts';
import type { Workspace } from './queries/workspaces.ts';

const endings = { html: 'zip', python: 'zip', blocks: 'sb3', painting: 'excalidraw' } as const;
export const programMimes = {
  html: 'application/zip',
  python: 'application/zip',
  blocks: 'application/x.scratch.sb3',
  painting: 'application/json',
} as const;

/** As a program is called on somebody's disk: by its project and the login of its owner. */
export const programFileName = (
  { title, engine }: Pick<Workspace, 'title' | 'engine'>,
  login: string,
): string =>
  diskFileName(cleanFileName(`${title} ${login}.${endings[engine]}`.replaceAll(/[/\\<>:"|?*]/g, '_')));
