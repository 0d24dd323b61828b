import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  ANY_ORGAN,
  isOfAnotherList,
  linesInList,
  synopticLinesFor,
  synopticListFor,
} from './synoptic-elements.ts';
import { SYNOPTIC_LISTS } from './synoptic-lists.ts';

const listOf = (bodysite: string | null, code = 'C80', specimenID: string | null = 'A') =>
  synopticListFor({ specimenID: 'A', bodysite }, [{ code, specimenID }]);

describe('the lines of a synoptic report', () => {
  it('begin with the whole list of the organ, and go on with what was saved', () => {
    const list = listOf('Breast');
    expect(synopticLinesFor([], list).map(({ element }) => element)).toEqual(list.elements);
    expect(synopticLinesFor([], list).every(({ response }) => response === '')).toBe(true);
    const own = [{ element: 'Own line', response: 'x' }];
    expect(synopticLinesFor(own, list)).toEqual(own);
  });

  it.each([
    ['Breast', 'C50.9', 'Histologic grade (Nottingham)'],
    ['Colon', 'C18.0', 'Tumor deposits'],
    ['Rectum', 'C20', 'Completeness of the mesorectum'],
    ['Prostate', 'C61', 'Grade group'],
    ['Skin', 'C43.5', 'Tumor thickness (Breslow)'],
    ['Skin', 'D03.5', 'Ulceration'],
    ['Lung', 'C34.1', 'Spread through air spaces'],
    ['Kidney', 'C64.1', 'Sarcomatoid and rhabdoid features'],
    ['Endometrium', 'C54.1', 'Myometrial invasion'],
    ['Thyroid', 'C73', 'Extrathyroidal extension'],
    ['Testis_and_Epididymis', 'C62.9', 'Serum tumor markers'],
    ['Testis and Epididymis', 'C62.9', 'Serum tumor markers'],
  ])('ask a tumor of %s (%s) for what is its own: %s', (bodysite, code, line) => {
    expect(listOf(bodysite, code).elements).toContain(line);
  });

  it('ask skin for a melanoma only where the specimen has one', () => {
    expect(listOf('Skin', 'C44.3').elements).not.toContain('Tumor thickness (Breslow)');
    expect(listOf('Skin', 'C43.3', 'B').elements).not.toContain('Tumor thickness (Breslow)');
    expect(listOf('Skin', 'C43.3', null).elements).toContain('Tumor thickness (Breslow)');
  });

  it('keep every answer on another list: those that it asks for in their place, the others at its end', () => {
    const written = [
      { element: 'Procedure', response: 'Excision' },
      { element: 'Ulceration', response: 'Absent' },
      { element: 'Mitotic rate', response: '' },
      { element: 'Own line', response: 'x' },
    ];
    const skin = listOf('Skin', 'C44.3');
    const melanoma = 'Melanoma of skin cancer resection';
    const { lines, besides } = linesInList({ template: melanoma, elements: written }, skin);
    expect(lines.map(({ element }) => element)).toEqual([...skin.elements, 'Ulceration', 'Own line']);
    expect(lines.filter(({ response }) => response !== '')).toEqual(
      written.filter((line) => line.response !== ''),
    );
    expect(besides).toEqual(['Ulceration', 'Own line']);
    const added = { element: 'PSA in the tissue', response: '' };
    expect(linesInList({ template: melanoma, elements: [added] }, skin).lines.at(-1)).toEqual(added);
    expect(isOfAnotherList(melanoma, skin)).toBe(true);
    expect(isOfAnotherList('Skin cancer resection', skin)).toBe(false);
    expect(isOfAnotherList('Cancer resection', skin)).toBe(false);
  });

  it.each(['Spleen', null])('are those of any organ where there is no list: %s', (bodysite) => {
    expect(listOf(bodysite)).toBe(ANY_ORGAN);
  });

  it('have margins, nodes and a stage in every list, each line once and short enough to be saved', () => {
    for (const { elements } of [...SYNOPTIC_LISTS, ANY_ORGAN]) {
      expect(elements).toEqual(expect.arrayContaining(['Procedure', 'Margins', 'Pathologic stage (pTNM)']));
      expect(new Set(elements).size).toBe(elements.length);
      expect(elements.every((element) => element.length <= 120)).toBe(true);
    }
  });

  it('are named for sites of the reference list, each in one list', () => {
    const file = new URL('../../../contracts/reference/body-sites.json', import.meta.url);
    const known = z.array(z.object({ value: z.string() })).parse(JSON.parse(readFileSync(file, 'utf8')));
    const sites = SYNOPTIC_LISTS.flatMap((list) => list.sites).filter((site) => site !== 'Melanoma of skin');
    expect(new Set(sites).size).toBe(sites.length);
    const values = known.map(({ value }) => value);
    expect(sites.filter((site) => !values.includes(site))).toEqual([]);
  });
});
