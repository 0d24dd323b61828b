import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { mount } from './mount.test-support.tsx';

/** What the forms of the page have sent since it was mounted. */
export const posts: Record<string, unknown>[] = [];

interface Place {
  /** The address of the page. */
  readonly path?: string;
  /** What the page's action answers to a form. */
  readonly answer?: () => unknown;
}

/** Mounts an element as the page of an address, whose forms come to `posts`. */
export async function mountPage(
  element: ReactElement,
  { path = '/', answer = () => null }: Place = {},
): Promise<void> {
  posts.length = 0;
  const action = async ({ request }: { request: Request }) => {
    posts.push(Object.fromEntries(await request.formData()));
    return answer();
  };
  const router = createMemoryRouter([{ path, element, action }], { initialEntries: [path] });
  await mount(<RouterProvider router={router} />);
}
