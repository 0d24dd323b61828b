import { describe, expect, it } from 'vitest';
import { CASE_STATUSES } from '../cases/status.ts';
import {
  asksReasonForCorrection,
  correctionRefusal,
  lacksLateImages,
  mayAddImage,
  mayAddSlides,
  mayChangeAdded,
  mayEditForm,
  whyNoNewCase,
} from './editing.ts';

const editableTo = (role: Parameters<typeof mayEditForm>[0]) =>
  CASE_STATUSES.filter((status) => mayEditForm(role, status));

describe('who may change the form of a case', () => {
  it('is the facility in Draft and Returned, an admin in Submitted too, and no provider', () => {
    expect(editableTo('MedicalFacility')).toEqual(['Draft', 'Returned']);
    expect(editableTo('Facility_NP')).toEqual(['Draft', 'Returned']);
    expect(editableTo('Admin')).toEqual(['Draft', 'Submitted', 'Returned']);
    expect(editableTo('Provider')).toEqual([]);
  });

  it.each([
    ['Active', true, null],
    ['Active', false, 'no right to edit'],
    ['Provisionally Active', true, 'provisionally active'],
    ['Provisionally Active', false, 'provisionally active'],
    ['New', true, 'not active yet'],
    ['New', false, 'not active yet'],
  ] as const)('%s with the right to edit %s is told %s of a new case', (status, edit, why) => {
    const rights = { view: true, edit, assign: false, pickup: false };
    const told = whyNoNewCase({ status, rights });
    if (why === null) expect(told).toBeNull();
    else expect(told).toContain(why);
  });

  it('may add images to ordered and flagged slides during the review', () => {
    const plain = { isRequested: false, requireRescan: false, isAwaited: false, lacksImages: false };
    const status = 'AdditionalWorkRequested';
    expect(mayAddImage('MedicalFacility', status, plain)).toBe(false);
    expect(mayAddImage('MedicalFacility', status, { ...plain, isRequested: true })).toBe(true);
    expect(mayAddImage('MedicalFacility', status, { ...plain, requireRescan: true })).toBe(true);
    expect(mayAddImage('Provider', status, { ...plain, isRequested: true })).toBe(false);
    expect(mayAddImage('MedicalFacility', 'Selected', { ...plain, isRequested: true })).toBe(false);
  });

  it('may add images that an order or a rescan waits for, the operator too, wherever the case is meanwhile', () => {
    const ordered = { isRequested: true, requireRescan: false, isAwaited: true, lacksImages: true };
    const open = (role: Parameters<typeof mayEditForm>[0]) =>
      CASE_STATUSES.filter((status) => mayAddImage(role, status, ordered));
    const everywhere = CASE_STATUSES.filter(
      (status) => !['QAReview', 'SignOutCompleted', 'Cancelled'].includes(status),
    );
    expect(open('MedicalFacility')).toEqual(everywhere);
    expect(open('Admin')).toEqual(everywhere);
    expect(open('Provider')).toEqual([]);
    // The flag goes with the first image of a rescan, which waits until its task is done.
    expect(mayAddImage('Admin', 'AdditionalWorkRequested', { ...ordered, isRequested: false })).toBe(true);
    expect(mayAddImage('Admin', 'AdditionalWorkRequested', { ...ordered, isAwaited: false })).toBe(false);
  });

  it('may add slides, and the images that these lack, until a second review or the signature', () => {
    const late = (role: Parameters<typeof mayEditForm>[0]) =>
      CASE_STATUSES.filter((status) => mayAddSlides(role, status));
    const open = ['Submitted', 'Available', 'Selected', 'AdditionalWorkRequested'];
    expect(late('MedicalFacility')).toEqual(open);
    expect(late('Facility_NP')).toEqual(open);
    expect([...late('Admin'), ...late('Provider')]).toEqual([]);
    const slide = { isRequested: false, requireRescan: false, isAwaited: false, lacksImages: true };
    const filled = (lacksImages: boolean) =>
      CASE_STATUSES.filter((status) => mayAddImage('MedicalFacility', status, { ...slide, lacksImages }));
    expect(filled(true)).toEqual(['Draft', 'Submitted', 'Returned', ...open.slice(1)]);
    expect(filled(false)).toEqual(['Draft', 'Returned']);
    expect(mayAddImage('MedicalFacility', 'Selected', { ...slide, isRequested: true })).toBe(false);
    expect(mayAddImage('MedicalFacility', 'Selected', { ...slide, requireRescan: true })).toBe(false);
  });

  it('is asked for images that a slide lacks, and not for those of a parcel that the laboratory scans', () => {
    const slide = {
      isRequested: false,
      requireRescan: false,
      images: [],
      slideCount: 1,
      isChangeable: false,
    };
    const mailed = (status: 'Submitted' | 'Selected') =>
      ({ status, slideDelivery: 'Mail_the_Slides' }) as const;
    const uploaded = { status: 'Submitted', slideDelivery: 'Upload_the_Slide_Images' } as const;
    const asked = (aCase: Parameters<typeof lacksLateImages>[1], changes: Partial<typeof slide> = {}) =>
      lacksLateImages('MedicalFacility', aCase, { ...slide, ...changes });
    expect([asked(uploaded), asked(mailed('Submitted')), asked(mailed('Selected'))]).toEqual([
      true,
      false,
      true,
    ]);
    // What was added after the parcel had left is not in it.
    expect(asked(mailed('Submitted'), { isChangeable: true })).toBe(true);
    for (const changes of [{ isRequested: true }, { requireRescan: true }, { slideCount: 0 }])
      expect(asked(uploaded, changes)).toBe(false);
    expect(lacksLateImages('Provider', uploaded, slide)).toBe(false);
  });

  it('may change slides that were added late while nobody has opened them and no rescan is asked for', () => {
    const slide = { isAddedLater: true, isOpened: false, requireRescan: false };
    const open = (role: Parameters<typeof mayEditForm>[0]) =>
      CASE_STATUSES.filter((status) => mayChangeAdded(role, status, slide));
    expect(open('MedicalFacility')).toEqual([
      'Submitted',
      'Available',
      'Selected',
      'AdditionalWorkRequested',
    ]);
    expect([...open('Admin'), ...open('Provider')]).toEqual([]);
    for (const change of [{ isAddedLater: false }, { isOpened: true }, { requireRescan: true }])
      expect(mayChangeAdded('MedicalFacility', 'Selected', { ...slide, ...change })).toBe(false);
  });
});

describe('a correction of the clinical information', () => {
  it('is refused, with the reason, once the case is over', () => {
    const refused = CASE_STATUSES.filter((status) => correctionRefusal(status) !== null);
    expect(refused).toEqual(['SignOutCompleted', 'Cancelled']);
    expect(correctionRefusal('Cancelled')).toContain('until the case is signed out');
  });

  it('needs a reason once the case was released to pathologists', () => {
    const asked = CASE_STATUSES.filter(asksReasonForCorrection);
    expect(asked).toEqual([
      'Available',
      'Selected',
      'AdditionalWorkRequested',
      'QAReview',
      'SignOutCompleted',
      'Cancelled',
    ]);
  });
});
