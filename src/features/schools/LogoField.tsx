import { type ChangeEvent, useRef, useState } from 'react';
import { pictureExtensions } from '#contract/profile/profile.rules.ts';
import { removeSchoolLogoCall } from '#contract/schools/calls/remove-school-logo.call.ts';
import { call } from '#src/lib/api-client.ts';
import { tellDone } from '#src/lib/resource/tell-done.ts';
import { tellFailure } from '#src/lib/tell-failure.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/Field.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { css } from '#styled/css';
import { type LogoProblem, readLogo } from './logo-bytes.ts';
import { messages } from './messages.en.ts';

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const picture = css({
  width: '16',
  height: '16',
  objectFit: 'contain',
  bg: 'surface',
  borderRadius: 'md',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
});

interface LogoFieldProps {
  /** null: a new school. */
  readonly schoolId: number | null;
  readonly name: string;
  /** Address of the stored logo; '' for none. */
  readonly stored: string;
  /** The unsaved logo as a data address; '' for none. */
  readonly chosen: string;
  readonly onChoose: (address: string) => void;
  readonly onRemoved: () => void;
}

/** [C9-01, ML-01] The school's logo: saved with the form, but removed at once. */
export function LogoField({ schoolId, name, stored, chosen, onChoose, onRemoved }: LogoFieldProps) {
  const texts = messages.logo;
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<LogoProblem | null>(null);
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // So that the same file can be chosen again.
    event.currentTarget.value = '';
    if (!file) return;
    const read = await readLogo(file);
    setProblem('problem' in read ? read.problem : null);
    if ('address' in read) onChoose(read.address);
  };
  const remove = async () => {
    try {
      await call(removeSchoolLogoCall, { school_id: schoolId ?? 0 });
      tellDone(texts.removed, name);
      onRemoved();
    } catch (error) {
      tellFailure(error);
    }
  };
  const shown = chosen || stored;
  return (
    <FieldGroup label={texts.label} hint={chosen === '' ? texts.hint : texts.waiting} layout="column">
      <div className={line}>
        {shown !== '' && <img src={shown} alt={texts.of(name)} className={picture} />}
        <Button size="sm" onClick={() => picker.current?.click()}>
          {shown === '' ? texts.choose : texts.change}
        </Button>
        <input
          ref={picker}
          hidden
          type="file"
          aria-label={texts.choose}
          accept={pictureExtensions.join(',')}
          onChange={(event) => void take(event)}
        />
        {chosen !== '' && (
          <Button size="sm" variant="quiet" onClick={() => onChoose('')}>
            {texts.undo}
          </Button>
        )}
        {chosen === '' && stored !== '' && (
          <Button size="sm" variant="quiet" onClick={() => void remove()}>
            {texts.remove}
          </Button>
        )}
      </div>
      <div role="alert">{problem && <FieldError>{texts[problem]}</FieldError>}</div>
    </FieldGroup>
  );
}
