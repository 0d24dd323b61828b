import type { KeptTexts } from '#app/browser/kept-texts.ts';
import type { NotReached, ServerText, TextOwner } from '#app/browser/saving/saved-text.ts';
import type { DraftAnswer, NewDraftAnswer } from '#app/core/resources/case-draft-answer.ts';
import type { DeskView } from './desk-view.ts';

/** What the desk of a case form needs of its browser and of its server. */
export interface DeskPorts {
  readonly send: (text: TextOwner & ServerText) => Promise<DraftAnswer | NotReached>;
  readonly create: () => Promise<NewDraftAnswer | NotReached>;
  readonly keptOf: (caseId: string | null, onUnreadable: () => void) => KeptTexts;
  readonly wait: (ms: number) => Promise<void>;
  /** The case has an id from now on. */
  readonly onCreated: (caseId: string) => void;
  readonly onChange: (view: DeskView) => void;
}
