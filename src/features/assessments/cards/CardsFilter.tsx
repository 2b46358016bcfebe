import type { AssessmentCard } from '#contract/assessments/schedule.wire.ts';
import { containsWords, searchWords } from '#contract/search/fold.ts';
import { currentLocale } from '#src/lib/words/language.ts';
import { QuietSelect } from '#src/ui/QuietSelect.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import type { AssessmentsProps } from '../assessments-props.ts';
import { scheduleMessages } from '../schedule/schedule-messages.en.ts';
import { cardMessages as messages } from './card-messages.en.ts';
import { type Stage, stageOf, stages } from './stages.ts';

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '3' });
const find = css({ flexGrow: '1', maxWidth: 'login' });

const orders = ['newest', 'oldest', 'name'] as const;
type Order = (typeof orders)[number];
type Search = AssessmentsProps['address']['search'];

// An address may contain anything.
const stageIn = ({ filter }: Search): Stage | undefined => stages.find((each) => each === filter);
const orderIn = ({ sort }: Search): Order => orders.find((each) => each === sort) ?? 'newest';

/** The cards that match an address; those that open last come first. */
export function cardsBy(cards: readonly AssessmentCard[], search: Search): readonly AssessmentCard[] {
  const wanted = searchWords(search.q ?? '');
  const stage = stageIn(search);
  const found = cards.filter(
    (each) =>
      containsWords(`${each.assessment_name} ${each.teacher}`, wanted) &&
      (stage === undefined || stageOf(each) === stage),
  );
  const order = orderIn(search);
  const { compare } = new Intl.Collator(currentLocale(), { numeric: true });
  if (order === 'newest') return found;
  return order === 'oldest'
    ? found.toReversed()
    : found.toSorted((one, other) => compare(one.assessment_name, other.assessment_name));
}

export function CardsFilter({ search, onSearch }: Pick<AssessmentsProps['address'], 'search' | 'onSearch'>) {
  const change = (changes: Partial<Search>) => onSearch({ ...search, ...changes }, { replace: true });
  return (
    <div className={bar}>
      <div className={find}>
        <TextField
          type="search"
          label={scheduleMessages.search}
          value={search.q ?? ''}
          maxLength={100}
          onChange={(text) => change({ q: text || undefined })}
        />
      </div>
      <QuietSelect
        label={messages.stage}
        options={[
          { value: '', label: messages.allStages },
          ...stages.map((value) => ({ value, label: scheduleMessages.stages[value] })),
        ]}
        value={stageIn(search) ?? ''}
        onChange={(value) => change({ filter: value || undefined })}
      />
      <QuietSelect
        label={messages.order}
        options={orders.map((value) => ({ value, label: messages.orders[value] }))}
        value={orderIn(search)}
        onChange={(value) => change({ sort: value === 'newest' ? undefined : value })}
      />
    </div>
  );
}
