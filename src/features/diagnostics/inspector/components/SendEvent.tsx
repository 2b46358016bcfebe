import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { inspector } from '#src/ui/inspector.recipe.ts';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { inspectorMessages as texts } from '../messages.en.ts';
import { acceptedEvents } from '../model/events.ts';
import type { ShownActor } from '../model/shown.types.ts';
import { modelOf } from './chart-cache.ts';

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '1.5' });
const label = css({ textStyle: 'label' });

/** Parses an event's fields; a string says what is wrong with them. */
function fieldsOf(text: string): object | string {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : texts.noObject;
  } catch (error) {
    return texts.badFields(error instanceof Error ? error.message : '');
  }
}

/** Sends any event to a running machine, and offers those its state accepts. */
export function SendEvent({ actor }: { readonly actor: ShownActor }) {
  const styles = inspector();
  const [type, setType] = useState('');
  const [fields, setFields] = useState('');
  const [problems, setProblems] = useState<{ readonly type?: string; readonly fields?: string }>({});
  const [sent, setSent] = useState('');
  const { ref, logic } = actor;
  const snapshot = ref?.getSnapshot();
  if (!ref || !logic || snapshot?.status !== 'active') return <p className={styles.body}>{texts.over}</p>;
  const accepted = acceptedEvents(modelOf(logic), snapshot.value);
  const send = () => {
    const payload = fieldsOf(fields);
    const found = {
      ...(type.trim() === '' ? { type: texts.typeMissing } : {}),
      ...(typeof payload === 'string' ? { fields: payload } : {}),
    };
    setProblems(found);
    setSent('');
    if (Object.keys(found).length > 0 || typeof payload === 'string') return;
    ref.send({ ...payload, type: type.trim() });
    setSent(texts.sent(type.trim()));
  };
  return (
    <form
      className={styles.body}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className={styles.quiet}>{texts.sendTo(actor.name)}</p>
      {accepted.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={label}>{texts.accepted}</legend>
          <div className={chips}>
            {accepted.map((each) => (
              <Button
                key={each}
                size="sm"
                variant={each === type ? 'primary' : 'secondary'}
                onClick={() => setType(each)}
              >
                {each}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <TextField label={texts.type} value={type} error={problems.type} dir="ltr" onChange={setType} />
      <TextArea
        label={texts.fields}
        hint={texts.fieldsHint}
        value={fields}
        error={problems.fields}
        dir="ltr"
        rows={3}
        onChange={setFields}
      />
      <Button type="submit" variant="primary">
        {texts.send}
      </Button>
      <output className={styles.quiet}>{sent}</output>
    </form>
  );
}
