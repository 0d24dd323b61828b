export type NoticeKind = 'success' | 'error' | 'warning' | 'info';

export interface NoticeOptions {
  /** What the news is about: a later notice about it takes the place of the earlier one. */
  readonly about?: string;
  /** The obvious next step. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface Notice extends NoticeOptions {
  readonly kind: NoticeKind;
  readonly message: string;
}

type Show = (notice: Notice) => void;
type Hide = (about: string) => void;

let waiting: readonly Notice[] = [];
const listeners = new Set<() => void>();
let show: Show | null = null;
let hide: Hide | null = null;

const telling =
  (kind: NoticeKind) =>
  (message: string, options: NoticeOptions = {}): void => {
    const notice = { ...options, kind, message };
    if (show !== null) return show(notice);
    waiting = [...waiting, notice];
    for (const listener of listeners) listener();
  };

/** Toasts. Kept until the code that shows them is there: a page without any never loads it. */
export const notify: Readonly<Record<NoticeKind, (message: string, options?: NoticeOptions) => void>> = {
  success: telling('success'),
  error: telling('error'),
  warning: telling('warning'),
  info: telling('info'),
};

export const areNoticesWaiting = (): boolean => waiting.length > 0;

export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the news about a thing said is not true any more. */
export function takeNoticeBack(about: string): void {
  waiting = waiting.filter((notice) => notice.about !== about);
  hide?.(about);
}

/** What waited comes at once and in order; gives what ends it. */
export function showNotices(by: Show, hideBy: Hide = () => undefined): () => void {
  show = by;
  hide = hideBy;
  const late = waiting;
  waiting = [];
  for (const notice of late) by(notice);
  return () => {
    if (show !== by) return;
    show = null;
    hide = null;
  };
}
