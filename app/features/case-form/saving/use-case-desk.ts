import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetOthers, forgetOutOfDate } from '#app/browser/kept-text.ts';
import { listenToPage } from '#app/browser/saving/desk.ts';
import { storageKeyPort } from '#app/browser/storage-key.ts';
import { wait } from '#app/browser/wait.ts';
import { withoutStrayParts } from '#app/core/case-form/dependent-fields.ts';
import type { CaseFields } from '#app/core/case-form/fields.ts';
import { stepOfField } from '#app/core/case-form/steps.ts';
import { CaseDesk } from './case-desk.ts';
import { type DeskStart, type DeskView, restingView } from './desk-view.ts';
import { createDraft, sendForm } from './draft-requests.ts';
import { type FormTabs, openFormTabs } from './form-tabs.ts';
import { CASE_CREATION, keptFormsOf } from './kept-form.ts';

interface DeskOptions extends DeskStart {
  readonly idempotencyKey: string;
  /** The draft of a new case that a post before the script has made; null where there is none. */
  readonly draft: { readonly caseId: string; readonly etag: string; readonly fields: CaseFields } | null;
  readonly onCreated: (caseId: string) => void;
}

export interface DeskHands {
  readonly view: DeskView;
  /** Null before the page has been taken over by script. */
  readonly desk: CaseDesk | null;
  /** Reads what stands in the form now. */
  readonly read: (form: HTMLFormElement) => void;
  /** Writes here again what another tab was writing. */
  readonly takeBack: () => void;
}

/** Keeps and saves what is typed, brings back what an earlier page left, and tells two tabs on one draft apart. */
export function useCaseDesk({ idempotencyKey, draft, onCreated, ...given }: DeskOptions): DeskHands {
  const [start] = useState({ given, idempotencyKey, draft });
  const [view, setView] = useState<DeskView>(() => restingView(given));
  const [desk, setDesk] = useState<CaseDesk | null>(null);
  const tabs = useRef<FormTabs | null>(null);
  const created = useRef(onCreated);
  useEffect(() => {
    created.current = onCreated;
  });

  useEffect(() => {
    const { userId } = start.given;
    const key = storageKeyPort(() => userId);
    // Now and not with the first word: who is offline by then could keep nothing.
    void key().catch(() => undefined);
    const made = new CaseDesk(start.given, {
      send: sendForm,
      create: () =>
        start.draft === null
          ? createDraft(userId, start.idempotencyKey)
          : Promise.resolve({ kind: 'created', userId, ...start.draft }),
      keptOf: (caseId, onUnreadable) => keptFormsOf(userId, caseId, key, onUnreadable),
      wait,
      onCreated: (caseId) => {
        channel.claim(caseId);
        created.current(caseId);
      },
      onChange: setView,
    });
    const channel = openFormTabs(
      userId,
      (caseId) => caseId === made.view.caseId,
      () => made.stepBack(),
    );
    tabs.current = channel;
    if (start.given.caseId !== null) channel.claim(start.given.caseId);
    forgetEarlier(made, userId);
    void made.takeOver();
    setDesk(made);
    const stop = listenToPage({ cameOnline: () => made.cameOnline(), hurry: () => made.sendNow() }, () =>
      made.release(),
    );
    return () => {
      stop();
      channel.close();
      setDesk(null);
      void made.close();
    };
  }, [start]);

  const early = useRef<HTMLFormElement | null>(null);
  const read = useCallback(
    (form: HTMLFormElement) => {
      early.current = desk === null ? form : null;
      if (desk === null || desk.view.isElsewhere) return;
      const before = desk.view.fields;
      desk.change(withoutStrayParts(before, { ...before, ...typedIn(form) }));
    },
    [desk],
  );
  // Typed before the page was ready to hear of it.
  useEffect(() => {
    if (desk !== null && early.current !== null) read(early.current);
  }, [desk, read]);
  const takeBack = useCallback(() => {
    if (desk?.view.caseId != null) tabs.current?.claim(desk.view.caseId);
    desk?.stepForward();
  }, [desk]);
  return { view, desk, read, takeBack };
}

/** Neither drafts of the person before nor old ones stay in this browser, and their going is told. */
function forgetEarlier(desk: CaseDesk, userId: string): void {
  if (forgetOthers(window.localStorage, CASE_CREATION, userId)) desk.tellDropped('ofOthers');
  if (forgetOutOfDate(window.localStorage, CASE_CREATION, Date.now())) desk.tellDropped('outOfDate');
}

/** The fields that the form shows now, each with its text; a box that is not ticked is an empty one. */
function typedIn(form: HTMLFormElement): Readonly<Record<string, string>> {
  const shown = [...form.elements].flatMap((element) => {
    const name = element.getAttribute('name');
    return name !== null && stepOfField(name) !== null ? [[name, ''] as const] : [];
  });
  const typed = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && stepOfField(name) !== null ? [[name, value] as const] : [],
  );
  return Object.fromEntries([...shown, ...typed]);
}
