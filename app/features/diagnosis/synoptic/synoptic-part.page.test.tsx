import { beforeEach, describe, expect, it, vi } from 'vitest';
import { diagnosisOf, specimenOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { click, eventually, fill, found, leave, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { treeOf } from '../diagnosis-tree.test-support.tsx';

const box = (letter: string) => found<HTMLTextAreaElement>(`textarea[name="diagnosis.${letter}"]`);
const section = (id: string) => textOf(found(`#${id}`));

let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (!address.startsWith('/resources/diagnosis/')) return Promise.reject(new TypeError('no network'));
    sent.push([address, typeof init.body === 'string' ? JSON.parse(init.body) : null]);
    const of = { userId: 'usr_1', caseId: 'cas_1', etag: '"v2"', savedAt: '2026-11-23T15:01:00Z' };
    return Promise.resolve(new Response(JSON.stringify({ kind: 'saved', ...of, warnings: [], earlier: [] })));
  });
});

describe('the synoptic report', () => {
  it('has a synoptic report from the moment its code is there, and it goes along', async () => {
    const resection = specimenOf('A', { specimenType: 'Prostatectomy' });
    const study = diagnosisOf({
      diagnoses: [resection, specimenOf('B')],
      findings: [{ code: 'N40.0', specimenID: 'A' }],
    });
    await mount(treeOf(study));
    expect(document.querySelector('#synoptic-A')).toBeNull();
    await fill(found<HTMLInputElement>('[name="findings.0.code"]'), 'C61');
    expect(document.querySelector('#synoptic-B')).toBeNull();
    const margins = [...document.querySelectorAll<HTMLInputElement>('#synoptic-A [name$=".response"]')].find(
      ({ id }) => textOf(found(`label[for="${id}"]`)) === 'Margins',
    );
    await fill(margins ?? found<HTMLInputElement>('#nothing'), 'Free');
    // The code is taken back: what was answered stays on the page.
    await fill(found<HTMLInputElement>('[name="findings.0.code"]'), 'N40.0');
    await leave(box('A'));
    await eventually(() => expect(sent).toHaveLength(1));
    expect(JSON.stringify(sent)).toContain(String.raw`{\"element\":\"Margins\",\"response\":\"Free\"}`);
  });

  it('has the lines of its organ, of which the reader removes some and adds others', async () => {
    const resection = specimenOf('A', { specimenType: 'Prostatectomy' });
    const findings = [{ code: 'C61', specimenID: 'A' }];
    await mount(treeOf(diagnosisOf({ diagnoses: [resection], findings })));
    expect(section('synoptic-A')).toContain('Prostate cancer resection');
    const lines = () => [...document.querySelectorAll('#synoptic-A [role=group] label[for]')].map(textOf);
    expect(lines()).toContain('Seminal vesicle invasion');
    const before = lines().length;
    await fill(found<HTMLInputElement>('#synoptic-A [name$="elements.0.response"]'), 'Radical');
    await click(named('Remove Seminal vesicle invasion'));
    expect(lines()).toHaveLength(before - 1);
    expect(document.activeElement?.textContent).toContain('Lymphovascular invasion');
    await click(named('Add a line'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`Name of line ${String(before)}`);
    await fill(document.activeElement as HTMLInputElement, 'PSA in the tissue');
    await fill(found<HTMLInputElement>(`[aria-label="Answer of line ${String(before)}"]`), 'Positive');
    await leave(box('A'));
    await eventually(() => expect(JSON.stringify(sent.at(-1))).toContain('PSA in the tissue'));
    const [, { fields }] = sent.at(-1) as [string, { fields: Record<string, string> }];
    const { template, elements } = JSON.parse(fields['synoptic.A'] ?? '') as {
      template: string;
      elements: { element: string; response: string }[];
    };
    expect(template).toBe('Prostate cancer resection');
    expect(elements).toHaveLength(before);
    expect(elements[0]).toEqual({ element: 'Procedure', response: 'Radical' });
    expect(elements.at(-1)).toEqual({ element: 'PSA in the tissue', response: 'Positive' });
    expect(JSON.stringify(elements)).not.toContain('Seminal');
  });

  it('is asked what its code asks for, until something is answered', async () => {
    const resection = specimenOf('A', { bodysite: 'Skin', specimenType: 'Excision' });
    const findings = [{ code: 'C44.3', specimenID: 'A' }];
    await mount(treeOf(diagnosisOf({ diagnoses: [resection], findings })));
    expect(section('synoptic-A')).toContain('Skin cancer resection');
    await fill(found<HTMLInputElement>('[name="findings.0.code"]'), 'C43.3');
    expect(section('synoptic-A')).toContain('Melanoma of skin cancer resection');
    expect(section('synoptic-A')).toContain('Tumor thickness (Breslow)');
    await fill(found<HTMLInputElement>('#synoptic-A [name$="elements.0.response"]'), 'Excision');
    const lists = () => [...document.querySelectorAll('#synoptic-A legend')].map(textOf);
    const toldAtCode = () => textOf(found('[role=status]:has(a[href="#synoptic-A"])'));
    expect(lists()).toContain('Melanoma of skin cancer resection');
    expect(toldAtCode()).toContain('has the lines of "Melanoma of skin cancer resection".');
    await fill(found<HTMLInputElement>('[name="findings.0.code"]'), 'C44.3');
    expect(lists()).toContain('Melanoma of skin cancer resection');
    expect(found<HTMLInputElement>('#synoptic-A [name$="elements.0.response"]').value).toBe('Excision');
    const asksForOther = 'its code asks for "Skin cancer resection"';
    expect(toldAtCode()).toContain(asksForOther);
    expect(textOf(found('#synoptic-A [role=note]'))).toContain(asksForOther);
  });

  it('goes to the list of the changed code with a press, and with every answer', async () => {
    const findings = [{ code: 'C43.3', specimenID: 'A' }];
    const resection = specimenOf('A', { bodysite: 'Skin', specimenType: 'Excision' });
    const elements = [
      { element: 'Procedure', response: 'Excision' },
      { element: 'Ulceration', response: 'Absent' },
      { element: 'Margins', response: '' },
    ];
    const template = 'Melanoma of skin cancer resection';
    const synoptic = [{ specimenID: 'A', template, elements, notApplicableReason: null }];
    await mount(treeOf(diagnosisOf({ diagnoses: [resection], findings, synoptic })));
    expect(document.querySelector('#synoptic-A [role=note]')).toBeNull();
    await fill(found<HTMLInputElement>('[name="findings.0.code"]'), 'C44.3');
    expect(textOf(found('#synoptic-A [role=note]'))).toContain('until you remove them: Ulceration.');
    await click(named('Change the list'));
    expect(document.querySelector('#synoptic-A [role=note]')).toBeNull();
    expect(found('#synoptic-A').contains(document.activeElement)).toBe(true);
    await leave(box('A'));
    const savedNow = () => JSON.stringify(sent.at(-1));
    await eventually(() => expect(savedNow()).toContain(String.raw`\"template\":\"Skin cancer resection\"`));
    expect(savedNow()).toContain(String.raw`{\"element\":\"Procedure\",\"response\":\"Excision\"}`);
    expect(savedNow()).toContain(String.raw`{\"element\":\"Ulceration\",\"response\":\"Absent\"}]`);
  });

  it.each([
    ['another line is answered, and the list is changed by a press', 'Excision'],
    ['no other line is answered, and the list would change by itself', ''],
  ])('keeps the answer of a line that has no name yet where %s', async (_what, answer) => {
    const findings = [{ code: 'C43.3', specimenID: 'A' }];
    const resection = specimenOf('A', { bodysite: 'Skin', specimenType: 'Excision' });
    await mount(treeOf(diagnosisOf({ diagnoses: [resection], findings })));
    await fill(found<HTMLInputElement>('#synoptic-A [name$="elements.0.response"]'), answer);
    await click(named('Add a line'));
    await fill(found<HTMLInputElement>('#synoptic-A [aria-label^="Answer of line"]'), 'Positive');
    const told = 'A line of the synoptic report of specimen A has an answer and no name';
    await eventually(() => expect(textOf(found('#diagnosis'))).toContain(`Not saved: ${told}`));
    await fill(found<HTMLInputElement>('[name="findings.0.code"]'), 'C44.3');
    if (answer !== '') await click(named('Change the list'));
    const unnamed = () => found<HTMLInputElement>('#synoptic-A [aria-label^="Answer of line"]');
    expect(unnamed().value).toBe('Positive');
    await leave(box('A'));
    await eventually(() => expect(textOf(found('#diagnosis'))).toContain(told));
    await fill(found<HTMLInputElement>('#synoptic-A [aria-label^="Name of line"]'), 'PSA in the tissue');
    await leave(box('A'));
    await eventually(() =>
      expect(JSON.stringify(sent.at(-1))).toContain(
        String.raw`{\"element\":\"PSA in the tissue\",\"response\":\"Positive\"}`,
      ),
    );
    expect(textOf(found('#diagnosis'))).not.toContain(told);
  });

  it('says in the box of the specimen that its side is another one, with room for a reason', async () => {
    const findings = [{ code: 'C50.9', specimenID: 'A' }];
    const resection = specimenOf('A', { bodysite: 'Breast', laterality: 'Left', specimenType: 'Excision' });
    const elements = [{ element: 'Specimen laterality', response: 'Left' }];
    const block = {
      specimenID: 'A',
      template: 'Breast cancer resection',
      elements,
      notApplicableReason: null,
    };
    await mount(treeOf(diagnosisOf({ diagnoses: [resection], findings, synoptic: [block] })));
    const told = 'The side in the synoptic report of specimen A is not that of the specimen.';
    const answer = () => found<HTMLInputElement>('#synoptic-A [name$="elements.0.response"]');
    expect(section('diagnosis-A')).not.toContain(told);
    await fill(answer(), 'Right');
    expect(section('diagnosis-A')).toContain(told);
    expect(found('[name="reason.A"]').closest('.hidden')).toBeNull();
    await fill(answer(), 'Left');
    expect(section('diagnosis-A')).not.toContain(told);
    expect(found('[name="reason.A"]').closest('.hidden')).not.toBeNull();
  });

  it('says so where no code is one any more', async () => {
    const resection = specimenOf('A', { bodysite: 'Skin', specimenType: 'Excision' });
    const findings = [{ code: 'C44.3', specimenID: 'A' }];
    await mount(treeOf(diagnosisOf({ diagnoses: [resection], findings })));
    await fill(found<HTMLInputElement>('#synoptic-A [name$="elements.0.response"]'), 'Excision');
    await fill(found<HTMLInputElement>('[name="findings.0.code"]'), 'D22.3');
    const note = textOf(found('#synoptic-A [role=note]'));
    expect(note).toContain('is one of a cancer, and no code of the finding is.');
    expect(note).toContain('The report prints the lines that stand here.');
  });
});
