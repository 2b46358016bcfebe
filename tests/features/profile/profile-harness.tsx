import { render, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Person } from '#contract/auth/session.model.ts';
import type { Role } from '#contract/core/define-call.ts';
import type { Settings } from '#contract/core/school-settings.ts';
import type { Profile } from '#contract/profile/profile.model.ts';
import type { ProfileSave, SavedProfile } from '#machines/profile/profile/profile.types.ts';
import { ProfileDialog } from '#src/features/profile/components/ProfileDialog.tsx';
import { deferredActor } from '#tests/machines/deferred.ts';
import { asha } from '#tests/machines/profile/profile/profile.samples.ts';
import { setupUser } from '#tests/user.ts';

export const personOf = (role: Role, settings: Settings = {}, isDemo = false): Person => ({
  id: 7,
  loginName: 'F1',
  role,
  subRole: 1,
  department: 0,
  firstName: 'Asha',
  lastName: 'Rao',
  school: { id: 1, name: 'First School', model: 0, isDemo, timeZone: 'Asia/Kolkata' },
  modules: [],
  permissions: {},
  settings,
});

/** The dialog over actors that a test answers. */
export function showProfile(person: Person = personOf(4), stored: Profile = asha()) {
  const load = deferredActor<Profile, void>();
  const save = deferredActor<SavedProfile, ProfileSave>();
  const remove = deferredActor<Profile, Profile>();
  const onStored = vi.fn();
  const onClosed = vi.fn();
  const { container } = render(
    <ProfileDialog
      person={person}
      actorsFor={() => ({ loadProfile: load.logic, saveProfile: save.logic, removePicture: remove.logic })}
      onStored={onStored}
      onClosed={onClosed}
    />,
  );
  return {
    load,
    save,
    remove,
    onStored,
    onClosed,
    user: setupUser({ hasty: true }),
    answer: () => load.open()[0]?.resolve(stored),
    /**
     * A dialog hides what lies beneath it a frame after it has opened. On a busy machine a test is quicker, and then
     * the question it has opened meanwhile is hidden too.
     */
    standing: () => waitFor(() => expect(container.getAttribute('aria-hidden')).toBe('true')),
  };
}
