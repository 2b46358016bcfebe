import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { appFrame } from './app-frame.recipe.ts';
import { IconButton } from './IconButton.tsx';
import { spareToasts } from './toast-region.ts';

export interface AppFrameTexts {
  readonly skip: string;
  /** The name of the navigation. */
  readonly menu: string;
  readonly openMenu: string;
  readonly closeMenu: string;
}

export interface AppFrameProps {
  readonly texts: AppFrameTexts;
  /** Beside the menu button: logo, then what belongs at the end. */
  readonly header: ReactNode;
  /** Lists of links; they stand at the side (210 px [SM-18, CO-27]), on phones in a drawer. */
  readonly menu: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The frame around every signed-in page. */
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
      <header className={styles.header}>
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
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}

interface MenuDrawerProps {
  readonly texts: AppFrameTexts;
  readonly children: ReactNode;
}

function MenuDrawer({ texts, children }: MenuDrawerProps) {
  const [open, setOpen] = useState(false);
  const styles = appFrame();
  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) setOpen(false);
  };
  return (
    <>
      <IconButton
        label={texts.openMenu}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Ark.Root
        open={open}
        lazyMount
        unmountOnExit
        aria-label={texts.menu}
        onOpenChange={(change) => setOpen(change.open)}
        onInteractOutside={spareToasts}
      >
        <Portal>
          <Ark.Backdrop className={styles.backdrop} />
          <Ark.Positioner>
            <Ark.Content className={styles.drawer} onClick={closeAfterLink}>
              <div className={styles.drawerHead}>
                <Ark.Title>{texts.menu}</Ark.Title>
                <IconButton label={texts.closeMenu} icon={<X />} onClick={() => setOpen(false)} />
              </div>
              <nav aria-label={texts.menu}>{children}</nav>
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </>
  );
}
