import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';
import { filesBelow, root } from './support/source-files.ts';

const AHEAD_MS = 72 * 3_600_000;
const CASE = 'cas_dp-2026-000009';
const provider = { email: 'provider@example.org', role: 'Provider' } as const;

let desk: OperatorDesk;
beforeEach(async () => {
  desk = await openOperatorDesk();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { status, body, headers } = await desk.api.fetch(request);
    const dated = new Headers(headers);
    dated.set('Date', new Date(Date.now() + AHEAD_MS).toUTCString());
    return new Response(body, { status, headers: dated });
  });
});

it.each([
  ['/selectedCases', 'asOf'],
  [`/case-details/${CASE}`, 'asOf'],
  [`/pathologist/primary-diagnosis-case?case=${CASE}`, 'loadedAt'],
  [`/pathologist/primary-diagnosis-case?case=${CASE}&step=sign-out`, 'loadedAt'],
  ['/about-me', 'asOf'],
])('%s is as of the time of an API whose clock is ahead', async (address, name) => {
  const { outcome, text } = await desk.openAsMember(provider, address);
  expect(outcome).toBe('shown');
  const shown = [...text.matchAll(new RegExp(`"${name}":"([^"]+)"`, 'g'))].map(([, at = '']) =>
    Date.parse(at),
  );
  const off = shown.map((at) => Math.abs(at - Date.now() - AHEAD_MS));
  expect(Math.min(...off)).toBeLessThan(60_000);
});

it('no page asks the clock of this machine, which says nothing of what the API has dated', () => {
  const sources = [
    ...filesBelow('app/features', ['.server.ts']),
    ...filesBelow('app/server/lists', ['.server.ts']),
    ...filesBelow('app/routes', ['.ts', '.tsx']),
  ];
  const asking = sources.filter((file) =>
    /new Date\(\)|Date\.now\(\)/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  // The earlier of both clocks is what it needs.
  expect(asking).toEqual(['app/features/reports/report.server.ts']);
});
