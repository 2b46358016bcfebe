import { Button } from './Button.tsx';
import { Drawer } from './Drawer.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ToneIcon } from './ToneIcon.tsx';
import { toastLog } from './toast-log.recipe.ts';
import type { LoggedToast, ToastTone } from './toaster.ts';

export interface ToastLogTexts {
  readonly open: (unread: number) => string;
  readonly title: string;
  readonly close: string;
  readonly clear: string;
  readonly empty: string;
  readonly emptyText: string;
  /** Read out before each title, so that the colour is not needed. */
  readonly tones: Readonly<Record<ToastTone, string>>;
  /** Formats when a message was shown, in ms since 1970: "14:05". */
  readonly time: (at: number) => string;
}

interface ToastLogDrawerProps {
  readonly open: boolean;
  readonly entries: readonly LoggedToast[];
  readonly texts: ToastLogTexts;
  readonly onClose: () => void;
  readonly onClear: () => void;
}

export function ToastLogDrawer({ open, entries, texts, onClose, onClear }: ToastLogDrawerProps) {
  return (
    <Drawer
      open={open}
      title={texts.title}
      closeLabel={texts.close}
      onRequestClose={onClose}
      footer={entries.length > 0 ? <Button onClick={onClear}>{texts.clear}</Button> : undefined}
    >
      {entries.length === 0 ? (
        <EmptyState title={texts.empty} text={texts.emptyText} />
      ) : (
        <Entries entries={entries} texts={texts} />
      )}
    </Drawer>
  );
}

interface EntriesProps {
  readonly entries: readonly LoggedToast[];
  readonly texts: ToastLogTexts;
}

function Entries({ entries, texts }: EntriesProps) {
  const styles = toastLog();
  return (
    <ol className={styles.list}>
      {entries.map(({ id, tone, title, text, at }) => (
        <li key={id} className={styles.entry}>
          <ToneIcon tone={tone} label={texts.tones[tone]} />
          <div className={styles.body}>
            <div className={styles.line}>
              <p className={styles.title}>{title}</p>
              <time className={styles.time} dateTime={new Date(at).toISOString()}>
                {texts.time(at)}
              </time>
            </div>
            {text !== undefined && <p className={styles.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
