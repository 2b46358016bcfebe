import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { failureText } from '../failure-text.ts';
import { failureMessages } from '../words/failure-messages.en.ts';
import { resourceMessages as messages } from './messages.en.ts';
import type { RowActions } from './use-row-actions.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const who = css({ textStyle: 'label' });
const why = css({ color: 'text.muted', overflowWrap: 'anywhere' });

export function RowActionDialogs({ actions }: { readonly actions: RowActions }) {
  const { view, changes, refusals, send } = actions;
  const { asked, report } = view;
  const ask = asked && changes[asked.action]?.ask;
  const texts = { ...failureMessages, ...refusals };
  return (
    <>
      <AlertDialog
        open={Boolean(ask)}
        title={ask?.title ?? ''}
        tone="warning"
        answers={[
          { value: 'no', label: ask?.no ?? messages.cancel },
          { value: 'yes', label: ask?.yes ?? '', tone: 'danger' },
        ]}
        onAnswer={(answer) => send({ type: answer === 'yes' ? 'action.confirm' : 'action.cancel' })}
        onCancel={() => send({ type: 'action.cancel' })}
      >
        {asked && ask?.text(asked.rows)}
      </AlertDialog>
      <AlertDialog
        open={report !== null}
        title={messages.report.title}
        tone="warning"
        answers={[{ value: 'close', label: messages.close }]}
        onAnswer={() => send({ type: 'report.close' })}
        onCancel={() => send({ type: 'report.close' })}
      >
        {report && (
          <Stack gap="3">
            <p>{messages.report.text(report.refused.length, report.command.rows.length)}</p>
            <ul className={list}>
              {report.refused.map(({ row, code, information }) => (
                <li key={row.id}>
                  <p className={who}>
                    <bdi>{row.name}</bdi>
                  </p>
                  <p className={why}>{failureText({ code, information: information || null }, texts)}</p>
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </AlertDialog>
    </>
  );
}
