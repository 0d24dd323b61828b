import { allSettled } from 'effector';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { marksAsGeoJson } from '#app/core/exchange/geojson.ts';
import type { Ruler } from '#app/core/marks/ruler.ts';
import { notify } from '#app/ui/feedback/notify.ts';
import { eventually, found, later, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { $log, rejected, sealChanged } from '../../state/log.ts';
import { outboxChanged } from '../../state/outbox-state.ts';
import { panes } from '../../state/panes.ts';
import { heard, open, opened } from '../../state/reading.test-support.ts';
import { type ImageOutbox, NEW_OUTBOX } from '../../storage/outbox/image-outbox.ts';
import { importText, MarksFile } from './marks-file.tsx';
import { asked, measure, press, readerAt, shown } from './panels.test-support.tsx';

afterEach(() => mount(null));

async function reading(count: number) {
  const scope = await readerAt();
  await measure(scope, count);
  const image = scope.getState(panes.primary.$openImage);
  if (image === null) throw new Error('No slide');
  const here = scope.getState(panes.primary.$current);
  const text = marksAsGeoJson({ imageId: image.id, checksum: image.checksum, ...here });
  const said = vi.spyOn(notify, 'info').mockImplementation(() => undefined);
  const failed = vi.spyOn(notify, 'error').mockImplementation(() => undefined);
  return { scope, image, here, text, said, failed };
}

describe('marks of a file', () => {
  it('are brought to the slide in one step of Undo, and once only', async () => {
    const { scope, image, here, text, said } = await reading(2);
    await asked(scope, { type: 'clear-rulers' });
    const taken: (readonly Ruler[])[] = [];
    const take = vi.fn(({ rulers }: { readonly rulers: readonly Ruler[] }) => taken.push(rulers) > 0);
    importText(text, { image, here: { rulers: [], patches: [] }, take });
    expect(said).toHaveBeenLastCalledWith('2 marks imported.');
    expect(taken[0]?.map(({ id }) => id)).toEqual(here.rulers.map(({ id }) => id));
    await asked(scope, { type: 'import-marks', rulers: taken[0] ?? [], patches: [] });
    expect(scope.getState(panes.primary.$current).rulers).toHaveLength(2);
    importText(text, { image, here: scope.getState(panes.primary.$current), take });
    expect(said).toHaveBeenLastCalledWith('No new marks in this file.');
    expect(take).toHaveBeenCalledOnce();
    await asked(scope, { type: 'undo', lane: 'marks' });
    expect(scope.getState(panes.primary.$current).rulers).toEqual([]);
  });

  it('that all have one id in the file are as many on the slide as the notice says', async () => {
    const { scope, image, here, said } = await reading(0);
    const features = [10, 20, 30].map((x) => ({
      type: 'Feature',
      id: 'PathAnnotationObject',
      geometry: { type: 'Point', coordinates: [x, 10] },
      properties: null,
    }));
    const taken: Parameters<Parameters<typeof importText>[1]['take']>[0][] = [];
    importText(JSON.stringify(features), { image, here, take: (marks) => taken.push(marks) > 0 });
    expect(said).toHaveBeenLastCalledWith('3 marks imported.');
    for (const marks of taken) await asked(scope, { type: 'import-marks', ...marks });
    const { patches } = scope.getState(panes.primary.$current);
    expect(patches.map(({ box }) => box.x)).toEqual([10, 20, 30]);
  });

  it('that fit no mark, or lie beside the slide, are counted', async () => {
    const { image, here, said } = await reading(0);
    const take = vi.fn(() => true);
    const geometries = [
      { type: 'Point', coordinates: [10, 10] },
      { type: 'Point', coordinates: [-5, 10] },
      { type: 'MultiPolygon', coordinates: [] },
    ];
    const features = geometries.map((geometry) => ({ type: 'Feature', geometry, properties: null }));
    importText(JSON.stringify(features), { image, here, take });
    expect(said).toHaveBeenLastCalledWith('1 mark imported. 2 shapes left out.');
    expect(take).toHaveBeenCalledOnce();
  });

  it('that are refused are told as such, and not as imported', async () => {
    const { image, text, said } = await reading(1);
    const warned = vi.spyOn(notify, 'warning').mockImplementation(() => undefined);
    said.mockClear();
    importText(text, { image, here: { rulers: [], patches: [] }, take: () => false });
    expect(said).not.toHaveBeenCalled();
    expect(warned).toHaveBeenLastCalledWith(expect.stringMatching(/^Nothing was imported\./), {
      about: 'busy',
    });
  });

  it('of another slide, or of no file of marks, are refused by name', async () => {
    const { image, here, text, failed } = await reading(1);
    const take = vi.fn();
    importText(text, { image: { ...image, checksum: 'other' }, here, take });
    expect(failed).toHaveBeenLastCalledWith(
      'The marks in this file belong to another slide. Nothing was imported.',
    );
    importText('<xml/>', { image, here, take });
    expect(failed).toHaveBeenLastCalledWith('The file could not be read. Choose a GeoJSON file.');
    importText('{}', { image, here, take });
    expect(failed).toHaveBeenLastCalledWith(expect.stringContaining('no annotations'));
    expect(take).not.toHaveBeenCalled();
  });

  it('say in a sheet which of them are by a scale that the slide has no more', async () => {
    const scope = await readerAt();
    await measure(scope, 1);
    await asked(scope, { type: 'set-scale', scale: { mppX: 2, mppY: 2, reason: 'stage micrometer' } });
    await shown(scope, <MarksFile />);
    const blobs: Blob[] = [];
    const addresses = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:one';
    });
    const presses = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await press(named('Export or import marks'), 'Enter');
    await press(named('Export as CSV'), 'Enter');
    const rows = (await blobs[0]?.text())?.split('\r\n');
    expect(rows?.map((row) => row.split(',').at(14))).toEqual(['scale replaced', 'yes', undefined]);
    addresses.mockRestore();
    presses.mockRestore();
  });

  it('make no file before the case has said which marks it has', async () => {
    const scope = await readerAt();
    await measure(scope, 1);
    const outbox = { ...NEW_OUTBOX, phase: 'sending' } as const;
    await allSettled(outboxChanged, { scope, params: { imageId: 'a1', outbox } });
    await shown(scope, <MarksFile />);
    await press(named('Export or import marks'), 'Enter');
    const isOff = (name: string) => named(name).getAttribute('aria-disabled') === 'true';
    const off = () => [isOff('Export as GeoJSON (QuPath)'), isOff('Export as CSV'), isOff('Import GeoJSON…')];
    await eventually(() => expect(off()).toEqual([true, true, true]));
    expect(textOf()).toContain('The marks of the case are not loaded yet.');
    const tell = (over: Partial<ImageOutbox>) =>
      act(() =>
        allSettled(outboxChanged, { scope, params: { imageId: 'a1', outbox: { ...outbox, ...over } } }),
      );
    await tell({ failures: 1 });
    expect(off()).toEqual([true, true, false]);
    await tell({ heard: true });
    expect([off(), textOf()]).toEqual([[false, false, false], expect.not.stringContaining('not loaded')]);
  });

  it('that the case has no room for are refused before they are taken, so that later ones still reach it', async () => {
    const { scope, image, here, failed, said } = await reading(0);
    const pointsOf = (count: number) => ({
      type: 'Feature',
      geometry: { type: 'MultiPoint', coordinates: Array.from({ length: count }, (_, at) => [at % 900, 10]) },
      properties: null,
    });
    const take = vi.fn();
    importText(JSON.stringify([pointsOf(10_000)]), { image, here, take });
    expect(failed).toHaveBeenLastCalledWith(
      'These marks are more than a case can keep on one slide. Nothing was imported.',
    );
    expect(take).not.toHaveBeenCalled();
    const taken: Parameters<Parameters<typeof importText>[1]['take']>[0][] = [];
    const some = JSON.stringify([pointsOf(4000)]);
    importText(some, { image, here, take: (marks) => taken.push(marks) > 0 });
    expect(said).toHaveBeenLastCalledWith('4000 marks imported.');
    for (const marks of taken) await asked(scope, { type: 'import-marks', ...marks });
    await asked(scope, { type: 'undo', lane: 'marks' });
    // What was taken back is still in the log, and goes to the case with it.
    const kept = scope.getState($log).view.kept(image.id);
    importText(some, { image, here, kept, take });
    expect(failed).toHaveBeenCalledTimes(2);
    expect(take).not.toHaveBeenCalled();
  });

  /** A file of one mark is chosen, and `meanwhile` happens while it is being read. */
  async function chosen(meanwhile: () => Promise<void>): Promise<void> {
    const input = found('input[type=file]');
    const read = later<string>();
    Object.defineProperty(input, 'files', { value: [{ text: () => read.promise }] });
    await act(() => Promise.resolve(void input.dispatchEvent(new Event('change', { bubbles: true }))));
    await act(meanwhile);
    const point = { type: 'Point', coordinates: [1, 1] };
    read.resolve(JSON.stringify([{ type: 'Feature', geometry: point, properties: null }]));
  }

  it('of a file that the browser cannot read are told of', async () => {
    const { scope, failed } = await reading(0);
    await shown(scope, <MarksFile />);
    const input = found('input[type=file]');
    const gone = new DOMException('gone', 'NotReadableError');
    Object.defineProperty(input, 'files', { value: [{ text: () => Promise.reject(gone) }] });
    await act(() => Promise.resolve(void input.dispatchEvent(new Event('change', { bubbles: true }))));
    await eventually(() =>
      expect(failed).toHaveBeenLastCalledWith('The file could not be read. Nothing was imported.'),
    );
  });

  it('stay out where another slide was opened while their file was read', async () => {
    const { scope, failed } = await reading(0);
    await shown(scope, <MarksFile />);
    await chosen(() => open(scope, opened('b1')));
    await eventually(() =>
      expect(failed).toHaveBeenLastCalledWith(
        'Another slide was opened while the file was read. Nothing was imported.',
      ),
    );
    expect(scope.getState($log).view.patches('b1')).toEqual([]);
  });

  it('stay out where the case was closed while their file was chosen, and that is said once', async () => {
    const { scope } = await reading(0);
    const warned = vi.spyOn(notify, 'warning').mockImplementation(() => undefined);
    warned.mockClear();
    const refused = heard(rejected, scope);
    await shown(scope, <MarksFile />);
    await chosen(async () => {
      await allSettled(sealChanged, { scope, params: 'read-only' });
    });
    await eventually(() =>
      expect(warned.mock.calls).toEqual([['The marks of this case are read-only. Nothing was imported.']]),
    );
    // Another notice is said at each of these.
    expect(refused).toEqual([]);
  });

  it('have a button of their own once a slide is open', async () => {
    const scope = await readerAt();
    await shown(scope, <MarksFile />);
    expect(named('Export or import marks').getAttribute('aria-haspopup')).toBe('menu');
  });
});
