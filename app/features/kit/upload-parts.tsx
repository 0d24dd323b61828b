import { useState } from 'react';
import { DOCUMENT_ENDINGS, fileProblem } from '#app/core/forms/document-file.ts';
import { FileSlot } from '#app/ui/forms/file-slot.tsx';
import { type Upload, UploadProgress } from '#app/ui/forms/upload-progress.tsx';
import { loneField } from './field-states.tsx';
import { KitState } from './kit-section.tsx';

const GB = 1_000_000_000;

const started: readonly Upload[] = [
  { fileName: 'invented-breast-HE.svs', bytes: 1.2 * GB, sentBytes: 0.41 * GB, phase: 'sending' },
  { fileName: 'invented-breast-Ki67.svs', bytes: 0.9 * GB, sentBytes: 0.3 * GB, phase: 'paused' },
  { fileName: 'invented-breast-HER2.svs', bytes: 0.8 * GB, sentBytes: 0, phase: 'waiting' },
  {
    fileName: 'invented-requisition.pdf',
    bytes: 24e5,
    sentBytes: 9e5,
    phase: 'failed',
    problem: 'The line broke at part 3 of 8. Nothing before it has to be sent again.',
  },
  { fileName: 'invented-consent.pdf', bytes: 310_000, sentBytes: 310_000, phase: 'done' },
];

export function UploadParts() {
  const [uploads, setUploads] = useState(started);
  const change = (fileName: string, phase: Upload['phase']) =>
    setUploads(uploads.map((one) => (one.fileName === fileName ? { ...one, phase } : one)));
  return (
    <KitState title="Files: a slot, a slot that is wrong, and uploads in every phase">
      <div className="grid gap-5 sm:grid-cols-2">
        <FileSlot
          field={loneField('file')}
          label="Requisition"
          hint="PDF, PNG, JPEG or Word, 25 MB at most"
          accept={DOCUMENT_ENDINGS}
          rule={fileProblem}
        />
        <FileSlot
          field={loneField('wrong-file', { errors: ['The file is larger than 25 MB.'], required: true })}
          label="Consent"
          multiple
        />
      </div>
      <ul className="flex flex-col gap-2">
        {uploads.map((upload) => (
          <li key={upload.fileName}>
            <UploadProgress
              upload={upload}
              onPause={() => change(upload.fileName, 'paused')}
              onResume={() => change(upload.fileName, 'sending')}
              onRetry={() => change(upload.fileName, 'waiting')}
              onRemove={() => setUploads(uploads.filter((one) => one !== upload))}
            />
          </li>
        ))}
      </ul>
    </KitState>
  );
}
