import { createContext, useCallback, useContext, useEffect, useState } from 'react';

export type TellUnsaved = (form: string, isUnsaved: boolean) => void;

/** Whether any of several forms of a page holds something unsaved: only one guard can stand at the way out. */
export function useUnsaved(): {
  readonly unsaved: readonly string[];
  readonly isUnsaved: boolean;
  readonly tell: TellUnsaved;
} {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const tell = useCallback<TellUnsaved>((form, isUnsaved) => {
    setUnsaved((before) => {
      if (before.includes(form) === isUnsaved) return before;
      return isUnsaved ? [...before, form] : before.filter((one) => one !== form);
    });
  }, []);
  return { unsaved, isUnsaved: unsaved.length > 0, tell };
}

/** Tells the page of one form; a form that goes takes its unsaved words with it. */
export function useTellUnsaved(tell: TellUnsaved, form: string, isUnsaved: boolean): void {
  useEffect(() => {
    tell(form, isUnsaved);
    return () => tell(form, false);
  }, [tell, form, isUnsaved]);
}

/** Whoever guards the forms below; nobody on a page that has another guard, or none. */
export const TellUnsavedContext = createContext<TellUnsaved>(() => undefined);

/** The ids of the forms around that hold something unsaved. */
export const UnsavedFormsContext = createContext<readonly string[]>([]);

/** As `useTellUnsaved`, to the guard around the form. */
export const useTellGuard = (form: { readonly id: string; readonly dirty: boolean }): void =>
  useTellUnsaved(useContext(TellUnsavedContext), form.id, form.dirty);
