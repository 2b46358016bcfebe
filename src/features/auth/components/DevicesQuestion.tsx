import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { waysMessages } from '../ways-messages.en.ts';
import { LoginDirection } from './LoginDirection.tsx';

interface DevicesQuestionProps {
  readonly onEnd: () => void;
  readonly onKeep: () => void;
}

/** [LG-07, QU-15] The person is signed in elsewhere: end that, or stay signed out here? */
export function DevicesQuestion({ onEnd, onKeep }: DevicesQuestionProps) {
  const texts = waysMessages.devices;
  return (
    <LoginDirection>
      <AlertDialog
        open
        tone="warning"
        title={texts.question}
        answers={[
          { value: 'keep', label: texts.keep },
          { value: 'end', label: texts.end, tone: 'primary' },
        ]}
        onAnswer={(answer) => (answer === 'end' ? onEnd() : onKeep())}
        onCancel={onKeep}
      >
        {texts.text}
      </AlertDialog>
    </LoginDirection>
  );
}
