import { describe, expect, it } from 'vitest';
import { type CaseFacts, caseMismatch, type Mismatch } from './case-guard.ts';

const agreed: CaseFacts = {
  route: { caseId: 'c1' },
  loaded: { caseId: 'c1', userId: 'u1' },
  handed: { caseId: 'c1' },
  stored: { caseId: 'c1', userId: 'u1' },
  link: { blobId: 'b1', askedBlobId: 'b1', userId: 'u1' },
  keyOwner: 'u1',
};
const link = (blobId: string, userId: string) => ({ blobId, askedBlobId: 'b1', userId });

interface Choice {
  readonly facts: Partial<CaseFacts>;
  readonly wrong: readonly Mismatch['kind'][];
}

const same = (facts: Partial<CaseFacts>): Choice => ({ facts, wrong: [] });
const off = (facts: Partial<CaseFacts>, ...wrong: readonly Mismatch['kind'][]): Choice => ({ facts, wrong });

/** Each fact absent, in agreement or astray. */
const choices: readonly (readonly Choice[])[] = [
  [same({}), off({ loaded: { caseId: 'c2', userId: 'u1' } }, 'route')],
  [same({}), same({ handed: { caseId: null } }), off({ handed: { caseId: 'c2' } }, 'handed')],
  [
    same({}),
    same({ stored: { caseId: null, userId: null } }),
    same({ stored: { caseId: null, userId: 'u1' } }),
    same({ stored: { caseId: 'c1', userId: null } }),
    off({ stored: { caseId: 'c2', userId: null } }, 'stored'),
    off({ stored: { caseId: 'c2', userId: 'u1' } }, 'stored'),
    off({ stored: { caseId: null, userId: 'u2' } }, 'user'),
    off({ stored: { caseId: 'c1', userId: 'u2' } }, 'user'),
    off({ stored: { caseId: 'c2', userId: 'u2' } }, 'stored', 'user'),
  ],
  [
    same({}),
    same({ link: null }),
    off({ link: link('b2', 'u1') }, 'link'),
    off({ link: link('b1', 'u2') }, 'user'),
    off({ link: link('b2', 'u2') }, 'link', 'user'),
  ],
  [same({}), same({ keyOwner: null }), off({ keyOwner: 'u2' }, 'user')],
];

const combinations = choices.reduce<readonly Choice[]>(
  (sofar, options) =>
    sofar.flatMap((so) =>
      options.map(({ facts, wrong }) => ({
        facts: { ...so.facts, ...facts },
        wrong: [...so.wrong, ...wrong],
      })),
    ),
  [same(agreed)],
);

describe('the wrong-case guard', () => {
  it('lets a window through in exactly those combinations of facts in which all agree', () => {
    expect(combinations).toHaveLength(2 * 3 * 9 * 5 * 3);
    for (const { facts, wrong } of combinations) {
      const found = caseMismatch({ ...agreed, ...facts });
      if (wrong.length === 0) expect(found, JSON.stringify(facts)).toBeNull();
      else expect(wrong, JSON.stringify(facts)).toContain(found?.kind);
    }
  });

  it('names the gravest of several mismatches', () => {
    const gravestFirst = ['route', 'user', 'handed', 'stored', 'link'] as const;
    for (const { facts, wrong } of combinations) {
      const gravest = gravestFirst.find((kind) => wrong.includes(kind));
      expect(caseMismatch({ ...agreed, ...facts })?.kind, JSON.stringify(facts)).toBe(gravest);
    }
  });

  it.each<[Mismatch['kind'], Partial<CaseFacts>, string]>([
    [
      'route',
      { loaded: { caseId: 'c2', userId: 'u1' } },
      'The slide belongs to another case than this window.',
    ],
    ['user', { keyOwner: 'u2' }, 'This window holds what belongs to another user.'],
    [
      'handed',
      { handed: { caseId: 'c2' } },
      'This window was opened for another case than its address names.',
    ],
    [
      'stored',
      { stored: { caseId: 'c2', userId: 'u1' } },
      'What this window remembers belongs to another case.',
    ],
    ['link', { link: link('b2', 'u1') }, 'The server answered with another slide than the one asked for.'],
  ])('says plainly what is wrong: %s', (kind, facts, sentence) => {
    const stopped = 'The viewer stopped so that nothing is shown under a wrong name.';
    expect(caseMismatch({ ...agreed, ...facts })).toEqual({ kind, text: `${sentence} ${stopped}` });
  });

  it.each(['C1', ' c1', 'c1 ', 'c10', ''])('takes %j for another case than c1', (caseId) => {
    expect(caseMismatch({ ...agreed, handed: { caseId } })?.kind).toBe('handed');
  });

  it('tells no id of anybody', () => {
    for (const { facts } of combinations) {
      expect(caseMismatch({ ...agreed, ...facts })?.text ?? '').not.toMatch(/\b[cub][12]\b/);
    }
  });
});
