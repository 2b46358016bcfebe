import type { ForgotPasswordEvent } from '#machines/auth/forgot-password/forgot-password.types.ts';
import type { ForgotPasswordView } from '#machines/auth/forgot-password/forgot-password.view.ts';
import { link } from '#src/ui/link.recipe.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { waysMessages } from '../ways-messages.en.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
});
const words = css({ textStyle: 'small', color: 'text.muted' });
const sumBox = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2' });

interface CaptchaPartProps {
  readonly view: ForgotPasswordView;
  readonly send: (event: ForgotPasswordEvent) => void;
}

/** [QU-12] There is nothing to solve; on request, or if the browser cannot compute, the person adds two numbers. */
export function CaptchaPart({ view, send }: CaptchaPartProps) {
  const texts = waysMessages.forgot;
  return (
    <>
      <input
        hidden
        tabIndex={-1}
        name="website"
        aria-label={texts.website}
        autoComplete="off"
        value={view.website}
        onChange={(event) =>
          send({ type: 'field.change', field: 'website', text: event.currentTarget.value })
        }
      />
      {view.sum === null ? (
        <div className={row}>
          <p className={words}>{texts.person}</p>
          <button
            type="button"
            className={link({ look: 'standalone' })}
            onClick={() => send({ type: 'sum.ask' })}
          >
            {texts.sumInstead}
          </button>
        </div>
      ) : (
        <div className={sumBox}>
          <TextField
            label={texts.sum(...view.sum.numbers)}
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={view.sumAnswer}
            onChange={(text) => send({ type: 'field.change', field: 'sumAnswer', text })}
            error={view.problems.sum ? texts.sumRequired : undefined}
          />
          <button
            type="button"
            className={link({ look: 'standalone' })}
            onClick={() => send({ type: 'sum.ask' })}
          >
            {texts.otherSum}
          </button>
        </div>
      )}
    </>
  );
}
