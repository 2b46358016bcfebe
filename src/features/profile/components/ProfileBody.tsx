import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import type { Profile } from '#contract/profile/profile.model.ts';
import { profileFields } from '#contract/profile/profile-rights.rules.ts';
import { nothingTyped } from '#machines/password-form/password-form.rules.ts';
import type { TypedPasswords } from '#machines/password-form/password-form.types.ts';
import { PictureCropDialog } from '#src/lib/picture/PictureCropDialog.tsx';
import { productName } from '#src/lib/settings.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { css } from '#styled/css';
import { messages } from '../messages.en.ts';
import { fieldFacts, officeFacts, ownFacts } from '../profile-facts.ts';
import { useFocusIfLost } from '../use-focus-if-lost.ts';
import { usePickedPicture } from '../use-picked-picture.ts';
import type { OpenProfile } from '../use-profile.ts';
import { DetailFields } from './DetailFields.tsx';
import { FactList } from './FactList.tsx';
import { stack } from './layout.ts';
import { PasswordInputs } from './PasswordInputs.tsx';
import { PicturePanel } from './PicturePanel.tsx';

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '[12rem 1fr]' },
  gap: { base: '6', md: '8' },
  alignItems: 'start',
});
const tabBody = css({ paddingBlockStart: '5' });
const passwordPart = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  paddingBlockStart: '5',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'line',
});
const narrow = css({ display: 'flex', flexDirection: 'column', gap: '5', maxWidth: 'dialog.confirm' });
const hint = css({ textStyle: 'small', color: 'text.muted' });

interface ProfileBodyProps {
  readonly profile: OpenProfile;
  readonly person: Person;
  readonly formId: string;
  readonly typed: TypedPasswords;
  readonly onTyped: (typed: TypedPasswords) => void;
}

/** The picture beside the tabs; while cropping, only the picture. */
export function ProfileBody(props: ProfileBodyProps) {
  const { profile, formId, typed } = props;
  const { view, send } = profile;
  const picked = usePickedPicture(profile);
  const [tab, setTab] = useState<ProfileTab>('own');
  const form = useRef<HTMLFormElement>(null);
  useFocusIfLost(form, `${view.saveAs} ${view.picture}`);
  if (!view.profile) return null;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The problems are on that tab.
    setTab('own');
    send({ type: 'profile.save', typed });
  };
  const { firstName, lastName } = view.profile.values;
  return (
    <form ref={form} id={formId} noValidate onSubmit={submit} className={stack}>
      {view.wasMerged && (
        <Banner tone="warning" announce="polite" title={messages.merged} text={messages.mergedText} />
      )}
      {picked.file && (
        <PictureCropDialog
          file={picked.file}
          onCut={picked.take}
          onBack={picked.drop}
          onUnreadable={picked.refuse}
        />
      )}
      <div className={columns} hidden={picked.file !== null}>
        <PicturePanel
          view={view}
          name={`${firstName} ${lastName}`.trim()}
          preview={picked.preview}
          onChoose={picked.choose}
          onDrop={picked.drop}
          onRemove={() => send({ type: 'removal.ask' })}
        />
        <ProfileTabs profile={view.profile} tab={tab} onTab={setTab}>
          <OwnDetails {...props} />
        </ProfileTabs>
      </div>
    </form>
  );
}

type ProfileTab = 'own' | 'office';

interface ProfileTabsProps {
  readonly profile: Profile;
  readonly tab: ProfileTab;
  readonly onTab: (tab: ProfileTab) => void;
  readonly children: ReactNode;
}

/** [PF-02, PF-03, PF-04] Admins have Details, faculty also Personal, students no tabs. */
function ProfileTabs({ profile, tab, onTab, children }: ProfileTabsProps) {
  if (profile.kind === 'student') return children;
  const own = {
    value: 'own' as const,
    label: profile.kind === 'admin' ? messages.tabs.details : messages.tabs.personal,
    content: <div className={tabBody}>{children}</div>,
  };
  const office = {
    value: 'office' as const,
    label: productName,
    content: (
      <div className={tabBody}>
        <div className={stack}>
          <FactList facts={officeFacts(profile)} />
          <p className={hint}>{messages.officeHint}</p>
        </div>
      </div>
    ),
  };
  return (
    <Tabs
      label={messages.tabs.label}
      items={profile.kind === 'admin' ? [own] : [own, office]}
      value={tab}
      onChange={onTab}
    />
  );
}

/** [ST-33, ST-37] Facts; while editing, fields for those that may change. */
function OwnDetails({ profile: { view, send }, person, typed, onTyped }: ProfileBodyProps) {
  const { profile, rights, isEditing } = view;
  if (!profile) return null;
  const readOnly = profileFields.filter((field) => !isEditing || !rights.fields.includes(field));
  const isWriting = isEditing && rights.fields.length > 0;
  return (
    <div className={stack}>
      {isWriting && <DetailFields view={view} timeZone={person.school.timeZone} send={send} />}
      <FactList facts={[...fieldFacts(readOnly, profile.values), ...ownFacts(profile)]} />
      {rights.password && (
        <div className={passwordPart}>
          <Switch
            label={messages.password.toggle}
            hint={messages.password.toggleHint}
            checked={view.isPasswordOn}
            disabled={view.work === 'saving'}
            onChange={() => {
              onTyped(nothingTyped);
              send({ type: 'password.toggle' });
            }}
          />
          {view.isPasswordOn && (
            <div className={narrow}>
              <PasswordInputs
                policy="profile"
                person={person}
                form={{
                  typed,
                  issues: view.passwordIssues,
                  type: (field, text) => {
                    const next = { ...typed, [field]: text };
                    onTyped(next);
                    send({ type: 'password.type', field, typed: next });
                  },
                  leave: (field) => send({ type: 'password.leave', field }),
                }}
                disabled={view.work === 'saving'}
              />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
