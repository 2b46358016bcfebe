import { machineSources } from './machine-sources.gen.ts';

interface Source {
  /** `machines/auth/session/session.machine.ts:42` */
  readonly path: string;
  /** Opens the file in an editor on the building machine; null: its folder is unknown. */
  readonly editor: string | null;
}

/** The source of a machine, or of a state (`session.signedIn.clock`) or its nearest known parent. */
export function sourceOf(machine: string, state: string | null): Source | null {
  const places = machineSources[machine];
  if (!places) return null;
  const parts = (state ?? machine).split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const path = places[parts.slice(0, length).join('.')];
    if (path !== undefined) return { path, editor: editorLink(path) };
  }
  return null;
}

/** The development server gives its folder (rsbuild.config.ts); a built app does not know it. */
function editorLink(path: string): string | null {
  const root = import.meta.env.PUBLIC_SOURCE_ROOT;
  return root === undefined || root === '' ? null : `vscode://file/${root.replace(/^\//, '')}/${path}`;
}
