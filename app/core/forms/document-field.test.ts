import { parseWithZod } from '@conform-to/zod/v4';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { documentField } from './document-field.ts';

const pdf = (name: string) => new File(['%PDF-1.7'], name);

it.each([
  [new File([], ''), 'Choose a file'],
  [pdf('paper.exe'), 'Only JPG, PNG, PDF and Word documents are allowed.'],
  [new File([], 'paper.pdf'), 'File is empty'],
  [pdf('paper.pdf'), null],
])('a form with the file %o is told %s', (file, message) => {
  const posted = new FormData();
  posted.set('file', file);
  const schema = z.object({ file: documentField('Choose a file') });
  expect(parseWithZod(posted, { schema }).reply().error ?? null).toEqual(
    message === null ? null : { file: [message] },
  );
});
