import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aReturnReason } from '#app/core/case-form/return-reason.test-support.ts';
import { found, mount, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { formOf, treeOf } from './case-form.test-support.tsx';

beforeEach(async () => {
  await unmount();
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

describe('the form of a facility’s case in the hands of an operator', () => {
  it('S2.4-02 says whose case it is and that its audit names them, and asks for no answer to a return', async () => {
    const form = formOf({ status: 'Returned', allowedActions: ['edit'], returnReasons: [aReturnReason()] });
    await mount(treeOf('patient', form, { isOperator: true }));
    expect(textOf(found('h1'))).toBe('Edit case');
    expect(textOf()).toContain('A case of Example Laboratory.');
    expect(textOf()).toContain('the audit of the case says who changed it');
    expect(textOf()).toContain('The facility answers each of them');
    expect(textOf(found('[aria-label=Steps] li:last-child'))).toBe('5.Review');
    expect(textOf()).not.toContain('and send');
    expect(() => named('Discard draft')).toThrow();
    expect(found<HTMLInputElement>('[name="patient.lastName"]').value).not.toBe('');
    await mount(treeOf('delivery', form, { isOperator: true }));
    expect(textOf(named('Continue to review'))).toBe('Continue to review');
  });
});
