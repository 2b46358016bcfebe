import { editFacultyCall } from '#contract/people/calls/edit-faculty.call.ts';
import { facultyByIdCall } from '#contract/people/calls/faculty-by-id.call.ts';
import { removeFacultyImageCall } from '#contract/people/calls/remove-faculty-image.call.ts';
import { studentByIdCall } from '#contract/people/calls/student-by-id.call.ts';
import { adminProfileByIdCall } from '#contract/profile/calls/admin-profile-by-id.call.ts';
import { removeProfileImageCall } from '#contract/profile/calls/remove-profile-image.call.ts';
import { updateAdminProfileCall } from '#contract/profile/calls/update-admin-profile.call.ts';
import { updateStudentProfileCall } from '#contract/profile/calls/update-student-profile.call.ts';
import {
  adminProfileFromWire,
  facultyProfileFromWire,
  fieldOfWireName,
  studentProfileFromWire,
  valuesToWire,
} from '#contract/profile/profile.codec.ts';
import type { Profile } from '#contract/profile/profile.model.ts';
import type { SaveProfileInput } from '#contract/profile/profile.wire.ts';
import type { ProfileKind } from '#contract/profile/profile-rights.rules.ts';
import type { ProfileSave, SavedProfile } from '#machines/profile/profile/profile.types.ts';
import type { Failure } from '#machines/shared/failure.ts';
import type { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { toBase64 } from '#src/lib/picture/to-base64.ts';
import { toFailure } from '#src/lib/to-failure.ts';
import type { PhotoShelf } from '../photo-shelf.ts';

export interface ProfileTools {
  readonly call: typeof call;
  readonly personId: number;
  readonly kind: ProfileKind;
  readonly shelf: PhotoShelf;
}

export function createProfileActors(tools: ProfileTools) {
  return {
    loadProfile: callActor<Profile, void>((_input, signal) => load(tools, signal), {
      failureOf: toProfileFailure,
    }),
    saveProfile: callActor<SavedProfile, ProfileSave>((wish, signal) => save(tools, wish, signal), {
      failureOf: toProfileFailure,
    }),
    removePicture: callActor<Profile, Profile>((profile, signal) => removePicture(tools, profile, signal), {
      failureOf: toProfileFailure,
    }),
  };
}

async function load({ call, personId: id, kind }: ProfileTools, signal: AbortSignal): Promise<Profile> {
  switch (kind) {
    case 'admin':
      return adminProfileFromWire((await call(adminProfileByIdCall, { id }, { signal })).data);
    case 'faculty':
      return facultyProfileFromWire((await call(facultyByIdCall, { id }, { signal })).data);
    case 'student':
      return studentProfileFromWire((await call(studentByIdCall, { id }, { signal })).data);
  }
}

async function save(tools: ProfileTools, wish: ProfileSave, signal: AbortSignal): Promise<SavedProfile> {
  const { data } = await send(tools, await inputOf(tools, wish), signal);
  const values = { ...wish.profile.values, ...wish.values };
  return {
    information: data.information,
    profile: { ...wish.profile, values, picture: data.profile_pic, version: data.version },
  };
}

function send({ call, kind }: ProfileTools, input: SaveProfileInput, signal: AbortSignal) {
  switch (kind) {
    case 'admin':
      return call(updateAdminProfileCall, input, { signal });
    case 'faculty':
      return call(editFacultyCall, input, { signal });
    case 'student':
      return call(updateStudentProfileCall, input, { signal });
  }
}

/** Sends only what changed. */
async function inputOf({ personId, shelf }: ProfileTools, wish: ProfileSave): Promise<SaveProfileInput> {
  const photo = wish.withPicture ? shelf.photo() : null;
  return {
    id: personId,
    version: wish.profile.version,
    ...valuesToWire(wish.values),
    ...(photo ? { profile_pic: await toBase64(photo) } : {}),
    ...(wish.passwords
      ? {
          password: wish.passwords.password,
          confirmPassword: wish.passwords.confirmPassword,
          current_password: wish.passwords.currentPassword,
        }
      : {}),
  };
}

async function removePicture(
  { call, kind }: ProfileTools,
  profile: Profile,
  signal: AbortSignal,
): Promise<Profile> {
  const remove = kind === 'faculty' ? removeFacultyImageCall : removeProfileImageCall;
  const { version } = await call(remove, { id: profile.id }, { signal });
  return { ...profile, picture: '', version };
}

function toProfileFailure(error: unknown): Failure {
  const failure = toFailure(error);
  if (failure.kind !== 'refused' || !failure.fields) return failure;
  const fields = Object.entries(failure.fields).flatMap(([name, text]) => {
    const field = fieldOfWireName(name);
    return field ? [[field, text]] : [];
  });
  return { ...failure, fields: Object.fromEntries(fields) as Record<string, string> };
}
