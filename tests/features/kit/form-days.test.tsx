import { render, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isDay } from '#contract/core/days.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { FormDateField } from '#src/lib/form/FormDateField.tsx';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { welcomePerson } from '#src/lib/person-storage.ts';
import { setupUser } from '#tests/user.ts';

const schema = v.object({
  until: v.pipe(
    v.string(),
    v.check((text) => text === '' || isDay(text), 'no_day'),
  ),
});
const licenceForm = defineForm({ name: 'licence', schema, blank: { until: '' }, usesFormSession: false });

interface Licence {
  readonly until: string;
}

function LicenceDialog({ save }: { readonly save: (until: string) => void }) {
  const form = useForm<Licence, Licence, void>({
    definition: licenceForm,
    personId: 7,
    sessionLive: true,
    of: 17,
    stored: { values: { until: '2027-06-30' }, version: 3 },
    labels: { until: 'Licence until' },
    issueTexts: { no_day: 'Choose a day.' },
    save: async ({ values }) => save(values.until),
    onSaved: () => undefined,
    onClosed: () => undefined,
  });
  return (
    <ResourceForm form={form} title="Licence">
      <FormDateField {...form.day('until')} />
    </ResourceForm>
  );
}

const until = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Licence until' });
const press = () => screen.getByRole('button', { name: 'Save' });

beforeEach(() => {
  localStorage.clear();
  welcomePerson(7);
});

describe('a day in a form', () => {
  it.each(['2027-06-300', 'next summer', '31/06/2028'])(
    'is not saved while it reads %j: the form stays, the text too, and the field gets the focus',
    async (typed) => {
      const save = vi.fn();
      render(<LicenceDialog save={save} />);
      const user = setupUser();
      await user.clear(until());
      await user.type(until(), typed);
      await user.click(press());
      await waitFor(() => expect(document.activeElement).toBe(until()));
      expect(until().getAttribute('aria-invalid')).toBe('true');
      expect(until().value).toBe(typed);
      expect(save).not.toHaveBeenCalled();
      await user.clear(until());
      await user.type(until(), '30/6/2028');
      await user.click(press());
      await waitFor(() => expect(save.mock.calls).toEqual([['2028-06-30']]));
    },
  );

  it('that is no day outlives a reload', async () => {
    const save = vi.fn();
    const { unmount } = render(<LicenceDialog save={save} />);
    const user = setupUser();
    await user.clear(until());
    await user.type(until(), 'next summer');
    await user.tab();
    unmount();
    render(<LicenceDialog save={save} />);
    expect(until().value).toBe('next summer');
    await user.click(press());
    await waitFor(() => expect(document.activeElement).toBe(until()));
    expect(save).not.toHaveBeenCalled();
  });
});
