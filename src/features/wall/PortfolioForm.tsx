import Plus from 'lucide-react/icons/plus';
import { portfolioLength } from '#contract/wall/wall.rules.ts';
import type { Portfolio } from '#contract/wall/wall.wire.ts';
import { OrderedList } from '#src/lib/detail/OrderedList.tsx';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { loadPortfolio, portfolioForm, savePortfolio, toStored } from './load-portfolio.ts';
import { portfolioMessages as messages } from './messages.en.ts';
import type { WallProps } from './wall-props.ts';

const title = css({ textStyle: 'label', overflowWrap: 'anywhere' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  justifyContent: 'space-between',
});

interface PortfolioFormProps {
  readonly portfolio: Portfolio;
  readonly app: WallProps;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** [CA-04] The shown works, their order and the student's notes. */
export function PortfolioForm({ portfolio, app, onSaved, onClose }: PortfolioFormProps) {
  const form = useForm({
    definition: portfolioForm,
    of: 'own',
    stored: toStored(portfolio),
    personId: app.person.id,
    sessionLive: app.sessionLive,
    labels: messages.fields,
    save: savePortfolio,
    loadStored: async (signal) => toStored(await loadPortfolio(0, signal)),
    onSaved,
    onClosed: onClose,
  });
  const { works } = form.values;
  const known = new Map([...portfolio.works, ...portfolio.others].map((work) => [work.work_id, work]));
  const titleOf = (id: number) => known.get(id)?.title ?? '';
  const others = [...known.values()].filter(({ work_id }) => !works.some((each) => each.work_id === work_id));
  const isFull = works.length >= portfolioLength;
  return (
    <ResourceForm form={form} title={messages.edit}>
      <TextArea {...form.text('about')} hint={messages.aboutHint} />
      <FieldGroup {...form.group('works')} label={messages.shown}>
        <OrderedList
          label={messages.shown}
          items={works.map(({ work_id, note }) => ({ id: work_id, note }))}
          nameOf={({ id }) => titleOf(id)}
          onOrder={(ids) =>
            form.set(
              'works',
              ids.flatMap((id) => works.filter(({ work_id }) => work_id === id)),
            )
          }
          onRemove={({ id }) =>
            form.set(
              'works',
              works.filter(({ work_id }) => work_id !== id),
            )
          }
        >
          {({ id, note }) => (
            <>
              <p className={title}>
                <bdi>{titleOf(id)}</bdi>
              </p>
              <TextField
                label={messages.note(titleOf(id))}
                value={note}
                maxLength={300}
                onChange={(next) =>
                  form.set(
                    'works',
                    works.map((each) => (each.work_id === id ? { ...each, note: next } : each)),
                  )
                }
              />
            </>
          )}
        </OrderedList>
      </FieldGroup>
      <section>
        <h3 className={title}>{messages.others}</h3>
        {others.length === 0 && <p className={quiet}>{messages.allShown}</p>}
        <ul className={list}>
          {others.map(({ work_id, title: name }) => (
            <li key={work_id} className={row}>
              <bdi>{name}</bdi>
              <Button
                size="sm"
                icon={<Plus />}
                disabledReason={isFull ? messages.full(portfolioLength) : undefined}
                onClick={() => form.set('works', [...works, { work_id, note: '' }])}
              >
                {messages.add(name)}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </ResourceForm>
  );
}
