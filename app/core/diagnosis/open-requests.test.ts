import { describe, expect, it } from 'vitest';
import type { Case, CaseQuestion, RescanRequest } from '#contracts/generated/wire.ts';
import { at, ME, orderOf } from './open-requests.test-support.ts';
import {
  blockChoices,
  halvesOf,
  imageChoices,
  isOpenRequest,
  listRequests,
  needsStain,
} from './open-requests.ts';

const rescan: RescanRequest = {
  id: 'req_r',
  caseId: 'cas_1',
  version: 1,
  etag: '"r1"',
  status: 'InProgress',
  caseStatus: 'AdditionalWorkRequested',
  caseVersion: 4,
  subsection: 'sub_1',
  imageId: 'img_1',
  reason: 'out_of_focus',
  note: null,
  requestedBy: ME,
  requestedAt: at(20),
  dueAt: at(22),
  newImageId: null,
  closedAt: null,
  declineReason: null,
  taskId: null,
  allowedActions: [],
};

const question: CaseQuestion = {
  id: 'req_q',
  caseId: 'cas_1',
  version: 1,
  etag: '"q1"',
  status: 'Requested',
  about: 'clinical_history',
  specimenID: null,
  text: 'Was there a biopsy?',
  askedBy: ME,
  askedAt: at(20),
  dueAt: at(23),
  answer: null,
  cannotProvideReason: null,
  answeredBy: null,
  answeredAt: null,
  taskId: null,
  allowedActions: [],
};

const subsectionOf = (
  id: string,
  block: string | null,
  stain: string | null,
  displayId: string | null = null,
) => ({
  id,
  block,
  displayId,
  slideType: stain === null ? 'Liquid_Based_Preparation' : 'HE',
  slideCount: 1,
  facilityId: null,
  stain,
  isRequested: false,
  requireRescan: false,
  requireRescanReason: null,
  images: [
    {
      imageId: `img_${id}`,
      checksum: null,
      fileName: `${id}.svs`,
      fileContent: `blob-${id}`,
      notShown: null,
      enteredScale: null,
      opened: false,
      isNew: false,
    },
  ],
});

const slides: Case['slides'] = [
  {
    specimenID: 'A',
    facilitySpecimenID: null,
    bodysite: null,
    subsite: null,
    laterality: null,
    specimenType: 'Excision',
    totalNumberSlides: 3,
    specimenCollectionDate: null,
    collectionTime: null,
    subsections: [
      subsectionOf('1', 'A1', 'H&E'),
      subsectionOf('2', 'A1', 'CD20'),
      subsectionOf('3', null, null, 'A2-1'),
      subsectionOf('4', null, null),
    ],
  },
];

describe('what a reader waits for', () => {
  it('is listed in one shape, the soonest due first, and what was declined after it with its reason', () => {
    const declined = orderOf('req_d', {
      status: 'Declined',
      declineReason: 'other',
      declineNote: 'The block is lost.',
      closedBy: { userId: 'usr_2', displayName: 'Corwin Ashgrove' },
      dueAt: at(21),
      allowedActions: [],
    });
    const listed = listRequests(
      {
        orders: [
          orderOf('req_o', { slideCount: 3 }),
          declined,
          orderOf('req_f', { status: 'Fulfilled' }),
          orderOf('req_c', { status: 'Cancelled' }),
        ],
        rescans: [{ ...rescan, imageId: 'img_1' }],
        questions: [question],
      },
      slides,
    );
    expect(listed.map(({ id, what, about, note }) => [id, what, about, note])).toEqual([
      ['req_r', 'Rescan: out of focus', 'Specimen A, A1, H&E: 1.svs', null],
      ['req_q', 'Question about clinical history', 'Whole case', 'Was there a biopsy?'],
      ['req_o', 'CD20 x3', 'Specimen A, block A1', null],
      ['req_d', 'CD20', 'Specimen A, block A1', 'Other: The block is lost. (declined by Corwin Ashgrove)'],
    ]);
    expect(listed.map(isOpenRequest)).toEqual([true, true, true, false]);
    expect(listed.map(({ cancelEtag }) => cancelEtag)).toEqual([null, null, '"o1"', null]);
  });
});

it('what the laboratory told of an order, and glass that came, are known to the reader', () => {
  const parcel = { carrier: 'Demo Parcel', trackingNumber: 'DP-000131', shippedOn: '2026-11-20' };
  const orders = [
    orderOf('req_p', { promisedFor: '2026-11-25', ...parcel }),
    orderOf('req_g', {
      kind: 'glass_or_block',
      stain: null,
      status: 'Fulfilled',
      piecesReceived: 3,
      ...parcel,
    }),
    orderOf('req_d', { status: 'Declined', promisedFor: '2026-11-25', ...parcel }),
    orderOf('req_b', { kind: 'glass_or_block', stain: null, status: 'Fulfilled', piecesReceived: 1 }),
  ];
  const listed = listRequests({ orders, rescans: [], questions: [] }, slides);
  expect(listed.map(({ what, status, told }) => [what, status, told])).toEqual([
    [
      'CD20',
      'Requested',
      ['Ready on 11/25/2026', 'On its way with Demo Parcel, DP-000131, sent on 11/20/2026'],
    ],
    ['Glass slides or block', 'Fulfilled', ['3 pieces received']],
    ['CD20', 'Declined', []],
    ['Glass slides or block', 'Fulfilled', ['1 piece received']],
  ]);
});

it('a cut that the reader waits for is called by its kind, and not by its stain', () => {
  const kinds = ['he_recut', 'he_deeper', 're_embed'] as const;
  const orders = kinds.map((kind) => orderOf(kind, { kind, stain: 'H&E' }));
  expect(listRequests({ orders, rescans: [], questions: [] }, slides).map(({ what }) => what)).toEqual([
    'H&E recut',
    'H&E deeper',
    'Re-embed and H&E recut',
  ]);
});

describe('what can be asked for', () => {
  it('is a block with what was cut from it; a slide without its block is none', () => {
    expect(blockChoices(slides)).toEqual([
      { value: 'A|A1', label: 'Specimen A, block A1 (H&E, CD20)' },
      { value: 'A|A2', label: 'Specimen A, block A2 (Liquid-Based Preparation)' },
    ]);
  });

  it('is a slide by its part, its name and its stain, and not by the name of its file alone', () => {
    expect(imageChoices(slides)).toEqual([
      { value: '1|img_1', label: 'Specimen A, A1, H&E: 1.svs' },
      { value: '2|img_2', label: 'Specimen A, A1, CD20: 2.svs' },
      { value: '3|img_3', label: 'Specimen A, A2-1, Liquid-Based Preparation: 3.svs' },
      { value: '4|img_4', label: 'Specimen A, Liquid-Based Preparation: 4.svs' },
    ]);
  });

  it.each([
    ['A|A1', ['A', 'A1']],
    ['a|b|c', ['a|b', 'c']],
    ['A1', ['', 'A1']],
  ])('%s has the halves %j', (value, halves) => {
    expect(halvesOf(value)).toEqual(halves);
  });

  it('needs a stain where the kind of order does not say it', () => {
    expect((['ihc', 'ish', 'special_stain', 'he_recut', 'glass_or_block'] as const).map(needsStain)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
