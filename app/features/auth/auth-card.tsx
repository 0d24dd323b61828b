import type { ReactNode } from 'react';
import { Page } from '#app/ui/page.tsx';

interface AuthCardProps {
  /** The heading for those who listen; what is seen is `lead`. */
  readonly title: string;
  readonly lead: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** The one card of the pages before the login. */
export function AuthCard({ title, lead, text, children }: AuthCardProps) {
  return (
    <Page title={title} headingHidden width="narrow">
      <div className="mx-auto flex max-w-md flex-col gap-6 sm:mt-[8vh] sm:rounded-lg sm:border sm:border-border sm:bg-raised sm:p-8 sm:shadow-md">
        <div className="flex flex-col gap-1">
          <p className="text-2xl font-semibold tracking-tight">{lead}</p>
          <p className="text-muted">{text}</p>
        </div>
        {children}
      </div>
    </Page>
  );
}
