import type { AssessmentStatistics } from '#contract/assessments/regrade.wire.ts';
import { LateChart } from '#src/lib/LateChart.tsx';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { figureName, figureText, figureTile } from '#src/ui/figure.recipe.ts';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { statisticsMessages as messages } from './statistics-messages.en.ts';

const row = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 9rem), 1fr))]',
});
const tile = css(figureTile.raw(), { cursor: 'auto', _hover: { bg: 'surface' } });
const note = css({ textStyle: 'small', color: 'text.muted' });

interface Figure {
  readonly name: string;
  readonly text: string;
  readonly note?: string;
}

const percent = (value: number): string => isolate(`${formatNumber(value, 1)}%`);

/** Empty while too few attempts count. */
function figuresOf(of: AssessmentStatistics): readonly Figure[] {
  const { counted, handed_in, mean, median, deviation, passed, minutes, pass_percent } = of;
  const texts = messages.figures;
  const attempts = { name: texts.attempts, text: texts.of(counted, handed_in) };
  if (mean === null || median === null || passed === null) return [];
  return [
    attempts,
    { name: texts.mean, text: percent(mean), note: texts.spread(deviation ?? 0) },
    { name: texts.median, text: percent(median), note: texts.medianNote },
    {
      name: texts.passed,
      text: percent((passed * 100) / Math.max(1, counted)),
      note: texts.passedNote(passed, pass_percent),
    },
    ...(minutes === null
      ? []
      : [{ name: texts.time, text: texts.minutes(Math.round(minutes)), note: texts.timeNote }]),
  ];
}

/** The range of each bar in percent; the last one includes 100. */
const bucketName = (_: number, at: number): string =>
  isolate(`${formatNumber(at * 10)}–${formatNumber(at === 9 ? 100 : at * 10 + 9)}%`);

/** [CE-02] Figures of the whole test, or why there are none yet. */
export function StatisticsFigures({ of }: { readonly of: AssessmentStatistics }) {
  const unmarked = of.handed_in - of.counted;
  if (of.handed_in === 0) return <EmptyState title={messages.none} text={messages.noneText} />;
  const figures = figuresOf(of);
  return (
    <Stack>
      {of.counted < of.needed && (
        <Banner title={messages.waiting(of.counted, of.needed)} text={messages.waitingText(of.needed)} />
      )}
      {unmarked > 0 && <Banner tone="warning" title={messages.unmarked(unmarked)} />}
      {figures.length > 0 && (
        <>
          <dl className={row} aria-label={messages.figures.label}>
            {figures.map(({ name, text, note: small }) => (
              <div key={name} className={tile}>
                <dt className={figureName}>{name}</dt>
                <dd className={figureText}>{text}</dd>
                {small !== undefined && <dd className={note}>{small}</dd>}
              </div>
            ))}
          </dl>
          <LateChart
            title={messages.spread.title}
            description={messages.spread.text}
            kind="bar"
            height={14}
            category={messages.spread.share}
            empty={messages.spread.empty}
            data={{
              categories: of.buckets.map(bucketName),
              series: [{ id: 'attempts', name: messages.spread.attempts, values: of.buckets }],
            }}
          />
        </>
      )}
    </Stack>
  );
}
