import type { KeptTexts } from '#app/browser/kept-texts.ts';

/** What this browser keeps of one form: without a draft at first, and at the place of its draft from then on. */
export class DeskTexts {
  readonly #keptOf: (caseId: string | null) => KeptTexts;
  #kept: KeptTexts;
  /** Where the words lay before there was a draft: they stay there until its own place or the server has them. */
  #before: KeptTexts | null = null;

  constructor(keptOf: (caseId: string | null) => KeptTexts, caseId: string | null) {
    this.#keptOf = keptOf;
    this.#kept = keptOf(caseId);
  }

  /** The texts of the place where the form is kept at present: that of its draft, or of none. */
  get now(): KeptTexts {
    return this.#kept;
  }

  /** There is a draft from now on. */
  moveTo(caseId: string): void {
    this.#before = this.#kept;
    this.#kept = this.#keptOf(caseId);
  }

  /** `isWhole`: the server has all of it. Says whether the browser has kept it. */
  async keep(line: string, isWhole: boolean): Promise<boolean> {
    const kept = this.#kept;
    const isKept = await kept.keep(line, isWhole).then(
      () => true,
      () => false,
    );
    if (kept === this.#kept && (isKept || isWhole)) this.leaveBefore();
    return isKept;
  }

  /** What an earlier page left is part of this page's words. Where they find no room, it stays for now. */
  dropEarlier(): void {
    void this.#kept.dropTakenOver().catch(() => undefined);
  }

  leaveBefore(): void {
    const before = this.#before;
    this.#before = null;
    void before?.keep(null).then(before.release, before.release);
  }

  release(): void {
    this.#kept.release();
    this.#before?.release();
  }
}
