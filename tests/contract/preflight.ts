import { expect } from 'vitest';
import type { SlideSight } from '#app/core/uploads/slide-sight.ts';
import { lookAtSlide } from '#app/viewer/tiff/slide-sight.client.ts';
import type { Upload } from '#contracts/generated/wire.ts';

/** What the browser says of the file before a byte of it is sent. */
export const lookAt = (name: string, bytes: Uint8Array): Promise<SlideSight> =>
  lookAtSlide(new File([Uint8Array.from(bytes)], name));

/**
 * The browser says of a file what the intake says of it: the same words of one that is refused, the same size and scale of
 * one that is taken, with as many levels, and why it will not be shown.
 */
export async function expectSameVerdict(
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  { status, refusal, intake }: Upload,
): Promise<void> {
  const sight = await lookAt(name, bytes);
  if (status === 'Rejected') expect(sight).toMatchObject({ kind: 'unreadable', text: refusal?.text });
  else {
    const { width, height, levels, notShown } = intake ?? expect.fail('The intake has not taken it.');
    expect(sight).toMatchObject({ kind: 'read', width, height, levels: levels.length, notShown });
    if (sight.kind !== 'read') return;
    const mpp = intake?.mppX ?? null;
    if (mpp === null) expect(sight.mpp).toBeNull();
    else expect((sight.mpp ?? 0) / mpp).toBeCloseTo(1, 3);
  }
}
