import Contrast from 'lucide-react/icons/contrast';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { type ReactNode, useState } from 'react';
import { allowShortcuts, areShortcutsAllowed } from '#src/lib/key-guard.ts';
import { chooseTheme, chosenTheme, type Theme, themes } from '#src/lib/theme.ts';
import { chooseLanguage, currentLanguage, languageNames, languages } from '#src/lib/words/language.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '6', py: '2' });

const themeIcons: Readonly<Record<Theme, ReactNode>> = {
  system: <Monitor />,
  light: <Sun />,
  dark: <Moon />,
  contrast: <Contrast />,
};

interface DisplayDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Theme, language and browser keys of this device. Each choice takes effect at once. */
export function DisplayDialog({ open, onClose }: DisplayDialogProps) {
  const texts = messages.display;
  const [theme, setTheme] = useState<string>(chosenTheme);
  const [allowed, setAllowed] = useState(areShortcutsAllowed);
  const [failed, setFailed] = useState(false);
  const wear = (value: string) => {
    const chosen = themes.find((known) => known === value);
    if (!chosen) return;
    chooseTheme(chosen);
    setTheme(chosen);
  };
  const speak = (value: string) => {
    const chosen = languageNames.find((known) => known === value);
    setFailed(false);
    if (chosen) chooseLanguage(chosen).catch(() => setFailed(true));
  };
  return (
    <Dialog open={open} size="form" title={texts.title} closeLabel={texts.close} onRequestClose={onClose}>
      <div className={stack}>
        <RadioGroup
          label={texts.theme}
          layout="cards"
          value={theme}
          onChange={wear}
          options={themes.map((value) => ({ value, label: texts.themes[value], icon: themeIcons[value] }))}
        />
        <RadioGroup
          label={texts.language}
          layout="row"
          value={currentLanguage()}
          onChange={speak}
          error={failed ? texts.languageFailed : undefined}
          options={languageNames.map((value) => ({ value, label: languages[value].name }))}
        />
        <Switch
          label={texts.shortcuts}
          hint={texts.shortcutsHint}
          checked={allowed}
          onChange={(on) => {
            allowShortcuts(on);
            setAllowed(on);
          }}
        />
      </div>
    </Dialog>
  );
}
