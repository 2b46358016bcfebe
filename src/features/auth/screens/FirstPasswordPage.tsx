import { css } from '#styled/css';
import { FirstPassword, type FirstPasswordProps } from '../components/FirstPassword.tsx';

const page = css({ minHeight: 'dvh', bg: 'surface.sunken' });

/** An empty page under the dialog; it makes no calls. */
export function FirstPasswordPage(props: FirstPasswordProps) {
  return (
    <main className={page}>
      <FirstPassword {...props} />
    </main>
  );
}
