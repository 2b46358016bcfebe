import { useState } from 'react';
import { settings } from '#src/lib/settings.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { button } from '#src/ui/button.recipe.ts';
import { css } from '#styled/css';
import { endAddress, startAddress, takeOutcome } from './account-address.ts';
import { accountUsed, keepAccountUsed } from './account-used.ts';
import { outcomeText } from './account-words.ts';
import { labelOf } from './label-of.ts';
import { accountMessages } from './messages.en.ts';

const root = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const or = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  textStyle: 'small',
  color: 'text.muted',
  '&::before, &::after': {
    content: '""',
    flexGrow: '1',
    borderBlockStartWidth: 'thin',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: 'line',
  },
});

/** Below the login form: sign-in with each provider, and the result of the last try. */
export function AccountButtons({ inert }: { readonly inert: boolean }) {
  const [outcome] = useState(takeOutcome);
  const [used, setUsed] = useState(accountUsed);
  const texts = accountMessages.login;
  const forget = () => {
    keepAccountUsed(null);
    setUsed(null);
  };
  return (
    <section className={root} aria-label={texts.label} inert={inert}>
      <p className={or}>{texts.or}</p>
      {outcome && (
        <Banner
          tone={outcome.why === 'cancelled' || outcome.why === 'stays' ? 'info' : 'danger'}
          announce="assertive"
          title={outcomeText(outcome)}
          text={outcome.why === 'stays' ? undefined : texts.passwordWay}
        />
      )}
      {used && !outcome && (
        <Banner
          tone="warning"
          announce="polite"
          title={texts.stillThere(labelOf(used.name))}
          text={used.canEnd ? undefined : texts.endThere(labelOf(used.name))}
          action={
            used.canEnd && (
              <a className={button({ size: 'sm' })} href={endAddress(used.name)} onClick={forget}>
                {texts.endToo(labelOf(used.name))}
              </a>
            )
          }
          close={{ label: accountMessages.close, onClose: forget }}
        />
      )}
      {settings.accounts.map(({ name, label }) => (
        <a
          key={name}
          className={button({ size: 'lg', wide: true })}
          href={startAddress(name, location.search)}
        >
          {texts.signIn(label)}
        </a>
      ))}
    </section>
  );
}
