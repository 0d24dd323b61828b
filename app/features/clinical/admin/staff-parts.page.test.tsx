import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { candidateText } from '#app/core/cases/assignment.ts';
import { aWholeCase } from '#app/core/cases/whole-case.test-support.ts';
import { click, found, mount, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { Candidate, Case, CaseIntake } from '#contracts/generated/wire.ts';
import { aSlide } from '../a-slide.test-support.ts';
import { IntakeForm, intakeChecksOf, ReturnForm, returnReasonsOf } from './staff-forms.ts';
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
  checks: [{ condition: 'licence', isMet: true, text: 'Licensed in OH.' }],
  ...about,
});

const choice = (one: Candidate) => ({ value: one.provider.userId, label: candidateText(one) });

const image = (imageId: string, about: Partial<CaseIntake['images'][number]> = {}) => ({
  imageId,
  displayId: imageId.toUpperCase(),
  fileName: 'a.svs',
  notShown: null,
  hasScale: true,
  scaleEnteredAt: null,
  label: 'matches' as const,
  labelCheckedAt: null,
  outOfFocus: false,
  usedIn: [],
  ...about,
});

type SlideImage = Case['slides'][number]['subsections'][number]['images'][number];

const SLIDE_IMAGE: SlideImage = {
  imageId: 'img_1',
  checksum: null,
  fileName: 'a.svs',
  fileContent: 'blob-1',
  notShown: null,
  enteredScale: null,
  opened: false,
  isNew: false,
};

const slideOf = (images: SlideImage[]) => aSlide({ id: 'sli_1', displayId: 'IMG_1', block: null, images });

const intake: CaseIntake = {
  caseId: 'cas_1',
  version: 3,
  etag: '"v3"',
  isReady: false,
  findings: [{ about: 'labels', blocks: true, text: 'The label of A1 differs.' }],
  images: [image('img_1', { label: 'differs' }), image('img_2', { hasScale: false })],
  nameAlerts: [
    {
      caseId: 'cas_7',
      caseID: 'DP-7',
      caseRecordId: null,
      status: 'SignOutCompleted',
      sentAt: '2026-11-05T18:00:00Z',
      likeness: 'near',
      patient: { lastName: 'Marchetti', firstName: 'Dolores', birthDate: '1966-02-11' },
    },
  ],
};

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
    expect(names).toEqual(['Assign case', 'Hold case', 'One pathologist may not take it']);
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

  it('says of a case that is put on hold when it can be picked up, whether a day was named or not', async () => {
    await mountPage(
      <StaffMoves
        ofCase={aWholeCase({ status: 'Available', provider: null, allowedActions: ['liftHold'] })}
        candidates={[]}
        barred={null}
        intake={null}
        {...own}
        outcome={{ intent: 'hold', refused: null }}
      />,
    );
    expect(textOf(found('[role=status]'))).toBe(
      'The case is on hold. Nobody picks it up before the hold ends.',
    );
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
    expect(textOf(found('#assign'))).toContain('Dr. Ash');
    expect(textOf()).toContain('130 pathologists may not take it');
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
    expect(textOf()).not.toContain('Images without a scale');
    await mountPage(<IntakePart intake={withPicture} slides={[]} timeZone="UTC" />);
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
      'Label of slide IMG_1',
    ]);
    expect(picture.closest('label')?.querySelector('input')?.value).toBe('img_1');
    expect(textOf()).toContain('The label has to show INV26-1');
    await act(async () => {
      picture.dispatchEvent(new Event('error'));
      await Promise.resolve();
    });
    expect(textOf()).toContain('There is no picture of this label. Open the slide below');
  });
});

describe('the forms of the operator', () => {
  const version = { etag: '"v3"', idempotencyKey: '"key"' };

  it('a scale names its images, its value and where it is from, or is none', () => {
    const typed = { confirmed: ['img_a'], scaled: ['img_b'], ...version };
    expect(IntakeForm.safeParse(typed).success).toBe(false);
    const whole = IntakeForm.parse({ ...typed, mpp: 0.25, scaleReason: 'Scanner sheet' });
    expect(intakeChecksOf(whole)).toEqual({
      labelChecks: [{ imageId: 'img_a', confirmed: true }],
      scales: [{ imageId: 'img_b', mppX: 0.25, mppY: 0.25, reason: 'Scanner sheet' }],
    });
  });

  it('each line of a return is a reason of its own', () => {
    const typed = ReturnForm.parse({
      kind: 'incomplete',
      field: 'clinical.clinicalHistory',
      reasons: ' No history.\n\nNo gross. ',
      ...version,
    });
    expect(returnReasonsOf(typed)).toEqual([
      { text: 'No history.', field: 'clinical.clinicalHistory' },
      { text: 'No gross.', field: 'clinical.clinicalHistory' },
    ]);
    const many = ReturnForm.safeParse({ kind: 'incomplete', reasons: 'a\n'.repeat(21), ...version });
    expect(many.success).toBe(false);
  });
});

describe('what the operator is told of a case', () => {
  it('the findings of the intake, and whose name is near', async () => {
    await mountPage(<IntakePart intake={intake} slides={[]} timeZone="UTC" />);
    expect(textOf()).toContain('blocks: The label of A1 differs.');
    expect(textOf()).toContain('DP-7: Marchetti, Dolores, born 02/11/1966, nearly the same name');
    expect(textOf()).toContain('Open slide IMG_2 (a.svs): label matches, no scale');
    expect(named('Open slide IMG_1').getAttribute('href')).toBe('/viewer?case=cas_1&image=img_1');
  });

  it('the scale that was entered for an image, with its reason, though the file names none', async () => {
    const ofCase = aWholeCase({});
    const enteredScale = { mppX: 0.5, mppY: 0.5, reason: 'scanner log', enteredAt: '2026-11-20T14:55:00Z' };
    const slides = ofCase.slides
      .slice(0, 1)
      .map((specimen) => ({
        ...specimen,
        subsections: [slideOf([{ ...SLIDE_IMAGE, imageId: 'img_2', enteredScale }])],
      }));
    await mountPage(<IntakePart intake={intake} slides={slides} timeZone="UTC" />);
    expect(textOf()).toContain(
      'IMG_2 (a.svs): label matches, scale entered on 11/20/2026 02:55 PM UTC (0.5 μm per pixel, scanner log)',
    );
  });
});

it('a slide that is opened from the case leads back to the case', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <IntakePart intake={intake} slides={[]} timeZone="America/New_York" /> },
    { path: '/viewer', element: null },
  ]);
  await mount(<RouterProvider router={router} />);
  await click(named('Open slide IMG_1'));
  expect(router.state.location).toMatchObject({
    pathname: '/viewer',
    state: { caseId: 'cas_1', version: 3, from: '/case-details/cas_1' },
  });
});

it('an intake that could not be read is said to be so, and not left out as if the checks had found nothing', async () => {
  await mountPage(<IntakePart intake="unread" slides={[]} timeZone="UTC" />);
  expect(textOf()).toContain('What the checks found, and near names, could not be read.');
  expect(textOf()).not.toContain('The checks found nothing.');
});
