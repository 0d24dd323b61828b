import { act, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { watchEarlyTyping } from './early-typing.ts';

const heard: string[] = [];

afterEach(() => {
  heard.length = 0;
  document.body.innerHTML = '';
});

function Page({ takeOver }: { readonly takeOver?: () => void }) {
  const [name, setName] = useState('Ann');
  useEffect(() => takeOver?.(), [takeOver]);
  return (
    <form
      onInput={({ target }) =>
        heard.push(target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : '')
      }
    >
      <textarea name="history" defaultValue="A papule." />
      <input name="name" value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
      <output>{name}</output>
      <input type="checkbox" name="none" />
      <input type="radio" name="side" value="left" defaultChecked />
      <input type="radio" name="side" value="right" />
      <select name="site" defaultValue="skin">
        <option value="nose">Nose</option>
        <option value="skin">Skin</option>
      </select>
      <input name="untouched" defaultValue="as it came" />
    </form>
  );
}

const control = <T extends HTMLElement>(selector: string): T =>
  document.querySelector<T>(selector) ?? expect.fail(selector);
const area = () => control<HTMLTextAreaElement>('[name=history]');
const line = () => control<HTMLInputElement>('[name=name]');

async function hydrated(takeOver: () => void): Promise<void> {
  await act(async () => {
    hydrateRoot(control('#root'), <Page takeOver={takeOver} />);
    await Promise.resolve();
  });
}

it('S4.3-01 what was typed before the page was taken over stays, and its form hears of it', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  area().value = 'A papule. It bleeds.';
  line().value = 'Anna';
  control<HTMLInputElement>('[name=none]').click();
  control<HTMLInputElement>('[value=right]').click();
  control<HTMLSelectElement>('[name=site]').value = 'nose';
  await hydrated(watchEarlyTyping(document));
  expect(area().value).toBe('A papule. It bleeds.');
  expect([line().value, control('output').textContent]).toEqual(['Anna', 'Anna']);
  expect(control<HTMLInputElement>('[name=none]').checked).toBe(true);
  expect(control<HTMLInputElement>('[value=right]').checked).toBe(true);
  expect(control<HTMLSelectElement>('[name=site]').value).toBe('nose');
  expect([...new Set(heard)]).toEqual(['history', 'name', 'none', 'side', 'site']);
});

it('what is typed while it is taken over stays too', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  const takeOver = watchEarlyTyping(document);
  area().value = 'A nodule.';
  area().dispatchEvent(new Event('input', { bubbles: true }));
  await hydrated(takeOver);
  expect(area().value).toBe('A nodule.');
  expect(heard).toEqual(['history']);
});
