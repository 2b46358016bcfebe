import { LocaleProvider } from '@ark-ui/react/locale';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, useState } from 'react';
import { Stack } from '#src/ui/Stack.tsx';
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
import type { ToastStore } from '../toaster.ts';
import { KitChart } from './KitChart.tsx';
import { KitActions, KitFields, KitPickers } from './KitControls.tsx';
import { KitCarousel, KitFiles, KitLayers, KitStates, KitStatus } from './KitFeedback.tsx';
import { KitInputs } from './KitInputs.tsx';
import { KitMedia } from './KitMedia.tsx';
import { KitNavigation } from './KitNavigation.tsx';
import { KitOverlays } from './KitOverlays.tsx';
import { type KitTheme, kitAddress, kitRequest } from './kit-address.ts';
import { kit, sections, toastTexts } from './kit-texts.ts';

const spread = css({ flexGrow: '1' });
const who = css({ textStyle: 'label' });

const account = { label: 'Account', name: 'Asha Devi Rao', profile: 'Profile', logout: 'Log out' } as const;

type SectionName = keyof typeof sections;

const partsOf = (store: ToastStore): Readonly<Record<Exclude<SectionName, keyof KitMade>, ReactNode>> => ({
  actions: <KitActions />,
  fields: <KitFields />,
  pickers: <KitPickers />,
  choices: <KitInputs />,
  files: <KitFiles />,
  status: <KitStatus />,
  layers: <KitLayers store={store} />,
  overlays: <KitOverlays />,
  navigation: <KitNavigation />,
  carousel: <KitCarousel />,
  states: <KitStates />,
  chart: <KitChart />,
  media: <KitMedia />,
});
const names = Object.keys(sections).filter((name): name is SectionName => name in sections);

function setTheme(theme: KitTheme | undefined) {
  if (theme === undefined) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

function setDirection(direction: 'ltr' | 'rtl') {
  document.documentElement.dir = direction;
  document.documentElement.lang = direction === 'rtl' ? 'ur' : 'en';
}

setTheme(kitRequest.theme);
setDirection(kitRequest.rtl ? 'rtl' : 'ltr');

function KitMenu() {
  const link = (name: SectionName | undefined, label: string) => ({
    key: label,
    link: (
      <a
        href={kitAddress(name)}
        className={menuLink()}
        aria-current={name === kitRequest.section ? 'page' : undefined}
      >
        {label}
      </a>
    ),
  });
  return (
    <>
      <MenuList items={[link(undefined, kit.everything)]} />
      <MenuList title={kit.sections} items={names.map((name) => link(name, sections[name]))} />
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

/** Parts that need calls, machines or file writers come from outside. */
interface KitMade {
  readonly grid: ReactNode;
  readonly resource: ReactNode;
}

interface KitPageProps extends KitMade {
  readonly store: ToastStore;
}

export function KitPage({ grid, resource, store }: KitPageProps) {
  const [own] = useState(() => partsOf(store));
  const parts = { ...own, grid, resource };
  const [rtl, setRtl] = useState(kitRequest.rtl);
  const turn = (on: boolean) => {
    setRtl(on);
    setDirection(on ? 'rtl' : 'ltr');
  };
  const shown = names.filter((name) => kitRequest.section === undefined || kitRequest.section === name);
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
              {(['light', 'dark', 'contrast'] as const).map((theme) => (
                <Button key={theme} size="sm" onClick={() => setTheme(theme)}>
                  {kit.theme[theme]}
                </Button>
              ))}
              <Button size="sm" onClick={() => setTheme(undefined)}>
                {kit.theme.system}
              </Button>
            </>
          }
        />
        <Stack gap="5">
          {shown.map((name) => (
            <div key={name} id={name}>
              {parts[name]}
            </div>
          ))}
        </Stack>
      </AppFrame>
      <Toaster store={store} texts={toastTexts} />
    </LocaleProvider>
  );
}
