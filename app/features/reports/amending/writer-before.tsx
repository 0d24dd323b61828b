import type { OpenAmendment } from '#contracts/generated/wire.ts';

interface WriterBeforeProps {
  readonly open: OpenAmendment;
  readonly readerId: string;
}

/** Who began the text, where that is not its reader: nobody signs the words of another as if they were their own. */
export function WriterBefore({ open: { kind, author }, readerId }: WriterBeforeProps) {
  if (author.userId === readerId) return null;
  return (
    <p className="mb-4">
      This {kind.toLowerCase()} was begun by {author.displayName}.
    </p>
  );
}
