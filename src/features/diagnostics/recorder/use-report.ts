import { useRef, useState } from 'react';
import { reportHelpdeskProblemCall } from '#contract/helpdesk/calls/report-helpdesk-problem.call.ts';
import type { Chat } from '#contract/helpdesk/helpdesk.model.ts';
import { factsOf } from '#machines/shared/failure.ts';
import { call } from '#src/lib/api-client.ts';
import { toFailure } from '#src/lib/to-failure.ts';
import { textFor } from '#src/lib/words/messages.ts';
import { messages } from './messages.en.ts';
import type { StepRecords } from './use-steps.ts';

/** Sends a report once, even after several tries. */
export function useReport(onSent: (chat: Chat) => void): {
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly send: (text: string, records: StepRecords | null) => Promise<void>;
} {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const messageId = useRef('');
  const send = async (text: string, records: StepRecords | null) => {
    if (isBusy) return;
    messageId.current ||= crypto.randomUUID();
    setBusy(true);
    setFailure(null);
    try {
      const input = {
        message_id: messageId.current,
        text,
        recording: records?.now ?? null,
        ...(records?.earlier ? { earlier: records.earlier } : {}),
      };
      const { chat } = await call(reportHelpdeskProblemCall, input);
      onSent(chat);
    } catch (error) {
      const { code, information } = factsOf(toFailure(error));
      setFailure(information ?? textFor(messages.failures, code) ?? messages.failures.unexpected);
    }
    setBusy(false);
  };
  return { isBusy, failure, send };
}
