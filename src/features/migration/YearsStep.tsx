import { useState } from 'react';
import type { MigrationList } from '#contract/migration/migration.wire.ts';
import { UnsavedWork } from '#src/lib/form/UnsavedWork.tsx';
import { formatMoment } from '#src/lib/words/dates.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { buttons, muted, scrolls, table } from './layout.ts';
import { migrationMessages as messages } from './messages.en.ts';

interface YearsStepProps {
  readonly list: MigrationList;
  readonly mayWrite: boolean;
  readonly isBusy: boolean;
  readonly onBegin: (toYear: string) => void;
  readonly onOpen: (planId: number) => void;
}

/** [QU-47] The next year, and past moves. */
export function YearsStep({ list, mayWrite, isBusy, onBegin, onOpen }: YearsStepProps) {
  const texts = messages.years;
  const [toYear, setToYear] = useState(list.next_year);
  const hasOpen = list.migrations.some(({ state }) => state === 'draft' || state === 'scheduled');
  return (
    <Stack gap="5">
      {mayWrite && !hasOpen && (
        <Card title={texts.title}>
          <Stack gap="4">
            <UnsavedWork isDirty={!isBusy && toYear !== list.next_year} />
            <p>{texts.fromYear(list.current_year)}</p>
            <div className={buttons}>
              <TextField
                label={texts.to}
                hint={texts.toHint(list.next_year)}
                value={toYear}
                maxLength={9}
                dir="ltr"
                onChange={setToYear}
              />
            </div>
            <div className={buttons}>
              <Button variant="primary" busy={isBusy} onClick={() => onBegin(toYear)}>
                {texts.begin}
              </Button>
            </div>
          </Stack>
        </Card>
      )}
      <Card title={texts.history}>
        {list.migrations.length === 0 ? (
          <p className={muted}>{texts.none}</p>
        ) : (
          <History list={list} onOpen={onOpen} />
        )}
      </Card>
    </Stack>
  );
}

function History({ list, onOpen }: Pick<YearsStepProps, 'list' | 'onOpen'>) {
  const texts = messages.years;
  return (
    <div className={scrolls}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{texts.year}</th>
            <th scope="col">{texts.state}</th>
            <th scope="col">{texts.when}</th>
            <th scope="col">{texts.who}</th>
            <th scope="col">
              <VisuallyHidden>{texts.open}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.migrations.map(({ id, fromYear, toYear, state, at, created_by }) => (
            <tr key={id}>
              <td>
                <bdi>{texts.way(fromYear, toYear)}</bdi>
              </td>
              <td>{messages.states[state]}</td>
              <td>{formatMoment(at, list.time_zone)}</td>
              <td>
                <bdi>{created_by}</bdi>
              </td>
              <td>
                <Button
                  size="sm"
                  aria-label={texts.openMove(texts.way(fromYear, toYear))}
                  onClick={() => onOpen(id)}
                >
                  {texts.open}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
