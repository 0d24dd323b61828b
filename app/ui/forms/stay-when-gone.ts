import type { ShouldRevalidateFunction } from '@remix-run/react';

/**
 * A form is refused with 404 when its thing is gone. The page stays as it is then: read anew, it would be 'Page Not Found',
 * and what was typed would go with it.
 */
export const stayWhenGone: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 404 ? false : defaultShouldRevalidate;
