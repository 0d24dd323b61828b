import { describe, expect, it } from 'vitest';
import { formFieldOf, formNameOf } from './wire-names.ts';

describe('the name of a field', () => {
  it.each([
    ['email', 'email'],
    ['licences.0.expires', 'licences[0].expires'],
    ['licences.12', 'licences[12]'],
    ['a.0.b.3.c', 'a[0].b[3].c'],
    ['line2.street', 'line2.street'],
    ['paidCents', 'paid'],
  ])('%s is %s to the form', (wire, name) => {
    expect(formNameOf(wire)).toBe(name);
  });

  it.each([
    ['endsAt', ['ends'], 'ends'],
    ['endsAt', ['endsAt', 'ends'], 'endsAt'],
    ['to', ['until'], 'until'],
    ['rows.3.code', ['rows[].code'], 'rows[3].code'],
    ['other', ['until'], null],
  ])('%s is that of what the form with %j asks', (wire, names, name) => {
    expect(formFieldOf(wire, new Set(names))).toBe(name);
  });
});
