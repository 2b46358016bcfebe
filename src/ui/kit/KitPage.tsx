import { LocaleProvider } from '@ark-ui/react/locale';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { css } from '#styled/css';
import { AppFrame } from '../AppFrame.tsx';
import { Avatar } from '../Avatar.tsx';
import { menuLink } from '../app-frame.recipe.ts';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { Logo } from '../Logo.tsx';
import { Menu } from '../Menu.tsx';
import { MenuList } from '../MenuList.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { Switch } from '../Switch.tsx';
import { Toaster } from '../Toaster.tsx';
import { createToaster } from '../toaster.ts';
import { KitActions, KitFields, KitPickers } from './KitControls.tsx';
import { KitCarousel, KitFiles, KitLayers, KitStates, KitStatus } from './KitFeedback.tsx';
import { kit, menuItems, toastTexts } from './kit-texts.ts';

const store = createToaster();
const stack = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const spread = css({ flexGrow: '1' });
const who = css({ textStyle: 'label' });

const account = { label: 'Account', name: 'Asha Devi Rao', profile: 'Profile', logout: 'Log out' } as const;

function setTheme(theme: 'light' | 'dark' | undefined) {
  if (theme === undefined) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

function setDirection(direction: 'ltr' | 'rtl') {
  document.documentElement.dir = direction;
}

function KitMenu() {
  const links = (labels: readonly string[], current?: string) =>
    labels.map((label) => ({
      key: label,
      link: (
        <a href="#main" className={menuLink()} aria-current={label === current ? 'page' : undefined}>
          {label}
        </a>
      ),
    }));
  return (
    <>
      <MenuList items={links(menuItems.main, menuItems.main[1])} />
      <MenuList title={menuItems.moreTitle} items={links(menuItems.more)} />
    </>
  );
}

function AccountMenu() {
  return (
    <Menu
      label={account.label}
      trigger={<IconButton label={account.label} icon={<Avatar name={account.name} size="sm" />} />}
      header={<p className={who}>{account.name}</p>}
      items={[
        { id: 'profile', label: account.profile, icon: <UserRound /> },
        { id: 'logout', label: account.logout, icon: <LogOut />, tone: 'danger', separated: true },
      ]}
      onSelect={() => undefined}
    />
  );
}

/** All parts on one page, for a development-only route. */
export function KitPage() {
  const [rtl, setRtl] = useState(false);
  const turn = (on: boolean) => {
    setRtl(on);
    setDirection(on ? 'rtl' : 'ltr');
  };
  return (
    <LocaleProvider locale={rtl ? 'ur-PK' : 'en-GB'}>
      <AppFrame
        texts={kit.frame}
        menu={<KitMenu />}
        footer={kit.footer}
        header={
          <>
            <Logo name={kit.name} />
            <span className={spread} />
            <AccountMenu />
          </>
        }
      >
        <PageHeader
          title={kit.title}
          text={kit.lead}
          actions={
            <>
              <Switch label={kit.rtl} checked={rtl} onChange={turn} />
              <Button size="sm" onClick={() => setTheme('light')}>
                {kit.theme.light}
              </Button>
              <Button size="sm" onClick={() => setTheme('dark')}>
                {kit.theme.dark}
              </Button>
              <Button size="sm" onClick={() => setTheme(undefined)}>
                {kit.theme.system}
              </Button>
            </>
          }
        />
        <div className={stack}>
          <KitActions />
          <KitFields />
          <KitPickers />
          <KitFiles />
          <KitStatus />
          <KitLayers store={store} />
          <KitCarousel />
          <KitStates />
        </div>
      </AppFrame>
      <Toaster store={store} texts={toastTexts} />
    </LocaleProvider>
  );
}
