import MenuIcon from 'lucide-react/icons/menu';
import { lazy, type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { appFrame } from './app-frame.recipe.ts';
import { IconButton } from './IconButton.tsx';

const Drawer = lazy(async () => ({ default: (await import('./Drawer.tsx')).Drawer }));

export interface AppFrameTexts {
  readonly skip: string;
  readonly menu: string;
  readonly openMenu: string;
  readonly closeMenu: string;
}

export interface AppFrameProps {
  readonly texts: AppFrameTexts;
  readonly header: ReactNode;
  /** Lists of links: at the side (210 px [SM-18, CO-27]), on phones in a drawer. */
  readonly menu: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export function AppFrame({ texts, header, menu, footer, children }: AppFrameProps) {
  const main = useRef<HTMLElement>(null);
  const styles = appFrame();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className={styles.root}>
      <a href="#main" className={styles.skip} onClick={skip}>
        {texts.skip}
      </a>
      <header className={styles.header} data-noprint="">
        <div className={styles.menuButton}>
          <MenuDrawer texts={texts}>{menu}</MenuDrawer>
        </div>
        <div className={styles.headerContent}>{header}</div>
      </header>
      <div className={styles.columns}>
        <nav className={styles.menu} aria-label={texts.menu}>
          <div className={styles.menuList}>{menu}</div>
        </nav>
        <main ref={main} id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {footer !== undefined && (
        <footer className={styles.footer} data-noprint="">
          {footer}
        </footer>
      )}
    </div>
  );
}

interface MenuDrawerProps {
  readonly texts: AppFrameTexts;
  readonly children: ReactNode;
}

/** For phones only; its code loads when it is first opened. */
function MenuDrawer({ texts, children }: MenuDrawerProps) {
  const [open, setOpen] = useState<boolean>();
  /** The caller owns the links, so any press on one closes the menu. */
  const closeAfterLink = (menu: HTMLElement | null) => {
    const onClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a') !== null) setOpen(false);
    };
    menu?.addEventListener('click', onClick);
    return () => menu?.removeEventListener('click', onClick);
  };
  return (
    <>
      <IconButton
        label={texts.openMenu}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        onClick={() => setOpen(true)}
      />
      {open !== undefined && (
        <Suspense>
          <Drawer
            open={open}
            side="start"
            title={texts.menu}
            closeLabel={texts.closeMenu}
            onRequestClose={() => setOpen(false)}
          >
            <nav ref={closeAfterLink} aria-label={texts.menu}>
              {children}
            </nav>
          </Drawer>
        </Suspense>
      )}
    </>
  );
}
