import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { tellFailure } from '#src/lib/tell-failure.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { PrintSheet } from '#src/ui/PrintSheet.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { differenceMessages as differences } from './difference-messages.en.ts';
import { scheduleMessages as messages } from './schedule-messages.en.ts';

const table = css({
  width: 'full',
  '& th, & td': {
    textAlign: 'start',
    paddingBlock: '1.5',
    paddingInlineEnd: '4',
    borderBlockEndWidth: 'thin',
    borderBlockEndStyle: 'solid',
    borderColor: 'line',
  },
});
const code = css({ fontFamily: 'mono', fontWeight: 'semibold' });

export interface MadeCode {
  readonly student_id: number;
  readonly student_name: string;
  readonly grade_name: string;
  readonly division_name: string;
  readonly otp: string;
}

interface CodesDialogProps {
  readonly title: string;
  readonly when: string;
  readonly codes: readonly MadeCode[];
  readonly onClose: () => void;
}

/** [CE-03] New codes can be read or printed only now, because the server stores only their hashes. */
export function CodesDialog({ title, when, codes, onClose }: CodesDialogProps) {
  const [isPrinted, setPrinted] = useState(false);
  const [isKept, setKept] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const placeOf = (row: MadeCode) => `${row.grade_name} ${row.division_name}`.trim();
  const save = async () => {
    try {
      const { saveXlsx } = await import('#src/lib/spreadsheet/save-spreadsheet.ts');
      const { student, place, code: otp } = messages.columns;
      await saveXlsx({
        name: title,
        header: [student, place, otp],
        rows: codes.map((row) => [row.student_name, placeOf(row), row.otp]),
      });
      setKept(true);
    } catch (error) {
      tellFailure(error);
    }
  };
  const rows = (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{messages.columns.student}</th>
          <th scope="col">{messages.columns.place}</th>
          <th scope="col">{messages.columns.code}</th>
        </tr>
      </thead>
      <tbody>
        {codes.map((row) => (
          <tr key={row.student_id}>
            <td dir="auto">{row.student_name}</td>
            <td dir="auto">{placeOf(row)}</td>
            <td className={code}>
              <bdi>{row.otp}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <Dialog
      open
      size="form"
      title={messages.codes}
      closeLabel={formMessages.close}
      onRequestClose={() => (isKept ? onClose() : setAsked(true))}
      footer={
        <>
          <Button icon={<Download />} onClick={() => void save()}>
            {differences.save}
          </Button>
          <Button variant="primary" icon={<Printer />} onClick={() => setPrinted(true)}>
            {messages.print}
          </Button>
        </>
      }
    >
      <Stack>
        <Banner title={messages.codesText} />
        {rows}
      </Stack>
      {isPrinted && (
        <PrintSheet
          footer={title}
          onPrinted={() => {
            setPrinted(false);
            setKept(true);
          }}
        >
          <h1>{title}</h1>
          <p>{when}</p>
          {rows}
        </PrintSheet>
      )}
      <AlertDialog
        open={isAsked}
        title={differences.leaveTitle}
        answers={[
          { value: 'stay', label: differences.leaveNo },
          { value: 'close', label: differences.leaveYes, tone: 'danger' },
        ]}
        onAnswer={(answer) => {
          setAsked(false);
          if (answer === 'close') onClose();
        }}
        onCancel={() => setAsked(false)}
      >
        {differences.leaveText}
      </AlertDialog>
    </Dialog>
  );
}
