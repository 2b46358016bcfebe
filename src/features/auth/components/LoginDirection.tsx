import { LocaleProvider } from '@ark-ui/react/locale';
import type { ReactNode } from 'react';
import { currentLocale } from '#src/lib/words/language.ts';

/** The login page does without the provider until something opens on it that needs to know which way to run. */
export function LoginDirection({ children }: { readonly children: ReactNode }) {
  return <LocaleProvider locale={currentLocale()}>{children}</LocaleProvider>;
}
