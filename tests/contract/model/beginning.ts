import { BEGINNING, imagesOf, START } from './begun-cases.ts';
import { WORDS } from './bodies.ts';
import { EVERYONE, partOf, tokenOf } from './people.ts';
import type { Case, State } from './state.ts';

function beginCase(begun: (typeof BEGINNING)[number], index: number): Case {
  const { id, status, priority, facilityId = 'fac_demo-1', preferred = null, isMailed = true } = begun;
  return {
    id,
    facilityId,
    isStat: priority === 'STAT',
    isWhole: true,
    isTicked: true,
    preferred,
    version: 3,
    status,
    holder: null,
    reviewer: null,
    isOpened: false,
    unread: null,
    hold: null,
    intakeAt: null,
    isInQuestion: false,
    reasons: [],
    releases: [],
    cancelledAt: null,
    wasSent: status !== 'Draft',
    emptySlides: 0,
    isMailed,
    isReceived: false,
    images: imagesOf(index),
    report: 'Draft',
    post: 'None',
    signer: null,
    signed: null,
    releaseAt: null,
    text: { version: 1, words: WORDS, shared: null },
    openings: new Set(),
  };
}

/** The world of the model as the seed of the mock has it. */
export function beginning(): State {
  const cases = BEGINNING.map(beginCase).map((aCase): [string, Case] => [aCase.id, aCase]);
  return {
    now: START,
    cases: new Map(cases),
    requests: new Map(),
    tasks: new Map(),
    notices: [],
    trail: [],
    lines: [],
    uploads: new Map(),
    accounts: new Map(EVERYONE.map((who) => [who, { status: partOf(who).status, version: 1 }])),
    tokens: new Map(EVERYONE.map((who) => [who, tokenOf(who)])),
  };
}
