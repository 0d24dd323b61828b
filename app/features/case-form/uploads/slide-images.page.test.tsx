import { act } from 'react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { uploadsOf } from '#app/browser/uploads/uploads-of.ts';
import { image, slides, specimen } from '#app/core/case-form/complete-form.test-support.ts';
import { readIntent } from '#app/core/case-form/row-intents.ts';
import type { Api } from '#app/server/api.server.ts';
import { click, eventually, mount, named, unmount } from '#app/ui/mount.test-support.tsx';
import { ok } from '#contracts/result.ts';
import { formOf, treeOf } from '../case-form.test-support.tsx';
import { changeRows } from '../row-actions.server.ts';

const NAMES = ['first.svs', 'second.svs', 'third.svs'];
const sentBy = (slideDelivery: 'Upload_the_Slide_Images' | 'Mail_the_Slides', names = NAMES) =>
  formOf({
    delivery: { ...formOf().delivery, slideDelivery },
    specimens: [
      specimen({
        subsections: [
          slides({ images: names.map((name) => ({ ...image(name), imageId: `img_${name.slice(0, -4)}` })) }),
        ],
      }),
    ],
  });
const form = sentBy('Upload_the_Slide_Images');

afterEach(unmount);

it('the images of a slide go up and down, and none over an end', async () => {
  const posted: unknown[] = [];
  await mount(treeOf('specimens', form, { onPost: (data) => posted.push(data.get('intent')) }));
  expect(() => named('Move image first.svs up')).toThrow();
  expect(() => named('Move image third.svs down')).toThrow();
  await click(named('Move image third.svs up'));
  await eventually(() => expect(posted).toHaveLength(1));
  const orders: unknown[] = [];
  const api = {
    reorderImages: ({ headers, body }: { headers: object; body: object }) => {
      orders.push({ ...headers, ...body });
      return Promise.resolve(ok({ data: {}, message: null, status: 200, headers: new Headers() }));
    },
  };
  const intent = readIntent(z.string().parse(posted[0])) ?? expect.fail('no intent');
  await changeRows(api as unknown as Api, form, intent, '"v7"');
  expect(orders).toEqual([{ 'If-Match': '"v7"', imageIds: ['img_first', 'img_third', 'img_second'] }]);
});

it('an image is looked at in the viewer where its file is not at hand any more', async () => {
  await mount(treeOf('specimens', form));
  const link = named('Look at the slide in second.svs, in a new tab');
  expect(link.getAttribute('href')).toBe('/viewer?case=cas_1&image=img_second');
  expect(link.getAttribute('target')).toBe('_blank');
});

it('images that were added before the slides went by mail stay in sight and are taken off, and none are asked for', async () => {
  const posted: unknown[] = [];
  const mailed = sentBy('Mail_the_Slides', ['wrong.svs']);
  await mount(treeOf('specimens', mailed, { onPost: (data) => posted.push(data.get('intent')) }));
  expect(document.body.textContent).toContain('Remove what does not belong to it.');
  expect(document.querySelector('input[type=file][multiple]')).toBeNull();
  await click(named('Remove image wrong.svs'));
  await eventually(() => expect(posted).toHaveLength(1));
  expect(readIntent(z.string().parse(posted[0]))).toMatchObject({
    kind: 'removeImage',
    imageId: 'img_wrong',
  });
  await unmount();
  await mount(treeOf('specimens', sentBy('Mail_the_Slides', [])));
  expect(document.body.textContent).not.toContain('0 added');
});

it('the facility is asked to take no scan of its parcel off, which the operator may', async () => {
  const returned = { ...sentBy('Mail_the_Slides', ['scan.svs']), status: 'Returned' as const };
  await mount(treeOf('specimens', returned));
  expect(document.body.textContent).toContain('These may be scans of the slides that came by mail. Tell');
  expect(() => named('Remove image scan.svs')).toThrow();
  await unmount();
  await mount(treeOf('specimens', { ...returned, status: 'Submitted' }, { isOperator: true }));
  expect(document.body.textContent).toContain('These may be scans of the slides that came by mail. Remove');
  named('Remove image scan.svs');
  expect(document.body.textContent).not.toContain('These are sent with the case');
  await unmount();
  await mount(treeOf('specimens', { ...returned, delivery: form.delivery }));
  named('Remove image scan.svs');
});

it('the place for the images takes the focus of a file that is taken away', async () => {
  await mount(treeOf('specimens', form));
  const uploads = uploadsOf('usr_1', null, () => undefined);
  onTestFinished(() => uploads.forget('cas_1'));
  const place = { caseId: 'cas_1', specimenId: 'spc_1', subsectionId: 'sub_1' };
  act(() => uploads.add([new File(['x'], 'away.pdf')], place));
  const button = named('Remove away.pdf');
  const around = button.closest('[tabindex="-1"]');
  await act(() => Promise.resolve(button.focus()));
  await click(button);
  expect(document.body.textContent).not.toContain('away.pdf');
  expect(document.activeElement).toBe(around);
  expect(around?.querySelector('input[type=file]')).not.toBeNull();
});
