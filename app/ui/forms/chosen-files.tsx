import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { byteText } from './byte-text.ts';

/** As many bytes as tell what a file is. */
const HEAD_BYTES = 16;

/** Judges a file by its name, its size and its first bytes: a name alone says nothing about the content. */
export type FileRule = (file: {
  readonly name: string;
  readonly bytes: number;
  readonly head: Uint8Array;
}) => string | null;

interface ChosenFilesProps {
  readonly files: readonly File[];
  readonly rule: FileRule | undefined;
  /** What the field already says of its files, which is not said twice. */
  readonly told: readonly string[];
}

/** Each file with its size, a picture of it where it is one, and what is wrong with it. */
export function ChosenFiles({ files, ...judged }: ChosenFilesProps) {
  return files.map((file) => (
    <ChosenFile key={`${file.name} ${file.size} ${file.lastModified}`} file={file} {...judged} />
  ));
}

function ChosenFile({ file, rule, told }: Omit<ChosenFilesProps, 'files'> & { readonly file: File }) {
  const problem = useProblem(file, rule);
  const isNews = problem !== null && !told.includes(problem);
  return (
    <li className="flex items-center gap-3 text-sm">
      {file.type.startsWith('image/') && problem === null && <Preview file={file} />}
      <span className="min-w-0 flex-1 break-all">
        {file.name} <span className="text-muted">{byteText(file.size)}</span>
        <span role="alert" className="flex items-start gap-1.5 text-danger empty:hidden">
          {isNews && (
            <>
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {problem}
            </>
          )}
        </span>
      </span>
    </li>
  );
}

function useProblem(file: File, rule: FileRule | undefined): string | null {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    const judge = async () => {
      const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
      if (!isLeft) setProblem(rule?.({ name: file.name, bytes: file.size, head }) ?? null);
    };
    judge().catch(() => !isLeft && setProblem('This file cannot be read'));
    return () => {
      isLeft = true;
    };
  }, [file, rule]);
  return problem;
}

function Preview({ file }: { readonly file: File }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (picture.current !== null) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={picture} alt="" className="size-12 shrink-0 rounded-sm bg-slide object-contain" />;
}
