import { type Answered, type Asking, key } from './mock-client.ts';
import { CASE, type Desk, signature } from './report-desk.ts';

/** Begins or signs an addition to the report, on the version of now. */
export function amendCase(desk: Desk, body: unknown, asking: Asking = {}): Promise<Answered> {
  const { headers, ...rest } = asking;
  return desk.client.ask('amendCase', {
    params: { caseId: CASE },
    headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key(), ...headers },
    body,
    as: desk.tokens.provider,
    ...rest,
  });
}

export const told = {
  told: 'Dr. Invented',
  toldBy: 'Dr. Imara Vellacott',
  channel: 'phone',
  note: null,
  toldAt: '2026-11-21T15:05:00Z',
};
export const amendment = {
  kind: 'Amendment',
  cause: 'report_defect',
  reason: 'The report names the wrong side.',
  told: [told],
  changes: [
    { field: 'diagnosis', specimenID: 'A', was: 'PROSTATE, RIGHT', is: 'PROSTATE, LEFT:\n- Benign.' },
  ],
  signature: { ...signature, meaning: 'amendment' },
};
export const addendum = {
  kind: 'Addendum',
  reason: 'A stain came in.',
  text: 'Invented text on one stain.',
  signature: { ...signature, meaning: 'addendum' },
};
