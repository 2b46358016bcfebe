import AppWindow from 'lucide-react/icons/app-window';
import Bell from 'lucide-react/icons/bell';
import Languages from 'lucide-react/icons/languages';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { css } from '#styled/css';
import { Button } from '../Button.tsx';
import { Dialog, type DialogProps } from '../Dialog.tsx';
import { Drawer } from '../Drawer.tsx';
import { IconButton } from '../IconButton.tsx';
import { Menu } from '../Menu.tsx';
import { Popover } from '../Popover.tsx';
import { TextField } from '../TextField.tsx';
import { KitSection, Row } from './KitSection.tsx';
import { sections } from './kit-texts.ts';

const texts = {
  close: 'Close',
  done: 'Done',
  drawer: { start: 'Drawer at the start', end: 'Drawer at the end', bottom: 'Drawer below' },
  drawerTitle: 'Filters',
  drawerText: 'What you choose here is shown at once.',
  name: 'Name',
  paragraph: 'Shared by Asha Rao with Grade 8, Division A. Bring your model to the hall before nine.',
  popover: 'Rename',
  popoverTitle: 'Rename the class',
  popoverText: 'Everybody in it sees the new name.',
  settings: 'Settings',
  submit: 'Submit',
  reason: 'Please enter title of notice.',
  bell: 'Notifications',
  remove: 'Delete',
  removeOpener: 'Delete this button',
  openFromMenu: 'Open a dialog',
  nested: 'Open one more',
  nestedTitle: 'One more dialog',
  long: 'Long',
} as const;

const sides = ['start', 'end', 'bottom'] as const;
const sizes = [
  'form',
  'password',
  'notice',
  'notifications',
  'profile',
  'project',
  'wide',
  'assets',
  'video',
] as const satisfies readonly DialogProps['size'][];
const sizeNames: Readonly<Record<(typeof sizes)[number], string>> = {
  form: 'Form',
  password: 'Password 600',
  notice: 'Notice 800',
  notifications: 'Notifications 900',
  profile: 'Profile 930',
  project: 'Project 1000',
  wide: 'Wide 1100',
  assets: 'Assets 1500',
  video: 'Video 65 %',
};
const paragraphs = Array.from({ length: 24 }, (_, index) => `paragraph-${index}`);
const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const spaced = css({ marginBlockStart: '3' });

function Drawers() {
  const [side, setSide] = useState<(typeof sides)[number]>();
  const [last, setLast] = useState<(typeof sides)[number]>('end');
  const [name, setName] = useState('');
  const open = (next: (typeof sides)[number]) => {
    setLast(next);
    setSide(next);
  };
  const close = () => setSide(undefined);
  return (
    <Row>
      {sides.map((each) => (
        <Button key={each} onClick={() => open(each)}>
          {texts.drawer[each]}
        </Button>
      ))}
      <Drawer
        open={side !== undefined}
        side={last}
        title={texts.drawerTitle}
        description={texts.drawerText}
        closeLabel={texts.close}
        onRequestClose={close}
        footer={
          <Button variant="primary" onClick={close}>
            {texts.done}
          </Button>
        }
      >
        <div className={stack}>
          <TextField label={texts.name} value={name} onChange={setName} />
          <p>{texts.paragraph}</p>
        </div>
      </Drawer>
    </Row>
  );
}

function Sizes() {
  const [open, setOpen] = useState<(typeof sizes)[number]>();
  const [size, setSize] = useState<(typeof sizes)[number]>('notice');
  const [isNested, setNested] = useState(false);
  const show = (next: (typeof sizes)[number]) => {
    setSize(next);
    setOpen(next);
  };
  return (
    <Row>
      {sizes.map((each) => (
        <Button key={each} size="sm" onClick={() => show(each)}>
          {sizeNames[each]}
        </Button>
      ))}
      <Dialog
        open={open !== undefined}
        size={size}
        title={sizeNames[size]}
        closeLabel={texts.close}
        onRequestClose={() => setOpen(undefined)}
        footer={<Button onClick={() => setNested(true)}>{texts.nested}</Button>}
      >
        <div className={stack}>
          {paragraphs.map((key) => (
            <p key={key}>{texts.paragraph}</p>
          ))}
        </div>
        <Dialog
          open={isNested}
          size="form"
          title={texts.nestedTitle}
          closeLabel={texts.close}
          onRequestClose={() => setNested(false)}
        >
          <p>{texts.paragraph}</p>
        </Dialog>
      </Dialog>
    </Row>
  );
}

type SettingId = 'light' | 'dark' | 'en' | 'hi' | 'ur' | 'still' | 'open' | 'remove';

function Menus() {
  const [theme, setTheme] = useState<SettingId>('light');
  const [language, setLanguage] = useState<SettingId>('en');
  const [isStill, setStill] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const select = (id: SettingId) => {
    if (id === 'light' || id === 'dark') setTheme(id);
    else if (id === 'still') setStill(!isStill);
    else if (id === 'open') setOpen(true);
    else if (id !== 'remove') setLanguage(id);
  };
  const one = { kind: 'radio', group: 'Theme' } as const;
  const other = { kind: 'radio', group: 'Language' } as const;
  return (
    <>
      <Menu
        label={texts.settings}
        trigger={<Button icon={<Languages />}>{texts.settings}</Button>}
        items={[
          { ...one, id: 'light', label: 'Light', icon: <Sun />, checked: theme === 'light' },
          { ...one, id: 'dark', label: 'Dark', icon: <Moon />, checked: theme === 'dark' },
          { ...other, id: 'en', label: 'English', checked: language === 'en' },
          { ...other, id: 'hi', label: 'हिन्दी', checked: language === 'hi' },
          { ...other, id: 'ur', label: 'اردو', checked: language === 'ur' },
          { kind: 'checkbox', id: 'still', label: 'Less motion', checked: isStill, separated: true },
          { id: 'open', label: texts.openFromMenu, icon: <AppWindow />, separated: true },
          { id: 'remove', label: texts.remove, icon: <Trash2 />, tone: 'danger', disabled: true },
        ]}
        onSelect={select}
      />
      <Dialog
        open={isOpen}
        size="form"
        title={texts.openFromMenu}
        closeLabel={texts.close}
        onRequestClose={() => setOpen(false)}
      >
        <p>{texts.paragraph}</p>
      </Dialog>
    </>
  );
}

function Vanishing() {
  const [isThere, setThere] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const remove = () => {
    setThere(false);
    setOpen(false);
  };
  return (
    <>
      {isThere && <Button onClick={() => setOpen(true)}>{texts.removeOpener}</Button>}
      <Dialog
        open={isOpen}
        size="form"
        title={texts.removeOpener}
        closeLabel={texts.close}
        onRequestClose={() => setOpen(false)}
        footer={
          <Button variant="danger" onClick={remove}>
            {texts.remove}
          </Button>
        }
      >
        <p>{texts.paragraph}</p>
      </Dialog>
    </>
  );
}

function Small() {
  const [name, setName] = useState('8 A');
  return (
    <Row>
      <Popover title={texts.popoverTitle} text={texts.popoverText} trigger={<Button>{texts.popover}</Button>}>
        {(close) => (
          <div className={`${stack} ${spaced}`}>
            <TextField label={texts.name} value={name} onChange={setName} />
            <Button variant="primary" onClick={close}>
              {texts.done}
            </Button>
          </div>
        )}
      </Popover>
      <Menus />
      <Vanishing />
      <Button variant="primary" disabledReason={texts.reason}>
        {texts.submit}
      </Button>
      <IconButton label={texts.bell} icon={<Bell />} count={3} />
    </Row>
  );
}

export function KitOverlays() {
  return (
    <KitSection title={sections.overlays}>
      <Drawers />
      <Small />
      <Sizes />
    </KitSection>
  );
}
