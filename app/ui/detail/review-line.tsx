import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { TextLink } from '../controls/text-link.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

interface ReviewLineProps {
  /** How far the review is, or what it found. */
  readonly state: string;
  readonly what: string;
  readonly who: string;
  /** Whose result the link is to. */
  readonly reader: string;
  /** Null for whoever may not read the result, or while there is none. */
  readonly resultPath: string | null;
  readonly comment: string | null;
  /** When it was asked for. */
  readonly children?: ReactNode;
}

/** One second review in a list of them. */
export function ReviewLine({ state, what, who, reader, resultPath, comment, children }: ReviewLineProps) {
  return (
    <li className="rounded-md border border-border bg-raised px-3 py-2">
      <p>
        <span className="font-medium">{state}</span>, {what}, {who}
      </p>
      {children !== undefined && <p className="text-sm text-muted">{children}</p>}
      {comment !== null && <p className="text-sm whitespace-pre-wrap">{comment}</p>}
      {resultPath !== null && (
        <TextLink asChild>
          <Link to={resultPath}>
            Read the result<VisuallyHidden> of {reader}</VisuallyHidden>
          </Link>
        </TextLink>
      )}
    </li>
  );
}
