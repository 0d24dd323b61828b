import type { Product } from '../product.ts';

interface Case {
  readonly caseID: string | null;
  readonly caseRecordId: string | null;
  readonly patientInfo: Readonly<
    Record<'lastName' | 'firstName' | 'birthDate' | 'medicalRecordNumber', string | null>
  >;
}

/** The cases of a product as its backend stores them: by its API nobody is told of all patients. */
async function casesOf({ url }: Pick<Product, 'url'>): Promise<readonly Case[]> {
  const answer = await fetch(`${url}/__mock/query/cases`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ take: 10_000 }),
  });
  if (!answer.ok) throw new Error(`The cases were refused: ${String(answer.status)}`);
  const { records } = (await answer.json()) as { readonly records: readonly Case[] };
  return records;
}

function namesIn({ patientInfo, caseRecordId }: Case): readonly string[] {
  const { lastName, firstName, birthDate, medicalRecordNumber } = patientInfo;
  const words = [lastName, birthDate, medicalRecordNumber, caseRecordId];
  return [...words.flatMap((word) => word ?? []), `${firstName ?? ''} `];
}

/** What names the patient of a case, by the platform's number: none of it may reach who has not got the case. */
export async function patientStringsOf(
  product: Pick<Product, 'url'>,
  caseID: string,
): Promise<readonly string[]> {
  const found = (await casesOf(product)).find((one) => one.caseID === caseID);
  if (found === undefined) throw new Error(`${caseID} is not in this world`);
  return namesIn(found);
}

/** Names of every patient of a product's world, for tests of logs and addresses. */
export async function allPatientStrings(product: Pick<Product, 'url'>): Promise<readonly string[]> {
  const named = (await casesOf(product)).filter(({ caseID }) => caseID !== null);
  if (named.length === 0) throw new Error('This world has no cases');
  return named.flatMap(namesIn);
}
