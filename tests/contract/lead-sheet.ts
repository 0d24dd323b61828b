/** What a sheet is told of an asker who is known already. */
export const KNOWN = 'There is an enquiry of theirs already';

/** What may be wrong with a row, by its cells, and the reason that is given for it. */
const FAULTS: readonly (readonly [cells: string, reason: string])[] = [
  ['No,Address,,,,,', 'Give an email or a phone number'],
  ['Bad,Address,nowhere@example,,,,', 'Enter a valid email address'],
  ['Asked,Twice,lead1@example.org,,,,', KNOWN],
  ['Strange,Country,country{n}@example.org,,,Atlantis,', 'Write one of: United States, Canada, Other.'],
  ['Long,Ago,ago{n}@example.org,,,,2020-01-01', 'Next contact date cannot be in the past'],
];
const BAD_ROWS = 37;
const ROWS = 1000;

/** A sheet of a thousand leads, 37 of them bad and spread over it; each of these with its row and the reason. */
export function aThousandLeads() {
  const lines = ['First name,Last name,Email,Phone,Organisation,Country,Next contact date'];
  const bad: (readonly [row: number, reason: string])[] = [];
  for (let lead = 1; lead <= ROWS; lead += 1) {
    const fault = lead % 27 === 0 && bad.length < BAD_ROWS ? FAULTS[bad.length % FAULTS.length] : undefined;
    if (fault === undefined)
      lines.push(`Lead,Invented,lead${lead}@example.org,,"Clinic ${lead}, Invented",US,`);
    else {
      const [cells, reason] = fault;
      lines.push(cells.replace('{n}', String(lead)));
      bad.push([lead + 1, reason]);
    }
  }
  return { csv: lines.join('\n'), bad };
}
