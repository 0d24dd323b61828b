import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { candidateText } from '#app/core/cases/assignment.ts';
import { aWholeCase } from '#app/core/cases/whole-case.test-support.ts';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { click, eventually, found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage, mountSteps } from '#app/ui/mount-page.test-support.tsx';
import type { Candidate } from '#contracts/generated/wire.ts';
import { image, intake, SLIDE_IMAGE, slideOf } from './intake.test-support.ts';
import { IntakePart, StaffMoves } from './staff-parts.tsx';

const person = (name: string) => ({ userId: `usr_${name}0000000`, displayName: `Dr. ${name}` });
const candidate = (name: string, about: Partial<Candidate> = {}): Candidate => ({
  provider: person(name),
  status: 'Active',
  mayTake: true,
  mayTakeBeyondLoad: true,
  isPreferred: false,
  openCases: 3,
  openCaseLimit: 25,
  awayUntil: null,
  checks: [{ condition: 'licence', isMet: true, text: 'Licensed in OH.' }],
  ...about,
});

const choice = (one: Candidate) => ({ value: one.provider.userId, label: candidateText(one) });

const own = { mayBreakGlass: false, idempotencyKey: '"key"', outcome: undefined, events: null };

afterEach(async () => {
  vi.restoreAllMocks();
  await unmount();
});

describe('what the operator does with a case', () => {
  it('S2.4-02 is what the API allows, with the load of each candidate and the reason of who is none', async () => {
    const barred = candidate('Noon', {
      mayTake: false,
      mayTakeBeyondLoad: false,
      checks: [
        { condition: 'licence', isMet: false, text: 'No active OH licence.' },
        { condition: 'load', isMet: true, text: 'Below the limit.' },
      ],
    });
    await mountPage(
      <StaffMoves
        ofCase={aWholeCase({ status: 'Available', provider: null, allowedActions: ['assign', 'hold'] })}
        candidates={[choice(candidate('Lee', { isPreferred: true }))]}
        barred={{ items: [barred], total: 1 }}
        intake={null}
        {...own}
      />,
    );
    const names = [...document.querySelectorAll('summary')].map(textOf);
    expect(names).toEqual(['Assign case', 'Hold case', 'One pathologist may not be given the case']);
    expect(textOf(found('#assign'))).toContain('Dr. Lee: 3 of 25 open, asked for by the facility');
    expect(textOf(found('#assign'))).not.toContain('Noon');
    expect(textOf()).toContain('No active OH licence.');
    expect(textOf()).not.toContain('Below the limit.');
  });

  it('keeps what the case refuses, with the reason', async () => {
    await mountPage(
      <StaffMoves
        ofCase={aWholeCase({ status: 'SignOutCompleted', allowedActions: [] })}
        reasons={{ cancel: 'Only while it is open.' }}
        candidates={[]}
        barred={null}
        intake={null}
        {...own}
      />,
    );
    expect(named('Withdraw case').getAttribute('aria-disabled')).toBe('true');
    expect(textOf()).toContain('Only while it is open.');
    expect(textOf()).not.toContain('There is nothing for you to do here.');
  });

  it.each([
    ['Available', null, 'Nobody picks it up or signs it out before the hold ends.'],
    ['Selected', person('Lee'), 'Its pathologist keeps it, and nobody signs it out before the hold ends.'],
  ] as const)('says of a case on hold that is %s when work on it goes on', async (status, provider, says) => {
    await mountPage(
      <StaffMoves
        ofCase={aWholeCase({ status, provider, allowedActions: ['liftHold'] })}
        candidates={[]}
        barred={null}
        intake={null}
        {...own}
        outcome={{ intent: 'hold', refused: null }}
      />,
    );
    expect(textOf(found('[role=status]'))).toBe(`The case is on hold. ${says}`);
  });

  it('takes a case out of hands only with a reason, and names the holder no more', async () => {
    await mountPage(
      <StaffMoves
        ofCase={aWholeCase({ status: 'Selected', provider: person('Lee'), allowedActions: ['assign'] })}
        candidates={[choice(candidate('Ash'))]}
        barred={{ items: [candidate('Noon')], total: 130 }}
        intake={null}
        {...own}
      />,
    );
    expect(named('Reassign case')).toBeTruthy();
    expect(textOf(found('#assign'))).toContain('is told of the move, and not of the reason');
    expect(textOf(found('#assign'))).toContain('Dr. Ash');
    expect(found('#assign textarea[name=reason]').getAttribute('aria-required')).toBe('true');
    expect(textOf()).toContain('130 pathologists may not be given the case');
    expect(textOf()).toContain('These are the first 1.');
  });

  it('asks for the labels that were not read and the scales that are missing, and for no others', async () => {
    await mountPage(
      <StaffMoves
        ofCase={aWholeCase({ status: 'Submitted', allowedActions: ['releaseToPool'] })}
        candidates={[]}
        barred={null}
        intake={intake}
        {...own}
      />,
    );
    const values = (name: string) =>
      [...document.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)].map(({ value }) => value);
    expect([values('confirmed'), values('scaled')]).toEqual([['img_1'], ['img_2']]);
  });

  it('begins without the labels that were compared where the case was changed meanwhile', async () => {
    const shown = (caseRecordId: string, outcome?: PostedOutcome) => (
      <StaffMoves
        ofCase={aWholeCase({ status: 'Submitted', allowedActions: ['releaseToPool'], caseRecordId })}
        candidates={[]}
        barred={null}
        intake={intake}
        {...own}
        outcome={outcome}
      />
    );
    const error = { '': ['This was changed since you opened it.'] };
    const refused = { status: 'error' as const, refusal: 412, error, initialValue: {} };
    const outcome = { intent: 'releaseToPool', refused };
    await mountSteps(
      shown('INV26-1'),
      shown('INV26-1', outcome),
      shown('OTHER-9', outcome),
      shown('OTHER-10', outcome),
    );
    const box = () => found<HTMLInputElement>('input[name=confirmed]');
    expect(box().autocomplete).toBe('off');
    await click(box());
    expect(box().checked).toBe(true);
    await click(named('Show what came'));
    await click(named('Show what came'));
    await eventually(() => expect(textOf()).toContain('The label has to show OTHER-9'));
    expect(box().checked).toBe(false);
    await click(box());
    await click(named('Show what came'));
    await eventually(() => expect(textOf()).toContain('The label has to show OTHER-10'));
    expect(box().checked).toBe(false);
  });

  it('asks for a label that matches too, where another case has the file', async () => {
    const known = { labelCheckedAt: '2026-11-20T10:00:00Z', usedIn: ['DP-2026-000004'] };
    const images = [image('img_1', { usedIn: ['DP-2026-000004'] }), image('img_2'), image('img_3', known)];
    await mountPage(
      <StaffMoves
        ofCase={aWholeCase({ status: 'Submitted', allowedActions: ['releaseToPool'] })}
        candidates={[]}
        barred={null}
        intake={{ ...intake, images }}
        {...own}
      />,
    );
    const boxes = document.querySelectorAll<HTMLInputElement>('input[name=confirmed]');
    expect([...boxes].map(({ value }) => value)).toEqual(['img_1']);
  });

  it('asks for no scale of a picture, which is measured in pixels', async () => {
    const picture = image('img_2', { fileName: 'gross.JPG', hasScale: false });
    const withPicture = { ...intake, images: [picture] };
    await mountPage(
      <StaffMoves
        ofCase={aWholeCase({ status: 'Submitted', allowedActions: ['releaseToPool'] })}
        candidates={[]}
        barred={null}
        intake={withPicture}
        {...own}
      />,
    );
    expect(textOf()).not.toContain('Images without a usable scale');
    await mountPage(<IntakePart mayCount intake={withPicture} slides={[]} timeZone="UTC" />);
    expect(textOf()).toContain('(gross.JPG): label matches, a picture, measured in pixels');
  });

  it('S2.4-02 shows the picture of each label beside its box, with the number that has to be on it', async () => {
    const ofCase = aWholeCase({
      status: 'Submitted',
      caseRecordId: 'INV26-1',
      allowedActions: ['releaseToPool'],
    });
    const [specimen] = ofCase.slides;
    if (specimen === undefined) throw new Error('the case has no specimen');
    const slides = [{ ...specimen, subsections: [slideOf([SLIDE_IMAGE])] }];
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    await mountPage(
      <StaffMoves ofCase={{ ...ofCase, slides }} candidates={[]} barred={null} intake={intake} {...own} />,
    );
    const picture = found<HTMLImageElement>('label img');
    expect([picture.getAttribute('src'), picture.alt]).toEqual([
      '/files/label/blob-1',
      'Label of slide IMG_1, opens in full size',
    ]);
    const link = picture.closest('a');
    expect([link?.getAttribute('href'), link?.target]).toEqual(['/files/label/blob-1', '_blank']);
    expect(picture.closest('label')?.querySelector('input')?.value).toBe('img_1');
    expect(textOf()).toContain('The label has to show INV26-1');
    await act(async () => {
      picture.dispatchEvent(new Event('error'));
      await Promise.resolve();
    });
    expect(textOf()).toContain('There is no picture of this label. Open the slide below');
  });

  it('names each label of a slide with several images by its file, and hides none of their pictures', async () => {
    const files = ['A1-2.svs', 'A1.svs'].map((fileName, at) => ({
      ...SLIDE_IMAGE,
      imageId: `img_${at + 1}`,
      fileName,
      fileContent: `blob-${at + 1}`,
    }));
    const images = files.map(({ imageId, fileName }) =>
      image(imageId, { displayId: 'A1', fileName, label: 'differs' }),
    );
    const [specimen] = aWholeCase().slides;
    if (specimen === undefined) throw new Error('the case has no specimen');
    const slides = [{ ...specimen, subsections: [slideOf(files)] }];
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    await mountPage(
      <StaffMoves
        ofCase={aWholeCase({ status: 'Submitted', slides, allowedActions: ['releaseToPool'] })}
        candidates={[]}
        barred={null}
        intake={{ ...intake, images }}
        {...own}
      />,
    );
    const boxes = [...document.querySelectorAll('label:has(input[name=confirmed])')];
    expect(boxes.map(textOf)).toEqual(['A1, A1-2.svs', 'A1, A1.svs']);
    expect(boxes.map((box) => box.querySelector('img')?.alt)).toEqual([
      'Label of slide A1, A1-2.svs, opens in full size',
      'Label of slide A1, A1.svs, opens in full size',
    ]);
    expect(boxes.some((box) => box.closest('.overflow-y-auto') !== null)).toBe(false);
  });
});
