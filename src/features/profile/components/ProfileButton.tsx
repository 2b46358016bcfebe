import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { showsProfileIcon } from '#contract/profile/profile-rights.rules.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { latestOwnPicture, onOwnPicture } from '../own-picture.ts';
import { ownerOfPerson } from '../profile-owner.ts';
import { PictureButton } from './PictureButton.tsx';

const ProfileMenu = lazy(async () => ({ default: (await import('./ProfileMenu.tsx')).ProfileMenu }));

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
  const [wanted, setWanted] = useState(false);
  const own = latest?.personId === person.id ? latest : null;
  const name = own?.name ?? `${person.firstName} ${person.lastName}`.trim();
  const picture = own?.picture ?? person.picture ?? '';
  if (!showsProfileIcon(ownerOfPerson(person)))
    return <Avatar name={name} src={picture || undefined} size="md" />;
  const show = (next: boolean) => {
    setWanted(true);
    setOpen(next);
    onOpenChange?.(next);
  };
  const button = (
    <PictureButton label={label(name)} name={name} picture={picture} onClick={() => show(true)} />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <ProfileMenu
        person={person}
        label={label(name)}
        name={name}
        picture={picture}
        open={open ?? isOpen}
        onOpenChange={show}
        onPasswordChanged={onPasswordChanged}
      />
    </Suspense>
  );
}
