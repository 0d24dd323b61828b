import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aReturnReason } from '#app/core/case-form/return-reason.test-support.ts';
import {
  click,
  eventually,
  fill,
  found,
  mount,
  named,
  textOf,
  unmount,
} from '#app/ui/mount.test-support.tsx';
import { asksBeforeLeaving, mountSteps } from '#app/ui/mount-page.test-support.tsx';
import { formOf } from '../case-form.test-support.tsx';
import { screenOf, treeOf } from './review.test-support.tsx';

beforeEach(async () => {
  await unmount();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

describe('a case whose check could not be read', () => {
  it('is not called whole', async () => {
    await mount(treeOf(formOf(), { problems: 'unread' }));
    expect(textOf()).not.toContain('Nothing is missing.');
    expect(textOf(found('[role=alert]'))).toBe(
      'What the check of the case found could not be read. Load the page again.',
    );
  });

  it('takes the word that it is another patient where the refused sending asks for it', async () => {
    const error = { confirmOtherPatient: ['Confirm that this is another patient.'] };
    const outcome = { intent: 'send', refused: { status: 'error' as const, refusal: 422, error } };
    await mount(treeOf(formOf(), { problems: 'unread', outcome }));
    expect(textOf(found('#send'))).toContain('This is another patient of the same name and birth date');
    const tick = () => found<HTMLInputElement>('#send input[name=confirmOtherPatient]');
    await click(tick());
    // The tick itself ends the error by which it was asked for.
    await eventually(() => expect(textOf(found('#send'))).not.toContain(error.confirmOtherPatient[0]));
    expect(tick().checked).toBe(true);
  });

  it('keeps the word that it is another patient where the sending is then refused for something else', async () => {
    const error = { '': ['A slide file is still on its way.'] };
    const initialValue = { confirmOtherPatient: 'on' };
    const outcome = {
      intent: 'send',
      refused: { status: 'error' as const, refusal: 409, error, initialValue },
    };
    await mount(treeOf(formOf(), { problems: 'unread', outcome }));
    expect(found<HTMLInputElement>('#send input[name=confirmOtherPatient]').checked).toBe(true);
  });
});

describe('the sending of a case that others had in hand', () => {
  it('takes the tick of the labels away where the patient was changed meanwhile, and names what changed', async () => {
    const withName = (lastName: string) =>
      formOf({ labelsChecked: false, patient: { ...formOf().patient, lastName } });
    const error = { '': ['This was changed since you opened it.'] };
    const refused = { status: 'error' as const, refusal: 412, error, initialValue: { labelsChecked: 'on' } };
    const outcome = { intent: 'send', refused };
    await mountSteps(
      screenOf(withName('Thibodaux')),
      screenOf(withName('Thibodaux'), { outcome }),
      screenOf(withName('Changedname'), { outcome }),
    );
    const tick = () => found<HTMLInputElement>('#send input[name=labelsChecked]');
    await click(tick());
    expect(tick().checked).toBe(true);
    await click(named('Show what came'));
    expect(tick().checked).toBe(false);
    await click(tick());
    await click(named('Show what came'));
    await eventually(() => expect(tick().checked).toBe(false));
    const alerts = [...document.querySelectorAll('[role=alert]')].map(textOf).join(' ');
    expect(alerts).toContain('The case was changed after you opened this page: it has not been sent out.');
    expect([...document.querySelectorAll('[role=alert] > ul.list-disc > li')].map(textOf)).toEqual([
      'Patient',
    ]);
  });

  it('takes the word for another patient away too, and where nothing was sent says only what changed', async () => {
    const error = { confirmOtherPatient: ['Confirm that this is another patient.'] };
    const initialValue = { labelsChecked: 'on', confirmOtherPatient: 'on' };
    const refused = { status: 'error' as const, refusal: 422, error, initialValue };
    const of = (lastName: string) =>
      formOf({ labelsChecked: false, patient: { ...formOf().patient, lastName } });
    const outcome = { intent: 'send', refused };
    await mountSteps(screenOf(of('One'), { outcome }), screenOf(of('Other'), { outcome }));
    const ticks = () => [...document.querySelectorAll<HTMLInputElement>('#send input[type=checkbox]')];
    expect(ticks().map(({ checked }) => checked)).toEqual([true, true]);
    await click(named('Show what came'));
    await eventually(() => expect(ticks().map(({ checked }) => checked)).toEqual([false, false]));
    expect(ticks().map(({ autocomplete }) => autocomplete)).toEqual(['off', 'off']);
    await unmount();
    await mountSteps(screenOf(of('One')), screenOf(of('Other')));
    await click(named('Show what came'));
    const told = [...document.querySelectorAll('[role=status]')].map(textOf).join(' ');
    expect(told).toContain('The case was changed after you opened this page.');
    expect(textOf()).not.toContain('has not been sent out');
    expect(document.activeElement).toBe(document.body);
  });

  it('S3.4-04 says that a case was not sent out, which somebody else has sent meanwhile', async () => {
    const refused = { status: 'error' as const, refusal: 409, error: { '': ['It is sent already.'] } };
    const outcome = { intent: 'send', refused };
    await mount(treeOf(formOf({ status: 'Submitted', allowedActions: ['recall'] }), { outcome }));
    expect(textOf(found('[role=alert]'))).toBe('It is sent already.');
    await mount(treeOf(formOf(), { outcome }));
    expect(document.querySelectorAll('[role=alert]').length).toBe(1);
  });

  it('keeps the answers of a refused sending, though somebody else has answered and sent the case', async () => {
    const answered = {
      answer: 'Of a colleague.',
      cannotBeProvided: false,
      answeredAt: '2026-11-21T12:00:00Z',
    };
    const returnReasons = [
      aReturnReason({ ...answered, number: 2, text: 'Which site?' }),
      aReturnReason({ ...answered, number: 3, field: 'specimens' }),
    ];
    const refused = {
      status: 'error' as const,
      refusal: 409,
      error: { '': ['It is sent already.'] },
      initialValue: { labelsChecked: 'on', answers: [{ number: '3', answer: 'The left one.' }] },
    };
    const form = formOf({ status: 'Submitted', allowedActions: ['recall'], returnReasons });
    const told = vi.spyOn(console, 'error');
    await mount(treeOf(form, { outcome: { intent: 'send', refused } }));
    expect(textOf(found('#send [role=alert]'))).toContain('It is sent already.');
    expect(textOf(found('#send'))).toContain('Answer: Specimens: Which side?');
    expect(found<HTMLTextAreaElement>('#send textarea').value).toBe('The left one.');
    expect(textOf(found('#send'))).toContain(
      'waiting for material or intake check” now, and your answers were not sent',
    );
    expect(named('page of the case').getAttribute('href')).toBe('/case-details/cas_1');
    expect(() => named('Send out case')).toThrow();
    // React tells rows apart by what they are, also where the answers come from a refusal.
    expect(told.mock.calls.flat().join()).not.toContain('unique "key"');
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  });

  it('is left without a question where all that was ticked is saved, though the sending was refused', async () => {
    const error = { '': ['Accession number is required'] };
    const initialValue = { labelsChecked: 'on' };
    const refused = { status: 'error' as const, refusal: 422, error, initialValue };
    const ticked = formOf({ labelsChecked: true });
    await mountSteps(
      screenOf(formOf({ labelsChecked: false })),
      screenOf(ticked, { outcome: { intent: 'send', refused } }),
    );
    await click(found('#send input[name=labelsChecked]'));
    await eventually(() => expect(asksBeforeLeaving()).toBe(true));
    await click(named('Show what came'));
    await eventually(() => expect(textOf(found('#send'))).toContain('Accession number is required'));
    expect(found<HTMLInputElement>('#send [name=labelsChecked]').checked).toBe(true);
    await eventually(() => expect(asksBeforeLeaving()).toBe(false));
  });

  it('is not left with an answer to a return without a question', async () => {
    await mount(treeOf(formOf({ status: 'Returned', returnReasons: [aReturnReason({ number: 3 })] })));
    expect(asksBeforeLeaving()).toBe(false);
    await fill(found<HTMLTextAreaElement>('#send textarea'), 'The left one.');
    await eventually(() => expect(asksBeforeLeaving()).toBe(true));
  });
});
