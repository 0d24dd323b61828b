import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import {
  click,
  eventually,
  fill,
  found,
  mount,
  named,
  textOf,
  unmount,
} from '#app/ui/mount.test-support.tsx';
import { FinalReportScreen, type FinalReportScreenProps } from './final-report-screen.tsx';
import { anAmendment, aReport, SIGNED_AT, versionOf } from './report.test-support.ts';

const posts: Record<string, unknown>[] = [];

async function show(about: Partial<FinalReportScreenProps> = {}): Promise<void> {
  posts.length = 0;
  const element = (
    <FinalReportScreen
      report={aReport()}
      etag={'"v7"'}
      mayRecall={false}
      hasSlides
      amending={null}
      differences={[]}
      idempotencyKey={'"key"'}
      loadedAt={SIGNED_AT}
      outcome={undefined}
      {...about}
    />
  );
  const action = async ({ request }: { request: Request }) => {
    posts.push(Object.fromEntries(await request.formData()));
    return null;
  };
  await mount(<RouterProvider router={createMemoryRouter([{ path: '/', element, action }])} />);
}

const headings = () => [...document.querySelectorAll('h2')].map(textOf);
const signing = { sites: [], signerName: 'Dr. Me' };

afterEach(unmount);

describe('a report on the page', () => {
  it('S2.7-03 has its sections in the order of the printed page, and leaves out what says nothing', async () => {
    await show();
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
      'A. Skin, Nose, Right, Biopsy - Shave',
      'B. Skin, Biopsy - Shave',
    ]);
    expect(textOf()).toContain('Dr. Other: Agrees.');
    expect(textOf()).toContain('Specimen A collected11/17/2026 09:40');
    expect(textOf()).toContain('A papule. D49.2');
  });

  it('of an older version says so before anything of it, and leads to the valid one', async () => {
    const versions = [versionOf(2, 2), versionOf(1, 2)];
    await show({
      report: aReport({ superseded: true, latestVersion: 2, versions }),
      amending: { ...signing, open: null },
    });
    expect(textOf(found('[role=alert]'))).toMatch(/^SUPERSEDED\. Version 2 is valid\./);
    expect(named('Open the valid version').getAttribute('href')).toBe('/');
    // Nothing is added to what is not valid.
    expect(headings()).not.toContain('Add to the report or change it');
  });

  it('says what a version changed, with the lines as they were and as they are', async () => {
    const versions = [versionOf(2, 2), versionOf(1, 2)];
    const amended = aReport({
      version: 2,
      latestVersion: 2,
      heading: 'AMENDED',
      dates: { ...aReport().dates, amendedAt: [SIGNED_AT] },
      versions,
    });
    const difference = { section: 'diagnosis', specimenID: 'A', was: ['Right'], is: ['Left'] } as const;
    await show({ report: amended, differences: [{ ...difference, was: ['Right'], is: ['Left'] }] });
    expect(textOf(found('summary'))).toMatch(/^Amended on 11\/23\/2026 .*See what changed$/);
    expect(textOf(found('details'))).toContain('Diagnosis, specimen AWasRightIsLeft');
    await show({ report: amended, differences: null });
    expect(textOf(found('details'))).toContain('What changed could not be read.');
  });

  it('names each version with its hash and its file, whose address names no patient', async () => {
    await show({
      report: aReport({ version: 2, latestVersion: 2, versions: [versionOf(2, 2), versionOf(1, 2)] }),
    });
    expect(textOf(found('[aria-current=page]'))).toBe('Version 2, shown here');
    expect(named('Version 1').getAttribute('href')).toBe('/?version=1');
    expect(named('PDF of version 1').getAttribute('href')).toBe('/files/report/cas_1?version=1');
    expect(textOf().match(/SHA-256 ed92d5a9f2e86df6/g)).toHaveLength(2);
    expect(document.body.innerHTML).not.toMatch(/href="[^"]*Haverly/i);
  });
});

describe('the way back', () => {
  it('is open for ten minutes by its clock, and takes the version of the case and a reason along', async () => {
    await show({ mayRecall: true, loadedAt: '2026-11-23T15:00:18Z' });
    expect(textOf()).toContain('9:42');
    await click(named('Take back'));
    await eventually(() => expect(textOf()).toContain('Say why the report is taken back'));
    expect(posts).toEqual([]);
    await fill(found<HTMLTextAreaElement>('#recall textarea'), 'The side is wrong.');
    await click(named('Take back'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({ intent: 'recall', etag: '"v7"', reason: 'The side is wrong.' });
  });

  it('closes when the time is over while the page is open', async () => {
    await show({ mayRecall: true, loadedAt: '2026-11-23T15:09:59.500Z' });
    expect(textOf()).toContain('0:01');
    await eventually(() => expect(textOf()).toContain('The ten minutes are over'));
    expect(document.querySelector('#recall')).toBeNull();
  });

  it('is not there for whoever may not take it back', async () => {
    await show();
    expect(headings()).not.toContain('Take the report back');
  });
});

describe('what is added to a report', () => {
  it('begins from the report, for its signer alone', async () => {
    await show({ amending: { ...signing, open: null } });
    expect(named('Write an addendum').getAttribute('href')).toBe('/final-report/cas_1?step=addendum');
    expect(named('Amend the report').getAttribute('href')).toBe('/final-report/cas_1?step=amendment');
    await show();
    expect(headings()).not.toContain('Add to the report or change it');
  });

  it('is gone on with where it was begun, and no other is begun beside it', async () => {
    await show({ amending: { ...signing, open: anAmendment() } });
    expect(headings()).toContain('Amendment in progress');
    expect(named('Go on writing').getAttribute('href')).toBe('/final-report/cas_1?step=amendment');
    expect(named('Look at it and sign').getAttribute('href')).toBe('/final-report/cas_1?step=sign');
    expect(textOf()).not.toContain('Write an addendum');
  });
});
