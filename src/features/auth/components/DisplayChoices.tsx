import { useState } from 'react';
import { chooseTheme, chosenTheme, themes } from '#src/lib/theme.ts';
import {
  chooseLanguage,
  currentLanguage,
  type Language,
  languageChoice,
  languageNames,
  languages,
} from '#src/lib/words/language.ts';
import { QuietSelect } from '#src/ui/QuietSelect.tsx';
import { useIsEarly } from '#src/ui/use-is-early.ts';
import { css } from '#styled/css';
import { messages } from '../messages.en.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1' });
const sorry = css({ textStyle: 'small', color: 'danger.text' });

export function DisplayChoices() {
  const [theme, setTheme] = useState(chosenTheme);
  const [failed, setFailed] = useState(false);
  // Before the app runs, a choice would have no effect.
  const isEarly = useIsEarly();
  const speak = (language: Language) => {
    setFailed(false);
    chooseLanguage(language).catch(() => setFailed(true));
  };
  return (
    <div className={row}>
      <QuietSelect
        name={languageChoice}
        label={messages.language}
        value={currentLanguage()}
        options={languageNames.map((language) => ({ value: language, label: languages[language].name }))}
        disabled={isEarly}
        onChange={speak}
      />
      <QuietSelect
        name="theme"
        label={messages.theme.label}
        value={theme}
        options={themes.map((value) => ({ value, label: messages.theme[value] }))}
        disabled={isEarly}
        onChange={(value) => {
          chooseTheme(value);
          setTheme(value);
        }}
      />
      {failed && (
        <p role="alert" className={sorry}>
          {messages.languageFailed}
        </p>
      )}
    </div>
  );
}
