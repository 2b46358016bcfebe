import { useId, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { profileKindOf } from '#contract/profile/profile-rights.rules.ts';
import { nothingTyped } from '#machines/password-form/password-form.rules.ts';
import type { ProfileView } from '#machines/profile/profile/profile.view.ts';
import { call } from '#src/lib/api-client.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { createProfileActors } from '../actors/profile-actors.ts';
import { messages } from '../messages.en.ts';
import { type ActorsFor, type OpenProfile, type ProfileOptions, useProfile } from '../use-profile.ts';
import { ProfileBody } from './ProfileBody.tsx';
import { ProfileFooter } from './ProfileFooter.tsx';

export interface ProfileDialogProps extends Omit<ProfileOptions, 'actorsFor'> {
  readonly person: Person;
  readonly actorsFor?: ActorsFor;
}

const realActors: ActorsFor = (tools) => createProfileActors({ ...tools, call });

/** [PF-02…PF-04, PF-08, QC-47] The person's profile, depending on their role. */
export function ProfileDialog({ actorsFor = realActors, ...options }: ProfileDialogProps) {
  const { person } = options;
  const profile = useProfile({ ...options, actorsFor });
  const { view, send } = profile;
  const formId = useId();
  const [typed, setTyped] = useState(nothingTyped);
  return (
    <Dialog
      open={view.stage !== 'closed'}
      size="profile"
      title={messages.titles[profileKindOf(person.role)]}
      closeLabel={messages.close}
      onRequestClose={() => send({ type: 'profile.close' })}
      unsaved={{ isDirty: view.isDirty && view.stage === 'ready', texts: messages.unsaved }}
      footer={
        hasFooter(view) ? (
          <ProfileFooter
            view={view}
            formId={formId}
            onEdit={() => send({ type: 'edit.start' })}
            onCancel={() => {
              setTyped(nothingTyped);
              send({ type: 'edit.cancel' });
            }}
          />
        ) : undefined
      }
    >
      {view.stage === 'loading' && <Skeleton label={messages.loading} count={6} />}
      {view.stage === 'loadFailed' && (
        <ErrorState
          title={messages.loadFailed}
          retry={{ label: messages.retry, onRetry: () => send({ type: 'profile.retry' }) }}
        />
      )}
      {view.stage === 'ready' && (
        <ProfileBody profile={profile} person={person} formId={formId} typed={typed} onTyped={setTyped} />
      )}
      <RemovalQuestion {...profile} />
    </Dialog>
  );
}

/** While cropping, the picture has its own buttons. */
const hasFooter = ({ stage, picture, rights, saveAs }: ProfileView) =>
  stage === 'ready' && picture !== 'cutting' && (rights.fields.length > 0 || saveAs !== null);

/** [ER-25, ER-26] */
function RemovalQuestion({ view, send }: OpenProfile) {
  const texts = messages.removal;
  const isRemoving = view.work === 'removing';
  const cancel = () => {
    if (!isRemoving) send({ type: 'removal.cancel' });
  };
  return (
    <AlertDialog
      open={view.work === 'askingRemoval' || isRemoving}
      tone="warning"
      title={texts.title}
      answers={[
        { value: 'no', label: texts.no },
        { value: 'yes', label: texts.yes, tone: 'danger', busy: isRemoving },
      ]}
      onAnswer={(answer) => (answer === 'yes' ? send({ type: 'removal.confirm' }) : cancel())}
      onCancel={cancel}
    >
      {texts.text}
    </AlertDialog>
  );
}
