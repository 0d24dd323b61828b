import { createContext, type ReactNode, useContext } from 'react';

const Within = createContext(false);

/**
 * What is a page of its own elsewhere, within a section of another page: its headings lie below that section's, so that
 * nobody who goes from heading to heading takes a part of it for one of the page.
 */
export function WithinSection({ children }: { readonly children: ReactNode }) {
  return <Within.Provider value>{children}</Within.Provider>;
}

interface HeadingProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** The heading of a part of a page. */
export function PartHeading(props: HeadingProps) {
  const Heading = useContext(Within) ? 'h4' : 'h2';
  return <Heading {...props} />;
}

/** A heading within such a part. */
export function SubHeading(props: HeadingProps) {
  const Heading = useContext(Within) ? 'h5' : 'h3';
  return <Heading {...props} />;
}
