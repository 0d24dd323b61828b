import { type ReactElement, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { hydrate, mount } from './mount.test-support.tsx';

/** What the forms of the page have sent since it was mounted. */
export const posts: Record<string, unknown>[] = [];

interface Place {
  /** The address of the page. */
  readonly path?: string;
  /** The query of the address, with its question mark. */
  readonly search?: string;
  /** What the page's action answers to a form. */
  readonly answer?: () => unknown;
}

/** Mounts an element as the page of an address, whose forms come to `posts`. */
export async function mountPage(element: ReactElement, place: Place = {}): Promise<void> {
  await mount(<RouterProvider router={routerOf(element, place)} />);
}

/** Mounts a page that is shown anew, each time as the next element, whenever `Show what came` is pressed. */
export const mountSteps = (...steps: readonly ReactElement[]): Promise<void> =>
  mountPage(<Steps steps={steps} />);

function Steps({ steps }: { readonly steps: readonly ReactElement[] }) {
  const [at, setAt] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        Show what came
      </button>
      {steps[at]}
    </>
  );
}

/** As `mountPage`, of a page that came from the server and is taken over by the browser. */
export async function hydratePage(element: ReactElement, place: Place = {}): Promise<void> {
  await hydrate(<RouterProvider router={routerOf(element, place)} />);
}

/** Whether the browser would ask before this page is left. */
export function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

function routerOf(element: ReactElement, { path = '/', search = '', answer = () => null }: Place) {
  posts.length = 0;
  const action = async ({ request }: { request: Request }) => {
    posts.push(Object.fromEntries(await request.formData()));
    return answer();
  };
  return createMemoryRouter([{ path, element, action }], { initialEntries: [path + search] });
}
