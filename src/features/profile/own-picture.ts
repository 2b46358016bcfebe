import type { Profile } from '#contract/profile/profile.model.ts';

/** Parts of the profile that show elsewhere, after a save in this tab. The session has only those of sign-in. */
interface OwnPicture {
  readonly personId: number;
  /** Address of the small picture; '' for none. */
  readonly picture: string;
  readonly name: string;
}

let latest: OwnPicture | null = null;
const listeners = new Set<() => void>();

export const latestOwnPicture = (): OwnPicture | null => latest;

export function onOwnPicture(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteOwnPicture({ id, picture, values }: Profile): void {
  latest = {
    personId: id,
    picture: picture === '' ? '' : `${picture}/small`,
    name: `${values.firstName} ${values.lastName}`.trim(),
  };
  for (const listener of listeners) listener();
}
