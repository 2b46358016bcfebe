import { Badge } from '#src/ui/Badge.tsx';
import { inspector } from '#src/ui/inspector.recipe.ts';
import { css } from '#styled/css';
import { inspectorMessages as texts } from '../messages.en.ts';
import { type Difference, differences } from '../model/differences.ts';
import { guardFacts, stateText } from '../model/events.ts';
import { masked } from '../model/mask.ts';
import type { ShownActor, ShownStep } from '../model/shown.types.ts';
import { CopyButton } from './CopyButton.tsx';
import { modelOf } from './chart-cache.ts';
import { numberText } from './number-text.ts';
import { ValueTree, valueText } from './ValueTree.tsx';

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minWidth: '0',
});
const title = css({
  textStyle: 'subsection',
  direction: 'ltr',
  overflowWrap: 'anywhere',
  textAlign: 'start',
});
const label = css({ textStyle: 'label', fontWeight: 'semibold' });
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', textStyle: 'small' });
const old = css({ textDecoration: 'line-through', color: 'text.subtle' });
const rows = css({ display: 'flex', flexDirection: 'column', gap: '2' });

interface StepDetailProps {
  readonly step: ShownStep | null;
  readonly actor: ShownActor | null;
}

export function StepDetail({ step, actor }: StepDetailProps) {
  const styles = inspector();
  if (!step || !actor) return <p className={styles.body}>{texts.chooseStep}</p>;
  const { type, ...payload } = step.event;
  const guards = actor.logic ? guardFacts(modelOf(actor.logic), step) : [];
  return (
    <div className={styles.body}>
      <div className={head}>
        <h3 className={title}>{type}</h3>
        <CopyButton text={() => JSON.stringify(step.event, null, 2)} />
      </div>
      <dl className={styles.facts}>
        <dt className={styles.quiet}>{texts.from}</dt>
        <dd className={styles.code}>{stateText(step.before)}</dd>
        <dt className={styles.quiet}>{texts.to}</dt>
        <dd className={styles.code}>
          {stateText(step.state)}{' '}
          {step.took !== null && <span className={styles.quiet}>{texts.took(numberText(step.took))}</span>}
        </dd>
      </dl>
      <section className={styles.group}>
        <h4 className={label}>{texts.payload}</h4>
        {Object.keys(payload).length === 0 ? (
          <p className={styles.quiet}>{texts.noPayload}</p>
        ) : (
          <ValueTree label={texts.payload} value={payload} />
        )}
      </section>
      {guards.length > 0 && (
        <section className={styles.group}>
          <h4 className={label}>{texts.guards}</h4>
          <ul className={rows}>
            {guards.map(({ guard, state, held }) => (
              <li key={`${state} ${guard}`} className={line}>
                <Badge tone={held === true ? 'success' : held === false ? 'warning' : 'neutral'}>
                  {held === true ? texts.held : held === false ? texts.notHeld : texts.notAsked}
                </Badge>
                <span>{guard}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.group}>
        <h4 className={label}>{texts.changes}</h4>
        <Changes step={step} />
      </section>
    </div>
  );
}

function Changes({ step }: { readonly step: ShownStep }) {
  const styles = inspector();
  if (step.context === null) return <p className={styles.quiet}>{texts.noContext}</p>;
  const found = differences(masked(step.contextBefore), masked(step.context));
  if (found.length === 0) return <p className={styles.quiet}>{texts.noChanges}</p>;
  return (
    <ul className={rows}>
      {found.map((each) => (
        <li key={each.path.join('.')} className={styles.code}>
          <Change {...each} />
        </li>
      ))}
    </ul>
  );
}

const tones = { added: 'success', changed: 'info', gone: 'danger' } as const;

function Change({ path, kind, before, after }: Difference) {
  return (
    <>
      <span className={line}>
        <Badge tone={tones[kind]}>{texts[kind]}</Badge>
        <span>{path.join('.')}</span>
      </span>
      {kind !== 'added' && <p className={old}>{valueText(before)}</p>}
      {kind !== 'gone' && <p>{valueText(after)}</p>}
    </>
  );
}
