import { useEffect, useLayoutEffect } from 'react';

/** Runs in the commit itself, before anything of it is painted. On the server, where nothing is, it is silent. */
export const useCommitEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
