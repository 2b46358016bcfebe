import * as v from 'valibot';
import { type Recording, recordingSchema } from '#contract/diagnostics/recording.wire.ts';
import { earlierName, forgetEarlier } from './forget-earlier.ts';

/** Together with the page's own record it must fit into one request. */
const mostCharacters = 400_000;

const keptSchema = v.object({ personId: v.number(), recording: recordingSchema });

/** Before a reload or leaving, keeps the page's record for the next page in this tab. */
export function keepEarlier(personId: number, recording: Recording): void {
  const text = JSON.stringify({ personId, recording });
  if (recording.steps.length === 0 || text.length > mostCharacters) return forgetEarlier();
  try {
    sessionStorage.setItem(earlierName, text);
  } catch {
    // Without storage the record ends with its page.
  }
}

/** This person's record from before the reload in this tab; null: none, or another person's. */
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
