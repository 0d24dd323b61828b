import { type Document, Window } from 'happy-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { access } from '#contracts/generated/access.ts';
import { docsAnswer } from '#mock-server/http/docs.ts';

let page: Document;

beforeAll(async () => {
  const answer = await docsAnswer('GET', '/docs/access');
  page = new new Window().DOMParser().parseFromString(await answer.text(), 'text/html');
});

const rowsOf = (operation: string): readonly (readonly string[])[] =>
  [...page.querySelectorAll(`#${operation} tbody tr`)].map((row) =>
    [...row.children].map((cell) => (cell.textContent ?? '').trim()),
  );

describe('the page of access', () => {
  it('has a table for every operation, each with every caller once', () => {
    const ids = [...page.querySelectorAll('main table')].map((one) => one.id);
    expect(ids.toSorted()).toEqual(Object.keys(access).toSorted());
    for (const [id, { rows }] of Object.entries(access)) {
      const callers = rowsOf(id).flatMap(([names = '']) => names.split(', '));
      expect([id, callers.toSorted()]).toEqual([
        id,
        [...new Set<string>(rows.flatMap(({ who }) => who))].toSorted(),
      ]);
    }
  });

  it('says of each relation whether it lets in, or the code', () => {
    expect(rowsOf('releaseCase')).toEqual([
      ['Provider, ProvisionalProvider', 'allowed', 'NOT_FOUND', 'FORBIDDEN_OWNER', '–', 'NOT_FOUND'],
      ['MedicalFacility, Facility_NP', '–', '–', '–', 'FORBIDDEN_ROLE', 'NOT_FOUND'],
      ['Admin', '–', '–', '–', '–', 'allowed'],
      ['Lab_Operations, Accounts, Relationship_Manager', '–', '–', '–', '–', 'FORBIDDEN_OWNER'],
    ]);
  });

  it('names the states where they make a difference', () => {
    const [provider] = rowsOf('getCasePreview');
    expect(provider?.at(-1)).toMatch(/NOT_FOUND in Draft, .*allowed in Available/);
  });
});
