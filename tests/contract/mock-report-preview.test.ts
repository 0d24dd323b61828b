import { beforeEach, expect, it } from 'vitest';
import { pdfPages, pdfProperties } from '#tests/support/pdf-pages.ts';
import type { Person } from './mock-client.ts';
import { CASE, type Desk, openDesk, saveText, signOut, wholeText } from './report-desk.ts';

let desk: Desk;

beforeEach(async () => {
  desk = await openDesk();
});

const preview = (as: Person = 'provider') =>
  desk.client.ask('getReportPreview', { params: { caseId: CASE }, as: desk.tokens[as] });

it('a draft has the saved text in the order of the report, and says on each page that it is not signed', async () => {
  const long = Array.from({ length: 120 }, (_, at) => `Invented line ${at}.`).join('\n');
  await saveText(desk, 0, { ...wholeText, comment: long });
  const answer = await preview();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const pages = await pdfPages(answer.bytes);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toMatch(/^DRAFT .*DRAFT - NOT SIGNED/);
  const text = pages.join('\n');
  const sections = ['PATIENT AND CASE', 'DIAGNOSIS', 'COMMENT', 'MICROSCOPIC DESCRIPTION', 'SIGNATURE'];
  const places = sections.map((heading) => text.indexOf(heading));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(text).toContain('Invented benign finding.');
  expect(text).toContain('Nobody has signed this text.');
  expect(text).not.toMatch(/FINAL REPORT|Electronically signed|Report version/);
  const { title, isTagged } = await pdfProperties(answer.bytes);
  expect([title, isTagged]).toEqual(['Draft of the report of case DP-2026-000009', true]);
});

it('a draft can be had before a word is written, follows each save, and is kept nowhere', async () => {
  expect((await preview()).status).toBe(200);
  await saveText(desk, 0, { ...wholeText, comment: 'As it is now.' });
  expect((await pdfPages((await preview()).bytes)).join()).toContain('As it is now.');
  expect(desk.api.world().reportVersions.by('case', CASE)).toEqual([]);
  expect(await desk.api.world().bytes.get(`${CASE}.v0`)).toBeNull();
});

it('a draft is the reader’s alone, and there is none of a signed report', async () => {
  for (const [person, status] of [
    ['provider2', 404],
    ['facility', 404],
    ['admin', 403],
  ] as const)
    expect((await preview(person)).status).toBe(status);
  await saveText(desk, 0);
  expect((await signOut(desk)).status).toBe(200);
  expect(await preview()).toMatchObject({ status: 409, code: 'CASE_STATE' });
});

it('a draft prints the colleagues, the reading during surgery and the key pictures', async () => {
  const [imageId = ''] = desk.stored().openedImageIds;
  await saveText(desk, 0, {
    ...wholeText,
    colleagues: [{ name: 'Dr. Invented', opinion: 'Agrees with the grade.' }],
    intraoperative: { result: 'Frozen: benign.', correlation: 'The sections agree.' },
    keyImages: [{ imageId, caption: 'Invented glands', scaleBarMicrometres: null }],
  });
  const text = (await pdfPages((await preview()).bytes)).join('\n');
  expect(text).toContain('Dr. Invented: Agrees with the grade.');
  expect(text).toMatch(/INTRAOPERATIVE CONSULTATION\s+Frozen: benign\./);
  // The page may end between the two.
  expect(text).toMatch(/The sections agree\.\s+MICROSCOPIC DESCRIPTION/);
  expect(text).toMatch(
    /KEY PICTURES \(SHOWN WITH THE REPORT ON THE PLATFORM\)\s+Slide \S.*, Invented glands/,
  );
});
