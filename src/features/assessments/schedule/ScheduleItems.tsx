import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useCallback, useState } from 'react';
import { questionListCall } from '#contract/assessments/calls/question-list.call.ts';
import type { QuestionChoices, QuestionRow } from '#contract/assessments/questions.wire.ts';
import { rowsAtMost } from '#contract/core/page.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { scheduleMessages as messages } from './schedule-messages.en.ts';
import { type ItemValues, marksOf, mostItems } from './schedule-values.ts';

const list = css({ display: 'grid', gap: '3', width: 'full' });
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '2' });
const words = css({ flexGrow: '1', flexBasis: '48', minWidth: '0', overflowWrap: 'anywhere' });
const short = css({ width: '24' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });
const foundBox = css({ display: 'grid', gap: '2', maxHeight: '64', overflowY: 'auto', width: 'full' });

/** A topic may be drawn from in several lines. */
function keyOf(items: readonly ItemValues[], at: number): string {
  const item = items[at];
  const before = items.slice(0, at).filter((each) => each.bank_id > 0 && each.bank_id === item?.bank_id);
  return `${item?.question_id ?? 0} ${item?.bank_id ?? 0} ${before.length}`;
}

interface ScheduleItemsProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly items: readonly ItemValues[];
  readonly banks: QuestionChoices['banks'];
  readonly isPractical: boolean;
  readonly isLocked: boolean;
  readonly onChange: (items: readonly ItemValues[]) => void;
}

/** [CE-01] The questions of an assessment in their order, with their marks, and the bank they are taken from. */
export function ScheduleItems(props: ScheduleItemsProps) {
  const { label, error, items, banks, isPractical, isLocked, onChange } = props;
  const set = (at: number, change: Partial<ItemValues>) =>
    onChange(items.map((item, index) => (index === at ? { ...item, ...change } : item)));
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item) onChange(items.toSpliced(from, 1).toSpliced(to, 0, item));
  };
  return (
    <FieldGroup label={label} error={error} hint={isLocked ? messages.locked : undefined}>
      <div className={list}>
        {items.map((item, index) => (
          <div key={keyOf(items, index)} className={line}>
            <p className={words} dir="auto">
              {item.bank_id === 0 ? item.name : messages.drawnFrom(item.name)}
            </p>
            {item.bank_id > 0 && (
              <div className={short}>
                <TextField
                  label={messages.drawn}
                  inputMode="numeric"
                  disabled={isLocked}
                  value={item.drawn}
                  onChange={(drawn) => set(index, { drawn })}
                />
              </div>
            )}
            <div className={short}>
              <TextField
                label={messages.marks}
                inputMode="decimal"
                disabled={isLocked}
                value={item.marks}
                onChange={(marks) => set(index, { marks })}
              />
            </div>
            {!isLocked && (
              <>
                <IconButton
                  icon={<ArrowUp />}
                  label={messages.up(index + 1)}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  icon={<ArrowDown />}
                  label={messages.down(index + 1)}
                  disabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  icon={<Trash2 />}
                  label={messages.takeOut(index + 1)}
                  onClick={() => onChange(items.toSpliced(index, 1))}
                />
              </>
            )}
          </div>
        ))}
        <p className={quiet}>{messages.total(items.length, marksOf(items))}</p>
        {!isLocked && items.length < mostItems && (
          <BankPicker
            banks={banks}
            isPractical={isPractical}
            taken={items.map(({ question_id: id }) => id)}
            onAdd={(added) => onChange([...items, ...added].slice(0, mostItems))}
          />
        )}
      </div>
    </FieldGroup>
  );
}

interface BankPickerProps {
  readonly banks: QuestionChoices['banks'];
  readonly isPractical: boolean;
  readonly taken: readonly number[];
  readonly onAdd: (items: readonly ItemValues[]) => void;
}

const plain = { number: 0, bank_id: 0, drawn_type: '' as const, drawn: '' };

/** Questions of one topic: several are added at once, or a rule that draws some for each student. */
function BankPicker({ banks, isPractical, taken, onAdd }: BankPickerProps) {
  const [bank, setBank] = useState('');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly QuestionRow[]>([]);
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (bank === '') return { rows: [], total: 0 };
      const filters = { bank, ...(isPractical && { type: 'practical' as const }) };
      return call(questionListCall, { page: 1, size: rowsAtMost, search, filters }, { signal });
    },
    [bank, search, isPractical],
  );
  const [loaded] = useLoaded(load);
  const found = loaded.kind === 'loaded' ? loaded.data : { rows: [], total: 0 };
  const rows = found.rows.filter(({ id }) => !taken.includes(id));
  const name = banks.find(({ id }) => String(id) === bank)?.name ?? '';
  return (
    <Stack>
      <Select
        label={messages.topic}
        options={banks.map(({ id, name: of }) => ({ value: String(id), label: of }))}
        value={bank}
        onChange={(value) => {
          setBank(value);
          setChosen([]);
        }}
        texts={{ placeholder: messages.chooseTopic, loading: messages.loading, empty: messages.noTopic }}
      />
      {bank !== '' && (
        <>
          <TextField type="search" label={messages.findQuestion} value={search} onChange={setSearch} />
          <div className={foundBox}>
            {rows.map((row) => (
              <Checkbox
                key={row.id}
                label={`${isolate(row.prompt)} (${formatNumber(row.marks, 2)})`}
                checked={chosen.some(({ id }) => id === row.id)}
                onChange={(isChosen) =>
                  setChosen(isChosen ? [...chosen, row] : chosen.filter(({ id }) => id !== row.id))
                }
              />
            ))}
            {found.total > found.rows.length && (
              <p className={quiet}>{messages.moreQuestions(found.total - found.rows.length)}</p>
            )}
            {loaded.kind === 'loaded' && rows.length === 0 && <p className={quiet}>{messages.noQuestion}</p>}
          </div>
          <div className={line}>
            <Button
              icon={<Plus />}
              disabled={chosen.length === 0}
              onClick={() => {
                onAdd(
                  chosen.map(({ id, prompt, marks }) => ({
                    ...plain,
                    question_id: id,
                    marks: String(marks),
                    name: prompt,
                  })),
                );
                setChosen([]);
              }}
            >
              {messages.addChosen(chosen.length)}
            </Button>
            {!isPractical && (
              <Button
                onClick={() =>
                  onAdd([{ ...plain, question_id: 0, bank_id: Number(bank), drawn: '2', marks: '1', name }])
                }
              >
                {messages.draw}
              </Button>
            )}
          </div>
        </>
      )}
    </Stack>
  );
}
