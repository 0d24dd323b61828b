import { useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';

interface FileCheckProps {
  /** Where the file comes from; it names the case and no patient. */
  readonly address: string;
  /** What the signature says that its SHA-256 is. */
  readonly pdfHash: string;
}

type Finding = 'same' | 'other' | 'unread';

const SAID: Readonly<Record<Finding, string>> = {
  same: 'The PDF is byte for byte the one that was signed.',
  other: 'The PDF is not the one that was signed. Do not use it, and tell support.',
  unread: 'The PDF could not be read. Try again.',
};

async function check({ address, pdfHash }: FileCheckProps): Promise<Finding> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return 'unread';
    const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
    const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return hash === pdfHash ? 'same' : 'other';
  } catch {
    return 'unread';
  }
}

/** Works out the hash of the file in this browser and holds it against the signature (domain rules of signatures). */
export function FileCheck(props: FileCheckProps) {
  const [finding, setFinding] = useState<Finding | 'reading' | null>(null);
  const begin = () => {
    setFinding('reading');
    void check(props).then(setFinding);
  };
  const isBad = finding === 'other' || finding === 'unread';
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm" busy={finding === 'reading'} onClick={begin}>
        Check the PDF against its signature
      </Button>
      <p role="status" className={isBad ? 'font-medium text-danger' : 'font-medium text-success'}>
        {finding === null || finding === 'reading' ? null : SAID[finding]}
      </p>
    </div>
  );
}
