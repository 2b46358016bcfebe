import type { ReactNode } from 'react';
import { useScreenTitle } from '#src/lib/screen-title.ts';
import { productName } from '#src/lib/settings.ts';
import { Logo } from '#src/ui/Logo.tsx';
import { alonePage } from './alone-page.recipe.ts';

interface AlonePageProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}

export function AlonePage({ title, text, children }: AlonePageProps) {
  const styles = alonePage();
  useScreenTitle(title);
  return (
    <main className={styles.root}>
      <div className={styles.panel}>
        <Logo name={productName} />
        <div>
          <h1 className={styles.heading}>{title}</h1>
          {text !== undefined && <p className={styles.subtitle}>{text}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}
