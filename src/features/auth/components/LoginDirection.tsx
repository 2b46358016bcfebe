import { LocaleProvider } from '@ark-ui/react/locale';
import type { ReactNode } from 'react';
import { currentLocale } from '#src/lib/words/language.ts';

/** The login page loads without the provider, until something that needs the direction opens on it. */
export function LoginDirection({ children }: { readonly children: ReactNode }) {
  return <LocaleProvider locale={currentLocale()}>{children}</LocaleProvider>;
}
