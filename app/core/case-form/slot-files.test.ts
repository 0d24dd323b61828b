import { describe, expect, it } from 'vitest';
import { fileIdOf, isUnseen } from './slot-files.ts';

const LAB = {
  name: "O'Brien lab.pdf",
  contentType: 'application/pdf',
  bytes: 900,
  uploadedAt: '2026-11-23T15:00:00Z',
};
const SENT = { name: 'mine.pdf', bytes: 700 };

describe('a file for a slot of a case', () => {
  it('takes the place of what its sender saw there, and of nothing else', () => {
    expect(isUnseen(LAB, { ...SENT, insteadOf: fileIdOf(LAB) })).toBe(false);
    expect(isUnseen(LAB, { ...SENT, insteadOf: fileIdOf(null) })).toBe(true);
    expect(isUnseen(LAB, { ...SENT, insteadOf: null })).toBe(true);
    const later = { ...LAB, uploadedAt: '2026-11-23T15:00:01Z' };
    expect(isUnseen(later, { ...SENT, insteadOf: fileIdOf(LAB) })).toBe(true);
  });

  it('is not asked about where it is there already and its answer was lost', () => {
    expect(isUnseen(LAB, { insteadOf: '', name: 'O%27Brien%20lab.pdf', bytes: 900 })).toBe(false);
    expect(isUnseen(LAB, { insteadOf: '', name: 'O%27Brien%20lab.pdf', bytes: 901 })).toBe(true);
  });
});
