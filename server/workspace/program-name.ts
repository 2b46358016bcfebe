import { cleanFileName, diskFileName } from '#server/files/file-name.ts';
import type { Workspace } from './queries/workspaces.ts';

const endings = { html: 'zip', python: 'zip', blocks: 'sb3', painting: 'excalidraw' } as const;
export const programMimes = {
  html: 'application/zip',
  python: 'application/zip',
  blocks: 'application/x.scratch.sb3',
  painting: 'application/json',
} as const;

export const programFileName = (
  { title, engine }: Pick<Workspace, 'title' | 'engine'>,
  login: string,
): string =>
  diskFileName(cleanFileName(`${title} ${login}.${endings[engine]}`.replaceAll(/[/\\<>:"|?*]/g, '_')));
