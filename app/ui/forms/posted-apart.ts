import { createContext } from 'react';

/** Where forms are posted that are not of the page's own route, such as those in a dialog over slides. */
interface PostedApart {
  readonly action: string;
  /** Under this key the page finds what came of the post. */
  readonly fetcherKey: string;
}

/** Null where forms are posted to the page's own route. */
export const PostedApartContext = createContext<PostedApart | null>(null);
