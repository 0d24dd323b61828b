import { useEffect, useState } from 'react';

/** True once `value` has been true for so long without a break; false with it at once. */
export function useLasting(value: boolean, ms: number): boolean {
  const [isLasting, setIsLasting] = useState(false);
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => setIsLasting(true), ms);
    return () => {
      clearTimeout(timer);
      setIsLasting(false);
    };
  }, [value, ms]);
  return value && isLasting;
}
