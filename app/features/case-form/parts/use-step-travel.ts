import { type Fetcher, useLocation, useNavigate } from '@remix-run/react';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { readIntent } from '#app/core/case-form/row-intents.ts';
import { type FormStep, nextStep, readStep, TO_REVIEW } from '#app/core/case-form/steps.ts';
import { caseFormPathOf, reviewCasePathOf } from '#app/core/cases/case-links.ts';
import type { DeskHands } from '../saving/use-case-desk.ts';
import { focusAfter, type PressedRow, pressedRow } from './row-focus.ts';

interface Travel {
  /** For the form of the step: a row is asked for, or the step is finished. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** For the links of the steps. */
  readonly onGo: (event: MouseEvent, to: string) => void;
  /** What the buttons of rows were asked for and the page does not show yet, in the order of the presses. */
  readonly rowsAsked: readonly string[];
}

type Posted = { readonly refused: string | null } | null;

interface TravelOptions {
  readonly step: FormStep;
  readonly hands: DeskHands;
  readonly post: (intent: string, caseId: string) => void;
  /** What was posted last, until it was answered and is shown, and then its answer. */
  readonly posted: Pick<Fetcher<Posted>, 'state' | 'data'>;
  readonly hasErrors: boolean;
  /** The first step with a text that the server cannot hold; null where there is none. */
  readonly unkeptStep: FormStep | null;
  /** This step has errors that keep the form from going on. */
  readonly onRefused: (step: FormStep) => void;
}

const pathOf = (caseId: string, next: FormStep | null): string =>
  next === null ? reviewCasePathOf(caseId) : caseFormPathOf(caseId, next);

/** Goes from step to step, what was typed being saved first: the next page is made of what the server has. */
export function useStepTravel(options: TravelOptions): Travel {
  const { step, hands, hasErrors, unkeptStep, onRefused } = options;
  const { desk, read } = hands;
  const navigate = useNavigate();
  useStepFocus(step);
  // The server may find something while the step waits for its save.
  const latest = useRef({ hasErrors, unkeptStep });
  useEffect(() => {
    latest.current = { hasErrors, unkeptStep };
  });
  /** The review shows what the server has, and what it has not must not be missed there. */
  const show = (caseId: string, next: FormStep | null): void => {
    const unkept = next === null ? latest.current.unkeptStep : null;
    if (unkept !== null) onRefused(unkept);
    if (unkept !== step) navigate(pathOf(caseId, unkept ?? next));
  };

  const { askForRow, rowsAsked } = useRowsAsked(options);
  const goOn = async (): Promise<void> => {
    await desk?.idle();
    const caseId = desk?.view.caseId ?? null;
    if (latest.current.hasErrors) onRefused(step);
    else if (caseId !== null) show(caseId, nextStep(step));
  };
  const goToReview = async (): Promise<void> => {
    await desk?.idle();
    const caseId = desk?.view.caseId ?? null;
    if (caseId !== null) show(caseId, null);
  };
  const goTo = async (to: string): Promise<void> => {
    await desk?.idle();
    const asked = new URL(to, window.location.href).searchParams.get('step');
    const next = asked === null || asked === 'review' ? null : readStep(asked);
    // A case that had no id when the link was made has one by then.
    const caseId = desk?.view.caseId ?? null;
    if (caseId === null) navigate(to);
    else show(caseId, next);
  };
  return {
    onSubmit: (event) => {
      if (desk === null) return;
      event.preventDefault();
      read(event.currentTarget);
      const button = buttonOf(event);
      const intent = button?.getAttribute('value') ?? '';
      if (intent === TO_REVIEW) void goToReview();
      else if (button === null || readIntent(intent) === null) void goOn();
      else askForRow(intent, button);
    },
    onGo: (event, to) => {
      if (desk === null || isForAnotherTab(event)) return;
      event.preventDefault();
      void goTo(to);
    },
    rowsAsked,
  };
}

/**
 * One row after the other: each names the version that the one before has made. A second press of the same button
 * before its row stands there, or is gone, would be a second row or a refusal.
 */
function useRowsAsked({ hands: { desk }, post, posted }: TravelOptions) {
  const [rowsAsked, setRowsAsked] = useState<readonly string[]>([]);
  const asked = useRef(rowsAsked);
  const pressed = useRef(new Map<string, PressedRow>());
  const isPosted = useRef(false);
  const put = (intents: readonly string[]): void => {
    asked.current = intents;
    setRowsAsked(intents);
  };
  const sendFirst = async (): Promise<void> => {
    await desk?.create();
    await desk?.idle();
    const caseId = desk?.view.caseId ?? null;
    const [first] = asked.current;
    if (caseId === null || first === undefined) return put([]);
    desk?.rowWait.begin();
    isPosted.current = true;
    post(first, caseId);
  };
  const next = useRef(sendFirst);
  useEffect(() => {
    next.current = sendFirst;
  });
  const { state, data } = posted;
  useEffect(() => {
    if (state !== 'idle' || data === undefined) return;
    desk?.rowWait.end();
    desk?.hurry();
    if (!isPosted.current) return;
    isPosted.current = false;
    const place = pressed.current.get(asked.current[0] ?? '');
    if (place !== undefined) focusAfter(place);
    // What was refused is said, and nothing more is done to a case that is not as its reader takes it to be.
    put(data === null || data.refused === null ? asked.current.slice(1) : []);
    if (asked.current.length > 0) void next.current();
  }, [state, data, desk]);
  const askForRow = (intent: string, button: HTMLElement): void => {
    if (asked.current.includes(intent)) return;
    pressed.current.set(intent, pressedRow(button));
    put([...asked.current, intent]);
    if (asked.current.length === 1) void sendFirst();
  };
  return { askForRow, rowsAsked };
}

/** The button that was pressed; a form that was sent by Enter has one without a value. */
function buttonOf({ nativeEvent }: FormEvent<HTMLFormElement>): HTMLElement | null {
  const submitter = 'submitter' in nativeEvent ? nativeEvent.submitter : null;
  return submitter instanceof HTMLElement ? submitter : null;
}

const isForAnotherTab = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || button !== 0;

/** A new step begins at its beginning, or at the field that a link named. */
function useStepFocus(step: FormStep): void {
  const { hash } = useLocation();
  const shown = useRef(step);
  useEffect(() => {
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const isNew = shown.current !== step;
    shown.current = step;
    if (named !== null) {
      named.focus();
      named.scrollIntoView({ block: 'center' });
    } else if (isNew) {
      document.getElementById('main')?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
  }, [step, hash]);
}
