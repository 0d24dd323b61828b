import type { ApiDocument } from '../generate/document.ts';

export interface Transition {
  readonly name: string;
  /** Empty for the transition that makes the thing. */
  readonly from: readonly string[];
  /** Null for the transition after which the thing is gone. */
  readonly to: string | null;
  /** Null where the system moves it by itself. */
  readonly operation: string | null;
  readonly who: readonly string[];
  /** One sentence. */
  readonly guard: string | null;
  /** An X-Error-Code. */
  readonly refusal: string | null;
}

export interface StateMachine {
  /** The schema of the status, which names the machine. */
  readonly name: string;
  readonly description: string;
  readonly states: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  readonly initial: string;
  readonly transitions: readonly Transition[];
}

type Written = Pick<StateMachine, 'initial' | 'transitions'>;

/** The machines as the status schemas write them, by name. Nothing is checked here; the machine rules do that. */
export function machinesOf(document: ApiDocument): readonly StateMachine[] {
  return Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const written = schema['x-state-machine'] as Written | undefined;
    if (written === undefined) return [];
    return {
      name,
      description: typeof schema.description === 'string' ? schema.description : '',
      states: (schema.enum ?? []).map(String),
      labels: schema['x-labels'] ?? {},
      initial: written.initial,
      transitions: written.transitions,
    };
  });
}
