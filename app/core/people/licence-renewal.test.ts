import { expect, it } from 'vitest';
import { RenewalForm } from './licence-renewal.ts';

const typed = {
  region: 'OH',
  number: 'INV-1',
  issuedOn: '2026-01-01',
  expiresOn: '2028-01-01',
  etag: '"v4"',
  idempotencyKey: '"key"',
};

it.each([
  ['board.docx', 5, null],
  ['board.heic', 5, 'Only JPG, PNG, PDF and Word documents are allowed.'],
  ['board.pdf', 0, 'File is empty'],
  ['board.pdf', 25 * 1024 * 1024 + 1, 'File is larger than 25 MB'],
])('S5-04 a paper %s of %i bytes is checked before it is sent', (name, bytes, message) => {
  const read = RenewalForm.safeParse({ ...typed, file: new File([new Uint8Array(bytes)], name) });
  expect(read.error?.issues.map((issue) => issue.message) ?? null).toEqual(
    message === null ? null : [message],
  );
});
