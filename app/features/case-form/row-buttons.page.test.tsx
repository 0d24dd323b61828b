import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { image, slides, specimen } from '#app/core/case-form/complete-form.test-support.ts';
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
import { answerDrafts, formOf, sent, treeOf } from './case-form.test-support.tsx';

beforeEach(async () => {
  await unmount();
  localStorage.clear();
  answerDrafts();
});

async function press(intent: string): Promise<void> {
  const button = found<HTMLButtonElement>(`[value="${intent}"]`);
  await act(async () => {
    button.closest('form')?.requestSubmit(button);
    await Promise.resolve();
  });
}

describe('the buttons of rows', () => {
  it('ask for a row by what they say, under the version that is saved', async () => {
    const posts: FormData[] = [];
    await mount(treeOf('specimens', formOf(), { onPost: (data) => void posts.push(data) }));
    await press('addSlides/spc_1');
    await eventually(() => expect(posts.map((data) => data.get('intent'))).toEqual(['addSlides/spc_1']));
    expect(posts[0]?.get('etag')).toBe('"v1"');
  });

  it('keep what is typed from being saved under the version before their row, until the page has it', async () => {
    let show = (): void => undefined;
    const isShown = new Promise<void>((resolve) => {
      show = resolve;
    });
    const posts: FormData[] = [];
    const onPost = (data: FormData) => {
      posts.push(data);
      return isShown;
    };
    await mount(treeOf('specimens', formOf(), { onPost }));
    await press('addSlides/spc_1');
    await eventually(() => expect(posts).toHaveLength(1));
    const time = found<HTMLInputElement>('[name="specimens.spc_1.collectionTime"]');
    await fill(time, '10:05');
    await act(async () => {
      time.focus();
      time.blur();
      await Promise.resolve();
    });
    expect(sent).toEqual([]);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    show();
    await eventually(() =>
      expect(sent.at(-1)?.[1]).toMatchObject({ fields: { 'specimens.spc_1.collectionTime': '10:05' } }),
    );
  });

  it('keep nothing from being sent where the page goes before their row has come', async () => {
    const posts: FormData[] = [];
    const onPost = (data: FormData) => {
      posts.push(data);
      return new Promise(() => undefined);
    };
    await mount(treeOf('specimens', formOf(), { onPost }));
    await press('addSlides/spc_1');
    await eventually(() => expect(posts).toHaveLength(1));
    await fill(found<HTMLInputElement>('[name="specimens.spc_1.collectionTime"]'), '10:05');
    expect(sent).toEqual([]);
    await act(async () => {
      window.dispatchEvent(new Event('pagehide'));
      await Promise.resolve();
    });
    expect(sent.map(([, body]) => body)).toMatchObject([
      { etag: '"v1"', fields: { 'specimens.spc_1.collectionTime': '10:05' } },
    ]);
  });

  it('show that they are under way until their row is there, and ask for one row each in their order', async () => {
    let show = (): void => undefined;
    const posts: unknown[] = [];
    const onPost = (data: FormData) => {
      posts.push(data.get('intent'));
      return new Promise<void>((resolve) => {
        show = resolve;
      });
    };
    await mount(treeOf('specimens', formOf(), { onPost }));
    const busy = () =>
      [...document.querySelectorAll<HTMLButtonElement>('[aria-busy=true]')].map(({ value }) => value);
    await press('addSlides/spc_1');
    await eventually(() => expect(posts).toHaveLength(1));
    await press('addSlides/spc_1');
    await press('addSpecimen');
    expect(busy()).toEqual(['addSlides/spc_1', 'addSpecimen']);
    expect(posts).toEqual(['addSlides/spc_1']);
    show();
    await eventually(() => expect(posts).toEqual(['addSlides/spc_1', 'addSpecimen']));
    expect(busy()).toEqual(['addSpecimen']);
    show();
    await eventually(() => expect(busy()).toEqual([]));
    expect(posts).toHaveLength(2);
  });

  it('lead to the first field of the row that they have added', async () => {
    const onPost = () =>
      found('[data-row=spc_1]').insertAdjacentHTML(
        'afterend',
        '<fieldset data-row="spc_2"><input name="new">',
      );
    await mount(treeOf('specimens', formOf(), { onPost }));
    found<HTMLElement>('[value=addSpecimen]').focus();
    await press('addSpecimen');
    await eventually(() => expect(document.activeElement?.getAttribute('name')).toBe('new'));
  });

  it('do no more of what was pressed after something was refused', async () => {
    let answer = (): void => undefined;
    const posts: unknown[] = [];
    const onPost = (data: FormData) => {
      posts.push(data.get('intent'));
      return new Promise<string>((resolve) => {
        answer = () => resolve('This case was changed elsewhere.');
      });
    };
    await mount(treeOf('specimens', formOf(), { onPost }));
    await press('addSlides/spc_1');
    await eventually(() => expect(posts).toHaveLength(1));
    await press('addSpecimen');
    answer();
    await eventually(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    expect(textOf()).toContain('This case was changed elsewhere.');
    expect(posts).toEqual(['addSlides/spc_1']);
  });

  it('ask before uploaded images go with a row, and not before a row without any', async () => {
    const posts: FormData[] = [];
    const onPost = (data: FormData) => posts.push(data);
    const intents = () => posts.map((data) => data.get('intent'));
    const images = [image('one.svs'), image('other.svs')];
    const full = specimen({ subsections: [slides({ images }), slides({ id: 'sub_2', displayId: 'A2' })] });
    await mount(treeOf('specimens', formOf({ specimens: [full] }), { onPost }));
    await click(found('[value="removeSpecimen/spc_1"]'));
    await eventually(() => expect(textOf(found('[role=dialog]'))).toContain('Remove specimen A?'));
    expect(textOf(found('[role=dialog]'))).toContain('2 uploaded images would go with it.');
    await click(named('Cancel'));
    expect(intents()).toEqual([]);
    await click(found('[value="removeSlides/spc_1/sub_1"]'));
    await eventually(() => expect(textOf(found('[role=dialog]'))).toContain('Remove slides A1?'));
    const asked = [...document.querySelectorAll('[role=dialog] button')];
    await click(asked.find((one) => textOf(one) === 'Remove slides A1') ?? expect.fail('no such button'));
    await eventually(() => expect(intents()).toEqual(['removeSlides/spc_1/sub_1']));
    await eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    await click(found('[value="removeSlides/spc_1/sub_2"]'));
    await eventually(() =>
      expect(intents()).toEqual(['removeSlides/spc_1/sub_1', 'removeSlides/spc_1/sub_2']),
    );
  });
});
