interface HoneypotProps {
  readonly name: string;
}

/** Hidden by an attribute: it is out of sight without a style sheet, for screen readers and for the Tab key as well. */
export function Honeypot({ name }: HoneypotProps) {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input type="text" name={name} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
