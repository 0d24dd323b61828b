import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { movesOf } from '#app/core/access/moves.ts';
import { fileProblem } from '#app/core/forms/document-file.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
import type { Ask } from '#app/ui/detail/asked-fields.tsx';
import { compareVersions } from '#app/ui/forms/versions/conflict.ts';
import { versionOf } from '#app/ui/forms/versions/typed-answers.ts';
import type { User } from '#contracts/generated/wire.ts';
import { enquiryAsks } from '../enquiries/enquiry-forms.ts';
import { AccountForm, accountAsks } from './account-forms.ts';
import { someAddress } from './address.test-support.ts';
import { GroupForm, NewGroupForm } from './group-forms.ts';
import {
  checkedSites,
  licenceMove,
  siteKey,
  UserForm,
  userAsks,
  userMoves,
  verifiedPlaces,
} from './user-forms.ts';

const version = { etag: '"v3"', idempotencyKey: '"key"' };
const ada = { firstName: 'Ada', lastName: 'Invented', email: 'ada@example.org' };

it('S5-03 the fields of a phone number add the + that was left out', () => {
  for (const asks of [userAsks({ role: 'Provider' }), accountAsks([]), enquiryAsks([])])
    expect(asks.find(({ name }) => name === 'phone')?.complete?.('1 555 010 0123')).toBe('+1 555 010 0123');
});

describe('users', () => {
  it('S2.4-07 S2.7-11 have every move of their status, each under the name that the API allows it by', () => {
    const asked = userMoves({ invitation: 'none' }).map(({ intent }) => intent);
    const known = movesOf('UserStatus').flatMap(({ name, operation }) =>
      operation === null || operation === 'deactivateUser' ? [] : [name],
    );
    expect(asked).toEqual(expect.arrayContaining(['deactivate', 'sendPasswordReset', 'revokeSessions']));
    for (const name of ['startOnboarding', 'provision', 'activate', 'readmit', 'restore']) {
      expect(asked).toContain(name);
      expect(known).toContain(name);
    }
  });

  it('lose the rights whose box is not ticked, and keep no right by being left out', () => {
    const typed = UserForm.parse({ ...version, ...ada, rights: { view: true } });
    expect(typed.rights).toEqual({ view: true, edit: false, assign: false, pickup: false });
  });

  describe('of a provider', () => {
    const address = someAddress;
    const site = { name: 'Annex', kind: 'office' as const, address, vpn: false, verified: false };
    const annex = { ...site, clia: '00D7654321' };
    const study = { ...site, name: 'Study', clia: null };
    const lab = { ...site, name: 'Lab', clia: '00D1112223' };
    const asksFor = (readingSites: User['readingSites']) => userAsks({ role: 'Provider', readingSites });

    it('ask which reading sites were checked, each by its certificate and its address', () => {
      const asked = asksFor([annex, study, annex]).find(({ name }) => name === 'verifiedSites');
      expect(asked?.choices).toEqual([
        { value: siteKey(annex), label: 'Annex, 1 Example Street, Columbus, OH, CLIA 00D7654321' },
        { value: siteKey(study), label: 'Study, 1 Example Street, Columbus, OH, no CLIA number' },
      ]);
      const typed = { ...version, ...ada, rights: { view: true } };
      expect(UserForm.parse({ ...typed, verifiedSites: [siteKey(annex)] }).verifiedSites).toEqual([
        siteKey(annex),
      ]);
      expect(UserForm.parse(typed).verifiedSites).toEqual([]);
    });

    it('verify no site that took the place of the one whose box was ticked', () => {
      expect(verifiedPlaces([study, annex], [siteKey(annex)])).toEqual([1]);
      expect(verifiedPlaces([study, lab], [siteKey(annex)])).toBeUndefined();
    });

    it('leave the sites alone where no box was changed, and take back what is no longer ticked', () => {
      const checked = { ...annex, verified: true };
      expect(verifiedPlaces([study, annex], [])).toBeUndefined();
      expect(verifiedPlaces([checked, study], checkedSites([checked, study]))).toBeUndefined();
      expect(verifiedPlaces([checked, study], [])).toEqual([]);
    });

    it('show a site that another one replaced meanwhile as what changed', () => {
      const versionWith = (readingSites: User['readingSites']) =>
        versionOf({ verifiedSites: checkedSites(readingSites) }, asksFor(readingSites));
      const [before, after] = [[{ ...annex, verified: true }], [{ ...lab, verified: true }]];
      expect(
        compareVersions(versionWith(before), versionWith(before), versionWith(after)).taken,
      ).toHaveLength(1);
    });
  });

  it('cannot be given the right to edit what they may not see', () => {
    const { error } = UserForm.safeParse({ ...version, ...ada, rights: { edit: true } });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['rights.edit', 'A person who may not see cases cannot edit them.'],
    ]);
  });

  it('ask nobody for their own rights', () => {
    const rights = (isOwn: boolean) =>
      userAsks({ role: 'Admin' }, isOwn).filter(({ name }) => name.startsWith('rights.'));
    expect([rights(false).length, rights(true).length]).toEqual([4, 0]);
  });

  it('of the staff have a duty and no NPI, all others the other way round', () => {
    const named = (role: 'Admin' | 'Provider') => userAsks({ role }).map(({ name }) => name);
    expect(named('Admin')).toContain('staffRole');
    expect(named('Admin')).not.toContain('npi');
    expect(named('Provider')).toContain('npi');
  });
});

it('a group has a member when it is made, and the usual rule for second reviews unless it says another', () => {
  const group = { name: 'Skin', ownerGroup: 'Both', qaRule: {}, idempotencyKey: '"key"' };
  expect(NewGroupForm.safeParse(group).success).toBe(false);
  const made = NewGroupForm.parse({ ...group, memberIds: ['usr_demo000001'] });
  expect(made.qaRule).toMatchObject({ provisionalPercent: 100, randomPercent: 5, misinterpretations: false });
});

it('a group that is changed is asked for each number that was emptied, and none is a number too', () => {
  const posted = (number: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...version, name: 'Skin', ownerGroup: 'Both' }))
      form.set(name, value);
    for (const name of ['priorityPoolMinutes', 'qaRule.provisionalPercent', 'qaRule.randomPercent'])
      form.set(name, number);
    return parseWithZod(form, { schema: GroupForm, error: plainWords(GroupForm) });
  };
  expect(posted('').reply().error).toEqual({
    priorityPoolMinutes: ['Enter the minutes for this group alone; 0 for none'],
    'qaRule.provisionalPercent': ['Enter the percentage of provisionally active pathologists; 0 for none'],
    'qaRule.randomPercent': ['Enter the percentage by chance; 0 for none'],
  });
  const none = posted('0');
  expect(none.status === 'success' && none.value).toMatchObject({
    active: false,
    priorityPoolMinutes: 0,
    qaRule: { provisionalPercent: 0, randomPercent: 0 },
  });
});

it.each([
  [UserForm, ['email', 'firstName', 'lastName', 'rights']],
  [AccountForm, ['accountType', 'contactFirstName', 'contactLastName', 'country', 'email', 'name']],
  [GroupForm, ['name', 'ownerGroup', 'priorityPoolMinutes', 'qaRule']],
])('an edit form asks for what its thing cannot be without, %#', (form, asked) => {
  const lacking = form.safeParse(version).error?.issues.map(({ path }) => path[0]);
  expect(lacking?.toSorted()).toEqual(asked);
});

it.each([
  ['an account', AccountForm, accountAsks([])],
  ['a user', UserForm, userAsks({ role: 'Admin' })],
])('a choice of %s that has no empty value cannot be emptied', (_, form, asks: readonly Ask[]) => {
  const shape = new Map<string, ZodType>(Object.entries(form.shape));
  const kept = asks.filter(({ name, kind }) => {
    const schema = shape.get(name);
    // Such a field is left out, and so it stays as it is; one that takes null becomes empty.
    return kind === 'one' && schema?.safeParse(undefined).success === true && !schema.safeParse(null).success;
  });
  expect(kept.map(({ name }) => name)).toContain('salutation');
  expect(kept.filter(({ isKept }) => isKept !== true)).toEqual([]);
});

it('S5-04 the paper of a licence that the operator hands in may be of each kind that the contract takes', () => {
  expect(licenceMove({ licences: [] }).asks).toContainEqual({
    name: 'file',
    label: 'Paper of the board',
    hint: 'JPG, PNG, PDF or Word, 25 MB at most',
    kind: 'file',
    accept: '.jpg,.jpeg,.png,.pdf,.doc,.docx',
    rule: fileProblem,
  });
});
