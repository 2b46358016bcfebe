import { css } from '#styled/css';
import { FirstPassword, type FirstPasswordProps } from '../components/FirstPassword.tsx';

const page = css({ minHeight: 'dvh', bg: 'surface.sunken' });

/** An empty page under the dialog: behind it nothing is asked of the server. */
export function FirstPasswordPage(props: FirstPasswordProps) {
  return (
    <main className={page}>
      <FirstPassword {...props} />
    </main>
  );
}
