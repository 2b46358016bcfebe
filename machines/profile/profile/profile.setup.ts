import { and, assertEvent, assign, emit, enqueueActions, not, setup, stateIn } from 'xstate';
import type { editFacultyCall } from '#contract/people/calls/edit-faculty.call.ts';
import type { Profile } from '#contract/profile/profile.model.ts';
import { pictureProblem } from '#contract/profile/profile.rules.ts';
import { type ProfileField, profileFields } from '#contract/profile/profile-rights.rules.ts';
import { type Failure, factsOf, isRefusedWith } from '#machines/shared/failure.ts';
import { missingPromise } from '#machines/shared/not-provided.ts';
import { withOne, without } from '../../form/form.rules.ts';
import { isFree, nothingTyped, passwordIssues } from '../../password-form/password-form.rules.ts';
import { asTyped, changedValues, isFiltered, mergedValues, noValues, problemsOf } from './profile.rules.ts';
import type {
  ProfileContext,
  ProfileEmitted,
  ProfileEvent,
  ProfileInput,
  ProfileSave,
  SavedProfile,
} from './profile.types.ts';

const withoutOne = <Item>(items: readonly Item[], item: Item): readonly Item[] =>
  items.filter((each) => each !== item);

const freshPasswords = {
  withPasswords: false,
  passwordIssues: {},
  passwordTouched: [],
  hasTriedPasswords: false,
  passwordRefusals: {},
} satisfies Partial<ProfileContext>;

/** A form that nobody has written in. */
export const freshForm = {
  ...freshPasswords,
  touched: [],
  filtered: [],
  refusals: {},
  withPicture: false,
  pictureProblem: null,
  wasMerged: false,
} satisfies Partial<ProfileContext>;

/** The words the profile chart is written in. */
export const profileSetup = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    emitted: {} as ProfileEmitted,
    input: {} as ProfileInput,
  },
  actors: {
    /** Each rejects with a `Failure`. */
    loadProfile: missingPromise<Profile, void>('loadProfile'),
    saveProfile: missingPromise<SavedProfile, ProfileSave>('saveProfile'),
    /** Resolves with the profile without its picture. */
    removePicture: missingPromise<Profile, Profile>('removePicture'),
  },
  actions: {
    takeProfile: assign((_, profile: Profile) => ({ ...freshForm, profile, values: profile.values })),
    takePicture: assign(({ context }, stored: Profile) => ({
      profile: context.profile && {
        ...context.profile,
        picture: stored.picture,
        version: stored.version,
      },
    })),
    mergeProfile: assign(({ context }, saved: Profile) => ({
      profile: saved,
      values: mergedValues(context.values, context.profile?.values ?? noValues, saved),
      wasMerged: true,
    })),
    resetForm: assign(({ context }) => ({ ...freshForm, values: context.profile?.values ?? noValues })),
    changeField: assign(({ context, event }) => {
      assertEvent(event, 'field.change');
      const { field, text } = event;
      const kept = asTyped(field, text, context.owner.kind);
      const { [field]: _gone, ...refusals } = context.refusals;
      const filtered = isFiltered(field, text, kept)
        ? withOne(context.filtered, field)
        : withoutOne(context.filtered, field);
      return { values: { ...context.values, [field]: kept }, filtered, refusals };
    }),
    leaveField: assign(({ context, event }) => {
      assertEvent(event, 'field.leave');
      return {
        touched: withOne(context.touched, event.field),
        filtered: withoutOne(context.filtered, event.field),
      };
    }),
    judgePasswords: assign(({ context, event }) => {
      assertEvent(event, ['password.type', 'profile.save']);
      const issues = passwordIssues('profile', context, event.typed);
      if (event.type === 'profile.save') return { passwordIssues: issues, hasTriedPasswords: true };
      const { field } = event;
      return {
        passwordIssues: issues,
        passwordTouched:
          field === 'confirmPassword' ? withOne(context.passwordTouched, field) : context.passwordTouched,
        passwordRefusals: without(context.passwordRefusals, field),
      };
    }),
    leavePassword: assign(({ context, event }) => {
      assertEvent(event, 'password.leave');
      return { passwordTouched: withOne(context.passwordTouched, event.field) };
    }),
    startPasswords: assign(({ context }) => ({
      ...freshPasswords,
      withPasswords: true,
      passwordIssues: passwordIssues('profile', context, nothingTyped),
    })),
    forgetPasswords: assign(freshPasswords),
    touchAll: assign({ touched: profileFields }),
    notePictureProblem: assign(({ event }) => {
      assertEvent(event, ['picture.choose', 'picture.unreadable']);
      const size = event.type === 'picture.choose' ? event.size : 0;
      const code = pictureProblem({ name: event.name, size }) ?? 'picture_kind';
      return { pictureProblem: { code, name: event.name } };
    }),
    startPicture: assign({ pictureProblem: null, withPicture: false }),
    takeCut: assign({ withPicture: true }),
    dropPicture: assign({ withPicture: false }),
    noteFailure: enqueueActions(({ enqueue }, failure: Failure) => {
      const facts = factsOf(failure);
      if (isRefusedWith<typeof editFacultyCall>(failure, 'current_incorrect'))
        enqueue.assign({ passwordRefusals: { currentPassword: facts } });
      if (failure.kind === 'refused' && failure.fields) {
        const known = Object.entries(failure.fields).filter(([field]) => isField(field));
        enqueue.assign({ refusals: Object.fromEntries(known) });
      }
      // The session's own sign-in dialog speaks of an ended session.
      if (failure.kind !== 'unauthorized') enqueue.emit({ type: 'refused', failure: facts });
    }),
    tellSaved: emit((_, { profile, information }: SavedProfile) => ({
      type: 'saved' as const,
      profile,
      information,
    })),
    tellRemoved: emit((_, profile: Profile) => ({ type: 'picture.removed' as const, profile })),
    tellKept: emit({ type: 'picture.kept' }),
  },
  guards: {
    mayEdit: ({ context }) => context.rights.fields.length > 0,
    mayChangePassword: ({ context }) => context.rights.password,
    isGoodPicture: ({ context, event }) => {
      assertEvent(event, 'picture.choose');
      return context.rights.picture && pictureProblem(event) === null;
    },
    mayChangePicture: ({ context }) => context.rights.picture,
    hasPicture: ({ context }) => context.rights.picture && context.profile?.picture !== '',
    isIdle: stateIn({ ready: { work: 'idle' } }),
    isSomethingOpen: not(
      and([
        stateIn({ ready: { details: 'viewing' } }),
        stateIn({ ready: { password: 'off' } }),
        stateIn({ ready: { picture: 'kept' } }),
      ]),
    ),
    hasGoodFields: ({ context }) => Object.keys(problemsOf(context)).length === 0,
    hasGoodPasswords: ({ context, event }) => {
      assertEvent(event, 'profile.save');
      return isFree(passwordIssues('profile', context, event.typed));
    },
    hasChanges: ({ context }) => Object.keys(changedValues(context)).length > 0,
    isStale: (_, failure: Failure) => failure.kind === 'stale',
  },
});

const isField = (name: string): name is ProfileField => profileFields.some((field) => field === name);
