import Calendar from 'lucide-react/icons/calendar-days';
import Home from 'lucide-react/icons/house';
import Dashboard from 'lucide-react/icons/layout-dashboard';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import LogOut from 'lucide-react/icons/log-out';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import type { Person } from '#contract/session/session.model.ts';
import { alerts } from '#src/lib/alerts.ts';
import { productName, settings } from '#src/lib/settings.ts';
import { formatTime } from '#src/lib/words/format.ts';
import { currentLanguage } from '#src/lib/words/language.ts';
import { textFor } from '#src/lib/words/messages.ts';
import { AppFrame } from '#src/ui/AppFrame.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { menuLink } from '#src/ui/app-frame.recipe.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Logo } from '#src/ui/Logo.tsx';
import { MenuList } from '#src/ui/MenuList.tsx';
import { ToastLog } from '#src/ui/ToastLog.tsx';
import { css } from '#styled/css';
import { DisplayButton } from './DisplayButton.tsx';
import { KeyGuard } from './KeyGuard.tsx';
import { messages } from './messages.ts';
import { useOnline } from './use-online.ts';

const icons: Readonly<Record<string, ReactNode>> = {
  dashboard: <Dashboard />,
  calendar: <Calendar />,
  home: <Home />,
  finance: <Wallet />,
  helpdesk: <LifeBuoy />,
};

const bar = css({ display: 'flex', flexGrow: '1', minWidth: '0', alignItems: 'center', gap: '4' });
const welcome = css({ minWidth: '0', hideBelow: 'sm' });
const line = css({ textStyle: 'label', truncate: true });
const small = css({ textStyle: 'caption', color: 'text.muted', truncate: true });
const end = css({ display: 'flex', alignItems: 'center', gap: '2', marginInlineStart: 'auto' });
const who = css({ display: 'flex', alignItems: 'center', gap: '3', px: '2.5', paddingBlockEnd: '4' });
const menuFoot = css({
  marginBlockStart: '3',
  paddingBlockStart: '3',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'line',
});

export interface ModuleLink {
  readonly url: string;
  readonly icon: string;
  readonly name: string;
}

/** A school may have renamed a module; in other languages our own words stand for those we know. */
const nameOf = ({ name, icon }: ModuleLink) =>
  currentLanguage() === 'en' ? name : (textFor(messages.modules, icon) ?? name);

interface AppShellProps {
  readonly person: Person;
  /** A router link with the menu's look: the router belongs to the routes, not to a feature. */
  readonly renderLink: (link: ModuleLink, content: ReactNode) => ReactNode;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

/** [ML-01…03, ML-09, SM-01, SM-02, SM-06] Header, side menu and footer around a signed-in person's screens. */
export function AppShell({ person, renderLink, onSignOut, children }: AppShellProps) {
  const online = useOnline();
  const name = `${person.firstName} ${person.lastName}`.trim();
  return (
    <AppFrame
      texts={messages}
      header={
        <div className={bar}>
          <Logo name={productName} />
          <div className={welcome}>
            <p className={line}>
              {person.role === 1 ? messages.welcomeOffice(messages.roles[1]) : messages.welcome(name)}
            </p>
            <p className={small}>{person.school.name}</p>
          </div>
          <div className={end}>
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
            <Avatar name={name} size="sm" />
            <div className={css({ minWidth: '0' })}>
              <p className={line}>{name}</p>
              <p className={small}>{messages.roles[person.role]}</p>
            </div>
          </div>
          <MenuList
            items={person.modules.map((link) => ({
              key: link.url,
              link: renderLink(
                link,
                <>
                  {icons[link.icon]}
                  {nameOf(link)}
                </>,
              ),
            }))}
          />
          <div className={menuFoot}>
            <button type="button" className={menuLink()} onClick={onSignOut}>
              <LogOut />
              {messages.signOut}
            </button>
          </div>
        </>
      }
      footer={messages.copyright(settings.copyrightYear, productName)}
    >
      {!online && (
        <div className={css({ marginBlockEnd: '4' })}>
          <Banner tone="offline" announce="assertive" title={messages.offline} text={messages.offlineHint} />
        </div>
      )}
      {children}
      <KeyGuard />
    </AppFrame>
  );
}
