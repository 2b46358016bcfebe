import { formatMoment } from '#src/lib/words/dates.ts';
import { Card } from '#src/ui/Card.tsx';
import { link } from '#src/ui/link.recipe.ts';
import { css } from '#styled/css';
import type { PastLogout } from '../load-forced-logout.ts';
import { messages } from '../messages.en.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '1' });
const row = css({ display: 'flex', flexDirection: 'column', alignItems: 'start', py: '1.5' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });

export interface PastLogoutsProps {
  readonly past: readonly PastLogout[];
  readonly disabled: boolean;
  readonly onOpen: (id: string) => void;
}

export function PastLogouts({ past, disabled, onOpen }: PastLogoutsProps) {
  return (
    <Card title={messages.past}>
      {past.length === 0 ? (
        <p className={quiet}>{messages.pastEmpty}</p>
      ) : (
        <ul className={list}>
          {past.map((each) => (
            <li key={each.id} className={row}>
              <button
                type="button"
                className={link({ look: 'standalone' })}
                disabled={disabled}
                onClick={() => onOpen(each.id)}
              >
                {`${nameOf(each)} · ${messages.people(each.people)}`}
              </button>
              <span className={quiet}>{messages.doneBy(each.by, formatMoment(Date.parse(each.at)))}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function nameOf({ kind, name }: PastLogout): string {
  return kind === 'school' ? messages.pastRow.school : messages.pastRow[kind](name);
}
