import { machineSources } from './machine-sources.gen.ts';

interface Source {
  /** `machines/auth/session/session.machine.ts:42` */
  readonly path: string;
  /** Opens it in an editor on the machine that builds the app; null where nobody knows which folder that is. */
  readonly editor: string | null;
}

/** Where a machine is written, or one of its states (`session.signedIn.clock`) or the nearest around it. */
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

/** The development server says where it runs (rsbuild.config.ts); a built app does not know. */
function editorLink(path: string): string | null {
  const root = import.meta.env.PUBLIC_SOURCE_ROOT;
  return root === undefined || root === '' ? null : `vscode://file/${root.replace(/^\//, '')}/${path}`;
}
