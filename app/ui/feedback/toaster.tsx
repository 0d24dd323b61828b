import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { areNoticesWaiting, onNotice } from './notify.ts';

const loadStack = () => import('./toast-stack.tsx');
const ToastStack = lazy(loadStack);

/** Toasts (specification 9), whose code is loaded with the first one. */
export function Toaster() {
  const isWanted = useSyncExternalStore(onNotice, areNoticesWaiting, () => false);
  const [isUp, setIsUp] = useState(false);
  if (isWanted && !isUp) setIsUp(true);
  if (!isUp) return null;
  return (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  );
}

/** For screens that have to tell of a lost connection: their toasts' code is there before it is lost. */
export function useToastsAtHand(): void {
  useEffect(() => {
    // Without it the toast itself tries again.
    loadStack().catch(() => undefined);
  }, []);
}
