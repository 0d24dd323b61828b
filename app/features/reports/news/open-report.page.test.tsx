import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOTICE_CAME_EVENT } from '#app/core/notices/notice-came.ts';
import type { ReportNewsAnswer } from '#app/core/resources/report-news-answer.ts';
import { click, found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { headings, showReport } from '../final-report-screen.test-support.tsx';
import { aReport, SIGNED_AT, versionOf } from '../report.test-support.ts';

/** What the page asks for, and what it is answered. */
const asked: string[] = [];
let answer: () => Response;

const READER = 'usr_demo000001';
const LATER = '2026-11-23T15:07:00Z';
const SHARED_AT = '2026-11-23T14:55:00Z';
const valid = (said: ReportNewsAnswer['valid'], userId = READER) => {
  answer = () => Response.json({ userId, valid: said } satisfies ReportNewsAnswer);
};

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
  valid({ kind: 'signed', version: 1, signedAt: SIGNED_AT });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(answer());
  });
});
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passing = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function hear(event: 'focus' | typeof NOTICE_CAME_EVENT): Promise<void> {
  act(() => void window.dispatchEvent(new Event(event)));
  await passing(0);
}
const alertText = () => textOf(found('[role=alert]'));
const hasAlert = () => document.querySelector('[role=alert]') !== null;

const signing = { findings: [], licenceFault: null, sites: [], usualSite: null, signerName: 'Dr. Me' };

it.each(['focus', NOTICE_CAME_EVENT] as const)(
  'a report that was amended while it was open says so at the next %s, and keeps its text until it is asked for',
  async (event) => {
    await showReport({ amending: { ...signing, open: null } });
    expect(asked).toEqual([]);
    expect(headings()).toContain('Add to the report or change it');
    await hear(event);
    expect(asked).toEqual(['/resources/report-news/cas_1?version=1']);
    expect(hasAlert()).toBe(false);
    valid({ kind: 'signed', version: 2, signedAt: LATER });
    await hear(event);
    expect(alertText()).toMatch(
      /^SUPERSEDED\. Version 2 is valid\. It came after you opened this page, which still shows version 1\./,
    );
    expect(named('Open the valid version').getAttribute('href')).toBe('/');
    expect(textOf()).toContain('- Invented finding.');
    expect(textOf(found('section ul'))).toContain('SUPERSEDED');
    expect(headings()).not.toContain('Add to the report or change it');
    expect(textOf()).toContain('SHA-256 of the PDF as it was signed, before it was marked SUPERSEDED');
  },
);

it('the bar stays in sight with the patient, and is printed on each sheet as the patient is', async () => {
  await showReport({
    report: aReport({ superseded: true, latestVersion: 2, versions: [versionOf(2, 2), versionOf(1, 2)] }),
  });
  expect(found('[role=alert]').closest('[data-print="each-sheet"]')).not.toBeNull();
  expect(found('[role=alert]').closest('[data-print="never"]')).toBeNull();
});

it.each(['Print: opens the PDF in a new tab', 'Download PDF'])(
  'asks when the file is taken by %s',
  async (name) => {
    valid({ kind: 'signed', version: 2, signedAt: LATER });
    await showReport();
    named(name).addEventListener('click', (event) => event.preventDefault());
    await click(named(name));
    await passing(0);
    expect(alertText()).toContain('SUPERSEDED. Version 2 is valid.');
  },
);

it('a report that was taken back says so, offers no file of it, and leads to the case', async () => {
  await showReport();
  valid({ kind: 'none' });
  await hear('focus');
  expect(alertText()).toMatch(
    /^NOT VALID ANY MORE\. .* the report was taken back, or you may not read it now\./,
  );
  expect(named('Open the case').getAttribute('href')).toBe('/case-details/cas_1');
  expect(() => named('Download PDF')).toThrow();
  expect(document.querySelector('a[href^="/files/report"]')).toBeNull();
});

it('a report that was taken back and signed anew leads to the new one, though its version is the same', async () => {
  await showReport();
  valid({ kind: 'signed', version: 1, signedAt: LATER });
  await hear('focus');
  expect(alertText()).toMatch(/^TAKEN BACK\. Another report was signed/);
  expect(named('Open the valid version').getAttribute('href')).toBe('/');
  expect(document.querySelector('a[href^="/files/report"]')).toBeNull();
});

it('a preliminary report says when the final one has come, or when it was taken back', async () => {
  const report = aReport({
    version: 0,
    latestVersion: 0,
    heading: 'PRELIMINARY',
    sharedAt: SHARED_AT,
    signature: null,
    versions: [],
  });
  valid({ kind: 'preliminary', sharedAt: SHARED_AT });
  await showReport({ report });
  expect(textOf()).toContain('Nobody has signed it yet. Shown 11/23/2026 02:55 PM');
  expect(textOf()).toContain(
    'PRELIMINARY. Nobody has signed this, and the final report may say something else.',
  );
  await hear('focus');
  expect(hasAlert()).toBe(false);
  valid({ kind: 'preliminary', sharedAt: LATER });
  await hear('focus');
  expect(alertText()).toMatch(/^NOT VALID ANY MORE\. Another preliminary text was shown/);
  expect(textOf()).not.toContain('PRELIMINARY. Nobody');
  expect(named('Open the valid version').getAttribute('href')).toBe('/');
  valid({ kind: 'signed', version: 1, signedAt: LATER });
  await hear('focus');
  expect(alertText()).toContain(
    'Version 1 is valid. It came after you opened this page, which still shows the preliminary',
  );
  valid({ kind: 'none' });
  await hear('focus');
  expect(alertText()).toContain('the preliminary report was withdrawn, or the final one takes its place');
});

it('asks again after a question without an answer, and not before the server wants to be asked', async () => {
  await showReport();
  answer = () => new Response('', { status: 429, headers: { 'Retry-After': '90' } });
  await hear('focus');
  valid({ kind: 'unknown' });
  await hear('focus');
  expect(asked).toHaveLength(1);
  await passing(90_000);
  expect(asked).toHaveLength(2);
  valid({ kind: 'signed', version: 2, signedAt: LATER });
  await passing(30_000);
  expect(asked).toHaveLength(3);
  expect(alertText()).toContain('SUPERSEDED. Version 2 is valid.');
  await passing(120_000);
  expect(asked).toHaveLength(3);
});

it('believes nothing that is said to another person', async () => {
  await showReport();
  valid({ kind: 'none' }, 'usr_other');
  await hear('focus');
  expect(hasAlert()).toBe(false);
});
