import LogOut from 'lucide-react/icons/log-out';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { officeTitle } from '#contract/auth/office-title.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import { allows } from '#contract/core/school-settings.ts';
import { alerts } from '#src/lib/alerts.ts';
import { isWaiting, onWaiting } from '#src/lib/busy.ts';
import { productName, settings } from '#src/lib/settings.ts';
import { formatTime } from '#src/lib/words/dates.ts';
import { AppFrame } from '#src/ui/AppFrame.tsx';
import { menuLink } from '#src/ui/app-frame.recipe.ts';
import { LoadingBar } from '#src/ui/LoadingBar.tsx';
import { Logo } from '#src/ui/Logo.tsx';
import { lazyModule, preload, useLatePart } from '#src/ui/lazy-module.ts';
import { MenuList } from '#src/ui/MenuList.tsx';
import { ToastLog } from '#src/ui/ToastLog.tsx';
import { css } from '#styled/css';
import { currentModule } from './current-module.ts';
import { DisplayButton } from './DisplayButton.tsx';
import { messages } from './messages.en.ts';
import { ShellBanners } from './ShellBanners.tsx';

const bar = css({
  display: 'flex',
  flexGrow: '1',
  minWidth: '0',
  alignItems: 'center',
  gap: { base: '1', sm: '4' },
});
const crest = css({
  flexShrink: '0',
  width: '9',
  height: '9',
  objectFit: 'contain',
  borderRadius: 'sm',
  hideBelow: 'sm',
});
const welcome = css({ minWidth: '0', hideBelow: 'lg' });
const line = css({ textStyle: 'label', truncate: true });
const small = css({ textStyle: 'caption', color: 'text.muted', truncate: true });
const end = css({
  display: 'flex',
  alignItems: 'center',
  // On a phone every pixel counts.
  gap: { base: '0', sm: '1' },
  marginInlineStart: 'auto',
  minWidth: '0',
});
const who = css({ display: 'flex', alignItems: 'center', gap: '3', px: '2.5', paddingBlockEnd: '4' });
const menuFoot = css({
  marginBlockStart: '3',
  paddingBlockStart: '3',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'line',
});
const foot = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1' });

export interface ModuleLink {
  readonly url: string;
  readonly icon: string;
  readonly name: string;
  /** [SM-17] True for the present screen. */
  readonly isCurrent: boolean;
}

/** [ML-03] The person's title under their name; for the office also in the header. */
function titleOf(person: Person): string {
  if (person.role !== roles.superAdmin) return messages.roles[person.role];
  const title = officeTitle(person);
  return title === 'name'
    ? nameOfPerson(person)
    : title === 'director'
      ? messages.director
      : messages.roles[1];
}

const nameOfPerson = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`.trim();

/** Slots for other features; a route fills them. */
export interface ShellParts {
  /** At the header's end: search, notifications. */
  readonly header?: ReactNode;
  /** At the menu's top: the picture that opens the profile. */
  readonly picture: ReactNode;
  /** Below the menu's modules: notifications, help, demo switches. */
  readonly menu?: readonly { readonly key: string; readonly link: ReactNode }[];
  /** [ML-09] Beside the copyright. */
  readonly footer?: ReactNode;
}

interface AppShellProps {
  readonly person: Person;
  readonly path: string;
  readonly parts: ShellParts;
  /** Renders a router link; the router belongs to the routes. */
  readonly renderLink: (link: ModuleLink, content: ReactNode) => ReactNode;
  /** The look of a menu line, from its room. */
  readonly look: (module: Person['modules'][number]) => { readonly icon: ReactNode; readonly name: string };
  /** Screens without a menu line, by the address of the line they belong to. */
  readonly covers: ReadonlyMap<string, RegExp>;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

/** [QC-38] On in new schools. It loads after the first screen. */
const keyGuard = lazyModule(() => import('./KeyGuard.tsx'));

function GuardedKeys() {
  const part = useLatePart(keyGuard);
  useEffect(() => preload(keyGuard), []);
  return part && <part.KeyGuard />;
}

/** [ML-01…03, ML-09, SM-01…06] Header, side menu and footer around a signed-in person's screens. */
export function AppShell({
  person,
  path,
  parts,
  renderLink,
  look,
  covers,
  onSignOut,
  children,
}: AppShellProps) {
  const waiting = useSyncExternalStore(onWaiting, isWaiting);
  const { modules } = person;
  const current = currentModule(
    path,
    modules.map(({ url }) => url),
    covers,
  );
  const list = (other: boolean) =>
    modules
      .filter((module) => module.other === other)
      .map((module) => {
        const { icon, name } = look(module);
        return {
          key: module.url,
          link: renderLink(
            { ...module, isCurrent: module.url === current },
            <>
              {icon}
              {name}
            </>,
          ),
        };
      });
  const others = list(true);
  return (
    <AppFrame
      texts={messages}
      header={
        <div className={bar}>
          <Logo name={productName} />
          {person.school.logo && <img src={person.school.logo} alt={person.school.name} className={crest} />}
          <div className={welcome}>
            <p className={line}>
              {person.role === roles.superAdmin
                ? messages.welcomeOffice(titleOf(person))
                : messages.welcome(nameOfPerson(person))}
            </p>
            <p className={small}>{person.school.name}</p>
          </div>
          <div className={end}>
            {parts.header}
            <ToastLog
              store={alerts}
              texts={{ ...messages.log, tones: messages.toasts.tones, time: formatTime }}
            />
            <DisplayButton />
          </div>
        </div>
      }
      menu={
        <>
          <div className={who}>
            {parts.picture}
            <div className={css({ minWidth: '0' })}>
              <p className={line}>{nameOfPerson(person)}</p>
              <p className={small}>{titleOf(person)}</p>
            </div>
          </div>
          <MenuList items={list(false)} />
          {others.length > 0 && <MenuList title={messages.otherModules} items={others} />}
          <div className={menuFoot}>
            <MenuList
              items={[
                ...(parts.menu ?? []),
                {
                  key: 'sign-out',
                  link: (
                    <button type="button" className={menuLink()} onClick={onSignOut}>
                      <LogOut />
                      {messages.signOut}
                    </button>
                  ),
                },
              ]}
            />
          </div>
        </>
      }
      footer={
        <div className={foot}>
          <span>{messages.copyright(settings.copyrightYear, productName)}</span>
          {parts.footer}
        </div>
      }
    >
      {waiting && <LoadingBar label={messages.waiting} />}
      <ShellBanners />
      {children}
      {allows(person, 'block_browser_keys') && <GuardedKeys />}
    </AppFrame>
  );
}
