import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import type { LinkAnswer } from '#app/core/resources/link-answer.ts';
import { $stopped, type OpeningFacts, openingNamed } from './guard.ts';
import { linkRenewed, loadSlideLinkFx } from './links.ts';
import { sessionMismatched } from './outbox.ts';
import { linkOf } from './reading.test-support.ts';
import { visitRead } from './visit.ts';

const OPENING: OpeningFacts = {
  route: { caseId: 'c1' },
  loaded: { caseId: 'c1', userId: 'u1' },
  handed: { caseId: 'c1' },
  reloaded: false,
};

const right = (blobId: string): LinkAnswer => ({ ok: true, userId: 'u1', link: linkOf(blobId) });

async function page(
  over: Partial<OpeningFacts> = {},
  server: (blobId: string) => LinkAnswer = right,
): Promise<Scope> {
  const scope = fork({ handlers: [[loadSlideLinkFx, server]] });
  await allSettled(openingNamed, { scope, params: { ...OPENING, ...over } });
  return scope;
}

const kindIn = (scope: Scope) => scope.getState($stopped)?.kind ?? null;

describe('the wrong-case guard of a page', () => {
  it('lets a page go on whose facts all name one case', async () => {
    const [scope, still] = [await page({ reloaded: true }), await page({ handed: { caseId: 'c2' } })];
    await allSettled(visitRead, { scope, params: { userId: 'u1', caseId: 'c1' } });
    await allSettled(linkRenewed, { scope, params: 'b1' });
    expect([kindIn(scope), kindIn(still)]).toEqual([null, 'handed']);
  });

  it.each([
    ['route', { loaded: { caseId: 'c2', userId: 'u1' } }],
    ['handed', { handed: { caseId: 'c2' } }],
  ] as const)('stops at once where the %s does not agree', async (kind, over) => {
    expect(kindIn(await page(over))).toBe(kind);
  });

  it.each([
    ['another slide than the one asked for', { ok: true, userId: 'u1', link: linkOf('b2') }, 'link'],
    ['another person', { ok: true, userId: 'u2', link: linkOf('b1') }, 'user'],
    ['another person, and with a refusal', { ok: false, userId: 'u2', message: 'no' }, 'user'],
  ] as const)('stops when a link answers %s', async (_, answer, kind) => {
    const scope = await page({}, () => answer);
    await allSettled(linkRenewed, { scope, params: 'b1' });
    expect(kindIn(scope)).toBe(kind);
  });

  it('stops on a reload that finds another case remembered, and not when another case is opened', async () => {
    const remembered = { userId: 'u1', caseId: 'c2' };
    const [reloaded, opened] = [await page({ reloaded: true }), await page()];
    for (const scope of [reloaded, opened]) await allSettled(visitRead, { scope, params: remembered });
    expect([kindIn(reloaded), kindIn(opened)]).toEqual(['stored', null]);
  });

  it('stops when somebody else’s session answered, named or not', async () => {
    for (const userId of ['u2', null]) {
      const scope = await page();
      await allSettled(sessionMismatched, { scope, params: { userId } });
      expect(kindIn(scope)).toBe('user');
    }
  });

  it('stays stopped, for the first reason', async () => {
    const scope = await page({ handed: { caseId: 'c2' } }, () => ({
      ok: true,
      userId: 'u1',
      link: linkOf('b2'),
    }));
    await allSettled(linkRenewed, { scope, params: 'b1' });
    await allSettled(openingNamed, { scope, params: OPENING });
    expect(kindIn(scope)).toBe('handed');
  });
});
