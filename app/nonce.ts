import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** The nonce of this answer's content security policy; the browser hides it, so it is empty after hydration. */
export const useNonce = (): string | undefined => useContext(NonceContext);
