import KeyRound from 'lucide-react/icons/key-round';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { profileRights } from '#contract/profile/profile-rights.rules.ts';
import { Menu, type MenuItem } from '#src/ui/Menu.tsx';
import { messages } from '../messages.en.ts';
import { noteOwnPicture } from '../own-picture.ts';
import { ownerOfPerson } from '../profile-owner.ts';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { PictureButton } from './PictureButton.tsx';
import { ProfileDialog } from './ProfileDialog.tsx';

type Entry = 'profile' | 'password';

interface ProfileMenuProps {
  readonly person: Person;
  readonly label: string;
  readonly name: string;
  readonly picture: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onPasswordChanged: () => void;
}

/** A closing menu moves the focus back to its button a frame later, which would take it from a dialog opened before. */
const afterMenu = (show: () => void) => requestAnimationFrame(() => requestAnimationFrame(show));

/** [ST-40] The menu of the person's picture, and its dialogs. */
export function ProfileMenu({
  person,
  label,
  name,
  picture,
  open,
  onOpenChange,
  onPasswordChanged,
}: ProfileMenuProps) {
  const [shown, setShown] = useState<Entry | null>(null);
  const { view, picture: mayChoosePicture, password } = profileRights(ownerOfPerson(person));
  const items: readonly MenuItem<Entry>[] = [
    ...(view || mayChoosePicture
      ? [{ id: 'profile' as const, label: messages.button.profile, icon: <UserRound /> }]
      : []),
    ...(password
      ? [{ id: 'password' as const, label: messages.button.changePassword, icon: <KeyRound /> }]
      : []),
  ];
  return (
    <>
      <Menu
        label={messages.button.menu}
        trigger={<PictureButton label={label} name={name} picture={picture} />}
        items={items}
        open={open}
        onOpenChange={onOpenChange}
        onSelect={(entry) => afterMenu(() => setShown(entry))}
      />
      {shown === 'profile' && (
        <ProfileDialog person={person} onStored={noteOwnPicture} onClosed={() => setShown(null)} />
      )}
      {shown === 'password' && (
        <ChangePasswordDialog person={person} onChanged={onPasswordChanged} onClosed={() => setShown(null)} />
      )}
    </>
  );
}
