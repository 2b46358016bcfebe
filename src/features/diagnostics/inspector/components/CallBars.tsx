import { inspector } from '#src/ui/inspector.recipe.ts';
import { css } from '#styled/css';
import { inspectorMessages as texts } from '../messages.en.ts';
import type { ShownCall } from '../model/shown.types.ts';
import { numberText } from './number-text.ts';

const row = css({ display: 'flex', flexDirection: 'column', gap: '1', py: '1' });
const top = css({ display: 'flex', alignItems: 'baseline', gap: '2', textStyle: 'small' });
const bar = css({ display: 'block', width: 'full', height: '1.5', direction: 'ltr' });
const track = css({ fill: 'surface.sunken' });
const good = css({ fill: 'brand' });
const bad = css({ fill: 'danger' });

export function CallBars({ calls }: { readonly calls: readonly ShownCall[] }) {
  const styles = inspector();
  if (calls.length === 0) return <p className={styles.body}>{texts.noCalls}</p>;
  const latest = calls.slice(-100).toReversed();
  const longest = Math.max(1, ...latest.map(({ ms }) => ms));
  return (
    <ul className={styles.body}>
      {latest.map(({ at, name, ms, status }, index) => {
        const isBad = status === 0 || status >= 400;
        return (
          <li key={`${at} ${name} ${latest.length - index}`} className={row}>
            <span className={top}>
              <span className={styles.rowMain}>{name}</span>
              <span className={styles.quiet}>
                {`${status === 0 ? texts.noAnswer : status} · ${texts.took(numberText(ms))}`}
              </span>
            </span>
            <svg className={bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect className={track} width="100" height="4" rx="2" />
              <rect
                className={isBad ? bad : good}
                width={Math.max(1, (ms / longest) * 100)}
                height="4"
                rx="2"
              />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
