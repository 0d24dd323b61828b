import { useState } from 'react';
import { answerTo, NoAnswer } from '#app/browser/answers.ts';
import { Button } from '#app/ui/controls/button.tsx';

interface FileCheckProps {
  /** Where the file comes from; it names the case and no patient. */
  readonly address: string;
  /** What the signature says that its SHA-256 is. */
  readonly pdfHash: string;
}

const PDF = 'application/pdf';

const SAME = 'The PDF is byte for byte the one that was signed.';
const OTHER = 'The PDF is not the one that was signed. Do not use it, and tell support.';
const UNREAD = 'The PDF could not be read. Try again.';

/** What the check found, in a sentence. */
async function check({ address, pdfHash }: FileCheckProps): Promise<string> {
  try {
    const answer = await answerTo(address, { headers: { Accept: PDF } });
    // A page in place of the file, such as a proxy's, says nothing of the file.
    if (!answer.ok || answer.headers.get('Content-Type')?.startsWith(PDF) !== true) return UNREAD;
    const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
    const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return hash === pdfHash ? SAME : OTHER;
  } catch (error) {
    return error instanceof NoAnswer ? error.message : UNREAD;
  }
}

/** Works out the hash of the file in this browser and holds it against the signature (domain rules of signatures). */
export function FileCheck(props: FileCheckProps) {
  const [said, setSaid] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const begin = () => {
    setReading(true);
    setSaid(null);
    void check(props).then((text) => {
      setReading(false);
      setSaid(text);
    });
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm" busy={isReading} onClick={begin}>
        Check the PDF against its signature
      </Button>
      <p role="status" className={said === SAME ? 'font-medium text-success' : 'font-medium text-danger'}>
        {said}
      </p>
    </div>
  );
}
