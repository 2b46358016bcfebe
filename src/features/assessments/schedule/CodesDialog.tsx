import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { PrintSheet } from '#src/ui/PrintSheet.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
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
  readonly otp: string;
}

interface CodesDialogProps {
  readonly title: string;
  readonly codes: readonly MadeCode[];
  readonly onClose: () => void;
}

/** [CE-03] Codes that were just made: the server keeps their hashes alone, so that they are read, or printed, now. */
export function CodesDialog({ title, codes, onClose }: CodesDialogProps) {
  const [isPrinted, setPrinted] = useState(false);
  const rows = (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{messages.columns.student}</th>
          <th scope="col">{messages.columns.code}</th>
        </tr>
      </thead>
      <tbody>
        {codes.map(({ student_id: id, student_name: name, otp }) => (
          <tr key={id}>
            <td dir="auto">{name}</td>
            <td className={code}>
              <bdi>{otp}</bdi>
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
      onRequestClose={onClose}
      footer={
        <Button variant="primary" icon={<Printer />} onClick={() => setPrinted(true)}>
          {messages.print}
        </Button>
      }
    >
      <Stack>
        <Banner title={messages.codesText} />
        {rows}
      </Stack>
      {isPrinted && (
        <PrintSheet footer={title} onPrinted={() => setPrinted(false)}>
          <h1>{title}</h1>
          {rows}
        </PrintSheet>
      )}
    </Dialog>
  );
}
