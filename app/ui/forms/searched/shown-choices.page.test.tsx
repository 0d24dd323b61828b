import type { SubmissionResult } from '@conform-to/react';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Choices, UNREAD_CHOICES } from '../../controls/choices.ts';
import { AskedFields } from '../../detail/asked-fields.tsx';
import { click, found, named, textOf, unmount } from '../../mount.test-support.tsx';
import { hydratePage, mountSteps } from '../../mount-page.test-support.tsx';
import { useContractForm } from '../contract-form.ts';
import { ContractForm } from '../contract-form-element.tsx';

const person = (number: number) => ({
  value: `usr_${String(number)}`,
  label: `Dr. Person ${String(number)}`,
});
const listed = (...numbers: readonly number[]) => ({
  source: 'people',
  words: '',
  choices: numbers.map(person),
  total: numbers.length,
  shown: numbers.length,
});
const unread = (...held: readonly number[]): Choices => ({
  ...listed(...held),
  total: 0,
  shown: 0,
  isUnread: true,
});

const Optional = z.object({ one: z.string().optional(), some: z.array(z.string()).default([]) });
const Required = Optional.extend({ one: z.string() });

interface FormProps {
  readonly choices: Choices;
  readonly refused?: SubmissionResult;
  readonly schema?: typeof Optional | typeof Required;
}

function TestForm({ choices, refused, schema = Optional }: FormProps) {
  const { form } = useContractForm<Record<string, unknown>, unknown>(schema, refused, {
    id: 'give',
    defaultValue: { one: 'usr_1', some: ['usr_1'] },
  });
  return (
    <ContractForm form={form} idempotencyKey="key">
      <AskedFields
        asks={[
          { name: 'one', label: 'Person', kind: 'one', choices },
          { name: 'some', label: 'People', kind: 'many', choices },
        ]}
      />
    </ContractForm>
  );
}

const refusedWith = (one: string, some: readonly string[] = ['usr_1']): SubmissionResult => ({
  status: 'error',
  initialValue: { one, some: [...some] },
  error: { '': ['The service is not available at the moment.'] },
});

const posted = (name: string) => new FormData(found<HTMLFormElement>('#give')).getAll(name);

/** As a person does it: the browser tells of a choice by two events. */
async function choose(value: string): Promise<void> {
  const control = document.querySelector<HTMLSelectElement>('select[name=one]');
  if (control === null) return click(found(`input[type=radio][value=${value}]`));
  await act(async () => {
    control.value = value;
    for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
    await Promise.resolve();
  });
}

const nextStep = () => click(named('Show what came'));

afterEach(unmount);

describe.each([
  ['a radio', Required, [1, 2, 3]],
  ['a select', Optional, [1, 2, 3]],
  ['a box to type in', Optional, Array.from({ length: 20 }, (_, at) => at + 1)],
] as const)('what was chosen in %s', (_, schema, numbers) => {
  it('is sent again after a refusal with which the choices could not be read anew', async () => {
    await mountSteps(
      <TestForm schema={schema} choices={listed(...numbers)} />,
      <TestForm schema={schema} choices={unread(1)} refused={refusedWith('usr_2')} />,
    );
    await choose('usr_2');
    await nextStep();
    expect(textOf()).toContain('The service is not available at the moment.');
    expect(posted('one')).toEqual(['usr_2']);
    expect(textOf()).not.toContain(UNREAD_CHOICES);
  });

  it('stays, with its name, where the choices that were read anew lack it', async () => {
    await mountSteps(
      <TestForm schema={schema} choices={listed(...numbers)} />,
      <TestForm schema={schema} choices={listed(...numbers.filter((number) => number !== 2))} />,
    );
    await choose('usr_2');
    await nextStep();
    expect(posted('one')).toEqual(['usr_2']);
    expect(textOf()).toContain('Dr. Person 2');
  });
});

describe('choices that could not be read at first', () => {
  it('are there as soon as the page has read them, and what is chosen stays', async () => {
    await mountSteps(
      <TestForm choices={unread(1)} />,
      <TestForm choices={listed(1, 2, 3)} refused={refusedWith('usr_1')} />,
    );
    expect(textOf()).toContain(UNREAD_CHOICES);
    await nextStep();
    expect(textOf()).not.toContain(UNREAD_CHOICES);
    expect(posted('one')).toEqual(['usr_1']);
    await choose('usr_3');
    expect(posted('one')).toEqual(['usr_3']);
  });

  it('keep what a form without script was posted with, though nobody has named it', async () => {
    await hydratePage(<TestForm choices={unread(1)} refused={refusedWith('usr_2', ['usr_1', 'usr_3'])} />);
    expect(posted('one')).toEqual(['usr_2']);
    expect(posted('some').toSorted()).toEqual(['usr_1', 'usr_3']);
    expect(found<HTMLSelectElement>('select').selectedOptions[0]?.text).toBe('As you chose before');
  });
});

it('what was ticked is sent again after a refusal with which the choices could not be read anew', async () => {
  await mountSteps(
    <TestForm choices={listed(1, 2, 3)} />,
    <TestForm choices={unread(1)} refused={refusedWith('usr_1', ['usr_1', 'usr_2'])} />,
  );
  await click(found('input[type=checkbox][value=usr_2]'));
  await nextStep();
  expect(posted('some')).toEqual(['usr_1', 'usr_2']);
});
