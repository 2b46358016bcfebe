import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useState } from 'react';
import { chooseTheme, currentTheme } from '#src/lib/theme.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { messages } from './messages.ts';

export function ThemeSwitch() {
  const [theme, setTheme] = useState(currentTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const change = () => {
    chooseTheme(other);
    setTheme(other);
  };
  return (
    <IconButton
      variant="quiet"
      label={messages.theme[other]}
      icon={theme === 'dark' ? <Sun /> : <Moon />}
      onClick={change}
    />
  );
}
