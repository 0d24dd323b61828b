import { afterEach, describe, expect, it } from 'vitest';
import { diagnosisOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { click, eventually, found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { itemOf } from '../diagnosis-screen.test-support.ts';
import { gap, item, PAGE, show } from './sign-out-screen.test-support.tsx';

afterEach(unmount);

describe('the checklist of sign-out', () => {
  it.each([
    ['images_opened', '2 slides were not opened.', `${PAGE}#slides`],
    ['images_opened', 'Specimen A waits for the image of a slide that was added.', `${PAGE}#slides`],
    ['open_requests', 'Orders or questions are still open.', `${PAGE}#requests`],
    ['diagnosis_text', 'Write the diagnosis of specimen A.', `${PAGE}#diagnosis`],
    ['site_words', 'The side in the diagnosis of specimen A is another.', `${PAGE}#diagnosis`],
    ['synoptic', 'The synoptic report of specimen A is not complete.', `${PAGE}#diagnosis`],
    ['icd10', 'Give at least one ICD-10 code of the finding.', `${PAGE}#diagnosis`],
    ['second_review', 'Say how the difference with the reviewer was settled.', `${PAGE}#reviews`],
    ['urgent_result', 'Answer whether the result is urgent.', '/#urgent'],
    ['licence', 'Your OH licence is not valid today.', '/about-me'],
    ['cited_marks', 'The text cites mark 7, and no mark has this number.', `${PAGE}#marks`],
  ] as const)('S2.5-11 the gap of %s says what is missing and leads to its place', async (rule, text, to) => {
    await show([gap(rule, text)]);
    const link = named(text);
    expect(link.getAttribute('href')).toBe(to);
    expect(textOf(link.closest('li') ?? undefined)).toContain(': missing');
  });

  it.each([
    [false, ''],
    [true, 'Your account is provisionally active. '],
  ])('takes a review that the press asks for as no gap, on trial: %s', async (isOnTrial, before) => {
    await show([gap('second_review', 'The second review is not done.')], { isOnTrial });
    const line = [...document.querySelectorAll('li')].find((one) => textOf(one).includes('Second review'));
    expect(textOf(line)).toMatch(
      `needed${before}Signing out sends the case to a second reviewer first. You sign it once the review is in.`,
    );
    expect(textOf(line)).not.toContain(': missing');
    expect(line?.querySelector('a')).toBeNull();
  });

  it('leads to the review that somebody was asked for and has not submitted', async () => {
    const inReview = { ...item, status: 'QAReview' as const };
    await show([gap('second_review', 'The second review is not done.')], { item: inReview });
    const link = named('The second review is not done.');
    expect(link.getAttribute('href')).toBe(`${PAGE}#reviews`);
    expect(textOf(link.closest('li') ?? undefined)).toContain(': missing');
  });

  it('S2.5-11 says once what several specimens lack, each a link to its own text', async () => {
    const ofSpecimen = (letter: 'A' | 'B') => ({
      ...gap('diagnosis_text', `Write the diagnosis of specimen ${letter}.`),
      specimenID: letter,
    });
    await show([
      ofSpecimen('A'),
      ofSpecimen('B'),
      gap('diagnosis_text', 'The gross description is missing.'),
    ]);
    const [line, ...others] = [...document.querySelectorAll('li')].filter((one) =>
      textOf(one).includes('Write the diagnosis'),
    );
    expect(others).toEqual([]);
    expect(textOf(line)).toContain('Write the diagnosis of specimens A, B.The gross description is missing.');
    expect(named('Specimen B').getAttribute('href')).toBe(`${PAGE}#diagnosis-B`);
  });

  it('takes the answer that the result is not urgent for done as soon as it is given, and a yes not by itself', async () => {
    await show([gap('urgent_result', 'Answer whether the result is urgent.')]);
    const line = () =>
      [...document.querySelectorAll('li')].find((one) => textOf(one).includes('Urgent result'));
    expect(textOf(line())).toContain(': missing');
    await click(found('input[type=radio][value=no]'));
    await eventually(() => expect(textOf(line())).toMatch(/: done$/));
    await click(found('input[type=radio][value=yes]'));
    await eventually(() => expect(textOf(line())).toContain(': missing'));
  });

  it('takes a no that is saved already back as soon as the answer is yes, until somebody was told', async () => {
    const check = { rule: 'urgent_result', passed: true, specimenID: null, text: null } as const;
    const urgentResult = { isUrgent: false, communication: null };
    await show([], { diagnosis: diagnosisOf({ urgentResult, checklist: [check] }) });
    const line = () =>
      [...document.querySelectorAll('li')].find((one) => textOf(one).includes('Urgent result'));
    expect(textOf(line())).toMatch(/: done$/);
    await click(found('input[type=radio][value=yes]'));
    await eventually(() => expect(textOf(line())).toContain(': missing'));
    expect(textOf(line())).toContain('Say who was told of the urgent result, how and when.');
  });

  it('takes the slides for read as soon as every unopened one is ticked as read on glass', async () => {
    const { slides } = itemOf('Selected');
    await show([gap('images_opened', 'No slide was opened.')], { item: { ...item, slides } });
    const line = () =>
      textOf([...document.querySelectorAll('li')].find((one) => textOf(one).includes('Every slide')));
    const boxes = [...document.querySelectorAll('input[name=readOnGlass]')];
    expect(boxes.length).toBeGreaterThan(0);
    expect(line()).toContain('No slide was opened.');
    for (const box of boxes) await click(box);
    await eventually(() => expect(line()).toMatch(/: done$/));
    await click(boxes[0] ?? document.body);
    await eventually(() => expect(line()).toContain('No slide was opened.'));
  });

  it('says of what is in order that it is done', async () => {
    await show([{ rule: 'icd10', passed: true, specimenID: null, text: null }]);
    const line = [...document.querySelectorAll('li')].find((one) => textOf(one).includes('finding code'));
    expect(textOf(line)).toMatch(/: done$/);
  });
});
