import { messages } from '#src/features/shell/messages.en.ts';
import { productName } from '#src/lib/settings.ts';
import { appFrame } from '#src/ui/app-frame.recipe.ts';
import { Card } from '#src/ui/Card.tsx';
import { Logo } from '#src/ui/Logo.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

/** What a signed-in person sees before the app runs: the frame and a skeleton. */
export function FrameShell() {
  const styles = appFrame();
  return (
    <div className={styles.root} aria-busy="true">
      <header className={styles.header}>
        <div className={styles.headerContent}>
          <Logo name={productName} />
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.menu}>
          <div className={styles.menuList}>
            <Skeleton label={messages.starting} count={5} />
          </div>
        </div>
        <main className={styles.main}>
          <Card>
            <Skeleton label={messages.starting} shape="rows" count={5} />
          </Card>
        </main>
      </div>
    </div>
  );
}
