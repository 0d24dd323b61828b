import { expect, it } from 'vitest';
import type { SignOutCheck } from '#contracts/generated/wire.ts';
import { checklistLines, type MissingLine } from './checklist-lines.ts';

const gap = (rule: SignOutCheck['rule'], text: string, specimenID: SignOutCheck['specimenID'] = null) => ({
  rule,
  passed: false,
  specimenID,
  text,
});
const sentence = ({ before, specimens, after }: MissingLine) => before + specimens.join(', ') + after;

it('the same gap of several specimens is one sentence, and each rule one line', () => {
  const lines = checklistLines([
    { rule: 'images_opened', passed: true, specimenID: null, text: null },
    gap('open_requests', 'Specimen A waits for a rescan.', 'A'),
    gap('open_requests', 'Specimen C waits for a rescan.', 'C'),
    gap('diagnosis_text', 'Write the diagnosis of specimen A.', 'A'),
    gap('diagnosis_text', 'Write the diagnosis of specimen B.', 'B'),
    gap('diagnosis_text', 'The gross description is missing.'),
    gap('site_words', 'The side in the diagnosis of specimen B is not that of the specimen.', 'B'),
    gap('site_words', 'The site in the diagnosis of specimen A is not that of the specimen.', 'A'),
  ]);
  expect(lines.map(({ rule, missing }) => [rule, ...missing.map(sentence)])).toEqual([
    ['images_opened'],
    ['open_requests', 'Specimens A, C wait for a rescan.'],
    ['diagnosis_text', 'Write the diagnosis of specimens A, B.', 'The gross description is missing.'],
    [
      'site_words',
      'The side in the diagnosis of specimen B is not that of the specimen.',
      'The site in the diagnosis of specimen A is not that of the specimen.',
    ],
  ]);
});

it('a sentence that names no specimen still says of which it is', () => {
  const [line] = checklistLines([gap('synoptic', 'The tumour size is missing.', 'B')]);
  expect(line?.missing).toEqual([{ before: 'The tumour size is missing.', specimens: ['B'], after: '' }]);
});
