import { type BegunRows, begunTexts } from '#app/core/diagnosis/begun-rows.ts';
import type { DiagnosisFields } from '#app/core/diagnosis/fields.ts';
import { fieldLabel, readableText, type SlideNames } from '#app/core/diagnosis/tables.ts';
import { compareVersions } from '#app/ui/forms/versions/conflict.ts';

interface LockedTextProps {
  /** Why the text takes no more words. */
  readonly reason: string;
  /** What the server had before this page wrote on, and what it has now. */
  readonly base: DiagnosisFields;
  readonly saved: DiagnosisFields;
  readonly written: DiagnosisFields;
  /** The rows of the form that were no part of what was sent. */
  readonly begun: BegunRows;
  readonly slides: SlideNames;
}

/** The text was closed while it was written, in another window perhaps: what could not be saved stays in sight. */
export function LockedText({ reason, base, saved, written, begun, slides }: LockedTextProps) {
  // Words of which the server has taken some, or that another window has changed since, are told from these alone.
  const { taken, conflicts } = compareVersions(base, saved, written);
  const unsaved = [...taken, ...conflicts];
  const rows = begunTexts(begun);
  return (
    <section role="alert" className="rounded-md border border-warning bg-warning-soft px-3 py-2">
      <h3 className="font-semibold">{reason}</h3>
      <p>
        {unsaved.length === 0 && rows.length === 0
          ? 'What you wrote here is saved.'
          : 'What you wrote since then was not saved. It is in this browser alone: copy what you still need.'}
      </p>
      <dl className="mt-2 flex flex-col gap-2">
        {unsaved.map(({ name, theirs }) => (
          <div key={name}>
            <dt className="text-sm text-muted">{fieldLabel(name)}, not saved</dt>
            <dd className="break-words whitespace-pre-wrap">
              {readableText(name, theirs, slides) || 'Emptied'}
            </dd>
          </div>
        ))}
        {rows.map(({ name, text }, at) => (
          <div key={`${name} ${String(at)}`}>
            <dt className="text-sm text-muted">{fieldLabel(name)}, a row that was not complete</dt>
            <dd className="break-words whitespace-pre-wrap">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
