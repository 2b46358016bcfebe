import { useState, useSyncExternalStore } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { showsProfileIcon } from '#contract/profile/profile-rights.rules.ts';
import { alerts } from '#src/lib/alerts.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { lazyModule } from '#src/ui/lazy-module.ts';
import { useLatePress } from '#src/ui/use-late-press.ts';
import { css } from '#styled/css';
import { latestOwnPicture, onOwnPicture } from '../own-picture.ts';
import { ownerOfPerson } from '../profile-owner.ts';
import { PictureButton } from './PictureButton.tsx';

const contents = css({ display: 'contents' });

/** Exported for its test. */
export const profileMenu = lazyModule(() => import('./ProfileMenu.tsx'));
const tellFailed = () => alerts.show({ tone: 'error', title: failureMessages.unreachable });

export interface ProfileButtonProps {
  readonly person: Person;
  /** Names the button, because the profile's texts load later. */
  readonly label: (name: string) => string;
  /** [ER-20] The password changed and every session ended: sign out here. */
  readonly onPasswordChanged: () => void;
  /** If both are left out, the menu opens and closes by itself. With them, other menus can close it [ST-40]. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/**
 * [PF-06…PF-08, SM-01] The person's picture with a menu for profile and password, as far as the school allows.
 * Without any right it is only a picture. The menu loads at the first press.
 */
export function ProfileButton({ person, label, onPasswordChanged, open, onOpenChange }: ProfileButtonProps) {
  const latest = useSyncExternalStore(onOwnPicture, latestOwnPicture);
  const [isOpen, setOpen] = useState(false);
  const show = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const { part, box, wait } = useLatePress(profileMenu, {
    onFailed: tellFailed,
    onReady: () => show(true),
  });
  const own = latest?.personId === person.id ? latest : null;
  const name = own?.name ?? `${person.firstName} ${person.lastName}`.trim();
  const picture = own?.picture ?? person.picture ?? '';
  if (!showsProfileIcon(ownerOfPerson(person)))
    return <Avatar name={name} src={picture || undefined} size="md" />;
  return (
    <div ref={box} className={contents}>
      {part === null ? (
        <PictureButton label={label(name)} name={name} picture={picture} onClick={wait} />
      ) : (
        <part.ProfileMenu
          person={person}
          label={label(name)}
          name={name}
          picture={picture}
          open={open ?? isOpen}
          onOpenChange={show}
          onPasswordChanged={onPasswordChanged}
        />
      )}
    </div>
  );
}
