/** A form as somebody opened it before, whose changes were brought back into the form that the page shows now. */
export interface OpenedBefore {
  readonly etag: string;
  /** What stood in its fields. */
  readonly answers: readonly (readonly [name: string, value: string])[];
}

const OPENED_BEFORE = 'opened-before';

class OpenedBeforeEvent extends Event {
  readonly opened: OpenedBefore;
  constructor(opened: OpenedBefore) {
    super(OPENED_BEFORE, { cancelable: true });
    this.opened = opened;
  }
}

/** Tells a form of it. False where the form compares no versions. */
export const tellOpenedBefore = (form: HTMLFormElement, opened: OpenedBefore): boolean =>
  !form.dispatchEvent(new OpenedBeforeEvent(opened));

/** Gives what ends the listening. */
export function hearOpenedBefore(
  form: HTMLFormElement | null,
  hear: (opened: OpenedBefore) => void,
): () => void {
  const onTold = (event: Event): void => {
    if (!(event instanceof OpenedBeforeEvent)) return;
    event.preventDefault();
    hear(event.opened);
  };
  form?.addEventListener(OPENED_BEFORE, onTold);
  return () => form?.removeEventListener(OPENED_BEFORE, onTold);
}
