import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Tooltips } from './feedback/tooltips.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | null = null;

/** Takes down what a test has mounted, which every test with a page does at its end. */
export async function unmount(): Promise<void> {
  await act(() => Promise.resolve(root?.unmount()));
  root = null;
}

/** Puts a tree into an empty document, with what stands in every page; the tree that was mounted before goes. */
export async function mount(tree: ReactNode): Promise<void> {
  await unmount();
  document.body.innerHTML = '<div id="host"></div>';
  const made = createRoot(found<HTMLElement>('#host'));
  root = made;
  const page = (
    <>
      {tree}
      <Tooltips />
    </>
  );
  await act(() => Promise.resolve(made.render(page)));
}

/** As `mount`, of a tree that stands in the document as the server wrote it. */
export async function hydrate(tree: ReactNode): Promise<void> {
  await unmount();
  document.body.innerHTML = `<div id="host">${renderToString(tree)}</div>`;
  await act(async () => {
    root = hydrateRoot(found('#host'), tree);
    await Promise.resolve();
  });
}

export function found<Kind extends Element = HTMLElement>(selector: string): Kind {
  const element = document.querySelector<Kind>(selector);
  if (element === null) throw new Error(`nothing matches ${selector} in: ${textOf()}`);
  return element;
}

/** The button or link that a person would call by this name. */
export function named(name: string): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>('button, a, [role=menuitem]')];
  const one = all.find((element) => (element.getAttribute('aria-label') ?? textOf(element)) === name);
  if (one === undefined)
    throw new Error(`nobody is called ${name}; there are ${all.map(textOf).join(' | ')}`);
  return one;
}

export const textOf = (element: Element = document.body): string =>
  (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

export async function click(element: Element): Promise<void> {
  await act(async () => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await Promise.resolve();
  });
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Types as a browser does: React listens to the value's setter, so the element's own one is called. */
export async function fill(control: Control, value: string): Promise<void> {
  await act(async () => {
    Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
    control.dispatchEvent(new Event(control.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    await Promise.resolve();
  });
}

/** An answer that the test gives when it has seen what comes before it. */
export function later<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** The focus goes on to something else. */
export async function leave(control: Element): Promise<void> {
  await act(async () => {
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await Promise.resolve();
  });
}

/** Waits, turn by turn of the event loop, until the assertion holds. */
export async function eventually(assertion: () => void): Promise<void> {
  for (let turn = 0; turn < 1000; turn += 1) {
    try {
      assertion();
      return;
    } catch {
      await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    }
  }
  assertion();
}
