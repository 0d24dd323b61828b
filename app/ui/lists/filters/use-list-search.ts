import { useLocation, useNavigation } from '@remix-run/react';
import { withoutRefusal } from '#app/core/lists/own-views.ts';

/**
 * The search part of the list's address: that of the page which is on its way, while it is, so that a second choice
 * builds on the first one and a box is ticked as soon as it is pressed. Why a view was not saved is no part of it.
 */
export function useListSearch(): { readonly search: string; readonly isLoading: boolean } {
  const { pathname, search } = useLocation();
  const { state, location } = useNavigation();
  const isLoading = state === 'loading' && location.pathname === pathname;
  return { search: withoutRefusal(isLoading ? location.search : search), isLoading };
}
