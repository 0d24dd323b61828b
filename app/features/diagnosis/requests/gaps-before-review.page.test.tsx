import { expect, it } from 'vitest';
import { named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import { GapsBeforeReview } from './gaps-before-review.tsx';

const CODE = 'Give at least one ICD-10 code of the finding.';
const gap = { passed: false, specimenID: null } as const;

it('what a second review would be refused for leads to its place in the text', async () => {
  const checks = [
    { ...gap, rule: 'icd10', text: CODE },
    { ...gap, rule: 'urgent_result', text: 'Answer whether the result is urgent.' },
    { ...gap, rule: 'images_opened', text: '2 slides were not opened.' },
    { ...gap, rule: 'synoptic', passed: true, text: null },
  ] as const;
  await mountPage(<GapsBeforeReview caseId="cas_1" checks={checks} blocks={[]} />);
  expect(named(CODE).getAttribute('href')).toBe('/pathologist/primary-diagnosis-case?case=cas_1#diagnosis');
  expect(textOf()).toContain('Missing before it can be sent');
  expect(textOf()).not.toContain('urgent');
  // The slides may have been read on glass, which the form asks about.
  expect(textOf()).not.toContain('not opened');
});

it('a text that lacks nothing is said nothing of', async () => {
  await mountPage(<GapsBeforeReview caseId="cas_1" checks={[]} blocks={[]} />);
  expect(textOf()).toBe('');
});

it('a study that names the block of another specimen is told before the text is locked', async () => {
  const blocks = ['PAS of specimen A: Block C1 is of specimen C.'];
  await mountPage(<GapsBeforeReview caseId="cas_1" checks={[]} blocks={blocks} />);
  expect(textOf()).toContain('Look again at these studies');
  expect(textOf()).toContain(blocks[0]);
});
