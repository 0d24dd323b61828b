import { beforeEach, expect, it, vi } from 'vitest';
import { blankForm } from '#app/core/case-form/blank-form.ts';
import { click, found, mount, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { formOf, treeOf } from '../case-form.test-support.tsx';

beforeEach(async () => {
  await unmount();
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

const draft = {
  id: 'cas_2',
  accession: null,
  lastName: 'Halfway',
  firstName: null,
  createdAt: '2026-11-21T12:00:00Z',
  createdBy: { userId: 'usr_2', displayName: 'Riley Fenwick' },
};

it('drafts are told apart by what is known of the name and by who began them when', async () => {
  const nameless = { ...draft, id: 'cas_3', lastName: null, createdAt: '2026-11-21T12:02:00Z' };
  await mount(treeOf('patient', null, { drafts: { items: [draft, nameless], total: 2 } }));
  expect([...document.querySelectorAll('[aria-label="Unfinished drafts"] li')].map(textOf)).toEqual([
    'Halfway · no accession numberBegun by Riley Fenwick, 11/21/2026 12:00 PM UTC',
    'No name yet · no accession numberBegun by Riley Fenwick, 11/21/2026 12:02 PM UTC',
  ]);
  expect(document.querySelector('a[href^="/send-out-cases"]')).toBeNull();
});

it('drafts beyond the first ones are counted, and the list of all of them is a link away', async () => {
  await mount(treeOf('patient', null, { drafts: { items: [draft], total: 7 } }));
  expect(named('All 7 drafts in Send-Out Cases').getAttribute('href')).toBe('/send-out-cases?status=Draft');
});

it('drafts that could not be read are said to be so, and not left out as if there were none', async () => {
  await mount(treeOf('patient', null, { drafts: 'unread' }));
  expect(textOf()).toContain('Unfinished drafts could not be read. Load the page again');
  await mount(treeOf('patient', null, { drafts: { items: [], total: 0 } }));
  expect(textOf()).not.toContain('Unfinished drafts');
});

const NAME = { lastName: 'Halfway', firstName: 'Ann' };

it.each([
  ['of its patient', NAME, 'A-7', 'Delete the draft of Halfway, Ann?', ' · Accession A-7'],
  ['that it has none', {}, null, 'Delete this draft without a name?', ''],
])('deleting a draft is asked about by the name %s', async (_, name, caseRecordId, title, accession) => {
  const blank = blankForm();
  const form = formOf({
    ...blank,
    patient: { ...blank.patient, ...name },
    clinical: { ...blank.clinical, caseRecordId },
    createdBy: draft.createdBy,
    createdAt: draft.createdAt,
  });
  await mount(treeOf('patient', form));
  await click(named('Delete draft'));
  const dialog = textOf(found('[role=dialog]'));
  expect(dialog).toContain(title);
  expect(dialog).toContain(
    `Begun by Riley Fenwick, 11/21/2026 12:00 PM UTC${accession}This cannot be undone.`,
  );
});
