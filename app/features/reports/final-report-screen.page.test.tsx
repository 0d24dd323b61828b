import { afterEach, describe, expect, it, vi } from 'vitest';
import { click, eventually, found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { posts } from '#app/ui/mount-page.test-support.tsx';
import type { FinalReport } from '#contracts/generated/wire.ts';
import { headings, showReport } from './final-report-screen.test-support.tsx';
import { anAddition, anAmendment, aReport, versionOf } from './report.test-support.ts';

const signing = { findings: [], licenceFault: null, sites: [], usualSite: null, signerName: 'Dr. Me' };

afterEach(async () => {
  await unmount();
  sessionStorage.clear();
});

/** As the lists leave it in this tab. */
function leaveList(path: string, search: string): void {
  sessionStorage.setItem(`list ${path}`, path + search);
  sessionStorage.setItem('last list', path);
}

describe('a report on the page', () => {
  it('makes no other length of one that stands in the place of a specimen', async () => {
    const [first, ...others] = aReport().diagnoses;
    if (first === undefined) throw new Error('the report has a specimen');
    await showReport({
      report: aReport({ diagnoses: [{ ...first, subsite: 'Nose, 5 μm below' }, ...others] }),
    });
    expect(textOf(found('h3'))).toContain('NOSE, 5 μm BELOW');
    expect(found('h3').className).not.toContain('uppercase');
  });

  it('says on paper alone of which moment it tells, since paper hears of no later version', async () => {
    await showReport({ loadedAt: '2026-11-23T15:04:00Z' });
    const note = [...document.querySelectorAll('p')].find((one) => textOf(one).startsWith('This is a print'));
    expect(note && textOf(note)).toContain('as it was opened on 11/23/2026');
    expect(note?.className).toMatch(/^hidden .*print:block$/);
  });

  it('shows the preliminary result that it took the place of, and where it says something else', async () => {
    const [was, is] = [['Benign.'], ['Malignant.']];
    const differences = [{ section: 'diagnosis' as const, specimenID: 'A', was, is }];
    await showReport({ report: aReport({ preliminary: { sharedAt: '2026-11-23T15:04:00Z', differences } }) });
    expect(headings().slice(0, 2)).toEqual(['Preliminary result', 'Diagnosis']);
    expect(textOf()).toContain('says something else in: Diagnosis, specimen A.');
    expect(textOf(found('details'))).toContain('PreliminaryBenign.As signed firstMalignant.');
  });

  it('S2.7-03 has its sections in the order of the printed page, and leaves out what says nothing', async () => {
    await showReport();
    expect(headings()).toEqual([
      'Diagnosis',
      'Comment',
      'Microscopic description',
      'Gross description',
      'Clinical information',
      'Signature',
      'Versions',
    ]);
    expect(textOf(found('section[aria-label=Patient]'))).toContain('Haverly, Conrad');
    expect([...document.querySelectorAll('h3')].map(textOf)).toEqual([
      'A. SKIN, NOSE, RIGHT, BIOPSY - SHAVE',
      'B. SKIN, BIOPSY - SHAVE',
    ]);
    expect(textOf()).toContain('BIOPSY - SHAVEAt the facility: PMD26-1-ASKIN, RIGHT NOSE:');
    expect(textOf()).toContain('Dr. Other: Agrees.');
    expect(textOf()).toContain('Specimen A collected11/17/2026 09:40 AMSpecimen A received11/18/2026');
    expect(textOf()).not.toContain('Mailed slides received');
    expect(textOf()).toContain('A papule. ICD-10 codes of the order: D49.2');
  });

  it.each([
    ['Completed Cases', 'Provider', '/completedCases', '?status=Completed&page=2'],
    ['All reports', 'Provider', '/final-report', '?year=2026'],
    ['Send-Out Cases', 'MedicalFacility', '/send-out-cases', '?view=signed'],
  ] as const)('leads back to %s as it was left', async (name, role, path, search) => {
    leaveList(path, search);
    await showReport({ role });
    await eventually(() => expect(named(name).getAttribute('href')).toBe(path + search));
  });

  it('leads to all reports where the last list was another person’s', async () => {
    leaveList('/completedCases', '?page=2');
    await showReport({ role: 'MedicalFacility' });
    expect(named('All reports').getAttribute('href')).toBe('/final-report');
  });

  it('says first what has to be said of the case', async () => {
    await showReport({ notice: <p>Opened in an emergency.</p> });
    expect(textOf()).toMatch(/Opened in an emergency\..*Diagnosis/s);
  });

  it('of an older version says so before anything of it, and leads to the valid one', async () => {
    const versions = [versionOf(2, 2), versionOf(1, 2)];
    await showReport({
      report: aReport({ superseded: true, latestVersion: 2, versions }),
      amending: { ...signing, open: null },
    });
    expect(textOf(found('[role=alert]'))).toMatch(/^SUPERSEDED\. Version 2 is valid\./);
    expect(named('Open the valid version').getAttribute('href')).toBe('/');
    expect(textOf()).toContain('SHA-256 of the PDF as it was signed, before it was marked SUPERSEDED: ');
    expect(textOf(found('main'))).toContain('Version 1, not valid any more');
    // Nothing is added to what is not valid.
    expect(headings()).not.toContain('Add to the report or change it');
  });

  describe('says what was changed', () => {
    const side = { section: 'diagnosis', specimenID: 'A', was: ['Right'], is: ['Left'] } as const;
    const sideRead = {
      version: 2,
      signedAt: '2026-11-20T15:00:00Z',
      changes: [{ field: 'laterality', specimenID: 'A', was: 'Right', is: 'Left' } as const],
      differences: [{ ...side, was: ['Right'], is: ['Left'] }],
    };
    const amended = (...addenda: FinalReport['addenda']) =>
      aReport({ version: addenda[0]?.version ?? 1, heading: 'AMENDED', addenda });
    const ofSide = anAddition({ ...sideRead, kind: 'Amendment' });

    it('by an amendment, with the lines as they were and as they are', async () => {
      await showReport({ report: amended(ofSide), amendments: [sideRead] });
      expect(textOf(found('summary'))).toMatch(/^Amended on 11\/20\/2026 .*See what changed$/);
      expect(textOf(found('details'))).toContain('Diagnosis, specimen AWasRightIsLeft');
      await showReport({ report: amended(ofSide), amendments: [{ ...sideRead, differences: null }] });
      expect(textOf(found('details'))).toContain('What changed could not be read.');
    });

    it('by an amendment though an addendum came after it', async () => {
      const addendum = anAddition({ version: 3, signedAt: '2026-11-25T15:00:00Z' });
      await showReport({ report: amended(addendum, ofSide), amendments: [sideRead] });
      expect(textOf(found('summary'))).toMatch(/^Amended on 11\/20\/2026 .*See what changed$/);
      expect(textOf(found('details'))).toMatch(
        /Version 3 is an addendum, signed on 11\/25\/2026.*Version 2, amended on 11\/20\/2026.*WasRightIsLeft/,
      );
      expect(textOf(found('details'))).not.toContain('something was added');
      expect(textOf(found('section[aria-label="Head of the report"]'))).toMatch(
        /Version 2, amended11\/20\/2026.*Version 3, addendum11\/25\/2026/,
      );
    });

    it('by each of two amendments, and by one of what has no text of its own', async () => {
      const changes = [{ field: 'synoptic', specimenID: 'A', was: 'pT1a', is: 'pT2a' } as const];
      const second = { version: 3, signedAt: '2026-11-25T15:00:00Z', changes, differences: [] };
      const report = amended(anAddition({ ...second, kind: 'Amendment' }), ofSide);
      await showReport({ report, amendments: [second, sideRead] });
      expect(textOf(found('summary'))).toMatch(/^Amended on 11\/25\/2026/);
      expect(textOf(found('details'))).toMatch(
        /Version 3, amended on 11\/25\/2026.*WaspT1aIspT2a.*Version 2, amended on 11\/20\/2026.*WasRightIsLeft/,
      );
      expect(textOf(found('details'))).not.toContain('something was added');
    });

    it('by an addendum alone: nothing', async () => {
      await showReport({ report: { ...amended(anAddition()), heading: 'ADDENDUM' } });
      expect(textOf(found('details'))).toMatch(/^Changed on 11\/23\/2026.*something was added\.$/);
    });
  });

  it('names each version with its hash and its file, whose address names no patient', async () => {
    await showReport({
      report: aReport({ version: 2, latestVersion: 2, versions: [versionOf(2, 2), versionOf(1, 2)] }),
    });
    expect(textOf(found('main'))).toContain('Version 2, the valid one');
    expect(textOf(found('[aria-current=page]'))).toBe('Version 2, shown here');
    const marks = [...document.querySelectorAll('section li')].map(
      (one) => /VALID|SUPERSEDED/.exec(textOf(one))?.[0],
    );
    expect(marks.filter((mark) => mark !== undefined)).toEqual(['VALID', 'SUPERSEDED']);
    expect(named('Version 1').getAttribute('href')).toBe('/?version=1');
    expect(named('PDF of version 1').getAttribute('href')).toBe('/files/report/cas_1?version=1');
    expect(textOf().match(/SHA-256 ed92d5a9f2e86df6/g)).toHaveLength(2);
    expect(document.body.innerHTML).not.toMatch(/href="[^"]*Haverly/i);
  });
});

describe('near a report', () => {
  it('is the way to print it: the signed file of this version, which is opened and not downloaded', async () => {
    await showReport();
    const print = named('Print: opens the PDF in a new tab');
    expect(print.getAttribute('href')).toBe('/files/report/cas_1?version=1');
    expect(print.getAttribute('target')).toBe('_blank');
    expect(print.hasAttribute('download')).toBe(false);
    await showReport({ report: aReport({ version: 0 }) });
    expect(() => named('Print: opens the PDF in a new tab')).toThrow();
  });

  it('is a link for a colleague, which names no patient and no version', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await showReport();
    await click(named('Copy link for a colleague'));
    await eventually(() => expect(textOf()).toContain('The link is copied.'));
    expect(writeText.mock.calls[0]?.[0]).toMatch(/^https?:\/\/[^/]+\/final-report\/cas_1$/);
    writeText.mockRejectedValueOnce(new Error('refused'));
    await click(named('Copy link for a colleague'));
    await eventually(() => expect(textOf()).toContain('Copy the link by hand.'));
    expect(found<HTMLInputElement>('input[readonly]').value).toMatch(/\/final-report\/cas_1$/);
    vi.unstubAllGlobals();
  });

  it('are the other reports of its patient, by no name', async () => {
    await showReport();
    expect(named('All reports of this patient').getAttribute('href')).toBe(
      '/final-report?samePatientAs=cas_1',
    );
    expect(textOf()).not.toContain('Billing copy');
  });

  it('is the billing copy for whoever may have it, with its codes', async () => {
    await showReport({ mayBill: true });
    expect(named('Billing copy with the codes').getAttribute('href')).toBe('/?version=1&copy=billing');
    expect(headings()).not.toContain('Codes (billing copy)');
    const codes = [
      { system: 'CPT', code: '88305', specimenID: 'A', units: 2 } as const,
      { system: 'ICD-10', code: 'L82.1', specimenID: null, units: null } as const,
    ];
    await showReport({ mayBill: true, report: aReport({ codes }) });
    const lines = [...document.querySelectorAll('li')].map(textOf);
    expect(lines).toContain('CPT 88305, specimen A, 2 units');
    expect(lines).toContain('ICD-10 L82.1, whole case');
    expect(named('PDF of the billing copy').getAttribute('href')).toBe(
      '/files/report/cas_1?version=1&copy=billing',
    );
  });
});

describe('a mark that a report cites', () => {
  it('leads to its place on the slide, by ids alone', async () => {
    const sight = {
      checksum: null,
      from: { x: 1, y: 2 },
      to: { x: 3, y: 4 },
      value: '413.1 μm',
      basis: 'file',
    } as const;
    const mark = { number: 1, kind: 'ruler', imageId: 'img_1', markId: 'r1', slide: 'A1', sight } as const;
    await showReport({
      hasSlides: true,
      report: aReport({ comment: 'Depth 413.1 μm [mark 1], see [mark 2].', citedMarks: [mark] }),
    });
    const address = named('Show mark 1 on the slide').getAttribute('href') ?? '';
    expect(address).toMatch(/^\/viewer\?case=cas_1&/);
    expect(address).toContain('img_1');
    expect(textOf()).toContain('Mark 1: 413.1 μm, A1');
    await showReport({ hasSlides: false, report: aReport({ citedMarks: [mark] }) });
    expect(headings()).toContain('Marks of the slides');
    expect(textOf()).not.toContain('Show mark 1 on the slide');
    const assumed = { ...mark, sight: { ...sight, basis: 'assumed' } } as const;
    await showReport({ report: aReport({ comment: 'See [mark 1].', citedMarks: [assumed] }) });
    expect(textOf()).toContain('Mark 1: no length on an assumed scale, A1');
    expect(textOf()).not.toContain('413.1');
  });
});

describe('what is added to a report', () => {
  it('begins from the report, for its signer alone', async () => {
    await showReport({ amending: { ...signing, open: null } });
    expect(named('Write an addendum').getAttribute('href')).toBe('/final-report/cas_1?step=addendum');
    expect(named('Amend the report').getAttribute('href')).toBe('/final-report/cas_1?step=amendment');
    await showReport();
    expect(headings()).not.toContain('Add to the report or change it');
  });

  it('is gone on with where it was begun, and no other is begun beside it', async () => {
    await showReport({ amending: { ...signing, open: anAmendment() } });
    expect(headings()).toContain('Amendment in progress');
    expect(named('Go on writing').getAttribute('href')).toBe('/final-report/cas_1?step=amendment');
    expect(named('Look at it and sign').getAttribute('href')).toBe('/final-report/cas_1?step=sign');
    expect(textOf()).not.toContain('Write an addendum');
  });

  it('is dropped where that is meant, on the version of the page', async () => {
    await showReport({ amending: { ...signing, open: anAmendment({ kind: 'Addendum' }) } });
    await click(named('Delete the addendum'));
    await eventually(() => expect(textOf()).toContain('Tick that it may be deleted'));
    expect(posts).toEqual([]);
    await click(found('#withdraw input[name=isMeant]'));
    await click(named('Delete the addendum'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({ intent: 'withdraw', etag: '"v7"', isMeant: 'on' });
  });
});
