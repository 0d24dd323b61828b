import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { TextLink } from '../controls/text-link.tsx';
import { GuardedForms } from '../forms/leave-guard.tsx';
import { useListAddress } from '../lists/list-memory.ts';
import { Page } from '../page.tsx';

interface RecordPageProps {
  /** Names the thing: 'Account Riverside Lab'. */
  readonly title: string;
  /** The list that it is in, and goes back to. */
  readonly back: { readonly to: string; readonly label: string };
  /** How it stands, beside its name. */
  readonly status?: ReactNode;
  /** Links to what can be done on a page of its own. */
  readonly actions?: ReactNode;
  /** 'halves' where the children are divided into `Halves`. */
  readonly width?: 'text' | 'halves';
  readonly children: ReactNode;
}

/** A page about one record of the operator that is no case: what it is, what can be done with it, and its history. */
export function RecordPage({ title, back, status, actions, width = 'text', children }: RecordPageProps) {
  const list = useListAddress(back.to);
  const summary = (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <TextLink asChild>
        <Link to={list}>{back.label}</Link>
      </TextLink>
      {status}
    </span>
  );
  return (
    <Page title={title} namesThing width={width} summary={summary} actions={actions}>
      <GuardedForms>
        <div className="flex flex-col gap-6">{children}</div>
      </GuardedForms>
    </Page>
  );
}
