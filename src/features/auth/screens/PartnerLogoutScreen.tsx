import { button } from '#src/ui/button.recipe.ts';
import { Link } from '#src/ui/Link.tsx';
import { css } from '#styled/css';
import { keptFarewell } from '../after-sign-out.ts';
import { waysMessages } from '../ways-messages.en.ts';
import { AlonePage } from './AlonePage.tsx';

const actions = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' });
const message = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** [RT-06, LO-02, LO-03] The partner's farewell after signing out, and the way back to their portal. */
export function PartnerLogoutScreen() {
  const { message: kept, url } = keptFarewell();
  const texts = waysMessages.farewell;
  return (
    <AlonePage title={texts.title}>
      <p className={message}>{kept || texts.text}</p>
      <div className={actions}>
        {url !== '' && (
          <a className={button({ variant: 'primary' })} href={url} rel="noreferrer">
            {texts.portal}
          </a>
        )}
        <Link look="standalone" href="/login">
          {waysMessages.toLogin}
        </Link>
      </div>
    </AlonePage>
  );
}
