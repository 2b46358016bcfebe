import * as v from 'valibot';
import { type Recording, recordingSchema } from '#contract/diagnostics/recording.wire.ts';
import { earlierName, forgetEarlier } from './forget-earlier.ts';

/** Beside the record of the page itself it has to fit into one request. */
const mostCharacters = 400_000;

const keptSchema = v.object({ personId: v.number(), recording: recordingSchema });

/** A page that is left, or loaded anew, leaves its record to the next one of the tab. */
export function keepEarlier(personId: number, recording: Recording): void {
  const text = JSON.stringify({ personId, recording });
  if (recording.steps.length === 0 || text.length > mostCharacters) return forgetEarlier();
  try {
    sessionStorage.setItem(earlierName, text);
  } catch {
    // Without storage the record ends with its page.
  }
}

/** What this person did in this tab before its page was loaded anew; null: nothing, or it was somebody else. */
export function earlierSteps(personId: number): Recording | null {
  try {
    const { output, success } = v.safeParse(
      keptSchema,
      JSON.parse(sessionStorage.getItem(earlierName) ?? 'null'),
    );
    return success && output.personId === personId ? output.recording : null;
  } catch {
    return null;
  }
}
