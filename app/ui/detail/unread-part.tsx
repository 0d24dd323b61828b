import { TextLink } from '../controls/text-link.tsx';
import { DetailSection } from './detail-page.tsx';

interface UnreadPartProps {
  readonly title: string;
  /** What could not be read, as the beginning of a sentence. */
  readonly what: string;
}

/** Stands where a part of the page would be that could not be read: nobody takes it for one that has nothing in it. */
export function UnreadPart({ title, what }: UnreadPartProps) {
  return (
    <DetailSection title={title}>
      <p role="alert">
        {what} could not be read. <TextLink href="">Load the page again</TextLink>.
      </p>
    </DetailSection>
  );
}
