import { RemixBrowser } from '@remix-run/react';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { watchEarlyTyping } from './browser/early-typing.ts';
import { FIRST_CODE_CAME } from './browser/first-code.ts';
import { adoptStyleNonce } from './ui/style-nonce.ts';

window.dispatchEvent(new Event(FIRST_CODE_CAME));
adoptStyleNonce(document);
const enterEarlyTyping = watchEarlyTyping(document);

/** Around the page and not beside it: a second child would give every id of the page another name than the server did. */
function TakenOver({ children }: { readonly children: ReactNode }) {
  useEffect(enterEarlyTyping, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TakenOver>
        <RemixBrowser />
      </TakenOver>
    </StrictMode>,
  );
});
